// The one place where a query of the catalogue is run.
#pragma once

#include "core/data/catalogue_read.h"

namespace core::data {

template <class Each>
void CatalogueReader::query(const std::string& sql, const std::string& parameter,
                            const Each& each) const {
  try {
    SQLite::Statement statement{database_, sql};
    if (!parameter.empty()) {
      statement.bind(1, parameter);
    }
    while (statement.executeStep()) {
      each(statement);
    }
  } catch (const SQLite::Exception& error) {
    fail({file_.string(), 0}, "", std::string{"the catalogue cannot be read: "} + error.what());
  }
}

/// A text cell without a copy; valid until the next step.
[[nodiscard]] inline std::string_view text_of(SQLite::Statement& row, int column) {
  const SQLite::Column cell = row.getColumn(column);
  const char* text = cell.getText();
  return {text, static_cast<std::size_t>(cell.getBytes())};
}

}  // namespace core::data
