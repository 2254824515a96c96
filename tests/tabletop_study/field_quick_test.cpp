// [FB-550] The median of several battles of commanders.
#include "core/tabletop_study/field_quick.h"

#include "core/tabletop/field_door.h"
#include "tests/support/catalogue.h"
#include "tests/support/tabletop.h"

#include <gtest/gtest.h>

namespace core::tabletop_study {
namespace {

using board::Side;
using tabletop::BattleReport;
using tabletop::TroopKind;

tabletop::BattleBrief foot_brief(int attacker, int defender) {
  tabletop::BattleBrief brief;
  brief.attacker = Side::Union;
  brief.sides[0].units = {{state::PieceId{1}, TroopKind::Infantry, attacker}};
  brief.sides[1].units = {{state::PieceId{2}, TroopKind::Infantry, defender}};
  return brief;
}

BattleReport report_with(int attacker, int defender, Side winner, int seed) {
  BattleReport report;
  report.winner = winner;
  report.sides[0].lost[0] = attacker;
  report.sides[1].lost[0] = defender;
  report.seed = seed;
  return report;
}

TEST(FieldQuick, FB_550_each_number_is_the_median_and_most_runs_name_the_winner) {
  const auto median =
      median_of({report_with(0, 3, Side::Union, 5), report_with(2, 1, Side::Confederate, 6),
                 report_with(4, 2, Side::Union, 7)},
                foot_brief(8, 4));
  EXPECT_EQ(median.side(Side::Union).points(), 2);
  EXPECT_EQ(median.side(Side::Confederate).points(), 2);
  EXPECT_EQ(median.winner, Side::Union);
  EXPECT_EQ(median.seed, 5);
}

TEST(FieldQuick, FB_550_FB_557_of_a_tie_the_smaller_number_and_the_defender) {
  const auto median =
      median_of({report_with(1, 4, Side::Union, 5), report_with(3, 2, Side::Confederate, 6)},
                foot_brief(8, 8));
  EXPECT_EQ(median.side(Side::Union).points(), 1);
  EXPECT_EQ(median.side(Side::Confederate).points(), 2);
  EXPECT_EQ(median.winner, Side::Confederate);
}

TEST(FieldQuick, FB_557_who_has_nothing_left_by_the_median_has_not_won) {
  const auto median =
      median_of({report_with(2, 1, Side::Union, 5), report_with(2, 1, Side::Union, 6),
                 report_with(2, 1, Side::Confederate, 7)},
                foot_brief(2, 4));
  EXPECT_EQ(median.winner, Side::Confederate);
}

TEST(FieldQuick, FB_550_the_same_seed_gives_the_same_report_and_it_can_be_given_up) {
  const auto& catalogue = tests::catalogue();
  const auto battle =
      tabletop::field_battle(tests::tabletop().field_charts(), foot_brief(2, 2), 3).value();
  const auto setting = tabletop::setting_of(catalogue, battle);
  const auto report = quick_report(setting, battle, 4, [] { return true; });
  ASSERT_TRUE(report);
  EXPECT_EQ(report->seed, 4);
  EXPECT_GT(report->moves, 1);
  EXPECT_EQ(quick_report(setting, battle, 4, [] { return true; }), report);
  int asked = 0;
  EXPECT_FALSE(quick_report(setting, battle, 4, [&] { return ++asked < 5; }));
  EXPECT_EQ(asked, 5);
}

}  // namespace
}  // namespace core::tabletop_study
