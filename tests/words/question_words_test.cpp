// [28] Questions name who acts, and where.
#include "core/words/question_words.h"

#include "core/state/record.h"
#include "tests/support/ground.h"
#include "tests/support/position.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace core::words {
namespace {

using board::Side;
using state::PieceId;
using state::Stage;

/// What is asked where the units are on the move, with the first of them as their head.
std::string asked_of(const tests::Position& position, const std::vector<PieceId>& units,
                     const std::vector<PieceId>& stack = {}) {
  state::GameState state = position.in(Stage::CommandSegment);
  state::apply(state, state::ForceEnergised{units.front(), units});
  state.turn.pending.emplace_back(state::ForceMove{units.front(), true, units, stack});
  state::Standing standing{position.setting(), state};
  return question_words(standing.situation());
}

TEST(Questions, Case_5_28_the_force_on_the_move_is_named_with_the_points_of_its_slowest) {
  tests::Position position{tests::Ground{}.setting()};
  position.put(Side::Union, "depot", "B3008", 5);
  const PieceId fast = position.put(Side::Union, "cavalry 2-4", "B3009");
  const PieceId slow = position.put(Side::Union, "infantry 3-3", "B3009");
  EXPECT_EQ(asked_of(position, {fast}),
            "Cavalry 2-4 at B3009 moves: 4 of 4 points left. Where to?");
  EXPECT_EQ(asked_of(position, {fast, slow}),
            "Cavalry 2-4 at B3009 moves: 3 of 3 points left. Where to?");
  EXPECT_EQ(
      asked_of(position, {fast, slow}, {slow}),
      "Infantry 3-3 at B3009 moves under cavalry 2-4 at B3009: 3 of 3 points left. Where to?");
}

TEST(Questions, Case_6_13_whose_points_are_spent_is_not_asked_where_to_go) {
  tests::Position position{tests::Ground{}.setting()};
  position.put(Side::Union, "depot", "B3008", 5);
  const PieceId unit = position.put(Side::Union, "infantry 3-3", "B3009");
  const auto asked_after = [&](int spent) {
    state::GameState state = position.in(Stage::CommandSegment);
    state::apply(state, state::ForceEnergised{unit, {unit}});
    state::apply(state, state::PointsSpent{unit, spent, 0, 0, 0});
    // [6.31] Nor does it force march.
    state.pieces[unit.value()].activity.extra = rulebook::kMostAdditionalPoints;
    state.turn.pending.emplace_back(state::ForceMove{unit, true, {unit}, {}});
    state::Standing standing{position.setting(), state};
    return question_words(standing.situation());
  };
  EXPECT_THAT(asked_after(1), testing::EndsWith(" points left. Where to?"));
  EXPECT_EQ(asked_after(3 + rulebook::kMostAdditionalPoints),
            "Infantry 3-3 at B3009 goes no farther. Anything else?");
}

TEST(Questions, Case_8_31_where_no_leader_can_roll_to_attack_it_says_so) {
  tests::Position position{tests::Ground{}.setting()};
  position.put(Side::Union, "infantry 3-3", "B3009");
  state::Standing standing{position.setting(), position.in(Stage::CombatInitiative)};
  EXPECT_EQ(question_words(standing.situation()), "No leader can roll to attack now.");
  EXPECT_EQ(pass_words(standing.situation()), "End the rolls");
}

TEST(Questions, Case_10_34_a_retreat_says_from_where) {
  tests::Position position{tests::Ground{}.setting()};
  const PieceId unit = position.put(Side::Union, "infantry 3-3", "B3009");
  state::GameState state = position.in(Stage::Battles);
  state::Retreat retreat;
  retreat.side = Side::Union;
  retreat.from = tests::hex("B3009");
  retreat.units = {unit};
  state.turn.pending.emplace_back(retreat);
  state::Standing standing{position.setting(), state};
  EXPECT_EQ(question_words(standing.situation()), "Which unit retreats from B3009, and where to?");
}

}  // namespace
}  // namespace core::words
