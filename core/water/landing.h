// [7.2] [10.31] Units go aboard ships and ashore.
#pragma once

#include "core/sequence/choices.h"
#include "core/state/record.h"
#include "core/state/ruling.h"
#include "core/water/transport.h"

#include <vector>

namespace core::water {

using state::Ruling;

/// [7.26] Points of the transport's range to embark or disembark a piece with all that is inside it
/// at a place of the kind: each unit, leader and headquarters by its line, the SUP they carry by 10
/// or a part.
///
/// Refused: what has no line (7.26, errata E002 and E003), what may not at an open coast.
[[nodiscard]] Ruling<int> embarkation_cost(const Situation& now, PieceId piece,
                                           rulebook::PortKind where);

/// [6.11] Movement points that a piece of a moving force, with its roster, has left, wherever it
/// is: also aboard a ship on a river.
[[nodiscard]] int points_left(const Situation& now, PieceId piece);

/// [5.27] Whether the piece belongs to the force that is moving, has not ended its move, and has
/// `least` movement points left.
[[nodiscard]] Ruling<> may_act(const Situation& now, PieceId piece, int least);

/// [7.21] Whether the piece may go aboard the ship, and the points of the ship's range it costs.
///
/// Refused: no force of its own [5.27], a besieged fort [7.27] or siege [13.32], a ship elsewhere
/// [7.21], an Enemy warship in the water [9.53], no room [7.21], a warship for others than leaders
/// and empty headquarters [10.31], the chart [7.26], too little range [7.22].
[[nodiscard]] Ruling<int> may_embark(const Situation& now, PieceId piece, PieceId ship);
void embark(state::Record& record, PieceId piece, PieceId ship);

/// [7.22] Whether the piece may land from its ship in the hex, and what it costs the ship.
[[nodiscard]] Ruling<int> may_disembark(const Situation& now, PieceId piece, HexId to);

/// [7.22] The same of the places alone, as if the ship were in the water with so many points of its
/// range left: whether the piece could land there is not asked of its own move.
/// @param escorted a ground combat unit has landed there before it [6.15]
[[nodiscard]] Ruling<int> may_land_from(const Situation& now, PieceId piece, PieceId ship,
                                        WaterPlaceId water, int range, HexId to,
                                        bool escorted = false);
void disembark(state::Record& record, PieceId piece, HexId to);

/// Adds each Embark and Disembark that is legal: pieces of the moving force, in the order of their
/// ids.
void offer_landings(const Situation& now, sequence::Choices& legal);

}  // namespace core::water
