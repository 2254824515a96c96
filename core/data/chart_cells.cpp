#include "core/data/chart_cells.h"

#include <algorithm>

namespace core::data {

ChartCells::ChartCells(const std::vector<ChartText>& charts, std::string_view name) {
  const auto at = std::find_if(charts.begin(), charts.end(),
                               [&](const ChartText& chart) { return chart.table.name == name; });
  if (at == charts.end()) {
    fail({"docs", 0}, std::string{name}, "the rulebook has no chart of this name");
  }
  chart_ = &*at;
}

void ChartCells::fault(const std::string& column, std::string reason) const {
  fail(chart_->origin, column.empty() ? chart_->table.name : column, std::move(reason));
}

const Row& ChartCells::row(std::string_view key) const {
  const auto found = chart_->table.find(key);
  if (found.size() != 1) {
    fault("", "the chart has " + std::string{found.empty() ? "no" : "more than one"} + " row '" +
                  std::string{key} + "'");
  }
  return chart_->table.rows[found.front()];
}

void ChartCells::require_rows(std::size_t count) const {
  if (rows().size() != count) {
    fault("",
          "the chart has " + std::to_string(rows().size()) + " rows, not " + std::to_string(count));
  }
}

void ChartCells::require_columns(std::size_t count) const {
  if (columns().size() != count + 1) {
    fault("", "the chart has " + std::to_string(columns().size()) + " columns, not " +
                  std::to_string(count + 1));
  }
}

const std::string& ChartCells::text(const Row& row, const std::string& column) const {
  const auto at = chart_->table.find_column(column);
  if (!at) {
    fault("", "the chart has no column '" + column + "'");
  }
  return row.cells[*at];
}

int ChartCells::number(const Row& row, const std::string& column) const {
  return require_int(row.origin, column, text(row, column));
}

std::optional<int> ChartCells::number_or_none(const Row& row, const std::string& column) const {
  if (text(row, column) == "none" || text(row, column) == "no") {
    return std::nullopt;
  }
  return number(row, column);
}

bool ChartCells::yes(const Row& row, const std::string& column) const {
  return word(row, column, {"yes", "no"}) == 0;
}

rulebook::PieceKind ChartCells::kind(const Row& row) const {
  const auto kind = rulebook::parse_piece_kind(row.key);
  if (!kind) {
    fail(row.origin, columns().front(), "'" + row.key + "' is no kind of piece");
  }
  return *kind;
}

std::vector<int> ChartCells::numbers(const Row& row, const std::string& column) const {
  std::vector<int> result;
  if (text(row, column) == "none") {
    return result;
  }
  for (const std::string& part : split(text(row, column), ',')) {
    result.push_back(require_int(row.origin, column, part));
  }
  return result;
}

std::pair<int, int> ChartCells::pair(const Row& row, const std::string& column,
                                     std::string_view text) const {
  const auto parts = split(text, '/');
  if (parts.size() != 2) {
    fail(row.origin, column, "'" + std::string{text} + "' is not two numbers, 15/0");
  }
  return {require_int(row.origin, column, parts[0]), require_int(row.origin, column, parts[1])};
}

std::size_t ChartCells::word(const Row& row, const std::string& column,
                             const std::vector<std::string_view>& words) const {
  const std::string& cell = text(row, column);
  const auto found = std::find(words.begin(), words.end(), cell);
  if (found == words.end()) {
    fail(row.origin, column, "'" + cell + "' is not " + one_of(words));
  }
  return static_cast<std::size_t>(found - words.begin());
}

void ChartCells::require_word(const Row& row, const std::string& column,
                              std::string_view expected) const {
  (void)word(row, column, {expected});
}

Range ChartCells::range(const std::string& column) const {
  std::optional<int> lowest;
  std::optional<int> highest;
  if (!column.empty() && column.back() == '+') {
    lowest = parse_int(std::string_view{column}.substr(0, column.size() - 1));
    highest = std::numeric_limits<int>::max();
  } else if (const auto dash = column.find('-'); dash != std::string::npos) {
    lowest = parse_int(std::string_view{column}.substr(0, dash));
    highest = parse_int(std::string_view{column}.substr(dash + 1));
  } else {
    lowest = highest = parse_int(column);
  }
  if (!lowest || !highest || *highest < *lowest) {
    fault(column, "'" + column + "' is not a range, 51-75 or 351+");
  }
  return {*lowest, *highest};
}

int ChartCells::first_ratio(std::size_t count) const {
  require_columns(count);
  std::optional<int> first;
  int last = 0;
  for (std::size_t i = 1; i <= count; ++i) {
    const std::string& column = columns()[i];
    const auto parts = split(column, ':');
    const auto left = parts.size() == 2 ? parse_int(parts[0]) : std::nullopt;
    const auto right = parts.size() == 2 ? parse_int(parts[1]) : std::nullopt;
    if (!left || !right || *left < 1 || *right < 1 || (*left != 1 && *right != 1)) {
      fault(column, "'" + column + "' is not naval odds, 1:2 or 3:1");
    }
    const int ratio = *right == 1 ? *left : -*right;
    if (first && ratio != (last == -2 ? 1 : last + 1)) {
      fault(column, "the odds do not follow those of the column before");
    }
    first = first.value_or(ratio);
    last = ratio;
  }
  return first.value_or(1);
}

}  // namespace core::data
