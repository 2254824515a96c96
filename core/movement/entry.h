// [3.23] [12.05] [13.15] [18.12] What follows when ground units come into a hex, or leave one.
#pragma once

#include "core/state/record.h"
#include "core/state/situation.h"

namespace core::movement {

using base::CaseRef;
using board::HexId;
using board::Side;
using state::PieceId;

/// Whether a ground combat unit comes along when the piece moves: the piece itself, or one on its
/// roster [3.27] [16.11].
[[nodiscard]] bool brings_combat_unit(const state::Situation& now, PieceId piece);

/// Moves a ground piece, with all that is inside it, into a land hex that it may enter, and does
/// what follows: Enemy pieces that were there alone [10.32] [10.33] [12.05], control [3.23] [3.28],
/// the rail net if it came along rails [18.12], Bases [21.82], Entrenchments [13.11] and unpaid
/// works [13.51] of the Enemy, its own Entrenchment left without a unit [13.11], and the end of a
/// move of the acting side in an Enemy zone or before a garrison [6.21] [13.14].
///
/// The piece stands on the open map afterwards, on no roster and in no fort. If it walks into an
/// empty Enemy fort [13.15] the decision FortTaken is begun, once however many come: whoever owns
/// the pending decision changes it before.
void enter(state::Record& record, PieceId piece, HexId to, CaseRef cited);

/// [3.23] [13.51] [21.82] A ground combat unit of the side passes through the hex: control, and the
/// Enemy's Base, Entrenchment and unpaid works there.
void take_hex(state::Record& record, Side side, HexId hex);

}  // namespace core::movement
