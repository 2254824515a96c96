// Private to this room: the files of battles in the catalogue, whatever set plays them.
#pragma once

#include "core/data/battle_files.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <vector>

namespace core::data {

/// Battles of one folder.
struct StoredBattles {
  BattleFolder folder{};
  const std::vector<BattleText>& battles;
};

/// Makes the tables and writes the rows, folder by folder.
/// @throws base::DataError naming a row that they refuse: two battles of one id.
void write_battles(SQLite::Database& db, const std::vector<StoredBattles>& all);

}  // namespace core::data
