#include "qml/map/map_picture.h"

#include "qml/map/lettering.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace mapview {

namespace {

using core::board::HexId;
using core::board::HexSide;
using core::map::Map;
using core::map::SideKind;
using core::map::Terrain;

Stroke stroke(QPolygonF line, double width, const QColor& colour) {
  const double margin = width + 0.1;
  const QRectF box = line.boundingRect().adjusted(-margin, -margin, margin, margin);
  return {std::move(line), box, width, colour};
}

/// Points of the curve from `from` to `to` that `bend` pulls towards itself.
void add_curve(QPolygonF& line, QPointF from, QPointF bend, QPointF to) {
  constexpr int kSteps = 6;
  for (int step = 1; step <= kSteps; ++step) {
    const double t = static_cast<double>(step) / kSteps;
    line << from * ((1 - t) * (1 - t)) + bend * (2 * t * (1 - t)) + to * (t * t);
  }
}

/// Long lines are kept in pieces, so that a tile only looks at those near it.
void add_in_pieces(std::vector<Stroke>& strokes, const QPolygonF& line, double width,
                   const QColor& colour) {
  constexpr qsizetype kPiece = 48;
  for (qsizetype at = 0; at + 1 < line.size(); at += kPiece) {
    strokes.push_back(stroke(QPolygonF{line.mid(at, kPiece + 1)}, width, colour));
  }
}

QPolygonF closed(const QPolygonF& loop) {
  QPolygonF result = loop;
  result << loop.front();
  return result;
}

/// The line of a chain of hexsides: through their middles, bent at the corners between.
QPolygonF chain_line(const std::vector<HexSide>& sides, double warp) {
  QPolygonF line;
  QPointF last;
  for (std::size_t at = 0; at < sides.size(); ++at) {
    const auto ends = ends_of(sides[at]);
    const auto corners = sides[at].corners();
    const QPointF middle = warped(middle_of(sides[at]), warp);
    if (at == 0) {
      const bool first_is_shared = sides.size() > 1 && (corners[0] == sides[1].corners()[0] ||
                                                        corners[0] == sides[1].corners()[1]);
      last = first_is_shared ? ends[1] : ends[0];
      line << warped(last, warp);
      last = first_is_shared ? ends[0] : ends[1];
      line << middle;
      continue;
    }
    add_curve(line, line.back(), warped(last, warp), middle);
    const QPointF away = ends[0] - last;
    last = QPointF::dotProduct(away, away) < 1e-6 ? ends[1] : ends[0];
  }
  if (!line.isEmpty()) {
    line << warped(last, warp);
  }
  return line;
}

/// The way of a line through a hex: from one side, over the centre or past it, to another; -1 for
/// an end.
struct Passing {
  int hex{};
  int in{};
  int out{};

  friend auto operator<=>(const Passing&, const Passing&) = default;
};

template <class Line>
std::set<Passing> passings(std::span<const Line> lines) {
  std::set<Passing> result;
  for (const Line& line : lines) {
    for (std::size_t at = 0; at < line.stops.size(); ++at) {
      const HexId hex = line.stops[at].hex;
      const auto side_to = [&](std::size_t other) {
        const auto direction = hex.direction_to(line.stops[other].hex);
        return direction ? static_cast<int>(*direction) : -1;
      };
      const int in = at > 0 ? side_to(at - 1) : -1;
      const int out = at + 1 < line.stops.size() ? side_to(at + 1) : -1;
      result.insert({hex.ordinal(), std::min(in, out), std::max(in, out)});
    }
  }
  return result;
}

/// Where a line meets a side of its hex; a road keeps beside the railroad that uses the same side.
QPointF gate(HexId hex, int side, double offset) {
  const HexSide border{hex, core::board::kDirections[static_cast<std::size_t>(side)]};
  const auto ends = ends_of(border);
  return middle_of(border) + (ends[1] - ends[0]) * offset;
}

}  // namespace

MapPicture::MapPicture(const Map& map, const MapStyle& style) {
  draw_ground(map, style);
  draw_rivers(map, style);
  draw_narrows(map, style);
  draw_borders(map, style);
  draw_lines(map, style);
  draw_towns(map);
  letter(map, style);
}

void MapPicture::draw_ground(const Map& map, const MapStyle& style) {
  terrain_of.reserve(map.hexes().size());
  for (const auto& hex : map.hexes()) {
    terrain_of.push_back(hex.terrain);
  }
  const double shore = style.number(QStringLiteral("shoreWarp"));
  const double ground = style.number(QStringLiteral("groundWarp"));
  whole = outline([](HexId) { return true; }, {0, 0}, true);
  land = outline([&](HexId hex) { return map.hex(hex).is_land(); }, {shore, 2}, false);
  for (const auto& loop : land.loops) {
    add_in_pieces(coast, closed(loop), style.number(QStringLiteral("coast")),
                  style.colour(QStringLiteral("coast")));
  }
  for (const auto kind : {Terrain::Swamp, Terrain::Forest, Terrain::Rough, Terrain::Mountain}) {
    terrain.emplace_back(
        kind, outline([&](HexId hex) { return map.hex(hex).terrain == kind; }, {ground, 2}, false));
  }
}

