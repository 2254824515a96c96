// [12.1] The Supply Phase: consumption, payment, attrition.
#include "core/supply/memo.h"
#include "core/supply/payment.h"
#include "tests/supply/playing.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace core::supply {
namespace {

using base::operator""_case;
using sequence::ActionKind;
using state::Stage;
using tests::choose;
using tests::Ground;
using tests::Playing;
using tests::Position;

/// A railroad of the Union from the edge of the map, in country that is all its own, and a pool.
class Maintenance : public testing::Test {
 protected:
  static Ground ground() {
    Ground ground;
    ground.supply_edge("A1010").railroad(map::RailOwner::Union, {"A1010", "A1011", "A1012"});
    return ground;
  }

  Maintenance() : position_{ground().setting()} { position_.control_all(Side::Union); }

  Playing play(std::vector<std::uint8_t> faces, Stage stage = Stage::Maintenance,
               Side side = Side::Union) {
    auto state = Playing::begin(position_, stage, side, std::move(faces));
    state.treasury[0] = {50, 10, 0};
    state.treasury[1] = {50, 10, 0};
    return Playing{position_.setting(), std::move(state)};
  }

  /// 42 CSP in the hex; gives the first unit.
  PieceId forty_two(std::string_view hex) {
    const PieceId first = position_.put(Side::Union, "infantry 10-3", hex);
    for (int at = 0; at < 3; ++at) {
      position_.put(Side::Union, "infantry 10-3", hex);
    }
    position_.put(Side::Union, "infantry 2-3", hex);
    return first;
  }

