// Private to this room: whether a unit's way is free of friends, as the computer plans it. What
// meets on the way waits [FB-052] [FB-071], and what waits stands idle.
#pragma once

#include "core/field/action.h"
#include "core/field/setting.h"

namespace core::field {

/// Whether nobody formed of its own side stands on the way of a unit or where it ends.
/// @param planned friends as they will stand
/// @param then the unit as it would stand
[[nodiscard]] bool is_way_free(const Setting& setting, const State& state, const State& planned,
                               const MoveUnit& move, const Unit& then);

/// The nearest enemies, closer than so much to a unit as it would stand: it comes into contact.
[[nodiscard]] std::vector<UnitId> enemies_met(const Setting& setting, const State& planned,
                                              UnitId id, const Unit& then, Inches within);

}  // namespace core::field
