// [13.12] Works, [13.37] siege.
#pragma once

#include "core/rulebook/enum_table.h"
#include "core/rulebook/piece_kind.h"

namespace core::rulebook {

/// [13.12] A row of the chart.
struct WorkRow {
  int capacity{};      ///< CSP inside
  int storm_factor{};  ///< of the defence when stormed, and of the garrison when bombarded [11.24]
  int cost{};          ///< SUP
  bool stops_ships{};  ///< [11.2]
};

/// [13.12] Entrenchment, Fort and Fortress; the other kinds are no works and hold zeros.
using Works = EnumTable<PieceKind, WorkRow, kPieceKindCount>;

/// [13.37] "R + 1".
struct SiegeResult {
  bool works_reduced{};  ///< one level: Fortress to Fort, Fort to none
  int garrison_lost{};   ///< CSP

  friend constexpr bool operator==(const SiegeResult&, const SiegeResult&) noexcept = default;
};

struct SiegeTable {
  static constexpr std::size_t kColumns = 3;  ///< 1, 2, 3 or more Siege Trains

  Bands<kColumns> trains;
  std::array<std::array<SiegeResult, kColumns>, 6> cells{};

  /// [13.37] `die` 1 to 6; `siege_trains` in the hex, 1 or more.
  [[nodiscard]] constexpr const SiegeResult& result(int die, int siege_trains) const noexcept {
    return cells[row_of_die(die, 1, cells.size())][trains.column(siege_trains)];
  }
};

}  // namespace core::rulebook
