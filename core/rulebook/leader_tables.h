// [10.4] Leader casualties, [10.18] rank needed to command.
#pragma once

#include "core/rulebook/combat_tables.h"
#include "core/rulebook/piece_kind.h"

#include <cstdint>
#include <optional>

namespace core::rulebook {

/// [10.4] A cell of the leader casualty table.
struct LeaderCasualty {
  enum class Kind : std::uint8_t {
    None,
    Wounded,       ///< out for `cycles` cycles
    WoundedByDie,  ///< out for d6 + `cycles` cycles
    Killed
  };

  Kind kind{Kind::None};
  int cycles{};

  friend constexpr bool operator==(const LeaderCasualty&, const LeaderCasualty&) noexcept = default;
};

struct LeaderCasualties {
  static constexpr int kFirst = 2;          ///< lowest sum of two dice
  static constexpr std::size_t kRows = 11;  ///< sums 2 to 12

  std::array<EnumTable<Crt, LeaderCasualty, 3>, kRows> cells;

  /// `two_dice` is the sum of 2d6, 2 to 12; `crt` the table of the battle.
  [[nodiscard]] constexpr const LeaderCasualty& result(int two_dice, Crt crt) const noexcept {
    return cells[row_of_die(two_dice, kFirst, kRows)][crt];
  }
};

/// [10.18] The fewest stars that a leader needs to command a headquarters; nothing for other kinds.
using CommandStars = EnumTable<PieceKind, std::optional<int>, kPieceKindCount>;

}  // namespace core::rulebook
