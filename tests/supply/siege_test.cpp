// [13.31] to [13.33] Besieged forts and cities.
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

class BesiegedFort : public testing::Test {
 protected:
  BesiegedFort() : position_{Ground{}.setting()} {
    fort_ = position_.put(Side::Confederate, "fortress", "B3010");
    garrison_ = position_.put_inside(fort_, "garrison (5)-1");
    position_.put(Side::Confederate, "depot", "B3011", 20);
  }

  Position position_;
  PieceId fort_;
  PieceId garrison_;
};

TEST_F(BesiegedFort, Case_13_31_without_besiegers_a_garrison_is_fed_from_outside) {
  EXPECT_EQ(how(ask(position_, garrison_)).source, SourceKind::Depot);
}

TEST_F(BesiegedFort, Case_13_32_the_besieged_are_not_fed_from_outside) {
  const auto besieger = position_.put(Side::Union, "infantry 10-3", "B3010");
  const Answer answer = ask(position_, garrison_);

  ASSERT_FALSE(answer.supplied());
  const auto& obstacle = why_not(answer).obstacle;
  EXPECT_EQ(obstacle.kind, ObstacleKind::Besieged);
  EXPECT_EQ(obstacle.cited, "13.32"_case);
  EXPECT_THAT(obstacle.culprits, testing::ElementsAre(besieger));
}

TEST_F(BesiegedFort, Case_13_32_they_live_from_the_supply_points_inside) {
  position_.put(Side::Union, "infantry 10-3", "B3010");
  const auto train = position_.put_inside(fort_, "train", 3);

  ASSERT_TRUE(ask(position_, garrison_).supplied());
  EXPECT_EQ(how(ask(position_, garrison_)).source, SourceKind::InsideStock);
  EXPECT_EQ(how(ask(position_, garrison_)).piece, train);
}

TEST_F(BesiegedFort, Case_13_31_a_garrison_unit_on_top_does_not_besiege) {
  position_.put(Side::Union, "garrison (5)-1", "B3010");
  const Answer answer = ask(position_, garrison_);

  ASSERT_FALSE(answer.supplied());
  EXPECT_EQ(why_not(answer).obstacle.kind, ObstacleKind::EnemyUnits)
      << "occupied, but not besieged";
}

TEST_F(BesiegedFort, Case_13_32_a_train_inside_feeds_nobody_outside) {
  Position position{position_.setting()};
  const auto fort = position.put(Side::Confederate, "fortress", "B3010");
  position.put_inside(fort, "garrison (5)-1");
  position.put_inside(fort, "train", 9);
  const auto outside = position.put(Side::Confederate, "infantry 4-3", "B3011");
  EXPECT_TRUE(ask(position, outside).supplied());

  position.put(Side::Union, "infantry 10-3", "B3010");

  EXPECT_FALSE(ask(position, outside).supplied());
}

/// Atlanta alone on an island of four hexes, with a second Confederate city far off.
class BesiegedCity : public testing::Test {
 protected:
  static Ground ground() {
    Ground ground;
    ground.town("Atlanta", "B3010", map::TownKind::MajorCity)
        .town("Macon", "B3020", map::TownKind::City);
    return ground;
  }

  static Position held(const rulebook::Setting& setting) {
    Position position{setting};
    position.control_all(Side::Confederate);
    return position;
  }
};

TEST_F(BesiegedCity, Case_13_33_a_way_of_any_length_to_another_city_lifts_the_siege) {
  Position position = held(ground().setting());
  const auto department = position.put(Side::Confederate, "department", "B3010");
  position.put(Side::Union, "infantry 10-3", "B3009");
  const GameState state = position.state();

  EXPECT_FALSE(
      (ChainOfSupply{position.setting(), state, Side::Confederate}.department_fault(department)));
}

TEST_F(BesiegedCity, Case_13_33_enemies_all_around_besiege_it) {
  Position position = held(ground().setting());
  const auto department = position.put(Side::Confederate, "department", "B3010");
  position.put(Side::Union, "infantry 10-3", "B3009");
  position.put(Side::Union, "infantry 10-3", "B2911");
  position.put(Side::Union, "infantry 10-3", "B3111");
  const GameState state = position.state();
  const auto fault =
      ChainOfSupply{position.setting(), state, Side::Confederate}.department_fault(department);

  ASSERT_TRUE(fault.has_value());
  EXPECT_EQ(fault->kind, ObstacleKind::CityBesieged);
  EXPECT_EQ(fault->cited, "13.33"_case);
  EXPECT_EQ(fault->culprits.size(), 3U);
}

TEST_F(BesiegedCity, Case_13_33_no_other_city_in_the_hands_of_its_side_is_a_siege_too) {
  Position position = held(ground().setting());
  const auto department = position.put(Side::Confederate, "department", "B3010");
  position.put(Side::Union, "infantry 10-3", "B3009");
  position.control(Side::Union, {"B3020"});
  const GameState state = position.state();

  EXPECT_TRUE(
      (ChainOfSupply{position.setting(), state, Side::Confederate}.department_fault(department)));
}

TEST_F(BesiegedCity, Case_13_33_a_city_on_an_island_is_open_by_water_until_a_warship_comes) {
  Ground island = ground();
  for (const char* sea : {"B3009", "B3011", "B2910", "B2911", "B3110"}) {
    island.terrain(sea, map::Terrain::Sea);
  }
  island.coastal("B3010").coastal("B3012").passage("B3010", "B3011").passage("B3011", "B3012");
  Position position = held(island.setting());
  const auto department = position.put(Side::Confederate, "department", "B3010");
  position.put(Side::Union, "infantry 10-3", "B3111");
  const auto fault = [&] {
    const GameState state = position.state();
    return ChainOfSupply{position.setting(), state, Side::Confederate}.department_fault(department);
  };
  EXPECT_FALSE(fault().has_value());

  position.put_inside(position.put(Side::Union, "fort", "B3012"), "garrison (5)-1");
  position.put(Side::Confederate, "infantry 4-3", "B3012");
  EXPECT_FALSE(fault().has_value()) << "a fort is no warship [9.5]";

  position.put(Side::Union, "naval-flotilla", "B3011");

  ASSERT_TRUE(fault().has_value());
  EXPECT_EQ(fault()->cited, "13.33"_case);
}

}  // namespace
}  // namespace core::supply
