// What the miniature table says: every key that the sources name has its sentence in each language,
// and none is left over once its rules are built.
#include "tests/house/rule_sentences.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace tests::house {
namespace {

constexpr const char* kTablePage = "docs/rules/table.md";

RuleSentences table_sentences(const std::string& chart) {
  return rule_sentences(kTablePage, chart);
}

/// The river campaign and the battle on land have pages of their own.
std::vector<SourceFile> rooms_of_the_table() {
  std::vector<SourceFile> files = files_under("core", {".h", ".cpp"});
  std::erase_if(files, [](const SourceFile& file) {
    return !is_tactical(file.path) || file.path.starts_with("core/river/") ||
           file.path.starts_with("core/field/");
  });
  return files;
}

/// Keys in the brackets of each call; several words may name the same call.
Keys keys_named_by(const Pattern& call) {
  Keys keys;
  for (const SourceFile& file : rooms_of_the_table()) {
    collect(file, call, keys);
  }
  return keys;
}

/// The rules that are still open or excluded.
std::string rule_list() { return file_at("docs/rules/rules.csv").text; }

/// A sentence that no source names may wait for its rules; when all of them are built it is left
/// over.
void expect_none_left_over(const RuleSentences& written) {
  const std::string list = rule_list();
  std::string all;
  for (const SourceFile& file : rooms_of_the_table()) {
    all += file.text;
  }
  for (const auto& [key, row] : written) {
    const bool waits = std::any_of(row.rules.begin(), row.rules.end(), [&](const auto& rule) {
      return list.find("\n" + rule + ",") != std::string::npos;
    });
    EXPECT_TRUE(waits || all.find('"' + key + '"') != std::string::npos)
        << kTablePage << ": the rules of '" << key << "' are built, and nobody says it";
  }
}

TEST(TableSentences, every_refusal_of_the_table_has_its_sentence) {
  static const Pattern kCall{R"(\b(refusal|no)\()"};  // no(): the same of one ship, by key
  const RuleSentences written = table_sentences("table_refusals");

  EXPECT_GT(keys_named_by(kCall).size(), 80U);

  expect_all_written(keys_named_by(kCall), written, kTablePage);
  expect_none_left_over(written);
}

TEST(TableSentences, every_event_of_the_table_has_its_sentence) {
  static const Pattern kCall{R"(\b(told|tell_roll)\()"};
  const RuleSentences written = table_sentences("table_events");

  EXPECT_GT(keys_named_by(kCall).size(), 50U);

  expect_all_written(keys_named_by(kCall), written, kTablePage);
  expect_none_left_over(written);
}

TEST(TableSentences, every_sentence_names_rules_and_ends_with_the_one_that_says_it) {
  expect_cited_rules(kTablePage, "table_refusals");
  expect_cited_rules(kTablePage, "table_events");
}

TEST(TableSentences, keys_are_found_in_the_calls_that_name_them) {
  static const Pattern kCall{R"(\brefusal\()"};
  Keys keys;
  collect({"core/ironclad/a.cpp",
           "return refused(refusal(\"IC-081\"_rule, fast ? \"beyond-speed\" : \"no-power\")"
           ".of(ship).by_gun(other(\"not-this\")));"},
          kCall, keys);

  EXPECT_EQ(keys.size(), 2U);
  EXPECT_TRUE(keys.contains("beyond-speed"));
  EXPECT_TRUE(keys.contains("no-power"));
}

}  // namespace
}  // namespace tests::house
