// [0.5] What a player reads while secrecy holds: lines of the log and refusals do not change when
// only something changes that he may not see.
#include "core/game/game.h"
#include "core/state/record.h"
#include "core/strategic/opening.h"
#include "core/trial_play/random_play.h"
#include "core/trial_play/two_worlds.h"
#include "core/words/readers.h"
#include "core/words/wording.h"
#include "tests/play/thin.h"
#include "tests/support/catalogue.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <string>
#include <tuple>

namespace {

using core::board::Side;
using core::game::Action;
using core::game::Game;
using core::rulebook::Secrecy;
using core::state::Event;
using core::state::GameState;
using core::state::Piece;
using core::state::PieceId;

core::data::OpenedSetup opened(const std::string& scenario, Secrecy secrecy) {
  core::rulebook::Switches switches;
  switches.secrecy = secrecy;
  return tests::catalogue().open_setup(scenario, switches);
}

Game game_of(const core::data::OpenedSetup& setup, std::uint64_t seed) {
  return Game{setup.setting, core::strategic::opening_of(setup.setting, setup.state, seed)};
}

Side decider(Game& game) { return game.question()->side; }

/// What a side reads of what happened after a position.
std::vector<std::string> lines_for(const core::rulebook::Setting& setting, const GameState& before,
                                   const std::vector<Event>& events, Side reader) {
  core::state::Standing standing{setting, before};
  core::state::Record record{standing};
  std::vector<std::string> lines;
  for (const Event& event : events) {
    const core::words::Was was = core::words::what_was(record.now(), event);
    record.apply(event);
    if (core::words::may_read(setting, record.state(), reader, event)) {
      lines.push_back(core::words::sentence(record.now(), event, was, reader));
    }
  }
  return lines;
}

bool is_fighting(const GameState& state) {
  return std::any_of(state.turn.pending.begin(), state.turn.pending.end(), [](const auto& work) {
    return !std::holds_alternative<core::state::ForceMove>(work) &&
           !std::holds_alternative<core::state::ShipMove>(work) &&
           !std::holds_alternative<core::state::DepotMaking>(work) &&
           !std::holds_alternative<core::state::Feeding>(work);
  });
}

std::ptrdiff_t rolls_in(const std::vector<Event>& events) {
  return std::count_if(events.begin(), events.end(), [](const Event& event) {
    return std::holds_alternative<core::state::Rolled>(event);
  });
}

class Secrets : public testing::TestWithParam<std::tuple<std::string, Secrecy>> {};

TEST_P(Secrets, Case_0_5_the_enemys_moves_read_alike_whatever_is_hidden_in_his_stacks) {
  const auto [scenario, secrecy] = GetParam();
  const core::data::OpenedSetup setup = opened(scenario, secrecy);
  std::mt19937_64 random{1862};
  int compared = 0;
  for (std::uint64_t seed = 1; seed <= (tests::kThin == 1 ? 8U : 2U); ++seed) {
    Game game = game_of(setup, seed);
    const auto begin = static_cast<std::uint64_t>(random() % 3000);
    static_cast<void>(core::trial_play::play_random_game(game, seed, {begin, 0}));
    if (game.legal().empty() || is_fighting(game.state())) {
      continue;
    }
    const Side reader = core::board::enemy_of(decider(game));
    Game other{setup.setting,
               core::trial_play::changed_secretly(setup.setting, game.state(), reader, random)};
    core::trial_play::RandomPlayer player{seed};
    for (int step = 0; step < 200 && !game.legal().empty() && decider(game) != reader &&
                       !is_fighting(game.state());
         ++step) {
      const Action action = player.choose(game.legal());
      if (!other.judge(action)) {
        continue;
      }
      const GameState before = game.state();
      const GameState before_other = other.state();
      const auto happened = game.act(action);
      const auto happened_there = other.act(action);
      ASSERT_TRUE(happened && happened_there);
      if (is_fighting(game.state()) || is_fighting(other.state()) ||
          game.state().turn.stage != other.state().turn.stage ||
          rolls_in(*happened) != rolls_in(*happened_there)) {
        break;  // a combat shows strengths, dice are before both, and a stage ends by itself
      }
      ASSERT_EQ(lines_for(setup.setting, before, *happened, reader),
                lines_for(setup.setting, before_other, *happened_there, reader))
          << core::sequence::name(action.kind) << ", seed " << seed << " step " << step;
      ++compared;
    }
  }
  EXPECT_GT(compared, tests::kThin == 1 ? 200 : 40);
}

TEST_P(Secrets, Case_0_5_a_refusal_reads_alike_whatever_is_hidden_in_the_enemys_stacks) {
  const auto [scenario, secrecy] = GetParam();
  const core::data::OpenedSetup setup = opened(scenario, secrecy);
  std::mt19937_64 random{1863};
  int compared = 0;
  for (std::uint64_t seed = 1; seed <= (tests::kThin == 1 ? 8U : 2U); ++seed) {
    Game game = game_of(setup, seed);
    static_cast<void>(core::trial_play::play_random_game(game, seed, {random() % 5000, 0}));
    if (game.legal().empty()) {
      continue;
    }
    const Side reader = decider(game);
    const GameState changed =
        core::trial_play::changed_secretly(setup.setting, game.state(), reader, random);
    core::state::Standing here{setup.setting, game.state()};
    core::state::Standing there{setup.setting, changed};
    const auto some_piece = [&] {
      return PieceId{static_cast<std::uint16_t>(random() % game.state().pieces.size())};
    };
    for (int round = 0; round < 1500; ++round) {
      Action action = game.legal()[random() % game.legal().size()];
      action.kind = random() % 4 == 0 ? action.kind
                                      : static_cast<core::sequence::ActionKind>(
                                            random() % core::sequence::kActionKindCount);
      action.piece = random() % 2 == 0 ? action.piece : some_piece();
      action.other = random() % 2 == 0 ? action.other : some_piece();
      if (random() % 2 == 0) {
        const auto* const near = game.state().piece(some_piece()).hex();
        action.hex = near != nullptr ? std::optional{*near} : action.hex;
      }
      const auto ruling = core::game::judge(here.situation(), action);
      const auto ruling_there = core::game::judge(there.situation(), action);
      ASSERT_EQ(ruling.has_value(), ruling_there.has_value())
          << core::sequence::name(action.kind) << ", seed " << seed;
      if (!ruling) {
        ASSERT_EQ(core::words::sentence(here.situation(), ruling.error(), reader),
                  core::words::sentence(there.situation(), ruling_there.error(), reader))
            << core::sequence::name(action.kind) << ", seed " << seed;
        ++compared;
      }
    }
  }
  EXPECT_GT(compared, tests::kThin == 1 ? 5000 : 1000);
}

INSTANTIATE_TEST_SUITE_P(Scenarios, Secrets,
                         testing::Combine(testing::Values("east-62", "west-62", "west-63"),
                                          testing::Values(Secrecy::Limited, Secrecy::Dark)),
                         [](const auto& scenario) {
                           std::string name = std::get<0>(scenario.param);
                           std::replace(name.begin(), name.end(), '-', '_');
                           const bool dark = std::get<1>(scenario.param) == Secrecy::Dark;
                           return name + (dark ? "_dark" : "_limited");
                         });

}  // namespace
