// Private to this room: lists of the two naval sets, and the tables of their rulebooks and of the
// river campaign's, in the catalogue.
#pragma once

#include "core/data/naval_text.h"

#include <SQLiteCpp/SQLiteCpp.h>

namespace core::data {

/// Makes the tables and writes the rows. @throws base::DataError naming a row that they refuse.
void write_naval(SQLite::Database& db, const NavalText& text);

}  // namespace core::data
