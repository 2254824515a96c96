#include "core/table/company.h"

#include "core/table/battle.h"
#include "tests/table/build.h"

#include <gtest/gtest.h>

namespace core::table {
namespace {

using testing::inch;
using testing::pose;

constexpr Edges kTable{Inches::of(40), Inches::of(30)};

/// Alongside to port, two inches off.
Carriage to_port() { return {{}, Inches::of(-2), 0}; }

TEST(Company, IC_105_RC_501_a_carried_stack_stays_on_until_it_would_cross_the_edge) {
  // Heading east along the northern edge; a turn to the left brings the carried ship over it first.
  const Course course{pose(inch(10, 27), 90), {left(Inches::of(9), Inches::of(6))}};
  const auto end = stays_on(to_port(), course, 0, course.steps(), kTable);
  EXPECT_GT(end, 0);
  EXPECT_LT(end, course.steps());
  const Point last = pose_of(to_port(), course.pose(end)).at;
  EXPECT_LE(last.y, kTable.height);
  // Within what is looked at, the next place is off the table.
  EXPECT_GT(pose_of(to_port(), course.pose(end + 200)).at.y, kTable.height);
}

TEST(Company, IC_105_who_stays_on_the_table_goes_to_the_end) {
  const Course course{pose(inch(10, 15), 90), {straight(Inches::of(9))}};
  EXPECT_EQ(stays_on(to_port(), course, 0, course.steps(), kTable), course.steps());
}

TEST(Company, IC_105_who_begins_off_the_table_comes_on_freely) {
  const Course course{pose(inch(10, 29), 90), {straight(Inches::of(9))}};
  EXPECT_EQ(stays_on(to_port(), course, 0, course.steps(), kTable), course.steps());
}

TEST(Company, IC_009_the_nearest_edge_is_the_one_that_was_crossed) {
  Battle battle;
  battle.width = Inches::of(40);
  battle.depth = Inches::of(30);
  EXPECT_TRUE(is_nearest(battle, Edge::Left, inch(1, 15)));
  EXPECT_TRUE(is_nearest(battle, Edge::Right, inch(38, 15)));
  EXPECT_TRUE(is_nearest(battle, Edge::Top, inch(20, 28)));
  EXPECT_TRUE(is_nearest(battle, Edge::Bottom, inch(20, 2)));
  EXPECT_FALSE(is_nearest(battle, Edge::Bottom, inch(1, 15)));
  EXPECT_TRUE(is_nearest(battle, Edge::Left, inch(1, 1)) &&
              is_nearest(battle, Edge::Bottom, inch(1, 1)));
}

}  // namespace
}  // namespace core::table
