// What the river campaign says: every key of core/river has its sentence, every sentence is said
// and names the rules that say it, and the chart of words holds the words that are asked for.
#include "tests/house/rule_sentences.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

namespace tests::house {
namespace {

constexpr const char* kRiverPage = "docs/rules/river.md";
constexpr const char* kRiverRefusals = "river_refusals";
constexpr const char* kRiverEvents = "river_events";
constexpr const char* kRiverWords = "core/tabletop/river_words.cpp";
/// What draws the chart and the figures of studies.
constexpr const char* kRiverSvg = "core/tabletop_study/river_svg.cpp";
constexpr const char* kRiverPicture = "core/tabletop_study/river_picture.cpp";

/// The sources without their comments, which show keys as examples.
std::vector<SourceFile> river_room() {
  std::vector<SourceFile> files = files_under("core/river", {".h", ".cpp"});
  for (SourceFile& file : files) {
    file.text = without_comments(file.text, "//");
  }
  return files;
}

/// Keys in the brackets of each call, and in what a key is made from before it is told: `key = a ?
/// "this" : "that";`.
Keys river_keys(const Pattern& call, bool with_made_keys) {
  static const Pattern kMade{R"(\bkey = ([^;]*);)"};
  Keys keys;
  for (const SourceFile& file : river_room()) {
    collect(file, call, keys);
    for (const Match& at : with_made_keys ? matches(file.text, kMade) : std::vector<Match>{}) {
      for (const std::string& key : keys_in(at[1])) {
        keys.try_emplace(key, file.path);
      }
    }
  }
  return keys;
}

Keys river_refusal_keys() {
  static const Pattern kCall{R"(\b(refusal|judge_turning)\()"};
  return river_keys(kCall, false);
}

Keys river_event_keys() {
  static const Pattern kCall{R"(\b(told\(|mend\(|kKeys\{))"};
  return river_keys(kCall, true);
}

void expect_all_said(const RuleSentences& written, const Keys& said) {
  for (const auto& [key, row] : written) {
    EXPECT_TRUE(said.contains(key)) << kRiverPage << ": nobody says '" << key << "'";
  }
}

/// Where rule and key stand beside each other, the column `rules` has the rule.
void expect_rules_that_say_it(const std::string& call, const RuleSentences& written) {
  const Pattern said{call + "\\(\\s*\"(RR-[0-9]+)\"_rule,\\s*\"([a-z0-9-]+)\""};
  int found = 0;
  for (const SourceFile& file : river_room()) {
    for (const Match& at : matches(file.text, said)) {
      const auto row = written.find(at[2]);
      if (row == written.end()) {
        continue;  // missed by the tests above
      }
      const auto& rules = row->second.rules;
      EXPECT_NE(std::find(rules.begin(), rules.end(), at[1]), rules.end())
          << kRiverPage << ": '" << row->first << "' is said by " << at[1] << ", too";
      ++found;
    }
  }
  EXPECT_GT(found, 30) << call;
}

TEST(RiverSentences, every_refusal_of_the_river_has_its_sentence_and_is_said) {
  const RuleSentences written = rule_sentences(kRiverPage, kRiverRefusals);

  EXPECT_GT(river_refusal_keys().size(), 60U);

  expect_all_written(river_refusal_keys(), written, kRiverPage);
  expect_all_said(written, river_refusal_keys());
  expect_rules_that_say_it("refusal", written);
}

TEST(RiverSentences, every_event_of_the_river_has_its_sentence_and_is_said) {
  const RuleSentences written = rule_sentences(kRiverPage, kRiverEvents);

  EXPECT_GT(river_event_keys().size(), 80U);

  expect_all_written(river_event_keys(), written, kRiverPage);
  expect_all_said(written, river_event_keys());
  expect_rules_that_say_it("told", written);
}

TEST(RiverSentences, every_sentence_names_rules_and_ends_with_the_one_that_says_it) {
  expect_cited_rules(kRiverPage, kRiverRefusals);
  expect_cited_rules(kRiverPage, kRiverEvents);
}

/// Keys of the chart of words, but those that are made of others: of guns and of Confederate
/// vessels (tests/tabletop/river_words_test.cpp), of policies.
std::set<std::string> river_word_keys() {
  static const Pattern kRow{R"(\| ([a-z]+-[A-Za-z0-9-]+) \| [^|]+ \|)"};
  std::set<std::string> keys;
  bool inside = false;
  for (const std::string& line : lines_of(file_at(kRiverPage).text)) {
    Match key;
    inside = inside || line.starts_with("<!-- chart: river_terms ");
    if (inside && is_whole(line, key, kRow) && !line.starts_with("| gun-") &&
        !line.starts_with("| enemy-") && !line.starts_with("| policy-")) {
      keys.insert(key[1]);
    }
  }
  return keys;
}

/// The keys of the chart of the brief.
std::set<std::string> brief_keys() {
  static const Pattern kRow{R"(\| ([a-z-]+) \| [^|]+ \|)"};
  std::set<std::string> keys;
  bool inside = false;
  for (const std::string& line : lines_of(file_at(kRiverPage).text)) {
    Match key;
    inside = line.starts_with("<!-- chart: river_brief ") || (inside && !line.starts_with("## "));
    if (inside && is_whole(line, key, kRow) && key[1] != "key") {
      keys.insert(key[1]);
    }
  }
  return keys;
}

TEST(RiverSentences, RR_371_the_sentences_of_the_brief_are_those_that_are_asked_for) {
  static const Pattern kKey{"\"([a-z]+(-[a-z]+)*)\""};
  const std::string text = file_at("core/tabletop/river_brief_text.cpp").text;
  std::set<std::string> asked;
  for (const Match& at : matches(text, kKey)) {
    asked.insert(at[1]);
  }
  for (const char* const word : {"there", "terrain", "gun", "name"}) {
    asked.erase(word);  // words that are filled in
  }
  EXPECT_GT(asked.size(), 40U);
  EXPECT_EQ(brief_keys(), asked);
}

/// The literals in the sources that look like such keys.
std::set<std::string> asked_words() {
  static const Pattern kWord{
      "\"((place|there|vessel|group|heading|bend|terrain|find|course|standing|step|ending|level|"
      "verdict|chart|study)-[a-z0-9-]+)\""};
  const std::string text =
      file_at(kRiverWords).text + file_at(kRiverSvg).text + file_at(kRiverPicture).text;
  std::set<std::string> words;
  for (const Match& at : matches(text, kWord)) {
    words.insert(at[1]);
  }
  for (const auto& [key, row] : rule_sentences(kRiverPage, kRiverEvents)) {
    words.erase(key);  // told, no word
  }
  return words;
}

TEST(RiverSentences, the_words_are_those_that_are_asked_for) {
  EXPECT_GT(asked_words().size(), 50U);
  EXPECT_EQ(river_word_keys(), asked_words());
}

}  // namespace
}  // namespace tests::house
