#include "core/combat/table_reading.h"

#include "core/fortification/works.h"

#include <algorithm>

namespace core::combat {
namespace {

using rulebook::CombatSituation;
using rulebook::PieceKind;
using state::BattleKind;

/// [7.24] The attacker's points when he cannot land.
constexpr int kFailedAssault = 3;

}  // namespace

TableReading read_table(const rulebook::Rulebook& book, const BattleRoll& roll, int modified_die) {
  TableReading reading;
  reading.row = book.combat.row_of(modified_die);
  reading.column = book.combat.column_of(roll.percentage);
  reading.cell = book.combat.result(roll.table, modified_die, roll.percentage);
  for (const Side side : board::kSides) {
    const std::size_t own = index(side);
    const int enemy = roll.strength[index(board::enemy_of(side))];
    const int percent = side == roll.attacker ? reading.cell.attacker : reading.cell.defender;
    reading.points[own] = rulebook::points_lost(percent, roll.strength[own]);
    reading.ceiling[own] = rulebook::ceiling_of_losses(roll.table, enemy);
    reading.loss[own] = std::min(reading.points[own], reading.ceiling[own]);
  }
  return reading;
}

Stand stand_of(const Situation& now, const Battle& battle) {
  Stand stand;
  stand.behind_works = battle.storms;
  stand.cornered = !battle.storms && now.state.fort_of(battle.defenders.front()).has_value();
  stand.may_stay = may_stay_on(now, battle.target);
  stand.driven_out = battle.kind == BattleKind::Amphibious && !now.in_force("E040"_erratum);
  return stand;
}

Fate fate_of(const Stand& stand, bool star) noexcept {
  if (stand.behind_works || (!star && !stand.driven_out)) {
    return Fate::Holds;
  }
  if (stand.cornered) {
    return Fate::Surrenders;
  }
  return stand.may_stay && !stand.driven_out ? Fate::MayStay : Fate::Retreats;
}

int factor_of_loss(const Situation& now, const Battle& battle, bool gone) {
  if (battle.kind == BattleKind::Amphibious && now.in_force("E040"_erratum) && !gone) {
    return kFailedAssault;
  }
  const auto fort = fortification::works_in(now.occupancy, now.state,
                                            board::enemy_of(battle.attacker), battle.target)
                        .fort;
  if (!battle.storms || !fort || battle.kind == BattleKind::SiegeAssault) {
    return 1;
  }
  const bool fortress = now.piece(*fort).kind == PieceKind::Fortress;
  return now.book()
      .combat_effects[fortress ? CombatSituation::FortressStormed : CombatSituation::FortStormed]
      .attacker_loss;
}

}  // namespace core::combat
