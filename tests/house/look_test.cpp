// One design of the window: colours and type are chosen in one place.
#include "tests/house/patterns.h"
#include "tests/house/repository.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <array>

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

}  // namespace
}  // namespace tests::house
