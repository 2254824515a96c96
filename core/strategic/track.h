// [19.33] [19.42] The reinforcement track: what comes and goes after a game-turn.
#pragma once

#include "core/rulebook/scenario.h"
#include "core/state/record.h"

#include <vector>

namespace core::strategic {

/// The entries of one side and sort after a game-turn, as the track lists them.
[[nodiscard]] std::vector<const rulebook::Reinforcement*> entries_after(
    const rulebook::Scenario& scenario, int game_turn, bool withdrawals);

/// [4.1] The stage EndOfGameTurn: withdrawals first, so that their counters are free for what
/// arrives, the Union's before the Confederate's; then all that arrives or has waited for a
/// functioning Department [22.17].
/// @return whether something happened; else the stage is over.
bool go_on_with_track(state::Record& record);

}  // namespace core::strategic