  Position position_;
};

TEST_F(Maintenance, Case_12_15_forty_two_points_on_a_four_take_four_SUP_and_one_rail_point) {
  const auto first = forty_two("A1014");
  Playing game = play({4});

  game.act(choose(ActionKind::Maintain, first));
  EXPECT_EQ(game.record().pending<state::Feeding>().owed, 4);
  game.act(choose(ActionKind::PaySupply));

  EXPECT_EQ(game.state().treasury_of(Side::Union).pool, 46);
  EXPECT_EQ(game.state().treasury_of(Side::Union).rail_points, 9);
  EXPECT_TRUE(game.state().turn.pending.empty());
  EXPECT_TRUE(game.legal().empty());
}

TEST_F(Maintenance, Case_12_15_in_enemy_territory_the_same_force_takes_five) {
  const auto first = forty_two("A1014");
  auto state = Playing::begin(position_, Stage::Maintenance, Side::Union, {4});
  state.home[static_cast<std::size_t>(tests::hex("A1014").ordinal())] = Side::Confederate;
  state.treasury[0] = {50, 10, 0};
  Playing game{position_.setting(), std::move(state)};

  game.act(choose(ActionKind::Maintain, first));
  game.act(choose(ActionKind::PaySupply));

  EXPECT_EQ(game.state().treasury_of(Side::Union).pool, 45);
  EXPECT_EQ(game.state().treasury_of(Side::Union).rail_points, 9);
}

TEST_F(Maintenance, Case_12_11_inside_and_outside_of_a_fort_are_two_forces) {
  const auto outside = position_.put(Side::Union, "infantry 4-3", "A1012");
  const auto inside =
      position_.put_inside(position_.put(Side::Union, "fort", "A1012"), "garrison (5)-1");
  Playing game = play({});

  EXPECT_EQ(game.count(ActionKind::Maintain), 2);
  EXPECT_TRUE(game.offers(choose(ActionKind::Maintain, outside)));
  EXPECT_TRUE(game.offers(choose(ActionKind::Maintain, inside)));
}

TEST_F(Maintenance, Case_12_11_more_than_150_points_are_cut) {
  std::vector<PieceId> units;
  for (int at = 0; at < 16; ++at) {
    units.push_back(position_.put(Side::Union, "infantry 10-3", "A1012"));
  }
  Playing game = play({});

  EXPECT_EQ(game.count(ActionKind::Maintain), 2);
  EXPECT_TRUE(game.offers(choose(ActionKind::Maintain, units[0])));
  EXPECT_TRUE(game.offers(choose(ActionKind::Maintain, units[15])));
  EXPECT_EQ(game.refusal(choose(ActionKind::Maintain, units[1])), "12.11");
}

TEST_F(Maintenance, Case_12_12_nothing_is_asked_where_nothing_is_consumed) {
  const auto unit = position_.put(Side::Union, "infantry 4-3", "A1040");
  Playing game = play({1});

  game.act(choose(ActionKind::Maintain, unit));

  EXPECT_TRUE(game.state().turn.pending.empty());
  EXPECT_FALSE(game.state().piece(unit).activity.has(state::Status::Unsupplied));
}

TEST_F(Maintenance, Case_12_13_who_has_no_source_is_unsupplied) {
  const auto unit = position_.put(Side::Union, "infantry 10-3", "A1040");
  Playing game = play({6});

  game.act(choose(ActionKind::Maintain, unit));

  EXPECT_TRUE(game.state().turn.pending.empty());
  EXPECT_TRUE(game.state().piece(unit).activity.has(state::Status::Unsupplied));
}

TEST_F(Maintenance, Case_12_13_the_owner_may_refuse) {
  const auto unit = position_.put(Side::Union, "infantry 10-3", "A1012");
  Playing game = play({6});
  game.act(choose(ActionKind::Maintain, unit));

  game.act(choose(ActionKind::RefuseSupply));

  EXPECT_TRUE(game.state().piece(unit).activity.has(state::Status::Unsupplied));
  EXPECT_EQ(game.state().treasury_of(Side::Union).pool, 50);
}

TEST_F(Maintenance, Case_12_16_a_force_is_paid_in_full_or_not_at_all) {
  const auto unit = position_.put(Side::Union, "infantry 10-3", "A1040");
  const auto depot = position_.put(Side::Union, "depot", "A1041", 1);
  const auto train = position_.put(Side::Union, "train", "A1042", 1);
  Playing game = play({6});  // 10 CSP on a 6 take 2

  game.act(choose(ActionKind::Maintain, unit));
  game.act(choose(ActionKind::PaySupply, depot));
  EXPECT_EQ(game.refusal(choose(ActionKind::RefuseSupply)), "12.16");
  EXPECT_EQ(game.refusal(choose(ActionKind::PaySupply, depot)), "12.15");
  game.act(choose(ActionKind::PaySupply, train));

  EXPECT_EQ(game.state().piece(depot).stock, 0);
  EXPECT_EQ(game.state().piece(train).stock, 0);
  EXPECT_TRUE(game.state().turn.pending.empty());
}

TEST_F(Maintenance, Case_12_16_what_cannot_be_paid_in_full_is_not_asked) {
  const auto unit = position_.put(Side::Union, "infantry 10-3", "A1040");
  const auto depot = position_.put(Side::Union, "depot", "A1041", 1);
  Playing game = play({6});

  game.act(choose(ActionKind::Maintain, unit));

  EXPECT_TRUE(game.state().turn.pending.empty());
  EXPECT_EQ(game.state().piece(depot).stock, 1);
  EXPECT_TRUE(game.state().piece(unit).activity.has(state::Status::Unsupplied));
}

TEST_F(Maintenance, Case_12_15_without_rail_points_the_pool_does_not_come) {
  const auto first = forty_two("A1014");
  auto state = Playing::begin(position_, Stage::Maintenance, Side::Union, {4});
  state.treasury[0] = {50, 0, 0};
  Playing game{position_.setting(), std::move(state)};

  game.act(choose(ActionKind::Maintain, first));

  EXPECT_TRUE(game.state().piece(first).activity.has(state::Status::Unsupplied));
}

TEST_F(Maintenance, Case_12_15_a_Department_pays_from_the_pool_without_rail_points) {
  Ground land = ground();
  land.town("Columbus", "A1012", map::TownKind::City);
  position_ = Position{land.setting()};
  position_.control_all(Side::Union);
  const auto department = position_.put(Side::Union, "department", "A1012");
  const auto first = forty_two("A1017");
  Playing game = play({4});

  game.act(choose(ActionKind::Maintain, first));
  game.act(choose(ActionKind::PaySupply, department));

  EXPECT_EQ(game.state().treasury_of(Side::Union).pool, 46);
  EXPECT_EQ(game.state().treasury_of(Side::Union).rail_points, 10);
}

TEST_F(Maintenance, Case_12_04_SUP_on_the_ground_are_used_in_place) {
  const auto unit = position_.put(Side::Union, "infantry 10-3", "A1040");
  auto state = Playing::begin(position_, Stage::Maintenance, Side::Union, {6});
  state.ground.push_back({tests::hex("A1040"), 3});
  Playing game{position_.setting(), std::move(state)};

  game.act(choose(ActionKind::Maintain, unit));
  game.act(choose(ActionKind::PaySupply, {}, {}, tests::hex("A1040")));

  EXPECT_EQ(game.state().ground_stock(tests::hex("A1040")), 1);
}

TEST_F(Maintenance, Case_12_17_a_Depot_alone_pays_from_itself) {
  const auto depot = position_.put(Side::Union, "depot", "A1040", 5);
  Playing game = play({6});

  game.act(choose(ActionKind::Maintain, depot));
  game.act(choose(ActionKind::PaySupply, depot));

  EXPECT_EQ(game.state().piece(depot).stock, 3);
}

TEST_F(Maintenance, Erratum_E071_leaders_and_headquarters_are_no_force) {
  position_.put(Side::Union, "leader", "A1012");
  position_.put(Side::Union, "army-hq", "A1012");
  EXPECT_EQ(play({}).count(ActionKind::Maintain), 0);

  position_.without("E071");
  EXPECT_EQ(play({}).count(ActionKind::Maintain), 1);
}

TEST_F(Maintenance, Case_12_17_off_the_map_a_force_lives_from_what_it_carries) {
  const auto train = position_.put(Side::Union, "train", "A1012", 2);
  const auto unit = position_.put(Side::Union, "infantry 8-3", "A1012");
  auto state = Playing::begin(position_, Stage::Maintenance, Side::Union, {5});
  const state::Away away{state::AwayKind::Galveston, 3, tests::hex("A1012")};
  state.pieces[train.value()].place = away;
  state.pieces[unit.value()].place = away;
  Playing game{position_.setting(), std::move(state)};

  game.act(choose(ActionKind::Maintain, train));
  EXPECT_EQ(game.record().pending<state::Feeding>().owed, 2)
      << "5, and 1 outside Friendly territory";
  game.act(choose(ActionKind::PaySupply, train));

  EXPECT_EQ(game.state().piece(train).stock, 0);
}

TEST_F(Maintenance, Case_13_32_the_besieged_live_from_what_is_inside) {
  const auto fort = position_.put(Side::Union, "fort", "A1012");
  const auto garrison = position_.put_inside(fort, "garrison (10)-1");
  const auto train = position_.put_inside(fort, "train", 4);
  position_.put(Side::Union, "depot", "A1011", 9);
  position_.put(Side::Confederate, "infantry 8-3", "A1012");
  Playing game = play({6});

  game.act(choose(ActionKind::Maintain, garrison));

  EXPECT_EQ(game.count(ActionKind::PaySupply), 1);
  EXPECT_TRUE(game.offers(choose(ActionKind::PaySupply, train)));
}

class Attrition : public Maintenance {
 protected:
  /// 30 CSP that were not paid for.
  std::vector<PieceId> thirty() {
    std::vector<PieceId> units;
    for (int at = 0; at < 3; ++at) {
      units.push_back(position_.put(Side::Union, "infantry 10-3", "A1040"));
    }
    return units;
  }

