// [21.9] Costs of production, [21.35] major cities, [23.1] calls, [24.12] blockade.
#pragma once

#include "core/board/side.h"
#include "core/rulebook/cycle.h"
#include "core/rulebook/enum_table.h"
#include "core/rulebook/piece_kind.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core::rulebook {

/// [21.91] [21.92] What a unit costs and how long it takes.
struct ProductionCost {
  bool per_point{};  ///< the price is that of 1 CSP, not of a unit
  int supply{};      ///< SUP
  int personnel{};   ///< Personnel Points
  int delay{};       ///< cycles on the production spiral

  /// The price of a unit of `csp` CSP, or of one without a strength.
  [[nodiscard]] constexpr int supply_of(int csp) const noexcept {
    return per_point ? supply * csp : supply;
  }

  [[nodiscard]] constexpr int personnel_of(int csp) const noexcept {
    return per_point ? personnel * csp : personnel;
  }
};

using ProductionCosts = EnumTable<PieceKind, std::optional<ProductionCost>, kPieceKindCount>;

/// [21.91] [21.92] The production chart of a side; what is not in it cannot be had.
struct ProductionChart {
  ProductionCosts start;    ///< new units
  ProductionCosts convert;  ///< militia and garrisons into infantry, by what they were [21.51]
  ProductionCosts augment;  ///< divisions, by CSP added [21.60]
};

using Production = EnumTable<board::Side, ProductionChart, 2>;

/// [21.81] What a Base costs and asks for.
struct BaseRow {
  ProductionCost cost;
  int infantry{};  ///< Friendly infantry CSP that must stand in its hex
};

/// [21.35] A Confederate major city: SUP a cycle by year.
struct MajorCity {
  std::string name;
  std::array<int, 3> supply{};  ///< 1861, 1862, 1863 and later

  [[nodiscard]] int supply_in(Cycle cycle) const noexcept {
    return supply.at(static_cast<std::size_t>(std::clamp(cycle.year - 1861, 0, 2)));
  }
};

/// [23.1] The calls in the order in which they may be made.
enum class Call : std::uint8_t { V1, V2, V3, D1, D2, D3 };

inline constexpr std::size_t kCallCount = 6;

/// "V1" to "D3".
[[nodiscard]] std::string_view name(Call call) noexcept;

/// [23.4] Whether the call is a draft.
[[nodiscard]] constexpr bool is_draft(Call call) noexcept { return call >= Call::D1; }

/// [23.11] [23.12] What a call brings.
struct CallRow {
  static constexpr std::size_t kMonths = 7;  ///< the last column is for all later ones

  std::array<int, kMonths> points{};  ///< Personnel Points by month
  int political{};                    ///< Political Points that the Enemy gains

  /// @param month of the call, from 1.
  [[nodiscard]] constexpr int points_in(int month) const noexcept {
    return points[row_of_die(month, 1, kMonths)];
  }
};

using Calls = EnumTable<board::Side, EnumTable<Call, CallRow, kCallCount>, 2>;

/// [24.12] The highest d6 with which a port is closed.
struct BlockadeTable {
  static constexpr std::size_t kRows = 3;  ///< the last row is for all larger numbers of ships

  std::array<int, kRows> summer{};
  std::array<int, kRows> winter{};

  /// @param ships before the port, at least 1.
  [[nodiscard]] constexpr int highest(int ships, bool in_winter) const noexcept {
    return (in_winter ? winter : summer)[row_of_die(ships, 1, kRows)];
  }
};

}  // namespace core::rulebook
