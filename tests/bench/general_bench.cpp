// How long a general thinks: a Player-Turn of each level, in games of two like him.
#include "core/ai/general.h"
#include "core/strategic/opening.h"
#include "tests/support/catalogue.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <string>
#include <tuple>

namespace {

using Clock = std::chrono::steady_clock;
using Milliseconds = std::chrono::duration<double, std::milli>;

/// So many game-turns of each game.
constexpr int kTurnsMeasured = 12;

/// Times of Player-Turns, both sides alike: their mean, and the longest.
struct Times {
  double sum{};
  double longest{};
  int turns{};
};

Times times_of(const std::string& setup, core::ai::Level level) {
  const core::data::OpenedSetup& opened = tests::real_setup(setup);
  core::game::Game game{opened.setting,
                        core::strategic::opening_of(opened.setting, opened.state, 7)};
  std::array generals{core::ai::General{{level}}, core::ai::General{{level}}};
  Times times;
  std::tuple<int, core::board::Side> player_turn{};
  double spent = 0;
  const int last = game.state().turn.game_turn + kTurnsMeasured;
  for (auto asked = game.question(); asked && game.state().turn.game_turn < last;
       asked = game.question()) {
    const auto now = std::tuple{game.state().turn.game_turn, game.state().turn.acting};
    if (now != player_turn) {
      times.sum += spent;
      times.longest = std::max(times.longest, spent);
      ++times.turns;
      spent = 0;
      player_turn = now;
    }
    const auto begin = Clock::now();
    const auto action = generals.at(static_cast<std::size_t>(asked->side)).choose(game);
    spent += Milliseconds{Clock::now() - begin}.count();
    if (!game.act(action)) {
      break;
    }
  }
  return times;
}

void PlayerTurnOfAGeneral(benchmark::State& bench, const char* setup, core::ai::Level level) {
  Times times;
  for (auto _ : bench) {
    times = times_of(setup, level);
  }
  bench.counters["mean_ms"] = times.sum / std::max(1, times.turns);
  bench.counters["longest_ms"] = times.longest;
}

using core::ai::Level;

BENCHMARK_CAPTURE(PlayerTurnOfAGeneral, RecruitInWest63, "west-63", Level::Recruit)->Iterations(1);
BENCHMARK_CAPTURE(PlayerTurnOfAGeneral, RegularInWest63, "west-63", Level::Regular)->Iterations(1);
BENCHMARK_CAPTURE(PlayerTurnOfAGeneral, RecruitInTheCampaign, "campaign", Level::Recruit)
    ->Iterations(1);
BENCHMARK_CAPTURE(PlayerTurnOfAGeneral, RegularInTheCampaign, "campaign", Level::Regular)
    ->Iterations(1);

}  // namespace
