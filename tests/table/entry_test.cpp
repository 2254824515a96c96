#include "core/table/entry.h"

#include "tests/table/build.h"

#include <gtest/gtest.h>

namespace core::table {
namespace {

using testing::Any;
using testing::at;
using testing::hundredths;
using testing::inch;
using testing::pose;

/// The tip an inch before the stack, the sides 0.2 beside it.
Hull boat() { return {Inches::of(2), hundredths(40), {}}; }

Zone zone(std::int64_t left, std::int64_t low, std::int64_t right, std::int64_t high) {
  return {rectangle(inch(left, low), inch(right, high)), {}};
}

// The tip reaches x = 15 after 4 inches, x = 20 after 9.
TEST(Entry, IC_141_areas_in_the_order_of_the_course) {
  const std::vector<Zone> zones{zone(20, 5, 22, 15), zone(15, 5, 17, 15), zone(30, 5, 40, 15),
                                zone(12, 11, 13, 15)};
  const auto entered = entries(boat(), {pose(inch(10, 10), 90), {straight(Inches::of(12))}}, zones);
  ASSERT_EQ(entered.size(), 2U);
  EXPECT_EQ(entered[0].zone, 1U);
  EXPECT_EQ(entered[0].length, Inches::of(4));
  EXPECT_EQ(entered[0].pose, pose(inch(14, 10), 90));
  EXPECT_FALSE(entered[0].at_start);
  EXPECT_EQ(entered[1].zone, 0U);
  EXPECT_EQ(entered[1].length, Inches::of(9));
}

TEST(Entry, IC_148_any_part_of_the_ship_enters) {
  // The stack passes 0.2 from the area, the side touches it: from the shoulder's reaching it.
  const std::vector<Zone> beside{{rectangle(at(150'000, 102'000), inch(20, 20)), {}}};
  const auto entered =
      entries(boat(), {pose(inch(10, 10), 90), {straight(Inches::of(12))}}, beside);
  ASSERT_EQ(entered.size(), 1U);
  // The shoulder lies a third of the length before the stack: 2/3 inch.
  EXPECT_NEAR(static_cast<double>(entered[0].length.ticks()), 50'000 - 6'666.7, 1);
  const std::vector<Zone> clear{{rectangle(at(150'000, 102'001), inch(20, 20)), {}}};
  EXPECT_TRUE(entries(boat(), {pose(inch(10, 10), 90), {straight(Inches::of(12))}}, clear).empty());
}

TEST(Entry, IC_142_the_strip_along_a_shore) {
  // Land from x = 20: the strip of an inch begins at 19, and the tip is there after 8 inches.
  const std::vector<Zone> shore{{rectangle(inch(20, 0), inch(30, 20)), Inches::of(1)}};
  const auto entered = entries(boat(), {pose(inch(10, 10), 90), {straight(Inches::of(8))}}, shore);
  ASSERT_EQ(entered.size(), 1U);
  EXPECT_EQ(entered[0].length, Inches::of(8));
  EXPECT_TRUE(entries(boat(), {pose(inch(10, 10), 90), {straight(Inches::of_ticks(79'999))}}, shore)
                  .empty());
}

TEST(Entry, RC_201_each_area_counts_once_in_a_move) {
  const std::vector<Zone> bar{zone(9, 14, 11, 15)};
  // There and back again over the same bar.
  const auto entered = entries(
      boat(), {pose(inch(10, 10), 0), {straight(Inches::of(8)), astern(straight(Inches::of(8)))}},
      bar);
  ASSERT_EQ(entered.size(), 1U);
  EXPECT_EQ(entered[0].length, Inches::of(3));
}

TEST(Entry, IC_148_who_starts_in_an_area_is_in_it_from_the_start) {
  const std::vector<Zone> mines{zone(9, 9, 11, 11)};
  const auto entered = entries(boat(), {pose(inch(10, 10), 0), {straight(Inches::of(3))}}, mines);
  ASSERT_EQ(entered.size(), 1U);
  EXPECT_TRUE(entered[0].at_start);
  EXPECT_EQ(entered[0].length, Inches{});
}

TEST(Entry, IC_148_drifting_in_counts) {
  const std::vector<Zone> mines{zone(5, 5, 15, 8)};
  const auto entered = entries(
      boat(), {pose(inch(10, 10), 90), {drift(Heading::degrees(180), Inches::of(3))}}, mines);
  ASSERT_EQ(entered.size(), 1U);
  EXPECT_EQ(entered[0].length, hundredths(180));
}

TEST(Entry, IC_141_a_part_of_a_course_only) {
  const std::vector<Zone> zones{zone(15, 5, 17, 15)};
  const Course course{pose(inch(10, 10), 90), {straight(Inches::of(12))}};
  EXPECT_TRUE(entries(boat(), course, zones, 0, 39'999).empty());
  EXPECT_EQ(entries(boat(), course, zones, 0, 40'000).size(), 1U);
  EXPECT_TRUE(entries(boat(), course, zones, 90'001, 120'000).empty());
}

// From tip in at 4 inches to stern out: 2 inches of bar and 2 of ship.
TEST(Entry, RC_204_the_length_in_a_hazard) {
  const Course course{pose(inch(10, 10), 90), {straight(Inches::of(12))}};
  EXPECT_EQ(length_inside(boat(), course, zone(15, 5, 17, 15), 0, course.steps()), Inches::of(4));
  EXPECT_EQ(length_inside(boat(), course, zone(15, 5, 17, 15), 0, 50'000), Inches::of(1));
  EXPECT_EQ(length_inside(boat(), course, zone(15, 12, 17, 15), 0, course.steps()), Inches{});
  const Course again{pose(inch(10, 10), 90),
                     {straight(Inches::of(12)), astern(straight(Inches::of(12)))}};
  EXPECT_EQ(length_inside(boat(), again, zone(15, 5, 17, 15), 0, again.steps()), Inches::of(8));
}

// Found at the very step at which the hull comes in, on every kind of course.
TEST(Entry, IC_148_the_first_step_in_an_area_is_found) {
  Any any{148};
  int entered = 0;
  for (int i = 0; i < 400; ++i) {
    const Course course{{any.point(Inches::of(12), Inches::of(12)), any.heading()},
                        {right(Inches::of_ticks(any.below(50'000)), hundredths(125)),
                         straight(Inches::of_ticks(any.below(30'000))), pivot(any.heading()),
                         left(Inches::of_ticks(any.below(50'000)), hundredths(225))}};
    const Point low = any.point(Inches::of(12), Inches::of(12));
    const std::vector<Zone> zones{
        {rectangle(low, low + at(1 + any.below(30'000), 1 + any.below(30'000))),
         Inches::of_ticks(any.below(2) * 5'000)}};
    const auto found = entries(boat(), course, zones);
    const Course::Step first = found.empty() ? course.steps() + 1 : found[0].step;
    for (Course::Step step = 0; step < first; step += 53) {
      ASSERT_FALSE(in_zone(boat(), course.pose(step), zones[0])) << step;
    }
    if (!found.empty()) {
      ++entered;
      ASSERT_TRUE(in_zone(boat(), found[0].pose, zones[0]));
      ASSERT_TRUE(found[0].at_start || !in_zone(boat(), course.pose(first - 1), zones[0]));
    }
  }
  EXPECT_GT(entered, 60);
}

}  // namespace
}  // namespace core::table
