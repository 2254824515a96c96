// [28.0] What a staff does with the decisions that its general leaves to it.
#pragma once

#include "core/sequence/action.h"
#include "core/state/situation.h"
#include "core/supply/maintenance.h"

#include <optional>
#include <vector>

namespace core::plan {

/// [4.2] [28.0] The next choice of a staff that goes by rules of thumb: what the column `staff` of
/// docs/rules/orders.md promises (staff_words), no more. Nothing where that column holds nothing:
/// the decision is the general's. It asks what its side knows: own pieces, and the hexes where an
/// Enemy is seen [0.5].
///
/// @param side   who is asked
/// @param legal  what it can choose in `now`
/// @param wishes from where the general wants forces to be paid [12.15]
[[nodiscard]] std::optional<sequence::Action> staff_choice(
    const state::Situation& now, board::Side side, const std::vector<sequence::Action>& legal,
    const supply::FeedWishes& wishes = {});

}  // namespace core::plan
