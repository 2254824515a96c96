// [8.15] Step 1 before it is taken: an attack that is only being thought of.
#pragma once

#include "core/combat/battle.h"

#include <vector>

namespace core::combat {

/// [8.15] An attack as it would be declared now: the leader's with these units, or without any with
/// as many as can join, the strongest hex first. Refused as the choices would be by which it is
/// declared.
/// @param kind of the Combat Phase any: which one it is the hex decides [8.27] [13.32]
[[nodiscard]] Ruling<Battle> planned_attack(const Situation& now, PieceId leader, HexId target,
                                            BattleKind kind, const std::vector<PieceId>& units);

}  // namespace core::combat
