// What the sources of the planner share. Private to this room.
#pragma once

#include "core/plan/operation.h"

#include <optional>
#include <vector>

namespace core::plan {

/// The leader who acts for the force: its commander, or a leader himself.
[[nodiscard]] std::optional<state::PieceId> leader_of(const state::Situation& now,
                                                      const Force& force);

/// [6.21] Where an Enemy is seen beside the hex.
[[nodiscard]] std::vector<board::HexId> enemies_beside(const state::Situation& now,
                                                       board::Side side, board::HexId hex);

/// The refusal of a verb that has no way to be tried.
[[nodiscard]] state::Illegal not_possible(Verb verb, const Force& force);

}  // namespace core::plan
