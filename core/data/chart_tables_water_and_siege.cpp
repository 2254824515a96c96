// [11.12] [11.22] [11.24] [13.12] [13.37] Ships, works and sieges from their charts.
#include "core/data/chart_cells.h"
#include "core/data/chart_tables.h"

namespace core::data {
namespace {

using rulebook::PieceKind;

void read_naval_combat(const ChartCells& chart, rulebook::NavalCombat& combat) {
  combat.ratios.first = chart.first_ratio(rulebook::NavalCombat::kColumns);
  chart.dice(1, combat.cells, [&](const Row& row, const std::string& column) {
    const auto result = rulebook::parse_naval_result(chart.text(row, column));
    if (!result) {
      fail(row.origin, column,
           "'" + chart.text(row, column) + "' is not AE, AX, AR, DR, DX or DE [11.12]");
    }
    return *result;
  });
}

void read_transit(const ChartCells& chart, rulebook::Transit& transit) {
  transit.garrison = chart.bands<rulebook::Transit::kColumns>();
  chart.dice(1, transit.cells,
             [&](const Row& row, const std::string& column) { return chart.number(row, column); });
}

void read_bombardment(const ChartCells& chart, rulebook::Bombardment& bombardment) {
  bombardment.ratios.first = chart.first_ratio(rulebook::Bombardment::kColumns);
  chart.dice(1, bombardment.cells, [&](const Row& row, const std::string& column) {
    const auto [ships, garrison] = chart.pair(row, column, chart.text(row, column));
    return rulebook::BombardmentResult{ships, garrison};
  });
}

void read_works(const ChartCells& chart, rulebook::Rulebook& book) {
  constexpr std::array kWorks{PieceKind::Entrenchment, PieceKind::Fort, PieceKind::Fortress};
  for (const PieceKind kind : kWorks) {
    const Row& row = chart.row(name(kind));
    rulebook::WorkRow& work = book.works[kind];
    work = {chart.number(row, "capacity"), chart.number(row, "storm factor"),
            chart.number(row, "cost"), chart.yes(row, "stops ships")};
    if (rulebook::is_fort(kind)) {
      book.forts[kind] = {work.capacity, work.storm_factor};
    }
  }
  chart.require_rows(kWorks.size());
}

/// "-", "1", "R" or "R + 1".
rulebook::SiegeResult read_siege_result(const ChartCells& chart, const Row& row,
                                        const std::string& column) {
  constexpr std::string_view kReducedAnd = "R + ";
  const std::string_view text = chart.text(row, column);
  if (text == "-") {
    return {};
  }
  if (text == "R") {
    return {true, 0};
  }
  if (text.substr(0, kReducedAnd.size()) == kReducedAnd) {
    return {true, require_int(row.origin, column, text.substr(kReducedAnd.size()))};
  }
  return {false, require_int(row.origin, column, text)};
}

}  // namespace

void read_naval(const std::vector<ChartText>& charts, rulebook::Rulebook& book) {
  read_naval_combat(ChartCells{charts, "naval_combat"}, book.naval.combat);
  read_transit(ChartCells{charts, "transit"}, book.naval.transit);
  read_bombardment(ChartCells{charts, "bombardment"}, book.naval.bombardment);
}

void read_siege(const std::vector<ChartText>& charts, rulebook::Rulebook& book) {
  read_works(ChartCells{charts, "works"}, book);
  const ChartCells siege{charts, "siege"};
  book.siege.trains = siege.bands<rulebook::SiegeTable::kColumns>();
  siege.dice(1, book.siege.cells, [&](const Row& row, const std::string& column) {
    return read_siege_result(siege, row, column);
  });
}

}  // namespace core::data
