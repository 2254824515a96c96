// Each command line of the program that README and the pages for players show is run from the top
// folder and succeeds.
#include "tests/house/repository.h"
#include "tests/support/places.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <filesystem>

namespace tests::house {
namespace {

/// The folder that lines of the pages write to; a test gives them one of its own.
constexpr std::string_view kTry = "build/try/";

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

/// Runs a command line in the top folder with the program of this build first on the path; nobody
/// types anything.
Outcome run(const std::string& command) {
  const std::string line = "cd '" + top_folder().string() + "' && PATH='" +
                           std::string{places::programs()} + "':\"$PATH\" && { " + command +
                           "\n} 2>&1 < /dev/null";
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

/// A folder that is gone when the test is over.
class Folder {
 public:
  Folder() { std::filesystem::create_directories(path_); }

  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;

  ~Folder() { std::filesystem::remove_all(path_); }

  /// The line with this folder in place of the page's.
  [[nodiscard]] std::string own(std::string line) const {
    for (std::size_t at = line.find(kTry); at != std::string::npos; at = line.find(kTry, at)) {
      line.replace(at, kTry.size(), path_.string() + "/");
      at += path_.string().size();
    }
    return line;
  }

 private:
  std::filesystem::path path_ =
      std::filesystem::temp_directory_path() / ("sumter-readme-test-" + std::to_string(::getpid()));
};

/// Runs the lines of a page one after the other: later ones use what earlier ones have written.
void expect_lines_succeed(const std::string& page, std::size_t at_least) {
  const std::vector<std::string> commands = shown_commands(file_at(page).text);
  EXPECT_GE(commands.size(), at_least) << page;
  const Folder folder;
  for (const std::string& command : commands) {
    const Outcome outcome = run(folder.own(command));
    EXPECT_EQ(outcome.status, 0) << page << ": " << command << '\n' << outcome.output;
    EXPECT_FALSE(outcome.output.empty()) << page << ": " << command;
  }
}

TEST(Readme, every_command_of_the_program_it_shows_succeeds) {
  expect_lines_succeed("README.md", 2);
}

TEST(Terminal, every_command_of_the_program_it_shows_succeeds) {
  expect_lines_succeed("docs/terminal.md", 40);
}

TEST(Tabletop, every_command_of_the_program_it_shows_succeeds) {
  expect_lines_succeed("docs/tabletop.md", 10);
}

TEST(Terminal, shows_every_command) {
  const std::string page = file_at("docs/terminal.md").text;
  std::string shown;
  for (const std::string& command : shown_commands(page)) {
    shown += command + '\n';
  }
  const std::string help = run("sumter --help").output;
  const std::size_t list = help.find("Subcommands:");
  ASSERT_NE(list, std::string::npos) << help;
  int found = 0;
  for (const std::string& line : lines_of(help.substr(list))) {
    const std::string name = line.substr(0, line.find(' ', 2));
    if (line.starts_with("  ") && name.size() > 2 && line[2] != ' ') {
      EXPECT_NE(shown.find("sumter" + name.substr(1) + ' '), std::string::npos) << name;
      ++found;
    }
  }
  EXPECT_GE(found, 15);
}

TEST(Readme, a_command_that_fails_is_noticed) {
  EXPECT_NE(run("sumter no-such-command").status, 0);
}

}  // namespace
}  // namespace tests::house
