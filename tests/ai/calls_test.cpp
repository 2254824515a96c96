// [23.2] When a general calls men.
#include "core/ai/calls.h"

#include "core/ai/appraisal.h"
#include "core/ai/general.h"
#include "tests/strategic/campaign_game.h"
#include "tests/support/catalogue.h"

#include <gtest/gtest.h>

#include <optional>

namespace core::ai {
namespace {

using board::Side;
using rulebook::Call;

/// With supply for everybody.
Manpower men(Side side, Call call, int month, rulebook::Cycle cycle) {
  const int left = (1865 - cycle.year) * rulebook::kCyclesOfYear + 4 - cycle.number + 1;
  return {side, call, month, cycle, left, false, 0, {}};
}

/// Whether that call now brings more than waiting.
bool calls_now(const Manpower& men, Call call) {
  return worth_of_call(tests::book(), men, call) > worth_of_call(tests::book(), men, {});
}

TEST(CallsOfGenerals, Case_23_11_a_good_call_runs_on_before_the_next_one) {
  EXPECT_FALSE(calls_now(men(Side::Union, Call::V1, 5, {1861, 11}), Call::V2));
  EXPECT_TRUE(calls_now(men(Side::Union, Call::V1, 7, {1861, 13}), Call::V2));
}

TEST(CallsOfGenerals, Case_23_12_the_Confederate_calls_volunteers_before_he_drafts) {
  const Manpower in_may = men(Side::Confederate, Call::V2, 5, {1862, 4});
  EXPECT_GT(worth_of_call(tests::book(), in_may, Call::V3),
            worth_of_call(tests::book(), in_may, Call::D1));
}

TEST(CallsOfGenerals, Case_23_21_what_costs_more_than_it_brings_is_not_called) {
  EXPECT_FALSE(calls_now(men(Side::Union, Call::D2, 10, {1865, 1}), Call::D3));
  EXPECT_FALSE(calls_now(men(Side::Confederate, Call::D2, 10, {1864, 13}), Call::D3));
}

TEST(CallsOfGenerals, Case_25_5_no_call_gives_the_Enemy_the_lead_with_which_he_may_win) {
  Manpower last = men(Side::Union, Call::D2, 7, {1863, 8});
  EXPECT_TRUE(calls_now(last, Call::D3));
  last.behind = 3;
  EXPECT_FALSE(calls_now(last, Call::D3));
}

TEST(CallsOfGenerals, Case_23_3_points_that_nobody_can_pay_for_are_no_reason) {
  Manpower poor = men(Side::Union, Call::V1, 7, {1861, 13});
  poor.payable.assign(static_cast<std::size_t>(poor.cycles), 10);
  EXPECT_FALSE(calls_now(poor, Call::V2));
}

TEST(CallsOfGenerals, Case_23_11_who_can_still_raise_fewer_loses_more_with_each) {
  const data::OpenedSetup& war = tests::real_setup("campaign");
  state::Standing standing{war.setting, war.state};
  const state::Situation now = standing.situation();
  const int north = men_to_come(now, Side::Union);
  const int south = men_to_come(now, Side::Confederate);
  EXPECT_GT(2 * north, 3 * south);
  EXPECT_GT(south, 0);

  const Weights weights = weights_of(tests::book(), {});
  Country country{now, weights};
  const Appraisal of_union{now, Side::Union, country, weights};
  EXPECT_GT(of_union.csp_worth(Side::Confederate), of_union.csp_worth(Side::Union));

  const data::OpenedSetup& scenario = tests::real_setup("east-63");
  state::Standing short_war{scenario.setting, scenario.state};
  EXPECT_EQ(men_to_come(short_war.situation(), Side::Union), 0);
}

}  // namespace
}  // namespace core::ai
