// [22.12] [22.13] Departments as sources of supply.
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

/// A Union Department in a city on the net, 4 hexes from the unit.
class UnionDepartment : public testing::Test {
 protected:
  UnionDepartment()
      : position_{Ground{}
                      .supply_edge("B3008")
                      .railroad(map::RailOwner::Union, {"B3008", "B3009", "B3010"})
                      .town("Louisville", "B3010", map::TownKind::City)
                      .town("York", "B2001", map::TownKind::City)
                      .setting()} {
    department_ = position_.put(Side::Union, "department", "B3010");
    unit_ = position_.put(Side::Union, "infantry 4-3", "B3015");
  }

  std::optional<Obstacle> fault(const Position& position) {
    const GameState state = position.state();
    return ChainOfSupply{position.setting(), state, Side::Union}.department_fault(department_);
  }

  Position position_;
  PieceId department_;
  PieceId unit_;
};

TEST_F(UnionDepartment, Case_22_12_functions_in_a_held_city_on_the_net) {
  ASSERT_TRUE(ask(position_, unit_).supplied());
  EXPECT_EQ(how(ask(position_, unit_)).source, SourceKind::Department);
  EXPECT_EQ(how(ask(position_, unit_)).piece, department_);
  EXPECT_EQ(how(ask(position_, unit_)).cost, 5);
  EXPECT_FALSE(fault(position_).has_value());
}

TEST_F(UnionDepartment, Case_22_12_stops_when_an_unparenthesised_enemy_is_adjacent) {
  const auto enemy = position_.put(Side::Confederate, "cavalry 2-4", "B2910");

  ASSERT_TRUE(fault(position_).has_value());
  EXPECT_EQ(fault(position_)->kind, ObstacleKind::EnemyNearby);
  EXPECT_EQ(fault(position_)->cited, "22.12"_case);
  EXPECT_THAT(fault(position_)->culprits, testing::ElementsAre(enemy));
}

TEST_F(UnionDepartment, Case_22_12_a_garrison_beside_it_does_not_stop_it) {
  position_.put(Side::Confederate, "garrison (5)-1", "B2910");

  EXPECT_FALSE(fault(position_).has_value());
}

TEST_F(UnionDepartment, Case_22_12_stops_off_the_net) {
  position_.cut("B3009");

  ASSERT_TRUE(fault(position_).has_value());
  EXPECT_EQ(fault(position_)->kind, ObstacleKind::RailCut);
  EXPECT_FALSE(ask(position_, unit_).supplied());
}

TEST_F(UnionDepartment, Case_22_12_stops_when_the_city_is_lost) {
  position_.control(Side::Confederate, {"B3010"});

  ASSERT_TRUE(fault(position_).has_value());
  EXPECT_EQ(fault(position_)->kind, ObstacleKind::CityLost);
}

TEST(ConfederateDepartment, Case_22_13_supplies_without_rails_while_unbesieged_and_unoccupied) {
  Position position{Ground{}
                        .town("Little Rock", "B3010", map::TownKind::City)
                        .town("York", "B2001", map::TownKind::City)
                        .setting()};
  position.control_all(Side::Confederate);
  const auto department = position.put(Side::Confederate, "department", "B3010");
  const auto unit = position.put(Side::Confederate, "infantry 4-3", "B3015");
  ASSERT_TRUE(ask(position, unit).supplied());

  position.put(Side::Union, "infantry 10-3", "B2910");
  EXPECT_TRUE(ask(position, unit).supplied()) << "nearness does not stop a Confederate Department";

  position.put(Side::Union, "infantry 10-3", "B3010");
  const GameState state = position.state();
  const ChainOfSupply chain{position.setting(), state, Side::Confederate};
  ASSERT_TRUE(chain.department_fault(department).has_value());
  EXPECT_EQ(chain.department_fault(department)->kind, ObstacleKind::CityOccupied);
  EXPECT_EQ(chain.department_fault(department)->cited, "22.13"_case);
}

}  // namespace
}  // namespace core::supply
