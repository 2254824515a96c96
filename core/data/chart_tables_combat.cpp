// [8.15] [8.4] [10.4] [10.18] Combat results, situations, leaders from their charts.
#include "core/data/chart_cells.h"
#include "core/data/chart_tables.h"

namespace core::data {
namespace {

using rulebook::CombatTables;
using rulebook::Crt;
using rulebook::LeaderCasualty;

/// "15/0" or "5/10*".
rulebook::CombatResult read_result(const ChartCells& chart, const Row& row,
                                   const std::string& column) {
  std::string_view text = chart.text(row, column);
  const bool retreat = !text.empty() && text.back() == '*';
  if (retreat) {
    text.remove_suffix(1);
  }
  const auto [attacker, defender] = chart.pair(row, column, text);
  constexpr int kAll = 100;
  if (attacker < 0 || attacker > kAll || defender < 0 || defender > kAll) {
    fail(row.origin, column, "the loss is not a percentage");
  }
  return {static_cast<std::int8_t>(attacker), static_cast<std::int8_t>(defender), retreat};
}

void read_crts(const std::vector<ChartText>& charts, CombatTables& tables) {
  for (const Crt crt : rulebook::kCrts) {
    const ChartCells chart{charts, "crt_" + std::to_string(static_cast<int>(crt) + 1)};
    const auto odds = chart.bands<CombatTables::kColumns>();
    if (crt == Crt::Skirmish) {
      tables.odds = odds;
    } else if (odds.highest != tables.odds.highest) {
      chart.fault("", "the odds are not those of crt_1 [8.15]");
    }
    chart.dice(0, tables.cells[crt], [&](const Row& row, const std::string& column) {
      return read_result(chart, row, column);
    });
  }
}

rulebook::Factor read_factor(const ChartCells& chart, const Row& row, const std::string& column) {
  if (chart.text(row, column) == "half") {
    return {1, 2};
  }
  return {chart.number(row, column), 1};
}

void read_effects(const ChartCells& chart, rulebook::CombatEffects& effects) {
  for (std::size_t i = 0; i < effects.cells.size(); ++i) {
    const Row& row = chart.row(name(static_cast<rulebook::CombatSituation>(i)));
    effects.cells.at(i) = {read_factor(chart, row, "attack"), read_factor(chart, row, "defence"),
                           chart.number(row, "die"), chart.yes(row, "may stay"),
                           chart.number(row, "attacker loss")};
  }
  chart.require_rows(effects.cells.size());
}

/// "-", "wounded 2", "wounded d6 + 3" or "killed".
LeaderCasualty read_casualty(const ChartCells& chart, const Row& row, const std::string& column) {
  using Kind = LeaderCasualty::Kind;
  constexpr std::string_view kByDie = "wounded d6 + ";
  constexpr std::string_view kFixed = "wounded ";
  const std::string_view text = chart.text(row, column);
  if (text == "-") {
    return {};
  }
  if (text == "killed") {
    return {Kind::Killed, 0};
  }
  for (const auto& [words, kind] :
       {std::pair{kByDie, Kind::WoundedByDie}, {kFixed, Kind::Wounded}}) {
    if (text.substr(0, words.size()) == words) {
      return {kind, require_int(row.origin, column, text.substr(words.size()))};
    }
  }
  fail(row.origin, column,
       "'" + std::string{text} + "' is not '-', 'wounded 2', 'wounded d6 + 3' or 'killed'");
}

void read_casualties(const ChartCells& chart, rulebook::LeaderCasualties& casualties) {
  chart.require_rows(casualties.cells.size());
  for (std::size_t i = 0; i < casualties.cells.size(); ++i) {
    const Row& row =
        chart.row(std::to_string(rulebook::LeaderCasualties::kFirst + static_cast<int>(i)));
    for (const Crt crt : rulebook::kCrts) {
      const std::string column = "CRT " + std::to_string(static_cast<int>(crt) + 1);
      casualties.cells.at(i)[crt] = read_casualty(chart, row, column);
    }
  }
}

void read_commanders(const ChartCells& chart, rulebook::CommandStars& stars) {
  using rulebook::PieceKind;
  constexpr std::array kHeadquarters{PieceKind::InfantryCorpsHq, PieceKind::CavalryCorpsHq,
                                     PieceKind::ArmyHq};
  for (const PieceKind kind : kHeadquarters) {
    stars[kind] = chart.number(chart.row(name(kind)), "stars");
  }
  chart.require_rows(kHeadquarters.size());
}

}  // namespace

void read_combat(const std::vector<ChartText>& charts, rulebook::Rulebook& book) {
  read_crts(charts, book.combat);
  read_effects(ChartCells{charts, "combat_effects"}, book.combat_effects);
  read_casualties(ChartCells{charts, "leader_casualties"}, book.leader_casualties);
  read_commanders(ChartCells{charts, "commanders"}, book.command_stars);
}

}  // namespace core::data
