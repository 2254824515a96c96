// [RR-370] What the save of an encounter's battle begins with, by which it is found again.
#pragma once

#include "core/tabletop/battle_record.h"
#include "core/tabletop/river_battle.h"

namespace core::tabletop {

/// Its name tells the battle apart from every other one of the campaign:
/// "fight-coastal-1f00a2b3c4d5e6f7", the set and a hash of the position. The same position has the
/// same battle, whatever was done and taken back before it.
/// @param seed of its dice
[[nodiscard]] BattleBegin begin_of(const RiverBattle& battle, const river::State& state,
                                   std::uint64_t seed);

}  // namespace core::tabletop
