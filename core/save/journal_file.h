// The SQLite file under a journal: made whole, read without changing it, written durably. For the
// sources of journals, here and of the table: it shows SQLite.
#pragma once

#include "core/base/data_error.h"
#include "core/save/journal_schema.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Exception.h>

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace core::save {

/// Where in a journal something happens, for errors.
struct Spot {
  int row{};
  std::string table;
};

/// What a file is a journal of.
struct JournalKind {
  std::int32_t id{};       ///< marks the SQLite file
  std::int32_t version{};  ///< that is written
  std::int32_t oldest{};   ///< that is read
  std::string_view what;   ///< "a saved game of Sumter"
  std::string (*schema)(std::int32_t version){};
  int tables{};
  std::string_view further;  ///< the CREATE statement of a table that it may have besides
};

/// The journal of a game of the war.
[[nodiscard]] const JournalKind& game_journal() noexcept;

class JournalFile {
 public:
  /// Opens the file for reading.
  /// @throws base::DataError when it is missing, cut short, no journal of that kind or of another
  /// version.
  explicit JournalFile(std::filesystem::path path, const JournalKind& kind = game_journal());

  /// Makes a new file with our tables that `fill` fills; it gets its name when it is complete.
  /// @throws base::DataError when the file exists already or cannot be written.
  static void make(const std::filesystem::path& path,
                   const std::function<void(SQLite::Database&)>& fill,
                   std::int32_t version = kJournalVersion,
                   const JournalKind& kind = game_journal());

  [[nodiscard]] const std::filesystem::path& path() const noexcept { return path_; }

  /// The version in which the file was begun.
  [[nodiscard]] std::int32_t version() const noexcept { return version_; }

  /// The form of what the rows of a game's journal hold.
  [[nodiscard]] int form() const noexcept { return form_of_version(version_); }

  /// How many bytes the file had when it was opened, and how many it says that it has.
  struct Length {
    std::uint64_t found{};
    std::uint64_t meant{};
  };

  /// Nothing while FILE-wal tells more than the file.
  [[nodiscard]] const std::optional<Length>& length() const noexcept { return length_; }

  [[nodiscard]] SQLite::Database& database() noexcept { return *database_; }

  /// From now on the file can be written, each transaction durably.
  void open_for_writing();

  [[noreturn]] void fail(const Spot& spot, std::string reason) const {
    throw base::DataError{path_.string(), spot.row, spot.table, std::move(reason)};
  }

  /// Does what SQLite may fail at; its errors are DataErrors at `spot` that begin with `what`.
  template <class Do>
  auto trying(const Spot& spot, const std::string& what, const Do& action) const {
    try {
      return action();
    } catch (const SQLite::Exception& error) {
      fail(spot, what + ": " + error.what());
    }
  }

 private:
  void open_for_reading();
  /// @throws base::DataError when the file does not begin as a journal of this version.
  void check_start(bool has_log);

  std::filesystem::path path_;
  const JournalKind* kind_;
  std::unique_ptr<SQLite::Database> database_;
  bool writable_{};
  std::int32_t version_{};
  std::optional<Length> length_;
};

}  // namespace core::save
