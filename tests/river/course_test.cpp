// [RR-080]-[RR-088] Directions, by the tables as the specification prints them.
#include "core/river/course.h"

#include "tests/river/bends.h"
#include "tests/river/river_charts.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

namespace core::river {
namespace {

using tests::river::kAllHeadings;
using tests::river::left;
using tests::river::right;
using tests::river::tested_charts;

constexpr std::array kHands{Hand::Left, Hand::Right};

DirectionReading read(Heading heading, int face, int second_face = 0, bool printed = false) {
  Options options;
  options.printed_roll_9 = printed;
  return direction_of(tested_charts(), options, {heading, false, face, second_face});
}

DirectionReading read_on_turn_1(int face) {
  return direction_of(tested_charts(), {}, {Heading::East, true, face, 0});
}

TEST(Course, RR_080_each_heading_reads_its_own_table) {
  EXPECT_EQ(read(Heading::North, 5).direction, (Direction{left(45), Heading::NorthWest}));
  EXPECT_EQ(read(Heading::NorthWest, 5).direction, (Direction{right(45), Heading::North}));
  EXPECT_EQ(read(Heading::SouthEast, 5).direction, (Direction{right(90), Heading::SouthWest}));
  EXPECT_EQ(read(Heading::South, 5).direction, (Direction{right(45), Heading::SouthWest}));
  EXPECT_EQ(read(Heading::SouthWest, 5).direction, (Direction{left(45), Heading::South}));
}

TEST(Course, RR_E01_turn_1_subtracts_1) {
  const DirectionReading reading = read_on_turn_1(7);
  EXPECT_EQ(reading.score, 6);
  EXPECT_EQ(reading.direction, (Direction{left(45), Heading::NorthEast}));
  EXPECT_EQ(bend_name(reading.direction.bend), "left");
}

TEST(Course, RR_E02_turn_1_reads_0_as_1) {
  const DirectionReading reading = read_on_turn_1(1);
  EXPECT_EQ(reading.score, 1);
  EXPECT_EQ(reading.direction.next, Heading::East);
  EXPECT_TRUE(reading.direction.bend.is_ahead());
}

TEST(Course, RR_E03_the_second_die_decides_the_hand_of_the_hairpin) {
  const DirectionReading reading = read(Heading::East, 10, 4);
  EXPECT_EQ(reading.score, 10);
  EXPECT_EQ(reading.direction, (Direction{left(135), Heading::NorthWest}));
}

TEST(Course, RR_E04_roll_9_of_table_2_is_corrected_unless_it_is_played_as_printed) {
  const DirectionReading corrected = read(Heading::NorthEast, 9);
  EXPECT_EQ(corrected.direction, (Direction{right(90), Heading::SouthEast}));
  EXPECT_EQ(corrected.line.printed, Heading::South);
  EXPECT_EQ(read(Heading::NorthEast, 9, 0, true).direction, (Direction{right(90), Heading::South}));
}

TEST(Course, RR_E05_a_hairpin_of_180_degrees) {
  EXPECT_EQ(read(Heading::North, 10).direction, (Direction{right(180), Heading::South}));
}

TEST(Course, RR_083_the_first_turn_cannot_bring_a_hairpin) {
  std::array<int, kHeadings> faces{};
  for (int face = 1; face <= 10; ++face) {
    EXPECT_FALSE(needs_second_die({Heading::East, true, face, 0})) << face;
    ++faces.at(static_cast<std::size_t>(read_on_turn_1(face).direction.next));
  }
  // E 60 %, NE, N, SE and S 10 % each.
  EXPECT_EQ(faces, (std::array<int, kHeadings>{6, 1, 1, 0, 1, 1, 0}));
}

TEST(Course, RR_084_a_second_die_is_thrown_for_a_10_that_heads_East_alone) {
  for (const Heading heading : kAllHeadings) {
    for (int face = 1; face <= 10; ++face) {
      EXPECT_EQ(needs_second_die({heading, false, face, 0}),
                heading == Heading::East && face == 10);
    }
  }
}

TEST(Course,
     RR_084_RR_085_1_to_5_turns_left_to_the_North_West_and_6_to_10_right_to_the_South_West) {
  for (int second = 1; second <= 10; ++second) {
    EXPECT_EQ(read(Heading::East, 10, second).direction,
              second <= 5 ? (Direction{left(135), Heading::NorthWest})
                          : (Direction{right(135), Heading::SouthWest}))
        << second;
  }
}

TEST(Course, RR_T14_headings_by_compass) {
  const std::array degrees{90, 45, 0, 315, 135, 180, 225};
  const std::array names{"East",       "North East", "North",     "North West",
                         "South East", "South",      "South West"};
  for (std::size_t i = 0; i < kAllHeadings.size(); ++i) {
    EXPECT_EQ(compass_degrees(kAllHeadings.at(i)), degrees.at(i));
    EXPECT_EQ(heading_name(kAllHeadings.at(i)), names.at(i));
  }
}

TEST(Course, RR_082_names_of_bends) {
  EXPECT_EQ(bend_name({}), "ahead");
  EXPECT_EQ(bend_name(left(45)), "left");
  EXPECT_EQ(bend_name(right(90)), "sharp right");
  EXPECT_EQ(bend_name(right(135)), "hairpin right (135°)");
  EXPECT_EQ(bend_name(left(180)), "hairpin left");
  EXPECT_EQ(hand_name(Hand::Right), "right");
}

TEST(Course, RR_082_a_bend_turns_the_heading_by_its_degrees) {
  EXPECT_EQ(turned(Heading::North, right(45)), Heading::NorthEast);
  EXPECT_EQ(turned(Heading::North, left(45)), Heading::NorthWest);
  EXPECT_EQ(turned(Heading::NorthEast, right(180)), Heading::SouthWest);
  EXPECT_EQ(turned(Heading::SouthWest, {}), Heading::SouthWest);
}

TEST(Course, RR_087_no_bend_turns_to_the_West) {
  EXPECT_EQ(turned(Heading::North, left(90)), std::nullopt);
  EXPECT_EQ(turned(Heading::East, right(180)), std::nullopt);
  EXPECT_EQ(turned(Heading::SouthWest, right(45)), std::nullopt);
}

TEST(Course, RR_088_the_words_agree_with_the_next_table_but_in_the_one_place) {
  int disagreements = 0;
  for (const Heading heading : kAllHeadings) {
    for (int face = 1; face <= 10; ++face) {
      for (const int second : {1, 10}) {
        EXPECT_TRUE(agree(heading, read(heading, face, second).direction));
        const bool printed_agrees = agree(heading, read(heading, face, second, true).direction);
        EXPECT_EQ(printed_agrees, heading != Heading::NorthEast || face != 9);
        disagreements += printed_agrees ? 0 : 1;
      }
    }
  }
  EXPECT_EQ(disagreements, 2);  // the one, with both second dice
}

TEST(Course, RR_082_the_bend_between_two_headings_leads_from_one_to_the_other) {
  for (const Heading before : kAllHeadings) {
    for (const Heading after : kAllHeadings) {
      for (const Hand hand : kHands) {
        const Bend bend = bend_between(before, hand, after);
        EXPECT_EQ(turned(before, bend), after);
        EXPECT_EQ(bend.is_ahead(), before == after);
      }
    }
  }
  EXPECT_EQ(bend_between(Heading::NorthEast, Hand::Right, Heading::South), right(135));
}

TEST(Course, RR_358_a_tributary_leaves_square_to_the_heading_on_its_bank) {
  EXPECT_EQ(branch_heading(Heading::East, Hand::Left), Heading::North);
  EXPECT_EQ(branch_heading(Heading::East, Hand::Right), Heading::South);
  EXPECT_EQ(branch_heading(Heading::NorthEast, Hand::Left), Heading::NorthWest);
  EXPECT_EQ(branch_heading(Heading::NorthWest, Hand::Left), Heading::SouthWest);
  EXPECT_EQ(branch_heading(Heading::SouthWest, Hand::Right), Heading::NorthWest);
  EXPECT_EQ(branch_heading(Heading::South, Hand::Left), Heading::East);
}

TEST(Course, RR_358_a_tributary_that_would_run_West_leaves_at_45_degrees) {
  EXPECT_EQ(branch_heading(Heading::North, Hand::Left), Heading::NorthWest);
  EXPECT_EQ(branch_heading(Heading::South, Hand::Right), Heading::SouthWest);
}

}  // namespace
}  // namespace core::river
