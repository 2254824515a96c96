// `sumter case` and `sumter cases`: the text of a case, and how far all are built.
#include "tests/cli/running.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>

namespace tests {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

TEST(CaseCommand, a_case_is_printed_with_its_place_and_its_errata) {
  const Outcome run = sumter("case 6.13");
  EXPECT_EQ(run.code, 0) << run.err;
  EXPECT_THAT(run.out, AllOf(HasSubstr("[6.13]  (6.0 Ground movement, 6.1 Restrictions)"),
                             HasSubstr("No right to a minimum move (errata 6.13)"),
                             HasSubstr("errata: E034"), Not(HasSubstr("**"))));
}

TEST(CaseCommand, its_table_stands_in_columns_and_its_example_follows) {
  const Outcome run = sumter("case 6.34");
  EXPECT_THAT(run.out, AllOf(HasSubstr("d6  1 friendly  1 elsewhere"), HasSubstr("*Example.*")));
  EXPECT_THAT(run.out, Not(HasSubstr("|")));
}

TEST(CaseCommand, a_heading_lists_the_cases_below_it) {
  const Outcome run = sumter("case 6.2");
  EXPECT_THAT(run.out, AllOf(HasSubstr("[6.2] Effect of Enemy units on movement"),
                             HasSubstr("6.21  A ground unit that enters an EZOC hex must stop"),
                             HasSubstr("6.24  From zone to zone")));
  EXPECT_THAT(run.out, Not(HasSubstr("6.31")));
  EXPECT_EQ(sumter("case 6").out, sumter("case 6.0").out);
}

TEST(CaseCommand, paragraphs_are_broken_to_the_width_of_all_answers) {
  std::istringstream lines{sumter("case 3.13").out};
  for (std::string line; std::getline(lines, line);) {
    EXPECT_LE(line.size(), 110U) << line;
  }
}

TEST(CaseCommand, a_case_that_does_not_exist_is_told_its_neighbours) {
  const Outcome run = sumter("case 6.18");
  EXPECT_EQ(run.code, 2);
  EXPECT_EQ(run.out, "");
  EXPECT_EQ(run.err, "sumter: the rulebook has no case 6.18; the nearest are 6.17 and 6.2\n");
  EXPECT_EQ(sumter("case 99").err, "sumter: the rulebook has no case 99; the nearest is 29.0\n");
}

TEST(CaseCommand, what_is_no_number_is_told_how_a_case_is_written) {
  const Outcome run = sumter("case march");
  EXPECT_EQ(run.code, 2);
  EXPECT_THAT(run.err, AllOf(HasSubstr("\"march\" is no case"), HasSubstr("written 6.13")));
  EXPECT_EQ(sumter("case").code, 2);
}

TEST(CaseCommand, json_tells_where_the_case_stands) {
  const auto answer = json("case 6.13");
  EXPECT_EQ(answer["case"], "6.13");
  EXPECT_EQ(answer["kind"], "paragraph");
  EXPECT_EQ(answer["chapter"], "6.0");
  EXPECT_EQ(answer["section"], "6.1");
  EXPECT_EQ(answer["title"], "No right to a minimum move");
  EXPECT_THAT(answer["text"].get<std::string>(), HasSubstr("A garrison"));
  EXPECT_EQ(answer["errata"], core::cli::Json::array({"E034"}));
  EXPECT_TRUE(json("case 6.0")["section"].is_null());
  EXPECT_EQ(json("case 6.2")["cases"].size(), 4U);
}

TEST(CasesCommand, totals_add_up_and_stand_below_the_chapters) {
  const auto answer = json("cases");
  int sum = 0;
  for (const auto& [state, number] : answer["totals"].items()) {
    sum += number.get<int>();
  }
  EXPECT_EQ(sum, answer["count"]);
  EXPECT_EQ(answer["cases"].size(), answer["count"].get<std::size_t>());
  EXPECT_THAT(sumter("cases").out,
              AllOf(HasSubstr("Ground movement"), HasSubstr(" implemented and tested, "),
                    HasSubstr(std::to_string(sum) + " cases: ")));
}

TEST(CasesCommand, chapter_and_state_choose_cases) {
  const Outcome run = sumter("cases --chapter 9 --state tested");
  EXPECT_EQ(run.code, 0) << run.err;
  EXPECT_THAT(run.out, AllOf(HasSubstr("9.4 "), Not(HasSubstr("17.6")), Not(HasSubstr(" open "))));
  EXPECT_THAT(sumter("cases --state excluded").out, HasSubstr("only points to 19.44"));
  const auto tested = json("cases --state tested");
  for (const auto& each : tested["cases"]) {
    EXPECT_FALSE(each["code"].empty()) << each;
    EXPECT_FALSE(each["tests"].empty()) << each;
  }
}

TEST(CasesCommand, what_is_no_chapter_or_state_is_told_what_there_is) {
  EXPECT_EQ(sumter("cases --chapter 28").code, 2);
  EXPECT_THAT(sumter("cases --chapter 28").err, HasSubstr("26.0"));
  EXPECT_THAT(sumter("cases --state opn").err, HasSubstr("did you mean open"));
}

}  // namespace
}  // namespace tests
