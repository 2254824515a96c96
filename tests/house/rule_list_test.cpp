// Every rule of the tactical books is implemented and tested, or says in docs/rules/rules.csv that
// it is not; what the sources cite exists.
#include "core/evidence/case_report.h"
#include "core/evidence/citations.h"
#include "tests/house/repository.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <set>

namespace tests::house {
namespace {

using core::data::RuleBook;
using core::evidence::CaseEvidence;
using core::evidence::CaseRow;
using core::evidence::CaseState;
using core::evidence::Citation;
using core::evidence::CitationForm;
using core::evidence::cited_rules;
using core::evidence::rows_to_strike;
using core::evidence::rule_list_faults;
using ::testing::ElementsAre;
using ::testing::Field;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;

const std::vector<RuleBook>& tactical_books() {
  static const std::vector<RuleBook> books = core::data::read_rule_books(top_folder());
  return books;
}

/// Rules, tables and worked examples that the books print.
std::set<std::string> printed_ids() {
  std::set<std::string> ids;
  for (const RuleBook& book : tactical_books()) {
    for (const auto& rule : book.rules) {
      ids.insert(rule.id.text());
    }
    for (const auto& table : book.tables) {
      ids.insert(table.id);
    }
    for (const auto& example : core::data::examples_of(book)) {
      ids.insert(example.id);
    }
  }
  return ids;
}

std::vector<CaseRow> listed_rules() {
  const std::string shown{core::evidence::kRuleListFile};
  return core::evidence::read_case_list(top_folder() / shown, shown, "rule");
}

const CaseEvidence& evidence_of_rules() {
  static const CaseEvidence evidence = core::evidence::gather_evidence(top_folder());
  return evidence;
}

/// Writes the list without these rows.
void strike(const std::vector<std::string>& rows) {
  const std::string shown{core::evidence::kRuleListFile};
  std::string kept;
  for (const std::string& line : lines_of(file_at(shown).text)) {
    const bool struck = std::any_of(rows.begin(), rows.end(), [&](const std::string& rule) {
      return line.starts_with(rule + ",");
    });
    kept += struck ? "" : line + "\n";
  }
  std::ofstream{top_folder() / shown} << kept;
}

// ---- the sources and the list of this project ----

TEST(RuleList, every_rule_table_and_example_that_is_cited_exists) {
  const auto ids = printed_ids();

  EXPECT_GT(ids.size(), 400U);
  for (const char* folder : {"core", "tests", "qml"}) {
    for (const SourceFile& file : files_under(folder, {".h", ".cpp"})) {
      if (file.path.starts_with("tests/house/")) {
        continue;  // its examples of citations are made up
      }
      for (const Citation& citation : cited_rules(file.text)) {
        EXPECT_TRUE(ids.contains(citation.number))
            << file.path << ':' << citation.line << ": no tactical book has " << citation.number;
      }
    }
  }
}

TEST(RuleList, every_rule_is_implemented_and_tested_or_listed) {
  for (const std::string& fault :
       rule_list_faults(tactical_books(), evidence_of_rules(), listed_rules())) {
    ADD_FAILURE() << fault;
  }
}

// A merge may bring rows back (.gitattributes): then, too, this test strikes them.
TEST(RuleList, no_row_is_of_a_rule_that_is_implemented_and_tested) {
  const auto rows = rows_to_strike(evidence_of_rules(), listed_rules());
  if (!rows.empty() && std::getenv("SUMTER_STRIKE_RULES") != nullptr) {
    strike(rows);
    return;
  }
  std::string all;
  for (const std::string& rule : rows) {
    all += " " + rule;
  }
  EXPECT_THAT(rows, IsEmpty())
      << "implemented and tested; strike these rows of " << core::evidence::kRuleListFile
      << ", or let "
      << "SUMTER_STRIKE_RULES=1 house_test --gtest_filter='RuleList.*' do it:" << all;
}

TEST(RuleList, what_serves_rules_and_what_only_shows_them_is_no_evidence) {
  ASSERT_FALSE(cited_rules(file_at("core/table/units.h").text).empty());
  for (const auto& [id, sources] : evidence_of_rules()) {
    const bool is_rule = core::base::RuleId::parse(id).has_value();
    for (const std::string& file : sources.code) {
      EXPECT_FALSE(is_rule && file.starts_with("core/table/")) << id << ": " << file;
    }
  }
  // Named only in sentences that tests expect, like [IC-085] of the sentences of the table.
  const auto found = evidence_of_rules().find("IC-085");
  EXPECT_TRUE(found == evidence_of_rules().end() ||
              !found->second.tests.contains("tests/tabletop/table_words_test.cpp"));
}

// ---- the judge against made-up books and sources ----

RuleBook made_up_book() {
  const std::string text =
      "## 1. Ships\n- **IC-001 — One.** a\n- **IC-002 — Two.** b\n- **IC-003 — Three.** c\n";
  return core::data::parse_rule_book(core::base::Book::Ironclad, core::data::lines_of(text),
                                     "b.md");
}

CaseRow row_of(const std::string& rule, CaseState state) {
  return {{"rules.csv", 2}, rule, state, "reason"};
}

const CaseEvidence kMadeUp{{"IC-001", {{"core/a.h"}, {"tests/a_test.cpp"}}},
                           {"IC-002", {{"core/a.h"}, {}}}};

TEST(RuleList, a_rule_that_is_neither_done_nor_listed_is_a_fault) {
  EXPECT_THAT(rule_list_faults({made_up_book()}, kMadeUp, {row_of("IC-003", CaseState::Open)}),
              ElementsAre(HasSubstr("IC-002 is neither implemented and tested nor a row")));
  EXPECT_THAT(
      rule_list_faults({made_up_book()}, kMadeUp,
                       {row_of("IC-002", CaseState::Excluded), row_of("IC-003", CaseState::Open)}),
      IsEmpty());
}

TEST(RuleList, a_row_of_a_rule_that_is_done_is_to_be_struck_and_breaks_nothing_else) {
  const std::vector<CaseRow> list{row_of("IC-001", CaseState::Excluded),
                                  row_of("IC-002", CaseState::Open),
                                  row_of("IC-003", CaseState::Open)};
  EXPECT_THAT(rule_list_faults({made_up_book()}, kMadeUp, list), IsEmpty());
  EXPECT_THAT(rows_to_strike(kMadeUp, list), ElementsAre("IC-001"));
}

TEST(RuleList, a_row_of_no_rule_is_a_fault) {
  EXPECT_THAT(
      rule_list_faults({made_up_book()}, kMadeUp,
                       {row_of("IC-002", CaseState::Open), row_of("IC-003", CaseState::Open),
                        row_of("IC-009", CaseState::Open)}),
      ElementsAre(HasSubstr("rules.csv:2: IC-009 is no rule")));
}

TEST(RuleList, states_of_rules_follow_from_the_sources) {
  const auto report =
      report_rules(made_up_book(), kMadeUp,
                   {row_of("IC-001", CaseState::Open), row_of("IC-003", CaseState::Excluded)});

  ASSERT_THAT(report, SizeIs(3));
  EXPECT_EQ(report[0].state, CaseState::Tested);  // a row that is still there changes nothing
  EXPECT_EQ(report[0].chapter, "1");
  EXPECT_EQ(report[1].state, CaseState::Implemented);
  EXPECT_EQ(report[2].state, CaseState::Excluded);
}

// ---- citations ----

TEST(RuleCitations, every_form_is_found) {
  const auto is = [](const std::string& id, CitationForm form) {
    return AllOf(Field(&Citation::number, id), Field(&Citation::form, form));
  };
  const std::string source =
      "// [IC-131] [RC-T07]\nrefusal(\"RC-261\"_rule)\n"
      "TEST(A, IC_190_IC_193_adds_up)\nTEST(A, IC_E05_mixed_fire) IC_T10_chart_a\n";

  EXPECT_THAT(cited_rules(source),
              ElementsAre(is("IC-131", CitationForm::Bracket), is("RC-T07", CitationForm::Bracket),
                          is("RC-261", CitationForm::Literal), is("IC-190", CitationForm::Test),
                          is("IC-193", CitationForm::Test), is("IC-E05", CitationForm::Test),
                          is("IC-T10", CitationForm::Test)));
  EXPECT_EQ(cited_rules(source)[2].line, 2U);
}

TEST(RuleCitations, what_only_looks_like_a_citation_is_none) {
  EXPECT_THAT(cited_rules("[IC-13] [IC-1311] [ic-131] [IC_131] \"IC-131\" \"IC-131\"_case IC-131 "
                          "XIC_131_a IC_131 IC_13_a [XX-131] \"IC-131_rule IC_1_31_ \"IC-"),
              IsEmpty());
}

}  // namespace
}  // namespace tests::house
