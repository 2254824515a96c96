// The tactical rulebooks into the catalogue.
#pragma once

#include "core/data/catalogue_write.h"

#include <SQLiteCpp/SQLiteCpp.h>

namespace core::data {

/// Writes the rules and tables of the books.
/// @throws base::DataError naming the row that a table refuses.
void write_rule_books(SQLite::Database& db, const CatalogueText& text);

}  // namespace core::data
