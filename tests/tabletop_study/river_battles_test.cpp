// [RR-030] [RR-434] Encounters of a campaign by captains on the table, and what is fitted to them.
#include "core/tabletop_study/river_battles.h"

#include "core/tabletop_study/river_fit.h"
#include "core/tabletop_study/river_study.h"
#include "tests/support/catalogue.h"
#include "tests/support/tabletop.h"

#include <gtest/gtest.h>

#include <memory>

namespace core::tabletop_study {
namespace {

const river::Charts& river_charts() {
  static const river::Charts kCharts = tests::tabletop().river_charts();
  return kCharts;
}

std::shared_ptr<const TableBooks> all_books() {
  static const auto kBooks = std::make_shared<const TableBooks>(table_books(tests::catalogue()));
  return kBooks;
}

TEST(RiverBattles, RR_030_words_of_the_modes_are_read_back) {
  for (const Encounters each : kEncounters) {
    EXPECT_EQ(encounters_of(word_of(each)), each);
  }
  EXPECT_FALSE(encounters_of("table"));
}

TEST(RiverBattles, RR_030_a_campaign_on_the_table_is_the_same_with_any_number_of_threads) {
  RiverStudy study;
  study.charts = river_charts();
  study.begin = river::sample_begin(river_charts(), 0, 1, 1);
  study.policy = river::Policy::Steady;
  study.games = 3;
  study.encounters = Encounters::Ironclad;
  study.books = all_books();
  const auto outcomes = play(study);
  int fought = 0;
  for (const RiverOutcome& each : outcomes) {
    fought += each.fought;
  }
  EXPECT_GT(fought, 0);
  study.threads = 2;
  EXPECT_EQ(play(study), outcomes);
  study.encounters = Encounters::Quick;
  EXPECT_EQ(figures_of(play(study)).fought, 0);
}

TEST(RiverBattles, RR_434_the_cells_are_three_flotillas_before_nine_batteries_and_three_vessels) {
  const auto cells = fit_cells();
  ASSERT_EQ(cells.size(), 36U);
  EXPECT_EQ(name_of(cells.front()), "A, battery 1");
  EXPECT_EQ(name_of(cells.back()), "C, arkansas");
}

TEST(RiverBattles, RR_434_a_cell_is_fought_on_the_table) {
  for (const tabletop::RuleSet rules : tabletop::kNavalSets) {
    const FitMeans means = table_means(*all_books(), river_charts(), {0, 1, {}}, rules, 2);
    EXPECT_EQ(means.fights, 2);
    EXPECT_LE(means.guns, 3);
    EXPECT_LE(means.damage, 100);
  }
}

/// Fights by other constants, taken as if they had been measured: the fit finds its way to them.
TEST(RiverBattles, RR_434_the_fit_comes_near_to_constants_that_made_the_measures) {
  constexpr int kFights = 50;
  const river::QuickFigures wanted{base::Fraction{2}, base::Fraction{1, 4}, 20};
  std::vector<FitRow> rows;
  for (FitCell& cell : fit_cells()) {
    FitMeans means = quick_means(river_charts(), cell, wanted, kFights);
    rows.push_back({std::move(cell), means, {}});
  }
  const RiverFit fitted = fit_to(river_charts(), std::move(rows), kFights);
  EXPECT_TRUE(fitted.is_accepted()) << fitted.error;
}

}  // namespace
}  // namespace core::tabletop_study
