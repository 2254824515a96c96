// [4.1] [4.2] The order of stages: what follows when a stage is over.
#pragma once

#include "core/state/record.h"

#include <vector>

namespace core::game {

/// Begins the stage that follows the present one: the next of the segment, the other side's, the
/// next Player-Turn, Game-Turn or Strategic Turn, or the end of the game.
void begin_next_stage(state::Record& record);

/// [4.1] What of a Player-Turn is still to come after its present stage, in order; nothing outside
/// of a Player-Turn.
[[nodiscard]] std::vector<state::Stage> stages_ahead(const state::Turn& turn);

}  // namespace core::game
