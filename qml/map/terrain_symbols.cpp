#include "qml/map/terrain_symbols.h"

#include "qml/map/geometry.h"

#include <QPainterPath>

#include <algorithm>
#include <array>
#include <vector>

namespace mapview {

namespace {

using core::board::HexId;
using core::map::Terrain;

/// Places of a hex from north to south, jittered, so that symbols in front cover those behind.
std::vector<QPointF> places_in(HexId hex, double spacing, double reach) {
  std::vector<QPointF> result;
  const QPointF centre = centre_of(hex);
  const int id = hex.packed();
  int count = 0;
  for (double y = -reach; y <= reach + 1e-6; y += spacing * 0.8) {
    const double half = reach * 1.12 - std::abs(y) * 0.5;
    for (double x = -half; x <= half + 1e-6; x += spacing) {
      ++count;
      const QPointF jitter{(noise(id, count, 21) - 0.5) * spacing * 0.8,
                           (noise(id, count, 22) - 0.5) * spacing * 0.6};
      if (noise(id, count, 23) > 0.22) {
        result.push_back(centre + QPointF{x, y} + jitter);
      }
    }
  }
  return result;
}

void paint_trees(QPainter& painter, const MapStyle& style, HexId hex, int level) {
  const QColor leaf = style.colour(QStringLiteral("forestInk"));
  const QColor shade = style.colour(QStringLiteral("forestDark"));
  const double size = level == 1 ? 0.075 : 0.062;
  for (const QPointF& at : places_in(hex, level == 1 ? 0.3 : 0.2, 0.4)) {
    const double grow = size * (0.8 + 0.5 * noise(static_cast<int>(at.x() * 97),
                                                  static_cast<int>(at.y() * 89), 31));
    painter.setPen(Qt::NoPen);
    if (level >= 2) {
      painter.setBrush(shade);
      painter.drawEllipse(at + QPointF{grow * 0.28, grow * 0.3}, grow, grow * 0.85);
      painter.setBrush(leaf.lighter(128));
      painter.drawEllipse(at, grow * 0.95, grow * 0.85);
      painter.setBrush(leaf.lighter(155));
      painter.drawEllipse(at - QPointF{grow * 0.3, grow * 0.3}, grow * 0.42, grow * 0.36);
    } else {
      QColor soft = leaf;
      soft.setAlpha(120);
      painter.setBrush(soft);
      painter.drawEllipse(at, grow, grow * 0.85);
    }
  }
}

void paint_hachures(QPainter& painter, const MapStyle& style, HexId hex, int level) {
  QColor ink = style.colour(QStringLiteral("roughInk"));
  ink.setAlphaF(level == 1 ? 0.55F : 0.72F);
  painter.setBrush(Qt::NoBrush);
  for (const QPointF& at : places_in(hex, 0.33, 0.3)) {
    const double size =
        0.1 + 0.05 * noise(static_cast<int>(at.x() * 71), static_cast<int>(at.y() * 73), 32);
    // A rounded brow with strokes running down its shaded side.
    QPainterPath brow;
    brow.moveTo(at + QPointF{-size, size * 0.45});
    brow.cubicTo(at + QPointF{-size * 0.5, -size * 0.75}, at + QPointF{size * 0.45, -size * 0.75},
                 at + QPointF{size, size * 0.4});
    painter.setPen(QPen{ink, level == 1 ? 0.034 : 0.02, Qt::SolidLine, Qt::RoundCap});
    painter.drawPath(brow);
    if (level >= 2) {
      painter.setPen(QPen{ink, 0.013, Qt::SolidLine, Qt::RoundCap});
      for (int stroke = 0; stroke < 4; ++stroke) {
        const double x = size * (0.08 + 0.24 * stroke);
        const double top = -size * (0.4 - 0.16 * stroke);
        painter.drawLine(at + QPointF{x, top}, at + QPointF{x + size * 0.2, top + size * 0.5});
      }
    }
  }
}

void paint_peaks(QPainter& painter, const MapStyle& style, HexId hex, int level) {
  const QColor ink = style.colour(QStringLiteral("mountainInk"));
  const QColor light = style.colour(QStringLiteral("mountainLight"));
  for (const QPointF& at : places_in(hex, 0.3, 0.3)) {
    const double size =
        0.14 + 0.07 * noise(static_cast<int>(at.x() * 61), static_cast<int>(at.y() * 67), 33);
    const QPointF top = at + QPointF{0, -size};
    const QPointF left = at + QPointF{-size * 0.8, size * 0.45};
    const QPointF right = at + QPointF{size * 0.85, size * 0.45};
    const QPointF fold = at + QPointF{size * 0.14, size * 0.42};
    painter.setPen(Qt::NoPen);
    painter.setBrush(light);
    painter.drawPolygon(QPolygonF{{top, left, fold}});
    painter.setBrush(QColor{ink.red(), ink.green(), ink.blue(), 165});
    painter.drawPolygon(QPolygonF{{top, fold, right}});
    painter.setBrush(Qt::NoBrush);
    painter.setPen(
        QPen{ink, level == 1 ? 0.03 : 0.018, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin});
    painter.drawPolyline(QPolygonF{{left, top, right}});
  }
}

void paint_reeds(QPainter& painter, const MapStyle& style, HexId hex, int level) {
  const QColor ink = style.colour(QStringLiteral("swampInk"));
  painter.setPen(QPen{ink, level == 1 ? 0.03 : 0.018, Qt::SolidLine, Qt::RoundCap});
  for (const QPointF& at : places_in(hex, 0.3, 0.36)) {
    const double size = 0.085;
    painter.drawLine(at + QPointF{-size, 0}, at + QPointF{size, 0});
    if (level >= 2) {
      painter.drawLine(at + QPointF{-size * 0.45, -size * 0.05},
                       at + QPointF{-size * 0.75, -size * 0.75});
      painter.drawLine(at, at + QPointF{0, -size});
      painter.drawLine(at + QPointF{size * 0.45, -size * 0.05},
                       at + QPointF{size * 0.75, -size * 0.75});
    }
  }
}

}  // namespace

void paint_terrain_symbols(QPainter& painter, const MapStyle& style, Terrain terrain, HexId hex,
                           int level) {
  switch (terrain) {
    case Terrain::Forest:
      return paint_trees(painter, style, hex, level);
    case Terrain::Rough:
      return paint_hachures(painter, style, hex, level);
    case Terrain::Mountain:
      return paint_peaks(painter, style, hex, level);
    case Terrain::Swamp:
      return paint_reeds(painter, style, hex, level);
    case Terrain::Clear:
    case Terrain::Sea:
    case Terrain::Lake:
      return;
  }
}

}  // namespace mapview
