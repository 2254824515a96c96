// The way by water to a place that a ship is to reach.
#include "core/table/route.h"

#include "tests/table/build.h"

#include <gtest/gtest.h>

namespace core::table {
namespace {

using testing::strait;
using testing::to_the_right;

Point inches(int x, int y) { return {Inches::of(x), Inches::of(y)}; }

TEST(Route, it_leads_straight_over_open_water) {
  const Route route{strait(), 100, Inches::ratio(6, 10), to_the_right()};
  EXPECT_NEAR(route.left(inches(5, 10)), 20.5, 1.5);
  EXPECT_LT(route.left(inches(15, 10)), route.left(inches(5, 10)));
}

TEST(Route, it_goes_round_land) {
  Battle battle = strait();
  BattleArea land;
  land.kind = GroundKind::Land;
  land.polygon = {inches(10, 0), inches(12, 0), inches(12, 16), inches(10, 16)};
  battle.areas.push_back(land);
  const Route route{battle, 100, Inches::ratio(6, 10), to_the_right()};
  EXPECT_GT(route.left(inches(5, 5)), 28);
}

TEST(Route, a_toll_sends_it_another_way_that_costs_less) {
  const Route route{strait(), 100, Inches::ratio(6, 10), to_the_right()};
  const auto guns = [](Point at) {
    const bool under = at.y < Inches::of(12) && at.x > Inches::of(8) && at.x < Inches::of(20);
    return under ? 9.0 : 0.0;
  };
  const Route under = route.under(guns);
  const double straight_on = 20.5 + 9 * 12;
  EXPECT_LT(under.left(inches(5, 10)), 30) << "past the guns";
  EXPECT_GT(under.left(inches(5, 2)), route.left(inches(5, 2)));
  EXPECT_LT(under.left(inches(5, 2)), straight_on);
  EXPECT_GT(under.left(inches(14, 2)), under.left(inches(14, 15))) << "under them or not";
}

}  // namespace
}  // namespace core::table
