#include "core/ironclad/company.h"

#include "core/table/trigonometry.h"

#include <algorithm>

namespace core::ironclad {
namespace {

using table::Course;
using table::Inches;

constexpr Course::Step kLook = 200;  // ticks of way or thousandths of a degree

Carried carried(const State& state, ShipId leader, ShipId ship) {
  const Pose& from = state.ship(leader).pose;
  const Pose& to = state.ship(ship).pose;
  const std::int64_t x = (to.at.x - from.at.x).ticks();
  const std::int64_t y = (to.at.y - from.at.y).ticks();
  const std::int64_t sine = table::sine(from.heading);
  const std::int64_t cosine = table::cosine(from.heading);
  constexpr std::int64_t kOne = std::int64_t{1} << table::kSineBits;
  return {ship, Inches::of_ticks((x * sine + y * cosine) / kOne),
          Inches::of_ticks((x * cosine - y * sine) / kOne),
          table::turn_between(from.heading, to.heading)};
}

/// The steps at which a carried ship is looked at.
template <class Look>
Course::Step look_along(Course::Step limit, Look free) {
  Course::Step last = 0;
  for (Course::Step step = 0; step <= limit; step = std::min(step + kLook, limit)) {
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

std::optional<ShipId> lashed_to(const Setting& setting, const State& state, ShipId id) {
  const auto& other = setting.placed(id).lashed_to;
  const bool holds = other && state.ship(id).fate == Fate::Afloat &&
                     state.ship(*other).fate == Fate::Afloat &&
                     state.ship(id).side == state.ship(*other).side;
  return holds ? other : std::nullopt;
}

std::optional<ShipId> tower_of(const State& state, ShipId id) {
  for (std::size_t i = 0; i < state.ships.size(); ++i) {
    if (state.ships[i].tow == id && state.ships[i].fate == Fate::Afloat) {
      return ShipId{static_cast<std::uint8_t>(i)};
    }
  }
  return std::nullopt;
}

std::vector<Carried> carried_by(const Setting& setting, const State& state, ShipId id,
                                std::optional<ShipId> tug) {
  std::vector<Carried> all;
  if (const auto other = lashed_to(setting, state, id)) {
    all.push_back(carried(state, id, *other));
  }
  if (const auto towed = state.ship(id).tow; towed && state.ship(*towed).fate == Fate::Afloat) {
    all.push_back(carried(state, id, *towed));
  }
  if (tug) {
    all.push_back(carried(state, id, *tug));
  }
  return all;
}

Pose pose_of(const Carried& carried, Pose leader) noexcept {
  return {table::aboard(leader, carried.ahead, carried.starboard),
          leader.heading.turned(carried.turned)};
}

Course::Step follows_to(const Setting& setting, const Carried& carried, const Course& course,
                        Course::Step limit, const std::vector<table::Obstacle>& obstacles) {
  const table::Hull& hull = setting.ship(carried.ship).hull;
  // What it lies against at the start does not hold it, but it may not press into it: against that
  // its outline is drawn in until it is clear, as table/sweep.h has it.
  constexpr int kMostDrawnIn = 16;
  const Pose start = pose_of(carried, course.start());
  std::vector<std::pair<const table::Obstacle*, table::Hull>> met;
  for (const table::Obstacle& each : obstacles) {
    std::optional<table::Hull> clear = hull;
    for (int times = 1; clear && table::touch(table::outline(*clear, start), each.outline);
         ++times) {
      clear =
          times > kMostDrawnIn ? std::nullopt : table::drawn_in(hull, table::kAlongside * times);
    }
    if (!clear) {
      return 0;
    }
    met.emplace_back(&each, *clear);
  }
  return look_along(limit, [&](Course::Step step) {
    const Pose now = pose_of(carried, course.pose(step));
    return std::ranges::none_of(met, [&](const auto& each) {
      return table::touch(table::outline(each.second, now), each.first->outline);
    });
  });
}

std::vector<table::Entry> entries_of(const Setting& setting, const Carried& carried,
                                     const Course& course, Course::Step limit,
                                     const std::vector<table::Zone>& zones) {
  std::vector<table::Entry> found;
  std::vector<bool> entered(zones.size());
  const table::Hull& hull = setting.ship(carried.ship).hull;
  (void)look_along(limit, [&](Course::Step step) {
    const Pose pose = pose_of(carried, course.pose(step));
    for (std::size_t zone = 0; zone < zones.size(); ++zone) {
      if (!entered[zone] && table::in_zone(hull, pose, zones[zone])) {
        entered[zone] = true;
        found.push_back({zone, step, course.length_at(step), course.pose(step), step == 0});
      }
    }
    return true;
  });
  return found;
}

}  // namespace core::ironclad
