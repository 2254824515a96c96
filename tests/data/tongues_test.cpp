// The sentences of the charts in another language.
#include "core/data/tongues.h"

#include "core/base/data_error.h"
#include "core/rulebook/chart.h"
#include "tests/data/sources.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

namespace tests::data {
namespace {

using core::base::DataError;
using core::data::ChartText;
using core::data::Row;
using core::rulebook::Tongue;

ChartText chart_of(const std::string& name, std::vector<std::string> columns,
                   const std::vector<std::vector<std::string>>& rows) {
  ChartText chart;
  chart.origin = {"docs/rules/x.md", 3};
  chart.table.name = name;
  chart.table.columns = std::move(columns);
  int line = 6;
  for (const auto& cells : rows) {
    chart.table.rows.push_back({cells.front(), cells, {"docs/rules/x.md", line++}});
  }
  return chart;
}

std::vector<ChartText> two_languages() {
  return {chart_of("events", {"event", "read by", "sentence"},
                   {{"moved", "owner", "{piece} moves"}, {"left", "both", "{piece} leaves"}}),
          chart_of("de.events", {"event", "sentence"}, {{"left", "{piece} geht"}}),
          chart_of("de.words", {"word", "in German"}, {{"infantry", "Infanterie"}})};
}

const ChartText& named(const std::vector<ChartText>& charts, std::string_view name) {
  return *std::find_if(charts.begin(), charts.end(),
                       [&](const ChartText& chart) { return chart.table.name == name; });
}

TEST(Tongues, in_english_the_other_charts_are_gone) {
  auto charts = two_languages();

  put_into(charts, Tongue::English);

  ASSERT_EQ(charts.size(), 1U);
  EXPECT_EQ(charts[0].table.rows[1].cells[2], "{piece} leaves");
}

TEST(Tongues, cells_are_replaced_by_key_and_column_and_nothing_else_is) {
  auto charts = two_languages();

  put_into(charts, Tongue::German);

  ASSERT_EQ(charts.size(), 2U);
  const auto& rows = named(charts, "events").table.rows;
  EXPECT_EQ(rows[0].cells, (std::vector<std::string>{"moved", "owner", "{piece} moves"}));
  EXPECT_EQ(rows[1].cells, (std::vector<std::string>{"left", "both", "{piece} geht"}));
  EXPECT_EQ(named(charts, "words").table.rows[0].cells[1], "Infanterie");
}

TEST(Tongues, a_row_without_an_english_one_is_told_with_its_line) {
  auto charts = two_languages();
  charts[1].table.rows.push_back({"flew", {"flew", "{piece} fliegt"}, {"docs/rules/x.md", 99}});

  try {
    put_into(charts, Tongue::German);
    FAIL() << "not refused";
  } catch (const DataError& error) {
    EXPECT_EQ(error.row(), 99);
    EXPECT_NE(error.reason().find("'flew'"), std::string::npos) << error.reason();
  }
}

TEST(Tongues, a_column_or_a_chart_without_an_english_one_is_told) {
  auto column = two_languages();
  column[1].table.columns[1] = "words";
  EXPECT_THROW(put_into(column, Tongue::German), DataError);

  auto chart = two_languages();
  chart[1].table.name = "de.nothing";
  EXPECT_THROW(put_into(chart, Tongue::German), DataError);
}

TEST(Tongues, a_language_without_a_chart_is_told) {
  auto charts = two_languages();
  charts.resize(1);

  EXPECT_EQ(tongues_in(charts), std::vector<Tongue>{Tongue::English});
  EXPECT_THROW(put_into(charts, Tongue::German), DataError);
}

}  // namespace
}  // namespace tests::data
