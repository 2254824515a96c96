#include "core/save/journal_file.h"

#include "core/save/journal_schema.h"

#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>
#include <sqlite3.h>

#include <algorithm>
#include <string_view>
#include <system_error>

namespace core::save {
namespace {

namespace fs = std::filesystem;

// Offsets in the header of a SQLite file, all figures big-endian.
constexpr std::size_t kHeaderSize = 100;
constexpr std::size_t kPageSizeAt = 16;  // two bytes; 1 for 65536
constexpr std::size_t kChangesAt = 24;
constexpr std::size_t kPagesAt = 28;
constexpr std::size_t kUserVersionAt = 60;
constexpr std::size_t kApplicationIdAt = 68;
constexpr std::size_t kPagesValidAt = 92;  // the pages are right if this is the figure of changes
constexpr std::string_view kMagic{"SQLite format 3\0", 16};

/// For how long another program's transaction is waited for.
constexpr int kPatienceMs = 1000;

fs::path beside(const fs::path& path, std::string_view ending) {
  fs::path other = path;
  other += ending;
  return other;
}

std::uint32_t big_endian(std::string_view bytes, std::size_t at) {
  std::uint32_t value = 0;
  for (std::size_t i = 0; i < 4; ++i) {
    value = (value << 8U) | static_cast<unsigned char>(bytes[at + i]);
  }
  return value;
}

/// The first bytes of a file, and how long it is.
struct Start {
  std::string bytes;
  std::uint64_t size{};
};

/// Read by the hand of SQLite: whoever opens and closes the file beside it takes from every journal
/// of this program that is open on it the locks that keep other programs off.
Start start_of(SQLite::Database& database) {
  sqlite3_file* file = nullptr;
  sqlite3_int64 size = 0;
  if (sqlite3_file_control(database.getHandle(), "main", SQLITE_FCNTL_FILE_POINTER, &file) !=
          SQLITE_OK ||
      file == nullptr || file->pMethods == nullptr ||
      file->pMethods->xFileSize(file, &size) != SQLITE_OK) {
    throw SQLite::Exception{"it cannot be read"};
  }
  Start start{std::string(std::min<std::size_t>(kHeaderSize, static_cast<std::size_t>(size)), '\0'),
              static_cast<std::uint64_t>(size)};
  if (file->pMethods->xRead(file, start.bytes.data(), static_cast<int>(start.bytes.size()), 0) !=
      SQLITE_OK) {
    throw SQLite::Exception{"it cannot be read"};
  }
  return start;
}

/// How long a file says that it is; nothing when it does not say.
std::optional<std::uint64_t> meant_size(std::string_view bytes) {
  if (big_endian(bytes, kChangesAt) != big_endian(bytes, kPagesValidAt)) {
    return std::nullopt;
  }
  const std::uint32_t page = big_endian(bytes, kPageSizeAt) >> 16U;
  return std::uint64_t{page == 1 ? 65536U : page} * big_endian(bytes, kPagesAt);
}

/// Which program wrote a game of a later version, as far as that can be read: " (sumter 0.4.0)".
std::string writer_of(SQLite::Database& database) {
  constexpr std::size_t kLongest = 60;
  try {
    SQLite::Statement rows{database, "SELECT program FROM header"};
    const std::string program = rows.executeStep() ? rows.getColumn(0).getString() : std::string{};
    const bool printable = std::all_of(program.begin(), program.end(),
                                       [](char letter) { return letter >= ' ' && letter <= '~'; });
    return printable && !program.empty() && program.size() <= kLongest ? " (" + program + ")"
                                                                       : std::string{};
  } catch (const SQLite::Exception&) {
    return {};
  }
}

/// What is wrong with a file by its first bytes; empty when it claims to be a journal of ours.
std::string wrong_start(std::string_view bytes, SQLite::Database& database,
                        const JournalKind& kind) {
  if (bytes.size() < kHeaderSize && kMagic.substr(0, bytes.size()) == bytes.substr(0, 16)) {
    return "the save is cut short: it has " + std::to_string(bytes.size()) + " bytes";
  }
  if (bytes.size() < kHeaderSize || bytes.substr(0, kMagic.size()) != kMagic ||
      big_endian(bytes, kApplicationIdAt) != static_cast<std::uint32_t>(kind.id)) {
    return "this is not " + std::string{kind.what};
  }
  const std::uint32_t version = big_endian(bytes, kUserVersionAt);
  const auto ours = static_cast<std::uint32_t>(kind.version);
  if (version > ours) {
    return "a later Sumter" + writer_of(database) + " wrote this game in version " +
           std::to_string(version) + "; this program reads version " + std::to_string(ours) +
           " and cannot open it";
  }
  if (version < static_cast<std::uint32_t>(kind.oldest)) {
    return "a saved game of version " + std::to_string(version) + "; this program reads version " +
           std::to_string(ours);
  }
  return {};
}

/// The path as SQLite reads it in a URI.
std::string uri_path(const fs::path& path) {
  constexpr std::string_view kHex = "0123456789ABCDEF";
  std::string uri;
  for (const char letter : fs::absolute(path).string()) {
    const auto byte = static_cast<unsigned char>(letter);
    if (letter == '%' || letter == '?' || letter == '#' || byte < 0x20U) {
      uri += '%';
      uri += kHex[byte >> 4U];
      uri += kHex[byte & 15U];
    } else {
      uri += letter;
    }
  }
  return uri;
}

/// Whether the file holds our tables and nothing else.
bool has_our_tables(SQLite::Database& database, std::int32_t version, const JournalKind& kind) {
  const std::string ours = kind.schema(version);
  SQLite::Statement tables{database, "SELECT sql FROM sqlite_master"};
  int count = 0;
  while (tables.executeStep()) {
    const std::string sql = tables.getColumn(0).getString();
    if (sql.empty()) {
      return false;
    }
    if (kind.further.find(sql) != std::string_view::npos) {
      continue;
    }
    if (ours.find(sql) == std::string::npos) {
      return false;
    }
    ++count;
  }
  return count == kind.tables;
}

}  // namespace

const JournalKind& game_journal() noexcept {
  static const JournalKind kKind{
      .id = kJournalId,
      .version = kJournalVersion,
      .oldest = kOldestJournal,
      .what = "a saved game of Sumter",
      .schema = journal_schema,
      .tables = 4,
      .further = setup_schema(),
  };
  return kKind;
}

JournalFile::JournalFile(fs::path path, const JournalKind& kind)
    : path_{std::move(path)}, kind_{&kind}, version_{kind.version} {
  std::error_code error;
  if (!fs::is_regular_file(path_, error)) {
    fail({}, "no such file");
  }
  open_for_reading();
}

void JournalFile::open_for_reading() {
  // What a crash has left in FILE-wal belongs to the save and is read with it; without it nothing
  // but the file itself is touched.
  std::error_code error;
  const fs::path log = beside(path_, "-wal");
  const bool has_log = fs::exists(log, error) && fs::file_size(log, error) > 0;
  trying({}, "the save cannot be opened", [&] {
    database_ = std::make_unique<SQLite::Database>(
        "file:" + uri_path(path_) + (has_log ? "?mode=ro" : "?immutable=1"),
        SQLite::OPEN_READONLY | SQLite::OPEN_URI, kPatienceMs);
    database_->exec("PRAGMA trusted_schema = OFF");
  });
  check_start(has_log);
  trying({}, "the save cannot be opened", [&] {
    database_->exec("PRAGMA cell_size_check = ON");
    // With this, and only with this, SQLite opens a file that is cut short.
    database_->exec("PRAGMA writable_schema = ON");
    writable_ = false;
  });
  const bool ours = trying({}, "the save is damaged",
                           [&] { return has_our_tables(*database_, version_, *kind_); });
  if (!ours) {
    fail({}, "the save is damaged: its tables are not those of this version");
  }
}

void JournalFile::check_start(bool has_log) {
  const Start start = trying({}, "the save cannot be opened", [&] { return start_of(*database_); });
  if (std::string wrong = wrong_start(start.bytes, *database_, *kind_); !wrong.empty()) {
    fail({}, std::move(wrong));
  }
  version_ = static_cast<std::int32_t>(big_endian(start.bytes, kUserVersionAt));
  const auto meant = meant_size(start.bytes);
  length_ = !has_log && meant ? std::optional{Length{start.size, *meant}} : std::nullopt;
}

void JournalFile::open_for_writing() {
  if (writable_) {
    return;
  }
  database_.reset();
  try {
    trying({}, "the save cannot be written", [&] {
      database_ = std::make_unique<SQLite::Database>(path_, SQLite::OPEN_READWRITE, kPatienceMs);
      database_->exec("PRAGMA trusted_schema = OFF");
      // One write of FILE-wal to the disk for each transaction, before it counts as done: durable,
      // and four times as fast as SQLite's other ways to be it.
      database_->exec("PRAGMA journal_mode = WAL");
      database_->exec("PRAGMA synchronous = FULL");
      writable_ = true;
    });
  } catch (const base::DataError&) {
    open_for_reading();
    throw;
  }
}

void JournalFile::make(const fs::path& path, const std::function<void(SQLite::Database&)>& fill,
                       std::int32_t version, const JournalKind& kind) {
  const auto refuse = [&](std::string reason) {
    throw base::DataError{path.string(), 0, "", std::move(reason)};
  };
  std::error_code error;
  if (fs::exists(fs::symlink_status(path, error))) {
    refuse("the file exists already");
  }
  if (const fs::path folder = path.parent_path();
      !folder.empty() && !fs::is_directory(folder, error)) {
    refuse("the save cannot be written: there is no folder " + folder.string());
  }
  const fs::path unfinished = beside(path, ".new");
  const auto clear = [&] {
    std::error_code ignored;
    for (const fs::path& file : {unfinished, path}) {  // FILE-wal of a save that is gone
      for (const std::string_view ending : {"-journal", "-wal", "-shm"}) {
        fs::remove(beside(file, ending), ignored);
      }
    }
    fs::remove(unfinished, ignored);
  };
  clear();
  try {
    SQLite::Database database{unfinished, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE};
    database.exec("PRAGMA application_id = " + std::to_string(kind.id));
    database.exec("PRAGMA user_version = " + std::to_string(version));
    database.exec("PRAGMA synchronous = FULL");
    SQLite::Transaction transaction{database};
    database.exec(kind.schema(version));
    fill(database);
    transaction.commit();
    database.exec("PRAGMA journal_mode = WAL");
  } catch (const SQLite::Exception& failed) {
    clear();
    refuse(std::string{"the save cannot be written: "} + failed.what());
  } catch (...) {
    clear();
    throw;
  }
  fs::rename(unfinished, path, error);
  if (error) {
    clear();
    refuse("the save cannot be written: " + error.message());
  }
}

}  // namespace core::save
