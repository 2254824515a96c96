// [7.23] Units aboard ship.
#include "tests/supply/asking.h"
#include "tests/support/ground.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace core::supply {
namespace {

using base::operator""_case;
using tests::ask;
using tests::Ground;
using tests::how;
using tests::Position;
using tests::why_not;

class Aboard : public testing::Test {
 protected:
  Aboard() : position_{Ground{}.river("James", true, {"B3010/B3011"}).setting()} {
    boat_ = position_.put(Side::Union, "river-transport", "B3010/B3011");
    unit_ = position_.put_inside(boat_, "infantry 4-3");
  }

  Position position_;
  PieceId boat_;
  PieceId unit_;
};

TEST_F(Aboard, Case_12_14_combat_units_aboard_need_supply) {
  EXPECT_TRUE(ask(position_, unit_).needs_supply);
}

TEST_F(Aboard, Case_7_23_a_source_whose_range_reaches_the_bank_feeds_them) {
  position_.put(Side::Union, "depot", "B3008", 5);

  ASSERT_TRUE(ask(position_, unit_).supplied());
  EXPECT_EQ(how(ask(position_, unit_)).cost, 2);
  EXPECT_EQ(how(ask(position_, unit_)).path.back().mode, Mode::Load);
}

TEST_F(Aboard, Case_7_23_supply_points_aboard_in_the_same_water_feed_them) {
  const auto other = position_.put(Side::Union, "river-transport", "B3010/B3011");
  const auto train = position_.put_inside(other, "train", 4);

  ASSERT_TRUE(ask(position_, unit_).supplied());
  EXPECT_EQ(how(ask(position_, unit_)).source, SourceKind::InsideStock);
  EXPECT_EQ(how(ask(position_, unit_)).piece, train);
}

TEST_F(Aboard, Case_9_52_an_enemy_warship_in_the_water_cuts_them_off) {
  position_.put(Side::Union, "depot", "B3008", 5);
  const auto enemy = position_.put(Side::Confederate, "river-flotilla", "B3010/B3011");
  const Answer answer = ask(position_, unit_);

  ASSERT_FALSE(answer.supplied());
  EXPECT_EQ(why_not(answer).obstacle.cited, "9.52"_case);
  EXPECT_THAT(why_not(answer).obstacle.culprits, testing::ElementsAre(enemy));
}

TEST_F(Aboard, Case_7_23_without_any_source_they_are_told_so) {
  EXPECT_EQ(why_not(ask(position_, unit_)).obstacle.kind, ObstacleKind::NoSource);
}

}  // namespace
}  // namespace core::supply
