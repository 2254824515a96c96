// A save is one file: alone it is whole between two writes, and a program that is killed in the
// midst of one leaves what belongs to it and to nothing else.
#include "core/save/journal.h"
#include "core/save/journal_peek.h"
#include "core/save/leftover.h"
#include "core/save/state_hash.h"
#include "tests/save/made_up_game.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <gmock/gmock.h>
#include <sqlite3.h>
#include <unistd.h>

#include <map>
#include <set>

namespace core::save {
namespace {

namespace fs = std::filesystem;

using ::testing::AnyOf;
using ::testing::ElementsAre;
using ::testing::Eq;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;
using tests::bytes_of_file;
using tests::MadeUpGame;
using tests::write_file;

/// A folder of its own for one test.
fs::path fresh_folder(const std::string& name) {
  fs::path folder = tests::fresh_file("one-file-" + name);
  fs::remove_all(folder);
  fs::create_directories(folder);
  return folder;
}

std::map<std::string, std::string> files_in(const fs::path& folder) {
  std::map<std::string, std::string> files;
  for (const auto& entry : fs::directory_iterator{folder}) {
    files[entry.path().filename()] = entry.is_regular_file() ? bytes_of_file(entry.path()) : "";
  }
  return files;
}

std::set<std::string> names_in(const fs::path& folder) {
  std::set<std::string> names;
  for (const auto& [name, bytes] : files_in(folder)) {
    names.insert(name);
  }
  return names;
}

/// A game that is being played, so many actions in.
struct Played {
  MadeUpGame game;
  Journal journal;

  Played(const fs::path& file, int actions)
      : journal{Journal::create(file, tests::made_up_header(), game.state())} {
    for (int number = 1; number <= actions; ++number) {
      play();
    }
  }

