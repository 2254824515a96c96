// The table of orders in a save: rows sealed one after another, written durably, never changed or
// deleted. Private to this room.
#pragma once

#include "core/save/journal_file.h"
#include "core/save/open_report.h"

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

/// Since this version the files of both kinds have an identity.
inline constexpr std::int32_t kIdentified = 2;

/// The tables of a save of rows: its head and this.
[[nodiscard]] constexpr int tables_of_rows(std::int32_t /*version*/) noexcept { return 2; }

/// A 64-bit number as a cell, which has a sign, and back.
[[nodiscard]] std::int64_t as_cell(std::uint64_t value) noexcept;
[[nodiscard]] std::uint64_t of_cell(const SQLite::Column& cell);

/// The seal of the cells of a head.
[[nodiscard]] std::uint64_t seal_of_cells(const std::vector<std::string>& cells);

/// The rows of a save: orders as text, and what tells of something else, as they were written. Read
/// once, they need the file no more.
class OrderRows {
 public:
  /// Reads all rows and checks each; of a damaged save those before the damage.
  /// @param head_seal which the first row is sealed with
  OrderRows(save::JournalFile& file, std::uint64_t head_seal);

  /// @param rows of a save that is made now
  OrderRows(std::uint64_t head_seal, const std::vector<std::string>& rows);

  [[nodiscard]] const std::vector<std::string>& all() const noexcept { return rows_; }

  [[nodiscard]] const save::OpenReport& report() const noexcept { return report_; }

  /// Leaves out the row and all that follow.
  /// @param why they cannot be played
  void cut(std::size_t row, const std::string& why);

  void note_torn_log();

  /// Whether the other ones are these, or the first of these.
  [[nodiscard]] bool begin_with(const OrderRows& other) const;

  /// The seal that a row gets that follows.
  [[nodiscard]] std::uint64_t seal_of_next(std::string_view row) const;

  /// A row that was written.
  void add(const std::string& row);

  /// @throws SQLite::Exception
  void insert_into(SQLite::Database& database) const;
  static void insert(SQLite::Database& database, std::size_t row, const std::string& text,
                     std::uint64_t seal);

  /// How many there are, without reading them.
  /// @throws base::DataError when the save cannot be read.
  [[nodiscard]] static std::uint32_t count(save::JournalFile& file);

 private:
  /// A row that was found in the file; the first bad one ends the reading.
  void read(std::int64_t number, const std::string& text, std::uint64_t seal);

  [[nodiscard]] bool whole() const noexcept { return report_.whole(); }

  void note(std::size_t row, const std::string& why);
  /// Orders may be lost whose rows are not even found missing.
  void note_pages(const std::string& fault);

  std::vector<std::string> rows_;
  std::vector<std::uint64_t> seals_;  ///< [0] of the head, then of each row
  save::OpenReport report_;
};

}  // namespace core::tabletop
