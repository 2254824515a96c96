// A list of rows that grows while a long command works, and from which it goes on.
#pragma once

#include "core/base/folder_lock.h"
#include "core/data/csv.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace core::cli {

/// A CSV file of our own. A row that was added is on the disk; a file of something else is never
/// written over.
class RowFile {
 public:
  /// Opens the list and reads its rows, if it is there. It is made with the first row.
  /// @param what how errors call it: "list of games"
  /// @throws base::DataError with file, row and reason: another header, a row that is cut or of
  ///         another width
  RowFile(std::filesystem::path file, std::vector<std::string> columns, std::string what);

  [[nodiscard]] const std::filesystem::path& path() const noexcept { return file_; }

  [[nodiscard]] const std::vector<std::string>& columns() const noexcept { return columns_; }

  /// As they were when the file was opened.
  [[nodiscard]] const std::vector<data::CsvRow>& rows() const noexcept { return rows_; }

  /// DataError for a row of rows().
  [[noreturn]] void fail(const data::CsvRow& row, std::size_t column,
                         const std::string& reason) const;

  /// @throws base::DataError when it cannot be written: the file is as it was
  void add(const std::vector<std::string>& cells);

  /// Writes all rows anew; a file that holds the same is left alone.
  /// @throws base::DataError likewise
  void replace(const std::vector<std::vector<std::string>>& rows);

 private:
  std::filesystem::path file_;
  std::vector<std::string> columns_;
  std::string what_;
  std::vector<data::CsvRow> rows_;
};

/// Holds the folder of a file while a long command writes there.
/// @throws base::DataError when there is no such folder, or somebody else holds it
[[nodiscard]] base::FolderLock hold_folder_of(const std::filesystem::path& file);

}  // namespace core::cli
