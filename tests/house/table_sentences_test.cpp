// What the miniature table says: every key that the sources name has its sentence in each language,
// and none is left over once its rules are built.
#include "core/base/rule_id.h"
#include "core/data/rule_text.h"
#include "core/data/text_source.h"
#include "tests/house/said_keys.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

namespace tests::house {
namespace {

constexpr const char* kTablePage = "docs/rules/table.md";

struct TableSentence {
  std::vector<std::string> rules;  ///< those that say it
  std::string sentence;
};

using TableSentences = std::map<std::string, TableSentence>;

/// The rows of a chart of three columns of the page.
TableSentences table_sentences(const std::string& chart) {
  TableSentences found;
  bool inside = false;
  for (const std::string& line : lines_of(file_at(kTablePage).text)) {
    if (line.starts_with("<!-- chart: ")) {
      inside = line.starts_with("<!-- chart: " + chart + " ");
    } else if (inside && line.starts_with("| ") && !line.starts_with("| key ")) {
      const auto cells = core::data::split(line, '|');
      EXPECT_EQ(cells.size(), 5U) << line;
      if (cells.size() == 5) {
        const TableSentence row{core::data::words(cells[2]), cells[3]};
        EXPECT_TRUE(found.emplace(cells[1], row).second) << cells[1] << " stands twice";
      }
    }
  }
  EXPECT_GT(found.size(), 9U) << chart;
  return found;
}

std::vector<SourceFile> tactical_rooms() {
  std::vector<SourceFile> files = files_under("core", {".h", ".cpp"});
  std::erase_if(files, [](const SourceFile& file) { return !is_tactical(file.path); });
  return files;
}

/// Keys in the brackets of each call; several words may name the same call.
Keys keys_named_by(const std::regex& call) {
  Keys keys;
  for (const SourceFile& file : tactical_rooms()) {
    collect(file, call, keys);
  }
  return keys;
}

void expect_all_written(const Keys& named, const TableSentences& written) {
  for (const auto& [key, path] : named) {
    EXPECT_TRUE(written.contains(key))
        << path << ": '" << key << "' has no sentence in " << kTablePage << " and its German page";
  }
}

/// The rules that are still open or excluded.
std::string rule_list() { return file_at("docs/rules/rules.csv").text; }

/// A sentence that no source names may wait for its rules; when all of them are built it is left
/// over.
void expect_none_left_over(const TableSentences& written) {
  const std::string list = rule_list();
  std::string all;
  for (const SourceFile& file : tactical_rooms()) {
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
  static const std::regex kCall{R"(\b(refusal|no)\()"};  // no(): the same of one ship, by key
  const TableSentences written = table_sentences("table_refusals");

  EXPECT_GT(keys_named_by(kCall).size(), 80U);

  expect_all_written(keys_named_by(kCall), written);
  expect_none_left_over(written);
}

TEST(TableSentences, every_event_of_the_table_has_its_sentence) {
  static const std::regex kCall{R"(\b(told|tell_roll)\()"};
  const TableSentences written = table_sentences("table_events");

  EXPECT_GT(keys_named_by(kCall).size(), 50U);

  expect_all_written(keys_named_by(kCall), written);
  expect_none_left_over(written);
}

TEST(TableSentences, every_sentence_names_rules_and_ends_with_the_one_that_says_it) {
  for (const char* chart : {"table_refusals", "table_events"}) {
    for (const auto& [key, row] : table_sentences(chart)) {
      EXPECT_FALSE(row.rules.empty()) << key;
      for (const std::string& rule : row.rules) {
        const auto id = core::base::RuleId::parse(rule);
        ASSERT_TRUE(id.has_value()) << key << ": " << rule;
        const core::data::BookFile* const book = core::data::find_book_file(id->book);
        ASSERT_NE(book, nullptr) << key << ": " << rule;
        EXPECT_NE(file_at(std::string{book->file}).text.find("- **" + rule + " "),
                  std::string::npos)
            << key << ": no rule " << rule;
      }
      EXPECT_TRUE(row.sentence.ends_with("[{rule}].")) << key;
    }
  }
}

TEST(TableSentences, keys_are_found_in_the_calls_that_name_them) {
  static const std::regex kCall{R"(\brefusal\()"};
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
