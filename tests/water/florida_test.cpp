// [7.41] Round Florida.
#include "core/water/florida.h"

#include "core/water/sailing.h"
#include "tests/support/catalogue.h"
#include "tests/water/afloat.h"

namespace core::water {
namespace {

using tests::Afloat;
using tests::Position;
using tests::Side;
using tests::Status;

constexpr auto kAtlantic = "C0954";
constexpr auto kGulf = "B6234";

/// The Movement Phase of a later Game-Turn begins.
void begin_phase(Afloat& game, int game_turn) {
  game.record().apply(state::StageBegan{state::Stage::SupplyDestruction, Side::Union});
  game.record().apply(state::GameTurnBegan{game_turn, game.now().state.cycle});
  game.record().apply(state::StageBegan{state::Stage::CommandSegment, Side::Union});
  come_back(game.record());
}

TEST(Florida, Case_7_41_a_ship_is_off_the_map_for_a_game_turn_and_comes_back_with_full_range) {
  Position position{tests::real_setting()};
  const auto ship = position.put(Side::Union, "naval-transport", kAtlantic);
  const auto unit = position.put_inside(ship, "infantry 5-3");
  Afloat game{position};
  game.record().apply(state::PointsSpent{ship, 49, 0, 0, 0});

  ASSERT_TRUE(game.offers(game.florida(ship, kGulf)));
  game.say(game.florida(ship, kGulf));
  EXPECT_NE(game.piece(ship).away(), nullptr);
  EXPECT_NE(game.piece(unit).away(), nullptr);
  begin_phase(game, 2);
  EXPECT_NE(game.piece(ship).away(), nullptr);
  begin_phase(game, 3);

  EXPECT_EQ(game.at(ship), kGulf);
  EXPECT_EQ(game.at(unit), kGulf);
  EXPECT_EQ(range_left(game.now(), ship), 50);
}

TEST(Florida, Case_7_41_it_leaves_with_a_point_of_its_range_left) {
  Position position{tests::real_setting()};
  const auto ship = position.put(Side::Union, "naval-flotilla", kGulf);
  Afloat game{position};
  game.record().apply(state::PointsSpent{ship, 50, 0, 0, 0});

  EXPECT_EQ(game.forbids(game.florida(ship, kAtlantic)), "7.41");
}

TEST(Florida, Case_7_41_only_naval_types_and_only_from_edge_to_edge) {
  Position position{tests::real_setting()};
  const auto ironclad = position.put(Side::Union, "ironclad", kAtlantic);
  const auto flotilla = position.put(Side::Union, "naval-flotilla", kAtlantic);
  const auto elsewhere = position.put(Side::Union, "naval-flotilla", "C3901");
  Afloat game{position};

  EXPECT_EQ(game.forbids(game.florida(ironclad, kGulf)), "7.41");
  EXPECT_EQ(game.forbids(game.florida(flotilla, kAtlantic)), "7.41");
  EXPECT_EQ(game.forbids(game.florida(elsewhere, kGulf)), "7.41");
}

TEST(Florida, Case_7_41_out_of_a_group_under_way) {
  Position position{tests::real_setting()};
  const auto ship = position.put(Side::Union, "naval-flotilla", "C1054");
  Afloat game{position};
  game.sail_along(ship, {kAtlantic});

  game.say(game.florida(ship, kGulf));

  EXPECT_TRUE(game.turn().pending.empty());
}

TEST(Florida, Case_7_16_a_transport_that_an_enemy_warship_keeps_out_enters_beside_it) {
  Position position{tests::real_setting()};
  const auto transport = position.put(Side::Union, "naval-transport", kAtlantic);
  const auto warship = position.put(Side::Union, "naval-flotilla", kAtlantic);
  position.put(Side::Confederate, "ironclad", kGulf);
  Afloat game{position};
  game.say(game.florida(transport, kGulf));
  game.say(game.florida(warship, kGulf));

  begin_phase(game, 3);

  EXPECT_EQ(game.at(transport), "B6235");
  EXPECT_EQ(game.at(warship), kGulf);
  EXPECT_TRUE(game.piece(warship).activity.has(Status::Stopped));
}

TEST(Florida, Case_7_24_units_aboard_are_in_position_until_their_ship_sails) {
  Position position{tests::real_setting()};
  const auto ship = position.put(Side::Union, "naval-transport", kAtlantic);
  const auto unit = position.put_inside(ship, "infantry 5-3");
  Afloat game{position};

  note_positions(game.record());
  EXPECT_TRUE(game.piece(unit).activity.has(Status::InPosition));
  game.sail_along(ship, {"C1054"});

  EXPECT_FALSE(game.piece(unit).activity.has(Status::InPosition));
}

}  // namespace
}  // namespace core::water
