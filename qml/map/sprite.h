// Small pictures that lie on the map at their places.
#pragma once

#include <QImage>
#include <QPainter>
#include <QRectF>

#include <functional>

namespace mapview {

/// A small picture at its place on the scene.
struct Sprite {
  QRectF scene;
  QImage image;
  bool above_counters{};
};

/// Draws in scene units into a picture of its own.
/// @param pixels device pixels to a unit.
[[nodiscard]] Sprite sprite(const QRectF& scene, double pixels, bool above,
                            const std::function<void(QPainter&)>& draw);

}  // namespace mapview
