// [7.1] Ships on the move.
#include "core/water/sailing.h"

#include "tests/support/catalogue.h"
#include "tests/water/afloat.h"

#include <tuple>

namespace core::water {
namespace {

using base::operator""_case;
using tests::Afloat;
using tests::Ground;
using tests::Position;
using tests::Side;
using tests::Status;

rulebook::Setting river() {
  Ground ground;
  return tests::with_river(ground).setting();
}

rulebook::Setting sea() {
  Ground ground;
  return tests::with_sea(ground).setting();
}

TEST(Sailing, Case_7_11_a_ship_pays_its_range_place_by_place) {
  Position position{river()};
  const auto naval = position.put(Side::Union, "naval-flotilla", "B2910/B3010");
  const auto flotilla = position.put(Side::Union, "river-flotilla", "B2910/B3010");
  Afloat game{position};

  game.sail_along(naval, {"B2911/B3010", "B2911/B3011"});
  EXPECT_EQ(range_left(game.now(), naval), 50 - 2 * 2);
  game.say(game.pass());
  game.sail_along(flotilla, {"B2911/B3010"});

  EXPECT_EQ(range_left(game.now(), flotilla), 40 - 1);
  EXPECT_EQ(game.at(flotilla), "B2911/B3010");
}

TEST(Sailing, Case_7_11_at_sea_a_place_costs_1) {
  Position position{sea()};
  const auto ship = position.put(Side::Union, "naval-transport", "B2020");
  Afloat game{position};

  game.sail_along(ship, {"B2021", "B2022"});

  EXPECT_EQ(range_left(game.now(), ship), 48);
}

TEST(Sailing, Case_7_11_a_ship_goes_as_far_as_its_range_and_no_farther) {
  Position position{river()};
  const auto ship = position.put(Side::Union, "ironclad", "B2910/B3010");
  Afloat game{position};
  game.record().apply(state::PointsSpent{ship, 24, 0, 0, 0});

  game.sail_along(ship, {"B2911/B3010"});

  EXPECT_TRUE(game.turn().pending.empty());  // nothing is left: the move is over
  EXPECT_TRUE(game.piece(ship).activity.has(Status::Moved));
}

TEST(Sailing, Case_7_11_what_is_short_is_told_in_figures) {
  Position position{river()};
  const auto ship = position.put(Side::Union, "naval-flotilla", "B2910/B3010");
  Afloat game{position};
  game.record().apply(state::PointsSpent{ship, 49, 0, 0, 0});
  const auto cost = cost_of_step(game.now(), ship, *game.now().map().find_water("B2910/B3010"),
                                 *game.now().map().find_water("B2911/B3010"));

  ASSERT_FALSE(cost);
  EXPECT_EQ(cost.error().cited, "7.11"_case);
  EXPECT_EQ(cost.error().need, 2);
  EXPECT_EQ(cost.error().have, 1);
  EXPECT_EQ(game.forbids(game.sail(ship)), "7.11");
}

TEST(Sailing, Case_7_11_a_ship_moves_once_in_a_phase) {
  Position position{river()};
  const auto ship = position.put(Side::Union, "river-flotilla", "B2910/B3010");
  Afloat game{position};
  EXPECT_TRUE(game.offers(game.sail(ship)));

  game.sail_along(ship, {"B2911/B3010"});
  game.say(game.pass());

  EXPECT_EQ(game.forbids(game.sail(ship)), "7.11");
  EXPECT_FALSE(game.offers(game.sail(ship)));
}

TEST(Sailing, Case_7_11_a_move_that_has_begun_goes_one_step_at_least) {
  Position position{river()};
  const auto ship = position.put(Side::Union, "river-flotilla", "B2910/B3010");
  Afloat game{position};

  game.say(game.sail(ship));

  EXPECT_EQ(game.forbids(game.pass()), "7.11");
}

TEST(Sailing, Case_3_15_only_linked_places_are_one_step_apart) {
  Position position{river()};
  const auto ship = position.put(Side::Union, "river-flotilla", "B2910/B3010");
  Afloat game{position};
  game.say(game.sail(ship));

  EXPECT_EQ(game.forbids(game.sail(ship, "B2911/B3011")), "3.15");
  EXPECT_TRUE(game.offers(game.sail(ship, "B2911/B3010")));
}

TEST(Sailing, Case_7_11_the_enemy_does_not_sail_in_this_phase) {
  Position position{river()};
  const auto ship = position.put(Side::Confederate, "river-flotilla", "B2910/B3010");
  Afloat game{position};

  EXPECT_EQ(game.forbids(game.sail(ship)), "7.11");
}

TEST(Sailing, Case_7_53_the_lake_is_said_to_be_closed_even_where_no_water_leads_to_it) {
  for (const auto& [errata, ship, cited] :
       {std::tuple{true, "naval-flotilla", "7.53"}, std::tuple{false, "naval-flotilla", "3.15"},
        std::tuple{true, "ironclad", "3.15"}}) {
    Position position{tests::real_setting()};
    if (!errata) {
      position.without("E045");
    }
    const auto id = position.put(Side::Union, ship, "B2828");
    Afloat game{position};
    game.say(game.sail(id));

    EXPECT_EQ(game.forbids(game.sail(id, "B2728")), cited) << ship;
  }
}

TEST(Sailing, Case_7_12_river_types_do_not_go_out_to_sea) {
  Ground ground;
  tests::with_sea(ground).river(
      "great", true, {"B2018/B2118", "B2018/B2119", "B2019/B2119", "B2019/B2120"}, "sea");
  Position position{ground.setting()};
  const auto ship = position.put(Side::Union, "river-flotilla", "B2022");
  Afloat game{position};
  game.sail_along(ship, {"B2021", "B2022"});

  EXPECT_EQ(game.forbids(game.sail(ship, "B2023")), "7.12");
  EXPECT_EQ(range_left(game.now(), ship), 38);  // a bay near a mouth costs a river type 1
}

TEST(Sailing, Case_7_13_ships_that_meet_enemy_ships_stop) {
  Position position{river()};
  const auto ship = position.put(Side::Union, "river-flotilla", "B2910/B3010");
  position.put(Side::Confederate, "river-transport", "B2911/B3010");
  Afloat game{position};

  game.sail_along(ship, {"B2911/B3010"});

  EXPECT_TRUE(game.turn().pending.empty());
  EXPECT_EQ(game.forbids(game.sail(ship)), "7.13");
}

TEST(Sailing, Erratum_E067_as_printed_ships_need_not_stop_at_enemy_ships) {
  Position position{river()};
  const auto ship = position.put(Side::Union, "river-flotilla", "B2910/B3010");
  position.put(Side::Confederate, "river-transport", "B2911/B3010");
  position.without("E067");
  Afloat game{position};

  game.sail_along(ship, {"B2911/B3010", "B2911/B3011"});

  EXPECT_EQ(game.at(ship), "B2911/B3011");
}

TEST(Sailing, Case_7_15_ships_of_one_side_may_be_together_without_limit) {
  Position position{river()};
  for (int count = 0; count < 12; ++count) {
    position.put(Side::Union, "river-flotilla", "B2911/B3010");
  }
  const auto ship = position.put(Side::Union, "river-flotilla", "B2910/B3010");
  Afloat game{position};

  game.sail_along(ship, {"B2911/B3010"});

  EXPECT_EQ(game.at(ship), "B2911/B3010");
}

TEST(Sailing, Case_7_15_warships_of_both_sides_may_be_together_until_the_combat_phase) {
  Position position{river()};
  const auto ship = position.put(Side::Union, "ironclad", "B2910/B3010");
  position.put(Side::Confederate, "ironclad", "B2911/B3010");
  Afloat game{position};

  game.sail_along(ship, {"B2911/B3010"});

  EXPECT_EQ(game.at(ship), "B2911/B3010");
}

TEST(Sailing, Case_7_16_transports_keep_out_of_water_with_enemy_warships_escorted_or_not) {
  Position position{river()};
  const auto transport = position.put(Side::Union, "river-transport", "B2910/B3010");
  const auto escort = position.put(Side::Union, "river-flotilla", "B2910/B3010");
  position.put(Side::Confederate, "river-flotilla", "B2911/B3010");
  position.put(Side::Union, "ironclad", "B2911/B3010");
  Afloat game{position};

  EXPECT_EQ(game.forbids(game.sail(transport)), "7.11");  // there is no other way
  game.say(game.sail(escort));
  EXPECT_EQ(game.forbids(game.join(transport)), "7.11");
  const auto cost = cost_of_step(game.now(), transport, *game.now().map().find_water("B2910/B3010"),
                                 *game.now().map().find_water("B2911/B3010"));
  ASSERT_FALSE(cost);
  EXPECT_EQ(cost.error().cited, "7.16"_case);
}

TEST(Sailing, Case_7_16_a_transport_that_warships_came_to_may_leave) {
  Position position{river()};
  const auto transport = position.put(Side::Union, "river-transport", "B2910/B3010");
  position.put(Side::Confederate, "river-flotilla", "B2910/B3010");
  Afloat game{position};

  game.sail_along(transport, {"B2911/B3010"});

  EXPECT_EQ(game.at(transport), "B2911/B3010");
}

TEST(Sailing, Erratum_E041_as_printed_transports_may_come_to_enemy_warships) {
  Position position{river()};
  const auto transport = position.put(Side::Union, "river-transport", "B2910/B3010");
  position.put(Side::Confederate, "river-flotilla", "B2911/B3010");
  position.without("E041");
  Afloat game{position};

  game.sail_along(transport, {"B2911/B3010"});

  EXPECT_EQ(game.at(transport), "B2911/B3010");
}

/// A river with shoals between its first two places.
Position at_shoals(std::string_view cycle) {
  Ground ground;
  tests::with_river(ground).head("great", map::HeadKind::Shoals, "B2910/B2911/B3010");
  return Position{ground.setting(), cycle};
}

TEST(Sailing, Case_7_51_the_shoals_are_passed_in_the_fourth_cycle_of_a_year_both_ways) {
  for (const auto& [from, to] :
       {std::pair{"B2910/B3010", "B2911/B3010"}, std::pair{"B2911/B3010", "B2910/B3010"}}) {
    Position open = at_shoals("4/63");
    const auto ship = open.put(Side::Union, "river-flotilla", from);
    Afloat game{open};
    game.sail_along(ship, {to});
    EXPECT_EQ(game.at(ship), to);
  }
}

TEST(Sailing,
     Case_4_3_the_shoals_open_with_the_fourth_cycle_of_each_year_and_close_with_the_fifth) {
  for (const char* cycle : {"3/62", "4/62", "5/62", "3/63", "4/63", "5/63", "4/64"}) {
    Position position = at_shoals(cycle);
    const auto ship = position.put(Side::Union, "river-flotilla", "B2911/B3010");
    Afloat game{position};
    game.say(game.sail(ship));
    const bool open = std::string_view{cycle}.starts_with("4/");
    EXPECT_EQ(game.forbids(game.sail(ship, "B2910/B3010")), open ? "" : "7.51") << cycle;
  }
}

TEST(Sailing, Erratum_E043_the_shoals_are_closed_in_other_cycles_and_as_printed_always) {
  Position closed = at_shoals("5/63");
  const auto ship = closed.put(Side::Union, "river-flotilla", "B2911/B3010");
  Afloat game{closed};
  game.say(game.sail(ship));
  EXPECT_EQ(game.forbids(game.sail(ship, "B2910/B3010")), "7.51");

  Position printed = at_shoals("4/63");
  const auto caught = printed.put(Side::Union, "river-flotilla", "B2911/B3010");
  printed.without("E043");
  Afloat as_printed{printed};
  as_printed.say(as_printed.sail(caught));
  EXPECT_EQ(as_printed.forbids(as_printed.sail(caught, "B2910/B3010")), "3.15");
}

TEST(Sailing, Erratum_E044_sandbars_are_never_passed_and_as_printed_no_bar) {
  Ground ground;
  tests::with_river(ground).head("great", map::HeadKind::Sandbar, "B2910/B2911/B3010");
  Position position{ground.setting(), "4/63"};
  const auto ship = position.put(Side::Union, "river-flotilla", "B2911/B3010");
  Afloat game{position};
  game.say(game.sail(ship));
  EXPECT_EQ(game.forbids(game.sail(ship, "B2910/B3010")), "7.52");

  position.without("E044");
  Afloat printed{position};
  printed.sail_along(ship, {"B2910/B3010"});
  EXPECT_EQ(printed.at(ship), "B2910/B3010");
}

TEST(Sailing, Case_11_22_a_group_is_made_before_it_sails_and_goes_together) {
  Position position{river()};
  const auto first = position.put(Side::Union, "ironclad", "B2910/B3010");
  const auto second = position.put(Side::Union, "river-flotilla", "B2910/B3010");
  const auto late = position.put(Side::Union, "river-flotilla", "B2911/B3010");
  Afloat game{position};
  game.say(game.sail(first));
  EXPECT_EQ(game.forbids(game.join(late)), "11.22");
  game.say(game.join(second));
  EXPECT_EQ(game.forbids(game.join(second)), "7.11");

  game.say(game.sail(first, "B2911/B3010"));

  EXPECT_EQ(game.at(second), "B2911/B3010");
  EXPECT_EQ(game.forbids(game.join(late)), "11.22");
  EXPECT_EQ(range_left(game.now(), first), 24);
  EXPECT_EQ(range_left(game.now(), second), 39);
}

TEST(Sailing, Case_7_31_a_ship_that_has_ferried_does_not_sail) {
  Position position{river()};
  const auto ship = position.put(Side::Union, "river-flotilla", "B2910/B3010");
  Afloat game{position};
  game.record().set(ship, Status::Ferried);

  EXPECT_EQ(game.forbids(game.sail(ship)), "7.31");
}

TEST(Sailing, Case_4_1_with_a_force_only_what_carries_or_fetches_it_sails) {
  Position position{river()};
  const auto unit = position.put(Side::Union, "infantry 5-3", "B2911");
  const auto transport = position.put(Side::Union, "river-transport", "B2910/B3010");
  const auto warship = position.put(Side::Union, "river-flotilla", "B2910/B3010");
  Afloat game{position};
  game.force({unit});

  EXPECT_EQ(game.forbids(game.sail(warship)), "4.1");
  game.sail_along(transport, {"B2911/B3010"});
  game.say(game.pass());

  EXPECT_TRUE(game.goes_on<state::ForceMove>());
  EXPECT_EQ(game.forbids(game.sail(transport)), "");  // with the force it may go on
}

}  // namespace
}  // namespace core::water
