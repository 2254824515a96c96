// [9.4] [17.6] Broadcast over land: ranges, costs, zones of control.
#include "tests/supply/asking.h"
#include "tests/support/ground.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace core::supply {
namespace {

using base::operator""_case;
using tests::ask;
using tests::Ground;
using tests::hex;
using tests::how;
using tests::places;
using tests::Position;
using tests::why_not;

/// The example of 9.4: a Depot at A1516, a Union division at A1518, a Confederate one at A1617.
class SupplyThroughZones : public testing::Test {
 protected:
  SupplyThroughZones() : position_{Ground{}.setting()} {
    position_.put(Side::Union, "depot", "A1516", 10);
    unit_ = position_.put(Side::Union, "infantry 10-3", "A1518");
    enemy_ = position_.put(Side::Confederate, "infantry 8-3", "A1617");
  }

  Position position_;
  PieceId unit_;
  PieceId enemy_;
};

TEST_F(SupplyThroughZones, Case_9_4_the_worked_example_goes_around_the_zone) {
  const Answer answer = ask(position_, unit_);

  ASSERT_TRUE(answer.supplied());
  EXPECT_EQ(places(*position_.setting().map, how(answer).path), "A1516 A1416 A1417 A1518");
  EXPECT_EQ(how(answer).cost, 3);
}

TEST_F(SupplyThroughZones, Case_9_4_the_worked_example_with_a_brigade_goes_straight) {
  position_.put(Side::Union, "infantry 1-3", "A1517");

  const Answer answer = ask(position_, unit_);

  ASSERT_TRUE(answer.supplied());
  EXPECT_EQ(places(*position_.setting().map, how(answer).path), "A1516 A1517 A1518");
  EXPECT_EQ(how(answer).cost, 2);
}

TEST_F(SupplyThroughZones, Erratum_E056_as_printed_a_zone_stops_no_supply) {
  position_.without("E056");

  EXPECT_EQ(places(*position_.setting().map, how(ask(position_, unit_)).path), "A1516 A1517 A1518");
}

TEST_F(SupplyThroughZones, Case_9_4_trains_depots_leaders_and_headquarters_do_not_help) {
  for (const char* piece : {"train", "depot", "leader", "army-hq", "siege-train"}) {
    Position position = position_;
    position.put(Side::Union, piece, "A1517");

    EXPECT_EQ(places(*position.setting().map, how(ask(position, unit_)).path),
              "A1516 A1416 A1417 A1518")
        << piece;
  }
}

TEST_F(SupplyThroughZones, Case_9_4_with_no_way_around_the_zone_is_cited_with_its_unit) {
  position_.put(Side::Confederate, "infantry 3-3", "A1316");  // closes A1416 and A1417

  const Answer answer = ask(position_, unit_);

  ASSERT_FALSE(answer.supplied());
  EXPECT_EQ(why_not(answer).obstacle.kind, ObstacleKind::EnemyZone);
  EXPECT_EQ(why_not(answer).obstacle.cited, "9.4"_case);
  EXPECT_EQ(label(*position_.setting().map, why_not(answer).obstacle.at), "A1517");
  EXPECT_THAT(why_not(answer).obstacle.culprits, testing::ElementsAre(enemy_));
  EXPECT_EQ(why_not(answer).source, SourceKind::Depot);
}

TEST_F(SupplyThroughZones, Case_9_4_the_zone_of_the_receiver_and_of_the_source_do_not_matter) {
  Position position{Ground{}.setting()};
  position.put(Side::Union, "depot", "A1516", 10);
  const auto unit = position.put(Side::Union, "infantry 10-3", "A1517");
  position.put(Side::Confederate, "infantry 8-3", "A1616");  // beside both

  EXPECT_TRUE(ask(position, unit).supplied());
}

TEST_F(SupplyThroughZones, Case_9_4_a_receiver_that_is_no_combat_unit_may_not_lie_in_a_zone) {
  Position position{Ground{}.setting()};
  position.put(Side::Union, "depot", "A1514", 10);
  const auto leader = position.put(Side::Union, "leader", "A1516");
  position.put(Side::Confederate, "infantry 8-3", "A1517");

  ASSERT_FALSE(ask(position, leader).supplied());
  EXPECT_EQ(why_not(ask(position, leader)).obstacle.kind, ObstacleKind::EnemyZone);
  position.put(Side::Union, "infantry 1-3", "A1516");
  EXPECT_TRUE(ask(position, leader).supplied());
}

TEST_F(SupplyThroughZones, Case_9_4_a_garrison_controls_no_hex_beside_it) {
  Position position{Ground{}.setting()};
  position.put(Side::Union, "depot", "A1516", 10);
  const auto unit = position.put(Side::Union, "infantry 10-3", "A1518");
  position.put(Side::Confederate, "garrison (5)-1", "A1617");

  EXPECT_EQ(how(ask(position, unit)).cost, 2);
}

struct Ranged {
  const char* source;
  int range;
};

class SupplyRange : public testing::TestWithParam<Ranged> {};

TEST_P(SupplyRange, Case_17_6_a_source_feeds_to_its_range_and_no_farther) {
  Position position{Ground{}.town("Atlanta", "B3010", map::TownKind::City).setting()};
  position.control_all(Side::Confederate);
  position.put(Side::Confederate, GetParam().source, "B3010", 5);
  const auto at = [](int rows) { return "B30" + std::to_string(10 + rows); };
  const auto near = position.put(Side::Confederate, "infantry 4-3", at(GetParam().range));
  const auto far = position.put(Side::Confederate, "infantry 4-3", at(GetParam().range + 1));

  ASSERT_TRUE(ask(position, near).supplied());
  EXPECT_EQ(how(ask(position, near)).cost, GetParam().range);
  EXPECT_EQ(how(ask(position, near)).range, GetParam().range);
  ASSERT_FALSE(ask(position, far).supplied());
  EXPECT_EQ(why_not(ask(position, far)).obstacle.kind, ObstacleKind::OutOfRange);
  EXPECT_EQ(why_not(ask(position, far)).obstacle.cited, "17.6"_case);
  EXPECT_EQ(why_not(ask(position, far)).obstacle.need, GetParam().range + 1);
  EXPECT_EQ(why_not(ask(position, far)).obstacle.have, GetParam().range);
}

INSTANTIATE_TEST_SUITE_P(Sources, SupplyRange,
                         testing::Values(Ranged{"department", 5}, Ranged{"depot", 5},
                                         Ranged{"army-hq", 3}, Ranged{"train", 3}),
                         [](const auto& tested) {
                           std::string name = tested.param.source;
                           std::erase(name, '-');
                           return name;
                         });

struct Costed {
  map::Terrain terrain;
  int cost;
};

class SupplyCost : public testing::TestWithParam<Costed> {};

TEST_P(SupplyCost, Case_17_6_the_terrain_of_the_hex_entered_is_paid) {
  Position position{Ground{}.terrain("B3011", GetParam().terrain).setting()};
  position.put(Side::Union, "depot", "B3010", 5);
  const auto unit = position.put(Side::Union, "infantry 4-3", "B3011");

  EXPECT_EQ(how(ask(position, unit)).cost, GetParam().cost);
}

INSTANTIATE_TEST_SUITE_P(
    Terrain, SupplyCost,
    testing::Values(Costed{map::Terrain::Clear, 1}, Costed{map::Terrain::Forest, 1},
                    Costed{map::Terrain::Rough, 2}, Costed{map::Terrain::Mountain, 3},
                    Costed{map::Terrain::Swamp, 3}),
    [](const auto& tested) { return std::string{map::name(tested.param.terrain)}; });

TEST(SupplyOverLand, Case_17_6_a_road_or_rail_line_costs_1_in_any_terrain) {
  for (const bool rail : {false, true}) {
    Ground ground;
    ground.terrain("B3011", map::Terrain::Mountain);
    rail ? ground.railroad(map::RailOwner::Union, {"B3010", "B3011"})
         : ground.road({"B3010", "B3011"});
    Position position{ground.setting()};
    position.put(Side::Union, "depot", "B3010", 5);
    const auto unit = position.put(Side::Union, "infantry 4-3", "B3011");

    EXPECT_EQ(how(ask(position, unit)).cost, 1);
    EXPECT_EQ(how(ask(position, unit)).path.back().mode, Mode::Line);
  }
}

TEST(SupplyOverLand, Case_17_6_a_cut_railroad_is_no_line) {
  Position position{Ground{}
                        .terrain("B3011", map::Terrain::Rough)
                        .railroad(map::RailOwner::Union, {"B3010", "B3011"})
                        .setting()};
  position.put(Side::Union, "depot", "B3010", 5);
  const auto unit = position.put(Side::Union, "infantry 4-3", "B3011");
  position.cut("B3011");

  EXPECT_EQ(how(ask(position, unit)).cost, 2);
}

TEST(SupplyOverLand, Case_17_6_a_minor_river_costs_1_more_off_road) {
  Ground ground;
  ground.river("creek", false, {"B3010/B3011"});
  Position off_road{ground.setting()};
  off_road.put(Side::Union, "depot", "B3010", 5);
  EXPECT_EQ(how(ask(off_road, off_road.put(Side::Union, "infantry 4-3", "B3011"))).cost, 2);

  Position on_road{ground.road({"B3010", "B3011"}).setting()};
  on_road.put(Side::Union, "depot", "B3010", 5);
  EXPECT_EQ(how(ask(on_road, on_road.put(Side::Union, "infantry 4-3", "B3011"))).cost, 1);
}

/// A unit at B3011 with the sea on five sides and a navigable river before the depot at B3010.
class SupplyOverRiver : public testing::Test {
 protected:
  static Ground ground() {
    Ground ground;
    ground.river("Mississippi", true, {"B3010/B3011"});
    for (const char* sea : {"B3012", "B2911", "B2912", "B3111", "B3112"}) {
      ground.terrain(sea, map::Terrain::Sea);
    }
    return ground;
  }

