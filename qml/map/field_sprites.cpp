#include "qml/map/geometry.h"
#include "qml/map/live_sprites.h"
#include "qml/map/overlay_picture.h"

#include <QFont>
#include <QFontMetricsF>
#include <QPainterPath>

#include <algorithm>
#include <set>

namespace mapview {

namespace {

using core::board::HexId;
using core::movement::Destination;

/// The edge of the largest picture: a wide reach near by is drawn a little coarser.
constexpr double kMostPixels = 2600;
/// Below so many pixels a hex there is no room for its cost.
constexpr double kLeastForFigures = 26;

QPainterPath path_of(const Region& region) {
  QPainterPath path;
  for (const QPolygonF& loop : region.loops) {
    path.addPolygon(loop);
    path.closeSubpath();
  }
  return path;
}

void paint_area(QPainter& painter, const std::set<HexId>& hexes, const QColor& colour,
                Pattern pattern, Qt::PenStyle edge, double pixels, const MapStyle& style) {
  if (hexes.empty()) {
    return;
  }
  const QPainterPath path =
      path_of(outline([&](HexId hex) { return hexes.contains(hex); }, {}, true));
  QColor tint = colour;
  tint.setAlphaF(0.16F);
  painter.fillPath(path, tint);
  painter.fillPath(path, pattern_brush(pattern, colour, pixels));
  const double width = std::max(0.06, 2.4 / pixels);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen{style.overlay(QStringLiteral("casing")), width + 2.4 / pixels, Qt::SolidLine,
                      Qt::RoundCap, Qt::RoundJoin});
  painter.drawPath(path);
  painter.setPen(QPen{colour.lighter(130), width, edge, Qt::FlatCap, Qt::RoundJoin});
  painter.drawPath(path);
}

/// A figure in the lower part of a hex, where a counter leaves it free.
void paint_figure(QPainter& painter, const Destination& there, double pixels,
                  const MapStyle& style) {
  QString text = QString::number(there.cost);
  if (there.extra > 0) {
    text += QLatin1Char{'+'};  // a forced march, told without colour
  }
  if (there.ends) {
    text += QStringLiteral("|");  // the move ends there
  }
  QFont font{QStringLiteral("DejaVu Sans")};
  font.setBold(true);
  font.setPixelSize(std::max(9, static_cast<int>(pixels * 0.2)));
  const QFontMetricsF metrics{font};
  painter.save();
  painter.translate(centre_of(there.hex) + QPointF{0, 0.36});
  painter.scale(1 / pixels, 1 / pixels);
  const QRectF box{-metrics.horizontalAdvance(text) / 2 - 3, -metrics.height() / 2,
                   metrics.horizontalAdvance(text) + 6, metrics.height()};
  painter.setPen(Qt::NoPen);
  painter.setBrush(QColor{255, 255, 255, 225});
  painter.drawRoundedRect(box, 3, 3);
  painter.setPen(style.overlay(QStringLiteral("casing")));
  painter.setFont(font);
  painter.drawText(box, Qt::AlignCenter, text);
  painter.restore();
}

Sprite target(HexId hex, double pixels, const MapStyle& style) {
  const QPointF middle = centre_of(hex);
  const QRectF box{middle - QPointF{0.62, 0.56}, QSizeF{1.24, 1.12}};
  return sprite(box, pixels, true, [&](QPainter& painter) {
    const double width = std::max(0.06, 2.4 / pixels);
    painter.setBrush(Qt::NoBrush);
    for (const bool casing : {true, false}) {
      painter.setPen(QPen{casing ? style.overlay(QStringLiteral("casing"))
                                 : style.overlay(QStringLiteral("warning")),
                          casing ? width + 2.6 / pixels : width, Qt::SolidLine, Qt::FlatCap});
      painter.drawEllipse(middle, 0.4, 0.4);
      for (const QPointF& way : {QPointF{1, 0}, QPointF{-1, 0}, QPointF{0, 1}, QPointF{0, -1}}) {
        painter.drawLine(middle + way * 0.3, middle + way * 0.5);
      }
    }
  });
}

}  // namespace

std::vector<Sprite> field_sprites(const models::Plan& plan, const MapStyle& style, double pixels) {
  std::vector<Sprite> result;
  const auto& destinations = plan.destinations();
  if (!destinations.empty()) {
    std::set<HexId> marched;
    std::set<HexId> forced;
    QRectF scene;
    for (const Destination& there : destinations) {
      (there.extra > 0 ? forced : marched).insert(there.hex);
      scene |= QRectF{centre_of(there.hex) - QPointF{0.7, 0.6}, QSizeF{1.4, 1.2}};
    }
    const double drawn =
        std::min(pixels, kMostPixels / std::max({scene.width(), scene.height(), 1.0}));
    result.push_back(sprite(scene, drawn, false, [&](QPainter& painter) {
      const QColor colour = style.overlay(QStringLiteral("unionReach"));
      const QColor second = style.overlay(QStringLiteral("planned"));
      paint_area(painter, forced, second, Pattern::Upright, Qt::DashLine, drawn, style);
      paint_area(painter, marched, colour, Pattern::Dots, Qt::SolidLine, drawn, style);
      if (drawn >= kLeastForFigures) {
        for (const Destination& there : destinations) {
          paint_figure(painter, there, drawn, style);
        }
      }
    }));
  }
  for (const auto& [hex, orders] : plan.targets()) {
    result.push_back(target(hex, pixels, style));
  }
  return result;
}

}  // namespace mapview
