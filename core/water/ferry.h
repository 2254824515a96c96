// [7.3] Ferries across a navigable river or narrow water.
#pragma once

#include "core/sequence/choices.h"
#include "core/state/record.h"
#include "core/state/ruling.h"
#include "core/water/transport.h"

#include <boost/container/static_vector.hpp>

#include <vector>

namespace core::water {

/// Water places in which a ship may stand that ferries over a hexside: the river itself, or the two
/// waters of a narrow passage.
using FerryWaters = boost::container::static_vector<WaterPlaceId, 2>;

/// [7.31] Those of a side of the hex; none where nobody is ferried over it.
[[nodiscard]] FerryWaters ferry_waters(const Situation& now, HexId from,
                                       board::Direction direction);

/// [7.31] Points of weight that the ship may ferry in a Movement Phase.
[[nodiscard]] int ferry_capacity(const Situation& now, PieceId ship);

/// [7.3] Whether the ship takes the piece, of a force that is moving, across to the adjacent hex,
/// and the movement points that the piece pays: the terrain there and 1.
///
/// Refused: no force of its own [5.27]; a side without navigable or narrow water, or a ship that is
/// not on it [7.31]; cargo aboard [7.34]; an Enemy warship there [7.33]; a besieged fort [13.32];
/// Enemy in the hex [7.32]; more than the ship's limit [7.31]; wagons off the road [6.16]; too few
/// points [7.32].
[[nodiscard]] state::Ruling<int> may_ferry(const Situation& now, PieceId piece, PieceId ship,
                                           HexId to);
void ferry(state::Record& record, PieceId piece, PieceId ship, HexId to);

/// Adds each Ferry that is legal.
void offer_ferries(const Situation& now, sequence::Choices& legal);

}  // namespace core::water
