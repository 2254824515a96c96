// [6.1] [6.2] Ground movement hex by hex.
#include "core/movement/march.h"

#include "tests/movement/active_force.h"

#include <gtest/gtest.h>

namespace core::movement {
namespace {

using base::operator""_case;
using map::Terrain;
using sequence::ActionKind;
using state::Status;
using tests::ActiveForce;
using tests::Ground;
using tests::hex;
using tests::Position;

/// What a step from B2802 south into B2803 costs a piece; -1 when it may not be taken at all.
int cost(const Position& position, PieceId piece, std::string_view to = "B2803") {
  state::Standing standing{position.setting(), position.state()};
  return cost_of_step(standing.situation(), piece, hex(to)).value_or(-1);
}

Ground with_terrain(Terrain terrain) { return Ground{}.terrain("B2803", terrain); }

struct CostRow {
  Terrain terrain;
  int foot, horse, wagons;
};

TEST(March, Table_6_16_terrain_by_class) {
  for (const auto& [terrain, foot, horse, wagons] :
       {CostRow{Terrain::Clear, 1, 1, 1}, CostRow{Terrain::Forest, 2, 2, 2},
        CostRow{Terrain::Rough, 2, 2, 3}, CostRow{Terrain::Mountain, 3, 3, -1},
        CostRow{Terrain::Swamp, 3, 4, -1}}) {
    Position position{with_terrain(terrain).setting()};
    for (const char* unit : {"infantry 10-3", "militia 3-2", "garrison (5)-1", "army-hq"}) {
      EXPECT_EQ(cost(position, position.put(Side::Union, unit, "B2802")), foot) << unit;
    }
    for (const char* unit : {"cavalry 4-4", "leader"}) {
      EXPECT_EQ(cost(position, position.put(Side::Union, unit, "B2802")), horse) << unit;
    }
    for (const char* unit : {"train", "siege-train", "rail-repair"}) {
      EXPECT_EQ(cost(position, position.put(Side::Union, unit, "B2802")), wagons) << unit;
    }
  }
}

TEST(March, Case_6_16_wagons_enter_mountains_and_swamps_only_along_a_road) {
  Position off_road{with_terrain(Terrain::Mountain).setting()};
  const PieceId train = off_road.put(Side::Union, "train", "B2802");
  ActiveForce force{off_road, Side::Union, {train}};
  const auto refused = force.march(train, "B2803");
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().cited, "6.16"_case);
  EXPECT_EQ(refused.error().reason, "road-only");

