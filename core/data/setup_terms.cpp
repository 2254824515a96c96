#include "core/data/setup_terms.h"

#include "core/data/setup_limits.h"

#include <algorithm>
#include <utility>

namespace core::data {
namespace {

using board::Side;

constexpr std::size_t kAll = static_cast<std::size_t>(-1);

std::size_t index(Side side) { return static_cast<std::size_t>(side); }

Side require_side(const Origin& origin, const std::string& column, const std::string& text) {
  const auto side = board::parse_side(text);
  if (!side) {
    fail(origin, column, "'" + text + "' is not 'union' or 'confederate'");
  }
  return *side;
}

/// Reads the lines of scenario.txt that are terms, one by one.
class TermReader {
 public:
  TermReader(rulebook::Scenario& scenario, const rulebook::Setting& setting)
      : scenario_{scenario}, setting_{setting} {}

  void line(const TermText& term) {
    term_ = &term;
    parts_ = words(term.text);
    const std::string& keyword = term.keyword;
    if (keyword == "pool") {
      pool();
    } else if (keyword == "leader-pool") {
      leader_pool();
    } else if (keyword == "rule") {
      rule();
    } else if (keyword == "objective") {
      objective();
    } else if (keyword == "clear") {
      clear();
    } else if (keyword == "losses") {
      losses();
    } else if (keyword == "union-wins") {
      total(scenario_.union_wins);
    } else if (keyword == "union-draws") {
      total(scenario_.union_draws);
    } else if (keyword == "margin") {
      total(scenario_.margin);
    } else {
      fail_here("'" + keyword + "' is no keyword of scenario.txt");
    }
  }

  /// What only all lines together can tell.
  void finish(const Origin& file) const {
    for (const Side side : {Side::Union, Side::Confederate}) {
      if (!has_pool_[index(side)]) {
        fail(file, "pool", "the line 'pool " + std::string{board::name(side)} + " SUP' is missing");
      }
    }
    check_totals(file);
  }

  /// [19.37] How the winner is found.
  void check_totals(const Origin& file) const {
    if (scenario_.union_wins.has_value() == scenario_.margin.has_value()) {
      fail(file, "union-wins", "a scenario has either a line 'union-wins' or a line 'margin'");
    }
    if (scenario_.union_draws && scenario_.union_draws >= scenario_.union_wins) {
      fail(file, "union-draws", "the smallest total that is a draw lies below the one that wins");
    }
  }

 private:
  [[noreturn]] void fail_here(const std::string& reason) const {
    fail(term_->origin, term_->keyword, reason);
  }

  void require_form(std::size_t least, std::size_t most, const std::string& form) const {
    if (parts_.size() < least || parts_.size() > most) {
      fail_here("the line is written '" + form + "'");
    }
  }

  [[nodiscard]] Side side() const { return require_side(term_->origin, term_->keyword, parts_[0]); }

  [[nodiscard]] int figure(std::size_t at, int least) const {
    const int value = require_int(term_->origin, term_->keyword, parts_[at]);
    if (value < least) {
      fail_here("'" + parts_[at] + "' is less than " + std::to_string(least));
    }
    return value;
  }

  void require_word(std::size_t at, const std::string& word, const std::string& form) const {
    if (parts_[at] != word) {
      fail_here("the line is written '" + form + "'");
    }
  }

  /// The words from `first` on as one text.
  [[nodiscard]] std::string rest(std::size_t first) const {
    std::string text;
    for (std::size_t i = first; i < parts_.size(); ++i) {
      text += (text.empty() ? "" : " ") + parts_[i];
    }
    return text;
  }

  void pool() {
    require_form(2, 2, "pool SIDE SUP");
    const Side owner = side();
    if (std::exchange(has_pool_[index(owner)], true)) {
      fail_here("given twice");
    }
    scenario_.pool[index(owner)] = figure(1, 0);
    require_room_in_pool(term_->origin, scenario_.pool[index(owner)]);
  }

  void leader_pool() {
    require_form(2, kAll, "leader-pool SIDE NAME, NAME ...");
    const Side owner = side();
    auto& leaders = scenario_.leader_pool[index(owner)];
    if (leaders) {
      fail_here("given twice");
    }
    leaders.emplace();
    for (std::string& name : split(rest(1), ',')) {
      if (setting_.rulebook->find_leader(owner, name) == nullptr) {
        fail_here("'" + name + "' is no leader of the " + parts_[0] + " side [Appendix A]");
      }
      if (std::find(leaders->begin(), leaders->end(), name) != leaders->end()) {
        fail_here("'" + name + "' is named twice");
      }
      leaders->push_back(std::move(name));
    }
  }

  void rule() {
    require_form(1, 1, "rule CASE");
    const auto cited = base::CaseRef::parse(parts_[0]);
    if (!cited) {
      fail_here("'" + parts_[0] + "' is not a case");
    }
    if (scenario_.has_rule(*cited)) {
      fail_here("given twice");
    }
    scenario_.rules.push_back(*cited);
  }

