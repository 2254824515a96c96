// What the command answers to people, on the data of the repository.
#include "core/rulebook/erratum.h"
#include "tests/cli/running.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>

namespace tests {
namespace {

using testing::AllOf;
using testing::HasSubstr;

constexpr const char* kSetups[] = {"campaign", "east-62", "east-63", "east-64",
                                   "west-62",  "west-63", "west-64"};

TEST(Command, help_names_every_subcommand_and_the_exit_codes) {
  const Outcome run = sumter("--help");
  EXPECT_EQ(run.code, 0);
  for (const char* word : {"map", "hex", "scenario", "errata", "case", "cases", "zones", "war",
                           "supply", "--json", "Exit code"}) {
    EXPECT_THAT(run.out, HasSubstr(word));
  }
}

TEST(Command, version_is_that_of_the_project) {
  EXPECT_EQ(sumter("--version").out, "sumter " SUMTER_VERSION "\n");
}

TEST(MapCommand, Case_3_1_figures_count_the_three_sheets) {
  const Outcome run = sumter("map figures");
  EXPECT_EQ(run.code, 0);
  EXPECT_THAT(run.out, AllOf(HasSubstr(" 5888  hexes\n"), HasSubstr(" 1612  of sheet A\n"),
                             HasSubstr(" 2170  of sheet B\n"), HasSubstr(" 2106  of sheet C\n")));
  EXPECT_EQ(run.out, sumter("map").out);
}

TEST(MapCommand, the_maps_of_the_repository_are_in_order) {
  const Outcome run = sumter("map check");
  EXPECT_EQ(run.code, 0) << run.out;
  EXPECT_THAT(run.out, HasSubstr("the map is in order"));
}

TEST(HexCommand, Case_3_13_an_alias_names_the_same_hex) {
  EXPECT_EQ(sumter("hex A2828").out, sumter("hex B2802").out);
  EXPECT_THAT(sumter("hex A2828").out, HasSubstr("B2802 (also A2828)"));
}

TEST(HexCommand, a_town_names_its_hex) {
  EXPECT_EQ(sumter("hex vicksburg").out, sumter("hex B2317").out);
}

TEST(HexCommand, a_town_of_several_is_the_one_of_the_state_that_is_named) {
  EXPECT_EQ(sumter("hex Wilmington").code, 2);
  for (const char* name : {"Wilmington DE", "wilmington, de"}) {
    EXPECT_EQ(sumter(std::vector<std::string>{"hex", name}).out, sumter("hex C3203").out) << name;
  }
}

TEST(SupplyCommand, a_hex_where_nobody_stands_is_told) {
  EXPECT_THAT(sumter("supply --setup west-63 --hex C3901").out,
              HasSubstr("no unit, HQ or leader that can have supply is there"));
}

TEST(SupplyCommand, the_railheads_may_be_asked_together_with_a_unit) {
  const Outcome run = sumter("supply --setup west-63 --unit U63-173 --railheads");
  EXPECT_THAT(run.out, AllOf(HasSubstr("Grierson"), HasSubstr("railheads [17.03]")));
}

TEST(Command, Case_19_22_rows_that_are_left_out_are_told_with_every_position) {
  for (const char* question :
       {"supply --setup west-63", "zones --setup west-63", "hex B1030 --setup west-63",
        "scenario show west-63", "scenario sheet west-63", "scenario units west-63"}) {
    EXPECT_THAT(sumter(std::string{question} + " --errata as-printed").out,
                HasSubstr("C63-141 in B1030 is left out"))
        << question;
    EXPECT_THAT(sumter(question).out, testing::Not(HasSubstr("left out"))) << question;
  }
}

TEST(HexCommand, Case_3_14_shows_sides_lines_and_water) {
  const Outcome run = sumter("hex Memphis");
  EXPECT_EQ(run.code, 0);
  EXPECT_THAT(run.out, AllOf(HasSubstr("Memphis"), HasSubstr("navigable-river  Mississippi"),
                             HasSubstr("railroad"), HasSubstr("linked to")));
}

TEST(HexCommand, distance_counts_hexes) {
  EXPECT_THAT(sumter("hex B2802 --to B2805").out, HasSubstr("3 hexes to B2805"));
}

TEST(HexCommand, a_position_adds_pieces_control_zones_and_supply) {
  const Outcome run = sumter("hex Memphis --setup west-63");
  EXPECT_THAT(run.out, AllOf(HasSubstr("held by      Union"), HasSubstr("Hurlbut"),
                             HasSubstr("in its zone; supply: 0 from the nearest source")));
}

TEST(ScenarioCommand, Case_19_2_lists_the_seven_set_ups) {
  const Outcome run = sumter("scenario list");
  for (const char* setup : kSetups) {
    EXPECT_THAT(run.out, HasSubstr(setup));
  }
}

TEST(ScenarioCommand, shows_briefing_forces_and_track) {
  const Outcome run = sumter("scenario show west-63");
  EXPECT_EQ(run.code, 0);
  EXPECT_THAT(run.out, AllOf(HasSubstr("Vicksburg"), HasSubstr("ends after GT 20"),
                             HasSubstr("corps-hq-infantry"), HasSubstr("after GT")));
}

TEST(ScenarioCommand, the_briefing_has_paragraphs_of_full_lines) {
  const auto text = json("scenario show campaign")["info"]["briefing"].get<std::string>();
  EXPECT_EQ(std::count(text.begin(), text.end(), '\n'), 2);
  EXPECT_THAT(text, HasSubstr("\nThe whole game is played"));
  const std::string shown = sumter("scenario show campaign").out;
  EXPECT_THAT(shown, HasSubstr("\n\nThe whole game is played: production, departments, politics"));
}

TEST(ScenarioCommand, a_deployment_of_another_day_than_the_first_says_so) {
  const std::map<std::string, std::string> days{
      {"campaign", "in the first days of July 1861, two weeks"},
      {"east-62", "about 5 March 1862, a week"},
      {"east-64", "about 1 May 1864, eleven days"},
      {"west-64", "about 5 May 1864, fifteen days"}};
  for (const char* setup : kSetups) {
    const auto text = json(std::string{"scenario show "} + setup)["info"]["briefing"];
    const auto day = days.find(setup);
    const std::string told = "The armies stand as they stood";
    EXPECT_THAT(text.get<std::string>(),
                HasSubstr(day == days.end() ? std::string{}
                                            : told + " " + day->second + " after the first day"));
    EXPECT_EQ(text.get<std::string>().find(told) != std::string::npos, day != days.end());
  }
}

TEST(ScenarioCommand, every_set_up_of_the_repository_is_in_order) {
  const Outcome run = sumter("scenario check all");
  EXPECT_EQ(run.code, 0) << run.out;
  EXPECT_THAT(run.out, testing::Not(testing::ContainsRegex("[0-9] faults?\n")));
}

TEST(ScenarioCommand, Case_12_13_in_1861_nobody_starves_and_every_Department_functions) {
  const Outcome run = sumter("scenario check campaign");
  EXPECT_THAT(run.out, HasSubstr("nobody starves before the first move"));
  EXPECT_THAT(run.out, HasSubstr("Departments that function"));
  EXPECT_THAT(run.out, testing::Not(HasSubstr("note: ")));
}

TEST(ScenarioCommand, Case_12_13_who_would_starve_is_noted_and_is_no_fault) {
  const Outcome run = sumter("scenario check east-62");
  EXPECT_EQ(run.code, 0);
  EXPECT_THAT(run.out,
              AllOf(HasSubstr("note: [12.13] U62-103: the force of 1 CSP with infantry 1-3"),
                    HasSubstr("in order, 1 note\n")));
}

TEST(ScenarioCommand, Case_22_14_a_Department_that_nothing_feeds_is_noted) {
  const Outcome run = sumter("scenario check west-62");
  EXPECT_THAT(run.out, HasSubstr("note: [22.14] U62-129: department \"Department of Kansas\" in "
                                 "A0707 provides no supply"));
}

TEST(ScenarioCommand, Case_19_22_a_printed_set_up_has_rows_that_lead_nowhere) {
  const Outcome run = sumter("scenario check west-63 --errata as-printed");
  EXPECT_EQ(run.code, 1);
  EXPECT_THAT(run.out, AllOf(HasSubstr("C63-141"), HasSubstr("B1030")));
}

TEST(ScenarioCommand, Erratum_E010_diff_tells_what_moves_is_added_and_deleted) {
  const Outcome run = sumter("scenario diff west-63");
  EXPECT_EQ(run.code, 0);
  EXPECT_THAT(run.out, testing::ContainsRegex("moved +Union +U63-173 .*A3428 +B3402 +19.22 +E004"));
  EXPECT_THAT(run.out, testing::ContainsRegex("deleted +Confederate +C63-016 .*A4528 .*E010"));
  EXPECT_THAT(run.out, testing::ContainsRegex("added +Confederate +C63-023 .*B4502 .*E011"));
}

TEST(ScenarioCommand, units_are_listed_by_hex) {
  const Outcome run = sumter("scenario units west-63 --at Memphis --side union");
  EXPECT_THAT(run.out, AllOf(HasSubstr("Fort Pickering"), HasSubstr("U63-165")));
  EXPECT_THAT(run.out, testing::Not(HasSubstr("Confederate")));
}

TEST(ErrataCommand, lists_all) {
  const Outcome run = sumter("errata list");
  for (const auto& published : core::rulebook::kPublished) {
    EXPECT_THAT(run.out, HasSubstr(published.id));
  }
  EXPECT_THAT(run.out, HasSubstr(std::to_string(core::rulebook::kPublished.size()) + " errata"));
}

TEST(ErrataCommand, every_rule_is_built) {
  EXPECT_THAT(sumter("errata list --not-built").out, HasSubstr("0 errata"));
  EXPECT_THAT(sumter("errata list").out, testing::Not(HasSubstr("rule not built yet")));
}

TEST(ErrataCommand, Erratum_E004_shows_printed_and_corrected) {
  const Outcome run = sumter("errata show E004");
  EXPECT_THAT(run.out, AllOf(HasSubstr("3428"), HasSubstr("B3402"), HasSubstr("U63-173")));
  EXPECT_EQ(run.out, sumter("errata show e004").out);
}

TEST(ZonesCommand, Case_9_01_tells_who_exerts_a_zone) {
  const Outcome run = sumter("zones --setup west-63 --hex Memphis");
  EXPECT_THAT(run.out, testing::ContainsRegex("B2802 Memphis +Union +.*U63-166"));
}

TEST(ZonesCommand, Case_9_51_naval_zones_come_from_warships) {
  const Outcome run = sumter("zones --setup west-63 --naval");
  EXPECT_THAT(run.out, HasSubstr("naval zones: Union"));
}

TEST(SupplyCommand, tells_how_many_pieces_are_fed_and_why_others_are_not) {
  const Outcome run = sumter("supply --setup west-63 --side union");
  EXPECT_EQ(run.code, 0);
  EXPECT_THAT(run.out, HasSubstr("pieces need supply"));
}

TEST(SupplyCommand, Case_17_02_one_piece_is_answered_with_source_steps_and_costs) {
  const Outcome run = sumter("supply --setup west-63 --unit U63-173");
  EXPECT_THAT(run.out, AllOf(HasSubstr("U63-173 Union cavalry 4-4"), HasSubstr("in B3402"),
                             HasSubstr("source"), HasSubstr("mode")));
}

TEST(SupplyCommand, every_set_up_can_be_asked) {
  for (const char* setup : kSetups) {
    EXPECT_EQ(sumter(std::string{"supply --all --railheads --water --setup "} + setup).code, 0)
        << setup;
  }
}

TEST(SupplyCommand, the_same_question_has_the_same_answer) {
  EXPECT_EQ(sumter("supply --setup west-63 --json").out,
            sumter("supply --setup west-63 --json").out);
}

}  // namespace
}  // namespace tests
