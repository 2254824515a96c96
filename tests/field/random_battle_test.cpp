// Random legal battles: what must hold in every state, and the same battle from the same seed.
#include "core/field/order_text.h"
#include "tests/field/battles.h"
#include "tests/support/whole.h"

#include <gtest/gtest.h>

#include <random>

namespace tests::field {
namespace {

using core::field::Action;
using core::field::Event;
using core::field::Game;

/// Plays a battle by chance to its end, or for so many choices.
Game play_by_chance(std::string_view id, std::uint64_t seed, int most) {
  Game game{battle(id, seed % 2 == 0), seed};
  std::mt19937_64 chance{seed};
  for (int choice = 0; choice < most && game.asked(); ++choice) {
    const Action action = chosen(game, chance());
    EXPECT_EQ(lost_in_writing(game, action), "") << id << " seed " << seed;
    const auto before = game.state();
    const auto events = game.act(action);
    EXPECT_TRUE(events.has_value()) << id << " seed " << seed << " choice " << choice;
    const std::string wrong = broken(game, before);
    EXPECT_EQ(wrong, "") << id << " seed " << seed << " choice " << choice << " move "
                         << before.move << " after " << order_text(game.setting(), action);
    if (!events || !wrong.empty()) {
      return game;
    }
    // Applying the events to the state before gives the state after: nothing else has written.
    auto again = before;
    for (const Event& event : *events) {
      apply(again, event);
    }
    EXPECT_TRUE(again == game.state()) << id << " seed " << seed << " choice " << choice;
  }
  return game;
}

class RandomFieldBattle : public ::testing::TestWithParam<const char*> {};

TEST_P(RandomFieldBattle, FB_070_FB_050_invariants_hold_to_the_end) {
  const std::uint64_t seeds = tests::whole() ? 2 : 1;
  for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
    const Game game = play_by_chance(GetParam(), seed, 20'000);
    EXPECT_TRUE(game.state().result)
        << GetParam() << " seed " << seed << " in move " << game.state().move;
  }
}

TEST_P(RandomFieldBattle, FB_009_same_seed_same_choices_same_battle) {
  EXPECT_TRUE(play_by_chance(GetParam(), 7, 150).state() ==
              play_by_chance(GetParam(), 7, 150).state());
}

INSTANTIATE_TEST_SUITE_P(All, RandomFieldBattle,
                         ::testing::Values("blackburns-ford", "hornets-nest", "holly-springs",
                                           "brawners-farm"),
                         [](const auto& each) {
                           std::string name = each.param;
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

}  // namespace
}  // namespace tests::field
