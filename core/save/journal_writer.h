// The SQLite file under a journal as it is written: durably, in place, and only as long as it is
// ours.
//
// Between two writes the file alone is the whole save. Each write is one transaction with SQLite's
// rollback journal, which lies beside the file for that time. `synchronous = NORMAL` makes two
// writes to the disk of it: the journal before the file is touched, the file before the call
// returns. A loss of power right then can bring the journal back beside a file that is whole:
// read_save() sees that it is, so what was answered stays.
#pragma once

#include "core/save/journal_file.h"
#include "core/save/save_file.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Transaction.h>

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace core::save {

/// What the writer asks the journal that it writes for.
struct Owner {
  std::function<bool()> is_in_file;  ///< whether the file at the path holds the game as it is
  /// Writes all of it to a new file.
  std::function<void(const std::filesystem::path&)> copy_to;
};

class JournalWriter {
 public:
  /// @param path   of a file that was read just now
  /// @param rest   what reading it found beside it
  JournalWriter(std::filesystem::path path, const JournalKind& kind, std::int32_t version,
                Rest rest);

  [[nodiscard]] const std::filesystem::path& path() const noexcept { return path_; }

  /// Makes a new file with our tables that `fill` fills; it gets its name when it is complete.
  /// @throws base::DataError when the file exists already or cannot be written; then nothing of it
  /// is there.
  static void make(const std::filesystem::path& path,
                   const std::function<void(SQLite::Database&)>& fill,
                   std::int32_t version = kJournalVersion,
                   const JournalKind& kind = game_journal());

  /// One durable write: all of it or nothing. When the path is not the file of this game any more,
  /// nothing of it is touched: the game goes on in a copy, which the notices tell.
  /// @param write may be called again, for the copy
  /// @throws base::DataError when it cannot be written; the game is then as it was.
  void transact(const Spot& spot, const Owner& owner,
                const std::function<void(SQLite::Database&)>& write);

  /// At the end of a game: tells when the path is not its file any more, and makes a copy when
  /// there is none.
  /// @throws base::DataError when that cannot be written.
  void end(const Owner& owner);

  /// What is to be told of the file since this was asked last, a sentence each.
  [[nodiscard]] std::vector<std::string> take_notices() { return std::exchange(notices_, {}); }

  void note(std::string sentence) { notices_.push_back(std::move(sentence)); }

 private:
  /// The path is not the file of this game any more; nothing was written.
  struct Strayed {
    std::string how;  ///< "it was deleted"
  };

  void open();
  void write_once(const Spot& spot, const Owner& owner,
                  const std::function<void(SQLite::Database&)>& write);
  void go_on_in_copy(const std::string& how, const Owner& owner);
  /// Empty when the path is the file of this game.
  [[nodiscard]] std::string how_it_strayed(const Owner& owner);
  [[nodiscard]] std::string what_lies_beside() const;

  std::filesystem::path path_;
  const JournalKind* kind_;
  std::int32_t version_;
  Rest rest_;
  FileMark mark_;
  std::unique_ptr<SQLite::Database> database_;
  std::vector<std::string> notices_;
};

}  // namespace core::save
