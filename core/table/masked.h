// [RR-146] [RR-376] Forts that lie hidden until an enemy has come up.
#pragma once

#include "core/table/battle.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace core::table {

/// Those to which a ship of the enemy's has come up.
/// @param state that of a set, with its ships and forts
/// @param in_battle whether a ship still takes part
/// @param meets whether a ship meets a test
template <class State, class InBattle, class Meets>
[[nodiscard]] std::vector<FortId> forts_that_open(const Battle& battle, const State& state,
                                                  const InBattle& in_battle, const Meets& meets) {
  std::vector<FortId> forts;
  for (const auto& rule : rules_of<MaskedFort>(battle)) {
    const auto& fort = state.fort(rule.fort);
    const auto comes_up = [&](ShipId id) {
      return state.ship(id).side != fort.side && in_battle(state.ship(id)) &&
             std::ranges::any_of(rule.until, [&](const ShipTest& test) { return meets(id, test); });
    };
    for (std::size_t i = 0; fort.masked && i < state.ships.size(); ++i) {
      if (comes_up(ShipId{static_cast<std::uint8_t>(i)})) {
        forts.push_back(rule.fort);
        break;
      }
    }
  }
  return forts;
}

}  // namespace core::table
