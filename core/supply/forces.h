// [12.11] Forces: what is maintained together.
#pragma once

#include "core/state/situation.h"

#include <vector>

namespace core::supply {

using board::HexId;
using board::Side;
using state::PieceId;

/// All units of one side that need supply in one hex, inside or outside its fort, aboard ship in
/// one location, or off the map together; or a part of at most 150 CSP of them.
struct Force {
  state::Place place;
  bool inside{};               ///< the fort of the hex
  int part{};                  ///< from 0
  int size{};                  ///< CSP
  std::vector<PieceId> units;  ///< by id
};

/// [3.21] Combat strength points of the piece: what its counter shows, of Supply Trains and Depots
/// what the chart says.
[[nodiscard]] int strength_of(const state::Situation& now, PieceId piece) noexcept;

/// [12.11] The forces of a side that are not maintained yet in this Supply Phase, in the order of
/// their first units. A larger one is cut where the next unit would make it more than 150 CSP, in
/// the order of its units. They hold until the board changes.
[[nodiscard]] std::vector<const Force*> forces_to_maintain(const state::Situation& now, Side side);

/// [12.13] The forces that were not paid for, those cut above 150 CSP in parts as before.
[[nodiscard]] std::vector<Force> unsupplied_forces(const state::Situation& now, Side side);

/// [3.23] [12.11] Whether the force is in Friendly territory: on a river, when one bank is; at sea
/// and off the map never.
[[nodiscard]] bool is_at_home(const state::Situation& now, Side side, const Force& force);

/// [13.31] Whether the force is inside a besieged fort.
[[nodiscard]] bool is_besieged(const state::Situation& now, Side side, const Force& force);

}  // namespace core::supply
