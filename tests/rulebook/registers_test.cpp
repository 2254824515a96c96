// [26.0] [27.0] [28.0] [0.5] Options and registers against their charts.
#include "core/rulebook/registers.h"

#include "core/rulebook/rulebook.h"
#include "core/rulebook/switches.h"
#include "tests/support/catalogue.h"

#include <gtest/gtest.h>

#include <set>

namespace core::rulebook {
namespace {

/// The first cells of a chart's rows, in order.
std::vector<std::string> keys_of(const char* chart) {
  std::vector<std::string> keys;
  for (const auto& row : tests::real_setting().rulebook->find_chart(chart)->rows) {
    keys.push_back(row.front());
  }
  return keys;
}

TEST(Registers, Table_27_0_rolls_are_the_enumerators) {
  std::vector<std::string> names;
  for (std::size_t i = 0; i < kRollIdCount; ++i) {
    const auto roll = static_cast<RollId>(i);
    names.emplace_back(name(roll));
  }
  EXPECT_EQ(names, keys_of("rolls"));
  EXPECT_EQ(name(RollId::InitX), "INIT-X");
  EXPECT_EQ(name(RollId::Politics), "POLITICS");
  EXPECT_EQ(std::set(names.begin(), names.end()).size(), kRollIdCount);
}

TEST(Registers, Table_28_0_decisions_are_the_enumerators) {
  std::vector<std::string> names;
  for (std::size_t i = 0; i < kDecisionIdCount; ++i) {
    const auto decision = static_cast<DecisionId>(i);
    names.emplace_back(name(decision));
  }
  EXPECT_EQ(names, keys_of("decisions"));
  EXPECT_EQ(name(DecisionId::D31), "D31");
  EXPECT_EQ(std::set(names.begin(), names.end()).size(), kDecisionIdCount);
}

TEST(Options, Table_26_0_options_and_their_defaults) {
  const auto& rows = tests::real_setting().rulebook->find_chart("options")->rows;
  ASSERT_EQ(rows.size(), kOptionCount);
  for (std::size_t i = 0; i < kOptionCount; ++i) {
    const auto option = static_cast<Option>(i);
    EXPECT_EQ(rows[i].front(), name(option));
    EXPECT_EQ(rows[i].back(), OptionSelection{}.has(option) ? "on" : "off") << name(option);
  }
  EXPECT_EQ(name(Option::IroncladInSixthCycle), "26.9");
  EXPECT_EQ(name(Option::Desertion), "26.11");
}

TEST(Options, Case_26_0_a_selection_changes_the_defaults) {
  const auto selection = OptionSelection::parse("26.1,+26.4,-26.9");
  ASSERT_TRUE(selection.has_value());
  EXPECT_TRUE(selection->has(Option::SecondWind));
  EXPECT_TRUE(selection->has(Option::LeeInTheEast));
  EXPECT_FALSE(selection->has(Option::IroncladInSixthCycle));
  EXPECT_TRUE(selection->has(Option::Desertion));
  EXPECT_EQ(selection->text(), "26.1,26.4,-26.9");
}

TEST(Options, Case_26_0_the_text_reads_back_to_the_same) {
  for (const char* text : {"default", "26.1", "26.10,-26.11", "-26.9"}) {
    const auto selection = OptionSelection::parse(text);
    ASSERT_TRUE(selection.has_value()) << text;
    EXPECT_EQ(selection->text(), text);
    EXPECT_EQ(*OptionSelection::parse(selection->text()), *selection);
  }
  EXPECT_EQ(OptionSelection::parse("26.9,26.11")->text(), "default");
}

TEST(Options, Case_26_0_what_is_no_selection_is_refused_with_an_example) {
  for (const char* text : {"", "26.16", "26", "26.1,", "on", "default,26.1", "--26.1"}) {
    const auto selection = OptionSelection::parse(text);
    ASSERT_FALSE(selection.has_value()) << text;
    EXPECT_NE(selection.error().find("26.1,26.4,-26.9"), std::string::npos);
  }
}

TEST(Options, Case_26_3_makes_the_information_dark) {
  Switches switches;
  EXPECT_EQ(switches.secrecy_in_force(), Secrecy::Limited);
  switches.secrecy = Secrecy::Open;
  EXPECT_EQ(switches.secrecy_in_force(), Secrecy::Open);
  switches.options.set(Option::DarkInformation, true);
  EXPECT_EQ(switches.secrecy_in_force(), Secrecy::Dark);
}

TEST(Options, Case_0_5_settings_of_information_read_back) {
  for (const Secrecy secrecy : {Secrecy::Open, Secrecy::Limited, Secrecy::Dark}) {
    EXPECT_EQ(parse_secrecy(name(secrecy)), secrecy);
  }
  EXPECT_FALSE(parse_secrecy("fog").has_value());
}

}  // namespace
}  // namespace core::rulebook
