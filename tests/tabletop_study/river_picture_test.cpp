// [RR-483] [RR-501] Pictures of the river campaign: a study, and the chart of a campaign.
#include "core/tabletop_study/river_picture.h"

#include "core/river/code.h"
#include "core/tabletop/river_words.h"
#include "core/tabletop_study/river_svg.h"
#include "tests/support/catalogue.h"
#include "tests/support/tabletop.h"

#include <boost/property_tree/ptree.hpp>
#include <boost/property_tree/xml_parser.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <numeric>
#include <regex>
#include <sstream>
#include <string>
#include <vector>

namespace core::tabletop_study {
namespace {

using testing::HasSubstr;
using testing::Not;

const river::Charts& drawn_charts() {
  static const river::Charts kCharts = tests::tabletop().river_charts();
  return kCharts;
}

const rulebook::Rulebook& drawn_book() {
  static const auto kBook = tests::catalogue().load_setting({}).rulebook;
  return *kBook;
}

/// Reads an SVG as XML.
/// @throws boost::property_tree::xml_parser_error when it is none
boost::property_tree::ptree parsed(const std::string& svg) {
  std::istringstream in{svg};
  boost::property_tree::ptree tree;
  boost::property_tree::read_xml(in, tree);
  return tree;
}

std::size_t count(const std::string& text, const std::string& pattern) {
  const std::regex wanted{pattern};
  return static_cast<std::size_t>(
      std::distance(std::sregex_iterator{text.begin(), text.end(), wanted}, {}));
}

RiverOutcome with_points(int points) {
  RiverOutcome outcome;
  outcome.points = static_cast<std::int16_t>(points);
  outcome.level = drawn_charts().level(points);
  outcome.turns = 4;
  outcome.met = points > 0;
  return outcome;
}

StudySeries series_of(const std::string& name, const std::vector<int>& points) {
  StudySeries series;
  series.name = name;
  for (const int each : points) {
    series.outcomes.push_back(with_points(each));
  }
  series.figures = figures_of(series.outcomes);
  return series;
}

TEST(RiverPicture, RR_501_every_campaign_stands_in_the_bar_of_its_points) {
  const auto bars = point_bars({series_of("a", {-7, -5, -1, 0, 4}), series_of("b", {12})});
  ASSERT_EQ(bars.size(), 2U);
  EXPECT_EQ(bars[0].first, -10);
  EXPECT_EQ(bars[0].width, 5);
  EXPECT_EQ(bars[0].counts, (std::vector<int>{1, 2, 2, 0, 0}));
  EXPECT_EQ(bars[1].counts, (std::vector<int>{0, 0, 0, 0, 1}));
}

TEST(RiverPicture, RR_501_bars_are_wide_when_points_are_far_apart) {
  const auto bars = point_bars({series_of("a", {-140, 95})});
  EXPECT_EQ(bars[0].first, -140);
  EXPECT_EQ(bars[0].width, 10);
  EXPECT_EQ(bars[0].counts.size(), 24U);
  EXPECT_EQ(std::accumulate(bars[0].counts.begin(), bars[0].counts.end(), 0), 2);
}

TEST(RiverPicture, RR_501_the_picture_is_an_svg_with_every_series) {
  const std::string svg = study_svg(drawn_book(), drawn_charts(), {},
                                    {series_of("\"A\" & co", {-30, 10, 40}), series_of("B", {3})});
  const auto tree = parsed(svg);
  EXPECT_EQ(tree.get<std::string>("svg.title"),
            tabletop::river_phrase(drawn_book(), "study-title"));
  EXPECT_THAT(svg, HasSubstr("&quot;A&quot; &amp; co: 3 campaigns, mean 6.7 points"));
  EXPECT_EQ(count(svg, "<path class=\"curve\""), 2U);
  EXPECT_EQ(count(svg, "<path class=\"book\""), 1U);
  // Three bars of A and one of B, each with its share.
  EXPECT_EQ(count(svg, ": 33\\.3 %</title>"), 3U);
  EXPECT_EQ(count(svg, " … [0-9]+: 100\\.0 %</title>"), 1U);
}

TEST(RiverPicture, RR_501_a_single_campaign_has_a_picture) {
  EXPECT_NO_THROW(parsed(study_svg(drawn_book(), drawn_charts(), {}, {series_of("A", {0})})));
}

TEST(RiverPicture, RR_501_series_are_named_by_flotilla_and_policy) {
  EXPECT_EQ(series_name(drawn_book(), "B", river::Policy::Bold), "flotilla B, bold commodore");
}

// ---- the chart ----

river::Game played(std::size_t flotilla, std::uint32_t river) {
  river::Game game{
      river::make_setting(drawn_charts(), river::sample_begin(drawn_charts(), flotilla, river, 3))};
  while (!game.is_over()) {
    EXPECT_TRUE(game.act(river::choice_of(game, river::Policy::Bold)));
  }
  return game;
}

std::string chart_of(const river::Game& game) {
  return chart_svg(river::picture_of(game.state()),
                   chart_labels(drawn_book(), game.setting(), game.state()));
}

TEST(RiverChart, RR_483_the_chart_is_an_svg_with_the_turns_along_the_track) {
  for (const std::uint32_t number : {1U, 2U, 3U, 4U, 5U, 6U}) {
    const river::Game game = played(number % drawn_charts().flotillas.size(), number);
    const std::string svg = chart_of(game);
    ASSERT_NO_THROW(parsed(svg)) << number;
    EXPECT_THAT(svg, HasSubstr(river::code_text(number)));
    std::size_t entered = 0;
    for (const river::Branch& branch : game.state().branches) {
      for (const river::Section& section : branch.sections) {
        entered += section.entered ? 1 : 0;
        if (section.entered) {
          EXPECT_THAT(svg, HasSubstr(">" + std::to_string(section.entered_in) + "</text>"));
        }
      }
    }
    EXPECT_GT(entered, 0U);
    EXPECT_EQ(count(svg, "<text class=\"turn\""), entered);
  }
}

TEST(RiverChart, RR_355_unknown_water_is_not_on_the_chart) {
  const river::Game game{
      river::make_setting(drawn_charts(), river::sample_begin(drawn_charts(), 0, 7, 7))};
  const std::string svg = chart_of(game);
  EXPECT_EQ(count(svg, "<path class=\"water\""), 0U);
  EXPECT_THAT(svg, HasSubstr("the flotilla"));
  EXPECT_THAT(svg, Not(HasSubstr("class=\"turn\"")));
}

}  // namespace
}  // namespace core::tabletop_study
