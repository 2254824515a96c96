// [15.21] Cavalry evades before a battle.
#pragma once

#include "core/combat/battle.h"
#include "core/sequence/choices.h"

#include <vector>

namespace core::combat {

/// [15.21] Whether the piece may evade into the hex: a defending cavalry unit that has not in this
/// phase, attacked by no cavalry and not besieged; its HQ, with a roster of such units alone; a
/// leader after units that have gone there.
[[nodiscard]] Ruling<> judge_evasion(const Situation& now, const Battle& battle, PieceId piece,
                                     HexId to);

/// Whether anybody may evade.
[[nodiscard]] bool may_evade_any(const Situation& now, const Battle& battle);

/// Adds all evasions that are allowed.
void offer_evasion(const Situation& now, const Battle& battle, sequence::Choices& legal);

/// The piece goes.
void evade(Record& record, PieceId piece, HexId to);

}  // namespace core::combat
