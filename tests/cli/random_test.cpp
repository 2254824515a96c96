// `sumter random`: random legal games.
#include "tests/cli/running.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <string>

namespace tests {
namespace {

using testing::HasSubstr;

TEST(Random, Case_4_1_the_same_seed_plays_the_same_game) {
  const auto once = json("random west-63 --seed 3 --steps 300");
  const auto again = json("random west-63 --seed 3 --steps 300");
  EXPECT_EQ(once["games"], again["games"]);
  EXPECT_TRUE(once["ok"].get<bool>()) << once["games"];
}

TEST(Random, each_game_has_a_seed_of_its_own) {
  const auto games = json("random east-63 --games 3 --seed 40 --steps 20")["games"];
  ASSERT_EQ(games.size(), 3U);
  EXPECT_EQ(games[0]["seed"], 40);
  EXPECT_EQ(games[2]["seed"], 42);
}

TEST(Random, tells_how_many_steps_it_made_in_a_second) {
  EXPECT_THAT(sumter("random west-62 --steps 20").out, HasSubstr("steps a second"));
}

TEST(Random, keeps_the_game_in_a_save_that_is_proved) {
  const std::string file =
      (std::filesystem::temp_directory_path() / ("random-" + std::to_string(::getpid()))).string();
  const auto played = json("random campaign --seed 12 --steps 120 --save " + file)["games"][0];
  const auto replayed = json("replay --verify " + file);
  const Outcome again = sumter("random campaign --seed 12 --steps 120 --save " + file);
  std::filesystem::remove(file);

  EXPECT_EQ(replayed["digest"], played["digest"]);
  EXPECT_EQ(replayed["actions"], played["steps"]);
  EXPECT_TRUE(replayed["proof"]["ok"].get<bool>()) << replayed["proof"];
  EXPECT_EQ(again.code, 2);
  EXPECT_THAT(again.err, HasSubstr("the file exists already"));
}

// [20.0] Blockade to production: the staff answers for its side, chance for the other.
TEST(Random, leaves_the_strategic_turn_of_a_side_to_its_staff) {
  const std::string game = "random campaign --seed 12 --steps 60 --check-every 0";
  EXPECT_NE(json(game)["games"][0]["digest"], json(game + " --staff union")["games"][0]["digest"]);
  EXPECT_NE(json(game + " --staff confederate")["games"][0]["digest"],
            json(game + " --staff union")["games"][0]["digest"]);
}

TEST(Random, wrong_words_and_numbers_are_one_sentence) {
  for (const char* line :
       {"random", "random nowhere", "random west-63 --games 0", "random west-63 --games -1",
        "random west-63 --seed x", "random west-63 --seed 99999999999999999999999",
        "random west-63 --games 99999999999", "random west-63 --check-every -2",
        "random west-63 --options 26.99", "random west-63 --errata nearly",
        "random west-63 --staff france", "random west-63 --games 2 --save two.sumter"}) {
    const Outcome run = sumter(line);
    EXPECT_EQ(run.code, 2) << line;
    EXPECT_EQ(run.out, "") << line;
    EXPECT_EQ(std::count(run.err.begin(), run.err.end(), '\n'), 1) << run.err;
  }
}

}  // namespace
}  // namespace tests
