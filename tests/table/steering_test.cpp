// Courses that captains think of, on any place, heading, radius and length.
#include "core/table/steering.h"

#include "tests/table/build.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>
#include <set>

namespace core::table {
namespace {

using testing::Any;
using testing::hundredths;
using testing::inch;
using testing::pose;

constexpr Inches kRadius = Inches::of(3);

/// How far the bow points past a mark, in thousandths of a degree.
std::int64_t off(Pose from, Point mark) {
  return std::abs(static_cast<std::int64_t>(turn_between(from.heading, bearing(from.at, mark))));
}

TEST(Steering, onto_a_mark_ahead_is_a_straight_run) {
  EXPECT_EQ(onto(pose(inch(20, 20), 90), inch(40, 20), Inches::of(6), kRadius),
            Path{straight(Inches::of(6))});
}

TEST(Steering, onto_a_mark_to_either_side_turns_there_and_ends_with_the_bow_on_it) {
  const Pose from = pose(inch(20, 20), 0);
  const Path right_of = onto(from, inch(30, 30), Inches::of(6), kRadius);
  ASSERT_EQ(right_of.size(), 2U);
  EXPECT_EQ(right_of[0].kind, LegKind::Right);
  EXPECT_EQ(right_of[1].kind, LegKind::Straight);
  const Path left_of = onto(from, inch(10, 30), Inches::of(6), kRadius);
  ASSERT_EQ(left_of.size(), 2U);
  EXPECT_EQ(left_of[0].kind, LegKind::Left);
  EXPECT_EQ(left_of[0].length, right_of[0].length);
}

TEST(Steering, onto_a_mark_that_the_length_does_not_bring_round_is_one_arc) {
  const Inches short_run = hundredths(50);
  EXPECT_EQ(onto(pose(inch(20, 20), 0), inch(21, 5), short_run, kRadius),
            Path{right(short_run, kRadius)});
}

TEST(Steering, onto_no_length_is_no_course) {
  EXPECT_TRUE(onto(pose(inch(20, 20), 0), inch(30, 30), Inches{}, kRadius).empty());
}

TEST(Steering, onto_any_mark_out_of_the_turning_circle_ends_with_the_bow_on_it) {
  Any any{11};
  int brought_round = 0;
  for (int each = 0; each < 2'000; ++each) {
    const Pose from{any.point(Inches::of(60), Inches::of(40)), any.heading()};
    const Point mark = any.point(Inches::of(60), Inches::of(40));
    const Inches length = hundredths(50 + any.below(1'200));
    const Path path = onto(from, mark, length, kRadius);
    ASSERT_EQ(length_of(path), length);
    const Pose end = after(from, path);
    if (path.size() == 2 && within(end.at, mark, Inches::of(1))) {
      continue;  // upon the mark a bow points anywhere
    }
    if (path.size() == 2 && off(from, mark) < 90'000 && !within(from.at, mark, length)) {
      EXPECT_LE(off(end, mark), 100) << "a tenth of a degree; course " << each;
      ++brought_round;
    }
  }
  EXPECT_GT(brought_round, 200);
}

TEST(Steering, fine_turns_are_as_many_to_either_side_and_use_up_the_length) {
  const std::vector<Path> paths = fine_turns(Inches::of(4), kRadius);
  int to_right = 0;
  std::set<Inches> turns;
  for (const Path& path : paths) {
    EXPECT_EQ(length_of(path), Inches::of(4));
    EXPECT_EQ(least_radius(path), kRadius);
    to_right += path.front().kind == LegKind::Right ? 1 : 0;
    turns.insert(path.front().length);
  }
  EXPECT_EQ(paths.size(), 2 * turns.size());
  EXPECT_EQ(static_cast<std::size_t>(to_right), turns.size());
  // None of what is offered already: quarters, halves, the whole.
  EXPECT_EQ(turns.count(Inches::of(1)) + turns.count(Inches::of(2)) + turns.count(Inches::of(4)),
            0U);
}

TEST(Steering, the_way_round_is_the_run_to_what_lies_ahead) {
  EXPECT_NEAR(way_round(pose(inch(20, 20), 90), inch(40, 20), kRadius), 20, 1e-3);
  EXPECT_NEAR(way_round(pose(inch(20, 20), 0), inch(20, 21), kRadius), 1, 1e-3);
}

TEST(Steering, the_way_round_to_what_lies_astern_is_a_half_circle_and_back) {
  // Abreast of where the half circle ends: 6 to the side and 10 astern.
  EXPECT_NEAR(way_round(pose(inch(20, 20), 0), inch(26, 10), kRadius), 3 * std::numbers::pi + 10,
              1e-3);
}

TEST(Steering, the_way_round_to_what_is_too_near_abeam_goes_by_the_other_side) {
  const Pose from = pose(inch(20, 20), 0);
  const double abeam = way_round(from, inch(22, 20), kRadius);  // within the circle to the right
  EXPECT_GT(abeam, way_round(from, inch(26, 20), kRadius));
  EXPECT_GT(abeam, 2 * std::numbers::pi * 2) << "most of the circle to the left";
}

TEST(Steering, the_way_round_ends_upon_the_mark_and_none_is_shorter) {
  Any any{12};
  int upon = 0;
  for (int each = 0; each < 1'000; ++each) {
    const Pose from{any.point(Inches::of(60), Inches::of(40)), any.heading()};
    const Point mark = any.point(Inches::of(60), Inches::of(40));
    const double way = way_round(from, mark, kRadius);
    EXPECT_GE(way, distance(from.at, mark).decimal() - 1e-3);
    // The course of that length whose bow is on the mark ends there, if the turn is less than half
    // a circle: what onto() takes.
    const Path path =
        onto(from, mark, Inches::of_ticks(std::llround(way * Inches::kTicks)), kRadius);
    if (path.size() == 2 && way < distance(from.at, mark).decimal() + 3 &&
        distance(from.at, mark) > Inches::of(8)) {
      EXPECT_TRUE(within(after(from, path).at, mark, Inches::ratio(1, 10))) << "course " << each;
      ++upon;
    }
    // A piece of a course brings the mark no nearer than its length; close by, a turn away first
    // may.
    const Path piece{any.below(2) == 0 ? left(Inches::of(2), kRadius) : straight(Inches::of(2))};
    if (!within(from.at, mark, kRadius * 4)) {
      EXPECT_LE(way, 2 + way_round(after(from, piece), mark, kRadius) + 1e-2) << "course " << each;
    }
  }
  EXPECT_GT(upon, 200);
}

TEST(Steering, approaches_come_from_several_sides_and_use_up_the_length) {
  const Pose from = pose(inch(20, 20), 90);
  const Point mark = inch(25, 21);
  const std::vector<Path> paths = approaches(from, mark, Inches::of(6), kRadius);
  std::set<std::int32_t> headings;
  for (const Path& path : paths) {
    EXPECT_EQ(length_of(path), Inches::of(6));
    headings.insert(after(from, path).heading.thousandths());
  }
  EXPECT_EQ(paths.front(), onto(from, mark, Inches::of(6), kRadius));
  EXPECT_GE(headings.size(), 5U);
}

}  // namespace
}  // namespace core::table
