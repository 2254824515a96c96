// What the computer's captains take for a battle, and for all moves or shots of a side in a turn:
// players wait for it.
#include "core/tabletop/battle_rules.h"
#include "tests/support/catalogue.h"
#include "tests/support/tabletop.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <memory>
#include <string>

namespace {

using core::tabletop::CoastalRules;
using core::tabletop::IroncladRules;

constexpr std::array kBattles{"hampton-roads", "plum-point-bend", "vicksburg",     "fort-henry",
                              "mobile-bay",    "plymouth",        "fort-donelson", "drewrys-bluff"};

template <class Rules>
std::shared_ptr<const typename Rules::Setting> setting_of(const char* battle) {
  if constexpr (Rules::kSet == core::tabletop::RuleSet::Ironclad) {
    return std::make_shared<const core::ironclad::Setting>(core::ironclad::make_setting(
        tests::tabletop().naval_facts(), tests::tabletop().ironclad_charts(),
        tests::tabletop().open_battle(battle)));
  } else {
    return std::make_shared<const core::coastal::Setting>(core::coastal::make_setting(
        tests::tabletop().naval_facts(), tests::tabletop().coastal_charts(),
        tests::tabletop().open_battle(battle)));
  }
}

double milliseconds_since(std::chrono::steady_clock::time_point began) {
  return std::chrono::duration<double, std::milli>{std::chrono::steady_clock::now() - began}
      .count();
}

/// A whole battle between two captains; beside it how many choices that was, the longest of them,
/// and the longest that a player would wait for all of a side's in a step.
template <class Rules>
void CaptainsFight(benchmark::State& bench) {
  const char* const battle = kBattles.at(static_cast<std::size_t>(bench.range(0)));
  const auto setting = setting_of<Rules>(battle);
  std::int64_t choices = 0;
  double longest = 0;
  double longest_choice = 0;
  std::uint64_t seed = 0;
  for (auto _ : bench) {
    typename Rules::Game game{setting, ++seed};
    std::array<typename Rules::Captain, 2> captains;
    while (const auto side = game.asked()) {
      const auto began = std::chrono::steady_clock::now();
      const auto moment = Rules::moment(game.state());
      while (game.asked() == side && Rules::moment(game.state()) == moment) {
        const auto before = std::chrono::steady_clock::now();
        const auto choice = captains.at(static_cast<std::size_t>(*side))
                                .choose(seen_by(setting, game.state(), *side));
        longest_choice = std::max(longest_choice, milliseconds_since(before));
        static_cast<void>(game.act(choice));
        ++choices;
      }
      longest = std::max(longest, milliseconds_since(began));
    }
  }
  bench.SetLabel(battle);
  bench.counters["choices"] =
      benchmark::Counter(static_cast<double>(choices), benchmark::Counter::kAvgIterations);
  bench.counters["longest_ms"] = longest;
  bench.counters["longest_choice_ms"] = longest_choice;
}

BENCHMARK(CaptainsFight<IroncladRules>)
    ->DenseRange(0, static_cast<int>(kBattles.size()) - 1)
    ->Unit(benchmark::kMillisecond);
BENCHMARK(CaptainsFight<CoastalRules>)
    ->DenseRange(0, static_cast<int>(kBattles.size()) - 1)
    ->Unit(benchmark::kMillisecond);

}  // namespace
