// Names and suggestions.
#include "core/cli/words.h"

#include <gtest/gtest.h>

namespace core::cli {
namespace {

using board::HexId;

TEST(Words, nearest_are_those_with_the_fewest_changes) {
  const std::vector<std::string> known{"west-62", "west-63", "east-63", "campaign"};
  EXPECT_EQ(nearest("west63", known, 1), (std::vector<std::string>{"west-63"}));
  EXPECT_EQ(nearest("WEST-62", known, 1), (std::vector<std::string>{"west-62"}));
  EXPECT_TRUE(nearest("zzzzzzzzzzz", known).empty());
}

TEST(Words, Case_3_13_aliases_are_the_other_labels_of_a_hex) {
  EXPECT_EQ(aliases(HexId::parse("B2802").value()), (std::vector<std::string>{"A2828"}));
  EXPECT_TRUE(aliases(HexId::parse("A2811").value()).empty());
  for (int ordinal = 0; ordinal < board::kHexCount; ++ordinal) {
    const HexId hex = HexId::from_ordinal(ordinal);
    for (const std::string& alias : aliases(hex)) {
      ASSERT_EQ(HexId::parse(alias).value(), hex);
      ASSERT_NE(alias, hex.label());
    }
  }
}

TEST(Words, both_sides_one_side_and_no_side) {
  EXPECT_EQ(parse_sides("both").size(), 2U);
  EXPECT_EQ(parse_sides("union"), (std::vector<board::Side>{board::Side::Union}));
  EXPECT_THROW(static_cast<void>(parse_sides("nobody")), UserError);
}

}  // namespace
}  // namespace core::cli
