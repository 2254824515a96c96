#include "core/table/course.h"

#include "tests/table/build.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <numbers>
#include <stdexcept>

namespace core::table {
namespace {

using testing::Any;
using testing::at;
using testing::hundredths;
using testing::inch;
using testing::pose;

// A quarter of a circle of 10 inches: 157,079.63 ticks.
constexpr Inches kQuarterOfTen = Inches::of_ticks(157'080);

TEST(Course, IC_081_a_straight_run) {
  EXPECT_EQ(after(pose(inch(10, 10), 90), {straight(Inches::of(6))}), pose(inch(16, 10), 90));
  EXPECT_EQ(after(pose(inch(10, 10), 0), {straight(hundredths(250))}),
            pose(at(100'000, 125'000), 0));
}

TEST(Course, IC_103_a_quarter_of_a_circle_to_either_side) {
  EXPECT_EQ(after(pose(inch(20, 20), 0), {right(kQuarterOfTen, Inches::of(10))}),
            pose(inch(30, 30), 90));
  EXPECT_EQ(after(pose(inch(20, 20), 0), {left(kQuarterOfTen, Inches::of(10))}),
            pose(inch(10, 30), 270));
  EXPECT_EQ(after(pose(inch(20, 20), 90), {right(kQuarterOfTen, Inches::of(10))}),
            pose(inch(30, 10), 180));
}

TEST(Course, IC_088_astern_along_the_same_line_or_circle) {
  EXPECT_EQ(after(pose(inch(20, 20), 90), {astern(straight(Inches::of(2)))}),
            pose(inch(18, 20), 90));
  // The stern goes to the right and backwards, so the bow swings to the left.
  EXPECT_EQ(after(pose(inch(20, 20), 0), {astern(right(kQuarterOfTen, Inches::of(10)))}),
            pose(inch(30, 10), 270));
  EXPECT_EQ(after(pose(inch(20, 20), 0), {astern(left(kQuarterOfTen, Inches::of(10)))}),
            pose(inch(10, 10), 90));
  // Astern over the same circle brings her back.
  const Leg ahead = right(Inches::of(3), hundredths(175));
  EXPECT_EQ(after(pose(inch(20, 20), 33), {ahead, astern(ahead)}), pose(inch(20, 20), 33));
}

TEST(Course, IC_104_a_turn_in_place_costs_no_way) {
  const Path path{pivot(Heading::degrees(200)), straight(Inches::of(2))};
  EXPECT_EQ(after(pose(inch(20, 20), 90), path).heading, Heading::degrees(200));
  EXPECT_EQ(length_of(path), Inches::of(2));
  EXPECT_EQ(after(pose(inch(20, 20), 0), {pivot(Heading::degrees(90)), straight(Inches::of(2))}),
            pose(inch(22, 20), 90));
}

TEST(Course, IC_104_a_turn_in_place_takes_the_shorter_way) {
  const Course to_right{pose(inch(5, 5), 350), {pivot(Heading::degrees(20))}};
  EXPECT_EQ(to_right.steps(), 30'000);
  EXPECT_EQ(to_right.pose(15'000).heading, Heading::degrees(5));
  const Course to_left{pose(inch(5, 5), 20), {pivot(Heading::degrees(350))}};
  EXPECT_EQ(to_left.pose(15'000).heading, Heading::degrees(5));
  const Course about{pose(inch(5, 5), 20), {pivot(Heading::degrees(200))}};
  EXPECT_EQ(about.pose(90'000).heading, Heading::degrees(110));
}

TEST(Course, IC_121_drift_keeps_the_heading) {
  EXPECT_EQ(after(pose(inch(20, 20), 45), {drift(Heading::degrees(270), Inches::of(2))}),
            pose(inch(18, 20), 45));
}

TEST(Course, IC_101_length_and_least_radius) {
  const Path path{straight(Inches::of(2)), right(Inches::of(3), hundredths(225)),
                  left(Inches::of(1), hundredths(175)), pivot(Heading::degrees(10))};
  EXPECT_EQ(length_of(path), Inches::of(6));
  EXPECT_EQ(least_radius(path), hundredths(175));
  EXPECT_EQ(least_radius({straight(Inches::of(2))}), std::nullopt);
}

TEST(Course, IC_101_no_leg_is_shorter_than_nothing_or_turns_on_a_point) {
  EXPECT_EQ(fault_of({straight(Inches::of(2)), straight(Inches::of(-1))}),
            "leg 2 has a negative length");
  EXPECT_EQ(fault_of({right(Inches::of(2), Inches{})}), "leg 1 is an arc without a radius");
  EXPECT_EQ(fault_of(Path{}), std::nullopt);
  EXPECT_THROW((Course{{}, {right(Inches::of(2), Inches{})}}), std::invalid_argument);
}

TEST(Course, IC_103_no_course_stays_where_it_is) {
  const Course none{pose(inch(5, 5), 20), {}};
  EXPECT_EQ(none.start(), none.end());
  EXPECT_EQ(none.end(), pose(inch(5, 5), 20));
  EXPECT_EQ(none.steps(), 0);
}

// The circumference of 2.25 inches' radius is 141,371.67 ticks: ten times round is 1,413,716.69.
TEST(Course, IC_103_a_full_circle_returns_within_a_tick) {
  const Pose start = pose(inch(20, 20), 77);
  const Pose once = after(start, {right(Inches::of_ticks(141'372), hundredths(225))});
  EXPECT_TRUE(within(once.at, start.at, Inches::of_ticks(1)));
  // A third of a tick is a thousandth of a degree.
  EXPECT_LE(angle_between(once.heading, start.heading), 1);
  Path ten(10, left(Inches::of_ticks(141'372), hundredths(225)));
  ten.push_back(astern(left(Inches::of_ticks(3), hundredths(225))));  // 3.31 too far
  const Pose end = after(start, ten);
  EXPECT_TRUE(within(end.at, start.at, Inches::of_ticks(1)));
  EXPECT_LE(angle_between(end.heading, start.heading), 1);
}

TEST(Course, IC_103_every_place_of_an_arc_is_on_its_circle_and_heads_along_it) {
  Any any{103};
  for (int i = 0; i < 2'000; ++i) {
    const Pose start{any.point(Inches::of(60), Inches::of(36)), any.heading()};
    const Inches radius = Inches::of_ticks(10'000 + any.below(100'000));
    const bool to_right = any.below(2) == 0;
    const Inches length = Inches::of_ticks(1 + any.below(150'000));
    const Leg leg = to_right ? right(length, radius) : left(length, radius);
    const Course course{start, {leg}};
    const std::int32_t turn = to_right ? 90'000 : -90'000;
    const Point middle = along(start.at, start.heading.turned(turn), radius);
    const Pose there = course.pose(any.below(course.steps() + 1));
    ASSERT_LE(std::abs((distance(there.at, middle) - radius).ticks()), 2);
    ASSERT_LE(angle_between(bearing(middle, there.at), there.heading.turned(-turn)), 12);
  }
}

/// A path of up to eight legs of every kind.
Path any_path(Any& any) {
  Path path;
  for (std::int64_t legs = 1 + any.below(8); legs > 0; --legs) {
    const Inches length = Inches::of_ticks(any.below(40'000));
    const Inches radius = Inches::of_ticks(10'000 + any.below(60'000));
    Leg leg = straight(length);
    switch (any.below(5)) {
      case 0:
        leg = left(length, radius);
        break;
      case 1:
        leg = right(length, radius);
        break;
      case 2:
        leg = pivot(any.heading());
        break;
      case 3:
        leg = drift(any.heading(), length);
        break;
      default:
        break;
    }
    path.push_back(any.below(4) == 0 ? astern(leg) : leg);
  }
  return path;
}

/// The same legs in floating point.
struct Drawn {
  double x;
  double y;
  double heading;
};

Drawn drawn_after(Pose start, const Path& path) {
  constexpr double kPi = std::numbers::pi;
  Drawn here{static_cast<double>(start.at.x.ticks()), static_cast<double>(start.at.y.ticks()),
             start.heading.decimal() * kPi / 180};
  for (const Leg& leg : path) {
    const double way = static_cast<double>(leg.length.ticks()) * (leg.astern ? -1 : 1);
    const double side = leg.kind == LegKind::Right ? 1 : -1;
    const auto radius = static_cast<double>(leg.radius.ticks());
    switch (leg.kind) {
      case LegKind::Straight:
        here.x += way * std::sin(here.heading);
        here.y += way * std::cos(here.heading);
        break;
      case LegKind::Left:
      case LegKind::Right: {
        // The chord of the arc.
        const double turn = way / radius;
        const double chord = 2 * radius * std::sin(turn / 2);
        here.x += chord * std::sin(here.heading + side * turn / 2);
        here.y += chord * std::cos(here.heading + side * turn / 2);
        here.heading += side * turn;
        break;
      }
      case LegKind::Pivot:
        here.heading = leg.heading.decimal() * kPi / 180;
        break;
      case LegKind::Drift:
        here.x += std::abs(way) * std::sin(leg.heading.decimal() * kPi / 180);
        here.y += std::abs(way) * std::cos(leg.heading.decimal() * kPi / 180);
        break;
    }
  }
  return here;
}

TEST(Course, IC_103_many_legs_do_not_drift_from_the_drawing) {
  Any any{104};
  for (int i = 0; i < 3'000; ++i) {
    const Pose start{any.point(Inches::of(60), Inches::of(36)), any.heading()};
    Path path;
    for (int j = 0; j < 6; ++j) {
      const Path more = any_path(any);
      path.insert(path.end(), more.begin(), more.end());
    }
    const Pose end = after(start, path);
    const Drawn drawn = drawn_after(start, path);
    // Half a tick of rounding, and what is lost in the fractions.
    ASSERT_NEAR(static_cast<double>(end.at.x.ticks()), drawn.x, 0.501);
    ASSERT_NEAR(static_cast<double>(end.at.y.ticks()), drawn.y, 0.501);
    ASSERT_NEAR(
        std::remainder(end.heading.decimal() - drawn.heading * 180 / std::numbers::pi, 360.0), 0,
        0.000501);
  }
}

TEST(Course, RC_166_a_course_looked_at_in_parts_is_the_same_course) {
  Any any{105};
  for (int i = 0; i < 3'000; ++i) {
    const Pose start{any.point(Inches::of(60), Inches::of(36)), any.heading()};
    const Path path = any_path(any);
    const Course course{start, path};
    ASSERT_EQ(course.length(), length_of(path));
    ASSERT_EQ(course.pose(course.step_at(course.length())), course.end());
    ASSERT_EQ(course.length_at(course.steps()), course.length());
    const Inches way = Inches::of_ticks(any.below(course.length().ticks() + 1));
    ASSERT_EQ(course.length_at(course.step_at(way)), way);
    ASSERT_EQ(after(start, path, way), course.pose(course.step_at(way)));
  }
}

/// The first `length` of a path as a path, and the rest: an arc is cut into two arcs.
std::pair<Path, Path> cut(const Path& path, Inches length) {
  std::pair<Path, Path> parts;
  for (const Leg& leg : path) {
    const Inches first = std::min(length, leg.length);
    Leg begun = leg;
    begun.length = first;
    Leg rest = leg;
    rest.length = leg.length - first;
    length = length - first;
    (first < leg.length ? parts.second : parts.first).push_back(first < leg.length ? rest : begun);
    if (Inches{} < first && first < leg.length) {
      parts.first.push_back(begun);
    }
  }
  return parts;
}

// Within one course nothing is lost (above). Who ends a move and begins another from there loses
// what the pose is rounded by: half a tick, and half a thousandth of a degree, a tick in 11 inches.
TEST(Course, IC_103_a_path_cut_anywhere_ends_within_three_ticks) {
  Any any{106};
  for (int i = 0; i < 3'000; ++i) {
    const Pose start{any.point(Inches::of(60), Inches::of(36)), any.heading()};
    Path path{right(Inches::of_ticks(any.below(50'000)), hundredths(125)),
              straight(Inches::of_ticks(any.below(50'000))),
              left(Inches::of_ticks(any.below(50'000)), hundredths(225))};
    const auto [first, second] =
        cut(path, Inches::of_ticks(any.below(length_of(path).ticks() + 1)));
    const Pose whole = after(start, path);
    const Pose parts = after(after(start, first), second);
    ASSERT_TRUE(within(whole.at, parts.at, Inches::of_ticks(3)));
    ASSERT_LE(angle_between(whole.heading, parts.heading), 1);
    // In one course the cut changes nothing at all.
    Path joined = first;
    joined.insert(joined.end(), second.begin(), second.end());
    ASSERT_TRUE(within(after(start, joined).at, whole.at, Inches::of_ticks(1)));
  }
}

TEST(Course, RC_166_turns_in_place_are_made_where_they_are_reached) {
  const Course course{pose(inch(5, 5), 0),
                      {pivot(Heading::degrees(90)), straight(Inches::of(2)),
                       pivot(Heading::degrees(180)), straight(Inches::of(2))}};
  EXPECT_EQ(course.pose(course.step_at(Inches{})), pose(inch(5, 5), 90));
  EXPECT_EQ(course.pose(course.step_at(Inches::of(2))), pose(inch(7, 5), 180));
  EXPECT_EQ(course.end(), pose(inch(7, 3), 180));
  EXPECT_EQ(course.leg_end(0, course.steps()), 90'000);
  EXPECT_EQ(course.leg_end(90'000, course.steps()), 110'000);
  EXPECT_EQ(course.length_at(45'000), Inches{});
}

// A corner moves no farther than the bound by which stretches are left out.
TEST(Course, IC_125_no_point_aboard_moves_farther_than_is_said) {
  Any any{107};
  for (int i = 0; i < 5'000; ++i) {
    const Course course{{any.point(Inches::of(60), Inches::of(36)), any.heading()}, any_path(any)};
    const Course::Step from = any.below(course.steps() + 1);
    const Course::Step to = from + any.below(course.leg_end(from, course.steps()) - from + 1);
    const Inches ahead = Inches::of_ticks(any.below(30'000) - 15'000);
    const Point before = aboard(course.pose(from), ahead, Inches{});
    const Point behind = aboard(course.pose(to), ahead, Inches{});
    ASSERT_LE(distance(before, behind),
              course.farthest(from, to, Inches::of_ticks(std::abs(ahead.ticks()))));
  }
}

}  // namespace
}  // namespace core::table
