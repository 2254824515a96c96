// Random legal battles: what must hold in every state, and the same battle from the same seed.
#include "core/ironclad/damage.h"
#include "tests/ironclad/battles.h"

#include <gtest/gtest.h>

#include <map>
#include <random>

namespace tests::ironclad {
namespace {

using core::ironclad::Action;
using core::ironclad::EndStep;
using core::ironclad::Event;
using core::ironclad::LayGun;

/// How often each gun has fired, by turn and ship or fort.
using Fired = std::map<std::tuple<int, bool, int, int>, int>;

/// Plays a battle by chance to its end, or for so many choices.
Game play(std::string_view id, std::uint64_t seed, int most) {
  Game game{battle(id), seed};
  std::mt19937_64 chance{seed};
  Fired fired;
  for (int choice = 0; choice < most && game.asked(); ++choice) {
    const Action action = chosen(game, chance());
    const auto before = game.state();
    const auto events = game.act(action);
    EXPECT_TRUE(events.has_value()) << id << " seed " << seed << " choice " << choice;
    const std::string wrong = broken(game);
    EXPECT_EQ(wrong, "") << id << " seed " << seed << " choice " << choice;
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

class RandomBattle : public ::testing::TestWithParam<const char*> {};

TEST_P(RandomBattle, IC_061_IC_062_invariants_hold_to_the_end) {
  for (std::uint64_t seed = 1; seed <= 2; ++seed) {
    const Game game = play(GetParam(), seed, 20'000);
    EXPECT_TRUE(game.state().result)
        << GetParam() << " seed " << seed << " in turn " << game.state().turn;
  }
}

TEST_P(RandomBattle, IC_003_same_seed_same_choices_same_battle) {
  EXPECT_TRUE(play(GetParam(), 7, 300).state() == play(GetParam(), 7, 300).state());
}

INSTANTIATE_TEST_SUITE_P(All, RandomBattle,
                         ::testing::Values("hampton-roads", "plum-point-bend", "vicksburg",
                                           "fort-henry", "mobile-bay", "plymouth", "fort-donelson",
                                           "drewrys-bluff"),
                         [](const auto& each) {
                           std::string name = each.param;
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

}  // namespace
}  // namespace tests::ironclad
