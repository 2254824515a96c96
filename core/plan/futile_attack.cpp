#include "core/plan/futile_attack.h"

#include "core/game/battle_view.h"

#include <array>
#include <utility>

namespace core::plan {
namespace {

using sequence::ActionKind;
using state::BattleKind;

constexpr std::array kKinds{std::pair{ActionKind::Attack, BattleKind::Attack},
                            std::pair{ActionKind::AttackFromMarch, BattleKind::FromMarch},
                            std::pair{ActionKind::Assault, BattleKind::Amphibious}};

}  // namespace

std::optional<state::Illegal> why_futile(const state::Situation& now, board::Side side,
                                         const sequence::Action& attack) {
  for (const auto& [order, kind] : kKinds) {
    if (attack.kind != order || !attack.piece || !attack.hex) {
      continue;
    }
    const auto forecast = game::forecast_attack_for(now, side, *attack.piece, *attack.hex, kind);
    return !forecast && forecast.error().reason == "combat-supply-short"
               ? std::optional{forecast.error()}
               : std::nullopt;
  }
  return std::nullopt;
}

}  // namespace core::plan
