#include "core/data/battle_store.h"

#include "core/data/catalogue_query.h"
#include "core/data/table_writer.h"

namespace core::data {
namespace {

constexpr const char* kBattleSchema = R"sql(
CREATE TABLE battle (
  -- Scenarios of the miniature table. Sources: scenarios/naval/*.battle, scenarios/field/*.battle.
  position INTEGER NOT NULL PRIMARY KEY,
  id       TEXT NOT NULL UNIQUE,
  folder   TEXT NOT NULL CHECK (folder IN ('naval', 'field')),
  file     TEXT NOT NULL
) STRICT;

CREATE TABLE battle_line (
  -- Their lines as written (the README.md of the folder).
  battle INTEGER NOT NULL REFERENCES battle (position),
  line   INTEGER NOT NULL,
  text   TEXT NOT NULL,
  PRIMARY KEY (battle, line)
) STRICT, WITHOUT ROWID;
)sql";

}  // namespace

void write_battles(SQLite::Database& db, const std::vector<StoredBattles>& all) {
  db.exec(kBattleSchema);
  TableWriter battles{db, "battle", 4};
  TableWriter lines{db, "battle_line", 3};
  int position = 0;
  for (const StoredBattles& stored : all) {
    for (const BattleText& battle : stored.battles) {
      battles.row({battle.file, 0}, position, battle.id, name(stored.folder), battle.file);
      for (const TextLine& line : battle.lines) {
        lines.row({battle.file, line.number}, position, line.number, line.text);
      }
      ++position;
    }
  }
}

std::vector<BattleText> CatalogueReader::read_battles(BattleFolder folder) const {
  std::vector<BattleText> battles;
  const std::string wanted{name(folder)};
  query("SELECT id, file FROM battle WHERE folder = ? ORDER BY position", wanted, [&](auto& row) {
    battles.push_back({std::string{text_of(row, 0)}, std::string{text_of(row, 1)}, {}});
  });
  std::size_t at = 0;
  query(
      "SELECT file, line, text FROM battle_line JOIN battle ON battle = position "
      "WHERE folder = ? ORDER BY battle, line",
      wanted, [&](auto& row) {
        while (battles.at(at).file != text_of(row, 0)) {
          ++at;
        }
        battles[at].lines.push_back({row.getColumn(1).getInt(), std::string{text_of(row, 2)}});
      });
  return battles;
}

}  // namespace core::data
