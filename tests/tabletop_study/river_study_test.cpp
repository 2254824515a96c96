// [RR-440]-[RR-444] [RR-501] [RR-T31] [RR-T34] [RR-T35] Campaigns of the automatic commodore
// against the printed statistics.
#include "core/tabletop_study/river_study.h"

#include "core/river/confederates.h"
#include "core/river/exploration.h"
#include "core/river/forecast.h"
#include "tests/support/catalogue.h"
#include "tests/support/tabletop.h"
#include "tests/support/whole.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <string>
#include <vector>

namespace core::tabletop_study {

namespace {

const river::Charts& charts() {
  static const river::Charts kCharts = tests::tabletop().river_charts();
  return kCharts;
}

constexpr std::size_t kPorter = 0;   // flotilla A
constexpr std::size_t kTimbers = 1;  // flotilla B

RiverStudy study_of(std::size_t sample, river::Policy policy, int games) {
  RiverStudy study;
  study.charts = charts();
  study.begin = river::sample_begin(charts(), sample, 1, 1);
  study.policy = policy;
  study.games = games;
  study.threads = 2;
  return study;
}

// ---- tables RR-T34 and RR-T35 ----

/// A line of table RR-T34; of RR-T35 where it is printed.
struct PrintedLine {
  std::string name;
  std::size_t sample{};
  bool turns_completed{};
  double mean{};
  double met{};
  double sunk{};
  double captured{};
  double defeated{};
  std::vector<double> levels;
};

/// The book's own tolerance for 50,000 campaigns. Of a tenth of them chance makes three times as
/// much, the root of ten.
struct Tolerance {
  int campaigns = tests::whole() ? 50'000 : 5'000;
  double points = tests::whole() ? 0.6 : 1.9;
  double share = tests::whole() ? 0.01 : 0.032;
};

class PrintedRun : public ::testing::TestWithParam<PrintedLine> {};

TEST_P(PrintedRun, RR_440_the_reference_reproduces_the_printed_statistics) {
  const PrintedLine& line = GetParam();
  const Tolerance tolerance;
  RiverStudy study = study_of(line.sample, river::Policy::Reference, tolerance.campaigns);
  study.begin.options.turns_completed = line.turns_completed;
  study.printed_run = true;
  const RiverFigures figures = figures_of(play(study));
  EXPECT_NEAR(figures.mean, line.mean, tolerance.points);
  EXPECT_NEAR(figures.met, line.met, tolerance.share);
  EXPECT_NEAR(figures.sunk, line.sunk, tolerance.share);
  EXPECT_NEAR(figures.captured, line.captured, tolerance.share);
  // "Defeated" is printed for those who neither sank nor captured the ironclad.
  EXPECT_NEAR(1 - figures.sunk - figures.captured, line.defeated, tolerance.share);
  for (std::size_t i = 0; i < line.levels.size(); ++i) {
    EXPECT_NEAR(figures.levels.at(i), line.levels[i], tolerance.share)
        << charts().levels.at(i).title;
  }
}

INSTANTIATE_TEST_SUITE_P(
    RR_T34, PrintedRun,
    ::testing::Values(PrintedLine{"A_t",
                                  kPorter,
                                  false,
                                  -2.4,
                                  0.777,
                                  0.333,
                                  0.113,
                                  0.554,
                                  {0.424, 0.035, 0.036, 0.072, 0.176, 0.202, 0.055}},
                      PrintedLine{"B_t",
                                  kTimbers,
                                  false,
                                  31.3,
                                  0.953,
                                  0.720,
                                  0.125,
                                  0.155,
                                  {0.128, 0.015, 0.016, 0.038, 0.158, 0.373, 0.273}},
                      PrintedLine{"A_t_1", kPorter, true, -4.7, 0.758, 0.306, 0.107, 0.587, {}},
                      PrintedLine{"B_t_1", kTimbers, true, 30.3, 0.949, 0.705, 0.127, 0.168, {}}),
    [](const auto& each) { return each.param.name; });

// ---- table RR-T31 ----

/// How a flotilla that goes on past everything, a new section each turn, ends its search.
struct Search {
  int turn{};
  bool met{};  ///< the ironclad; else it was a ruse
};

Search search_of(const river::Setting& setting) {
  river::State state = river::begin_state(setting);
  river::Record record{setting, state};
  for (std::int16_t turn = 1;; ++turn) {
    const river::Place place{0, turn};
    record.apply(river::TurnBegan{turn});
    river::find_course(record, place);
    river::find_terrain(record, place);
    river::find_confederates(record, place);
    if (river::has_ironclad(record.section(place))) {
      return {turn, true};
    }
    if (river::is_head(record.section(place))) {
      return {turn, false};
    }
  }
}

/// The share of searches that a condition holds for is as the forecast has it.
void expect_share(const std::vector<Search>& searches, auto holds, double expected) {
  constexpr double kErrors = 4;
  const auto count = static_cast<double>(searches.size());
  const double share = static_cast<double>(std::ranges::count_if(searches, holds)) / count;
  const double error = std::sqrt(expected * (1 - expected) / count);
  EXPECT_NEAR(share, expected, kErrors * error);
}

class MeetingChance : public ::testing::TestWithParam<bool> {};

TEST_P(MeetingChance, RR_502_RR_503_rivers_bring_the_ironclad_as_the_forecast_says) {
  constexpr std::uint32_t kRivers = 20'000;
  constexpr int kTurns = 30;
  std::vector<Search> searches;
  river::Begin begin = river::sample_begin(charts(), kPorter, 1, 1);
  begin.options.turns_completed = GetParam();
  river::Setting setting = *river::make_setting(charts(), begin);
  for (std::uint32_t number = 1; number <= kRivers; ++number) {
    setting.begin.river = number;
    searches.push_back(search_of(setting));
  }
  for (const river::MeetingRow& row :
       river::meeting_rows(charts(), begin.options, {false, 0, 1}, kTurns)) {
    SCOPED_TRACE(row.turn);
    expect_share(
        searches, [&](const Search& each) { return each.met && each.turn <= row.turn; }, row.met);
    expect_share(
        searches, [&](const Search& each) { return !each.met && each.turn <= row.turn; }, row.ruse);
  }
}

INSTANTIATE_TEST_SUITE_P(RR_T31, MeetingChance, ::testing::Bool(),
                         [](const auto& each) { return each.param ? "t_1" : "t"; });

// ---- the study itself ----

TEST(RiverStudy, RR_501_the_same_study_gives_the_same_outcomes_with_any_number_of_threads) {
  RiverStudy study = study_of(kPorter, river::Policy::Steady, 200);
  const auto two = play(study);
  study.threads = 1;
  EXPECT_TRUE(play(study) == two);
}

TEST(RiverStudy, RR_501_a_study_stops_when_it_is_told_to) {
  RiverStudy study = study_of(kPorter, river::Policy::Steady, 200);
  study.threads = 1;
  EXPECT_EQ(play(study, [](int done) { return done < 3; }).size(), 3U);
}

TEST(RiverStudy, RR_501_campaigns_on_one_river_differ_by_the_dice_of_the_commodore_only) {
  RiverStudy study = study_of(kPorter, river::Policy::Steady, 20);
  study.same_river = true;
  const auto outcomes = play(study);
  EXPECT_TRUE(std::ranges::any_of(
      outcomes, [&](const RiverOutcome& each) { return !(each == outcomes.front()); }));
}

/// An outcome of so many points in so many turns.
RiverOutcome outcome(std::int16_t points, std::int16_t turns, bool met) {
  RiverOutcome result;
  result.points = points;
  result.turns = turns;
  result.met = met;
  result.level = charts().level(points);
  return result;
}

TEST(RiverStudy, RR_501_figures_of_four_campaigns) {
  const RiverFigures figures = figures_of(
      {outcome(-20, 2, false), outcome(0, 4, true), outcome(20, 4, true), outcome(40, 6, true)});
  EXPECT_EQ(figures.games, 4);
  EXPECT_DOUBLE_EQ(figures.mean, 10);
  EXPECT_DOUBLE_EQ(figures.deviation, std::sqrt(500.0));
  EXPECT_EQ(figures.percentiles, (std::array{-20, 0, 20, 40, 40}));
  EXPECT_DOUBLE_EQ(figures.met, 0.75);
  EXPECT_DOUBLE_EQ(figures.turns, 4);
  EXPECT_EQ(figures.met_by, (std::vector<double>{0, 0, 0, 0.5, 0.5, 0.75}));
  EXPECT_DOUBLE_EQ(figures.levels.front(), 0.25);
}

TEST(RiverStudy, RR_501_the_percentile_of_a_player_counts_those_with_fewer_points) {
  const std::vector<RiverOutcome> outcomes{outcome(-20, 2, false), outcome(0, 4, true),
                                           outcome(20, 4, true), outcome(40, 6, true)};
  EXPECT_DOUBLE_EQ(percentile_of(outcomes, 20), 50);
  EXPECT_DOUBLE_EQ(percentile_of(outcomes, 41), 100);
}

}  // namespace
}  // namespace core::tabletop_study
