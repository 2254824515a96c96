// [0.4] [0.5] What cannot be taken back.
#pragma once

#include "core/rulebook/options.h"
#include "core/state/event.h"

#include <vector>

namespace core::game {

/// [0.4] [0.5] Whether a player who saw the event may no longer take his action back: a die was
/// rolled, a chit drawn [5.11], the chits of a battle were turned up [8.15], or an attack was
/// declared, which shows the strength of the defenders where it was hidden.
[[nodiscard]] bool stops_undo(const state::Event& event, rulebook::Secrecy secrecy);
[[nodiscard]] bool any_stops_undo(const std::vector<state::Event>& events,
                                  rulebook::Secrecy secrecy);

}  // namespace core::game
