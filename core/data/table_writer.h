// Inserting rows, with the place of the row in the error.
#pragma once

#include "core/data/text_source.h"

#include <SQLiteCpp/SQLiteCpp.h>

namespace core::data {

/// A prepared INSERT into one table.
class TableWriter {
 public:
  TableWriter(SQLite::Database& database, const std::string& table, int columns)
      : table_{table}, insert_{database, statement(table, columns)} {}

  /// Writes a row. @throws base::DataError when the table's checks refuse it.
  template <class... Values>
  void row(const Origin& origin, const Values&... values) {
    try {
      int at = 0;
      (bind(++at, values), ...);
      insert_.exec();
      insert_.reset();
    } catch (const SQLite::Exception& error) {
      fail(origin, table_, std::string{"the table refuses the row: "} + error.what());
    }
  }

 private:
  void bind(int at, const std::string& text) { insert_.bind(at, text); }

  void bind(int at, std::string_view text) { insert_.bind(at, std::string{text}); }

  void bind(int at, int number) { insert_.bind(at, number); }

  void bind(int at, std::optional<int> number) {
    if (number) {
      insert_.bind(at, *number);
    } else {
      insert_.bind(at);
    }
  }

  void bind(int at, const std::optional<std::string>& text) {
    if (text) {
      insert_.bind(at, *text);
    } else {
      insert_.bind(at);
    }
  }

  static std::string statement(const std::string& table, int columns) {
    std::string text = "INSERT INTO " + table + " VALUES (?";
    for (int i = 1; i < columns; ++i) {
      text += ", ?";
    }
    return text + ")";
  }

  std::string table_;
  SQLite::Statement insert_;
};

}  // namespace core::data
