// The files of `sumter general measure`: the figures, and the games that they are made of.
#pragma once

#include "core/cli/row_file.h"
#include "core/study/measures.h"

#include <filesystem>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace core::cli {

/// What stands in the column `reached` of a line that another command measures.
inline constexpr const char* kElsewhere = "elsewhere";

/// A row of the figures.
struct MeasuredRow {
  study::Figure figure;
  bool elsewhere{};         ///< another command measures it, which `figure.of` names
  int scale{};              ///< per cent of the games that make the measure
  std::int64_t seconds{};   ///< that its games took, in thousandths
  std::string program;      ///< name and version
  std::string fingerprint;  ///< of what was measured
};

/// general-figures.csv. Lines of another version that this one does not know stay as they are.
class FiguresFile {
 public:
  /// @throws base::DataError with file, row, column and reason for a file that is cut or altered
  explicit FiguresFile(const std::filesystem::path& file);

  [[nodiscard]] const std::filesystem::path& path() const noexcept { return file_.path(); }

  /// The rows of a line, in their order.
  [[nodiscard]] std::vector<MeasuredRow> rows_of(const std::string& line) const;

  /// Whether the line was measured with this fingerprint, and with so many games at least.
  [[nodiscard]] bool holds(const std::string& line, const std::string& fingerprint,
                           int scale) const;

  /// Writes the line in the place of what was there.
  /// @param order of the lines in the file
  /// @throws base::DataError when it cannot be written: the file is as it was
  void put(const std::string& line, std::vector<MeasuredRow> rows,
           const std::vector<std::string>& order);

 private:
  [[nodiscard]] MeasuredRow read(const data::CsvRow& row) const;

  RowFile file_;
  std::vector<MeasuredRow> rows_;
};

/// A trial in the list of games.
struct KeptTrial {
  study::TrialResult result;
  std::int64_t milliseconds{};
};

/// general-figures.games.csv: the trials as they end. Those of other charts or code stay in it
/// until they are played again.
class GamesFile {
 public:
  /// @throws base::DataError with file, row, column and reason for a file that is cut or altered
  GamesFile(const std::filesystem::path& file, const study::Ground& ground,
            const std::vector<study::Measure>& lines);

  /// Null when it was not played yet with what the sample is now.
  [[nodiscard]] const KeptTrial* find(const study::Sample& sample, int number) const;

  /// From any thread; it is on the disk when the call returns.
  /// @throws base::DataError when it cannot be written
  void add(const study::Sample& sample, int number, const KeptTrial& trial);

  /// Lays the rows in order, without those that were played again.
  /// @throws base::DataError likewise
  void tidy();

 private:
  using Key = std::pair<std::string, int>;  ///< name of the sample, number

  void read(const data::CsvRow& row, const std::map<std::string, study::Sample>& samples);
  [[nodiscard]] static std::vector<std::string> cells_of(const Key& key,
                                                         const std::string& fingerprint,
                                                         const std::string& program,
                                                         const KeptTrial& trial);

  const study::Ground* ground_;
  RowFile file_;
  std::map<Key, KeptTrial> trials_;
  std::map<Key, std::vector<std::string>> cells_;  ///< all rows, also of other code
  std::mutex adding_;
};

}  // namespace core::cli
