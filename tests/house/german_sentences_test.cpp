// The German sentences stand beside the English ones: same keys, same words in braces, same cases.
#include "core/sequence/action.h"
#include "tests/house/patterns.h"
#include "tests/house/repository.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace tests::house {
namespace {

using Names = std::set<std::string>;

constexpr std::string_view kGermanMark = "de.";
constexpr std::string_view kCase = "[{case}].";
constexpr std::string_view kWords = "de.words";
constexpr std::string_view kSetUps = "de.scenarios";
constexpr std::string_view kErrata = "de.errata";
constexpr std::string_view kBattles = "de.battles";
// its rows: tests/tabletop_data/battle_language_test.cpp
constexpr std::string_view kBattleWords = "de.battle_words";
constexpr std::string_view kFieldBattles = "de.field_battles";
// its rows: tests/tabletop_data/field_language_test.cpp
constexpr std::string_view kFieldWords = "de.field_words";
constexpr std::string_view kIroncladOptions = "de.ironclad_options";
constexpr std::string_view kCoastalOptions = "de.coastal_options";
constexpr std::string_view kRiverOptions = "de.river_options";
constexpr std::string_view kFieldOptions = "de.field_options";

/// A chart of a page of docs/rules: its first line holds the headers.
struct PageChart {
  std::string name;
  std::string page;
  std::vector<std::vector<std::string>> lines;
};

std::vector<std::string> cells_of(const std::string& line) {
  static const Pattern kCell{R"(\| ([^|]*) (?=\|))"};
  std::vector<std::string> cells;
  for (const Match& at : matches(line, kCell)) {
    cells.push_back(at[1]);
  }
  return cells;
}

std::vector<PageChart> charts_under(const std::string& folder) {
  static const Pattern kMark{R"(<!-- chart: (\S+) .*)"};
  std::vector<PageChart> charts;
  for (const SourceFile& page : files_under(folder, {".md"})) {
    bool inside = false;
    for (const std::string& line : lines_of(page.text)) {
      Match mark;
      if (is_whole(line, mark, kMark)) {
        charts.push_back({mark[1], page.path, {}});
        inside = true;
      } else if (line.starts_with('#')) {
        inside = false;
      } else if (inside && line.starts_with("| ")) {
        charts.back().lines.push_back(cells_of(line));
      }
    }
  }
  return charts;
}

/// A German chart with the English one that it belongs to.
struct ChartPair {
  PageChart german;
  PageChart english;
};

const std::vector<PageChart>& all_charts() {
  static const std::vector<PageChart> charts = charts_under("docs/rules");
  return charts;
}

/// Whether a German chart goes with something else than an English chart.
bool stands_alone(const std::string& chart) {
  constexpr std::array kAlone{kWords,          kSetUps,       kErrata,      kBattles,
                              kBattleWords,    kFieldBattles, kFieldWords,  kIroncladOptions,
                              kCoastalOptions, kRiverOptions, kFieldOptions};
  return std::find(kAlone.begin(), kAlone.end(), chart) != kAlone.end();
}

/// All German charts that have an English one.
std::vector<ChartPair> chart_pairs() {
  std::vector<ChartPair> pairs;
  for (const PageChart& german : all_charts()) {
    if (!german.name.starts_with(kGermanMark) || stands_alone(german.name)) {
      continue;
    }
    const auto english =
        std::find_if(all_charts().begin(), all_charts().end(), [&](const PageChart& chart) {
          return chart.name == german.name.substr(kGermanMark.size());
        });
    if (english == all_charts().end()) {
      ADD_FAILURE() << german.page << ": " << german.name << " belongs to no chart";
    } else {
      pairs.push_back({german, *english});
    }
  }
  return pairs;
}

std::vector<std::string> keys_of(const PageChart& chart) {
  std::vector<std::string> keys;
  for (const auto& line : chart.lines) {
    keys.push_back(line.empty() ? std::string{} : line.front());
  }
  return keys;
}

/// The words in braces of a sentence.
struct BraceWords {
  Names shown;     ///< words that are filled in: {piece}, {1}, {+1}
  Names counting;  ///< figures that choose a form: 1 of {1:point:points}
  Names optional;  ///< words that stand between {? and ?}
};

BraceWords words_in(const std::string& sentence) {
  static const Pattern kOptional{R"(\{\?(.*?)\?\})"};
  static const Pattern kWord{R"(\{([^{}?][^{}]*)\})"};
  BraceWords words;
  for (const Match& at : matches(sentence, kOptional)) {
    const BraceWords inner = words_in(at[1]);
    words.optional.insert(inner.shown.begin(), inner.shown.end());
  }
  const std::string whole = replaced(sentence, kOptional, "$1");
  for (const Match& at : matches(whole, kWord)) {
    const std::string word = at[1];
    const std::size_t colon = word.find(':');
    (colon == std::string::npos ? words.shown : words.counting).insert(word.substr(0, colon));
  }
  return words;
}

/// What is left of a sentence without its words and optional parts; a stray brace stays.
std::string without_brace_words(const std::string& sentence) {
  static const Pattern kMarks{R"(\{\?|\?\}|\{[^{}?][^{}]*\})"};
  return replaced(sentence, kMarks, "");
}

/// The cases that a sentence itself cites: [5.13].
std::multiset<std::string> cases_in(const std::string& sentence) {
  static const Pattern kCited{R"(\[\d+\.\d+\])"};
  std::multiset<std::string> cases;
  for (const Match& at : matches(sentence, kCited)) {
    cases.insert(at[0]);
  }
  return cases;
}

void expect_same_words(const std::string& german, const std::string& english,
                       const std::string& where) {
  const BraceWords ours = words_in(german);
  const BraceWords theirs = words_in(english);
  EXPECT_EQ(ours.shown, theirs.shown) << where;
  EXPECT_EQ(ours.optional, theirs.optional) << where;
  // A form may be added or dropped, but only for a figure that the sentence is given.
  for (const std::string& figure : ours.counting) {
    EXPECT_TRUE(theirs.counting.contains(figure) || theirs.shown.contains(figure)) << where;
  }
  EXPECT_EQ(german.ends_with(kCase), english.ends_with(kCase)) << where;
  EXPECT_EQ(cases_in(german), cases_in(english)) << where;
  EXPECT_EQ(german == "-", english == "-") << where;
  EXPECT_EQ(without_brace_words(german).find_first_of("{}"), std::string::npos) << where;
  EXPECT_FALSE(german.empty()) << where;
}

/// Calls `see` with the German cell, the English one and their place, for every cell that a German
/// chart has besides its keys.
template <class See>
void for_each_cell(const ChartPair& pair, See see) {
  const auto& [german, english] = pair;
  const std::vector<std::string>& headers = german.lines.front();
  for (std::size_t column = 1; column < headers.size(); ++column) {
    const auto& known = english.lines.front();
    const auto found = std::find(known.begin(), known.end(), headers[column]);
    if (found == known.end()) {
      ADD_FAILURE() << german.name << ": the English chart has no column " << headers[column];
      continue;
    }
    const auto there = static_cast<std::size_t>(found - known.begin());
    for (std::size_t row = 1; row < german.lines.size(); ++row) {
      const std::string where = german.page + ": " + german.name + ", " + german.lines[row].front();
      ASSERT_EQ(german.lines[row].size(), headers.size()) << where;
      ASSERT_GT(english.lines[row].size(), there) << where;
      see(german.lines[row][column], english.lines[row][there], where);
    }
  }
}

TEST(GermanSentences, every_chart_of_sentences_has_its_german_one) {
  Names german;
  for (const ChartPair& pair : chart_pairs()) {
    EXPECT_TRUE(german.insert(pair.english.name).second) << pair.german.name << " stands twice";
  }
  EXPECT_EQ(german, (Names{"asks",           "decisions",         "events",
                           "field_aims",     "field_events",      "field_refusals",
                           "first_steps",    "first_steps_tasks", "general_reasons",
                           "operations",     "options",           "orders",
                           "refusals",       "reminders",         "report",
                           "report_causes",  "river_brief",       "river_events",
                           "river_refusals", "river_terms",       "roll_words",
                           "score",          "supply_obstacles",  "table_events",
                           "table_refusals"}));
}

TEST(GermanSentences, a_german_chart_has_the_keys_of_its_english_one) {
  for (const auto& [german, english] : chart_pairs()) {
    EXPECT_GT(german.lines.size(), 10U) << german.name;
    EXPECT_EQ(keys_of(german), keys_of(english)) << german.page << ": " << german.name;
  }
}

TEST(GermanSentences, a_german_sentence_has_the_words_in_braces_of_the_english_one) {
  for (const ChartPair& pair : chart_pairs()) {
    if (keys_of(pair.german) == keys_of(pair.english)) {
      for_each_cell(pair, expect_same_words);
    }
  }
}

// core/supply/wording.cpp fills each word in once, and knows no forms.
TEST(GermanSentences, an_obstacle_of_supply_names_each_word_once) {
  static const Pattern kWord{R"(\{([^{}]*)\})"};
  for (const PageChart& chart : all_charts()) {
    if (!chart.name.ends_with("supply_obstacles")) {
      continue;
    }
    for (const auto& line : chart.lines) {
      const std::string& sentence = line.back();
      Names seen;
      for (const Match& at : matches(sentence, kWord)) {
        EXPECT_TRUE(seen.insert(at[1]).second) << chart.name << ": " << line.front();
      }
      EXPECT_TRUE(words_in(sentence).counting.empty()) << chart.name << ": " << line.front();
    }
  }
}

// ---- set-ups and errata ----

/// The only chart of that name; without rows when there is none.
PageChart only_chart(std::string_view name) {
  const auto is_it = [&](const PageChart& each) { return each.name == name; };
  EXPECT_EQ(std::count_if(all_charts().begin(), all_charts().end(), is_it), 1) << name;
  const auto found = std::find_if(all_charts().begin(), all_charts().end(), is_it);
  return found == all_charts().end() ? PageChart{} : *found;
}

/// A row for each of `keys`, once, under these headers, and nothing empty.
void expect_rows_for(const Names& keys, std::string_view name,
                     const std::vector<std::string>& headers) {
  const PageChart chart = only_chart(name);
  ASSERT_FALSE(chart.lines.empty()) << name;
  EXPECT_EQ(chart.lines.front(), headers) << name;
  Names seen;
  for (std::size_t row = 1; row < chart.lines.size(); ++row) {
    const auto& cells = chart.lines[row];
    ASSERT_EQ(cells.size(), headers.size()) << name << ", line " << row;
    EXPECT_TRUE(seen.insert(cells.front()).second) << name << ": " << cells.front();
    for (const std::string& cell : cells) {
      EXPECT_NE(cell.find_first_not_of(" -"), std::string::npos) << name << ": " << cells.front();
    }
  }
  EXPECT_EQ(seen, keys) << name;
}

TEST(GermanSentences, every_set_up_has_its_german_title_and_briefing) {
  static const Pattern kFolder{R"(scenarios/([^/]+)/scenario\.txt)"};
  Names folders;
  for (const SourceFile& file : files_under("scenarios", {".txt"})) {
    Match folder;
    if (is_whole(file.path, folder, kFolder)) {
      folders.insert(folder[1]);
    }
  }
  ASSERT_GT(folders.size(), 5U);
  expect_rows_for(folders, kSetUps, {"set-up", "title", "briefing"});
}

/// The ids of the battles of a folder of scenarios/.
Names battles_of(const std::string& folder) {
  static const Pattern kFile{R"(scenarios/[^/]+/([^/]+)\.battle)"};
  Names battles;
  for (const SourceFile& file : files_under(folder, {".battle"})) {
    Match name;
    if (is_whole(file.path, name, kFile)) {
      battles.insert(name[1]);
    }
  }
  return battles;
}

TEST(GermanSentences, every_battle_has_its_german_title_and_history) {
  const Names naval = battles_of("scenarios/naval");
  ASSERT_GT(naval.size(), 7U);
  expect_rows_for(naval, kBattles, {"battle", "title", "history"});
  const Names field = battles_of("scenarios/field");
  ASSERT_GT(field.size(), 3U);
  expect_rows_for(field, kFieldBattles, {"battle", "title", "history"});
}

/// The names in the table of options of a tactical book, which stands under that heading.
Names options_of_book(const std::string& page, const std::string& heading) {
  static const Pattern kRow{R"(\| `([a-z0-9_]+)` \|.*)"};
  Names options;
  bool inside = false;
  for (const std::string& line : lines_of(file_at(page).text)) {
    Match name;
    inside = line.starts_with('#') ? line == heading : inside;
    if (inside && is_whole(line, name, kRow)) {
      options.insert(name[1]);
    }
  }
  EXPECT_GT(options.size(), 4U) << page;
  return options;
}

TEST(GermanSentences, every_option_of_a_tactical_set_has_its_german_meaning) {
  const std::vector<std::string> headers{"option", "meaning"};
  expect_rows_for(options_of_book("docs/rules/ironclad.md", "# Options"), kIroncladOptions,
                  headers);
  expect_rows_for(options_of_book("docs/rules/coastal.md", "# Options"), kCoastalOptions, headers);
  expect_rows_for(options_of_book("docs/rules/red-river.md", "## 3. Setting up"), kRiverOptions,
                  headers);
  expect_rows_for(options_of_book("docs/rules/field-battle.md", "# Options"), kFieldOptions,
                  headers);
}

TEST(GermanSentences, every_erratum_has_its_german_title) {
  Names ids;
  const std::vector<std::string> lines = lines_of(file_at("errata/items.csv").text);
  for (std::size_t row = 1; row < lines.size(); ++row) {
    ids.insert(lines[row].substr(0, lines[row].find(',')));
  }
  ASSERT_GT(ids.size(), 100U);
  expect_rows_for(ids, kErrata, {"erratum", "title"});
}

// ---- single words ----

const PageChart& german_words() {
  static const PageChart words = only_chart(kWords);
  return words;
}

/// The literals of the array of that name in a source file.
std::vector<std::string> literals_of(const std::string& path, const std::string& array) {
  static const Pattern kLiteral{R"x("([A-Za-z{][A-Za-z ,={}-]*)")x"};
  const std::string text = file_at(path).text;
  const std::size_t begin = text.find(array + "{");
  const std::size_t end = text.find("};", begin);
  if (begin == std::string::npos || end == std::string::npos) {
    ADD_FAILURE() << path << " has no array " << array;
    return {};
  }
  const std::string part = text.substr(begin, end - begin);
  std::vector<std::string> literals;
  for (const Match& at : matches(part, kLiteral)) {
    literals.push_back(at[1]);
  }
  return literals;
}

TEST(GermanSentences, every_single_word_stands_once) {
  Names seen;
  for (const auto& line : german_words().lines) {
    ASSERT_EQ(line.size(), 2U) << line.front();
    EXPECT_TRUE(seen.insert(line.front()).second) << line.front() << " stands twice";
    EXPECT_FALSE(line.back().empty()) << line.front();
  }
}

TEST(GermanSentences, the_names_that_sentences_take_from_the_program_have_a_german_word) {
  struct Source {
    std::string path;
    std::string array;
  };

  const std::array sources{Source{"core/words/said.cpp", "kStatuses"},
                           Source{"core/rulebook/piece_kind.cpp", "kNames"},
                           Source{"core/state/turn.cpp", "kStages"},
                           Source{"core/state/turn.cpp", "kAway"},
                           Source{"core/map/map.cpp", "kTownKinds"},
                           Source{"core/map/terrain.cpp", "kSideKinds"},
                           Source{"core/tabletop/objective_words.cpp", "kOfOne"},
                           Source{"core/tabletop/objective_words.cpp", "kOfSeveral"},
                           Source{"core/tabletop/objective_words.cpp", "kByEdge"},
                           Source{"core/tabletop/objective_words.cpp", "kSeveralByEdge"},
                           Source{"core/tabletop/objective_words.cpp", "kOfFort"},
                           Source{"core/tabletop/objective_words.cpp", "kAllOfSide"}};
  const std::vector<std::string> keys = keys_of(german_words());
  const Names known{keys.begin(), keys.end()};
  for (const Source& source : sources) {
    const std::vector<std::string> literals = literals_of(source.path, source.array);
    EXPECT_GT(literals.size(), 1U) << source.path << ": " << source.array;
    for (const std::string& word : literals) {
      EXPECT_TRUE(known.contains(word)) << source.path << ": no German word for '" << word << "'";
    }
  }
  for (const auto& kind : core::sequence::kActionKinds) {
    EXPECT_TRUE(known.contains(std::string{kind.word})) << "no German word for " << kind.word;
  }
}

/// Whether a word, or what it is made from, stands in core/ as a literal: with blanks beside it,
/// with hyphens for its blanks, or after "the ".
bool is_in_core(const std::string& word) {
  static const std::string all = [] {
    std::string text;
    for (const SourceFile& file : files_under("core", {".h", ".cpp", ".inc"})) {
      text += file.text;
    }
    return text;
  }();
  std::string hyphened = word;
  std::replace(hyphened.begin(), hyphened.end(), ' ', '-');
  const std::string bare = word.starts_with("the ") ? word.substr(4) : word;
  const std::array made{'"' + word + '"', "\" " + word + '"', "\" " + word + " \"",
                        '"' + hyphened + '"', '"' + bare + '"'};
  return std::any_of(made.begin(), made.end(), [](const std::string& literal) {
    return all.find(literal) != std::string::npos;
  });
}

TEST(GermanSentences, no_single_word_is_left_over) {
  const auto& lines = german_words().lines;
  ASSERT_GT(lines.size(), 100U);
  for (std::size_t row = 1; row < lines.size(); ++row) {
    EXPECT_TRUE(is_in_core(lines[row].front()))
        << "docs/rules/de: nobody says '" << lines[row].front() << "' any more";
  }
}

}  // namespace
}  // namespace tests::house
