// What a forecast of a battle costs: the window asks for one whenever the pointer rests on a
// target.
#include "core/combat/outcomes.h"
#include "core/game/game.h"
#include "core/strategic/opening.h"
#include "core/trial_play/random_play.h"
#include "tests/support/catalogue.h"

#include <benchmark/benchmark.h>

#include <functional>
#include <stdexcept>

namespace {

using core::game::Action;
using core::game::Game;
using core::sequence::ActionKind;
using core::state::Battle;

/// A random game of West 63 up to a choice of the kind that is wanted, and that choice.
std::pair<Game, Action> game_at(const std::function<bool(const Game&, const Action&)>& wanted) {
  const core::data::OpenedSetup& setup = tests::real_setup("west-63");
  for (std::uint64_t seed = 1; seed < 100; ++seed) {
    Game game{setup.setting, core::strategic::opening_of(setup.setting, setup.state, seed)};
    core::trial_play::RandomPlayer player{seed};
    while (!game.legal().empty()) {
      const Action action = player.choose(game.legal());
      if (wanted(game, action)) {
        return {game, action};
      }
      static_cast<void>(game.act(action));
    }
  }
  throw std::runtime_error{"no random game comes to such a choice"};
}

void ForecastOfABattle(benchmark::State& bench) {
  auto [game, action] = game_at([](const Game& at, const Action&) {
    const auto* const battle = at.state().turn.innermost<Battle>();
    return battle != nullptr && battle->step == core::state::BattleStep::AttackersChit &&
           battle->attackers.size() > 2 && battle->defenders.size() > 1;
  });
  const core::state::Situation now = game.situation();
  const Battle& battle = *game.state().turn.innermost<Battle>();
  for (auto _ : bench) {
    benchmark::DoNotOptimize(core::combat::forecast(now, battle));
  }
}

BENCHMARK(ForecastOfABattle)->Unit(benchmark::kMicrosecond);

/// A row for each chit that the defender may have, as the dialog shows it.
void OutcomesForEveryChit(benchmark::State& bench) {
  auto [game, action] = game_at([](const Game& at, const Action&) {
    const auto* const battle = at.state().turn.innermost<Battle>();
    return battle != nullptr && battle->step == core::state::BattleStep::AttackersChit;
  });
  const core::state::Situation now = game.situation();
  const auto forecast = core::combat::forecast(now, *game.state().turn.innermost<Battle>());
  for (auto _ : bench) {
    for (int chit = 0; chit <= 4; ++chit) {
      benchmark::DoNotOptimize(
          core::combat::outcomes(now.book(), *forecast, {{chit, chit}, true, {}, {}}));
    }
  }
}

BENCHMARK(OutcomesForEveryChit)->Unit(benchmark::kMicrosecond);

void ForecastOfAPlannedAttack(benchmark::State& bench) {
  auto [game, action] =
      game_at([](const Game&, const Action& choice) { return choice.kind == ActionKind::Attack; });
  const core::state::Situation now = game.situation();
  for (auto _ : bench) {
    benchmark::DoNotOptimize(core::combat::forecast_attack(now, *action.piece, *action.hex,
                                                           core::state::BattleKind::Attack));
  }
}

BENCHMARK(ForecastOfAPlannedAttack)->Unit(benchmark::kMicrosecond);

/// The costliest: the leader has still to roll, so that it is tried on a copy of the position.
void ForecastBeforeTheRollForCombat(benchmark::State& bench) {
  auto [game, action] = game_at([](const Game& at, const Action& choice) {
    if (choice.kind != ActionKind::TryCombatInitiative) {
      return false;
    }
    Game copy = at;
    const core::state::Situation now = copy.situation();
    const core::board::HexId from = *now.piece(*choice.piece).hex();
    for (const core::board::Direction direction : core::board::kDirections) {
      const auto target = now.map().beside(from, direction);
      if (target && core::combat::forecast_attack(now, *choice.piece, *target,
                                                  core::state::BattleKind::Attack)) {
        return true;
      }
    }
    return false;
  });
  const core::state::Situation now = game.situation();
  const core::board::HexId from = *now.piece(*action.piece).hex();
  for (auto _ : bench) {
    for (const core::board::Direction direction : core::board::kDirections) {
      if (const auto target = now.map().beside(from, direction)) {
        benchmark::DoNotOptimize(core::combat::forecast_attack(now, *action.piece, *target,
                                                               core::state::BattleKind::Attack));
      }
    }
  }
}

BENCHMARK(ForecastBeforeTheRollForCombat)->Unit(benchmark::kMicrosecond);

}  // namespace
