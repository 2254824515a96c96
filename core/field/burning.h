// [FB-261] [FB-265]-[FB-268] Fires in houses: how they spread, and how those inside get out.
#pragma once

#include "core/field/record.h"

#include <vector>

namespace core::field {

/// [FB-266] [FB-267] Phase 10: fires spread within their houses, and those that have burnt their
/// moves go out and leave ruins.
void smoulder(Record& record);

/// [FB-261] [FB-265] Units with figures in a section that burns or is in ruins: they have to leave
/// it in phase 3.
[[nodiscard]] std::vector<UnitId> must_leave(const State& state);

/// [FB-265] [FB-268] They leave: in open order with the rest of their unit, at the nearest place by
/// the house that is free and, of a fire, 3" away. Who finds no room there is lost.
void clear_burning(Record& record);

}  // namespace core::field
