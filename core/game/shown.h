// [0.5] A position as it lies on the map before one side.
#pragma once

#include "core/rulebook/setting.h"
#include "core/state/game_state.h"

#include <cstddef>
#include <vector>

namespace core::game {

/// What a side sees, as a position: to be drawn, and to be asked what lies open. No rule judges by
/// it.
///
/// Own pieces keep their numbers. Of the Enemy there is what the view of the side sights
/// (game/view.h): a piece for each sighting, with numbers behind those of the real position; the
/// numbers of hidden pieces belong to unused counters. There is no pending decision, no dice and no
/// treasury but the own one.
struct Shown {
  state::GameState state;
  std::vector<bool> unknown;  ///< by piece: only that somebody stands there
  /// Pieces from this number on are sightings: in the next position it may be another's.
  std::size_t first_sighting{};
};

/// While secrecy is OPEN everything but the dice.
[[nodiscard]] Shown shown_to(const rulebook::Setting& setting, const state::GameState& state,
                             board::Side side);

}  // namespace core::game
