#include "core/table/sweep.h"

#include "tests/table/build.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace core::table {
namespace {

using testing::Any;
using testing::at;
using testing::hundredths;
using testing::inch;
using testing::pose;

/// 2 inches long and 0.4 in the beam: the tip an inch before the stack, the sides 0.2 beside it.
Hull ship() { return {Inches::of(2), hundredths(40), {}}; }

Swept run_path(Pose start, const Path& path, const std::vector<Obstacle>& obstacles) {
  return sweep(ship(), Course{start, path}, obstacles, Edges{Inches::of(72), Inches::of(48)});
}

TEST(Sweep, IC_125_a_free_course_is_run_to_its_end) {
  const Swept moved = run_path(pose(inch(10, 10), 90), {straight(Inches::of(6))},
                               {obstacle(ship(), pose(inch(10, 20), 0))});
  EXPECT_FALSE(moved.contact);
  EXPECT_EQ(moved.length, Inches::of(6));
  EXPECT_EQ(moved.pose, pose(inch(16, 10), 90));
}

// The tip starts at x = 11 and the target's port side lies at x = 15.8: 4.8 inches to run, and the
// last tick of them touches.
TEST(Sweep, IC_281_a_bow_meets_a_side_at_right_angles) {
  const Swept moved = run_path(pose(inch(10, 10), 90), {straight(Inches::of(8))},
                               {obstacle(ship(), pose(inch(16, 10), 0))});
  ASSERT_TRUE(moved.contact);
  EXPECT_EQ(moved.length, Inches::of_ticks(47'999));
  EXPECT_EQ(moved.pose, pose(at(147'999, 100'000), 90));
  EXPECT_EQ(moved.contact->obstacle, 0U);
  EXPECT_EQ(moved.contact->mover, HullPart::Bow);
  EXPECT_EQ(moved.contact->target, HullPart::PortSide);
  EXPECT_EQ(moved.contact->where, at(157'999, 100'000));
  EXPECT_EQ(moved.contact->angle, 90'000);
  EXPECT_TRUE(
      touching(outline(ship(), moved.pose), obstacle(ship(), pose(inch(16, 10), 0)).outline));
}

TEST(Sweep, IC_281_the_other_side_is_starboard) {
  const Swept moved = run_path(pose(inch(20, 10), 270), {straight(Inches::of(8))},
                               {obstacle(ship(), pose(inch(16, 10), 0))});
  ASSERT_TRUE(moved.contact);
  EXPECT_EQ(moved.contact->target, HullPart::StarboardSide);
  EXPECT_EQ(moved.contact->mover, HullPart::Bow);
}

// Stern to stern line ahead: the target's stern at y = 19, the mover's tip at 11.
TEST(Sweep, IC_281_a_bow_meets_a_stern) {
  const Swept moved = run_path(pose(inch(10, 10), 0), {straight(Inches::of(12))},
                               {obstacle(ship(), pose(inch(10, 20), 0))});
  ASSERT_TRUE(moved.contact);
  EXPECT_EQ(moved.length, Inches::of_ticks(79'999));
  EXPECT_EQ(moved.contact->mover, HullPart::Bow);
  EXPECT_EQ(moved.contact->target, HullPart::Stern);
  EXPECT_EQ(moved.contact->angle, 0);
}

TEST(Sweep, IC_281_bow_against_bow) {
  const Swept moved = run_path(pose(inch(10, 10), 0), {straight(Inches::of(12))},
                               {obstacle(ship(), pose(inch(10, 20), 180))});
  ASSERT_TRUE(moved.contact);
  EXPECT_EQ(moved.contact->target, HullPart::Bow);
  EXPECT_EQ(moved.contact->angle, 0);
}

// Over the keel line the angle is never more than a right one: 75, and 180 - 105.
TEST(Sweep, IC_281_the_angle_is_that_to_the_keel_line) {
  for (const std::int32_t heading : {75, 255}) {
    const Swept moved = run_path(pose(inch(10, 10), 0), {straight(Inches::of(12))},
                                 {obstacle(ship(), pose(inch(10, 16), heading))});
    ASSERT_TRUE(moved.contact);
    EXPECT_EQ(moved.contact->angle, 75'000) << heading;
    EXPECT_EQ(moved.contact->mover, HullPart::Bow);
    EXPECT_EQ(moved.contact->target, heading == 75 ? HullPart::StarboardSide : HullPart::PortSide);
  }
  const Swept at_50 = run_path(pose(inch(10, 10), 0), {straight(Inches::of(12))},
                               {obstacle(ship(), pose(inch(10, 16), 130))});
  ASSERT_TRUE(at_50.contact);
  EXPECT_EQ(at_50.contact->angle, 50'000);
}

// The stern goes first: the quarter corners belong to it.
TEST(Sweep, IC_088_astern_the_stern_touches) {
  const Swept moved = run_path(pose(inch(20, 10), 90), {astern(straight(Inches::of(9)))},
                               {obstacle(ship(), pose(inch(15, 10), 10))});
  ASSERT_TRUE(moved.contact);
  EXPECT_EQ(moved.contact->mover, HullPart::Stern);
  EXPECT_EQ(moved.contact->target, HullPart::StarboardSide);
}

// Carried sideways down on a ship's bow: the side is touched by the tip.
TEST(Sweep, IC_121_drift_stops_at_a_ship) {
  const Swept moved =
      run_path(pose(inch(10, 14), 90), {drift(Heading::degrees(180), Inches::of(4))},
               {obstacle(ship(), pose(inch(10, 11), 0))});
  ASSERT_TRUE(moved.contact);
  EXPECT_EQ(moved.length, Inches::of_ticks(17'999));  // 13.8 down to 12
  EXPECT_EQ(moved.pose.heading, Heading::degrees(90));
  EXPECT_EQ(moved.contact->mover, HullPart::StarboardSide);
  EXPECT_EQ(moved.contact->target, HullPart::Bow);
}

TEST(Sweep, IC_089_land_stops_a_ship) {
  const Swept moved = run_path(
      pose(inch(10, 10), 90), {straight(Inches::of(8))},
      {obstacle(ship(), pose(inch(30, 30), 0)), obstacle(rectangle(inch(15, 0), inch(20, 20)))});
  ASSERT_TRUE(moved.contact);
  EXPECT_EQ(moved.length, Inches::of_ticks(39'999));
  EXPECT_EQ(moved.contact->obstacle, 1U);
  EXPECT_EQ(moved.contact->target, std::nullopt);
  EXPECT_EQ(moved.contact->angle, std::nullopt);
}

TEST(Sweep, IC_125_the_nearer_of_two_is_met) {
  const Swept moved = run_path(
      pose(inch(10, 10), 90), {straight(Inches::of(9))},
      {obstacle(rectangle(inch(18, 0), inch(20, 20))), obstacle(ship(), pose(inch(16, 10), 0))});
  ASSERT_TRUE(moved.contact);
  EXPECT_EQ(moved.contact->obstacle, 1U);
}

// The tip and the shoulders would pass on either side between two looks a twentieth of an inch
// apart: a wire of one tick is met all the same.
TEST(Sweep, IC_125_no_obstacle_is_too_thin) {
  const Swept moved =
      run_path(pose(inch(10, 10), 90), {straight(Inches::of(9))},
               {obstacle(Polygon{at(150'000, 90'000), at(150'001, 90'000), at(150'000, 101'000)})});
  ASSERT_TRUE(moved.contact);
  EXPECT_EQ(moved.length, Inches::of_ticks(39'999));
  // A needle that only the shoulder grazes, for less than a twentieth of an inch.
  const Swept grazed = run_path(
      pose(inch(10, 10), 90), {straight(Inches::of(9))},
      {obstacle(Polygon{at(150'000, 101'999), at(150'010, 110'000), at(149'990, 110'000)})});
  ASSERT_TRUE(grazed.contact);
  EXPECT_EQ(grazed.contact->mover, HullPart::Bow);
  const Swept passed = run_path(
      pose(inch(10, 10), 90), {straight(Inches::of(9))},
      {obstacle(Polygon{at(150'000, 102'001), at(150'010, 110'000), at(149'990, 110'000)})});
  EXPECT_FALSE(passed.contact);
}

// [IC-009] The stack crosses the right edge at x = 72, though the bow is off the table long before.
TEST(Sweep, IC_009_the_stack_crosses_the_edge) {
  const Swept moved = run_path(pose(inch(68, 10), 90), {straight(Inches::of(8))}, {});
  ASSERT_TRUE(moved.contact);
  EXPECT_EQ(moved.contact->obstacle, std::nullopt);
  EXPECT_EQ(moved.length, Inches::of(4));
  EXPECT_EQ(moved.pose.at, inch(72, 10));
  EXPECT_FALSE(run_path(pose(inch(68, 10), 90), {straight(Inches::of(4))}, {}).contact);
}

TEST(Sweep, IC_009_a_ship_that_is_off_the_table_comes_on) {
  const Swept moved = run_path(pose(inch(-1, 10), 90), {straight(Inches::of(8))}, {});
  EXPECT_FALSE(moved.contact);
  EXPECT_EQ(moved.pose, pose(inch(7, 10), 90));
}

TEST(Sweep, IC_104_a_turn_in_place_sweeps_round) {
  // The tip describes a circle of an inch; something stands at 45 degrees on it.
  const Swept moved =
      run_path(pose(inch(10, 10), 0), {pivot(Heading::degrees(90)), straight(Inches::of(2))},
               {obstacle(rectangle(at(106'800, 106'800), at(110'000, 110'000)))});
  ASSERT_TRUE(moved.contact);
  EXPECT_EQ(moved.length, Inches{});
  EXPECT_GT(moved.pose.heading, Heading::degrees(40));
  EXPECT_LT(moved.pose.heading, Heading::degrees(45));
  EXPECT_EQ(moved.contact->mover, HullPart::Bow);
}

// Side by side with nothing between them: along each other and apart, but not into each other.
TEST(Sweep, IC_309_ships_alongside_may_part) {
  const Obstacle other = obstacle(ship(), pose(inch(10, 10), 0));
  const Pose beside = pose(at(104'000, 100'000), 0);  // the sides lie on one another
  ASSERT_TRUE(touch(outline(ship(), beside), other.outline));
  EXPECT_FALSE(run_path(beside, {straight(Inches::of(5))}, {other}).contact);
  EXPECT_FALSE(run_path(beside, {astern(straight(Inches::of(2)))}, {other}).contact);
  EXPECT_FALSE(run_path(beside, {drift(Heading::degrees(90), Inches::of(1))}, {other}).contact);
  EXPECT_FALSE(run_path(beside, {drift(Heading::degrees(45), Inches::of(1))}, {other}).contact);
  const Swept into = run_path(beside, {drift(Heading::degrees(270), Inches::of(1))}, {other});
  ASSERT_TRUE(into.contact);
  EXPECT_EQ(into.length, Inches{});
  EXPECT_EQ(into.contact->angle, 0);
}

TEST(Sweep, IC_288_a_rammer_backs_off_and_may_not_push_on) {
  const Obstacle target = obstacle(ship(), pose(inch(16, 10), 20));
  const Swept rammed = run_path(pose(inch(10, 10), 90), {straight(Inches::of(8))}, {target});
  ASSERT_TRUE(rammed.contact);
  EXPECT_FALSE(run_path(rammed.pose, {astern(straight(Inches::of(2)))}, {target}).contact);
  const Swept again = run_path(rammed.pose, {straight(Inches::of(3))}, {target});
  ASSERT_TRUE(again.contact);
  EXPECT_LE(again.length, Inches::of_ticks(1));
  EXPECT_EQ(again.contact->mover, HullPart::Bow);
}

// A turn away swings the stern outwards, into who lies there; a length ahead she is clear.
TEST(Sweep, IC_125_a_stern_swings_outwards) {
  const Obstacle other = obstacle(ship(), pose(inch(10, 10), 0));
  const Pose beside = pose(at(104'000, 100'000), 0);
  const Swept turned = run_path(beside, {right(Inches::of(2), hundredths(175))}, {other});
  ASSERT_TRUE(turned.contact);
  EXPECT_EQ(turned.contact->mover, HullPart::Stern);
  EXPECT_FALSE(
      run_path(beside, {straight(Inches::of(2)), right(Inches::of(2), hundredths(175))}, {other})
          .contact);
}

TEST(Sweep, IC_125_who_lies_in_another_does_not_move) {
  const Obstacle other = obstacle(ship(), pose(inch(10, 10), 90));
  const Swept moved = run_path(pose(inch(10, 10), 0), {straight(Inches::of(5))}, {other});
  ASSERT_TRUE(moved.contact);
  EXPECT_EQ(moved.length, Inches{});
}

Path any_course(Any& any) {
  Path path;
  for (int i = 0; i < 3; ++i) {
    const Inches length = Inches::of_ticks(any.below(40'000));
    const Inches radius = Inches::of_ticks(10'000 + any.below(20'000));
    const std::int64_t kind = any.below(4);
    Leg leg = kind == 0   ? left(length, radius)
              : kind == 1 ? right(length, radius)
              : kind == 2 ? straight(length)
                          : pivot(any.heading());
    path.push_back(any.below(4) == 0 ? astern(leg) : leg);
  }
  return path;
}

// In a crowd, a move ends free of all, one step before a touch, and with nothing touched earlier.
TEST(Sweep, IC_125_a_move_ends_at_the_first_touch_and_never_overlaps) {
  Any any{125};
  int contacts = 0;
  for (int i = 0; i < 600; ++i) {
    const Pose start{any.point(Inches::of(16), Inches::of(12)), any.heading()};
    std::vector<Obstacle> others;
    while (others.size() < 6) {
      const Obstacle one =
          obstacle(ship(), {any.point(Inches::of(16), Inches::of(12)), any.heading()});
      if (!touching(one.outline, outline(ship(), start))) {
        others.push_back(one);
      }
    }
    const Course course{start, any_course(any)};
    const Swept moved = sweep(ship(), course, others, std::nullopt);
    const auto touched = [&](Course::Step step) {
      return std::any_of(others.begin(), others.end(), [&](const Obstacle& other) {
        return touch(outline(ship(), course.pose(step)), other.outline);
      });
    };
    ASSERT_EQ(moved.pose, course.pose(moved.step));
    ASSERT_EQ(moved.length, course.length_at(moved.step));
    ASSERT_FALSE(touched(moved.step));
    for (Course::Step step = 0; step < moved.step; step += 97) {
      ASSERT_FALSE(touched(step)) << step;
    }
    if (moved.contact) {
      ++contacts;
      ASSERT_TRUE(touched(moved.step + 1));
      ASSERT_TRUE(touching(outline(ship(), moved.pose), others[*moved.contact->obstacle].outline));
    } else {
      ASSERT_EQ(moved.step, course.steps());
    }
  }
  EXPECT_GT(contacts, 100);
}

// Move after move among the same ships, each from where the last one ended.
TEST(Sweep, IC_309_a_ship_gets_no_deeper_into_what_it_touches) {
  Any any{309};
  for (int i = 0; i < 40; ++i) {
    const Obstacle other = obstacle(ship(), pose(inch(10, 10), 30));
    Pose here = run_path(pose(inch(10, 4), 0), {straight(Inches::of(8))}, {other}).pose;
    for (int move = 0; move < 20; ++move) {
      here = run_path(here, any_course(any), {other}).pose;
      const auto free = drawn_in(ship(), kGive * 2);
      ASSERT_FALSE(touch(outline(*free, here), other.outline)) << i << ' ' << move;
    }
  }
}

}  // namespace
}  // namespace core::table
