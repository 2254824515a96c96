// Problems for a general: read, played, judged.
#include "core/study/problem.h"

#include "core/base/data_error.h"
#include "core/data/setup_text.h"
#include "core/save/saves.h"
#include "tests/support/catalogue.h"
#include "tests/support/places.h"
#include "tests/support/whole.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace core::study {
namespace {

std::string folder() { return std::string{tests::places::sources()} + "/tests/ai/problems/"; }

data::OpenedSetup position_of(const std::string& name) {
  const data::SharedSetup shared = data::read_shared_setup(folder() + name + ".position");
  rulebook::Switches switches = tests::catalogue().open_shared(shared).setting.switches;
  switches.secrecy = rulebook::Secrecy::Open;
  return tests::catalogue().open_shared(shared, switches);
}

std::string text_of(const std::string& name) {
  std::ifstream in{folder() + name + ".problem", std::ios::binary};
  return {std::istreambuf_iterator<char>{in}, {}};
}

std::vector<std::string> names() {
  std::vector<std::string> found;
  for (const auto& entry : std::filesystem::directory_iterator{folder()}) {
    if (entry.path().extension() == ".problem") {
      found.push_back(entry.path().stem().string());
    }
  }
  std::sort(found.begin(), found.end());
  return found;
}

Problem problem_of(const std::string& name, const data::OpenedSetup& opened) {
  state::Standing standing{opened.setting, opened.state};
  return parse_problem(name + ".problem", text_of(name), standing.situation());
}

TEST(Problems, all_of_the_folder_are_read) {
  EXPECT_EQ(names().size(), 18U);
  for (const std::string& name : names()) {
    const Problem problem = problem_of(name, position_of(name));
    EXPECT_FALSE(problem.title.empty()) << name;
    EXPECT_EQ(problem.seeds, 20) << name;
    EXPECT_GE(problem.demands.size(), 2U) << name;
    EXPECT_FALSE(problem.why.empty()) << name;
  }
}

/// Those that the general solves; docs/general.md says what he cannot do yet.
class Solved : public testing::TestWithParam<const char*> {};

TEST_P(Solved, by_the_level_that_it_names) {
  const data::OpenedSetup opened = position_of(GetParam());
  Problem problem = problem_of(GetParam(), opened);
  problem.seeds = tests::whole() ? 20 : tests::watched() ? 1 : 5;
  const Solution solution =
      solve(problem, {PlayerName::Kind::General, {problem.level}}, opened.setting,
            [&](std::uint64_t seed) { return save::begin_of(opened, seed); });
  EXPECT_TRUE(solution.solved()) << solution.refused;
  EXPECT_EQ(solution.games, problem.seeds);
}

INSTANTIATE_TEST_SUITE_P(Problems, Solved,
                         testing::Values("p01-open-town", "p03-fortress", "p05-pocket",
                                         "p09-capital", "p15-bread", "p16-spades"),
                         [](const auto& problem) {
                           return std::string{problem.param}.substr(0, 3);
                         });

TEST(Problems, who_stands_still_solves_none) {
  for (const std::string& name : names()) {
    const data::OpenedSetup opened = position_of(name);
    Problem problem = problem_of(name, opened);
    problem.seeds = tests::watched() ? 1 : 2;
    const Solution solution =
        solve(problem, {PlayerName::Kind::Still, {}}, opened.setting,
              [&](std::uint64_t seed) { return save::begin_of(opened, seed); });
    EXPECT_FALSE(solution.solved()) << name;
    EXPECT_EQ(solution.refused, "") << name;
  }
}

/// What parse_problem() says of a text.
base::DataError fault_of(const std::string& text) {
  const data::OpenedSetup opened = position_of("p01-open-town");
  state::Standing standing{opened.setting, opened.state};
  try {
    static_cast<void>(parse_problem("wrong.problem", text, standing.situation()));
  } catch (const base::DataError& error) {
    return error;
  }
  return {"", 0, "", "nothing is wrong"};
}

const std::string kHead = "title A town\nlevel recruit\nside union\nplay 1 player-turn\nseeds 2\n";

TEST(WrongProblems, name_file_line_and_reason) {
  struct Case {
    std::string text;
    int row;
    std::string reason;
  };

  const std::vector<Case> cases{
      {"", 0, "the line is missing"},
      {kHead, 0, "nothing is expected and nothing avoided"},
      {kHead + "expect control C2627 union >= 2\n", 6, "'2' is no share of the games: 0 to 1"},
      {kHead + "expect control C2627 union\n", 6, "the share of the games is missing: >= 0.9"},
      {kHead + "avoid control C2627 nobody <= 0.1\n", 6,
       "'nobody' is no side: union or confederate"},
      {kHead + "hope control C2627 union >= 1\n", 6, "this is no line of a problem"},
      {kHead + "seeds 3\nexpect control C2627 union >= 1\n", 6, "the line stands twice"},
      {"level general\n" + kHead.substr(kHead.find('\n') + 1), 0, "the line is missing"},
      {"  a beginning\n" + kHead, 1, "a line that goes on with another one stands first"},
      {"title A\nlevel general\nside union\nplay 1 player-turn\nseeds 2\n", 2,
       "'general' is no level: recruit, regular or veteran"},
      {"title A\nlevel recruit\nside both\nplay 1 player-turn\nseeds 2\n", 3,
       "'both' is no side: union or confederate"},
      {"title A\nlevel recruit\nside union\nplay 2 player-turns\nseeds 2\n", 4,
       "'2 player-turns' is none of: 1 player-turn, N game-turns, 1 strategic-turn"},
      {"title A\nlevel recruit\nside union\nplay 1 player-turn\nseeds 0\n", 5,
       "a problem is played with one seed at least"}};
  for (const Case& wrong : cases) {
    const base::DataError error = fault_of(wrong.text);
    EXPECT_EQ(error.reason(), wrong.reason) << wrong.text;
    EXPECT_EQ(error.row(), wrong.row) << wrong.text;
    EXPECT_EQ(error.file(), "wrong.problem") << wrong.text;
  }
}

}  // namespace
}  // namespace core::study
