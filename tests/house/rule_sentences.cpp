#include "tests/house/rule_sentences.h"

#include "core/base/rule_id.h"
#include "core/data/rule_text.h"
#include "core/data/text_source.h"

#include <gtest/gtest.h>

namespace tests::house {
namespace {

/// Whether a rulebook has a rule of that id.
bool is_rule(const std::string& rule) {
  const auto id = core::base::RuleId::parse(rule);
  const core::data::BookFile* const book = id ? core::data::find_book_file(id->book) : nullptr;
  return book != nullptr &&
         file_at(std::string{book->file}).text.find("- **" + rule + " ") != std::string::npos;
}

}  // namespace

RuleSentences rule_sentences(const std::string& page, const std::string& chart) {
  RuleSentences found;
  bool inside = false;
  for (const std::string& line : lines_of(file_at(page).text)) {
    if (line.starts_with("<!-- chart: ")) {
      inside = line.starts_with("<!-- chart: " + chart + " ");
    } else if (inside && line.starts_with("| ") && !line.starts_with("| key ")) {
      const auto cells = core::data::split(line, '|');
      EXPECT_EQ(cells.size(), 5U) << line;
      if (cells.size() == 5) {
        const RuleSentence row{core::data::words(cells[2]), cells[3]};
        EXPECT_TRUE(found.emplace(cells[1], row).second) << cells[1] << " stands twice";
      }
    }
  }
  EXPECT_GT(found.size(), 9U) << chart;
  return found;
}

void expect_all_written(const Keys& named, const RuleSentences& written, const std::string& page) {
  for (const auto& [key, path] : named) {
    EXPECT_TRUE(written.contains(key))
        << path << ": '" << key << "' has no sentence in " << page << " and its German page";
  }
}

void expect_cited_rules(const std::string& page, const std::string& chart) {
  for (const auto& [key, row] : rule_sentences(page, chart)) {
    EXPECT_FALSE(row.rules.empty()) << key;
    for (const std::string& rule : row.rules) {
      EXPECT_TRUE(is_rule(rule)) << key << ": no rule " << rule;
    }
    EXPECT_TRUE(row.sentence.ends_with("[{rule}].")) << key;
  }
}

}  // namespace tests::house
