// [17.3] [17.5] [12.04] Depots are made, SUP loaded, destroyed and distributed.
#include "core/supply/chain_of_supply.h"
#include "tests/supply/playing.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>
#include <string>

namespace core::supply {
namespace {

using rulebook::PieceKind;
using sequence::ActionKind;
using state::Piece;
using state::Stage;
using tests::choose;
using tests::Ground;
using tests::Playing;
using tests::Position;

/// A railroad of the Union from the edge of the map, and a pool.
class OnTheRailroad : public testing::Test {
 protected:
  static Ground ground() {
    Ground ground;
    ground.supply_edge("A1010").railroad(map::RailOwner::Union, {"A1010", "A1011", "A1012"});
    ground.town("Columbus", "A1012", map::TownKind::City);
    return ground;
  }

  OnTheRailroad() : position_{ground().setting()} { position_.control_all(Side::Union); }

  Playing play(Stage stage, int ground = 0) {
    auto state = Playing::begin(position_, stage, Side::Union, {});
    state.treasury[0] = {50, 3, 0};
    if (ground > 0) {
      state.ground.push_back({hex_, ground});
    }
    return Playing{position_.setting(), std::move(state)};
  }

  Position position_;
  HexId hex_ = tests::hex("A1012");
};

// ---- [17.5] ----

TEST_F(OnTheRailroad, Case_17_52_two_points_are_exchanged_for_an_empty_Depot) {
  const auto a = position_.put(Side::Union, "infantry 4-3", "A1012");
  const auto b = position_.put(Side::Union, "militia 3-2", "A1012");
  Playing game = play(Stage::DepotCreation);

  game.act(choose(ActionKind::CreateDepot, {}, {}, hex_));
  EXPECT_EQ(game.count(ActionKind::GivePoint), 2);
  game.act(choose(ActionKind::GivePoint, a));
  game.act(choose(ActionKind::GivePoint, b));

  EXPECT_EQ(game.state().piece(a).strength, 3);
  EXPECT_EQ(game.state().piece(b).strength, 2);
  const state::Piece* depot = game.state().find("UD-A1012");
  ASSERT_NE(depot, nullptr);
  EXPECT_EQ(depot->kind, rulebook::PieceKind::Depot);
  EXPECT_EQ(depot->stock, 0);
  EXPECT_TRUE(game.state().turn.pending.empty());
}

TEST_F(OnTheRailroad, Case_17_52_where_one_unit_can_give_nothing_is_asked) {
  const auto unit = position_.put(Side::Union, "infantry 4-3", "A1012");
  Playing game = play(Stage::DepotCreation);
  game.act(choose(ActionKind::CreateDepot, {}, {}, hex_));

  EXPECT_EQ(game.state().piece(unit).strength, 2);
  EXPECT_NE(game.state().find("UD-A1012"), nullptr);
}

TEST_F(OnTheRailroad, Case_17_52_a_Depot_needs_two_points_and_a_chain_of_supply) {
  position_.put(Side::Union, "infantry 1-3", "A1012");
  position_.put(Side::Union, "infantry 4-3", "A1030");
  Playing game = play(Stage::DepotCreation);

  EXPECT_EQ(game.refusal(choose(ActionKind::CreateDepot, {}, {}, hex_)), "17.52");
  EXPECT_EQ(game.refusal(choose(ActionKind::CreateDepot, {}, {}, tests::hex("A1030"))), "17.52");
  EXPECT_TRUE(game.legal().empty());
}

TEST_F(OnTheRailroad, Case_17_52_a_garrison_under_the_Enemy_makes_no_Depot) {
  const auto fort = position_.put(Side::Union, "fort", "A1012");
  position_.put_inside(fort, "garrison (5)-1");
  position_.put(Side::Confederate, "garrison (2)-1", "A1012");  // besieges nobody [13.31]
  position_.control(Side::Union, {"A1012"});
  Playing game = play(Stage::DepotCreation);

  EXPECT_EQ(game.refusal(choose(ActionKind::CreateDepot, {}, {}, hex_)), "17.52");
}

TEST_F(OnTheRailroad, Case_17_53_one_Depot_a_side_in_a_hex) {
  position_.put(Side::Union, "infantry 4-3", "A1012");
  position_.put(Side::Union, "depot", "A1012");
  Playing game = play(Stage::DepotCreation);

  EXPECT_EQ(game.refusal(choose(ActionKind::CreateDepot, {}, {}, hex_)), "17.53");
}

TEST_F(OnTheRailroad, Case_17_54_the_SUP_of_an_eliminated_Depot_stay_on_the_ground) {
  const auto depot = position_.put(Side::Union, "depot", "A1012", 7);
  Playing game = play(Stage::CommandSegment);
  game.act(choose(ActionKind::EliminateDepot, depot));

  EXPECT_EQ(game.state().piece(depot).hex(), nullptr);
  EXPECT_EQ(game.state().ground_stock(hex_), 7);
}

// [17.55]
TEST_F(OnTheRailroad, Erratum_E080_the_points_do_not_come_back) {
  const auto depot = position_.put(Side::Union, "depot", "A1012", 7);
  Playing corrected = play(Stage::CommandSegment);
  corrected.act(choose(ActionKind::EliminateDepot, depot));
  EXPECT_EQ(corrected.csp(Side::Union), 0);

  position_.without("E080");
  Playing printed = play(Stage::CommandSegment);
  printed.act(choose(ActionKind::EliminateDepot, depot));
  EXPECT_EQ(printed.csp(Side::Union), 2);
}

/// The names of the infantry that two Depots of one hex become [17.55].
std::set<std::string> names_of_infantry(const state::GameState& state) {
  std::set<std::string> names;
  for (const Piece& piece : state.pieces) {
    if (piece.kind == PieceKind::Infantry) {
      names.insert(piece.sheet_id.str());
    }
  }
  return names;
}

// Whoever types a name must mean one counter; games begun before go on as they were.
TEST_F(OnTheRailroad, Case_17_55_units_of_two_Depots_of_a_hex_have_names_of_their_own) {
  position_.without("E080");
  const auto first = position_.put(Side::Union, "depot", "A1012");
  const auto second = position_.put(Side::Union, "depot", "A1012");
  for (const bool old : {false, true}) {
    rulebook::Setting setting = position_.setting();
    setting.begun_before.repeats_names = old;
    Playing game{setting, Playing::begin(position_, Stage::CommandSegment, Side::Union, {})};
    game.act(choose(ActionKind::EliminateDepot, first));
    game.act(choose(ActionKind::EliminateDepot, second));
    EXPECT_EQ(names_of_infantry(game.state()).size(), old ? 1U : 2U);
  }
}

// ---- [12.04] [17.32] [17.44] ----

TEST_F(OnTheRailroad, Case_17_32_a_train_loads_ten_from_a_Depot_in_its_hex) {
  const auto train = position_.put(Side::Union, "train", "A1012", 4);
  const auto depot = position_.put(Side::Union, "depot", "A1012", 20);
  Playing game = play(Stage::CommandSegment);

  EXPECT_EQ(game.refusal(choose(ActionKind::LoadSupply, train, depot, {}, 7)), "17.32");
  game.act(choose(ActionKind::LoadSupply, train, depot, {}, 6));
  EXPECT_EQ(game.state().piece(train).stock, 10);
  EXPECT_EQ(game.state().piece(depot).stock, 14);
  EXPECT_EQ(game.refusal(choose(ActionKind::LoadSupply, train, depot, {}, 1)), "17.41")
      << "it has no room for more";

  game.act(choose(ActionKind::UnloadSupply, train, depot, {}, 10));
  EXPECT_EQ(game.state().piece(depot).stock, 24);
}

TEST_F(OnTheRailroad, Case_16_31_an_Army_HQ_loads_twenty_from_a_Department_that_functions) {
  const auto hq = position_.put(Side::Union, "army-hq", "A1012");
  const auto department = position_.put(Side::Union, "department", "A1012");
  Playing game = play(Stage::CommandSegment);

  EXPECT_EQ(game.count(ActionKind::LoadSupply), 20);
  game.act(choose(ActionKind::LoadSupply, hq, department, {}, 20));
  EXPECT_EQ(game.state().treasury_of(Side::Union).pool, 30);

  position_.put(Side::Confederate, "infantry 4-3", "A1112");
  Playing stopped = play(Stage::CommandSegment);
  EXPECT_EQ(stopped.refusal(choose(ActionKind::LoadSupply, hq, department, {}, 1)), "22.16")
      << "it is not in supply [22.12]";
}

TEST_F(OnTheRailroad, Case_21_1_the_pool_takes_no_more_than_it_holds) {
  const auto train = position_.put(Side::Union, "train", "A1012", 10);
  const auto department = position_.put(Side::Union, "department", "A1012");
  auto state = Playing::begin(position_, Stage::CommandSegment, Side::Union, {});
  state.treasury[0] = {995, 3, 0};
  Playing game{position_.setting(), std::move(state)};

  EXPECT_EQ(game.refusal(choose(ActionKind::UnloadSupply, train, department, {}, 5)), "17.32");
  game.act(choose(ActionKind::UnloadSupply, train, department, {}, 4));
  EXPECT_EQ(game.state().treasury_of(Side::Union).pool, 999);
}

TEST_F(OnTheRailroad, Case_12_04_SUP_on_the_ground_are_loaded_by_their_owner) {
  const auto train = position_.put(Side::Union, "train", "A1012");
  Playing game = play(Stage::CommandSegment, 3);
  game.act(choose(ActionKind::LoadSupply, train, {}, {}, 3));
  EXPECT_EQ(game.state().piece(train).stock, 3);
  EXPECT_TRUE(game.state().ground.empty());

  position_.control(Side::Confederate, {"A1012"});
  Playing theirs = play(Stage::CommandSegment, 3);
  EXPECT_EQ(theirs.refusal(choose(ActionKind::LoadSupply, train, {}, {}, 3)), "12.04")
      << "his ground combat unit was the last there [12.02]";
}

TEST_F(OnTheRailroad, Case_17_44_unused_space_is_filled_from_the_ground) {
  const auto train = position_.put(Side::Union, "train", "A1012", 8);
  Playing game = play(Stage::CommandSegment, 5);

  EXPECT_EQ(game.refusal(choose(ActionKind::LoadSupply, train, {}, {}, 3)), "12.04");
  game.act(choose(ActionKind::LoadSupply, train, {}, {}, 2));
  EXPECT_EQ(game.state().ground_stock(hex_), 3);
}

TEST_F(OnTheRailroad, Case_12_01_SUP_belong_to_who_holds_them) {
  const auto theirs = position_.put(Side::Confederate, "depot", "A1030", 5);
  Playing game = play(Stage::SupplyDestruction);

  EXPECT_FALSE(game.offers(choose(ActionKind::DestroySupply, theirs, {}, {}, 1)));
}

TEST_F(OnTheRailroad, Case_12_02_SUP_may_be_left_on_purpose) {
  const auto train = position_.put(Side::Union, "train", "A1012", 5);
  Playing game = play(Stage::CommandSegment);
  game.act(choose(ActionKind::UnloadSupply, train, {}, {}, 2));

  EXPECT_EQ(game.state().ground_stock(hex_), 2);
}

TEST_F(OnTheRailroad, Case_12_03_SUP_are_destroyed_at_the_end_of_the_own_Combat_Phase_only) {
  const auto depot = position_.put(Side::Union, "depot", "A1012", 5);
  const auto theirs = position_.put(Side::Confederate, "depot", "A1030", 5);
  const auto burn = choose(ActionKind::DestroySupply, depot, {}, {}, 5);
  EXPECT_EQ(play(Stage::CommandSegment).refusal(burn), "4.1");

  Playing game = play(Stage::SupplyDestruction, 2);
  EXPECT_EQ(game.refusal(choose(ActionKind::DestroySupply, theirs, {}, {}, 1)), "12.03");
  EXPECT_EQ(game.count(ActionKind::DestroySupply), 50 + 2 + 5);
  game.act(burn);
  game.act(choose(ActionKind::DestroySupply, {}, {}, hex_, 1));
  game.act(choose(ActionKind::DestroySupply, {}, {}, {}, 50));

  EXPECT_EQ(game.state().piece(depot).stock, 0);
  EXPECT_EQ(game.state().ground_stock(hex_), 1);
  EXPECT_EQ(game.state().treasury_of(Side::Union).pool, 0);
}

// ---- [17.31] ----

TEST_F(OnTheRailroad, Case_17_31_one_rail_point_for_five_SUP_or_part_and_receiver) {
  const auto depot = position_.put(Side::Union, "depot", "A1014");
  Playing game = play(Stage::Distribution);

  EXPECT_EQ(game.count(ActionKind::Distribute), 15) << "three rail points";
  game.act(choose(ActionKind::Distribute, depot, {}, {}, 6));

  EXPECT_EQ(game.state().piece(depot).stock, 6);
  EXPECT_EQ(game.state().treasury_of(Side::Union).pool, 44);
  EXPECT_EQ(game.state().treasury_of(Side::Union).rail_points, 1);
}

TEST_F(OnTheRailroad, Case_17_31_the_receiver_is_in_railhead_range) {
  const auto depot = position_.put(Side::Union, "depot", "A1015");
  Playing game = play(Stage::Distribution);

  EXPECT_EQ(game.refusal(choose(ActionKind::Distribute, depot, {}, {}, 1)), "17.31");
}

TEST_F(OnTheRailroad, Case_17_31_in_the_hex_of_a_Department_it_loads_without_rail_points) {
  const auto depot = position_.put(Side::Union, "depot", "A1012");
  const auto department = position_.put(Side::Union, "department", "A1012");
  Playing game = play(Stage::Distribution);
  game.act(choose(ActionKind::LoadSupply, depot, department, {}, 50));

  EXPECT_EQ(game.state().piece(depot).stock, 50);
  EXPECT_EQ(game.state().treasury_of(Side::Union).rail_points, 3);
}

// ---- [17.1] ----

/// A river of eight hexsides with a railroad and a river town at its upper end, an army on its
/// lower bank, and a transport between them.
class OnTheRiver : public OnTheRailroad {
 protected:
  OnTheRiver() {
    Ground land;
    land.river(
        "Tennessee", true,
        {"B2910/B3010", "B2911/B3010", "B2911/B3011", "B2912/B3011", "B2912/B3012", "B2913/B3012",
         "B2913/B3013", "B2914/B3013", "B2914/B3014", "B2915/B3014", "B2915/B3015", "B2916/B3015",
         "B2916/B3016", "B2917/B3016", "B2917/B3017", "B2918/B3017", "B2918/B3018"});
    land.supply_edge("B3009").railroad(map::RailOwner::Union, {"B3009", "B3010"});
    land.town("Paducah", "B3010", map::TownKind::City, true);
    position_ = Position{land.setting()};
    position_.control_all(Side::Union);
    unit_ = position_.put(Side::Union, "infantry 10-3", "B3018");
    depot_ = position_.put(Side::Union, "depot", "B3018");
    boat_ = position_.put(Side::Union, "river-transport", "B2912/B3012");
    hex_ = tests::hex("B3018");
  }

