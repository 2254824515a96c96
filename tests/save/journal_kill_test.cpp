// No action that was acknowledged is lost when the program is killed.
#include "core/save/journal.h"
#include "core/save/state_hash.h"
#include "tests/save/made_up_game.h"
#include "tests/support/places.h"
#include "tests/support/whole.h"

#include <gtest/gtest.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <csignal>
#include <cstdint>
#include <random>
#include <string>
#include <thread>

namespace core::save {
namespace {

namespace fs = std::filesystem;

/// From when the time is counted after which the writer is killed.
enum class From { Start, FirstAction };

/// Runs the writer for so long, kills it, and gives all it has printed.
std::string output_until_killed(const fs::path& file, From from, std::chrono::microseconds after) {
  std::array<int, 2> ends{};
  EXPECT_EQ(pipe(ends.data()), 0);
  const std::string name = file.string();
  const pid_t writer = fork();
  if (writer == 0) {
    dup2(ends[1], STDOUT_FILENO);
    close(ends[0]);
    close(ends[1]);
    execl(tests::places::program("journal_writer").c_str(), "journal_writer", name.c_str(),
          nullptr);
    _exit(127);
  }
  close(ends[1]);
  if (from == From::FirstAction) {
    constexpr int kPatienceMs = 60000;
    pollfd readable{ends[0], POLLIN, 0};
    EXPECT_EQ(poll(&readable, 1, kPatienceMs), 1) << "the writer writes nothing";
  }
  std::this_thread::sleep_for(after);
  kill(writer, SIGKILL);
  std::string output;
  std::array<char, 4096> piece{};
  for (ssize_t got = 0; (got = read(ends[0], piece.data(), piece.size())) > 0;) {
    output.append(piece.data(), static_cast<std::size_t>(got));
  }
  close(ends[0]);
  int status = 0;
  waitpid(writer, &status, 0);
  EXPECT_TRUE(WIFSIGNALED(status)) << "the writer ended by itself";
  return output;
}

/// The last number of a line that was printed whole; 0 when there is none.
std::uint32_t last_acknowledged(const std::string& output) {
  const auto end = output.rfind('\n');
  if (end == std::string::npos) {
    return 0;
  }
  const auto before = output.rfind('\n', end - 1);
  const auto begin = before == std::string::npos ? 0 : before + 1;
  return static_cast<std::uint32_t>(std::stoul(output.substr(begin, end - begin)));
}

// Some of the journals are killed again and again, so that opening after a crash, the folding of
// FILE-wal into the file and the closing of it are interrupted too.
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
      fs::remove(file.string() + ".new");
      all += acknowledged;
      acknowledged = 0;
      played = 0;
      game = tests::MadeUpGame{};
    }
    const std::string output =
        output_until_killed(file, kills % 2 == 0 ? From::Start : From::FirstAction,
                            std::chrono::microseconds{microseconds(random)});
    acknowledged = std::max(acknowledged, last_acknowledged(output));
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
