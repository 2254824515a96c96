// The program itself, as a shell runs it.
#include "tests/cli/running.h"
#include "tests/support/places.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <array>
#include <cstdio>

namespace tests {
namespace {

/// Runs the built program; stderr is thrown away or, with 2>&1 in `arguments`, joined.
Outcome shell(const std::string& arguments) {
  const std::string line = tests::places::program("sumter") + " " + arguments;
  FILE* const pipe = ::popen(line.c_str(), "r");
  Outcome run;
  std::array<char, 4096> buffer{};
  while (const std::size_t got = std::fread(buffer.data(), 1, buffer.size(), pipe)) {
    run.out.append(buffer.data(), got);
  }
  const int status = ::pclose(pipe);
  run.code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  return run;
}

TEST(Program, finds_its_catalogue_beside_itself_from_any_folder) {
  EXPECT_EQ(shell("scenario list").out, sumter("scenario list").out);
  EXPECT_EQ(shell("scenario list").code, 0);
}

TEST(Program, exit_codes_reach_the_shell) {
  EXPECT_EQ(shell("hex B2802").code, 0);
  EXPECT_EQ(shell("scenario check west-63 --errata as-printed").code, 1);
  EXPECT_EQ(shell("hex Z0101 2>/dev/null").code, 2);
}

TEST(Program, errors_go_to_stderr) {
  EXPECT_EQ(shell("hex Z0101 2>/dev/null").out, "");
  EXPECT_THAT(shell("hex Z0101 2>&1").out, testing::StartsWith("sumter: 'Z0101'"));
}

TEST(Program, tells_when_the_answer_cannot_be_written) {
  EXPECT_EQ(shell("errata list > /dev/full 2>/dev/null").code, 2);
}

TEST(Program, output_has_no_colour_codes) {
  EXPECT_EQ(shell("hex Memphis --setup west-63").out.find('\x1b'), std::string::npos);
}

}  // namespace
}  // namespace tests
