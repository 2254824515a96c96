// Colours and steps that all parts of a picture of the field are drawn with.
#pragma once

#include <QColor>
#include <QPointF>

#include <cmath>
#include <numbers>

namespace fieldview {

/// A colour of which less is seen.
[[nodiscard]] inline QColor faded(QColor colour, double strength) {
  colour.setAlphaF(static_cast<float>(colour.alphaF() * strength));
  return colour;
}

/// A step along a heading on the picture, where y goes down.
[[nodiscard]] inline QPointF along(double heading, double length) {
  const double angle = heading * std::numbers::pi / 180;
  return {std::sin(angle) * length, -std::cos(angle) * length};
}

}  // namespace fieldview
