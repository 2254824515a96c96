// Private to this room: choices that are offered, step by step.
#pragma once

#include "core/field/action.h"
#include "core/field/setting.h"

#include <vector>

namespace core::field {

/// Movement orders that a unit might be given, legal or not: ahead, aside, back, turned, drawn up
/// anew, towards enemies, houses and fords.
[[nodiscard]] std::vector<MoveUnit> moves_for(const Setting& setting, const State& state,
                                              UnitId unit);

/// Aims for a gun: the figures of each enemy nearest to it.
[[nodiscard]] std::vector<Laying> aims_for(const Setting& setting, const State& state, UnitId unit,
                                           std::uint8_t gun);

/// All choices that may be worth a look in the step of the side that is asked, legal or not.
[[nodiscard]] std::vector<Action> choices_for(const Setting& setting, const State& state,
                                              Side side);

}  // namespace core::field
