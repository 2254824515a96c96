// `sumter case` and `sumter cases`: the text of a case, and how far all are built.
#include "tests/cli/running.h"
#include "tests/support/places.h"

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

TEST(CasesCommand, the_sources_that_are_asked_can_be_named) {
  EXPECT_EQ(sumter("cases --sources " + source("").string()).out, sumter("cases").out);
  const Outcome wrong = sumter("cases --sources " + source("maps").string());
  EXPECT_EQ(wrong.code, 2);
  EXPECT_THAT(wrong.err, HasSubstr("maps holds no sources of the game: core/, tests/ and "
                                   "docs/rules/cases.csv are not all there"));
}

TEST(CasesCommand, without_sources_it_says_where_the_report_is_to_be_had) {
  std::ostringstream out;
  std::ostringstream err;
  const std::vector<std::string> arguments{"cases"};
  EXPECT_EQ(core::cli::run(arguments, {tests::places::catalogue(), source("maps")}, out, err), 2);
  EXPECT_EQ(out.str(), "");
  EXPECT_EQ(err.str(),
            "sumter: the sources say which cases are tested, and there are none beside this "
            "program: name the folder of a checkout, sumter cases --sources FOLDER\n");
}

// ---- the tactical books ----

TEST(CaseCommand, a_rule_of_a_tactical_book_is_printed_with_its_ruling_tables_and_options) {
  const Outcome run = sumter("case IC-164");
  EXPECT_EQ(run.code, 0) << run.err;
  EXPECT_THAT(run.out,
              AllOf(HasSubstr("[IC-164] Arcs of fire  (ironclad, 8. Sight, range and arcs; with "
                              "a note)"),
                    HasSubstr("Note: The gauge"), HasSubstr("IC-T06 Arcs of fire\n"),
                    HasSubstr("150° centred on the facing"), Not(HasSubstr("IC-165"))));
  EXPECT_THAT(run.out, Not(HasSubstr("|")));
  EXPECT_THAT(sumter("case ic-189").out,
              AllOf(HasSubstr("combine_fire"), HasSubstr("on"), Not(HasSubstr("port_arc_deg"))));
}

TEST(CaseCommand, a_rule_of_the_river_campaign_is_printed_likewise) {
  EXPECT_THAT(sumter("case RR-086").out,
              AllOf(HasSubstr("[RR-086] Corrected roll 9  (red-river, 5. Direction of the river; "
                              "with a note)"),
                    HasSubstr("RR-T02 Heading North East\n"), HasSubstr("table2_roll9")));
  EXPECT_THAT(sumter("case RR-E43").out,
              AllOf(HasSubstr("worked example of table RR-T36"), HasSubstr("A whole turn")));
}

TEST(CaseCommand, a_rule_of_the_battle_on_land_is_printed_likewise) {
  EXPECT_THAT(sumter("case FB-205").out,
              AllOf(HasSubstr("[FB-205] The stray line  (field-battle, 9. Round shot: the stick; "
                              "with a note)"),
                    HasSubstr("FB-T24 Round-shot sleeve\n"), HasSubstr("stray_line")));
  EXPECT_THAT(sumter("case FB-E04").out,
              AllOf(HasSubstr("worked example of table FB-T37"), HasSubstr("First volley")));
}

TEST(CaseCommand, a_rule_keeps_the_lines_of_its_procedure) {
  EXPECT_THAT(sumter("case IC-195").out,
              AllOf(HasSubstr("\n  if countA >= 1: roll a D10 on Chart A, column by countA\n"),
                    Not(HasSubstr("```"))));
}

TEST(CaseCommand, a_table_tells_the_rules_that_show_it) {
  EXPECT_THAT(sumter("case IC-T12").out,
              AllOf(HasSubstr("[IC-T12] Critical hit  (ironclad, 10. Damage)"),
                    HasSubstr("rules: IC-192, IC-223\n")));
  EXPECT_THAT(sumter("case RC-T22").out, HasSubstr("RC-428"));
}

