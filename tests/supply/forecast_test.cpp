// [12.1] What the next Maintenance will consume, and where supply gives out.
#include "core/supply/forecast.h"

#include "core/supply/maintenance.h"
#include "tests/supply/playing.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <numeric>

namespace core::supply {
namespace {

using sequence::ActionKind;
using state::Stage;
using testing::DoubleNear;
using testing::ElementsAre;
using tests::choose;
using tests::Ground;
using tests::Playing;
using tests::Position;

/// A railroad of the Union from the edge of the map, in country that is all its own, and a pool.
class ForecastOfSupply : public testing::Test {
 protected:
  ForecastOfSupply()
      : position_{Ground{}
                      .supply_edge("A1010")
                      .railroad(map::RailOwner::Union, {"A1010", "A1011", "A1012"})
                      .setting()} {
    position_.control_all(Side::Union);
  }

  [[nodiscard]] state::GameState begin(Stage stage = Stage::CommandSegment,
                                       state::Treasury treasury = {50, 10, 0}) const {
    auto state = Playing::begin(position_, stage, Side::Union, {});
    state.treasury[0] = treasury;
    return state;
  }

  [[nodiscard]] Forecast tell(state::GameState state, DiceFall dice = DiceFall::Even) const {
    state::Standing standing{position_.setting(), std::move(state)};
    return forecast(standing.situation(), Side::Union, dice);
  }