  static PieceId put(Position& position) {
    position.put(Side::Union, "depot", "B3010", 5);
    return position.put(Side::Union, "infantry 4-3", "B3011");
  }
};

TEST_F(SupplyOverRiver, Case_17_6_a_navigable_river_stops_supply_without_bridge_or_ship) {
  Position position{ground().setting()};
  const Answer answer = ask(position, put(position));

  ASSERT_FALSE(answer.supplied());
  EXPECT_EQ(why_not(answer).obstacle.kind, ObstacleKind::NoCrossing);
  EXPECT_EQ(why_not(answer).obstacle.cited, "17.6"_case);
  EXPECT_EQ(places(*position.setting().map, why_not(answer).path), "B3010 B3011");
  EXPECT_EQ(why_not(answer).broken_at, 1U);
}

TEST_F(SupplyOverRiver, Case_17_6_a_bridge_costs_nothing_more) {
  Position position{ground().road({"B3010", "B3011"}).road_bridge("B3010/B3011").setting()};

  EXPECT_EQ(how(ask(position, put(position))).cost, 1);
}

TEST_F(SupplyOverRiver, Case_17_6_a_road_without_a_bridge_does_not_cross) {
  Position position{ground().road({"B3010", "B3011"}).setting()};

  EXPECT_EQ(why_not(ask(position, put(position))).obstacle.kind, ObstacleKind::NoCrossing);
}

TEST_F(SupplyOverRiver, Case_17_6_a_friendly_ship_costs_1_more) {
  Position position{ground().setting()};
  const auto unit = put(position);
  position.put(Side::Union, "river-transport", "B3010/B3011");

  EXPECT_EQ(how(ask(position, unit)).cost, 2);
  EXPECT_EQ(how(ask(position, unit)).path.back().mode, Mode::Ship);
}

TEST_F(SupplyOverRiver, Case_9_52_an_enemy_warship_closes_ships_and_bridges) {
  for (const bool bridge : {false, true}) {
    Ground ground = SupplyOverRiver::ground();
    if (bridge) {
      ground.road({"B3010", "B3011"}).road_bridge("B3010/B3011");
    }
    Position position{ground.setting()};
    const auto unit = put(position);
    position.put(Side::Union, "river-flotilla", "B3010/B3011");
    const auto enemy = position.put(Side::Confederate, "river-flotilla", "B3010/B3011");
    const Answer answer = ask(position, unit);

    ASSERT_FALSE(answer.supplied());
    EXPECT_EQ(why_not(answer).obstacle.cited, "9.52"_case);
    EXPECT_THAT(why_not(answer).obstacle.culprits, testing::ElementsAre(enemy));
  }
}

TEST(SupplyOverLand, Case_17_6_an_enemy_occupied_hex_is_not_entered) {
  Position position{Ground{}.setting()};
  position.put(Side::Union, "depot", "B3010", 5);
  const auto unit = position.put(Side::Union, "infantry 4-3", "B3012");
  position.put(Side::Confederate, "train", "B3011");  // stops the straight way without a zone

  EXPECT_EQ(how(ask(position, unit)).cost, 3);
}

TEST(SupplyOverLand, Case_17_6_the_way_never_leads_over_water_hexes) {
  Position position{Ground{}.terrain("B3011", map::Terrain::Sea).setting()};
  position.put(Side::Union, "depot", "B3010", 5);
  const auto unit = position.put(Side::Union, "infantry 4-3", "B3012");

  EXPECT_EQ(how(ask(position, unit)).cost, 3);
}

TEST(SupplyOverLand, Case_17_02_an_empty_depot_broadcasts_nothing) {
  Position position{Ground{}.setting()};
  const auto depot = position.put(Side::Union, "depot", "B3010", 0);
  const auto unit = position.put(Side::Union, "infantry 4-3", "B3012");
  const Answer answer = ask(position, unit);

  ASSERT_FALSE(answer.supplied());
  EXPECT_EQ(why_not(answer).obstacle.kind, ObstacleKind::NoStock);
  EXPECT_THAT(why_not(answer).obstacle.culprits, testing::ElementsAre(depot));
}

TEST(SupplyOverLand, Case_17_01_a_side_without_any_source_is_told_so) {
  Position position{Ground{}.setting()};
  const auto unit = position.put(Side::Union, "infantry 4-3", "B3012");

  EXPECT_EQ(why_not(ask(position, unit)).obstacle.kind, ObstacleKind::NoSource);
}

TEST(SupplyOverLand, Erratum_E071_as_printed_whatever_moves_on_land_needs_supply) {
  Position position{Ground{}.setting()};
  position.without("E071");
  for (const char* piece : {"infantry 4-3", "siege-train", "rail-repair", "army-hq", "leader"}) {
    EXPECT_TRUE(ask(position, position.put(Side::Union, piece, "B3010")).needs_supply) << piece;
  }
  Ground water;
  Position ships{water.river("great", true, {"B2910/B3010"}).setting()};
  ships.without("E071");
  EXPECT_FALSE(ask(ships, ships.put(Side::Union, "river-flotilla", "B2910/B3010")).needs_supply);
}

TEST(SupplyOverLand, Case_12_14_what_has_a_combat_strength_needs_supply_and_nothing_else) {
  Position position{Ground{}.coastal("B3010").setting()};
  for (const char* piece :
       {"infantry 1-3", "cavalry 2-4", "militia 1-2", "garrison (5)-1", "train", "depot"}) {
    EXPECT_TRUE(ask(position, position.put(Side::Union, piece, "B3010")).needs_supply) << piece;
  }
  for (const char* piece : {"leader", "army-hq", "corps-hq-cavalry", "siege-train", "rail-repair",
                            "naval-flotilla", "naval-transport", "ironclad"}) {
    EXPECT_FALSE(ask(position, position.put(Side::Union, piece, "B3010")).needs_supply) << piece;
  }
}

TEST(SupplyOverLand, Case_26_10_partisans_live_off_the_country) {
  for (const bool corrected : {true, false}) {
    Position position{Ground{}.setting()};
    if (!corrected) {
      position.without("E071");
    }
    const auto cadre = position.put(Side::Confederate, "partisan (1)-4", "B3010");
    EXPECT_FALSE(ask(position, cadre).needs_supply) << corrected;
  }
}

TEST(SupplyOverLand, Case_17_6_of_equal_ways_the_one_through_smaller_hex_numbers_is_taken) {
  Position position{Ground{}.setting()};
  position.put(Side::Union, "depot", "B3010", 5);
  const auto unit = position.put(Side::Union, "infantry 4-3", "B3111");
  const Answer answer = ask(position, unit);

  ASSERT_EQ(how(answer).cost, 1);
  const auto far = position.put(Side::Union, "infantry 4-3", "B3112");
  EXPECT_EQ(places(*position.setting().map, how(ask(position, far)).path), "B3010 B3011 B3112");
}

}  // namespace
}  // namespace core::supply
