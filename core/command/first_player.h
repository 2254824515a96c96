// [19.73] Who chooses the First Player when the chits do not tell.
#pragma once

#include "core/sequence/choices.h"
#include "core/state/record.h"
#include "core/state/ruling.h"

#include <cstdint>
#include <vector>

namespace core::command {

/// [19.73] Whether the Confederate player names the First Player of this game-turn, whatever the
/// chits say: they still tell how many direct commands each may give [5.11]. While it is asked the
/// stage Initiative goes no further.
[[nodiscard]] bool chooses_first_player(const state::Situation& now) noexcept;

/// Whether he is asked now: both chits are taken.
[[nodiscard]] bool asks_first_player(const state::Situation& now) noexcept;

/// Whether ChooseFirstPlayer is legal once both chits are taken.
[[nodiscard]] state::Ruling<> may_choose_first_player(const state::Situation& now,
                                                      const sequence::Action& action);

/// Makes the side First Player.
void choose_first_player(state::Record& record, const sequence::Action& action);

/// Both choices.
void offer_first_player(sequence::Choices& legal);

}  // namespace core::command
