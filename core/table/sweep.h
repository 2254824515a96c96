// [IC-125] [IC-281] [IC-089] [RC-166] [RC-426] The first contact of a moving hull, S4 and S5 of
// table IC-T39.
//
// What counts as contact. Outlines never overlap: a move ends at the last step of its course (a
// tick of way, or a thousandth of a degree of a turn in place) at which the hull still has no point
// in common with any obstacle, and the contact is the one of the next step. The search is a
// bisection that never leaves out a stretch unless the hull, wherever it is on it, cannot reach the
// obstacle: no corner is cut, however thin the obstacle.
//
// Two hulls are alongside (touching()) when no more than kAlongside is between them, which a
// contact always leaves. A hull that is alongside an obstacle at the start, or overlaps it, may
// move away and along it, but not into it: against that obstacle its outline is drawn in on all
// sides until it is clear at the start (by nothing, when it does not overlap), and it is in contact
// when it gets deeper by kGive than that. Then the move ends at the last step before at which it is
// as clear as it was. So a ship that lies side to side with another is not held by a tick of
// rounding, and one that pushes on gains nothing. What swings outwards in a turn, the stern of a
// ship that turns away, does push. A hull that overlaps so far that no outline drawn in is clear is
// in contact at once.
#pragma once

#include "core/table/area.h"
#include "core/table/course.h"
#include "core/table/outline.h"
#include "core/table/plane.h"
#include "core/table/units.h"

#include <optional>
#include <span>
#include <vector>

namespace core::table {

/// What lies still while a hull moves: another hull, land, an obstruction.
struct Obstacle {
  Polygon outline;
  std::optional<Heading> keel;  ///< of a hull, whose corners are those of an Outline

  friend bool operator==(const Obstacle&, const Obstacle&) = default;
};

[[nodiscard]] Obstacle obstacle(const Hull& hull, Pose pose);
[[nodiscard]] Obstacle obstacle(Polygon outline);

/// Ships no farther apart lie alongside one another: sixteen ten-thousandths of an inch.
inline constexpr Inches kAlongside = Inches::of_ticks(16);

/// How much deeper a hull may get, on its way, into what it is alongside of at the start.
inline constexpr Inches kGive = Inches::of_ticks(16);

/// [IC-105] [IC-301] Whether two outlines touch or lie alongside.
[[nodiscard]] bool touching(Corners a, Corners b) noexcept;

/// What a hull has met.
struct Contact {
  /// The place of the obstacle in the list; nothing when the stack has crossed the table's edge.
  std::optional<std::size_t> obstacle;
  HullPart mover{};                ///< the part of the mover that touches
  std::optional<HullPart> target;  ///< the part that is touched, of a hull
  Point where;                     ///< the touching point; of an edge, where the stack crosses it
  /// [IC-281] Between the mover's heading and the target's keel line, 0 to 90,000 thousandths of a
  /// degree; nothing when the target is no hull.
  std::optional<std::int32_t> angle;

  friend bool operator==(const Contact&, const Contact&) = default;
};

/// How far a move has gone.
struct Swept {
  Course::Step step{};  ///< the last free step, or `to`
  Inches length;        ///< the way made by then, from the start of the course
  Pose pose;            ///< there
  std::optional<Contact> contact;

  friend bool operator==(const Swept&, const Swept&) = default;
};

/// The table's edges, for a stack that may cross them; nothing where there are none.
struct Edges {
  Inches width;
  Inches height;
};

/// How far a stack is within the table; negative off it.
[[nodiscard]] Inches within_edges(const Edges& edges, Point stack) noexcept;

/// Follows a course from one step to another until the hull meets something, or its stack leaves
/// the table. Of several met at the same step the edge counts first, then the first of the list.
///
/// A stack that is off the table at `from` comes on freely: its edges do not count then.
[[nodiscard]] Swept sweep(const Hull& hull, const Course& course,
                          std::span<const Obstacle> obstacles, const std::optional<Edges>& edges,
                          Course::Step from, Course::Step to);

/// The whole course.
[[nodiscard]] Swept sweep(const Hull& hull, const Course& course,
                          std::span<const Obstacle> obstacles, const std::optional<Edges>& edges);

}  // namespace core::table
