// [IC-401] Polygons of the table: which lies where, decided exactly in whole numbers.
#pragma once

#include "core/table/units.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace core::table {

/// Corners in order, either way round; the last is joined to the first. What lies on its line
/// belongs to it.
using Polygon = std::vector<Point>;
using Corners = std::span<const Point>;

/// The smallest rectangle, square to the table, that holds some points.
struct Box {
  Point low;   ///< lower left
  Point high;  ///< upper right

  [[nodiscard]] bool operator==(const Box&) const = default;
};

/// @param corners at least one.
[[nodiscard]] Box box_of(Corners corners) noexcept;

/// Whether two boxes are no more than `gap` apart in x and in y.
[[nodiscard]] bool close(const Box& a, const Box& b, Inches gap) noexcept;

/// A rectangle square to the table, corners from its lower left clockwise.
[[nodiscard]] Polygon rectangle(Point low, Point high);

/// On which side of the line from `a` to `b` a point lies: 1 to the left, -1 to the right, 0 on it.
[[nodiscard]] int side_of_line(Point a, Point b, Point point) noexcept;

/// Whether two straight lines have a point in common; touching is enough.
[[nodiscard]] bool lines_touch(Point a, Point b, Point c, Point d) noexcept;

/// Whether a point lies in a polygon or on its line.
[[nodiscard]] bool contains(Corners polygon, Point point) noexcept;

/// Whether a straight line has a point in common with a polygon.
[[nodiscard]] bool line_touches(Corners polygon, Point a, Point b) noexcept;

/// Whether two polygons have a point in common; touching is enough.
[[nodiscard]] bool touch(Corners a, Corners b) noexcept;

/// Whether a point is no more than `limit` from a straight line.
[[nodiscard]] bool within_of_line(Point a, Point b, Point point, Inches limit) noexcept;

/// Whether a point is no more than `limit` from a polygon; 0 asks whether it lies in it.
[[nodiscard]] bool within_of(Corners polygon, Point point, Inches limit) noexcept;

/// Whether two polygons come within `limit` of one another, the limit included.
[[nodiscard]] bool within_of(Corners a, Corners b, Inches limit) noexcept;

/// From a point to the nearest place of a polygon, to the nearest tick; 0 inside.
[[nodiscard]] Inches distance(Corners polygon, Point point) noexcept;

/// Where two outlines that do not overlap come nearest to one another: a corner of one and a line
/// (corner i to corner i + 1) of the other, or two corners.
struct Nearest {
  /// Of the first outline and of the second: the corner, or the first corner of the line.
  std::size_t first{};
  std::size_t second{};
  bool first_is_corner{};
  bool second_is_corner{};
  Point where;  ///< on the corner that is nearest
};

/// The first of equally near ones: corners of the first outline before those of the second.
[[nodiscard]] Nearest nearest(Corners first, Corners second) noexcept;

/// Why a polygon cannot be used, in words: fewer than three corners, a corner given twice in a row,
/// a line that turns back on the one before, lines that cross or touch, no surface.
[[nodiscard]] std::optional<std::string> fault_of(Corners polygon);

}  // namespace core::table
