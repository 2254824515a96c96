// Whether a position that was read from bytes holds together: what it names is there.
#pragma once

#include "core/state/game_state.h"

#include <cstddef>
#include <limits>
#include <string>

namespace core::save {

/// More places on the water than any map has.
inline constexpr std::size_t kAnyWater = std::numeric_limits<std::uint16_t>::max();

/// The first thing in a position that would lead beyond what there is: a piece that is none, a
/// place that is not on the map, a list by hexes that is too short. Empty for a sound one.
/// @param water_places how many the map has (map::Map::water_places()).
[[nodiscard]] std::string what_leads_nowhere(const state::GameState& state,
                                             std::size_t water_places = kAnyWater);

}  // namespace core::save
