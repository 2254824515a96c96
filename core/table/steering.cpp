#include "core/table/steering.h"

#include "core/table/trigonometry.h"

#include <algorithm>
#include <cstdint>

namespace core::table {
namespace {

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
  Course::Step most = whole.steps();
  if (!beyond(least)) {
    return {straight(length)};
  }
  if (beyond(most)) {
    return whole.path();
  }
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
