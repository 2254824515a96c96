// [0.5] Two worlds that differ only in what a side may not see.
#pragma once

#include "core/rulebook/setting.h"
#include "core/state/game_state.h"

#include <random>

namespace core::trial_play {

/// The same position in which much is otherwise that the side may not see: what the Enemy's
/// supply, treasury and counters below the top of a stack are, and what his pieces have done.
[[nodiscard]] state::GameState changed_secretly(const rulebook::Setting& setting,
                                                const state::GameState& state, board::Side reader,
                                                std::mt19937_64& random);

}  // namespace core::trial_play
