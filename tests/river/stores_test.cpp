// [RR-180]-[RR-216] [RR-240]-[RR-250] Fuel, ammunition, scavenging, supply ships and barges.
#include "core/river/stores.h"

#include "tests/river/fights.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <vector>

namespace tests::river {
namespace {

using core::river::CastOff;
using core::river::EnemyFate;
using core::river::GunState;
using core::river::MoveFuel;
using core::river::MoveRounds;
using core::river::PickUp;
using core::river::rounds_of;
using core::river::SetStanding;
using core::river::Town;
using testing::ElementsAre;
using testing::SizeIs;

/// Fuel of the warships in line order, barges left out.
Edit bunkers(std::int16_t first, std::int16_t second, std::int16_t third) {
  return [=](State& state) {
    state.vessels[0].fuel = first;
    state.vessels[1].fuel = second;
    state.vessels[2].fuel = third;
  };
}

/// A silenced battery of a line of table RR-T17.
Battery silenced(int face) {
  Battery battery = battery_of_line(face);
  for (auto& each : battery.guns) {
    each.state = GunState::Gone;
  }
  return battery;
}

Enemy prize(std::string_view id) {
  Enemy enemy = enemy_like(id);
  enemy.fate = EnemyFate::Captured;
  return enemy;
}

/// A town where the flotilla lies.
Edit town(std::optional<std::int16_t> left = {}) {
  return [left](State& state) {
    section_of(state, 1).towns.push_back({core::river::Hand::Left, left});
  };
}

/// Rounds of a calibre that a vessel has.
Edit rounds(VesselId id, GunIndex of, std::int16_t count) {
  return [=](State& state) {
    for (auto& each : state.vessels.at(id.value()).rounds) {
      each.count = each.gun == of ? count : each.count;
    }
  };
}

Edit all_of(const std::vector<Edit>& edits) {
  return [edits](State& state) {
    for (const Edit& each : edits) {
      each(state);
    }
  };
}

int rounds_in(const Game& game, VesselId id, std::string_view code) {
  return rounds_of(game.state().vessel(id), gun(code));
}

// ---- use of fuel ----

TEST(River, RR_180_RR_181_every_ship_uses_a_point_in_a_turn_hove_to) {
  Game game = in_orders();
  act(game, hold());
  EXPECT_EQ(fuel(game, kLeader), 29);
  EXPECT_EQ(fuel(game, kThird), 29);
  EXPECT_EQ(fuel(game, kSupply), 49);
}

TEST(River, RR_181_the_moored_night_costs_nothing) {
  Game game = at_night({.section = 3, .turn = 5});
  act(game, tie_up());
  EXPECT_EQ(fuel(game, kLeader), 30);
  EXPECT_EQ(game.state().turn, 6);
}

TEST(River, RR_181_a_night_run_costs_a_point_for_each_section) {
  Game game = at_night({.section = 6, .turn = 10});
  act(game, drop_down(2));
  EXPECT_EQ(game.state().main().at.section, 4);
  EXPECT_EQ(fuel(game, kLeader), 28);
}

TEST(River, RR_182_a_turn_of_two_sections_downstream_costs_one_point) {
  Game game = in_orders({.section = 6});
  act(game, fall_back(2));
  EXPECT_EQ(fuel(game, kLeader), 29);
}

TEST(River, RR_E35_downstream_from_section_nine) {
  Game game = in_orders({.section = 9});
  act(game, fall_back(2));
  EXPECT_EQ(game.state().main().at, (Place{0, 7}));
  for (const VesselId id : {kLeader, kSecond, kThird}) {
    EXPECT_EQ(fuel(game, id), 29);
  }
}

TEST(River, RR_E21_starting_fuel_with_two_barges) {
  Begin begin = flotilla();
  begin.barges.front() = 2;
  Game game{setting_of(begin), Dice{7, 10, 10}};
  EXPECT_EQ(game.state().vessel(kLeader).fuel, 17);
  EXPECT_EQ(fuel(game, kLeader), 37);
  while (game.state().turn < 9) {
    act(game, game.state().step == Step::Night ? tie_up() : hold());
  }
  EXPECT_EQ(fuel(game, kLeader), 29);
}

TEST(River, RR_185_a_ship_without_fuel_does_not_go_on) {
  Game game = in_orders({.edit = bunkers(0, 30, 30)});
  act(game, advance());
  EXPECT_EQ(game.state().main().at.section, 2);
  const auto& behind = group_of(game, game.state().vessel(kLeader).group);
  EXPECT_EQ(behind.at.section, 1);
}

TEST(River, RR_185_nobody_advances_without_any_fuel) {
  Game game = in_orders({.edit = bunkers(0, 0, 0)});
  EXPECT_EQ(refusal_of(game, advance()), "RR-185 no-fuel");
}

TEST(River, RR_188_fuel_is_charged_at_the_end_so_that_the_last_point_is_steamed_away) {
  Game game = in_orders({.edit = bunkers(1, 30, 30)});
  const auto events = act(game, advance());
  EXPECT_EQ(game.state().vessel(kLeader).group, kMainGroup);
  EXPECT_EQ(fuel(game, kLeader), 0);
  EXPECT_TRUE(tells(events, "out-of-fuel"));
}

// ---- fuel is moved ----

TEST(River, RR_186_fuel_moves_between_vessels_of_a_group_that_holds_this_turn) {
  Game game = in_orders({.edit = bunkers(5, 30, 30)});
  act(game, MoveFuel{kSupply, kLeader, 20});
  EXPECT_EQ(fuel(game, kLeader), 25);
  EXPECT_EQ(fuel(game, kSupply), 30);
  EXPECT_EQ(refusal_of(game, advance()), "RR-186 holds-this-turn");
  EXPECT_TRUE(game.judge(hold()));
}

TEST(River, RR_186_not_between_groups) {
  Game game = in_orders({.edit = [](State& state) {
    state.vessels.front().fuel = 5;
    detach(state, {kSupply}, {0, 1}, Standing::Hold);
  }});
  EXPECT_EQ(refusal_of(game, MoveFuel{kSupply, kLeader, 5}), "RR-186 not-together");
}

TEST(River, RR_186_not_more_than_she_has) {
  Game game = in_orders({.edit = bunkers(5, 3, 30)});
  EXPECT_EQ(refusal_of(game, MoveFuel{kSecond, kLeader, 4}), "RR-186 not-so-much-fuel 4/3");
}

TEST(River, RR_183_a_warship_holds_thirty_points_and_a_barge_ten) {
  Game game = in_orders({.edit = [](State& state) {
    state.vessels.front().fuel = 25;
    state.vessels.front().barges = {4};
  }});
  EXPECT_EQ(refusal_of(game, MoveFuel{kSupply, kLeader, 12}), "RR-183 no-room-for-fuel 12/11");
  act(game, MoveFuel{kSupply, kLeader, 11});
  EXPECT_EQ(game.state().vessel(kLeader).fuel, 30);
  EXPECT_THAT(game.state().vessel(kLeader).barges, ElementsAre(10));
}

TEST(River, RR_183_a_supply_ship_holds_fifty_points) {
  Game game = in_orders({.edit = [](State& state) { state.vessels.back().fuel = 49; }});
  EXPECT_EQ(refusal_of(game, MoveFuel{kLeader, kSecondSupply, 2}), "RR-183 no-room-for-fuel 2/1");
}

// ---- rounds ----

TEST(River, RR_200_RR_201_rounds_are_pooled_by_vessel_and_calibre) {
  const Game game = in_orders();
  EXPECT_EQ(rounds_in(game, kLeader, "8S"), 90);
  EXPECT_EQ(rounds_in(game, kLeader, "32S"), 180);
  EXPECT_EQ(rounds_in(game, kSecond, "30R"), 60);
}

TEST(River, RR_202_magazines_hold_thirty_rounds_a_gun) {
  Game game = in_orders({.edit = rounds(kLeader, gun("42R"), 80)});
  EXPECT_EQ(refusal_of(game, MoveRounds{kSupply, kLeader, gun("42R"), 11}),
            "RR-202 no-room-for-rounds 11/10");
  EXPECT_TRUE(game.judge(MoveRounds{kSupply, kLeader, gun("42R"), 10}));
}

TEST(River, RR_202_a_ship_has_no_magazine_for_guns_that_she_has_not) {
  Game game = in_orders();
  EXPECT_EQ(refusal_of(game, MoveRounds{kSupply, kSecond, gun("42R"), 1}),
            "RR-202 no-room-for-rounds 1/0");
}

TEST(River, RR_203_RR_204_each_supply_ship_carries_fuel_and_two_hundred_rounds) {
  const Game game = in_orders();
  for (const VesselId id : {kSupply, kSecondSupply}) {
    int sum = 0;
    for (const auto& each : game.state().vessel(id).rounds) {
      sum += each.count;
    }
    EXPECT_EQ(sum, 200);
    EXPECT_EQ(fuel(game, id), 50);
  }
}

TEST(River, RR_203_more_than_two_hundred_rounds_are_no_begin) {
  Begin begin = flotilla();
  begin.supply.front().cargo = {{gun("42R"), 201}};
  EXPECT_EQ(fault_of(tested_charts(), begin),
            "a supply ship carries at most 200 rounds, not 201 [RR-203]");
}

TEST(River, RR_205_rounds_are_handed_over_together_and_hove_to) {
  Game game = in_orders({.edit = rounds(kLeader, gun("42R"), 50)});
  act(game, MoveRounds{kSupply, kLeader, gun("42R"), 40});
  EXPECT_EQ(rounds_in(game, kLeader, "42R"), 90);
  EXPECT_EQ(rounds_in(game, kSupply, "42R"), 60);
  EXPECT_EQ(refusal_of(game, advance()), "RR-186 holds-this-turn");
}

/// Flotilla B: benton, tyler and lexington.
Game timbers(const Edit& edit) {
  return in_orders({.setting = setting_of(flotilla(kTimbers)), .edit = edit});
}

TEST(River, RR_205_a_warship_hands_rounds_to_another_of_her_calibre) {
  // Tyler has six 8-inch guns, Lexington four.
  Game game = timbers(rounds(kThird, gun("8S"), 20));
  act(game, MoveRounds{kSecond, kThird, gun("8S"), 100});
  EXPECT_EQ(rounds_in(game, kSecond, "8S"), 80);
  EXPECT_EQ(rounds_in(game, kThird, "8S"), 120);
  EXPECT_EQ(refusal_of(game, advance()), "RR-186 holds-this-turn");
}

TEST(River, RR_205_RR_202_not_beyond_her_magazines_nor_of_a_calibre_that_she_has_not) {
  Game game = timbers(rounds(kThird, gun("8S"), 110));
  EXPECT_EQ(refusal_of(game, MoveRounds{kSecond, kThird, gun("8S"), 11}),
            "RR-202 no-room-for-rounds 11/10");
  EXPECT_EQ(refusal_of(game, MoveRounds{kLeader, kSecond, gun("9S"), 1}),
            "RR-202 no-room-for-rounds 1/0");
}

TEST(River, RR_205_RR_203_a_supply_ship_takes_rounds_back_as_far_as_she_has_room) {
  Game game = timbers(rounds(kSupply, gun("8S"), 45));  // of 60
  EXPECT_EQ(refusal_of(game, MoveRounds{kSecond, kSupply, gun("8S"), 16}),
            "RR-202 no-room-for-rounds 16/15");
  act(game, MoveRounds{kSecond, kSupply, gun("8S"), 15});
  EXPECT_EQ(rounds_in(game, kSupply, "8S"), 60);
  EXPECT_EQ(refusal_of(game, MoveRounds{kSecond, kSecondSupply, gun("8S"), 1}),
            "RR-202 no-room-for-rounds 1/0");
}

TEST(River, RR_205_not_between_groups) {
  Game game = in_orders({.edit = all_of({rounds(kLeader, gun("42R"), 50), [](State& state) {
                                           detach(state, {kSupply}, {0, 1}, Standing::Hold);
                                         }})});
  EXPECT_EQ(refusal_of(game, MoveRounds{kSupply, kLeader, gun("42R"), 5}), "RR-205 not-together");
}

TEST(River, RR_205_not_more_than_she_has) {
  Game game =
      in_orders({.edit = all_of({rounds(kLeader, gun("42R"), 0), rounds(kSupply, gun("42R"), 7)})});
  EXPECT_EQ(refusal_of(game, MoveRounds{kSupply, kLeader, gun("42R"), 8}),
            "RR-205 not-so-many-rounds 8/7");
}

// ---- scavenging ----

TEST(River, RR_184_fuel_comes_from_towns_prizes_and_supply_ships) {
  Game game = in_orders(
      {.dice = {3, 3, 3, 2, 2}, .edit = all_of({bunkers(0, 0, 0), town(), [](State& state) {
                                                  section_of(state, 1).enemies = {prize("gunboat")};
                                                }})});
  act(game, MoveFuel{kSupply, kLeader, 5});
  EXPECT_EQ(fuel(game, kLeader), 5);
  act(game, scavenge_town());  // 9 points to the leader, less the turn's
  EXPECT_EQ(fuel(game, kLeader), 13);
  act(game, scavenge_prize());  // 7
  EXPECT_EQ(fuel(game, kLeader), 19);
}

TEST(River, RR_210_scavenging_takes_a_turn_in_which_the_flotilla_holds) {
  Game game = in_orders(facing({{silenced(2)}}, {.dice = {1, 1, 1}}));
  act(game, scavenge_battery());
  EXPECT_EQ(game.state().turn, 3);
  EXPECT_EQ(game.state().main().at.section, 1);
}

TEST(River, RR_210_stragglers_close_up_meanwhile) {
  Game game =
      in_orders(facing({{silenced(2)}}, {.section = 3, .dice = {1, 1, 1}, .edit = [](State& state) {
                                           detach(state, {kThird}, {0, 1}, Standing::Follow);
                                         }}));
  const GroupId straggler = game.state().vessel(kThird).group;
  act(game, scavenge_battery());
  EXPECT_EQ(group_of(game, straggler).at.section, 2);
}

TEST(River, RR_210_a_battery_that_fires_is_not_searched) {
  Game game = in_orders(facing({{battery_of_line(2)}}));
  EXPECT_EQ(refusal_of(game, scavenge_battery()), "RR-210 battery-fires");
}

TEST(River, RR_216_where_there_is_nothing_nothing_is_foraged) {
  Game game = in_orders();
  EXPECT_EQ(refusal_of(game, scavenge_town()), "RR-210 nothing-to-scavenge");
  EXPECT_EQ(refusal_of(game, scavenge_battery()), "RR-210 nothing-to-scavenge");
  EXPECT_EQ(refusal_of(game, scavenge_prize()), "RR-210 nothing-to-scavenge");
}

TEST(River, RR_E22_RR_211_RR_187_a_town_keeps_what_was_not_taken) {
  Game game = in_orders({.dice = {4, 9, 2}, .edit = all_of({town(), bunkers(28, 25, 30)})});
  const auto events = act(game, scavenge_town());
  EXPECT_EQ(told_as(events, "town-foraged").figures, (std::vector{15, 7, 8}));
  EXPECT_EQ(section_of(game, 1).towns.front().fuel, 8);
  EXPECT_EQ(fuel(game, kLeader), 29);  // 30, and the point of the turn
}

TEST(River, RR_187_a_later_visit_takes_the_rest_without_a_throw) {
  Game game = in_orders({.edit = all_of({town(8), bunkers(10, 30, 30)})});
  const auto events = act(game, scavenge_town());
  EXPECT_THAT(faces_for(events, "RR-211"_rule), SizeIs(0));
  EXPECT_EQ(fuel(game, kLeader), 17);
  EXPECT_EQ(refusal_of(game, scavenge_town()), "RR-211 town-is-empty");
}

TEST(River, RR_163_a_defended_town_is_not_foraged) {
  Game game = in_orders(facing({{}, {enemy_like("gunboat")}}, {.edit = town()}));
  EXPECT_EQ(refusal_of(game, scavenge_town()), "RR-163 town-is-defended");
}

TEST(River, RR_E23_RR_212_a_prize_yields_two_dice_and_three) {
  Game game =
      in_orders(facing({{}, {prize("gunboat")}}, {.dice = {5, 2, 4}, .edit = bunkers(10, 30, 30)}));
  const auto events = act(game, scavenge_prize());
  EXPECT_EQ(told_as(events, "prize-fuel").figures, (std::vector{10, 10}));
  EXPECT_EQ(fuel(game, kLeader), 19);
}

TEST(River, RR_187_fuel_of_a_prize_that_finds_no_room_is_lost) {
  Game game =
      in_orders(facing({{}, {prize("gunboat")}}, {.dice = {5, 2, 4}, .edit = bunkers(29, 30, 30)}));
  EXPECT_EQ(told_as(act(game, scavenge_prize()), "prize-fuel").figures, (std::vector{10, 1}));
}

TEST(River, RR_212_fuel_and_rounds_of_a_prize_are_one_scavenging) {
  Game game = in_orders(facing({{}, {prize("gunboat")}},
                               {.dice = {5, 2, 4}, .edit = rounds(kLeader, gun("32S"), 100)}));
  act(game, scavenge_prize());
  EXPECT_EQ(rounds_in(game, kLeader, "32S"), 104);
  EXPECT_EQ(refusal_of(game, scavenge_prize()), "RR-213 scavenged-already");
}

TEST(River, RR_E34_RR_213_RR_214_a_throw_for_each_gun_of_a_battery) {
  Game game = in_orders(facing(
      {{silenced(7)}}, {.dice = {3, 1, 6, 4, 2, 5}, .edit = rounds(kLeader, gun("32S"), 100)}));
  const auto events = act(game, scavenge_battery());
  EXPECT_THAT(faces_for(events, "RR-213"_rule), ElementsAre(3, 1, 6, 4, 2, 5));
  EXPECT_EQ(rounds_in(game, kLeader, "32S"), 114);
  for (const VesselId id : {kLeader, kSecond, kThird}) {
    EXPECT_EQ(rounds_in(game, id, "7R"), 0);
  }
  EXPECT_EQ(refusal_of(game, scavenge_battery()), "RR-213 scavenged-already");
}

TEST(River, RR_214_a_smoothbore_of_the_same_size_does_not_match_a_rifle) {
  // Battery 4 has 8" rifles; cairo has 8" smoothbores.
  Game game =
      in_orders(facing({{silenced(4)}}, {.dice = {6, 6}, .edit = rounds(kLeader, gun("8S"), 10)}));
  act(game, scavenge_battery());
  EXPECT_EQ(rounds_in(game, kLeader, "8S"), 10);
  EXPECT_EQ(rounds_in(game, kLeader, "8R"), 0);
}

TEST(River, RR_214_surplus_is_worthless) {
  Game game = in_orders(
      facing({{silenced(2)}}, {.dice = {6, 6, 6}, .edit = rounds(kLeader, gun("32S"), 178)}));
  act(game, scavenge_battery());
  EXPECT_EQ(rounds_in(game, kLeader, "32S"), 180);
}

TEST(River, RR_215_the_main_group_and_a_detached_one_each_scavenge_once_a_turn) {
  Game game = in_orders(facing({{silenced(2), silenced(2)}}, {.edit = [](State& state) {
                                 detach(state, {kThird}, {0, 1}, Standing::Hold);
                               }}));
  const GroupId own = game.state().vessel(kThird).group;
  act(game, SetStanding{own, Standing::Hold, false, 0,
                        core::river::Scavenging{core::river::Scavenging::What::Battery, 1}});
  EXPECT_THAT(faces_for(act(game, scavenge_battery(0)), "RR-213"_rule), SizeIs(6));
  EXPECT_TRUE(section_of(game, 1).batteries.front().scavenged);
  EXPECT_TRUE(section_of(game, 1).batteries.back().scavenged);
}

TEST(River, RR_210_a_detached_group_scavenges_hove_to_only) {
  Game game = in_orders(facing({{silenced(2)}}, {.edit = [](State& state) {
                                 detach(state, {kThird}, {0, 1}, Standing::Hold);
                               }}));
  const GroupId own = game.state().vessel(kThird).group;
  EXPECT_EQ(refusal_of(game, SetStanding{own, Standing::Down, false, 0,
                                         core::river::Scavenging{
                                             core::river::Scavenging::What::Battery, 0}}),
            "RR-210 scavenges-hove-to");
}

TEST(River, RR_065_scavenging_is_lost_when_the_group_fights_in_the_turn) {
  Game game = in_orders(facing({{silenced(2), battery_of_line(1)}}, {.dice = {6, 6, 1, 1}}));
  act(game, scavenge_battery(0));
  ASSERT_EQ(game.state().step, Step::Encounter);
  act(game, fight_on());
  EXPECT_FALSE(section_of(game, 1).batteries.front().scavenged);
}

TEST(River, RR_066_a_turn_of_scavenging_is_a_turn_hove_to_for_repairs) {
  Game game = in_orders(facing({{silenced(2)}}, {.dice = {1, 1, 1}, .edit = [](State& state) {
                                                   state.vessels.front().damage = 10;
                                                   state.vessels.front().damage_ever = 10;
                                                   state.vessels.front().pool = 5;
                                                 }}));
  act(game, scavenge_battery());
  EXPECT_EQ(damage_of(game, kLeader), 8);
}

// ---- supply ships ----

/// A begin with such postures.
Begin with_postures(core::river::Posture first, core::river::Posture second) {
  Begin begin = flotilla();
  begin.supply.front().posture = first;
  begin.supply.back().posture = second;
  return begin;
}

TEST(River, RR_240_there_are_two_supply_ships) {
  const Game game{setting_of(flotilla())};
  EXPECT_EQ(std::ranges::count(game.state().vessels, true, &Vessel::supply), 2);
}

TEST(River, RR_241_in_company_a_supply_ship_is_of_the_main_flotilla) {
  const Game game{setting_of(flotilla())};
  EXPECT_EQ(game.state().vessel(kSupply).group, kMainGroup);
}

TEST(River, RR_241_a_waiting_supply_ship_stays_in_the_mississippi) {
  Game game{
      setting_of(with_postures(core::river::Posture::Waiting, core::river::Posture::InCompany)),
      Dice{10, 10, 10, 1, 1, 2, 1, 1}};
  act(game, advance());
  EXPECT_EQ(group_of(game, game.state().vessel(kSupply).group).at, kMississippi);
}

TEST(River, RR_241_a_group_waits_at_the_mouth_only) {
  Game game = in_orders({.section = 2, .edit = [](State& state) {
                           detach(state, {kSupply}, {0, 1}, Standing::Hold);
                         }});
  const GroupId own = game.state().vessel(kSupply).group;
  EXPECT_EQ(refusal_of(game, SetStanding{own, Standing::Wait, false, 0, {}}),
            "RR-241 waits-at-the-mouth");
}

TEST(River, RR_242_a_supply_ship_that_comes_up_meets_what_was_left) {
  Game game = in_orders({.section = 3, .edit = [](State& state) {
                           section_of(state, 2).batteries = {battery_of_line(1)};
                           section_of(state, 2).batteries.front().passed = true;
                           detach(state, {kSupply}, {0, 1}, Standing::Follow);
                         }});
  act(game, hold());
  ASSERT_EQ(game.state().step, Step::Encounter);
  EXPECT_EQ(game.state().fight->group, game.state().vessel(kSupply).group);
}

TEST(River, RR_243_a_supply_ship_burns_her_own_cargo) {
  Game game = in_orders();
  act(game, hold());
  EXPECT_EQ(game.state().vessel(kSupply).fuel, 49);
}

/// A supply ship that waits at the mouth while the flotilla is in section 5.
Position waiting(bool delay) {
  return {.setting = with_options([delay](Options& options) { options.order_delay = delay; }),
          .section = 5,
          .turn = 6,
          .edit = [](State& state) { detach(state, {kSupply}, kMississippi, Standing::Wait); }};
}

TEST(River, RR_246_a_call_takes_effect_at_once) {
  Game game = in_orders(waiting(false));
  const GroupId own = game.state().vessel(kSupply).group;
  act(game, SetStanding{own, Standing::Follow, false, 0, {}});
  act(game, hold());
  EXPECT_EQ(group_of(game, own).at.section, 1);
}

TEST(River, RR_246_with_order_delay_a_boat_runs_down_two_sections_a_turn_first) {
  Game game = in_orders(waiting(true));
  const GroupId own = game.state().vessel(kSupply).group;
  act(game, SetStanding{own, Standing::Follow, false, 0, {}});
  for (int turn = 6; turn < 9; ++turn) {
    act(game, hold());
    EXPECT_EQ(group_of(game, own).at.section, 0) << turn;
  }
  act(game, hold());  // three turns later: half of 5, rounded up
  EXPECT_EQ(group_of(game, own).at.section, 1);
}

/// A supply ship of little fuel at the mouth.
Position at_the_mouth(bool refilled) {
  return {.section = 2, .edit = [refilled](State& state) {
            state.vessels.at(kSupply.value()).fuel = 5;
            state.vessels.at(kSupply.value()).refilled = refilled;
            detach(state, {kSupply}, kMississippi, Standing::Hold);
          }};
}

TEST(River, RR_247_at_the_mouth_a_supply_ship_refills_with_fuel_for_a_turn) {
  Game game = in_orders(at_the_mouth(false));
  act(game, hold());
  EXPECT_EQ(fuel(game, kSupply), 49);  // 50, and the point of the turn
  EXPECT_TRUE(game.state().vessel(kSupply).refilled);
}

TEST(River, RR_247_she_refills_once_only) {
  Game game = in_orders(at_the_mouth(true));
  act(game, hold());
  EXPECT_EQ(fuel(game, kSupply), 4);
}

TEST(River, RR_247_not_with_ammunition) {
  Game game = in_orders(at_the_mouth(false));
  const int before = rounds_in(game, kSupply, "42R");
  act(game, hold());
  EXPECT_EQ(rounds_in(game, kSupply, "42R"), before);
}

TEST(River, RR_247_not_in_the_turn_in_which_she_arrives) {
  Game game = in_orders({.section = 2, .edit = [](State& state) {
                           state.vessels.at(kSupply.value()).fuel = 5;
                           detach(state, {kSupply}, {0, 2}, Standing::Down);
                         }});
  const GroupId own = game.state().vessel(kSupply).group;
  act(game, hold());
  EXPECT_EQ(group_of(game, own).at, kMississippi);
  EXPECT_EQ(fuel(game, kSupply), 4);
}

TEST(River, RR_248_a_supply_ship_that_is_lost_costs_fifteen_points) {
  Game game = in_orders({.edit = [](State& state) {
    state.vessels.at(kSupply.value()).ground = core::river::Ground::Bar;
  }});
  act(game, core::river::Burn{kSupply});
  EXPECT_EQ(points_for(game.state(), "RR-248"_rule), -15);
}

// ---- barges ----

Edit barges(VesselId id, const std::vector<std::uint8_t>& points) {
  return [id, points](State& state) { state.vessels.at(id.value()).barges = points; };
}

TEST(River, RR_249_a_barge_is_cast_off_and_picked_up_in_the_same_section) {
  Game game = in_orders({.edit = barges(kLeader, {10, 7})});
  act(game, CastOff{kLeader});
  EXPECT_THAT(section_of(game, 1).barges, ElementsAre(7));
  act(game, PickUp{kSecond});
  EXPECT_THAT(game.state().vessel(kSecond).barges, ElementsAre(7));
  EXPECT_THAT(section_of(game, 1).barges, SizeIs(0));
}

TEST(River, RR_249_barges_left_behind_stay_where_they_are) {
  Game game = in_orders({.section = 3, .edit = barges(kLeader, {10})});
  act(game, CastOff{kLeader});
  act(game, fall_back(1));
  EXPECT_THAT(section_of(game, 3).barges, ElementsAre(10));
  EXPECT_EQ(refusal_of(game, PickUp{kLeader}), "RR-249 no-barge-here");
}

TEST(River, RR_249_without_a_barge_none_is_cast_off) {
  Game game = in_orders();
  EXPECT_EQ(refusal_of(game, CastOff{kLeader}), "RR-249 no-barge");
}

TEST(River, RR_249_no_barge_is_cast_off_in_the_mississippi) {
  Game game = in_orders({.section = 0, .edit = barges(kLeader, {10})});
  EXPECT_EQ(refusal_of(game, CastOff{kLeader}), "RR-249 not-in-the-mississippi");
}

TEST(River, RR_036_nobody_tows_a_third_barge) {
  Game game = in_orders({.edit = [](State& state) {
    state.vessels.front().barges = {10, 10};
    section_of(state, 1).barges = {10};
  }});
  EXPECT_EQ(refusal_of(game, PickUp{kLeader}), "RR-036 too-many-barges 2/3");
}

TEST(River, RR_250_a_supply_ship_may_tow_barges) {
  Begin begin = flotilla();
  begin.barges.back() = 2;
  EXPECT_EQ(fault_of(tested_charts(), begin), "");
  const Game game{setting_of(begin)};
  EXPECT_EQ(fuel(game, kSecondSupply), 70);
}

}  // namespace
}  // namespace tests::river
