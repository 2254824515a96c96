#include "core/table/outline.h"

#include "core/table/fixed.h"
#include "core/table/trigonometry.h"

#include <algorithm>

namespace core::table {

namespace {

/// Corners as (ahead of the stack, to starboard of it), in the order of an Outline.
struct AboardCorner {
  Inches ahead;
  Inches starboard;
};

std::array<AboardCorner, kHullCorners> corners_aboard(const Hull& hull) noexcept {
  const Inches tip = hull.length / 2 - hull.stack;
  const Inches stern = tip - hull.length;
  const Inches shoulder = tip - hull.length / 6;
  const Inches side = hull.beam / 2;
  return {{{tip, {}}, {shoulder, side}, {stern, side}, {stern, -side}, {shoulder, -side}}};
}

}  // namespace

Outline outline(const Hull& hull, Pose pose) noexcept {
  const FinePose start = fine(pose);
  const FineSine way = fine_sine(start.heading);
  const auto part = [](std::int64_t sine, Inches length) {
    return static_cast<FineLength>((Wide{sine} * fine(length)) >> kFineSineBits);
  };
  const auto corners = corners_aboard(hull);
  Outline found;
  for (std::size_t i = 0; i < kHullCorners; ++i) {
    const auto [ahead, starboard] = corners[i];
    found[i] = rounded(FinePoint{start.at.x + part(way.sine, ahead) + part(way.cosine, starboard),
                                 start.at.y + part(way.cosine, ahead) - part(way.sine, starboard)});
  }
  return found;
}

std::optional<Hull> drawn_in(const Hull& hull, Inches by) noexcept {
  const Hull smaller{hull.length - by * 2, hull.beam - by * 2, hull.stack};
  if (smaller.length <= Inches{} || smaller.beam <= Inches{}) {
    return std::nullopt;
  }
  return smaller;
}

Inches reach(const Hull& hull) noexcept {
  Inches farthest;
  for (const auto& [ahead, starboard] : corners_aboard(hull)) {
    farthest = std::max(farthest, distance(Point{}, Point{ahead, starboard}) + Inches::of_ticks(1));
  }
  return farthest;
}

Point middle(const Hull& hull, Pose pose) noexcept { return aboard(pose, -hull.stack, {}); }

Footprint footprint_of_squares(Point middle, int columns, int rows) noexcept {
  return {middle, Inches::of(columns), Inches::of(rows), columns, rows};
}

Polygon outline(const Footprint& footprint) {
  const Point low = footprint.middle - Point{footprint.width / 2, footprint.height / 2};
  return rectangle(low, low + Point{footprint.width, footprint.height});
}

Point square_middle(const Footprint& footprint, int square) noexcept {
  const std::int64_t columns = footprint.columns;
  const std::int64_t rows = footprint.rows;
  const std::int64_t column = (square - 1) % columns;
  const std::int64_t row = (square - 1) / columns;
  const Inches left = footprint.middle.x - footprint.width / 2;
  const Inches top = footprint.middle.y - footprint.height / 2 + footprint.height;
  return {left + footprint.width * (2 * column + 1) / (2 * columns),
          top - footprint.height * (2 * row + 1) / (2 * rows)};
}

}  // namespace core::table
