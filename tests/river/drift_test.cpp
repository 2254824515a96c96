// [RR-185] [RR-225] [RR-226] The main flotilla without fuel: at anchor, and adrift.
#include "core/river/flotilla.h"
#include "tests/river/fights.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <vector>

namespace tests::river {
namespace {

using core::river::Ground;
using core::river::MoveFuel;
using core::river::Tow;
using testing::ElementsAre;
using testing::SizeIs;

Action drift() { return core::river::GiveOrder{Course::Drift, 0, {}}; }

/// The flotilla without fuel, its supply ships on the Mississippi.
Position without_fuel(std::int16_t section, Dice dice = {}, const Edit& edit = {}) {
  return {.section = section, .dice = std::move(dice), .edit = [edit](State& state) {
            detach(state, {kSupply, kSecondSupply}, kMississippi, Standing::Wait);
            for (Vessel& each : state.vessels) {
              each.fuel = each.supply ? each.fuel : std::int16_t{0};
            }
            if (edit) {
              edit(state);
            }
          }};
}

/// The last warship, alone and without fuel.
Position last_warship(std::int16_t section, Dice dice = {}, const Edit& edit = {}) {
  return without_fuel(section, std::move(dice), [edit](State& state) {
    for (const VesselId id : {kSecond, kThird}) {
      state.vessels.at(id.value()).fate = core::river::Fate::Sunk;
    }
    if (edit) {
      edit(state);
    }
  });
}

TEST(River, RR_185_without_fuel_the_flotilla_anchors_or_drifts_and_goes_nowhere_else) {
  Game game = in_orders(last_warship(3));
  EXPECT_EQ(refusal_of(game, advance()), "RR-185 no-fuel");
  EXPECT_EQ(refusal_of(game, fall_back(1)), "RR-185 no-fuel");
  EXPECT_TRUE(game.judge(drift()));
  act(game, hold());
  EXPECT_EQ(game.state().main().at.section, 3);
  EXPECT_FALSE(game.state().main().half);
}

TEST(River, RR_185_who_has_steam_does_not_drift) {
  Game game = in_orders();
  EXPECT_EQ(refusal_of(game, drift()), "RR-185 has-steam");
  Game towed = in_orders(last_warship(3, {}, [](State& state) {
    state.vessels.at(kSecond.value()).fate = core::river::Fate::Afloat;
    state.vessels.at(kSecond.value()).fuel = 5;
  }));
  act(towed, Tow{kSecond, kLeader});
  EXPECT_EQ(refusal_of(towed, drift()), "RR-185 has-steam");
}

TEST(River, RR_225_RR_226_the_last_warship_drifts_half_a_section_a_turn) {
  Game game = in_orders(last_warship(3, {4, 4}));
  EXPECT_THAT(faces_for(act(game, drift()), "RR-225"_rule), ElementsAre(4));
  EXPECT_EQ(game.state().main().at.section, 3);
  EXPECT_TRUE(game.state().main().half);
  const auto events = act(game, drift());
  EXPECT_EQ(game.state().main().at.section, 2);
  EXPECT_FALSE(game.state().main().half);
  EXPECT_THAT(faces_for(events, "RR-120"_rule), SizeIs(0)) << "no engine runs";
  EXPECT_FALSE(tells(events, "out-of-fuel")) << "she has been without before";
}

TEST(River, RR_225_on_a_five_the_whole_flotilla_lies_on_a_bar_and_drifts_no_further) {
  Game game = in_orders(last_warship(3, {5}));
  act(game, drift());
  EXPECT_EQ(game.state().vessel(kLeader).ground, Ground::Bar);
  EXPECT_EQ(game.state().main().at.section, 3);
  EXPECT_FALSE(game.state().main().half);
  EXPECT_EQ(refusal_of(game, drift()), "RR-225 on-a-bar");
  EXPECT_TRUE(game.judge(hold()));
}

TEST(River, RR_225_who_runs_on_a_bar_is_left_behind_by_the_others) {
  Game game = in_orders(without_fuel(3, {4, 5, 4}));
  act(game, drift());
  const GroupId left = game.state().vessel(kSecond).group;
  EXPECT_NE(left, kMainGroup);
  EXPECT_FALSE(group_of(game, left).half);
  EXPECT_TRUE(game.state().main().half);
  EXPECT_THAT(warships_of(game.state(), kMainGroup), ElementsAre(kLeader, kThird));
}

TEST(River, RR_225_the_flotilla_does_not_drift_on_without_a_warship) {
  Game game = in_orders({.section = 3, .dice = {5, 5, 5, 4, 4}, .edit = [](State& state) {
                           for (Vessel& each : state.vessels) {
                             each.fuel = 0;
                           }
                         }});
  act(game, drift());
  EXPECT_EQ(game.state().main().at.section, 3);
  EXPECT_FALSE(game.state().main().half);
  EXPECT_THAT(vessels_of(game.state(), kMainGroup), SizeIs(5));
}

TEST(River, RR_226_the_flotilla_that_drifts_past_a_battery_runs_past_it_and_fires_back) {
  Game game = in_orders(last_warship(3, {4, 3, 4, 1, 1}, [](State& state) {
    state.groups.front().half = true;
    section_of(state, 2).batteries = {battery_of_line(1)};
    section_of(state, 2).batteries.front().passed = true;
  }));
  act(game, drift());
  ASSERT_EQ(game.state().step, Step::Encounter);
  EXPECT_EQ(refusal_of(game, fight_on()), "RR-226 drifts-past");
  EXPECT_EQ(refusal_of(game, break_off()), "RR-226 drifts-past");
  const auto turn = game.state().turn;
  const auto events = act(game, run_past());
  EXPECT_TRUE(tells(events, "battery-hit"));
  EXPECT_EQ(game.state().main().at.section, 2);
  EXPECT_EQ(game.state().turn, turn + 1) << "the turn is over behind it";
  EXPECT_EQ(points_for(game.state(), "RR-301"_rule), -1);
}

TEST(River, RR_064_the_flotilla_that_drifts_away_does_not_meet_again_what_it_lay_below) {
  const auto below_a_battery = [](State& state) {
    section_of(state, 3).batteries = {battery_of_line(1)};
  };
  Game game = in_orders(last_warship(3, {4}, below_a_battery));
  act(game, drift());
  EXPECT_EQ(game.state().step, Step::Orders);
  Game stuck = in_orders(last_warship(3, {6}, below_a_battery));
  act(stuck, drift());
  EXPECT_EQ(stuck.state().step, Step::Encounter) << "upon a bar she stays";
}

TEST(River, RR_327_the_last_warship_that_drifts_into_the_Mississippi_ends_the_campaign) {
  Game game =
      in_orders(last_warship(1, {4}, [](State& state) { state.groups.front().half = true; }));
  act(game, drift());
  ASSERT_TRUE(game.state().result);
  EXPECT_EQ(game.state().result->ending, core::river::Ending::Quit);
}

TEST(River, RR_262_who_drifts_is_not_hove_to) {
  const auto hurt = [](State& state) {
    state.vessels.front().damage = 10;
    state.vessels.front().damage_ever = 10;
    state.vessels.front().pool = 5;
  };
  Game game = in_orders(last_warship(3, {4}, hurt));
  EXPECT_FALSE(tells(act(game, drift()), "repaired"));
  EXPECT_TRUE(tells(act(game, hold()), "repaired"));
}

TEST(River, RR_285_losses_of_the_night_hold_a_flotilla_that_would_drift) {
  Game game = in_orders(last_warship(3, {}, [](State& state) { state.delayed = true; }));
  EXPECT_EQ(refusal_of(game, drift()), "RR-285 delayed");
}

TEST(River, RR_186_with_fuel_from_a_supply_ship_the_flotilla_has_steam_again) {
  Game game = in_orders(last_warship(3, {4}, [](State& state) {
    state.groups.front().half = true;
    state.groups.back().at = {0, 3};
  }));
  act(game, core::river::Rejoin{game.state().vessel(kSupply).group});
  act(game, MoveFuel{kSupply, kLeader, 10});
  EXPECT_EQ(refusal_of(game, drift()), "RR-186 holds-this-turn");
  act(game, hold());
  EXPECT_EQ(refusal_of(game, drift()), "RR-185 has-steam");
  EXPECT_TRUE(game.judge(advance()));
}

TEST(River, RR_229_two_groups_half_a_section_down_are_in_one_place) {
  Game game = in_orders(last_warship(3, {4}, [](State& state) {
    state.groups.front().half = true;
    state.groups.back().at = {0, 3};
    state.groups.back().half = true;
    state.groups.back().standing = Standing::Follow;
  }));
  act(game, hold());
  EXPECT_EQ(game.state().vessel(kSupply).group, kMainGroup);
}

}  // namespace
}  // namespace tests::river
