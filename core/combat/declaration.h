// [8.15] Step 1: the target, the attackers, withheld trains, supporting ships.
#pragma once

#include "core/combat/battle.h"
#include "core/sequence/choices.h"

#include <vector>

namespace core::combat {

/// [8.11] [8.22] [8.24] Whether the leader may attack the hex in the Combat Phase: somebody of his
/// command could.
[[nodiscard]] Ruling<> judge_attack(const Situation& now, PieceId leader, HexId target);

/// [8.15] [8.21] [8.22] [8.25] Whether the unit may join the attack that is being declared. The
/// attack must stay one that can be paid for on CRT 1 [12.22], unless all together could overrun
/// the Enemy [14.14].
[[nodiscard]] Ruling<> judge_add_attacker(const Situation& now, const Battle& battle, PieceId unit);

/// [8.15] [8.14] The battle when the list of its attackers is closed: all that stand there defend.
[[nodiscard]] Battle as_declared(const Situation& now, const Battle& battle);

/// [8.17] Whether the defender may keep the train or Depot out of the battle (E051).
[[nodiscard]] Ruling<> judge_withhold(const Situation& now, const Battle& battle, PieceId piece);

/// [11.31] Whether the ship may support the side whose step it is, and would add something.
[[nodiscard]] Ruling<> judge_support(const Situation& now, const Battle& battle, PieceId ship);

/// Whether the present step ends at a pass: the list of attackers only when it can be paid for.
[[nodiscard]] Ruling<> judge_pass_of_list(const Situation& now, const Battle& battle);

/// Adds the choices of the present step, one of Attackers to AttackersShips.
void offer_declaration(const Situation& now, const Battle& battle, sequence::Choices& legal);

/// Adds the attacks of the Combat Phase that judge_attack() allows.
void offer_attacks(const Situation& now, sequence::Choices& legal);

/// Carries out AddAttacker, Withhold, SupportBattle or Pass in one of these steps.
void act_declaration(Record& record, const sequence::Action& action);

/// Whether any train or Depot can be withheld.
[[nodiscard]] bool may_withhold_any(const Situation& now, const Battle& battle);

/// Whether any ship can support the side whose step it is.
[[nodiscard]] bool may_support_any(const Situation& now, const Battle& battle);

/// Whether a ground combat unit is among the pieces [3.27].
[[nodiscard]] bool has_combat_unit(const Situation& now, const std::vector<PieceId>& pieces);

/// [9.31] Whether the acting side may end its battles: as printed (E054 off) not while a unit in an
/// Enemy zone whose leader has the initiative could still attack.
[[nodiscard]] Ruling<> may_end_battles(const Situation& now);

}  // namespace core::combat
