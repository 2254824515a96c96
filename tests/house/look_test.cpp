// One design of the window: colours and type are chosen in one place.
#include "tests/house/patterns.h"
#include "tests/house/repository.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace tests::house {
namespace {

const std::string kLook = "qml/panels/Look.qml";

TEST(Look, greyscale_has_no_colour) {
  static const Pattern kColour{"\"#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})\""};
  int colours = 0;
  for (const std::string& line : lines_of(file_at(kLook).text)) {
    Match last;
    for (const Match& at : matches(line, kColour)) {
      last = at;
    }
    if (!last.groups.empty()) {  // the schemes stand in their order, greyscale is the last
      EXPECT_TRUE(last[1] == last[2] && last[2] == last[3]) << line;
      ++colours;
    }
  }
  EXPECT_GE(colours, 23);
}

// A colour, a size or a typeface that is written where it is used changes in no scheme and grows
// with no setting.
TEST(Look, colours_and_type_are_chosen_in_one_file) {
  static const Pattern kOwnChoice{
      R"re("#[0-9A-Fa-f]{3,8}"|pixelSize:\s*\d|pointSize|font\.family:\s*"|Qt\.rgba\(\s*\d)re"};
  int seen = 0;
  for (const SourceFile& file : files_under("qml", {".qml"})) {
    if (file.path == kLook) {
      continue;
    }
    ++seen;
    for (const std::string& line : lines_of(file.text)) {
      EXPECT_FALSE(finds(line, kOwnChoice)) << file.path << ": " << line;
    }
  }
  EXPECT_GT(seen, 10);
}

/// The lines of each ListView of a text, and the name by which others ask it.
struct List {
  std::vector<std::string> lines;
  std::string id;
};

std::vector<List> lists_of(const std::string& text) {
  static const Pattern kOpens{R"(^(\s*)(?:\w+: )?(?:ListView|FittingList) \{$)"};
  static const Pattern kId{R"(^\s*id: (\w+)$)"};
  std::vector<List> lists;
  bool open = false;
  std::string end;
  for (const std::string& line : lines_of(text)) {
    Match match;
    if (!open && finds(line, match, kOpens)) {
      open = true;
      end = match[1] + "}";
      lists.emplace_back();
    } else if (open && line == end) {
      open = false;
    } else if (open) {
      lists.back().lines.push_back(line);
      if (lists.back().id.empty() && finds(line, match, kId)) {
        lists.back().id = match[1];
      }
    }
  }
  return lists;
}

// A list reckons the height of its rows from those that stand, and makes rows for its height: a
// height bound to it is a loop. Rows of one height, as the menus of qml/style have, are safe.
TEST(Look, no_list_is_as_high_as_the_rows_it_is_making) {
  static const Pattern kHigh{R"(^\s*(?:[\w.]*[hH]eight|[\w ]+ \w+): [^{]*\bcontentHeight)"};
  int seen = 0;
  for (const SourceFile& file : files_under("qml", {".qml"})) {
    if (file.path.starts_with("qml/style/") || file.path == "qml/panels/FittingList.qml") {
      continue;
    }
    for (const List& list : lists_of(file.text)) {
      ++seen;
      for (const std::string& line : list.lines) {
        EXPECT_FALSE(finds(line, kHigh)) << file.path << ": " << line << " (FittingList: fitted)";
      }
      for (const std::string& line : lines_of(file.text)) {
        EXPECT_FALSE(!list.id.empty() &&
                     line.find(list.id + ".contentHeight") != std::string::npos &&
                     line.find("onTriggered") == std::string::npos)
            << file.path << ": " << line << " (FittingList: fitted)";
      }
    }
  }
  EXPECT_GT(seen, 20);
}

}  // namespace
}  // namespace tests::house
