// Names on the map: states, regions, rivers and towns, placed so that they do not cover each other.
#pragma once

#include "core/map/map.h"
#include "qml/map/map_picture.h"

#include <vector>

namespace mapview {

/// The names shown at a tile level, the large and faint ones first. At low levels only the names
/// of states and great cities; a town whose name finds no free place stays without one.
[[nodiscard]] std::vector<Lettering> letter_map(const core::map::Map& map, const MapStyle& style,
                                                int level);

}  // namespace mapview
