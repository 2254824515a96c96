// [0.4] Luck of both sides and the decisive rolls, against hand calculations.
#include "core/report/luck.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>

namespace core::report {
namespace {

using board::Side;
using rulebook::RollId;
using testing::ElementsAre;

RollFigures roll(RollId id, Side by, Measure measure, std::vector<FaceWorth> faces, int face) {
  RollFigures figures;
  figures.id = id;
  figures.by = by;
  figures.worth.measure = measure;
  figures.worth.faces = std::move(faces);
  figures.worth.face = static_cast<std::size_t>(face - 1);
  return figures;
}

/// Net 1, 2, 3, 4, 5, 6: mean 3.5, variance 35/12.
RollFigures die(Side by, int face) {
  return roll(RollId::Battle, by, Measure::Points, {{1, 0}, {2, 0}, {3, 0}, {4, 0}, {6, 1}, {8, 2}},
              face);
}

TEST(Luck, a_die_has_mean_three_and_a_half_and_variance_thirty_five_twelfths) {
  const Worth worth = die(Side::Union, 6).worth;
  EXPECT_DOUBLE_EQ(worth.mean(), 3.5);
  EXPECT_DOUBLE_EQ(worth.variance(), 35.0 / 12);
  EXPECT_DOUBLE_EQ(worth.luck(), 2.5);
}

TEST(Luck, rolls_of_a_kind_add_up_by_side) {
  const auto lines = luck_of({die(Side::Union, 6), die(Side::Union, 5), die(Side::Confederate, 1),
                              roll(RollId::Capture, Side::Union, Measure::None, {}, 1)});

  ASSERT_EQ(lines.size(), 2U);
  EXPECT_EQ(lines[0].id, RollId::Battle);
  const LuckTally& own = lines[0].sides[0];
  EXPECT_EQ(own.rolls, 2);
  EXPECT_EQ(own.come, 11);
  EXPECT_DOUBLE_EQ(own.expected, 7);
  EXPECT_DOUBLE_EQ(own.luck(), 4);
  EXPECT_DOUBLE_EQ(own.mean(), 2);
  EXPECT_DOUBLE_EQ(own.z().value(), 4 / std::sqrt(2 * 35.0 / 12));
  EXPECT_DOUBLE_EQ(lines[0].sides[1].luck(), -2.5);
  EXPECT_EQ(lines[1].id, RollId::Capture);
  EXPECT_EQ(lines[1].sides[0].others, 1);
  EXPECT_EQ(lines[1].sides[0].rolls, 0);
}

TEST(Luck, where_no_face_makes_a_difference_there_is_no_z) {
  const auto lines = luck_of({roll(RollId::Siege, Side::Union, Measure::Points,
                                   {{1, 0}, {1, 0}, {1, 0}, {1, 0}, {1, 0}, {1, 0}}, 2)});
  EXPECT_EQ(lines.front().sides[0].z(), std::nullopt);
  EXPECT_DOUBLE_EQ(lines.front().sides[0].luck(), 0);
}

TEST(Luck, only_rolls_of_the_same_unit_are_added) {
  const auto lines =
      luck_of({die(Side::Union, 6), roll(RollId::Consume, Side::Union, Measure::Supply,
                                         {{0, 1}, {0, 2}, {0, 3}, {0, 4}, {0, 5}, {0, 6}}, 6)});
  EXPECT_DOUBLE_EQ(luck_in(lines, Measure::Points)[0].luck(), 2.5);
  EXPECT_DOUBLE_EQ(luck_in(lines, Measure::Supply)[0].luck(), -2.5);
}

TEST(Luck, the_most_decisive_roll_comes_first_whomever_it_helped) {
  const std::vector<RollFigures> rolls{
      die(Side::Union, 4), die(Side::Confederate, 1), die(Side::Union, 5),
      roll(RollId::Consume, Side::Union, Measure::Supply, {{0, 0}, {0, 60}}, 2)};
  EXPECT_THAT(decisive(rolls, 10), ElementsAre(1, 2, 0)) << "supply is no strength";
  EXPECT_THAT(decisive(rolls, 1), ElementsAre(1));
}

}  // namespace
}  // namespace core::report
