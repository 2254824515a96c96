#include "qml/map/tile_painter.h"

#include "qml/map/terrain_symbols.h"

#include <QFont>
#include <QFontMetricsF>
#include <QPainter>
#include <QTransform>

#include <algorithm>
#include <cmath>

namespace mapview {

using core::board::HexId;
using core::map::Terrain;
using core::map::TownKind;

/// What is being painted and how large.
struct TilePainter::Canvas {
  QPainter& painter;
  QRectF box;     ///< in scene units, with a margin
  int level;      ///< decides what is shown
  double pixels;  ///< to a unit

  [[nodiscard]] bool shows(const QRectF& other) const { return box.intersects(other); }

  /// Hexes whose symbols may reach into the canvas.
  template <class Visit>
  void each_hex(Visit visit) const {
    const auto first_column = static_cast<int>(std::floor(box.left() / 0.8660254)) - 1;
    const auto last_column = static_cast<int>(std::ceil(box.right() / 0.8660254)) + 1;
    const auto first_row = static_cast<int>(std::floor(box.top())) - 1;
    const auto last_row = static_cast<int>(std::ceil(box.bottom())) + 1;
    for (int row = first_row; row <= last_row; ++row) {
      for (int column = first_column; column <= last_column; ++column) {
        if (const auto hex =
                HexId::at({static_cast<std::int16_t>(column), static_cast<std::int16_t>(row)})) {
          visit(*hex);
        }
      }
    }
  }
};

namespace {

std::size_t glyph(char letter) { return static_cast<unsigned char>(letter); }

void fill(QPainter& painter, const Region& region, const QRectF& box, const QBrush& brush) {
  QPainterPath path;
  path.setFillRule(Qt::OddEvenFill);
  for (std::size_t at = 0; at < region.loops.size(); ++at) {
    if (region.boxes[at].intersects(box)) {
      path.addPolygon(clipped(region.loops[at], box));
      path.closeSubpath();
    }
  }
  painter.fillPath(path, brush);
}

QPen pen(const QColor& colour, double width, Qt::PenStyle line = Qt::SolidLine) {
  return QPen{colour, width, line, Qt::RoundCap, Qt::RoundJoin};
}

QImage make_grain(double strength) {
  QImage grain{256, 256, QImage::Format_ARGB32_Premultiplied};
  for (int y = 0; y < grain.height(); ++y) {
    for (int x = 0; x < grain.width(); ++x) {
      const double fine = noise(x, y, 11) - 0.5;
      const double coarse = noise(x / 3, y / 5, 12) - 0.5;
      const int alpha = static_cast<int>(std::abs(fine + coarse) * 2 * strength);
      grain.setPixel(x, y,
                     fine + coarse > 0 ? qRgba(alpha, alpha, alpha, alpha) : qRgba(0, 0, 0, alpha));
    }
  }
  return grain;
}

QPainterPath star_fort(double radius) {
  QPainterPath path;
  for (int point = 0; point < 10; ++point) {
    const double angle = point * M_PI / 5 - M_PI / 2;
    const double reach = point % 2 == 0 ? radius : radius * 0.55;
    const QPointF at{reach * std::cos(angle), reach * std::sin(angle)};
    point == 0 ? path.moveTo(at) : path.lineTo(at);
  }
  path.closeSubpath();
  return path;
}

}  // namespace

QRectF scene_of(TileKey key) noexcept {
  const double edge = kTilePixels / (kUnitPixels * kLevels[static_cast<std::size_t>(key.level)]);
  return {key.column * edge, key.row * edge, edge, edge};
}

TilePainter::TilePainter(std::shared_ptr<const MapPicture> picture, const MapStyle& style)
    : picture_{std::move(picture)},
      style_{style},
      grain_{make_grain(style.number(QStringLiteral("paperGrain")))} {
  QFont font{QStringLiteral("DejaVu Sans")};
  font.setStretch(QFont::SemiCondensed);
  font.setPixelSize(64);
  const QFontMetricsF metrics{font};
  QTransform transform;
  transform.scale(1.0 / 64, 1.0 / 64);
  for (const char letter : {'A', 'B', 'C', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9'}) {
    QPainterPath path;
    path.addText(0, 0, font, QString{QLatin1Char{letter}});
    const auto at = glyph(letter);
    digits_[at] = transform.map(path);
    advance_[at] = metrics.horizontalAdvance(QLatin1Char{letter}) / 64;
  }
}

QColor TilePainter::fill_of(Terrain terrain) const {
  switch (terrain) {
    case Terrain::Forest:
      return style_.colour(QStringLiteral("forest"));
    case Terrain::Rough:
      return style_.colour(QStringLiteral("rough"));
    case Terrain::Mountain:
      return style_.colour(QStringLiteral("mountain"));
    case Terrain::Swamp:
      return style_.colour(QStringLiteral("swamp"));
    case Terrain::Clear:
      return style_.colour(QStringLiteral("land"));
    case Terrain::Sea:
    case Terrain::Lake:
      break;
  }
  return style_.colour(QStringLiteral("sea"));
}

QImage TilePainter::paint_ground(TileKey key) const {
  {
    const QMutexLocker lock{&mutex_};
    if (const QImage* const kept = painted_.object(key)) {
      return *kept;
    }
  }
  QImage image{kTilePixels, kTilePixels, QImage::Format_RGB32};
  QPainter painter{&image};
  const double pixels = kUnitPixels * kLevels[static_cast<std::size_t>(key.level)];
  const QRectF box = scene_of(key);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.scale(pixels, pixels);
  painter.translate(-box.topLeft());
  paint(painter, box, key.level, pixels);
  painter.end();
  const QMutexLocker lock{&mutex_};
  painted_.insert(key, new QImage{image});
  return image;
}

QImage TilePainter::paint_whole(int width) const {
  const QRectF box = scene_of_map();
  const double pixels = width / box.width();
  QImage image{width, static_cast<int>(std::ceil(box.height() * pixels)), QImage::Format_RGB32};
  QPainter painter{&image};
  painter.setRenderHint(QPainter::Antialiasing);
  painter.scale(pixels, pixels);
  painter.translate(-box.topLeft());
  paint(painter, box, 0, pixels);
  return image;
}

QImage TilePainter::paint_overlay(TileKey key, const QImage& ground,
                                  const OverlayPicture& overlay) const {
  const QRectF box = scene_of(key);
  if (!overlay.touches(box)) {
    return ground;
  }
  QImage image = ground.copy();
  QPainter painter{&image};
  const double pixels = kUnitPixels * kLevels[static_cast<std::size_t>(key.level)];
  painter.setRenderHint(QPainter::Antialiasing);
  painter.scale(pixels, pixels);
  painter.translate(-box.topLeft());
  overlay.paint(painter, box, pixels);
  return image;
}

void TilePainter::paint(QPainter& painter, const QRectF& box, int level, double pixels) const {
  Canvas canvas{painter, box.adjusted(-0.6, -0.6, 0.6, 0.6), level, pixels};
  painter.fillRect(canvas.box, style_.colour(QStringLiteral("sea")));
  paint_water_lines(canvas);
  paint_land(canvas);
  paint_symbols(canvas);
  painter.save();
  painter.resetTransform();
  painter.fillRect(QRect{0, 0, painter.device()->width(), painter.device()->height()},
                   QBrush{grain_});
  painter.restore();
  paint_coast(canvas);
  paint_rivers(canvas);
  if (level >= 1) {
    paint_grid(canvas);
  }
  paint_tracks(canvas);
  if (level >= 2) {
    paint_crossings(canvas);
  }
  paint_towns(canvas);
  if (level >= 2) {
    paint_numbers(canvas);
  }
  paint_letters(canvas);
  paint_margin(canvas);
}

void TilePainter::paint_water_lines(Canvas& canvas) const {
  // The engraver's water lining: lighter bands towards the shore.
  constexpr std::array kWidths{0.95, 0.6, 0.3};
  const std::array colours{style_.colour(QStringLiteral("seaLine1")),
                           style_.colour(QStringLiteral("seaLine2")),
                           style_.colour(QStringLiteral("seaLine3"))};
  for (std::size_t band = 0; band < kWidths.size(); ++band) {
    canvas.painter.setPen(pen(colours[band], kWidths[band]));
    for (const auto& line : picture_->coast) {
      if (canvas.shows(line.box)) {
        canvas.painter.drawPolyline(line.line);
      }
    }
  }
}

void TilePainter::paint_land(Canvas& canvas) const {
  fill(canvas.painter, picture_->land, canvas.box, fill_of(Terrain::Clear));
  for (const auto& [terrain, region] : picture_->terrain) {
    const QColor colour = fill_of(terrain);
    // Twice, the first time wider and thin: a soft edge.
    canvas.painter.setPen(pen(faded(colour, 0.45), 0.16));
    for (std::size_t at = 0; at < region.loops.size(); ++at) {
      if (canvas.level >= 1 && region.boxes[at].intersects(canvas.box)) {
        canvas.painter.drawPolygon(clipped(region.loops[at], canvas.box.adjusted(-1, -1, 1, 1)));
      }
    }
    fill(canvas.painter, region, canvas.box, colour);
  }
}

void TilePainter::paint_symbols(Canvas& canvas) const {
  if (canvas.level == 0) {
    return;
  }
  canvas.each_hex([&](HexId hex) {
    const auto terrain = picture_->terrain_of[static_cast<std::size_t>(hex.ordinal())];
    paint_terrain_symbols(canvas.painter, style_, terrain, hex, canvas.level);
  });
}

void TilePainter::paint_coast(Canvas& canvas) const {
  // Sea over what the soft edges of the terrain spilled is not needed: the shore line covers it.
  const double least = 1.1 / canvas.pixels;
  for (const auto& line : picture_->narrows) {
    if (canvas.shows(line.box)) {
      canvas.painter.setPen(pen(style_.colour(QStringLiteral("coast")), line.width + 0.05));
      canvas.painter.drawPolyline(line.line);
    }
  }
  for (const auto& line : picture_->coast) {
    if (canvas.shows(line.box)) {
      canvas.painter.setPen(pen(line.colour, std::max(line.width, least)));
      canvas.painter.drawPolyline(line.line);
    }
  }
  for (const auto& line : picture_->narrows) {
    if (canvas.shows(line.box)) {
      canvas.painter.setPen(pen(style_.colour(QStringLiteral("seaLine2")), line.width));
      canvas.painter.drawPolyline(line.line);
    }
  }
  for (const auto& line : picture_->blocked) {
    if (canvas.shows(line.box)) {
      QPen barred = pen(line.colour, line.width, Qt::CustomDashLine);
      barred.setDashPattern({1.5, 1.5});
      canvas.painter.setPen(barred);
      canvas.painter.drawPolyline(line.line);
    }
  }
}

void TilePainter::paint_rivers(Canvas& canvas) const {
  const double thin = (canvas.level == 0 ? 0.7 : 1.0) / canvas.pixels;
  const double casing = style_.number(QStringLiteral("riverCasing"));
  for (const auto& line : picture_->minor_rivers) {
    if (canvas.shows(line.box)) {
      canvas.painter.setPen(pen(line.colour, std::max(line.width, thin)));
      canvas.painter.drawPolyline(line.line);
    }
  }
  // A dark edge, a light casing outside it, the water inside.
  const std::array passes{
      std::pair{2 * casing, faded(style_.colour(QStringLiteral("riverCasing")), 0.7)},
      std::pair{0.034, style_.colour(QStringLiteral("riverEdge"))},
      std::pair{0.0, style_.colour(QStringLiteral("river"))}};
  for (const auto& [more, colour] : passes) {
    for (const auto& line : picture_->navigable_rivers) {
      if (canvas.shows(line.box)) {
        canvas.painter.setPen(pen(colour, std::max(line.width, 2 * thin) + more));
        canvas.painter.drawPolyline(line.line);
      }
    }
  }
  QPen dotted = pen(style_.colour(QStringLiteral("border")),
                    std::max(style_.number(QStringLiteral("border")), 1.1 / canvas.pixels),
                    Qt::CustomDashLine);
  dotted.setDashPattern({0.1, 2.0});
  canvas.painter.setPen(dotted);
  for (const auto& line : picture_->borders) {
    if (canvas.shows(line.box)) {
      canvas.painter.drawPolyline(line.line);
    }
  }
}

void TilePainter::paint_grid(Canvas& canvas) const {
  canvas.painter.setPen(
      QPen{faded(style_.colour(QStringLiteral("grid")),
                 style_.number(QStringLiteral("gridAlpha")) * (canvas.level == 1 ? 0.75 : 1.0)),
           1.0 / canvas.pixels});
  QList<QLineF> lines;
  canvas.each_hex([&](HexId hex) {
    const QPolygonF corners = hexagon(hex.grid());
    for (int side = 0; side < 3; ++side) {  // N, NE, SE: the others belong to the neighbours
      lines << QLineF{corners[(side + 5) % 6], corners[side]};
    }
    if (!hex.neighbour(core::board::Direction::S)) {
      lines << QLineF{corners[2], corners[3]};
    }
    if (!hex.neighbour(core::board::Direction::SW)) {
      lines << QLineF{corners[3], corners[4]};
    }
    if (!hex.neighbour(core::board::Direction::NW)) {
      lines << QLineF{corners[4], corners[5]};
    }
  });
  canvas.painter.drawLines(lines);
}

void TilePainter::paint_tracks(Canvas& canvas) const {
  auto& painter = canvas.painter;
  const double one = 1.0 / canvas.pixels;
  if (canvas.level >= 1) {
    for (const auto& road : picture_->roads) {
      if (canvas.shows(road.box)) {
        QPen dashed = pen(faded(road.colour, canvas.level == 1 ? 0.6 : 0.95),
                          std::max(road.width, 0.9 * one), Qt::CustomDashLine);
        dashed.setCapStyle(Qt::FlatCap);
        dashed.setDashPattern({3.2, 1.6});
        painter.setPen(dashed);
        painter.drawPolyline(road.line);
      }
    }
  }
  const double width = std::max(style_.number(QStringLiteral("rail")), 1.2 * one);
  const QColor casing = faded(style_.colour(QStringLiteral("railCasing")), 0.75);
  const double tie = style_.number(QStringLiteral("railTie"));
  const double gap = style_.number(QStringLiteral("railTieGap"));
  const bool ties = canvas.level >= 1;
  for (const auto& rail : picture_->rails) {
    if (canvas.level >= 1 && canvas.shows(rail.box)) {
      painter.setPen(QPen{casing, width + 0.06, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin});
      painter.drawPolyline(rail.line);
    }
  }
  for (const auto& rail : picture_->rails) {
    if (!canvas.shows(rail.box)) {
      continue;
    }
    painter.setPen(pen(rail.colour, width));
    painter.drawPolyline(rail.line);
    if (ties) {
      QPen across{rail.colour, tie, Qt::CustomDashLine, Qt::FlatCap, Qt::RoundJoin};
      const double stroke = std::max(0.026, 0.9 * one);
      const double spacing = canvas.level == 1 ? gap * 1.6 : gap;
      across.setDashPattern({stroke / tie, (spacing - stroke) / tie});
      across.setDashOffset(-0.5 * (spacing - stroke) / tie);
      painter.setPen(across);
      painter.drawPolyline(rail.line);
    }
  }
}

void TilePainter::paint_crossings(Canvas& canvas) const {
  auto& painter = canvas.painter;
  const QColor ink = style_.colour(QStringLiteral("bridge"));
  for (const auto& mark : picture_->crossings) {
    if (!canvas.box.contains(mark.at)) {
      continue;
    }
    painter.save();
    painter.translate(mark.at);
    painter.rotate(mark.angle);
    const bool bridge = mark.kind == core::map::Crossing::Bridge;
    const double reach = 0.14;
    const double wide = mark.rail ? 0.062 : 0.046;
    QPen line{ink, 0.022, bridge ? Qt::SolidLine : Qt::CustomDashLine, Qt::FlatCap};
    if (!bridge) {
      line.setDashPattern({1.6, 1.2});
    }
    painter.setPen(line);
    for (const double side : {-wide, wide}) {
      painter.drawLine(QPointF{-reach, side}, QPointF{reach, side});
      if (bridge) {
        painter.drawLine(QPointF{-reach, side}, QPointF{-reach - 0.04, side * 1.7});
        painter.drawLine(QPointF{reach, side}, QPointF{reach + 0.04, side * 1.7});
      }
    }
    painter.restore();
  }
}

void TilePainter::paint_towns(Canvas& canvas) const {
  auto& painter = canvas.painter;
  const QColor ink = style_.colour(QStringLiteral("ink"));
  const QColor paper = style_.colour(QStringLiteral("town"));
  const QColor red = style_.colour(QStringLiteral("city"));
  for (const auto& town : picture_->towns) {
    if (!canvas.box.contains(town.at)) {
      continue;
    }
    const double grow = canvas.level == 0 ? 2.0 : canvas.level == 1 ? 1.45 : 1.0;
    painter.setPen(QPen{ink, std::max(0.024, 1.0 / canvas.pixels)});
    switch (town.kind) {
      case TownKind::MajorCity: {
        const double edge = 0.135 * grow;
        painter.setBrush(paper);
        painter.drawRect(QRectF{town.at.x() - edge, town.at.y() - edge, 2 * edge, 2 * edge});
        painter.setBrush(red);
        painter.drawRect(
            QRectF{town.at.x() - edge * 0.58, town.at.y() - edge * 0.58, 1.16 * edge, 1.16 * edge});
        break;
      }
      case TownKind::City:
        painter.setBrush(paper);
        painter.drawEllipse(town.at, 0.115 * grow, 0.115 * grow);
        painter.setBrush(red);
        painter.drawEllipse(town.at, 0.055 * grow, 0.055 * grow);
        break;
      case TownKind::Town:
        if (canvas.level >= 1) {
          painter.setBrush(paper);
          painter.drawEllipse(town.at, 0.078 * grow, 0.078 * grow);
        }
        break;
      case TownKind::MinorTown:
        if (canvas.level >= 1) {
          painter.setBrush(ink);
          painter.drawEllipse(town.at, 0.04 * grow, 0.04 * grow);
        }
        break;
      case TownKind::Fort:
        if (canvas.level >= 1) {
          painter.save();
          painter.translate(town.at);
          painter.setBrush(ink);
          painter.drawPath(star_fort(0.1 * grow));
          painter.restore();
        }
        break;
    }
  }
  painter.setBrush(Qt::NoBrush);
}

void TilePainter::paint_numbers(Canvas& canvas) const {
  // Large enough for the smallest zoom that shows the level, and there only as strong as they must.
  const double size = canvas.level == 2 ? 0.15 : 0.118;
  const double strength = canvas.level == 2 ? 0.72 : 1.0;
  const QColor ink = faded(style_.colour(QStringLiteral("number")), strength);
  const QColor dark = faded(style_.colour(QStringLiteral("ink")), strength * 0.85);
  // A hex at a time: of one path for all, the raster engine walks the whole outline once a band.
  canvas.each_hex([&](HexId hex) {
    const auto terrain = picture_->terrain_of[static_cast<std::size_t>(hex.ordinal())];
    const std::string label = hex.label();
    double width = 0;
    for (const char letter : label) {
      width += advance_[glyph(letter)] * size;
    }
    QPointF pen_at = centre_of(hex) + QPointF{-width / 2, -0.5 + size * 0.93};
    QPainterPath path;
    for (const char letter : label) {
      QTransform place;
      place.translate(pen_at.x(), pen_at.y());
      place.scale(size, size);
      path.addPath(place.map(digits_[glyph(letter)]));
      pen_at.rx() += advance_[glyph(letter)] * size;
    }
    const bool on_paper = terrain == Terrain::Clear || terrain == Terrain::Sea;
    canvas.painter.fillPath(path, on_paper ? ink : dark);
  });
}

void TilePainter::paint_letters(Canvas& canvas) const {
  auto& painter = canvas.painter;
  const QColor halo = style_.colour(QStringLiteral("halo"));
  for (const auto& text : picture_->letters[static_cast<std::size_t>(canvas.level)]) {
    if (!canvas.shows(text.box)) {
      continue;
    }
    painter.setOpacity(text.opacity);
    if (text.halo > 0) {
      painter.strokePath(text.path, pen(faded(halo, 0.85), text.halo));
    }
    painter.fillPath(text.path, text.ink);
  }
  painter.setOpacity(1);
}

void TilePainter::paint_margin(Canvas& canvas) const {
  auto& painter = canvas.painter;
  QPen dashed = pen(faded(style_.colour(QStringLiteral("sheet")), 0.8),
                    std::max(style_.number(QStringLiteral("sheet")), 1.2 / canvas.pixels),
                    Qt::CustomDashLine);
  dashed.setCapStyle(Qt::FlatCap);
  dashed.setDashPattern({4, 2});
  painter.setPen(dashed);
  for (const auto& line : picture_->sheet_borders) {
    if (canvas.shows(line.box)) {
      painter.drawPolyline(line.line);
    }
  }
  QPainterPath outside;
  outside.setFillRule(Qt::OddEvenFill);
  outside.addRect(canvas.box);
  for (const auto& loop : picture_->whole.loops) {
    outside.addPolygon(clipped(loop, canvas.box));
    outside.closeSubpath();
  }
  painter.fillPath(outside, style_.colour(QStringLiteral("margin")));
  painter.setPen(pen(style_.colour(QStringLiteral("ink")), 0.07));
  for (const auto& loop : picture_->whole.loops) {
    painter.drawPolygon(clipped(loop, canvas.box.adjusted(-2, -2, 2, 2)));
  }
}

}  // namespace mapview
