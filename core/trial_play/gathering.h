// Set-ups in which rare fights are near: what random games of a scenario's own deployment seldom
// come to.
#pragma once

#include "core/rulebook/setting.h"
#include "core/state/game_state.h"

#include <cstdint>

namespace core::trial_play {

/// Brings forces of both sides together: besiegers with their Siege Trains on top of a fort, troops
/// with a leader aboard off a coast, weak defenders on top of their own fort and in a town, a fort
/// without a garrison, warships beside each other, troops in Galveston [7.54]. Which forces and
/// which places, chance decides. Nobody is brought to two places, but ships. Leaders come from the
/// Pool [22.31], Entrenchments that nobody holds any more go [13.11]; else nothing is taken away,
/// and nothing added but a Siege Train for a side without one. A step that would leave a position
/// the rules do not allow is not made.
///
/// @param placed an opened set-up, before the game begins (strategic::opening_of).
void gather(const rulebook::Setting& setting, state::GameState& placed, std::uint64_t seed);

}  // namespace core::trial_play
