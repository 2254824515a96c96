// [7.3] Ferries.
#include "core/water/ferry.h"

#include "core/water/landing.h"
#include "tests/water/afloat.h"

namespace core::water {
namespace {

using base::operator""_case;
using tests::Afloat;
using tests::Ground;
using tests::Position;
using tests::Side;
using tests::Status;

Position banks() {
  Ground ground;
  tests::with_river(ground).terrain("B3011", map::Terrain::Forest);
  return Position{ground.setting()};
}

TEST(Ferry, Case_7_31_a_transport_ferries_10_of_weight_in_a_phase) {
  Position position = banks();
  const auto large = position.put(Side::Union, "infantry 8-3", "B2911");
  const auto small = position.put(Side::Union, "infantry 2-3", "B2911");
  const auto third = position.put(Side::Union, "infantry 1-3", "B2911");
  const auto ship = position.put(Side::Union, "river-transport", "B2911/B3010");
  Afloat game{position};
  game.force({large, small, third});

  game.say(game.ferry(large, ship, "B3010"));
  game.say(game.ferry(small, ship, "B3010"));
  const auto full = game.refusal_of(game.ferry(third, ship, "B3010"));

  EXPECT_EQ(full.cited, "7.31"_case);
  EXPECT_EQ(full.need, 1);
  EXPECT_EQ(full.have, 0);
  EXPECT_EQ(game.at(large), "B3010");
  EXPECT_EQ(game.forbids(game.sail(ship)), "7.31");
}

TEST(Ferry, Case_7_31_a_warship_ferries_5) {
  Position position = banks();
  const auto large = position.put(Side::Union, "infantry 6-3", "B2911");
  const auto small = position.put(Side::Union, "infantry 5-3", "B2911");
  const auto ship = position.put(Side::Union, "river-flotilla", "B2911/B3010");
  Afloat game{position};
  game.force({large, small});

  EXPECT_EQ(game.forbids(game.ferry(large, ship, "B3010")), "7.31");
  EXPECT_TRUE(game.offers(game.ferry(small, ship, "B3010")));
}

TEST(Ferry, Case_7_31_the_ship_lies_between_the_two_hexes) {
  Position position = banks();
  const auto unit = position.put(Side::Union, "infantry 5-3", "B2911");
  const auto ship = position.put(Side::Union, "river-transport", "B2911/B3010");
  Afloat game{position};
  game.force({unit});

  EXPECT_EQ(game.forbids(game.ferry(unit, ship, "B3011")), "7.31");
  EXPECT_EQ(game.forbids(game.ferry(unit, ship, "B2912")), "7.31");
}

TEST(Ferry, Case_7_31_narrow_water_is_crossed_from_either_shore) {
  Ground ground;
  ground.coastal("B2911").coastal("B3010").inlet("B2911/B3010").passage("B2911", "B3010");
  Position position{ground.setting()};
  const auto unit = position.put(Side::Union, "infantry 5-3", "B2911");
  const auto far = position.put(Side::Union, "naval-transport", "B3010");
  Afloat game{position};
  game.force({unit});

  game.say(game.ferry(unit, far, "B3010"));

  EXPECT_EQ(game.at(unit), "B3010");
}

TEST(Ferry, Case_7_32_the_unit_pays_the_terrain_and_1) {
  Position position = banks();
  const auto unit = position.put(Side::Union, "infantry 5-3", "B2911");
  const auto garrison = position.put(Side::Union, "garrison (5)-1", "B2911");
  const auto plain = position.put(Side::Union, "river-transport", "B2911/B3010");
  const auto woods = position.put(Side::Union, "river-transport", "B2911/B3011");
  Afloat game{position};
  game.force({unit, garrison});

  EXPECT_EQ(may_ferry(game.now(), unit, plain, tests::hex("B3010")), 2);
  EXPECT_EQ(may_ferry(game.now(), unit, woods, tests::hex("B3011")), 3);
  const auto refusal = game.refusal_of(game.ferry(garrison, plain, "B3010"));
  EXPECT_EQ(refusal.cited, "7.32"_case);
  EXPECT_EQ(refusal.need, 2);
  EXPECT_EQ(refusal.have, 1);
}

TEST(Ferry, Case_7_32_into_an_enemy_zone_it_goes_and_stops) {
  Position position = banks();
  const auto unit = position.put(Side::Union, "infantry 5-3", "B2911");
  const auto ship = position.put(Side::Union, "river-transport", "B2911/B3010");
  position.put(Side::Confederate, "infantry 5-3", "B3009");
  Afloat game{position};
  game.force({unit});

  game.say(game.ferry(unit, ship, "B3010"));

  EXPECT_TRUE(game.piece(unit).activity.has(Status::Stopped));
}

TEST(Ferry, Case_7_32_never_into_a_hex_with_the_enemy) {
  Position position = banks();
  const auto unit = position.put(Side::Union, "infantry 5-3", "B2911");
  const auto ship = position.put(Side::Union, "river-transport", "B2911/B3010");
  const auto fort = position.put(Side::Confederate, "fort", "B3010");
  position.put_inside(fort, "garrison (5)-1");
  Afloat game{position};

  EXPECT_EQ(game.force({unit}).forbids(game.ferry(unit, ship, "B3010")), "7.32");
}

TEST(Ferry, Case_7_33_an_enemy_warship_stops_the_ferry_whoever_else_is_there) {
  Position position = banks();
  const auto unit = position.put(Side::Union, "infantry 5-3", "B2911");
  const auto ship = position.put(Side::Union, "river-transport", "B2911/B3010");
  position.put(Side::Union, "ironclad", "B2911/B3010");
  position.put(Side::Confederate, "river-flotilla", "B2911/B3010");
  Afloat game{position};
  EXPECT_EQ(game.force({unit}).forbids(game.ferry(unit, ship, "B3010")), "7.33");

  position.without("E057");
  Afloat printed{position};
  EXPECT_EQ(printed.force({unit}).forbids(printed.ferry(unit, ship, "B3010")), "");
}

TEST(Ferry, Case_7_34_a_ship_with_cargo_does_not_ferry) {
  Position position = banks();
  const auto unit = position.put(Side::Union, "infantry 5-3", "B2911");
  const auto ship = position.put(Side::Union, "river-transport", "B2911/B3010");
  position.put_inside(ship, "infantry 1-3");
  Afloat game{position};

  EXPECT_EQ(game.force({unit}).forbids(game.ferry(unit, ship, "B3010")), "7.34");
}

TEST(Ferry, Case_7_34_a_fort_does_not_hinder_a_ferry_and_the_ship_serves_several_forces) {
  Position position = banks();
  const auto first = position.put(Side::Union, "infantry 4-3", "B2911");
  const auto second = position.put(Side::Union, "infantry 6-3", "B2911");
  const auto ship = position.put(Side::Union, "river-transport", "B2911/B3010");
  const auto fort = position.put(Side::Confederate, "fortress", "B3009");
  position.put_inside(fort, "garrison (10)-1");
  Afloat game{position};
  game.force({first});
  game.say(game.ferry(first, ship, "B3010"));
  game.record().end_decision();
  game.force({second});

  game.say(game.ferry(second, ship, "B3010"));

  EXPECT_EQ(game.piece(ship).activity.carried, 10);
}

TEST(Ferry, Case_7_34_only_energised_units_are_ferried) {
  Position position = banks();
  const auto unit = position.put(Side::Union, "infantry 5-3", "B2911");
  const auto other = position.put(Side::Union, "infantry 1-3", "B2911");
  const auto ship = position.put(Side::Union, "river-transport", "B2911/B3010");
  Afloat game{position};

  EXPECT_EQ(game.force({other}).forbids(game.ferry(unit, ship, "B3010")), "5.27");
}

TEST(Ferry, Case_13_32_the_besieged_do_not_cross) {
  Position position = banks();
  const auto fort = position.put(Side::Union, "fort", "B2911");
  const auto unit = position.put_inside(fort, "infantry 2-3");
  position.put(Side::Confederate, "infantry 5-3", "B2911");
  const auto ship = position.put(Side::Union, "river-transport", "B2911/B3010");
  Afloat game{position};

  EXPECT_EQ(game.force({unit}).forbids(game.ferry(unit, ship, "B3010")), "13.32");
}

}  // namespace
}  // namespace core::water
