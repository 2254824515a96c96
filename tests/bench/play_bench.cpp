// Random legal play, and the copy of a position that searches make.
#include "core/game/game.h"
#include "core/strategic/opening.h"
#include "core/trial_play/random_play.h"
#include "tests/support/catalogue.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <utility>
#include <vector>

namespace {

core::game::Game west_63(std::uint64_t seed) {
  const core::data::OpenedSetup& setup = tests::real_setup("west-63");
  return {setup.setting, core::strategic::opening_of(setup.setting, setup.state, seed)};
}

/// A step asks for all that is legal, draws one choice and makes it; a game that ends is followed
/// by another one.
void RandomPlayOfWest63(benchmark::State& bench) {
  std::uint64_t seed = 1863;
  core::game::Game game = west_63(seed);
  core::trial_play::RandomPlayer player{seed};
  for (auto _ : bench) {
    if (game.kinds().empty()) {
      game = west_63(++seed);
    }
    const core::game::Action action = player.choose(game);
    if (!game.act(action)) {
      bench.SkipWithError("a choice that was offered was refused");
      break;
    }
  }
  bench.SetItemsProcessed(static_cast<std::int64_t>(bench.iterations()));
}

BENCHMARK(RandomPlayOfWest63)->MinTime(5.0);

void CopyOfAState(benchmark::State& bench) {
  core::game::Game game = west_63(1863);
  static_cast<void>(core::trial_play::play_random_game(game, 1863, {20'000, 0}));
  for (auto _ : bench) {
    core::state::GameState copy = game.state();
    benchmark::DoNotOptimize(copy.pieces.data());
  }
}

BENCHMARK(CopyOfAState)->Unit(benchmark::kMicrosecond);

/// A choice of a random game, made on a copy of it; copying is not timed.
void ActRightAfterACopy(benchmark::State& bench) {
  std::uint64_t seed = 1863;
  core::game::Game game = west_63(seed);
  core::trial_play::RandomPlayer player{seed};
  for (auto _ : bench) {
    bench.PauseTiming();
    if (game.kinds().empty()) {
      game = west_63(++seed);
    }
    const core::game::Action action = player.choose(game);
    core::game::Game copy = game;
    static_cast<void>(game.act(action));
    bench.ResumeTiming();
    benchmark::DoNotOptimize(copy.act(action));
  }
}

BENCHMARK(ActRightAfterACopy)->Unit(benchmark::kMicrosecond)->MinTime(3.0);

/// The middle of the times.
double median(std::vector<double> times) {
  const auto middle = times.begin() + static_cast<std::ptrdiff_t>(times.size() / 2);
  std::nth_element(times.begin(), middle, times.end());
  return times.empty() ? 0 : *middle;
}

/// All that is legal, asked of a copy of a random game that nobody has asked since the last choice:
/// the median of all decisions, and of those at which a Player-Turn opens for commands.
void LegalRightAfterACopy(benchmark::State& bench) {
  std::uint64_t seed = 1863;
  core::game::Game game = west_63(seed);
  core::trial_play::RandomPlayer player{seed};
  std::vector<double> all;
  std::vector<double> opening;
  bool was_commanding = false;
  for (auto _ : bench) {
    core::game::Game copy = game;
    const auto begin = std::chrono::steady_clock::now();
    benchmark::DoNotOptimize(copy.legal());
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
    bench.SetIterationTime(took.count());
    all.push_back(took.count());
    const core::state::Turn& turn = game.state().turn;
    const bool commanding = turn.stage == core::state::Stage::CommandSegment;
    if (commanding && !was_commanding) {
      opening.push_back(took.count());
    }
    was_commanding = commanding;
    if (game.kinds().empty()) {
      game = west_63(++seed);
    }
    static_cast<void>(game.act(player.choose(game)));
  }
  constexpr double kMicro = 1e6;
  bench.counters["median_us"] = median(std::move(all)) * kMicro;
  bench.counters["opening_us"] = median(std::move(opening)) * kMicro;
}

BENCHMARK(LegalRightAfterACopy)->UseManualTime()->Unit(benchmark::kMicrosecond)->MinTime(1.0);

}  // namespace
