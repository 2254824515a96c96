// [13.13] [13.2] Units go into a fort and come out.
#pragma once

#include "core/sequence/choices.h"
#include "core/state/record.h"
#include "core/state/ruling.h"

#include <vector>

namespace core::fortification {

/// [13.13] Whether the piece may go into the fort: a Friendly one in its hex that is not besieged,
/// with room for the CSP it brings [13.21], beside other garrisons [13.22]; whoever is too many
/// stays on top [13.23]. Rosters count, leaders, HQs and trains do not. No
/// command is needed. What is on a roster or an HQ leaves that first; a force that is moving is
/// finished before others go in [5.28].
[[nodiscard]] state::Ruling<> may_enter_fort(const state::Situation& now, state::PieceId piece,
                                             state::PieceId fort);

/// [13.13] Whether the piece may come out: it was energised [5.27], and the fort is not besieged
/// [13.32].
[[nodiscard]] state::Ruling<> may_leave_fort(const state::Situation& now, state::PieceId piece);

void enter_fort(state::Record& record, state::PieceId piece, state::PieceId fort);
void leave_fort(state::Record& record, state::PieceId piece);

void offer_entering(const state::Situation& now, sequence::Choices& legal);
void offer_leaving(const state::Situation& now, sequence::Choices& legal);

}  // namespace core::fortification
