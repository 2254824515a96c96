#include "core/data/naval_store.h"

#include "core/data/catalogue_query.h"
#include "core/data/table_writer.h"

namespace core::data {
namespace {

constexpr const char* kNavalSchema = R"sql(
CREATE TABLE naval_table (
  -- Lists and tables of the two naval sets, tables of the river campaign and of the battle on
  -- land. Sources: scenarios/naval/*.csv, docs/rules/ironclad.md, coastal.md, red-river.md,
  -- field-battle.md; units: scenarios/naval/README.md and the heads of the columns.
  position INTEGER NOT NULL PRIMARY KEY,
  name     TEXT NOT NULL UNIQUE,  -- 'guns', 'IC-T10'
  kind     TEXT NOT NULL CHECK (kind IN ('list', 'book')),
  file     TEXT NOT NULL,
  line     INTEGER NOT NULL
) STRICT;

CREATE TABLE naval_column (
  -- Heads of the columns as written.
  tbl      INTEGER NOT NULL REFERENCES naval_table (position),
  position INTEGER NOT NULL,
  name     TEXT NOT NULL,
  PRIMARY KEY (tbl, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE naval_cell (
  -- Cells as written; the first of a row is its key.
  tbl      INTEGER NOT NULL,
  row      INTEGER NOT NULL,
  position INTEGER NOT NULL,
  line     INTEGER NOT NULL,
  value    TEXT NOT NULL,
  PRIMARY KEY (tbl, row, position),
  FOREIGN KEY (tbl, position) REFERENCES naval_column (tbl, position)
) STRICT, WITHOUT ROWID;
)sql";

class NavalWriter {
 public:
  explicit NavalWriter(SQLite::Database& db)
      : tables_{db, "naval_table", 5},
        columns_{db, "naval_column", 3},
        cells_{db, "naval_cell", 5} {}

  void write(const ChartText& chart, std::string_view kind) {
    tables_.row(chart.origin, id_, chart.table.name, kind, chart.origin.file, chart.origin.line);
    for (std::size_t i = 0; i < chart.table.columns.size(); ++i) {
      columns_.row(chart.origin, id_, static_cast<int>(i), chart.table.columns[i]);
    }
    for (std::size_t r = 0; r < chart.table.rows.size(); ++r) {
      const Row& row = chart.table.rows[r];
      for (std::size_t i = 0; i < row.cells.size(); ++i) {
        cells_.row(row.origin, id_, static_cast<int>(r), static_cast<int>(i), row.origin.line,
                   row.cells[i]);
      }
    }
    ++id_;
  }

 private:
  TableWriter tables_;
  TableWriter columns_;
  TableWriter cells_;
  int id_{};
};

}  // namespace

void write_naval(SQLite::Database& db, const NavalText& text) {
  db.exec(kNavalSchema);
  NavalWriter writer{db};
  for (const ChartText& list : text.lists) {
    writer.write(list, "list");
  }
  for (const ChartText& table : text.tables) {
    writer.write(table, "book");
  }
}

NavalText CatalogueReader::read_naval() const {
  std::vector<ChartText> tables;
  std::vector<bool> is_list;
  query("SELECT name, kind, file, line FROM naval_table ORDER BY position", "", [&](auto& row) {
    ChartText& table = tables.emplace_back();
    table.table.name = text_of(row, 0);
    is_list.push_back(text_of(row, 1) == "list");
    table.origin = {std::string{text_of(row, 2)}, row.getColumn(3).getInt()};
  });
  query("SELECT tbl, name FROM naval_column ORDER BY tbl, position", "", [&](auto& row) {
    tables.at(static_cast<std::size_t>(row.getColumn(0).getInt()))
        .table.columns.emplace_back(text_of(row, 1));
  });
  query("SELECT tbl, position, line, value FROM naval_cell ORDER BY tbl, row, position", "",
        [&](auto& row) {
          ChartText& table = tables.at(static_cast<std::size_t>(row.getColumn(0).getInt()));
          if (row.getColumn(1).getInt() == 0) {
            Row& fresh = table.table.rows.emplace_back();
            fresh.key = text_of(row, 3);
            fresh.origin = {table.origin.file, row.getColumn(2).getInt()};
          }
          table.table.rows.back().cells.emplace_back(text_of(row, 3));
        });
  NavalText text;
  for (std::size_t i = 0; i < tables.size(); ++i) {
    (is_list[i] ? text.lists : text.tables).push_back(std::move(tables[i]));
  }
  text.battles = read_battles(BattleFolder::Naval);
  return text;
}

}  // namespace core::data
