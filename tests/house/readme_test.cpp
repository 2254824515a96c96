// Each command line of the program that the README and its pages show is run from the top folder and succeeds.
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

/// The pages for readers that show commands.
constexpr std::array kPages{"docs/terminal.md", "docs/tabletop.md"};

TEST(Readme, its_pages_show_the_program_at_work) {
  for (const char* const page : kPages) {
    EXPECT_GE(shown_commands(file_at(page).text).size(), 10U) << page;
  }
}

TEST(Readme, every_command_that_its_pages_show_succeeds) {
  for (const char* const page : kPages) {
    for (const std::string& command : shown_commands(file_at(page).text)) {
      const Outcome outcome = run(command);
      EXPECT_EQ(outcome.status, 0) << page << ": " << command << '\n' << outcome.output;
      EXPECT_FALSE(outcome.output.empty()) << page << ": " << command;
    }
  }
}

TEST(Readme, a_command_that_fails_is_noticed) {
  EXPECT_NE(run("sumter no-such-command").status, 0);
}

}  // namespace
}  // namespace tests::house
