#include "core/data/row_table.h"

#include <algorithm>

namespace core::data {

std::optional<std::size_t> RowTable::find_column(std::string_view column) const noexcept {
  const auto at = std::find(columns.begin(), columns.end(), column);
  if (at == columns.end()) {
    return std::nullopt;
  }
  return static_cast<std::size_t>(at - columns.begin());
}

const std::string& RowTable::cell(const Row& row, std::string_view column) const {
  return row.cells.at(find_column(column).value());
}

std::vector<std::size_t> RowTable::find(std::string_view key) const {
  std::vector<std::size_t> result;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (rows[i].key == key) {
      result.push_back(i);
    }
  }
  return result;
}

const std::vector<std::string>& piece_columns() {
  static const std::vector<std::string> columns{"setup",       "id",     "side",      "place",
                                                "description", "kind",   "value",     "name",
                                                "stock",       "inside", "commander", "note"};
  return columns;
}

const std::vector<std::string>& track_columns() {
  static const std::vector<std::string> columns{"setup",  "id",     "side", "after_gt",
                                                "letter", "amount", "note"};
  return columns;
}

const std::vector<std::string>& scenario_columns() {
  static const std::vector<std::string> columns{
      "title", "sheets", "cycle", "start", "union-track-end", "confederate-track-end", "briefing"};
  return columns;
}

const std::vector<std::string>& town_columns() {
  static const std::vector<std::string> columns{
      "name",    "state",      "hex",          "kind",     "population", "supply_city_of",
      "seaport", "river_port", "sea_location", "latitude", "longitude"};
  return columns;
}

}  // namespace core::data
