// [IC-103] [IC-104] [IC-088] [IC-121] [RC-171] Courses: straight runs, arcs, turns in place, runs
// astern and drift, S3 of table IC-T39.
#pragma once

#include "core/table/fixed.h"
#include "core/table/units.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace core::table {

enum class LegKind : std::uint8_t {
  Straight,
  Left,   ///< along a circle to port, the heading tangent to it
  Right,  ///< along a circle to starboard
  Pivot,  ///< a turn in place, by the shorter way; a half turn to the right
  Drift,  ///< carried along without change of heading
};

/// One piece of a course.
struct Leg {
  LegKind kind{};
  Inches length;    ///< of the stack's way; 0 for a pivot
  Inches radius;    ///< of an arc
  Heading heading;  ///< to which a pivot turns; towards which a drift goes
  bool astern{};    ///< stern first, along the same line or circle

  friend constexpr auto operator<=>(const Leg&, const Leg&) noexcept = default;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(kind, length, radius, heading, astern);
  }
};

using Path = std::vector<Leg>;

[[nodiscard]] constexpr Leg straight(Inches length) noexcept {
  return {LegKind::Straight, length, {}, {}, false};
}

[[nodiscard]] constexpr Leg left(Inches length, Inches radius) noexcept {
  return {LegKind::Left, length, radius, {}, false};
}

[[nodiscard]] constexpr Leg right(Inches length, Inches radius) noexcept {
  return {LegKind::Right, length, radius, {}, false};
}

[[nodiscard]] constexpr Leg pivot(Heading to) noexcept {
  return {LegKind::Pivot, {}, {}, to, false};
}

[[nodiscard]] constexpr Leg drift(Heading towards, Inches length) noexcept {
  return {LegKind::Drift, length, {}, towards, false};
}

/// [IC-088] The same run stern first: with the rudder to the right the stern goes to the right.
[[nodiscard]] constexpr Leg astern(Leg leg) noexcept {
  leg.astern = true;
  return leg;
}

/// [IC-081] The length of all runs and drifts; a turn in place has none.
[[nodiscard]] Inches length_of(const Path& path) noexcept;

/// [IC-101] The smallest radius used; nothing without an arc.
[[nodiscard]] std::optional<Inches> least_radius(const Path& path) noexcept;

/// What makes a leg no leg, in words: a negative length, an arc whose radius is not above 0.
[[nodiscard]] std::optional<std::string> fault_of(const Path& path);

/// A path from a place: where the ship is at each step of it.
///
/// Steps count ticks of way and thousandths of a degree of turns in place, leg after leg. Every
/// place is worked out from the start of the course in fractions (table/fixed.h) and rounded once,
/// so it does not matter in how many parts somebody looks at it.
class Course {
 public:
  using Step = std::int64_t;

  /// @throws std::invalid_argument for a path with a fault.
  Course(Pose start, Path path);

  [[nodiscard]] const Path& path() const noexcept { return path_; }

  [[nodiscard]] Pose start() const noexcept { return pose(0); }

  [[nodiscard]] Pose end() const noexcept { return pose(steps()); }

  [[nodiscard]] Inches length() const noexcept { return length_; }

  [[nodiscard]] Step steps() const noexcept;

  /// The stack's place to the nearest tick, the heading to the nearest thousandth of a degree.
  ///
  /// @param step beyond either end is that end.
  [[nodiscard]] Pose pose(Step step) const noexcept;

  /// The way made at a step.
  [[nodiscard]] Inches length_at(Step step) const noexcept;

  /// The last step at which no more than this way is made: turns in place that are reached there
  /// are made.
  [[nodiscard]] Step step_at(Inches length) const noexcept;

  /// The end of the piece of one leg that a step lies in, at most `to`; from a leg's end that of
  /// the next leg.
  [[nodiscard]] Step leg_end(Step from, Step to) const noexcept;

  /// No point within `reach` of the stack moves farther between two steps of one leg than this;
  /// what is lost to rounding is within it.
  [[nodiscard]] Inches farthest(Step from, Step to, Inches reach) const noexcept;

 private:
  struct Start {
    FinePose pose;
    Inches length;
    Step step{};
  };

  [[nodiscard]] std::size_t leg_of(Step step) const noexcept;

  Path path_;
  std::vector<Start> starts_;  ///< of each leg, and the end
  Inches length_;
};

/// Where a ship is after a path.
///
/// @throws std::invalid_argument for a path with a fault.
[[nodiscard]] Pose after(Pose start, const Path& path);

/// Where a ship is when it has made so much of a path, turns in place that are reached made.
///
/// @throws std::invalid_argument for a path with a fault.
[[nodiscard]] Pose after(Pose start, const Path& path, Inches length);

/// The farthest that a path leads off a heading, in thousandths of a degree, as the ends of its
/// legs tell: no ship turns so far in one leg that it comes about to where it was.
///
/// @throws std::invalid_argument for a path with a fault.
[[nodiscard]] std::int32_t farthest_off(Heading heading, Pose start, const Path& path);

}  // namespace core::table
