#include "core/table/sweep.h"

#include "core/table/search.h"
#include "core/table/trigonometry.h"

#include <algorithm>
#include <utility>

namespace core::table {

namespace {

/// The mover as it is held against one obstacle.
struct Against {
  Hull clear;  ///< drawn in so far that it is clear of the obstacle at the start
  Hull held;   ///< what makes the contact: the same, drawn in by kGive more when it is alongside
};

/// Nothing when no hull that is left is clear.
std::optional<Against> against(const Hull& hull, Pose start, const Obstacle& obstacle) {
  if (!touching(outline(hull, start), obstacle.outline)) {
    return Against{hull, hull};
  }
  std::optional<Hull> clear{hull};
  for (Inches by; clear && touch(outline(*clear, start), obstacle.outline);
       clear = drawn_in(hull, by)) {
    by += Inches::of_ticks(1);
  }
  const auto held = clear ? drawn_in(*clear, kGive) : std::nullopt;
  return held ? std::optional{Against{*clear, *held}} : std::nullopt;
}

/// The angle between a heading and a line that runs both ways.
std::int32_t angle_to_keel(Heading heading, Heading keel) noexcept {
  const std::int32_t angle = angle_between(heading, keel);
  return std::min(angle, Heading::kCircle / 2 - angle);
}

Contact contact_with(const Hull& hull, Pose last_free, const Obstacle& met, std::size_t index) {
  const Nearest place = nearest(outline(hull, last_free), met.outline);
  Contact contact;
  contact.obstacle = index;
  contact.mover = place.first_is_corner ? kHullCornerParts[place.first] : kHullLines[place.first];
  contact.where = place.where;
  if (met.keel) {
    contact.target =
        place.second_is_corner ? kHullCornerParts[place.second] : kHullLines[place.second];
    contact.angle = angle_to_keel(last_free.heading, *met.keel);
  }
  return contact;
}

}  // namespace

Inches within_edges(const Edges& edges, Point stack) noexcept {
  return std::min({stack.x, edges.width - stack.x, stack.y, edges.height - stack.y});
}

Obstacle obstacle(const Hull& hull, Pose pose) {
  const Outline corners = outline(hull, pose);
  return {Polygon(corners.begin(), corners.end()), pose.heading};
}

Obstacle obstacle(Polygon outline) { return {std::move(outline), std::nullopt}; }

bool touching(Corners a, Corners b) noexcept { return within_of(a, b, kAlongside); }

Swept sweep(const Hull& hull, const Course& course, std::span<const Obstacle> obstacles,
            const std::optional<Edges>& edges, Course::Step from, Course::Step to) {
  from = std::clamp(from, Course::Step{0}, course.steps());
  to = std::clamp(to, from, course.steps());
  const Pose start = course.pose(from);
  const auto at = [&](Course::Step step, const std::optional<Contact>& contact) {
    return Swept{step, course.length_at(step), course.pose(step), contact};
  };
  if (from == to) {
    return at(from, std::nullopt);
  }
  // What is out of reach of the whole course is left out at once.
  const Inches reaches = reach(hull);
  const Box around{start.at, start.at};
  const Inches farthest = course.length() + reaches + kAlongside + Inches::of_ticks(1);
  std::vector<Against> hulls(obstacles.size());
  std::vector<std::size_t> things;
  for (std::size_t i = 0; i < obstacles.size(); ++i) {
    if (!close(around, box_of(obstacles[i].outline), farthest)) {
      continue;
    }
    const auto mover = against(hull, start, obstacles[i]);
    if (!mover) {
      return at(from, contact_with(hull, start, obstacles[i], i));
    }
    hulls[i] = *mover;
    things.push_back(i);
  }
  const std::size_t edge = obstacles.size();
  if (edges && within_edges(*edges, start.at) >= Inches{}) {
    things.push_back(edge);
  }
  const auto met = first_arrival(
      course, from, to, reaches, things, [&](std::size_t thing, Pose pose, Inches gap) {
        return thing == edge
                   ? within_edges(*edges, pose.at) < gap
                   : within_of(outline(hulls[thing].held, pose), obstacles[thing].outline, gap);
      });
  if (!met) {
    return at(to, std::nullopt);
  }
  Course::Step free = met->step - 1;
  if (met->things.back() == edge) {
    Contact crossed;
    crossed.where = course.pose(met->step).at;
    return at(free, crossed);
  }
  // What was given way at the start is not taken at the end: no push gets deeper than the last.
  const std::size_t first = met->things.front();
  while (free > from &&
         touch(outline(hulls[first].clear, course.pose(free)), obstacles[first].outline)) {
    --free;
  }
  return at(free, contact_with(hulls[first].clear, course.pose(free), obstacles[first], first));
}

Swept sweep(const Hull& hull, const Course& course, std::span<const Obstacle> obstacles,
            const std::optional<Edges>& edges) {
  return sweep(hull, course, obstacles, edges, 0, course.steps());
}

}  // namespace core::table
