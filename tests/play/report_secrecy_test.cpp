// [0.5] The report for a side does not change when only something changes that it may not see.
#include "core/game/game.h"
#include "core/game/view.h"
#include "core/report/report_page.h"
#include "core/strategic/opening.h"
#include "core/trial_play/random_play.h"
#include "core/trial_play/two_worlds.h"
#include "tests/play/thin.h"
#include "tests/support/catalogue.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <tuple>

namespace {

using core::board::Side;
using core::game::Game;
using core::rulebook::Secrecy;
using core::state::Event;
using core::state::GameState;

/// A game in two worlds, with what was gathered for the side that may not tell them apart.
struct World {
  Game game;
  core::report::Gatherer gatherer;

  World(const core::rulebook::Setting& setting, const GameState& begin, Side reader)
      : game{setting, begin}, gatherer{setting, game.state(), reader} {}
};

std::ptrdiff_t rolls_of(const std::vector<Event>& events) {
  return std::count_if(events.begin(), events.end(), [](const Event& event) {
    return std::holds_alternative<core::state::Rolled>(event);
  });
}

bool is_battle_open(const GameState& state) {
  return std::any_of(state.turn.pending.begin(), state.turn.pending.end(), [](const auto& work) {
    return std::holds_alternative<core::state::Battle>(work) ||
           std::holds_alternative<core::state::NavalBattle>(work) ||
           std::holds_alternative<core::state::Bombardment>(work) ||
           std::holds_alternative<core::state::LossShare>(work);
  });
}

std::string page_of(const core::data::OpenedSetup& setup, const core::save::Header& header,
                    World& world) {
  return core::report::report_page({setup.setting, setup.info.title, header},
                                   world.gatherer.finish());
}

/// What stands around the first difference of two pages; empty when there is none.
std::string difference(const std::string& one, const std::string& other) {
  const auto [at, there] = std::mismatch(one.begin(), one.end(), other.begin(), other.end());
  if (at == one.end() && there == other.end()) {
    return {};
  }
  constexpr std::size_t kAround = 200;
  const auto place = static_cast<std::size_t>(at - one.begin());
  const std::size_t from = place < kAround ? 0 : place - kAround;
  return one.substr(from, 2 * kAround) + "\n--- there ---\n" + other.substr(from, 2 * kAround);
}

class ReportSecrets : public testing::TestWithParam<std::tuple<std::string, Secrecy>> {};

TEST_P(ReportSecrets, Case_0_5_reads_alike_whatever_is_hidden) {
  const auto [scenario, secrecy] = GetParam();
  core::rulebook::Switches switches;
  switches.secrecy = secrecy;
  const core::data::OpenedSetup setup = tests::catalogue().open_setup(scenario, switches);
  core::save::Header header;
  header.secrecy = core::rulebook::name(secrecy);
  std::mt19937_64 random{1863};
  int compared = 0;
  int acted = 0;
  for (std::uint64_t seed = 1; seed <= (tests::kThin == 1 ? 8U : 2U); ++seed) {
    Game game{setup.setting, core::strategic::opening_of(setup.setting, setup.state, seed)};
    static_cast<void>(core::trial_play::play_random_game(game, seed, {random() % 2000, 0}));
    if (game.legal().empty() || is_battle_open(game.state())) {
      continue;
    }
    const Side reader = core::board::enemy_of(game.question()->side);
    World here{setup.setting, game.state(), reader};
    World there{setup.setting,
                core::trial_play::changed_secretly(setup.setting, game.state(), reader, random),
                reader};
    core::trial_play::RandomPlayer player{seed};
    int steps = 0;
    for (; steps < 100 && !here.game.legal().empty() && here.game.question()->side != reader;
         ++steps) {
      const auto action = player.choose(here.game.legal());
      if (!there.game.judge(action)) {
        continue;
      }
      Game trial_here = here.game;
      Game trial_there = there.game;
      const auto one = trial_here.act(action);
      const auto other = trial_there.act(action);
      ASSERT_TRUE(one && other);
      if (is_battle_open(trial_here.state()) || is_battle_open(trial_there.state()) ||
          trial_here.state().turn.stage != trial_there.state().turn.stage ||
          rolls_of(*one) != rolls_of(*other) ||
          !(core::game::view_for(setup.setting, trial_here.state(), reader) ==
            core::game::view_for(setup.setting, trial_there.state(), reader))) {
        break;  // a combat shows strengths, a stage ends by itself, and the last of a unit is seen
                // to go
      }
      here.gatherer.add(*one);
      there.gatherer.add(*other);
      here.game = trial_here;
      there.game = trial_there;
    }
    EXPECT_EQ(difference(page_of(setup, header, here), page_of(setup, header, there)), "")
        << "seed " << seed << ", " << steps << " steps";
    ++compared;
    acted += steps;
  }
  EXPECT_GT(compared, 0);
  EXPECT_GT(acted, 0) << "the worlds went on";
}

INSTANTIATE_TEST_SUITE_P(Games, ReportSecrets,
                         testing::Combine(testing::Values("west-62", "east-63", "campaign"),
                                          testing::Values(Secrecy::Limited, Secrecy::Dark)));

}  // namespace
