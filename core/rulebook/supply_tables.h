// [12.12] Supply consumption, [12.13] attrition, [12.22] combat supply, [19.34] supply of
// scenarios.
#pragma once

#include "core/board/side.h"
#include "core/rulebook/combat_tables.h"
#include "core/rulebook/enum_table.h"

#include <cstdint>

namespace core::rulebook {

/// [12.12] [12.13] Two tables by modified die and by size of the force.
struct SupplyTables {
  static constexpr std::size_t kColumns = 7;  ///< forces of 1-10 to 101-150 CSP
  static constexpr std::size_t kRows = 7;     ///< modified die 1 to 7

  using Cells = std::array<std::array<int, kColumns>, kRows>;

  Bands<kColumns> force;
  Cells consumption_cells{};
  Cells attrition_cells{};

  /// [12.11] The most CSP of one force, 150: the owner cuts a larger one.
  [[nodiscard]] constexpr int largest_force() const noexcept { return force.highest.back(); }

  /// The column of a force of 1 to largest_force() CSP, from 0.
  [[nodiscard]] constexpr std::size_t column_of_force(int csp) const noexcept {
    return force.column(csp);
  }

  /// [12.12] SUP consumed by a force in a cycle (E001 changes the smallest forces); a
  /// `modified_die` above 7 counts as 7.
  [[nodiscard]] constexpr int consumption(int modified_die, int csp) const noexcept {
    return consumption_cells[row_of_die(modified_die, 1, kRows)][column_of_force(csp)];
  }

  /// [12.13] CSP lost by an unsupplied force, whole points; a `modified_die` above 7 counts as 7.
  [[nodiscard]] constexpr int attrition(int modified_die, int csp) const noexcept {
    return attrition_cells[row_of_die(modified_die, 1, kRows)][column_of_force(csp)];
  }
};

/// [12.22] What the defender pays, measured by the attacker's line.
enum class DefenderPays : std::uint8_t { Nothing, Half, Same };

struct CombatSupply {
  EnumTable<Crt, int, 3> attacker_csp;  ///< CSP that 1 SUP of the attacker supplies
  EnumTable<Crt, DefenderPays, 3> defender_share;

  /// [12.22] SUP for an attack with `csp` (unmodified, without ships), rounded up (R3).
  [[nodiscard]] constexpr int attacker(Crt crt, int csp) const noexcept {
    return (csp + attacker_csp[crt] - 1) / attacker_csp[crt];
  }

  /// [12.22] SUP for the defence with `csp` (unmodified, without ships), rounded up (R3); 0 where
  /// nothing is needed.
  [[nodiscard]] constexpr int defender(Crt crt, int csp) const noexcept {
    switch (defender_share[crt]) {
      case DefenderPays::Nothing:
        return 0;
      case DefenderPays::Half:
        return (attacker(crt, csp) + 1) / 2;
      case DefenderPays::Same:
        return attacker(crt, csp);
    }
    return 0;
  }
};

/// [19.34] The two fronts on which scenarios are played.
enum class Front : std::uint8_t { East, West };

struct ScenarioSupply {
  EnumTable<Front, EnumTable<board::Side, int, 2>, 2> cells;

  /// SUP that arrive in the pool at each Strategic Turn after the first.
  [[nodiscard]] constexpr int arriving(Front front, board::Side side) const noexcept {
    return cells[front][side];
  }
};

}  // namespace core::rulebook
