#include "qml/map/geometry.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <map>
#include <utility>

namespace mapview {

using core::board::Corner;
using core::board::GridPoint;
using core::board::HexId;
using core::board::HexSide;

namespace {

constexpr double kColumnStep = 0.86602540378443864676;  // sqrt(3) / 2
constexpr double kTip = 0.57735026918962576451;         // centre to corner, 1 / sqrt(3)
constexpr int kColumns = 62 + 39;
constexpr int kRows = 26 + 35;

std::uint32_t mixed(std::uint32_t value) noexcept {
  value ^= value >> 16U;
  value *= 0x7feb352dU;
  value ^= value >> 15U;
  value *= 0x846ca68bU;
  value ^= value >> 16U;
  return value;
}

/// Smooth noise from -1 to 1 with features of one unit.
double smooth_noise(double x, double y, int salt) noexcept {
  const double left = std::floor(x);
  const double top = std::floor(y);
  const auto ease = [](double t) { return t * t * (3 - 2 * t); };
  const double u = ease(x - left);
  const double v = ease(y - top);
  const int column = static_cast<int>(left);
  const int row = static_cast<int>(top);
  const auto at = [&](int dx, int dy) { return noise(column + dx, row + dy, salt); };
  const double upper = at(0, 0) * (1 - u) + at(1, 0) * u;
  const double lower = at(0, 1) * (1 - u) + at(1, 1) * u;
  return 2 * (upper * (1 - v) + lower * v) - 1;
}

GridPoint grid_point(int column, int row) noexcept {
  return {static_cast<std::int16_t>(column), static_cast<std::int16_t>(row)};
}

/// A corner as whole numbers, so that equal corners of different hexes compare equal.
std::pair<int, int> key_of(QPointF corner) noexcept {
  return {static_cast<int>(std::lround(corner.x() * 1000)),
          static_cast<int>(std::lround(corner.y() * 1000))};
}

/// Whether the place counts as one of the set: off the map as its first neighbour on the map does.
bool belongs(GridPoint point, const std::function<bool(HexId)>& holds, bool closed_at_edge) {
  if (const auto hex = HexId::at(point)) {
    return holds(*hex);
  }
  if (closed_at_edge) {
    return false;
  }
  for (const auto direction : core::board::kDirections) {
    if (const auto hex = HexId::at(point.neighbour(direction))) {
      return holds(*hex);
    }
  }
  return false;
}

}  // namespace

QPointF centre_of(GridPoint point) noexcept {
  return {point.column * kColumnStep, point.row - (point.column % 2 != 0 ? 0.5 : 0.0)};
}

QPointF centre_of(HexId hex) noexcept { return centre_of(hex.grid()); }

QPointF position_of(const Corner& corner) noexcept {
  const auto points = corner.points();
  return (centre_of(points[0]) + centre_of(points[1]) + centre_of(points[2])) / 3.0;
}

std::array<QPointF, 2> ends_of(const HexSide& side) noexcept {
  const auto corners = side.corners();
  return {position_of(corners[0]), position_of(corners[1])};
}

QPointF middle_of(const HexSide& side) noexcept {
  const auto ends = ends_of(side);
  return (ends[0] + ends[1]) / 2.0;
}

QPolygonF hexagon(GridPoint point) {
  const QPointF centre = centre_of(point);
  return QPolygonF{{centre + QPointF{kTip / 2, -0.5}, centre + QPointF{kTip, 0},
                    centre + QPointF{kTip / 2, 0.5}, centre + QPointF{-kTip / 2, 0.5},
                    centre + QPointF{-kTip, 0}, centre + QPointF{-kTip / 2, -0.5}}};
}

std::optional<HexId> hex_at(QPointF scene) noexcept {
  const int guess = static_cast<int>(std::lround(scene.x() / kColumnStep));
  GridPoint nearest{};
  double least = 1e9;
  for (int column = guess - 1; column <= guess + 1; ++column) {
    const double shift = column % 2 != 0 ? 0.5 : 0.0;
    const int row = static_cast<int>(std::lround(scene.y() + shift));
    const QPointF away = scene - centre_of(grid_point(column, row));
    const double square = QPointF::dotProduct(away, away);
    if (square < least) {
      least = square;
      nearest = grid_point(column, row);
    }
  }
  return HexId::at(nearest);
}

QRectF scene_of_map() noexcept {
  return {QPointF{kColumnStep - kTip, 0.0}, QPointF{kColumns * kColumnStep + kTip, kRows + 0.5}};
}

double noise(int x, int y, int salt) noexcept {
  const auto bits =
      mixed(static_cast<std::uint32_t>(x) * 0x9e3779b9U +
            mixed(static_cast<std::uint32_t>(y) + 0x85ebca6bU * static_cast<std::uint32_t>(salt)));
  return static_cast<double>(bits & 0xffffU) / 65535.0;
}

QPointF warped(QPointF point, double amount) noexcept {
  if (amount == 0) {
    return point;
  }
  const double x = point.x() * 2.3;
  const double y = point.y() * 2.3;
  return point + amount * QPointF{smooth_noise(x, y, 1) + 0.5 * smooth_noise(2 * x, 2 * y, 2),
                                  smooth_noise(x, y, 3) + 0.5 * smooth_noise(2 * x, 2 * y, 4)};
}

QPolygonF smoothed(const QPolygonF& line, bool closed) {
  QPolygonF result;
  const qsizetype count = line.size();
  if (count < 3) {
    return line;
  }
  result.reserve(count * 2 + 2);
  if (!closed) {
    result << line.front();
  }
  for (qsizetype at = 0; at + (closed ? 0 : 1) < count; ++at) {
    const QPointF from = line[at];
    const QPointF to = line[(at + 1) % count];
    result << from * 0.75 + to * 0.25 << from * 0.25 + to * 0.75;
  }
  if (!closed) {
    result << line.back();
  }
  return result;
}

Region outline(const std::function<bool(HexId)>& holds, OutlineLook look, bool closed_at_edge) {
  // A corner has three hexes, so an outline enters and leaves each of its corners exactly once.
  std::map<std::pair<int, int>, std::pair<QPointF, QPointF>> edges;
  const int ring = closed_at_edge ? 0 : 1;
  for (int column = 1 - ring; column <= kColumns + ring; ++column) {
    for (int row = 1 - ring; row <= kRows + ring; ++row) {
      const GridPoint point = grid_point(column, row);
      if (!belongs(point, holds, closed_at_edge)) {
        continue;
      }
      const QPolygonF corners = hexagon(point);
      for (int side = 0; side < 6; ++side) {
        const auto direction = core::board::kDirections[static_cast<std::size_t>(side)];
        if (!belongs(point.neighbour(direction), holds, closed_at_edge)) {
          const QPointF from = corners[(side + 5) % 6];
          edges.emplace(key_of(from), std::pair{from, corners[side]});
        }
      }
    }
  }
  Region region;
  while (!edges.empty()) {
    QPolygonF loop;
    for (auto edge = edges.begin(); edge != edges.end();) {
      const auto [from, to] = edge->second;
      edges.erase(edge);
      loop << warped(from, look.warp) << warped((from + to) / 2.0, look.warp);
      edge = edges.find(key_of(to));
    }
    for (int pass = 0; pass < look.rounding; ++pass) {
      loop = smoothed(loop, true);
    }
    region.boxes.push_back(loop.boundingRect());
    region.loops.push_back(std::move(loop));
  }
  return region;
}

QPolygonF clipped(const QPolygonF& loop, const QRectF& box) {
  QPolygonF current = loop;
  // Sutherland and Hodgman: one side of the rectangle after the other.
  const auto cut = [&current](auto inside, auto crossing) {
    QPolygonF next;
    next.reserve(current.size() + 8);
    const qsizetype count = current.size();
    for (qsizetype at = 0; at < count; ++at) {
      const QPointF from = current[at];
      const QPointF to = current[(at + 1) % count];
      if (inside(from)) {
        next << from;
      }
      if (inside(from) != inside(to)) {
        next << crossing(from, to);
      }
    }
    current = std::move(next);
  };
  const auto at_x = [](double x) {
    return [x](QPointF a, QPointF b) {
      return QPointF{x, a.y() + (b.y() - a.y()) * (x - a.x()) / (b.x() - a.x())};
    };
  };
  const auto at_y = [](double y) {
    return [y](QPointF a, QPointF b) {
      return QPointF{a.x() + (b.x() - a.x()) * (y - a.y()) / (b.y() - a.y()), y};
    };
  };
  cut([&](QPointF p) { return p.x() >= box.left(); }, at_x(box.left()));
  cut([&](QPointF p) { return p.x() <= box.right(); }, at_x(box.right()));
  cut([&](QPointF p) { return p.y() >= box.top(); }, at_y(box.top()));
  cut([&](QPointF p) { return p.y() <= box.bottom(); }, at_y(box.bottom()));
  return current;
}

}  // namespace mapview
