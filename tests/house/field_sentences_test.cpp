// What the battle on land says: every key of core/field has its sentence, every sentence is said
// and names the rules that say it, and the clauses of what is won by are those that are asked for.
#include "core/field/battle.h"
#include "tests/house/rule_sentences.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

namespace tests::house {
namespace {

constexpr const char* kFieldPage = "docs/rules/field.md";
constexpr const char* kFieldRefusals = "field_refusals";
constexpr const char* kFieldEvents = "field_events";

/// The sources without their comments.
std::vector<SourceFile> field_room() {
  std::vector<SourceFile> files = files_under("core/field", {".h", ".cpp"});
  for (SourceFile& file : files) {
    file.text = without_comments(file.text, "//");
  }
  return files;
}

Keys field_keys(const Pattern& call) {
  Keys keys;
  for (const SourceFile& file : field_room()) {
    collect(file, call, keys);
  }
  return keys;
}

/// In the brackets of what makes refusals, and of what tells why ground is barred.
Keys field_refusal_keys() {
  static const Pattern kCall{
      R"(\b(refusal|gun_refusal|no|refuse|says)\(|\b(Barred|grounds)\{|\breturn \{(?=1, ))"};
  return field_keys(kCall);
}

/// In the brackets of what tells, in functions that choose a key, and in `key = a ? "this" :
/// "that";`.
Keys field_event_keys() {
  static const Pattern kCall{
      R"(\b(told|tell|tell_section)\(|\b(colour|sector)_key\(\w+ \w+\) noexcept \{)"};
  static const Pattern kMade{R"(\bkey = ([^;]*);)"};
  Keys keys = field_keys(kCall);
  for (const SourceFile& file : field_room()) {
    for (const Match& at : matches(file.text, kMade)) {
      for (const std::string& key : keys_in(at[1])) {
        keys.try_emplace(key, file.path);
      }
    }
  }
  return keys;
}

void expect_all_said_on_land(const RuleSentences& written, const Keys& said) {
  for (const auto& [key, row] : written) {
    EXPECT_TRUE(said.contains(key)) << kFieldPage << ": nobody says '" << key << "'";
  }
}

bool names(const RuleSentences& written, const std::string& key, const std::string& rule) {
  const auto row = written.find(key);
  return row != written.end() &&
         std::ranges::find(row->second.rules, rule) != row->second.rules.end();
}

TEST(FieldSentences, every_refusal_of_the_battle_on_land_has_its_sentence_and_is_said) {
  const RuleSentences written = rule_sentences(kFieldPage, kFieldRefusals);
  const Keys said = field_refusal_keys();

  EXPECT_GT(said.size(), 100U);

  expect_all_written(said, written, kFieldPage);
  expect_all_said_on_land(written, said);
}

TEST(FieldSentences, every_event_of_the_battle_on_land_has_its_sentence_and_is_said) {
  const RuleSentences written = rule_sentences(kFieldPage, kFieldEvents);
  const Keys said = field_event_keys();

  EXPECT_GT(said.size(), 70U);

  expect_all_written(said, written, kFieldPage);
  expect_all_said_on_land(written, said);
}

// Where rule and key stand beside each other.
TEST(FieldSentences, a_sentence_names_the_rules_that_say_it) {
  static const Pattern kBeside{R"re("(FB-[0-9]+)"_rule,\s*"([a-z0-9-]+)")re"};
  const RuleSentences refused = rule_sentences(kFieldPage, kFieldRefusals);
  const RuleSentences told = rule_sentences(kFieldPage, kFieldEvents);
  int found = 0;
  for (const SourceFile& file : field_room()) {
    for (const Match& at : matches(file.text, kBeside)) {
      const std::string rule = at[1];
      const std::string key = at[2];
      if (refused.contains(key) || told.contains(key)) {
        EXPECT_TRUE(names(refused, key, rule) || names(told, key, rule))
            << kFieldPage << ": '" << key << "' is said by " << rule << ", too";
        ++found;
      }
    }
  }
  EXPECT_GT(found, 120);
  expect_cited_rules(kFieldPage, kFieldRefusals);
  expect_cited_rules(kFieldPage, kFieldEvents);
}

/// The keys of the chart of what is won by.
std::set<std::string> aim_keys() {
  static const Pattern kRow{R"(\| ([a-z-]+) \| [^|]+ \|)"};
  std::set<std::string> keys;
  bool inside = false;
  for (const std::string& line : lines_of(file_at(kFieldPage).text)) {
    Match key;
    inside = inside || line.starts_with("<!-- chart: field_aims ");
    if (inside && is_whole(line, key, kRow) && key[1] != "key") {
      keys.insert(key[1]);
    }
  }
  return keys;
}

TEST(FieldSentences, FB_492_the_clauses_of_what_is_won_by_are_those_that_are_asked_for) {
  static const Pattern kClause{R"re(return \{(?:test\.\w+ \? "([a-z-]+)" : )?"([a-z-]+)",)re"};
  const std::string text = file_at("core/tabletop/field_aims.cpp").text;
  std::set<std::string> clauses;
  for (const Match& at : matches(text, kClause)) {
    clauses.insert(at[2]);
    clauses.insert(at[1].empty() ? at[2] : at[1]);
  }
  EXPECT_GT(clauses.size(), 8U);

  std::set<std::string> asked;
  for (const std::string how : {"wins", "draw"}) {
    asked.insert({how, how + "-at-once", how + "-else"});
  }
  for (const std::string& clause : clauses) {
    asked.insert({clause, "not-" + clause});
  }
  for (const std::string_view kind : core::field::kScoreKinds) {
    asked.insert("score-" + std::string{kind});
  }
  EXPECT_EQ(aim_keys(), asked);
}

}  // namespace
}  // namespace tests::house
