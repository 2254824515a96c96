// What the computer's captains take for a battle, and for all moves or shots of a side in a turn:
// players wait for it.
#include "core/ironclad/captain.h"
#include "core/ironclad/game.h"
#include "tests/support/catalogue.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <memory>
#include <string>

namespace {

using core::ironclad::Captain;
using core::ironclad::Game;
using core::ironclad::seen_by;
using core::ironclad::Setting;

constexpr std::array kBattles{"hampton-roads", "plum-point-bend", "vicksburg",     "fort-henry",
                              "mobile-bay",    "plymouth",        "fort-donelson", "drewrys-bluff"};

std::shared_ptr<const Setting> setting_of(const char* battle) {
  const auto& catalogue = tests::catalogue();
  return std::make_shared<const Setting>(core::ironclad::make_setting(
      catalogue.naval_facts(), catalogue.ironclad_charts(), catalogue.open_battle(battle)));
}

/// One choice of the side that is asked.
void choose(const std::shared_ptr<const Setting>& setting, Game& game,
            std::array<Captain, 2>& captains) {
  const auto side = game.asked().value();
  static_cast<void>(game.act(
      captains.at(static_cast<std::size_t>(side)).choose(seen_by(setting, game.state(), side))));
}

/// A whole battle between two captains; beside it how many choices that was, and the longest that a
/// player would wait for the moves or the fire of a side.
void CaptainsFight(benchmark::State& bench) {
  const char* const battle = kBattles.at(static_cast<std::size_t>(bench.range(0)));
  const auto setting = setting_of(battle);
  std::int64_t choices = 0;
  double longest = 0;
  std::uint64_t seed = 0;
  for (auto _ : bench) {
    Game game{setting, ++seed};
    std::array<Captain, 2> captains;
    while (game.asked()) {
      const auto began = std::chrono::steady_clock::now();
      const auto step = game.state().step;
      for (const auto side = game.asked(); game.asked() == side && game.state().step == step;) {
        choose(setting, game, captains);
        ++choices;
      }
      const std::chrono::duration<double, std::milli> took =
          std::chrono::steady_clock::now() - began;
      longest = std::max(longest, took.count());
    }
  }
  bench.SetLabel(battle);
  bench.counters["choices"] =
      benchmark::Counter(static_cast<double>(choices), benchmark::Counter::kAvgIterations);
  bench.counters["longest_ms"] = longest;
}

BENCHMARK(CaptainsFight)
    ->DenseRange(0, static_cast<int>(kBattles.size()) - 1)
    ->Unit(benchmark::kMillisecond);

}  // namespace
