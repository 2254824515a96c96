// What the tests of the table say for short.
#pragma once

#include "core/table/battle.h"
#include "core/table/trigonometry.h"
#include "core/table/units.h"

#include <cstdint>
#include <ostream>
#include <random>

namespace core::table {

inline void PrintTo(Inches length, std::ostream* out) { *out << length.ticks() << " ticks"; }

inline void PrintTo(Heading heading, std::ostream* out) { *out << heading.decimal() << " degrees"; }

inline void PrintTo(Point point, std::ostream* out) {
  *out << "(" << point.x.ticks() << ", " << point.y.ticks() << ")";
}

inline void PrintTo(Pose pose, std::ostream* out) {
  PrintTo(pose.at, out);
  *out << " heading " << pose.heading.decimal();
}

namespace testing {

/// A place in ticks.
inline Point at(std::int64_t x, std::int64_t y) {
  return {Inches::of_ticks(x), Inches::of_ticks(y)};
}

/// A place in inches.
inline Point inch(std::int64_t x, std::int64_t y) { return {Inches::of(x), Inches::of(y)}; }

/// In hundredths of an inch.
inline Inches hundredths(std::int64_t count) { return Inches::of_ticks(count * 100); }

inline Pose pose(Point at, std::int32_t degrees) { return {at, Heading::degrees(degrees)}; }

/// Open water of 30 by 20 inches.
inline Battle strait() {
  Battle battle;
  battle.width = Inches::of(30);
  battle.depth = Inches::of(20);
  return battle;
}

/// The right end of it, as a place to reach.
inline ShipTest to_the_right() {
  ShipTest test;
  test.fact = ShipFact::XAbove;
  test.limit = Inches::of(25);
  return test;
}

/// Numbers that are the same in every run and on every machine.
class Any {
 public:
  explicit Any(std::uint64_t seed) : random_{seed} {}

  /// From 0 up to, but without, `limit`.
  std::int64_t below(std::int64_t limit) {
    return static_cast<std::int64_t>(random_() % static_cast<std::uint64_t>(limit));
  }

  Point point(Inches width, Inches height) {
    const std::int64_t x = below(width.ticks() + 1);
    return at(x, below(height.ticks() + 1));
  }

  Heading heading() { return Heading::of(below(Heading::kCircle)); }

 private:
  std::mt19937_64 random_;
};

}  // namespace testing
}  // namespace core::table
