// [3.21] [5.12] [Appendix B] Unit types, counters and chits from their charts.
#include "core/data/chart_cells.h"
#include "core/data/chart_tables.h"
#include "core/data/setup_build.h"

#include <algorithm>
#include <limits>

namespace core::data {
namespace {

using rulebook::Cycle;
using rulebook::PieceKind;
using rulebook::UnitType;

constexpr int kMostBrigade = 31;  ///< the largest strength that UnitType::brigades can hold

/// "1, 2, 3" or "(1), (2)".
void read_strengths(const ChartCells& types, const Row& row, UnitType& type) {
  const std::string& cell = types.text(row, "strength");
  type.parenthesised = !cell.empty() && cell.front() == '(';
  if (cell == "none") {
    return;
  }
  for (const std::string& part : split(cell, ',')) {
    std::string_view figure = part;
    if (type.parenthesised) {
      if (figure.size() < 3 || figure.front() != '(' || figure.back() != ')') {
        fail(row.origin, "strength", "'" + part + "' stands without parentheses among others");
      }
      figure = figure.substr(1, figure.size() - 2);
    }
    type.strengths.push_back(require_int(row.origin, "strength", figure));
  }
  if (!std::is_sorted(type.strengths.begin(), type.strengths.end())) {
    fail(row.origin, "strength", "the values do not ascend");
  }
  for (const int brigade : types.numbers(row, "brigades")) {
    if (std::find(type.strengths.begin(), type.strengths.end(), brigade) == type.strengths.end() ||
        brigade < 0 || brigade > kMostBrigade) {
      fail(row.origin, "brigades", std::to_string(brigade) + " is no strength of the kind");
    }
    type.brigades |= std::uint32_t{1} << static_cast<unsigned>(brigade);
  }
}

UnitType read_unit_type(const ChartCells& types, const Row& row) {
  UnitType type;
  read_strengths(types, row, type);
  type.land_movement = types.number_or_none(row, "land movement");
  type.range = types.number_or_none(row, "range");
  type.river_cost = types.number_or_none(row, "river cost");
  type.sea_cost = types.number_or_none(row, "sea cost");
  type.move_class = static_cast<rulebook::MoveClass>(
      types.word(row, "class", {"foot", "horse", "wagons", "ship", "none"}));
  type.may_attack =
      static_cast<rulebook::Attack>(types.word(row, "may attack", {"no", "yes", "naval"}));
  type.weighs_its_strength = types.text(row, "weight") == "strength";
  if (!type.weighs_its_strength) {
    type.weight = types.number_or_none(row, "weight");
  }
  type.capacity = types.number_or_none(row, "capacity");
  type.needs_supply = types.yes(row, "needs supply");
  type.zone =
      static_cast<rulebook::ZoneExtent>(types.word(row, "zone", {"no", "own hex", "yes", "water"}));
  return type;
}

/// [3.24] The strength on a counter; kinds whose counters show none have the one of their type.
int strength_of(const Row& row, const UnitType& type, const std::string& value) {
  if (value.empty()) {
    return type.largest_strength();
  }
  const auto counter = parse_counter_value(value);
  if (!counter) {
    fail(row.origin, "value", "'" + value + "' is not a strength and a movement allowance");
  }
  const auto& known = type.strengths;
  if (std::find(known.begin(), known.end(), counter->strength) == known.end() ||
      counter->parenthesised != type.parenthesised || counter->movement != type.land_movement) {
    fail(row.origin, "value", "the chart unit_types has no " + row.key + " " + value + " [3.21]");
  }
  return counter->strength;
}

rulebook::ChitPool read_pool(const ChartCells& chart, const Row& row) {
  rulebook::ChitPool pool{chart.numbers(row, "chits"), chart.number(row, "option value")};
  if (std::find(pool.chits.begin(), pool.chits.end(), pool.option_value) == pool.chits.end()) {
    fail(row.origin, "option value", "there is no chit of this value");
  }
  if (pool.chits.size() < 2) {
    fail(row.origin, "chits", "two players draw, so there are at least two chits");
  }
  return pool;
}

Cycle read_cycle(const ChartCells& chart, const Row& row, const std::string& column) {
  const auto cycle = Cycle::parse(chart.text(row, column));
  if (!cycle) {
    fail(row.origin, column, "'" + chart.text(row, column) + "' is not a cycle of 7/61 to 4/65");
  }
  return *cycle;
}

void read_cycle_chits(const std::vector<ChartText>& charts, rulebook::ChitPools& pools) {
  const ChartCells chart{charts, "chit_pools"};
  Cycle next = rulebook::kCampaignStart;
  for (const Row& row : chart.rows()) {
    pools.cycles.push_back(
        {read_cycle(chart, row, "from"), read_cycle(chart, row, "to"), read_pool(chart, row)});
    if (pools.cycles.back().from != next) {
      fail(row.origin, "from", "the rows leave out or repeat the cycle " + next.text());
    }
    next = pools.cycles.back().to.next();
  }
  if (Cycle::parse(next.text())) {
    chart.fault("to", "the chart has no pool for the cycle " + next.text());
  }
}

void read_scenario_chits(const std::vector<ChartText>& charts, rulebook::ChitPools& pools) {
  constexpr int kLast = std::numeric_limits<int>::max();
  const ChartCells chart{charts, "scenario_chits"};
  int next = 1;
  for (const Row& row : chart.rows()) {
    const int to = chart.text(row, "to") == "last" ? kLast : chart.number(row, "to");
    pools.scenarios.push_back({row.key, chart.number(row, "from"), to, read_pool(chart, row)});
    if (pools.scenarios.back().from != next || to < next) {
      fail(row.origin, "from", "the rows of a scenario follow each other from 1 to last");
    }
    if (next > 1 && pools.scenarios[pools.scenarios.size() - 2].scenario != row.key) {
      fail(row.origin, "scenario", "the scenario before does not go to its last game-turn");
    }
    next = to == kLast ? 1 : to + 1;
  }
  if (next != 1) {
    chart.fault("to", "the last scenario does not go to its last game-turn");
  }
}

}  // namespace

void read_unit_types(const std::vector<ChartText>& charts, rulebook::Rulebook& book) {
  const ChartCells types{charts, "unit_types"};
  for (int i = 0; i < rulebook::kPieceKindCount; ++i) {
    const auto kind = static_cast<PieceKind>(i);
    const Row& row = types.row(name(kind));
    UnitType& type = book.unit_types[kind];
    type = read_unit_type(types, row);
    if (rulebook::is_ship(kind)) {
      book.ships[kind] = {types.number(row, "range"), type.river_cost.value_or(0),
                          type.sea_cost.value_or(0)};
    } else if (type.capacity) {
      book.stock_limits[kind] = *type.capacity;
    }
  }
  types.require_rows(rulebook::kPieceKindCount);
}

void read_mix(const std::vector<ChartText>& charts, rulebook::Rulebook& book) {
  const ChartCells chart{charts, "counter_mix"};
  const auto count = [&](const Row& row, const std::string& column) {
    return chart.text(row, column) == "no limit" ? std::numeric_limits<int>::max()
                                                 : chart.number(row, column);
  };
  for (const Row& row : chart.rows()) {
    const PieceKind kind = chart.kind(row);
    const std::string value = chart.text(row, "value") == "none" ? "" : chart.text(row, "value");
    if (book.find_mix(kind, value) != nullptr) {
      fail(row.origin, "value", "the counter " + row.key + " " + value + " stands twice");
    }
    book.mix_values[kind].push_back(
        {strength_of(row, book.unit_types[kind], value), value, book.mix.size()});
    book.mix.push_back({kind, value, {count(row, "union"), count(row, "confederate")}});
  }
  for (auto& values : book.mix_values.cells) {
    std::stable_sort(values.begin(), values.end(),
                     [](const auto& a, const auto& b) { return a.strength > b.strength; });
  }
}

void read_chits(const std::vector<ChartText>& charts, rulebook::Rulebook& book) {
  read_cycle_chits(charts, book.chit_pools);
  read_scenario_chits(charts, book.chit_pools);
}

}  // namespace core::data