  Position on_road{with_terrain(Terrain::Mountain).road({"B2802", "B2803"}).setting()};
  EXPECT_EQ(cost(on_road, on_road.put(Side::Union, "train", "B2802")), 1);
}

TEST(March, Case_6_61_along_a_road_or_an_intact_railroad_a_hex_costs_1_river_included) {
  Ground ground = with_terrain(Terrain::Mountain);
  ground.river("Run", false, {"B2802/B2803"}).railroad(map::RailOwner::Union, {"B2802", "B2803"});
  Position position{ground.setting()};
  const PieceId unit = position.put(Side::Union, "infantry 10-3", "B2802");
  EXPECT_EQ(cost(position, unit), 1);

  position.cut("B2803");
  EXPECT_EQ(cost(position, unit), 3);  // the bridge is there still
}

TEST(March, Case_6_62_a_road_into_an_Enemy_zone_ends_the_move) {
  Position position{Ground{}.road({"B2802", "B2803", "B2804"}).setting()};
  const PieceId unit = position.put(Side::Union, "infantry 10-3", "B2802");
  position.put(Side::Confederate, "militia 1-2", "B2904");  // zone: B2803, B2804
  ActiveForce force{position, Side::Union, {unit}};

  ASSERT_TRUE(force.march(unit, "B2803"));
  EXPECT_EQ(force.march(unit, "B2804").error().cited, "6.21"_case);
}

TEST(March, Case_6_16_a_minor_river_off_the_road_costs_2_more) {
  Position position{Ground{}.river("Run", false, {"B2802/B2803"}).setting()};
  EXPECT_EQ(cost(position, position.put(Side::Union, "infantry 10-3", "B2802")), 3);
}

TEST(March, Case_6_12_no_ground_unit_enters_water_or_crosses_it_without_a_bridge) {
  Ground ground;
  ground.terrain("B2803", Terrain::Sea).river("Broad", true, {"B2802/B2903"});
  Position position{ground.setting()};
  const PieceId unit = position.put(Side::Union, "infantry 10-3", "B2802");
  ActiveForce force{position, Side::Union, {unit}};

  EXPECT_EQ(force.march(unit, "B2803").error().reason, "all-water");
  const auto river = force.march(unit, "B2903");
  EXPECT_EQ(river.error().cited, "6.12"_case);
  EXPECT_EQ(river.error().reason, "no-bridge");

  ground.road({"B2802", "B2903"}).road_bridge("B2802/B2903");
  Position bridged{ground.setting()};
  EXPECT_EQ(cost(bridged, bridged.put(Side::Union, "infantry 10-3", "B2802"), "B2903"), 1);
}

TEST(March, Case_6_11_units_move_hex_by_hex_with_their_own_points) {
  Position position{Ground{}.setting()};
  const PieceId unit = position.put(Side::Union, "infantry 10-3", "B2802");
  ActiveForce force{position, Side::Union, {unit}};

  EXPECT_EQ(force.march(unit, "B2804").error().reason, "not-adjacent");
  for (const char* to : {"B2803", "B2804", "B2805"}) {
    ASSERT_TRUE(force.march(unit, to)) << to;
  }
  const auto fourth = force.march(unit, "B2806");
  EXPECT_EQ(fourth.error().cited, "6.13"_case);
  EXPECT_EQ(fourth.error().need, 1);
  EXPECT_EQ(fourth.error().have, 0);
}

TEST(March, Case_6_14_in_winter_rivers_are_crossed_and_trains_move_by_road_only) {
  Ground ground;
  ground.river("Run", false, {"B2802/B2803"}).road({"B2802", "B2801"});
  for (const char* cycle : {"13/62", "1/63", "4/63"}) {
    Position position{ground.setting(), cycle};
    const PieceId unit = position.put(Side::Union, "infantry 10-3", "B2802");
    const PieceId train = position.put(Side::Union, "train", "B2802");
    const PieceId siege = position.put(Side::Union, "siege-train", "B2802");
    ActiveForce force{position, Side::Union, {unit, train, siege}};
    EXPECT_EQ(force.march(unit, "B2803").error().reason, "winter-river") << cycle;
    EXPECT_EQ(force.march(train, "B2903").error().reason, "winter-train") << cycle;
    EXPECT_TRUE(force.march(train, "B2801")) << cycle;
    EXPECT_TRUE(force.march(siege, "B2903")) << cycle;
  }
  Position summer{ground.setting(), "5/63"};
  const PieceId unit = summer.put(Side::Union, "infantry 10-3", "B2802");
  EXPECT_TRUE((ActiveForce{summer, Side::Union, {unit}}.march(unit, "B2803")));
}

TEST(March, Case_6_17_in_winter_retreats_and_advances_cross_rivers_by_road_only) {
  Ground ground;
  ground.river("Run", false, {"B2802/B2803"});
  Position position{ground.setting(), "1/63"};
  const PieceId unit = position.put(Side::Union, "infantry 10-3", "B2802");
  state::Standing standing{position.setting(), position.state()};

  EXPECT_EQ(may_enter(standing.situation(), unit, hex("B2802"), hex("B2803")).error().cited,
            "6.14"_case);
  EXPECT_TRUE(may_enter(standing.situation(), unit, hex("B2802"), hex("B2801")));
}

TEST(March, Case_6_15_a_hex_with_Enemy_units_is_closed_but_for_pieces_alone) {
  Position position{Ground{}.setting()};
  const PieceId unit = position.put(Side::Union, "infantry 10-3", "B2802");
  const PieceId leader = position.put(Side::Union, "leader", "B2802");
  position.put(Side::Confederate, "militia 1-2", "B2803");
  const PieceId train = position.put(Side::Confederate, "train", "B2903");
  ActiveForce force{position, Side::Union, {unit, leader}};

  EXPECT_EQ(force.march(unit, "B2803").error().cited, "6.15"_case);
  EXPECT_EQ(force.march(leader, "B2903").error().reason, "needs-combat-unit");
  ASSERT_TRUE(force.march(unit, "B2903"));
  EXPECT_NE(force.piece(train).away(), nullptr);  // [12.05]
}

TEST(March, Case_13_14_a_fort_hex_is_entered_when_all_are_inside_and_ends_the_move) {
  Position position{Ground{}.setting()};
  const PieceId unit = position.put(Side::Union, "infantry 10-3", "B2802");
  const PieceId fort = position.put(Side::Confederate, "fort", "B2803");
  position.put_inside(fort, "garrison (5)-1");
  ActiveForce force{position, Side::Union, {unit}};
  ASSERT_TRUE(force.march(unit, "B2803"));
  EXPECT_EQ(force.march(unit, "B2804").error().cited, "6.21"_case);

  position.put(Side::Confederate, "train", "B2803");
  ActiveForce closed{position, Side::Union, {unit}};
  const auto refused = closed.march(unit, "B2803");
  EXPECT_EQ(refused.error().cited, "13.14"_case);
  EXPECT_EQ(refused.error().reason, "enemy-on-top");
}

TEST(March, Case_13_15_an_empty_Enemy_fort_does_not_end_the_move) {
  Position position{Ground{}.setting()};
  const PieceId unit = position.put(Side::Union, "infantry 10-3", "B2802");
  position.put(Side::Confederate, "fort", "B2803");
  ActiveForce force{position, Side::Union, {unit}};

  ASSERT_TRUE(force.march(unit, "B2803"));

  EXPECT_FALSE(force.piece(unit).activity.has(Status::Stopped));
  EXPECT_TRUE(std::holds_alternative<state::FortTaken>(force.state().turn.pending.back()));
}

TEST(March, Case_6_22_a_unit_that_starts_in_a_zone_leaves_it_at_no_extra_cost) {
  Position position{Ground{}.setting()};
  const PieceId unit = position.put(Side::Union, "infantry 10-3", "B2804");
  position.put(Side::Confederate, "militia 1-2", "B2805");
  ActiveForce force{position, Side::Union, {unit}};

  for (const char* to : {"B2803", "B2802", "B2801"}) {
    EXPECT_TRUE(force.march(unit, to)) << to;
  }
}

TEST(March, Case_6_23_a_Friendly_unit_does_not_take_the_zone_away) {
  Position position{Ground{}.setting()};
  const PieceId unit = position.put(Side::Union, "infantry 10-3", "B2803");
  position.put(Side::Union, "infantry 10-3", "B2804");
  position.put(Side::Confederate, "militia 1-2", "B2805");
  ActiveForce force{position, Side::Union, {unit}};

  ASSERT_TRUE(force.march(unit, "B2804"));
  EXPECT_EQ(force.march(unit, "B2803").error().cited, "6.21"_case);
}

/// A unit in the zone of one Enemy, a hex away from that of another.
struct TwoZones {
  TwoZones() : position{Ground{}.setting()} {
    unit = position.put(Side::Union, "infantry 10-3", "B2804");
    position.put(Side::Confederate, "militia 1-2", "B2806");  // zone: B2805
    position.put(Side::Confederate, "militia 1-2", "B2604");  // zone: B2704, B2705
    position.put(Side::Confederate, "militia 1-2", "B3004");  // zone: B2904, B2905
  }

