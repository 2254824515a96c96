// What holds in every position of every game.
#pragma once

#include "core/rulebook/setting.h"
#include "core/state/event.h"
#include "core/state/situation.h"

#include <string>
#include <vector>

namespace core::trial_play {

/// What a position breaks, as one sentence; empty for a sound one: no unit in two places or off its
/// element, strengths and stocks within their limits, no counter that does not exist, no hex that
/// both sides stand in without a fort, spans and rosters within their sizes, the index in step with
/// the position.
[[nodiscard]] std::string broken_invariant(const state::Situation& now);

/// Whether the SUP of a position are those of the one before and what the events gave and took, and
/// whether none came or went but by a case that makes or consumes them; what is wrong, as one
/// sentence, or empty.
/// @param before all SUP before the events.
[[nodiscard]] std::string supply_points_fault(int before, const std::vector<state::Event>& events,
                                              const state::GameState& after);

/// All SUP of a position: pools, stocks and what lies on the ground.
[[nodiscard]] int supply_points(const state::GameState& state);

}  // namespace core::trial_play
