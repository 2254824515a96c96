// What forces can do: the listing of a side, and outlooks.
#include "core/plan/planner.h"
#include "core/strategic/opening.h"
#include "core/trial_play/random_play.h"
#include "tests/support/catalogue.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <vector>

namespace {

using core::plan::LaidBy;
using core::plan::Planner;

bool is_of_water(core::plan::Verb verb) {
  const LaidBy laid = core::plan::row_of(verb).laid;
  return laid == LaidBy::Land || laid == LaidBy::Sail || laid == LaidBy::Embark;
}

/// West 63 where a side gives its first commands.
core::game::Game commanding(core::board::Side side) {
  const core::data::OpenedSetup& setup = tests::real_setup("west-63");
  core::game::Game game{setup.setting,
                        core::strategic::opening_of(setup.setting, setup.state, 1863)};
  while (game.state().turn.stage != core::state::Stage::CommandSegment ||
         game.state().turn.acting != side) {
    static_cast<void>(game.act(core::trial_play::StandingPlayer::choose(game)));
  }
  return game;
}

/// Verbs, ends and costs of all forces of a side.
void ListingOfASide(benchmark::State& bench) {
  const bool water = bench.range(1) != 0;
  const core::game::Game game = commanding(static_cast<core::board::Side>(bench.range(0)));
  std::size_t ends = 0;
  for (auto _ : bench) {
    Planner planner{game};
    ends = 0;
    for (const core::plan::Force& force : planner.forces()) {
      for (const core::plan::Verb verb : core::plan::verbs()) {
        if (water || !is_of_water(verb)) {
          ends += planner.operations(force, verb).ends.size();
        }
      }
    }
  }
  bench.counters["ends"] = static_cast<double>(ends);
}

BENCHMARK(ListingOfASide)
    ->ArgNames({"side", "water"})
    ->ArgsProduct({{0, 1}, {0, 1}})
    ->Unit(benchmark::kMillisecond);

/// An outlook of a force that nobody has asked for yet: the mean, and the dearest of all.
void OutlookOfAForce(benchmark::State& bench) {
  const bool water = bench.range(1) != 0;
  const core::game::Game game = commanding(static_cast<core::board::Side>(bench.range(0)));
  std::vector<core::plan::Operation> operations;
  Planner lister{game};
  for (const core::plan::Force& force : lister.forces()) {
    for (const core::plan::Verb verb : core::plan::verbs()) {
      const auto ends = lister.operations(force, verb).ends;
      if (is_of_water(verb) == water && !ends.empty()) {
        operations.push_back({force, verb, ends[ends.size() / 2].aim});
      }
    }
  }
  double dearest = 0;
  std::size_t at = 0;
  Planner planner{game};
  for (auto _ : bench) {
    if (at == operations.size()) {
      at = 0;
      planner = Planner{game};
    }
    const auto begin = std::chrono::steady_clock::now();
    benchmark::DoNotOptimize(planner.outlook(operations[at++]));
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
    bench.SetIterationTime(took.count());
    dearest = std::max(dearest, took.count());
  }
  constexpr double kMilli = 1e3;
  bench.counters["dearest_ms"] = dearest * kMilli;
}

BENCHMARK(OutlookOfAForce)
    ->ArgNames({"side", "water"})
    ->ArgsProduct({{0, 1}, {0, 1}})
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond);

}  // namespace