  Position position;
  PieceId unit{0};
};

TEST(March, Case_6_24_from_zone_to_zone_is_the_first_step_and_the_last) {
  TwoZones zones;
  zones.position.put(Side::Confederate, "militia 1-2", "B2905");  // zone: B2804
  ActiveForce force{zones.position, Side::Union, {zones.unit}};

  ASSERT_TRUE(force.march(zones.unit, "B2805"));
  EXPECT_EQ(force.march(zones.unit, "B2804").error().cited, "6.21"_case);
}

TEST(March, Erratum_E035_as_printed_zone_to_zone_is_not_allowed) {
  TwoZones zones;
  zones.position.put(Side::Confederate, "militia 1-2", "B2905");
  zones.position.without("E035");
  ActiveForce force{zones.position, Side::Union, {zones.unit}};

  const auto refused = force.march(zones.unit, "B2805");
  EXPECT_EQ(refused.error().cited, "6.24"_case);
  EXPECT_EQ(refused.error().reason, "zone-to-zone");
  EXPECT_TRUE(force.march(zones.unit, "B2803"));
}

/// [6.13] A river in the way into a forest: 4 points.
struct RiverIntoForest {
  RiverIntoForest()
      : position{Ground{}
                     .terrain("B2803", Terrain::Forest)
                     .river("Run", false, {"B2802/B2803"})
                     .setting()} {
    position.control_all(Side::Confederate);
    position.control(Side::Union, {"B2802"});
    division = position.put(Side::Union, "infantry 10-3", "B2802");
    garrison = position.put(Side::Union, "garrison (5)-1", "B2802");
  }

  Position position;
  PieceId division{0};
  PieceId garrison{0};
};

TEST(March, Case_6_13_infantry_crosses_a_river_into_forest_only_by_forced_march) {
  RiverIntoForest ground;
  ActiveForce force{ground.position, Side::Union, {ground.division, ground.garrison}};

  const auto refused = force.march(ground.division, "B2803");

  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().cited, "6.13"_case);
  EXPECT_EQ(refused.error().need, 4);
  EXPECT_EQ(refused.error().have, 3);
  EXPECT_EQ(refused.error().hint, "forced-march");
  EXPECT_EQ(refused.error().more, 1);
  EXPECT_EQ(refused.error().least, 0);
  EXPECT_EQ(refused.error().most, 15);
}

