// The table of orders in a save: rows sealed one after another, written durably, never changed or
// deleted. Private to this room.
#pragma once

#include "core/save/journal_file.h"

#include <SQLiteCpp/Column.h>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace core::tabletop {

/// The CREATE statement of the table.
inline constexpr std::string_view kOrdersSchema = R"sql(
CREATE TABLE orders (
  id INTEGER PRIMARY KEY,  -- from 1 without a gap; rows are never changed or deleted
  text TEXT NOT NULL,      -- an order as it is typed; "undo" and "redo"
  seal INTEGER NOT NULL);  -- hash of the text and of the seal of the row before
)sql";

/// A 64-bit number as a cell, which has a sign, and back.
[[nodiscard]] std::int64_t as_cell(std::uint64_t value) noexcept;
[[nodiscard]] std::uint64_t of_cell(const SQLite::Column& cell);

/// The seal of the cells of a head.
[[nodiscard]] std::uint64_t seal_of_cells(const std::vector<std::string>& cells);

class OrderRows {
 public:
  /// Reads all rows and checks each.
  /// @param head_seal which the first row is sealed with
  /// @throws base::DataError for the first that does not match its seal.
  OrderRows(save::JournalFile& file, std::uint64_t head_seal);

  /// Orders as text, and the rows that tell of something else, as they were written.
  [[nodiscard]] const std::vector<std::string>& all() const noexcept { return rows_; }

  /// Adds a row; it is on the disk when the call returns.
  /// @throws base::DataError when it cannot be written; the save is then as it was.
  void append(save::JournalFile& file, const std::string& row);

  /// Writes the first rows of a new save.
  /// @throws SQLite::Exception
  static void insert(SQLite::Database& database, std::uint64_t head_seal,
                     const std::vector<std::string>& rows);

  /// How many there are, without reading them.
  /// @throws base::DataError when the save cannot be read.
  [[nodiscard]] static std::uint32_t count(save::JournalFile& file);

 private:
  std::vector<std::string> rows_;
  std::uint64_t seal_{};  ///< of the last row
};

}  // namespace core::tabletop
