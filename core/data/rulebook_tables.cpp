#include "core/data/rulebook_tables.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace core::data {
namespace {

using board::Side;
using rulebook::PieceKind;

/// A chart whose cells are asked for by row and column; every error names the page and the line.
class ChartCells {
 public:
  ChartCells(const std::vector<ChartText>& charts, std::string_view name) {
    const auto at = std::find_if(charts.begin(), charts.end(),
                                 [&](const ChartText& chart) { return chart.table.name == name; });
    if (at == charts.end()) {
      fail({"docs", 0}, std::string{name}, "the rulebook has no chart of this name");
    }
    chart_ = &*at;
  }

  [[nodiscard]] const std::vector<Row>& rows() const noexcept { return chart_->table.rows; }

  [[nodiscard]] const std::string& text(const Row& row, const std::string& column) const {
    const auto at = chart_->table.find_column(column);
    if (!at) {
      fail(chart_->origin, chart_->table.name, "the chart has no column '" + column + "'");
    }
    return row.cells[*at];
  }

  [[nodiscard]] int number(const Row& row, const std::string& column) const {
    return require_int(row.origin, column, text(row, column));
  }

  /// A number, or nothing for the word "none" or "no".
  [[nodiscard]] std::optional<int> number_or_none(const Row& row, const std::string& column) const {
    if (text(row, column) == "none" || text(row, column) == "no") {
      return std::nullopt;
    }
    return number(row, column);
  }

  [[nodiscard]] bool yes(const Row& row, const std::string& column) const {
    const std::string& word = text(row, column);
    if (word != "yes" && word != "no") {
      fail(row.origin, column, "'" + word + "' is not 'yes' or 'no'");
    }
    return word == "yes";
  }

  [[nodiscard]] PieceKind kind(const Row& row) const {
    const auto kind = rulebook::parse_piece_kind(row.key);
    if (!kind) {
      fail(row.origin, chart_->table.columns.front(), "'" + row.key + "' is no kind of piece");
    }
    return *kind;
  }

  /// The row of a key that the rules need.
  [[nodiscard]] const Row& row(std::string_view key) const {
    const auto found = chart_->table.find(key);
    if (found.size() != 1) {
      fail(chart_->origin, chart_->table.name,
           "the chart has " + std::string{found.empty() ? "no" : "more than one"} + " row '" +
               std::string{key} + "'");
    }
    return chart_->table.rows[found.front()];
  }

 private:
  const ChartText* chart_{};
};

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

void read_mix(const std::vector<ChartText>& charts, rulebook::Rulebook& book) {
  const ChartCells chart{charts, "counter_mix"};
  const auto count = [&](const Row& row, const std::string& column) {
    return chart.text(row, column) == "no limit" ? std::numeric_limits<int>::max()
                                                 : chart.number(row, column);
  };
  for (const Row& row : chart.rows()) {
    if (row.key == "partisan") {
      continue;  // [26.10] belongs to an option; no set-up sheet has this kind
    }
    const PieceKind kind = chart.kind(row);
    const std::string value = chart.text(row, "value") == "none" ? "" : chart.text(row, "value");
    if (book.find_mix(kind, value) != nullptr) {
      fail(row.origin, "value", "the counter " + row.key + " " + value + " stands twice");
    }
    book.mix.push_back({kind, value, {count(row, "union"), count(row, "confederate")}});
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

void read_works(const std::vector<ChartText>& charts, rulebook::Rulebook& book) {
  const ChartCells works{charts, "works"};
  for (const Row& row : works.rows()) {
    if (rulebook::is_fort(works.kind(row))) {
      book.forts[works.kind(row)] = {works.number(row, "capacity"),
                                     works.number(row, "storm factor")};
    }
  }
}

void read_rosters(const std::vector<ChartText>& charts, rulebook::Rulebook& book) {
  const ChartCells rosters{charts, "rosters"};
  for (const Row& row : rosters.rows()) {
    const std::string& which = rosters.text(row, "which");
    if (which != "any" && which != "cavalry" && which != "not cavalry") {
      fail(row.origin, "which", "'" + which + "' is not 'any', 'cavalry' or 'not cavalry'");
    }
    for (const Side side : board::kSides) {
      book.rosters[{side, rosters.kind(row)}] = {
          rosters.number(row, std::string{board::name(side)}), which == "cavalry",
          which == "not cavalry"};
    }
  }
}

void read_unit_types(const std::vector<ChartText>& charts, rulebook::Rulebook& book) {
  const ChartCells types{charts, "unit_types"};
  for (const Row& row : types.rows()) {
    const PieceKind kind = types.kind(row);
    const auto capacity = types.number_or_none(row, "capacity");
    if (rulebook::is_ship(kind)) {
      book.ships[kind] = {types.number(row, "range"),
                          types.number_or_none(row, "river cost").value_or(0),
                          types.number_or_none(row, "sea cost").value_or(0)};
    } else if (capacity) {
      book.stock_limits[kind] = *capacity;
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
                            track_words(track.text(row, "Confederate track words"))}});
  }
}

}  // namespace

rulebook::Rulebook make_rulebook(const std::vector<ChartText>& charts) {
  rulebook::Rulebook book;
  read_leaders(charts, Side::Union, "leaders_union", book);
  read_leaders(charts, Side::Confederate, "leaders_confederate", book);
  read_mix(charts, book);
  read_supply(charts, book);
  read_works(charts, book);
  read_rosters(charts, book);
  read_unit_types(charts, book);
  read_cycles(charts, book);
  for (const Row& row : ChartCells{charts, "major_cities"}.rows()) {
    book.origin_cities.push_back(row.key);
  }
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
