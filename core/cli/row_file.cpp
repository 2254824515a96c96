#include "core/cli/row_file.h"

#include "core/base/data_error.h"
#include "core/base/files.h"
#include "core/study/war_rows.h"

#include <algorithm>
#include <utility>

namespace core::cli {
namespace {

void must_be_kept(const std::filesystem::path& file, const std::optional<std::string>& fault) {
  if (fault) {
    throw base::DataError{file.string(), 0, "", "it cannot be written: " + *fault};
  }
}

}  // namespace

RowFile::RowFile(std::filesystem::path file, std::vector<std::string> columns, std::string what)
    : file_{std::move(file)}, columns_{std::move(columns)}, what_{std::move(what)} {
  if (!base::is_there(file_)) {
    return;
  }
  const std::string text = data::read_text(file_, file_.string());
  if (!text.starts_with(study::csv_line(columns_))) {
    throw base::DataError{file_.string(), 1, "",
                          "this is no " + what_ +
                              " of this program: name another file, or move "
                              "this one away"};
  }
  if (text.back() != '\n') {
    const auto row = static_cast<int>(std::count(text.begin(), text.end(), '\n')) + 1;
    throw base::DataError{file_.string(), row, "",
                          "the row is cut: delete it, and the same command goes on"};
  }
  rows_ = data::read_csv(file_, file_.string(), columns_).rows;
}

void RowFile::fail(const data::CsvRow& row, std::size_t column, const std::string& reason) const {
  throw base::DataError{file_.string(), row.origin.line, columns_.at(column), reason};
}

void RowFile::add(const std::vector<std::string>& cells) {
  if (!base::is_there(file_)) {
    must_be_kept(file_, base::make_file(file_, study::csv_line(columns_)));
  }
  must_be_kept(file_, base::append_to_file(file_, study::csv_line(cells)));
}

void RowFile::replace(const std::vector<std::vector<std::string>>& rows) {
  std::string text = study::csv_line(columns_);
  for (const std::vector<std::string>& cells : rows) {
    text += study::csv_line(cells);
  }
  if (!base::is_there(file_)) {
    must_be_kept(file_, base::make_file(file_, text));
  } else if (data::read_text(file_, file_.string()) != text) {
    must_be_kept(file_, base::replace_file(file_, text));
  }
}

base::FolderLock hold_folder_of(const std::filesystem::path& file) {
  const auto folder = file.has_parent_path() ? file.parent_path() : std::filesystem::path{"."};
  auto lock = base::FolderLock::hold(folder);
  if (!lock) {
    throw base::DataError{folder.string(), 0, "",
                          std::filesystem::is_directory(folder)
                              ? "another run of this command writes there, or it may not be opened"
                              : "there is no such folder"};
  }
  return *std::move(lock);
}

}  // namespace core::cli