  void objective() {
    require_form(4, kAll, "objective SIDE POINTS TOWN STATE");
    const Side owner = side();
    const int points = figure(1, 1);
    std::string name = rest(2);
    const auto towns = setting_.map->towns();
    const auto town = std::find_if(towns.begin(), towns.end(), [&](const map::Town& each) {
      return each.name + " " + each.state == name;
    });
    if (town == towns.end()) {
      fail_here("there is no town '" + name + "' on the map");
    }
    const auto& sheets = scenario_.sheets;
    if (std::find(sheets.begin(), sheets.end(), town->hex.sheet()) == sheets.end()) {
      fail_here(name + " lies in " + town->hex.label() + ", on a sheet the set-up does not use");
    }
    const auto& others = scenario_.objectives;
    if (std::any_of(others.begin(), others.end(),
                    [&](const auto& each) { return each.side == owner && each.town == name; })) {
      fail_here(name + " is named twice");
    }
    scenario_.objectives.push_back({owner, points, town->hex, std::move(name)});
  }

  void clear() {
    const std::string form = "clear SIDE POINTS north-of-row ROW";
    require_form(4, 4, form);
    require_word(2, "north-of-row", form);
    scenario_.clear.push_back({side(), figure(1, 1), figure(3, 1)});
  }

  void losses() {
    const std::string form = "losses SIDE POINTS each CSP beyond FACTOR";
    require_form(6, 6, form);
    require_word(2, "each", form);
    require_word(4, "beyond", form);
    scenario_.losses.push_back({side(), figure(1, 1), figure(3, 1), figure(5, 0)});
  }

  void total(std::optional<int>& cell) const {
    require_form(1, 1, term_->keyword + " POINTS");
    if (cell) {
      fail_here("given twice");
    }
    cell = figure(0, 1);
  }

  rulebook::Scenario& scenario_;
  const rulebook::Setting& setting_;
  const TermText* term_{};
  std::vector<std::string> parts_;
  std::array<bool, 2> has_pool_{};
};

}  // namespace

rulebook::Reinforcement make_reinforcement(const RowTable& table, const Row& row) {
  const std::string& letter = table.cell(row, "letter");
  const auto kind = letter.size() == 1 ? rulebook::parse_track_letter(letter.front())
                                       : std::optional<rulebook::PieceKind>{};
  if (!kind) {
    fail(row.origin, "letter",
         "'" + letter + "' is not " + one_of({"i", "c", "m", "g", "t"}) + " [19.33]");
  }
  const int after_gt = require_int(row.origin, "after_gt", table.cell(row, "after_gt"));
  if (after_gt < 1) {
    fail(row.origin, "after_gt", "game-turns are counted from 1");
  }
  const int amount = require_int(row.origin, "amount", table.cell(row, "amount"));
  if (amount == 0) {
    fail(row.origin, "amount", "nothing arrives and nothing leaves");
  }
  return {row.key,
          require_side(row.origin, "side", table.cell(row, "side")),
          after_gt,
          *kind,
          amount < 0 ? -amount : amount,
          amount < 0,
          table.cell(row, "note")};
}

std::vector<board::Sheet> parse_sheets(std::string_view text) {
  std::vector<board::Sheet> sheets;
  for (const std::string& sheet : words(text)) {
    sheets.push_back(static_cast<board::Sheet>(sheet.front() - 'A'));
  }
  return sheets;
}

std::optional<int> track_end(const RowTable& scenarios, const Row& scenario) {
  for (const char* column : {"union-track-end", "confederate-track-end"}) {
    const std::string& cell = scenarios.cell(scenario, column);
    if (!cell.empty()) {
      return require_int(scenario.origin, column, cell);
    }
  }
  return std::nullopt;
}

rulebook::Cycle first_cycle(const RowTable& scenarios, const Row& scenario) {
  const std::string& cell = scenarios.cell(scenario, "cycle");
  const auto cycle = rulebook::Cycle::parse(cell);
  if (!cycle) {
    fail(scenario.origin, "cycle", "'" + cell + "' is not a cycle");
  }
  return *cycle;
}

rulebook::Scenario make_scenario(const TermRows& rows, const rulebook::Setting& setting) {
  rulebook::Scenario result;
  result.id = rows.scenario.key;
  result.title = rows.scenarios.cell(rows.scenario, "title");
  result.sheets = parse_sheets(rows.scenarios.cell(rows.scenario, "sheets"));
  result.first_cycle = first_cycle(rows.scenarios, rows.scenario);
  const auto end = track_end(rows.scenarios, rows.scenario);
  result.campaign = !end;
  // [20.2] The campaign lasts as long as the cycle track.
  const rulebook::Cycle last = setting.rulebook->cycles.back().cycle;
  result.last_game_turn = end.value_or(rulebook::last_game_turn(result.first_cycle, last));
  TermReader reader{result, setting};
  for (const TermText& term : rows.terms) {
    reader.line(term);
  }
  reader.finish({rows.scenario.origin.file, 0});
  for (const Row& row : rows.track.rows) {
    result.track.push_back(make_reinforcement(rows.track, row));
  }
  return result;
}

void replace_terms(const std::vector<TermText>& lines, const Origin& file,
                   const rulebook::Setting& setting, rulebook::Scenario& scenario) {
  const auto is_rule = [](const TermText& term) { return term.keyword == "rule"; };
  if (std::any_of(lines.begin(), lines.end(), is_rule)) {
    scenario.rules.clear();
  }
  const bool counts = !std::all_of(lines.begin(), lines.end(), is_rule);
  if (counts) {
    scenario.objectives.clear();
    scenario.clear.clear();
    scenario.losses.clear();
    scenario.union_wins.reset();
    scenario.union_draws.reset();
    scenario.margin.reset();
  }
  TermReader reader{scenario, setting};
  for (const TermText& term : lines) {
    reader.line(term);
  }
  if (counts) {
    reader.check_totals(file);
  }
}

}  // namespace core::data
