// [IC-001] [IC-401] Directions and distances on the table, S1 of table IC-T39.
//
// How the room stays exact. A place is a whole number of ticks, a heading a whole number of
// thousandths of a degree; there is no floating point in the room. Which side of a line a point
// lies on, whether two lines or outlines touch and whether one is within a distance of the other
// are decided by whole products, without rounding, on a table of up to 200 inches (table/plane.h).
// Sine and cosine come from their series in whole numbers of 2^-60; what they are multiplied into
// is rounded once, to the nearest tick or thousandth. A course of many legs is followed in
// fractions of 2^-20 ticks and 2^-24 thousandths of a degree from its own start (table/fixed.h),
// and every place on it is rounded from there: roundings do not add up. So a replay agrees on every
// machine, to the last tick.
#pragma once

#include "core/table/units.h"

#include <cstdint>

namespace core::table {

inline constexpr int kSineBits = 30;

/// In 2^-30, rounded to the nearest: 0 up the table is 0, 90 to the right is 2^30.
[[nodiscard]] std::int64_t sine(Heading heading) noexcept;

/// In 2^-30, rounded to the nearest: 0 up the table is 2^30, 90 to the right is 0.
[[nodiscard]] std::int64_t cosine(Heading heading) noexcept;

/// The place `length` from `from` in a direction, to the nearest tick; backwards when negative.
[[nodiscard]] Point along(Point from, Heading direction, Inches length) noexcept;

/// The place so far ahead of a pose's point and so far to its right, to the nearest tick: a turret,
/// a port, a corner of the hull.
[[nodiscard]] Point aboard(Pose pose, Inches ahead, Inches starboard) noexcept;

/// The compass direction from one place to another, to the nearest thousandth of a degree; 0 when
/// they are the same.
[[nodiscard]] Heading bearing(Point from, Point to) noexcept;

/// In square ticks.
[[nodiscard]] constexpr std::int64_t distance_squared(Point a, Point b) noexcept {
  const std::int64_t x = (a.x - b.x).ticks();
  const std::int64_t y = (a.y - b.y).ticks();
  return x * x + y * y;
}

/// To the nearest tick. For words and for what is divided; a limit is asked of within().
[[nodiscard]] Inches distance(Point a, Point b) noexcept;

/// [IC-184] Whether two places are no more than `limit` apart, exactly: a limit is met.
/// For limits of up to 100,000 inches.
[[nodiscard]] constexpr bool within(Point a, Point b, Inches limit) noexcept {
  return limit >= Inches{} && distance_squared(a, b) <= limit.ticks() * limit.ticks();
}

}  // namespace core::table
