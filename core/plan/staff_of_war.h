// [4.2] [20.0] What a staff does in the segments of production and politics. Private to this room.
#pragma once

#include "core/plan/best_of.h"
#include "core/sequence/action.h"
#include "core/state/situation.h"

#include <optional>
#include <vector>

namespace core::plan {

/// The next choice of a staff in the segments that only the campaign has, as the column `staff` of
/// docs/rules/orders.md promises; nothing where it does nothing there, and in all other segments.
[[nodiscard]] std::optional<sequence::Action> choice_of_war(
    const state::Situation& now, board::Side side, const std::vector<sequence::Action>& legal);

/// CSP of the side in the hex.
[[nodiscard]] int strength_in(const state::Situation& now, board::Side side, board::HexId hex);

}  // namespace core::plan
