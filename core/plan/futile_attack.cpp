#include "core/plan/futile_attack.h"

#include "core/combat/targets.h"
#include "core/game/battle_view.h"

namespace core::plan {

std::optional<state::BattleKind> attack_kind(const state::Situation& now,
                                             const sequence::Action& action) {
  using sequence::ActionKind;
  if (!action.piece || !action.hex) {
    return std::nullopt;
  }
  if (action.kind == ActionKind::Attack) {
    return combat::kind_of_attack(now, *action.piece, *action.hex);
  }
  if (action.kind == ActionKind::AttackFromMarch) {
    return state::BattleKind::FromMarch;
  }
  if (action.kind == ActionKind::Assault) {
    return state::BattleKind::Amphibious;
  }
  return action.kind == ActionKind::SiegeAssault ? std::optional{state::BattleKind::SiegeAssault}
                                                 : std::nullopt;
}

std::optional<state::Illegal> why_futile(const state::Situation& now, board::Side side,
                                         const sequence::Action& attack) {
  const auto kind = attack_kind(now, attack);
  if (!kind) {
    return std::nullopt;
  }
  const auto forecast = game::forecast_attack_for(now, side, *attack.piece, *attack.hex, *kind);
  return !forecast && forecast.error().reason == "combat-supply-short"
             ? std::optional{forecast.error()}
             : std::nullopt;
}

}  // namespace core::plan
