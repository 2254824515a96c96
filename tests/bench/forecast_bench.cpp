// [12.1] [4.1] The forecast of supply and the reminders before a pass, asked whenever the owner
// looks: at most 20 ms each.
#include "core/game/game.h"
#include "core/plan/reminders.h"
#include "core/strategic/opening.h"
#include "core/supply/forecast.h"
#include "tests/support/catalogue.h"

#include <benchmark/benchmark.h>

namespace {

void ForecastOfWest63(benchmark::State& bench, core::board::Side side) {
  const core::data::OpenedSetup& setup = tests::real_setup("west-63");
  core::state::Standing standing{setup.setting,
                                 core::strategic::opening_of(setup.setting, setup.state, 1863)};
  for (auto _ : bench) {
    const auto plan =
        core::supply::forecast(standing.situation(), side, core::supply::DiceFall::Even);
    benchmark::DoNotOptimize(plan.consumed);
  }
}

BENCHMARK_CAPTURE(ForecastOfWest63, union_side, core::board::Side::Union)
    ->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(ForecastOfWest63, confederate_side, core::board::Side::Confederate)
    ->Unit(benchmark::kMicrosecond);

/// The dearest ones: with the forecast of the next cycle, a command or roll open for everybody.
void RemindersOfWest63(benchmark::State& bench, core::state::Stage stage) {
  const core::data::OpenedSetup& setup = tests::real_setup("west-63");
  core::state::GameState state = core::strategic::opening_of(setup.setting, setup.state, 1863);
  state.turn.stage = stage;
  state.turn.acting = core::board::Side::Union;
  state.turn.game_turn = 1;
  state.turn.step = 1;
  state.turn.chit = {5, 4};
  core::game::Game game{setup.setting, state};
  for (auto _ : bench) {
    const auto said =
        core::plan::reminders(game.situation(), core::board::Side::Union, game.legal());
    benchmark::DoNotOptimize(said.data());
  }
}

BENCHMARK_CAPTURE(RemindersOfWest63, command_segment, core::state::Stage::CommandSegment)
    ->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(RemindersOfWest63, initiative_segment, core::state::Stage::InitiativeSegment)
    ->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(RemindersOfWest63, maintenance, core::state::Stage::Maintenance)
    ->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(RemindersOfWest63, distribution, core::state::Stage::Distribution)
    ->Unit(benchmark::kMicrosecond);

}  // namespace
