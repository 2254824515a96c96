#include "tests/qml/battle_saves.h"

#include "core/combat/forecast.h"
#include "core/game/undo.h"
#include "core/game/view.h"
#include "tests/qml/saved_when.h"

#include <algorithm>
#include <string>
#include <tuple>
#include <vector>

namespace tests {

namespace {

/// What a game is to come to.
using Wanted = bool (*)(core::game::Game&);

/// Whether both sides choose chits when the attacker passes all that is asked before, only he, and
/// without a die: he can take it back.
bool comes_to_chits(core::game::Game game) {
  using core::state::BattleStep;
  const auto step = [&] {
    const auto* const battle = game.state().turn.innermost<core::state::Battle>();
    return battle != nullptr ? std::optional{battle->step} : std::nullopt;
  };
  while (step() && *step() < BattleStep::AttackersChit) {
    const auto asked = game.question();
    if (!asked || asked->side != core::board::Side::Union || game.legal().size() > 1) {
      return false;
    }
    const auto happened = game.act(core::sequence::passing());
    if (!happened || core::game::any_stops_undo(*happened, core::rulebook::Secrecy::Open)) {
      return false;
    }
  }
  if (step() != BattleStep::AttackersChit) {
    return false;
  }
  std::ignore = game.act(core::game::Action{game.legal().back()});
  return step() == BattleStep::DefendersChit;
}

/// A battle of the Union whose attackers are about to be chosen, from two at least, whose leader
/// may use a chit above 0, whose odds are neither an overrun nor hopeless, and that comes to chits.
bool asks_for_attackers(core::game::Game& game) {
  const auto now = game.situation();
  const auto* const battle = now.state.turn.innermost<core::state::Battle>();
  if (battle == nullptr || battle->step != core::state::BattleStep::Attackers ||
      battle->attacker != core::board::Side::Union) {
    return false;
  }
  const auto count = std::count_if(
      game.legal().begin(), game.legal().end(),
      [](const auto& action) { return action.kind == core::sequence::ActionKind::AddAttacker; });
  auto trial = game;
  for (const auto& action : std::vector(game.legal())) {
    if (action.kind == core::sequence::ActionKind::AddAttacker && !trial.act(action)) {
      return false;
    }
  }
  const auto after = trial.situation();
  const auto* const joined = after.state.turn.innermost<core::state::Battle>();
  const auto forecast = joined != nullptr ? core::combat::forecast(after, *joined) : std::nullopt;
  return count >= 2 && forecast && forecast->odds && !forecast->odds->overrun &&
         forecast->odds->percentage >= 100 && forecast->attack().highest_chit >= 1 &&
         forecast->defence().unmodified.value_or(0) >= 4 && comes_to_chits(trial);
}

/// Losses of a battle of which a point at least is shared by choice.
bool asks_who_bears_a_loss(core::game::Game& game) {
  const auto& turn = game.state().turn;
  return turn.innermost<core::state::LossShare>() != nullptr &&
         core::game::battle_in(game.state()) != nullptr;
}

/// Some may be attacked, by three units at least each, and nothing has been begun.
bool asks_which_attack(core::game::Game& game) {
  if (!game.state().turn.pending.empty()) {
    return false;
  }
  const auto attacks = game.legal_of(core::sequence::ActionKind::Attack);
  for (const auto& attack : attacks) {
    auto trial = game;
    std::ignore = trial.act(attack);
    const auto may_join = std::count_if(
        trial.legal().begin(), trial.legal().end(),
        [](const auto& action) { return action.kind == core::sequence::ActionKind::AddAttacker; });
    if (may_join < 3) {
      return false;
    }
  }
  return !attacks.empty();
}

Wanted wanted_of(BattleMoment moment) {
  switch (moment) {
    case BattleMoment::Attackers:
      return asks_for_attackers;
    case BattleMoment::Losses:
      return asks_who_bears_a_loss;
    case BattleMoment::Proposal:
      return asks_which_attack;
  }
  return nullptr;
}

}  // namespace

bool save_battle(const std::string& catalogue_file, const QString& file, const std::string& secrecy,
                 BattleMoment moment) {
  core::rulebook::Switches switches;
  switches.secrecy = *core::rulebook::parse_secrecy(secrecy);
  return save_when(wanted_of(moment), catalogue_file, file, switches);
}

}  // namespace tests
