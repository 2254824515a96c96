// [IC-T39] The record of a battle while it is written: a text to which every order is added.
#pragma once

#include "core/save/save_file.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace core::tabletop {

/// Every order is on the disk when add() returns. Before each it is seen whether the path is still
/// this record; when somebody has renamed, replaced or deleted it, nothing of it is touched: the
/// record goes on in a copy, and take_notices() says so.
class RecordFile {
 public:
  /// Makes a new file.
  /// @param head of a record (record_head()).
  /// @throws base::DataError when it cannot be made; another file is never written over.
  RecordFile(std::filesystem::path file, std::string head);

  /// @throws base::DataError when it cannot be written; the record is then as it was.
  void add(std::string_view order);

  /// What is to be told of the file since this was asked last, a sentence each.
  [[nodiscard]] std::vector<std::string> take_notices();

 private:
  [[nodiscard]] bool is_as_left() const;
  void go_on_in_copy();

  std::filesystem::path path_;
  std::string text_;
  save::FileMark mark_;
  std::vector<std::string> notices_;
};

}  // namespace core::tabletop
