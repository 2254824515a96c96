#include "core/data/setup_head.h"

#include "core/data/setup_terms.h"

#include <algorithm>
#include <array>
#include <utility>

namespace core::data {
namespace {

/// The number of the form of these files; it grows when a line changes its meaning or goes.
constexpr int kSetupForm = 1;

constexpr int kLongestGame = 200;  // game-turns [20.2]
constexpr std::size_t kLongestTitle = 80;
constexpr std::size_t kBriefingWidth = 100;

constexpr std::array<std::string_view, 6> kHeadLines{"setup",  "title",   "briefing",
                                                     "errata", "options", "secrecy"};
constexpr std::array<std::string_view, 5> kCourseLines{"first-cycle", "sheets", "length",
                                                       "reinforcement", "reinforcements"};
/// As scenario.txt has them.
constexpr std::array<std::string_view, 7> kVictoryLines{
    "rule", "objective", "clear", "losses", "margin", "union-wins", "union-draws"};

bool is_among(const auto& list, std::string_view word) {
  return std::find(list.begin(), list.end(), word) != list.end();
}

void form_line(const Origin& origin, std::string_view rest, SetupHead& head) {
  const auto form = parse_int(rest);
  if (head.whole) {
    fail(origin, "setup", "given twice");
  }
  if (form != kSetupForm) {
    fail(origin, "setup",
         "this program reads set-ups of the form " + std::to_string(kSetupForm) + ", not '" +
             std::string{rest} + "'");
  }
  head.whole = true;
}

void briefing_line(std::string_view text, SetupHead& head) {
  if (text.empty()) {
    head.new_paragraph = !head.briefing.empty();
    return;
  }
  head.briefing += (head.briefing.empty() ? "" : head.new_paragraph ? "\n" : " ");
  head.briefing += text;
  head.new_paragraph = false;
}

void title_line(const Origin& origin, std::string_view text, SetupHead& head) {
  if (!head.title.empty()) {
    fail(origin, "title", "given twice");
  }
  if (text.empty() || text.size() > kLongestTitle) {
    fail(origin, "title", "a title has 1 to " + std::to_string(kLongestTitle) + " characters");
  }
  head.title = text;
}

void errata_line(const Origin& origin, std::string_view text, SetupHead& head) {
  const auto selection = rulebook::ErrataSelection::parse(text);
  if (head.errata) {
    fail(origin, "errata", "given twice");
  }
  if (!selection) {
    fail(origin, "errata", selection.error());
  }
  head.errata.emplace(origin, *selection);
}

void options_line(const Origin& origin, std::string_view text, SetupHead& head) {
  const auto selection = rulebook::OptionSelection::parse(text);
  if (head.options) {
    fail(origin, "options", "given twice");
  }
  if (!selection) {
    fail(origin, "options", selection.error());
  }
  head.options = *selection;
}

// [0.5] What its author means a side to see of the Enemy; whoever plays it may choose otherwise.
void secrecy_line(const Origin& origin, std::string_view text, SetupHead& head) {
  if (head.secrecy) {
    fail(origin, "secrecy", "given twice");
  }
  head.secrecy = rulebook::parse_secrecy(text);
  if (!head.secrecy) {
    fail(origin, "secrecy", "'" + std::string{text} + "' is not open, limited or dark [0.5]");
  }
}

/// "reinforcement union 5 i 20 W62-U-013 ; note": a row of track.csv.
rulebook::Reinforcement reinforcement(const TermText& term) {
  const auto body = without_comment(term.text, ';');
  const auto note = body.size() < term.text.size()
                        ? trim(std::string_view{term.text}.substr(body.size() + 1))
                        : "";
  const auto parts = words(body);
  if (parts.size() < 4 || parts.size() > 5) {
    fail(term.origin, term.keyword,
         "the line is written 'reinforcement SIDE GAME-TURN LETTER AMOUNT [ID]': reinforcement "
         "union 5 i 20");
  }
  const RowTable table{"track", track_columns(), {}};
  Row row;
  row.key = parts.size() > 4 ? parts[4] : "R" + std::to_string(term.origin.line);
  row.origin = term.origin;
  row.cells = {"", row.key, parts[0], parts[1], parts[2], parts[3], std::string{note}};
  return make_reinforcement(table, row);
}

void sheets_line(const TermText& term, rulebook::Scenario& scenario) {
  scenario.sheets.clear();
  for (const std::string& word : words(term.text)) {
    if (word != "A" && word != "B" && word != "C") {
      fail(term.origin, term.keyword, "'" + word + "' is not a sheet of the map: A, B or C");
    }
    scenario.sheets.push_back(static_cast<board::Sheet>(word.front() - 'A'));
  }
}

void first_cycle_line(const TermText& term, rulebook::Scenario& scenario) {
  const auto cycle = rulebook::Cycle::parse(term.text);
  if (!cycle || scenario.first_cycle < *cycle) {
    fail(term.origin, term.keyword,
         "'" + term.text + "' is not a cycle of 7/61 to that of the position, " +
             scenario.first_cycle.text());
  }
  scenario.first_cycle = *cycle;
}

void check_reinforcements(const TermText& term, const rulebook::Scenario& scenario) {
  const auto& track = scenario.track;
  const auto same = std::count_if(track.begin(), track.end(),
                                  [&](const auto& each) { return each.id == track.back().id; });
  if (same > 1) {
    fail(term.origin, term.keyword, "the id " + track.back().id + " is used twice");
  }
}

/// Lines of the course of the game, one by one.
class CourseReader {
 public:
  explicit CourseReader(rulebook::Scenario& scenario)
      : scenario_{scenario}, named_{scenario.id != kOwnScenario} {}

