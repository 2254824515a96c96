// [6.1] [6.2] [6.31] Where a unit can get to.
#include "core/movement/reach.h"

#include "core/movement/march.h"
#include "tests/movement/active_force.h"
#include "tests/support/catalogue.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace core::movement {
namespace {

using map::Terrain;
using tests::ActiveForce;
using tests::Ground;
using tests::hex;
using tests::Position;

Reach reach_of(const Position& position, PieceId unit) {
  state::Standing standing{position.setting(), position.state()};
  return reach(standing.situation(), unit);
}

TEST(Reach, Case_6_11_on_clear_land_three_hexes_and_two_more_by_forced_march) {
  Position position{Ground{}.setting()};
  const PieceId unit = position.put(Side::Union, "infantry 10-3", "B2810");

  const Reach found = reach_of(position, unit);

  EXPECT_EQ(found.destinations.size(), 90U);  // all within 5 hexes
  for (const Destination& place : found.destinations) {
    EXPECT_EQ(place.cost, board::distance(hex("B2810"), place.hex));
    EXPECT_EQ(place.extra, std::max(place.cost - 3, 0));
  }
  EXPECT_EQ(found.find(hex("B2810")), nullptr);
}

TEST(Reach, Case_6_16_takes_the_cheapest_way_and_tells_it) {
  Ground ground;
  ground.terrain("B2811", Terrain::Mountain).road({"B2810", "B2911", "B2912", "B2812"});
  Position position{ground.setting()};
  const PieceId unit = position.put(Side::Union, "train", "B2810");

  const Reach found = reach_of(position, unit);

  EXPECT_EQ(found.find(hex("B2811")), nullptr);  // no road for wagons
  EXPECT_EQ(found.path_to(hex("B2812")),
            (std::vector<board::HexId>{hex("B2911"), hex("B2912"), hex("B2812")}));
  EXPECT_EQ(found.find(hex("B2812"))->cost, 3);
  EXPECT_TRUE(found.path_to(hex("B2830")).empty());
}

TEST(Reach, Case_6_21_ends_in_an_Enemy_zone) {
  Position position{Ground{}.setting()};
  const PieceId unit = position.put(Side::Union, "infantry 10-3", "B2810");
  position.put(Side::Confederate, "militia 1-2", "B2813");

  const Reach found = reach_of(position, unit);

  EXPECT_TRUE(found.find(hex("B2812"))->ends);
  EXPECT_EQ(found.find(hex("B2813")), nullptr);
  EXPECT_FALSE(found.find(hex("B2811"))->ends);
}

/// Two ways of two hexes lead there; whichever has the rails is taken.
TEST(Reach, Case_18_12_of_ways_that_cost_alike_the_one_that_takes_the_rail_net_along_counts) {
  for (const std::string via : {"B2910", "B2911"}) {
    Ground ground;
    ground.railroad(map::RailOwner::Union, {"B2810", via, "B3010"});
    Position position{ground.setting(), "7/61"};
    const PieceId unit = position.put(Side::Union, "infantry 10-3", "B2810");

    const Reach found = reach_of(position, unit);

    EXPECT_EQ(found.path_to(hex("B3010")), (std::vector<board::HexId>{hex(via), hex("B3010")}));
    EXPECT_TRUE(found.find(hex("B3010"))->rails);
    EXPECT_FALSE(found.find(hex("B2811"))->rails);
  }
}

TEST(Reach, every_way_can_be_marched_hex_by_hex_and_costs_what_it_says) {
  const auto& setup = tests::real_setup("west-63");
  Position position{setup.setting, setup.state};
  int marched = 0;
  for (const state::Piece& piece : setup.state.pieces) {
    if (!rulebook::is_ground_combat_unit(piece.kind) || piece.inside || piece.hex() == nullptr ||
        marched == 12) {
      continue;
    }
    const Reach found = reach_of(position, piece.id);
    for (std::size_t at = 0; at < found.destinations.size(); at += 7) {
      const Destination& place = found.destinations[at];
      ActiveForce force{position, piece.side, {piece.id}};
      if (place.extra > 0) {
        ASSERT_TRUE(force.act(sequence::ActionKind::ForceMarch, piece.id, place.extra));
      }
      for (const board::HexId to : found.path_to(place.hex)) {
        ASSERT_TRUE(force.march(piece.id, to.label())) << place.hex.label();
      }
      EXPECT_EQ(force.piece(piece.id).activity.spent, place.cost) << place.hex.label();
    }
    ++marched;
  }
  EXPECT_GT(marched, 5);
}

}  // namespace
}  // namespace core::movement
