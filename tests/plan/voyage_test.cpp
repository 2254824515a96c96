// [7.0] What can become of ships that are picked up: the orders proposed are the orders that go.
#include "core/plan/voyage.h"

#include "core/plan/itinerary.h"
#include "core/words/wording.h"
#include "tests/support/ground.h"
#include "tests/support/position.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>
#include <string>

namespace core::plan {
namespace {

using board::Side;
using sequence::Action;
using sequence::ActionKind;
using state::GameState;
using state::PieceId;
using state::Stage;
using testing::ElementsAre;
using testing::HasSubstr;

/// The banks are columns 29 and 30; seven hexsides downstream.
class Voyages : public testing::Test {
 protected:
  static rulebook::Setting great_river() {
    return tests::Ground{}
        .river("great", true,
               {"B2910/B3010", "B2911/B3010", "B2911/B3011", "B2912/B3011", "B2912/B3012",
                "B2913/B3012", "B2913/B3013"})
        .setting();
  }

  Voyages() : position{great_river()} {
    position.control_all(Side::Union);
    position.put(Side::Union, "depot", "B2911", 50);  // a command is for those in supply [17.02]
    position.put(Side::Union, "garrison (5)-1", "B2911");
  }

  game::Game game(Stage stage = Stage::CommandSegment,
                  const std::function<void(GameState&)>& change = {}) {
    GameState state = position.in(stage);
    if (change) {
      change(state);
    }
    return game::Game{position.setting(), std::move(state), game::FirstStage::Asked};
  }

  [[nodiscard]] map::WaterPlaceId water(std::string_view label) const {
    return *position.setting().map->find_water(label);
  }

  /// Gives the orders in the game itself; every one of them must be legal.
  static void give(game::Game& game, const std::vector<Action>& orders) {
    for (const Action& order : orders) {
      const auto happened = game.act(order);
      ASSERT_TRUE(happened) << sequence::name(order.kind) << " " << happened.error().reason;
    }
  }

  static std::vector<std::string> kinds(const Passage& passage) {
    std::vector<std::string> result;
    for (const Action& order : passage.actions) {
      result.emplace_back(sequence::name(order.kind));
    }
    return result;
  }

  [[nodiscard]] static std::string at(const game::Game& game, PieceId piece) {
    return state::label(game.state().piece(piece).place);
  }

