// [0.5] Who reads what of the log.
#pragma once

#include "core/rulebook/setting.h"
#include "core/state/event.h"
#include "core/state/game_state.h"

namespace core::words {

/// Whether a side may read an event in its log, as the position stood after it: the column
/// `read by` of docs/rules/events.md says so, and secrecy OPEN shows everything.
[[nodiscard]] bool may_read(const rulebook::Setting& setting, const state::GameState& state,
                            board::Side side, const state::Event& event);

/// Of an event that it may read, whether a side reads the figures too: DARK withholds the strength
/// of an attack until the chits are chosen.
[[nodiscard]] bool may_read_figures(const rulebook::Setting& setting, const state::GameState& state,
                                    board::Side side, const state::Event& event);

}  // namespace core::words
