// [RC-089]-[RC-094] [RC-168] Current, tide and depth of a table that is laid out by dice.
#pragma once

#include "core/base/rule_id.h"
#include "core/coastal/charts.h"
#include "core/table/area.h"
#include "core/table/current.h"

#include <functional>
#include <vector>

namespace core::coastal {

/// Throws a six-sided die in somebody's ledger.
using Thrower = std::function<int(base::RuleId)>;

/// [RC-082] Six squares of 24 by 24 inches in two columns.
inline constexpr Inches kTableWidth = Inches::of(48);
inline constexpr Inches kTableLength = Inches::of(72);

/// What kind of water it is.
enum class WaterKind : std::uint8_t { River, Estuary };

struct GeneratedWater {
  WaterKind kind{};
  bool tidal{};
  int centre{};               ///< [RC-168] knots of the centre lane
  int feet{};                 ///< depth without tide
  int tide_feet{};            ///< risen to its highest
  table::Heading downstream;  ///< towards this end of the table
};

/// [RC-089] [RC-090] [RC-092] [RC-093] The dice: current, tide, depth.
/// @param downstream 0 or 180 degrees: the end that the winner of the die chose [RC-083].
[[nodiscard]] GeneratedWater throw_for_water(const Charts& charts, WaterKind kind,
                                             table::Heading downstream, const Thrower& thrower);

/// [RC-089] [RC-091] The current: five lanes, or with a tide the squares.
[[nodiscard]] table::Current current_of(const Charts& charts, const GeneratedWater& water);

/// [RC-084] The rectangle of a square, 1 to 6 from upstream.
[[nodiscard]] table::Polygon square_of(const Charts& charts, int square, table::Heading downstream);

/// [RC-090] [RC-093] The depth at a square.
[[nodiscard]] table::Feet depth_of(const Charts& charts, const GeneratedWater& water, int square);

/// [RC-094] Whether a vessel of that draft, in tenths of a foot, may be chosen for the table.
[[nodiscard]] bool may_be_chosen(const Charts& charts, const GeneratedWater& water, int draft);

}  // namespace core::coastal
