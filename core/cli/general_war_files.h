// The folder of `sumter general war`: its games as they end, the table, the page.
#pragma once

#include "core/base/folder_lock.h"
#include "core/study/war_table.h"

#include <filesystem>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace core::cli {

/// How games are played: a name of each and what it is. Games that differ in one are not counted
/// together.
using WarTerms = std::vector<std::pair<std::string, std::string>>;

/// games.csv, war.csv and war.html. What lies there under these names and is none of ours is never
/// written over.
class WarFolder {
 public:
  /// Opens the folder, or makes it, and reads the games that are there.
  /// @param goals must outlive this
  /// @throws base::DataError with file, row and reason: a file that is cut or has a wrong row,
  ///         games of other terms, a name that something else has, a folder in which another run
  ///         of the command writes
  WarFolder(std::filesystem::path folder, WarTerms terms, const study::WarGoals& goals);

  /// By seed.
  [[nodiscard]] const std::vector<study::WarGame>& games() const noexcept { return games_; }

  [[nodiscard]] bool holds(std::uint64_t seed) const noexcept;

  /// Writes the row of a game that has ended; it is on the disk when the call returns.
  /// @throws base::DataError when it cannot be written: the file is as it was
  void add(const study::WarGame& game);

  /// Lays the rows in the order of their seeds, and writes table and page.
  /// @param page war.html
  /// @throws base::DataError likewise
  void finish(const std::vector<study::WarLine>& lines, const std::string& page);

 private:
  [[nodiscard]] std::filesystem::path file(const char* name) const { return folder_ / name; }

  [[nodiscard]] std::vector<std::string> columns() const;
  [[nodiscard]] std::string row_of(const study::WarGame& game) const;
  void read_games();
  void check_table() const;

  std::filesystem::path folder_;
  std::optional<base::FolderLock> lock_;
  WarTerms terms_;
  const study::WarGoals* goals_;
  std::vector<study::WarGame> games_;
  bool in_order_{true};  ///< whether the rows of the file are
};

}  // namespace core::cli
