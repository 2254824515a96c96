// [7.54] The march round the head of Galveston Bay.
#pragma once

#include "core/movement/mover.h"

namespace core::movement {

/// [7.54] Whether the way round begins in the hex.
[[nodiscard]] bool leads_round_the_bay(const state::Situation& now, HexId hex);

/// [7.54] Whether those who go together may leave for the other shore of the bay: as their whole
/// move, from either end of the way. With E046 off nobody may.
[[nodiscard]] Ruling<> may_go_round(const state::Situation& now, const Mover& mover);

/// Takes them off the map until the Movement Phase of the Game-Turn after the next one.
void go_round(state::Record& record, const Mover& mover);

/// Puts the acting side's units whose time has come on the other shore; they do not move on in this
/// phase. Where the Enemy stands they stay off the map for another Game-Turn.
void return_round_the_bay(state::Record& record);

}  // namespace core::movement
