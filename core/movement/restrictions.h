// [19.74] [26.2] [26.4] Who must stay where: rules of one scenario, and options.
#pragma once

#include "core/movement/mover.h"

namespace core::movement {

/// Whether nothing binds those who go together to where they are: the Union's restriction in East
/// 63 [19.74], Lee to Map C [26.4], Grant to Maps A and B [26.2]. For any way of moving a ground
/// unit.
[[nodiscard]] Ruling<> may_go_to(const state::Situation& now, const Pieces& pieces, HexId to);

/// [26.2] [26.4] Whether a leader who comes to the map, drawn or back from where he was, may be put
/// into the hex: by the options Grant has to be on Maps A and B, Lee on Map C.
[[nodiscard]] Ruling<> may_be_placed(const state::Situation& now, state::PieceId leader, HexId to);

/// [19.74] Whether R. E. Lee stands in row 11 or less, so that the restriction holds for a Movement
/// Phase that begins now; with E082 off it holds all through the scenario.
[[nodiscard]] bool union_is_restricted(const state::Situation& now);

}  // namespace core::movement
