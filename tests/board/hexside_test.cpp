// [3.14] Hexsides and corners.
#include "core/board/hexside.h"

#include "tests/board/hexes.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace core::board {
namespace {

using tests::hex;

HexSide side(const char* label) { return HexSide::parse(label).value(); }

TEST(HexSides, Case_3_14_a_side_is_equal_from_either_hex) {
  for (int ordinal = 0; ordinal < kHexCount; ++ordinal) {
    const HexId here = HexId::from_ordinal(ordinal);
    for (const Direction direction : kDirections) {
      const HexSide from_here{here, direction};
      ASSERT_TRUE(from_here.touches(here));
      ASSERT_EQ(HexSide::parse(from_here.label()).value(), from_here);
      if (const auto there = here.neighbour(direction)) {
        ASSERT_EQ(HexSide(*there, opposite(direction)), from_here);
        ASSERT_EQ(HexSide::between(here, *there), from_here);
        ASSERT_TRUE(from_here.touches(*there));
      }
    }
  }
}

TEST(HexSides, Case_3_14_the_label_names_the_smaller_hex_first) {
  EXPECT_EQ(side("B2802/B2702").label(), "B2702/B2802");
  EXPECT_EQ(side("A2501/N").label(), "A2501/N");
}

TEST(HexSides, Case_3_14_two_sides_meet_when_they_share_a_corner) {
  EXPECT_TRUE(side("A1416/A1516").meets(side("A1516/A1517")));
  EXPECT_FALSE(side("A1416/A1516").meets(side("A1416/A1516")));
  EXPECT_FALSE(side("A1515/A1516").meets(side("A1516/A1517")));
}

TEST(HexSides, Case_3_14_each_side_meets_four_others_inside_the_map) {
  const HexId here = hex("B3010");
  for (const Direction direction : kDirections) {
    int meeting = 0;
    for (int column = 28; column <= 32; ++column) {
      for (int row = 8; row <= 12; ++row) {
        const HexId other =
            HexId::at({static_cast<std::int16_t>(column), static_cast<std::int16_t>(row + 26)})
                .value();
        for (const Direction way : {Direction::N, Direction::NE, Direction::SE}) {
          meeting += HexSide(here, direction).meets(HexSide(other, way)) ? 1 : 0;
        }
      }
    }
    EXPECT_EQ(meeting, 4) << name(direction);
  }
}

TEST(Corners, Case_3_14_a_corner_is_one_thing_from_its_three_hexes) {
  for (int ordinal = 0; ordinal < kHexCount; ++ordinal) {
    const HexId here = HexId::from_ordinal(ordinal);
    for (const Direction direction : kDirections) {
      const Corner corner = Corner::clockwise_of(here.grid(), direction);
      const auto points = corner.points();
      ASSERT_NE(std::find(points.begin(), points.end(), here.grid()), points.end());
      if (corner.hexes().size() >= 2) {
        ASSERT_EQ(Corner::parse(corner.label()).value(), corner) << corner.label();
      }
    }
  }
}

TEST(Corners, Case_3_14_the_ends_of_a_side_are_corners_of_both_its_hexes) {
  const auto corners = side("B4004/B4105").corners();
  EXPECT_TRUE(std::any_of(corners.begin(), corners.end(), [](const Corner& corner) {
    return corner.label() == "B4004/B4005/B4105" || corner.label() == "B4004/B4104/B4105";
  }));
}

TEST(Corners, Case_3_14_hexes_that_do_not_meet_are_refused) {
  EXPECT_FALSE(Corner::parse("A0101/A0301/A0501").has_value());
  EXPECT_FALSE(HexSide::parse("A0101/A0301").has_value());
  EXPECT_FALSE(HexSide::parse("A0101").has_value());
  EXPECT_FALSE(HexSide::parse("A1010/N").has_value());
  EXPECT_FALSE(HexSide::parse("A0101/C9999").has_value());
}

}  // namespace
}  // namespace core::board
