// [IC-105] [IC-124] [RC-501] A hull that is carried along by another one, to which it lies fast.
#pragma once

#include "core/table/course.h"
#include "core/table/entry.h"
#include "core/table/sweep.h"

#include <span>
#include <vector>

namespace core::table {

/// How a hull lies to the one that carries it.
struct Carriage {
  Inches ahead;
  Inches starboard;
  std::int32_t turned{};  ///< its heading against the leader's

  friend bool operator==(const Carriage&, const Carriage&) = default;
};

/// How a hull lies to a leader as both stand.
[[nodiscard]] Carriage carriage(Pose leader, Pose carried) noexcept;

/// Where a carried hull lies when its leader lies there.
[[nodiscard]] Pose pose_of(const Carriage& carriage, Pose leader) noexcept;

/// How far a carried hull follows its leader's course before it meets something. It is looked at
/// each fiftieth of an inch and each degree of a turn, for its way is no course of its own.
///
/// @param from the step of the leader's course from which it is followed.
[[nodiscard]] Course::Step follows_to(const Hull& hull, const Carriage& carriage,
                                      const Course& course, Course::Step from, Course::Step limit,
                                      std::span<const Obstacle> obstacles);

/// The zones that a carried hull enters on the way, looked at in the same places.
[[nodiscard]] std::vector<Entry> carried_entries(const Hull& hull, const Carriage& carriage,
                                                 const Course& course, Course::Step from,
                                                 Course::Step limit, std::span<const Zone> zones);

/// How far a leader goes before the stack of a carried hull would cross the table's edge; `limit`
/// when it does not, and when it is off the table at `from`. Looked at in the same places.
[[nodiscard]] Course::Step stays_on(const Carriage& carriage, const Course& course,
                                    Course::Step from, Course::Step limit,
                                    const Edges& edges) noexcept;

}  // namespace core::table
