#include "core/tabletop/order_rows.h"

#include "core/base/hash.h"

#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>

#include <bit>

namespace core::tabletop {
namespace {

std::uint64_t seal_of_row(std::uint64_t before, std::string_view text) {
  return base::hash_of(std::to_string(before) + ':' + std::string{text});
}

void insert_row(SQLite::Database& database, int id, const std::string& text, std::uint64_t seal) {
  SQLite::Statement row{database, "INSERT INTO orders VALUES (?, ?, ?)"};
  row.bind(1, id);
  row.bind(2, text);
  row.bind(3, as_cell(seal));
  row.exec();
}

}  // namespace

std::int64_t as_cell(std::uint64_t value) noexcept { return std::bit_cast<std::int64_t>(value); }

std::uint64_t of_cell(const SQLite::Column& cell) {
  return std::bit_cast<std::uint64_t>(cell.getInt64());
}

std::uint64_t seal_of_cells(const std::vector<std::string>& cells) {
  std::string all;
  for (const std::string& cell : cells) {
    all += std::to_string(cell.size()) + ':' + cell;
  }
  return base::hash_of(all);
}

OrderRows::OrderRows(save::JournalFile& file, std::uint64_t head_seal) : seal_{head_seal} {
  file.trying({0, "orders"}, "the save cannot be read", [&] {
    SQLite::Statement rows{file.database(), "SELECT id, text, seal FROM orders ORDER BY id"};
    while (rows.executeStep()) {
      const save::Spot spot{static_cast<int>(rows_.size()) + 1, "orders"};
      std::string text = rows.getColumn(1).getString();
      const std::uint64_t seal = seal_of_row(seal_, text);
      if (rows.getColumn(0).getInt() != spot.row || of_cell(rows.getColumn(2)) != seal) {
        file.fail(spot, "the row does not match its seal");
      }
      seal_ = seal;
      rows_.push_back(std::move(text));
    }
  });
}

void OrderRows::append(save::JournalFile& file, const std::string& row) {
  const save::Spot spot{static_cast<int>(rows_.size()) + 1, "orders"};
  const std::uint64_t seal = seal_of_row(seal_, row);
  file.open_for_writing();
  file.trying(spot, "the save cannot be written", [&] {
    SQLite::Transaction transaction{file.database(), SQLite::TransactionBehavior::IMMEDIATE};
    if (static_cast<int>(count(file)) != spot.row - 1) {
      file.fail(spot, "another program has written to the save: open it again");
    }
    insert_row(file.database(), spot.row, row, seal);
    transaction.commit();
  });
  seal_ = seal;
  rows_.push_back(row);
}

void OrderRows::insert(SQLite::Database& database, std::uint64_t head_seal,
                       const std::vector<std::string>& rows) {
  std::uint64_t seal = head_seal;
  int id = 0;
  for (const std::string& row : rows) {
    seal = seal_of_row(seal, row);
    insert_row(database, ++id, row, seal);
  }
}

std::uint32_t OrderRows::count(save::JournalFile& file) {
  return file.trying({0, "orders"}, "the save cannot be read", [&] {
    SQLite::Statement count{file.database(), "SELECT count(*) FROM orders"};
    static_cast<void>(count.executeStep());
    return static_cast<std::uint32_t>(count.getColumn(0).getInt());
  });
}

}  // namespace core::tabletop
