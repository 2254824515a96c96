// [8.54] [7.24] Advance after a battle, landing after an Amphibious Assault, and the end of a
// battle.
#pragma once

#include "core/combat/battle.h"
#include "core/sequence/choices.h"

#include <vector>

namespace core::combat {

/// [8.54] Whether the attacker, his HQ or the leader may go into the target hex: no Enemy combat
/// unit is left there outside a fort. [7.24] From ships that is the landing.
[[nodiscard]] Ruling<> judge_advance(const Situation& now, const Battle& battle, PieceId piece);

/// Adds the advances that are allowed, and the end of them.
void offer_advance(const Situation& now, const Battle& battle, sequence::Choices& legal);

/// The piece goes in.
void advance(Record& record, PieceId piece);

/// Goes on with the step of the advance; ends the battle when nobody can advance.
[[nodiscard]] sequence::Progress proceed_advance(Record& record);

}  // namespace core::combat
