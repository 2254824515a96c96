// A battle at the table: undo as far as the rules allow, saves that open as they were left, and
// damaged ones are opened up to the damage.
#include "core/tabletop/battle_match.h"

#include "core/ironclad/order_text.h"
#include "tests/save/made_up_game.h"
#include "tests/support/catalogue.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <gmock/gmock.h>

#include <algorithm>

namespace core::tabletop {
namespace {

namespace fs = std::filesystem;

using board::Side;
using ironclad::Action;
using ironclad::order_text;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

std::shared_ptr<const rulebook::Rulebook> words() {
  static const rulebook::Setting kSetting = tests::catalogue().load_setting({});
  return kSetting.rulebook;
}

BattleMatch begun(const std::string& battle, std::uint64_t seed = 7) {
  const BattleBegin begin{battle, seed, {}};
  return {battle_setting(tests::catalogue(), begin), begin, words()};
}

/// Plays offered choices, picked by their number.
void play(BattleMatch& match, int choices) {
  for (int i = 0; i < choices && match.asked(); ++i) {
    const auto offered = match.offered();
    ASSERT_TRUE(match.act(offered.at((match.length() * 7 + 3) % offered.size())));
  }
}

/// Goes on until something can be taken back.
void play_until_undo(BattleMatch& match) {
  for (int i = 0; i < 400 && match.undo_depth() == 0; ++i) {
    play(match, 1);
  }
  ASSERT_GT(match.undo_depth(), 0U);
}

struct BattlePosition {
  ironclad::State state;
  std::vector<BattleLine> log;

