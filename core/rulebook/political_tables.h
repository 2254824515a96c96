// [25.0] Political Points: what costs, what gains, the Political Table; [22.52] prices.
#pragma once

#include "core/rulebook/enum_table.h"

#include <array>
#include <cstdint>

namespace core::rulebook {

/// [25.5] A cell of the Political Table.
enum class PoliticalResult : std::uint8_t { Nothing, Kentucky, Victory };

/// [25.5] By die and lead.
struct PoliticalTable {
  static constexpr std::size_t kColumns = 5;
  static constexpr std::size_t kRows = 6;

  Bands<kColumns> lead;
  std::array<std::array<PoliticalResult, kColumns>, kRows> cells{};

  /// @param lead in Political Points, at least 1 [25.51].
  [[nodiscard]] constexpr PoliticalResult result(int die, int points_ahead) const noexcept {
    return cells[row_of_die(die, 1, kRows)][lead.column(points_ahead)];
  }
};

/// [25.2] [25.3] [22.52] Prices and gains, in Political Points.
struct PoliticalFigures {
  // ---- to the Enemy ----
  int table_again{};   ///< the own second and each later use of the Political Table
  int losses{};        ///< each full `losses_each` CSP lost in battles
  int losses_each{};   ///< CSP
  int kentucky{};      ///< violating Kentucky
  int relieve_less{};  ///< relieving: the stars of the commander less so many
  int demote{};        ///< demoting a commander
  // ---- to the side ----
  int fort{};         ///< its first capture of a fort or fortress
  int city{};         ///< the first capture of an Enemy major city
  int washington{};   ///< its capture, instead
  int five_cities{};  ///< all five cities of 25.6
};

}  // namespace core::rulebook
