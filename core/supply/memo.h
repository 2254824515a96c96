// [17.02] The chain of supply of the present position, asked by all rooms.
#pragma once

#include "core/state/situation.h"
#include "core/supply/chain_of_supply.h"

namespace core::supply {

/// [17.05] The supply of a side as the board stands: computed once for a board, whoever asks. The
/// answer holds until the next event.
[[nodiscard]] const ChainOfSupply& chain_of(const state::Situation& now, Side side);

/// [17.02] Whether the piece is in a chain of supply of its side.
[[nodiscard]] bool in_chain(const state::Situation& now, PieceId piece);

/// [17.02] Whether the piece is in a chain of supply where that is a condition to do something
/// (5.21, 13.51, 17.52, 19.33): a Train or Army HQ counts only in the piece's own hex, or aboard in
/// its water, and with at least 1 SUP per 30 CSP there.
[[nodiscard]] bool may_act_on_chain(const state::Situation& now, PieceId piece);

/// The same of a hex, for those of the side outside a fort or in one that is not besieged.
[[nodiscard]] bool may_act_on_chain(const state::Situation& now, Side side, HexId hex);

/// [12.02] Who may use SUP on the ground of the hex: the side whose ground combat unit was the last
/// in it; of two sides there, the one on top. Nobody when no side ever was.
[[nodiscard]] state::Controller owner_of_ground(const state::Situation& now, HexId hex);

}  // namespace core::supply
