// The sentences of the charts in another language.
#include "core/data/languages.h"

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
using core::data::find_chart;
using core::data::put_into;
using core::data::replace_text;
using core::data::Row;
using core::rulebook::Language;

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

TEST(Languages, in_english_the_other_charts_are_gone) {
  auto charts = two_languages();

  put_into(charts, Language::English);

  ASSERT_EQ(charts.size(), 1U);
  EXPECT_EQ(charts[0].table.rows[1].cells[2], "{piece} leaves");
}

TEST(Languages, english_has_words_of_its_own_for_keys) {
  auto charts = two_languages();
  charts.push_back(chart_of("en.words", {"key", "words"}, {{"army-hq", "Army HQ"}}));

  put_into(charts, Language::English);

  ASSERT_EQ(charts.size(), 2U);
  EXPECT_EQ(named(charts, "words").table.rows[0].cells[1], "Army HQ");
}

TEST(Languages, cells_are_replaced_by_key_and_column_and_nothing_else_is) {
  auto charts = two_languages();

  put_into(charts, Language::German);

  ASSERT_EQ(charts.size(), 2U);
  const auto& rows = named(charts, "events").table.rows;
  EXPECT_EQ(rows[0].cells, (std::vector<std::string>{"moved", "owner", "{piece} moves"}));
  EXPECT_EQ(rows[1].cells, (std::vector<std::string>{"left", "both", "{piece} geht"}));
  EXPECT_EQ(named(charts, "words").table.rows[0].cells[1], "Infanterie");
}

TEST(Languages, a_row_without_an_english_one_is_told_with_its_line) {
  auto charts = two_languages();
  charts[1].table.rows.push_back({"flew", {"flew", "{piece} fliegt"}, {"docs/rules/x.md", 99}});

  try {
    put_into(charts, Language::German);
    FAIL() << "not refused";
  } catch (const DataError& error) {
    EXPECT_EQ(error.row(), 99);
    EXPECT_NE(error.reason().find("'flew'"), std::string::npos) << error.reason();
  }
}

TEST(Languages, a_column_or_a_chart_without_an_english_one_is_told) {
  auto column = two_languages();
  column[1].table.columns[1] = "words";
  EXPECT_THROW(put_into(column, Language::German), DataError);

  auto chart = two_languages();
  chart[1].table.name = "de.nothing";
  EXPECT_THROW(put_into(chart, Language::German), DataError);
}

TEST(Languages, a_language_without_a_chart_is_told) {
  auto charts = two_languages();
  charts.resize(1);

  EXPECT_EQ(languages_in(charts), std::vector<Language>{Language::English});
  EXPECT_THROW(put_into(charts, Language::German), DataError);
}

TEST(Languages, a_chart_of_set_ups_or_errata_stands_alone) {
  auto charts = two_languages();
  charts.push_back(chart_of("de.scenarios", {"set-up", "title", "briefing"},
                            {{"west-62", "Westen 1862", "Der Winter endet."}}));

  put_into(charts, Language::German);

  std::string title = "West 1862";
  std::string other = "East 1862";
  const ChartText* const scenarios = find_chart(charts, "scenarios");
  ASSERT_NE(scenarios, nullptr);
  replace_text(scenarios, "west-62", "title", title);
  replace_text(scenarios, "east-62", "title", other);
  replace_text(nullptr, "west-62", "title", other);
  EXPECT_EQ(title, "Westen 1862");
  EXPECT_EQ(other, "East 1862");
}

TEST(Languages, a_battle_that_is_none_and_an_option_that_is_none_stop_the_build) {
  for (const auto& [from, to] : {std::pair{"| plymouth | Die", "| plymoth | Die"},
                                 std::pair{"| table_scale | Faktor", "| tabel_scale | Faktor"},
                                 std::pair{"| end_on_deg | halber", "| end_of_deg | halber"},
                                 std::pair{"| no_cross | Bie", "| no_crossing | Bie"}}) {
    const Mutant mutant{"docs/rules/de/battles.md", from, to};
    ASSERT_TRUE(mutant.found_once()) << from;
    try {
      core::data::compile_catalogue(mutant.root(), scratch("battles.catalogue"));
      FAIL() << "not refused: " << to;
    } catch (const DataError& error) {
      EXPECT_EQ(error.row(), mutant.line()) << error.reason();
    }
  }
}

TEST(Languages, Case_26_0_the_options_of_a_german_catalogue_are_german) {
  const core::data::Catalogue german{catalogue_file(), Language::German};
  const auto of = [](const core::data::Catalogue& from) {
    const auto cases = from.cases();
    return std::find_if(cases.begin(), cases.end(),
                        [](const auto& each) { return each.number == "26.7"; })
        ->text;
  };

  EXPECT_NE(of(german), of(catalogue()));
  EXPECT_EQ(german.load_setting({}).rulebook->find_chart("events")->columns.size(),
            catalogue().load_setting({}).rulebook->find_chart("events")->columns.size());
}

}  // namespace
}  // namespace tests::data
