// [21.91] [21.92] What published cycles of play cost by the charts, beside what they did cost.
//
// play_reports/*.csv hold the figures of a blog that plays the whole campaign by VASSAL ("WBTS via
// Vassal"): SUP spent in a cycle (at hand less what was left), and the CSP or units begun. Cycles
// whose report leaves one of these out are left out.
#include "core/rulebook/rulebook.h"
#include "tests/support/catalogue.h"
#include "tests/support/places.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace core::rulebook {
namespace {

using board::Side;

std::vector<std::string> cells_of(const std::string& line) {
  std::vector<std::string> cells;
  std::istringstream in{line};
  for (std::string cell; std::getline(in, cell, ',');) {
    cells.push_back(cell);
  }
  return cells;
}

/// What the chart asks for a number of an item: "convert militia", "train".
int cost_of(const ProductionChart& chart, const std::string& item, int number) {
  const auto blank = item.find(' ');
  const std::string way = blank == std::string::npos ? "" : item.substr(0, blank);
  const ProductionCosts& costs = way == "augment"   ? chart.augment
                                 : way == "convert" ? chart.convert
                                                    : chart.start;
  const auto kind = parse_piece_kind(blank == std::string::npos ? item : item.substr(blank + 1));
  return costs[kind.value()].value().supply * number;
}

struct Agreement {
  int cycles{};
  int exact{};
  int off{};  ///< SUP in all
};

Agreement agreement(Side side, const ProductionChart& chart) {
  std::ifstream in{std::string{tests::places::sources()} + "/tests/strategic/play_reports/" +
                   (side == Side::Union ? "union.csv" : "confederate.csv")};
  std::string line;
  std::getline(in, line);
  const std::vector<std::string> items = cells_of(line);
  Agreement result;
  while (std::getline(in, line)) {
    const std::vector<std::string> cells = cells_of(line);
    int cost = 0;
    for (std::size_t at = 2; at < items.size(); ++at) {
      cost += cost_of(chart, items.at(at), std::stoi(cells.at(at)));
    }
    const int wrong = std::abs(cost - std::stoi(cells.at(1)));
    ++result.cycles;
    result.exact += wrong == 0 ? 1 : 0;
    result.off += wrong;
  }
  return result;
}

/// Of eleven cycles, how many come out to the point, and how many SUP the others miss.
void expect_agreement(Side side, const Production& charts, int exact, int off) {
  const Agreement found = agreement(side, charts[side]);
  EXPECT_EQ(found.cycles, 11);
  EXPECT_EQ(found.exact, exact);
  EXPECT_EQ(found.off, off);
}

TEST(PlayReports, Case_21_91_the_union_chart_gives_nine_of_eleven_cycles) {
  expect_agreement(Side::Union, tests::real_setting().rulebook->production, 9, 2);
}

TEST(PlayReports, Case_21_92_the_confederate_chart_gives_ten_of_eleven_cycles) {
  expect_agreement(Side::Confederate, tests::real_setting().rulebook->production, 10, 1);
}

TEST(PlayReports, Case_21_91_games_begun_before_keep_the_prices_that_gave_one_cycle) {
  expect_agreement(Side::Union, tests::real_setting().rulebook->old_production, 1, 76);
  expect_agreement(Side::Confederate, tests::real_setting().rulebook->old_production, 10, 1);
}

/// Each chart that says so is recomputed above; another one is marked as ours, or gets its figures.
TEST(PlayReports, Case_0_1_no_other_chart_calls_its_figures_inferred) {
  const std::set<std::string> recomputed{"production_union", "production_confederate"};
  std::set<std::string> inferred;
  for (const Chart& chart : tests::real_setting().rulebook->charts) {
    if (chart.source.find("inferred") != std::string::npos) {
      inferred.insert(chart.name);
    }
  }
  EXPECT_EQ(inferred, recomputed);
}

}  // namespace
}  // namespace core::rulebook
