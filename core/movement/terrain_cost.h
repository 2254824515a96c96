// [6.12] [6.14] [6.16] [6.6] What the ground itself asks of a step from hex to hex.
#pragma once

#include "core/rulebook/movement_costs.h"
#include "core/state/ruling.h"
#include "core/state/situation.h"

namespace core::movement {

using board::HexId;
using state::PieceId;
using state::Ruling;

/// How pieces that go together are hindered: the columns of 6.16 that count for them. They pay the
/// highest cost of all [6.42] [16.12].
struct Hindrance {
  bool foot{};
  bool horse{};
  bool wagons{};
  bool supply_train{};  ///< [6.14] in winter on roads only

  /// Adds the column of a kind of piece.
  void add(rulebook::MoveClass column, rulebook::PieceKind kind) noexcept;

  friend bool operator==(const Hindrance&, const Hindrance&) = default;
};

/// The largest cell of a row of 6.16 that counts for them; nothing where one of them may not.
[[nodiscard]] std::optional<int> cost_of(const rulebook::MovementCosts& costs,
                                         const Hindrance& hindrance, rulebook::StepKind step);

/// [6.61] Whether a march from a hex to the next one in the direction goes along a road, or along a
/// railroad that is cut in neither hex.
[[nodiscard]] bool goes_along_road(const state::Situation& now, const map::Hex& from,
                                   board::Direction direction) noexcept;

/// [6.17] What a step is for: winter keeps nobody from attacking over a river, only from entering.
enum class StepFor : std::uint8_t { Entry, Attack };

/// Whole movement points for the step into the adjacent hex in the direction, zones and units there
/// left aside, or the case that forbids it: 6.12 all-water hexes, blocked sides, water without a
/// bridge; 6.14 winter; 6.16 wagons off the road.
[[nodiscard]] Ruling<int> terrain_cost(const state::Situation& now, const Hindrance& hindrance,
                                       const map::Hex& from, board::Direction direction,
                                       StepFor what = StepFor::Entry);

}  // namespace core::movement
