// [IC-125] [IC-148] The first step of a course at which a hull comes to something: what contacts
// and entries have in common.
#pragma once

#include "core/table/course.h"
#include "core/table/units.h"

#include <functional>
#include <optional>
#include <vector>

namespace core::table {

/// Whether the hull at a pose comes within a gap of one of the things that are looked for; with no
/// gap, whether it has come to it. Never less with a wider gap.
using Near = std::function<bool(std::size_t thing, Pose pose, Inches gap)>;

/// What a hull has come to, all at the same step, in the order of the list.
struct Arrival {
  Course::Step step{};
  std::vector<std::size_t> things;
};

/// The first step after `from`, up to `to`, at which the hull has come to any of the things.
///
/// Halves the course and leaves out a half only when the hull, which cannot move farther in it than
/// Course::farthest(), cannot come to anything from its middle.
///
/// @param reach no corner of the hull is farther from the stack.
[[nodiscard]] std::optional<Arrival> first_arrival(const Course& course, Course::Step from,
                                                   Course::Step to, Inches reach,
                                                   const std::vector<std::size_t>& things,
                                                   const Near& near);

}  // namespace core::table
