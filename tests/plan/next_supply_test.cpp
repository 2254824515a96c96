// [4.2] [12.1] The Supply Phase that comes next.
#include "core/plan/next_supply.h"

#include "core/strategic/cycle_start.h"
#include "core/strategic/opening.h"
#include "tests/support/catalogue.h"

#include <gtest/gtest.h>

namespace core::plan {
namespace {

using board::Side;
using state::GameState;
using state::Stage;

class NextSupply : public testing::Test {
 protected:
  [[nodiscard]] static const data::OpenedSetup& setup() { return tests::real_setup("west-63"); }

  static GameState at(Stage stage, Side acting, int game_turn = 1) {
    GameState state = strategic::opening_of(setup().setting, setup().state, 1863);
    state.turn.stage = stage;
    state.turn.acting = acting;
    state.turn.game_turn = game_turn;
    state.treasury[0] = {100, 3, 0};
    state.treasury[1] = {60, 2, 0};
    return state;
  }

  static std::optional<GameState> eve(const GameState& state, Side side) {
    state::Standing standing{setup().setting, state};
    return eve_of_supply(standing.situation(), side);
  }
};

TEST_F(NextSupply,
       Case_4_2_in_a_Strategic_Turn_it_is_still_to_come_and_the_treasury_counts_as_it_is) {
  for (const Stage stage : {Stage::Sieges, Stage::LeaderPick, Stage::Fortification}) {
    EXPECT_EQ(eve(at(stage, Side::Confederate), Side::Union)->treasury_of(Side::Union).pool, 100);
  }
  EXPECT_EQ(eve(at(Stage::Maintenance, Side::Union), Side::Union)->turn.game_turn, 1);
  EXPECT_EQ(eve(at(Stage::Distribution, Side::Union), Side::Confederate)->turn.game_turn, 1)
      << "the Confederate's comes after the Union's";
}

TEST_F(NextSupply, Case_19_34_after_it_the_next_cycle_brings_supply_and_rail_points) {
  const GameState now = at(Stage::CommandSegment, Side::Union, 2);
  const auto then = eve(now, Side::Union);

  ASSERT_TRUE(then);
  EXPECT_EQ(then->turn.game_turn, 5);
  EXPECT_EQ(then->cycle, now.cycle.next());
  EXPECT_EQ(then->treasury_of(Side::Union).pool,
            100 + strategic::arriving_supply(setup().setting, Side::Union));
  EXPECT_EQ(then->treasury_of(Side::Union).rail_points,
            strategic::rail_points(setup().setting, then->cycle, Side::Union));
  for (const auto& [stage, acting] :
       {std::pair{Stage::Attrition, Side::Union}, std::pair{Stage::Distribution, Side::Union},
        std::pair{Stage::Maintenance, Side::Confederate}}) {
    EXPECT_EQ(eve(at(stage, acting), Side::Union)->turn.game_turn, 5);
  }
}

TEST_F(NextSupply, Case_4_1_none_comes_after_the_last_cycle) {
  const int last = setup().setting.scenario->last_game_turn;
  const GameState state = at(Stage::CommandSegment, Side::Union, last);
  state::Standing standing{setup().setting, state};

  EXPECT_FALSE(eve_of_supply(standing.situation(), Side::Union));
  EXPECT_FALSE(next_supply(standing.situation(), Side::Union, supply::DiceFall::Even));
}

TEST_F(NextSupply, Case_12_11_all_forces_of_the_side_are_in_the_forecast) {
  const GameState state = at(Stage::Battles, Side::Confederate, 3);
  state::Standing standing{setup().setting, state};
  const auto told = next_supply(standing.situation(), Side::Union, supply::DiceFall::Most);

  ASSERT_TRUE(told);
  EXPECT_EQ(told->forces.size(),
            supply::forces_to_maintain(standing.situation(), Side::Union).size());
  EXPECT_EQ(told->before.pool - told->after.pool > 0, told->consumed > 0);
}

}  // namespace
}  // namespace core::plan
