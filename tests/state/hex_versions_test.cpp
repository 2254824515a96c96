// Which hexes an event changes.
#include "core/state/hex_versions.h"

#include "tests/support/going_on.h"
#include "tests/support/ground.h"
#include "tests/support/position.h"

#include <gtest/gtest.h>

namespace core::state {
namespace {

using base::operator""_case;
using tests::Ground;
using tests::hex;
using tests::Position;

TEST(HexVersions, no_two_changes_give_the_same_number) {
  HexVersions versions;
  versions.change(hex("B3010"));
  const auto first = versions.of(hex("B3010"));
  versions.change(hex("B3011"));
  EXPECT_NE(versions.of(hex("B3011")), first);
  EXPECT_EQ(versions.of(hex("B3010")), first);
  versions.change_everywhere();
  EXPECT_NE(versions.of(hex("B3010")), first);
  EXPECT_NE(versions.of(hex("B3012")), first);
}

/// Infantry in B3010 under orders, and nobody in B3012.
struct Board {
  /// Whether the event changes the hex.
  bool changes(const Event& event, std::string_view where) {
    const HexVersions& versions = game.standing.situation().memo.hexes();
    const auto before = versions.of(hex(where));
    game.record.apply(event);
    return versions.of(hex(where)) != before;
  }

  Position position{Ground{}.setting()};
  PieceId unit{position.put(Side::Union, "infantry 4-3", "B3010")};
  tests::GoingOn game{position};
};

TEST(HexVersions, Case_16_16_what_a_piece_does_changes_its_hex_alone) {
  Board board;
  EXPECT_TRUE(board.changes(StatusSet{board.unit, Status::Moved, true}, "B3010"));
  EXPECT_TRUE(board.changes(SpanDeclared{board.unit, std::nullopt}, "B3010"));
  EXPECT_TRUE(board.changes(ForceEnergised{board.unit, {board.unit}}, "B3010"));
  EXPECT_TRUE(board.changes(StockChanged{board.unit, 1, "12.04"_case}, "B3010"));
  EXPECT_TRUE(board.changes(PointsSpent{board.unit, 1, 0, 0, 0}, "B3010"));
  EXPECT_FALSE(board.changes(StatusSet{board.unit, Status::Dropped, true}, "B3012"));
}

TEST(HexVersions, Case_6_0_a_move_changes_the_hex_that_is_left_and_the_hex_entered) {
  const PieceMoved move{PieceId{0}, hex("B3012"), std::nullopt, "6.0"_case};
  EXPECT_TRUE(Board{}.changes(move, "B3010"));
  EXPECT_TRUE(Board{}.changes(move, "B3012"));
  EXPECT_FALSE(Board{}.changes(move, "B3014"));
}

TEST(HexVersions, Case_3_23_control_and_rails_and_supply_on_the_ground_change_their_hex) {
  Board board;
  EXPECT_TRUE(board.changes(ControlPassed{hex("B3012"), Side::Union}, "B3012"));
  EXPECT_TRUE(board.changes(GroundChanged{hex("B3012"), 2, "12.03"_case}, "B3012"));
  EXPECT_TRUE(board.changes(RailCutSet{hex("B3012"), true, "18.23"_case}, "B3012"));
  EXPECT_FALSE(board.changes(RailCutSet{hex("B3012"), false, "18.23"_case}, "B3010"));
}

TEST(HexVersions, Case_4_2_a_stage_ends_what_was_done_everywhere) {
  Board board;
  EXPECT_TRUE(board.changes(StageBegan{Stage::CombatSpans, Side::Union}, "B3010"));
  EXPECT_FALSE(board.changes(ChitTaken{Side::Union, 3, false}, "B3010"));
}

}  // namespace
}  // namespace core::state
