// A river campaign at the desk: undo as far as the rules allow, other lines of play, saves that
// open as they were left, damaged ones up to the damage, the diary.
#include "core/tabletop/river_match.h"

#include "core/base/data_error.h"
#include "core/river/commodore.h"
#include "core/river/order_text.h"
#include "core/tabletop/battle_journal.h"
#include "core/tabletop/river_diary.h"
#include "tests/save/made_up_game.h"
#include "tests/support/catalogue.h"
#include "tests/support/tabletop.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <gmock/gmock.h>

#include <algorithm>

namespace core::tabletop {
namespace {

namespace fs = std::filesystem;

using river::Policy;
using ::testing::HasSubstr;

const river::Charts& river_tables() {
  static const river::Charts kCharts = tests::tabletop().river_charts();
  return kCharts;
}

RiverMatch campaign(std::uint64_t seed = 7) {
  return {river_tables(), river::sample_begin(river_tables(), 0, 11, seed)};
}

void play_on(RiverMatch& match, int choices, Policy policy = Policy::Steady) {
  for (int i = 0; i < choices && !match.is_over(); ++i) {
    ASSERT_TRUE(match.act(river::choice_of(match.game(), policy)));
  }
}

void order(RiverMatch& match, const std::string& text) {
  const auto action = river::read_order(match.setting(), match.state(), text);
  ASSERT_TRUE(action) << action.error();
  ASSERT_TRUE(match.act(*action)) << text;
}

/// A choice that may be made now, and is not this one.
river::Action other_than(const RiverMatch& match, const river::Action& action) {
  const auto offered = match.offered();
  return *std::ranges::find_if(offered, [&](const auto& each) { return !(each == action); });
}

fs::path river_file(RiverMatch& match, const std::string& name) {
  fs::path file = tests::fresh_file(name);
  match.save_as(file, "1863-04-01");
  return file;
}

RiverMatch opened_again(const fs::path& file) { return RiverMatch::open(river_tables(), file); }

/// "row table: reason" of the error that opening gives.
std::string river_damage(const fs::path& file) {
  try {
    const std::string damage = opened_again(file).journal()->report().damage;
    return damage.empty() ? "none" : damage;
  } catch (const base::DataError& error) {
    return std::to_string(error.row()) + " " + error.column() + ": " + error.reason();
  }
}

void in_file(const fs::path& file, const std::string& statement) {
  SQLite::Database database{file.string(), SQLite::OPEN_READWRITE};
  database.exec(statement);
}

TEST(RiverMatch, what_rolled_no_die_can_be_taken_back_and_done_again) {
  RiverMatch match = campaign();
  const river::State before = match.state();
  order(match, "detach rattler follow");
  const river::State after = match.state();
  ASSERT_EQ(match.undo_depth(), 1U);
  match.undo();
  EXPECT_TRUE(match.state() == before);
  match.redo();
  EXPECT_TRUE(match.state() == after);
}

TEST(RiverMatch, RR_025_undo_stops_where_a_die_was_rolled) {
  RiverMatch match = campaign();
  order(match, "detach rattler follow");
  order(match, "advance");
  EXPECT_EQ(match.undo_depth(), 0U);
}

TEST(RiverMatch, a_refused_choice_changes_nothing) {
  RiverMatch match = campaign();
  const river::State before = match.state();
  const auto refused = match.act(river::FightOn{});
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().key, "no-encounter");
  EXPECT_TRUE(match.state() == before);
  EXPECT_EQ(match.length(), 0U);
}

TEST(RiverMatch, a_save_opens_as_it_was_left_at_any_moment) {
  RiverMatch match = campaign();
  const fs::path file = river_file(match, "left.river");
  for (int i = 0; i < 30 && !match.is_over(); ++i) {
    play_on(match, 1);
    const RiverMatch again = opened_again(file);
    EXPECT_TRUE(again.state() == match.state()) << "after " << match.length();
    EXPECT_EQ(again.length(), match.length());
  }
}

TEST(RiverMatch, RR_025_the_same_seed_and_orders_give_the_same_campaign) {
  RiverMatch one = campaign(3);
  RiverMatch other = campaign(3);
  play_on(one, 500);
  play_on(other, 500);
  ASSERT_TRUE(one.is_over());
  EXPECT_TRUE(one.state() == other.state());
}

TEST(RiverMatch, another_commodore_finds_the_same_river) {
  RiverMatch one{river_tables(), river::sample_begin(river_tables(), 0, 77, 1)};
  RiverMatch other{river_tables(), river::sample_begin(river_tables(), 1, 77, 2)};
  play_on(one, 60, Policy::Bold);
  play_on(other, 60, Policy::Cautious);
  const auto& ours = one.state().branches.front().sections;
  const auto& theirs = other.state().branches.front().sections;
  const std::size_t both = std::min(ours.size(), theirs.size());
  ASSERT_GT(both, 1U);
  for (std::size_t i = 0; i + 1 < both; ++i) {
    EXPECT_EQ(ours[i].heading, theirs[i].heading);
    EXPECT_EQ(ours[i].terrain, theirs[i].terrain);
    EXPECT_EQ(ours[i].rolls.action, theirs[i].rolls.action) << "section " << i + 1;
  }
}

TEST(RiverMatch, a_line_that_is_left_is_kept_and_can_be_taken_up_again) {
  RiverMatch match = campaign();
  const fs::path file = river_file(match, "lines.river");
  play_on(match, 12);
  const river::State first = match.state();
  const auto first_length = match.length();
  const river::Action fifth = match.action_at(5);
  match.branch(4);
  EXPECT_EQ(match.length(), 4U);
  ASSERT_EQ(match.lines().size(), 1U);
  ASSERT_TRUE(match.act(other_than(match, fifth)));
  const river::State second = match.state();
  match.take_up(0);
  EXPECT_EQ(match.length(), first_length);
  EXPECT_TRUE(match.state() == first);
  match.take_up(0);
  EXPECT_TRUE(match.state() == second);
  const RiverMatch again = opened_again(file);
  EXPECT_TRUE(again.state() == second);
  EXPECT_EQ(again.lines().size(), 1U);
}

TEST(RiverMatch, the_same_choices_after_a_branch_meet_the_same_dice) {
  RiverMatch match = campaign();
  play_on(match, 10);
  const river::State before = match.state();
  match.branch(0);
  play_on(match, 10);
  EXPECT_TRUE(match.state() == before);
}

TEST(RiverMatch, a_save_made_late_has_all_lines) {
  RiverMatch match = campaign();
  play_on(match, 12);
  match.branch(3);
  order(match, match.state().step == river::Step::Encounter ? "fight" : "hold");
  const fs::path file = river_file(match, "late.river");
  const RiverMatch again = opened_again(file);
  EXPECT_TRUE(again.state() == match.state());
  ASSERT_EQ(again.lines().size(), match.lines().size());
  EXPECT_EQ(again.lines().front().orders, match.lines().front().orders);
}

TEST(RiverMatch, a_truncated_save_is_refused) {
  RiverMatch match = campaign();
  const fs::path file = river_file(match, "cut.river");
  play_on(match, 5);
  fs::resize_file(file, fs::file_size(file) / 2);
  EXPECT_NE(river_damage(file), "none");
}

TEST(RiverMatch, a_changed_row_is_told_with_its_number) {
  RiverMatch match = campaign();
  const fs::path file = river_file(match, "changed.river");
  play_on(match, 5);
  in_file(file, "UPDATE orders SET text = 'hold' WHERE id = 3");
  EXPECT_THAT(
      river_damage(file),
      HasSubstr("at order 3 (the row does not match its seal); it is opened up to order 2"));
  in_file(file, "UPDATE header SET begin = 'river'");
  EXPECT_EQ(river_damage(file), "1 header: the row does not match its seal");
}

TEST(RiverMatch, a_row_that_is_no_text_is_damage_though_its_seal_is_right) {
  const fs::path file = tests::fresh_file("escape.battle");
  static_cast<void>(
      BattleJournal::create(file, {"hampton-roads", 1, {}}, "", {"hold", "\x1b[31mevil"}));
  EXPECT_EQ(BattleJournal::open(file).report().damage,
            "the save is damaged at order 2 (the row is no text); it is opened up to order 1");
}

TEST(RiverMatch, a_save_of_a_battle_is_no_campaign) {
  const fs::path file = tests::fresh_file("other.river");
  static_cast<void>(BattleJournal::create(file, {"hampton-roads", 1, {}}, ""));
  EXPECT_THAT(river_damage(file),
              HasSubstr("this is a saved battle of the miniature table, hampton-roads"));
}

TEST(RiverMatch, an_illegal_begin_is_one_clear_error) {
  river::Begin begin = river::sample_begin(river_tables(), 0, 1, 1);
  begin.warships.pop_back();
  try {
    const RiverMatch match{river_tables(), begin};
    FAIL();
  } catch (const base::DataError& error) {
    EXPECT_THAT(error.reason(), HasSubstr("three warships, not 2 [RR-390]"));
  }
}

// ---- the diary ----

TEST(RiverDiary, RR_480_RR_481_a_turn_has_the_columns_of_the_record_sheet) {
  RiverMatch match = campaign();
  play_on(match, 500);
  const auto diary = diary_of(tests::book(), match);
  int turns = 0;
  for (const DiaryEntry& each : diary) {
    turns += each.turn > 0 && !each.night ? 1 : 0;
    if (!each.direction.roll.empty()) {
      EXPECT_FALSE(each.direction.text.empty());
      EXPECT_FALSE(each.next_table.empty());
    }
    EXPECT_EQ(each.vessels.size(), river::kVessels);
  }
  EXPECT_EQ(turns, match.state().turn);
  EXPECT_EQ(diary.back().running, match.state().points());
}

TEST(RiverDiary, RR_482_a_roll_is_shown_raw_and_modified) {
  RiverMatch match = campaign();
  order(match, "advance");
  const auto diary = diary_of(tests::book(), match);
  const auto& rolls = match.state().branches.front().sections.front().rolls;
  const auto first = std::ranges::find(diary, 1, &DiaryEntry::turn);
  ASSERT_NE(first, diary.end());
  EXPECT_EQ(first->direction.roll,
            std::to_string(rolls.direction) + " −1 = " + std::to_string(rolls.direction - 1));
  EXPECT_EQ(first->action.roll,
            std::to_string(rolls.action) + " +1 = " + std::to_string(rolls.action_score));
  EXPECT_EQ(first->order, "advance");
}

TEST(RiverDiary, RR_301_points_of_the_turns_add_up) {
  RiverMatch match = campaign(5);
  play_on(match, 500);
  const auto diary = diary_of(tests::book(), match);
  int sum = river_tables().points.start;
  for (const DiaryEntry& each : diary) {
    sum += each.points;
  }
  EXPECT_EQ(sum, match.state().points());
}

TEST(RiverDiary, RR_014_turn_1_of_a_day_is_from_7_to_9) {
  DiaryEntry entry;
  entry.turn = 1;
  EXPECT_EQ(hours_of(entry), "Day 1, 07:00 to 09:00");
  entry.turn = 10;
  EXPECT_EQ(hours_of(entry), "Day 2, 15:00 to 17:00");
  entry.night = true;
  EXPECT_EQ(hours_of(entry), "Night after day 2");
}

TEST(RiverDiary, RR_483_csv_has_a_line_for_each_entry_and_as_many_cells_as_heads) {
  RiverMatch match = campaign();
  play_on(match, 500);
  const auto diary = diary_of(tests::book(), match);
  const std::string csv = diary_csv(diary);
  EXPECT_EQ(static_cast<std::size_t>(std::ranges::count(csv, '\n')), diary.size() + 1);
  EXPECT_THAT(csv, HasSubstr("\"advance\""));
}

}  // namespace
}  // namespace core::tabletop
