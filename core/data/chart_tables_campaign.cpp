// [21.0] [23.0] [24.0] [25.0] What the campaign produces, calls up, closes and gains, from its
// charts.
#include "core/data/chart_cells.h"
#include "core/data/chart_tables.h"

namespace core::data {
namespace {

using board::Side;
using rulebook::PieceKind;
using rulebook::ProductionCost;

void read_major_cities(const ChartCells& chart, rulebook::Rulebook& book) {
  for (const Row& row : chart.rows()) {
    book.origin_cities.push_back(row.key);
    book.major_cities.push_back(
        {row.key,
         {chart.number(row, "1861"), chart.number(row, "1862"), chart.number(row, "1863-1865")}});
  }
}

ProductionCost cost_of(const ChartCells& chart, const Row& row) {
  return {chart.word(row, "per", {"unit", "CSP"}) == 1, chart.number(row, "SUP"),
          chart.number(row, "PP"), chart.number(row, "delay")};
}

/// "militia", "convert garrison", "augment cavalry".
rulebook::ProductionChart costs_of(const ChartCells& chart) {
  rulebook::ProductionChart costs;
  const auto listed = [&](const Row& row, std::string_view text, rulebook::ProductionCosts& into) {
    const auto kind = rulebook::parse_piece_kind(text);
    if (!kind) {
      fail(row.origin, "item", "'" + std::string{text} + "' is no kind of piece");
    }
    if (into[*kind]) {
      fail(row.origin, "item", "'" + row.key + "' stands twice");
    }
    into[*kind] = cost_of(chart, row);
  };
  constexpr std::string_view kConvert = "convert ";
  constexpr std::string_view kAugment = "augment ";
  for (const Row& row : chart.rows()) {
    const std::string_view item = row.key;
    if (item.starts_with(kConvert)) {
      listed(row, item.substr(kConvert.size()), costs.convert);
    } else if (item.starts_with(kAugment)) {
      listed(row, item.substr(kAugment.size()), costs.augment);
    } else {
      listed(row, item, costs.start);
    }
  }
  return costs;
}

/// The costs of a chart with those of another put in their place.
rulebook::ProductionChart with(rulebook::ProductionChart costs,
                               const rulebook::ProductionChart& others) {
  for (std::size_t at = 0; at < rulebook::kPieceKindCount; ++at) {
    const auto kind = static_cast<PieceKind>(at);
    costs.start[kind] = others.start[kind] ? others.start[kind] : costs.start[kind];
    costs.convert[kind] = others.convert[kind] ? others.convert[kind] : costs.convert[kind];
    costs.augment[kind] = others.augment[kind] ? others.augment[kind] : costs.augment[kind];
  }
  return costs;
}

void read_calls(
    const ChartCells& chart,
    rulebook::EnumTable<rulebook::Call, rulebook::CallRow, rulebook::kCallCount>& calls) {
  for (std::size_t at = 0; at < rulebook::kCallCount; ++at) {
    const auto call = static_cast<rulebook::Call>(at);
    const Row& row = chart.row(name(call));
    for (std::size_t month = 0; month < rulebook::CallRow::kMonths; ++month) {
      const std::string column =
          std::to_string(month + 1) + (month + 1 == rulebook::CallRow::kMonths ? "+" : "");
      calls[call].points[month] = chart.number(row, column);
    }
    calls[call].political = chart.number(row, "POL to Enemy");
  }
  chart.require_rows(rulebook::kCallCount);
}

void read_blockade(const ChartCells& chart, rulebook::BlockadeTable& blockade) {
  chart.require_rows(rulebook::BlockadeTable::kRows);
  for (std::size_t at = 0; at < rulebook::BlockadeTable::kRows; ++at) {
    const bool last = at + 1 == rulebook::BlockadeTable::kRows;
    const Row& row = chart.row(std::to_string(at + 1) + (last ? "+" : ""));
    blockade.summer[at] = chart.number(row, "summer");
    blockade.winter[at] = chart.number(row, "winter");
  }
}

/// The row whose key is `before`, a number, `after`: "each full 50 CSP lost".
std::pair<const Row*, int> numbered(const ChartCells& chart, std::string_view before,
                                    std::string_view after) {
  for (const Row& row : chart.rows()) {
    const std::string_view key = row.key;
    if (key.size() > before.size() + after.size() && key.starts_with(before) &&
        key.ends_with(after)) {
      const std::string_view number =
          key.substr(before.size(), key.size() - before.size() - after.size());
      return {&row, require_int(row.origin, "event", number)};
    }
  }
  chart.fault("", "there is no row '" + std::string{before} + "N" + std::string{after} + "'");
}

}  // namespace

void read_production(const std::vector<ChartText>& charts, rulebook::Rulebook& book) {
  read_major_cities(ChartCells{charts, "major_cities"}, book);
  book.production[Side::Union] = costs_of(ChartCells{charts, "production_union"});
  book.production[Side::Confederate] = costs_of(ChartCells{charts, "production_confederate"});
  const ChartCells bases{charts, "bases"};
  const Row& base = bases.row(rulebook::name(PieceKind::Base));
  bases.require_rows(1);
  book.base = {
      {false, bases.number(base, "SUP"), bases.number(base, "PP"), bases.number(base, "delay")},
      bases.number(base, "infantry CSP")};
  for (const Side side : board::kSides) {
    book.production[side].start[PieceKind::Base] = book.base.cost;
  }
  book.old_production = book.production;
  book.old_production[Side::Union] =
      with(book.production[Side::Union], costs_of(ChartCells{charts, "production_union_before"}));
  read_calls(ChartCells{charts, "calls_union"}, book.calls[Side::Union]);
  read_calls(ChartCells{charts, "calls_confederate"}, book.calls[Side::Confederate]);
  read_blockade(ChartCells{charts, "blockade"}, book.blockade);
}

void read_politics(const std::vector<ChartText>& charts, rulebook::Rulebook& book) {
  using rulebook::PoliticalResult;
  const ChartCells table{charts, "political_table"};
  book.political_table.lead = table.bands<rulebook::PoliticalTable::kColumns>();
  table.dice(1, book.political_table.cells, [&](const Row& row, const std::string& column) {
    return static_cast<PoliticalResult>(table.word(row, column, {"-", "K", "V"}));
  });
  rulebook::PoliticalFigures& figures = book.politics;
  const ChartCells costs{charts, "political_costs"};
  const auto cost = [&](std::string_view key) {
    return costs.number(costs.row(key), "POL to the Enemy");
  };
  costs.require_word(costs.row("call"), "POL to the Enemy", "chart");
  costs.require_word(costs.row("relieve or demote"), "POL to the Enemy", "chart");
  figures.table_again = cost("political table again");
  figures.kentucky = cost("violating Kentucky");
  const auto [losses, each] = numbered(costs, "each full ", " CSP lost");
  figures.losses = costs.number(*losses, "POL to the Enemy");
  figures.losses_each = each;
  const ChartCells gains{charts, "political_gains"};
  const auto gain = [&](std::string_view key) { return gains.number(gains.row(key), "POL"); };
  figures.fort = gain("first fort or fortress");
  figures.city = gain("each major city");
  figures.washington = gain("Washington");
  figures.five_cities = gain("five cities");
  gains.require_rows(4);
  const ChartCells changes{charts, "commander_changes"};
  constexpr std::string_view kStarsLess = "stars - ";
  const Row& relieve = changes.row("1");
  const std::string_view price = changes.text(relieve, "price");
  if (!price.starts_with(kStarsLess)) {
    fail(relieve.origin, "price", "the price of method 1 is 'stars - N' [22.52]");
  }
  figures.relieve_less = require_int(relieve.origin, "price", price.substr(kStarsLess.size()));
  figures.demote = changes.number(changes.row("2"), "price");
}

}  // namespace core::data
