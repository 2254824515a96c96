// [3.11] [3.12] [3.13] Labels, aliases, neighbours, distance.
#include "core/board/hex_id.h"

#include "tests/board/hexes.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace core::board {
namespace {

using tests::hex;

bool adjacent(const char* a, const char* b) { return hex(a).direction_to(hex(b)).has_value(); }

TEST(HexIds, Case_3_12_the_errata_example_of_three_hexes_around_one) {
  EXPECT_TRUE(adjacent("A1416", "A1517"));
  EXPECT_TRUE(adjacent("A1516", "A1517"));
  EXPECT_TRUE(adjacent("A1616", "A1517"));
  EXPECT_TRUE(adjacent("A1516", "A1416"));
  EXPECT_TRUE(adjacent("A1516", "A1616"));
  EXPECT_FALSE(adjacent("A1416", "A1616"));
}

TEST(HexIds, Case_3_12_neighbours_of_an_odd_column) {
  const char* expected[] = {"B2707", "B2807", "B2808", "B2709", "B2608", "B2607"};
  for (const Direction direction : kDirections) {
    EXPECT_EQ(hex("B2708").neighbour(direction)->label(), expected[static_cast<int>(direction)]);
  }
}

TEST(HexIds, Case_3_12_neighbours_of_an_even_column) {
  const char* expected[] = {"B2807", "B2908", "B2909", "B2809", "B2709", "B2708"};
  for (const Direction direction : kDirections) {
    EXPECT_EQ(hex("B2808").neighbour(direction)->label(), expected[static_cast<int>(direction)]);
  }
}

TEST(HexIds, Case_3_12_a_neighbour_is_a_neighbour_both_ways_on_the_whole_map) {
  for (int ordinal = 0; ordinal < kHexCount; ++ordinal) {
    const HexId here = HexId::from_ordinal(ordinal);
    for (const Direction direction : kDirections) {
      if (const auto there = here.neighbour(direction)) {
        ASSERT_EQ(there->neighbour(opposite(direction)), here) << here.label();
        ASSERT_EQ(distance(here, *there), 1);
      }
    }
  }
}

TEST(HexIds, Case_3_11_every_label_reads_back_and_labels_order_the_hexes) {
  for (int ordinal = 0; ordinal < kHexCount; ++ordinal) {
    const HexId here = HexId::from_ordinal(ordinal);
    ASSERT_EQ(here.ordinal(), ordinal);
    ASSERT_EQ(HexId::parse(here.label()).value(), here);
    ASSERT_EQ(HexId::at(here.grid()), here);
    if (ordinal > 0) {
      ASSERT_LT(HexId::from_ordinal(ordinal - 1).label(), here.label());
      ASSERT_LT(HexId::from_ordinal(ordinal - 1), here);
    }
  }
}

TEST(HexIds, Case_3_11_the_map_has_5888_hexes) { EXPECT_EQ(kHexCount, 5888); }

TEST(HexIds, Case_3_13_rows_below_sheet_A_are_sheet_B) {
  EXPECT_EQ(hex("A4528").label(), "B4502");
  EXPECT_EQ(hex("A3428").label(), "B3402");
  EXPECT_EQ(hex("A0127").label(), "B0101");
  EXPECT_EQ(hex("A0126").label(), "A0126");
}

TEST(HexIds, Case_3_13_columns_beyond_62_are_sheet_C) {
  EXPECT_EQ(hex("A6301").label(), "C0101");
  EXPECT_EQ(hex("B6301").label(), "C0127");
  EXPECT_EQ(hex("A6327").label(), "C0127");
}

TEST(HexIds, Case_3_13_sheets_touch_without_overlap) {
  EXPECT_EQ(hex("A1026").neighbour(Direction::S)->label(), "B1001");
  EXPECT_EQ(hex("A6205").neighbour(Direction::NE)->label(), "C0105");
  EXPECT_EQ(hex("B6201").neighbour(Direction::NE)->label(), "C0127");
}

TEST(HexIds, Case_3_13_labels_of_no_place_are_refused_with_the_reason) {
  for (const char* label : {"C4117", "C4626", "D0101", "A0001", "A0100", "B6330", "C0155", "B0136",
                            "A12", "", "A12345", "Axx01"}) {
    const auto read = HexId::parse(label);
    ASSERT_FALSE(read.has_value()) << label;
    EXPECT_NE(read.error().reason.find("[3.1"), std::string::npos) << read.error().reason;
  }
}

TEST(HexIds, Case_3_11_small_letters_are_understood) { EXPECT_EQ(hex("b2802"), hex("B2802")); }

TEST(HexIds, Case_3_12_distance_across_the_seams) {
  EXPECT_EQ(distance(hex("A2811"), hex("B2802")), 17);  // St. Louis to Memphis, down one column
  EXPECT_EQ(distance(hex("A6201"), hex("C0101")), 1);
  EXPECT_EQ(distance(hex("A1416"), hex("A1616")), 2);
  EXPECT_EQ(distance(hex("A0101"), hex("A0301")), 2);
}

}  // namespace
}  // namespace core::board
