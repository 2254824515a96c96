// [RR-005] to [RR-013] [RR-050] to [RR-066] The campaign turn as a state machine.
#include "core/river/flotilla.h"
#include "core/river/mechanics.h"
#include "tests/river/campaigns.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace tests::river {
namespace {

using core::river::EnemyFate;
using core::river::Ground;
using core::river::Heading;
using core::river::SetStanding;
using core::river::Terrain;

/// Dice of a new section: ahead, Open banks without a tributary, no failure, Nothing.
const Dice kQuiet{1, 1, 2, 1, 1};

/// A battery in the section of the flotilla that nobody has dealt with.
Edit with_battery(std::int16_t section, int line) {
  return [section, line](State& state) {
    section_of(state, section).batteries.push_back(battery_of_line(line));
  };
}

TEST(River, RR_005_upstream_the_flotilla_covers_one_section_a_turn) {
  Game game = in_orders({.section = 2, .dice = kQuiet});
  act(game, advance());
  EXPECT_EQ(game.state().main().at, (Place{0, 3}));
  EXPECT_EQ(game.state().turn, 4);
}

TEST(River, RR_006_downstream_the_flotilla_covers_two_sections_a_turn) {
  Game game = in_orders({.section = 9});
  EXPECT_EQ(refusal_of(game, fall_back(3)), "RR-006 falls-back-too-far 2/3");
  EXPECT_EQ(refusal_of(game, fall_back(0)), "RR-006 falls-back-too-far 2/0");
  act(game, fall_back(2));
  EXPECT_EQ(game.state().main().at, (Place{0, 7}));
}

TEST(River, RR_006_one_section_downstream_is_allowed_too) {
  Game game = in_orders({.section = 9});
  act(game, fall_back(1));
  EXPECT_EQ(game.state().main().at, (Place{0, 8}));
}

TEST(River, RR_007_after_five_turns_it_is_night) {
  Game game = in_orders({.section = 1, .turn = 4});
  act(game, hold());
  EXPECT_EQ(game.state().step, Step::Orders);
  act(game, hold());
  EXPECT_EQ(game.state().turn, 5);
  EXPECT_EQ(game.state().step, Step::Night);
}

TEST(River, RR_008_nobody_orders_the_flotilla_upstream_at_night) {
  Game game = at_night({.section = 3, .turn = 5});
  EXPECT_EQ(refusal_of(game, advance()), "RR-055 not-the-time-for-orders");
  EXPECT_EQ(refusal_of(game, drop_down(-1)), "RR-280 drops-too-far 3/-1");
}

TEST(River, RR_009_a_straggler_makes_three_more_sections_at_night) {
  GroupId straggler;
  Game game = at_night({.section = 6, .turn = 10, .edit = [&](State& state) {
                          straggler = detach(state, {kThird}, {0, 1}, Standing::Follow);
                        }});
  EXPECT_EQ(refusal_of(game, SetStanding{straggler, Standing::Follow, false, 4, {}}),
            "RR-230 runs-too-far 3/4");
  act(game, SetStanding{straggler, Standing::Follow, false, 3, {}});
  act(game, tie_up());
  EXPECT_EQ(group_of(game, straggler).at, (Place{0, 4}));
}

TEST(River, RR_011_RR_129_3_75_knots_keep_station_and_less_do_not) {
  const auto setting = setting_of(flotilla());
  Vessel vessel = Game{setting}.state().vessel(kThird);  // 7 knots
  vessel.boiler = 4;
  EXPECT_EQ(core::river::speed_of(*setting, vessel), 420);
  EXPECT_TRUE(core::river::keeps_station(*setting, vessel));
  vessel.boiler = 5;
  EXPECT_EQ(core::river::speed_of(*setting, vessel), 350);
  EXPECT_FALSE(core::river::keeps_station(*setting, vessel));
}

TEST(River, RR_012_left_and_right_are_those_of_a_ship_that_heads_upstream) {
  const auto bends_left = [](State& state) {
    section_of(state, 2).bend = left(45);
    section_of(state, 2).heading = Heading::NorthEast;
    for (Vessel& each : state.vessels) {
      each.rudder = core::river::Rudder::NoPortHelm;
    }
  };
  // Going down she turns to starboard where the section bends to the left.
  Game above = in_orders({.section = 2, .edit = bends_left});
  EXPECT_EQ(refusal_of(above, fall_back(1)), "");
  Game below = in_orders({.section = 2, .edit = [&](State& state) {
                            bends_left(state);
                            state.groups.front().at = {0, 1};
                          }});
  EXPECT_EQ(refusal_of(below, advance()), "RR-130 cannot-take-bend");
}

TEST(River, RR_013_turns_count_days_only_and_the_night_has_no_number) {
  Game game = in_orders({.section = 1, .turn = 5});
  act(game, hold());
  ASSERT_EQ(game.state().step, Step::Night);
  EXPECT_EQ(game.state().turn, 5);
  const int points = game.state().points();
  act(game, tie_up());
  EXPECT_EQ(game.state().turn, 6);
  EXPECT_EQ(game.state().points(), points);  // a night is no turn played
}

TEST(River, RR_050_direction_terrain_failure_and_action_follow_in_this_order) {
  Game game = in_orders({.section = 2, .dice = kQuiet});
  std::vector<RuleId> order;
  for (const Rolled& each : rolls_in(act(game, advance()))) {
    order.push_back(each.why);
  }
  EXPECT_EQ(order, (std::vector<RuleId>{"RR-080"_rule, "RR-100"_rule, "RR-100"_rule, "RR-120"_rule,
                                        "RR-140"_rule}));
}

TEST(River, RR_050_points_and_fuel_come_after_the_action) {
  Game game = in_orders({.section = 1, .edit = with_battery(1, 8)});
  act(game, hold());
  ASSERT_EQ(game.state().step, Step::Encounter);
  EXPECT_EQ(game.state().points(), 20);
  EXPECT_EQ(game.state().vessel(kLeader).fuel, 30);
  act(game, break_off());
  EXPECT_EQ(points_for(game.state(), "RR-301"_rule), -1);
  EXPECT_EQ(game.state().vessel(kLeader).fuel, 29);
}

TEST(River, RR_050_there_is_no_encounter_to_fight_in_the_orders) {
  Game game = in_orders();
  EXPECT_EQ(refusal_of(game, fight_on()), "RR-050 no-encounter");
  EXPECT_EQ(refusal_of(game, run_past()), "RR-050 no-encounter");
  EXPECT_EQ(refusal_of(game, break_off()), "RR-050 no-encounter");
  EXPECT_EQ(refusal_of(game, core::river::Report{}), "RR-050 no-encounter");
}

TEST(River, RR_051_after_turn_1_the_table_of_the_last_result_is_used) {
  Game game{setting_of(flotilla()), {9, 9, 9, 7, 1, 2, 1, 1, 4, 1, 2, 1, 1}};
  act(game, advance());  // 7 - 1: Left, table 2
  act(game, advance());  // 4 on table 2: Left, table 3
  EXPECT_EQ(section_of(game, 1).heading, Heading::NorthEast);
  EXPECT_EQ(section_of(game, 2).before, Heading::NorthEast);
  EXPECT_EQ(section_of(game, 2).bend, left(45));
  EXPECT_EQ(section_of(game, 2).heading, Heading::North);
}

TEST(River, RR_052_a_detached_group_moves_fails_and_burns_but_finds_no_Confederates) {
  GroupId straggler;
  Game game = in_orders({.section = 4, .dice = {1}, .edit = [&](State& state) {
                           straggler = detach(state, {kThird}, {0, 1}, Standing::Follow);
                         }});
  const auto events = act(game, hold());
  EXPECT_EQ(group_of(game, straggler).at, (Place{0, 2}));
  EXPECT_EQ(game.state().vessel(kThird).fuel, 29);
  EXPECT_EQ(faces_for(events, "RR-120"_rule), (std::vector<int>{1}));
  EXPECT_TRUE(faces_for(events, "RR-140"_rule).empty());
}

TEST(River, RR_052_a_detached_group_meets_what_the_flotilla_left_behind) {
  GroupId straggler;
  Game game = in_orders({.section = 4, .dice = {1}, .edit = [&](State& state) {
                           straggler = detach(state, {kThird}, {0, 1}, Standing::Follow);
                           section_of(state, 2).batteries.push_back(battery_of_line(1));
                           section_of(state, 2).batteries.front().passed = true;
                         }});
  act(game, hold());
  ASSERT_EQ(game.state().step, Step::Encounter);
  EXPECT_EQ(game.state().fight->group, straggler);
}

TEST(River, RR_053_the_next_section_is_barred_until_the_enemy_is_dealt_with) {
  Game game = in_orders({.section = 2, .edit = with_battery(2, 1)});
  EXPECT_EQ(refusal_of(game, advance()), "RR-053 not-dealt-with");
  EXPECT_EQ(game.judge(advance()).error().place, (Place{0, 2}));
  EXPECT_EQ(refusal_of(game, fall_back(1)), "");
}

TEST(River, RR_053_a_tributary_is_barred_too) {
  Game game =
      in_orders({.section = 2, .edit = [](State& state) {
                   with_battery(2, 1)(state);
                   state.branches.push_back({{0, 2}, core::river::Hand::Left, Heading::North, {}});
                   section_of(state, 2).tributary = 1;
                 }});
  EXPECT_EQ(refusal_of(game, explore()), "RR-053 not-dealt-with");
}

TEST(River, RR_053_a_gunboat_bars_the_way) {
  Game game = in_orders({.section = 2, .edit = [](State& state) {
                           section_of(state, 2).enemies.push_back(enemy_like("gunboat"));
                         }});
  EXPECT_EQ(refusal_of(game, advance()), "RR-053 not-dealt-with");
}

TEST(River, RR_054_what_is_silenced_passed_or_captured_is_dealt_with) {
  const auto goes_on = [](const Edit& edit) {
    Game game = in_orders({.section = 2, .dice = kQuiet, .edit = edit});
    return refusal_of(game, advance());
  };
  EXPECT_EQ(goes_on([](State& state) {
              with_battery(2, 1)(state);
              for (auto& each : section_of(state, 2).batteries.front().guns) {
                each.state = core::river::GunState::Gone;
              }
            }),
            "");
  EXPECT_EQ(goes_on([](State& state) {
              with_battery(2, 1)(state);
              section_of(state, 2).batteries.front().passed = true;
            }),
            "");
  for (const EnemyFate fate : {EnemyFate::Sunk, EnemyFate::Captured, EnemyFate::Scuttled}) {
    EXPECT_EQ(goes_on([fate](State& state) {
                section_of(state, 2).enemies.push_back(enemy_like("gunboat"));
                section_of(state, 2).enemies.front().fate = fate;
              }),
              "");
  }
}

TEST(River, RR_055_one_order_makes_a_turn) {
  for (const Action& order : {advance(), hold(), fall_back(1)}) {
    Game game = in_orders({.section = 2, .dice = kQuiet});
    act(game, order);
    EXPECT_EQ(game.state().turn, 4);
  }
  Game game = in_orders({.section = 2});
  act(game, quit());
  EXPECT_TRUE(game.is_over());
}

TEST(River, RR_055_no_orders_are_given_in_an_encounter) {
  Game game = in_orders({.edit = with_battery(1, 1)});
  act(game, hold());
  EXPECT_EQ(refusal_of(game, advance()), "RR-055 not-the-time-for-orders");
  EXPECT_EQ(refusal_of(game, SetStanding{}), "RR-055 not-the-time-for-orders");
  EXPECT_EQ(refusal_of(game, core::river::Rejoin{}), "RR-055 not-the-time-for-orders");
  EXPECT_EQ(refusal_of(game, core::river::CastOff{}), "RR-055 not-the-time-for-orders");
  EXPECT_EQ(refusal_of(game, core::river::Burn{}), "RR-055 not-the-time-for-orders");
}

TEST(River, RR_055_orders_go_to_groups_that_there_are) {
  Game game = in_orders();
  EXPECT_EQ(refusal_of(game, SetStanding{GroupId{7}, Standing::Hold, false, 0, {}}),
            "RR-055 no-such-group");
  EXPECT_EQ(refusal_of(game, SetStanding{kMainGroup, Standing::Hold, false, 0, {}}),
            "RR-055 no-such-group");
  EXPECT_EQ(refusal_of(game, core::river::Rejoin{GroupId{7}}), "RR-055 no-such-group");
}

TEST(River, RR_056_a_known_section_keeps_what_it_has) {
  Game game = in_orders({.section = 3, .dice = {1}, .edit = [](State& state) {
                           state.groups.front().at = {0, 2};
                           section_of(state, 3).terrain = Terrain::Bluffs;
                         }});
  const auto events = act(game, advance());
  EXPECT_EQ(rolls_in(events).size(), 1U);  // RR-T09 alone
  EXPECT_EQ(faces_for(events, "RR-120"_rule), (std::vector<int>{1}));
  EXPECT_EQ(section_of(game, 3).terrain, Terrain::Bluffs);
}

TEST(River, RR_056_the_enemies_that_survive_are_met_again) {
  Game game = in_orders({.section = 3, .dice = {1}, .edit = [](State& state) {
                           state.groups.front().at = {0, 2};
                           section_of(state, 3).enemies.push_back(enemy_like("heavy"));
                           section_of(state, 3).enemies.front().damage = 11;
                         }});
  act(game, advance());
  ASSERT_EQ(game.state().step, Step::Encounter);
  EXPECT_EQ(section_of(game, 3).enemies.front().damage, 11);
}

TEST(River, RR_057_failure_is_thrown_for_when_moving_down_and_not_when_hove_to) {
  Game down = in_orders({.section = 4, .dice = {1}});
  EXPECT_EQ(faces_for(act(down, fall_back(2)), "RR-120"_rule), (std::vector<int>{1}));
  Game held = in_orders({.section = 4});
  EXPECT_TRUE(rolls_in(act(held, hold())).empty());
}

TEST(River, RR_058_a_turn_held_counts_as_a_turn_played) {
  Game game = in_orders({.section = 1, .dice = kQuiet});
  act(game, hold());
  EXPECT_EQ(points_for(game.state(), "RR-301"_rule), -1);
  act(game, advance());
  EXPECT_EQ(section_of(game, 2).rolls.action_score, 1 + 3);  // thrown in turn 3
}

TEST(River, RR_059_clearing_rolls_come_before_the_orders) {
  Game game = in_orders({.dice = {5, 5, 8}, .edit = [](State& state) {
                           state.vessels[0].boiler = 4;
                           state.vessels[1].rudder = core::river::Rudder::AheadOnly;
                           state.vessels[2].ground = Ground::Major;
                         }});
  const auto events = act(game, hold());
  EXPECT_EQ(game.state().step, Step::Orders);
  EXPECT_EQ(game.state().vessel(kLeader).boiler, 0);
  EXPECT_EQ(game.state().vessel(kSecond).rudder, core::river::Rudder::Free);
  EXPECT_EQ(game.state().vessel(kThird).ground, Ground::Free);
  EXPECT_EQ(rolls_in(events).size(), 3U);
}

TEST(River, RR_060_the_flotilla_comes_first_then_groups_from_the_most_upstream_to_the_mouth) {
  const Game game = in_orders({.section = 4, .edit = [](State& state) {
                                 detach(state, {kThird}, {0, 1}, Standing::Follow);
                                 detach(state, {kSupply}, kMississippi, Standing::Wait);
                                 detach(state, {kSecond}, {0, 3}, Standing::Follow);
                               }});
  EXPECT_EQ(core::river::in_order(game.state()),
            (std::vector<GroupId>{kMainGroup, GroupId{3}, GroupId{1}, GroupId{2}}));
}

TEST(River, RR_060_vessels_are_taken_in_line_order) {
  Game game = in_orders();
  act(game, core::river::SetLine{{kThird, kLeader, kSecond, kSecondSupply, kSupply}});
  EXPECT_EQ(core::river::vessels_of(game.state(), kMainGroup).front(), kThird);
}

TEST(River, RR_061_a_campaign_goes_on_from_its_state) {
  Game game = in_orders({.section = 2, .edit = with_battery(2, 8)});
  act(game, hold());
  Game again{game.shared_setting(), game.state()};
  EXPECT_EQ(again.state().step, Step::Encounter);
  act(game, break_off());
  act(again, break_off());
  EXPECT_TRUE(game.state() == again.state());
}

TEST(River, RR_062_parts_of_an_encounter_are_fought_one_after_another) {
  // A battery and the gunboat of a town.
  Game town = in_orders({.edit = [](State& state) {
    with_battery(1, 1)(state);
    section_of(state, 1).enemies.push_back(enemy_like("gunboat"));
  }});
  act(town, hold());
  ASSERT_EQ(town.state().fight->parts.size(), 2U);
  EXPECT_TRUE(town.state().fight->parts.front().battery.has_value());
  // "Ironclad, shore battery" of the Shallows: left to right.
  Game head = in_orders({.edit = [](State& state) {
    with_battery(1, 1)(state);
    section_of(state, 1).enemies.push_back(enemy_like("arkansas"));
  }});
  act(head, hold());
  ASSERT_EQ(head.state().fight->parts.size(), 2U);
  EXPECT_FALSE(head.state().fight->parts.front().battery.has_value());
}

TEST(River, RR_063_there_are_only_so_many_vessels) {
  Game game = in_orders();
  EXPECT_EQ(refusal_of(game, core::river::MoveFuel{VesselId{5}, kLeader, 1}),
            "RR-063 no-such-vessel");
  EXPECT_EQ(refusal_of(game, core::river::Detach{{VesselId{9}}, Standing::Follow}),
            "RR-063 no-such-vessel");
}

TEST(River, RR_064_who_broke_off_stays_and_the_enemy_keeps_its_losses) {
  // Union 6 + 6, halved: 74 points, three guns of 20.
  Game game = in_orders({.dice = {6, 6, 1, 1}, .edit = with_battery(1, 8)});
  act(game, hold());
  act(game, break_off());
  EXPECT_EQ(game.state().main().at, (Place{0, 1}));
  const auto& battery = section_of(game, 1).batteries.front();
  EXPECT_FALSE(battery.passed);
  const auto left = std::ranges::count(battery.guns, core::river::GunState::Ready,
                                       &core::river::MountedGun::state);
  EXPECT_EQ(left, 3);
  EXPECT_EQ(refusal_of(game, advance()), "RR-053 not-dealt-with");
  act(game, hold());  // fought again
  EXPECT_EQ(game.state().step, Step::Encounter);
}

TEST(River, RR_064_it_may_fall_back_in_the_next_turn) {
  Game game = in_orders({.section = 2, .dice = {1, 1, 1, 1}, .edit = with_battery(2, 8)});
  act(game, hold());
  act(game, break_off());
  act(game, fall_back(1));
  EXPECT_EQ(game.state().step, Step::Orders);
  EXPECT_EQ(game.state().main().at, (Place{0, 1}));
}

TEST(River, RR_065_repairs_of_a_turn_with_a_fight_are_lost) {
  Game game = in_orders({.dice = {1, 1, 1, 1}, .edit = [](State& state) {
                           with_battery(1, 1)(state);
                           state.vessels[1].damage = state.vessels[1].damage_ever = 6;
                           state.vessels[1].pool = 3;
                         }});
  act(game, hold());
  act(game, break_off());
  EXPECT_EQ(game.state().vessel(kSecond).damage, 6);
}

TEST(River, RR_065_scavenging_of_a_turn_with_a_fight_is_lost) {
  Game game = in_orders({.dice = {1, 1, 1, 1}, .edit = [](State& state) {
                           section_of(state, 1).towns.push_back({});
                           with_battery(1, 1)(state);
                           state.vessels[0].fuel = 5;
                         }});
  act(game, scavenge_town());
  act(game, break_off());
  EXPECT_FALSE(section_of(game, 1).towns.front().fuel.has_value());
  EXPECT_EQ(game.state().vessel(kLeader).fuel, 4);
}

TEST(River, RR_066_a_turn_of_scavenging_is_a_turn_of_repairs_too) {
  Game game = in_orders({.dice = {5, 5, 5}, .edit = [](State& state) {
                           section_of(state, 1).towns.push_back({});
                           state.vessels[0].fuel = 5;
                           state.vessels[0].damage = state.vessels[0].damage_ever = 10;
                           state.vessels[0].pool = 5;
                         }});
  act(game, scavenge_town());
  EXPECT_EQ(game.state().vessel(kLeader).fuel, 5 + 15 - 1);
  EXPECT_EQ(game.state().vessel(kLeader).damage, 8);
}

TEST(River, RR_E43_a_whole_turn) {
  Game game = in_orders(
      {.section = 2, .dice = {6, 9, 2, 12, 83, 4, 3, 4, 3, 4, 4}, .edit = [](State& state) {
         section_of(state, 2).heading = Heading::NorthEast;
         state.ledger.push_back({1, "RR-301"_rule.number, -1});
         state.ledger.push_back({2, "RR-301"_rule.number, -1});
       }});
  ASSERT_EQ(game.state().turn, 3);
  act(game, advance());
  const Section& section = section_of(game, 3);
  EXPECT_EQ(section.bend, right(45));
  EXPECT_EQ(section.heading, Heading::East);
  EXPECT_EQ(section.terrain, Terrain::Wooded);
  EXPECT_EQ(section.rolls.action_score, 86);
  EXPECT_EQ(section.found.first, core::river::Find::Gunboat);
  EXPECT_EQ(section.torpedo_craft, 1);
  EXPECT_EQ(section.torpedo_craft + section.enemies.front().consorts, 3);
  ASSERT_EQ(game.state().step, Step::Encounter);
  act(game, fight_on());
  EXPECT_EQ(section_of(game, 3).enemies.front().fate, EnemyFate::Sunk);
  EXPECT_EQ(game.state().vessel(kLeader).damage, 1);
  EXPECT_EQ(game.state().points(), 22);
  for (const VesselId each : {kLeader, kSecond, kThird}) {
    EXPECT_EQ(game.state().vessel(each).fuel, 29);
  }
  EXPECT_EQ(game.state().vessel(kSupply).fuel, 49);
  EXPECT_EQ(game.state().dice.made(), 11U);
}

}  // namespace
}  // namespace tests::river
