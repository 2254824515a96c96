// [7.2] [10.31] Units go aboard ships and ashore.
#include "core/water/landing.h"

#include "core/water/sailing.h"
#include "tests/water/afloat.h"

namespace core::water {
namespace {

using base::operator""_case;
using rulebook::PortKind;
using tests::Afloat;
using tests::Ground;
using tests::Position;
using tests::Side;
using tests::Status;

/// A river, and a coast of three hexes on the sea: a seaport at B2120, open coast at B2122.
Position shores() {
  Ground ground;
  tests::with_river(ground);
  tests::with_sea(ground)
      .coastal("B2120")
      .coastal("B2122")
      .passage("B2120", "B2020")
      .passage("B2122", "B2022")
      .town("Port", "B2120", map::TownKind::City, true);
  return Position{ground.setting()};
}

struct Cost {
  const char* unit;
  int port;
  int coast;  ///< 0: not allowed
  int river;
};

class EmbarkationCost : public testing::TestWithParam<Cost> {};

TEST_P(EmbarkationCost, Table_7_26_a_unit_pays_by_its_line) {
  Position position = shores();
  const auto unit = position.put(Side::Union, GetParam().unit, "B2911");
  Afloat game{position};
  const auto cost = [&](PortKind where) {
    return embarkation_cost(game.now(), unit, where).value_or(0);
  };

  EXPECT_EQ(cost(PortKind::Port), GetParam().port);
  EXPECT_EQ(cost(PortKind::Coast), GetParam().coast);
  EXPECT_EQ(cost(PortKind::River), GetParam().river);
}

INSTANTIATE_TEST_SUITE_P(Lines, EmbarkationCost,
                         testing::Values(Cost{"infantry 5-3", 5, 15, 5},
                                         Cost{"cavalry 3-4", 10, 25, 10}, Cost{"train", 10, 25, 10},
                                         Cost{"siege-train", 15, 0, 15},
                                         Cost{"rail-repair", 15, 0, 15},
                                         Cost{"militia 2-2", 5, 15, 5},
                                         Cost{"garrison (5)-1", 5, 15, 5}, Cost{"leader", 5, 15, 5},
                                         Cost{"army-hq", 5, 15, 5}));

TEST(Landing, Table_7_26_supply_points_pay_for_each_10_or_a_part) {
  Position position = shores();
  const auto train = position.put(Side::Union, "train", "B2911", 7);
  const auto headquarters = position.put(Side::Union, "army-hq", "B2911", 11);
  Afloat game{position};

  EXPECT_EQ(embarkation_cost(game.now(), train, PortKind::Coast), 25 + 15);
  EXPECT_EQ(embarkation_cost(game.now(), headquarters, PortKind::River), 5 + 2 * 5);
}

TEST(Landing, Table_7_26_a_headquarters_pays_for_each_unit_of_its_roster) {
  Position position = shores();
  const auto headquarters = position.put(Side::Union, "corps-hq-infantry", "B2911");
  position.put_inside(headquarters, "infantry 5-3");
  position.put_inside(headquarters, "infantry 4-3");
  position.put_inside(headquarters, "leader");
  Afloat game{position};

  EXPECT_EQ(embarkation_cost(game.now(), headquarters, PortKind::Port), 4 * 5);
}

TEST(Landing, Erratum_E002_as_printed_railway_repair_is_not_carried) {
  Position position = shores();
  const auto repair = position.put(Side::Union, "rail-repair", "B2911");
  const auto ship = position.put(Side::Union, "river-transport", "B2911/B3010");
  EXPECT_EQ(Afloat{position}.force({repair}).forbids(Afloat{position}.embark(repair, ship)), "");

  rulebook::Setting printed = position.setting();
  auto book = std::make_shared<rulebook::Rulebook>(*printed.rulebook);
  book->embarkation.lines[rulebook::PieceKind::RailwayRepair].reset();
  printed.rulebook = book;
  Afloat as_printed{Position{printed, position.state()}};

  EXPECT_EQ(as_printed.force({repair}).forbids(as_printed.embark(repair, ship)), "7.26");
}

TEST(Landing, Erratum_E003_as_printed_militia_and_leaders_are_not_carried) {
  Position position = shores();
  const auto militia = position.put(Side::Union, "militia 2-2", "B2911");
  const auto ship = position.put(Side::Union, "river-transport", "B2911/B3010");
  Afloat corrected{position};
  EXPECT_EQ(corrected.force({militia}).forbids(corrected.embark(militia, ship)), "");

  rulebook::Setting printed = position.setting();
  auto book = std::make_shared<rulebook::Rulebook>(*printed.rulebook);
  book->embarkation.lines[rulebook::PieceKind::Militia].reset();
  printed.rulebook = book;
  Afloat as_printed{Position{printed, position.state()}};

  EXPECT_EQ(as_printed.force({militia}).forbids(as_printed.embark(militia, ship)), "7.26");
}

TEST(Landing, Case_7_21_a_transport_carries_10_of_weight) {
  Position position = shores();
  const auto large = position.put(Side::Union, "infantry 8-3", "B2911");
  const auto small = position.put(Side::Union, "infantry 2-3", "B2911");
  const auto third = position.put(Side::Union, "infantry 1-3", "B2911");
  const auto ship = position.put(Side::Union, "river-transport", "B2911/B3010");
  Afloat game{position};
  game.force({large, small, third});

  game.say(game.embark(large, ship));
  game.say(game.embark(small, ship));
  const auto full = game.refusal_of(game.embark(third, ship));

  EXPECT_EQ(full.cited, "7.21"_case);
  EXPECT_EQ(full.need, 1);
  EXPECT_EQ(full.have, 0);
  EXPECT_EQ(game.at(large), "B2911/B3010");
  EXPECT_EQ(range_left(game.now(), ship), 40 - 2 * 5);
}

TEST(Landing, Case_7_21_the_ship_must_touch_the_hex) {
  Position position = shores();
  const auto unit = position.put(Side::Union, "infantry 2-3", "B2911");
  const auto ship = position.put(Side::Union, "river-transport", "B2913/B3013");
  Afloat game{position};

  EXPECT_EQ(game.force({unit}).forbids(game.embark(unit, ship)), "7.21");
}

TEST(Landing, Case_5_27_units_go_aboard_only_with_a_force_of_their_own) {
  Position position = shores();
  const auto unit = position.put(Side::Union, "infantry 2-3", "B2911");
  const auto other = position.put(Side::Union, "infantry 1-3", "B2911");
  const auto ship = position.put(Side::Union, "river-transport", "B2911/B3010");
  Afloat game{position};
  EXPECT_EQ(game.forbids(game.embark(unit, ship)), "4.1");

  game.force({unit});

  EXPECT_EQ(game.forbids(game.embark(other, ship)), "5.27");
  EXPECT_TRUE(game.offers(game.embark(unit, ship)));
}

TEST(Landing, Case_7_22_embarking_needs_a_movement_point) {
  Position position = shores();
  const auto unit = position.put(Side::Union, "infantry 2-3", "B2911");
  const auto ship = position.put(Side::Union, "river-transport", "B2911/B3010");
  Afloat game{position};
  game.force({unit});
  game.record().apply(state::PointsSpent{unit, 2, 0, 0, 0});
  EXPECT_EQ(game.forbids(game.embark(unit, ship)), "");

  game.record().apply(state::PointsSpent{unit, 1, 0, 0, 0});

  EXPECT_EQ(game.forbids(game.embark(unit, ship)), "7.22");
}

TEST(Landing, Case_7_22_the_ship_pays_and_may_be_short) {
  Position position = shores();
  const auto unit = position.put(Side::Union, "infantry 2-3", "B2122");
  const auto ship = position.put(Side::Union, "naval-transport", "B2122");
  Afloat game{position};
  game.force({unit});
  game.record().apply(state::PointsSpent{ship, 36, 0, 0, 0});

  const auto refusal = game.refusal_of(game.embark(unit, ship));

  EXPECT_EQ(refusal.cited, "7.22"_case);
  EXPECT_EQ(refusal.need, 15);
  EXPECT_EQ(refusal.have, 14);
}

TEST(Landing, Case_7_22_from_port_to_port_a_unit_may_go_on_with_what_is_left) {
  Position position = shores();
  const auto unit = position.put(Side::Union, "infantry 2-3", "B2120");
  const auto ship = position.put(Side::Union, "naval-transport", "B2120");
  Afloat game{position};
  game.force({unit});

  game.say(game.embark(unit, ship));
  game.say(game.disembark(unit, "B2120"));

  EXPECT_EQ(game.at(unit), "B2120");
  EXPECT_EQ(points_left(game.now(), unit), 2);
  EXPECT_FALSE(game.piece(unit).activity.has(Status::Stopped));
  EXPECT_EQ(range_left(game.now(), ship), 40);
}

TEST(Landing, Case_7_22_elsewhere_it_stops) {
  Position position = shores();
  const auto unit = position.put(Side::Union, "infantry 2-3", "B2120");
  const auto ship = position.put(Side::Union, "naval-transport", "B2120");
  Afloat game{position};
  game.force({unit});
  game.say(game.embark(unit, ship));
  game.sail_along(ship, {"B2020", "B2021", "B2022", "B2122"});
  game.say(game.disembark(unit, "B2122"));  // while the ship is still under way

  EXPECT_TRUE(game.piece(unit).activity.has(Status::Stopped));
  EXPECT_EQ(range_left(game.now(), ship), 50 - 5 - 4 - 15);
  EXPECT_EQ(game.forbids(game.sail(ship, "B2022")), "");
  game.say(game.pass());
  EXPECT_EQ(game.forbids(game.embark(unit, ship)), "6.21");
}

TEST(Landing, Case_7_22_a_base_is_a_port) {
  Position position = shores();
  Afloat open{position};
  EXPECT_FALSE(is_port(open.now(), Side::Union, tests::hex("B2122")));

  position.put(Side::Union, "base", "B2122");
  Afloat base{position};

  EXPECT_TRUE(is_port(base.now(), Side::Union, tests::hex("B2122")));
  EXPECT_FALSE(is_port(base.now(), Side::Confederate, tests::hex("B2120")));
}

TEST(Landing, Case_7_23_units_aboard_have_no_zone_and_stay_aboard_after_the_phase) {
  Position position = shores();
  const auto ship = position.put(Side::Union, "river-transport", "B2911/B3010");
  const auto unit = position.put_inside(ship, "infantry 5-3");
  Afloat game{position};
  game.record().apply(state::StageBegan{state::Stage::CombatSpans, Side::Union});

  EXPECT_EQ(game.now().state.transport_of(unit), ship);
  EXPECT_FALSE(game.now().occupancy.at(tests::hex("B2911")).zone_makers.has(Side::Union));
}

TEST(Landing, Case_9_53_no_loading_beside_an_enemy_warship_escorted_or_not) {
  Position position = shores();
  const auto unit = position.put(Side::Union, "infantry 5-3", "B2911");
  const auto ship = position.put(Side::Union, "river-transport", "B2911/B3010");
  const auto aboard = position.put_inside(ship, "infantry 1-3");
  position.put(Side::Union, "ironclad", "B2911/B3010");
  position.put(Side::Confederate, "river-flotilla", "B2911/B3010");
  Afloat game{position};
  game.force({unit, aboard});
  EXPECT_EQ(game.forbids(game.embark(unit, ship)), "9.53");
  EXPECT_EQ(game.forbids(game.disembark(aboard, "B2911")), "9.53");

  position.without("E057");
  Afloat printed{position};
  printed.force({unit, aboard});
  EXPECT_EQ(printed.forbids(printed.embark(unit, ship)), "");
  EXPECT_EQ(printed.forbids(printed.disembark(aboard, "B2911")), "");
}

TEST(Landing, Case_6_15_nobody_lands_among_the_enemy) {
  Position position = shores();
  const auto ship = position.put(Side::Union, "river-transport", "B2911/B3010");
  const auto unit = position.put_inside(ship, "infantry 5-3");
  position.put(Side::Confederate, "infantry 1-3", "B2911");
  Afloat game{position};
  game.force({unit});

  EXPECT_EQ(game.forbids(game.disembark(unit, "B2911")), "6.15");
  EXPECT_EQ(game.forbids(game.disembark(unit, "B3010")), "");
}

TEST(Landing, Case_7_24_troops_land_beside_a_garrison_and_besiege_it) {
  Position position = shores();
  const auto ship = position.put(Side::Union, "naval-transport", "B2120");
  const auto unit = position.put_inside(ship, "infantry 5-3");
  const auto fort = position.put(Side::Confederate, "fort", "B2120");
  position.put_inside(fort, "garrison (5)-1");
  position.control(Side::Confederate, {"B2120"});
  Afloat game{position};
  game.force({unit});

  game.say(game.disembark(unit, "B2120"));

  EXPECT_EQ(range_left(game.now(), ship), 50 - 15);  // no port of ours: open coast
  EXPECT_TRUE(game.piece(unit).activity.has(Status::Stopped));
}

/// A Union fort on the river under its besiegers, with a transport beside it.
struct BesiegedFort {
  BesiegedFort() : position{shores()} {
    const auto fort = position.put(Side::Union, "fort", "B2911");
    inside = position.put_inside(fort, "infantry 2-3");
    position.put(Side::Confederate, "infantry 5-3", "B2911");
    ship = position.put(Side::Union, "river-transport", "B2911/B3010");
    aboard = position.put_inside(ship, "infantry 1-3");
  }

