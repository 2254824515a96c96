// Which water is meant by a place of the scene.
#pragma once

#include "qml/map/geometry.h"
#include "qml/models/plan.h"

#include <QPointF>

#include <optional>

namespace mapview {

/// The middle of a water place.
[[nodiscard]] QPointF point_of(const core::map::Map& map, core::map::WaterPlaceId place);

/// The water that a click there means while ships are selected: a river hexside of the hex near the
/// point, one that can be reached before one that cannot; else the water of the hex. Where ships
/// could land, or troops aboard attack, the middle of a hex is the land.
/// @param hex_is_aim whether an order is about the hex itself: somebody there may be attacked
[[nodiscard]] std::optional<core::map::WaterPlaceId> water_at(const core::map::Map& map,
                                                              const models::SeaPlan& plan,
                                                              QPointF scene, bool hex_is_aim);

/// The water that is meant when a ship is put down there, whoever may reach it: the nearest river
/// hexside of the hex, or the water of the hex where no hexside is near. Nothing: there is none.
[[nodiscard]] std::optional<core::map::WaterPlaceId> water_near(const core::map::Map& map,
                                                                QPointF scene);

}  // namespace mapview
