#include "core/table/steering.h"

#include "core/table/trigonometry.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numbers>
#include <optional>

namespace core::table {
namespace {

constexpr double kHalfCircle = 180;  // degrees
constexpr double kPi = std::numbers::pi;

Leg arc(Inches length, Inches radius, bool to_right) {
  return to_right ? right(length, radius) : left(length, radius);
}

Path turned(Inches turn, Inches length, Inches radius, bool to_right) {
  Path path;
  if (turn > Inches{}) {
    path.push_back(arc(turn, radius, to_right));
  }
  if (length > turn) {
    path.push_back(straight(length - turn));
  }
  return path;
}

/// The way to a mark by a turn to one side and its tangent; nothing for a mark within the circle.
std::optional<double> way_by(Pose from, Point mark, Inches radius, bool to_right) {
  constexpr std::int64_t kAbeam = std::int64_t{90} * Heading::kDegree;
  constexpr std::int64_t kRounding = 100;  // thousandths of a degree: dead ahead is no full circle
  const Point middle = along(from.at, from.heading.turned(to_right ? kAbeam : -kAbeam), radius);
  const std::int64_t square = distance_squared(middle, mark) - radius.ticks() * radius.ticks();
  if (square < 0) {
    return std::nullopt;
  }
  const double tangent = std::sqrt(static_cast<double>(square)) / Inches::kTicks;
  // The mark lies off the tangent's heading as far as the middle lies beside the ship.
  const auto ahead = Inches::of_ticks(std::llround(tangent * Inches::kTicks));
  const std::int64_t beside = bearing(Point{}, Point{radius, ahead}).thousandths();
  const Heading leaves = bearing(middle, mark).turned(to_right ? beside : -beside);
  const std::int64_t turn = (to_right ? leaves.turned(-from.heading.thousandths())
                                      : from.heading.turned(-leaves.thousandths()))
                                .thousandths();
  const bool full = turn > Heading::kCircle - kRounding;
  return tangent + (full ? 0 : radius.decimal() * Heading::of(turn).decimal() * kPi / kHalfCircle);
}

}  // namespace

std::vector<Path> fine_turns(Inches length, Inches radius) {
  constexpr int kEighths = 8;
  std::vector<Path> paths;
  for (const int eighths : {1, 3, 5, 6}) {
    for (const bool to_right : {false, true}) {
      paths.push_back(turned(length * eighths / kEighths, length, radius, to_right));
    }
  }
  return paths;
}

Path onto(Pose from, Point mark, Inches length, Inches radius) {
  if (length <= Inches{}) {
    return {};
  }
  const auto off = [&](Pose pose) { return turn_between(pose.heading, bearing(pose.at, mark)); };
  const bool to_right = off(from) > 0;
  const Course whole{from, {arc(length, radius, to_right)}};
  // Whether the mark still lies on the side to which the ship turns.
  const auto beyond = [&](Course::Step step) {
    const auto left = off(whole.pose(step));
    return to_right ? left > 0 : left < 0;
  };
  Course::Step least = 0;
  if (!beyond(least)) {
    return {straight(length)};
  }
  // The first time that the bow comes upon it: looked for piece by piece, for once past it the ship
  // turns towards it again from the other side.
  constexpr int kPieces = 16;  // of a circle
  const auto piece = std::max<std::int64_t>(
      1, std::llround(2 * kPi * static_cast<double>(radius.ticks()) / kPieces));
  Course::Step most = 0;
  do {
    if (most == whole.steps()) {
      return whole.path();
    }
    least = most;
    most = std::min(whole.steps(), least + piece);
  } while (beyond(most));
  while (most - least > 1) {
    const Course::Step middle = least + (most - least) / 2;
    (beyond(middle) ? least : most) = middle;
  }
  return turned(whole.length_at(most), length, radius, to_right);
}

std::vector<Path> steered(Pose from, std::vector<Point> marks, Inches length, Inches radius) {
  constexpr std::size_t kMost = 3;
  const Inches beyond = Inches::of(12);
  std::vector<Path> paths = fine_turns(length, radius);
  std::ranges::stable_sort(marks, {}, [&](Point mark) { return distance(from.at, mark); });
  for (std::size_t i = 0; i < std::min(kMost, marks.size()); ++i) {
    if (within(from.at, marks[i], length + beyond)) {
      paths.push_back(onto(from, marks[i], length, radius));
    }
  }
  return paths;
}

double way_round(Pose from, Point mark, Inches radius) {
  const auto by_right = way_by(from, mark, radius, true);
  const auto by_left = way_by(from, mark, radius, false);
  // The circles touch only where the ship is: a mark lies in one of them at most.
  return by_right && by_left ? std::min(*by_right, *by_left)
         : by_right          ? *by_right
                             : by_left.value_or(0);
}

std::vector<Path> approaches(Pose from, Point mark, Inches length, Inches radius) {
  constexpr int kPieces = 4;
  std::vector<Path> paths{onto(from, mark, length, radius)};
  for (const int pieces : {1, 2}) {
    const Inches first = length * pieces / kPieces;
    for (const Leg& leg : {straight(first), left(first, radius), right(first, radius)}) {
      Path path{leg};
      if (first > Inches{}) {
        const Path rest = onto(after(from, path), mark, length - first, radius);
        path.insert(path.end(), rest.begin(), rest.end());
        paths.push_back(std::move(path));
      }
    }
  }
  return paths;
}

}  // namespace core::table