TEST(CaseCommand, a_worked_example_is_a_row_of_its_table) {
  EXPECT_THAT(sumter("case IC-E07").out,
              AllOf(HasSubstr("[IC-E07]  (ironclad, worked example of table IC-T40)"),
                    HasSubstr("Result: counts 0; no effect")));
}

TEST(CaseCommand, an_id_that_does_not_exist_is_told_its_neighbours) {
  const Outcome run = sumter("case IC-170");
  EXPECT_EQ(run.code, 2);
  EXPECT_EQ(run.err,
            "sumter: the book ironclad has no rule IC-170; the nearest are IC-165 and IC-181\n");
  EXPECT_EQ(sumter("case RC-T99").err,
            "sumter: the book coastal has no table RC-T99; the nearest is RC-T46\n");
  EXPECT_THAT(sumter("case IC-E99").err, HasSubstr("no worked example IC-E99"));
  EXPECT_THAT(sumter("case XX-001").err, HasSubstr("a rule IC-163"));
  EXPECT_THAT(sumter("case IC-13").err, HasSubstr("a rule IC-163"));
}

TEST(CaseCommand, json_of_a_tactical_book_has_the_fields_of_its_kind) {
  const auto rule = json("case IC-190");
  EXPECT_EQ(rule["case"], "IC-190");
  EXPECT_EQ(rule["kind"], "rule");
  EXPECT_EQ(rule["book"], "ironclad");
  EXPECT_EQ(rule["section"], "9. Gunnery");
  EXPECT_EQ(rule["title"], "Counting for Chart A");
  EXPECT_EQ(rule["ruling"], false);
  EXPECT_EQ(rule["tables"].size(), 1U);
  EXPECT_EQ(rule["tables"][0]["table"], "IC-T10");
  EXPECT_TRUE(rule["options"].empty());
  EXPECT_EQ(json("case IC-063")["options"][0]["option"], "fire_each_step");
  EXPECT_EQ(json("case IC-T18")["ruling"], true);
  EXPECT_EQ(json("case IC-T10")["rules"], core::cli::Json::array({"IC-190"}));
  EXPECT_EQ(json("case RC-E01")["table"], "RC-T44");
  EXPECT_EQ(json("case RC-E01")["cells"][0]["head"], "Case");
}

TEST(CasesCommand, rules_of_a_tactical_book_are_counted_by_section) {
  const auto ironclad = json("cases --book ironclad");
  EXPECT_EQ(ironclad["book"], "ironclad");
  EXPECT_EQ(ironclad["count"], 141);
  int sum = 0;
  for (const auto& [state, number] : ironclad["totals"].items()) {
    sum += number.get<int>();
  }
  EXPECT_EQ(sum, 141);
  EXPECT_EQ(json("cases --book coastal")["count"], 152);
  EXPECT_EQ(json("cases --book red-river")["count"], 289);
  EXPECT_EQ(json("cases --book field-battle")["count"], 307);
  EXPECT_EQ(json("cases --book strategic"), json("cases"));
  EXPECT_THAT(sumter("cases --book coastal").out,
              AllOf(HasSubstr("Boarding and landing"), HasSubstr("152 rules: ")));
  EXPECT_THAT(sumter("cases --book red-river").out,
              AllOf(HasSubstr("\n14 "), HasSubstr("Night, victory points, end of the campaign"),
                    HasSubstr("289 rules: ")));
}

TEST(CasesCommand, section_and_state_choose_rules) {
  const Outcome run = sumter("cases --book ironclad --chapter 9");
  EXPECT_THAT(run.out, AllOf(HasSubstr("IC-181 "), Not(HasSubstr("IC-165"))));
  EXPECT_THAT(sumter("cases --book ironclad --state excluded").out,
              HasSubstr("two words for the same side"));
  EXPECT_THAT(sumter("cases --book ironclad --chapter 99").err, HasSubstr("chapter of the report"));
  const Outcome wrong = sumter("cases --book ironclads");
  EXPECT_EQ(wrong.code, 2);
  EXPECT_THAT(wrong.err, AllOf(HasSubstr("did you mean ironclad"),
                               HasSubstr("strategic, ironclad, coastal, red-river, field-battle")));
}

}  // namespace
}  // namespace tests
