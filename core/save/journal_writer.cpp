#include "core/save/journal_writer.h"

#include "core/base/files.h"

#include <SQLiteCpp/Statement.h>
#include <sqlite3.h>

#include <string_view>
#include <system_error>
#include <utility>

namespace core::save {
namespace {

namespace fs = std::filesystem;

/// For how long another program's transaction is waited for.
constexpr int kWritePatienceMs = 1000;

constexpr std::string_view kCannot = "the save cannot be written: ";

[[noreturn]] void fail(const fs::path& path, const Spot& spot, std::string reason) {
  throw base::DataError{path.string(), spot.row, spot.table, std::move(reason)};
}

/// The bytes of a database in memory.
std::string bytes_of(SQLite::Database& database) {
  sqlite3_int64 size = 0;
  unsigned char* const bytes = sqlite3_serialize(database.getHandle(), "main", &size, 0);
  if (bytes == nullptr) {
    throw SQLite::Exception{"no bytes", SQLITE_NOMEM};
  }
  std::string all{reinterpret_cast<const char*>(bytes),  // NOLINT(*-reinterpret-cast)
                  static_cast<std::size_t>(size)};
  sqlite3_free(bytes);
  return all;
}

}  // namespace

JournalWriter::JournalWriter(fs::path path, const JournalKind& kind, std::int32_t version,
                             Rest rest)
    : path_{std::move(path)}, kind_{&kind}, version_{version}, rest_{rest}, mark_{path_} {}

void JournalWriter::make(const fs::path& path, const std::function<void(SQLite::Database&)>& fill,
                         std::int32_t version, const JournalKind& kind) {
  std::string bytes;
  try {
    SQLite::Database database{":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE};
    database.exec("PRAGMA application_id = " + std::to_string(kind.id));
    database.exec("PRAGMA user_version = " + std::to_string(version));
    SQLite::Transaction transaction{database};
    database.exec(identity_schema(new_identity()));
    database.exec(kind.schema(version));
    fill(database);
    transaction.commit();
    bytes = bytes_of(database);
  } catch (const SQLite::Exception& error) {
    fail(path, {}, std::string{kCannot} + words_of(error));
  }
  if (const auto fault = base::make_file(path, bytes)) {
    fail(path, {}, std::string{kCannot} + *fault);
  }
}

std::string JournalWriter::what_lies_beside() const {
  if (rest_ == Rest::Damaged) {
    return "it is damaged";
  }
  if (rest_ == Rest::Stranger) {
    return "what lies beside it (" + path_.filename().string() +
           "-journal or -wal) is not of this game";
  }
  if (rest_ == Rest::None && leftover_of(path_) != Leftover::None) {
    return "another file, " + path_.filename().string() + "-journal or -wal, lies beside it";
  }
  return {};
}

std::string JournalWriter::how_it_strayed(const Owner& owner) {
  const Whereabouts where = mark_.look();
  if (where != Whereabouts::There) {
    if (!base::fault_of_path(path_) && owner.is_in_file()) {
      database_.reset();
      mark_ = FileMark{path_};  // touched, or another copy of the same game at the same place
    } else if (where == Whereabouts::Changed) {
      return "another program has written to it";
    } else if (where == Whereabouts::Moved) {
      return "it was renamed or moved, and is " + mark_.path_now().string() + " now";
    } else {
      return base::fault_of_path(path_) ? "it was deleted" : "another file has taken its place";
    }
  }
  return what_lies_beside();
}

void JournalWriter::open() {
  if (database_) {
    return;
  }
  if (rest_ == Rest::Removed) {
    std::error_code error;
    fs::remove(beside(path_, "-journal"), error);
  }
  auto database =
      std::make_unique<SQLite::Database>(path_, SQLite::OPEN_READWRITE, kWritePatienceMs);
  database->exec("PRAGMA trusted_schema = OFF");
  if (database->execAndGet("PRAGMA journal_mode = DELETE").getString() != "delete") {
    throw SQLite::Exception{"it stays as it is", SQLITE_BUSY};
  }
  database->exec("PRAGMA synchronous = NORMAL");
  // No page goes to the file before the journal is on the disk and the first page is in it.
  database->exec("PRAGMA cache_spill = OFF");
  constexpr std::size_t kLargestPage = 65536;
  if (identity_on(first_bytes(path_, kLargestPage)).empty()) {
    database->exec(identity_schema(new_identity()));  // a save that an earlier version began
  }
  rest_ = Rest::None;
  database_ = std::move(database);
  mark_.renew();
}

void JournalWriter::write_once(const Spot& spot, const Owner& owner,
                               const std::function<void(SQLite::Database&)>& write) {
  if (std::string how = how_it_strayed(owner); !how.empty()) {
    throw Strayed{std::move(how)};
  }
  try {
    open();
    SQLite::Transaction transaction{*database_, SQLite::TransactionBehavior::IMMEDIATE};
    if (mark_.look() != Whereabouts::There) {
      throw Strayed{"another program has written to it"};
    }
    // The first page goes into the journal before any other: it tells whose the journal is.
    database_->exec("PRAGMA user_version = " + std::to_string(version_));
    write(*database_);
    transaction.commit();
  } catch (const SQLite::Exception& error) {
    database_.reset();
    mark_.renew();
    fail(path_, spot, std::string{kCannot} + words_of(error));
  }
  mark_.renew();
}

void JournalWriter::go_on_in_copy(const std::string& how, const Owner& owner) {
  const fs::path before = path_;
  const fs::path copy = free_name(before);
  owner.copy_to(copy);
  std::vector<std::string> notices = take_notices();
  *this = JournalWriter{copy, *kind_, version_, Rest::None};
  notices_ = std::move(notices);
  note(before.string() + " is not the file of this game any more: " + how +
       ". The game goes on in " + copy.string());
}

void JournalWriter::transact(const Spot& spot, const Owner& owner,
                             const std::function<void(SQLite::Database&)>& write) {
  try {
    write_once(spot, owner, write);
  } catch (const Strayed& strayed) {
    go_on_in_copy(strayed.how, owner);
    write_once(spot, owner, write);
  }
}

void JournalWriter::end(const Owner& owner) {
  const std::string how = how_it_strayed(owner);
  if (how.empty() || rest_ == Rest::Stranger || rest_ == Rest::Damaged) {
    return;
  }
  const Whereabouts where = mark_.look();
  if (where == Whereabouts::There || where == Whereabouts::Moved) {
    note(path_.string() + " is not the file of this game any more: " + how);
  } else {
    go_on_in_copy(how, owner);
  }
}

}  // namespace core::save
