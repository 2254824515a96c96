// [22.1] Departments: relocated, neutralised, working again.
#include "core/strategic/departments.h"

#include "core/supply/memo.h"
#include "tests/strategic/campaign_game.h"
#include "tests/support/ground.h"

#include <gtest/gtest.h>

namespace core::strategic {
namespace {

using rulebook::Option;
using rulebook::PieceKind;
using sequence::Action;
using sequence::ActionKind;
using state::PieceId;
using state::Stage;
using state::Status;
using tests::CampaignGame;
using tests::hex;
using tests::kWashington;

Action relocate_to(PieceId department, std::string_view label) {
  return {ActionKind::Relocate, department, {}, hex(label), {}, 0};
}

class DepartmentsSegment : public testing::Test {
 protected:
  DepartmentsSegment() { game_.clear_of(PieceKind::Ironclad); }

  PieceId department(Side side, std::string_view label) {
    for (const state::Piece& piece : game_.position().state().pieces) {
      if (piece.kind == PieceKind::Department && piece.side == side && piece.hex() != nullptr &&
          *piece.hex() == hex(label)) {
        return piece.id;
      }
    }
    throw std::invalid_argument{"no Department there"};
  }

  /// From the segment before, in which nothing is due: Departments are tested when one begins.
  void begin(Side side) { game_.begin(Stage::Deployment, side); }

  CampaignGame game_{"10/62"};
};

TEST_F(DepartmentsSegment, Case_22_15_one_department_a_cycle_to_a_city_that_meets_the_criteria) {
  const PieceId moved = department(Side::Union, "C2601");
  const PieceId other = department(Side::Union, "C3402");
  begin(Side::Union);

  EXPECT_EQ(game_.choose(relocate_to(moved, "C2516")), "22.12 city-not-controlled");
  EXPECT_EQ(game_.choose(relocate_to(moved, "C2405")), "22.11 no-city-there");
  EXPECT_EQ(game_.choose(relocate_to(moved, "C2601")), "22.16 department-works");
  EXPECT_EQ(game_.choose(relocate_to(moved, kWashington)), "22.15 department-there-already");
  ASSERT_EQ(game_.choose(relocate_to(moved, "C1201")), "");  // Pittsburgh

  EXPECT_EQ(*game_.state().piece(moved).hex(), hex("C1201"));
  EXPECT_EQ(may_relocate(game_.now(), other, hex("C2806")).error().reason, "relocated-already");
  EXPECT_FALSE(deploys(game_.now(), moved));  // nothing is deployed there in this cycle
}

TEST_F(DepartmentsSegment, Case_22_15_not_beside_a_hex_of_the_enemy) {
  const PieceId moved = department(Side::Union, "C2601");
  game_.clear_of(PieceKind::Infantry).clear_of(PieceKind::Cavalry);
  game_.position().control(Side::Confederate, {"C1202"});  // beside Pittsburgh
  begin(Side::Union);

  EXPECT_EQ(game_.choose(relocate_to(moved, "C1201")), "22.15 enemy-hex-beside");
}

TEST_F(DepartmentsSegment, Case_22_14_a_union_department_stops_when_confederates_are_near) {
  const PieceId near = department(Side::Union, "C2601");
  game_.position().put(Side::Confederate, "cavalry 2-4", "C2602");
  begin(Side::Union);

  EXPECT_TRUE(game_.state().piece(near).activity.has(Status::Neutralised));
  EXPECT_FALSE(deploys(game_.now(), near));
  EXPECT_FALSE(supply::chain_of(game_.now(), Side::Union).functions(near));
  EXPECT_EQ(game_.choose(relocate_to(near, "C2601")), "22.12 enemy-beside-city");
  EXPECT_EQ(game_.choose(relocate_to(near, "C1201")), "");
  EXPECT_FALSE(game_.state().piece(near).activity.has(Status::Neutralised));
}

TEST_F(DepartmentsSegment, Case_22_14_a_confederate_one_goes_on_while_unbesieged_and_unoccupied) {
  const PieceId near = department(Side::Confederate, tests::kNashville);
  game_.position().put(Side::Union, "cavalry 2-4", "A4325");
  begin(Side::Confederate);

  EXPECT_FALSE(game_.state().piece(near).activity.has(Status::Neutralised));
  EXPECT_TRUE(supply::chain_of(game_.now(), Side::Confederate).functions(near));
}

TEST_F(DepartmentsSegment, Case_22_16_one_that_failed_waits_for_its_relocation_to_its_own_hex) {
  const PieceId failed = department(Side::Union, "C2601");
  state::GameState state = game_.position().state();
  state.pieces[failed.value()].activity.bits |= static_cast<std::uint32_t>(Status::Neutralised);
  game_.position() = tests::Position{game_.position().setting(), std::move(state)};
  begin(Side::Union);

  EXPECT_FALSE(deploys(game_.now(), failed));
  EXPECT_FALSE(supply::chain_of(game_.now(), Side::Union).functions(failed));
  ASSERT_EQ(game_.choose(relocate_to(failed, "C2601")), "");
  EXPECT_FALSE(game_.state().piece(failed).activity.has(Status::Neutralised));
  EXPECT_TRUE(supply::chain_of(game_.now(), Side::Union).functions(failed));
  EXPECT_FALSE(deploys(game_.now(), failed));  // not in this cycle
}

TEST_F(DepartmentsSegment, Case_26_12_with_the_option_it_works_again_at_once) {
  const PieceId near = department(Side::Union, "C2601");
  game_.with(Option::DepartmentsReopenAtOnce);
  game_.position().put(Side::Confederate, "cavalry 2-4", "C2602");
  begin(Side::Union);

  EXPECT_FALSE(game_.state().piece(near).activity.has(Status::Neutralised));
  EXPECT_FALSE(deploys(game_.now(), near));
}

TEST_F(DepartmentsSegment, Erratum_E090_as_printed_nothing_is_neutralised) {
  const PieceId near = department(Side::Union, "C2601");
  game_.without("E090");
  game_.position().put(Side::Confederate, "cavalry 2-4", "C2602");
  begin(Side::Union);

  EXPECT_FALSE(game_.state().piece(near).activity.has(Status::Neutralised));
}

// ---- [22.2] Headquarters ----

}  // namespace
}  // namespace core::strategic
