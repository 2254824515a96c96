// [4.0] What holds in every position is missed when it does not.
#include "core/trial_play/invariants.h"

#include "core/state/record.h"
#include "core/strategic/opening.h"
#include "tests/support/catalogue.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace core::trial_play {
namespace {

using base::operator""_case;
using state::Piece;
using testing::HasSubstr;

class Invariants : public testing::Test {
 protected:
  Invariants()
      : setup_{tests::real_setup("west-63")},
        standing_{setup_.setting, strategic::opening_of(setup_.setting, setup_.state, 1)},
        record_{standing_},
        before_{supply_points(record_.state())} {}

  [[nodiscard]] state::PieceId with_stock() const {
    const auto& pieces = record_.state().pieces;
    return std::find_if(pieces.begin(), pieces.end(),
                        [](const Piece& piece) { return piece.stock > 1; })
        ->id;
  }

  [[nodiscard]] std::string supply_fault() const {
    return supply_points_fault(before_, record_.events(), record_.state());
  }

  const data::OpenedSetup& setup_;
  state::Standing standing_;
  state::Record record_;
  int before_;
};

TEST_F(Invariants, a_set_up_breaks_none) {
  EXPECT_EQ(broken_invariant(standing_.situation()), "");
  EXPECT_EQ(supply_fault(), "");
}

TEST_F(Invariants, Case_12_15_supply_points_are_eaten) {
  record_.apply(state::StockChanged{with_stock(), -1, "12.15"_case});
  EXPECT_EQ(supply_fault(), "");
}

TEST_F(Invariants, Case_17_32_supply_points_pass_and_none_are_lost_or_made) {
  const state::PieceId from = with_stock();
  record_.apply(state::StockChanged{from, -1, "17.32"_case});
  EXPECT_THAT(supply_fault(), HasSubstr("-1 supply points came by 17.32"));

  record_.apply(state::PoolChanged{record_.piece(from).side, 1, "17.32"_case});
  EXPECT_EQ(supply_fault(), "");

  record_.apply(state::PoolChanged{record_.piece(from).side, 1, "17.32"_case});
  EXPECT_THAT(supply_fault(), HasSubstr("1 supply points came by 17.32"));
}

TEST_F(Invariants, supply_points_that_go_without_an_event_are_missed) {
  const state::PieceId wagons = with_stock();
  record_.eliminate(wagons, "12.05"_case);  // before it has left its points
  EXPECT_THAT(supply_fault(), HasSubstr("where the events leave"));
}

TEST_F(Invariants, Case_13_14_two_sides_in_one_open_hex_are_seen) {
  const auto& pieces = record_.state().pieces;
  const auto in_the_open = [&](board::Side side) {
    return std::find_if(pieces.begin(), pieces.end(),
                        [&](const Piece& piece) {
                          return piece.side == side &&
                                 piece.kind == rulebook::PieceKind::Infantry &&
                                 piece.hex() != nullptr && !piece.inside;
                        })
        ->id;
  };
  const state::PieceId ours = in_the_open(board::Side::Union);
  const board::HexId theirs = *record_.piece(in_the_open(board::Side::Confederate)).hex();
  record_.move(ours, theirs, std::nullopt, "6.11"_case);
  EXPECT_THAT(broken_invariant(standing_.situation()), HasSubstr("shares its hex with the Enemy"));
}

}  // namespace
}  // namespace core::trial_play
