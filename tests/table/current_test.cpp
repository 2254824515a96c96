#include "core/table/current.h"

#include "tests/table/build.h"

#include <gtest/gtest.h>

#include <array>
#include <stdexcept>

namespace core::table {
namespace {

using testing::at;
using testing::hundredths;
using testing::inch;
using testing::pose;

constexpr std::array kFive{Inches::of(1), Inches::of(2), Inches::of(3), Inches::of(2),
                           Inches::of(1)};

TEST(Current, IC_121_one_vector_for_the_whole_table) {
  const Current current{{Heading::degrees(90), Inches::of(4)}, {}};
  EXPECT_EQ(stream_at(current, inch(3, 3)).speed, Inches::of(4));
  // Plum Point: 4 inches to the right, the heading as it was.
  EXPECT_EQ(after(pose(inch(44, 29), 270), {drift(current.general)}), pose(inch(48, 29), 270));
}

TEST(Current, RC_089_five_lanes_of_equal_width_along_a_river) {
  // 48 wide, flowing up the table: lanes of 9.6 inches from left to right.
  const Current river{{}, lanes_along(Inches::of(48), Inches::of(72), Heading::degrees(0), kFive)};
  ASSERT_EQ(river.lanes.size(), 5U);
  EXPECT_EQ(river.lanes[1].water, rectangle(at(96'000, 0), at(192'000, 720'000)));
  EXPECT_EQ(stream_at(river, inch(5, 70)).speed, Inches::of(1));
  EXPECT_EQ(stream_at(river, inch(24, 1)), (Stream{Heading::degrees(0), Inches::of(3)}));
  EXPECT_EQ(stream_at(river, at(96'000, 10)).speed, Inches::of(1));  // on the line: the first
  EXPECT_EQ(stream_at(river, at(96'001, 10)).speed, Inches::of(2));
  EXPECT_EQ(stream_at(river, inch(50, 10)).speed, Inches{});
}

TEST(Current, RC_089_lanes_across_the_table_count_from_the_top) {
  const std::array speeds{Inches::of(1), Inches::of(5)};
  const auto lanes = lanes_along(Inches::of(72), Inches::of(36), Heading::degrees(270), speeds);
  ASSERT_EQ(lanes.size(), 2U);
  EXPECT_EQ(lanes[0].water, rectangle(inch(0, 18), inch(72, 36)));
  EXPECT_EQ(lanes[1].water, rectangle(inch(0, 0), inch(72, 18)));
  EXPECT_EQ(lanes[1].stream, (Stream{Heading::degrees(270), Inches::of(5)}));
}

TEST(Current, RC_089_no_lanes_aslant) {
  EXPECT_THROW(
      static_cast<void>(lanes_along(Inches::of(72), Inches::of(36), Heading::degrees(45), kFive)),
      std::invalid_argument);
}

// [RC-E15] In 4 knots the heavy ship makes 2 inches, the light one 4.
TEST(Current, RC_E15_RC_169_a_share_of_the_current) {
  const Stream stream{Heading::degrees(180), Inches::of(4)};
  EXPECT_EQ(drift(stream, 1, 2).length, Inches::of(2));
  EXPECT_EQ(drift(stream, 1, 1).length, Inches::of(4));
  EXPECT_EQ(after(pose(inch(10, 10), 77), {drift(stream, 1, 2)}), pose(inch(10, 8), 77));
  // A quarter of half of 3 inches: 0.375.
  EXPECT_EQ(drift({Heading{}, Inches::of(3)}, 1, 8).length, Inches::of_ticks(3'750));
}

TEST(Current, RC_167_within_45_degrees_with_it_or_against_it) {
  const Stream stream{Heading::degrees(90), Inches::of(3)};
  constexpr std::int32_t kHalf = 45'000;
  EXPECT_EQ(going(Heading::degrees(90), stream, kHalf), Going::With);
  EXPECT_EQ(going(Heading::degrees(45), stream, kHalf), Going::With);
  EXPECT_EQ(going(Heading::of(44'999), stream, kHalf), Going::Across);
  EXPECT_EQ(going(Heading::degrees(135), stream, kHalf), Going::With);
  EXPECT_EQ(going(Heading::of(135'001), stream, kHalf), Going::Across);
  EXPECT_EQ(going(Heading::degrees(225), stream, kHalf), Going::Against);
  EXPECT_EQ(going(Heading::degrees(315), stream, kHalf), Going::Against);
  EXPECT_EQ(going(Heading::degrees(0), stream, kHalf), Going::Across);
}

TEST(Current, RC_167_the_way_over_the_ground) {
  EXPECT_EQ(over_ground(Inches::of(8), Going::With, Inches::of(3)), Inches::of(11));
  EXPECT_EQ(over_ground(Inches::of(8), Going::Against, Inches::of(3)), Inches::of(5));
  EXPECT_EQ(over_ground(Inches::of(2), Going::Against, Inches::of(3)), Inches::of(-1));
  EXPECT_EQ(over_ground(Inches::of(8), Going::Across, Inches::of(3)), Inches::of(8));
}

}  // namespace
}  // namespace core::table
