// Files that are no catalogue of this version are refused with one clear error.
#include "core/base/data_error.h"
#include "core/data/catalogue.h"
#include "core/data/catalogue_schema.h"
#include "tests/data/sources.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

namespace core::data {
namespace {

namespace fs = std::filesystem;

std::string good_bytes() {
  std::ifstream in{tests::data::catalogue_file(), std::ios::binary};
  return {std::istreambuf_iterator<char>{in}, std::istreambuf_iterator<char>{}};
}

fs::path catalogue_of(const std::string& bytes) {
  return tests::data::scratch("damaged.catalogue", bytes);
}

void expect_refused(const fs::path& file, const std::string& reason) {
  try {
    const Catalogue catalogue{file};
    ADD_FAILURE() << "it opened";
  } catch (const base::DataError& error) {
    EXPECT_EQ(error.file(), file.string());
    EXPECT_NE(error.reason().find(reason), std::string::npos) << error.what();
  }
}

TEST(DamagedCatalogue, missing_file) {
  expect_refused(tests::data::scratch("nothing.catalogue"), "no such file");
}

TEST(DamagedCatalogue, another_version) {
  const fs::path file = catalogue_of(good_bytes());
  {
    SQLite::Database database{file.string(), SQLite::OPEN_READWRITE};
    database.exec("PRAGMA user_version = " + std::to_string(kSchemaVersion + 1));
  }
  expect_refused(file, "a catalogue of version " + std::to_string(kSchemaVersion + 1) +
                           "; this program reads version " + std::to_string(kSchemaVersion));
}

TEST(DamagedCatalogue, another_program) {
  const fs::path file = tests::data::scratch("other.sqlite");
  fs::remove(file);
  {
    SQLite::Database database{file.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE};
    database.exec("CREATE TABLE hex (label TEXT)");
  }
  expect_refused(file, "not a catalogue of Sumter");
}

TEST(DamagedCatalogue, cut_short_anywhere) {
  const std::string bytes = good_bytes();
  for (const std::size_t length :
       {std::size_t{0}, std::size_t{1}, std::size_t{50}, std::size_t{100}, std::size_t{4096},
        bytes.size() / 2, bytes.size() - 4096, bytes.size() - 1}) {
    expect_refused(catalogue_of(bytes.substr(0, length)), "cut short");
  }
}

TEST(DamagedCatalogue, longer_than_it_was) {
  expect_refused(catalogue_of(good_bytes() + "more"), "too long");
}

TEST(DamagedCatalogue, one_byte_changed_anywhere) {
  const std::string bytes = good_bytes();
  for (std::size_t at = 5000; at < bytes.size(); at += bytes.size() / 7) {
    std::string changed = bytes;
    changed[at] = static_cast<char>(changed[at] ^ 1);
    expect_refused(catalogue_of(changed), "damaged");
  }
}

TEST(DamagedCatalogue, random_bytes) {
  std::string bytes(20000, '\0');
  unsigned state = 1861;
  for (char& byte : bytes) {
    state = state * 1103515245U + 12345U;
    byte = static_cast<char>(state >> 16U);
  }
  expect_refused(catalogue_of(bytes), "not a catalogue of Sumter");
}

TEST(DamagedCatalogue, a_folder) { expect_refused(tests::data::scratch(""), "this is a folder"); }

}  // namespace
}  // namespace core::data
