// [26.15] [FB-550] [FB-556] [FB-557] The door to the table and back: saves, settings, results of
// another table.
#include "core/tabletop/field_door.h"

#include "core/field/game.h"
#include "core/tabletop/battle_match.h"
#include "core/tabletop/field_report.h"
#include "tests/support/catalogue.h"
#include "tests/support/tabletop.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>

namespace core::tabletop {
namespace {

using board::Side;
using testing::StartsWith;

/// Infantry and cavalry of the Union attack infantry.
BattleBrief horse_and_foot() {
  BattleBrief brief;
  brief.attacker = Side::Union;
  brief.sides[0].units = {{state::PieceId{1}, TroopKind::Infantry, 4},
                          {state::PieceId{2}, TroopKind::Cavalry, 2}};
  brief.sides[1].units = {{state::PieceId{3}, TroopKind::Infantry, 3}};
  brief.place = "B3010";
  return brief;
}

FieldBattle battle_of(int seed) {
  return field_battle(tests::tabletop().field_charts(), horse_and_foot(), seed).value();
}

TEST(FieldDoor, Case_26_15_the_save_is_named_by_the_seed_and_by_what_lies_there) {
  const BattleBegin begin = begin_of(battle_of(7));
  EXPECT_THAT(begin.battle, StartsWith("fight-field-7-"));
  EXPECT_EQ(begin.seed, 7U);
  EXPECT_EQ(begin.rules, RuleSet::Field);
  EXPECT_EQ(begin_of(battle_of(7)), begin);
  EXPECT_NE(begin_of(battle_of(8)).battle, begin.battle);
  BattleBrief more = horse_and_foot();
  more.sides[1].units.front().points = 4;
  const auto other = field_battle(tests::tabletop().field_charts(), more, 7).value();
  EXPECT_NE(begin_of(other).battle, begin.battle);
}

TEST(FieldDoor, Case_26_15_a_battle_is_saved_and_opened_again_by_the_same_door_alone) {
  const auto& catalogue = tests::catalogue();
  const auto words = catalogue.load_setting({}).rulebook;
  const std::filesystem::path file = std::filesystem::temp_directory_path() /
                                     ("sumter-ground-" + std::to_string(getpid()) + ".fight");
  std::filesystem::remove(file);
  {
    FieldMatch match{setting_of(catalogue, battle_of(7)), begin_of(battle_of(7)), words};
    ASSERT_TRUE(match.act(field::EndStep{*match.asked()}));
    match.save_as(file, "2026-11-26");
  }
  const auto again =
      FieldMatch::open(setting_of(catalogue, battle_of(7)), begin_of(battle_of(7)), words, file);
  EXPECT_EQ(again.length(), 1U);
  EXPECT_THROW((void)FieldMatch::open(setting_of(catalogue, battle_of(8)), begin_of(battle_of(8)),
                                      words, file),
               base::DataError);
  std::filesystem::remove(file);
}

TEST(FieldDoor, Case_26_15_FB_556_a_result_of_another_table_is_shared_out_to_the_infantry_first) {
  const auto report = report_told(horse_and_foot(), {5, 1, Side::Confederate});
  ASSERT_TRUE(report);
  EXPECT_EQ(report->side(Side::Union).lost, (std::array<int, kTroopKinds>{4, 1, 0}));
  EXPECT_EQ(report->side(Side::Confederate).points(), 1);
  EXPECT_EQ(report->winner, Side::Confederate);
  EXPECT_EQ(report->seed, 0);
}

TEST(FieldDoor, FB_556_nobody_loses_more_than_he_has_or_less_than_nothing) {
  for (const auto& [attacker, defender, side] :
       {std::tuple{7, 0, Side::Union}, std::tuple{-1, 0, Side::Union},
        std::tuple{0, 4, Side::Confederate}}) {
    const auto report = report_told(horse_and_foot(), {attacker, defender, Side::Confederate});
    ASSERT_FALSE(report) << attacker << ' ' << defender;
    EXPECT_EQ(report.error().kind, ReportFault::Kind::MoreThanEngaged);
    EXPECT_EQ(report.error().side, side);
    EXPECT_EQ(report.error().rule().text(), "FB-556");
  }
  const auto report = report_told(horse_and_foot(), {7, 0, Side::Confederate});
  EXPECT_EQ(sentence_of(report.error()), "the Union cannot lose 7 SP: 6 are engaged [FB-556]");
  EXPECT_TRUE(report_told(horse_and_foot(), {6, 0, Side::Confederate})) << "all is not too much";
}

TEST(FieldDoor, FB_557_who_has_nothing_left_has_not_won) {
  const auto report = report_told(horse_and_foot(), {6, 1, Side::Union});
  ASSERT_FALSE(report);
  EXPECT_EQ(report.error().kind, ReportFault::Kind::NothingLeft);
  EXPECT_EQ(report.error().rule().text(), "FB-557");
  EXPECT_TRUE(report_told(horse_and_foot(), {6, 3, Side::Confederate}))
      << "when neither has anything left the defender holds";
  EXPECT_FALSE(report_told(horse_and_foot(), {5, 3, Side::Confederate}));
}

}  // namespace
}  // namespace core::tabletop
