// Who stands where.
#include "core/state/occupancy.h"

#include "tests/support/ground.h"
#include "tests/support/position.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace core::state {
namespace {

using tests::Ground;
using tests::hex;
using tests::Position;

TEST(OccupancyOfHexes, Case_3_27_trains_depots_and_leaders_are_no_combat_units) {
  Position position{Ground{}.setting()};
  for (const char* piece : {"train", "depot", "siege-train", "rail-repair", "army-hq"}) {
    position.put(Side::Union, piece, "B3010");
  }
  position.put(Side::Union, "leader", "B3011");
  const Occupancy occupancy{*position.setting().map, position.state()};

  EXPECT_TRUE(occupancy.at(hex("B3010")).open_ground.has(Side::Union));
  EXPECT_TRUE(occupancy.at(hex("B3010")).open_combat.empty());
  EXPECT_TRUE(occupancy.at(hex("B3011")).open_ground.empty())
      << "a lone leader does not stop anybody [10.32]";
}

TEST(OccupancyOfHexes, Case_13_31_garrisons_do_not_besiege_and_those_inside_are_not_in_the_open) {
  Position position{Ground{}.setting()};
  position.put_inside(position.put(Side::Confederate, "fort", "B3010"), "garrison (5)-1");
  position.put(Side::Union, "garrison (5)-1", "B3010");
  const Occupancy occupancy{*position.setting().map, position.state()};
  const HexOccupants& here = occupancy.at(hex("B3010"));

  EXPECT_TRUE(here.garrison.has(Side::Confederate));
  EXPECT_FALSE(here.open_combat.has(Side::Confederate));
  EXPECT_TRUE(here.open_combat.has(Side::Union));
  EXPECT_TRUE(here.attackers.empty());
}

TEST(OccupancyOfHexes, Case_7_23_what_is_aboard_stands_on_the_water) {
  Position position{Ground{}.coastal("B3010").setting()};
  const auto ship = position.put(Side::Union, "naval-transport", "B3010");
  const auto unit = position.put_inside(ship, "infantry 4-3");
  const auto state = position.state();
  const Occupancy occupancy{*position.setting().map, state};
  const auto water = *position.setting().map->find_water("B3010");

  EXPECT_THAT(occupancy.pieces_at(water), testing::ElementsAre(ship, unit));
  EXPECT_TRUE(occupancy.at(hex("B3010")).open_ground.empty());
  EXPECT_TRUE(occupancy.ships(water).has(Side::Union));
  EXPECT_TRUE(occupancy.warships(water).empty());
}

TEST(OccupancyOfHexes, Case_10_31_a_leader_aboard_a_warship_stands_on_the_water) {
  Position position{Ground{}.coastal("B3010").setting()};
  const auto ship = position.put(Side::Union, "naval-flotilla", "B3010");
  const auto leader = position.put_inside(ship, "leader");
  const auto state = position.state();
  const Occupancy occupancy{*position.setting().map, state};

  EXPECT_EQ(state.transport_of(leader), ship);
  EXPECT_THAT(occupancy.pieces_at(*position.setting().map->find_water("B3010")),
              testing::ElementsAre(ship, leader));
}

TEST(OccupancyOfHexes, all_pieces_of_a_hex_are_listed_by_id) {
  Position position{Ground{}.setting()};
  const auto first = position.put(Side::Union, "depot", "B3010", 5);
  position.put(Side::Union, "depot", "B3011", 5);
  const auto second = position.put(Side::Confederate, "infantry 3-3", "B3010");
  const auto state = position.state();
  const Occupancy occupancy{*position.setting().map, state};

  EXPECT_THAT(occupancy.pieces_in(hex("B3010")), testing::ElementsAre(first, second));
  EXPECT_THAT(occupancy.pieces_in(hex("B3012")), testing::IsEmpty());
}

}  // namespace
}  // namespace core::state
