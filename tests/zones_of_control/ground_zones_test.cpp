// [9.0] to [9.3] Ground zones of control.
#include "core/zones_of_control/ground_zones.h"

#include "core/state/record.h"
#include "tests/support/ground.h"
#include "tests/support/position.h"
#include "tests/support/random_position.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace core::zones_of_control {
namespace {

using tests::Ground;
using tests::hex;
using tests::Position;

GroundZones zones(const Position& position) { return {*position.setting().map, position.state()}; }

int hexes_in_zone(const Position& position, Side side) {
  const GroundZones found = zones(position);
  int count = 0;
  for (const map::Hex& here : position.setting().map->hexes()) {
    count += found.at(here.id).has(side) ? 1 : 0;
  }
  return count;
}

TEST(GroundZones, Case_9_01_a_combat_unit_controls_its_hex_and_the_six_around_it) {
  for (const char* unit : {"infantry 10-3", "infantry 1-3", "cavalry 2-4", "militia 1-2"}) {
    Position position{Ground{}.setting()};
    position.put(Side::Union, unit, "B2802");

    const GroundZones found = zones(position);

    EXPECT_EQ(hexes_in_zone(position, Side::Union), 7) << unit;
    for (const board::Direction direction : board::kDirections) {
      EXPECT_TRUE(found.is_enemy_zone(Side::Confederate, *hex("B2802").neighbour(direction)));
      EXPECT_FALSE(found.is_enemy_zone(Side::Union, *hex("B2802").neighbour(direction)));
    }
  }
}

TEST(GroundZones, Case_26_10_partisans_control_only_their_own_hex) {
  Position position{Ground{}.setting()};
  position.put(Side::Confederate, "partisan (1)-4", "B2802");

  EXPECT_EQ(hexes_in_zone(position, Side::Confederate), 1);
  EXPECT_TRUE(zones(position).at(hex("B2802")).has(Side::Confederate));
}

TEST(GroundZones, Case_9_01_a_garrison_controls_only_its_own_hex) {
  Position position{Ground{}.setting()};
  position.put(Side::Union, "garrison (5)-1", "B2802");

  EXPECT_EQ(hexes_in_zone(position, Side::Union), 1);
  EXPECT_TRUE(zones(position).at(hex("B2802")).has(Side::Union));
}

TEST(GroundZones, Case_9_01_what_is_no_combat_unit_controls_nothing) {
  for (const char* piece : {"train", "depot", "siege-train", "rail-repair", "leader", "army-hq",
                            "department", "fort", "entrenchment", "base", "naval-flotilla"}) {
    Position position{Ground{}.coastal("B2802").setting()};
    position.put(Side::Union, piece, "B2802");

    EXPECT_EQ(hexes_in_zone(position, Side::Union), 0) << piece;
  }
}

TEST(GroundZones, Case_9_01_rostered_units_have_zones_and_units_aboard_ship_have_none) {
  Position rostered{Ground{}.setting()};
  rostered.put_inside(rostered.put(Side::Union, "corps-hq-infantry", "B2802"), "infantry 10-3");
  EXPECT_EQ(hexes_in_zone(rostered, Side::Union), 7);

  Position aboard{Ground{}.coastal("B2802").setting()};
  aboard.put_inside(aboard.put(Side::Union, "naval-transport", "B2802"), "infantry 10-3");
  EXPECT_EQ(hexes_in_zone(aboard, Side::Union), 0);
}

TEST(GroundZones, Case_9_11_a_zone_crosses_minor_rivers_and_no_others) {
  Ground ground;
  ground.river("minor", false, {"B2801/B2802"}).river("great", true, {"B2802/B2803"});
  ground.inlet("B2702/B2802").lake_side("B2703/B2802");
  Position position{ground.setting()};
  position.put(Side::Union, "infantry 10-3", "B2802");

  const GroundZones found = zones(position);

  EXPECT_TRUE(found.at(hex("B2801")).has(Side::Union)) << "minor river";
  EXPECT_FALSE(found.at(hex("B2803")).has(Side::Union)) << "navigable river";
  EXPECT_FALSE(found.at(hex("B2702")).has(Side::Union)) << "inlet";
  EXPECT_FALSE(found.at(hex("B2703")).has(Side::Union)) << "lake";
  EXPECT_EQ(hexes_in_zone(position, Side::Union), 4);
}

TEST(GroundZones, Case_9_11_a_bridge_does_not_let_a_zone_over_a_navigable_river) {
  Ground ground;
  ground.river("great", true, {"B2802/B2803"}).road({"B2802", "B2803"}).road_bridge("B2802/B2803");
  Position position{ground.setting()};
  position.put(Side::Union, "infantry 10-3", "B2802");

  EXPECT_FALSE(zones(position).at(hex("B2803")).has(Side::Union));
}

TEST(GroundZones, Case_9_11_a_zone_does_not_reach_over_a_coast) {
  Position position{Ground{}.terrain("B2803", map::Terrain::Sea).setting()};
  position.put(Side::Union, "infantry 10-3", "B2802");

  EXPECT_FALSE(zones(position).at(hex("B2803")).has(Side::Union));
}

TEST(GroundZones, Case_9_21_units_inside_a_fort_control_only_their_hex) {
  Position position{Ground{}.setting()};
  position.put_inside(position.put(Side::Confederate, "fortress", "B2802"), "infantry 10-3");

  EXPECT_EQ(hexes_in_zone(position, Side::Confederate), 1);
}

TEST(GroundZones, Case_9_21_units_on_a_roster_inside_a_fort_control_only_their_hex) {
  Position position{Ground{}.setting()};
  const auto fort = position.put(Side::Confederate, "fortress", "B2802");
  const auto corps = position.put_inside(fort, "corps-hq-infantry");
  position.put_inside(corps, "infantry 10-3");

  EXPECT_EQ(hexes_in_zone(position, Side::Confederate), 1);
}

TEST(GroundZones, Case_9_21_an_enemy_zone_reaches_into_a_fort_hex) {
  Position position{Ground{}.setting()};
  position.put_inside(position.put(Side::Confederate, "fort", "B2803"), "garrison (5)-1");
  position.put(Side::Union, "infantry 10-3", "B2802");

  EXPECT_TRUE(zones(position).is_enemy_zone(Side::Confederate, hex("B2803")));
}

TEST(GroundZones, Case_9_01_both_sides_may_control_one_hex) {
  Position position{Ground{}.setting()};
  position.put(Side::Union, "infantry 10-3", "B2802");
  position.put(Side::Confederate, "infantry 8-3", "B2804");

  EXPECT_EQ(zones(position).at(hex("B2803")), SideSet::both());
}

TEST(GroundZones, Case_9_01_the_units_that_control_a_hex_are_named) {
  Position position{Ground{}.river("great", true, {"B2803/B2804"}).setting()};
  const auto near = position.put(Side::Union, "infantry 10-3", "B2802");
  position.put(Side::Union, "garrison (1)-1", "B2802");
  position.put(Side::Union, "infantry 3-3", "B2804");
  position.put(Side::Confederate, "infantry 8-3", "B2703");
  const auto state = position.state();
  const state::Occupancy occupancy{*position.setting().map, state};

  EXPECT_THAT(
      units_controlling(*position.setting().map, occupancy, state, Side::Union, hex("B2803")),
      testing::ElementsAre(near));
}

TEST(GroundZones, Case_6_58_an_entrained_unit_controls_nothing) {
  Position position{Ground{}.setting()};
  const state::PieceId unit = position.put(Side::Union, "infantry 10-3", "B2802");
  state::GameState state = position.state();
  state::apply(state, state::StatusSet{unit, state::Status::Entrained, true});

  const GroundZones found{*position.setting().map, state};
  state::Standing standing{position.setting(), state};

  EXPECT_TRUE(found.at(hex("B2802")).empty());
  EXPECT_FALSE(is_enemy_zone(standing.situation(), Side::Confederate, hex("B2802")));
  EXPECT_FALSE(is_enemy_zone(standing.situation(), Side::Confederate, hex("B2803")));
}

TEST(GroundZones, the_question_of_one_hex_agrees_with_the_whole_map) {
  for (std::uint32_t seed = 1; seed <= 6; ++seed) {
    const tests::RandomPosition position = tests::random_position(seed);
    const GroundZones zones{*position.setting.map, position.state};
    state::Standing standing{position.setting, position.state};
    const state::Situation now = standing.situation();

    for (const map::Hex& here : position.setting.map->hexes()) {
      for (const Side side : board::kSides) {
        ASSERT_EQ(is_enemy_zone(now, side, here.id), zones.is_enemy_zone(side, here.id))
            << here.id.label() << " seed " << seed;
      }
    }
  }
}

}  // namespace
}  // namespace core::zones_of_control
