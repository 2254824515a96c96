// [11.12] Naval combat, [11.22] transit of commanded water, [11.24] bombardment.
#pragma once

#include "core/rulebook/enum_table.h"

#include <cassert>
#include <cstdint>
#include <optional>
#include <string_view>

namespace core::rulebook {

/// [11.12] A attacker, D defender; E eliminated, X eliminated at a price, R leaves the water.
enum class NavalResult : std::uint8_t { AE, AX, AR, DR, DX, DE };

/// "AE", "DX", ... as printed.
[[nodiscard]] std::string_view name(NavalResult result) noexcept;
[[nodiscard]] std::optional<NavalResult> parse_naval_result(std::string_view text) noexcept;

/// [11.11] Naval odds, the fraction dropped in favour of the defender: n:1 is n, 1:n is -n, equal
/// is 1; never 0 or -1. 50 to 20 is 2, 30 to 40 is -2.
/// @param attacker,defender total naval strengths, above 0.
[[nodiscard]] constexpr int naval_ratio(int attacker, int defender) noexcept {
  assert(attacker > 0 && defender > 0);
  return attacker >= defender ? attacker / defender : -((defender + attacker - 1) / attacker);
}

/// Columns that stand for naval odds, from `first` on without gaps.
template <std::size_t Columns>
struct RatioTable {
  int first{};  ///< the ratio of the first column, as naval_ratio()

  /// The column of a ratio by naval_ratio(); odds beyond the chart read its first or last column.
  [[nodiscard]] constexpr std::size_t column(int ratio) const noexcept {
    return row_of_die(step(ratio), step(first), Columns);
  }

  /// The odds as which the chart reads a ratio: that of its column.
  [[nodiscard]] constexpr int read_as(int ratio) const noexcept {
    const int at = step(first) + static_cast<int>(column(ratio));
    return at >= 0 ? at + 1 : at - 1;
  }

 private:
  /// ..., 1:3, 1:2, 1:1, 2:1, ... as consecutive numbers.
  [[nodiscard]] static constexpr int step(int ratio) noexcept {
    return ratio > 0 ? ratio - 1 : ratio + 1;
  }
};

struct NavalCombat {
  static constexpr std::size_t kColumns = 7;  ///< 1:4 to 4:1

  RatioTable<kColumns> ratios;
  std::array<std::array<NavalResult, kColumns>, 6> cells{};

  /// [11.12] `die` 1 to 6, `ratio` by naval_ratio(): less than 1:4 counts as 1:4, more than 4:1 as
  /// 4:1.
  [[nodiscard]] constexpr NavalResult result(int die, int ratio) const noexcept {
    return cells[row_of_die(die, 1, cells.size())][ratios.column(ratio)];
  }
};

struct Transit {
  static constexpr std::size_t kColumns = 3;  ///< garrisons of 1-5, 6-15, 16+ CSP
  static constexpr std::size_t kRows = 7;     ///< modified die 1 to 7

  Bands<kColumns> garrison;
  std::array<std::array<int, kColumns>, kRows> cells{};

  /// [11.22] Naval units lost; a `modified_die` below 1 counts as 1, above 7 as 7. The garrison is
  /// of 1 CSP or more: without one the fort does not act [11.21].
  [[nodiscard]] constexpr int ships_lost(int modified_die, int garrison_csp) const noexcept {
    return cells[row_of_die(modified_die, 1, kRows)][garrison.column(garrison_csp)];
  }
};

/// [11.24] "ships/CSP".
struct BombardmentResult {
  int ships_lost{};
  int garrison_lost{};  ///< CSP

  friend constexpr bool operator==(const BombardmentResult&,
                                   const BombardmentResult&) noexcept = default;
};

struct Bombardment {
  static constexpr std::size_t kColumns = 4;  ///< 1:2 to 3:1

  RatioTable<kColumns> ratios;
  std::array<std::array<BombardmentResult, kColumns>, 6> cells{};

  /// [11.24] `die` 1 to 6; `ratio` by naval_ratio() of the naval strength to the garrison's CSP
  /// times the storm factor of the works.
  [[nodiscard]] constexpr const BombardmentResult& result(int die, int ratio) const noexcept {
    return cells[row_of_die(die, 1, cells.size())][ratios.column(ratio)];
  }
};

struct NavalTables {
  NavalCombat combat;
  Transit transit;
  Bombardment bombardment;
};

}  // namespace core::rulebook
