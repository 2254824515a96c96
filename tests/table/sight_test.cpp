#include "core/table/sight.h"

#include "core/table/outline.h"
#include "tests/table/build.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace core::table {
namespace {

using testing::Any;
using testing::at;
using ::testing::ElementsAre;
using testing::hundredths;
using testing::inch;
using testing::pose;

TEST(Sight, IC_163_land_in_the_line_blocks) {
  const std::vector<Polygon> island{rectangle(inch(14, 8), inch(16, 12))};
  EXPECT_EQ(first_block(inch(10, 10), inch(20, 10), island), (Block{0, inch(14, 10)}));
  EXPECT_EQ(first_block(inch(20, 10), inch(10, 10), island), (Block{0, inch(16, 10)}));
  EXPECT_EQ(first_block(inch(10, 13), inch(20, 13), island), std::nullopt);
  EXPECT_EQ(first_block(inch(10, 10), inch(13, 10), island), std::nullopt);  // ends before it
}

TEST(Sight, IC_163_touching_the_outline_blocks) {
  const std::vector<Polygon> island{rectangle(inch(14, 8), inch(16, 12))};
  EXPECT_EQ(first_block(inch(10, 12), inch(20, 12), island), (Block{0, inch(14, 12)}));
  EXPECT_EQ(first_block(at(100'000, 120'001), at(200'000, 120'001), island), std::nullopt);
  EXPECT_EQ(first_block(inch(12, 10), inch(16, 14), island), (Block{0, inch(14, 12)}));  // a corner
  EXPECT_EQ(first_block(inch(10, 10), inch(14, 10), island), (Block{0, inch(14, 10)}));
}

TEST(Sight, IC_163_a_ship_in_the_line_blocks_where_her_side_is) {
  const Outline ship = outline({Inches::of(2), hundredths(40), {}}, pose(inch(15, 10), 0));
  const std::vector<Polygon> ships{{ship.begin(), ship.end()}};
  EXPECT_EQ(first_block(inch(10, 10), inch(20, 10), ships), (Block{0, at(148'000, 100'000)}));
  EXPECT_EQ(first_block(inch(10, 11), inch(20, 11), ships), (Block{0, inch(15, 11)}));  // the tip
  EXPECT_EQ(first_block(at(100'000, 110'001), inch(20, 11), ships), std::nullopt);
}

TEST(Sight, IC_163_the_filter_says_what_counts) {
  const std::vector<Polygon> outlines{rectangle(inch(9, 9), inch(11, 11)),
                                      rectangle(inch(16, 9), inch(17, 11)),
                                      rectangle(inch(13, 9), inch(14, 11))};
  EXPECT_EQ(first_block(inch(10, 10), inch(20, 10), outlines)->obstacle, 0U);
  const auto without = [](const std::vector<std::size_t>& left_out) {
    return [left_out](std::size_t i) {
      return std::find(left_out.begin(), left_out.end(), i) == left_out.end();
    };
  };
  EXPECT_EQ(first_block(inch(10, 10), inch(20, 10), outlines, without({0})),
            (Block{2, inch(13, 10)}));
  EXPECT_EQ(first_block(inch(10, 10), inch(20, 10), outlines, without({0, 1, 2})), std::nullopt);
  EXPECT_THAT(all_blocks(inch(10, 10), inch(20, 10), outlines),
              ElementsAre(Block{0, inch(10, 10)}, Block{2, inch(13, 10)}, Block{1, inch(16, 10)}));
}

TEST(Sight, IC_163_along_a_line_the_nearer_end_is_met_first) {
  const std::vector<Polygon> wedge{{inch(18, 10), inch(14, 10), inch(16, 12)}};
  EXPECT_EQ(first_block(inch(10, 10), inch(20, 10), wedge), (Block{0, inch(14, 10)}));
  EXPECT_EQ(first_block(inch(20, 10), inch(10, 10), wedge), (Block{0, inch(18, 10)}));
}

// 2 to the right for 1 up: half an inch up where x is 14.
TEST(Sight, IC_163_a_slanting_line) {
  const std::vector<Polygon> wall{rectangle(at(140'000, 0), inch(15, 30))};
  EXPECT_EQ(first_block(inch(13, 10), inch(17, 12), wall), (Block{0, at(140'000, 105'000)}));
  // A third of a tick is rounded to the nearest.
  EXPECT_EQ(first_block(at(139'999, 0), at(140'002, 2), wall), (Block{0, at(140'000, 1)}));
}

TEST(Sight, RC_224_smoke_blocks_through_it_in_and_out) {
  const std::vector<Polygon> cloud{smoke(inch(15, 10), hundredths(50))};
  EXPECT_EQ(cloud[0], rectangle(at(147'500, 97'500), at(152'500, 102'500)));
  EXPECT_TRUE(first_block(inch(10, 10), inch(20, 10), cloud));
  EXPECT_TRUE(first_block(inch(10, 10), inch(15, 10), cloud));
  EXPECT_EQ(first_block(inch(15, 10), inch(20, 10), cloud), (Block{0, inch(15, 10)}));
  EXPECT_FALSE(first_block(inch(10, 11), inch(20, 11), cloud));
}

TEST(Sight, IC_161_the_greatest_visible_distance) {
  EXPECT_TRUE(visible(inch(0, 0), inch(6, 8), std::nullopt));
  EXPECT_TRUE(visible(inch(0, 0), inch(6, 8), Inches::of(10)));
  EXPECT_FALSE(visible(inch(0, 0), inch(6, 8), Inches::of_ticks(99'999)));
}

TEST(Sight, IC_163_sight_is_the_same_from_either_end) {
  Any any{163};
  int blocked = 0;
  for (int i = 0; i < 5'000; ++i) {
    std::vector<Polygon> outlines;
    for (int j = 0; j < 6; ++j) {
      const Outline ship = outline({Inches::of(2), hundredths(40), {}},
                                   {any.point(Inches::of(20), Inches::of(20)), any.heading()});
      outlines.emplace_back(ship.begin(), ship.end());
    }
    const Point a = any.point(Inches::of(20), Inches::of(20));
    const Point b = any.point(Inches::of(20), Inches::of(20));
    const auto there = all_blocks(a, b, outlines);
    const auto back = all_blocks(b, a, outlines);
    ASSERT_EQ(there.size(), back.size());
    ASSERT_EQ(first_block(a, b, outlines).has_value(), !there.empty());
    if (there.empty()) {
      continue;
    }
    ++blocked;
    ASSERT_EQ(first_block(a, b, outlines), there.front());
    for (std::size_t k = 1; k < there.size(); ++k) {
      ASSERT_LE(distance(a, there[k - 1].where), distance(a, there[k].where) + Inches::of_ticks(2));
    }
    for (const Block& block : there) {
      ASSERT_TRUE(within_of(outlines[block.obstacle], block.where, Inches::of_ticks(1)));
      ASSERT_TRUE(within_of_line(a, b, block.where, Inches::of_ticks(1)));
    }
  }
  EXPECT_GT(blocked, 1'000);
}

}  // namespace
}  // namespace core::table
