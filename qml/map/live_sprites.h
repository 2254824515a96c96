// The few things over the map that follow the player: selection, hover, cursor, supply path.
#pragma once

#include "qml/map/map_style.h"
#include "qml/models/desk.h"

#include <QImage>
#include <QRectF>

#include <vector>

namespace mapview {

/// A small picture at its place on the scene.
struct Sprite {
  QRectF scene;
  QImage image;
  bool above_counters{};
};

/// The sprites of what the desk shows now.
/// @param pixels device pixels to a unit at which they are made.
[[nodiscard]] std::vector<Sprite> live_sprites(const models::Desk& desk, const MapStyle& style,
                                               double pixels);

}  // namespace mapview
