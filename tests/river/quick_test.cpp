// [RR-400]-[RR-421] The fast resolution, "QF".
#include "core/river/quick.h"

#include "core/river/encounter.h"
#include "tests/river/fights.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <vector>

namespace tests::river {
namespace {

using core::base::Fraction;
using core::river::EnemyFate;
using core::river::Fate;
using core::river::fire_of;
using core::river::GunState;
using core::river::Mine;
using core::river::multiplier_of;
using core::river::Narrowing;
using core::river::rounds_used;
using core::river::target_of;
using testing::ElementsAre;
using testing::SizeIs;

const core::river::Setting& porter() {
  static const auto kSetting = setting_of(flotilla());
  return *kSetting;
}

/// A warship of a sample flotilla as she begins.
Vessel warship(std::size_t sample, VesselId id) {
  return core::river::begin_state(*setting_of(flotilla(sample))).vessel(id);
}

Fraction fire_in(std::size_t sample, VesselId id) {
  return fire_of(*setting_of(flotilla(sample)), warship(sample, id));
}

/// A position in narrows of half the width.
Edit narrow() {
  return [](State& state) { section_of(state, 1).narrowing = Narrowing::HalfWidth; };
}

// ---- fire values ----

TEST(River, RR_400_half_the_weights_of_a_broadside_ship_count) {
  // 3 x 12 + 3 x 8 + 6 x 5 + 3 = 93.
  EXPECT_EQ(fire_in(kPorter, kLeader), (Fraction{93, 2}));
  EXPECT_EQ(fire_in(kPorter, kSecond), Fraction{14});
}

TEST(River, RR_400_all_guns_of_a_turret_ship_count) {
  EXPECT_EQ(fire_in(kMonitors, kLeader), Fraction{10});
}

TEST(River, RR_400_damage_takes_its_share_and_fractions_are_kept) {
  Vessel cairo = warship(kPorter, kLeader);
  cairo.damage = 11;
  EXPECT_EQ(fire_of(porter(), cairo), (Fraction{3720, 102}));
}

TEST(River, RR_400_a_gun_that_is_out_or_has_no_rounds_does_not_count) {
  Vessel signal = warship(kPorter, kSecond);
  signal.guns.front().state = GunState::KnockedOut;  // one of two 30R, w 8
  EXPECT_EQ(fire_of(porter(), signal), Fraction{10});
  signal.rounds.back().count = 0;  // four 24H, w 3
  EXPECT_EQ(fire_of(porter(), signal), Fraction{4});
}

TEST(River, RR_400_confederate_gunboats_fire_all_their_guns_and_an_ironclad_half) {
  EXPECT_EQ(fire_of(porter(), enemy_like("gunboat")), Fraction{5});
  EXPECT_EQ(fire_of(porter(), enemy_like("heavy")), Fraction{21});
  // 2 x 8 + 2 x 8 + 4 x 8 + 2 x 5 = 74.
  EXPECT_EQ(fire_of(porter(), enemy_like("arkansas")), Fraction{37});
}

TEST(River, RR_400_a_battery_fires_all_guns_that_are_ready) {
  Battery battery = battery_of_line(5);
  EXPECT_EQ(fire_of(porter(), battery), Fraction{31});
  battery.guns.front().state = GunState::Gone;
  EXPECT_EQ(fire_of(porter(), battery), Fraction{26});
}

// ---- multiplier and range ----

TEST(River, RR_E38_multipliers_of_seven_ten_and_three) {
  EXPECT_EQ(multiplier_of(tested_charts(), 4 + 3), Fraction{1});
  EXPECT_EQ(multiplier_of(tested_charts(), 5 + 5), (Fraction{3, 2}));
  EXPECT_EQ(multiplier_of(tested_charts(), 1 + 2), (Fraction{1, 4}));
}

TEST(River, RR_022_a_modified_throw_outside_the_table_reads_its_first_or_last_row) {
  EXPECT_EQ(multiplier_of(tested_charts(), 1), (Fraction{1, 4}));
  EXPECT_EQ(multiplier_of(tested_charts(), 13), Fraction{2});
}

TEST(River, RR_402_the_union_throws_first) {
  Game game = in_fight({{battery_of_line(5)}, {}}, {.dice = {6, 6, 1, 1}});
  act(game, fight_on());
  // m 2: 149 points silence all five guns; m 1/4: 3.875 on cairo, whose armour halves it.
  EXPECT_EQ(guns_left(game), 0);
  EXPECT_EQ(game.state().vessel(kLeader).damage_ever, 1);
}

TEST(River, RR_402_effects_are_simultaneous) {
  // What is sunk in the round fires in it: 21 x 1/2 on cairo, halved.
  Game game = in_fight({{}, {enemy_like("heavy")}}, {.dice = {3, 4, 3, 4}});
  act(game, fight_on());
  EXPECT_EQ(enemy_in(game).fate, EnemyFate::Sunk);
  EXPECT_EQ(damage_of(game, kLeader), 5);
}

TEST(River, RR_403_all_enemies_of_the_part_fire_together) {
  Game game = in_fight({{}, {enemy_like("heavy"), enemy_like("gunboat")}},
                       {.dice = {1, 1, 3, 4}, .edit = damage(kLeader, 31)});
  act(game, fight_on());
  EXPECT_EQ(damage_of(game, kSecond), 13);  // (21 + 5) x 1/2
}

TEST(River, RR_128_a_ship_in_high_spirits_reads_the_throw_with_her_modifier) {
  Game game = in_fight({{battery_of_line(8)}, {}}, {.dice = {2, 3, 1, 1}, .edit = [](State& state) {
                                                      state.vessels.front().modifier = 1;
                                                    }});
  act(game, fight_on());
  // 5 + 1 is m 1 for cairo, 5 is m 1/2 for the others: 46.5 + 14 = 60.
  EXPECT_EQ(guns_left(game), 3);
}

TEST(River, RR_404_half_width_narrows_bring_both_sides_closer) {
  Game game = in_fight({{battery_of_line(8)}, {}}, {.dice = {3, 4, 3, 4}, .edit = narrow()});
  act(game, fight_on());
  EXPECT_EQ(guns_left(game), 1);  // 111 points
  EXPECT_EQ(game.state().fight->carried, 11);
  EXPECT_EQ(damage_of(game, kLeader), 14);  // 39 x 3/2 x 1/2 = 29.25, halved
}

TEST(River, RR_404_an_island_brings_nobody_closer) {
  Game game = in_fight({{battery_of_line(8)}, {}}, {.dice = {3, 4, 3, 4}, .edit = [](State& state) {
                                                      section_of(state, 1).narrowing =
                                                          Narrowing::Island;
                                                    }});
  act(game, fight_on());
  EXPECT_EQ(guns_left(game), 3);  // 74 points
}

TEST(River, RR_404_a_hidden_battery_stays_close_for_the_whole_fight) {
  Game game =
      in_fight({{hidden(battery_of_line(8))}, {}}, {.dice = {1, 1, 1, 1, 1, 1, 3, 4, 3, 4}});
  act(game, fight_on());  // its own volley
  act(game, fight_on());  // (46.5 x 48/51 + 28) x 3/2 x 1/4 = 26
  EXPECT_EQ(guns_left(game), 5);
  act(game, fight_on());
  EXPECT_EQ(guns_left(game), 0);
}

// ---- who is fired at ----

TEST(River, RR_405_the_first_warship_below_sixty_per_cent_is_fired_at) {
  State state = core::river::begin_state(porter());
  EXPECT_EQ(target_of(porter(), state, kMainGroup), kLeader);
  state.vessels.front().damage = 30;  // 58.8 % of 51
  EXPECT_EQ(target_of(porter(), state, kMainGroup), kLeader);
  state.vessels.front().damage = 31;  // 60.8 %
  EXPECT_EQ(target_of(porter(), state, kMainGroup), kSecond);
}

TEST(River, RR_405_when_all_are_hit_hard_the_first_afloat_is_fired_at) {
  State state = core::river::begin_state(porter());
  for (Vessel& each : state.vessels) {
    each.damage = static_cast<std::int16_t>(porter().type_of(each).points - 1);
  }
  EXPECT_EQ(target_of(porter(), state, kMainGroup), kLeader);
  state.vessels.front().fate = Fate::Sunk;
  EXPECT_EQ(target_of(porter(), state, kMainGroup), kSecond);
}

TEST(River, RR_391_line_order_says_who_is_first) {
  State state = core::river::begin_state(porter());
  state.line = {kThird, kSecond, kLeader, kSupply, kSecondSupply};
  EXPECT_EQ(target_of(porter(), state, kMainGroup), kThird);
}

TEST(River, RR_245_supply_ships_are_hit_only_when_no_warship_is_left) {
  State state = core::river::begin_state(porter());
  for (const VesselId id : {kLeader, kSecond, kThird}) {
    EXPECT_NE(target_of(porter(), state, kMainGroup), kSupply);
    state.vessels.at(id.value()).fate = Fate::Sunk;
  }
  EXPECT_EQ(target_of(porter(), state, kMainGroup), kSupply);
}

TEST(River, RR_405_with_full_damage_she_is_sunk_and_the_excess_is_lost) {
  Game game = in_fight({{battery_of_line(8)}, {}}, {.dice = {1, 1, 6, 6}, .edit = [](State& state) {
                                                      damage(kLeader, 31)(state);
                                                      damage(kSecond, 11)(state);
                                                    }});
  act(game, fight_on());  // 39 points on signal, who has 8 left
  EXPECT_EQ(game.state().vessel(kSecond).fate, Fate::Sunk);
  EXPECT_EQ(damage_of(game, kSecond), 19);
  EXPECT_EQ(damage_of(game, kThird), 0);
  EXPECT_EQ(points_for(game.state(), "RR-305"_rule), -15);
}

TEST(River, RR_406_twenty_points_silence_the_heaviest_gun_and_the_rest_is_carried_on) {
  Game game = in_fight({{battery_of_line(3)}, {}},
                       {.dice = {1, 1, 1, 1, 1, 1, 1, 1}});  // two 30R, w 8, four 32S, w 5
  act(game, fight_on());                                     // 74.5 / 4 = 18
  EXPECT_EQ(guns_left(game), 6);
  EXPECT_EQ(game.state().fight->carried, 18);
  act(game, fight_on());
  EXPECT_EQ(guns_left(game), 5);
  const auto& guns = section_of(game, 1).batteries.front().guns;
  int rifles = 0;
  for (const auto& each : guns) {
    rifles += each.gun == gun("30R") && each.state == GunState::Ready ? 1 : 0;
  }
  EXPECT_EQ(rifles, 1);
}

TEST(River, RR_406_a_battery_with_all_guns_out_is_silenced) {
  Game game = in_fight({{battery_of_line(1)}, {}}, {.dice = {3, 4, 3, 4}});
  const auto events = act(game, fight_on());
  EXPECT_TRUE(tells(events, "battery-silenced"));
  EXPECT_FALSE(game.state().fight.has_value());
  EXPECT_EQ(points_for(game.state(), "RR-306"_rule), 3);
}

TEST(River, RR_406_points_are_not_carried_from_one_battery_to_the_next) {
  Game game = in_fight({{battery_of_line(1), battery_of_line(1)}, {}}, {.dice = {3, 4, 1, 1}});
  act(game, fight_on());
  ASSERT_TRUE(game.state().fight.has_value());
  EXPECT_EQ(game.state().fight->carried, 0);
  EXPECT_EQ(game.state().fight->round, 0);
}

TEST(River, RR_407_the_ironclad_then_the_heavy_gunboat_then_gunboats_are_fired_at) {
  Section section;
  section.enemies = {enemy_like("gunboat"), enemy_like("heavy"), enemy_like("arkansas")};
  EXPECT_EQ(core::river::enemy_target_of(section), 2U);
  section.enemies.back().fate = EnemyFate::Captured;
  EXPECT_EQ(core::river::enemy_target_of(section), 1U);
  section.enemies[1].fate = EnemyFate::Sunk;
  EXPECT_EQ(core::river::enemy_target_of(section), 0U);
  section.enemies.front().fate = EnemyFate::Scuttled;
  EXPECT_EQ(core::river::enemy_target_of(section), std::nullopt);
}

TEST(River, RR_407_sloped_armour_halves_union_points_rounded_down) {
  Game game = in_fight({{}, {enemy_like("arkansas")}}, {.dice = {3, 4, 1, 1, 1}});
  act(game, fight_on());
  EXPECT_EQ(enemy_in(game).damage, 37);  // 74.5 / 2
}

TEST(River, RR_407_points_on_a_vessel_without_armour_count_in_full) {
  Game game = in_fight({{}, {enemy_like("heavy")}}, {.dice = {2, 2, 1, 1}});
  act(game, fight_on());
  EXPECT_EQ(enemy_in(game).damage, 37);
}

// ---- hidden batteries, mines, several batteries ----

TEST(River, RR_408_a_hidden_battery_fires_a_round_of_its_own_before_the_first) {
  Game game = in_fight({{hidden(battery_of_line(2))}, {}}, {.dice = {4, 5}});
  const auto events = act(game, fight_on());
  EXPECT_THAT(faces_for(events, "RR-408"_rule), ElementsAre(4, 5));
  EXPECT_EQ(damage_of(game, kLeader), 8);
  EXPECT_EQ(guns_left(game), 3);
  EXPECT_EQ(game.state().fight->round, 0);
}

TEST(River, RR_147_nobody_runs_or_breaks_off_before_the_hidden_battery_has_fired) {
  Game game = in_fight({{hidden(battery_of_line(2))}, {}});
  EXPECT_EQ(refusal_of(game, run_past()), "RR-147 they-fire-first");
  EXPECT_EQ(refusal_of(game, break_off()), "RR-147 they-fire-first");
}

TEST(River, RR_409_hidden_batteries_are_fought_before_others_and_batteries_before_gunboats) {
  const Game game =
      in_fight({{battery_of_line(1), hidden(battery_of_line(2))}, {enemy_like("gunboat")}});
  const auto& parts = game.state().fight->parts;
  ASSERT_THAT(parts, SizeIs(3));
  EXPECT_EQ(parts[0].battery, 1);
  EXPECT_EQ(parts[1].battery, 0);
  EXPECT_EQ(parts[2].battery, std::nullopt);
}

TEST(River, RR_409_the_state_of_the_flotilla_carries_over_to_the_next_battery) {
  Game game =
      in_fight({{battery_of_line(1), battery_of_line(1)}, {}}, {.dice = {3, 4, 6, 6, 3, 4, 6, 6}});
  act(game, fight_on());
  EXPECT_EQ(damage_of(game, kLeader), 6);  // 12 x 1/2 x 2, halved
  act(game, fight_on());
  EXPECT_EQ(damage_of(game, kLeader), 12);
}

TEST(River, RR_413_faces_one_to_four_of_the_mine_do_nothing) {
  Game game = in_fight({{mined(battery_of_line(2))}, {}}, {.dice = {4}});
  act(game, fight_on());
  EXPECT_EQ(damage_of(game, kLeader), 0);
  EXPECT_EQ(section_of(game, 1).batteries.front().mine, Mine::Spent);
}

TEST(River, RR_413_on_a_five_the_mine_takes_twenty_points_whatever_the_armour) {
  Game game = in_fight({{mined(battery_of_line(2))}, {}}, {.dice = {5}});
  act(game, fight_on());
  EXPECT_EQ(damage_of(game, kLeader), 20);
}

TEST(River, RR_413_on_a_six_the_mine_sinks_the_leader) {
  Game game = in_fight({{mined(battery_of_line(2))}, {}}, {.dice = {6}});
  act(game, fight_on());
  EXPECT_EQ(game.state().vessel(kLeader).fate, Fate::Sunk);
  EXPECT_EQ(points_for(game.state(), "RR-305"_rule), -15);
}

TEST(River, RR_413_the_mine_is_thrown_for_once) {
  Game game = in_fight({{mined(battery_of_line(8))}, {}}, {.dice = {1, 1, 1, 1, 1}});
  act(game, fight_on());
  const auto events = act(game, fight_on());
  EXPECT_THAT(faces_for(events, "RR-413"_rule), SizeIs(0));
}

TEST(River, RR_153_the_mine_of_a_battery_that_is_silenced_is_cut) {
  Game game = in_fight({{battery_of_line(1), mined(battery_of_line(1))}});
  core::river::Report report;
  report.batteries = {{0, {}, true}, {1, {}, true}};
  act(game, report);
  EXPECT_EQ(section_of(game, 1).batteries.back().mine, Mine::Spent);
}

// ---- run past, break off ----

TEST(River, RR_410_before_each_round_the_union_may_run_past) {
  Game game = in_fight({{battery_of_line(8)}, {}}, {.dice = {1, 1, 1, 1}});
  EXPECT_TRUE(game.judge(run_past()));
  act(game, fight_on());
  EXPECT_TRUE(game.judge(run_past()));
}

TEST(River, RR_411_running_past_halves_union_points_and_ends_the_fight) {
  Game game = in_fight({{battery_of_line(8)}, {}}, {.dice = {3, 4, 3, 4}});
  act(game, run_past());
  EXPECT_EQ(guns_left(game), 5);           // 37 points
  EXPECT_EQ(damage_of(game, kLeader), 9);  // 39 x 1/2, halved: in full
  EXPECT_FALSE(game.state().fight.has_value());
  EXPECT_TRUE(section_of(game, 1).batteries.front().passed);
}

TEST(River, RR_411_guns_left_are_bypassed_when_the_flotilla_goes_on) {
  Game game = in_fight({{battery_of_line(8)}, {}}, {.dice = {3, 4, 1, 1}});
  act(game, run_past());
  EXPECT_EQ(points_for(game.state(), "RR-307"_rule), 0);
  act(game, advance());
  EXPECT_EQ(points_for(game.state(), "RR-307"_rule), -15);
}

TEST(River, RR_412_breaking_off_halves_union_points_and_bypasses_nothing) {
  Game game = in_fight({{battery_of_line(8)}, {}}, {.dice = {3, 4, 3, 4}});
  act(game, break_off());
  EXPECT_EQ(guns_left(game), 5);
  EXPECT_EQ(damage_of(game, kLeader), 9);
  EXPECT_FALSE(game.state().fight.has_value());
  EXPECT_FALSE(section_of(game, 1).batteries.front().passed);
  EXPECT_EQ(refusal_of(game, advance()), "RR-053 not-dealt-with");
}

TEST(River, RR_411_only_batteries_are_run_past) {
  Game game = in_fight({{}, {enemy_like("gunboat")}});
  EXPECT_EQ(refusal_of(game, run_past()), "RR-151 vessels-are-not-passed");
  EXPECT_TRUE(game.judge(break_off()));
}

TEST(River, RR_169_nobody_leaves_the_fight_with_the_ironclad) {
  Game game = in_fight({{battery_of_line(1)}, {enemy_like("arkansas")}});
  EXPECT_EQ(refusal_of(game, run_past()), "RR-169 fights-to-the-death");
  EXPECT_EQ(refusal_of(game, break_off()), "RR-169 fights-to-the-death");
}

// ---- torpedo craft, rams, strikes ----

TEST(River, RR_414_each_torpedo_craft_throws_at_the_end_of_round_one) {
  Game game = in_fight({{}, {enemy_like("heavy")}, 2, 3}, {.dice = {1, 1, 1, 1, 5, 4, 1, 1, 1, 1}});
  const auto events = act(game, fight_on());
  EXPECT_THAT(faces_for(events, "RR-414"_rule), ElementsAre(5, 4));
  EXPECT_EQ(section_of(game, 1).torpedo_craft, 0);
  EXPECT_EQ(enemy_in(game).consorts, 0);
  EXPECT_THAT(faces_for(act(game, fight_on()), "RR-414"_rule), SizeIs(0));
}

TEST(River, RR_414_a_torpedo_that_reaches_the_leader_fails_on_a_one) {
  Game game = in_fight({{}, {enemy_like("heavy")}, 1}, {.dice = {1, 1, 1, 1, 6, 1}});
  EXPECT_TRUE(tells(act(game, fight_on()), "torpedo-fails"));
  EXPECT_EQ(damage_of(game, kLeader), 1);  // 21 x 1/2 x 1/4, halved
}

TEST(River, RR_414_a_torpedo_fired_early_takes_twenty_points) {
  Game game = in_fight({{}, {enemy_like("heavy")}, 1}, {.dice = {1, 1, 1, 1, 6, 2}});
  act(game, fight_on());
  EXPECT_EQ(damage_of(game, kLeader), 21);
}

TEST(River, RR_414_other_torpedoes_sink_the_leader) {
  Game game = in_fight({{}, {enemy_like("heavy")}, 1}, {.dice = {1, 1, 1, 1, 6, 3}});
  act(game, fight_on());
  EXPECT_EQ(game.state().vessel(kLeader).fate, Fate::Sunk);
}

TEST(River, RR_414_torpedo_craft_come_though_the_gunboat_is_sunk_in_round_one) {
  Game game = in_fight({{}, {enemy_like("gunboat")}, 1}, {.dice = {3, 4, 3, 4, 4}});
  const auto events = act(game, fight_on());
  EXPECT_EQ(enemy_in(game).fate, EnemyFate::Sunk);
  EXPECT_THAT(faces_for(events, "RR-414"_rule), ElementsAre(4));
  EXPECT_EQ(damage_of(game, kLeader), 1);
}

TEST(River, RR_415_on_a_six_the_ironclad_rams_for_ten_times_a_die) {
  Game game = in_fight({{}, {enemy_like("arkansas")}}, {.dice = {1, 1, 1, 1, 6, 3}});
  act(game, fight_on());
  EXPECT_EQ(damage_of(game, kLeader), 32);  // 37 x 1/2 x 1/4, halved: 2; and 30
}

TEST(River, RR_415_on_five_or_less_she_misses) {
  Game game = in_fight({{}, {enemy_like("arkansas")}}, {.dice = {1, 1, 1, 1, 5}});
  act(game, fight_on());
  EXPECT_EQ(damage_of(game, kLeader), 2);
}

TEST(River, RR_415_an_ironclad_without_a_ram_does_not_throw) {
  Game game = in_fight({{}, {enemy_like("missouri")}}, {.dice = {1, 1, 1, 1}});
  EXPECT_THAT(faces_for(act(game, fight_on()), "RR-415"_rule), SizeIs(0));
}

TEST(River, RR_416_a_gunboat_with_two_thirds_of_her_points_gives_up_captured_on_four) {
  Game game = in_fight({{}, {damaged(enemy_like("gunboat"), 2)}}, {.dice = {1, 1, 1, 1, 4}});
  act(game, fight_on());  // 18 points: 20 of 30
  EXPECT_EQ(enemy_in(game).fate, EnemyFate::Captured);
  EXPECT_EQ(points_for(game.state(), "RR-308"_rule), 5);
}

TEST(River, RR_416_on_three_she_is_scuttled_for_the_same_points) {
  Game game = in_fight({{}, {damaged(enemy_like("gunboat"), 2)}}, {.dice = {1, 1, 1, 1, 3}});
  act(game, fight_on());
  EXPECT_EQ(enemy_in(game).fate, EnemyFate::Scuttled);
  EXPECT_EQ(points_for(game.state(), "RR-308"_rule), 5);
  EXPECT_EQ(refusal_of(game, scavenge_prize()), "RR-210 nothing-to-scavenge");
}

TEST(River, RR_416_below_two_thirds_she_fights_on) {
  Game game = in_fight({{}, {damaged(enemy_like("gunboat"), 1)}}, {.dice = {1, 1, 1, 1}});
  EXPECT_THAT(faces_for(act(game, fight_on()), "RR-416"_rule), SizeIs(0));
  EXPECT_EQ(enemy_in(game).fate, EnemyFate::Active);
}

TEST(River, RR_417_an_ironclad_hit_hard_is_captured_on_a_six) {
  Game game = in_fight({{}, {damaged(enemy_like("missouri"), 50)}}, {.dice = {1, 1, 1, 1, 6}});
  act(game, fight_on());
  EXPECT_EQ(enemy_in(game).fate, EnemyFate::Captured);
  EXPECT_EQ(points_for(game.state(), "RR-309"_rule), 30);
}

TEST(River, RR_417_her_crew_blow_her_up_on_a_one) {
  Game game = in_fight({{}, {damaged(enemy_like("missouri"), 50)}}, {.dice = {1, 1, 1, 1, 1}});
  act(game, fight_on());
  EXPECT_EQ(enemy_in(game).fate, EnemyFate::BlownUp);
  EXPECT_EQ(points_for(game.state(), "RR-309"_rule), 20);
}

TEST(River, RR_417_on_other_faces_she_fights_on_and_throws_each_round) {
  Game game = in_fight({{}, {damaged(enemy_like("missouri"), 50)}},
                       {.dice = {1, 1, 1, 1, 5, 1, 1, 1, 1, 2}});
  EXPECT_THAT(faces_for(act(game, fight_on()), "RR-417"_rule), ElementsAre(5));
  EXPECT_THAT(faces_for(act(game, fight_on()), "RR-417"_rule), ElementsAre(2));
  EXPECT_TRUE(game.state().fight.has_value());
}

// ---- the unfinished ironclad ----

TEST(River, RR_418_only_her_first_face_says_what_armour_an_unfinished_ironclad_has) {
  Enemy ironclad = enemy_like("arkansas");
  ironclad.unfinished = true;
  ironclad.half_face = {false, true, true, true};
  EXPECT_TRUE(core::river::is_sloped(porter(), ironclad));
  ironclad.half_face = {true, false, false, false};
  EXPECT_FALSE(core::river::is_sloped(porter(), ironclad));
}

TEST(River, RR_418_guns_that_are_not_aboard_do_not_fire) {
  Enemy ironclad = enemy_like("albemarle");
  ironclad.guns.front().state = GunState::Gone;
  EXPECT_EQ(fire_of(porter(), ironclad), Fraction{4});
}

TEST(River, RR_418_she_rams_from_four_knots_on) {
  for (const std::int16_t knots : {std::int16_t{30}, std::int16_t{40}}) {
    Enemy ironclad = enemy_like("arkansas");
    ironclad.unfinished = true;
    ironclad.knots = knots;
    Game game = in_fight({{}, {ironclad}}, {.dice = {1, 1, 1, 1, 1}});
    EXPECT_THAT(faces_for(act(game, fight_on()), "RR-415"_rule), SizeIs(knots < 40 ? 0 : 1));
  }
}

// ---- after the fight ----

TEST(River, RR_419_a_six_knocks_a_gun_out_and_a_five_damages_stack_or_steering) {
  // Signal loses 10 of 19: 52 %, five throws; the draws of gun, stack and steering between.
  Game game = in_fight({{battery_of_line(4)}, {}},
                       {.dice = {3, 4, 3, 4, 6, 1, 5, 1, 5, 2, 4, 1}, .edit = damage(kLeader, 31)});
  const auto events = act(game, run_past());
  const Vessel& signal = game.state().vessel(kSecond);
  EXPECT_EQ(signal.damage, 10);
  EXPECT_EQ(signal.guns.front().state, GunState::KnockedOut);
  EXPECT_EQ(signal.stack_hits, 1);
  EXPECT_EQ(signal.steering_hits, 1);
  EXPECT_THAT(faces_for(events, "RR-419"_rule), ElementsAre(6, 5, 5, 4, 1));
}

TEST(River, RR_419_damage_of_other_turns_does_not_count) {
  Game game =
      in_fight({{battery_of_line(1)}, {}}, {.dice = {3, 4, 1, 1}, .edit = damage(kLeader, 30)});
  EXPECT_THAT(faces_for(act(game, fight_on()), "RR-419"_rule), SizeIs(0));
}

TEST(River, RR_420_half_the_guns_of_a_broadside_ship_rounded_up_use_four_rounds_each) {
  const Vessel cairo = warship(kPorter, kLeader);
  EXPECT_EQ(rounds_used(porter(), cairo, gun("42R")), 8);
  EXPECT_EQ(rounds_used(porter(), cairo, gun("32S")), 12);
  EXPECT_EQ(rounds_used(porter(), cairo, gun("12H")), 4);
}

TEST(River, RR_420_alternate_move_guns_use_two_rounds_and_all_guns_of_a_turret_bear) {
  EXPECT_EQ(rounds_used(*setting_of(flotilla(kMonitors)), warship(kMonitors, kLeader), gun("11S")),
            4);
}

TEST(River, RR_420_rounds_are_spent_in_every_round_and_never_below_none) {
  Game game = in_fight({{battery_of_line(8)}, {}}, {.dice = {1, 1, 1, 1}, .edit = [](State& state) {
                                                      state.vessels.front().rounds.front().count =
                                                          5;
                                                    }});
  act(game, fight_on());
  EXPECT_EQ(core::river::rounds_of(game.state().vessel(kLeader), gun("42R")), 0);
  EXPECT_EQ(core::river::rounds_of(game.state().vessel(kLeader), gun("8S")), 82);
}

TEST(River, RR_421_a_round_goes_from_fire_to_torpedoes_to_the_ram_to_striking) {
  Game game =
      in_fight({{}, {damaged(enemy_like("arkansas"), 50)}, 1}, {.dice = {1, 1, 1, 1, 2, 3, 4}});
  std::vector<std::string> rules;
  for (const Rolled& each : rolls_in(act(game, fight_on()))) {
    rules.push_back(each.why.text());
  }
  EXPECT_THAT(rules,
              ElementsAre("RR-402", "RR-402", "RR-402", "RR-402", "RR-414", "RR-415", "RR-417"));
}

// ---- worked examples ----

TEST(River, RR_E40_a_full_fight_round_by_round) {
  Game game = in_fight({{battery_of_line(5)}, {}}, {.dice = {4, 3, 5, 5, 2, 2, 6, 2, 6, 1, 3}});
  const int points = game.state().points();
  act(game, fight_on());
  EXPECT_EQ(game.state().fight->carried, 14);
  EXPECT_EQ(damage_of(game, kLeader), 11);
  std::vector<GunIndex> left;
  for (const auto& each : section_of(game, 1).batteries.front().guns) {
    if (each.state == GunState::Ready) {
      left.push_back(each.gun);
    }
  }
  EXPECT_THAT(left, ElementsAre(gun("32S"), gun("32S")));
  EXPECT_EQ(core::river::rounds_of(game.state().vessel(kLeader), gun("42R")), 82);
  EXPECT_EQ(core::river::rounds_of(game.state().vessel(kSecond), gun("30R")), 56);

  const auto events = act(game, fight_on());
  EXPECT_EQ(told_as(events, "battery-hit").figures, (std::vector{32, 2, 0}));
  const Vessel& cairo = game.state().vessel(kLeader);
  EXPECT_EQ(cairo.damage, 13);
  EXPECT_EQ(cairo.pool, 6);
  EXPECT_THAT(faces_for(events, "RR-419"_rule), ElementsAre(6, 3));
  EXPECT_EQ(std::ranges::count(cairo.guns, GunState::KnockedOut, &core::river::MountedGun::state),
            1);
  EXPECT_EQ(game.state().points(), points + 5 - 1);
}

TEST(River, RR_E41_a_hidden_battery_with_a_mine) {
  Game game = in_fight({{mined(hidden(battery_of_line(2)))}, {}},
                       {.dice = {4, 5, 5, 3, 4, 1, 2}, .edit = [](State& state) {
                          section_of(state, 1).terrain = core::river::Terrain::Marshes;
                        }});
  const auto opening = act(game, fight_on());
  EXPECT_EQ(told_as(opening, "damaged").figures, (std::vector{8, 8, 51}));
  EXPECT_EQ(damage_of(game, kLeader), 28);
  const auto events = act(game, fight_on());
  EXPECT_EQ(told_as(events, "battery-hit").figures, (std::vector{73, 3, 0}));
  EXPECT_EQ(damage_of(game, kLeader), 29);
  EXPECT_EQ(points_for(game.state(), "RR-306"_rule), 3);
}

TEST(River, RR_E42_run_past) {
  Game game =
      in_fight({{battery_of_line(4)}, {}}, {.dice = {3, 4, 3, 4}, .edit = damage(kLeader, 31)});
  const auto events = act(game, run_past());
  EXPECT_EQ(told_as(events, "battery-hit").figures, (std::vector{23, 1, 1}));
  EXPECT_EQ(points_for(game.state(), "RR-306"_rule), 1);
  EXPECT_EQ(damage_of(game, kSecond), 10);
  act(game, advance());
  EXPECT_EQ(points_for(game.state(), "RR-307"_rule), -3);
}

}  // namespace
}  // namespace tests::river
