// Which save a file is, by its first bytes.
#include "core/save/save_kind.h"

#include "core/save/journal_schema.h"
#include "tests/save/made_up_game.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>

#include <fstream>

namespace core::save {
namespace {

namespace fs = std::filesystem;

void mark(const fs::path& file, std::int32_t id) {
  SQLite::Database{file, SQLite::OPEN_READWRITE}.exec("PRAGMA application_id = " +
                                                      std::to_string(id));
}

TEST(KindOfSave, is_told_by_the_id_whatever_the_name) {
  const fs::path file = tests::made_up_journal("kind.battle", 3);
  EXPECT_EQ(kind_of_save(file), SaveKind::Game);
  SQLite::Database{file, SQLite::OPEN_READWRITE}.exec("PRAGMA journal_mode = DELETE");
  mark(file, kBattleId);
  EXPECT_EQ(kind_of_save(file), SaveKind::Battle);
  mark(file, kRiverId);
  EXPECT_EQ(kind_of_save(file), SaveKind::River);
}

TEST(KindOfSave, no_other_file_has_one) {
  const fs::path file = tests::made_up_journal("kind.sumter", 3);
  SQLite::Database{file, SQLite::OPEN_READWRITE}.exec("PRAGMA journal_mode = DELETE");
  mark(file, 7);
  EXPECT_EQ(kind_of_save(file), std::nullopt);
  fs::resize_file(file, 71);
  EXPECT_EQ(kind_of_save(file), std::nullopt);
  std::ofstream{file} << std::string(200, 'S');
  EXPECT_EQ(kind_of_save(file), std::nullopt);
  fs::remove(file);
  EXPECT_EQ(kind_of_save(file), std::nullopt);
  EXPECT_EQ(kind_of_save(file.parent_path()), std::nullopt);
}

}  // namespace
}  // namespace core::save
