// [18.2] [18.3] Railroads are cut and mended.
#pragma once

#include "core/movement/mover.h"

namespace core::movement {

/// [18.21] Movement points for the unit to cut the rail hex it is in, or why it may not: it needs
/// unparenthesised strength, a command, and the points. Units of a roster do it by themselves; a
/// move that is over in a zone does not hinder it.
[[nodiscard]] Ruling<int> may_cut(const state::Situation& now, const state::ForceMove& force,
                                  PieceId unit);

/// [18.21] The same of the unit alone: what it pays, of the points that it has for work, or why it
/// cuts nowhere.
[[nodiscard]] Ruling<int> price_of_cut(const state::Situation& now, PieceId unit);

/// Points that the unit has for work, on whatever roster it is.
[[nodiscard]] int work_points(const state::Situation& now, PieceId unit);

/// [18.21] [18.22] Only this cuts; passing never does.
void cut(state::Record& record, PieceId unit, int cost);

/// [18.31] Whether the Railway Repair unit may mend the cut it stands on: 1 movement point, two
/// hexes a Game-Turn. The supply point for it is a matter of the room of supply (rail_repair.h).
[[nodiscard]] Ruling<> may_mend(const state::Situation& now, const state::ForceMove& force,
                                PieceId unit);

/// Mends the hex; the supply point is paid by the caller.
void mend(state::Record& record, PieceId unit);

}  // namespace core::movement
