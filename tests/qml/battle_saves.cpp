#include "tests/qml/battle_saves.h"

#include "core/combat/forecast.h"
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

/// A battle whose attackers are about to be chosen, from two at least, whose leader may use a chit
/// above 0 and whose odds are neither an overrun nor hopeless.
bool asks_for_attackers(core::game::Game& game) {
  const auto now = game.situation();
  const auto* const battle = now.state.turn.innermost<core::state::Battle>();
  if (battle == nullptr || battle->step != core::state::BattleStep::Attackers) {
    return false;
  }
  const auto count = std::count_if(
      game.legal().begin(), game.legal().end(),
      [](const auto& action) { return action.kind == core::sequence::ActionKind::AddAttacker; });
  auto trial = game;
  for (const auto& action : std::vector(game.legal())) {
    if (action.kind == core::sequence::ActionKind::AddAttacker) {
      std::ignore = trial.act(action);
    }
  }
  const auto after = trial.situation();
  const auto* const joined = after.state.turn.innermost<core::state::Battle>();
  const auto forecast = joined != nullptr ? core::combat::forecast(after, *joined) : std::nullopt;
  return count >= 2 && forecast && forecast->odds && !forecast->odds->overrun &&
         forecast->odds->percentage >= 100 && forecast->attack().highest_chit >= 1 &&
         forecast->defence().unmodified.value_or(0) >= 4;
}

/// Losses of a battle of which a point at least is shared by choice.
bool asks_who_bears_a_loss(core::game::Game& game) {
  const auto& turn = game.state().turn;
  return turn.innermost<core::state::LossShare>() != nullptr &&
         core::game::battle_in(game.state()) != nullptr;
}

/// Somebody may be attacked, and nothing has been begun.
bool asks_which_attack(core::game::Game& game) {
  return game.state().turn.pending.empty() &&
         std::any_of(game.legal().begin(), game.legal().end(), [](const auto& action) {
           return action.kind == core::sequence::ActionKind::Attack;
         });
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
