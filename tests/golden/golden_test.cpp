// [4.0] Recorded games come out as they did, and read as they did. After a change of a rule or of a
// sentence the target golden writes them again (CONTRIBUTING.md).
#include "tests/cli/running.h"
#include "tests/golden/recording.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <fstream>
#include <sstream>

namespace tests {
namespace {

struct Recorded {
  const char* scenario;
  std::uint64_t seed;
  int game_turn;  ///< of the transcript
};

void PrintTo(const Recorded& game, std::ostream* out) { *out << game.scenario; }

/// Seeds whose games have battles, sieges, retreats, ships that fight and reinforcements.
constexpr std::array kRecorded{Recorded{"east-62", 3, 5}, Recorded{"west-62", 4, 7},
                               Recorded{"east-63", 4, 4}, Recorded{"west-63", 5, 6},
                               Recorded{"east-64", 5, 7}, Recorded{"west-64", 3, 3}};

std::filesystem::path orders_file(const Recorded& game) {
  return source("tests/golden/" + std::string{game.scenario} + ".orders");
}

std::filesystem::path transcript_file(const Recorded& game) {
  return source("tests/golden/" + std::string{game.scenario} + ".transcript.txt");
}

/// Whether the files are to be written and not compared.
bool renewing() { return std::getenv("SUMTER_RENEW") != nullptr; }

/// The first line in which two texts differ.
std::string first_difference(const std::string& kept, const std::string& now) {
  std::istringstream a{kept};
  std::istringstream b{now};
  int number = 0;
  for (std::string left, right;;) {
    const bool more_left = static_cast<bool>(std::getline(a, left));
    const bool more_right = static_cast<bool>(std::getline(b, right));
    ++number;
    if (!more_left && !more_right) {
      return "";
    }
    if (!more_left || !more_right || left != right) {
      return "line " + std::to_string(number) + "\n  kept: " + (more_left ? left : "(no more)") +
             "\n  now:  " + (more_right ? right : "(no more)");
    }
  }
}

class Golden : public testing::TestWithParam<Recorded> {};

TEST_P(Golden, a_recorded_game_comes_to_the_same_positions) {
  if (renewing()) {
    std::ofstream{orders_file(GetParam())} << record_game(GetParam().scenario, GetParam().seed);
    std::ofstream{transcript_file(GetParam())}
        << transcript(read(orders_file(GetParam())), GetParam().game_turn);
    GTEST_SKIP() << "written again";
  }
  const Replayed replayed = replay(read(orders_file(GetParam())));
  EXPECT_EQ(replayed.fault, "") << orders_file(GetParam());
  EXPECT_TRUE(replayed.finished);
  EXPECT_GT(replayed.orders, 500U);
  EXPECT_GT(replayed.positions, 10U);
}

TEST_P(Golden, its_transcript_reads_the_same) {
  if (renewing()) {
    GTEST_SKIP() << "written again";
  }
  const std::string kept = read(transcript_file(GetParam()));
  const std::string now = transcript(read(orders_file(GetParam())), GetParam().game_turn);
  EXPECT_EQ(first_difference(kept, now), "") << transcript_file(GetParam());
  EXPECT_GT(kept.size(), 2000U);
}

TEST(GoldenReplay, a_changed_order_or_position_is_found_with_its_line) {
  const std::string kept = read(orders_file(kRecorded[0]));
  std::string other = kept;
  other.replace(other.rfind("position ") + 9, 4, "zzzz");
  EXPECT_NE(replay(other).fault.find("zzzz"), std::string::npos);
  std::string strange = kept;
  strange.insert(strange.find('\n', strange.find("position ")) + 1, "march U62-001 B3402\n");
  EXPECT_EQ(replay(strange).fault.find("line 5, march U62-001 B3402: "), 0U)
      << replay(strange).fault;
}

INSTANTIATE_TEST_SUITE_P(Scenarios, Golden, testing::ValuesIn(kRecorded), [](const auto& game) {
  std::string name = game.param.scenario;
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
});

}  // namespace
}  // namespace tests
