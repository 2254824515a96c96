// Who stands where.
#include "core/state/occupancy.h"

#include "core/state/record.h"
#include "tests/support/ground.h"
#include "tests/support/position.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace core::state {
namespace {

using base::operator""_case;
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

TEST(OccupancyOfHexes, Case_16_11_what_a_piece_holds_is_found_at_any_depth) {
  Position position{Ground{}.coastal("B3011").setting()};
  const auto fort = position.put(Side::Union, "fort", "B3010");
  const auto hq = position.put_inside(fort, "army-hq");
  const auto unit = position.put_inside(hq, "infantry 4-3");
  const auto garrison = position.put_inside(fort, "garrison (5)-1");
  position.put(Side::Union, "infantry 4-3", "B3010");
  const auto ship = position.put(Side::Union, "naval-transport", "B3011");
  const auto train = position.put_inside(ship, "train");
  const auto state = position.state();
  const Occupancy occupancy{*position.setting().map, state};

  EXPECT_THAT(occupancy.contents(state, fort), testing::ElementsAre(hq, unit, garrison));
  EXPECT_THAT(occupancy.contents(state, hq), testing::ElementsAre(unit));
  EXPECT_THAT(occupancy.contents(state, ship), testing::ElementsAre(train));
  EXPECT_THAT(occupancy.contents(state, unit), testing::IsEmpty());
  for (const Piece& piece : state.pieces) {
    EXPECT_EQ(occupancy.contents(state, piece.id), state.contents(piece.id));
  }
}

TEST(OccupancyOfClasses, Case_3_2_lists_follow_what_comes_goes_and_moves) {
  Position position{Ground{}.setting()};
  const PieceId first = position.put(Side::Union, "leader", "B3010");
  position.put(Side::Confederate, "leader", "B3011");
  const PieceId train = position.put(Side::Union, "train", "B3010");
  const PieceId hq = position.put(Side::Union, "army-hq", "B3010");
  Standing standing{position.setting(), position.state()};
  Record record{standing};
  const Occupancy& index = record.now().occupancy;
  using testing::ElementsAre;
  EXPECT_THAT(index.pieces_of(Side::Union, PieceClass::Leader), ElementsAre(first));
  EXPECT_THAT(index.pieces_of(Side::Union, PieceClass::Carrier), ElementsAre(train, hq));
  EXPECT_THAT(index.pieces_of(Side::Union, PieceClass::Headquarters), ElementsAre(hq));

  record.move(train, hex("B3011"), std::nullopt, "6.11"_case);
  EXPECT_THAT(index.pieces_of(Side::Union, PieceClass::Carrier), ElementsAre(train, hq));
  record.eliminate(train, "12.05"_case);
  EXPECT_THAT(index.pieces_of(Side::Union, PieceClass::Carrier), ElementsAre(hq));
  EXPECT_TRUE(index.pieces_of(Side::Union, PieceClass::CombatUnit).empty());
}

TEST(Changes, Case_17_05_a_reader_learns_what_came_since_or_that_too_much_did) {
  ChangeLog log;
  const std::uint64_t seen = log.count();
  log.note(hex("B3010"));
  log.note(hex("B3011"), true);
  log.note(map::WaterPlaceId{7});
  std::vector<int> hexes;
  std::vector<int> far;
  std::vector<int> waters;
  ASSERT_TRUE(log.remembers(seen));
  log.each_since(
      seen, [&](std::uint16_t at, bool beyond) { (beyond ? far : hexes).push_back(at); },
      [&](std::uint16_t at) { waters.push_back(at); });
  EXPECT_THAT(hexes, testing::ElementsAre(hex("B3010").ordinal()));
  EXPECT_THAT(far, testing::ElementsAre(hex("B3011").ordinal()));
  EXPECT_THAT(waters, testing::ElementsAre(7));

  while (log.remembers(seen)) {
    ASSERT_LT(log.count(), 10'000U);
    log.note(hex("B3011"));
  }
  EXPECT_TRUE(log.remembers(log.count() - 1));
}

}  // namespace
}  // namespace core::state
