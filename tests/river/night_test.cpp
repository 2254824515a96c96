// [RR-280]-[RR-287] [RR-T22] The night, and roving patrols.
#include "core/river/night.h"

#include "tests/river/fights.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <vector>

namespace tests::river {
namespace {

using core::river::Fate;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

/// The night after turn 5 in section 4, with patrols, and those dice.
Game patrolled(Dice dice, bool seven = false) {
  Position position{.setting = with_options([seven](Options& options) {
                      options.patrols = true;
                      options.seven_night_rolls = seven;
                    }),
                    .section = 4,
                    .turn = 5,
                    .dice = std::move(dice)};
  return at_night(position);
}

/// The night after turn 5 in that section.
Game dusk_in(std::int16_t section, const Edit& edit = {}) {
  return at_night({.section = section, .turn = 5, .edit = edit});
}

// ---- tied up, or dropping down ----

TEST(River, RR_280_the_night_comes_after_each_fifth_turn) {
  Game game = in_orders({.section = 3, .turn = 4});
  act(game, hold());
  EXPECT_EQ(game.state().step, Step::Orders);
  act(game, hold());
  EXPECT_EQ(game.state().step, Step::Night);
}

TEST(River, RR_280_at_night_the_flotilla_gets_no_order_of_the_day) {
  Game game = dusk_in(4);
  EXPECT_EQ(refusal_of(game, advance()), "RR-055 not-the-time-for-orders");
}

TEST(River, RR_280_by_day_it_does_not_tie_up) {
  Game game = in_orders();
  EXPECT_EQ(refusal_of(game, tie_up()), "RR-280 not-at-night");
}

TEST(River, RR_280_it_may_drop_down_three_sections) {
  Game game = dusk_in(6);
  EXPECT_EQ(refusal_of(game, drop_down(4)), "RR-280 drops-too-far 3/4");
  act(game, drop_down(3));
  EXPECT_EQ(game.state().main().at.section, 3);
}

TEST(River, RR_280_from_the_mississippi_it_does_not_drop_down) {
  Game game = dusk_in(0);
  EXPECT_EQ(refusal_of(game, drop_down(1)), "RR-280 at-the-mouth");
}

TEST(River, RR_280_who_drops_down_forfeits_the_repairs_of_the_night) {
  Game game = dusk_in(6, [](State& state) {
    state.vessels.front().damage = state.vessels.front().damage_ever = 10;
    state.vessels.front().pool = 5;
  });
  act(game, drop_down(1));
  EXPECT_EQ(damage_of(game, kLeader), 10);
}

TEST(River, RR_013_the_night_is_no_numbered_turn_and_costs_no_point) {
  Game game = dusk_in(4);
  const int points = game.state().points();
  act(game, tie_up());
  EXPECT_EQ(game.state().turn, 6);
  EXPECT_EQ(game.state().points(), points);
}

// ---- whether a patrol finds it ----

TEST(River, RR_281_the_night_has_one_throw) {
  Game game = patrolled({8});
  EXPECT_THAT(faces_for(act(game, tie_up()), "RR-282"_rule), ElementsAre(8));
}

TEST(River, RR_281_with_seven_night_rolls_it_has_seven) {
  Game game = patrolled({1, 2, 3, 4, 5, 6, 7}, true);
  EXPECT_THAT(faces_for(act(game, tie_up()), "RR-282"_rule), ElementsAre(1, 2, 3, 4, 5, 6, 7));
}

TEST(River, RR_282_without_the_option_there_are_no_patrols) {
  Game game = dusk_in(4);
  EXPECT_THAT(faces_for(act(game, tie_up()), "RR-282"_rule), IsEmpty());
}

TEST(River, RR_282_on_nine_and_ten_a_patrol_finds_the_flotilla) {
  for (const std::uint8_t face : {std::uint8_t{9}, std::uint8_t{10}}) {
    Game game = patrolled({face, 4});
    EXPECT_TRUE(tells(act(game, tie_up()), "patrol-held-off"));
  }
}

TEST(River, RR_283_a_flotilla_that_drops_down_is_not_found) {
  Game game = patrolled({1, 9, 4});
  EXPECT_THAT(faces_for(act(game, drop_down(1)), "RR-282"_rule), IsEmpty());
}

TEST(River, RR_283_groups_that_run_at_night_are_spared) {
  // The patrol draws among the moored flotilla only: rattler runs.
  Position position{.setting = with_options([](Options& options) { options.patrols = true; }),
                    .section = 4,
                    .turn = 5,
                    .dice = {1, 9, 1, 5, 4},
                    .edit = [](State& state) {
                      detach(state, {kThird}, {0, 1}, Standing::Follow);
                      state.groups.back().night_run = 2;
                    }};
  Game game = at_night(position);
  act(game, tie_up());
  EXPECT_EQ(game.state().vessel(kThird).fate, Fate::Afloat);
  EXPECT_EQ(game.state().vessel(kSecondSupply).fate, Fate::Burnt);
}

// ---- as an action of its own ----

Action tie_up_by_hand() { return core::river::EndDay{0, true}; }

Action came_to(std::uint8_t line) { return core::river::PatrolResult{line}; }

TEST(River, RR_287_a_patrol_fought_by_hand_comes_to_the_line_that_is_told) {
  Game game = patrolled({9});
  const auto events = act(game, tie_up_by_hand());
  EXPECT_EQ(told_as(events, "patrol-by-hand").figures, std::vector<int>{3}) << "a party a warship";
  EXPECT_EQ(points_for(game.state(), "RR-282"_rule), 0);
  EXPECT_EQ(game.state().turn, 5) << "the night waits";
  act(game, came_to(6));
  EXPECT_EQ(points_for(game.state(), "RR-282"_rule), 6);
  EXPECT_EQ(game.state().disclosed_to, 10);
  EXPECT_EQ(game.state().turn, 6);
}

TEST(River, RR_287_nothing_else_is_done_before_its_result_is_told) {
  Game game = patrolled({9});
  act(game, tie_up_by_hand());
  EXPECT_EQ(refusal_of(game, tie_up()), "RR-287 patrol-waits");
  EXPECT_EQ(refusal_of(game, hold()), "RR-055 not-the-time-for-orders");
  EXPECT_EQ(refusal_of(game, came_to(0)), "RR-287 no-such-line 6/0");
  EXPECT_EQ(refusal_of(game, came_to(7)), "RR-287 no-such-line 6/7");
  EXPECT_EQ(game.offered().size(), 7U) << "six lines, or a throw";
}

TEST(River, RR_287_who_does_not_want_to_fight_it_throws_after_all) {
  Game game = patrolled({9, 4});
  act(game, tie_up_by_hand());
  act(game, core::river::PatrolResult{});
  EXPECT_EQ(points_for(game.state(), "RR-282"_rule), 1);
}

TEST(River, RR_287_what_a_line_draws_is_drawn_as_usual) {
  Game game = patrolled({9, 2});
  act(game, tie_up_by_hand());
  act(game, came_to(1));
  EXPECT_EQ(game.state().vessel(kSecond).fate, Fate::Burnt);
}

TEST(River, RR_287_each_of_seven_patrols_is_fought_by_itself) {
  Game game = patrolled({9, 1, 1, 10, 1, 1, 1}, true);
  act(game, tie_up_by_hand());
  act(game, came_to(4));
  EXPECT_TRUE(game.state().patrols.waits);
  act(game, came_to(4));
  EXPECT_EQ(points_for(game.state(), "RR-282"_rule), 2);
  EXPECT_EQ(game.state().turn, 6);
}

TEST(River, RR_287_no_patrol_is_no_action) {
  Game game = patrolled({8});
  act(game, tie_up_by_hand());
  EXPECT_EQ(game.state().turn, 6);
  EXPECT_EQ(refusal_of(game, came_to(4)), "RR-287 no-patrol-waits");
}

TEST(River, RR_287_RR_283_only_a_flotilla_that_patrols_may_find_awaits_them) {
  Game without = dusk_in(4);
  EXPECT_EQ(refusal_of(without, tie_up_by_hand()), "RR-282 no-patrols");
  Game game = patrolled({});
  EXPECT_EQ(refusal_of(game, core::river::EndDay{1, true}), "RR-283 no-patrols");
}

// ---- what it does ----

TEST(River, RR_284_total_surprise_destroys_one_of_all_vessels) {
  Game game = patrolled({9, 1, 6, 4});  // of five vessels a 6 is thrown again
  act(game, tie_up());
  EXPECT_EQ(game.state().vessel(kSupply).fate, Fate::Burnt);
  EXPECT_EQ(points_for(game.state(), "RR-248"_rule), -15);
}

TEST(River, RR_284_a_warship_that_is_burnt_counts_as_sunk) {
  Game game = patrolled({9, 1, 2});
  act(game, tie_up());
  EXPECT_EQ(game.state().vessel(kSecond).fate, Fate::Burnt);
  EXPECT_EQ(points_for(game.state(), "RR-305"_rule), -15);
}

TEST(River, RR_284_a_vessel_on_fire_is_lost_on_a_one) {
  Game game = patrolled({9, 2, 1, 1});
  act(game, tie_up());
  EXPECT_EQ(game.state().vessel(kLeader).fate, Fate::Burnt);
}

TEST(River, RR_284_on_two_and_three_she_takes_three_dice_whatever_the_armour) {
  Game game = patrolled({9, 2, 1, 3, 4, 5, 6});
  act(game, tie_up());
  // 15, of which 7 may be repaired: the night gives back 2.
  EXPECT_EQ(game.state().vessel(kLeader).damage_ever, 15);
  EXPECT_EQ(damage_of(game, kLeader), 13);
  EXPECT_EQ(game.state().vessel(kLeader).pool, 5);
}

TEST(River, RR_284_on_four_to_six_she_takes_one_die) {
  Game game = patrolled({9, 2, 1, 4, 6});
  act(game, tie_up());
  EXPECT_EQ(game.state().vessel(kLeader).damage_ever, 6);
}

TEST(River, RR_285_partial_surprise_makes_the_first_turn_of_the_day_a_hold) {
  Game game = patrolled({9, 3});
  act(game, tie_up());
  EXPECT_EQ(refusal_of(game, advance()), "RR-285 delayed");
  EXPECT_EQ(refusal_of(game, fall_back(1)), "RR-285 delayed");
}

TEST(River, RR_285_the_forced_hold_costs_its_point_and_fuel_and_then_it_goes_on) {
  Game game = patrolled({9, 3});
  act(game, tie_up());
  const int points = game.state().points();
  act(game, hold());
  EXPECT_EQ(game.state().points(), points - 1);
  EXPECT_EQ(fuel(game, kLeader), 29);
  EXPECT_TRUE(game.judge(advance()));
}

TEST(River, RR_T22_a_spirited_defence_is_worth_a_point) {
  Game game = patrolled({9, 4});
  act(game, tie_up());
  EXPECT_EQ(points_for(game.state(), "RR-282"_rule), 1);
}

TEST(River, RR_E33_RR_T22_a_patrol_held_off_with_losses_is_worth_a_die) {
  Game game = patrolled({9, 5, 3});
  act(game, tie_up());
  EXPECT_EQ(points_for(game.state(), "RR-282"_rule), 3);
}

TEST(River, RR_286_a_patrol_cut_up_discloses_the_hidden_batteries_of_the_next_day) {
  Game game = patrolled({9, 6});
  act(game, tie_up());
  EXPECT_EQ(points_for(game.state(), "RR-282"_rule), 6);
  EXPECT_EQ(game.state().disclosed_to, 10);
}

/// A hidden battery is found in section 5 in a turn of the day after.
const Battery& found_in(Game& game) {
  act(game, advance());
  return section_of(game, 5).batteries.front();
}

TEST(River, RR_286_RR_148_a_disclosed_battery_is_an_ordinary_one) {
  for (const std::int16_t disclosed_to : {std::int16_t{5}, std::int16_t{6}}) {
    // Bend, terrain, no trouble, d100 of 55 + 6 on Open banks, strength, bank.
    Game game =
        in_orders({.section = 4,
                   .turn = 6,
                   .dice = {1, 1, 2, 1, 55, 2, 1},
                   .edit = [disclosed_to](State& state) { state.disclosed_to = disclosed_to; }});
    EXPECT_EQ(found_in(game).hidden, disclosed_to < 6);
  }
}

}  // namespace
}  // namespace tests::river
