// [3.3] Cells of a chart by enumerator and by range of figures.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

namespace core::rulebook {

/// One value for each enumerator of `Enum`, of which there are `Count`, numbered from 0.
template <class Enum, class Value, std::size_t Count>
struct EnumTable {
  std::array<Value, Count> cells{};

  [[nodiscard]] constexpr const Value& operator[](Enum at) const noexcept {
    return cells[static_cast<std::size_t>(at)];
  }

  [[nodiscard]] constexpr Value& operator[](Enum at) noexcept {
    return cells[static_cast<std::size_t>(at)];
  }
};

/// Columns of a chart that stand for ranges of a figure, "0-50", "51-75", ..., "351+", without
/// gaps.
template <std::size_t Count>
struct Bands {
  int lowest{};                      ///< where the first column begins
  std::array<int, Count> highest{};  ///< where each column ends; INT_MAX for "351+"

  /// The column that holds the figure, from 0; a figure outside is in the first or the last.
  [[nodiscard]] constexpr std::size_t column(int figure) const noexcept {
    std::size_t at = 0;
    while (at + 1 < Count && figure > highest[at]) {
      ++at;
    }
    return at;
  }

  [[nodiscard]] constexpr bool holds(int figure) const noexcept {
    return figure >= lowest && figure <= highest.back();
  }
};

/// [0.4] The row of a die that may be modified: rows `first`, `first` + 1, ...; a die outside reads
/// the first or the last of `count` rows.
[[nodiscard]] constexpr std::size_t row_of_die(int die, int first, std::size_t count) noexcept {
  return static_cast<std::size_t>(std::clamp(die - first, 0, static_cast<int>(count) - 1));
}

}  // namespace core::rulebook
