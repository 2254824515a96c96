#include "core/data/csv.h"

#include <algorithm>
#include <utility>

namespace core::data {
namespace {

/// Walks through the text cell by cell; a quoted cell may hold commas, quotes and line ends.
class CsvReader {
 public:
  CsvReader(std::string text, std::string file) : text_{std::move(text)}, file_{std::move(file)} {}

  [[nodiscard]] bool at_end() const noexcept { return at_ >= text_.size(); }

  CsvRow next_row() {
    CsvRow row;
    row.origin = {file_, line_};
    while (true) {
      row.cells.push_back(next_cell(row.origin));
      if (at_end()) {
        return row;
      }
      const char end = text_[at_++];
      if (end == '\n') {
        ++line_;
        return row;
      }
    }
  }

 private:
  std::string next_cell(const Origin& origin) {
    if (!at_end() && text_[at_] == '"') {
      return quoted_cell(origin);
    }
    const auto end = std::min(text_.find_first_of(",\n", at_), text_.size());
    std::string cell{trim(std::string_view{text_}.substr(at_, end - at_))};
    at_ = end;
    return cell;
  }

  std::string quoted_cell(const Origin& origin) {
    std::string cell;
    ++at_;
    while (!at_end()) {
      const char c = text_[at_++];
      if (c == '"' && (at_end() || text_[at_] != '"')) {
        skip_carriage_return(origin);
        return cell;
      }
      if (c == '"') {
        ++at_;
      }
      line_ += c == '\n' ? 1 : 0;
      cell += c;
    }
    fail(origin, "", "a quoted field is not closed");
  }

  void skip_carriage_return(const Origin& origin) {
    if (!at_end() && text_[at_] == '\r') {
      ++at_;
    }
    if (!at_end() && text_[at_] != ',' && text_[at_] != '\n') {
      fail(origin, "", "text after the closing quote of a field");
    }
  }

  std::string text_;
  std::string file_;
  std::size_t at_{};
  int line_{1};
};

std::string with_commas(const std::vector<std::string>& parts) {
  std::string text;
  for (const std::string& part : parts) {
    text += (text.empty() ? "" : ",") + part;
  }
  return text;
}

bool is_blank(const CsvRow& row) { return row.cells.size() == 1 && row.cells.front().empty(); }

}  // namespace

const std::string& CsvTable::cell(const CsvRow& row, std::string_view column) const {
  const auto at = std::find(columns.begin(), columns.end(), column);
  return row.cells.at(static_cast<std::size_t>(at - columns.begin()));
}

CsvTable read_csv(const std::filesystem::path& path, const std::string& shown,
                  const std::vector<std::string>& columns) {
  CsvReader reader{read_text(path, shown), shown};
  CsvTable table;
  table.columns = columns;
  if (reader.at_end() || reader.next_row().cells != columns) {
    fail({shown, 1}, "", "the header must be " + with_commas(columns));
  }
  while (!reader.at_end()) {
    CsvRow row = reader.next_row();
    if (is_blank(row)) {
      continue;
    }
    if (row.cells.size() != columns.size()) {
      fail(row.origin, "",
           "the row has " + std::to_string(row.cells.size()) + " fields, not " +
               std::to_string(columns.size()) + " (" + with_commas(columns) + ")");
    }
    table.rows.push_back(std::move(row));
  }
  return table;
}

}  // namespace core::data
