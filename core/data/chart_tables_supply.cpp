// [12.12] [12.13] [12.22] [19.34] Consumption, attrition, combat supply, supply of scenarios from
// their charts.
#include "core/data/chart_cells.h"
#include "core/data/chart_tables.h"

namespace core::data {
namespace {

using rulebook::Crt;
using rulebook::SupplyTables;

void read_forces(const std::vector<ChartText>& charts, SupplyTables& tables) {
  const auto read = [&](const ChartCells& chart, SupplyTables::Cells& cells) {
    chart.dice(1, cells, [&](const Row& row, const std::string& column) {
      return chart.number(row, column);
    });
  };
  const ChartCells consumption{charts, "supply_consumption"};
  tables.force = consumption.bands<SupplyTables::kColumns>();
  read(consumption, tables.consumption_cells);
  const ChartCells attrition{charts, "supply_attrition"};
  if (attrition.bands<SupplyTables::kColumns>().highest != tables.force.highest) {
    attrition.fault("", "the forces are not those of supply_consumption [12.12]");
  }
  read(attrition, tables.attrition_cells);
}

void read_combat_supply(const ChartCells& chart, rulebook::CombatSupply& supply) {
  const Row& attacker = chart.row("attacker");
  const Row& defender = chart.row("defender");
  chart.require_rows(2);
  for (const Crt crt : rulebook::kCrts) {
    const std::string column = "CRT " + std::to_string(static_cast<int>(crt) + 1);
    supply.attacker_csp[crt] = chart.number(attacker, column);
    if (supply.attacker_csp[crt] < 1) {
      fail(attacker.origin, column, "1 SUP supplies at least 1 CSP");
    }
    supply.defender_share[crt] =
        static_cast<rulebook::DefenderPays>(chart.word(defender, column, {"none", "half", "same"}));
  }
}

}  // namespace

void read_consumption(const std::vector<ChartText>& charts, rulebook::Rulebook& book) {
  using rulebook::Front;
  read_forces(charts, book.supply);
  read_combat_supply(ChartCells{charts, "combat_supply"}, book.combat_supply);

  const ChartCells scenarios{charts, "scenario_supply"};
  scenarios.require_rows(2);
  for (const auto& [key, front] : {std::pair{"east", Front::East}, {"west", Front::West}}) {
    for (const board::Side side : board::kSides) {
      book.scenario_supply.cells[front][side] =
          scenarios.number(scenarios.row(key), std::string{board::name(side)});
    }
  }
}

}  // namespace core::data
