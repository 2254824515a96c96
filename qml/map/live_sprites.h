// The few things over the map that follow the player: selection, hover, cursor, supply path.
#pragma once

#include "qml/map/map_style.h"
#include "qml/map/sprite.h"
#include "qml/models/desk.h"

#include <vector>

namespace mapview {

/// The sprites of what the desk shows now.
/// @param pixels device pixels to a unit at which they are made.
[[nodiscard]] std::vector<Sprite> live_sprites(const models::Desk& desk, const MapStyle& style,
                                               double pixels);

/// The sprites of what the selection could do: reach with its costs, targets. They are made anew
/// only when that changes.
[[nodiscard]] std::vector<Sprite> field_sprites(const core::map::Map& map, const models::Plan& plan,
                                                const MapStyle& style, double pixels);

}  // namespace mapview
