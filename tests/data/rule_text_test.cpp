// The rules and tables of the tactical rulebooks.
#include "core/data/rule_text.h"

#include "core/base/data_error.h"
#include "tests/data/sources.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace core::data {
namespace {

using base::Book;
using base::operator""_rule;
using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

RuleBook parse_ironclad(const std::string& text) {
  return parse_rule_book(Book::Ironclad, lines_of(text), "book.md");
}

const std::vector<RuleBook>& books() {
  static const std::vector<RuleBook> all = read_rule_books(tests::data::repository());
  return all;
}

const RuleText& rule_of(base::RuleId id) {
  const RuleText* const found = books().at(static_cast<std::size_t>(id.book)).find_rule(id);
  if (found == nullptr) {
    throw std::runtime_error{"no rule " + id.text()};
  }
  return *found;
}

constexpr const char* kSmallBook =
    "# Book\n\n- Each rule has an id.\n\n## 1. Ships\n\n"
    "- **IC-001 — Scale.** Inches, see table IC-T02.\n"
    "- **IC-002 — Boxes.** Note: One box (`many`).\n\n"
    "**Table IC-T01 — Cards**\n\n| Part | Boxes |\n|---|---|\n| stack | 1 |\n\n"
    "Marks: T turret.\n\n## 2. Fire\n\nForeword.\n\n"
    "**Table IC-T02 — Ranges (note)**\n\n| Gun | Close |\n|---|---|\n| rifle | 12\" |\n\n"
    "- **IC-021 — Hits.** As IC-001.\n\n```\nroll\n```\n\n# Options\n\n"
    "**Table IC-T03 — Options**\n\n| Name | Default | Meaning | Rule |\n|---|---|---|---|\n"
    "| `many` | off | more boxes | IC-021 |\n\n"
    "**Table IC-T04 — Examples**\n\n| No. | Case |\n|---|---|\n| IC-E01 | fire |\n";

TEST(RuleTexts, a_rule_goes_on_to_the_next_rule_or_heading_around_its_tables) {
  const RuleBook book = parse_ironclad(kSmallBook);

  ASSERT_EQ(book.rules.size(), 3U);
  EXPECT_EQ(book.rules[0].id, "IC-001"_rule);
  EXPECT_EQ(book.rules[0].title, "Scale");
  EXPECT_EQ(book.rules[0].section, "1. Ships");
  EXPECT_EQ(book.rules[0].text, "Inches, see table IC-T02.");
  EXPECT_FALSE(book.rules[0].has_ruling);
  EXPECT_THAT(book.rules[0].tables, ElementsAre("IC-T02"));
  EXPECT_EQ(book.rules[1].text, "Note: One box (`many`).\n\n\nMarks: T turret.");
  EXPECT_TRUE(book.rules[1].has_ruling);
  EXPECT_THAT(book.rules[1].tables, ElementsAre("IC-T01"));
  EXPECT_EQ(book.rules[2].text, "As IC-001.\n\n```\nroll\n```");
  EXPECT_EQ(book.rules[2].line, 28);
}

TEST(RuleTexts, lines_of_a_paragraph_are_one_and_those_of_a_list_or_procedure_stay) {
  const RuleBook book = parse_ironclad(
      "## 1. Ships\n\n- **IC-001 — Scale.** Inches on\n  the table.\n  - and feet\n"
      "- **IC-002 — Hits.** Roll\n  once.\n\n```\n  first\n  second\n```\n\nMarks: T\n  turret.\n");

  ASSERT_EQ(book.rules.size(), 2U);
  EXPECT_EQ(book.rules[0].text, "Inches on the table.\n  - and feet");
  EXPECT_EQ(book.rules[1].text, "Roll once.\n\n```\n  first\n  second\n```\n\nMarks: T\n  turret.");
}

TEST(RuleTexts, a_table_is_an_item_of_its_own) {
  const RuleBook book = parse_ironclad(kSmallBook);

  ASSERT_EQ(book.tables.size(), 4U);
  EXPECT_EQ(book.tables[0].id, "IC-T01");
  EXPECT_EQ(book.tables[0].title, "Cards");
  EXPECT_EQ(book.tables[0].below, "IC-002"_rule);
  EXPECT_EQ(book.tables[0].text, "| Part | Boxes |\n|---|---|\n| stack | 1 |");
  EXPECT_FALSE(book.tables[0].has_ruling);
  EXPECT_EQ(book.tables[1].below, std::nullopt);
  EXPECT_EQ(book.tables[1].section, "2. Fire");
  EXPECT_TRUE(book.tables[1].has_ruling);
}

TEST(RuleTexts, options_belong_to_the_rule_that_names_them_and_to_theirs) {
  const RuleBook book = parse_ironclad(kSmallBook);

  EXPECT_THAT(options_of(book), SizeIs(1));
  EXPECT_THAT(options_of(book, book.rules[0]), IsEmpty());
  ASSERT_THAT(options_of(book, book.rules[1]), SizeIs(1));
  EXPECT_EQ(options_of(book, book.rules[1])[0].name, "many");
  EXPECT_EQ(options_of(book, book.rules[1])[0].standard, "off");
  EXPECT_THAT(options_of(book, book.rules[2]), SizeIs(1));
}

TEST(RuleTexts, worked_examples_are_rows) {
  const auto examples = examples_of(parse_ironclad(kSmallBook));

  ASSERT_THAT(examples, SizeIs(1));
  EXPECT_EQ(examples[0].id, "IC-E01");
  EXPECT_EQ(examples[0].table, "IC-T04");
  EXPECT_THAT(examples[0].heads, ElementsAre("No.", "Case"));
  EXPECT_THAT(examples[0].cells, ElementsAre("IC-E01", "fire"));
}

TEST(RuleTexts, ids_are_read_in_every_form) {
  EXPECT_EQ(parse_item_id("ic-131")->text, "IC-131");
  EXPECT_EQ(parse_item_id("RC-T07")->item, BookItem::Table);
  EXPECT_EQ(parse_item_id("RC-E07")->item, BookItem::Example);
  for (const char* wrong :
       {"", "IC-13", "IC-1311", "XX-131", "IC131", "IC-X07", "IC-T7", "IC-1T7"}) {
    EXPECT_FALSE(parse_item_id(wrong)) << wrong;
  }
  const auto named =
      items_named_in("IC-131, (RC-T07), IC-131, XIC-132, IC-1333, ic-134 and IC-E05.");
  ASSERT_THAT(named, SizeIs(3));
  EXPECT_EQ(named[1].text, "RC-T07");
  EXPECT_EQ(named[2].text, "IC-E05");
}

// ---- faults ----

struct WrongBook {
  const char* name;
  const char* text;
  int row;
  const char* column;
  const char* reason;
};

std::ostream& operator<<(std::ostream& out, const WrongBook& wrong) { return out << wrong.name; }

class WrongBooks : public testing::TestWithParam<WrongBook> {};

TEST_P(WrongBooks, is_refused_with_its_row) {
  const WrongBook& wrong = GetParam();
  try {
    static_cast<void>(parse_ironclad(wrong.text));
    ADD_FAILURE() << "read without a word";
  } catch (const base::DataError& error) {
    EXPECT_EQ(error.file(), "book.md");
    EXPECT_EQ(error.row(), wrong.row);
    EXPECT_EQ(error.column(), wrong.column);
    EXPECT_THAT(error.reason(), HasSubstr(wrong.reason));
  }
}

const WrongBook kWrongBooks[] = {
    {"id_twice", "## 1. A\n- **IC-001 — A.** a\n- **IC-001 — B.** b\n", 3, "IC-001",
     "stands already in line 2"},
    {"id_of_another_book", "## 1. A\n- **RC-001 — A.** a\n", 2, "RC-001", "of another book"},
    {"no_title", "## 1. A\n- **IC-001** a\n", 2, "IC-001", "without a title"},
    {"empty_title", "## 1. A\n- **IC-001 — .** a\n", 2, "IC-001", "without a title"},
    {"wrong_number", "## 1. A\n- **IC-1 — A.** a\n", 2, "IC-1", "a rule is numbered IC-131"},
    {"table_for_a_rule", "## 1. A\n- **IC-T01 — A.** a\n", 2, "IC-T01", "a rule is numbered"},
    {"table_twice",
     "**Table IC-T01 — A**\n\n| a |\n|---|\n| 1 |\n\n**Table IC-T01 — B**\n\n| a |\n|---|\n| 1 |\n",
     7, "IC-T01", "stands already in line 1"},
    {"table_of_another_book", "**Table RC-T01 — A**\n\n| a |\n|---|\n| 1 |\n", 1, "RC-T01",
     "of another book"},
    {"table_without_a_title", "**Table IC-T01**\n\n| a |\n|---|\n| 1 |\n", 1, "IC-T01",
     "without a title"},
    {"table_without_rows", "## 1. A\n**Table IC-T01 — A**\n\n| a |\n|---|\n\nb\n", 2, "IC-T01",
     "without rows"},
    {"row_of_another_width", "**Table IC-T01 — A**\n\n| a | b |\n|---|---|\n| 1 |\n", 5, "IC-T01",
     "the row has 1 cells, its heads are 2"},
    {"names_no_table", "## 1. A\n- **IC-001 — A.** as table IC-T09\n", 2, "IC-T09",
     "the book has no IC-T09"},
    {"names_no_rule", "## 1. A\n\n- **IC-001 — A.** as IC-002\n", 3, "IC-002",
     "the book has no IC-002"},
};

INSTANTIATE_TEST_SUITE_P(All, WrongBooks, testing::ValuesIn(kWrongBooks),
                         [](const auto& each) { return std::string{each.param.name}; });

// ---- our books ----

TEST(RuleBooks, hold_as_many_rules_and_tables_as_they_count) {
  ASSERT_THAT(books(), SizeIs(4));
  EXPECT_THAT(books()[0].rules, SizeIs(141));
  EXPECT_THAT(books()[1].rules, SizeIs(152));
  EXPECT_THAT(books()[2].rules, SizeIs(289));
  EXPECT_THAT(books()[3].rules, SizeIs(307));
  EXPECT_THAT(books()[0].tables, SizeIs(42));
  EXPECT_THAT(books()[1].tables, SizeIs(46));
  EXPECT_THAT(books()[2].tables, SizeIs(39));
  EXPECT_THAT(books()[3].tables, SizeIs(39));
  EXPECT_THAT(examples_of(books()[0]), SizeIs(25));
  EXPECT_THAT(examples_of(books()[1]), SizeIs(35));
  EXPECT_THAT(examples_of(books()[2]), SizeIs(42));
  EXPECT_THAT(examples_of(books()[3]), SizeIs(43));
  const auto rulings = [](const RuleBook& book) {
    return std::count_if(book.rules.begin(), book.rules.end(),
                         [](const RuleText& rule) { return rule.has_ruling; });
  };
  EXPECT_EQ(rulings(books()[0]), 87);
  EXPECT_EQ(rulings(books()[1]), 119);
  EXPECT_EQ(rulings(books()[2]), 107);
  EXPECT_EQ(rulings(books()[3]), 155);
}

TEST(RuleBooks, show_a_rule_with_its_ruling_tables_and_options) {
  EXPECT_EQ(rule_of("IC-163"_rule).title, "Line of sight");
  EXPECT_THAT(rule_of("IC-163"_rule).text,
              AllOf(HasSubstr("Note: The line of measurement"), Not(HasSubstr("IC-164"))));
  EXPECT_THAT(rule_of("IC-190"_rule).tables, ElementsAre("IC-T10"));
  EXPECT_THAT(rule_of("IC-192"_rule).tables, ElementsAre("IC-T12", "IC-T13"));
  EXPECT_THAT(rule_of("IC-195"_rule).text, HasSubstr("countA = 2"));
  EXPECT_EQ(options_of(books()[0], rule_of("IC-189"_rule)).at(0).name, "combine_fire");
  EXPECT_EQ(options_of(books()[1], rule_of("RC-282"_rule)).at(0).standard, "ship");
  EXPECT_EQ(rule_of("RR-086"_rule).section, "5. Direction of the river");
  EXPECT_THAT(rule_of("RR-086"_rule).tables, ElementsAre("RR-T02", "RR-T05"));
  EXPECT_EQ(options_of(books()[2], rule_of("RR-086"_rule)).at(0).standard, "corrected");
  EXPECT_EQ(rule_of("FB-205"_rule).section, "9. Round shot: the stick");
  EXPECT_THAT(rule_of("FB-151"_rule).tables, ElementsAre("FB-T08"));
  EXPECT_EQ(options_of(books()[3], rule_of("FB-205"_rule)).at(0).name, "stray_line");
  for (const RuleBook& book : books()) {
    for (const OptionText& option : options_of(book)) {
      const auto id = base::RuleId::parse(option.rule);
      ASSERT_TRUE(id.has_value()) << option.name;
      EXPECT_NE(book.find_rule(*id), nullptr) << option.name;
    }
  }
}

TEST(RuleBooks, number_their_sections_and_title_rules_apart_in_each) {
  for (const RuleBook& book : books()) {
    std::set<std::string> seen;
    for (const RuleText& rule : book.rules) {
      const std::string chapter = rule.section.substr(0, rule.section.find(". "));
      EXPECT_TRUE(parse_int(chapter).has_value()) << rule.id.text() << ": " << rule.section;
      EXPECT_TRUE(seen.insert(rule.section + '\n' + rule.title).second)
          << rule.id.text() << " is titled as another rule of its section: " << rule.title;
    }
  }
}

}  // namespace
}  // namespace core::data
