// Comma-separated text as RFC 4180 has it, with the line of every row.
#pragma once

#include "core/data/text_source.h"

namespace core::data {

struct CsvRow {
  Origin origin;
  std::vector<std::string> cells;  ///< in the order of CsvTable::columns
};

/// A file of one header line and rows of the same width.
struct CsvTable {
  std::vector<std::string> columns;
  std::vector<CsvRow> rows;

  /// The cell of a column that read_csv() was told to expect.
  [[nodiscard]] const std::string& cell(const CsvRow& row, std::string_view column) const;
};

/// Reads a file whose header must hold exactly `columns`, in that order. Blank lines are skipped.
/// @throws base::DataError for another header, a row of another width or an open quote.
[[nodiscard]] CsvTable read_csv(const std::filesystem::path& path, const std::string& shown,
                                const std::vector<std::string>& columns);

}  // namespace core::data
