// Selections of errata.
#include "core/rulebook/switches.h"

#include <gtest/gtest.h>

namespace core::rulebook {
namespace {

TEST(ErrataSelections, corrected_has_all_and_as_printed_none) {
  EXPECT_TRUE(ErrataSelection::corrected().has("E001"));
  EXPECT_FALSE(ErrataSelection::as_printed().has("E001"));
}

TEST(ErrataSelections, single_errata_are_switched_both_ways) {
  const auto without = ErrataSelection::parse("corrected,-E010");
  ASSERT_TRUE(without.has_value());
  EXPECT_FALSE(without->has("E010"));
  EXPECT_TRUE(without->has("E011"));
  const auto with = ErrataSelection::parse("as-printed,+e004,+E006");
  ASSERT_TRUE(with.has_value());
  EXPECT_TRUE(with->has("E004"));
  EXPECT_FALSE(with->has("E005"));
}

TEST(ErrataSelections, the_text_reads_back_to_the_same) {
  for (const char* text :
       {"corrected", "as-printed", "corrected,-E010,-E011", "as-printed,+E004"}) {
    const auto selection = ErrataSelection::parse(text);
    ASSERT_TRUE(selection.has_value()) << text;
    EXPECT_EQ(selection->text(), text);
  }
  EXPECT_EQ(ErrataSelection::parse("corrected,+E010")->text(), "corrected");
}

TEST(ErrataSelections, those_of_a_catalogue_of_ones_own_are_switched_too) {
  // Put together here: none of them is an erratum of ours that could be cited.
  const std::string off = "corrected,-E";
  for (const char* own : {"501", "599"}) {
    const auto without = ErrataSelection::parse(off + own);
    ASSERT_TRUE(without.has_value()) << own;
    EXPECT_FALSE(without->has(std::string{"E"} + own));
  }
  for (const char* nobodys : {"450", "500", "600"}) {
    EXPECT_FALSE(ErrataSelection::parse(off + nobodys).has_value()) << nobodys;
  }
}

TEST(ErrataSelections, what_is_no_selection_is_refused_with_an_example) {
  for (const char* text : {"", "printed", "E010", "corrected,E010", "corrected,-E906",
                           "corrected,-E10", "corrected,"}) {
    const auto selection = ErrataSelection::parse(text);
    ASSERT_FALSE(selection.has_value()) << text;
    EXPECT_NE(selection.error().find("corrected,-E010"), std::string::npos);
  }
}

}  // namespace
}  // namespace core::rulebook
