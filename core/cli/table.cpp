#include "core/cli/table.h"

#include <algorithm>

namespace core::cli {
namespace {

constexpr std::size_t kGap = 2;
constexpr std::size_t kNarrowest = 30;  // a last column is never broken narrower than this

std::string pad(const std::string& cell, std::size_t width, bool right) {
  const std::size_t have = width_of(cell);
  const std::string space(width > have ? width - have : 0, ' ');
  return right ? space + cell : cell + space;
}

void trim(std::string& text) {
  while (!text.empty() && text.back() == ' ') {
    text.pop_back();
  }
}

}  // namespace

std::size_t width_of(std::string_view text) noexcept {
  return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U;
  }));
}

std::vector<std::string> wrap(std::string_view text, std::size_t width) {
  std::vector<std::string> lines(1);
  std::size_t at = 0;
  while (at <= text.size()) {
    const std::size_t end = std::min(text.find(' ', at), text.size());
    const std::string word{text.substr(at, end - at)};
    at = end + 1;
    if (word.empty()) {
      continue;
    }
    if (lines.back().empty()) {
      lines.back() = word;
    } else if (width_of(lines.back()) + 1 + width_of(word) <= width) {
      lines.back() += " " + word;
    } else {
      lines.push_back(word);
    }
  }
  return lines;
}

Table::Table(std::vector<std::string> headings) : headings_{std::move(headings)} {
  for (std::string& heading : headings_) {
    right_.push_back(!heading.empty() && heading.front() == '>');
    if (right_.back()) {
      heading.erase(0, 1);
    }
  }
}

void Table::row(std::vector<std::string> cells) {
  cells.resize(headings_.size());
  rows_.push_back(std::move(cells));
}

std::string Table::line(const std::vector<std::string>& cells,
                        const std::vector<std::size_t>& widths, std::size_t indent) const {
  std::string first(indent, ' ');
  for (std::size_t column = 0; column + 1 < cells.size(); ++column) {
    first += pad(cells[column], widths[column], right_[column]) + std::string(kGap, ' ');
  }
  const std::size_t left = width_of(first);
  const std::size_t room = std::max(kNarrowest, left < kWidth ? kWidth - left : 0);
  std::string text;
  std::string lead = first;
  for (const std::string& part : wrap(cells.back(), room)) {
    std::string whole = lead + (right_.back() ? pad(part, widths.back(), true) : part);
    trim(whole);
    text += whole + "\n";
    lead = std::string(left, ' ');
  }
  return text;
}

std::vector<std::size_t> Table::widths() const {
  std::vector<std::size_t> result(headings_.size());
  for (std::size_t column = 0; column < headings_.size(); ++column) {
    result[column] = width_of(headings_[column]);
    for (const auto& cells : rows_) {
      result[column] = std::max(result[column], width_of(cells[column]));
    }
  }
  return result;
}

std::string Table::text(std::size_t indent) const {
  return line(headings_, widths(), indent) + body(indent);
}

std::string Table::body(std::size_t indent) const {
  const std::vector<std::size_t> columns = widths();
  std::string result;
  for (const auto& cells : rows_) {
    result += line(cells, columns, indent);
  }
  return result;
}

}  // namespace core::cli
