// Every case of chapters 3 to 26 is implemented and tested, or says in docs/rules/cases.csv why
// not.
#include "core/base/data_error.h"
#include "core/evidence/case_report.h"
#include "tests/house/repository.h"

#include <gmock/gmock.h>

#include <fstream>

namespace tests::house {
namespace {

using core::data::CaseText;
using core::evidence::case_list_faults;
using core::evidence::CaseEvidence;
using core::evidence::CaseRow;
using core::evidence::CaseState;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;

std::vector<CaseRow> listed() {
  const std::string shown{core::evidence::kCaseListFile};
  return core::evidence::read_case_list(top_folder() / shown, shown);
}

TEST(CaseList, every_case_of_chapters_3_to_26_is_implemented_and_tested_or_listed) {
  const auto evidence = core::evidence::gather_evidence(top_folder());

  for (const std::string& fault : case_list_faults(rulebook_cases(), evidence, listed())) {
    ADD_FAILURE() << fault;
  }
}

TEST(CaseList, the_sources_of_this_project_are_the_evidence) {
  const auto evidence = core::evidence::gather_evidence(top_folder());

  ASSERT_TRUE(evidence.contains("17.6"));
  EXPECT_TRUE(evidence.at("17.6").code.contains("core/supply/chain_of_supply.h"));
  EXPECT_TRUE(evidence.at("17.6").tests.contains("tests/rulebook/charts_test.cpp"));
  for (const auto& [number, sources] : evidence) {
    for (const std::string& file : sources.tests) {
      EXPECT_FALSE(file.starts_with("tests/house/")) << number;
    }
  }
}

/// A small book: two cases that count, a heading without a text, and one of a chapter that is not
/// reported.
std::vector<CaseText> book() {
  using core::data::CaseKind;
  return {{"6.0", CaseKind::Section, "6.0", "", "Ground", ""},
          {"6.11", CaseKind::Paragraph, "6.0", "6.1", "", "One."},
          {"6.12", CaseKind::Paragraph, "6.0", "6.1", "", "Two."},
          {"27.1", CaseKind::Section, "27.0", "27.0", "Register", "Later."}};
}

CaseRow row(const std::string& number, CaseState state) {
  return {{"cases.csv", 2}, number, state, "reason"};
}

TEST(CaseList, a_case_that_nobody_cites_or_lists_is_a_fault) {
  const CaseEvidence evidence{{"6.11", {{"core/a.h"}, {"tests/a_test.cpp"}}},
                              {"6.12", {{"core/a.h"}, {}}}};

  EXPECT_THAT(case_list_faults(book(), evidence, {}),
              ElementsAre(HasSubstr("6.12 is neither implemented and tested nor a row")));
  EXPECT_THAT(case_list_faults(book(), evidence, {row("6.12", CaseState::Open)}), IsEmpty());
  EXPECT_THAT(case_list_faults(book(), evidence, {row("6.12", CaseState::Excluded)}), IsEmpty());
}

TEST(CaseList, a_row_whose_case_is_implemented_and_tested_is_to_be_struck) {
  const CaseEvidence evidence{{"6.11", {{"core/a.h"}, {"tests/a_test.cpp"}}},
                              {"6.12", {{"core/a.h"}, {"tests/a_test.cpp"}}}};

  EXPECT_THAT(
      case_list_faults(book(), evidence, {row("6.11", CaseState::Open)}),
      ElementsAre(HasSubstr("cases.csv:2: 6.11 is implemented and tested: strike the row")));
}

TEST(CaseList, a_row_of_no_case_is_a_fault) {
  const auto faults_of = [&](const std::string& number) {
    return case_list_faults(
        book(), {},
        {row("6.11", CaseState::Open), row("6.12", CaseState::Open), row(number, CaseState::Open)});
  };
  EXPECT_THAT(faults_of("6.99"), ElementsAre(HasSubstr("6.99 is no case of chapters 3 to 26")));
  EXPECT_THAT(faults_of("6.0"), SizeIs(1));   // a heading that only its cases follow
  EXPECT_THAT(faults_of("27.1"), SizeIs(1));  // not among the chapters
}

TEST(CaseList, states_follow_from_sources_and_rows) {
  const CaseEvidence evidence{{"6.11", {{"core/a.h"}, {}}}, {"6.12", {{}, {"tests/a_test.cpp"}}}};
  const auto report = [&](const std::vector<CaseRow>& list) {
    std::vector<CaseState> states;
    for (const auto& each : core::evidence::report_cases(book(), evidence, list)) {
      states.push_back(each.state);
    }
    return states;
  };
  EXPECT_THAT(report({row("6.11", CaseState::Open), row("6.12", CaseState::Open)}),
              ElementsAre(CaseState::Implemented, CaseState::Open));
  EXPECT_THAT(report({row("6.11", CaseState::Excluded)}),
              ElementsAre(CaseState::Excluded, CaseState::Open));
}

}  // namespace
}  // namespace tests::house
