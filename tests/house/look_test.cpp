// One design of the window: colours and type are chosen in one place.
#include "tests/house/repository.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <array>
#include <regex>

namespace tests::house {
namespace {

const std::string kLook = "qml/panels/Look.qml";

TEST(Look, greyscale_has_no_colour) {
  static const std::regex kColour{"\"#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})\""};
  int colours = 0;
  for (const std::string& line : lines_of(file_at(kLook).text)) {
    std::smatch last;
    for (std::sregex_iterator at{line.begin(), line.end(), kColour}; at != std::sregex_iterator{};
         ++at) {
      last = *at;
    }
    if (!last.empty()) {  // the schemes stand in their order, greyscale is the last
      EXPECT_TRUE(last[1] == last[2] && last[2] == last[3]) << line;
      ++colours;
    }
  }
  EXPECT_GE(colours, 23);
}

}  // namespace
}  // namespace tests::house
