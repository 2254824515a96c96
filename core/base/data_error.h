// Wrong data: one clear error that names file, row, column and reason.
#pragma once

#include <stdexcept>
#include <string>

namespace core::base {

/// Thrown while text sources, a catalogue or a position file are read. Nothing is half-loaded when
/// it is thrown.
class DataError : public std::runtime_error {
 public:
  /// @param file   path as the user gave it.
  /// @param row    line of the file, from 1; 0 when the whole file is meant.
  /// @param column name of the column or field; empty when the whole row is meant.
  /// @param reason one sentence without the place.
  DataError(std::string file, int row, std::string column, std::string reason);

  [[nodiscard]] const std::string& file() const noexcept { return file_; }

  [[nodiscard]] int row() const noexcept { return row_; }

  [[nodiscard]] const std::string& column() const noexcept { return column_; }

  [[nodiscard]] const std::string& reason() const noexcept { return reason_; }

 private:
  std::string file_;
  int row_;
  std::string column_;
  std::string reason_;
};

}  // namespace core::base