  Position position;
  state::PieceId inside;
  state::PieceId ship;
  state::PieceId aboard;
};

TEST(Landing, Case_7_27_nothing_goes_in_or_out_of_a_besieged_fort) {
  const BesiegedFort scene;
  Afloat game{scene.position};
  game.force({scene.inside, scene.aboard});

  EXPECT_EQ(game.forbids(game.embark(scene.inside, scene.ship)), "7.27");
  EXPECT_EQ(game.forbids(game.disembark(scene.aboard, "B2911")), "7.27");
  EXPECT_EQ(game.forbids(game.disembark(scene.aboard, "B3010")), "");
}

TEST(Landing, Erratum_E042_as_printed_units_are_still_bound_by_the_siege_itself) {
  BesiegedFort scene;
  scene.position.without("E042");
  Afloat game{scene.position};
  game.force({scene.inside, scene.aboard});

  EXPECT_EQ(game.forbids(game.embark(scene.inside, scene.ship)), "13.32");
  EXPECT_EQ(game.forbids(game.disembark(scene.aboard, "B2911")), "13.39");
}

TEST(Landing, Case_10_31_a_warship_takes_a_lone_leader_or_an_empty_headquarters) {
  Position position = shores();
  const auto leader = position.put(Side::Union, "leader", "B2911");
  const auto empty = position.put(Side::Union, "army-hq", "B2911");
  const auto full = position.put(Side::Union, "army-hq", "B2911");
  const auto unit = position.put_inside(full, "infantry 1-3");
  const auto ship = position.put(Side::Union, "river-flotilla", "B2911/B3010");
  Afloat game{position};
  game.force({leader, empty, full, unit});

  EXPECT_EQ(game.forbids(game.embark(empty, ship)), "");
  EXPECT_EQ(game.forbids(game.embark(full, ship)), "10.31");
  EXPECT_EQ(game.forbids(game.embark(unit, ship)), "10.31");
  game.say(game.embark(leader, ship));
  EXPECT_EQ(range_left(game.now(), ship), 35);
  game.sail_along(ship, {"B2911/B3011"});
  game.say(game.disembark(leader, "B3011"));

  EXPECT_EQ(game.at(leader), "B3011");
}

TEST(Landing, Case_7_25_what_is_aboard_is_lost_with_the_transport) {
  Position position = shores();
  const auto ship = position.put(Side::Union, "river-transport", "B2911/B3010");
  const auto unit = position.put_inside(ship, "infantry 5-3");
  position.put(Side::Confederate, "river-flotilla", "B2911/B3010");
  Afloat game{position, {}, tests::Stage::NavalCombat, Side::Confederate};

  game.run();

  EXPECT_TRUE(game.is_lost(ship));
  EXPECT_TRUE(game.is_lost(unit));
  EXPECT_EQ(game.rolls(), 0);
}

}  // namespace
}  // namespace core::water
