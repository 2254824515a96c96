// [13.31] [13.33] What is besieged, as the chain of supply asks it. Private to this room but for
// its users in rules above.
#pragma once

#include "core/supply/view.h"

#include <optional>
#include <vector>

namespace core::supply {

/// [13.31] The units that besiege the side's fort in the hex: enemy units with unparenthesised
/// strength on top of a garrison. Empty when there is no such siege.
[[nodiscard]] std::vector<PieceId> besiegers_of_fort(const View& view, HexId hex);

/// [13.31] [13.33] The enemy units by which a city or Department of the side in the hex is
/// besieged, or nothing.
///
/// Without a besieged fort it is besieged when an enemy combat unit is adjacent and no path of any
/// length leads, over hexes by 17.6 or water by 9.5, to another city that the side controls.
[[nodiscard]] std::optional<Obstacle> siege_of_city(const View& view, HexId hex);

}  // namespace core::supply
