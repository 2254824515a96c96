// Words and figures of the report's page.
#include "core/report/report_text.h"

#include "tests/support/catalogue.h"

#include <gtest/gtest.h>

#include <utility>

namespace core::report {
namespace {

ReportText english() { return ReportText{tests::real_setup("west-63").setting}; }

ReportText german() {
  const data::Catalogue spoken{tests::catalogue_file(), rulebook::Language::German};
  rulebook::Setting setting = spoken.load_setting({});
  setting.scenario = tests::real_setup("west-63").setting.scenario;
  return ReportText{std::move(setting)};
}

TEST(ReportText, marks_of_html_are_written_out) {
  EXPECT_EQ(escaped(R"x(<b onclick="x('&')">)x"),
            "&lt;b onclick=&quot;x(&#39;&amp;&#39;)&quot;&gt;");
  EXPECT_EQ(escaped("Chattanooga"), "Chattanooga");
}

TEST(ReportText, a_game_turn_is_a_week) {
  EXPECT_EQ(english().day({1, {}}), "25 March 1863");
  EXPECT_EQ(english().day({2, {}}), "1 April 1863");
  EXPECT_EQ(english().when({53, {}}), "week 53, 23 March 1864") << "1864 is a leap year";
  EXPECT_EQ(german().when({2, {}}), "Woche 2, 1. April 1863");
}

TEST(ReportText, Case_1_0_every_set_up_starts_on_the_first_day_of_its_cycle) {
  for (const char* id :
       {"west-62", "east-62", "west-63", "east-63", "west-64", "east-64", "campaign"}) {
    const data::OpenedSetup& setup = tests::real_setup(id);
    EXPECT_EQ(ReportText{setup.setting}.day({1, {}}), setup.info.start) << id;
  }
}

TEST(ReportText, figures_have_a_minus_a_plus_and_the_point_of_their_language) {
  EXPECT_EQ(english().signed_figure(2.55, 1), "+2.5");
  EXPECT_EQ(english().signed_figure(-2, 0), "\u22122");
  EXPECT_EQ(english().signed_figure(-0.04, 1), "0.0");
  EXPECT_EQ(english().signed_figure(0.04, 1), "0.0");
  EXPECT_EQ(german().figure(-1.25, 2), "\u22121,25");
  EXPECT_EQ(or_dash(std::nullopt), "\u2013");
}

TEST(ReportText, each_side_roll_and_place_has_its_words) {
  EXPECT_EQ(german().side(board::Side::Confederate), "Konföderation");
  EXPECT_EQ(english().roll(rulebook::RollId::Battle), "the battle");
}

}  // namespace
}  // namespace core::report
