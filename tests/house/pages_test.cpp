// The pages for readers: short enough, and no line of prose wider than a page.
#include "tests/house/repository.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <sstream>

namespace tests::house {
namespace {

constexpr std::size_t kColumns = 120;

/// Characters of a line, not bytes.
std::size_t width_of(const std::string& line) {
  return static_cast<std::size_t>(
      std::ranges::count_if(line, [](char byte) { return (byte & '\xC0') != '\x80'; }));
}

/// The lines of prose that are too wide. Tables, blocks of code, comments for programs, headings
/// and a line that is one long word (a link) may be.
std::vector<std::string> too_wide(const std::string& markdown) {
  std::vector<std::string> found;
  bool in_block = false;
  for (const std::string& line : lines_of(markdown)) {
    const std::size_t begin = line.find_first_not_of(' ');
    if (begin != std::string::npos && line.compare(begin, 3, "```") == 0) {
      in_block = !in_block;
    }
    if (in_block || width_of(line) <= kColumns || line.starts_with('|') || line.starts_with('#') ||
        line.starts_with("<!--") || line.starts_with("    ") || line.starts_with("![")) {
      continue;
    }
    std::istringstream words{line};
    std::string word;
    std::size_t longest = 0;
    while (words >> word) {
      longest = std::max(longest, width_of(word));
    }
    if (longest < kColumns - 20) {
      found.push_back(line);
    }
  }
  return found;
}

std::size_t words_of(const std::string& text) {
  std::istringstream words{text};
  std::size_t count = 0;
  for (std::string word; words >> word;) {
    ++count;
  }
  return count;
}

TEST(Pages, README_is_read_in_three_minutes) {
  const std::string page = file_at("README.md").text;
  EXPECT_LE(lines_of(page).size(), 70U);
  EXPECT_LE(words_of(page), 600U);
}

TEST(Pages, prose_wraps_at_120_columns) {
  std::vector<std::string> pages{"README.md", "CONTRIBUTING.md", "maps/README.md",
                                 "errata/README.md"};
  for (const SourceFile& file : files_under("scenarios", {"README.md"})) {
    pages.push_back(file.path);
  }
  for (const SourceFile& file : files_under("docs", {".md"})) {
    if (!file.path.starts_with("docs/rules/")) {
      pages.push_back(file.path);
    }
  }
  EXPECT_GE(pages.size(), 10U);
  for (const std::string& page : pages) {
    EXPECT_THAT(too_wide(file_at(page).text), testing::IsEmpty()) << page;
  }
}

TEST(Pages, a_line_that_is_too_wide_is_found_where_it_is_prose) {
  const std::string wide = std::string(60, 'a') + ' ' + std::string(60, 'b');
  EXPECT_THAT(too_wide(wide + "\n"), testing::ElementsAre(wide));
  EXPECT_THAT(too_wide("| " + wide + "\n"), testing::IsEmpty());
  EXPECT_THAT(too_wide("```\n" + wide + "\n```\n"), testing::IsEmpty());
}

}  // namespace
}  // namespace tests::house
