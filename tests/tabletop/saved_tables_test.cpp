// A save of every kind keeps each answered order when the program is killed, opens when it was
// copied while it was played, and is opened up to the damage.
#include "tests/tabletop/saved_tables.h"

#include "core/base/data_error.h"
#include "tests/save/killed_writer.h"
#include "tests/save/made_up_game.h"
#include "tests/support/whole.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

namespace tests {
namespace {

namespace fs = std::filesystem;

using std::chrono::microseconds;

constexpr const char* kWriter = "table_writer";

class SavedTables : public testing::TestWithParam<std::string_view> {
 protected:
  [[nodiscard]] static std::string kind() { return std::string{GetParam()}; }

  /// How a save opens: whole, up to a damage that is told, or refused with a reason.
  struct Found {
    bool refused{};
    bool whole{};
    std::uint32_t length{};
  };

  [[nodiscard]] static Found found(const fs::path& file) {
    try {
      const auto table = saved_table(kind(), file);
      return {false, table->report().whole(), table->length()};
    } catch (const core::base::DataError& error) {
      EXPECT_EQ(error.file(), file.string());
      EXPECT_FALSE(error.reason().empty());
      return {true, false, 0};
    }
  }
};

TEST_P(SavedTables, killed_keep_every_answered_order) {
  const int kills = whole() ? 120 : 8;
  constexpr int kKillsOfAFile = 20;
  constexpr int kLongest = 40000;
  std::minstd_rand random{1862};
  fs::path file;
  std::uint32_t answered = 0;
  std::uint32_t all = 0;
  for (int kill = 0; kill < kills; ++kill) {
    if (kill % kKillsOfAFile == 0) {
      all += answered;
      answered = 0;
      file = fresh_file("killed-" + kind() + ".save");
    }
    const auto from = kill % 4 == 0 ? KilledFrom::Start : KilledFrom::FirstOrder;
    answered = std::max(answered, orders_until_killed(kWriter, {kind(), file.string()}, from,
                                                      microseconds{random() % kLongest}));
    if (!fs::exists(file)) {
      ASSERT_EQ(answered, 0U);
      continue;
    }
    const Found now = found(file);
    ASSERT_TRUE(now.whole);
    ASSERT_GE(now.length, answered);
    ASSERT_LE(now.length, answered + 1) << "written, but not answered any more";
    answered = now.length;  // what was read once is never lost again
  }
  EXPECT_GE(all + answered, static_cast<std::uint32_t>(kills) / 2U);
}

TEST_P(SavedTables, copied_while_they_are_played_open_or_say_up_to_where) {
  const fs::path file = fresh_file("copied-" + kind() + ".save");
  const fs::path copy = fresh_file("copy-" + kind() + ".save");
  const int copies = whole() ? 200 : 10;
  int opened_whole = 0;
  const auto copy_and_open = [&] {
    std::uint32_t before = 0;
    for (int copied = 0; copied < copies; ++copied) {
      fs::copy_file(file, copy, fs::copy_options::overwrite_existing);
      const Found now = found(copy);
      if (now.whole) {
        EXPECT_GE(now.length, before) << "a later copy has fewer orders, and does not say so";
        before = now.length;
        ++opened_whole;
      }
    }
  };
  EXPECT_GT(orders_until_done(kWriter, {kind(), file.string()}, copy_and_open), 0U);
  EXPECT_GT(opened_whole, copies / 2);
}

TEST_P(SavedTables, damaged_open_up_to_the_damage_or_say_why_not) {
  const fs::path file = fresh_file("good-" + kind() + ".save");
  constexpr std::uint32_t kOrders = 40;
  {
    const auto table = saved_table(kind(), file);
    for (std::uint32_t order = 0; order < kOrders && table->play(); ++order) {
    }
  }
  const std::string good = bytes_of_file(file);
  const std::uint32_t length = found(file).length;
  std::minstd_rand random{1863};
  const int files = whole() ? 600 : 40;
  int opened = 0;
  std::uint32_t kept = 0;
  const fs::path damaged = fresh_file("damaged-" + kind() + ".save");
  for (int number = 0; number < files; ++number) {
    std::string bytes = good;
    std::size_t at = random() % bytes.size();
    while (bytes[at] == '\0') {  // most of the file is empty
      at = random() % bytes.size();
    }
    if (number % 4 == 1) {  // a page may count fewer rows than it holds
      at = head_of_page(random() % (bytes.size() / kPageOfSqlite)) + random() % kHeadOfPage;
    }
    if (number % 4 == 0) {
      bytes.resize(at);
    } else {
      bytes[at] = static_cast<char>(bytes[at] ^ static_cast<char>(1 + random() % 255));
    }
    write_file(damaged, bytes);
    const Found now = found(damaged);
    EXPECT_LE(now.length, length);
    EXPECT_FALSE(now.whole && now.length < length) << "orders are lost unnoticed, byte " << at;
    EXPECT_EQ(bytes_of_file(damaged), bytes) << "opening has changed the file";
    opened += now.refused ? 0 : 1;
    kept = std::max(kept, now.whole ? 0 : now.length);
  }
  EXPECT_GT(opened, files / 6) << "hardly any of what was left was saved";
  EXPECT_GT(kept, 0U);
}

INSTANTIATE_TEST_SUITE_P(Kinds, SavedTables, testing::ValuesIn(kSavedTables),
                         [](const auto& each) { return std::string{each.param}; });

}  // namespace
}  // namespace tests