  void line(const TermText& term) {
    if (term.keyword == "length") {
      once(term, has_length_);
      scenario_.last_game_turn =
          require_int_within(term.origin, "length", term.text, 1, kLongestGame);
    } else if (term.keyword == "reinforcements") {
      if (term.text != "none") {
        fail(term.origin, term.keyword, "the line is written 'reinforcements none'");
      }
      once(term, has_none_);
      scenario_.track.clear();
    } else if (term.keyword == "reinforcement") {
      if (!std::exchange(has_track_, true)) {
        scenario_.track.clear();
      }
      scenario_.track.push_back(reinforcement(term));
      check_reinforcements(term, scenario_);
    } else {
      place_and_time(term);
    }
    if (has_none_ && has_track_) {
      fail(term.origin, term.keyword, "there are reinforcements, or none");
    }
  }

 private:
  static void once(const TermText& term, bool& given) {
    if (std::exchange(given, true)) {
      fail(term.origin, term.keyword, "given twice");
    }
  }

  void place_and_time(const TermText& term) {
    if (named_) {
      fail(term.origin, term.keyword, "the scenario says so: " + scenario_.id);
    }
    if (term.keyword == "sheets") {
      once(term, has_sheets_);
      sheets_line(term, scenario_);
    } else {
      once(term, has_first_);
      const rulebook::Cycle now = scenario_.first_cycle;
      first_cycle_line(term, scenario_);
      if (!has_length_) {
        scenario_.last_game_turn = rulebook::last_game_turn(scenario_.first_cycle, now);
      }
    }
  }