  void play() { game.play_into(journal, static_cast<int>(journal.size()) + 1); }
};

TEST(OneFile, is_all_there_is_between_two_writes) {
  const fs::path folder = fresh_folder("alone");
  Played played{folder / "war.sumter", 0};
  const auto expect_alone = [&](std::uint32_t actions, ActionId head) {
    EXPECT_THAT(names_in(folder), ElementsAre("war.sumter"));
    const fs::path copy = fresh_folder("alone-copy") / "copy.sumter";
    fs::copy_file(folder / "war.sumter", copy);
    const Journal journal = Journal::open(copy);
    EXPECT_TRUE(journal.report().whole()) << journal.report().damage;
    EXPECT_EQ(journal.size(), actions);
    EXPECT_EQ(journal.head(), head);
  };
  expect_alone(0, kBegin);
  for (std::uint32_t action = 1; action <= 22; ++action) {
    played.play();
    expect_alone(action, ActionId{action});
  }
  played.journal.set_head(ActionId{21});
  expect_alone(22, ActionId{21});
  ASSERT_TRUE(played.journal.new_branch("what if", ActionId{7}));
  expect_alone(22, ActionId{7});
  ASSERT_TRUE(played.journal.switch_to("main"));
  expect_alone(22, ActionId{21});
  EXPECT_THAT(played.journal.take_notices(), IsEmpty());
}

/// What happens to a file while its game is played; afterwards the names in its folder, with what
/// somebody put there.
struct Mishap {
  const char* name;
  void (*happens)(const fs::path& file);
  const char* told;        ///< part of the notice
  std::uint32_t left{};    ///< actions in the file that was `war.sumter` before, where it is known
  const char* where = "";  ///< that file's name now
};

void put_another_game(const fs::path& file) {
  const fs::path other = tests::made_up_journal("another.sumter", 3);
  write_file(file, bytes_of_file(other));
}

const Mishap kMishaps[] = {
    {"renamed",
     [](const fs::path& file) { fs::rename(file, file.parent_path() / "with Anna.sumter"); },
     "it was renamed or moved, and is", 12, "with Anna.sumter"},
    {"deleted", [](const fs::path& file) { fs::remove(file); }, "it was deleted"},
    {"replaced",
     [](const fs::path& file) {
       put_another_game(file.parent_path() / "other.sumter");
       fs::rename(file.parent_path() / "other.sumter", file);
     },
     "another file has taken its place", 3, "war.sumter"},
    {"overwritten", put_another_game, "another program has written to it", 3, "war.sumter"},
    {"cut", [](const fs::path& file) { fs::resize_file(file, 5000); },
     "another program has written to it"},
    {"put back to an older copy",
     [](const fs::path& file) {
       Journal journal = Journal::open(file);
       journal.set_head(ActionId{4});
     },
     "another program has written to it", 12, "war.sumter"},
    {"with a letter where the journal would lie",
     [](const fs::path& file) { write_file(file.string() + "-journal", "Dear mother"); },
     "another file, war.sumter-journal or -wal, lies beside it", 12, "war.sumter"},
    {"with a letter where a log would lie",
     [](const fs::path& file) { write_file(file.string() + "-wal", "Dear mother"); },
     "another file, war.sumter-journal or -wal, lies beside it", 12, "war.sumter"},
};

TEST(OneFile, that_somebody_takes_away_is_left_alone_and_the_game_goes_on_in_a_copy) {
  for (const Mishap& mishap : kMishaps) {
    for (const bool at_the_end : {false, true}) {
      SCOPED_TRACE(std::string{mishap.name} + (at_the_end ? ", at the end" : ""));
      const fs::path folder = fresh_folder("mishap");
      Played played{folder / "war.sumter", 12};
      mishap.happens(folder / "war.sumter");
      const auto before = files_in(folder);

      at_the_end ? played.journal.end() : played.play();

      const auto notices = played.journal.take_notices();
      ASSERT_THAT(notices, SizeIs(1));
      EXPECT_THAT(notices.front(), HasSubstr(mishap.told));
      for (const auto& [name, bytes] : before) {
        EXPECT_EQ(bytes_of_file(folder / name), bytes) << name << " was touched";
      }
      if (*mishap.where != '\0') {
        EXPECT_EQ(peek(folder / mishap.where).actions, mishap.left);
      }
      if (at_the_end) {
        continue;  // what lies whole under another name needs no copy
      }
      EXPECT_EQ(played.journal.file(), folder / "war 2.sumter");
      played.play();
      EXPECT_THAT(played.journal.take_notices(), IsEmpty());
      EXPECT_EQ(files_in(folder).size(), before.size() + 1);
      const Journal copy = Journal::open(folder / "war 2.sumter");
      EXPECT_TRUE(copy.report().whole()) << copy.report().damage;
      EXPECT_EQ(copy.size(), 14U);
      EXPECT_EQ(copy.state_at(copy.head()), played.game.state());
      EXPECT_TRUE(copy.verify().good()) << copy.verify().fault;
    }
  }
}

TEST(OneFile, at_the_end_is_copied_when_it_is_nowhere) {
  const fs::path folder = fresh_folder("gone");
  Played played{folder / "war.sumter", 9};
  fs::remove(folder / "war.sumter");

  played.journal.end();

  EXPECT_EQ(Journal::open(folder / "war 2.sumter").size(), 9U);
}

TEST(OneFile, that_is_only_touched_or_copied_back_is_still_the_file) {
  const fs::path folder = fresh_folder("touched");
  Played played{folder / "war.sumter", 5};
  fs::last_write_time(folder / "war.sumter", fs::file_time_type::clock::now());
  played.play();
  const std::string bytes = bytes_of_file(folder / "war.sumter");
  fs::remove(folder / "war.sumter");
  write_file(folder / "war.sumter", bytes);
  played.play();

  EXPECT_THAT(played.journal.take_notices(), IsEmpty());
  EXPECT_THAT(names_in(folder), ElementsAre("war.sumter"));
  EXPECT_EQ(Journal::open(folder / "war.sumter").size(), 7U);
}

TEST(OneFile, needs_no_name_that_somebody_has) {
  const fs::path folder = fresh_folder("names");
  for (const std::string name :
       {"war.sumter.new", "war.sumter-journal", "war.sumter-wal", "war.sumter-shm"}) {
    write_file(folder / name, "mine");
  }
  Played played{folder / "war.sumter", 3};
  EXPECT_EQ(played.journal.file(), folder / "war 2.sumter");

  for (const std::string name :
       {"war.sumter.new", "war.sumter-journal", "war.sumter-wal", "war.sumter-shm"}) {
    EXPECT_EQ(bytes_of_file(folder / name), "mine") << name;
  }
}

// ---- killed in the midst of a write ----

/// What lay beside a file just before SQLite removed it.
std::string& caught_journal() {
  static std::string bytes;
  return bytes;
}

using Unlink = int (*)(const char*);

Unlink& real_unlink() {
  static Unlink function = nullptr;
  return function;
}

int catching_unlink(const char* path) {
  if (std::string_view{path}.ends_with("-journal")) {
    caught_journal() = bytes_of_file(path);
  }
  return real_unlink()(path);
}

/// Keeps the journal of each write while it lives.
class Catcher {
 public:
  Catcher() {
    real_unlink() = reinterpret_cast<Unlink>(
        vfs_->xGetSystemCall(vfs_, "unlink"));  // NOLINT(*-reinterpret-cast)
    set(catching_unlink);
  }

