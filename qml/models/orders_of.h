// The orders that can be given in a decision, as rows of a list.
#pragma once

#include "core/save/match.h"
#include "qml/models/game_lists.h"

#include <set>
#include <vector>

namespace models {

/// [10.16] The pieces, and the leaders on those of them that are headquarters: his orders are
/// theirs.
[[nodiscard]] std::set<core::state::PieceId> with_leaders(
    const core::state::Situation& now, const std::set<core::state::PieceId>& pieces);

/// What can be done with the pieces, and what of it cannot be done now and by which case. Steps of
/// a march are left out: the map shows where they lead.
[[nodiscard]] std::vector<OrdersModel::Row> orders_of(core::save::Match& match,
                                                      const std::set<core::state::PieceId>& pieces);

/// The choices of the decision as a whole: those that name no piece, or where a decision has few,
/// all of them.
[[nodiscard]] std::vector<OrdersModel::Row> choices_of(core::save::Match& match);

}  // namespace models
