#include "core/save/journal_file.h"

#include "core/base/files.h"
#include "core/data/our_file.h"
#include "core/save/save_file.h"

#include <SQLiteCpp/Statement.h>
#include <sqlite3.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
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

/// For how long another program's transaction is waited for.
constexpr int kPatienceMs = 1000;

/// How long a file says that it is; nothing when it does not say.
std::optional<std::uint64_t> meant_size(std::string_view bytes) {
  if (big_endian(bytes, kChangesAt) != big_endian(bytes, kPagesValidAt)) {
    return std::nullopt;
  }
  const std::uint32_t page = big_endian(bytes, kPageSizeAt) >> 16U;
  return std::uint64_t{page == 1 ? 65536U : page} * big_endian(bytes, kPagesAt);
}

/// Which program wrote a game of a later version, as far as that can be read: " (sumter 0.4.0)".
std::string writer_of(const fs::path& path) {
  constexpr std::size_t kLongest = 60;
  try {
    SQLite::Database database{data::uri_of(path) + "?immutable=1",
                              SQLite::OPEN_READONLY | SQLite::OPEN_URI};
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

bool is_of_kind(std::string_view bytes, const JournalKind& kind) {
  return bytes.size() >= kHeaderSize && bytes.starts_with(data::kSqliteMagic) &&
         big_endian(bytes, kApplicationIdAt) == static_cast<std::uint32_t>(kind.id);
}

/// What is wrong with a file by its first bytes; empty when it claims to be a journal of ours.
std::string wrong_start(std::string_view bytes, const JournalKind& kind) {
  if (bytes.size() < kHeaderSize &&
      data::kSqliteMagic.substr(0, bytes.size()) == bytes.substr(0, 16)) {
    return "the save is cut short: it has " + std::to_string(bytes.size()) + " bytes";
  }
  if (!is_of_kind(bytes, kind)) {
    return "this is not " + std::string{kind.what};
  }
  const std::uint32_t version = big_endian(bytes, kUserVersionAt);
  if (version < static_cast<std::uint32_t>(kind.oldest)) {
    return "a saved game of version " + std::to_string(version) + "; this program reads version " +
           std::to_string(kind.version);
  }
  return {};
}

/// Whether the file holds our tables and nothing else.
bool has_our_tables(SQLite::Database& database, std::int32_t version, const JournalKind& kind) {
  const std::string ours = kind.schema(version);
  SQLite::Statement tables{database, "SELECT sql FROM sqlite_master"};
  int count = 0;
  int identities = 0;
  while (tables.executeStep()) {
    const std::string sql = tables.getColumn(0).getString();
    if (sql.empty()) {
      return false;
    }
    if (is_identity_schema(sql)) {
      ++identities;
    } else if (kind.further.find(sql) == std::string_view::npos) {
      if (ours.find(sql) == std::string::npos) {
        return false;
      }
      ++count;
    }
  }
  return count == kind.tables(version) &&
         (identities == 1 || (identities == 0 && version < kind.marked));
}

void copy_beside(const fs::path& from, const fs::path& to, std::string_view ending) {
  std::error_code missing;
  fs::copy_file(beside(from, ending), beside(to, ending), missing);
}

}  // namespace

std::string words_of(const SQLite::Exception& error) {
  switch (error.getErrorCode() & 0xFF) {
    case SQLITE_FULL:
      return "the disk is full";
    case SQLITE_IOERR:
      return "the disk does not take it or give it";
    case SQLITE_READONLY:
      return "the file or its folder may not be written by you";
    case SQLITE_CANTOPEN:
      return "it cannot be opened, or its folder may not be written by you";
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
      return "another program is writing to it";
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
      return "its pages are damaged";
    case SQLITE_NOMEM:
      return "the memory is full";
    default:
      return "its tables are damaged";
  }
}

const JournalKind& game_journal() noexcept {
  static const JournalKind kKind{
      .id = data::kJournalId,
      .version = kJournalVersion,
      .oldest = kOldestJournal,
      .what = "a saved game of Sumter",
      .schema = journal_schema,
      .tables = tables_of_version,
      .marked = kSeatedVersion,
      .further = setup_schema(),
  };
  return kKind;
}

/// A folder of its own, gone with what is in it.
class JournalFile::Folder {
 public:
  Folder() {
    std::string name = (fs::temp_directory_path() / "sumter-XXXXXX").string();
    if (::mkdtemp(name.data()) == nullptr) {
      throw base::DataError{name, 0, "", "a copy cannot be made: " + base::words_of_error(errno)};
    }
    path_ = name;
  }

  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;

  ~Folder() {
    std::error_code ignored;
    fs::remove_all(path_, ignored);
  }

  [[nodiscard]] const fs::path& path() const noexcept { return path_; }

 private:
  fs::path path_;
};

JournalFile::JournalFile(fs::path path, const JournalKind& kind, Reading reading)
    : path_{std::move(path)}, kind_{&kind}, version_{kind.version} {
  if (auto fault = base::fault_of_path(path_)) {
    fail({}, std::move(*fault));
  }
  open(reading);
}

JournalFile::~JournalFile() = default;

void JournalFile::open(Reading reading) {
  const std::string header = first_bytes(path_, kHeaderSize);
  check_start(header, reading);
  trying({}, "the save cannot be opened", [&] {
    if (reading == Reading::Restored) {
      folder_ = std::make_unique<Folder>();
      const fs::path copy = folder_->path() / "save";
      for (const std::string_view ending : {"", "-journal", "-wal"}) {
        copy_beside(path_, copy, ending);
      }
      database_ = std::make_unique<SQLite::Database>(copy, SQLite::OPEN_READWRITE);
    } else {
      // Without a log beside it the file is read under SQLite's locks: a program may be writing to
      // it.
      const bool locked = !is_logged(header) && leftover_of(path_) == Leftover::None;
      database_ = std::make_unique<SQLite::Database>(
          data::uri_of(path_) + (locked ? "?mode=ro" : "?immutable=1"),
          SQLite::OPEN_READONLY | SQLite::OPEN_URI, kPatienceMs);
    }
    database_->exec("PRAGMA trusted_schema = OFF");
    database_->exec("PRAGMA cell_size_check = ON");
    // With this, and only with this, SQLite opens a file that is cut short.
    database_->exec("PRAGMA writable_schema = ON");
  });
  check_tables();
}

void JournalFile::check_start(std::string_view header, Reading reading) {
  if (std::string wrong = wrong_start(header, *kind_); !wrong.empty()) {
    const std::string known = is_of_kind(header, *kind_) ? "" : data::what_it_is(path_);
    fail({}, known.empty() ? std::move(wrong) : "this is " + known);
  }
  const std::uint32_t version = big_endian(header, kUserVersionAt);
  if (version > static_cast<std::uint32_t>(kind_->version)) {
    fail({}, "a later Sumter" + writer_of(path_) + " wrote this game in version " +
                 std::to_string(version) + "; this program reads version " +
                 std::to_string(kind_->version) + " and cannot open it");
  }
  version_ = static_cast<std::int32_t>(version);
  const auto meant = meant_size(header);
  std::error_code error;
  length_ = reading == Reading::Alone && meant
                ? std::optional{Length{fs::file_size(path_, error), *meant}}
                : std::nullopt;
}

void JournalFile::check_tables() {
  const bool ours = trying({}, "the save is damaged",
                           [&] { return has_our_tables(*database_, version_, *kind_); });
  if (!ours) {
    fail({}, "the save is damaged: its tables are not those of this version");
  }
}

std::string JournalFile::fault_of_pages() {
  if (length_ && length_->found < length_->meant) {
    return "its end, which is cut off";
  }
  std::string found;
  try {
    SQLite::Statement check{*database_, "PRAGMA quick_check(1)"};
    if (check.executeStep()) {
      found = check.getColumn(0).getString();
    }
  } catch (const SQLite::Exception& error) {
    found = words_of(error);
  }
  return found == "ok" ? "" : "its pages (" + found + ")";
}

bool JournalFile::is_log_torn() {
  if (!folder_) {
    return false;
  }
  const fs::path log = folder_->path() / "save-wal";
  constexpr std::size_t kLogHeader = 32;
  constexpr std::size_t kFrameHeader = 24;
  constexpr std::size_t kSaltsAt = 16;
  constexpr std::size_t kSaltsOfFrameAt = 8;
  constexpr std::size_t kSalts = 8;
  int frames = 0;
  int done = 0;
  if (sqlite3_wal_checkpoint_v2(database_->getHandle(), nullptr, SQLITE_CHECKPOINT_PASSIVE, &frames,
                                &done) != SQLITE_OK ||
      frames < 0) {
    return false;
  }
  const std::string start = first_bytes(log, kLogHeader);
  const std::size_t page = start.size() < kLogHeader ? 0 : big_endian(start, 8);
  const std::size_t read = kLogHeader + static_cast<std::size_t>(frames) * (kFrameHeader + page);
  const std::string all = first_bytes(log, read + kFrameHeader);
  return page > 0 && all.size() == read + kFrameHeader &&
         all.substr(read + kSaltsOfFrameAt, kSalts) == start.substr(kSaltsAt, kSalts);
}

Reading reading_at_a_glance(const fs::path& path) {
  const Leftover leftover = leftover_of(path);
  return leftover == Leftover::Journal || leftover == Leftover::OldLog ? Reading::Restored
                                                                       : Reading::Alone;
}

}  // namespace core::save
