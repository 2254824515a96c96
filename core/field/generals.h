// [FB-410]-[FB-413] Generals who join units: what they may rally, and how long it takes.
#pragma once

#include "core/field/action.h"
#include "core/field/record.h"

namespace core::field {

/// [FB-410] Whether a unit is in retreat, so that a general who joins it rallies it.
[[nodiscard]] bool is_in_retreat(const Unit& unit) noexcept;

/// [FB-410] Whether a general may join a unit, if he reaches it.
/// Refused: a general who is tied to another unit for good; a unit of the other side, off the
/// table, or with another general; one at half its strength that is in retreat or goes to the rear.
[[nodiscard]] Judged<> may_join(const State& state, GeneralId general, UnitId unit);

/// [FB-410] [FB-411] The general is with the unit from now on; he leaves the one he was with. A
/// unit in retreat stops, and his die says after how many moves it is good: he is tied to it for
/// good.
/// @pre may_join()
void join(Record& record, GeneralId general, UnitId unit);

/// The general is with no unit any more, and stays where he is.
void leave(Record& record, GeneralId general);

/// The unit loses the general who is with it, if there is one: it is gone.
void part_from_general(Record& record, UnitId unit);

/// [FB-411] At the end of a move: units whose general has rallied them are good.
void tick_rallies(Record& record);

}  // namespace core::field