  Catcher(const Catcher&) = delete;
  Catcher& operator=(const Catcher&) = delete;

  ~Catcher() { set(real_unlink()); }

 private:
  void set(Unlink function) const {
    vfs_->xSetSystemCall(
        vfs_, "unlink",
        reinterpret_cast<sqlite3_syscall_ptr>(function));  // NOLINT(*-reinterpret-cast)
  }

  sqlite3_vfs* vfs_ = sqlite3_vfs_find(nullptr);
};

/// A write: the file before and after it, and the journal that lay beside it.
struct Write {
  std::string before;
  std::string after;
  std::string journal;
};

constexpr std::size_t kPage = 4096;

/// The file with so many of the pages that the write changed, in their order.
std::string in_the_midst(const Write& write, std::size_t pages) {
  std::string bytes = write.before;
  bytes.resize(std::max(write.before.size(), write.after.size()), '\0');
  std::size_t changed = 0;
  std::size_t end = write.before.size();
  for (std::size_t at = 0; at < write.after.size() && changed < pages; at += kPage) {
    if (at >= write.before.size() || write.before.compare(at, kPage, write.after, at, kPage) != 0) {
      bytes.replace(at, kPage, write.after, at, kPage);
      end = std::max(end, at + kPage);
      ++changed;
    }
  }
  bytes.resize(end);
  return bytes;
}

std::size_t changed_pages(const Write& write) {
  std::size_t pages = 0;
  while (in_the_midst(write, pages) != write.after) {
    ++pages;
  }
  return pages;
}

/// The last of so many actions.
Write last_write(const std::string& name, int actions) {
  const fs::path file = fresh_folder(name) / "war.sumter";
  Played played{file, actions - 1};
  Write write{.before = bytes_of_file(file), .after = {}, .journal = {}};
  {
    const Catcher catcher;
    played.play();
  }
  write.after = bytes_of_file(file);
  write.journal = caught_journal();
  return write;
}

TEST(OneFile, killed_in_a_write_opens_at_the_order_before_or_after_it) {
  for (const int actions : {1, 7, 10, 20, 31}) {  // some begin a game-turn
    const Write write = last_write("killed", actions);
    ASSERT_FALSE(write.journal.empty());
    for (std::size_t pages = 0; pages <= changed_pages(write); ++pages) {
      SCOPED_TRACE(std::to_string(actions) + " actions, " + std::to_string(pages) + " pages");
      const fs::path folder = fresh_folder("killed-copy");
      const fs::path file = folder / "war.sumter";
      write_file(file, in_the_midst(write, pages));
      write_file(file.string() + "-journal", write.journal);
      const auto before = files_in(folder);
      {
        const Journal journal = Journal::open(file);
        ASSERT_TRUE(journal.report().whole()) << journal.report().damage;
        ASSERT_THAT(journal.size(), AnyOf(Eq(actions - 1), Eq(actions)));
        ASSERT_EQ(journal.head().value(), journal.size());
        EXPECT_TRUE(peek(file).report.whole()) << peek(file).report.damage;
        EXPECT_EQ(files_in(folder), before) << "opening has changed something";
      }
      Journal journal = Journal::open(file);
      const std::uint32_t size = journal.size();
      MadeUpGame game{journal.state_at(journal.head())};
      game.play_into(journal, 100);
      EXPECT_THAT(journal.take_notices(), IsEmpty());
      EXPECT_THAT(names_in(folder), ElementsAre("war.sumter"));
      EXPECT_EQ(Journal::open(file).size(), size + 1);
      EXPECT_TRUE(Journal::open(file).verify().good());
    }
  }
}

TEST(OneFile, killed_in_a_write_and_taken_alone_is_whole_or_says_up_to_where) {
  const Write write = last_write("torn", 20);
  for (std::size_t pages = 0; pages <= changed_pages(write); ++pages) {
    const fs::path file = fresh_folder("torn-copy") / "war.sumter";
    write_file(file, in_the_midst(write, pages));
    const Journal journal = Journal::open(file);
    EXPECT_GE(journal.size(), journal.report().whole() ? 19U : 1U) << journal.report().damage;
    EXPECT_TRUE(journal.report().whole() || journal.report().row > 0 ||
                !journal.report().damage.empty());
  }
}

TEST(OneFile, takes_nothing_from_a_journal_of_another_game_or_another_moment) {
  const Write ours = last_write("ours", 20);
  const Write other = last_write("other", 20);
  const Write earlier = last_write("earlier", 12);
  for (const std::string& journal :
       {other.journal, earlier.journal, std::string{"Dear mother, all is well"},
        std::string(9000, '\0')}) {
    const fs::path folder = fresh_folder("strange");
    const fs::path file = folder / "war.sumter";
    write_file(file, ours.after);
    write_file(file.string() + "-journal", journal);
    const auto before = files_in(folder);

    Journal opened = Journal::open(file);

    ASSERT_TRUE(opened.report().whole()) << opened.report().damage;
    ASSERT_EQ(opened.size(), 20U);
    MadeUpGame game{opened.state_at(opened.head())};
    game.play_into(opened, 21);
    EXPECT_THAT(opened.take_notices(), SizeIs(1));
    EXPECT_EQ(opened.file(), folder / "war 2.sumter");
    for (const auto& [name, bytes] : before) {
      EXPECT_EQ(bytes_of_file(folder / name), bytes) << name << " was touched";
    }
  }
}

TEST(OneFile, takes_nothing_from_the_journal_of_a_copy_that_went_another_way) {
  const fs::path folder = fresh_folder("ways");
  const fs::path file = folder / "war.sumter";
  Played played{file, 12};
  const fs::path copy = folder / "copy.sumter";
  fs::copy_file(file, copy);
  Journal other = Journal::open(copy);
  MadeUpGame another{other.state_at(other.head())};
  another.play_into(other, 50);  // the copy goes its own way
  played.play();
  {
    const Catcher catcher;
    played.play();
  }
  write_file(copy.string() + "-journal",
             caught_journal());  // of the same identity, at the same count of changes

  Journal opened = Journal::open(copy);

  EXPECT_TRUE(opened.report().whole()) << opened.report().damage;
  EXPECT_EQ(opened.size(), 13U);
  EXPECT_EQ(opened.read(ActionId{13}).action.number, 50);
}

TEST(OneFile, names_its_identity_on_its_first_page) {
  const fs::path one = tests::made_up_journal("identity-1.sumter", 1);
  const fs::path two = tests::made_up_journal("identity-2.sumter", 1);
  const auto identity = [](const fs::path& file) { return identity_on(first_bytes(file, kPage)); };
  EXPECT_THAT(identity(one), SizeIs(32));
  EXPECT_NE(identity(one), identity(two));
  const fs::path copy = tests::fresh_file("identity-copy.sumter");
  (void)Journal::open(one).copy_to(copy);
  EXPECT_NE(identity(copy), identity(one)) << "a copy goes its own way";
}

// ---- saves that were written by way of FILE-wal ----

/// A save with so many actions in the file and the others in FILE-wal, as an earlier program left
/// it when it was killed.
fs::path logged_save(const fs::path& folder, int in_file, int in_all, std::uint64_t seed = 1861) {
  fs::path file = folder / "war.sumter";
  const fs::path whole = folder / "whole";
  const fs::path live = folder / "live";
  MadeUpGame game;
  Header header = tests::made_up_header();
  header.seed = seed;
  Journal journal = Journal::create(live, header, game.state());
  for (int number = 1; number <= in_file; ++number) {
    game.play_into(journal, number);
  }
  Journal longer = journal.copy_to(whole);
  SQLite::Database database{live, SQLite::OPEN_READWRITE};
  database.exec("PRAGMA journal_mode = WAL");
  database.exec("PRAGMA wal_autocheckpoint = 0");
  database.exec("ATTACH '" + whole.string() + "' AS whole");
  for (int number = in_file + 1; number <= in_all; ++number) {
    game.play_into(longer, number);
    const std::string one = std::to_string(number);
    SQLite::Transaction transaction{database};
    database.exec("INSERT INTO action SELECT * FROM whole.action WHERE id = " + one);
    database.exec("INSERT INTO snapshot SELECT * FROM whole.snapshot WHERE action = " + one);
    database.exec("DELETE FROM branch; INSERT INTO branch SELECT * FROM whole.branch");
    transaction.commit();
  }
  fs::copy_file(live, file);
  fs::copy_file(live.string() + "-wal", file.string() + "-wal");
  return file;
}

TEST(OldLog, is_read_with_the_save_and_folded_into_it_by_the_first_write) {
  const fs::path folder = fresh_folder("log");
  const fs::path file = logged_save(folder, 8, 12);
  const std::string bytes = bytes_of_file(file);
  const std::string log = bytes_of_file(file.string() + "-wal");
  Journal journal = Journal::open(file);
  EXPECT_TRUE(journal.report().whole()) << journal.report().damage;
  EXPECT_EQ(journal.size(), 12U);
  EXPECT_EQ(peek(file).actions, 12U);
  EXPECT_EQ(bytes_of_file(file), bytes);
  EXPECT_EQ(bytes_of_file(file.string() + "-wal"), log);

  MadeUpGame game{journal.state_at(journal.head())};
  game.play_into(journal, 13);

  EXPECT_THAT(journal.take_notices(), IsEmpty());
  EXPECT_FALSE(fs::exists(file.string() + "-wal"));
  EXPECT_EQ(Journal::open(file).size(), 13U);
}

TEST(OldLog, of_another_game_is_left_alone) {
  const fs::path file = logged_save(fresh_folder("log-ours"), 8, 12);
  const fs::path other = logged_save(fresh_folder("log-other"), 3, 30, 1862);
  fs::copy_file(other.string() + "-wal", file.string() + "-wal",
                fs::copy_options::overwrite_existing);
  const std::string log = bytes_of_file(file.string() + "-wal");

  Journal journal = Journal::open(file);
  EXPECT_EQ(journal.size(), 8U);
  MadeUpGame game{journal.state_at(journal.head())};
  game.play_into(journal, 9);

  EXPECT_THAT(journal.take_notices(), SizeIs(1));
  EXPECT_EQ(bytes_of_file(file.string() + "-wal"), log);
}

TEST(OldLog, that_is_damaged_is_told) {
  const fs::path file = logged_save(fresh_folder("log-damaged"), 8, 30);
  std::string log = bytes_of_file(file.string() + "-wal");
  log[log.size() / 2] = static_cast<char>(log[log.size() / 2] ^ 1);
  write_file(file.string() + "-wal", log);

  const Journal journal = Journal::open(file);

  EXPECT_FALSE(journal.report().whole());
  EXPECT_GE(journal.size(), 8U);
  EXPECT_LT(journal.size(), 30U);
}

}  // namespace
}  // namespace core::save
