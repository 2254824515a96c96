#include "core/tabletop/order_rows.h"

#include "core/base/hash.h"
#include "core/data/text_source.h"

#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>

#include <bit>

namespace core::tabletop {
namespace {

std::uint64_t seal_of_row(std::uint64_t before, std::string_view text) {
  return base::hash_of(std::to_string(before) + ':' + std::string{text});
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

OrderRows::OrderRows(save::JournalFile& file, std::uint64_t head_seal) : seals_{head_seal} {
  try {
    SQLite::Statement rows{file.database(), "SELECT id, text, seal FROM orders ORDER BY id"};
    while (whole() && rows.executeStep()) {
      read(rows.getColumn(0).getInt64(), rows.getColumn(1).getString(), of_cell(rows.getColumn(2)));
    }
  } catch (const SQLite::Exception& error) {
    note(rows_.size() + 1, save::words_of(error));
  }
  if (whole()) {
    note_pages(file.fault_of_pages());
  }
}

void OrderRows::read(std::int64_t number, const std::string& text, std::uint64_t seal) {
  const std::size_t next = rows_.size() + 1;
  if (number != static_cast<std::int64_t>(next)) {
    note(next, "the row is missing");
  } else if (seal != seal_of_next(text)) {
    note(next, "the row does not match its seal");
  } else if (!data::is_text(text)) {
    note(next, "the row is no text");
  } else {
    add(text);
  }
}

OrderRows::OrderRows(std::uint64_t head_seal, const std::vector<std::string>& rows)
    : seals_{head_seal} {
  for (const std::string& row : rows) {
    add(row);
  }
}

void OrderRows::note(std::size_t row, const std::string& why) {
  if (report_.whole()) {
    report_ = {"the save is damaged at order " + std::to_string(row) + " (" + why +
                   "); it is opened up to order " + std::to_string(row - 1),
               static_cast<int>(row)};
  }
}

void OrderRows::note_pages(const std::string& fault) {
  if (!fault.empty()) {
    report_ = {"the save is damaged at " + fault + "; it is opened up to order " +
                   std::to_string(rows_.size()),
               static_cast<int>(rows_.size())};
  }
}

void OrderRows::cut(std::size_t row, const std::string& why) {
  rows_.resize(row);
  seals_.resize(row + 1);
  report_ = {};
  note(row + 1, why);
}

void OrderRows::note_torn_log() {
  note(rows_.size() + 1, "the log beside the save, FILE-wal, ends in the midst of it");
}

bool OrderRows::begin_with(const OrderRows& other) const {
  return other.rows_.size() <= rows_.size() && seals_[other.rows_.size()] == other.seals_.back();
}

std::uint64_t OrderRows::seal_of_next(std::string_view row) const {
  return seal_of_row(seals_.back(), row);
}

void OrderRows::add(const std::string& row) {
  seals_.push_back(seal_of_next(row));
  rows_.push_back(row);
}

void OrderRows::insert_into(SQLite::Database& database) const {
  for (std::size_t row = 0; row < rows_.size(); ++row) {
    insert(database, row + 1, rows_[row], seals_[row + 1]);
  }
}

void OrderRows::insert(SQLite::Database& database, std::size_t row, const std::string& text,
                       std::uint64_t seal) {
  SQLite::Statement statement{database, "INSERT INTO orders VALUES (?, ?, ?)"};
  statement.bind(1, static_cast<std::int64_t>(row));
  statement.bind(2, text);
  statement.bind(3, as_cell(seal));
  statement.exec();
}

std::uint32_t OrderRows::count(save::JournalFile& file) {
  return file.trying({0, "orders"}, "the save cannot be read", [&] {
    SQLite::Statement count{file.database(), "SELECT count(*) FROM orders"};
    static_cast<void>(count.executeStep());
    return static_cast<std::uint32_t>(count.getColumn(0).getInt());
  });
}

}  // namespace core::tabletop
