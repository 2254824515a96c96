// No action that was acknowledged is lost when the program is killed.
#include "core/save/journal.h"
#include "core/save/state_hash.h"
#include "tests/save/killed_writer.h"
#include "tests/save/made_up_game.h"
#include "tests/support/whole.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <random>

namespace core::save {
namespace {

namespace fs = std::filesystem;

// Some of the journals are killed again and again, so that opening after a crash is interrupted
// too.
TEST(JournalKilled, keeps_every_acknowledged_action) {
  const int kills_in_all = tests::whole() ? 300 : 60;
  constexpr int kKillsOfAFile = 30;
  const fs::path file = tests::fresh_file("killed.sumter");
  std::minstd_rand random{1861};
  std::uniform_int_distribution<int> microseconds{0, 30000};
  std::uint32_t acknowledged = 0;
  std::uint32_t all = 0;
  tests::MadeUpGame game;
  std::uint32_t played = 0;
  for (int kills = 0; kills < kills_in_all; ++kills) {
    if (kills % kKillsOfAFile == 0) {
      (void)tests::fresh_file("killed.sumter");
      all += acknowledged;
      acknowledged = 0;
      played = 0;
      game = tests::MadeUpGame{};
    }
    acknowledged = std::max(
        acknowledged, tests::orders_until_killed(
                          "journal_writer", {file.string()},
                          kills % 2 == 0 ? tests::KilledFrom::Start : tests::KilledFrom::FirstOrder,
                          std::chrono::microseconds{microseconds(random)}));
    if (!fs::exists(file)) {
      ASSERT_EQ(acknowledged, 0U);
      continue;
    }

    const Journal journal = Journal::open(file);

    ASSERT_TRUE(journal.report().whole()) << journal.report().damage;
    ASSERT_GE(journal.size(), acknowledged);
    ASSERT_LE(journal.size(), acknowledged + 1) << "written, but not acknowledged any more";
    ASSERT_EQ(journal.head().value(), journal.size());
    for (; played < journal.size(); ++played) {
      const int number = static_cast<int>(played) + 1;
      game.play(number);
      ASSERT_EQ(journal.read(ActionId{played + 1}).action.number, number);
    }
    ASSERT_EQ(state_hash(journal.state_at(journal.head())), state_hash(game.state()));
    acknowledged = journal.size();  // what was read once is never lost again
  }
  all += acknowledged;
  EXPECT_GE(all, static_cast<std::uint32_t>(kills_in_all) / 2U)
      << "every other writer has acknowledged an action before it was killed";
}

}  // namespace
}  // namespace core::save
