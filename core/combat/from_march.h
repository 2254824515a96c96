// [14.0] Attack from the march.
#pragma once

#include "core/state/record.h"
#include "core/state/ruling.h"

#include <optional>
#include <vector>

namespace core::combat {

using state::HexId;
using state::PieceId;
using state::Record;
using state::Ruling;
using state::Situation;

/// The force that is moving, innermost or under a battle it has begun.
[[nodiscard]] const state::ForceMove* moving_force(const Situation& now) noexcept;

/// Who moves when the unit moves: the HQ on whose roster it is, or the unit.
[[nodiscard]] PieceId head_of(const Situation& now, PieceId unit) noexcept;

/// [14.12] Movement points for the target's hex, terrain and hexside, and 1 more; refused where the
/// head could not go by land [6.12]. Over a river it costs in winter what it does in summer [6.17].
/// @param from the hex it attacks from, where it need not stand yet
[[nodiscard]] Ruling<int> cost_of_attack(const Situation& now, PieceId head, HexId from,
                                         HexId target);

/// [14.11] [14.12] Whether the unit is in the force that is moving, has not ended its move, and has
/// the points for an attack on the hex.
[[nodiscard]] Ruling<> may_attack_from_march(const Situation& now, PieceId unit, HexId target);

/// [14.11] [14.12] Whether the leader may lead an attack of his moving force on the hex: it has not
/// attacked yet, and one of its units can.
[[nodiscard]] Ruling<> judge_from_march(const Situation& now, PieceId leader, HexId target);

/// Adds the attacks that judge_from_march() allows, by leader and hex.
void attacks_from_march(const Situation& now, std::vector<std::pair<PieceId, HexId>>& attacks);

/// [14.12] The attack is declared: it is the force's one attack of the phase.
/// @pre the battle is the innermost decision, upon that of the force. It still is.
void spend_the_attack(Record& record);

/// [14.12] [6.32] The attack takes place: the attackers spend the points for it, and forced marches
/// are rolled for, with the hex they attack from as their end.
/// @pre the battle is the innermost decision; losses may come upon it
void spend_points(Record& record);

/// [14.21] [14.22] After the battle: the attackers enter the hex if it is empty of Enemy units,
/// and may go on with the points left; or their move ends where they are.
/// @pre the battle is the innermost decision. It is ended.
void end_from_march(Record& record);

}  // namespace core::combat
