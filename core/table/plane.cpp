#include "core/table/plane.h"

#include "core/table/fixed.h"
#include "core/table/trigonometry.h"

#include <algorithm>
#include <array>

namespace core::table {

namespace {

/// Twice the surface of the triangle, above 0 when `c` lies to the left of the line from a to b.
constexpr std::int64_t cross(Point a, Point b, Point c) noexcept {
  const Point u = b - a;
  const Point v = c - a;
  return u.x.ticks() * v.y.ticks() - u.y.ticks() * v.x.ticks();
}

/// The scalar product of the ways from a to b and from a to c.
constexpr std::int64_t dot(Point a, Point b, Point c) noexcept {
  const Point u = b - a;
  const Point v = c - a;
  return u.x.ticks() * v.x.ticks() + u.y.ticks() * v.y.ticks();
}

constexpr int sign(std::int64_t value) noexcept { return value > 0 ? 1 : value < 0 ? -1 : 0; }

bool between(Point a, Point b, Point point) noexcept {
  return std::min(a.x, b.x) <= point.x && point.x <= std::max(a.x, b.x) &&
         std::min(a.y, b.y) <= point.y && point.y <= std::max(a.y, b.y);
}

Point next(Corners polygon, std::size_t corner) noexcept {
  return polygon[corner + 1 == polygon.size() ? 0 : corner + 1];
}

Box box_of_line(Point a, Point b) noexcept {
  return {{std::min(a.x, b.x), std::min(a.y, b.y)}, {std::max(a.x, b.x), std::max(a.y, b.y)}};
}

constexpr Point doubled(Point point) noexcept { return {point.x * 2, point.y * 2}; }

}  // namespace

Box box_of(Corners corners) noexcept {
  Box box{corners.front(), corners.front()};
  for (const Point corner : corners) {
    box.low = {std::min(box.low.x, corner.x), std::min(box.low.y, corner.y)};
    box.high = {std::max(box.high.x, corner.x), std::max(box.high.y, corner.y)};
  }
  return box;
}

bool close(const Box& a, const Box& b, Inches gap) noexcept {
  return a.low.x <= b.high.x + gap && b.low.x <= a.high.x + gap && a.low.y <= b.high.y + gap &&
         b.low.y <= a.high.y + gap;
}

Polygon rectangle(Point low, Point high) { return {low, {low.x, high.y}, high, {high.x, low.y}}; }

int side_of_line(Point a, Point b, Point point) noexcept { return sign(cross(a, b, point)); }

bool lines_touch(Point a, Point b, Point c, Point d) noexcept {
  const int c_side = side_of_line(a, b, c);
  const int d_side = side_of_line(a, b, d);
  const int a_side = side_of_line(c, d, a);
  const int b_side = side_of_line(c, d, b);
  if (c_side * d_side < 0 && a_side * b_side < 0) {
    return true;
  }
  return (c_side == 0 && between(a, b, c)) || (d_side == 0 && between(a, b, d)) ||
         (a_side == 0 && between(c, d, a)) || (b_side == 0 && between(c, d, b));
}

bool contains(Corners polygon, Point point) noexcept {
  // Lines that a ray to the right crosses; a corner on the ray counts with the line below it only.
  bool inside = false;
  for (std::size_t i = 0; i < polygon.size(); ++i) {
    const Point a = polygon[i];
    const Point b = next(polygon, i);
    const int side = side_of_line(a, b, point);
    if (side == 0 && between(a, b, point)) {
      return true;
    }
    if ((a.y > point.y) != (b.y > point.y)) {
      inside = inside != ((b.y > a.y) == (side > 0));
    }
  }
  return inside;
}

bool line_touches(Corners polygon, Point a, Point b) noexcept {
  for (std::size_t i = 0; i < polygon.size(); ++i) {
    if (lines_touch(a, b, polygon[i], next(polygon, i))) {
      return true;
    }
  }
  return contains(polygon, a);
}

bool touch(Corners a, Corners b) noexcept {
  const Box around = box_of(b);
  if (!close(box_of(a), around, Inches{})) {
    return false;
  }
  for (std::size_t i = 0; i < a.size(); ++i) {
    const std::array line{a[i], next(a, i)};
    if (!close(box_of_line(line[0], line[1]), around, Inches{})) {
      continue;
    }
    for (std::size_t j = 0; j < b.size(); ++j) {
      if (lines_touch(line[0], line[1], b[j], next(b, j))) {
        return true;
      }
    }
  }
  return contains(a, b.front()) || contains(b, a.front());
}

bool within_of_line(Point a, Point b, Point point, Inches limit) noexcept {
  const std::int64_t length = distance_squared(a, b);
  const std::int64_t ahead = dot(a, b, point);
  if (ahead <= 0) {
    return within(a, point, limit);
  }
  if (ahead >= length) {
    return within(b, point, limit);
  }
  const std::int64_t aside = cross(a, b, point);
  return limit >= Inches{} && Wide{aside} * aside <= Wide{limit.ticks()} * limit.ticks() * length;
}

bool within_of(Corners polygon, Point point, Inches limit) noexcept {
  for (std::size_t i = 0; i < polygon.size(); ++i) {
    if (within_of_line(polygon[i], next(polygon, i), point, limit)) {
      return true;
    }
  }
  return contains(polygon, point);
}

bool within_of(Corners a, Corners b, Inches limit) noexcept {
  if (!close(box_of(a), box_of(b), limit)) {
    return false;
  }
  if (touch(a, b)) {
    return true;
  }
  const auto near = [limit](Corners corners, Corners polygon) {
    return std::any_of(corners.begin(), corners.end(), [&](Point corner) {
      for (std::size_t i = 0; i < polygon.size(); ++i) {
        const std::array line{polygon[i], next(polygon, i)};
        if (close(box_of_line(line[0], line[1]), {corner, corner}, limit) &&
            within_of_line(line[0], line[1], corner, limit)) {
          return true;
        }
      }
      return false;
    });
  };
  return limit > Inches{} && (near(a, b) || near(b, a));
}

Inches distance(Corners polygon, Point point) noexcept {
  if (contains(polygon, point)) {
    return {};
  }
  // The least whole number of half ticks within which a line comes, halved without its fraction.
  std::int64_t least = 2 * distance(polygon.front(), point).ticks() + 2;
  for (std::size_t i = 0; i < polygon.size(); ++i) {
    const Point a = doubled(polygon[i]);
    const Point b = doubled(next(polygon, i));
    if (!within_of_line(a, b, doubled(point), Inches::of_ticks(least - 1))) {
      continue;
    }
    std::int64_t low = 0;
    while (low < least) {
      const std::int64_t middle = (low + least) / 2;
      if (within_of_line(a, b, doubled(point), Inches::of_ticks(middle))) {
        least = middle;
      } else {
        low = middle + 1;
      }
    }
  }
  return Inches::of_ticks(least / 2);
}

Nearest nearest(Corners first, Corners second) noexcept {
  Nearest found;
  std::optional<Wide> least;
  // Squares of distances in 2^-16 square ticks: what is nearer by less counts as equally near.
  constexpr int kShift = 16;
  const auto look = [&](Corners corners, Corners polygon, bool corner_is_first) {
    for (std::size_t c = 0; c < corners.size(); ++c) {
      for (std::size_t i = 0; i < polygon.size(); ++i) {
        const Point a = polygon[i];
        const Point b = next(polygon, i);
        const std::int64_t length = distance_squared(a, b);
        const std::int64_t ahead = dot(a, b, corners[c]);
        const bool at_start = ahead <= 0;
        const bool at_end = !at_start && ahead >= length;
        Wide square{};
        if (at_start || at_end) {
          square = Wide{distance_squared(at_start ? a : b, corners[c])} << kShift;
        } else {
          const std::int64_t aside = cross(a, b, corners[c]);
          square = ((Wide{aside} * aside) << kShift) / length;
        }
        if (least && *least <= square) {
          continue;
        }
        least = square;
        const std::size_t line = at_end ? (i + 1) % polygon.size() : i;
        found = corner_is_first ? Nearest{c, line, true, at_start || at_end, corners[c]}
                                : Nearest{line, c, at_start || at_end, true, corners[c]};
      }
    }
  };
  look(first, second, true);
  look(second, first, false);
  return found;
}

std::optional<std::string> fault_of(Corners polygon) {
  const std::size_t count = polygon.size();
  if (count < 3) {
    return "it has fewer than three corners";
  }
  const auto number = [&](std::size_t corner) { return std::to_string(corner % count + 1); };
  for (std::size_t i = 0; i < count; ++i) {
    if (polygon[i] == next(polygon, i)) {
      return "its corners " + number(i) + " and " + number(i + 1) + " are the same";
    }
  }
  for (std::size_t i = 0; i < count; ++i) {
    const Point before = polygon[(i + count - 1) % count];
    const Point after = next(polygon, i);
    if (cross(polygon[i], before, after) == 0 && dot(polygon[i], before, after) > 0) {
      return "it turns back on itself at corner " + number(i);
    }
  }
  for (std::size_t i = 0; i < count; ++i) {
    for (std::size_t j = i + 2; j < count; ++j) {
      const bool neighbours = i == 0 && j + 1 == count;
      if (!neighbours && lines_touch(polygon[i], next(polygon, i), polygon[j], next(polygon, j))) {
        return "its lines " + number(i) + "-" + number(i + 1) + " and " + number(j) + "-" +
               number(j + 1) + " cross or touch";
      }
    }
  }
  return std::nullopt;
}

}  // namespace core::table
