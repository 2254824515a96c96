// The journal as save, undo and tree of what might have been.
#include "core/save/journal.h"

#include "core/data/our_file.h"
#include "core/game/undo.h"
#include "core/save/bytes.h"
#include "core/save/journal_schema.h"
#include "core/save/state_hash.h"
#include "core/state/archive.h"
#include "tests/save/made_up_game.h"
#include "tests/support/catalogue.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <gmock/gmock.h>
#include <sys/resource.h>

#include <csignal>

namespace core::save {
namespace {

namespace fs = std::filesystem;

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;
using tests::fresh_file;
using tests::made_up_header;
using tests::made_up_journal;
using tests::MadeUpGame;

/// Expects a DataError for `file` whose reason holds `reason`.
template <class Do>
void expect_refused(const fs::path& file, const std::string& reason, const Do& action) {
  try {
    action();
    ADD_FAILURE() << "it was not refused";
  } catch (const base::DataError& error) {
    EXPECT_EQ(error.file(), file.string());
    EXPECT_THAT(error.reason(), HasSubstr(reason));
  }
}

std::vector<std::uint32_t> numbers(const std::vector<ActionId>& ids) {
  std::vector<std::uint32_t> numbers;
  numbers.reserve(ids.size());
  for (const ActionId id : ids) {
    numbers.push_back(id.value());
  }
  return numbers;
}

TEST(Journal, a_new_one_holds_its_header_and_the_begin) {
  const fs::path file = fresh_file("new.sumter");
  const GameState begin = tests::made_up_position();

  const Journal journal = Journal::create(file, made_up_header(), begin);

  EXPECT_EQ(journal.header(), made_up_header());
  EXPECT_TRUE(journal.report().whole());
  EXPECT_EQ(journal.size(), 0U);
  EXPECT_EQ(journal.head(), kBegin);
  EXPECT_EQ(journal.state_at(kBegin), begin);
  EXPECT_THAT(journal.branches(), ElementsAre(Branch{"main", kBegin, true}));
}

TEST(Journal, a_file_that_exists_is_not_written_over) {
  const fs::path file = fresh_file("there.sumter");
  tests::write_file(file, "a letter home");

  expect_refused(file, "exists already",
                 [&] { (void)Journal::create(file, made_up_header(), tests::made_up_position()); });
  EXPECT_EQ(tests::bytes_of_file(file), "a letter home");
}

TEST(Journal, a_folder_that_is_not_there_is_one_clear_error) {
  const fs::path file = fresh_file("no-such-folder") / "game.sumter";

  expect_refused(file, "cannot be written",
                 [&] { (void)Journal::create(file, made_up_header(), tests::made_up_position()); });
}

TEST(Journal, gives_back_every_action_and_the_position_after_it) {
  const fs::path file = fresh_file("play.sumter");
  MadeUpGame game;
  std::vector<MadeUpGame::Step> steps;
  std::vector<std::uint64_t> hashes;
  {
    Journal journal = Journal::create(file, made_up_header(), game.state());
    for (int number = 1; number <= 35; ++number) {
      steps.push_back(game.play(number));
      const auto& step = steps.back();
      EXPECT_EQ(journal.append(step.action, step.by, step.events, game.state()),
                ActionId{static_cast<std::uint32_t>(number)});
      hashes.push_back(state_hash(game.state()));
    }
  }

  const Journal journal = Journal::open(file);

  ASSERT_TRUE(journal.report().whole()) << journal.report().damage;
  EXPECT_EQ(journal.header(), made_up_header());
  ASSERT_EQ(journal.size(), 35U);
  EXPECT_EQ(journal.head(), ActionId{35});
  EXPECT_THAT(journal.path(), SizeIs(35));
  for (std::uint32_t id = 1; id <= 35; ++id) {
    const auto& step = steps[id - 1];
    const Entry entry = journal.read(ActionId{id});
    EXPECT_EQ(entry.action, step.action);
    EXPECT_EQ(to_bytes(entry.events), to_bytes(step.events));
    EXPECT_EQ(journal.info(ActionId{id}).by, step.by);
    EXPECT_EQ(journal.info(ActionId{id}).parent, ActionId{id - 1});
    EXPECT_EQ(state_hash(journal.state_at(ActionId{id})), hashes[id - 1]) << id;
  }
  EXPECT_EQ(journal.info(ActionId{35}).game_turn, 3);
  EXPECT_EQ(journal.info(ActionId{35}).rolls, game.state().dice.made());
}

TEST(Journal, a_game_goes_on_where_it_was_left) {
  const fs::path file = made_up_journal("go-on.sumter", 12);
  {
    Journal journal = Journal::open(file);
    MadeUpGame game{journal.state_at(journal.head())};
    game.play_into(journal, 13);
  }

  MadeUpGame all;
  for (int number = 1; number <= 13; ++number) {
    all.play(number);
  }
  const Journal journal = Journal::open(file);
  EXPECT_EQ(journal.state_at(journal.head()), all.state());
}

TEST(Journal, keeps_a_snapshot_of_the_begin_and_of_each_game_turn) {
  const fs::path file = made_up_journal("snapshots.sumter", 25);

  const Verdict verdict = Journal::open(file).verify();

  EXPECT_TRUE(verdict.good()) << verdict.fault;
  EXPECT_EQ(verdict.actions, 25);
  EXPECT_EQ(verdict.snapshots, 3);
}

TEST(Journal, packs_its_positions) {
  const fs::path file = made_up_journal("packed.sumter", 25);

  const SQLite::Database database{file, SQLite::OPEN_READONLY};
  SQLite::Statement rows{database, "SELECT length(state) FROM snapshot"};
  const auto plain = to_bytes(tests::made_up_position()).size();
  int count = 0;
  for (; rows.executeStep(); ++count) {
    EXPECT_LT(rows.getColumn(0).getUInt(), plain / 4);
  }
  EXPECT_EQ(count, 3);
}

TEST(Journal, is_one_file_when_it_is_closed) {
  const fs::path file = made_up_journal("one-file.sumter", 25);

  EXPECT_FALSE(fs::exists(file.string() + "-wal"));
  EXPECT_FALSE(fs::exists(file.string() + "-shm"));
}

TEST(Journal, opening_reading_and_verifying_change_no_byte) {
  const fs::path file = made_up_journal("untouched.sumter", 25);
  const std::string before = tests::bytes_of_file(file);
  {
    const Journal journal = Journal::open(file);
    (void)journal.state_at(ActionId{17});
    (void)journal.verify();
    EXPECT_FALSE(fs::exists(file.string() + "-wal"));
  }

  EXPECT_EQ(tests::bytes_of_file(file), before);
}

TEST(Journal, a_name_with_signs_that_mean_something_in_a_uri_is_a_name) {
  const fs::path file = made_up_journal("Bull Run? 100% #1.sumter", 3);

  EXPECT_EQ(Journal::open(file).size(), 3U);
}

// ---- undo ----

TEST(Undo, stops_at_rolls_drawn_chits_and_chits_turned_up) {
  constexpr auto kHidden = rulebook::Secrecy::Limited;

  EXPECT_TRUE(game::stops_undo(state::Rolled{}, kHidden));
  EXPECT_TRUE(game::stops_undo(state::ChitTaken{Side::Union, 3, false}, kHidden));
  EXPECT_FALSE(game::stops_undo(state::ChitTaken{Side::Union, 3, true}, kHidden));
  EXPECT_FALSE(game::stops_undo(state::Told{}, kHidden));
  EXPECT_FALSE(game::stops_undo(state::PieceMoved{}, kHidden));
}

TEST(Undo, moves_the_head_and_deletes_nothing) {
  const fs::path file = made_up_journal("undo.sumter", 6);
  {
    Journal journal = Journal::open(file);
    ASSERT_EQ(journal.info(journal.head()).parent, ActionId{5});
    EXPECT_FALSE(journal.info(journal.head()).stops_undo);
    journal.set_head(ActionId{5});
    EXPECT_EQ(journal.info(journal.head()).parent, ActionId{4});
  }

  Journal journal = Journal::open(file);
  ASSERT_TRUE(journal.report().whole()) << journal.report().damage;
  EXPECT_EQ(journal.size(), 6U);
  EXPECT_EQ(journal.head(), ActionId{5});
  EXPECT_THAT(numbers(journal.children(ActionId{5})), ElementsAre(6U));
  journal.set_head(ActionId{6});
  EXPECT_EQ(journal.head(), ActionId{6});
}

TEST(Undo, ends_at_an_action_that_rolled) {
  const fs::path file = made_up_journal("undo-roll.sumter", 4);

  const Journal journal = Journal::open(file);
  EXPECT_TRUE(journal.info(journal.head()).stops_undo);
}

TEST(Undo, what_is_played_instead_is_another_line_from_the_same_parent) {
  const fs::path file = made_up_journal("instead.sumter", 6);
  {
    Journal journal = Journal::open(file);
    journal.set_head(ActionId{5});
    MadeUpGame game{journal.state_at(ActionId{5})};
    game.play_into(journal, 100);
    EXPECT_EQ(journal.state_at(journal.head()), game.state());
  }

  const Journal journal = Journal::open(file);
  EXPECT_THAT(numbers(journal.path()), ElementsAre(1U, 2U, 3U, 4U, 5U, 7U));
  EXPECT_THAT(numbers(journal.children(ActionId{5})), ElementsAre(6U, 7U));
  EXPECT_TRUE(journal.verify().good()) << journal.verify().fault;
}

// ---- branches ----

TEST(Branches, are_played_one_beside_another) {
  const fs::path file = made_up_journal("branches.sumter", 22);
  {
    Journal journal = Journal::open(file);
    ASSERT_TRUE(journal.new_branch("what if", ActionId{9}).has_value());
    MadeUpGame game{journal.state_at(ActionId{9})};
    for (const int number : {210, 211, 220, 221}) {
      game.play_into(journal, number);
    }
    ASSERT_TRUE(journal.switch_to("main").has_value());
    MadeUpGame main{journal.state_at(journal.head())};
    main.play_into(journal, 23);
  }

  Journal journal = Journal::open(file);
  ASSERT_TRUE(journal.report().whole()) << journal.report().damage;
  EXPECT_THAT(journal.branches(), ElementsAre(Branch{"main", ActionId{27}, true},
                                              Branch{"what if", ActionId{26}, false}));
  ASSERT_TRUE(journal.switch_to("what if").has_value());
  EXPECT_THAT(numbers(journal.path()),
              ElementsAre(1U, 2U, 3U, 4U, 5U, 6U, 7U, 8U, 9U, 23U, 24U, 25U, 26U));
  const Verdict verdict = journal.verify();
  EXPECT_TRUE(verdict.good()) << verdict.fault;
  EXPECT_EQ(verdict.actions, 27);
  EXPECT_EQ(verdict.snapshots, 5);
}

TEST(Branches, need_a_name_of_their_own) {
  Journal journal = Journal::open(made_up_journal("names.sumter", 2));

  EXPECT_THAT(journal.new_branch("", kBegin).error(), HasSubstr("needs a name"));
  EXPECT_THAT(journal.new_branch("main", kBegin).error(), HasSubstr("'main' already"));
  EXPECT_THAT(journal.switch_to("other").error(), HasSubstr("no branch 'other'"));
  EXPECT_THAT(journal.branches(), SizeIs(1));
}

// ---- other files, other programs, full disks ----

TEST(Journal, another_version_is_refused) {
  const fs::path file = made_up_journal("version.sumter", 2);
  {
    SQLite::Database database{file, SQLite::OPEN_READWRITE};
    database.exec("PRAGMA user_version = " + std::to_string(kJournalVersion + 1));
  }
  expect_refused(file, "version " + std::to_string(kJournalVersion + 1) + "; this program reads",
                 [&] { (void)Journal::open(file); });
}

TEST(Journal, what_is_no_journal_is_refused) {
  const fs::path file = fresh_file("other.sumter");
  expect_refused(file, "no such file", [&] { (void)Journal::open(file); });
  expect_refused(file.parent_path(), "this is a folder",
                 [&] { (void)Journal::open(file.parent_path()); });
  tests::write_file(file, std::string(5000, 'x'));
  expect_refused(file, "not a saved game of Sumter", [&] { (void)Journal::open(file); });
  tests::write_file(file, "");
  expect_refused(file, "cut short", [&] { (void)Journal::open(file); });
  fs::remove(file);
  {
    SQLite::Database database{file, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE};
    database.exec("CREATE TABLE action (id INTEGER)");
  }
  expect_refused(file, "not a saved game of Sumter", [&] { (void)Journal::open(file); });
  {
    SQLite::Database database{file, SQLite::OPEN_READWRITE};
    database.exec("PRAGMA application_id = " + std::to_string(data::kJournalId));
    database.exec("PRAGMA user_version = " + std::to_string(kJournalVersion));
  }
  expect_refused(file, "its tables are not", [&] { (void)Journal::open(file); });
}

TEST(Journal, two_programs_do_not_write_over_one_another) {
  const fs::path file = made_up_journal("two.sumter", 5);
  Journal one = Journal::open(file);
  Journal two = Journal::open(file);
  MadeUpGame game{one.state_at(one.head())};
  MadeUpGame other{one.state_at(one.head())};
  game.play_into(one, 6);

  other.play_into(two, 7);

  EXPECT_THAT(two.take_notices(), ElementsAre(HasSubstr("another program has written to it")));
  EXPECT_NE(two.file(), file) << "it goes on in a copy";
  EXPECT_EQ(two.size(), 6U);
  game.play_into(one, 7);
  EXPECT_THAT(one.take_notices(), IsEmpty());
  EXPECT_EQ(Journal::open(file).size(), 7U);
  fs::remove(two.file());
}

/// Lets files of this process grow no further while it lives.
class FullDisk {
 public:
  explicit FullDisk(std::uintmax_t size) {
    (void)std::signal(SIGXFSZ, SIG_IGN);
    getrlimit(RLIMIT_FSIZE, &before_);
    rlimit limit = before_;
    limit.rlim_cur = size;
    setrlimit(RLIMIT_FSIZE, &limit);
  }

