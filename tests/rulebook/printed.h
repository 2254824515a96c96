// [3.3] Tables typed again in their printed shape.
#pragma once

#include <gtest/gtest.h>

#include <iterator>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

namespace tests {

/// The cells of a printed line, which blanks divide.
inline std::vector<std::string> cells_of(const std::string& line) {
  std::istringstream words{line};
  return {std::istream_iterator<std::string>{words}, {}};
}

/// Compares a printed table with `cell(row, column)`, both from 0, which gives the cell as text.
template <class Cell>
void expect_printed(const std::vector<std::string>& lines, std::size_t columns, Cell cell) {
  for (std::size_t row = 0; row < lines.size(); ++row) {
    const auto printed = cells_of(lines[row]);
    ASSERT_EQ(printed.size(), columns) << "row " << row;
    for (std::size_t column = 0; column < columns; ++column) {
      EXPECT_EQ(cell(row, column), printed[column]) << "row " << row << ", column " << column;
    }
  }
}

/// "no" for nothing.
inline std::string text_of(const std::optional<int>& number) {
  return number ? std::to_string(*number) : "no";
}

}  // namespace tests
