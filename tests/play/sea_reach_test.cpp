// [7.11] Random games: where the sea reach says that ships get to, the engine lets them sail, for
// what it says, and nowhere else.
#include "core/water/sea_reach.h"

#include "core/game/game.h"
#include "core/strategic/opening.h"
#include "core/trial_play/random_play.h"
#include "core/water/sailing.h"
#include "core/water/water_links.h"
#include "tests/play/thin.h"
#include "tests/support/catalogue.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <set>
#include <string>

namespace {

using core::game::Game;
using core::map::WaterPlaceId;
using core::sequence::Action;
using core::sequence::ActionKind;
using core::state::PieceId;

Action sail_to(PieceId ship, std::optional<WaterPlaceId> to) {
  return {ActionKind::Sail, ship, {}, {}, to, 0};
}

bool has_rolled(const std::vector<core::game::Event>& events) {
  return std::any_of(events.begin(), events.end(), [](const auto& event) {
    return std::holds_alternative<core::state::Rolled>(event);
  });
}

/// What was looked at.
struct Tried {
  int reaches{};
  int ways{};
  int rolled{};
  int ends{};
  int several_kinds{};
  int outside{};
};

class SeaReachInPlay : public testing::TestWithParam<std::string> {
 protected:
  /// Sails a way of the reach on a copy, then looks beyond its end.
  static void sail_one(const Game& game, const std::vector<PieceId>& ships,
                       const core::water::SeaReach& reach, const core::water::SeaPlace& goal,
                       Tried& tried) {
    Game trial = game;
    const PieceId head = ships.front();
    const int before = core::water::range_left(trial.situation(), head);
    for (const WaterPlaceId to : reach.path_to(goal.place)) {
      const auto happened = trial.act(sail_to(head, to));
      ASSERT_TRUE(happened) << happened.error().reason << " before "
                            << trial.situation().map().water_place(goal.place).label();
      if (has_rolled(*happened)) {
        ++tried.rolled;
        return;
      }
    }
    ++tried.ways;
    const auto now = trial.situation();
    EXPECT_EQ(core::water::place_of(now, head), goal.place);
    EXPECT_EQ(before - core::water::range_left(now, head),
              reach.cost_for(goal, now.piece(head).kind));
    int least = core::water::range_left(now, head);
    for (const PieceId ship : ships) {
      EXPECT_EQ(core::water::place_of(now, ship), goal.place);
      least = std::min(least, core::water::range_left(now, ship));
    }
    EXPECT_EQ(least, goal.left);
    EXPECT_EQ(now.piece(head).activity.has(core::state::Status::Stopped), goal.ends);
    tried.ends += goal.ends ? 1 : 0;
    // Whatever lies beyond and is not in the reach is closed from here, too.
    for (const auto& step : core::water::steps_from(now.map(), goal.place)) {
      if (step.to != reach.start && reach.find(step.to) == nullptr) {
        EXPECT_FALSE(trial.judge(sail_to(head, step.to))) << now.map().water_place(step.to).label();
        ++tried.outside;
      }
    }
  }

  /// A group of the ships that may set out, as far as chance adds some.
  static void look(const Game& game, const Action& set_out, std::mt19937_64& random, Tried& tried) {
    Game trial = game;
    if (!trial.act(set_out)) {
      return;
    }
    std::vector<PieceId> ships{*set_out.piece};
    for (const Action& choice : std::vector<Action>{trial.legal()}) {
      if (choice.kind == ActionKind::JoinGroup && random() % 2 == 0 && trial.act(choice)) {
        ships.push_back(*choice.piece);
      }
    }
    const core::water::SeaReach reach = core::water::sea_reach(trial.situation(), ships);
    ++tried.reaches;
    tried.several_kinds += reach.kinds.size() > 1 ? 1 : 0;
    ASSERT_FALSE(reach.places.empty());  // it may only set out when it has somewhere to go
    // The nearest, the farthest and some between them; all of them would take all day.
    constexpr std::size_t kSome = 6;
    std::vector<std::size_t> rows(kSome);
    std::generate(rows.begin(), rows.end(), [&] { return random() % reach.places.size(); });
    for (std::size_t at = 0; at < reach.places.size(); ++at) {
      if (reach.places[at].ends || reach.places[at].under_fort) {
        rows.push_back(at);
      }
    }
    rows.resize(std::min<std::size_t>(rows.size(), 10));
    for (const std::size_t row : rows) {
      sail_one(trial, ships, reach, reach.places[row], tried);
    }
  }
};

TEST_P(SeaReachInPlay, Case_7_11_every_place_can_be_sailed_to_and_no_other) {
  Tried tried;
  for (std::uint64_t seed = 1; seed <= (tests::kThin == 1 ? 2U : 1U); ++seed) {
    const auto setup = tests::catalogue().open_setup(GetParam(), {});
    Game game{setup.setting, core::strategic::opening_of(setup.setting, setup.state, seed)};
    core::trial_play::RandomPlayer player{seed};
    std::mt19937_64 random{seed};
    for (int step = 0; step < 6000 && game.question(); ++step) {
      const auto& legal = game.legal();
      for (const Action& choice : legal) {
        if (choice.kind == ActionKind::Sail && !choice.water &&
            random() % (tests::kThin == 1 ? 24U : 60U) == 0) {
          look(game, choice, random, tried);
          break;
        }
      }
      if (HasFatalFailure()) {
        return;
      }
      ASSERT_TRUE(game.act(Action{player.choose(game.legal())}));
    }
  }
  EXPECT_GT(tried.reaches, 20 / tests::kThin);
  EXPECT_GT(tried.ways, 100 / tests::kThin);
  EXPECT_GT(tried.outside, 50 / tests::kThin);
  if (tests::kThin == 1) {  // a few reaches need not hold one of several kinds
    EXPECT_GT(tried.several_kinds, 0);
  }
  EXPECT_GT(tried.ends, 10 / tests::kThin);
  EXPECT_GT(tried.rolled, 10 / tests::kThin);
}

INSTANTIATE_TEST_SUITE_P(Scenarios, SeaReachInPlay,
                         testing::Values("west-62", "east-62", "west-63"), [](const auto& named) {
                           std::string name = named.param;
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

}  // namespace
