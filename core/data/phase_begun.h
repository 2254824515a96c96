// [4.1] What the beginning of a phase has worked out, for a position that begins inside it.
#pragma once

#include "core/rulebook/setting.h"
#include "core/state/game_state.h"

namespace core::data {

/// [19.74] whether the Union is held back by where Lee stands, and in Game-Turn 1 who began in the
/// south; [7.24] who lies beside its target, as long as nothing has moved. What the position says
/// itself stays.
void work_out_phase(const rulebook::Setting& setting, state::GameState& state);

}  // namespace core::data