  Playing starve(const std::vector<PieceId>& units, std::vector<std::uint8_t> faces) {
    auto state = Playing::begin(position_, Stage::Attrition, Side::Union, std::move(faces));
    for (const PieceId id : units) {
      state.pieces[id.value()].activity.bits |=
          static_cast<std::uint32_t>(state::Status::Unsupplied);
    }
    return Playing{position_.setting(), std::move(state)};
  }
};

TEST_F(Attrition, Case_12_13_thirty_points_on_a_four_lose_four) {
  const auto units = thirty();
  Playing game = starve(units, {4});
  while (!game.state().turn.pending.empty()) {
    const auto& share = std::get<state::LossShare>(game.state().turn.pending.back());
    EXPECT_EQ(share.cause, "12.13"_case);
    game.act(choose(ActionKind::LosePoint, units.front()));
  }

  EXPECT_EQ(game.csp(Side::Union), 26);
}

TEST_F(Attrition, Erratum_E070_as_printed_the_figure_is_a_percentage) {
  position_.without("E070");
  const auto units = thirty();
  Playing game = starve(units, {4});
  while (!game.state().turn.pending.empty()) {
    game.act(choose(ActionKind::LosePoint, units.front()));
  }

  EXPECT_EQ(game.csp(Side::Union), 29) << "4% of 30 is 1.2";
}

TEST_F(Attrition, Case_12_13_one_more_for_the_besieged) {
  const auto fort = position_.put(Side::Union, "fort", "A1012");
  const auto garrison = position_.put_inside(fort, "garrison (10)-1");
  position_.put(Side::Confederate, "infantry 8-3", "A1012");
  Playing game = starve({garrison}, {5});

  EXPECT_EQ(game.csp(Side::Union), 7) << "10 CSP lose 3 on a 6";
}

TEST_F(Attrition, Case_12_17_trains_and_Depots_lose_last) {
  const auto unit = position_.put(Side::Union, "infantry 2-3", "A1040");
  const auto train = position_.put(Side::Union, "train", "A1040");
  Playing game = starve({unit, train}, {5});

  EXPECT_EQ(game.csp(Side::Union), 0) << "3 CSP lose 2: the infantry";
  EXPECT_NE(game.state().piece(train).hex(), nullptr);
}

TEST_F(Maintenance, Case_17_21_rails_are_free_however_long_they_are) {
  Ground land;
  land.supply_edge("A1010").railroad(map::RailOwner::Union,
                                     {"A1010", "A1011", "A1012", "A1013", "A1014", "A1015", "A1016",
                                      "A1017", "A1018", "A1019", "A1020"});
  position_ = Position{land.setting()};
  position_.control_all(Side::Union);
  const auto first = forty_two("A1020");
  Playing game = play({4});
  game.act(choose(ActionKind::Maintain, first));
  game.act(choose(ActionKind::PaySupply));

  EXPECT_EQ(game.state().treasury_of(Side::Union).rail_points, 9);
}

TEST_F(Maintenance, Case_17_04_each_source_is_searched_as_far_as_its_own_range) {
  const auto unit = position_.put(Side::Union, "infantry 10-3", "A1040");
  const auto depot = position_.put(Side::Union, "depot", "A1045", 2);
  position_.put(Side::Union, "depot", "A1034", 2);
  const auto train = position_.put(Side::Union, "train", "A1043", 2);
  position_.put(Side::Union, "train", "A1036", 2);
  Playing game = play({});

  const PaySources sources = maintenance_sources(game.now(), Side::Union, {unit});
  ASSERT_EQ(sources.size(), 2U);
  EXPECT_EQ(sources[0].piece, train);
  EXPECT_EQ(sources[0].cost, 3);
  EXPECT_EQ(sources[1].piece, depot);
  EXPECT_EQ(sources[1].cost, 5);
}

TEST_F(Maintenance, Case_17_05_the_chain_is_read_as_the_board_stands) {
  const auto unit = position_.put(Side::Union, "infantry 10-3", "A1040");
  const auto depot = position_.put(Side::Union, "depot", "A1041", 2);
  Playing game = play({});
  EXPECT_TRUE(in_chain(game.now(), unit));

  game.record().apply(state::StockChanged{depot, -1, "12.15"_case});
  EXPECT_TRUE(in_chain(game.now(), unit));
  game.record().apply(state::StockChanged{depot, -1, "12.15"_case});
  EXPECT_FALSE(in_chain(game.now(), unit));
}

TEST_F(Maintenance, Case_17_02_a_train_elsewhere_is_not_enough_to_act_on) {
  const auto unit = position_.put(Side::Union, "infantry 10-3", "A1040");
  position_.put(Side::Union, "train", "A1041", 5);
  Playing apart = play({});
  EXPECT_TRUE(in_chain(apart.now(), unit));
  EXPECT_FALSE(may_act_on_chain(apart.now(), unit));

  position_.put(Side::Union, "train", "A1040", 1);
  Playing together = play({});
  EXPECT_TRUE(may_act_on_chain(together.now(), unit)) << "1 SUP for 10 CSP";
  position_.put(Side::Union, "infantry 10-3", "A1040");
  position_.put(Side::Union, "infantry 10-3", "A1040");
  position_.put(Side::Union, "infantry 1-3", "A1040");
  Playing large = play({});
  EXPECT_FALSE(may_act_on_chain(large.now(), unit)) << "1 SUP for 31 CSP";
}

TEST_F(Maintenance, Case_12_21_no_battle_is_paid_from_the_pool_along_rails) {
  const auto unit = position_.put(Side::Union, "infantry 10-3", "A1012");
  const auto depot = position_.put(Side::Union, "depot", "A1011", 9);
  Playing game = play({});

  const PaySources battle = battle_sources(game.now(), Side::Union, {unit});
  ASSERT_EQ(battle.size(), 1U);
  EXPECT_EQ(battle[0].piece, depot);
  EXPECT_EQ(payable(game.now(), Side::Union, battle), 9);
  EXPECT_EQ(payable(game.now(), Side::Union, maintenance_sources(game.now(), Side::Union, {unit})),
            59);
}

}  // namespace
}  // namespace core::supply
