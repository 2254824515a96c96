// [RR-500] The worst and the best total that a campaign may still come to.
#include "core/river/outlook.h"

#include "core/river/commodore.h"
#include "tests/river/fights.h"

#include <gtest/gtest.h>

#include <vector>

namespace tests::river {
namespace {

using core::river::best_level;
using core::river::Bounds;
using core::river::Level;
using core::river::level_outlook;
using core::river::LevelOutlook;
using core::river::worst_level;

LevelOutlook outlook_of(const Game& game) { return level_outlook(game.setting(), game.state()); }

/// The ledger counts so many points.
Edit worth(std::int16_t points) {
  return [points](State& state) { state.ledger = {{1, core::river::kStartRule, points}}; };
}

/// The supply ships wait on the Mississippi.
Edit alone(const Edit& edit = {}) {
  return [edit](State& state) {
    detach(state, {kSupply, kSecondSupply}, kMississippi, Standing::Wait);
    if (edit) {
      edit(state);
    }
  };
}

TEST(River, RR_500_as_it_stands_is_what_quitting_comes_to) {
  Game game = in_orders({.edit = [](State& state) {
    state.vessels.front().damage = state.vessels.front().damage_ever = 13;  // 25.5 per cent
  }});
  EXPECT_EQ(outlook_of(game).now, 17);
  act(game, quit());
  ASSERT_TRUE(game.state().result);
  EXPECT_EQ(game.state().result->points, 17);
  EXPECT_EQ(outlook_of(game).final, (Bounds{17, 17}));
}

TEST(River, RR_500_a_campaign_that_can_go_on_has_no_worst_total) {
  const Game game = in_orders();
  const LevelOutlook outlook = outlook_of(game);
  EXPECT_FALSE(outlook.last_turn);
  EXPECT_FALSE(outlook.final.worst);
  EXPECT_EQ(worst_level(tested_charts(), outlook.final), Level::CrushingDefeat);
  EXPECT_EQ(best_level(tested_charts(), outlook.final), Level::FamousVictory);
}

TEST(River, RR_500_this_turn_all_may_be_lost_or_the_best_section_be_won) {
  const Game game = in_orders({.edit = worth(20)});
  EXPECT_EQ(outlook_of(game).this_turn, (Bounds{20 - 1 - 5 * 15, 20 - 1 + 30 + 10 + 5 * 5}));
}

TEST(River, RR_500_in_the_last_battle_the_worst_is_all_ships_and_the_best_her_capture) {
  const Game game = in_fight({{}, {enemy_like("arkansas")}}, {.edit = worth(20)});
  const LevelOutlook outlook = outlook_of(game);
  EXPECT_TRUE(outlook.last_turn);
  EXPECT_EQ(outlook.final, (Bounds{20 - 1 - 5 * 15, 20 - 1 + 30}));
  EXPECT_EQ(worst_level(tested_charts(), outlook.final), Level::CrushingDefeat);
  EXPECT_EQ(best_level(tested_charts(), outlook.final), Level::StirringVictory);
}

TEST(River, RR_500_who_waits_at_the_mouth_is_not_lost_in_it) {
  const Game game = in_fight({{}, {enemy_like("arkansas")}}, {.edit = alone(worth(20))});
  EXPECT_EQ(outlook_of(game).final, (Bounds{20 - 1 - 3 * 15, 49}));
}

TEST(River, RR_500_damage_counts_as_far_as_it_can_be_repaired) {
  const Game game =
      in_fight({{}, {enemy_like("arkansas")}},
               {.edit = alone([](State& state) {
                  worth(20)(state);
                  state.vessels.front().damage = state.vessels.front().damage_ever = 20;
                  state.vessels.front().pool = 10;  // 10 of 51 at the best: two tenths
                })});
  EXPECT_EQ(outlook_of(game).final, (Bounds{20 - 1 - 3 * 15, 49 - 2}));
}

TEST(River, RR_500_RR_307_guns_of_the_section_are_won_with_what_was_charged_for_them) {
  Battery battery = battery_of_line(1);  // three guns
  battery.charged = 2;
  const Game game = in_fight({{battery}, {enemy_like("arkansas")}}, {.edit = alone(worth(20))});
  EXPECT_EQ(outlook_of(game).final.best, 49 + 3 + 2 * 3);
}

TEST(River, RR_500_RR_307_guns_that_the_flotilla_leaves_behind_may_cost) {
  Battery battery = battery_of_line(1);
  battery.passed = true;
  const Game game = in_orders(facing({{battery}}, {.edit = alone(worth(20))}));
  EXPECT_EQ(outlook_of(game).this_turn.worst, 20 - 1 - 5 * 15 - 3 * 3);
}

TEST(River, RR_500_RR_324_on_the_shallows_of_the_main_river_the_campaign_ends_with_the_turn) {
  const Edit shallows = [](State& state) {
    worth(20)(state);
    section_of(state, 1).terrain = core::river::Terrain::Shallows;
  };
  const Game game = in_fight({{}, {enemy_like("gunboat")}}, {.edit = alone(shallows)});
  EXPECT_TRUE(outlook_of(game).last_turn);
  EXPECT_EQ(outlook_of(game).final, (Bounds{20 - 1 - 3 * 15, 20 - 1 + 5}));
}

TEST(River, RR_500_RR_142_late_in_a_campaign_the_next_section_is_the_last_one) {
  // Of 65 points of the best section, once in this turn and once in the last one.
  const Game game = in_orders({.turn = 99, .edit = worth(-100)});
  EXPECT_EQ(outlook_of(game).final.best, -100 - 1 + 65 + 65);
  EXPECT_EQ(best_level(tested_charts(), outlook_of(game).final), Level::MinorVictory);
  const Game before = in_orders({.turn = 98, .edit = worth(-100)});
  EXPECT_EQ(outlook_of(before).final.best, -100 - 1 + 65 + 65 + 35 - 1);
}

TEST(River, RR_500_RR_282_with_patrols_nights_may_earn_for_ever) {
  const auto patrols = with_options([](Options& options) { options.patrols = true; });
  const Game game = in_orders({.setting = patrols, .turn = 99, .edit = worth(-100)});
  EXPECT_FALSE(outlook_of(game).final.best);
  const Game night = at_night({.setting = patrols, .turn = 100, .edit = worth(20)});
  EXPECT_EQ(outlook_of(night).this_turn.best, 26);
}

/// Campaigns of the commodores, who do what people do; campaigns by chance are in
/// random_campaign_test.cpp.
TEST(River, RR_500_the_totals_of_commodores_lie_within_the_bounds_of_every_moment) {
  constexpr std::uint32_t kCampaigns = 60;
  int last_turns = 0;
  for (const core::river::Policy policy : core::river::kPolicies) {
    for (std::uint32_t river = 1; river <= kCampaigns; ++river) {
      Begin begin = flotilla(river % 3);
      begin.river = river;
      begin.seed = river;
      Game game{setting_of(begin)};
      std::vector<LevelOutlook> told;
      while (!game.is_over()) {
        told.push_back(outlook_of(game));
        last_turns += told.back().last_turn ? 1 : 0;
        act(game, choice_of(game, policy));
      }
      const int total = game.state().result->points;
      for (const LevelOutlook& each : told) {
        EXPECT_LE(worst_level(tested_charts(), each.final),
                  tested_charts().level(game.state().result->points));
        EXPECT_GE(best_level(tested_charts(), each.final),
                  tested_charts().level(game.state().result->points));
        EXPECT_LE(each.final.worst.value_or(total), total) << "river " << river;
        EXPECT_GE(each.final.best.value_or(total), total) << "river " << river;
      }
      EXPECT_LE(told.back().this_turn.worst, total) << "river " << river;
      EXPECT_GE(told.back().this_turn.best, total) << "river " << river;
    }
  }
  EXPECT_GT(last_turns, 0);
}

}  // namespace
}  // namespace tests::river
