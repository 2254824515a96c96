// [4.2] [19.3] The first position of a game.
#include "core/strategic/opening.h"

#include "core/rulebook/of_the_turn.h"
#include "core/supply/chain_of_supply.h"
#include "tests/support/catalogue.h"
#include "tests/support/ground.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace core::strategic {
namespace {

using rulebook::PieceKind;

GameState opening(const std::string& id) {
  const data::OpenedSetup& setup = tests::real_setup(id);
  return opening_of(setup.setting, setup.state, 7);
}

int rails(const std::string& id, std::string_view cycle, Side side) {
  return rail_points(tests::real_setup(id).setting, rulebook::Cycle::parse(cycle).value(), side);
}

std::vector<std::string> pool(const GameState& state, Side side) {
  std::vector<std::string> names;
  for (const state::Piece& piece : state.pieces) {
    if (piece.side == side && piece.away() != nullptr &&
        piece.away()->kind == state::AwayKind::Pool) {
      EXPECT_EQ(piece.kind, PieceKind::Leader);
      names.push_back(piece.name);
    }
  }
  return names;
}

TEST(Opening, Case_4_2_a_scenario_begins_with_a_strategic_turn) {
  const GameState state = opening("east-63");

  EXPECT_EQ(state.turn.stage, state::Stage::SiegeOrder);
  EXPECT_EQ(state.turn.acting, Side::Confederate) << "he decides who goes first";
  EXPECT_EQ(state.turn.game_turn, 1);
  EXPECT_EQ(state.cycle.text(), "5/63");
}

TEST(Opening, Case_19_34_the_pools_at_the_start_stand_for_what_the_first_strategic_turn_brings) {
  for (const std::string& id : tests::setup_names()) {
    if (id == "campaign") {
      continue;
    }
    const GameState state = opening(id);
    const bool east = id.starts_with("east");
    EXPECT_EQ(state.treasury_of(Side::Union).pool, east ? 60 : 50) << id;
    EXPECT_EQ(state.treasury_of(Side::Confederate).pool, east ? 35 : 30) << id;
    EXPECT_EQ(state.treasury_of(Side::Union).lost, 0);
  }
}

TEST(Opening, Case_6_51_a_scenario_has_half_of_the_rail_points_rounded_up) {
  EXPECT_EQ(rails("west-62", "2/62", Side::Union), 20);
  EXPECT_EQ(rails("west-62", "2/62", Side::Confederate), 13) << "half of 25, R3";
  EXPECT_EQ(rails("campaign", "2/62", Side::Confederate), 25);
  EXPECT_EQ(opening("west-62").treasury_of(Side::Confederate).rail_points, 13);
}

TEST(Opening, Case_4_3_the_rail_points_change_with_the_year) {
  EXPECT_EQ(rails("campaign", "13/61", Side::Union), 30);
  EXPECT_EQ(rails("campaign", "1/62", Side::Union), 40);
  EXPECT_EQ(rails("campaign", "13/62", Side::Union), rails("campaign", "1/62", Side::Union));
  EXPECT_GT(rails("campaign", "1/63", Side::Union), rails("campaign", "13/62", Side::Union));
}

TEST(Opening, Case_22_35_the_pool_holds_the_scenarios_leaders_as_pieces) {
  const GameState state = opening("west-63");

  EXPECT_THAT(pool(state, Side::Union), testing::ElementsAre("Ord", "Wilson", "Buell", "Pope"));
  EXPECT_THAT(pool(state, Side::Confederate),
              testing::ElementsAre("A. Stewart", "Hindman", "Pillow"));
  ASSERT_NE(state.find("C-AStewart"), nullptr);
  EXPECT_EQ(state.find("C-AStewart")->name, "A. Stewart");
}

TEST(Opening, Case_22_31_in_the_campaign_the_years_tell_who_is_in_the_pool) {
  const std::vector<std::string> names = pool(opening("campaign"), Side::Union);

  EXPECT_THAT(names, testing::Contains("Sherman"));
  EXPECT_THAT(names, testing::Not(testing::Contains("Hooker"))) << "he comes in 1862";
  EXPECT_THAT(names, testing::Not(testing::Contains("McDowell"))) << "he is deployed";
}

TEST(Opening, Case_3_26_every_piece_has_its_own_id_and_number) {
  for (const std::string& id : tests::setup_names()) {
    const GameState state = opening(id);
    std::set<std::string> ids;
    for (std::size_t at = 0; at < state.pieces.size(); ++at) {
      EXPECT_EQ(state.pieces[at].id.value(), at);
      EXPECT_TRUE(ids.insert(state.pieces[at].sheet_id).second) << state.pieces[at].sheet_id;
    }
  }
}

TEST(Opening, Case_17_13_no_transport_has_fed_anything_before_the_first_supply_phase) {
  const GameState state = opening("east-63");

  EXPECT_TRUE(state.landings.empty()) << "the Strategic Turn that comes first feeds them";
}

TEST(Opening, Case_17_13_in_a_campaign_transports_feed_what_they_offer_at_set_up) {
  const GameState state = opening("campaign");
  const auto transport = state.find("U61-138")->id;
  const auto fed =
      std::find_if(state.landings.begin(), state.landings.end(),
                   [&](const auto& landing) { return landing.transport == transport; });

  ASSERT_NE(fed, state.landings.end());
  EXPECT_EQ(fed->loading, tests::hex("A0704"));
  EXPECT_EQ(fed->landing, tests::hex("A0707"));
  EXPECT_EQ(fed->used, 0);
}

TEST(Opening, Case_0_4_the_dice_are_seeded_and_scripted_faces_come_first) {
  const data::OpenedSetup& setup = tests::real_setup("east-62");
  const GameState state = opening_of(setup.setting, setup.state, 7, {3, 5});

  EXPECT_EQ(state.dice.seed(), 7U);
  EXPECT_EQ(state.dice.made(), 0U);
  EXPECT_EQ(state.dice.next(6), 3);
}

}  // namespace
}  // namespace core::strategic
