// [20.0] What the segments of production share: the cycle, counters that come into being. Private
// to this room.
#pragma once

#include "core/board/hex_id.h"
#include "core/state/record.h"
#include "core/state/ruling.h"

#include <optional>
#include <vector>

namespace core::strategic {

using board::HexId;
using board::Side;
using rulebook::PieceKind;
using state::PieceId;
using state::Record;
using state::Situation;

/// [Appendix C] The row of the present cycle.
/// @throws base::DataError beyond the track.
[[nodiscard]] const rulebook::CycleRow& cycle_row(const Situation& now);
/// The row of a cycle.
/// @throws base::DataError beyond the track.
[[nodiscard]] const rulebook::CycleRow& cycle_row(const Situation& now, rulebook::Cycle cycle);

/// A counter of the side that is not in play yet, with a name of its own: "U6210-3" is the third
/// that the Union began in 10/62.
[[nodiscard]] state::Piece new_counter(const Situation& now, Side side, PieceKind kind, int points);

/// [3.16] [21.35] The hexes of the five major cities, in the order of the chart.
[[nodiscard]] std::vector<HexId> five_cities(const Situation& now);

/// [17.1] [22.13] Whether the side's railroads lead from the hex to an origin of its supply.
[[nodiscard]] bool has_rail_to_origin(const Situation& now, Side side, HexId hex);

}  // namespace core::strategic
