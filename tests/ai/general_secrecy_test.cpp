// [0.5] Two worlds that differ only in what a side may not see: its general gives the same orders.
#include "core/ai/general.h"
#include "core/game/orders.h"
#include "core/strategic/opening.h"
#include "core/trial_play/two_worlds.h"
#include "tests/support/catalogue.h"
#include "tests/support/whole.h"

#include <gtest/gtest.h>

#include <random>
#include <string>

namespace core::ai {
namespace {

using rulebook::Secrecy;

/// The order of a general who is asked in a position without having been asked before.
std::string order_in(const rulebook::Setting& setting, const state::GameState& state, Level level) {
  game::Game game{setting, state, game::FirstStage::AsItStands};
  if (!game.question()) {
    return "over";
  }
  General general{Temper{level}};
  return game::order_text(setting, state, general.choose(game));
}

/// Goes through a game of two generals and compares every few decisions.
void expect_same_orders(const std::string& setup, Secrecy secrecy, int positions,
                        Level level = Level::Regular) {
  positions = tests::whole() ? 3 * positions : tests::watched() ? positions / 10 : positions;
  rulebook::Switches switches;
  switches.secrecy = secrecy;
  const data::OpenedSetup opened = tests::catalogue().open_setup(setup, switches);
  game::Game game{opened.setting, strategic::opening_of(opened.setting, opened.state, 5)};
  std::mt19937_64 random{9};
  std::array<General, 2> generals{General{Temper{Level::Recruit}}, General{Temper{Level::Recruit}}};
  int compared = 0;
  int differ = 0;
  for (auto asked = game.question(); asked && compared < positions; asked = game.question()) {
    // What a battle shows [8.15] is no secret, and is not changed.
    if (random() % 4 == 0) {
      const state::GameState other =
          trial_play::changed_secretly(opened.setting, game.state(), asked->side, random);
      differ += other == game.state() ? 0 : 1;
      EXPECT_EQ(order_in(opened.setting, game.state(), level),
                order_in(opened.setting, other, level))
          << setup << ", " << state::name(game.state().turn.stage);
      ++compared;
    }
    ASSERT_TRUE(game.act(generals.at(static_cast<std::size_t>(asked->side)).choose(game)));
  }
  EXPECT_EQ(compared, positions);
  EXPECT_GT(differ, positions / 2);
}

TEST(TwoWorlds, Case_0_5_limited_a_general_gives_the_same_orders) {
  expect_same_orders("west-63", Secrecy::Limited, 60);
  expect_same_orders("campaign", Secrecy::Limited, 40);
}

TEST(TwoWorlds, Case_0_5_dark_a_general_gives_the_same_orders) {
  expect_same_orders("east-62", Secrecy::Dark, 60);
  expect_same_orders("west-64", Secrecy::Dark, 40);
}

TEST(TwoWorlds, Case_0_5_a_veteran_looks_ahead_in_what_he_believes) {
  expect_same_orders("west-63", Secrecy::Limited, 10, Level::Veteran);
  expect_same_orders("east-62", Secrecy::Dark, 10, Level::Veteran);
}

}  // namespace
}  // namespace core::ai
