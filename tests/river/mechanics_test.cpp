// [RR-120] to [RR-135] Mechanical failure, and how it is over.
#include "core/river/mechanics.h"

#include "core/river/damage.h"
#include "core/river/flotilla.h"
#include "core/river/score.h"
#include "tests/river/campaigns.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace tests::river {
namespace {

using core::river::Fate;
using core::river::Ground;
using core::river::GunState;
using core::river::Heading;
using core::river::Rudder;

/// What comes of a throw on table RR-T09 for flotilla A in section 1, and of those after it.
std::unique_ptr<Stage> failing(const Dice& dice, const Edit& edit = {}) {
  auto on = std::make_unique<Stage>(Position{.dice = dice, .edit = edit});
  core::river::check_machinery(on->record, kMainGroup);
  return on;
}

/// The start of a turn with troubles.
std::unique_ptr<Stage> clearing(const Dice& dice, const Edit& edit) {
  auto on = std::make_unique<Stage>(Position{.dice = dice, .edit = edit});
  core::river::clear_troubles(on->record);
  return on;
}

/// The place of the first gun of that calibre aboard.
std::size_t gun_aboard(const Vessel& vessel, std::string_view code) {
  const auto found = std::ranges::find(vessel.guns, gun(code), &core::river::MountedGun::gun);
  return static_cast<std::size_t>(found - vessel.guns.begin());
}

/// The leader does not trust her first gun of that calibre.
Edit doubts(std::string_view code) {
  return [code](State& state) {
    Vessel& leader = state.vessels[0];
    leader.guns[gun_aboard(leader, code)].suspect = true;
  };
}

TEST(River, RR_120_one_throw_for_a_group_and_a_draw_for_the_vessel) {
  const auto on = failing({17, 3, 2});
  const auto dice = rolls_in(on->record.take_events());
  ASSERT_EQ(dice.size(), 3U);
  EXPECT_EQ(dice[0].sides, 20);
  EXPECT_EQ(dice[1].sides, 6);  // five vessels in company
  EXPECT_EQ(on->state.vessel(kThird).boiler, 2);
}

TEST(River, RR_120_two_sections_downstream_are_one_throw) {
  Game game = in_orders({.section = 6, .dice = {1}});
  EXPECT_EQ(faces_for(act(game, fall_back(2)), "RR-120"_rule).size(), 1U);
}

TEST(River, RR_121_nothing_happens_up_to_15) {
  const auto on = failing({15});
  EXPECT_EQ(rolls_in(on->record.take_events()).size(), 1U);
  EXPECT_TRUE(on->state.vessels == in_orders().state().vessels);
}

TEST(River, RR_122_a_gun_of_the_vessel_is_drawn_and_suspect) {
  const auto on = failing({16, 2, 4});
  const Vessel& signal = on->state.vessel(kSecond);
  EXPECT_TRUE(signal.guns.at(3).suspect);
  EXPECT_EQ(std::ranges::count(signal.guns, true, &core::river::MountedGun::suspect), 1);
}

TEST(River, RR_122_on_3_it_bursts_at_its_next_shot_and_counts_as_a_hit_of_its_type) {
  Stage on{Position{.dice = {3}, .edit = doubts("42R")}};
  core::river::try_suspect_guns(on.record, kLeader);
  const Vessel& cairo = on.state.vessel(kLeader);
  EXPECT_EQ(cairo.guns[gun_aboard(cairo, "42R")].state, GunState::Gone);
  EXPECT_EQ(cairo.damage, 3);  // a hit of 6, sloped armour
  EXPECT_FALSE(cairo.guns[gun_aboard(cairo, "42R")].suspect);
}

TEST(River, RR_122_a_gun_that_does_not_fire_throws_no_die) {
  Stage on{Position{.edit = [](State& state) {
    doubts("42R")(state);
    state.vessels[0].rounds.front().count = 0;
  }}};
  core::river::try_suspect_guns(on.record, kLeader);
  EXPECT_TRUE(rolls_in(on.record.take_events()).empty());
}

TEST(River, RR_123_on_1_or_2_it_fires_and_is_trusted_again) {
  Stage on{Position{.dice = {2}, .edit = doubts("42R")}};
  core::river::try_suspect_guns(on.record, kLeader);
  const Vessel& cairo = on.state.vessel(kLeader);
  EXPECT_EQ(cairo.guns[gun_aboard(cairo, "42R")].state, GunState::Ready);
  EXPECT_FALSE(cairo.guns[gun_aboard(cairo, "42R")].suspect);
  EXPECT_EQ(cairo.damage, 0);
}

TEST(River, RR_123_a_burst_gun_is_never_remounted) {
  Game game =
      in_orders({.edit = [](State& state) { state.vessels[0].guns[0].state = GunState::Gone; }});
  const auto events = act(game, hold());
  EXPECT_TRUE(faces_for(events, "RR-264"_rule).empty());
  EXPECT_EQ(game.state().vessel(kLeader).guns[0].state, GunState::Gone);
}

TEST(River, RR_124_speed_falls_by_ten_times_the_die_in_per_cent) {
  const auto on = failing({17, 1, 7});
  EXPECT_EQ(on->state.vessel(kLeader).boiler, 7);
  EXPECT_EQ(core::river::speed_of(*on->setting, on->state.vessel(kLeader)), 180);
}

TEST(River, RR_124_5_and_more_at_the_start_of_a_later_turn_end_it) {
  const Edit trouble = [](State& state) { state.vessels[0].boiler = 7; };
  EXPECT_EQ(clearing({4}, trouble)->state.vessel(kLeader).boiler, 7);
  EXPECT_EQ(clearing({5}, trouble)->state.vessel(kLeader).boiler, 0);
}

TEST(River, RR_125_the_rudder_is_jammed_to_port_to_starboard_or_amidships) {
  EXPECT_EQ(failing({18, 1, 2})->state.vessel(kLeader).rudder, Rudder::NoPortHelm);
  EXPECT_EQ(failing({18, 1, 3})->state.vessel(kLeader).rudder, Rudder::NoStarboardHelm);
  EXPECT_EQ(failing({18, 1, 6})->state.vessel(kLeader).rudder, Rudder::AheadOnly);
}

TEST(River, RR_125_5_and_more_at_the_start_of_a_later_turn_free_it) {
  const Edit jammed = [](State& state) { state.vessels[0].rudder = Rudder::AheadOnly; };
  EXPECT_EQ(clearing({4}, jammed)->state.vessel(kLeader).rudder, Rudder::AheadOnly);
  EXPECT_EQ(clearing({5}, jammed)->state.vessel(kLeader).rudder, Rudder::Free);
}

TEST(River, RR_126_one_of_her_barges_is_lost_with_its_fuel) {
  const auto on = failing({19, 2}, [](State& state) {
    state.vessels[0].barges = {10};
    state.vessels[1].barges = {10, 4};
  });
  EXPECT_EQ(on->state.vessel(kSecond).barges, (std::vector<std::uint8_t>{10}));
  EXPECT_EQ(on->state.vessel(kLeader).barges.size(), 1U);
}

TEST(River, RR_126_when_she_tows_none_one_of_the_group_is_drawn) {
  const auto on = failing({19, 3, 2}, [](State& state) {
    state.vessels[0].barges = {10};
    state.vessels[1].barges = {10, 4};
  });
  EXPECT_EQ(on->state.vessel(kLeader).barges.size(), 1U);
  EXPECT_EQ(on->state.vessel(kSecond).barges.size(), 1U);
}

TEST(River, RR_126_without_barges_it_has_no_effect) {
  const auto on = failing({19, 3});
  EXPECT_TRUE(on->state.vessels == in_orders().state().vessels);
}

TEST(River, RR_127_a_20_is_thrown_again_on_its_own_table) {
  const auto on = failing({20, 1, 5});
  EXPECT_EQ(faces_for(on->record.take_events(), "RR-127"_rule), (std::vector<int>{5}));
}

TEST(River, RR_128_bad_food_is_minus_1_and_high_spirits_plus_1_for_this_turn) {
  EXPECT_EQ(failing({20, 1, 5})->state.vessel(kLeader).modifier, -1);
  EXPECT_EQ(failing({20, 1, 6})->state.vessel(kLeader).modifier, 1);
  Game game = in_orders({.edit = [](State& state) { state.vessels[0].modifier = 1; }});
  act(game, hold());
  EXPECT_EQ(game.state().vessel(kLeader).modifier, 0);
}

TEST(River, RR_128_plus_is_good_for_the_vessel_on_every_die) {
  // High spirits: a suspect gun that would burst on 3 does not.
  Stage gladly{Position{.dice = {3}, .edit = [](State& state) {
                          doubts("42R")(state);
                          state.vessels[0].modifier = 1;
                        }}};
  core::river::try_suspect_guns(gladly.record, kLeader);
  EXPECT_EQ(gladly.state.vessel(kLeader).damage, 0);
  // Bad food: one that would not burst on 2 does.
  Stage sadly{Position{.dice = {2}, .edit = [](State& state) {
                         doubts("42R")(state);
                         state.vessels[0].modifier = -1;
                       }}};
  core::river::try_suspect_guns(sadly.record, kLeader);
  EXPECT_EQ(sadly.state.vessel(kLeader).damage, 3);
}

TEST(River, RR_128_her_fire_is_read_one_row_better) {
  // Union 4 + 4 = 8 is 1, 9 is 1 1/2: cairo alone, 46.5 or 69.75 points on a battery of 3 guns.
  const auto guns_left = [](std::int8_t modifier) {
    Game game = in_orders({.dice = {4, 4, 1, 1}, .edit = [modifier](State& state) {
                             section_of(state, 1).batteries.push_back(battery_of_line(8));
                             state.vessels[0].modifier = modifier;
                             detach(state, {kSecond, kThird}, kMississippi, Standing::Hold);
                           }});
    act(game, hold());
    act(game, fight_on());
    return std::ranges::count(section_of(game, 1).batteries.front().guns, GunState::Ready,
                              &core::river::MountedGun::state);
  };
  EXPECT_EQ(guns_left(0), 6 - 2);
  EXPECT_EQ(guns_left(1), 6 - 3);
}

TEST(River, RR_129_a_slow_ship_is_left_behind_when_the_others_go_on) {
  Game game = in_orders({.dice = {1, 1, 1, 2, 1, 1}, .edit = [](State& state) {
                           state.vessels[2].boiler = 6;  // 2.8 knots
                           state.vessels[2].last_up = 2;
                         }});
  act(game, hold());
  ASSERT_EQ(game.state().vessel(kThird).boiler, 6);
  act(game, advance());
  EXPECT_EQ(game.state().main().at, (Place{0, 2}));
  EXPECT_NE(game.state().vessel(kThird).group, kMainGroup);
}

TEST(River, RR_129_slow_ships_alone_make_a_section_every_second_turn) {
  const Edit slow = [](State& state) {
    for (Vessel& each : state.vessels) {
      each.boiler = 6;
    }
  };
  // Of the direction, terrain, failure and action; then no boiler is cured.
  Game game = in_orders({.dice = {1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}, .edit = slow});
  act(game, advance());
  EXPECT_EQ(game.state().main().at, (Place{0, 2}));
  EXPECT_EQ(refusal_of(game, advance()), "RR-129 every-second-turn 375/240");
  act(game, hold());
  EXPECT_EQ(refusal_of(game, advance()), "");
}

TEST(River, RR_129_at_1_25_knots_or_less_she_cannot_stem_the_current) {
  const Edit crippled = [](State& state) {
    for (Vessel& each : state.vessels) {
      each.boiler = 8;  // 6 knots: 1.2
    }
  };
  Game game = in_orders({.edit = [&](State& state) {
    crippled(state);
    detach(state, {kThird, kSupply, kSecondSupply}, {0, 1}, Standing::Hold);
  }});
  EXPECT_EQ(refusal_of(game, advance()), "RR-129 cannot-stem 125/120");
  EXPECT_EQ(refusal_of(game, fall_back(1)), "");
}

TEST(River, RR_130_a_jammed_rudder_keeps_her_out_of_bends_to_that_side) {
  const auto goes = [](Rudder rudder, core::river::Bend bend) {
    Game game = in_orders({.section = 2, .dice = {1}, .edit = [&](State& state) {
                             state.groups.front().at = {0, 1};
                             section_of(state, 2).bend = bend;
                             for (Vessel& each : state.vessels) {
                               each.rudder = rudder;
                             }
                           }});
    return refusal_of(game, advance());
  };
  EXPECT_EQ(goes(Rudder::NoPortHelm, left(45)), "RR-130 cannot-take-bend");
  EXPECT_EQ(goes(Rudder::NoPortHelm, right(45)), "");
  EXPECT_EQ(goes(Rudder::NoStarboardHelm, right(90)), "RR-130 cannot-take-bend");
  EXPECT_EQ(goes(Rudder::NoStarboardHelm, left(90)), "");
  EXPECT_EQ(goes(Rudder::AheadOnly, left(45)), "RR-130 cannot-take-bend");
  EXPECT_EQ(goes(Rudder::AheadOnly, {}), "");
}

TEST(River, RR_131_a_minor_grounding_costs_this_turn_and_the_next) {
  // Turn 2: signal grounds in section 2.
  Game game = in_orders({.dice = {1, 1, 2, 20, 2, 2, 1}});
  act(game, advance());
  EXPECT_EQ(game.state().vessel(kSecond).ground, Ground::Minor);  // turn 3
  act(game, hold());
  EXPECT_EQ(game.state().turn, 4);
  EXPECT_EQ(game.state().vessel(kSecond).ground, Ground::Free);
}

TEST(River, RR_131_a_ship_aground_does_not_move) {
  Game minor = in_orders({.edit = [](State& state) {
    for (Vessel& each : state.vessels) {
      each.ground = Ground::Minor;
      each.afloat_in = 4;
    }
  }});
  EXPECT_EQ(refusal_of(minor, advance()), "RR-131 aground-until 4/2");
  EXPECT_EQ(refusal_of(minor, fall_back(1)), "RR-131 aground-until 4/2");
  Game major = in_orders({.edit = [](State& state) {
    for (Vessel& each : state.vessels) {
      each.ground = Ground::Major;
    }
  }});
  EXPECT_EQ(refusal_of(major, advance()), "RR-131 aground");
}

TEST(River, RR_131_nobody_tows_a_ship_off_that_is_aground) {
  Game game = in_orders({.edit = [](State& state) { state.vessels[1].ground = Ground::Major; }});
  EXPECT_EQ(refusal_of(game, core::river::Tow{kLeader, kSecond}), "RR-131 aground");
}

TEST(River, RR_132_a_vessel_trapped_for_good_is_out_but_not_sunk) {
  const auto on = clearing({1}, [](State& state) {
    state.vessels[1].ground = Ground::Major;
    state.vessels[1].damage = state.vessels[1].damage_ever = 4;
  });
  const Vessel& signal = on->state.vessel(kSecond);
  EXPECT_EQ(signal.fate, Fate::Trapped);
  EXPECT_FALSE(core::river::in_service(signal));
  EXPECT_EQ(on->state.points(), 20);
  // 4 of 19 is more than 20 %: three parts of 10 %.
  EXPECT_EQ(core::river::damage_points(on->setting->charts, {}, signal), -3);
}

TEST(River, RR_132_she_takes_no_orders) {
  Game game = in_orders({.edit = [](State& state) { state.vessels[1].fate = Fate::Trapped; }});
  EXPECT_EQ(refusal_of(game, core::river::MoveFuel{kSecond, kLeader, 1}), "RR-132 out-of-service");
}

TEST(River, RR_132_burnt_by_her_own_people_she_costs_15_points) {
  Game game = in_orders({.edit = [](State& state) { state.vessels[1].fate = Fate::Trapped; }});
  act(game, core::river::Burn{kSecond});
  EXPECT_EQ(game.state().vessel(kSecond).fate, Fate::Burnt);
  EXPECT_EQ(game.state().points(), 5);
}

TEST(River, RR_132_a_ship_that_floats_is_not_burnt) {
  Game game = in_orders();
  EXPECT_EQ(refusal_of(game, core::river::Burn{kSecond}), "RR-132 lies-not-fast");
  EXPECT_EQ(refusal_of(game, core::river::Burn{VesselId{9}}), "RR-063 no-such-vessel");
}

TEST(River, RR_133_deep_vessels_go_no_further_up_than_shoal_water) {
  Begin begin = flotilla(kTimbers);  // benton draws 9 feet, the others 6
  Game game =
      in_orders({.setting = setting_of(begin), .dice = {1, 1, 2, 1, 1}, .edit = [](State& state) {
                   section_of(state, 1).shoal = true;
                 }});
  act(game, advance());
  EXPECT_EQ(group_of(game, game.state().vessel(kLeader).group).at, (Place{0, 1}));
  EXPECT_EQ(group_of(game, game.state().vessel(kSecond).group).at, (Place{0, 2}));
}

TEST(River, RR_133_the_one_held_back_may_go_down) {
  Begin begin = flotilla(kTimbers);
  Game game = in_orders({.setting = setting_of(begin), .section = 2, .edit = [](State& state) {
                           section_of(state, 2).shoal = true;
                           detach(state, {kSecond, kThird}, {0, 2}, Standing::Hold);
                         }});
  EXPECT_EQ(refusal_of(game, advance()), "RR-133 too-deep 70/90");
  EXPECT_EQ(refusal_of(game, fall_back(1)), "");
}

TEST(River, RR_133_shoal_water_is_remembered_for_its_section) {
  Game game = in_orders({.dice = {1, 1, 2, 20, 1, 4, 1}});
  act(game, advance());
  EXPECT_TRUE(section_of(game, 2).shoal);
  EXPECT_FALSE(section_of(game, 1).shoal);
}

TEST(River, RR_133_a_deep_ship_is_not_towed_over_shoal_water) {
  Begin begin = flotilla(kTimbers);
  Game game =
      in_orders({.setting = setting_of(begin), .dice = {1, 1, 2, 1, 1}, .edit = [](State& state) {
                   section_of(state, 1).shoal = true;
                   state.vessels[1].towing = kLeader;
                 }});
  act(game, advance());
  EXPECT_EQ(group_of(game, game.state().vessel(kLeader).group).at, (Place{0, 1}));
}

TEST(River, RR_134_a_small_fire_costs_a_die_of_points_whatever_the_armour) {
  const auto on = failing({20, 1, 1, 5});
  EXPECT_EQ(on->state.vessel(kLeader).damage, 5);
  EXPECT_EQ(on->state.vessel(kLeader).pool, 2);
}

TEST(River, RR_135_a_ship_that_grounds_fights_the_action_of_that_turn_as_she_is) {
  // Major grounding of cairo, then a gunboat (83 + 2), alone.
  Game game = in_orders({.dice = {1, 1, 2, 20, 1, 3, 84, 1}});
  act(game, advance());
  ASSERT_EQ(game.state().step, Step::Encounter);
  EXPECT_EQ(game.state().vessel(kLeader).ground, Ground::Major);
}

TEST(River, RR_E12_boiler) {
  // Of the section, the failure and the action; in the next turn the boiler's d6.
  Game game = in_orders({.dice = {1, 1, 2, 17, 2, 4, 1, 5}});
  const auto events = act(game, advance());
  EXPECT_EQ(told_as(events, "boiler").figures, (std::vector<int>{40, 36}));
  EXPECT_TRUE(tells(events, "boiler-cured"));
  EXPECT_EQ(game.state().vessel(kSecond).boiler, 0);
  Vessel troubled = game.state().vessel(kSecond);
  troubled.boiler = 4;
  EXPECT_EQ(core::river::speed_of(game.setting(), troubled), 360);
  EXPECT_FALSE(core::river::keeps_station(game.setting(), troubled));
}

TEST(River, RR_E13_rudder) {
  // 18 for cairo, d6 4; next turn no 5; then Right.
  Game game = in_orders({.dice = {1, 1, 2, 18, 1, 4, 1, 1, 8, 1, 2, 1, 1}});
  act(game, advance());
  EXPECT_EQ(game.state().vessel(kLeader).rudder, Rudder::NoStarboardHelm);
  act(game, advance());
  EXPECT_EQ(section_of(game, 3).bend, right(45));
  EXPECT_EQ(group_of(game, game.state().vessel(kLeader).group).at, (Place{0, 2}));
  EXPECT_EQ(game.state().main().at, (Place{0, 3}));
}

TEST(River, RR_E14_major_grounding) {
  Game game = in_orders({.dice = {1, 1, 2, 20, 1, 3, 1, 5, 8}});
  act(game, advance());
  EXPECT_EQ(game.state().vessel(kLeader).ground, Ground::Major);  // after the 5
  act(game, hold());
  EXPECT_EQ(game.state().vessel(kLeader).ground, Ground::Free);
}

}  // namespace
}  // namespace tests::river
