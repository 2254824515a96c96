// [18.31] Cut railroads are mended with supply from a source in range.
#include "core/supply/rail_repair.h"

#include "tests/supply/playing.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace core::supply {
namespace {

using board::Side;
using sequence::Action;
using sequence::ActionKind;
using state::Status;
using tests::choose;
using tests::Ground;
using tests::hex;
using tests::Playing;
using tests::Position;

/// A railroad of the Confederate, cut in B2802, where a Railway Repair unit of the Union stands.
class RailRepair : public testing::Test {
 protected:
  RailRepair() : position_{ground().setting()} {
    position_.control_all(Side::Union);
    position_.cut("B2802");
    mender_ = position_.put(Side::Union, "rail-repair", "B2802");
  }

  static Ground ground() {
    return Ground{}
        .town("Memphis", "B2812", map::TownKind::Town)
        .railroad(map::RailOwner::Union, {"B2801", "B2802", "B2803", "B2804"});
  }

  /// The unit's force in movement.
  std::unique_ptr<Playing> begin() {
    state::GameState state =
        Playing::begin(position_, state::Stage::CommandSegment, Side::Union, {});
    state::apply(state, state::ForceEnergised{mender_, {mender_}});
    state.turn.pending.emplace_back(state::ForceMove{mender_, true, {mender_}, {}});
    return std::make_unique<Playing>(position_.setting(), std::move(state));
  }

  [[nodiscard]] Action from(std::optional<PieceId> source,
                            std::optional<board::HexId> ground = {}) const {
    return choose(ActionKind::RepairRail, mender_, source, ground);
  }

  static bool is_cut(const Playing& game, std::string_view label) {
    return game.state().rail.is_cut(hex(label));
  }

  Position position_;
  PieceId mender_;
};

TEST_F(RailRepair, Case_18_31_a_source_in_range_pays_one_SUP_and_the_unit_one_point) {
  const auto depot = position_.put(Side::Union, "depot", "B2807", 3);
  const auto game = begin();

  EXPECT_THAT(game->legal(), testing::ElementsAre(from(depot)));
  game->act(from(depot));
  EXPECT_FALSE(is_cut(*game, "B2802"));
  EXPECT_EQ(game->state().piece(depot).stock, 2) << "5 clear hexes away";
  EXPECT_EQ(game->state().piece(mender_).activity.spent, 1);
  EXPECT_EQ(game->judge(from(depot)).error().reason, "nothing-to-mend");
}

TEST_F(RailRepair, Case_18_31_a_source_out_of_range_does_not_pay) {
  const auto depot = position_.put(Side::Union, "depot", "B2808", 3);
  const auto train = position_.put(Side::Union, "train", "B2806", 3);
  const auto game = begin();

  EXPECT_EQ(game->judge(from(depot)).error().reason, "no-supply-to-mend");
  EXPECT_EQ(game->judge(from(train)).error().cited, "18.31"_case) << "4 hexes, and its range is 3";
  EXPECT_THAT(game->legal(), testing::IsEmpty());
}

TEST_F(RailRepair, Case_18_31_the_owner_names_the_source) {
  const auto depot = position_.put(Side::Union, "depot", "B2804", 3);
  const auto train = position_.put(Side::Union, "train", "B2802", 3);
  const auto far = position_.put(Side::Union, "train", "B2812", 3);
  const auto game = begin();

  EXPECT_THAT(game->legal(), testing::UnorderedElementsAre(from(depot), from(train)));
  EXPECT_EQ(game->judge(from(far)).error().reason, "no-source-to-mend");
  EXPECT_EQ(game->judge(from({})).error().reason, "no-source-to-mend") << "no net brings the pool";
  game->act(from(depot));
  EXPECT_EQ(game->state().piece(depot).stock, 2);
  EXPECT_EQ(game->state().piece(train).stock, 3);
}

TEST_F(RailRepair, Case_18_31_points_on_the_ground_of_the_hex_pay_too) {
  position_.put(Side::Union, "infantry 1-3", "B2802");
  const auto game = begin();
  game->record().apply(state::GroundChanged{hex("B2802"), 1, "12.02"_case});

  game->act(from({}, hex("B2802")));
  EXPECT_FALSE(is_cut(*game, "B2802"));
  EXPECT_EQ(game->state().ground_stock(hex("B2802")), 0);
}

TEST_F(RailRepair, Case_18_31_along_the_rails_the_pool_pays_with_a_rail_point) {
  Ground rails = ground();
  Position position{rails.supply_edge("B2804").setting()};
  position.control_all(Side::Union).cut("B2802");
  mender_ = position.put(Side::Union, "rail-repair", "B2802");
  position_ = position;
  state::GameState state = Playing::begin(position_, state::Stage::CommandSegment, Side::Union, {});
  state::apply(state, state::PoolChanged{Side::Union, 5, "19.34"_case});
  state::apply(state, state::RailPointsChanged{Side::Union, 2, "6.51"_case});
  state::apply(state, state::ForceEnergised{mender_, {mender_}});
  state.turn.pending.emplace_back(state::ForceMove{mender_, true, {mender_}, {}});
  Playing game{position_.setting(), std::move(state)};

  ASSERT_EQ(game.refusal(from({})), "") << "the railhead B2803 is beside it";
  game.act(from({}));
  EXPECT_EQ(game.state().treasury_of(Side::Union).pool, 4);
  EXPECT_EQ(game.state().treasury_of(Side::Union).rail_points, 1);
}

TEST_F(RailRepair, Case_18_31_two_hexes_in_a_game_turn) {
  const auto depot = position_.put(Side::Union, "depot", "B2802", 9);
  const auto game = begin();
  for (int count = 0; count < 2; ++count) {
    game->act(from(depot));
    game->record().apply(state::RailCutSet{hex("B2802"), true, "18.21"_case});
  }
  EXPECT_EQ(game->judge(from(depot)).error().reason, "mended-twice");
  EXPECT_EQ(game->state().piece(depot).stock, 7);
}

TEST_F(RailRepair, Case_18_32_nothing_else_repairs) {
  const auto depot = position_.put(Side::Union, "depot", "B2802", 9);
  const auto unit = position_.put(Side::Union, "infantry 5-3", "B2802");
  const auto game = begin();
  EXPECT_EQ(game->refusal(choose(ActionKind::RepairRail, unit, depot)), "18.32");
}

}  // namespace
}  // namespace core::supply
