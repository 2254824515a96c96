// From the catalogue to a Setting, and to a set-up that can be looked at.
#include "core/data/catalogue.h"
#include "tests/support/places.h"

#include <benchmark/benchmark.h>

namespace {

void CatalogueToSetting(benchmark::State& bench) {
  for (auto _ : bench) {
    const core::data::Catalogue catalogue{tests::places::catalogue()};
    const auto setting = catalogue.load_setting({});
    benchmark::DoNotOptimize(setting.map.get());
  }
}

BENCHMARK(CatalogueToSetting)->Unit(benchmark::kMillisecond);

void OpenWest63(benchmark::State& bench) {
  const core::data::Catalogue catalogue{tests::places::catalogue()};
  for (auto _ : bench) {
    const auto setup = catalogue.open_setup("west-63", {});
    benchmark::DoNotOptimize(setup.state.pieces.data());
  }
}

BENCHMARK(OpenWest63)->Unit(benchmark::kMillisecond);

}  // namespace
