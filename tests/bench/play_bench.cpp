// Random legal play, and the copy of a position that searches make.
#include "core/game/game.h"
#include "core/strategic/opening.h"
#include "core/trial_play/random_play.h"
#include "tests/support/catalogue.h"

#include <benchmark/benchmark.h>

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
    if (game.legal().empty()) {
      game = west_63(++seed);
    }
    const core::game::Action action = player.choose(game.legal());
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
    if (game.legal().empty()) {
      game = west_63(++seed);
    }
    const core::game::Action action = player.choose(game.legal());
    core::game::Game copy = game;
    static_cast<void>(game.act(action));
    bench.ResumeTiming();
    benchmark::DoNotOptimize(copy.act(action));
  }
}

BENCHMARK(ActRightAfterACopy)->Unit(benchmark::kMicrosecond)->MinTime(3.0);

}  // namespace
