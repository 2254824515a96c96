// Fleets of the strategic game, and what a battle is worth: scores, results, losses that go back.
#include "core/ironclad/fleet.h"

#include "core/ironclad/victory.h"
#include "tests/ironclad/battles.h"

#include <gmock/gmock.h>

namespace tests::ironclad {
namespace {

using namespace core::ironclad;  // NOLINT(google-build-using-namespace): the room that is tested
using core::board::Side;
using ::testing::ElementsAre;

/// The cards that a roster gives for a strength, and their value.
std::pair<std::vector<std::string>, int> fleet(std::string_view unit, int strength) {
  for (const auto& roster : facts().rosters) {
    if (roster.unit == unit) {
      std::pair<std::vector<std::string>, int> result;
      for (const auto vessel : ships_for(facts(), charts(), roster, strength)) {
        result.first.push_back(facts().vessel(vessel).id.str());
        result.second += battle_value_of(facts(), charts(), vessel);
      }
      return result;
    }
  }
  ADD_FAILURE() << "no roster " << unit;
  return {};
}

TEST(Fleet, IC_441_IC_T41_units_of_twenty) {
  const auto river = fleet("Union river flotilla", 20);
  EXPECT_THAT(river.first, ElementsAre("city-class", "city-class", "uss-tyler", "city-class"));
  EXPECT_EQ(river.second, 285);
  const auto coast = fleet("Union coastal flotilla", 20);
  EXPECT_THAT(coast.first, ElementsAre("uss-hartford-1864", "uss-metacomet", "uss-port-royal"));
  EXPECT_EQ(coast.second, 289);
  EXPECT_EQ(fleet("Union monitor division", 20).second, 286);
  EXPECT_EQ(fleet("Confederate river flotilla", 20).first.size(), 9U);
  EXPECT_EQ(fleet("Confederate river flotilla", 20).second, 290);
  EXPECT_EQ(fleet("Confederate coastal flotilla", 20).first.size(), 6U);
  EXPECT_EQ(fleet("Confederate coastal flotilla", 20).second, 279);
}

TEST(Fleet, IC_441_a_smaller_unit_gets_fewer_ships) {
  EXPECT_EQ(fleet("Union river flotilla", 5).second, 78);
  EXPECT_EQ(fleet("Union river flotilla", 10).second, 156);
}

std::vector<Placed> four_ships() {
  return {{"uss-monitor", Side::Union, 10, 10, 0, 0},
          {"uss-tyler", Side::Union, 10, 20, 0, 0},
          {"css-virginia", Side::Confederate, 40, 10, 0, 0},
          {"css-albemarle", Side::Confederate, 40, 20, 0, 0}};
}

TEST(Fleet, IC_443_lost_boxes_count_half_and_lost_ships_whole) {
  const auto setting = made_up(four_ships());
  State state = begin(*setting, 1);
  EXPECT_EQ(loss_of(*setting, state, Side::Union, 20).strength_lost, 0);
  state.ships[0].fate = Fate::Sunk;  // 61 of 112
  EXPECT_EQ(loss_of(*setting, state, Side::Union, 20).value, 112);
  EXPECT_EQ(loss_of(*setting, state, Side::Union, 20).strength_lost, 11);  // 10.89
  state.ships[1].knots = 0;  // 8 of 22 boxes: 51 * 8/22 / 2 = 9.27; 70.27 / 112 * 20 = 12.55
  EXPECT_EQ(loss_of(*setting, state, Side::Union, 20).strength_lost, 13);
  EXPECT_FALSE(loss_of(*setting, state, Side::Union, 20).none_left);
  state.ships[1].fate = Fate::Left;
  EXPECT_TRUE(loss_of(*setting, state, Side::Union, 20).none_left);
  EXPECT_EQ(holds_water(*setting, state), Side::Confederate);
  EXPECT_EQ(flotillas_lost(47), (FlotillasLost{2, 7}));
}

TEST(Fleet, IC_443_the_higher_value_left_holds_the_water) {
  const auto setting = made_up(four_ships());
  State state = begin(*setting, 1);
  EXPECT_EQ(holds_water(*setting, state), Side::Confederate);  // 171 against 112
  state.ships[2].fate = Fate::Sunk;
  EXPECT_EQ(holds_water(*setting, state), Side::Union);
}

TEST(Victory, IC_361_the_score_of_what_is_sunk_taken_or_driven_off) {
  const auto setting = made_up(four_ships());
  State state = begin(*setting, 1);
  EXPECT_EQ(score_of(*setting, state, Side::Union), 0);
  state.ships[3].fate = Fate::Sunk;
  EXPECT_EQ(score_of(*setting, state, Side::Union), 2 * 47);
  for (auto& gun : state.ships[2].guns) {
    gun.lost = true;
  }
  EXPECT_EQ(score_of(*setting, state, Side::Union), 2 * 47 + 124);
  state.ships[1].side = Side::Confederate;
  EXPECT_EQ(score_of(*setting, state, Side::Confederate), 2 * 51);
}

TEST(Victory, IC_361_IC_362_three_to_two_wins_at_the_end) {
  const auto setting = made_up(four_ships());
  State state = begin(*setting, 1);
  EXPECT_FALSE(result_of(*setting, state, false));
  EXPECT_EQ(result_of(*setting, state, true), Result{});
  state.ships[3].fate = Fate::Sunk;
  EXPECT_EQ(result_of(*setting, state, true)->winner, Side::Union);
  state.ships[1].fate = Fate::Sunk;  // 47 to 51: a draw
  EXPECT_EQ(result_of(*setting, state, true)->winner, std::nullopt);
}

TEST(Victory, IC_362_it_ends_when_a_side_can_neither_move_nor_fire) {
  const auto setting = made_up(four_ships());
  State state = begin(*setting, 1);
  state.ships[2].fate = Fate::Sunk;
  state.ships[3].fate = Fate::Left;
  EXPECT_FALSE(can_fight(*setting, state, Side::Confederate));
  EXPECT_TRUE(result_of(*setting, state, false));
}

TEST(Victory, IC_362_who_is_left_alone_plays_on_while_there_is_a_place_to_reach) {
  const auto setting = battle("plymouth");
  State state = begin(*setting, 1);
  ShipId ram;
  for (std::size_t i = 0; i < state.ships.size(); ++i) {
    if (state.ships[i].side == Side::Union) {
      state.ships[i].fate = Fate::Left;
    } else {
      ram = ShipId{static_cast<std::uint8_t>(i)};
    }
  }
  ASSERT_FALSE(can_fight(*setting, state, Side::Union));
  EXPECT_TRUE(result_of(*setting, state, false)) << "both double-enders have got away";
  state.ships.at(kSecond.value()).fate = Fate::Sunk;  // the Miami
  EXPECT_FALSE(result_of(*setting, state, false)) << "the Albemarle may still pass the narrows";
  EXPECT_TRUE(result_of(*setting, state, true)) << "but not after the last turn";
  state.ships.at(ram.value()).fate = Fate::Left;
  EXPECT_TRUE(result_of(*setting, state, false));
}

TEST(Victory, IC_361_hampton_roads_is_won_by_the_minnesotas_guns) {
  const auto setting = battle("hampton-roads");
  State state = begin(*setting, 1);
  EXPECT_FALSE(result_of(*setting, state, false));
  for (auto& gun : state.ships[0].guns) {
    gun.lost = true;
  }
  EXPECT_EQ(result_of(*setting, state, false)->winner, Side::Confederate);
  State sunk = begin(*setting, 1);
  sunk.ships[2].fate = Fate::Sunk;
  EXPECT_EQ(result_of(*setting, sunk, false)->winner, Side::Union);
}

}  // namespace
}  // namespace tests::ironclad
