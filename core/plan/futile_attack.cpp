#include "core/plan/futile_attack.h"

#include "core/game/battle_view.h"

#include <array>
#include <utility>

namespace core::plan {

std::optional<state::BattleKind> attack_kind(const sequence::Action& action) {
  using sequence::ActionKind;
  using state::BattleKind;
  constexpr std::array kKinds{std::pair{ActionKind::Attack, BattleKind::Attack},
                              std::pair{ActionKind::AttackFromMarch, BattleKind::FromMarch},
                              std::pair{ActionKind::Assault, BattleKind::Amphibious},
                              std::pair{ActionKind::SiegeAssault, BattleKind::SiegeAssault}};
  for (const auto& [order, kind] : kKinds) {
    if (action.kind == order && action.piece && action.hex) {
      return kind;
    }
  }
  return std::nullopt;
}

std::optional<state::Illegal> why_futile(const state::Situation& now, board::Side side,
                                         const sequence::Action& attack) {
  const auto kind = attack_kind(attack);
  if (!kind) {
    return std::nullopt;
  }
  const auto forecast = game::forecast_attack_for(now, side, *attack.piece, *attack.hex, *kind);
  return !forecast && forecast.error().reason == "combat-supply-short"
             ? std::optional{forecast.error()}
             : std::nullopt;
}

}  // namespace core::plan
