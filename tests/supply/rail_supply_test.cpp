// [17.01] [17.03] [18.1] Origins, railheads, what stops a rail net.
#include "tests/supply/asking.h"
#include "tests/support/ground.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace core::supply {
namespace {

using base::operator""_case;
using map::RailOwner;
using tests::ask;
using tests::Ground;
using tests::hex;
using tests::how;
using tests::places;
using tests::Position;
using tests::why_not;

/// A Union railroad from the northern edge at B3005 down column 30 to B3012.
Ground line(RailOwner owner = RailOwner::Union) {
  Ground ground;
  ground.supply_edge("B3005").railroad(
      owner, {"B3005", "B3006", "B3007", "B3008", "B3009", "B3010", "B3011", "B3012"});
  return ground;
}

TEST(RailSupply, Case_17_03_a_railhead_feeds_2_hexes_from_the_origin_down_the_line) {
  Position position{line().setting()};
  const auto unit = position.put(Side::Union, "infantry 4-3", "B3014");
  const Answer answer = ask(position, unit);

  ASSERT_TRUE(answer.supplied());
  EXPECT_EQ(how(answer).source, SourceKind::Railhead);
  EXPECT_EQ(how(answer).cost, 2);
  EXPECT_EQ(how(answer).feed.front().mode, Mode::Origin);
  EXPECT_EQ(places(*position.setting().map, how(answer).feed),
            "B3005 B3006 B3007 B3008 B3009 B3010 B3011 B3012");
  EXPECT_EQ(places(*position.setting().map, how(answer).path), "B3012 B3013 B3014");
}

TEST(RailSupply, Case_17_03_the_third_hex_from_a_railhead_is_out_of_range) {
  Position position{line().setting()};
  const Answer answer = ask(position, position.put(Side::Union, "infantry 4-3", "B3015"));

  ASSERT_FALSE(answer.supplied());
  EXPECT_EQ(why_not(answer).obstacle.kind, ObstacleKind::OutOfRange);
  EXPECT_EQ(why_not(answer).obstacle.need, 3);
  EXPECT_EQ(why_not(answer).obstacle.have, 2);
}

struct Broken {
  const char* name;
  ObstacleKind kind;
  const char* cited;
  void (*spoil)(Position& position);
};

class RailBroken : public testing::TestWithParam<Broken> {};

TEST_P(RailBroken, Case_17_03_the_net_ends_where_the_rule_says_and_the_case_is_cited) {
  Position position{line().setting()};
  const auto unit = position.put(Side::Union, "infantry 4-3", "B3014");
  GetParam().spoil(position);
  const Answer answer = ask(position, unit);

  ASSERT_FALSE(answer.supplied());
  EXPECT_EQ(why_not(answer).obstacle.kind, GetParam().kind) << name(why_not(answer).obstacle.kind);
  EXPECT_EQ(why_not(answer).obstacle.cited.text(), GetParam().cited);
}

INSTANTIATE_TEST_SUITE_P(
    Obstacles, RailBroken,
    testing::Values(Broken{"cut", ObstacleKind::RailCut, "18.23",
                           [](Position& p) { p.cut("B3008"); }},
                    Broken{"zone", ObstacleKind::EnemyZone, "9.4",
                           [](Position& p) {
                             p.put(Side::Confederate, "infantry 8-3", "B2808");
                             p.put(Side::Confederate, "infantry 8-3", "B2908");
                           }},
                    Broken{"enemy", ObstacleKind::EnemyUnits, "17.03",
                           [](Position& p) { p.put(Side::Confederate, "train", "B3008"); }},
                    Broken{"lost", ObstacleKind::OutsideNet, "18.13",
                           [](Position& p) { p.control(Side::Confederate, {"B3008"}); }},
                    Broken{"nobody", ObstacleKind::OutsideNet, "18.13",
                           [](Position& p) { p.control(std::nullopt, {"B3008"}); }},
                    Broken{"marker", ObstacleKind::RailheadMarker, "18.14",
                           [](Position& p) { p.put(Side::Union, "railhead", "B3008"); }}),
    [](const auto& tested) { return std::string{tested.param.name}; });

TEST(RailSupply, Case_9_4_a_friendly_combat_unit_keeps_the_line_open_in_an_enemy_zone) {
  Position position{line().setting()};
  const auto unit = position.put(Side::Union, "infantry 4-3", "B3014");
  position.put(Side::Confederate, "infantry 8-3", "B2908");  // beside B3007 and B3008
  ASSERT_FALSE(ask(position, unit).supplied());

  position.put(Side::Union, "militia 1-2", "B3007");
  position.put(Side::Union, "garrison (1)-1", "B3008");

  EXPECT_TRUE(ask(position, unit).supplied());
}

TEST(RailSupply, Case_18_14_the_railhead_hex_itself_feeds) {
  Position position{line().setting()};
  position.put(Side::Union, "railhead", "B3008");

  EXPECT_TRUE(ask(position, position.put(Side::Union, "infantry 4-3", "B3010")).supplied());
  EXPECT_FALSE(ask(position, position.put(Side::Union, "infantry 4-3", "B3011")).supplied());
}

TEST(RailSupply, Case_18_11_in_1861_the_railroads_of_ones_own_country_are_the_net) {
  for (const auto& [owner, open] : {std::pair{RailOwner::Union, true},
                                    {RailOwner::Confederate, false},
                                    {RailOwner::Kentucky, true},
                                    {RailOwner::Missouri, true}}) {
    Position position{line(owner).setting(), "8/61"};
    const auto unit = position.put(Side::Union, "infantry 4-3", "B3014");

    EXPECT_EQ(ask(position, unit).supplied(), open) << map::name(owner);
  }
}

TEST(RailSupply, Case_18_11_after_1861_the_net_is_the_rail_hexes_a_side_controls) {
  Position position{line(RailOwner::Confederate).setting(), "1/62"};

  EXPECT_TRUE(ask(position, position.put(Side::Union, "infantry 4-3", "B3014")).supplied());
}

/// The line of `line()` with water between B3008 and B3009.
Ground line_over_water() { return line().river("Ohio", true, {"B3008/B3009"}); }

TEST(RailSupply, Case_17_03_no_train_crosses_a_navigable_river_without_bridge_or_ferry) {
  Position position{line_over_water().setting()};
  const auto unit = position.put(Side::Union, "infantry 4-3", "B3014");

  EXPECT_FALSE(ask(position, unit).supplied());
}

TEST(RailSupply, Case_9_52_an_enemy_warship_below_a_rail_bridge_closes_it) {
  Position position{line_over_water().rail_bridge("B3008/B3009").setting()};
  const auto unit = position.put(Side::Union, "infantry 4-3", "B3014");
  ASSERT_TRUE(ask(position, unit).supplied());

  const auto ship = position.put(Side::Confederate, "river-flotilla", "B3008/B3009");
  const Answer answer = ask(position, unit);

  ASSERT_FALSE(answer.supplied());
  EXPECT_EQ(why_not(answer).obstacle.cited, "9.52"_case);
  EXPECT_THAT(why_not(answer).obstacle.culprits, testing::ElementsAre(ship));
}

TEST(RailSupply, Case_18_15_a_rail_ferry_works_while_both_banks_are_held_and_no_warship_is_there) {
  Position position{line_over_water().rail_ferry("B3008/B3009").setting(), "8/61"};
  const auto unit = position.put(Side::Union, "infantry 4-3", "B3014");
  ASSERT_TRUE(ask(position, unit).supplied());
  EXPECT_THAT(how(ask(position, unit)).feed,
              testing::Contains(testing::Field(&Step::mode, Mode::RailFerry)));

  Position lost = position;
  lost.control(Side::Confederate, {"B3009"});
  EXPECT_EQ(why_not(ask(lost, unit)).obstacle.cited, "18.15"_case);

  Position watched = position;
  watched.put(Side::Confederate, "ironclad", "B3008/B3009");
  EXPECT_EQ(why_not(ask(watched, unit)).obstacle.cited, "9.52"_case);
}

TEST(RailSupply, Case_17_01_a_union_origin_city_gives_while_controlled_and_not_besieged) {
  Ground ground;
  ground.origin_city("B3005")
      .town("Harrisburg", "B3005", map::TownKind::City)
      .town("York", "B2001", map::TownKind::City);
  ground.railroad(RailOwner::Union, {"B3005", "B3006", "B3007"});
  Position position{ground.setting()};
  const auto unit = position.put(Side::Union, "infantry 4-3", "B3009");
  ASSERT_TRUE(ask(position, unit).supplied());

  position.control(Side::Confederate, {"B3005"});
  const Answer answer = ask(position, unit);

  ASSERT_FALSE(answer.supplied());
  EXPECT_EQ(why_not(answer).obstacle.kind, ObstacleKind::CityLost);
  EXPECT_EQ(why_not(answer).obstacle.cited, "17.01"_case);
}

TEST(RailSupply, Case_3_16_a_major_town_that_is_none_of_the_five_is_a_city_and_no_origin) {
  Ground ground;
  ground.town("Mobile", "B3005", map::TownKind::MajorCity)
      .railroad(RailOwner::Confederate, {"B3005", "B3006", "B3007"});
  Position position{ground.setting()};
  position.control_all(Side::Confederate);
  const auto unit = position.put(Side::Confederate, "infantry 4-3", "B3006");
  EXPECT_TRUE(position.setting().map->town(*position.setting().map->find_town("Mobile")).is_city());
  EXPECT_FALSE(ask(position, unit).supplied());
}

TEST(RailSupply, Case_17_01_confederate_origins_are_the_five_major_cities) {
  for (const char* city :
       {"Richmond", "Atlanta", "New Orleans", "Nashville", "Memphis", "Mobile"}) {
    Ground ground;
    ground.town(city, "B3005", map::TownKind::MajorCity)
        .railroad(RailOwner::Confederate, {"B3005", "B3006", "B3007"});
    Position position{ground.setting()};
    position.control_all(Side::Confederate);
    const auto unit = position.put(Side::Confederate, "infantry 4-3", "B3009");

    EXPECT_EQ(ask(position, unit).supplied(), std::string{city} != "Mobile") << city;
  }
}

}  // namespace
}  // namespace core::supply
