// Printed rows: what the text sources hold before any type is given to a cell, so that errata can
// change it.
#pragma once

#include "core/data/text_source.h"

#include <map>

namespace core::data {

/// One row; `cells` in the order of RowTable::columns.
struct Row {
  std::string key;  ///< what patches name it by: sheet id, folder, town and state, first cell
  std::vector<std::string> cells;
  Origin origin;
};

/// A table as printed.
struct RowTable {
  std::string name;
  std::vector<std::string> columns;
  std::vector<Row> rows;

  /// Index of a column, or nothing.
  [[nodiscard]] std::optional<std::size_t> find_column(std::string_view column) const noexcept;
  /// The cell of a column that the table is known to have.
  [[nodiscard]] const std::string& cell(const Row& row, std::string_view column) const;
  /// Rows with the key; more than one only in charts whose first column repeats.
  [[nodiscard]] std::vector<std::size_t> find(std::string_view key) const;
};

/// Tables by name: "piece", "track", "scenario", "town", and the charts.
using RowTables = std::map<std::string, RowTable, std::less<>>;

/// Columns of the tables that are not charts.
[[nodiscard]] const std::vector<std::string>& piece_columns();
[[nodiscard]] const std::vector<std::string>& track_columns();
[[nodiscard]] const std::vector<std::string>& scenario_columns();
[[nodiscard]] const std::vector<std::string>& town_columns();

}  // namespace core::data
