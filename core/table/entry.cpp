#include "core/table/entry.h"

#include "core/table/search.h"

#include <algorithm>

namespace core::table {

namespace {

Near near_zones(const Hull& hull, std::span<const Zone> zones) {
  return [&hull, zones](std::size_t thing, Pose pose, Inches gap) {
    return within_of(outline(hull, pose), zones[thing].outline, zones[thing].margin + gap);
  };
}

/// The last step of a stay in the zone that `from` belongs to.
Course::Step last_inside(const Hull& hull, const Course& course, const Zone& zone,
                         Course::Step from, Course::Step to) {
  constexpr Course::Step kStride = Inches::kTicks / 20;
  Course::Step inside = from;
  while (inside < to) {
    Course::Step outside = std::min(inside + kStride, to);
    if (in_zone(hull, course.pose(outside), zone)) {
      inside = outside;
      continue;
    }
    while (outside - inside > 1) {
      const Course::Step middle = inside + (outside - inside) / 2;
      (in_zone(hull, course.pose(middle), zone) ? inside : outside) = middle;
    }
    break;
  }
  return inside;
}

}  // namespace

bool in_zone(const Hull& hull, Pose pose, const Zone& zone) noexcept {
  return within_of(outline(hull, pose), zone.outline, zone.margin);
}

std::vector<Entry> entries(const Hull& hull, const Course& course, std::span<const Zone> zones,
                           Course::Step from, Course::Step to) {
  const Near near = near_zones(hull, zones);
  const Inches reaches = reach(hull);
  std::vector<Entry> found;
  for (std::size_t i = 0; i < zones.size(); ++i) {
    Course::Step step = from;
    const bool at_start = near(i, course.pose(from), Inches{});
    if (!at_start) {
      const auto arrival = first_arrival(course, from, to, reaches, {i}, near);
      if (!arrival) {
        continue;
      }
      step = arrival->step;
    }
    found.push_back({i, step, course.length_at(step), course.pose(step), at_start});
  }
  std::stable_sort(found.begin(), found.end(),
                   [](const Entry& a, const Entry& b) { return a.step < b.step; });
  return found;
}

std::vector<Entry> entries(const Hull& hull, const Course& course, std::span<const Zone> zones) {
  return entries(hull, course, zones, 0, course.steps());
}

Inches length_inside(const Hull& hull, const Course& course, const Zone& zone, Course::Step from,
                     Course::Step to) {
  const std::span<const Zone> zones{&zone, 1};
  const Near near = near_zones(hull, zones);
  Inches inside;
  while (from < to) {
    if (!near(0, course.pose(from), Inches{})) {
      const auto arrival = first_arrival(course, from, to, reach(hull), {0}, near);
      if (!arrival) {
        break;
      }
      from = arrival->step;
    }
    const Course::Step last = last_inside(hull, course, zone, from, to);
    inside += course.length_at(last) - course.length_at(from);
    from = last + 1;
  }
  return inside;
}

}  // namespace core::table
