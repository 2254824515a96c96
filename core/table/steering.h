// Courses that a captain thinks of besides those that are offered: finer turns, and turns that end
// with the bow on a mark. For the captains of both naval sets; no rule: each set judges them.
#pragma once

#include "core/table/course.h"

#include <vector>

namespace core::table {

/// Turns of so many eighths of a length to either side, and straight on for the rest: those that
/// lie between straight on and the quarters, halves and whole that are offered.
[[nodiscard]] std::vector<Path> fine_turns(Inches length, Inches radius);

/// The course that turns the shorter way until the bow points at a mark and goes straight on to the
/// end of the length; an arc to the end where the length does not bring it round. Empty for a
/// length of 0.
[[nodiscard]] Path onto(Pose from, Point mark, Inches length, Inches radius);

/// fine_turns(), and onto() the nearest marks, three at most and no farther off than the length and
/// a foot.
[[nodiscard]] std::vector<Path> steered(Pose from, std::vector<Point> marks, Inches length,
                                        Inches radius);

/// How far a ship has to go to be upon a mark with her least radius: the shorter of a turn to the
/// right and one to the left, and straight on from there; inches. What lies abeam is farther than
/// what lies as near ahead.
[[nodiscard]] double way_round(Pose from, Point mark, Inches radius);

/// Ways to come upon a mark from several sides: onto() at once, and after a piece straight on or to
/// either side.
[[nodiscard]] std::vector<Path> approaches(Pose from, Point mark, Inches length, Inches radius);

}  // namespace core::table