  friend bool operator==(const BattlePosition&, const BattlePosition&) = default;
};

BattlePosition position(const BattleMatch& match) { return {match.state(), match.log()}; }

fs::path saved(BattleMatch& match, const std::string& name) {
  fs::path file = tests::fresh_file(name);
  match.save_as(file, "1862-03-09");
  return file;
}

BattleMatch reopened(const fs::path& file) {
  return BattleMatch::open(tests::catalogue(), words(), file);
}

TEST(BattleMatch, undo_gives_the_position_before_and_redo_the_one_after) {
  BattleMatch match = begun("hampton-roads");
  int taken_back = 0;
  for (int i = 0; i < 120 && match.asked(); ++i) {
    const BattlePosition before = position(match);
    play(match, 1);
    const BattlePosition after = position(match);
    if (match.undo_depth() > 0) {
      match.undo();
      EXPECT_TRUE(position(match) == before) << "choice " << i;
      EXPECT_EQ(match.redo_depth(), 1U);
      match.redo();
      EXPECT_TRUE(position(match) == after) << "choice " << i;
      ++taken_back;
    }
  }
  EXPECT_GT(taken_back, 10);
}

TEST(BattleMatch, undo_stops_where_a_die_was_rolled) {
  BattleMatch match = begun("plum-point-bend");
  int rolls = 0;
  for (int i = 0; i < 300 && match.asked() && rolls < 3; ++i) {
    play(match, 1);
    const auto& events = match.events_of(match.length());
    if (std::ranges::any_of(events, [](const ironclad::Event& event) {
          return std::holds_alternative<ironclad::Rolled>(event);
        })) {
      ++rolls;
      EXPECT_EQ(match.undo_depth(), 0U);
    }
  }
  EXPECT_EQ(rolls, 3);
}

TEST(BattleMatch, a_side_takes_back_only_its_own_last_choices) {
  BattleMatch match = begun("hampton-roads");
  for (int i = 0; i < 200 && match.asked(); ++i) {
    play(match, 1);
    for (const Side side : board::kSides) {
      EXPECT_LE(match.undo_depth_of(side), match.undo_depth());
    }
    EXPECT_TRUE(match.undo_depth_of(Side::Union) == 0 ||
                match.undo_depth_of(Side::Confederate) == 0);
  }
}

TEST(BattleMatch, a_refused_choice_changes_and_writes_nothing) {
  BattleMatch match = begun("hampton-roads");
  const fs::path file = saved(match, "refused.battle");
  play(match, 4);
  const BattlePosition before = position(match);
  const auto rows = match.journal()->rows();
  const Side other = *match.asked() == Side::Union ? Side::Confederate : Side::Union;
  EXPECT_FALSE(match.act(ironclad::EndStep{other}));
  EXPECT_TRUE(position(match) == before);
  EXPECT_EQ(match.journal()->rows(), rows);
  EXPECT_EQ(BattleJournal::open(file).rows(), rows);
}

TEST(BattleMatch, a_new_choice_forgets_what_was_taken_back) {
  BattleMatch match = begun("hampton-roads");
  play_until_undo(match);
  match.undo();
  play(match, 1);
  EXPECT_EQ(match.redo_depth(), 0U);
}

TEST(BattleMatch, an_earlier_position_is_what_it_was) {
  BattleMatch match = begun("fort-henry");
  std::vector<ironclad::State> states{match.state()};
  for (int i = 0; i < 30; ++i) {
    play(match, 1);
    states.push_back(match.state());
  }
  for (std::uint32_t i = 0; i <= match.length(); ++i) {
    EXPECT_TRUE(match.state_after(i) == states[i]) << "after " << i;
  }
}

TEST(BattleMatch, a_save_opens_with_undo_and_redo_as_it_was_left) {
  BattleMatch match = begun("mobile-bay");
  play(match, 10);
  const fs::path file = saved(match, "left.battle");
  play(match, 25);
  play_until_undo(match);
  match.undo();
  {
    const BattleMatch again = reopened(file);
    EXPECT_TRUE(position(again) == position(match));
    EXPECT_EQ(again.redo_depth(), 1U);
    EXPECT_EQ(again.undo_depth(), match.undo_depth());
  }
  match.redo();
  const BattleMatch again = reopened(file);
  EXPECT_TRUE(position(again) == position(match));
  EXPECT_EQ(again.begin(), match.begin());
  EXPECT_EQ(again.journal()->head().date, "1862-03-09");
  EXPECT_EQ(BattleJournal::peek(file).rows, again.journal()->rows().size());
}

TEST(BattleMatch, what_the_computer_commands_is_in_the_save) {
  using board::Side;
  BattleMatch match = begun("plymouth");
  match.give_to_computer(Side::Confederate);
  const fs::path file = saved(match, "computer.battle");
  EXPECT_EQ(reopened(file).computer(), board::SideSet{Side::Confederate});
  match.give_to_computer(board::SideSet::both());
  const auto rows = match.journal()->rows().size();
  match.give_to_computer(board::SideSet::both());
  EXPECT_EQ(match.journal()->rows().size(), rows) << "nothing new is not written";
  play_until_undo(match);
  match.undo();
  EXPECT_EQ(match.computer(), board::SideSet::both()) << "it is no order";
  EXPECT_EQ(reopened(file).computer(), board::SideSet::both());
  EXPECT_EQ(position(reopened(file)), position(match));
  match.give_to_computer({});
  EXPECT_TRUE(reopened(file).computer().empty());
}

TEST(BattleMatch, a_row_that_gives_the_battle_to_somebody_else_is_named) {
  BattleMatch match = begun("plymouth");
  const fs::path file = saved(match, "somebody.battle");
  BattleJournal journal = BattleJournal::open(file);
  journal.append("computer somebody");

  const BattleMatch again = reopened(file);

  EXPECT_EQ(again.journal()->report().row, 1);
  EXPECT_THAT(again.journal()->report().damage, HasSubstr("computer"));
}

TEST(BattleMatch, whose_the_actions_are_that_can_be_taken_back) {
  BattleMatch match = begun("hampton-roads");
  EXPECT_EQ(match.side_of_last(0), std::nullopt);
  play_until_undo(match);
  ASSERT_GT(match.undo_depth(), 0U);
  std::uint32_t same = 0;
  while (match.side_of_last(same) == match.side_of_last(0)) {
    ++same;
  }
  EXPECT_EQ(same, match.undo_depth_of(*match.side_of_last(0)));
  EXPECT_EQ(match.side_of_last(match.undo_depth()), std::nullopt);
}

TEST(BattleMatch, IC_T42_options_are_in_the_save) {
  const BattleBegin begin{"plymouth", 3, {{"fire_each_step", "on"}}};
  BattleMatch match{battle_setting(tests::catalogue(), begin), begin, words()};
  const fs::path file = saved(match, "options.battle");
  EXPECT_EQ(reopened(file).begin(), begin);
}

TEST(BattleMatch, a_save_is_never_written_over) {
  BattleMatch match = begun("plymouth");
  const fs::path file = saved(match, "kept.battle");
  const std::string bytes = tests::bytes_of_file(file);
  BattleMatch other = begun("plymouth", 8);
  EXPECT_THROW(other.save_as(file, "1864-04-19"), base::DataError);
  EXPECT_EQ(tests::bytes_of_file(file), bytes);
  EXPECT_EQ(other.journal(), nullptr);
}

TEST(BattleMatch, two_programs_do_not_write_to_one_save) {
  BattleMatch match = begun("plymouth");
  const fs::path file = saved(match, "both.battle");
  BattleMatch other = reopened(file);
  play(match, 1);
  const std::string bytes = tests::bytes_of_file(file);

  play(other, 1);

  EXPECT_THAT(other.take_notices(), ElementsAre(HasSubstr("another program has written to it")));
  EXPECT_EQ(other.journal()->file(), file.parent_path() / "both 2.battle");
  EXPECT_EQ(tests::bytes_of_file(file), bytes);
  EXPECT_TRUE(position(reopened(other.journal()->file())) == position(other));
  fs::remove(other.journal()->file());
}

TEST(BattleMatch,
     a_save_that_is_renamed_while_it_is_fought_stays_and_the_battle_goes_on_in_a_copy) {
  BattleMatch match = begun("plymouth");
  const fs::path file = saved(match, "fought.battle");
  play(match, 5);
  const fs::path renamed = tests::fresh_file("with Anna.battle");
  fs::rename(file, renamed);
  const std::string bytes = tests::bytes_of_file(renamed);

  play(match, 1);

  EXPECT_THAT(match.take_notices(),
              ElementsAre(HasSubstr("it was renamed or moved, and is " + renamed.string())));
  EXPECT_EQ(tests::bytes_of_file(renamed), bytes);
  EXPECT_TRUE(position(reopened(match.journal()->file())) == position(match));
  fs::remove(match.journal()->file());
}

TEST(BattleMatch, is_one_file_between_two_orders) {
  BattleMatch match = begun("plymouth");
  const fs::path file = saved(match, "alone.battle");
  for (int order = 0; order < 6; ++order) {
    play(match, 1);
    for (const char* const ending : {"-journal", "-wal", "-shm"}) {
      EXPECT_FALSE(fs::exists(file.string() + ending)) << ending;
    }
    const fs::path copy = tests::fresh_file("alone-copy.battle");
    fs::copy_file(file, copy);
    EXPECT_TRUE(position(reopened(copy)) == position(match));
  }
}

/// What opening a save finds: why it is refused, or what is wrong with it.
std::string error_of(const fs::path& file) {
  try {
    return reopened(file).journal()->report().damage;
  } catch (const base::DataError& error) {
    EXPECT_EQ(error.file(), file.string());
    return error.what();
  }
  return {};
}

/// A save with some orders, as bytes.
const std::string& good_save() {
  static const std::string kBytes = [] {
    const fs::path file = [] {
      BattleMatch match = begun("plymouth");
      fs::path made = saved(match, "good.battle");
      play(match, 12);
      return made;  // closed
    }();
    return tests::bytes_of_file(file);
  }();
  return kBytes;
}

/// The good save with something done to its tables.
fs::path spoilt(const std::string& sql) {
  static int number = 0;
  fs::path file = tests::fresh_file("spoilt-" + std::to_string(++number) + ".battle");
  tests::write_file(file, good_save());
  SQLite::Database{file.string(), SQLite::OPEN_READWRITE}.exec(sql);
  return file;
}

TEST(DamagedBattle, a_changed_order_is_named_by_its_row) {
  EXPECT_THAT(
      error_of(spoilt("UPDATE orders SET text = 'done' WHERE id = 5")),
      HasSubstr("at order 5 (the row does not match its seal); it is opened up to order 4"));
}

TEST(DamagedBattle, a_missing_order_is_named_by_its_row) {
  EXPECT_THAT(error_of(spoilt("DELETE FROM orders WHERE id = 4")),
              HasSubstr("at order 4 (the row is missing); it is opened up to order 3"));
}

TEST(DamagedBattle, orders_exchanged_are_noticed) {
  EXPECT_THAT(
      error_of(spoilt("UPDATE orders SET id = 100 WHERE id = 2;"
                      "UPDATE orders SET id = 2 WHERE id = 3;"
                      "UPDATE orders SET id = 3 WHERE id = 100")),
      HasSubstr("at order 2 (the row does not match its seal); it is opened up to order 1"));
}

TEST(DamagedBattle, goes_on_in_a_copy_and_stays_as_it_is) {
  const fs::path file = spoilt("UPDATE orders SET text = 'done' WHERE id = 5");
  const std::string bytes = tests::bytes_of_file(file);
  BattleMatch match = reopened(file);
  EXPECT_THAT(match.take_notices(), ElementsAre(HasSubstr("it is opened up to order 4")));
  EXPECT_EQ(match.length(), 4U);

  play(match, 1);

  EXPECT_THAT(match.take_notices(), ElementsAre(HasSubstr("it is damaged. The game goes on in ")));
  EXPECT_EQ(tests::bytes_of_file(file), bytes);
  const BattleMatch copy = reopened(match.journal()->file());
  EXPECT_TRUE(copy.journal()->report().whole());
  EXPECT_TRUE(position(copy) == position(match));
  fs::remove(match.journal()->file());
}

TEST(DamagedBattle, another_seed_in_the_head_is_noticed) {
  EXPECT_THAT(error_of(spoilt("UPDATE header SET seed = seed + 1")),
              HasSubstr("header: the row does not match its seal"));
  EXPECT_THAT(error_of(spoilt("DELETE FROM header")), HasSubstr("the row is missing"));
}

TEST(DamagedBattle, a_missing_table_is_noticed) {
  EXPECT_NE(error_of(spoilt("DROP TABLE orders")), "");
}

TEST(DamagedBattle, a_missing_file_a_text_and_a_saved_game_are_refused) {
  EXPECT_NE(error_of(tests::fresh_file("nowhere.battle")), "");
  const fs::path text = tests::fresh_file("text.battle");
  tests::write_file(text, "a letter from Farragut\n");
  EXPECT_THAT(error_of(text), HasSubstr("a saved battle of Sumter"));
  EXPECT_THAT(error_of(tests::made_up_journal("game.sumter", 3)),
              HasSubstr("this is a saved game of west-63"));
}

TEST(DamagedBattle, cut_anywhere_it_opens_up_to_the_cut_or_says_why_not) {
  const fs::path file = tests::fresh_file("cut.battle");
  BattleMatch whole = begun("plymouth");
  play(whole, 12);
  int opened = 0;
  for (std::size_t length = 0; length < good_save().size(); length += 509) {
    const std::string bytes = good_save().substr(0, length);
    tests::write_file(file, bytes);
    try {
      const BattleMatch match = reopened(file);
      const bool all = match.journal()->rows().size() == 12U;
      EXPECT_TRUE(all || !match.journal()->report().whole()) << "cut at " << length;
      EXPECT_TRUE(!all || position(match) == position(whole)) << "cut at " << length;
      ++opened;
    } catch (const base::DataError& error) {
      EXPECT_FALSE(error.reason().empty());
    }
    EXPECT_EQ(tests::bytes_of_file(file), bytes) << "opening has changed the file";
  }
  EXPECT_GT(opened, 0);
}

}  // namespace
}  // namespace core::tabletop
