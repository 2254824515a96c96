// A way over the map as an arrow: planned, fought, advised.
#pragma once

#include "qml/map/sprite.h"

#include <QColor>
#include <QPolygonF>

namespace mapview {

/// How a way is drawn.
struct WayLook {
  QColor colour;
  QColor casing;
  QColor lining;  ///< between the two, where the colour is as dark as the casing; else invalid
  bool dashed{};
  double weight{1};  ///< of the line and its head
};

/// A line from hex to hex, an arrowhead at its end.
/// @param line in scene units, two points at least
[[nodiscard]] Sprite way_arrow(const QPolygonF& line, const WayLook& look, double pixels);

}  // namespace mapview
