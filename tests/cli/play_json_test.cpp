// `sumter play --json`: a game that another program plays.
#include "tests/cli/running.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>
#include <string>
#include <vector>

namespace tests {
namespace {

using core::cli::Json;
using testing::Contains;
using testing::HasSubstr;

/// The lines of a game into which that is typed.
std::vector<Json> prompts(const std::string& game, const std::string& typed) {
  const Outcome run = sumter_typed("play " + game + " --json", typed);
  EXPECT_EQ(run.err, "");
  std::vector<Json> lines;
  std::istringstream out{run.out};
  for (std::string line; std::getline(out, line);) {
    lines.push_back(Json::parse(line));
  }
  return lines;
}

/// An order that a program would give that plays the first of each: one in three passes.
std::string some_order(const Json& prompt, std::size_t count) {
  const Json& legal = prompt["legal"];
  if (legal.contains("pass") && count % 3 == 0) {
    return "pass";
  }
  const auto words = legal.items();
  auto at = words.begin();
  for (std::size_t step = count % legal.size(); step > 0; --step) {
    ++at;
  }
  return at.value().front().get<std::string>();
}

TEST(PlayJson, Case_0_5_another_program_plays_by_what_it_is_told) {
  constexpr std::size_t kOrders = 12;  // each is a game of its own, from the beginning
  std::string typed;
  for (std::size_t count = 0; count < kOrders; ++count) {
    const std::vector<Json> lines = prompts("west-63 --seed 5", typed);
    ASSERT_EQ(lines.size(), count + 2) << "a prompt for each line, and the last of all";
    const Json& prompt = lines[count];
    ASSERT_TRUE(prompt["error"].is_null()) << prompt["error"];
    ASSERT_FALSE(prompt["over"].get<bool>());
    EXPECT_EQ(prompt["orders"].get<std::size_t>(), count);
    EXPECT_EQ(lines.back()["over"], false);
    typed += some_order(prompt, count) + "\n";
  }
}

TEST(PlayJson, Case_4_1_a_prompt_says_who_decides_what_and_what_was_told) {
  const std::vector<Json> lines = prompts("west-63 --seed 5", "pass\n");
  EXPECT_EQ(lines[0]["command"], "play");
  EXPECT_EQ(lines[0]["game_turn"], 1);
  EXPECT_EQ(lines[0]["cycle"], "4/63");
  EXPECT_EQ(lines[0]["side"], "union");
  EXPECT_FALSE(lines[0]["question"].get<std::string>().empty());
  EXPECT_THAT(lines[0]["told"][0].get<std::string>(), HasSubstr("West 1863 (west-63), seed 5"));
}

TEST(PlayJson, Case_4_1_what_happened_since_the_last_prompt_is_told) {
  const std::vector<Json> before = prompts("west-63 --seed 5", "");
  const std::vector<Json> after = prompts("west-63 --seed 5", some_order(before[0], 1) + "\n");
  EXPECT_THAT(after[1]["told"][0].get<std::string>(), HasSubstr("[22.32]"));
}

TEST(PlayJson, Case_4_1_a_refusal_has_its_case_and_figures_and_changes_nothing) {
  const std::vector<Json> lines = prompts("west-63 --seed 5", "march U63-014 B3402\nnonsense\n");
  EXPECT_EQ(lines[1]["refusal"]["case"].get<std::string>().empty(), false);
  EXPECT_TRUE(lines[1]["refusal"].contains("need"));
  EXPECT_THAT(lines[1]["error"].get<std::string>(), HasSubstr("Refused: "));
  EXPECT_EQ(lines[1]["legal"], lines[0]["legal"]);
  EXPECT_EQ(lines[1]["orders"], 0);
  EXPECT_TRUE(lines[2]["refusal"].is_null()) << "no rule refuses what cannot be read";
  EXPECT_THAT(lines[2]["error"].get<std::string>(), HasSubstr("'nonsense' is no order"));
}

TEST(PlayJson, Case_0_5_a_side_is_told_its_own_pieces_and_what_secrecy_shows_of_the_enemy) {
  const auto forces = [](const std::string& secrecy) {
    return prompts("west-63 --seed 5 --secrecy " + secrecy, "")[0]["forces"];
  };
  const auto sides = [](const Json& pieces) {
    std::vector<std::string> all;
    for (const Json& piece : pieces) {
      all.push_back(piece["side"].get<std::string>());
    }
    return all;
  };
  EXPECT_THAT(sides(forces("limited")["own"]), testing::Each("union"));
  EXPECT_TRUE(forces("limited")["enemy"].empty());
  EXPECT_THAT(sides(forces("open")["enemy"]), Contains("confederate"));
  const Json dark = forces("dark");
  EXPECT_FALSE(dark["sighted"].empty());
  for (const Json& sighting : dark["sighted"]) {
    EXPECT_TRUE(sighting["kind"].is_null());
    EXPECT_EQ(sighting["value"], "");
  }
}

TEST(PlayJson, Case_0_5_a_refusal_names_no_piece_that_is_hidden) {
  const std::vector<Json> lines = prompts("west-63 --seed 5", "march C63-028 B3402\n");
  EXPECT_EQ(lines[0]["side"], "union");
  EXPECT_FALSE(lines[1]["refusal"].is_null());
  EXPECT_THAT(lines[1]["refusal"].dump(), testing::Not(HasSubstr("C63-028")));
}

TEST(PlayJson, what_a_command_answers_is_told_in_the_next_prompt) {
  const std::vector<Json> lines = prompts("west-63 --seed 5", "show Vicksburg\nquit\n");
  EXPECT_THAT(lines[1]["told"][0].get<std::string>(), HasSubstr("Vicksburg"));
  ASSERT_EQ(lines.size(), 3U);
  EXPECT_FALSE(lines[2].contains("legal"));
}

}  // namespace
}  // namespace tests
