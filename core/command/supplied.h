// [17.02] Whether a piece is in a chain of supply, for commands and rolls.
#pragma once

#include "core/state/situation.h"

namespace core::command {

/// [17.02] [5.23] Whether the piece is in a chain of supply.
[[nodiscard]] bool is_in_chain(const state::Situation& now, state::PieceId piece);

/// [17.02] [5.21] Whether it is where the chain is a condition to do something: a Train or Army HQ
/// counts only in the piece's own hex and with at least 1 SUP per 30 CSP there.
[[nodiscard]] bool may_act_on_chain(const state::Situation& now, state::PieceId piece);

}  // namespace core::command
