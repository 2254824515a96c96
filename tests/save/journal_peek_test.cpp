// A glance at a save for the list of games: what it says, what it tells of a bad one, and that it
// harms none.
#include "core/save/journal_peek.h"

#include "core/save/journal_schema.h"
#include "tests/save/made_up_game.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <gmock/gmock.h>

#include <random>
#include <set>

namespace core::save {
namespace {

namespace fs = std::filesystem;

using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using tests::fresh_file;
using tests::made_up_journal;
using tests::MadeUpGame;

/// The error for a file that cannot be looked at; its reason.
std::string refusal_of(const fs::path& file) {
  try {
    (void)peek(file);
  } catch (const base::DataError& error) {
    EXPECT_EQ(error.file(), file.string());
    return error.reason();
  }
  ADD_FAILURE() << "it was not refused";
  return {};
}

void run_sql(const fs::path& file, const std::string& sql) {
  SQLite::Database{file, SQLite::OPEN_READWRITE}.exec(sql);
}

std::set<std::string> names_beside(const fs::path& file) {
  std::set<std::string> names;
  for (const auto& entry : fs::directory_iterator{file.parent_path()}) {
    names.insert(entry.path().filename());
  }
  return names;
}

/// What opening the file finds; compared with what the glance found.
void expect_as_opened(const Peek& seen, const fs::path& file) {
  const Journal journal = Journal::open(file);
  EXPECT_EQ(seen.header, journal.header());
  EXPECT_EQ(seen.actions, journal.size());
  EXPECT_EQ(seen.head, journal.head());
  EXPECT_EQ(seen.branches, journal.branches().size());
  EXPECT_EQ(seen.after.game_turn, journal.info(journal.head()).game_turn);
  if (journal.head() != kBegin) {
    EXPECT_EQ(seen.after.by, journal.info(journal.head()).by);
    EXPECT_EQ(seen.after.rolls, journal.info(journal.head()).rolls);
  }
}

TEST(JournalPeek, tells_what_opening_tells) {
  for (const int actions : {0, 1, 9, 35}) {
    const fs::path file = made_up_journal("peek.sumter", actions);
    const Peek seen = peek(file);
    EXPECT_TRUE(seen.report.whole()) << seen.report.damage;
    EXPECT_EQ(seen.branch, kMainBranch);
    EXPECT_EQ(seen.actions, static_cast<std::uint32_t>(actions));
    expect_as_opened(seen, file);
  }
}

TEST(JournalPeek, stands_at_the_head_of_the_branch_that_is_played) {
  const fs::path file = made_up_journal("peek-branch.sumter", 35);
  {
    Journal journal = Journal::open(file);
    ASSERT_TRUE(journal.new_branch("what if", ActionId{4}));
  }
  const Peek seen = peek(file);
  EXPECT_EQ(seen.branch, "what if");
  EXPECT_EQ(seen.head, ActionId{4});
  EXPECT_EQ(seen.branches, 2U);
  EXPECT_EQ(seen.actions, 35U);
  EXPECT_LT(seen.after.game_turn, peek(made_up_journal("peek-main.sumter", 35)).after.game_turn);
  expect_as_opened(seen, file);
}

TEST(JournalPeek, changes_no_byte_and_leaves_no_file) {
  const fs::path file = made_up_journal("peek-untouched.sumter", 20);
  const std::string bytes = tests::bytes_of_file(file);
  const auto names = names_beside(file);
  (void)peek(file);
  EXPECT_EQ(tests::bytes_of_file(file), bytes);
  EXPECT_EQ(names_beside(file), names);
}

TEST(JournalPeek, sees_what_is_being_played_and_the_play_goes_on) {
  const fs::path file = fresh_file("peek-live.sumter");
  MadeUpGame game;
  Journal journal = Journal::create(file, tests::made_up_header(), game.state());
  for (int number = 1; number <= 25; ++number) {
    game.play_into(journal, number);
    const Peek seen = peek(file);
    ASSERT_TRUE(seen.report.whole()) << seen.report.damage;
    ASSERT_EQ(seen.head, ActionId{static_cast<std::uint32_t>(number)});
  }
  EXPECT_TRUE(Journal::open(file).report().whole());
}

TEST(JournalPeek, a_game_of_a_later_version_is_told_with_its_program) {
  const fs::path file = made_up_journal("peek-later.sumter", 3);
  run_sql(file, "UPDATE header SET program = 'sumter 7.5.0'; PRAGMA user_version = " +
                    std::to_string(kJournalVersion + 4));
  EXPECT_EQ(refusal_of(file), "a later Sumter (sumter 7.5.0) wrote this game in version " +
                                  std::to_string(kJournalVersion + 4) +
                                  "; this program reads version " +
                                  std::to_string(kJournalVersion) + " and cannot open it");
}

TEST(JournalPeek, a_later_version_may_have_other_tables) {
  const fs::path file = made_up_journal("peek-other-tables.sumter", 3);
  run_sql(file, "DROP TABLE header; CREATE TABLE head (program TEXT); PRAGMA user_version = " +
                    std::to_string(kJournalVersion + 1));
  EXPECT_EQ(refusal_of(file), "a later Sumter wrote this game in version " +
                                  std::to_string(kJournalVersion + 1) +
                                  "; this program reads version " +
                                  std::to_string(kJournalVersion) + " and cannot open it");
}

TEST(JournalPeek, the_name_of_a_later_program_is_shown_only_if_it_is_one) {
  const fs::path file = made_up_journal("peek-odd-name.sumter", 1);
  run_sql(file, "UPDATE header SET program = 'a' || char(10) || 'b'; PRAGMA user_version = 9");
  EXPECT_THAT(refusal_of(file), HasSubstr("a later Sumter wrote"));
  run_sql(file, "UPDATE header SET program = printf('%.100c', 'x')");
  EXPECT_THAT(refusal_of(file), HasSubstr("a later Sumter wrote"));
}

TEST(JournalPeek, an_earlier_version_is_told) {
  const fs::path file = made_up_journal("peek-earlier.sumter", 1);
  run_sql(file, "PRAGMA user_version = 0");
  EXPECT_THAT(refusal_of(file), HasSubstr("a saved game of version 0; this program reads"));
}

TEST(JournalPeek, what_is_no_journal_is_refused_with_the_reason) {
  const fs::path file = fresh_file("peek-none.sumter");
  EXPECT_EQ(refusal_of(file), "there is no such file");
  EXPECT_EQ(refusal_of(file.parent_path()), "this is a folder");
  tests::write_file(file, "");
  EXPECT_EQ(refusal_of(file), "the save is cut short: it has 0 bytes");
  tests::write_file(file, "SQLite");
  EXPECT_EQ(refusal_of(file), "the save is cut short: it has 6 bytes");
  tests::write_file(file, "Dear mother, we have taken Island No. 10.");
  EXPECT_EQ(refusal_of(file), "this is not a saved game of Sumter");
  tests::write_file(file, std::string(5000, 'x'));
  EXPECT_EQ(refusal_of(file), "this is not a saved game of Sumter");
}

TEST(JournalPeek, a_damaged_header_is_refused_with_its_row) {
  const fs::path file = made_up_journal("peek-header.sumter", 2);
  run_sql(file, "UPDATE header SET seed = seed + 1");
  try {
    (void)peek(file);
    FAIL() << "it was not refused";
  } catch (const base::DataError& error) {
    EXPECT_EQ(error.row(), 1);
    EXPECT_EQ(error.column(), "header");
    EXPECT_THAT(error.reason(), HasSubstr("does not match its seal"));
  }
}

TEST(JournalPeek, a_file_that_is_cut_short_is_told_and_still_listed) {
  const fs::path file = made_up_journal("peek-cut.sumter", 64);
  const std::string bytes = tests::bytes_of_file(file);
  tests::write_file(file, bytes.substr(0, bytes.size() - 4096));
  const Peek seen = peek(file);
  EXPECT_EQ(seen.header, tests::made_up_header());
  EXPECT_THAT(seen.report.damage,
              HasSubstr("cut short: it has " + std::to_string(bytes.size() - 4096) + " of " +
                        std::to_string(bytes.size()) + " bytes"));
}

TEST(JournalPeek, damage_to_what_it_reads_is_told_with_the_row) {
  const fs::path file = made_up_journal("peek-damaged.sumter", 12);
  run_sql(file, "UPDATE action SET rolls = rolls + 1 WHERE id = 12");
  Peek seen = peek(file);
  EXPECT_THAT(seen.report.damage, HasSubstr("action 12 (the row does not match its seal)"));
  EXPECT_EQ(seen.report.row, 12);
  run_sql(file, "DELETE FROM action WHERE id > 10");
  seen = peek(file);
  EXPECT_THAT(seen.report.damage, HasSubstr("action 11 (the row is missing)"));
  EXPECT_EQ(seen.head, ActionId{10});
  run_sql(file, "DELETE FROM branch");
  seen = peek(file);
  EXPECT_THAT(seen.report.damage, HasSubstr("damaged at its branches"));
  EXPECT_EQ(seen.head, ActionId{10});
}

TEST(JournalPeek, never_does_more_than_refuse_a_mutated_file) {
  const fs::path file = made_up_journal("peek-mutated.sumter", 24);
  const std::string good = tests::bytes_of_file(file);
  std::minstd_rand random{1863};
  int looked_at = 0;
  for (int i = 0; i < 600; ++i) {
    std::string bytes = good;
    // The first pages hold the tables and the header.
    const std::size_t range = i % 2 == 0 ? bytes.size() : std::size_t{8192};
    for (int change = 0; change < 3; ++change) {
      bytes[random() % range] = static_cast<char>(random());
    }
    if (i % 5 == 0) {
      bytes.resize(random() % bytes.size());
    }
    tests::write_file(file, bytes);
    try {
      const Peek seen = peek(file);
      EXPECT_EQ(seen.header, tests::made_up_header());
      ++looked_at;
    } catch (const base::DataError& error) {
      EXPECT_THAT(error.reason(), Not(IsEmpty()));
    }
    EXPECT_EQ(tests::bytes_of_file(file), bytes);
  }
  EXPECT_GT(looked_at, 100);
}

}  // namespace
}  // namespace core::save
