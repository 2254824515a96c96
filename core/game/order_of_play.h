// [4.1] [4.2] The order of stages: what follows when a stage is over.
#pragma once

#include "core/state/record.h"

namespace core::game {

/// Begins the stage that follows the present one: the next of the segment, the other side's, the
/// next Player-Turn, Game-Turn or Strategic Turn, or the end of the game.
void begin_next_stage(state::Record& record);

}  // namespace core::game
