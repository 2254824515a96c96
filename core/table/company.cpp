#include "core/table/company.h"

#include "core/table/trigonometry.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace core::table {
namespace {

constexpr Course::Step kLook = 200;  // ticks of way or thousandths of a degree

/// The steps at which a carried hull is looked at; gives the last free one.
template <class Look>
Course::Step look_along(Course::Step from, Course::Step limit, Look free) {
  Course::Step last = from;
  for (Course::Step step = from; step <= limit; step = std::min(step + kLook, limit)) {
    if (!free(step)) {
      return last;
    }
    last = step;
    if (step == limit) {
      break;
    }
  }
  return last;
}

}  // namespace

Carriage carriage(Pose leader, Pose carried) noexcept {
  const std::int64_t x = (carried.at.x - leader.at.x).ticks();
  const std::int64_t y = (carried.at.y - leader.at.y).ticks();
  const std::int64_t across = sine(leader.heading);
  const std::int64_t along = cosine(leader.heading);
  constexpr std::int64_t kOne = std::int64_t{1} << kSineBits;
  return {Inches::of_ticks((x * across + y * along) / kOne),
          Inches::of_ticks((x * along - y * across) / kOne),
          turn_between(leader.heading, carried.heading)};
}

Pose pose_of(const Carriage& carriage, Pose leader) noexcept {
  return {aboard(leader, carriage.ahead, carriage.starboard),
          leader.heading.turned(carriage.turned)};
}

Course::Step follows_to(const Hull& hull, const Carriage& carriage, const Course& course,
                        Course::Step from, Course::Step limit,
                        std::span<const Obstacle> obstacles) {
  // What it lies against at the start does not hold it, but it may not press into it: against that
  // its outline is drawn in until it is clear, as table/sweep.h has it.
  constexpr int kMostDrawnIn = 16;
  const Pose start = pose_of(carriage, course.pose(from));
  std::vector<std::pair<const Obstacle*, Hull>> met;
  for (const Obstacle& each : obstacles) {
    std::optional<Hull> clear = hull;
    for (int times = 1; clear && touch(outline(*clear, start), each.outline); ++times) {
      clear = times > kMostDrawnIn ? std::nullopt : drawn_in(hull, kAlongside * times);
    }
    if (!clear) {
      return from;
    }
    met.emplace_back(&each, *clear);
  }
  return look_along(from, limit, [&](Course::Step step) {
    const Pose now = pose_of(carriage, course.pose(step));
    return std::ranges::none_of(met, [&](const auto& each) {
      return touch(outline(each.second, now), each.first->outline);
    });
  });
}

Course::Step stays_on(const Carriage& carriage, const Course& course, Course::Step from,
                      Course::Step limit, const Edges& edges) noexcept {
  const auto is_on = [&](Course::Step step) {
    return within_edges(edges, pose_of(carriage, course.pose(step)).at) >= Inches{};
  };
  return is_on(from) ? look_along(from, limit, is_on) : limit;
}

std::vector<Entry> carried_entries(const Hull& hull, const Carriage& carriage, const Course& course,
                                   Course::Step from, Course::Step limit,
                                   std::span<const Zone> zones) {
  std::vector<Entry> found;
  std::vector<bool> entered(zones.size());
  (void)look_along(from, limit, [&](Course::Step step) {
    const Pose pose = pose_of(carriage, course.pose(step));
    for (std::size_t zone = 0; zone < zones.size(); ++zone) {
      if (!entered[zone] && in_zone(hull, pose, zones[zone])) {
        entered[zone] = true;
        found.push_back({zone, step, course.length_at(step), course.pose(step), step == from});
      }
    }
    return true;
  });
  return found;
}

}  // namespace core::table
