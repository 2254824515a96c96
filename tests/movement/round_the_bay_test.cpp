// [7.54] The march round the head of Galveston Bay.
#include "core/movement/round_the_bay.h"

#include "core/movement/force.h"
#include "tests/movement/active_force.h"
#include "tests/support/catalogue.h"

#include <gtest/gtest.h>

namespace core::movement {
namespace {

using base::operator""_case;
using sequence::ActionKind;
using state::Away;
using state::AwayKind;
using state::Status;
using tests::ActiveForce;
using tests::hex;
using tests::Position;

/// A division with its headquarters in Galveston.
struct Galveston {
  Galveston() : position{tests::real_setting()} {
    position.control_all(Side::Confederate);
    headquarters = position.put(Side::Confederate, "army-hq", "B0132", 3);
    unit = position.put_inside(headquarters, "infantry 6-3");
  }

  /// The Movement Phase of the side in a Game-Turn begins.
  static void begin_phase(ActiveForce& force, int game_turn) {
    force.record().apply(state::StageBegan{state::Stage::EndOfGameTurn, Side::Confederate});
    force.record().apply(state::GameTurnBegan{game_turn, rulebook::Cycle{1862, 7}});
    force.record().apply(state::StageBegan{state::Stage::DepotCreation, Side::Confederate});
    movement::begin_phase(force.record());
  }

  Position position;
  PieceId headquarters{0};
  PieceId unit{0};
};

TEST(RoundTheBay, Case_7_54_a_Game_Turn_off_the_map_and_then_on_the_other_shore) {
  Galveston galveston;
  ActiveForce force{galveston.position, Side::Confederate, {galveston.headquarters}};

  ASSERT_TRUE(force.act(ActionKind::RoundTheBay, galveston.headquarters));
  EXPECT_TRUE(force.state().turn.pending.empty());  // nobody of the force is left to move
  ASSERT_NE(force.piece(galveston.unit).away(), nullptr);
  EXPECT_EQ(*force.piece(galveston.unit).away(), (Away{AwayKind::Galveston, 3, hex("B0129")}));

  Galveston::begin_phase(force, 2);
  EXPECT_NE(force.piece(galveston.headquarters).away(), nullptr);

  Galveston::begin_phase(force, 3);
  EXPECT_TRUE(force.stands_in(galveston.headquarters, "B0129"));
  EXPECT_TRUE(force.stands_in(galveston.unit, "B0129"));
  EXPECT_EQ(force.piece(galveston.unit).inside, galveston.headquarters);
  EXPECT_TRUE(force.piece(galveston.unit).activity.has(Status::Moved));
}

TEST(RoundTheBay, Case_7_54_where_the_Enemy_stands_they_stay_off_another_turn) {
  Galveston galveston;
  const PieceId enemy = galveston.position.put(Side::Union, "infantry 6-3", "B0129");
  ActiveForce force{galveston.position, Side::Confederate, {galveston.headquarters}};
  ASSERT_TRUE(force.act(ActionKind::RoundTheBay, galveston.headquarters));
  EXPECT_TRUE(force.state().turn.pending.empty());  // nobody of the force is left to move

  Galveston::begin_phase(force, 3);
  ASSERT_NE(force.piece(galveston.headquarters).away(), nullptr);
  force.record().eliminate(enemy, "7.54"_case);
  Galveston::begin_phase(force, 4);
  EXPECT_TRUE(force.stands_in(galveston.headquarters, "B0129"));
}

TEST(RoundTheBay, Case_7_54_the_way_back_works_alike) {
  Position position{tests::real_setting()};
  const PieceId unit = position.put(Side::Union, "infantry 6-3", "B0129");
  ActiveForce force{position, Side::Union, {unit}};

  ASSERT_TRUE(force.act(ActionKind::RoundTheBay, unit));

  EXPECT_EQ(force.piece(unit).away()->back, hex("B0132"));
}

TEST(RoundTheBay, Case_7_54_it_is_the_whole_move_and_begins_at_the_bay) {
  Position position{tests::real_setting()};
  const PieceId unit = position.put(Side::Union, "infantry 6-3", "B0129");
  const PieceId other = position.put(Side::Union, "infantry 6-3", "B0128");
  ActiveForce force{position, Side::Union, {unit, other}};
  force.record().apply(state::PointsSpent{unit, 1, 0, 0, 0});

  EXPECT_EQ(force.act(ActionKind::RoundTheBay, unit).error().reason, "whole-move");
  EXPECT_EQ(force.act(ActionKind::RoundTheBay, other).error().reason, "no-way-round");
}

TEST(RoundTheBay, Erratum_E046_as_printed_there_is_no_way_round) {
  Galveston galveston;
  galveston.position.without("E046");
  ActiveForce force{galveston.position, Side::Confederate, {galveston.headquarters}};

  EXPECT_EQ(force.act(ActionKind::RoundTheBay, galveston.headquarters).error().cited, "7.54"_case);
}

}  // namespace
}  // namespace core::movement
