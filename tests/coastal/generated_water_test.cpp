// [RC-082] [RC-089]-[RC-094] [RC-168] Currents and depths that are thrown for.
#include "core/coastal/generated_water.h"

#include "tests/coastal/battles.h"

#include <gtest/gtest.h>

namespace tests::coastal {
namespace {

using core::coastal::GeneratedWater;
using core::coastal::WaterKind;
using core::table::Feet;
using core::table::Heading;

GeneratedWater thrown_water(WaterKind kind, const std::vector<int>& dice) {
  std::size_t next = 0;
  const auto water = core::coastal::throw_for_water(
      charts(), kind, Heading::degrees(180), [&](core::base::RuleId) { return dice.at(next++); });
  EXPECT_EQ(next, dice.size());
  return water;
}

std::int64_t speed_at(const GeneratedWater& water, double x, double y) {
  return core::table::stream_at(current_of(charts(), water), at(x, y)).speed.ticks() /
         Inches::kTicks;
}

TEST(CoastalWater, RC_E14_RC_089_RC_168_five_lanes_of_a_river) {
  const auto river = thrown_water(WaterKind::River, {6, 1, 2, 3});
  EXPECT_EQ(river.centre, 5);
  std::vector<std::int64_t> lanes;
  for (int lane = 0; lane < 5; ++lane) {
    lanes.push_back(speed_at(river, 4.8 + 9.6 * lane, 30));
  }
  EXPECT_EQ(lanes, (std::vector<std::int64_t>{3, 4, 5, 4, 3}));
  EXPECT_EQ(speed_at(thrown_water(WaterKind::River, {1, 1, 1, 1}), 24, 30), 0);
}

TEST(CoastalWater, RC_090_a_river_is_as_deep_as_three_dice_everywhere) {
  const auto river = thrown_water(WaterKind::River, {3, 1, 2, 6});
  for (int square = 1; square <= 6; ++square) {
    EXPECT_EQ(depth_of(charts(), river, square), Feet::of(9));
  }
}

TEST(CoastalWater, RC_091_RC_092_with_a_tide_the_current_goes_by_squares) {
  const auto estuary = thrown_water(WaterKind::Estuary, {4, 4, 1, 1, 1, 1, 3, 4});
  ASSERT_TRUE(estuary.tidal);
  EXPECT_EQ(estuary.centre, 3);
  EXPECT_EQ(speed_at(estuary, 10, 60), 1);  // squares 1 and 2, at the upper end
  EXPECT_EQ(speed_at(estuary, 40, 60), 1);
  EXPECT_EQ(speed_at(estuary, 10, 36), 2);
  EXPECT_EQ(speed_at(estuary, 40, 12), 0);
  const auto weak = thrown_water(WaterKind::Estuary, {2, 6, 1, 1, 1, 1, 1, 1});
  EXPECT_EQ(speed_at(weak, 10, 60), 0);  // never below none
  const auto without = thrown_water(WaterKind::Estuary, {6, 3, 1, 1, 1, 1});
  EXPECT_FALSE(without.tidal);
  EXPECT_EQ(speed_at(without, 24, 60), 5);
}

TEST(CoastalWater, RC_093_the_tide_stands_at_its_highest_half_of_it_in_the_middle) {
  const auto estuary = thrown_water(WaterKind::Estuary, {1, 4, 2, 2, 2, 2, 3, 4});
  EXPECT_EQ(depth_of(charts(), estuary, 1), Feet::of(8));
  EXPECT_EQ(depth_of(charts(), estuary, 4), Feet::of_tenths(115));
  EXPECT_EQ(depth_of(charts(), estuary, 6), Feet::of(15));
}

TEST(CoastalWater, RC_094_a_ship_that_draws_more_cannot_be_chosen) {
  const auto river = thrown_water(WaterKind::River, {3, 1, 2, 6});
  EXPECT_TRUE(may_be_chosen(charts(), river, 90));
  EXPECT_FALSE(may_be_chosen(charts(), river, 91));
}

TEST(CoastalWater, RC_082_six_squares_of_24_inches_from_upstream) {
  using core::coastal::square_of;
  const auto box = [](int square, int towards) {
    return core::table::box_of(square_of(charts(), square, Heading::degrees(towards)));
  };
  EXPECT_EQ(box(1, 180), (core::table::Box{at(0, 48), at(24, 72)}));
  EXPECT_EQ(box(4, 180), (core::table::Box{at(24, 24), at(48, 48)}));
  EXPECT_EQ(box(6, 180), (core::table::Box{at(24, 0), at(48, 24)}));
  EXPECT_EQ(box(1, 0), (core::table::Box{at(0, 0), at(24, 24)}));
  EXPECT_EQ(core::coastal::kTableWidth, Inches::of(48));
  EXPECT_EQ(core::coastal::kTableLength, Inches::of(72));
}

}  // namespace
}  // namespace tests::coastal