void MapPicture::draw_rivers(const Map& map, const MapStyle& style) {
  const double warp = style.number(QStringLiteral("riverWarp"));
  for (const auto& river : map.rivers()) {
    for (const auto& reach : river.reaches) {
      const QPolygonF line = chain_line(reach.sides, warp);
      if (reach.navigable) {
        add_in_pieces(navigable_rivers, line, style.river_width(QString::fromStdString(river.name)),
                      style.colour(QStringLiteral("river")));
      } else {
        add_in_pieces(minor_rivers, line, style.number(QStringLiteral("riverMinor")),
                      style.colour(QStringLiteral("riverMinor")));
      }
    }
  }
}

void MapPicture::draw_narrows(const Map& map, const MapStyle& style) {
  const double warp = style.number(QStringLiteral("riverWarp"));
  for (const auto& water : map.water_sides()) {
    const QPolygonF line = chain_line({water.side}, warp);
    if (water.kind == SideKind::Blocked) {
      blocked.push_back(stroke(line, 0.05, style.colour(QStringLiteral("coast"))));
    } else if (water.kind != SideKind::Plain) {
      const auto name =
          water.kind == SideKind::Inlet ? QStringLiteral("inlet") : QStringLiteral("estuary");
      narrows.push_back(stroke(line, style.number(name), style.colour(QStringLiteral("sea"))));
    }
  }
}

void MapPicture::draw_borders(const Map& map, const MapStyle& style) {
  // A border that runs along a river or a coast is not drawn: the water shows it.
  const double warp = style.number(QStringLiteral("riverWarp"));
  const QColor ink = style.colour(QStringLiteral("border"));
  const QColor sheet_ink = style.colour(QStringLiteral("sheet"));
  for (const auto& hex : map.hexes()) {
    for (const auto direction : core::board::kDirections) {
      const auto other = hex.id.neighbour(direction);
      if (!other || !(hex.id < *other)) {
        continue;
      }
      const HexSide side{hex.id, direction};
      const auto ends = ends_of(side);
      if (hex.id.sheet() != other->sheet()) {
        sheet_borders.push_back(
            stroke({{ends[0], ends[1]}}, style.number(QStringLiteral("sheet")), sheet_ink));
      }
      const auto& neighbour = map.hex(*other);
      if (hex.state && neighbour.state && *hex.state != *neighbour.state &&
          (hex.side(direction).kind == SideKind::Plain ||
           hex.side(direction).kind == SideKind::MinorRiver)) {
        borders.push_back(
            stroke({{warped(ends[0], warp), warped(middle_of(side), warp), warped(ends[1], warp)}},
                   style.number(QStringLiteral("border")), ink));
      }
    }
  }
}

void MapPicture::draw_lines(const Map& map, const MapStyle& style) {
  const auto add = [&](std::vector<Track>& tracks, const std::set<Passing>& ways, bool is_road,
                       double width, const QColor& ink) {
    for (const Passing& way : ways) {
      const HexId hex = HexId::from_ordinal(way.hex);
      const auto offset = [&](int side) {
        const bool beside = is_road && map.hex(way.hex).sides[static_cast<std::size_t>(side)].rail;
        return beside
                   ? (hex < hex.neighbour(core::board::kDirections[static_cast<std::size_t>(side)])
                                  .value_or(hex)
                          ? 0.17
                          : -0.17)
                   : 0.0;
      };
      const QPointF centre = centre_of(hex);
      const bool stops_here = way.in < 0 || way.out < 0 || !map.towns_in(hex).empty();
      QPolygonF line;
      if (way.out < 0) {
        continue;
      }
      const QPointF out = gate(hex, way.out, offset(way.out));
      if (way.in < 0) {
        line << centre << out;
      } else if (stops_here) {
        line << gate(hex, way.in, offset(way.in)) << centre << out;
      } else {
        line << gate(hex, way.in, offset(way.in));
        const QPointF shift{is_road ? 0.05 : 0.0, is_road ? 0.06 : 0.0};
        add_curve(line, line.front(), centre + shift, out);
      }
      tracks.push_back({stroke(line, width, ink), way.hex});
    }
  };
  add(roads, passings(map.roads()), true, style.number(QStringLiteral("road")),
      style.colour(QStringLiteral("road")));
  add(rails, passings(map.railroads()), false, style.number(QStringLiteral("rail")),
      style.colour(QStringLiteral("rail")));
  for (const auto& row : map.crossings()) {
    const auto hexes = row.side.hexes();
    if (hexes.size() < 2) {
      continue;
    }
    const QPointF way = centre_of(hexes[1]) - centre_of(hexes[0]);
    crossings.push_back(
        {middle_of(row.side), std::atan2(way.y(), way.x()) * 180 / M_PI, row.rail, row.crossing});
  }
}

void MapPicture::draw_towns(const Map& map) {
  std::set<int> taken;
  for (const auto& hex : map.hexes()) {
    const auto ids = map.towns_in(hex.id);
    if (!ids.empty()) {
      towns.push_back({centre_of(hex.id), map.town(ids.front()).kind});
    }
  }
}

void MapPicture::letter(const Map& map, const MapStyle& style) {
  for (int level = 0; level < kLevelCount; ++level) {
    letters[static_cast<std::size_t>(level)] = letter_map(map, style, level);
  }
}

}  // namespace mapview
