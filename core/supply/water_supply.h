// [17.1] Supply by water: what each empty transport feeds. Private to this room.
#pragma once

#include "core/supply/view.h"

#include <vector>

namespace core::supply {

/// [17.12] Whether SUP of the pool may be loaded on ships in the hex, apart from its rail path: a
/// seaport, Department or Depot, or an origin, at the water and not besieged. In the
/// order of labels.
[[nodiscard]] std::vector<HexId> loading_hexes(const View& view);

/// [17.13] The link each empty transport offers by default: from the loading place with the
/// shortest way through the transport's place to the nearest landing place that has own pieces and
/// is not on the net; ties by hex number.
///
/// @param on_net hexes traced by rail to an origin, by hex ordinal [17.03].
[[nodiscard]] std::vector<ChainOfSupply::WaterLink> water_links(const View& view,
                                                                const std::vector<bool>& on_net);

/// [17.12] Every link that an empty transport which has not fed yet in this Supply Phase could be:
/// each landing place with own pieces off the net within its range; by transport, then by hex; the
/// ways are left out.
[[nodiscard]] std::vector<ChainOfSupply::WaterLink> possible_links(const View& view,
                                                                   const std::vector<bool>& on_net);

/// [17.13] Whether the default links count: nothing is played, the position is looked at.
[[nodiscard]] bool offers_default_links(const View& view) noexcept;

/// [17.13] The links of the side's last Supply Phase, with what is left of their capacity. One
/// whose way over water or whose landing place is closed now has no landing.
[[nodiscard]] std::vector<ChainOfSupply::WaterLink> fed_links(const View& view);

/// [17.12] Supply points a transport brings in a Strategic Turn: 10 to a seaport or river bank, 5
/// to an open coast.
[[nodiscard]] int landing_capacity(const map::Map& map, HexId hex, WaterPlaceId water) noexcept;

}  // namespace core::supply
