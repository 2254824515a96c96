// [RR-146] [RR-376] Forts that lie hidden until an enemy has come up, and where they are then.
#pragma once

#include "core/table/battle.h"
#include "core/table/outline.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace core::table {

/// A hidden fort that opens fire.
struct Unmasked {
  FortId fort;
  Point shift;  ///< how far from the place that the battle gives it
};

/// [RR-376] How far beyond the limit of a test a ship there is, along the table's x or y; nothing
/// for a test of no place.
[[nodiscard]] Point beyond(const ShipTest& test, Point at);

/// Those to which a ship of the enemy's has come up.
/// @param state that of a set, with its ships and forts
/// @param in_battle whether a ship still takes part
/// @param meets whether a ship meets a test
template <class State, class InBattle, class Meets>
[[nodiscard]] std::vector<Unmasked> forts_that_open(const Battle& battle, const State& state,
                                                    const InBattle& in_battle, const Meets& meets) {
  std::vector<Unmasked> forts;
  for (const auto& rule : rules_of<MaskedFort>(battle)) {
    const auto& fort = state.fort(rule.fort);
    bool opens = false;
    Point shift;
    for (std::size_t i = 0; fort.masked && i < state.ships.size(); ++i) {
      const ShipId id{static_cast<std::uint8_t>(i)};
      const auto test =
          std::ranges::find_if(rule.until, [&](const ShipTest& each) { return meets(id, each); });
      if (state.ship(id).side == fort.side || !in_battle(state.ship(id)) ||
          test == rule.until.end()) {
        continue;
      }
      const Point ahead = rule.level ? beyond(*test, state.ship(id).pose.at) : Point{};
      const auto way = [](Point each) { return std::max({each.x, each.y, -each.x, -each.y}); };
      shift = way(ahead) > way(shift) ? ahead : shift;
      opens = true;
    }
    if (opens) {
      forts.push_back({rule.fort, shift});
    }
  }
  return forts;
}

/// [RR-376] Where a fort's middle is, and its footprint: a set's setting says where the battle puts
/// it, its state how far from there it was hidden.
template <class Setting, class State>
[[nodiscard]] Point fort_middle(const Setting& setting, const State& state, FortId fort) {
  return setting.fort(fort).middle + state.fort(fort).shift;
}

template <class Setting, class State>
[[nodiscard]] Footprint fort_footprint(const Setting& setting, const State& state, FortId fort) {
  Footprint footprint = setting.fort(fort).footprint;
  footprint.middle = footprint.middle + state.fort(fort).shift;
  return footprint;
}

}  // namespace core::table
