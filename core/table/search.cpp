#include "core/table/search.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace core::table {

namespace {

std::vector<std::size_t> those_near(const std::vector<std::size_t>& things, const Near& near,
                                    Pose pose, Inches gap) {
  std::vector<std::size_t> found;
  std::copy_if(things.begin(), things.end(), std::back_inserter(found),
               [&](std::size_t thing) { return near(thing, pose, gap); });
  return found;
}

/// Within one leg.
std::optional<Arrival> first_within(const Course& course, Course::Step from, Course::Step to,
                                    Inches reach, const std::vector<std::size_t>& things,
                                    const Near& near) {
  if (to - from == 1) {
    auto found = those_near(things, near, course.pose(to), Inches{});
    return found.empty() ? std::nullopt : std::optional{Arrival{to, std::move(found)}};
  }
  const Course::Step middle = from + (to - from) / 2;
  // The second half is never the shorter one.
  const auto reachable = those_near(things, near, course.pose(middle),
                                    course.farthest(from, from + (to - middle), reach));
  if (reachable.empty()) {
    return std::nullopt;
  }
  auto found = first_within(course, from, middle, reach, reachable, near);
  return found ? std::move(found) : first_within(course, middle, to, reach, reachable, near);
}

}  // namespace

std::optional<Arrival> first_arrival(const Course& course, Course::Step from, Course::Step to,
                                     Inches reach, const std::vector<std::size_t>& things,
                                     const Near& near) {
  const Course::Step last = std::min(to, course.steps());
  while (from < last && !things.empty()) {
    const Course::Step end = course.leg_end(from, last);
    if (auto found = first_within(course, from, end, reach, things, near)) {
      return found;
    }
    from = end;
  }
  return std::nullopt;
}

}  // namespace core::table
