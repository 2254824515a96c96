// Selections of errata, cycles.
#include "core/rulebook/switches.h"

#include "core/rulebook/cycle.h"

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

TEST(ErrataSelections, what_is_no_selection_is_refused_with_an_example) {
  for (const char* text : {"", "printed", "E010", "corrected,E010", "corrected,-E906",
                           "corrected,-E10", "corrected,"}) {
    const auto selection = ErrataSelection::parse(text);
    ASSERT_FALSE(selection.has_value()) << text;
    EXPECT_NE(selection.error().find("corrected,-E010"), std::string::npos);
  }
}

TEST(Cycles, Case_2_0_a_cycle_reads_back_and_orders_by_time) {
  EXPECT_EQ(Cycle::parse("4/63")->text(), "4/63");
  EXPECT_LT(*Cycle::parse("13/61"), *Cycle::parse("1/62"));
  for (const char* text :
       {"6/61", "5/65", "0/62", "14/62", "4-63", "4/", "/63", "x/63", "4/1863"}) {
    EXPECT_FALSE(Cycle::parse(text).has_value()) << text;
  }
}

TEST(Cycles, Case_6_14_winter_is_13_and_1_to_4) {
  for (int number = 1; number <= 13; ++number) {
    const Cycle cycle{1863, static_cast<std::uint8_t>(number)};
    EXPECT_EQ(cycle.is_winter(), number == 13 || number <= 4) << number;
  }
}

}  // namespace
}  // namespace core::rulebook
