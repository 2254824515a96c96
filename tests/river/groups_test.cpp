// [RR-220]-[RR-230] Stragglers, drifting, towing.
#include "core/river/flotilla.h"
#include "tests/river/fights.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <vector>

namespace tests::river {
namespace {

using core::river::Detach;
using core::river::Fate;
using core::river::Ground;
using core::river::LetGo;
using core::river::Rejoin;
using core::river::SetStanding;
using core::river::Tow;
using testing::ElementsAre;
using testing::SizeIs;

/// The flotilla in a section, rattler alone in another one.
Position with_straggler(std::int16_t main, std::int16_t behind, Standing standing, Dice dice = {}) {
  return {.section = main, .dice = std::move(dice), .edit = [=](State& state) {
            detach(state, {kThird}, {0, behind}, standing);
          }};
}

GroupId group_with(const Game& game, VesselId id) { return game.state().vessel(id).group; }

int section_with(const Game& game, VesselId id) {
  return group_of(game, group_with(game, id)).at.section;
}

/// The main flotilla enters section n of an empty river: bend, terrain, no trouble, nothing found.
constexpr std::array<std::uint8_t, 5> kQuietSection{1, 1, 2, 1, 1};

Action follows(GroupId id, bool push = false, std::int8_t night_run = 0) {
  return SetStanding{id, Standing::Follow, push, night_run, {}};
}

// ---- stragglers ----

TEST(River, RR_220_a_ship_that_cannot_go_on_trails_the_flotilla_as_a_group) {
  Game game = in_orders(
      {.edit = [](State& state) { state.vessels.at(kThird.value()).ground = Ground::Major; }});
  act(game, advance());
  EXPECT_EQ(game.state().main().at.section, 2);
  const auto& own = group_of(game, group_with(game, kThird));
  EXPECT_NE(own.id, kMainGroup);
  EXPECT_EQ(own.at.section, 1);
  EXPECT_EQ(own.standing, Standing::Follow);
}

TEST(River, RR_220_a_warship_stays_with_the_flotilla) {
  Game game = in_orders();
  EXPECT_EQ(refusal_of(game, Detach{{kLeader, kSecond, kThird}, Standing::Hold}),
            "RR-220 a-warship-stays");
}

TEST(River, RR_220_nobody_is_no_group) {
  Game game = in_orders();
  EXPECT_EQ(refusal_of(game, Detach{{}, Standing::Hold}), "RR-220 nobody-to-detach");
}

TEST(River, RR_220_a_group_is_not_detached_from_itself) {
  Game game = in_orders(with_straggler(2, 1, Standing::Hold));
  EXPECT_EQ(refusal_of(game, Detach{{kThird}, Standing::Hold}), "RR-220 all-of-the-group");
}

TEST(River, RR_220_vessels_of_two_groups_are_not_detached_together) {
  Game game = in_orders(with_straggler(2, 1, Standing::Hold));
  EXPECT_EQ(refusal_of(game, Detach{{kSecond, kThird}, Standing::Hold}), "RR-220 not-of-one-group");
}

TEST(River, RR_221_a_straggler_rejoins_when_the_flotilla_waits) {
  Game game = in_orders(with_straggler(2, 1, Standing::Follow, {1}));
  act(game, hold());
  EXPECT_EQ(group_with(game, kThird), kMainGroup);
}

TEST(River, RR_221_a_straggler_goes_one_section_a_turn) {
  Game game = in_orders(with_straggler(4, 1, Standing::Follow, {1}));
  act(game, hold());
  EXPECT_EQ(section_with(game, kThird), 2);
}

TEST(River, RR_221_a_group_rejoins_only_where_the_flotilla_is) {
  Game game = in_orders(with_straggler(2, 1, Standing::Hold));
  EXPECT_EQ(refusal_of(game, Rejoin{group_with(game, kThird)}), "RR-221 not-in-company");
  Game here = in_orders(with_straggler(2, 2, Standing::Hold));
  act(here, Rejoin{group_with(here, kThird)});
  EXPECT_EQ(group_with(here, kThird), kMainGroup);
}

TEST(River, RR_222_on_one_to_three_pushing_gains_no_ground) {
  Game game = in_orders(with_straggler(5, 1, Standing::Follow, {3, 1}));
  act(game, follows(group_with(game, kThird), true));
  act(game, hold());
  EXPECT_EQ(section_with(game, kThird), 2);
}

TEST(River, RR_223_on_four_to_nine_she_goes_two_sections) {
  for (const std::uint8_t face : {std::uint8_t{4}, std::uint8_t{9}}) {
    Game game = in_orders(with_straggler(5, 1, Standing::Follow, {face, 1}));
    act(game, follows(group_with(game, kThird), true));
    act(game, hold());
    EXPECT_EQ(section_with(game, kThird), 3);
  }
}

TEST(River, RR_223_after_a_burst_she_misses_this_turn_and_six_more) {
  Game game = in_orders(with_straggler(2, 1, Standing::Follow, {10}));
  act(game, follows(group_with(game, kThird), true));
  const int burst_in = game.state().turn;
  act(game, hold());
  while (game.state().turn <= burst_in + 6) {
    EXPECT_EQ(section_with(game, kThird), 1) << game.state().turn;
    act(game, game.state().step == Step::Night ? tie_up() : hold());
  }
  EXPECT_EQ(section_with(game, kThird), 1);
  act(game, hold());
  EXPECT_EQ(group_with(game, kThird), kMainGroup);
}

TEST(River, RR_E25_pushing_closes_a_gap_of_two_in_three_turns) {
  Dice dice;
  for (const std::uint8_t push : {std::uint8_t{6}, std::uint8_t{2}, std::uint8_t{7}}) {
    dice.insert(dice.end(), kQuietSection.begin(), kQuietSection.end());
    dice.push_back(push);
    dice.push_back(1);  // nothing fails
  }
  Position position = with_straggler(4, 2, Standing::Follow, dice);
  position.turn = 1;
  Game game = in_orders(position);
  for (const int gap : {1, 1, 0}) {
    act(game, follows(group_with(game, kThird), true));
    act(game, advance());
    EXPECT_EQ(game.state().main().at.section - section_with(game, kThird), gap);
  }
  EXPECT_EQ(group_with(game, kThird), kMainGroup);
}

TEST(River, RR_222_only_who_follows_pushes) {
  Game game = in_orders(with_straggler(2, 1, Standing::Follow));
  EXPECT_EQ(refusal_of(game, SetStanding{group_with(game, kThird), Standing::Down, true, 0, {}}),
            "RR-230 cannot-push");
}

TEST(River, RR_224_stragglers_fight_what_the_flotilla_bypassed) {
  Position position = with_straggler(3, 1, Standing::Follow, {1});
  position.edit = [edit = position.edit](State& state) {
    edit(state);
    section_of(state, 2).batteries = {battery_of_line(1)};
    section_of(state, 2).batteries.front().passed = true;
  };
  Game game = in_orders(position);
  act(game, hold());
  ASSERT_EQ(game.state().step, Step::Encounter);
  EXPECT_EQ(game.state().fight->group, group_with(game, kThird));
  act(game, break_off());
  EXPECT_EQ(section_with(game, kThird), 1);
}

TEST(River, RR_052_a_detached_group_meets_nothing_that_is_not_there) {
  Game game = in_orders(with_straggler(3, 1, Standing::Follow, {1}));
  EXPECT_THAT(faces_for(act(game, hold()), "RR-140"_rule), SizeIs(0));
}

// ---- drifting ----

TEST(River, RR_226_a_drifting_ship_makes_half_a_section) {
  Game game = in_orders(with_straggler(3, 2, Standing::Drift, {4, 4}));
  act(game, hold());
  EXPECT_EQ(section_with(game, kThird), 2);
  EXPECT_TRUE(group_of(game, group_with(game, kThird)).half);
  act(game, hold());
  EXPECT_EQ(section_with(game, kThird), 1);
  EXPECT_FALSE(group_of(game, group_with(game, kThird)).half);
}

TEST(River, RR_E24_RR_225_on_a_five_she_is_trapped_before_she_moves_on) {
  Position position = with_straggler(3, 2, Standing::Drift, {3, 5});
  position.edit = [edit = position.edit](State& state) {
    edit(state);
    state.vessels.at(kThird.value()).fuel = 0;
  };
  Game game = in_orders(position);
  act(game, hold());
  EXPECT_TRUE(group_of(game, group_with(game, kThird)).half);
  act(game, hold());
  EXPECT_EQ(game.state().vessel(kThird).ground, Ground::Bar);
  EXPECT_EQ(section_with(game, kThird), 2);
}

/// Rattler without fuel on a bar beside the flotilla.
Position on_a_bar(std::int16_t points) {
  return {.section = 2, .edit = [points](State& state) {
            detach(state, {kThird}, {0, 2}, Standing::Hold);
            state.vessels.at(kThird.value()).ground = Ground::Bar;
            state.vessels.at(kThird.value()).fuel = points;
          }};
}

TEST(River, RR_225_without_fuel_she_stays_on_the_bar) {
  Game game = in_orders(on_a_bar(0));
  act(game, hold());
  EXPECT_EQ(game.state().vessel(kThird).ground, Ground::Bar);
}

TEST(River, RR_225_with_fuel_she_comes_off_under_her_own_power) {
  Game game = in_orders(on_a_bar(5));
  act(game, hold());
  EXPECT_EQ(game.state().vessel(kThird).ground, Ground::Free);
}

TEST(River, RR_226_drifting_past_a_battery_is_a_run_past_and_she_may_fire_back) {
  Position position = with_straggler(3, 2, Standing::Drift, {4, 3, 4, 1, 1, 1, 1});
  position.edit = [edit = position.edit](State& state) {
    edit(state);
    state.groups.back().half = true;
    section_of(state, 1).batteries = {battery_of_line(1)};
    section_of(state, 1).batteries.front().passed = true;
  };
  Game game = in_orders(position);
  act(game, hold());
  ASSERT_EQ(game.state().step, Step::Encounter);
  EXPECT_EQ(refusal_of(game, fight_on()), "RR-226 drifts-past");
  EXPECT_EQ(refusal_of(game, break_off()), "RR-226 drifts-past");
  const auto events = act(game, run_past());
  EXPECT_EQ(told_as(events, "battery-hit").figures.front(), 7);  // half of 14
}

TEST(River, RR_169_who_drifts_upon_the_ironclad_fights_her) {
  Position position = with_straggler(3, 2, Standing::Drift, {4});
  position.edit = [edit = position.edit](State& state) {
    edit(state);
    state.groups.back().half = true;
    section_of(state, 1).enemies = {enemy_like("arkansas")};
  };
  Game game = in_orders(position);
  act(game, hold());
  ASSERT_EQ(game.state().step, Step::Encounter);
  EXPECT_EQ(refusal_of(game, run_past()), "RR-169 fights-to-the-death");
  EXPECT_TRUE(game.judge(fight_on()));
}

// ---- towing ----

TEST(River, RR_227_towing_off_a_bar_succeeds_and_takes_the_tugs_turn) {
  Game game = in_orders(on_a_bar(0));
  act(game, Tow{kLeader, kThird});
  EXPECT_EQ(game.state().vessel(kThird).ground, Ground::Free);
  EXPECT_EQ(refusal_of(game, advance()), "RR-186 holds-this-turn");
}

/// Rattler without fuel, in company.
Edit dead_rattler() {
  return [](State& state) { state.vessels.at(kThird.value()).fuel = 0; };
}

TEST(River, RR_227_a_tow_goes_up_one_section_every_second_turn) {
  Game game = in_orders({.section = 4, .edit = [](State& state) {
                           detach(state, {kSecond, kThird}, {0, 1}, Standing::Follow);
                           state.vessels.at(kThird.value()).fuel = 0;
                         }});
  act(game, Tow{kSecond, kThird});
  std::vector<int> sections;
  for (int turn = 0; turn < 3;) {
    const bool night = game.state().step == Step::Night;
    act(game, night ? tie_up() : hold());
    if (!night) {
      sections.push_back(section_with(game, kThird));
      ++turn;
    }
  }
  EXPECT_THAT(sections, ElementsAre(2, 2, 3));
}

TEST(River, RR_227_a_tow_goes_down_at_the_normal_rate) {
  Game game = in_orders({.section = 4, .edit = [](State& state) {
                           detach(state, {kSecond, kThird}, {0, 4}, Standing::Down);
                           state.vessels.at(kThird.value()).fuel = 0;
                         }});
  act(game, Tow{kSecond, kThird});
  act(game, hold());
  EXPECT_EQ(section_with(game, kThird), 2);
}

TEST(River, RR_227_a_tow_is_left_behind_with_her_tug_when_the_others_go_on) {
  Game game = in_orders({.edit = [](State& state) {
    dead_rattler()(state);
    state.vessels.at(kSecond.value()).last_up = 1;  // she has towed in the turn before
  }});
  act(game, Tow{kSecond, kThird});
  act(game, advance());
  EXPECT_EQ(group_with(game, kSecond), group_with(game, kThird));
  EXPECT_NE(group_with(game, kThird), kMainGroup);
}

TEST(River, RR_227_a_dead_ship_takes_the_place_of_both_barges) {
  Game game = in_orders({.edit = [](State& state) { state.vessels.front().barges = {10}; }});
  EXPECT_EQ(refusal_of(game, Tow{kLeader, kThird}), "RR-227 has-barges");
}

TEST(River, RR_227_a_tug_that_tows_takes_no_barge) {
  Game game = in_orders({.edit = [](State& state) { section_of(state, 1).barges = {10}; }});
  act(game, Tow{kLeader, kThird});
  EXPECT_EQ(refusal_of(game, core::river::PickUp{kLeader}), "RR-036 too-many-barges 0/1");
}

TEST(River, RR_227_one_ship_only_is_towed_and_by_one_tug) {
  Game game = in_orders();
  act(game, Tow{kLeader, kThird});
  EXPECT_EQ(refusal_of(game, Tow{kLeader, kSecond}), "RR-227 tows-already");
  EXPECT_EQ(refusal_of(game, Tow{kSecond, kThird}), "RR-227 in-tow-already");
}

TEST(River, RR_227_only_who_lies_beside_is_towed) {
  Game game = in_orders(with_straggler(2, 1, Standing::Hold));
  EXPECT_EQ(refusal_of(game, Tow{kLeader, kThird}), "RR-227 not-beside");
}

TEST(River, RR_227_a_tug_needs_fuel) {
  Game game = in_orders({.edit = dead_rattler()});
  EXPECT_EQ(refusal_of(game, Tow{kThird, kLeader}), "RR-185 no-fuel");
}

TEST(River, RR_131_a_grounded_ship_is_not_towed) {
  Game game = in_orders(
      {.edit = [](State& state) { state.vessels.at(kThird.value()).ground = Ground::Major; }});
  EXPECT_EQ(refusal_of(game, Tow{kLeader, kThird}), "RR-131 aground");
}

TEST(River, RR_227_a_tow_is_let_go) {
  Game game = in_orders();
  EXPECT_EQ(refusal_of(game, LetGo{kLeader}), "RR-227 tows-nobody");
  act(game, Tow{kLeader, kThird});
  act(game, LetGo{kLeader});
  EXPECT_EQ(game.state().vessel(kLeader).towing, std::nullopt);
}

// ---- clocks, merging, the night ----

TEST(River, RR_228_repairs_and_clearing_rolls_of_a_straggler_go_on) {
  Position position = with_straggler(3, 1, Standing::Hold, {5});
  position.edit = [edit = position.edit](State& state) {
    edit(state);
    Vessel& rattler = state.vessels.at(kThird.value());
    rattler.damage = rattler.damage_ever = 6;
    rattler.pool = 3;
    rattler.boiler = 3;
  };
  Game game = in_orders(position);
  act(game, hold());
  EXPECT_EQ(damage_of(game, kThird), 5);
  EXPECT_EQ(game.state().vessel(kThird).boiler, 0);
}

TEST(River, RR_229_two_stragglers_in_one_section_merge_at_the_end_of_the_turn) {
  Game game = in_orders({.section = 5, .dice = {1, 1}, .edit = [](State& state) {
                           detach(state, {kSecond}, {0, 1}, Standing::Follow);
                           detach(state, {kThird}, {0, 1}, Standing::Follow);
                         }});
  act(game, hold());
  EXPECT_EQ(group_with(game, kSecond), group_with(game, kThird));
  EXPECT_THAT(game.state().groups, SizeIs(2));
}

/// The night after turn 5, a straggler behind.
Game night_with_straggler(std::int16_t main, std::int16_t behind, Dice dice) {
  Position position = with_straggler(main, behind, Standing::Follow, std::move(dice));
  position.turn = 5;
  return at_night(position);
}

TEST(River, RR_E36_RR_230_a_straggler_four_behind_is_one_behind_next_morning) {
  Game game = night_with_straggler(5, 1, {1});
  act(game, follows(group_with(game, kThird), false, 3));
  act(game, tie_up());
  EXPECT_EQ(game.state().turn, 6);
  EXPECT_EQ(section_with(game, kThird), 4);
  EXPECT_EQ(fuel(game, kThird), 27);
}

TEST(River, RR_230_one_throw_for_trouble_in_the_whole_night_run) {
  Game game = night_with_straggler(5, 1, {1});
  act(game, follows(group_with(game, kThird), false, 3));
  EXPECT_THAT(faces_for(act(game, tie_up()), "RR-120"_rule), SizeIs(1));
}

TEST(River, RR_230_no_more_than_three_sections_and_no_pushing_at_night) {
  Game game = night_with_straggler(5, 1, {});
  const GroupId own = group_with(game, kThird);
  EXPECT_EQ(refusal_of(game, follows(own, false, 4)), "RR-230 runs-too-far 3/4");
  EXPECT_EQ(refusal_of(game, follows(own, true, 3)), "RR-230 cannot-push");
}

TEST(River, RR_241_a_supply_ship_that_follows_stays_a_group_of_her_own_a_section_behind) {
  Begin begin = flotilla();
  begin.supply.front().posture = core::river::Posture::Following;
  Game game = in_orders({.setting = setting_of(begin),
                         .section = 2,
                         .dice = {1, 5, 6, 1, 1, 1},
                         .edit = [](State& state) {
                           const GroupId own = detach(state, {kSupply}, {0, 1}, Standing::Follow);
                           for (auto& each : state.groups) {
                             each.apart = each.id == own;
                           }
                         }});
  act(game, advance());
  EXPECT_EQ(section_with(game, kSupply), 2);
  EXPECT_NE(group_with(game, kSupply), kMainGroup);
  act(game, hold());
  EXPECT_EQ(section_with(game, kSupply), 2);
  EXPECT_NE(group_with(game, kSupply), kMainGroup);
}

TEST(River, RR_241_the_posture_following_makes_her_a_group_that_follows_apart) {
  Begin begin = flotilla();
  begin.supply.front().posture = core::river::Posture::Following;
  const Game game{setting_of(begin)};
  EXPECT_TRUE(group_of(game, game.state().vessel(kSupply).group).apart);
  EXPECT_EQ(game.state().vessel(kSecondSupply).group, kMainGroup);
}

TEST(River, RR_221_who_is_told_to_follow_catches_up_and_joins) {
  Game game = in_orders({.section = 4, .dice = {1}, .edit = [](State& state) {
                           const GroupId own = detach(state, {kSupply}, {0, 3}, Standing::Follow);
                           for (auto& each : state.groups) {
                             each.apart = each.id == own;
                           }
                         }});
  act(game, follows(group_with(game, kSupply)));
  act(game, hold());
  EXPECT_EQ(group_with(game, kSupply), kMainGroup);
}

TEST(River, RR_244_an_independent_supply_ship_moves_like_a_straggler) {
  Game game = in_orders({.section = 6, .dice = {7, 1}, .edit = [](State& state) {
                           detach(state, {kSupply}, {0, 1}, Standing::Follow);
                         }});
  act(game, follows(group_with(game, kSupply), true));
  act(game, hold());
  EXPECT_EQ(section_with(game, kSupply), 3);
}

TEST(River, RR_244_she_goes_down_two_sections_a_turn) {
  Game game = in_orders({.section = 6, .dice = {1}, .edit = [](State& state) {
                           detach(state, {kSupply}, {0, 5}, Standing::Down);
                         }});
  act(game, hold());
  EXPECT_EQ(section_with(game, kSupply), 3);
}

TEST(River, RR_055_there_is_no_order_for_a_group_that_is_not) {
  Game game = in_orders();
  EXPECT_EQ(refusal_of(game, follows(GroupId{7})), "RR-055 no-such-group");
  EXPECT_EQ(refusal_of(game, follows(kMainGroup)), "RR-055 no-such-group");
}

}  // namespace
}  // namespace tests::river