  ~FullDisk() { setrlimit(RLIMIT_FSIZE, &before_); }

  FullDisk(const FullDisk&) = delete;
  FullDisk& operator=(const FullDisk&) = delete;

 private:
  rlimit before_{};
};

TEST(Journal, a_full_disk_is_an_error_and_the_game_goes_on_when_there_is_room) {
  const fs::path file = fresh_file("full.sumter");
  MadeUpGame game;
  Journal journal = Journal::create(file, made_up_header(), game.state());
  std::string refused;
  {
    const FullDisk disk{fs::file_size(file)};
    for (int number = 1; refused.empty() && number < 60; ++number) {  // until the file would grow
      MadeUpGame next = game;
      try {
        next.play_into(journal, number);
        game = next;
      } catch (const base::DataError& error) {
        refused = error.reason();
      }
    }
  }
  EXPECT_THAT(refused, HasSubstr("the save cannot be written: the disk"));
  const std::uint32_t size = journal.size();
  EXPECT_EQ(journal.state_at(journal.head()), game.state());
  EXPECT_FALSE(fs::exists(file.string() + "-journal"));
  EXPECT_EQ(Journal::open(file).size(), size);

  game.play_into(journal, 60);

  EXPECT_THAT(journal.take_notices(), IsEmpty());
  EXPECT_EQ(Journal::open(file).size(), size + 1);
  EXPECT_TRUE(Journal::open(file).verify().good());
}

TEST(Journal, that_cannot_be_made_leaves_nothing_behind) {
  const fs::path folder = fresh_file("full-folder");
  fs::remove_all(folder);
  fs::create_directories(folder);
  {
    const FullDisk disk{5000};
    expect_refused(folder / "full.sumter", "the save cannot be written: the disk is full", [&] {
      (void)Journal::create(folder / "full.sumter", made_up_header(), tests::made_up_position());
    });
  }
  EXPECT_TRUE(fs::is_empty(folder));
}

TEST(Journal, a_copy_is_a_journal_of_its_own) {
  Journal journal = Journal::open(made_up_journal("original.sumter", 25));
  ASSERT_TRUE(journal.new_branch("other", ActionId{20}).has_value());
  const fs::path file = fresh_file("copy.sumter");

  Journal copy = journal.copy_to(file);

  EXPECT_EQ(copy.header(), journal.header());
  EXPECT_EQ(copy.branches(), journal.branches());
  EXPECT_EQ(copy.size(), 25U);
  EXPECT_TRUE(copy.verify().good()) << copy.verify().fault;
  MadeUpGame game{copy.state_at(copy.head())};
  game.play_into(copy, 26);
  EXPECT_EQ(journal.size(), 25U);
}

TEST(Journal, verify_finds_what_was_not_played_so) {
  const fs::path file = fresh_file("wrong.sumter");
  MadeUpGame game;
  Journal journal = Journal::create(file, made_up_header(), game.state());
  game.play_into(journal, 1);
  const auto step = game.play(10);  // begins a game-turn
  GameState another = game.state();
  another.treasury[0].pool += 1;
  journal.append(step.action, step.by, step.events, another);

  const Verdict verdict = journal.verify();

  EXPECT_EQ(verdict.row, 2);
  EXPECT_THAT(verdict.fault, HasSubstr("action 2: the position after it is another one"));
}

// ---- real set-ups ----

TEST(Journal, begins_of_all_set_ups_come_back) {
  for (const std::string& name : tests::setup_names()) {
    const fs::path file = fresh_file("setup.sumter");
    const GameState& begin = tests::real_setup(name).state;

    (void)Journal::create(file, made_up_header(), begin);

    EXPECT_EQ(Journal::open(file).state_at(kBegin), begin) << name;
  }
}

}  // namespace
}  // namespace core::save
