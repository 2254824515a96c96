// All ground zones of control of both sides [9.0].
#include "core/state/occupancy.h"
#include "core/zones_of_control/ground_zones.h"
#include "tests/support/catalogue.h"

#include <benchmark/benchmark.h>

namespace {

void GroundZonesOfBothSides(benchmark::State& bench, const char* name) {
  const auto& setup = tests::real_setup(name);
  for (auto _ : bench) {
    const core::zones_of_control::GroundZones zones{*setup.setting.map, setup.state};
    benchmark::DoNotOptimize(&zones);
  }
}

BENCHMARK_CAPTURE(GroundZonesOfBothSides, west_63, "west-63")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(GroundZonesOfBothSides, campaign, "campaign")->Unit(benchmark::kMicrosecond);

void Occupancy(benchmark::State& bench) {
  const auto& setup = tests::real_setup("west-63");
  for (auto _ : bench) {
    const core::state::Occupancy occupancy{*setup.setting.map, setup.state};
    benchmark::DoNotOptimize(&occupancy);
  }
}

BENCHMARK(Occupancy)->Unit(benchmark::kMicrosecond);

}  // namespace