  [[nodiscard]] Forecast tell(DiceFall dice = DiceFall::Even) const { return tell(begin(), dice); }

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

TEST_F(ForecastOfSupply, Case_12_12_a_force_is_told_its_SUP_at_each_face_of_the_die) {
  forty_two("A1014");
  const Forecast told = tell();

  ASSERT_EQ(told.forces.size(), 1U);
  const FeedPlan& plan = told.forces.front();
  EXPECT_EQ(plan.force.size, 42);
  EXPECT_TRUE(plan.at_home);
  EXPECT_THAT(plan.needs, ElementsAre(2, 3, 3, 4, 5, 6));
  EXPECT_THAT(plan.mean_need(), DoubleNear(23.0 / 6, 1e-9));
  EXPECT_EQ(plan.short_faces(), 0);
  EXPECT_EQ(plan.mean_loss(), 0);
}

TEST_F(ForecastOfSupply, Case_12_11_outside_Friendly_territory_every_face_counts_one_more) {
  forty_two("A1014");
  auto state = begin();
  state.home[static_cast<std::size_t>(tests::hex("A1014").ordinal())] = Side::Confederate;

  EXPECT_THAT(tell(state).forces.front().needs, ElementsAre(3, 3, 4, 5, 6, 7));
}

TEST_F(ForecastOfSupply, Erratum_E001_small_forces_may_need_nothing) {
  position_.put(Side::Union, "infantry 4-3", "A1014");
  EXPECT_THAT(tell().forces.front().needs, ElementsAre(0, 0, 1, 1, 1, 2));
}

TEST_F(ForecastOfSupply, Case_12_15_the_pool_pays_along_the_rails_with_rail_points) {
  forty_two("A1014");
  const Forecast told = tell(DiceFall::Most);

  const Payment by_rail{PayBy::Rail, std::nullopt, std::nullopt, 6, 2, 44};
  EXPECT_THAT(told.forces.front().payments, ElementsAre(by_rail));
  EXPECT_EQ(told.before.pool, 50);
  EXPECT_EQ(told.after.pool, 44);
  EXPECT_EQ(told.after.rail_points, 8);
  EXPECT_EQ(told.consumed, 6);
  EXPECT_EQ(told.strength, 42);
}

TEST_F(ForecastOfSupply, Case_12_15_the_nearest_source_pays_first_and_the_next_one_the_rest) {
  position_.put(Side::Union, "infantry 10-3", "A1040");
  const auto depot = position_.put(Side::Union, "depot", "A1041", 1);
  const auto train = position_.put(Side::Union, "train", "A1042", 3);
  const Forecast told = tell(DiceFall::Most);

  const Payment first{PayBy::Stock, depot, std::nullopt, 1, 0, 0};
  const Payment second{PayBy::Stock, train, std::nullopt, 1, 0, 2};
  EXPECT_THAT(told.forces.front().payments, ElementsAre(first, second));
}

TEST_F(ForecastOfSupply, Case_12_15_the_source_that_the_owner_wishes_pays_before_a_nearer_one) {
  const auto unit = position_.put(Side::Union, "infantry 10-3", "A1040");
  position_.put(Side::Union, "depot", "A1041", 1);
  const auto train = position_.put(Side::Union, "train", "A1042", 3);
  state::Standing standing{position_.setting(), begin()};
  const FeedWishes wishes{{unit, {ActionKind::PaySupply, train, {}, {}, {}, 0}}};
  const Forecast told = forecast(standing.situation(), Side::Union, DiceFall::Most, wishes);

  const FeedPlan& plan = told.forces.front();
  EXPECT_THAT(plan.payments, ElementsAre(Payment{PayBy::Stock, train, std::nullopt, 2, 0, 1}));
  EXPECT_EQ(plan.sources.size(), 2U) << "the nearer one could pay as well";
}

TEST_F(ForecastOfSupply, Case_12_15_a_wish_that_cannot_be_met_changes_nothing) {
  const auto unit = position_.put(Side::Union, "infantry 10-3", "A1040");
  const auto depot = position_.put(Side::Union, "depot", "A1041", 5);
  const auto far = position_.put(Side::Union, "train", "A1060", 3);
  state::Standing standing{position_.setting(), begin()};
  const FeedWishes wishes{{unit, {ActionKind::PaySupply, far, {}, {}, {}, 0}}};
  const Forecast told = forecast(standing.situation(), Side::Union, DiceFall::Most, wishes);

  EXPECT_EQ(told.forces.front().payments.front().piece, depot);
}

TEST_F(ForecastOfSupply, Case_17_02_a_stock_that_runs_dry_is_told_before_it_does) {
  const auto depot = position_.put(Side::Union, "depot", "A1040", 5);
  forty_two("A1042");
  const Forecast told = tell(DiceFall::Even);

  ASSERT_EQ(told.stocks.size(), 1U);
  EXPECT_EQ(told.stocks.front().piece, depot);
  EXPECT_EQ(told.stocks.front().before, 5);
  EXPECT_EQ(told.stocks.front().after, 0) << "the Depot's own force on a 3, the army on a 4";
}

TEST_F(ForecastOfSupply, Case_17_31_what_is_left_for_Distribution_and_who_could_have_it) {
  forty_two("A1014");
  const auto depot = position_.put(Side::Union, "depot", "A1012", 3);
  position_.put(Side::Union, "train", "A1040");
  const Forecast told = tell(begin(Stage::CommandSegment, {20, 3, 0}), DiceFall::Most);

  // The Depot feeds the army and itself, 6 and 2 SUP; the pool pays what it lacks.
  EXPECT_EQ(told.consumed, 8);
  EXPECT_EQ(told.after.pool, 15);
  ASSERT_EQ(told.deliveries.size(), 1U) << "no rail leads to the train";
  EXPECT_EQ(told.deliveries.front().to, depot);
  EXPECT_EQ(told.deliveries.front().by, std::nullopt);
  EXPECT_EQ(told.deliveries.front().most, 5 * told.after.rail_points);
}

TEST_F(ForecastOfSupply, Case_12_16_what_an_earlier_force_takes_is_gone_for_the_next) {
  position_.put(Side::Union, "depot", "A1040", 6);
  forty_two("A1041");
  const auto second = position_.put(Side::Union, "infantry 10-3", "A1042");
  const Forecast told = tell(DiceFall::Most);

  ASSERT_EQ(told.forces.size(), 3U);
  const FeedPlan& last = told.forces.back();
  EXPECT_EQ(last.force.units.front(), second);
  EXPECT_EQ(last.within_reach, 4) << "the Depot took 2 itself, the army could not be paid";
  EXPECT_TRUE(told.forces[1].unsupplied);
  EXPECT_FALSE(last.unsupplied);
  EXPECT_EQ(told.starving, 42);
  EXPECT_EQ(told.owed, 6);
}

TEST_F(ForecastOfSupply, Case_12_13_without_a_source_the_loss_to_be_expected_is_told) {
  position_.put(Side::Union, "infantry 10-3", "A1040");
  const Forecast told = tell();

  const FeedPlan& plan = told.forces.front();
  EXPECT_EQ(plan.within_reach, 0);
  EXPECT_EQ(plan.short_faces(), 4) << "a 1 and a 2 need nothing";
  EXPECT_THAT(plan.attrition, ElementsAre(0, 1, 1, 2, 2, 3));
  EXPECT_THAT(plan.mean_loss(), DoubleNear(1.5 * 4 / 6, 1e-9));
  EXPECT_THAT(told.mean_loss, DoubleNear(1.0, 1e-9));
}

TEST_F(ForecastOfSupply, Case_12_13_the_besieged_roll_one_more_and_live_from_what_is_inside) {
  const auto fort = position_.put(Side::Union, "fort", "A1012");
  position_.put_inside(fort, "infantry 10-3");
  position_.put(Side::Confederate, "infantry 10-3", "A1012");

  const FeedPlan plan = tell().forces.front();
  EXPECT_TRUE(plan.besieged);
  EXPECT_EQ(plan.within_reach, 0) << "the railroad is of no use to them";
  EXPECT_THAT(plan.attrition, ElementsAre(1, 1, 2, 2, 3, 4));
}

TEST_F(ForecastOfSupply, Case_12_11_the_chance_of_every_sum_is_exact) {
  position_.put(Side::Union, "infantry 4-3", "A1012");
  position_.put(Side::Union, "infantry 4-3", "A1011");
  const Forecast told = tell();

  // Each needs 0, 1 or 2 SUP on 2, 3 and 1 faces.
  ASSERT_EQ(told.need_chances.size(), 5U);
  const std::array<int, 5> ways{4, 12, 13, 6, 1};
  for (std::size_t sum = 0; sum < ways.size(); ++sum) {
    EXPECT_THAT(told.need_chances[sum], DoubleNear(ways.at(sum) / 36.0, 1e-9)) << sum;
  }
  EXPECT_THAT(told.mean_need, DoubleNear(5.0 / 3, 1e-9));
}

TEST_F(ForecastOfSupply, Case_12_1_dice_fall_low_evenly_or_high) {
  forty_two("A1014");
  forty_two("A1012");

  EXPECT_EQ(tell(DiceFall::Least).consumed, 2 + 2);
  EXPECT_EQ(tell(DiceFall::Even).consumed, 3 + 4);
  EXPECT_EQ(tell(DiceFall::Most).consumed, 6 + 6);
}

TEST_F(ForecastOfSupply, Case_12_16_a_Maintenance_that_goes_on_is_told_from_where_it_stands) {
  const auto first = forty_two("A1014");
  forty_two("A1012");
  auto state = begin(Stage::Maintenance);
  state.dice = base::Dice{0, {5}};
  Playing game{position_.setting(), std::move(state)};
  game.act(choose(ActionKind::Maintain, first));

  const Forecast told = forecast(game.now(), Side::Union, DiceFall::Most);

  ASSERT_EQ(told.forces.size(), 2U);
  EXPECT_TRUE(told.forces[0].rolled);
  EXPECT_EQ(told.forces[0].owed, 5);
  EXPECT_EQ(told.forces[0].payments.front().points, 5);
  EXPECT_FALSE(told.forces[1].rolled);
  EXPECT_EQ(told.forces[1].owed, 6);
  game.act(*default_choice(game.now()));
  EXPECT_EQ(forecast(game.now(), Side::Union, DiceFall::Most).forces.size(), 1U);
}

TEST_F(ForecastOfSupply, Case_28_0_left_to_the_program_forces_are_taken_and_paid_in_order) {
  const auto first = forty_two("A1014");
  auto state = begin(Stage::Maintenance);
  Playing game{position_.setting(), std::move(state)};

  EXPECT_EQ(default_choice(game.now()), choose(ActionKind::Maintain, first));
  game.act(*default_choice(game.now()));
  EXPECT_EQ(default_choice(game.now()), choose(ActionKind::PaySupply));
  game.act(*default_choice(game.now()));
  EXPECT_EQ(default_choice(game.now()), std::nullopt);
}

TEST_F(ForecastOfSupply, Case_12_1_to_ask_changes_nothing) {
  forty_two("A1014");
  position_.put(Side::Union, "depot", "A1015", 3);
  state::Standing standing{position_.setting(), begin()};
  const state::GameState before = standing.state();

  static_cast<void>(forecast(standing.situation(), Side::Union, DiceFall::Most));
  EXPECT_TRUE(standing.state() == before);
}

TEST_F(ForecastOfSupply, Case_17_13_a_transport_feeds_again_what_it_fed_last) {
  Ground land;
  land.river("Tennessee", true,
             {"B2910/B3010", "B2911/B3010", "B2911/B3011", "B2912/B3011", "B2912/B3012",
              "B2913/B3012", "B2913/B3013", "B2914/B3013", "B2914/B3014", "B2915/B3014",
              "B2915/B3015", "B2916/B3015", "B2916/B3016"});
  land.supply_edge("B3009").railroad(map::RailOwner::Union, {"B3009", "B3010"});
  land.town("Paducah", "B3010", map::TownKind::City, true);
  position_ = Position{land.setting()};
  position_.control_all(Side::Union);
  position_.put(Side::Union, "infantry 10-3", "B3016");
  const auto boat = position_.put(Side::Union, "river-transport", "B2912/B3012");
  auto state = begin();

  EXPECT_TRUE(tell(state, DiceFall::Most).forces.front().unsupplied);
  state.landings.push_back({Side::Union, boat, rulebook::PieceKind::RiverTransport,
                            tests::hex("B3010"), tests::hex("B3016"), 10});
  const Forecast told = tell(state, DiceFall::Most);

  ASSERT_EQ(told.landings.size(), 1U);
  EXPECT_EQ(told.landings.front().transport, boat);
  EXPECT_EQ(told.landings.front().landing, tests::hex("B3016"));
  const Payment by_water{PayBy::Water, boat, std::nullopt, 2, 0, 48};
  EXPECT_THAT(told.forces.front().payments, ElementsAre(by_water));
}

}  // namespace
}  // namespace core::supply
