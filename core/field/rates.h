// [FB-090]-[FB-099] How far troops go in a move.
#pragma once

#include "core/field/setting.h"
#include "core/field/state.h"

namespace core::field {

/// [FB-T05] Inches of a move in the formation in which a unit stands. Guns in action are
/// manhandled [FB-095].
/// @param battle_move [FB-094] of cavalry
[[nodiscard]] Inches rate_of(const Setting& setting, const State& state, const Unit& unit,
                             bool battle_move = false);

/// [FB-093] Of a charge.
[[nodiscard]] Inches charge_rate_of(const Setting& setting, const Unit& unit);

/// [FB-101] Best normal rate of a unit that retreats.
[[nodiscard]] Inches retreat_rate_of(const Setting& setting, const State& state, const Unit& unit);

/// [FB-044] Sets who holds the horses: one man in four of dismounted cavalry, nobody else.
void tend_horses(Unit& unit);

}  // namespace core::field
