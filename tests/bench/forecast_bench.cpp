// [12.1] The forecast of supply, asked whenever the owner looks: at most 20 ms.
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

}  // namespace
