#include "core/table/arcs.h"

#include "core/table/trigonometry.h"

#include <algorithm>

namespace core::table {

namespace {

std::int32_t off_centre(const Arc& arc, Heading heading, Heading direction) noexcept {
  return angle_between(heading.turned(arc.centre), direction);
}

}  // namespace

bool in_arc(const Arc& arc, Heading heading, Heading direction) noexcept {
  return off_centre(arc, heading, direction) <= arc.half;
}

std::vector<std::size_t> bearing_arcs(const Training& training, Heading heading,
                                      Heading direction) {
  std::vector<std::size_t> found;
  if (std::any_of(training.masked.begin(), training.masked.end(), [&](const Arc& sector) {
        return off_centre(sector, heading, direction) < sector.half;
      })) {
    return found;
  }
  for (std::size_t i = 0; i < training.arcs.size(); ++i) {
    if (in_arc(training.arcs[i], heading, direction)) {
      found.push_back(i);
    }
  }
  return found;
}

bool bears(const Training& training, Heading heading, Point gun, Point target) {
  return gun == target || !bearing_arcs(training, heading, bearing(gun, target)).empty();
}

}  // namespace core::table
