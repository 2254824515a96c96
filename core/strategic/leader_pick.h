// [22.31] [22.5] The Leader Pick Segment: who comes back, who is drawn.
#pragma once

#include "core/state/record.h"

#include <vector>

namespace core::strategic {

using board::Side;
using state::PieceId;
using state::Record;
using state::Situation;

/// [22.31] The leaders in the pool of a side, in the order of their numbers.
[[nodiscard]] std::vector<PieceId> leader_pool(const Situation& now, Side side);

/// [22.5] Wounded and captured leaders of a side whose time has ended and for whom there is a
/// place.
[[nodiscard]] std::vector<PieceId> returning(const Situation& now, Side side);

/// [22.31] How many leaders a face of the first die PICK calls, the pool not asked.
[[nodiscard]] std::size_t leaders_called(int face) noexcept;

/// [22.31] Rolls PICK and draws leaders from the pool, each with equal chances; fewer in the pool
/// than rolled: all come [22.34]. Nothing is rolled for an empty pool.
[[nodiscard]] std::vector<PieceId> pick_leaders(Record& record, Side side);

/// [22.31] In the first cycle of a year: the leaders whose year has come lie in the pool.
void let_leaders_come(Record& record, Side side);

/// What the acting side's segment does by itself: who is paroled comes back first, then leaders are
/// drawn; the owner places both.
/// @return whether something happened; else the owner appoints, or ends the segment.
bool go_on_with_leader_pick(Record& record);

}  // namespace core::strategic
