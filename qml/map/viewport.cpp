#include "qml/map/viewport.h"

#include "qml/map/geometry.h"
#include "qml/map/map_picture.h"

#include <algorithm>
#include <cmath>

namespace mapview {

namespace {
constexpr double kLargestZoom = 4;
}

double snapped(double pixels, double ratio) noexcept { return std::round(pixels * ratio) / ratio; }

void Viewport::resize(QSizeF size) {
  size_ = size.expandedTo({1, 1});
  zoom_at({size_.width() / 2, size_.height() / 2}, zoom_);
}

double Viewport::least_zoom() const noexcept {
  const QSizeF whole = scene_of_map().size();
  return 0.97 * std::min(size_.width() / whole.width(), size_.height() / whole.height()) /
         kUnitPixels;
}

double Viewport::pixels_per_unit() const noexcept { return zoom_ * kUnitPixels; }

void Viewport::set_centre(QPointF scene) {
  centre_ = scene;
  keep_inside();
}

void Viewport::pan(QPointF pixels) { set_centre(centre_ - pixels / pixels_per_unit()); }

void Viewport::zoom_at(QPointF anchor, double zoom) {
  const QPointF held = screen_to_scene(anchor);
  const double least = std::min(least_zoom(), kLargestZoom);
  zoom_ = std::clamp(zoom, least, kLargestZoom);
  const QPointF middle{size_.width() / 2, size_.height() / 2};
  set_centre(held - (anchor - middle) / pixels_per_unit());
}

void Viewport::show(const QRectF& scene) {
  const double zoom =
      std::min(size_.width() / scene.width(), size_.height() / scene.height()) / kUnitPixels;
  zoom_ = std::clamp(zoom, std::min(least_zoom(), kLargestZoom), kLargestZoom);
  set_centre(scene.center());
}

void Viewport::keep_inside() {
  // The middle of the view stays on the map; a map smaller than the view stays in its middle.
  const QRectF whole = scene_of_map();
  const QSizeF seen = size_ / pixels_per_unit();
  const auto kept = [](double at, double low, double high, double extent) {
    const double slack = extent * 0.5 - 1.0;
    return low + slack > high - slack ? (low + high) / 2
                                      : std::clamp(at, low + slack, high - slack);
  };
  centre_ = {kept(centre_.x(), whole.left(), whole.right(), seen.width()),
             kept(centre_.y(), whole.top(), whole.bottom(), seen.height())};
}

QPointF Viewport::scene_to_screen(QPointF scene) const noexcept {
  return (scene - centre_) * pixels_per_unit() + QPointF{size_.width() / 2, size_.height() / 2};
}

QPointF Viewport::screen_to_scene(QPointF screen) const noexcept {
  return centre_ + (screen - QPointF{size_.width() / 2, size_.height() / 2}) / pixels_per_unit();
}

QRectF Viewport::visible_scene() const noexcept {
  return {screen_to_scene({0, 0}), screen_to_scene({size_.width(), size_.height()})};
}

QTransform Viewport::transform() const noexcept {
  const QPointF origin = scene_to_screen({0, 0});
  return {pixels_per_unit(), 0, 0, pixels_per_unit(), origin.x(), origin.y()};
}

}  // namespace mapview
