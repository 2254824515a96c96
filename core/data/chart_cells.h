// [3.3] The cells of a chart, asked for by row and column; every error names the page and the line.
#pragma once

#include "core/data/chart_text.h"
#include "core/rulebook/enum_table.h"
#include "core/rulebook/piece_kind.h"

#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace core::data {

/// A range of figures as a column of a chart is named: "0-50", "351+", "2".
struct Range {
  int lowest{};
  int highest{};  ///< INT_MAX for "351+"
};

/// One chart among all; everything it cannot answer is a base::DataError.
class ChartCells {
 public:
  /// @throws base::DataError when there is no chart of the name.
  ChartCells(const std::vector<ChartText>& charts, std::string_view name);

  [[nodiscard]] const std::vector<Row>& rows() const noexcept { return chart_->table.rows; }

  [[nodiscard]] const std::vector<std::string>& columns() const noexcept {
    return chart_->table.columns;
  }

  /// The row of a key that the rules need.
  [[nodiscard]] const Row& row(std::string_view key) const;

  /// All rows that the rules know have been asked for: there are no others.
  void require_rows(std::size_t count) const;

  [[nodiscard]] const std::string& text(const Row& row, const std::string& column) const;
  [[nodiscard]] int number(const Row& row, const std::string& column) const;
  /// A number, or nothing for the word "none" or "no".
  [[nodiscard]] std::optional<int> number_or_none(const Row& row, const std::string& column) const;
  /// "yes" or "no".
  [[nodiscard]] bool yes(const Row& row, const std::string& column) const;
  /// The kind of piece that the row's key names.
  [[nodiscard]] rulebook::PieceKind kind(const Row& row) const;
  /// Whole numbers between commas; "none" for an empty list.
  [[nodiscard]] std::vector<int> numbers(const Row& row, const std::string& column) const;
  /// The two numbers of "15/0".
  [[nodiscard]] std::pair<int, int> pair(const Row& row, const std::string& column,
                                         std::string_view text) const;

  /// The one of `words` that the cell holds, by its index.
  [[nodiscard]] std::size_t word(const Row& row, const std::string& column,
                                 const std::vector<std::string_view>& words) const;

  /// A cell that can hold nothing else.
  void require_word(const Row& row, const std::string& column, std::string_view expected) const;

  /// The range that a column's name stands for.
  [[nodiscard]] Range range(const std::string& column) const;

  /// The columns after the first as ranges without gaps.
  template <std::size_t Count>
  [[nodiscard]] rulebook::Bands<Count> bands() const {
    require_columns(Count);
    rulebook::Bands<Count> bands;
    for (std::size_t i = 0; i < Count; ++i) {
      const Range next = range(columns()[i + 1]);
      if (i == 0) {
        bands.lowest = next.lowest;
      } else if (next.lowest != bands.highest[i - 1] + 1) {
        fault(columns()[i + 1], "the column does not begin where the one before ends");
      }
      bands.highest[i] = next.highest;
    }
    return bands;
  }

  /// The columns after the first as naval odds [11.11], each one better than the one before; the
  /// first of them as rulebook::naval_ratio().
  [[nodiscard]] int first_ratio(std::size_t count) const;

  /// The cells of a table with a row for each die from `first` on and a column for each of the
  /// chart's after the first; `read` makes a value of (row, column).
  template <class Value, std::size_t Rows, std::size_t Columns, class Read>
  void dice(int first, std::array<std::array<Value, Columns>, Rows>& cells, Read read) const {
    require_columns(Columns);
    require_rows(Rows);
    for (std::size_t die = 0; die < Rows; ++die) {
      const Row& line = row(std::to_string(first + static_cast<int>(die)));
      for (std::size_t i = 0; i < Columns; ++i) {
        cells[die][i] = read(line, columns()[i + 1]);
      }
    }
  }

  /// Throws for a column, or with an empty name for the whole chart.
  [[noreturn]] void fault(const std::string& column, std::string reason) const;

 private:
  void require_columns(std::size_t count) const;

  const ChartText* chart_{};
};

}  // namespace core::data
