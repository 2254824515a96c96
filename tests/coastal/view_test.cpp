// [RC-005] [RC-044] [RC-222] [RC-361] What a side of the Coastal set may know.
#include "core/coastal/view.h"

#include "core/coastal/movement.h"
#include "tests/coastal/battles.h"

#include <gtest/gtest.h>

namespace tests::coastal {
namespace {

using core::coastal::Fate;
using core::coastal::seen_by;
using core::table::GroundKind;

core::table::Battle round_an_island() {
  auto water = open_water({{"uss-galena", kUnion, 20, 24, 0, 0},
                           {"css-selma", kConfederate, 50, 24, 0, 2},
                           {"css-jamestown", kConfederate, 50, 40, 0, 0}});
  water.areas.push_back(area(GroundKind::Land, 33, 20, 37, 25.5));
  water.areas.push_back(area(GroundKind::DummyMines, 60, 4, 64, 8));
  return water;
}

TEST(CoastalView, RC_222_ships_are_put_on_the_table_when_an_enemy_sees_them) {
  const auto setting = made_up(round_an_island());
  Game game{setting, 1, std::vector<std::uint8_t>(12, 1)};
  EXPECT_FALSE(game.state().ship(kSecond).seen);
  EXPECT_TRUE(game.state().ship(kThird).seen);
  const auto view = seen_by(setting, game.state(), kUnion);
  EXPECT_EQ(view.state.ship(kSecond).fate, Fate::Left);
  EXPECT_EQ(view.state.ship(kSecond).pose, core::table::Pose{});
  EXPECT_EQ(view.state.ship(kThird).pose, game.state().ship(kThird).pose);
  const auto own = seen_by(setting, game.state(), kConfederate);
  EXPECT_EQ(own.state.ship(kSecond).pose, game.state().ship(kSecond).pose);
  ASSERT_TRUE(game.act(core::coastal::EndPhase{kUnion}));
  ASSERT_EQ(refusal_of(game, core::coastal::WritePlot{kSecond, run(4)}), "");
  pass_to(game, Phase::Shooting);
  EXPECT_TRUE(game.state().ship(kSecond).seen);
}

TEST(CoastalView, RC_222_the_garrison_of_a_fort_sees_as_a_vessel_does) {
  const auto setting = made_up(before_fort({{"uss-galena", kUnion, 60, 24, 0, 0}}, "fort-henry"));
  const Game game{setting, 1, std::vector<std::uint8_t>(12, 1)};
  EXPECT_TRUE(game.state().ship(kFirst).seen);
  EXPECT_EQ(seen_by(setting, game.state(), kConfederate).state.ship(kFirst).pose,
            game.state().ship(kFirst).pose);
}

TEST(CoastalView, RC_044_RC_005_captains_dice_and_plots_are_secret) {
  const auto setting = made_up(round_an_island());
  Game game{setting, 1, std::vector<std::uint8_t>(12, 5)};
  ASSERT_TRUE(game.state().ship(kThird).captain.green != 0);
  const auto view = seen_by(setting, game.state(), kUnion);
  EXPECT_EQ(view.state.ship(kThird).captain, core::coastal::Person{});
  EXPECT_EQ(view.state.ship(kFirst).captain, game.state().ship(kFirst).captain);
  EXPECT_EQ(view.state.dice, core::base::Dice{});
  State plotted = game.state();
  plotted.plots[2] = run(2);
  plotted.plots[0] = run(2);
  const auto other = seen_by(setting, plotted, kUnion);
  EXPECT_FALSE(other.state.plots[2]);
  EXPECT_TRUE(other.state.plots[0]);
}

TEST(CoastalView, RC_361_dummies_look_real_to_whoever_did_not_lay_them) {
  const auto setting = made_up(round_an_island());
  State state = core::coastal::begin(*setting, 1);
  const auto kind = [&](Side viewer) {
    return seen_by(setting, state, viewer).setting->battle.areas[1].kind;
  };
  EXPECT_EQ(kind(kUnion), GroundKind::RealMines);
  EXPECT_EQ(kind(kConfederate), GroundKind::DummyMines);
  state.revealed = {1};
  EXPECT_EQ(kind(kUnion), GroundKind::DummyMines);
}

}  // namespace
}  // namespace tests::coastal
