// The folder of `sumter general tune`: its games as they end, and the weights that came out.
#pragma once

#include "core/base/folder_lock.h"
#include "core/cli/row_file.h"
#include "core/study/tuning.h"

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace core::cli {

/// games.csv and weights.md. What lies there under these names and is none of ours is never
/// written over.
class TuneFolder {
 public:
  /// Opens the folder, or makes it, and reads the games that are there.
  /// @param terms how they are played: a name of each and what it is
  /// @throws base::DataError with file, row and reason: a file that is cut or altered, games of
  ///         other terms, a name that something else has, a folder in which another run works
  TuneFolder(const std::filesystem::path& folder,
             std::vector<std::pair<std::string, std::string>> terms);

  /// How the game ended, when it was played already.
  /// @throws base::DataError for a row that says the game was another one
  [[nodiscard]] std::optional<study::TuneEnding> find(const study::TuneGame& game) const;

  /// Writes the row of a game that has ended; it is on the disk when the call returns. One thread
  /// at a time.
  /// @throws base::DataError when it cannot be written: the file is as it was
  void add(const study::TuneGame& game, const study::TuneEnding& ending);

  /// Lays the rows in order, and writes what came out.
  /// @throws base::DataError likewise
  void finish(const std::string& weights);

 private:
  /// Generation, heat, candidate, pair, side.
  using Key = std::tuple<int, int, int, int, board::Side>;

  void read(const data::CsvRow& row);
  [[nodiscard]] std::vector<std::string> cells_of(const study::TuneGame& game,
                                                  const study::TuneEnding& ending) const;
  [[nodiscard]] static Key key_of(const study::TuneGame& game);

  std::filesystem::path folder_;
  std::vector<std::pair<std::string, std::string>> terms_;
  base::FolderLock lock_;
  RowFile games_;
  std::map<Key, study::TuneEnding> endings_;
  std::map<Key, std::vector<std::string>> cells_;
  std::map<Key, std::size_t> rows_;  ///< place of those that were read in games_.rows()
};

}  // namespace core::cli
