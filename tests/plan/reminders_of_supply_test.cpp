// [12.0] [17.0] What may be forgotten of supply, and who will starve.
#include "tests/plan/reminding.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace core::plan {
namespace {

using base::operator""_case;
using testing::ElementsAre;
using testing::IsEmpty;
using tests::Ground;
using tests::hex;

class RemindersOfSupply : public Reminding {};

TEST_F(RemindersOfSupply, Case_12_13_forces_that_will_find_no_supply_and_how_they_could_move) {
  const auto unit = position_.put(Side::Union, "infantry 10-3", "B3009");
  const auto grant = leader("Grant", "B3009");
  begin(Stage::InitiativeSegment,
        [&](state::GameState& state) { state.pieces[unit.value()].activity.span = grant; });

  const auto hungry = said("forces-will-starve");
  ASSERT_TRUE(hungry);
  EXPECT_EQ(hungry->cited, "12.13"_case);
  EXPECT_THAT(hungry->hexes, ElementsAre(hex("B3009")));
  EXPECT_THAT(hungry->figures, ElementsAre(1, 10, 1));
  EXPECT_THAT(hungry->choices, ElementsAre(choice(ActionKind::TryInitiative, grant)));

  position_.put(Side::Union, "depot", "B3010", 10);
  begin(Stage::InitiativeSegment);
  EXPECT_FALSE(said("forces-will-starve"));
}

TEST_F(RemindersOfSupply, Case_13_32_a_garrison_whose_supply_runs_out) {
  const auto fort = position_.put(Side::Union, "fort", "B3009");
  const auto garrison = position_.put_inside(fort, "infantry 10-3");
  position_.put(Side::Confederate, "infantry 10-3", "B3009");
  leader("Grant", "B3020");
  begin(Stage::InitiativeSegment);

  const auto hungry = said("garrisons-will-starve");
  ASSERT_TRUE(hungry);
  EXPECT_THAT(hungry->pieces, ElementsAre(garrison));
  EXPECT_THAT(hungry->choices, IsEmpty()) << "a warning";
  EXPECT_FALSE(said("forces-will-starve"));
}

TEST_F(RemindersOfSupply, Case_17_31_the_pool_is_not_left_alone_while_stocks_are_empty) {
  play_on(
      Ground{}.supply_edge("A1010").railroad(map::RailOwner::Union, {"A1010", "A1011", "A1012"}));
  const auto empty = position_.put(Side::Union, "depot", "A1012");
  position_.put(Side::Union, "train", "A1011", 9);
  begin(Stage::Distribution);

  const auto unfilled = said("stocks-not-filled");
  ASSERT_TRUE(unfilled);
  EXPECT_THAT(unfilled->pieces, ElementsAre(empty));
  EXPECT_THAT(unfilled->choices, ElementsAre(choice(ActionKind::Distribute, empty, {}, 50)));
  EXPECT_THAT(unfilled->figures, ElementsAre(1, 50, 10));
}

TEST_F(RemindersOfSupply, Case_17_32_wagons_that_are_empty_beside_a_Depot) {
  position_.put(Side::Union, "depot", "B3008", 5);
  const auto train = position_.put(Side::Union, "train", "B3008");
  leader("Grant", "B3020");
  begin(Stage::InitiativeSegment);

  const auto empty = said("wagons-not-loaded");
  ASSERT_TRUE(empty);
  EXPECT_THAT(empty->pieces, ElementsAre(train));
  EXPECT_EQ(empty->choices.front().number, 5);
}

/// A river of six hexsides and more with a railhead at its upper end, an army on its lower bank.
class RemindersOnTheRiver : public Reminding {
 protected:
  RemindersOnTheRiver() {
    Ground land;
    land.river("Tennessee", true,
               {"B2910/B3010", "B2911/B3010", "B2911/B3011", "B2912/B3011", "B2912/B3012",
                "B2913/B3012", "B2913/B3013", "B2914/B3013", "B2914/B3014", "B2915/B3014",
                "B2915/B3015", "B2916/B3015", "B2916/B3016"});
    land.supply_edge("B3009").railroad(map::RailOwner::Union, {"B3009", "B3010"});
    land.town("Paducah", "B3010", map::TownKind::City, true);
    play_on(land);
    unit_ = position_.put(Side::Union, "infantry 10-3", "B3016");
    boat_ = position_.put(Side::Union, "river-transport", "B2912/B3012");
  }

  PieceId unit_;
  PieceId boat_;
};

TEST_F(RemindersOnTheRiver, Case_17_13_in_Maintenance_a_landing_place_that_would_feed_the_hungry) {
  begin(Stage::Maintenance);

  const auto landing = said("landing-not-fed");
  ASSERT_TRUE(landing);
  EXPECT_THAT(landing->pieces, ElementsAre(boat_));
  EXPECT_THAT(landing->choices, ElementsAre(choice(ActionKind::FeedLanding, boat_, hex("B3016"))));

  position_.put(Side::Union, "depot", "B3015", 20);
  begin(Stage::Maintenance);
  EXPECT_FALSE(said("landing-not-fed")) << "nobody is hungry";
}

TEST_F(RemindersOnTheRiver, Case_17_02_in_Distribution_units_that_could_be_in_a_chain_of_supply) {
  begin(Stage::Distribution);

  const auto reached = said("units-could-be-reached");
  ASSERT_TRUE(reached);
  EXPECT_THAT(reached->pieces, ElementsAre(unit_));
  EXPECT_THAT(reached->choices, ElementsAre(choice(ActionKind::FeedLanding, boat_, hex("B3016"))));
}

TEST_F(RemindersOfSupply, Case_17_52_a_Depot_where_wagons_could_fill_it_at_once) {
  position_.put(Side::Union, "infantry 10-3", "B3008");
  const auto train = position_.put(Side::Union, "train", "B3008", 6);
  position_.put(Side::Union, "infantry 10-3", "B3009");
  begin(Stage::DepotCreation);

  const auto possible = said("depots-possible");
  ASSERT_TRUE(possible);
  EXPECT_THAT(possible->pieces, ElementsAre(train));
  EXPECT_THAT(possible->hexes, ElementsAre(hex("B3008")));
  EXPECT_THAT(possible->choices, ElementsAre(choice(ActionKind::CreateDepot, {}, hex("B3008"))));
}

TEST_F(RemindersOfSupply, Case_12_05_supply_in_an_Enemy_zone_that_nobody_guards) {
  const auto depot = position_.put(Side::Union, "depot", "B3009", 6);
  position_.put(Side::Union, "depot", "B3020", 6);
  position_.put(Side::Confederate, "infantry 10-3", "B3010");
  begin(Stage::SupplyDestruction);
  const auto unguarded = said("supply-unguarded");
  ASSERT_TRUE(unguarded);
  EXPECT_THAT(unguarded->pieces, ElementsAre(depot));
  EXPECT_THAT(unguarded->choices, ElementsAre(choice(ActionKind::DestroySupply, depot, {}, 6)));

  position_.put(Side::Union, "infantry 10-3", "B3009");
  begin(Stage::SupplyDestruction);
  EXPECT_FALSE(said("supply-unguarded"));
}

}  // namespace
}  // namespace core::plan
