// What part of the map is seen.
#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QTransform>

namespace mapview {

/// Three coordinate systems meet here.
///
/// * Hex units, the scene: a hex is one unit high, x = column * sqrt(3)/2, y = row, odd columns
///   half a unit higher (geometry.h).
/// * Item pixels, the screen: device independent pixels from the top left corner of the map item.
/// * Device pixels: item pixels times the device pixel ratio; tiles and counters are made in these.
///
/// Zoom 1 shows a hex kUnitPixels item pixels high. The position is kept as doubles.
class Viewport {
 public:
  /// Size of the map item in item pixels.
  void resize(QSizeF size);

  [[nodiscard]] QSizeF size() const noexcept { return size_; }

  [[nodiscard]] double zoom() const noexcept { return zoom_; }

  /// The scene point in the middle of the item.
  [[nodiscard]] QPointF centre() const noexcept { return centre_; }

  void set_centre(QPointF scene);
  void pan(QPointF pixels);
  /// Changes the zoom so that the scene point under `anchor` stays there.
  void zoom_at(QPointF anchor, double zoom);
  /// Zooms and moves so that the rectangle is seen whole.
  void show(const QRectF& scene);

  /// The zoom at which the whole map is seen; none is smaller.
  [[nodiscard]] double least_zoom() const noexcept;

  [[nodiscard]] double pixels_per_unit() const noexcept;
  [[nodiscard]] QPointF scene_to_screen(QPointF scene) const noexcept;
  [[nodiscard]] QPointF screen_to_scene(QPointF screen) const noexcept;
  [[nodiscard]] QRectF visible_scene() const noexcept;
  /// The matrix from scene to item pixels.
  [[nodiscard]] QTransform transform() const noexcept;

 private:
  void keep_inside();

  QSizeF size_{1, 1};
  QPointF centre_;
  double zoom_{1};
};

/// A length or place on whole device pixels: pictures that end there neither overlap nor gape.
[[nodiscard]] double snapped(double pixels, double ratio) noexcept;

}  // namespace mapview
