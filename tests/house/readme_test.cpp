// Each command line of the program that README shows is run from the top folder and succeeds.
#include "tests/house/repository.h"
#include "tests/support/places.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <memory>

namespace tests::house {
namespace {

/// The lines of fenced blocks that call `sumter`.
std::vector<std::string> shown_commands(const std::string& markdown) {
  std::vector<std::string> commands;
  bool in_block = false;
  for (const std::string& line : lines_of(markdown)) {
    if (line.starts_with("```")) {
      in_block = !in_block;
    } else if (in_block && line.starts_with("sumter ")) {
      commands.push_back(line);
    }
  }
  return commands;
}

struct Outcome {
  int status{};
  std::string output;
};

/// Runs a command line in the top folder with the program of this build first on the path.
Outcome run(const std::string& command) {
  const std::string line = "cd '" + top_folder().string() + "' && PATH='" +
                           std::string{places::programs()} + "':\"$PATH\" && { " + command +
                           "\n} 2>&1";
  Outcome outcome;
  std::array<char, 4096> piece{};
  FILE* pipe = popen(line.c_str(), "r");
  if (pipe == nullptr) {
    return {-1, "the shell cannot be started"};
  }
  while (std::fgets(piece.data(), static_cast<int>(piece.size()), pipe) != nullptr) {
    outcome.output += piece.data();
  }
  outcome.status = pclose(pipe);
  return outcome;
}

TEST(Readme, shows_the_program_at_work) {
  EXPECT_GE(shown_commands(file_at("README.md").text).size(), 4U);
}

TEST(Readme, every_command_of_the_program_it_shows_succeeds) {
  for (const std::string& command : shown_commands(file_at("README.md").text)) {
    const Outcome outcome = run(command);
    EXPECT_EQ(outcome.status, 0) << command << '\n' << outcome.output;
    EXPECT_FALSE(outcome.output.empty()) << command;
  }
}

TEST(Readme, a_command_that_fails_is_noticed) {
  EXPECT_NE(run("sumter no-such-command").status, 0);
}

}  // namespace
}  // namespace tests::house
