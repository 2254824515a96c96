#include "core/data/rulebook_tables.h"

#include "core/data/chart_cells.h"
#include "core/data/chart_tables.h"

namespace core::data {
namespace {

using board::Side;

void read_leaders(const std::vector<ChartText>& charts, Side side, std::string_view name,
                  rulebook::Rulebook& book) {
  const ChartCells chart{charts, name};
  for (const Row& row : chart.rows()) {
    if (book.find_leader(side, row.key) != nullptr) {
      fail(row.origin, "leader", "the leader " + row.key + " stands twice");
    }
    book.leaders.push_back({side, row.key, chart.number(row, "stars"), chart.number(row, "I"),
                            chart.number(row, "C"), chart.number(row, "S"),
                            chart.yes(row, "cavalry"), chart.number(row, "from")});
  }
}

void read_supply(const std::vector<ChartText>& charts, rulebook::Rulebook& book) {
  const ChartCells costs{charts, "supply_costs"};
  for (int i = 0; i < 5; ++i) {
    const auto terrain = static_cast<map::Terrain>(i);
    book.supply_costs.terrain[static_cast<std::size_t>(i)] =
        costs.number(costs.row(map::name(terrain)), "cost");
  }
  book.supply_costs.along_line = costs.number(costs.row("road"), "cost");
  const Row& railroad = costs.row("railroad");
  if (costs.number(railroad, "cost") != book.supply_costs.along_line) {
    fail(railroad.origin, "cost", "roads and railroads cost the same [17.6]");
  }
  book.supply_costs.minor_river = costs.number(costs.row("minor river"), "cost");
  book.supply_costs.ship_crossing =
      costs.number(costs.row("navigable river with a Friendly ship"), "cost");

  const ChartCells ranges{charts, "supply_ranges"};
  const auto range = [&](std::string_view key) { return ranges.number(ranges.row(key), "range"); };
  book.supply_ranges = {range("department"), range("depot"), range("army-hq"), range("train"),
                        range("railhead")};
}

void read_rosters(const std::vector<ChartText>& charts, rulebook::Rulebook& book) {
  const ChartCells rosters{charts, "rosters"};
  for (const Row& row : rosters.rows()) {
    const std::size_t which = rosters.word(row, "which", {"any", "cavalry", "not cavalry"});
    for (const Side side : board::kSides) {
      book.rosters[{side, rosters.kind(row)}] = {
          rosters.number(row, std::string{board::name(side)}), which == 1, which == 2};
    }
  }
}

std::string track_words(const std::string& text) { return text == "-" ? "" : text; }

void read_cycles(const std::vector<ChartText>& charts, rulebook::Rulebook& book) {
  const ChartCells track{charts, "cycle_track"};
  for (const Row& row : track.rows()) {
    const auto cycle = rulebook::Cycle::parse(row.key);
    if (!cycle) {
      fail(row.origin, "cycle", "'" + row.key + "' is not a cycle of 7/61 to 4/65");
    }
    const std::string& season = track.text(row, "season");
    if (season != (cycle->is_winter() ? "winter" : "summer")) {
      fail(row.origin, "season", "the season of " + row.key + " is not " + season + " [6.14]");
    }
    book.cycles.push_back({*cycle,
                           cycle->is_winter(),
                           {track.number(row, "Union RP"), track.number(row, "Confederate RP")},
                           {track_words(track.text(row, "Union track words")),
                            track_words(track.text(row, "Confederate track words"))},
                           track.number(row, "Union base SUP"),
                           track.number(row, "city yield"),
                           track.number(row, "import per port")});
  }
}

}  // namespace

rulebook::Rulebook make_rulebook(const std::vector<ChartText>& charts) {
  rulebook::Rulebook book;
  read_leaders(charts, Side::Union, "leaders_union", book);
  read_leaders(charts, Side::Confederate, "leaders_confederate", book);
  read_unit_types(charts, book);
  read_mix(charts, book);
  read_chits(charts, book);
  read_movement(charts, book);
  read_embarkation(charts, book);
  read_combat(charts, book);
  read_naval(charts, book);
  read_consumption(charts, book);
  read_siege(charts, book);
  read_supply(charts, book);
  read_rosters(charts, book);
  read_cycles(charts, book);
  read_production(charts, book);
  read_politics(charts, book);
  for (const ChartText& chart : charts) {
    rulebook::Chart& text = book.charts.emplace_back();
    text = {chart.table.name, chart.cited, chart.unit, chart.source, chart.table.columns, {}};
    for (const Row& row : chart.table.rows) {
      text.rows.push_back(row.cells);
    }
  }
  return book;
}

}  // namespace core::data