  tests::Position position;
};

TEST_F(Voyages, Case_7_11_a_ship_sets_out_and_sails_place_by_place) {
  const auto ship = position.put(Side::Union, "river-flotilla", "B2910/B3010");
  game::Game play = game();
  const Voyage voyage{play, {ship}};
  ASSERT_FALSE(voyage.refusal());
  EXPECT_EQ(voyage.places().size(), 6U);

  const auto passage = voyage.to(water("B2911/B3011"));

  ASSERT_TRUE(passage);
  EXPECT_THAT(kinds(*passage), ElementsAre("sail", "sail", "sail"));
  EXPECT_EQ(passage->cost, 2);
  EXPECT_EQ(passage->left, 38);
  EXPECT_FALSE(passage->rolled);
  give(play, passage->actions);
  EXPECT_EQ(at(play, ship), "B2911/B3011");
}

TEST_F(Voyages, Case_11_22_ships_picked_up_together_join_before_they_sail) {
  const auto first = position.put(Side::Union, "river-flotilla", "B2910/B3010");
  const auto second = position.put(Side::Union, "river-flotilla", "B2910/B3010");
  game::Game play = game();

  const auto passage = Voyage{play, {first, second}}.to(water("B2911/B3010"));

  ASSERT_TRUE(passage);
  EXPECT_THAT(kinds(*passage), ElementsAre("sail", "join-group", "sail"));
  give(play, passage->actions);
  EXPECT_EQ(at(play, second), "B2911/B3010");
  // Under way: the group goes on as it is, whichever of its ships is picked up.
  const auto on = Voyage{play, {second}}.to(water("B2911/B3011"));
  ASSERT_TRUE(on);
  EXPECT_THAT(kinds(*on), ElementsAre("sail"));
  give(play, on->actions);
  EXPECT_EQ(at(play, first), "B2911/B3011");
}

TEST_F(Voyages, Case_7_11_the_move_of_others_under_way_is_ended_first) {
  const auto first = position.put(Side::Union, "river-flotilla", "B2910/B3010");
  const auto second = position.put(Side::Union, "river-flotilla", "B2913/B3013");
  game::Game play = game();
  give(play, Voyage{play, {first}}.to(water("B2911/B3010"))->actions);

  const auto passage = Voyage{play, {second}}.to(water("B2913/B3012"));

  ASSERT_TRUE(passage);
  EXPECT_TRUE(passage->ends_other);
  EXPECT_THAT(kinds(*passage), ElementsAre("pass", "sail", "sail"));
  give(play, passage->actions);
  EXPECT_EQ(at(play, second), "B2913/B3012");
  EXPECT_EQ(Voyage(play, {first}).refusal()->reason, "ship-has-moved");
}

TEST_F(Voyages, Case_11_22_the_orders_end_where_a_fort_fires) {
  const auto ship = position.put(Side::Union, "river-flotilla", "B2910/B3010");
  const auto fort = position.put(Side::Confederate, "fort", "B3011");
  position.put_inside(fort, "infantry 10-3");
  game::Game play = game();

  const auto passage = Voyage{play, {ship}}.to(water("B2913/B3013"));

  ASSERT_TRUE(passage);
  EXPECT_THAT(passage->forts, ElementsAre(tests::hex("B3011")));
  EXPECT_TRUE(passage->rolled);
  EXPECT_EQ(passage->path.size(), 7U);
  EXPECT_EQ(passage->actions.back().water, water("B2912/B3012"));  // fired at when it has passed
  give(play, passage->actions);
}

TEST_F(Voyages, Case_7_11_a_waypoint_is_kept_and_paid_for) {
  const auto ship = position.put(Side::Union, "river-flotilla", "B2911/B3011");
  game::Game play = game();
  Voyage voyage{play, {ship}};
  ASSERT_TRUE(voyage.via(water("B2910/B3010")));
  EXPECT_EQ(voyage.fixed().size(), 3U);

  const auto passage = voyage.to(water("B2912/B3011"));

  ASSERT_TRUE(passage);
  EXPECT_EQ(passage->cost, 5);  // up and down again
  EXPECT_EQ(passage->left, 35);
  give(play, passage->actions);
  EXPECT_EQ(play.state().piece(ship).activity.spent, 5);
}

TEST_F(Voyages, Case_7_11_why_not_names_the_case_and_the_nearest_water) {
  const auto ship = position.put(Side::Union, "river-flotilla", "B2910/B3010");
  position.put(Side::Confederate, "river-flotilla", "B2911/B3011");
  game::Game play = game(Stage::CommandSegment,
                         [&](GameState& state) { state.pieces[ship.value()].activity.spent = 0; });
  const Voyage voyage{play, {ship}};

  const auto met = voyage.to(water("B2912/B3011"));
  ASSERT_FALSE(met);
  EXPECT_EQ(met.error().reason, "ships-would-meet");
  EXPECT_EQ(met.error().cited.text(), "7.13");
  const auto far = voyage.to(water("B2913/B3013"));
  ASSERT_FALSE(far);
  EXPECT_EQ(far.error().reason, "water-out-of-reach");
  EXPECT_EQ(far.error().nearest, water("B2911/B3011"));
  const std::string words = words::sentence(play.situation(), far.error(), Side::Union);
  EXPECT_THAT(words, HasSubstr("B2911/B3011 (great), for 2 points"));
  EXPECT_THAT(words, testing::Not(HasSubstr("{")));
  EXPECT_EQ(voyage.to(water("B2910/B3010")).error().reason, "lies-there");
  const auto goal = voyage.to(water("B2911/B3011"));
  ASSERT_TRUE(goal);
  EXPECT_TRUE(goal->ends);
}

TEST_F(Voyages, Case_7_11_what_is_too_long_is_told_in_points) {
  const auto ship = position.put(Side::Union, "river-flotilla", "B2910/B3010");
  game::Game play = game(Stage::CommandSegment,
                         [&](GameState& state) { state.pieces[ship.value()].activity.spent = 38; });
  const auto answer = Voyage{play, {ship}}.to(water("B2912/B3011"));

  ASSERT_FALSE(answer);
  EXPECT_EQ(answer.error().reason, "voyage-too-long");
  EXPECT_EQ(answer.error().need, 3);
  EXPECT_EQ(answer.error().have, 2);
}

TEST_F(Voyages, Case_7_21_a_unit_goes_aboard_sails_and_lands_in_one_proposal) {
  const auto unit = position.put(Side::Union, "infantry 10-3", "B2911");
  const auto ship = position.put(Side::Union, "river-transport", "B2911/B3010");
  game::Game play = game();
  const Voyage voyage{play, {unit, ship}};
  ASSERT_FALSE(voyage.refusal()) << voyage.refusal()->reason;
  ASSERT_TRUE(voyage.landings().contains(tests::hex("B3013")));

  const auto passage = voyage.land_in(tests::hex("B3013"));

  ASSERT_TRUE(passage) << passage.error().reason;
  EXPECT_EQ(passage->loaded, std::vector<PieceId>{unit});
  EXPECT_EQ(passage->energiser.command, unit);
  EXPECT_EQ(kinds(*passage).front(), "command");
  EXPECT_EQ(kinds(*passage)[1], "embark");
  EXPECT_EQ(kinds(*passage).back(), "disembark");
  give(play, passage->actions);
  EXPECT_EQ(at(play, unit), "B3013");
  EXPECT_EQ(play.state().piece(ship).activity.spent, passage->cost);
  EXPECT_EQ(passage->cost, voyage.landings().at(tests::hex("B3013")));
}

TEST_F(Voyages, Case_7_22_who_is_aboard_lands_where_the_ship_lies) {
  const auto ship = position.put(Side::Union, "river-transport", "B2911/B3010");
  const auto unit = position.put_inside(ship, "infantry 10-3");
  game::Game play = game();
  const Voyage voyage{play, {unit}};
  ASSERT_FALSE(voyage.refusal()) << voyage.refusal()->reason;

  const auto passage = voyage.land_in(tests::hex("B3010"));

  ASSERT_TRUE(passage) << passage.error().reason;
  EXPECT_THAT(kinds(*passage), ElementsAre("command", "disembark"));
  give(play, passage->actions);
  EXPECT_EQ(at(play, unit), "B3010");
}

/// [13.14] A garrison inside its fort hinders nobody who lands beside it.
TEST_F(Voyages, Case_6_15_those_who_fight_land_first_where_an_enemy_lies_in_a_fort) {
  const auto fort = position.put(Side::Confederate, "fort", "B3010");
  position.put_inside(fort, "garrison (2)-1");
  const auto ship = position.put(Side::Union, "river-transport", "B2910/B3010");
  const auto leader = position.put_inside(ship, "leader");
  const auto unit = position.put_inside(ship, "infantry 10-3");
  game::Game play = game(Stage::CommandSegment, [&](GameState& state) {
    state.pieces[leader.value()].name = "Grant";
    state.pieces[unit.value()].commander = leader;  // in his span [10.11]
  });
  const Voyage voyage{play, {leader, unit}};
  ASSERT_FALSE(voyage.refusal()) << voyage.refusal()->reason;
  ASSERT_TRUE(voyage.landings().contains(tests::hex("B3010")));

  const auto passage = voyage.land_in(tests::hex("B3010"));

  ASSERT_TRUE(passage) << passage.error().reason;
  give(play, passage->actions);
  EXPECT_EQ(at(play, unit), "B3010");
  EXPECT_EQ(at(play, leader), "B3010");
}

TEST_F(Voyages, Case_7_21_what_forbids_going_aboard_is_told) {
  const auto unit = position.put(Side::Union, "infantry 10-3", "B2911");
  const auto warship = position.put(Side::Union, "river-flotilla", "B2911/B3010");
  game::Game play = game();

  const Voyage voyage{play, {unit, warship}};

  ASSERT_TRUE(voyage.refusal());
  EXPECT_EQ(voyage.refusal()->cited.text(), "10.31");
  EXPECT_EQ(voyage.land_in(tests::hex("B3010")).error().cited.text(), "10.31");
}

TEST_F(Voyages, Case_7_22_where_no_water_is_nobody_lands) {
  const auto ship = position.put(Side::Union, "river-transport", "B2911/B3010");
  const auto unit = position.put_inside(ship, "infantry 10-3");
  game::Game play = game();

  EXPECT_EQ(Voyage(play, {unit}).land_in(tests::hex("B3210")).error().reason, "no-water-there");
  EXPECT_EQ(Voyage(play, {ship}).land_in(tests::hex("B3010")).error().reason, "nobody-lands");
}

TEST_F(Voyages, Case_5_22_in_the_Initiative_Segment_the_leader_rolls_first) {
  const auto leader = position.put(Side::Union, "leader", "B2911");
  const auto ship = position.put(Side::Union, "river-transport", "B2911/B3010");
  game::Game play = game(Stage::InitiativeSegment, [&](GameState& state) {
    state.pieces[leader.value()].name = base::InternedText{"Grant"};
  });
  const Voyage voyage{play, {leader, ship}};
  ASSERT_FALSE(voyage.refusal()) << voyage.refusal()->reason;

  const auto passage = voyage.land_in(tests::hex("B3012"));

  ASSERT_TRUE(passage) << passage.error().reason;
  EXPECT_EQ(passage->energiser.initiative, leader);
  EXPECT_TRUE(passage->rolled);
  EXPECT_EQ(kinds(*passage).front(), "try-initiative");
}

TEST_F(Voyages, Case_11_22_ships_in_different_waters_do_not_sail_together) {
  const auto first = position.put(Side::Union, "river-flotilla", "B2910/B3010");
  const auto second = position.put(Side::Union, "river-flotilla", "B2913/B3013");
  game::Game play = game();

  EXPECT_EQ(Voyage(play, {first, second}).refusal()->reason, "group-elsewhere");
}

TEST_F(Voyages, Case_7_31_a_unit_on_the_bank_is_ferried_with_its_command) {
  const auto unit = position.put(Side::Union, "infantry 10-3", "B2911");
  position.put(Side::Union, "river-transport", "B2911/B3010");
  game::Game play = game();
  const Itinerary march{play, {unit}, Going::March};

  ASSERT_TRUE(march.ferries().contains(tests::hex("B3010")));
  const Way& way = march.ferries().at(tests::hex("B3010"));

  EXPECT_EQ(march.ferries().size(), 1U);
  EXPECT_EQ(way.command, unit);
  EXPECT_EQ(way.cost, 2);  // clear land and the ferry
  EXPECT_EQ(way.left, 3);
  give(play, way.actions);
  EXPECT_EQ(at(play, unit), "B3010");
}

/// [16.16] Units may leave a roster and go on it again at any time; each ship ferries 10.
TEST_F(Voyages, Case_7_31_a_corps_that_is_too_heavy_for_a_ship_is_ferried_unit_by_unit) {
  const auto corps = position.put(Side::Union, "corps-hq-infantry", "B2911");
  const auto first = position.put_inside(corps, "infantry 10-3");
  const auto second = position.put_inside(corps, "infantry 8-3");
  position.put(Side::Union, "river-transport", "B2911/B3010");
  game::Game one_ship = game();
  EXPECT_TRUE(Itinerary(one_ship, {corps}, Going::March).ferries().empty());

  position.put(Side::Union, "river-transport", "B2911/B3010");
  game::Game play = game();
  const Itinerary march{play, {corps}, Going::March};
  ASSERT_TRUE(march.ferries().contains(tests::hex("B3010")));
  give(play, march.ferries().at(tests::hex("B3010")).actions);

  EXPECT_EQ(at(play, corps), "B3010");
  for (const auto unit : {first, second}) {
    EXPECT_EQ(at(play, unit), "B3010");
    EXPECT_EQ(play.state().piece(unit).inside, corps);
  }
}

TEST_F(Voyages, Case_7_21_a_corps_that_is_too_heavy_for_a_ship_lands_unit_by_unit) {
  const auto corps = position.put(Side::Union, "corps-hq-infantry", "B2911");
  const auto first = position.put_inside(corps, "infantry 10-3");
  const auto second = position.put_inside(corps, "infantry 8-3");
  const auto ship = position.put(Side::Union, "river-transport", "B2911/B3010");
  const auto other = position.put(Side::Union, "river-transport", "B2911/B3010");
  game::Game play = game();
  const Voyage voyage{play, {corps, ship, other}};
  ASSERT_FALSE(voyage.refusal());

  const auto passage = voyage.land_in(tests::hex("B3012"));
  ASSERT_TRUE(passage);
  give(play, passage->actions);
  EXPECT_EQ(at(play, corps), "B3012");
  for (const auto unit : {first, second}) {
    EXPECT_EQ(at(play, unit), "B3012");
    EXPECT_EQ(play.state().piece(unit).inside, corps);
  }
}

TEST_F(Voyages, Case_7_33_an_Enemy_warship_in_the_water_stops_the_ferry) {
  const auto unit = position.put(Side::Union, "infantry 10-3", "B2911");
  position.put(Side::Union, "river-transport", "B2911/B3010");
  position.put(Side::Confederate, "river-flotilla", "B2911/B3010");
  game::Game play = game();

  EXPECT_TRUE(Itinerary(play, {unit}, Going::March).ferries().empty());
}

}  // namespace
}  // namespace core::plan
