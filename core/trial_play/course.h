// [20.0] The course of a campaign: both armies, supply, cities, politics, cycle by cycle.
#pragma once

#include "core/rulebook/cycle.h"
#include "core/state/situation.h"

#include <array>
#include <vector>

namespace core::trial_play {

/// What a side has.
struct CourseSide {
  int on_map{};     ///< CSP of ground combat units on the map
  int on_spiral{};  ///< CSP on the production spiral
  int pool{};       ///< SUP
  int income{};     ///< SUP that a cycle brings as the board stands
  int cities{};     ///< towns of the Confederate list and the five that it controls
  int political{};  ///< Political Points

  friend bool operator==(const CourseSide&, const CourseSide&) = default;
};

/// How a campaign stands when a cycle begins.
struct CoursePoint {
  rulebook::Cycle cycle;
  std::array<CourseSide, 2> sides;  ///< by Side

  friend bool operator==(const CoursePoint&, const CoursePoint&) = default;
};

[[nodiscard]] CoursePoint course_of(const state::Situation& now);

}  // namespace core::trial_play
