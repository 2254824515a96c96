#include "qml/map/geometry.h"
#include "qml/map/live_sprites.h"
#include "qml/map/overlay_picture.h"
#include "qml/map/water_at.h"

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

/// A figure in a white field.
void paint_text(QPainter& painter, const QString& text, QPointF at, double pixels,
                const MapStyle& style) {
  QFont font{QStringLiteral("DejaVu Sans")};
  font.setBold(true);
  font.setPixelSize(std::max(9, static_cast<int>(pixels * 0.2)));
  const QFontMetricsF metrics{font};
  painter.save();
  painter.translate(at);
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

/// What a hex costs, in its lower part, where a counter leaves it free.
void paint_figure(QPainter& painter, const Destination& there, double pixels,
                  const MapStyle& style) {
  QString text = QString::number(there.cost);
  if (there.extra > 0) {
    text += QLatin1Char{'+'};  // a forced march, told without colour
  }
  if (there.ends) {
    text += QStringLiteral("|");  // the move ends there
  }
  paint_text(painter, text, centre_of(there.hex) + QPointF{0, 0.36}, pixels, style);
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

/// A band along a river hexside, dashed where an Enemy fort commands it or Enemy ships are.
void paint_band(QPainter& painter, const core::board::HexSide& side, const QColor& colour,
                bool risky, double pixels, const MapStyle& style) {
  const auto ends = ends_of(side);
  const double width = std::max(0.13, 5 / pixels);
  painter.setPen(QPen{style.overlay(QStringLiteral("casing")), width + 3 / pixels, Qt::SolidLine,
                      Qt::RoundCap});
  painter.drawLine(ends[0], ends[1]);
  if (risky) {
    painter.setPen(QPen{QColor{Qt::white}, width, Qt::SolidLine, Qt::FlatCap});
    painter.drawLine(ends[0], ends[1]);
  }
  QPen pen{colour, width, Qt::SolidLine, risky ? Qt::FlatCap : Qt::RoundCap};
  if (risky) {
    pen.setDashPattern({1.1, 0.7});
  }
  painter.setPen(pen);
  painter.drawLine(ends[0], ends[1]);
}

/// Where ships can sail: bands along rivers, fills at sea, with what they pay.
Sprite sea_field(const core::map::Map& map, const models::SeaPlan& plan, double pixels,
                 const MapStyle& style) {
  std::set<HexId> open;
  std::set<HexId> risky;
  std::set<HexId> landings;
  QRectF scene;
  const auto include = [&](QPointF at) {
    scene |= QRectF{at - QPointF{0.8, 0.7}, QSizeF{1.6, 1.4}};
  };
  for (const auto& there : plan.waters()) {
    include(point_of(map, there.place));
    if (const auto& hex = map.water_place(there.place).hex) {
      (there.ends || there.under_fort ? risky : open).insert(*hex);
    }
  }
  for (const auto& [hex, cost] : plan.landings()) {
    landings.insert(hex);
    include(centre_of(hex));
  }
  const double drawn =
      std::min(pixels, kMostPixels / std::max({scene.width(), scene.height(), 1.0}));
  return sprite(scene, drawn, false, [&](QPainter& painter) {
    const QColor colour = style.overlay(QStringLiteral("unionReach"));
    const QColor warning = style.overlay(QStringLiteral("warning"));
    const QColor planned = style.overlay(QStringLiteral("planned"));
    paint_area(painter, landings, planned, Pattern::Upright, Qt::DashLine, drawn, style);
    paint_area(painter, risky, warning, Pattern::CrossHatch, Qt::DashLine, drawn, style);
    paint_area(painter, open, colour, Pattern::Waves, Qt::SolidLine, drawn, style);
    for (const auto& there : plan.waters()) {
      const bool risk = there.ends || there.under_fort;
      if (const auto& side = map.water_place(there.place).side) {
        paint_band(painter, *side, risk ? warning : colour, risk, drawn, style);
      }
    }
    if (drawn < kLeastForFigures) {
      return;
    }
    for (const auto& there : plan.waters()) {
      QString text = QString::number(there.cost);
      if (there.under_fort) {
        text += QLatin1Char{'!'};  // the water of an Enemy fort, told without colour
      }
      if (there.ends) {
        text += QLatin1Char{'|'};
      }
      const bool river = map.water_place(there.place).is_river();
      paint_text(painter, text, point_of(map, there.place) + QPointF{0, river ? 0 : 0.36}, drawn,
                 style);
    }
    for (const auto& [hex, cost] : plan.landings()) {
      if (!map.water_of(hex)) {
        paint_text(painter, QString::number(cost), centre_of(hex) + QPointF{0, 0.3}, drawn, style);
      }
    }
  });
}

}  // namespace

std::vector<Sprite> field_sprites(const core::map::Map& map, const models::Plan& plan,
                                  const MapStyle& style, double pixels) {
  std::vector<Sprite> result;
  if (!plan.at_sea().waters().empty() || !plan.at_sea().landings().empty()) {
    result.push_back(sea_field(map, plan.at_sea(), pixels, style));
  }
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