  PieceId unit_;
  PieceId depot_;
  PieceId boat_;
};

TEST_F(OnTheRiver, Case_17_13_ten_SUP_of_a_link_serve_maintenance_and_distribution) {
  auto state = Playing::begin(position_, Stage::Maintenance, Side::Union, {6});
  state.treasury[0] = {50, 0, 0};
  Playing game{position_.setting(), state};
  game.act(choose(ActionKind::FeedLanding, boat_, {}, hex_));
  EXPECT_EQ(game.refusal(choose(ActionKind::FeedLanding, boat_, {}, hex_)), "17.12") << "one place";

  game.act(choose(ActionKind::Maintain, unit_));  // 12 CSP with the Depot: 2
  game.act(choose(ActionKind::PaySupply, boat_));
  EXPECT_EQ(game.state().treasury_of(Side::Union).pool, 48);

  state = game.state();
  state.turn.stage = Stage::Distribution;
  Playing later{position_.setting(), state};
  EXPECT_EQ(later.count(ActionKind::Distribute), 8);
  later.act(choose(ActionKind::Distribute, depot_, boat_, {}, 8));
  EXPECT_EQ(later.state().piece(depot_).stock, 8);
  EXPECT_EQ(later.count(ActionKind::Distribute), 0);
}

TEST_F(OnTheRiver, Case_17_13_the_landing_place_feeds_for_the_rest_of_the_cycle) {
  auto state = Playing::begin(position_, Stage::CommandSegment, Side::Union, {});
  state.landings.push_back(
      {Side::Union, boat_, rulebook::PieceKind::RiverTransport, tests::hex("B3010"), hex_, 10});
  {
    const ChainOfSupply chain{position_.setting(), state, Side::Union};
    EXPECT_TRUE(chain.feeds(unit_));
    EXPECT_TRUE(chain.ask(unit_).supplied());
  }
  state.pieces[boat_.value()].place = state::Away{};
  {
    const ChainOfSupply chain{position_.setting(), state, Side::Union};
    EXPECT_TRUE(chain.feeds(unit_)) << "wherever the transport itself goes";
  }
  state.landings.clear();
  const ChainOfSupply chain{position_.setting(), state, Side::Union};
  EXPECT_FALSE(chain.feeds(unit_));
}

TEST_F(OnTheRiver, Case_17_13_its_water_path_must_stay_free) {
  position_.put(Side::Confederate, "river-flotilla", "B2915/B3014");
  auto state = Playing::begin(position_, Stage::CommandSegment, Side::Union, {});
  state.landings.push_back(
      {Side::Union, boat_, rulebook::PieceKind::RiverTransport, tests::hex("B3010"), hex_, 0});
  const ChainOfSupply chain{position_.setting(), state, Side::Union};

  EXPECT_FALSE(chain.feeds(unit_));
}

TEST_F(OnTheRiver, Case_17_13_a_new_Supply_Phase_ends_what_was_fed_before) {
  auto state = Playing::begin(position_, Stage::Maintenance, Side::Union, {});
  state.landings.push_back(
      {Side::Union, boat_, rulebook::PieceKind::RiverTransport, tests::hex("B3010"), hex_, 10});
  Playing game{position_.setting(), state};

  EXPECT_TRUE(game.state().landings.empty());
  EXPECT_TRUE(game.offers(choose(ActionKind::FeedLanding, boat_, {}, hex_)));
}

TEST_F(OnTheRiver, Erratum_E079_what_the_boat_did_before_does_not_matter) {
  auto state = Playing::begin(position_, Stage::Maintenance, Side::Union, {});
  state.pieces[boat_.value()].activity.bits = static_cast<std::uint32_t>(state::Status::Laden);
  EXPECT_TRUE((Playing{position_.setting(), state})
                  .offers(choose(ActionKind::FeedLanding, boat_, {}, hex_)));

  position_.without("E079");
  EXPECT_FALSE((Playing{position_.setting(), state})
                   .offers(choose(ActionKind::FeedLanding, boat_, {}, hex_)));
}

TEST_F(OnTheRiver, Case_7_26_a_transport_takes_SUP_aboard_at_the_cost_of_the_table) {
  auto state = Playing::begin(position_, Stage::CommandSegment, Side::Union, {});
  state.pieces[depot_.value()].stock = 12;
  state.pieces[boat_.value()].place = tests::side("B2917/B3017");
  position_.put(Side::Union, "infantry 1-3", "B3017");
  Playing away{position_.setting(), state};
  EXPECT_EQ(away.refusal(choose(ActionKind::LoadSupply, boat_, depot_, {}, 10)), "17.32");

  state.pieces[boat_.value()].place = tests::side("B2918/B3018");
  Playing game{position_.setting(), state};
  game.act(choose(ActionKind::LoadSupply, boat_, depot_, {}, 10));
  EXPECT_EQ(game.state().piece(boat_).stock, 10);
  EXPECT_EQ(game.state().piece(boat_).activity.spent, 5);
  game.act(choose(ActionKind::UnloadSupply, boat_, {}, hex_, 4));

  EXPECT_EQ(game.state().ground_stock(hex_), 4);
  EXPECT_EQ(game.state().piece(boat_).activity.spent, 10);
}

}  // namespace
}  // namespace core::supply
