// [8.15] The combat results tables, [8.18] [8.19] losses in points.
#pragma once

#include "core/rulebook/enum_table.h"

#include <cstdint>

namespace core::rulebook {

/// [8.15] CRT 1 skirmish, CRT 2 battle, CRT 3 great battle.
enum class Crt : std::uint8_t { Skirmish, Battle, GreatBattle };

inline constexpr std::array kCrts{Crt::Skirmish, Crt::Battle, Crt::GreatBattle};

/// [8.15] Step 5: the table for the sum of both intensity chits: 0 to 2, 3 to 5, 6 to 8.
[[nodiscard]] constexpr Crt crt_of_intensity(int sum_of_chits) noexcept {
  return sum_of_chits <= 2 ? Crt::Skirmish : sum_of_chits <= 5 ? Crt::Battle : Crt::GreatBattle;
}

/// [8.15] "a/d" or "a/d*".
struct CombatResult {
  std::int8_t attacker{};  ///< percent of his unmodified CSP lost
  std::int8_t defender{};  ///< percent of his unmodified CSP lost
  bool retreat{};          ///< "*": the defender must retreat

  friend constexpr bool operator==(const CombatResult&, const CombatResult&) noexcept = default;
};

struct CombatTables {
  static constexpr std::size_t kDice = 8;     ///< modified die 0 to 7
  static constexpr std::size_t kColumns = 8;  ///< odds percentage 0-50 to 351+

  Bands<kColumns> odds;
  EnumTable<Crt, std::array<std::array<CombatResult, kColumns>, kDice>, 3> cells;

  /// [8.15] Step 4: the column of an odds percentage, 0 to 7.
  [[nodiscard]] constexpr std::size_t column_of(int percentage) const noexcept {
    return odds.column(percentage);
  }

  /// [8.15] Step 7: the row that a modified die reads, 0 to 7.
  [[nodiscard]] constexpr int row_of(int modified_die) const noexcept {
    return static_cast<int>(row_of_die(modified_die, 0, kDice));
  }

  /// [8.15] Step 7; a `modified_die` below 0 counts as 0, above 7 as 7.
  [[nodiscard]] constexpr const CombatResult& result(Crt crt, int modified_die,
                                                     int percentage) const noexcept {
    return cells[crt][row_of_die(modified_die, 0, kDice)][column_of(percentage)];
  }
};

/// [8.18] CSP lost at a percentage of `csp`, rounding R1: half up, at least 1 when neither is 0,
/// never more than `csp`.
[[nodiscard]] constexpr int points_lost(int percent, int csp) noexcept {
  if (percent <= 0 || csp <= 0) {
    return 0;
  }
  return std::clamp((percent * csp + 50) / 100, 1, csp);
}

/// [8.19] The ceiling of a side's loss: percent of the other side's unmodified CSP.
[[nodiscard]] constexpr int ceiling_percent(Crt crt) noexcept {
  switch (crt) {
    case Crt::Skirmish:
      return 20;
    case Crt::Battle:
      return 40;
    case Crt::GreatBattle:
      return 60;
  }
  return 0;
}

/// [8.19] The most CSP that a side may lose to `enemy_csp`, rounded up (R3), before losses are
/// doubled or tripled.
[[nodiscard]] constexpr int ceiling_of_losses(Crt crt, int enemy_csp) noexcept {
  return (ceiling_percent(crt) * enemy_csp + 99) / 100;
}

}  // namespace core::rulebook
