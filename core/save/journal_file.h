// The SQLite file under a journal as it is read: without changing a byte of it or of what lies
// beside it. For the sources of journals, here and of the table: it shows SQLite.
#pragma once

#include "core/base/data_error.h"
#include "core/save/journal_schema.h"
#include "core/save/leftover.h"

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
  int (*tables)(std::int32_t version){};  ///< how many the schema has
  std::int32_t marked{};     ///< since this version every file has an identity from its beginning
  std::string_view further;  ///< the CREATE statement of a table that it may have besides
};

/// The journal of a game of the war.
[[nodiscard]] const JournalKind& game_journal() noexcept;

/// An error of SQLite in our words: "the disk is full".
[[nodiscard]] std::string words_of(const SQLite::Exception& error);

/// What a file is read with.
enum class Reading : std::uint8_t {
  Alone,     ///< the file as it stands
  Restored,  ///< with what a killed program left beside it, in a copy of both
};

class JournalFile {
 public:
  /// @throws base::DataError when it is missing, cut short, no journal of that kind or of another
  /// version.
  explicit JournalFile(std::filesystem::path path, const JournalKind& kind = game_journal(),
                       Reading reading = Reading::Alone);
  JournalFile(const JournalFile&) = delete;
  JournalFile& operator=(const JournalFile&) = delete;
  ~JournalFile();

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

  /// Nothing while a log beside the file tells more than the file.
  [[nodiscard]] const std::optional<Length>& length() const noexcept { return length_; }

  /// What is wrong with the pages of the file, also with those that hold no row of ours: "its end,
  /// which is cut off". A count of rows that is too small is found here; empty when all are good.
  [[nodiscard]] std::string fault_of_pages();

  /// Whether FILE-wal holds more than can be read of it.
  [[nodiscard]] bool is_log_torn();

  [[nodiscard]] SQLite::Database& database() noexcept { return *database_; }

  [[noreturn]] void fail(const Spot& spot, std::string reason) const {
    throw base::DataError{path_.string(), spot.row, spot.table, std::move(reason)};
  }

  /// Does what SQLite may fail at; its errors are DataErrors at `spot` that begin with `what`.
  template <class Do>
  auto trying(const Spot& spot, const std::string& what, const Do& action) const {
    try {
      return action();
    } catch (const SQLite::Exception& error) {
      fail(spot, what + ": " + words_of(error));
    }
  }

 private:
  class Folder;

  void open(Reading reading);
  /// @throws base::DataError when the file does not begin as a journal of this version.
  void check_start(std::string_view header, Reading reading);
  void check_tables();

  std::filesystem::path path_;
  const JournalKind* kind_;
  std::unique_ptr<Folder> folder_;  ///< of the copy that is read
  std::unique_ptr<SQLite::Database> database_;
  std::int32_t version_{};
  std::optional<Length> length_;
};

/// What is to be done with what lies beside a save before it is written.
enum class Rest : std::uint8_t {
  None,     ///< nothing lies there
  Ended,    ///< SQLite ends what was begun
  Removed,  ///< the file was whole without it
  Damaged,  ///< the save is damaged: it stays as it is, and the game goes on in a copy
  Stranger  ///< it is not of this save, or not good: the game goes on in a copy, and nothing is
            ///< touched
};

template <class Contents>
struct Opened {
  Contents contents;
  Rest rest{};
};

/// Reads a save by `load`, alone or with what a killed program left beside it: whichever is good,
/// and of two good ones the longer. Contents: `whole()`, `size()`, `begins_with(other)` and
/// `note_torn_log()`.
/// @throws base::DataError when neither can be read.
template <class Contents>
Opened<Contents> read_save(const std::filesystem::path& path, const JournalKind& kind,
                           const std::function<Contents(JournalFile&)>& load) {
  const auto read = [&](Reading reading) {
    JournalFile file{path, kind, reading};
    Contents contents = load(file);
    if (reading == Reading::Restored && file.is_log_torn()) {
      contents.note_torn_log();
    }
    return contents;
  };
  const Leftover leftover = leftover_of(path);
  if (leftover == Leftover::None || leftover == Leftover::Stranger) {
    return {read(Reading::Alone), leftover == Leftover::None ? Rest::None : Rest::Stranger};
  }
  std::optional<Contents> alone;
  std::optional<Contents> restored;
  std::optional<base::DataError> fault;
  try {
    alone = read(Reading::Alone);
  } catch (const base::DataError& error) {
    fault = error;
  }
  try {
    restored = read(Reading::Restored);
  } catch (const base::DataError&) {
    // The reading of the file alone has told what is wrong.
  }
  if (!alone && !restored) {
    throw *fault;  // NOLINT(bugprone-unchecked-optional-access)
  }
  const bool journal = leftover == Leftover::Journal;
  if (alone && restored && alone->whole() && restored->whole()) {
    // A journal takes the file back; without it stands an order that was written whole, and maybe
    // answered. A log takes the file on.
    if (journal ? alone->begins_with(*restored) : !restored->begins_with(*alone)) {
      return {std::move(*alone), journal ? Rest::Removed : Rest::Stranger};
    }
    if (restored->begins_with(*alone)) {
      return {std::move(*restored), Rest::Ended};
    }
  }
  if (!journal && alone && restored && restored->begins_with(*alone)) {
    return {std::move(*restored),
            Rest::Damaged};  // the log is damaged behind what could be read of it
  }
  if (alone && alone->whole()) {
    return {std::move(*alone), journal ? Rest::Removed : Rest::Stranger};
  }
  if (restored && restored->whole()) {
    return {std::move(*restored), Rest::Ended};
  }
  const bool more = !alone || (restored && restored->size() > alone->size());
  return {std::move(more ? *restored : *alone), Rest::Stranger};
}

/// The reading that a glance takes, which does not weigh them.
[[nodiscard]] Reading reading_at_a_glance(const std::filesystem::path& path);

}  // namespace core::save
