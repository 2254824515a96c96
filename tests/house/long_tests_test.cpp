// tests/long.csv: which tests are left to ./check --all, and why; the sources know of them.
#include "tests/house/repository.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <set>

namespace tests::house {
namespace {

struct LongTest {
  std::string program;
  std::string tests;
  std::string how;
  std::string in_the_short_run;
  std::string why;
};

std::vector<LongTest> long_tests() {
  std::vector<LongTest> rows;
  for (const std::string& line : lines_of(file_at("tests/long.csv").text)) {
    std::vector<std::string> cells{""};
    for (const char letter : line) {
      letter == ',' ? cells.emplace_back() : cells.back() += std::string(1, letter);
    }
    if (cells.size() == 5 && cells.front() != "program") {
      rows.push_back({cells[0], cells[1], cells[2], cells[3], cells[4]});
    }
  }
  return rows;
}

/// The text of all build files of the tests: which programs there are, of which sources.
std::string build_files() {
  std::string all;
  for (const SourceFile& file : files_under("tests", {"CMakeLists.txt"})) {
    all += file.text;
  }
  return all;
}

/// Every name `Suite.test` that the sources define.
std::set<std::string> test_names() {
  std::set<std::string> names;
  for (const SourceFile& file : files_under("tests", {".cpp"})) {
    for (std::size_t at = file.text.find("\nTEST"); at != std::string::npos;
         at = file.text.find("\nTEST", at + 1)) {
      const std::size_t open = file.text.find('(', at);
      const std::size_t comma = file.text.find(',', open);
      const std::size_t close = file.text.find(')', comma);
      std::string name = file.text.substr(comma + 1, close - comma - 1);
      std::erase_if(name, [](char letter) { return letter == ' ' || letter == '\n'; });
      names.insert(file.text.substr(open + 1, comma - open - 1) + "." + name);
    }
  }
  return names;
}

/// Whether a pattern of GoogleTest that has its stars at the ends meets a name.
bool meets(std::string pattern, const std::string& name) {
  const bool anywhere = pattern.starts_with('*');
  const bool open_end = pattern.ends_with('*');
  std::erase(pattern, '*');
  const std::size_t at = name.find(pattern);
  return at != std::string::npos && (anywhere || at == 0) &&
         (open_end || at + pattern.size() == name.size());
}

TEST(LongTests, each_row_says_what_the_short_run_has_of_it_and_why_it_is_long) {
  ASSERT_GE(long_tests().size(), 5U);
  for (const LongTest& row : long_tests()) {
    EXPECT_THAT(row.how, testing::AnyOf("whole", "apart")) << row.program;
    EXPECT_GT(row.in_the_short_run.size(), 5U) << row.program;
    EXPECT_GT(row.why.size(), 10U) << row.program;
  }
}

TEST(LongTests, each_row_names_tests_that_there_are) {
  const std::string build = build_files();
  const std::set<std::string> names = test_names();
  for (const LongTest& row : long_tests()) {
    if (row.program.starts_with("tst_")) {
      EXPECT_FALSE(files_under("tests/qml", {row.program + ".qml"}).empty()) << row.program;
      continue;
    }
    // A file of the window's tests is named by its run.
    const bool built =
        build.find(row.program) != std::string::npos ||
        (row.program.starts_with("window_qml_") && build.find("window_qml_") != std::string::npos);
    EXPECT_TRUE(built) << row.program;
    EXPECT_TRUE(
        row.tests == "*" ||
        std::ranges::any_of(names, [&](const std::string& name) { return meets(row.tests, name); }))
        << row.tests;
  }
}

TEST(LongTests, what_is_apart_has_another_run_that_is_its_short_form) {
  for (const LongTest& row : long_tests()) {
    if (row.how == "apart") {
      const std::string other = row.in_the_short_run.substr(0, row.in_the_short_run.find(':'));
      EXPECT_NE(other, row.program);
      EXPECT_TRUE(build_files().find(other) != std::string::npos ||
                  !files_under("tests/qml", {"tst_" + other.substr(11) + ".qml"}).empty())
          << other;
    }
  }
}

TEST(LongTests, whatever_asks_whether_all_is_wanted_is_in_the_list) {
  std::set<std::string> programs;
  for (const LongTest& row : long_tests()) {
    programs.insert(row.program);
  }
  for (const SourceFile& file : files_under("tests", {"_test.cpp"})) {
    if (file.path.ends_with("house/long_tests_test.cpp") ||
        file.path.ends_with("window_qml_test.cpp") ||
        (file.text.find("tests/support/whole.h") == std::string::npos &&
         file.text.find("tests::kThin") == std::string::npos)) {
      continue;
    }
    // The program is the word after the last `sumter_test(` before the source.
    const std::size_t slash = file.path.rfind('/');
    const std::string build = file_at(file.path.substr(0, slash) + "/CMakeLists.txt").text;
    const std::size_t at = build.find(file.path.substr(slash + 1));
    ASSERT_NE(at, std::string::npos) << file.path;
    const std::size_t call = build.rfind("sumter_test(", at) + std::string{"sumter_test("}.size();
    EXPECT_THAT(programs,
                testing::Contains(build.substr(call, build.find_first_of(" \n", call) - call)))
        << file.path;
  }
}

}  // namespace
}  // namespace tests::house
