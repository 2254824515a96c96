// [6.42] [6.43] Pieces of a force that move as one stack, or apart.
#pragma once

#include "core/movement/mover.h"

namespace core::movement {

/// [6.42] Whether the piece may join those who move together: it stands where they stand.
[[nodiscard]] Ruling<> may_join(const state::Situation& now, const state::ForceMove& force,
                                PieceId piece);

/// [6.42] The same of a piece of which mover_of() says that it moves.
[[nodiscard]] Ruling<> may_join_as_mover(const state::Situation& now, const state::ForceMove& force,
                                         PieceId piece);

/// [6.43] Whether the piece is in the stack, so that it may leave it.
[[nodiscard]] Ruling<> may_leave(const state::ForceMove& force, PieceId piece);

void join(state::Record& record, PieceId piece);
void leave(state::Record& record, PieceId piece);

/// [6.43] Nothing as a rule: a force may scatter. With E037 off, as printed, all units of a force
/// that move end in one hex; so nobody goes where another one of the force that has begun its move
/// is not, or does not go along.
[[nodiscard]] Ruling<> may_part(const state::Situation& now, const state::ForceMove& force,
                                const Mover& mover, HexId to);

}  // namespace core::movement
