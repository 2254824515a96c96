// Positions nobody thought of: set-ups shaken by a seeded generator.
#pragma once

#include "core/rulebook/setting.h"
#include "core/state/game_state.h"

#include <cstdint>

namespace tests {

/// A set-up in which pieces are moved, taken away and added, hexes change hands and rails are cut.
/// The same seed gives the same position on every machine.
struct RandomPosition {
  core::rulebook::Setting setting;
  core::state::GameState state;
  std::string setup;
};

[[nodiscard]] RandomPosition random_position(std::uint32_t seed);

}  // namespace tests
