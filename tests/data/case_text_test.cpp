// The cases of the rulebook as the catalogue holds them.
#include "core/data/case_text.h"

#include "core/data/catalogue.h"
#include "tests/data/sources.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

namespace core::data {
namespace {

using tests::data::catalogue;

CaseText text_of(const std::string& number) {
  const auto found = catalogue().case_text(number);
  EXPECT_TRUE(found.has_value()) << number;
  return found.value_or(CaseText{});
}

bool has(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

std::vector<CaseText> parse(const std::string& text) {
  std::vector<TextLine> lines;
  int number = 0;
  for (std::size_t at = 0; at < text.size();) {
    const auto end = text.find('\n', at);
    lines.push_back({++number, text.substr(at, end - at)});
    at = end + 1;
  }
  return parse_cases(lines, "book.md");
}

TEST(CaseTexts, a_paragraph_goes_on_to_the_next_case_or_heading) {
  const auto cases = parse(
      "# Book\n\nforeword\n\n## 6.0 Ground\n\n### 6.1 Limits\n\n[6.11] **One unit.** It\nmoves.\n\n"
      "More of it.\n\n[6.12] Two.\n\n---\n\n## 7.0 Water\n\n[7.11] Ships.\n");

  ASSERT_EQ(cases.size(), 6U);
  EXPECT_EQ(cases[2].number, "6.11");
  EXPECT_EQ(cases[2].kind, CaseKind::Paragraph);
  EXPECT_EQ(cases[2].chapter, "6.0");
  EXPECT_EQ(cases[2].section, "6.1");
  EXPECT_EQ(cases[2].title, "One unit");
  EXPECT_EQ(cases[2].text, "**One unit.** It\nmoves.\n\nMore of it.");
  EXPECT_EQ(cases[3].text, "Two.");
  EXPECT_EQ(cases[3].title, "");
  EXPECT_EQ(cases[5].section, "7.0");
}

TEST(CaseTexts, a_heading_is_a_case_with_the_text_right_below_it) {
  const auto cases = parse(
      "## 8.0 Combat\n\nPolling.\n\n### 8.1 Procedure\n\n[8.11] x\n\n## 27. Rolls\n\n"
      "## Appendix A. Leaders\n\n### A.1 Union\n\nGrant.\n");

  ASSERT_EQ(cases.size(), 6U);
  EXPECT_EQ(cases[0].number, "8.0");
  EXPECT_EQ(cases[0].kind, CaseKind::Section);
  EXPECT_EQ(cases[0].chapter, "8.0");
  EXPECT_EQ(cases[0].section, "");
  EXPECT_EQ(cases[0].title, "Combat");
  EXPECT_EQ(cases[0].text, "Polling.");
  EXPECT_EQ(cases[1].number, "8.1");
  EXPECT_EQ(cases[1].section, "8.0");
  EXPECT_EQ(cases[1].text, "");
  EXPECT_EQ(cases[3].number, "27.0");
  EXPECT_EQ(cases[4].number, "A");
  EXPECT_EQ(cases[5].number, "A.1");
  EXPECT_EQ(cases[5].text, "Grant.");
}

TEST(CaseTexts, the_book_holds_what_it_is_opened_for) {
  const CaseText found = text_of("6.13");
  EXPECT_EQ(found.title, "No right to a minimum move");
  EXPECT_EQ(found.section, "6.1");
  EXPECT_TRUE(has(found.text, "A garrison (MA 1) can never do it"));
  EXPECT_FALSE(has(found.text, "Winter"));
  EXPECT_EQ(text_of("9.4").title, "Effect on supply broadcast");
  EXPECT_FALSE(text_of("9.4").text.empty());
  EXPECT_EQ(text_of("0.3").title, "Rounding rules (named, so that code can cite them)");
  EXPECT_TRUE(has(text_of("A.2").text, "| Lee |") || has(text_of("A.2").text, "| R. E. Lee |"));
}

TEST(CaseTexts, tables_and_examples_belong_to_their_case_and_marks_of_charts_do_not) {
  const CaseText found = text_of("6.34");
  EXPECT_TRUE(has(found.text, "| 6 | 10 | 15 | 20 | 30 |"));
  EXPECT_TRUE(has(found.text, "*Example.* A 10-3 division"));
  EXPECT_FALSE(has(found.text, "<!--"));
}

TEST(CaseTexts, each_option_is_a_case) {
  EXPECT_EQ(text_of("26.4").kind, CaseKind::Option);
  const CaseText& partisans = text_of("26.10");  // a paragraph says more than the row
  EXPECT_EQ(partisans.kind, CaseKind::Option);
  EXPECT_TRUE(partisans.text.starts_with("Partisans: one cadre (1)-4"));
  EXPECT_TRUE(has(partisans.text, "(default: off)\n\n"));
  EXPECT_TRUE(has(partisans.text, "It lives off the country"));
  EXPECT_TRUE(has(text_of("26.4").text, "must stay on Map C"));
  EXPECT_TRUE(has(text_of("26.4").text, "(default: off)"));
  EXPECT_TRUE(has(text_of("26.0").text, "must stay on Map C"));
  EXPECT_EQ(text_of("26.10").section, "26.0");
}

TEST(CaseTexts, a_chapter_is_found_with_and_without_its_nought) {
  EXPECT_EQ(text_of("8").number, "8.0");
  EXPECT_EQ(text_of("a.1").number, "A.1");
  for (const char* number : {"6.18", "99", "", "x", "6.", "6.130"}) {
    EXPECT_FALSE(catalogue().case_text(number).has_value()) << number;
  }
}

TEST(CaseTexts, all_cases_stand_in_the_order_of_their_numbers) {
  const auto cases = catalogue().cases();
  EXPECT_GT(cases.size(), 400U);
  for (std::size_t i = 1; i < cases.size(); ++i) {
    if (cases[i].kind != CaseKind::Option) {  // 26.10 stands behind 26.9
      EXPECT_TRUE(comes_before(cases[i - 1].number, cases[i].number) ||
                  cases[i - 1].kind == CaseKind::Option)
          << cases[i - 1].number << " before " << cases[i].number;
    }
  }
}

TEST(CaseTexts, only_headings_may_be_without_a_text) {
  for (const CaseText& each : catalogue().cases()) {
    EXPECT_TRUE(!each.text.empty() || each.kind == CaseKind::Section) << each.number;
    EXPECT_TRUE(!each.title.empty() || each.kind != CaseKind::Section) << each.number;
  }
}

TEST(CaseTexts, numbers_go_by_chapter_and_then_by_digits) {
  EXPECT_TRUE(comes_before("6.1", "6.11"));
  EXPECT_TRUE(comes_before("6.17", "6.2"));
  EXPECT_TRUE(comes_before("9.5", "10.01"));
  EXPECT_TRUE(comes_before("12.0", "12.01"));
  EXPECT_TRUE(comes_before("29.0", "A"));
  EXPECT_TRUE(comes_before("A", "A.1"));
  EXPECT_FALSE(comes_before("6.13", "6.13"));
}

}  // namespace
}  // namespace core::data
