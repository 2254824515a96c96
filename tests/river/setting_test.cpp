// [RR-001] to [RR-041] Frame, dice, and what a campaign begins with.
#include "core/river/setting.h"

#include "core/river/commodore.h"
#include "core/river/damage.h"
#include "core/river/flotilla.h"
#include "core/river/sequence.h"
#include "core/river/survey.h"
#include "tests/river/campaigns.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace tests::river {
namespace {

using core::river::fault_of;
using core::river::Posture;

/// A campaign that a policy plays to its end; all dice of it.
std::vector<Rolled> dice_of_a_campaign(Game& game) {
  std::vector<Rolled> dice = rolls_in(game.opening());
  while (!game.is_over()) {
    const auto events = act(game, choice_of(game, core::river::Policy::Steady));
    const auto more = rolls_in(events);
    dice.insert(dice.end(), more.begin(), more.end());
  }
  return dice;
}

std::uint8_t union_vessel(std::string_view id) { return tested_charts().find_union(id).value(); }

TEST(River, RR_001_a_campaign_comes_to_its_end_by_the_choices_of_one_commodore) {
  Game game{setting_of(flotilla())};
  static_cast<void>(dice_of_a_campaign(game));
  EXPECT_TRUE(game.is_over());
  EXPECT_TRUE(game.offered().empty());
}

TEST(River, RR_003_three_warships_and_two_supply_ships) {
  const Game game{setting_of(flotilla())};
  ASSERT_EQ(game.state().vessels.size(), 5U);
  EXPECT_EQ(core::river::warships(game.state()).size(), 3U);
  EXPECT_EQ(std::ranges::count(game.state().vessels, true, &Vessel::supply), 2);
}

TEST(River, RR_004_sections_of_five_miles_are_counted_from_the_mouth) {
  Game game{setting_of(flotilla()), {9, 9, 9, 2, 1, 2, 1, 1}};
  act(game, advance());
  EXPECT_EQ(game.state().main().at, (Place{0, 1}));
  EXPECT_EQ(core::river::miles_up(game.state(), {0, 1}), 1);
  EXPECT_EQ(core::river::kSectionLength, 5 * core::river::kMile);
}

TEST(River, RR_010_a_section_is_what_two_and_a_half_knots_make_in_two_hours) {
  constexpr core::river::MileLength kHours = 2;
  EXPECT_EQ(2 * core::river::kSectionLength, kHours * 5 * core::river::kMile);
}

TEST(River, RR_020_all_dice_have_6_10_20_or_100_faces) {
  Game game{setting_of(flotilla())};
  std::set<int> sides;
  for (const Rolled& each : dice_of_a_campaign(game)) {
    sides.insert(each.sides);
    EXPECT_GE(int{each.face}, 1);
    EXPECT_LE(int{each.face}, int{each.sides});
  }
  EXPECT_EQ(sides, (std::set<int>{6, 10, 20, 100}));
}

TEST(River, RR_020_a_sum_is_its_dice_and_what_is_added) {
  Stage on{Position{.dice = {5, 2}}};
  EXPECT_EQ(on.record.sum("RR-212"_rule, {2, 6, 3}), 10);
}

TEST(River, RR_021_5_and_more_means_the_face_or_a_higher_one) {
  for (const auto& [face, cured] : {std::pair{4, false}, {5, true}, {6, true}}) {
    Game game = in_orders({.dice = {static_cast<std::uint8_t>(face)},
                           .edit = [](State& state) { state.vessels[0].boiler = 2; }});
    act(game, hold());
    EXPECT_EQ(game.state().vessel(kLeader).boiler == 0, cured) << face;
  }
}

TEST(River, RR_022_a_score_below_the_first_row_or_above_the_last_reads_that_row) {
  const auto& charts = tested_charts();
  EXPECT_EQ(charts.encounter(0, core::river::Column::Open).first, core::river::Find::Nothing);
  EXPECT_EQ(charts.encounter(300, core::river::Column::Open).first, core::river::Find::Ironclad);
  EXPECT_EQ(charts.level(-500), core::river::Level::CrushingDefeat);
  EXPECT_EQ(charts.level(500), core::river::Level::FamousVictory);
}

TEST(River, RR_023_half_of_what_is_odd_is_rounded_down) {
  Stage on;
  on.state.vessels[0].damage = 7;
  core::river::add_to_pool(on.record, kLeader, 0);
  EXPECT_EQ(on.state.vessel(kLeader).pool, 3);
}

TEST(River, RR_024_a_draw_takes_the_smallest_die_that_will_do_and_ignores_higher_faces) {
  Stage on{Position{.dice = {6, 5, 10, 8, 7, 20, 13}}};
  EXPECT_EQ(on.record.draw("RR-024"_rule, 5), 4U);    // d6: 6 is ignored
  EXPECT_EQ(on.record.draw("RR-024"_rule, 7), 6U);    // d10: 10 and 8 are ignored
  EXPECT_EQ(on.record.draw("RR-024"_rule, 13), 12U);  // d20: 20 is ignored
  std::vector<int> sides;
  for (const Rolled& each : rolls_in(on.record.take_events())) {
    sides.push_back(each.sides);
  }
  EXPECT_EQ(sides, (std::vector<int>{6, 6, 10, 10, 10, 20, 20}));
}

TEST(River, RR_024_one_alone_is_drawn_without_a_die) {
  Stage on;
  EXPECT_EQ(on.record.draw("RR-024"_rule, 1), 0U);
  EXPECT_TRUE(rolls_in(on.record.take_events()).empty());
}

TEST(River, RR_025_each_die_is_logged_with_its_purpose_its_face_and_its_modifier) {
  Game game{setting_of(flotilla()), {9, 9, 9, 7, 1, 2, 1, 40}};
  const auto dice = rolls_in(act(game, advance()));
  ASSERT_EQ(dice.size(), 5U);
  EXPECT_EQ(dice[0].why, "RR-080"_rule);
  EXPECT_EQ(dice[0].face, 7);
  EXPECT_EQ(dice[0].modifier, -1);
  EXPECT_EQ(dice[1].why, "RR-100"_rule);
  EXPECT_EQ(dice[3].why, "RR-120"_rule);
  EXPECT_EQ(dice[3].sides, 20);
  EXPECT_EQ(dice[4].why, "RR-140"_rule);
  EXPECT_EQ(dice[4].face, 40);
  EXPECT_EQ(dice[4].modifier, 1);
  EXPECT_EQ(game.state().dice.made(), 8U);
}

TEST(River, RR_025_the_same_seed_and_orders_make_the_same_campaign) {
  Game first{setting_of(flotilla())};
  Game second{setting_of(flotilla())};
  static_cast<void>(dice_of_a_campaign(first));
  static_cast<void>(dice_of_a_campaign(second));
  EXPECT_TRUE(first.state() == second.state());
}

TEST(River, RR_030_each_encounter_is_fought_in_its_own_way) {
  Game game = in_orders({.dice = {1, 1, 2, 1, 1, 6, 6, 1, 1}, .edit = [](State& state) {
                           section_of(state, 1).batteries.push_back(battery_with({"24S"}));
                         }});
  act(game, hold());
  core::river::Report won;
  won.batteries.push_back({0, {}, true});
  act(game, won);  // on a table
  EXPECT_EQ(game.state().step, Step::Orders);
  EXPECT_FALSE(core::river::Game{game}.offered().empty());
  Game next = in_orders({.dice = {6, 6, 1, 1}, .edit = [](State& state) {
                           section_of(state, 1).batteries.push_back(battery_with({"24S"}));
                         }});
  act(next, hold());
  act(next, fight_on());  // by the fast resolution
  EXPECT_EQ(next.state().points(), game.state().points());
}

TEST(River, RR_030_an_encounter_that_has_begun_is_not_fought_again_on_a_table) {
  Game game = in_orders({.dice = {1, 1, 1, 1}, .edit = [](State& state) {
                           section_of(state, 1).batteries.push_back(battery_of_line(8));
                         }});
  act(game, hold());
  act(game, fight_on());
  core::river::Report won;
  won.batteries.push_back({0, {}, true});
  EXPECT_EQ(refusal_of(game, won), "RR-030 begun-already");
}

TEST(River, RR_031_any_three_warships_of_the_list_may_be_chosen) {
  Begin begin = flotilla();
  begin.warships = {union_vessel("benton"), union_vessel("signal"), union_vessel("marmora")};
  EXPECT_EQ(fault_of(tested_charts(), begin), "");
  EXPECT_EQ(Game{setting_of(begin)}.state().vessel(kSecond).type, union_vessel("signal"));
}

TEST(River, RR_031_RR_390_each_ship_of_the_list_is_there_once_and_armed) {
  Begin begin = flotilla();
  begin.warships = {union_vessel("cairo"), union_vessel("cairo"), union_vessel("signal")};
  EXPECT_NE(fault_of(tested_charts(), begin), "");
  begin.warships = {union_vessel("cairo"), union_vessel("signal")};
  EXPECT_NE(fault_of(tested_charts(), begin), "");
  begin.warships = {union_vessel("cairo"), union_vessel("signal"), union_vessel("supply")};
  EXPECT_NE(fault_of(tested_charts(), begin), "");
}

TEST(River, RR_031_three_monitors_are_allowed_and_warned_about) {
  const Begin begin = flotilla(kMonitors);
  EXPECT_EQ(fault_of(tested_charts(), begin), "");
  EXPECT_FALSE(core::river::warnings_of(tested_charts(), begin).empty());
  EXPECT_TRUE(core::river::warnings_of(tested_charts(), flotilla(kPorter)).empty());
}

TEST(River, RR_032_a_ship_is_recorded_with_points_guns_draught_speed_and_armour) {
  const Game game{setting_of(flotilla())};
  const auto& type = game.setting().type_of(game.state().vessel(kLeader));
  EXPECT_EQ(type.id, "cairo");
  EXPECT_EQ(type.points, 51);
  EXPECT_EQ(type.draught, 60);
  EXPECT_EQ(type.knots, 60);
  EXPECT_TRUE(type.half_damage);
  const auto& guns = game.state().vessel(kLeader).guns;
  EXPECT_EQ(guns.size(), 13U);
  EXPECT_EQ(std::ranges::count(guns, gun("32S"), &core::river::MountedGun::gun), 6);
}

TEST(River, RR_033_each_gun_starts_with_30_rounds) {
  const Game game{setting_of(flotilla())};
  const Vessel& cairo = game.state().vessel(kLeader);
  EXPECT_EQ(core::river::rounds_of(cairo, gun("42R")), 90);
  EXPECT_EQ(core::river::rounds_of(cairo, gun("8S")), 90);
  EXPECT_EQ(core::river::rounds_of(cairo, gun("32S")), 180);
  EXPECT_EQ(core::river::rounds_of(cairo, gun("12H")), 30);
}

TEST(River, RR_034_fuel_at_the_start_is_thrown_for_each_warship) {
  const Game game{setting_of(flotilla()), {1, 20, 7}};
  EXPECT_EQ(game.state().vessel(kLeader).fuel, 11);
  EXPECT_EQ(game.state().vessel(kSecond).fuel, 30);
  EXPECT_EQ(game.state().vessel(kThird).fuel, 17);
  EXPECT_EQ(faces_for(game.opening(), "RR-034"_rule), (std::vector<int>{1, 20, 7}));
}

TEST(River, RR_035_supply_ships_start_full_without_a_throw) {
  const Game game{setting_of(flotilla())};
  EXPECT_EQ(game.state().vessel(kSupply).fuel, 50);
  EXPECT_EQ(game.state().vessel(kSecondSupply).fuel, 50);
  EXPECT_EQ(rolls_in(game.opening()).size(), 3U);
}

TEST(River, RR_036_a_ship_may_tow_two_full_barges) {
  Begin begin = flotilla();
  begin.barges = {2, 0, 1, 0, 2};
  EXPECT_EQ(fault_of(tested_charts(), begin), "");
  const Game game{setting_of(begin)};
  EXPECT_EQ(game.state().vessel(kLeader).barges, (std::vector<std::uint8_t>{10, 10}));
  EXPECT_TRUE(game.state().vessel(kSecond).barges.empty());
  EXPECT_EQ(game.state().vessel(kSecondSupply).barges, (std::vector<std::uint8_t>{10, 10}));
  begin.barges = {3, 0, 0, 0, 0};
  EXPECT_EQ(fault_of(tested_charts(), begin), "a ship tows at most 2 barges, not 3 [RR-036]");
}

TEST(River, RR_036_nobody_picks_a_third_barge_up) {
  Game game = in_orders({.edit = [](State& state) {
    state.vessels[0].barges = {10, 10};
    section_of(state, 1).barges = {4};
  }});
  EXPECT_EQ(refusal_of(game, core::river::PickUp{kLeader}), "RR-036 too-many-barges 2/3");
  EXPECT_EQ(refusal_of(game, core::river::PickUp{kSecond}), "");
}

TEST(River, RR_037_a_cargo_of_rounds_is_written_down_by_type_and_number) {
  Begin begin = flotilla();
  begin.supply[0].cargo = {{gun("42R"), 150}, {gun("8S"), 50}};
  EXPECT_EQ(fault_of(tested_charts(), begin), "");
  const Game game{setting_of(begin)};
  EXPECT_EQ(core::river::rounds_of(game.state().vessel(kSupply), gun("42R")), 150);
  EXPECT_EQ(core::river::rounds_of(game.state().vessel(kSupply), gun("8S")), 50);
  begin.supply[0].cargo = {{gun("42R"), 150}, {gun("8S"), 51}};
  EXPECT_EQ(fault_of(tested_charts(), begin),
            "a supply ship carries at most 200 rounds, not 201 [RR-203]");
  begin.supply[0].cargo = {{gun("42R"), -1}};
  EXPECT_NE(fault_of(tested_charts(), begin), "");
}

TEST(River, RR_038_each_supply_ship_has_its_posture) {
  Begin begin = flotilla();
  begin.supply[0].posture = Posture::Following;
  begin.supply[1].posture = Posture::Waiting;
  const Game game{setting_of(begin)};
  const auto& first = group_of(game, game.state().vessel(kSupply).group);
  const auto& second = group_of(game, game.state().vessel(kSecondSupply).group);
  EXPECT_NE(first.id, kMainGroup);
  EXPECT_EQ(first.standing, Standing::Follow);
  EXPECT_EQ(second.standing, Standing::Wait);
  EXPECT_EQ(second.at, kMississippi);
  const Game in_company{setting_of(flotilla())};
  EXPECT_EQ(in_company.state().vessel(kSupply).group, kMainGroup);
}

TEST(River, RR_039_the_ledger_opens_at_20) {
  EXPECT_EQ(Game{setting_of(flotilla())}.state().points(), 20);
}

TEST(River, RR_040_the_options_in_use_are_chosen_before_play) {
  const auto setting = with_options([](Options& options) {
    options.patrols = true;
    options.plotted = true;
  });
  EXPECT_TRUE(setting->begin.options.patrols);
  EXPECT_FALSE(setting->plot.empty());
  EXPECT_TRUE(setting_of(flotilla())->plot.empty());
}

TEST(River, RR_041_turn_1_leads_from_the_Mississippi_into_section_1_heading_East) {
  Game game{setting_of(flotilla()), {9, 9, 9, 2, 1, 2, 1, 1}};
  EXPECT_EQ(game.state().turn, 1);
  EXPECT_EQ(game.state().main().at, kMississippi);
  act(game, advance());
  EXPECT_EQ(game.state().main().at, (Place{0, 1}));
  EXPECT_EQ(section_of(game, 1).before, core::river::Heading::East);
}

TEST(River, RR_041_nobody_falls_back_from_the_Mississippi) {
  Game game = in_orders({.section = 0});
  EXPECT_EQ(refusal_of(game, fall_back(1)), "RR-041 at-the-mouth");
}

}  // namespace
}  // namespace tests::river
