// [18.2] [18.3] Railroads are cut and mended.
#pragma once

#include "core/movement/mover.h"

namespace core::movement {

/// [18.21] Movement points for the unit to cut the rail hex it is in, or why it may not: it needs
/// unparenthesised strength, a command, and the points. Units of a roster do it by themselves; a
/// move that is over in a zone does not hinder it.
[[nodiscard]] Ruling<int> may_cut(const state::Situation& now, const state::ForceMove& force,
                                  PieceId unit);

/// [18.21] [18.22] Only this cuts; passing never does.
void cut(state::Record& record, PieceId unit, int cost);

/// [18.31] Whether the Railway Repair unit may mend the cut it stands on, supply left aside: 1
/// movement point, two hexes a Game-Turn.
[[nodiscard]] Ruling<> may_mend(const state::Situation& now, const state::ForceMove& force,
                                PieceId unit);

/// [18.31] [12.04] What can pay for it in the hex itself: nothing for its ground, or the piece that
/// holds the points; refused when there are none. Sources that reach the hex from elsewhere are
/// known to the room of supply.
[[nodiscard]] Ruling<std::optional<PieceId>> supply_in_place(const state::Situation& now, Side side,
                                                             HexId hex);

/// Mends the hex; the supply point is paid by the caller.
void mend(state::Record& record, PieceId unit);

/// [12.04] Takes one point from what supply_in_place() found.
void pay_in_place(state::Record& record, std::optional<PieceId> source, HexId hex);

}  // namespace core::movement
