#include "core/table/course.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace core::table {

namespace {

/// The thousandths of a degree of a radian, rounded down: who divides by it never gets too little.
constexpr std::int64_t kRadianBelow = 57'295;

/// What the rounding of two poses and of a corner in each can add to a way.
constexpr std::int64_t kRoundings = 4;

constexpr FineAngle kRightAngle = kFineCircle / 4;

constexpr FineAngle kThousandth = FineAngle{1} << kFineAngleBits;

/// The turn by the shorter way, above -half a circle up to half a circle.
FineAngle turn_to(FineAngle from, Heading to) noexcept {
  FineAngle turn = (fine(to) - from) % kFineCircle;
  if (turn > kFineCircle / 2) {
    turn -= kFineCircle;
  } else if (turn <= -kFineCircle / 2) {
    turn += kFineCircle;
  }
  return turn;
}

Course::Step steps_of(const Leg& leg, FineAngle heading) noexcept {
  if (leg.kind != LegKind::Pivot) {
    return leg.length.ticks();
  }
  const FineAngle turn = turn_to(heading, leg.heading);
  return ((turn < 0 ? -turn : turn) + kThousandth - 1) / kThousandth;
}

FinePose along_leg(const FinePose& from, const Leg& leg, Course::Step step) noexcept {
  const Inches way = Inches::of_ticks(leg.astern ? -step : step);
  switch (leg.kind) {
    case LegKind::Straight:
      return {fine_along(from.at, from.heading, fine(way)), from.heading};
    case LegKind::Left:
    case LegKind::Right: {
      // From the circle's middle, so that a long way round does not leave the circle.
      const FineAngle to_middle = leg.kind == LegKind::Right ? kRightAngle : -kRightAngle;
      const FineAngle angle = angle_of_arc(way, leg.radius);
      const FineAngle turn = leg.kind == LegKind::Right ? angle : -angle;
      const FinePoint centre = fine_along(from.at, from.heading + to_middle, fine(leg.radius));
      return {fine_along(centre, from.heading - to_middle + turn, fine(leg.radius)),
              (from.heading + turn) % kFineCircle};
    }
    case LegKind::Pivot: {
      const FineAngle turn = turn_to(from.heading, leg.heading);
      const FineAngle made = step * kThousandth;
      return {from.at, from.heading + (turn < 0 ? std::max(turn, -made) : std::min(turn, made))};
    }
    case LegKind::Drift:
      return {fine_along(from.at, fine(leg.heading), fine(Inches::of_ticks(step))), from.heading};
  }
  return from;
}

}  // namespace

Inches length_of(const Path& path) noexcept {
  Inches length;
  for (const Leg& leg : path) {
    if (leg.kind != LegKind::Pivot) {
      length += leg.length;
    }
  }
  return length;
}

std::optional<Inches> least_radius(const Path& path) noexcept {
  std::optional<Inches> least;
  for (const Leg& leg : path) {
    if (leg.kind == LegKind::Left || leg.kind == LegKind::Right) {
      least = least ? std::min(*least, leg.radius) : leg.radius;
    }
  }
  return least;
}

std::optional<std::string> fault_of(const Path& path) {
  for (std::size_t i = 0; i < path.size(); ++i) {
    const Leg& leg = path[i];
    if (leg.length < Inches{}) {
      return "leg " + std::to_string(i + 1) + " has a negative length";
    }
    if ((leg.kind == LegKind::Left || leg.kind == LegKind::Right) && leg.radius <= Inches{}) {
      return "leg " + std::to_string(i + 1) + " is an arc without a radius";
    }
  }
  return std::nullopt;
}

Course::Course(Pose start, Path path) : path_{std::move(path)} {
  if (const auto fault = fault_of(path_)) {
    throw std::invalid_argument{"no course: " + *fault};
  }
  Start here{fine(start), {}, 0};
  for (const Leg& leg : path_) {
    starts_.push_back(here);
    const Step steps = steps_of(leg, here.pose.heading);
    here.pose = along_leg(here.pose, leg, steps);
    here.step += steps;
    here.length += leg.kind == LegKind::Pivot ? Inches{} : leg.length;
  }
  starts_.push_back(here);
  length_ = here.length;
}

Course::Step Course::steps() const noexcept { return starts_.back().step; }

std::size_t Course::leg_of(Step step) const noexcept {
  const auto after = std::upper_bound(starts_.begin(), starts_.end(), std::max(step, Step{0}),
                                      [](Step wanted, const Start& s) { return wanted < s.step; });
  return static_cast<std::size_t>(after - starts_.begin()) - 1;
}

Pose Course::pose(Step step) const noexcept {
  const std::size_t leg = leg_of(step);
  const Start& start = starts_[leg];
  if (leg == path_.size()) {
    return rounded(start.pose);
  }
  return rounded(along_leg(start.pose, path_[leg], std::max(step, Step{0}) - start.step));
}

Inches Course::length_at(Step step) const noexcept {
  const std::size_t leg = leg_of(step);
  const Start& start = starts_[leg];
  if (leg == path_.size() || path_[leg].kind == LegKind::Pivot) {
    return start.length;
  }
  return start.length + Inches::of_ticks(std::max(step, Step{0}) - start.step);
}

Course::Step Course::step_at(Inches length) const noexcept {
  const auto after =
      std::upper_bound(starts_.begin(), starts_.end(), std::max(length, Inches{}),
                       [](Inches wanted, const Start& s) { return wanted < s.length; });
  const auto leg = static_cast<std::size_t>(after - starts_.begin()) - 1;
  const Start& start = starts_[leg];
  return leg == path_.size() ? start.step
                             : start.step + (std::max(length, Inches{}) - start.length).ticks();
}

Course::Step Course::leg_end(Step from, Step to) const noexcept {
  const std::size_t leg = leg_of(from);
  return leg == path_.size() ? to : std::min(to, starts_[leg + 1].step);
}

Inches Course::farthest(Step from, Step to, Inches reach) const noexcept {
  const std::size_t leg = leg_of(from);
  const std::int64_t steps = to - from;
  const auto spread = [&](std::int64_t by) { return (steps * reach.ticks() + by - 1) / by; };
  if (leg == path_.size()) {
    return Inches::of_ticks(kRoundings);
  }
  switch (path_[leg].kind) {
    case LegKind::Left:
    case LegKind::Right:
      return Inches::of_ticks(steps + spread(path_[leg].radius.ticks()) + kRoundings);
    case LegKind::Pivot:
      return Inches::of_ticks(spread(kRadianBelow) + kRoundings);
    case LegKind::Straight:
    case LegKind::Drift:
      break;
  }
  return Inches::of_ticks(steps + kRoundings);
}

Pose after(Pose start, const Path& path) { return Course{start, path}.end(); }

Pose after(Pose start, const Path& path, Inches length) {
  const Course course{start, path};
  return course.pose(course.step_at(length));
}

std::int32_t farthest_off(Heading heading, Pose start, const Path& path) {
  std::int32_t farthest = 0;
  Path laid;
  for (const Leg& leg : path) {
    laid.push_back(leg);
    farthest = std::max(farthest, angle_between(heading, after(start, laid).heading));
  }
  return farthest;
}

}  // namespace core::table
