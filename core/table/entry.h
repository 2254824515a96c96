// [IC-141] [IC-142] [IC-148] [RC-201] [RC-361] Areas that a move enters, S6 of table IC-T39.
//
// It is the hull that enters, not the stack: "any part of its move" [IC-141] [IC-148] and "passing
// within 1 inch" [RC-201] are said of the ship, and a bow on a bar is on the bar.
#pragma once

#include "core/table/course.h"
#include "core/table/outline.h"
#include "core/table/plane.h"
#include "core/table/units.h"

#include <optional>
#include <span>
#include <vector>

namespace core::table {

/// Water that tells who enters it: an area, or the strip of some width round a stretch of land.
struct Zone {
  Polygon outline;
  Inches margin;  ///< what lies no farther from the outline belongs to it; 0 for the area itself

  friend bool operator==(const Zone&, const Zone&) = default;
};

/// That a hull has entered a zone.
struct Entry {
  std::size_t zone{};   ///< its place in the list
  Course::Step step{};  ///< the first step at which a part of the hull is in it
  Inches length;        ///< the way made by then
  Pose pose;            ///< there
  bool at_start{};      ///< it was in it before it moved

  friend bool operator==(const Entry&, const Entry&) = default;
};

/// Whether any part of a hull is in a zone.
[[nodiscard]] bool in_zone(const Hull& hull, Pose pose, const Zone& zone) noexcept;

/// The zones that a hull is in at any step from one to another, each once, where the course first
/// enters it: in the order of the course, at the same step in that of the list.
[[nodiscard]] std::vector<Entry> entries(const Hull& hull, const Course& course,
                                         std::span<const Zone> zones, Course::Step from,
                                         Course::Step to);

/// Those of the whole course.
[[nodiscard]] std::vector<Entry> entries(const Hull& hull, const Course& course,
                                         std::span<const Zone> zones);

/// [RC-204] The way made while a part of the hull is in the zone. Gaps of less than a twentieth of
/// an inch between two stays may be counted to them.
[[nodiscard]] Inches length_inside(const Hull& hull, const Course& course, const Zone& zone,
                                   Course::Step from, Course::Step to);

}  // namespace core::table
