// What the computer's captain takes for one choice, and for all moves of a side in a turn: players
// wait for it.
#include "core/ironclad/captain.h"
#include "core/ironclad/game.h"
#include "tests/support/catalogue.h"

#include <benchmark/benchmark.h>

#include <array>
#include <memory>
#include <string>

namespace {

using core::ironclad::Captain;
using core::ironclad::Game;
using core::ironclad::seen_by;
using core::ironclad::Setting;
using core::ironclad::Step;

constexpr std::array kBattles{"hampton-roads", "plum-point-bend", "vicksburg",     "fort-henry",
                              "mobile-bay",    "plymouth",        "fort-donelson", "drewrys-bluff"};
constexpr int kTurn = 4;  // when the fleets have met

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

/// The movement step of a side in the fourth turn, all its ships.
void CaptainMovesASide(benchmark::State& bench) {
  const char* const battle = kBattles.at(static_cast<std::size_t>(bench.range(0)));
  const auto step = static_cast<Step>(bench.range(1));
  const auto setting = setting_of(battle);
  Game game{setting, 1};
  std::array<Captain, 2> captains;
  while (game.asked() && (game.state().turn < kTurn || game.state().step != step)) {
    choose(setting, game, captains);
  }
  int choices = 0;
  for (auto _ : bench) {
    Game at = game;
    while (at.asked() && at.state().turn == game.state().turn && at.state().step == step) {
      choose(setting, at, captains);
      ++choices;
    }
    benchmark::DoNotOptimize(at.state().turn);
  }
  bench.SetLabel(std::string{battle} +
                 (step == Step::UnionMoves ? ", Union moves" : ", Confederate moves"));
  bench.counters["choices"] = benchmark::Counter(choices, benchmark::Counter::kAvgIterations);
}

BENCHMARK(CaptainMovesASide)
    ->ArgsProduct({benchmark::CreateDenseRange(0, static_cast<int>(kBattles.size()) - 1, 1),
                   {static_cast<int>(Step::UnionMoves), static_cast<int>(Step::ConfederateMoves)}})
    ->Unit(benchmark::kMillisecond);

}  // namespace
