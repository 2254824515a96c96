// The figures of a report agree with the game that they are gathered from.
#include "core/report/figures.h"

#include "core/strategic/opening.h"
#include "core/trial_play/course.h"
#include "core/trial_play/random_play.h"
#include "tests/support/catalogue.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

namespace core::report {
namespace {

using board::Side;

/// A random game and what was gathered of it, with sums that are taken of the events themselves.
struct Played {
  Figures figures;
  state::GameState end;
  int rolls{};
  int battles{};
  std::vector<bool> failed;  ///< each roll for initiative to move or to attack
};

/// [5.22] [8.31] A roll that has failed is told as such right behind it.
void add_initiatives(const std::vector<state::Event>& events, std::vector<bool>& failed) {
  for (std::size_t at = 0; at < events.size(); ++at) {
    const auto* roll = std::get_if<state::Rolled>(&events[at]);
    if (roll == nullptr ||
        (roll->id != rulebook::RollId::InitM && roll->id != rulebook::RollId::InitC)) {
      continue;
    }
    bool told = false;
    for (std::size_t next = at + 1; next < events.size() && next <= at + 2; ++next) {
      const auto* fact = std::get_if<state::Told>(&events[next]);
      told = told || (fact != nullptr && (fact->key == "initiative-failed" ||
                                          fact->key == "attack-initiative-failed"));
    }
    failed.push_back(told);
  }
}

Played played(const std::string& scenario, std::uint64_t seed, int steps) {
  const data::OpenedSetup& setup = tests::real_setup(scenario);
  game::Game game{setup.setting, strategic::opening_of(setup.setting, setup.state, seed)};
  Gatherer gatherer{setup.setting, game.state(), std::nullopt};
  trial_play::RandomPlayer player{seed};
  Played result;
  for (int step = 0; step < steps && !game.legal().empty(); ++step) {
    const auto happened = game.act(player.choose(game.legal()));
    add_initiatives(*happened, result.failed);
    for (const state::Event& event : *happened) {
      result.rolls += std::holds_alternative<state::Rolled>(event) ? 1 : 0;
      const auto* began = std::get_if<state::DecisionBegan>(&event);
      result.battles +=
          began != nullptr && std::holds_alternative<state::Battle>(began->decision) ? 1 : 0;
    }
    gatherer.add(*happened);
  }
  result.figures = gatherer.finish();
  result.end = game.state();
  return result;
}

void expect_initiatives(const Played& game) {
  std::vector<bool> failed;
  for (const RollFigures& roll : game.figures.rolls) {
    if (roll.id == rulebook::RollId::InitM || roll.id == rulebook::RollId::InitC) {
      failed.push_back(roll.worth.faces.at(roll.worth.face).gained == 0);
    }
  }
  EXPECT_EQ(failed, game.failed) << "a face succeeds as the game says";
}

void expect_sound(const Played& game) {
  const Figures& figures = game.figures;
  int dice = 0;
  for (const RollFigures& roll : figures.rolls) {
    dice += roll.worth.measure == Measure::None ? 1 : roll.worth.rolls;
    if (roll.worth.measure != Measure::None) {
      ASSERT_LT(roll.worth.face, roll.worth.faces.size());
    }
  }
  EXPECT_EQ(dice, game.rolls) << "every die of the log is there once";
  EXPECT_EQ(figures.battles.size(), static_cast<std::size_t>(game.battles));
  for (const Side side : board::kSides) {
    const auto at = static_cast<std::size_t>(side);
    int lost = 0;
    for (const BattleFigures& battle : figures.battles) {
      lost += battle.lost.at(at);
    }
    EXPECT_EQ(lost, game.end.treasury_of(side).lost) << "losses of all battles";
    int change = 0;
    for (const auto& [cited, points] : figures.ledger) {
      change += points.at(at);
    }
    EXPECT_EQ(*figures.curves.back().sides.at(at).strength,
              *figures.curves.front().sides.at(at).strength + change)
        << "what the ledger tells is what has changed";
    int on_map = 0;
    for (const ArmyAt& army : figures.maps.back().armies) {
      on_map += army.side == side ? *army.csp : 0;
    }
    EXPECT_LE(on_map, *figures.curves.back().sides.at(at).strength);
    EXPECT_EQ(figures.curves.back().sides.at(at).pool, game.end.treasury_of(side).pool);
  }
}

class FiguresOfRandomGames : public testing::TestWithParam<const char*> {};

TEST_P(FiguresOfRandomGames, agree_with_the_log) {
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    SCOPED_TRACE(seed);
    const Played game = played(GetParam(), seed, 2500);
    expect_sound(game);
    expect_initiatives(game);
    EXPECT_FALSE(game.failed.empty());
  }
}

INSTANTIATE_TEST_SUITE_P(Scenarios, FiguresOfRandomGames,
                         testing::Values("west-62", "east-64", "campaign"));

TEST(Figures, a_game_of_no_action_has_a_begin_and_an_end) {
  const Played game = played("west-63", 1, 0);
  EXPECT_EQ(game.figures.maps.size(), 2U);
  EXPECT_EQ(game.figures.curves.size(), 2U);
  EXPECT_FALSE(game.figures.over);
  EXPECT_TRUE(game.figures.ledger.empty());
}

TEST(Figures, two_actions_are_enough) {
  const Played game = played("campaign", 1, 2);
  EXPECT_TRUE(game.figures.campaign);
  expect_sound(game);
}

}  // namespace
}  // namespace core::report
