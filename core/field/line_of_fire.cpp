#include "core/field/line_of_fire.h"

namespace core::field {
namespace {

using table::Inches;
using table::Point;
using table::Polygon;

/// Where the line from one corner to the next meets a parallel to the line of fire.
Point met_at(Point a, Point b, Inches level) noexcept {
  const std::int64_t whole = (b.y - a.y).ticks();
  const table::Wide part = table::Wide{(b.x - a.x).ticks()} * (level - a.y).ticks() / whole;
  return {a.x + Inches::of_ticks(static_cast<std::int64_t>(part)), level};
}

/// What of a polygon is not beyond a parallel to the line of fire, above or below it.
Polygon cut_at(const Polygon& polygon, Inches level, bool keeps_below) {
  Polygon kept;
  const auto keeps = [&](Point point) { return keeps_below ? point.y <= level : point.y >= level; };
  for (std::size_t i = 0; i < polygon.size(); ++i) {
    const Point here = polygon[i];
    const Point next = polygon[(i + 1) % polygon.size()];
    if (keeps(here)) {
      kept.push_back(here);
    }
    if (keeps(here) != keeps(next)) {
      kept.push_back(met_at(here, next, level));
    }
  }
  return kept;
}

}  // namespace

std::optional<Stretch> stretch_of(const LineOfFire& line, const Polygon& polygon, Inches limit) {
  bool left = false;
  bool right = false;
  for (const Point corner : polygon) {
    const bool on = line.is_within(corner, limit);
    left = left || on || line.cross_of(corner) < 0;
    right = right || on || line.cross_of(corner) > 0;
  }
  if (!left || !right) {  // cheap: all of it on one side and off the line
    return std::nullopt;
  }
  Polygon seen;
  for (const Point corner : polygon) {
    seen.push_back({line.along(corner), line.aside(corner)});
  }
  const Polygon under = cut_at(cut_at(seen, limit, true), -limit, false);
  if (under.empty()) {
    return std::nullopt;
  }
  Stretch stretch{under.front().x, under.front().x};
  for (const Point corner : under) {
    stretch.from = std::min(stretch.from, corner.x);
    stretch.to = std::max(stretch.to, corner.x);
  }
  return stretch;
}

}  // namespace core::field
