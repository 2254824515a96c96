// [4.2] [12.1] The Supply Phase that comes next.
#include "core/plan/next_supply.h"

#include "core/rulebook/of_the_turn.h"
#include "core/strategic/cycle_start.h"
#include "core/strategic/income.h"
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
  for (const Stage stage :
       {Stage::Sieges, Stage::LeaderPick, Stage::Fortification, Stage::Demobilisation}) {
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
            rulebook::rail_points(setup().setting, then->cycle, Side::Union));
  for (const auto& [stage, acting] :
       {std::pair{Stage::Attrition, Side::Union}, std::pair{Stage::Distribution, Side::Union},
        std::pair{Stage::Maintenance, Side::Confederate}}) {
    EXPECT_EQ(eve(at(stage, acting), Side::Union)->turn.game_turn, 5);
  }
}

/// The campaign in Game-Turn 2, with 20 SUP in each pool.
class NextSupplyOfTheWar : public testing::Test {
 protected:
  /// What the eve of the side's Supply Phase adds to its pool.
  static int comes(Stage stage, Side acting, Side side) {
    const data::OpenedSetup& setup = tests::real_setup("campaign");
    GameState state = strategic::opening_of(setup.setting, setup.state, 1861);
    state.turn.stage = stage;
    state.turn.acting = acting;
    state.turn.step = 1;
    state.turn.game_turn = 2;
    state.treasury[0].pool = 20;
    state.treasury[1].pool = 20;
    state::Standing standing{setup.setting, state};
    return eve_of_supply(standing.situation(), side)->treasury_of(side).pool - 20;
  }

  static int income(Side side, int cycles_on) {
    const data::OpenedSetup& setup = tests::real_setup("campaign");
    state::Standing standing{setup.setting, strategic::opening_of(setup.setting, setup.state, 1)};
    const rulebook::Cycle now = standing.state().cycle;
    return strategic::total_of(
        strategic::income_of(standing.situation(), side, cycles_on == 0 ? now : now.next()));
  }
};

TEST_F(NextSupplyOfTheWar, Case_21_2_the_income_of_the_next_cycle_comes_before_its_maintenance) {
  for (const Side side : board::kSides) {
    EXPECT_GT(income(side, 1), 0);
    EXPECT_EQ(comes(Stage::CommandSegment, Side::Union, side), income(side, 1));
    EXPECT_EQ(comes(Stage::Politics, Side::Confederate, side), income(side, 1));
  }
}

TEST_F(NextSupplyOfTheWar, Case_21_1_in_a_Strategic_Turn_it_counts_until_it_has_come) {
  const int ours = income(Side::Union, 0);
  const int theirs = income(Side::Confederate, 0);
  EXPECT_EQ(comes(Stage::Sieges, Side::Union, Side::Union), ours);
  EXPECT_EQ(comes(Stage::Initiation, Side::Union, Side::Union), 0);
  EXPECT_EQ(comes(Stage::Blockade, Side::Confederate, Side::Union), 0);
  EXPECT_EQ(comes(Stage::Demobilisation, Side::Union, Side::Confederate), theirs);
  EXPECT_EQ(comes(Stage::Blockade, Side::Confederate, Side::Confederate), theirs);
  EXPECT_EQ(comes(Stage::SupplyPoints, Side::Confederate, Side::Confederate), 0);
  EXPECT_EQ(comes(Stage::Distribution, Side::Union, Side::Confederate), 0);
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
