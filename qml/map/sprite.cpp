#include "qml/map/sprite.h"

#include <algorithm>
#include <cmath>

namespace mapview {

Sprite sprite(const QRectF& scene, double pixels, bool above,
              const std::function<void(QPainter&)>& draw) {
  const QSize size{std::max(1, static_cast<int>(std::ceil(scene.width() * pixels))),
                   std::max(1, static_cast<int>(std::ceil(scene.height() * pixels)))};
  QImage image{size, QImage::Format_ARGB32_Premultiplied};
  image.fill(Qt::transparent);
  QPainter painter{&image};
  painter.setRenderHint(QPainter::Antialiasing);
  painter.scale(pixels, pixels);
  painter.translate(-scene.topLeft());
  draw(painter);
  painter.end();
  return {QRectF{scene.topLeft(), QSizeF{size} / pixels}, image, above};
}

}  // namespace mapview