  rulebook::Scenario& scenario_;
  bool named_;
  bool has_length_{};
  bool has_none_{};
  bool has_track_{};
  bool has_sheets_{};
  bool has_first_{};
};

// ---- written again ----

std::string side_points(std::string_view word, board::Side side, int points) {
  return std::string{word} + " " + std::string{board::name(side)} + " " + std::to_string(points) +
         " ";
}

std::string length_text(const rulebook::Scenario& scenario) {
  return "length " + std::to_string(scenario.last_game_turn) + "\n";
}

std::string sheets_text(const rulebook::Scenario& scenario) {
  std::string text = "first-cycle " + scenario.first_cycle.text() + "\nsheets";
  for (const board::Sheet sheet : scenario.sheets) {
    text += std::string{" "} + static_cast<char>('A' + static_cast<int>(sheet));
  }
  return text + "\n";
}

}  // namespace

bool is_head_word(std::string_view word) noexcept {
  return is_among(kHeadLines, word) || is_among(kCourseLines, word) ||
         is_among(kVictoryLines, word);
}

bool is_victory_word(std::string_view word) noexcept { return is_among(kVictoryLines, word); }

std::string rules_text(const rulebook::Scenario& scenario) {
  std::string text;
  for (const base::CaseRef cited : scenario.rules) {
    text += "rule " + cited.text() + "\n";
  }
  return text;
}

std::string totals_text(const rulebook::Scenario& scenario) {
  std::string text;
  for (const rulebook::Objective& each : scenario.objectives) {
    text += side_points("objective", each.side, each.points) + each.town + "\n";
  }
  for (const rulebook::ClearObjective& each : scenario.clear) {
    text += side_points("clear", each.side, each.points) + "north-of-row " +
            std::to_string(each.north_of_row) + "\n";
  }
  for (const rulebook::LossObjective& each : scenario.losses) {
    text += side_points("losses", each.side, each.points) + "each " + std::to_string(each.each) +
            " beyond " + std::to_string(each.beyond) + "\n";
  }
  const auto total = [&](std::string_view word, const std::optional<int>& points) {
    if (points) {
      text += std::string{word} + " " + std::to_string(*points) + "\n";
    }
  };
  total("union-wins", scenario.union_wins);
  total("union-draws", scenario.union_draws);
  total("margin", scenario.margin);
  return text;
}

std::string track_text(const rulebook::Scenario& scenario) {
  std::string text;
  for (const rulebook::Reinforcement& each : scenario.track) {
    text += "reinforcement " + std::string{board::name(each.side)} + " " +
            std::to_string(each.after_gt) + " " + rulebook::track_letter(each.kind) + " " +
            (each.withdrawal ? "-" : "") + std::to_string(each.amount) + " " + each.id +
            (each.note.empty() ? "" : "  ; " + each.note) + "\n";
  }
  return text.empty() ? "reinforcements none\n" : text;
}

void read_head_line(const Origin& origin, std::string_view word, std::string_view raw,
                    std::string_view rest, SetupHead& head) {
  if (word == "setup") {
    form_line(origin, rest, head);
  } else if (word == "title") {
    title_line(origin, raw, head);
  } else if (word == "briefing") {
    briefing_line(raw, head);
  } else if (word == "errata") {
    errata_line(origin, rest, head);
  } else if (word == "options") {
    options_line(origin, rest, head);
  } else if (word == "secrecy") {
    secrecy_line(origin, rest, head);
  } else if (rest.empty()) {
    fail(origin, std::string{word}, "nothing follows '" + std::string{word} + "'");
  } else {
    head.terms.push_back({origin, std::string{word}, std::string{rest}});
  }
}

rulebook::Scenario with_own_terms(rulebook::Scenario scenario, const SetupHead& head,
                                  const Origin& file, const rulebook::Setting& setting) {
  CourseReader course{scenario};
  std::vector<TermText> victory;
  for (const TermText& term : head.terms) {
    if (is_among(kVictoryLines, term.keyword)) {
      victory.push_back(term);
    } else {
      course.line(term);
    }
  }
  if (!victory.empty()) {
    replace_terms(victory, file, setting, scenario);
  }
  return scenario;
}

std::string own_terms_text(const rulebook::Scenario& scenario, const rulebook::Scenario* base) {
  std::string text;
  const auto write = [&](std::string (*lines)(const rulebook::Scenario&)) {
    const std::string own = lines(scenario);
    if (base == nullptr || lines(*base) != own) {
      text += own;
    }
  };
  if (base == nullptr) {
    text += sheets_text(scenario);
  }
  write(length_text);
  write(track_text);
  write(rules_text);
  write(totals_text);
  return text;
}

std::string briefing_text(std::string_view briefing) {
  std::string text;
  for (std::string_view paragraph = briefing; !paragraph.empty();) {
    const auto end = std::min(paragraph.find('\n'), paragraph.size());
    std::string line;
    for (const std::string& word : words(paragraph.substr(0, end))) {
      if (!line.empty() && line.size() + word.size() >= kBriefingWidth) {
        text += "briefing " + line + "\n";
        line.clear();
      }
      line += (line.empty() ? "" : " ") + word;
    }
    text += line.empty() ? "" : "briefing " + line + "\n";
    paragraph.remove_prefix(std::min(end + 1, paragraph.size()));
    text += paragraph.empty() ? "" : "briefing\n";
  }
  return text;
}

}  // namespace core::data
