// [FB-040]-[FB-048] Formations.
#include "core/field/formation.h"

#include "tests/field/fields.h"

#include <gtest/gtest.h>

namespace tests::field {
namespace {

TEST(Formation, FB_040_a_full_regiment_stands_in_two_ranks_of_twelve) {
  Table table{{foot("1st", Side::Union, 40, 30, 0)}};
  const Unit& unit = table.unit(kFirst);

  EXPECT_EQ(unit.files, 12);
  EXPECT_EQ(ranks_of(unit), 2);
  EXPECT_EQ(frontage_of(table.setting().charts, unit), inches(9));
  EXPECT_EQ(unit.figures[3].at, at(40 + 5.5 * 0.75, 30));  // the right of the front rank
  EXPECT_EQ(unit.figures[3 + 12].at, at(40 + 5.5 * 0.75, 30 - 0.75));
}

TEST(Formation, FB_041_a_column_is_six_files_by_four_ranks) {
  Table table{{foot("1st", Side::Union, 40, 30, 0, Arm::RifledMusket, Formation::Column)}};

  EXPECT_EQ(table.unit(kFirst).files, 6);
  EXPECT_EQ(ranks_of(table.unit(kFirst)), 4);
}

TEST(Formation, FB_048_rear_men_step_forward_and_a_column_keeps_its_width) {
  Table table{{foot("1st", Side::Union, 40, 30, 0),
               foot("2nd", Side::Union, 60, 30, 0, Arm::RifledMusket, Formation::Column)}};
  table.set(kFirst, [](Unit& unit) { unit.figures[3].fate = core::field::Fate::Killed; });
  Unit line = table.unit(kFirst);
  close_up(table.setting().charts, line);
  EXPECT_EQ(line.files, 12);
  EXPECT_EQ(line.figures[3 + 12].rank, 0);

  table.lose(kSecond, 9);
  EXPECT_EQ(table.unit(kSecond).files, 6);
  EXPECT_EQ(ranks_of(table.unit(kSecond)), 3);
}

TEST(Formation, FB_045_nobody_of_a_unit_stands_in_another) {
  Table table{{foot("1st", Side::Union, 20, 20, 30), horse("2nd", Side::Union, 40, 20, 75),
               battery("3rd", Side::Union, 60, 20, 180)}};
  for (const Unit& unit : table.state().units) {
    const auto bodies = bodies_of(table.setting().charts, unit);
    for (std::size_t i = 0; i < bodies.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) {
        EXPECT_FALSE(overlap(bodies[i], bodies[j])) << unit.name.str() << ' ' << i << ' ' << j;
      }
    }
  }
}

}  // namespace
}  // namespace tests::field
