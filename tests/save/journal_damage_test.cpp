// A damaged journal opens up to a good action or is refused with one clear error; nothing else.
#include "core/save/journal.h"
#include "core/save/state_hash.h"
#include "tests/save/made_up_game.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <gmock/gmock.h>

#include <cstdlib>
#include <random>

namespace core::save {
namespace {

namespace fs = std::filesystem;

using ::testing::HasSubstr;
using ::testing::StartsWith;

constexpr int kDamagedActions = 64;

/// The bytes of a good journal and the hash of the position after each of its actions.
struct Good {
  std::string bytes;
  std::vector<std::uint64_t> hashes;
};

const Good& good() {
  static const Good good = [] {
    Good made{tests::bytes_of_file(tests::made_up_journal("good.sumter", kDamagedActions)), {}};
    tests::MadeUpGame game;
    made.hashes.push_back(state_hash(game.state()));
    for (int number = 1; number <= kDamagedActions; ++number) {
      game.play(number);
      made.hashes.push_back(state_hash(game.state()));
    }
    return made;
  }();
  return good;
}

/// How opening some bytes went.
struct Outcome {
  bool opened{};
  bool whole{};
  std::uint32_t actions{};
};

/// Opens the bytes as a journal and checks all that must hold of whatever can be opened.
Outcome open(const std::string& bytes, const std::string& what) {
  SCOPED_TRACE(what);
  static const fs::path file = tests::fresh_file("damaged.sumter");
  tests::write_file(file, bytes);
  Outcome outcome;
  try {
    const Journal journal = Journal::open(file);
    outcome = {true, journal.report().whole(), journal.size()};
    EXPECT_LE(journal.size(), static_cast<std::uint32_t>(kDamagedActions));
    EXPECT_EQ(journal.size() < kDamagedActions && outcome.whole, false)
        << "actions are lost unnoticed";
    EXPECT_LE(journal.head().value(), journal.size());
    EXPECT_EQ(journal.header(), tests::made_up_header());
    // From a later position on when the first is lost: then so many actions are left out.
    const std::uint32_t left_out =
        journal.size() == 0
            ? 0
            : static_cast<std::uint32_t>(journal.read(ActionId{1}).action.number) - 1;
    EXPECT_EQ(left_out > 0 && outcome.whole, false);
    if (journal.head() != kBegin) {
      EXPECT_EQ(journal.read(journal.head()).action.number,
                static_cast<int>(journal.head().value() + left_out));
    }
    static int opened = 0;
    if (++opened % 16 == 0) {  // positions are long: not every time
      const std::uint64_t hash = state_hash(journal.state_at(journal.head()));
      EXPECT_EQ(hash, good().hashes[journal.head().value() + left_out]);
    }
  } catch (const base::DataError& error) {
    EXPECT_EQ(error.file(), file.string());
    EXPECT_FALSE(error.reason().empty());
  }
  EXPECT_EQ(tests::bytes_of_file(file), bytes) << "opening has changed the file";
  EXPECT_FALSE(fs::exists(file.string() + "-wal"));
  return outcome;
}

TEST(DamagedJournal, the_good_one_opens) {
  const Outcome outcome = open(good().bytes, "good");
  EXPECT_TRUE(outcome.whole);
  EXPECT_EQ(outcome.actions, static_cast<std::uint32_t>(kDamagedActions));
}

TEST(DamagedJournal, cut_at_every_97th_byte) {
  int opened = 0;
  std::uint32_t most = 0;
  for (std::size_t length = 0; length < good().bytes.size(); length += 97) {
    const Outcome outcome =
        open(good().bytes.substr(0, length), "cut at " + std::to_string(length));
    EXPECT_FALSE(outcome.whole);
    opened += outcome.opened ? 1 : 0;
    most = std::max(most, outcome.actions);
  }
  EXPECT_GT(opened, 50) << "hardly any of what was left was saved";
  EXPECT_GT(most, kDamagedActions / 2U);
}

// A page that counts fewer rows than it holds hides the last ones.
TEST(DamagedJournal, with_every_head_of_a_page_changed) {
  const std::string& bytes = good().bytes;
  int hidden = 0;
  for (std::size_t page = 0; page < bytes.size() / tests::kPageOfSqlite; ++page) {
    const std::size_t head = tests::head_of_page(page);
    for (std::size_t at = head; at < head + tests::kHeadOfPage; ++at) {
      for (const int change : {1, 3, 64}) {
        std::string changed = bytes;
        changed[at] = static_cast<char>(changed[at] - change);
        hidden += open(changed, "head of a page changed at " + std::to_string(at)).whole ? 0 : 1;
      }
    }
  }
  EXPECT_GT(hidden, 20);
}

TEST(DamagedJournal, with_single_bytes_changed) {
  const std::string& bytes = good().bytes;
  std::minstd_rand random{1861};
  int opened = 0;
  int damaged = 0;
  for (int i = 0; i < 2000; ++i) {
    const std::size_t at = random() % bytes.size();
    std::string changed = bytes;
    changed[at] = static_cast<char>(changed[at] ^ static_cast<char>(1 + random() % 255));
    const Outcome outcome = open(changed, "changed at " + std::to_string(at));
    opened += outcome.opened ? 1 : 0;
    damaged += outcome.whole ? 0 : 1;
  }
  EXPECT_GT(opened, 500);
  EXPECT_GT(damaged, 500);
}

TEST(DamagedJournal, with_every_byte_of_its_first_pages_changed) {
  for (std::size_t at = 0; at < 1200; ++at) {
    std::string changed = good().bytes;
    changed[at] = static_cast<char>(changed[at] ^ '\x5A');
    (void)open(changed, "changed at " + std::to_string(at));
  }
}

TEST(DamagedJournal, with_stretches_of_it_zeroed) {
  std::minstd_rand random{1865};
  for (int i = 0; i < 300; ++i) {
    std::string changed = good().bytes;
    const std::size_t at = random() % changed.size();
    const std::size_t length = std::min<std::size_t>(1 + random() % 5000, changed.size() - at);
    changed.replace(at, length, length, '\0');
    (void)open(changed, "zeroed at " + std::to_string(at) + ", " + std::to_string(length));
  }
}

/// How many damaged files; SUMTER_MUTATIONS asks for another number.
int wanted_damages(int usual) {
  const char* asked = std::getenv("SUMTER_MUTATIONS");
  return asked != nullptr ? std::atoi(asked) : usual;
}

/// Noise over a stretch, a stretch doubled or left out: what a bad disk or a bad copy makes.
TEST(DamagedJournal, with_noise_and_stretches_out_of_place) {
  std::mt19937_64 random{1864};
  const int files = wanted_damages(600);
  int opened = 0;
  for (int i = 0; i < files; ++i) {
    std::string changed = good().bytes;
    const std::size_t at = random() % changed.size();
    const std::size_t length = std::min<std::size_t>(1 + random() % 300, changed.size() - at);
    const std::size_t other = random() % changed.size();
    switch (random() % 3) {
      case 0:
        for (std::size_t each = at; each < at + length; ++each) {
          changed[each] = static_cast<char>(random() % 256);
        }
        break;
      case 1:
        changed.insert(other, changed.substr(at, length));
        break;
      default:
        changed.erase(at, length);
        break;
    }
    opened += open(changed, "damage " + std::to_string(i)).opened ? 1 : 0;
  }
  EXPECT_GT(opened, files / 20);
  EXPECT_LT(opened, files);
}

/// A good journal in which a statement has been run.
fs::path journal_after(const std::string& sql) {
  fs::path file = tests::fresh_file("doctored.sumter");
  tests::write_file(file, good().bytes);
  SQLite::Database{file, SQLite::OPEN_READWRITE}.exec(sql);
  return file;
}

TEST(DamagedJournal, names_the_row_and_goes_on_in_a_copy) {
  const fs::path file = journal_after("UPDATE action SET game_turn = 7 WHERE id = 41");
  Journal journal = Journal::open(file);

  EXPECT_EQ(journal.report().row, 41);
  EXPECT_THAT(journal.report().damage,
              StartsWith("the save is damaged at action 41 (the row does not match its seal); it "
                         "is opened up to action 40"));
  EXPECT_EQ(journal.size(), 40U);
  EXPECT_EQ(journal.head(), ActionId{40});
  EXPECT_FALSE(journal.verify().good());
  tests::MadeUpGame game{journal.state_at(journal.head())};
  EXPECT_THROW(game.play_into(journal, 41), base::DataError);

  Journal copy = journal.copy_to(tests::fresh_file("rescued.sumter"));
  tests::MadeUpGame again{copy.state_at(copy.head())};
  again.play_into(copy, 41);

  EXPECT_TRUE(copy.report().whole());
  EXPECT_TRUE(copy.verify().good()) << copy.verify().fault;
  EXPECT_EQ(state_hash(again.state()), good().hashes[41]);
}

TEST(DamagedJournal, without_some_of_its_rows) {
  EXPECT_EQ(Journal::open(journal_after("DELETE FROM action WHERE id = 10")).size(), 9U);

  const Journal tail = Journal::open(journal_after("DELETE FROM action WHERE id > 50"));
  EXPECT_EQ(tail.size(), 50U);
  EXPECT_EQ(tail.head(), ActionId{50});
  EXPECT_THAT(tail.report().damage, HasSubstr("action 51 (the row is missing)"));

  const Journal all = Journal::open(journal_after("DELETE FROM action"));
  EXPECT_EQ(all.head(), kBegin);
  EXPECT_EQ(all.report().row, 1);
}

TEST(DamagedJournal, with_a_damaged_position_plays_from_the_one_before) {
  const Journal journal =
      Journal::open(journal_after("UPDATE snapshot SET state = x'0102' WHERE action = 60"));

  EXPECT_EQ(journal.report().row, 60);
  EXPECT_EQ(journal.size(), static_cast<std::uint32_t>(kDamagedActions));
  EXPECT_EQ(state_hash(journal.state_at(journal.head())), good().hashes[kDamagedActions]);
}

TEST(DamagedJournal, with_a_position_at_another_action) {
  const Journal journal =
      Journal::open(journal_after("UPDATE snapshot SET action = 61 WHERE action = 60"));

  EXPECT_FALSE(journal.report().whole());
  EXPECT_EQ(state_hash(journal.state_at(journal.head())), good().hashes[kDamagedActions]);
}

TEST(DamagedJournal, with_its_branch_lost_opens_at_its_last_action) {
  for (const std::string sql : {"DELETE FROM branch", "UPDATE branch SET head = 3"}) {
    const Journal journal = Journal::open(journal_after(sql));
    EXPECT_THAT(journal.report().damage, StartsWith("the save is damaged at")) << sql;
    EXPECT_EQ(journal.head(), ActionId{kDamagedActions}) << sql;
  }
}

TEST(DamagedJournal, without_its_header_or_tables_is_refused) {
  for (const std::string sql :
       {"DELETE FROM header", "UPDATE header SET scenario = 'east-62'", "DROP TABLE branch",
        "DELETE FROM snapshot", "UPDATE snapshot SET hash = 1"}) {
    EXPECT_THROW((void)Journal::open(journal_after(sql)), base::DataError) << sql;
  }
}

TEST(DamagedJournal, whose_begin_is_lost_is_opened_from_the_next_position) {
  for (const std::string sql :
       {"DELETE FROM snapshot WHERE action = 0", "UPDATE snapshot SET hash = 1 WHERE action = 0",
        "UPDATE snapshot SET state = x'0102' WHERE action < 20"}) {
    Journal journal = Journal::open(journal_after(sql));
    const std::uint32_t left_out = sql.ends_with("20") ? 20 : 10;

    EXPECT_THAT(journal.report().damage, HasSubstr("on, after action " + std::to_string(left_out)));
    EXPECT_EQ(journal.size(), kDamagedActions - left_out);
    for (std::uint32_t action = 0; action <= journal.size(); ++action) {
      EXPECT_EQ(state_hash(journal.state_at(ActionId{action})), good().hashes[action + left_out]);
    }
    const Journal copy = journal.copy_to(tests::fresh_file("later-begin.sumter"));
    const Journal again = Journal::open(copy.file());
    EXPECT_TRUE(again.report().whole()) << again.report().damage;
    EXPECT_TRUE(again.verify().good()) << again.verify().fault;
    EXPECT_EQ(again.size(), kDamagedActions - left_out);
  }
}

TEST(DamagedJournal, keeps_the_lines_that_follow_on_its_later_begin) {
  const fs::path file = tests::fresh_file("later-lines.sumter");
  tests::write_file(file, good().bytes);
  {
    Journal journal = Journal::open(file);
    ASSERT_TRUE(journal.new_branch("early", ActionId{4}));
    ASSERT_TRUE(journal.new_branch("late", ActionId{30}));
    tests::MadeUpGame game{journal.state_at(ActionId{30})};
    game.play_into(journal, 31);
    ASSERT_TRUE(journal.switch_to("main"));
  }
  SQLite::Database{file, SQLite::OPEN_READWRITE}.exec("DELETE FROM snapshot WHERE action = 0");

  const Journal journal = Journal::open(file);

  const auto branches = journal.branches();
  ASSERT_EQ(branches.size(), 2U);
  EXPECT_EQ(branches[0], (Branch{"main", ActionId{54}, true}));
  EXPECT_EQ(branches[1].name, "late");
  EXPECT_EQ(journal.path(branches[1].head).size(), 21U);
}

TEST(DamagedJournal, whose_begin_is_lost_is_made_anew_from_its_header) {
  for (const std::string sql : {"DELETE FROM snapshot WHERE action = 0",
                                "UPDATE snapshot SET state = x'0102' WHERE action = 0"}) {
    const auto begin_of = [](const Header& header, const std::vector<std::uint8_t>& faces) {
      EXPECT_EQ(faces, tests::made_up_position().dice.written());
      EXPECT_EQ(header, tests::made_up_header());
      return tests::made_up_position();
    };
    const Journal journal = Journal::open(journal_after(sql), begin_of);
    EXPECT_THAT(journal.report().damage,
                HasSubstr("the position at the beginning, which is made anew"));
    EXPECT_EQ(journal.size(), static_cast<std::uint32_t>(kDamagedActions));
    for (std::uint32_t action = 0; action <= journal.size(); ++action) {
      EXPECT_EQ(state_hash(journal.state_at(ActionId{action})), good().hashes[action]);
    }

    const Journal copy = journal.copy_to(tests::fresh_file("begun-anew.sumter"));
    EXPECT_TRUE(copy.report().whole()) << copy.report().damage;
    EXPECT_TRUE(copy.verify().good()) << copy.verify().fault;
    EXPECT_TRUE(Journal::open(copy.file()).report().whole());
  }
}

TEST(DamagedJournal, whose_begin_is_lost_is_made_anew_with_the_dice_that_were_written_down) {
  const fs::path file = tests::fresh_file("begun-with-dice.sumter");
  core::state::GameState begin = tests::made_up_position();
  begin.dice = core::base::Dice{1861, {3, 5, 1}};
  {
    Journal journal = Journal::create(file, tests::made_up_header(), begin);
    tests::MadeUpGame game{begin};
    for (int number = 1; number <= kDamagedActions; ++number) {
      game.play_into(journal, number);
    }
  }
  SQLite::Database{file, SQLite::OPEN_READWRITE}.exec("DELETE FROM snapshot WHERE action = 0");

  std::vector<std::uint8_t> told;
  const Journal journal = Journal::open(file, [&](const Header&, const auto& faces) {
    told = faces;
    return begin;
  });

  EXPECT_EQ(told, (std::vector<std::uint8_t>{3, 5, 1}));
  EXPECT_EQ(journal.size(), static_cast<std::uint32_t>(kDamagedActions));
}

TEST(DamagedJournal, whose_begin_cannot_be_made_anew_is_opened_from_the_next_position) {
  const auto another = [](const Header&, const auto&) -> GameState {
    throw base::DataError{"file", 1, "snapshot", "another game"};
  };
  const Journal journal =
      Journal::open(journal_after("DELETE FROM snapshot WHERE action = 0"), another);
  EXPECT_EQ(journal.size(), kDamagedActions - 10U);
}

}  // namespace
}  // namespace core::save
