#include "core/table/outline.h"

#include "tests/table/build.h"

#include <gtest/gtest.h>

namespace core::table {
namespace {

using testing::Any;
using testing::at;
using testing::hundredths;
using testing::inch;
using testing::pose;

/// 180 by 36 feet at 1:1200: the pointed part is 0.3 inches long.
Hull ram() { return {hundredths(180), hundredths(36), {}}; }

TEST(Outline, IC_401_a_ship_heading_up_the_table) {
  EXPECT_EQ(outline(ram(), pose(inch(10, 10), 0)),
            (Outline{at(100'000, 109'000), at(101'800, 106'000), at(101'800, 91'000),
                     at(98'200, 91'000), at(98'200, 106'000)}));
}

TEST(Outline, IC_401_a_ship_heading_to_the_right) {
  EXPECT_EQ(outline(ram(), pose(inch(10, 10), 90)),
            (Outline{at(109'000, 100'000), at(106'000, 98'200), at(91'000, 98'200),
                     at(91'000, 101'800), at(106'000, 101'800)}));
}

// The stack a quarter inch before the middle: the bow is so much nearer.
TEST(Outline, IC_401_the_stack_may_stand_before_the_middle) {
  const Hull hull{hundredths(180), hundredths(36), hundredths(25)};
  EXPECT_EQ(outline(hull, pose(inch(10, 10), 0))[0], at(100'000, 106'500));
  EXPECT_EQ(outline(hull, pose(inch(10, 10), 0))[2], at(101'800, 88'500));
  EXPECT_EQ(middle(hull, pose(inch(10, 10), 0)), at(100'000, 97'500));
  EXPECT_EQ(middle(hull, pose(inch(10, 10), 270)), at(102'500, 100'000));
}

TEST(Outline, IC_281_lines_and_corners_have_their_parts) {
  EXPECT_EQ(kHullLines[0], HullPart::Bow);
  EXPECT_EQ(kHullLines[1], HullPart::StarboardSide);
  EXPECT_EQ(kHullLines[2], HullPart::Stern);
  EXPECT_EQ(kHullLines[3], HullPart::PortSide);
  EXPECT_EQ(kHullLines[4], HullPart::Bow);
  EXPECT_EQ(kHullCornerParts[0], HullPart::Bow);
  EXPECT_EQ(kHullCornerParts[1], HullPart::Bow);
  EXPECT_EQ(kHullCornerParts[2], HullPart::Stern);
}

TEST(Outline, IC_401_every_corner_is_right_to_a_tick) {
  Any any{401};
  const Hull hull{hundredths(265), hundredths(51), hundredths(-20)};
  for (int i = 0; i < 2'000; ++i) {
    const Pose here{any.point(Inches::of(72), Inches::of(48)), any.heading()};
    const Outline corners = outline(hull, here);
    ASSERT_TRUE(
        within(corners[0], aboard(here, Inches::of_ticks(15'250), {}), Inches::of_ticks(1)));
    ASSERT_TRUE(within(corners[3],
                       aboard(here, Inches::of_ticks(-11'250), Inches::of_ticks(-2'550)),
                       Inches::of_ticks(1)));
    for (const Point corner : corners) {
      ASSERT_TRUE(within(here.at, corner, reach(hull)));
    }
  }
}

TEST(Outline, IC_125_a_hull_drawn_in_lies_within_the_hull) {
  EXPECT_EQ(drawn_in(ram(), Inches::of_ticks(100)),
            (Hull{hundredths(178), hundredths(34), Inches{}}));
  EXPECT_EQ(drawn_in(ram(), hundredths(18)), std::nullopt);
  const auto smaller = drawn_in(ram(), hundredths(5));
  ASSERT_TRUE(smaller);
  const Outline whole = outline(ram(), pose(inch(10, 10), 30));
  for (const Point corner : outline(*smaller, pose(inch(10, 10), 30))) {
    EXPECT_TRUE(contains(whole, corner));
  }
}

TEST(Footprint, IC_401_a_fort_stands_square_to_the_table) {
  const Footprint fort = footprint_of_squares({Inches::of(48), hundredths(640)}, 3, 2);
  EXPECT_EQ(outline(fort), rectangle(at(465'000, 54'000), at(495'000, 74'000)));
  EXPECT_EQ(squares(fort), 6);
}

TEST(Footprint, IC_401_squares_are_numbered_left_to_right_and_from_the_top) {
  const Footprint fort = footprint_of_squares(inch(10, 10), 3, 2);
  EXPECT_EQ(square_middle(fort, 1), at(90'000, 105'000));
  EXPECT_EQ(square_middle(fort, 3), at(110'000, 105'000));
  EXPECT_EQ(square_middle(fort, 4), at(90'000, 95'000));
  EXPECT_EQ(square_middle(fort, 6), at(110'000, 95'000));
}

// [IC-T34] The water battery is 1 wide and 3 high.
TEST(Footprint, IC_401_squares_of_an_upright_battery) {
  const Footprint battery = footprint_of_squares(inch(10, 10), 1, 3);
  EXPECT_EQ(square_middle(battery, 1), inch(10, 11));
  EXPECT_EQ(square_middle(battery, 2), inch(10, 10));
  EXPECT_EQ(square_middle(battery, 3), inch(10, 9));
}

}  // namespace
}  // namespace core::table
