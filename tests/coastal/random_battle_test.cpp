// Random legal battles: what must hold in every state, and the same battle from the same seed.
#include "core/coastal/captain.h"
#include "core/coastal/gunnery.h"
#include "core/coastal/movement.h"
#include "core/coastal/order_text.h"
#include "core/coastal/plots.h"
#include "tests/coastal/battles.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

namespace tests::coastal {
namespace {

using core::coastal::LayGun;
using core::coastal::WritePlot;

/// No gun fires more often than its pattern allows.
void expect_rate(const Setting& setting, const State& before, const State& after) {
  for (std::size_t i = 0; i < after.ships.size(); ++i) {
    for (std::size_t gun = 0; gun < after.ships[i].guns.size(); ++gun) {
      const auto then = before.ships[i].guns[gun].fired_in;
      const auto now = after.ships[i].guns[gun].fired_in;
      const bool slow =
          setting.gun(ShipId{static_cast<std::uint8_t>(i)}, static_cast<std::uint8_t>(gun))
              .alternate_moves;
      if (then != 0 && now != then) {
        EXPECT_GE(now - then, slow ? 2 : 1) << setting.ships[i].name.str() << " gun " << gun;
      }
    }
  }
}

/// Plays a battle by chance to its end, or for so many choices.
Game play(std::string_view id, std::uint64_t seed, int most) {
  Game game{setting_of(id), seed};
  std::mt19937_64 chance{seed};
  for (int choice = 0; choice < most && game.asked(); ++choice) {
    const auto offered = game.offered();
    EXPECT_FALSE(offered.empty()) << id << " seed " << seed << " choice " << choice;
    if (offered.empty()) {
      return game;
    }
    const Action& action = offered.at(chance() % offered.size());
    const State before = game.state();
    const auto events = game.act(action);
    EXPECT_TRUE(events.has_value()) << id << " seed " << seed << " choice " << choice;
    const std::string wrong = broken(game);
    EXPECT_EQ(wrong, "") << id << " seed " << seed << " choice " << choice << " move "
                         << before.move << " phase " << static_cast<int>(before.phase);
    if (!events || !wrong.empty()) {
      return game;
    }
    expect_rate(game.setting(), before, game.state());
    // Applying the events to the state before gives the state after: nothing else has written.
    State again = before;
    for (const Event& event : *events) {
      apply(again, event);
    }
    EXPECT_TRUE(again == game.state()) << id << " seed " << seed << " choice " << choice;
  }
  return game;
}

/// [RC-425] What the program writes for a captain whose nerve fails is judged as his own plots are.
/// Gives how many of them there were.
int expect_avoiding_plots_are_legal(const Game& game, const std::vector<Action>& offered) {
  int seen = 0;
  for (const Action& action : offered) {
    const auto* const choice = std::get_if<WritePlot>(&action);
    if (choice == nullptr || !choice->plot.ram) {
      continue;
    }
    const WritePlot other{choice->ship, core::coastal::avoiding_plot(game.setting(), game.state(),
                                                                     choice->ship, choice->plot)};
    const auto judged = game.judge(other);
    // [RC-046] [RC-047] His nerve fails him whatever his character asks.
    EXPECT_TRUE(judged || judged.error().key.ends_with("-captain"))
        << core::coastal::order_text(game.setting(), other) << ": " << judged.error().rule.text()
        << ' ' << judged.error().key;
    EXPECT_LE(other.plot.speed, choice->plot.speed);
    ++seen;
  }
  return seen;
}

class RandomCoastalBattle : public ::testing::TestWithParam<const char*> {};

TEST_P(RandomCoastalBattle, RC_141_RC_142_invariants_hold_to_the_end) {
  for (std::uint64_t seed = 1; seed <= 2; ++seed) {
    const Game game = play(GetParam(), seed, 20'000);
    EXPECT_TRUE(game.state().result)
        << GetParam() << " seed " << seed << " in move " << game.state().move;
  }
}

TEST_P(RandomCoastalBattle, RC_003_same_seed_same_choices_same_battle) {
  EXPECT_TRUE(play(GetParam(), 7, 150).state() == play(GetParam(), 7, 150).state());
}

TEST_P(RandomCoastalBattle, RC_222_what_a_side_chooses_by_what_it_sees_is_legal) {
  const auto setting = setting_of(GetParam());
  for (std::uint64_t seed = 101; seed <= 103; ++seed) {
    Game game{setting, seed};
    core::base::Dice chance{~seed};
    while (const auto side = game.asked()) {
      const auto view = core::coastal::seen_by(setting, game.state(), *side);
      const Action choice = core::coastal::random_choice(view, chance);
      const auto done = game.act(choice);
      ASSERT_TRUE(done) << GetParam() << " seed " << seed << " move " << game.state().move << ": "
                        << core::coastal::order_text(*setting, choice) << " "
                        << done.error().rule.text() << " " << done.error().key;
    }
  }
}

TEST(RandomCoastalRams, RC_425_what_the_program_plots_is_judged_as_what_players_plot) {
  int seen = 0;
  for (const char* const id : {"plum-point-bend", "mobile-bay", "river-3"}) {
    Game game{setting_of(id), 11};
    std::mt19937_64 chance{11};
    for (int choice = 0; choice < 600 && game.asked(); ++choice) {
      const auto offered = game.offered();
      seen += expect_avoiding_plots_are_legal(game, offered);
      ASSERT_TRUE(game.act(offered.at(chance() % offered.size())));
    }
  }
  EXPECT_GT(seen, 100);
}

INSTANTIATE_TEST_SUITE_P(All, RandomCoastalBattle,
                         ::testing::Values("hampton-roads", "plum-point-bend", "vicksburg",
                                           "fort-henry", "mobile-bay", "plymouth", "fort-donelson",
                                           "drewrys-bluff", "river-3", "river-4", "river-9",
                                           "estuary-5", "estuary-6"),
                         [](const auto& each) {
                           std::string name = each.param;
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

}  // namespace
}  // namespace tests::coastal