TEST(March, Case_6_13_a_garrison_never_does_not_even_by_forced_march) {
  RiverIntoForest ground;
  ActiveForce force{ground.position, Side::Union, {ground.garrison}};

  EXPECT_TRUE(force.march(ground.garrison, "B2803").error().hint.empty());
  ASSERT_TRUE(force.act(ActionKind::ForceMarch, ground.garrison, 2));
  const auto refused = force.march(ground.garrison, "B2803");

  EXPECT_EQ(refused.error().cited, "6.13"_case);
  EXPECT_EQ(refused.error().need, 4);
  EXPECT_EQ(refused.error().have, 3);
}

TEST(March, Erratum_E034_as_printed_one_hex_is_everyones_right_once) {
  RiverIntoForest ground;
  ground.position.without("E034");
  ActiveForce force{ground.position, Side::Union, {ground.division, ground.garrison}};

  ASSERT_TRUE(force.march(ground.garrison, "B2803"));
  EXPECT_TRUE(force.stands_in(ground.garrison, "B2803"));
  EXPECT_FALSE(force.march(ground.garrison, "B2804"));
  ASSERT_TRUE(force.march(ground.division, "B2801"));
  ASSERT_TRUE(force.march(ground.division, "B2802"));
  EXPECT_FALSE(force.march(ground.division, "B2803"));
}

TEST(March, Case_13_13_who_is_inside_a_fort_comes_out_first) {
  Position position{Ground{}.setting()};
  const PieceId fort = position.put(Side::Union, "fort", "B2802");
  const PieceId unit = position.put_inside(fort, "infantry 6-3");
  ActiveForce force{position, Side::Union, {unit}};
  EXPECT_EQ(force.march(unit, "B2803").error().cited, "13.13"_case);

  position.put(Side::Confederate, "infantry 6-3", "B2802");
  ActiveForce besieged{position, Side::Union, {unit}};
  EXPECT_EQ(besieged.march(unit, "B2803").error().cited, "13.32"_case);
}

TEST(March, Case_5_27_only_units_of_the_force_move) {
  Position position{Ground{}.setting()};
  const PieceId unit = position.put(Side::Union, "infantry 10-3", "B2802");
  const PieceId other = position.put(Side::Union, "infantry 10-3", "B2802");
  ActiveForce force{position, Side::Union, {unit}};

  EXPECT_EQ(force.march(other, "B2803").error().cited, "5.27"_case);
}

TEST(March, Case_17_42_a_supply_train_moves_by_command_with_three_points) {
  Position position{Ground{}.setting()};
  const PieceId train = position.put(Side::Union, "train", "B2802", 10);
  const PieceId idle = position.put(Side::Union, "train", "B2802");
  ActiveForce force{position, Side::Union, {train}};

  EXPECT_EQ(force.march(idle, "B2803").error().cited, "5.27"_case);
  for (const char* to : {"B2803", "B2804", "B2805"}) {
    ASSERT_TRUE(force.march(train, to)) << to;
  }
  const auto fourth = force.march(train, "B2806");
  EXPECT_EQ(fourth.error().cited, "6.13"_case);
  EXPECT_EQ(fourth.error().have, 0);
  EXPECT_EQ(force.piece(train).stock, 10) << "it takes its load along";
  EXPECT_FALSE(force.act(ActionKind::ForceMarch, train, 1)) << "[6.31]";
}

TEST(March, Case_17_43_in_winter_a_supply_train_keeps_to_roads_and_railroads) {
  Ground ground;
  ground.road({"B2802", "B2801"}).railroad(map::RailOwner::Union, {"B2802", "B2803"});
  Position winter{ground.setting(), "13/62"};
  const PieceId train = winter.put(Side::Union, "train", "B2802", 5);
  ActiveForce force{winter, Side::Union, {train}};
  const auto refused = force.march(train, "B2902");
  EXPECT_EQ(refused.error().cited, "6.14"_case);
  EXPECT_EQ(refused.error().reason, "winter-train");
  EXPECT_TRUE(force.march(train, "B2803"));
  EXPECT_TRUE(force.march(train, "B2802"));
  EXPECT_TRUE(force.march(train, "B2801"));

  Position autumn{ground.setting(), "12/62"};
  const PieceId free = autumn.put(Side::Union, "train", "B2802", 5);
  EXPECT_TRUE((ActiveForce{autumn, Side::Union, {free}}.march(free, "B2902")));
}

}  // namespace
}  // namespace core::movement
