// [13.3] Sieges: who is besieged, works shot away, the end of a siege.
#pragma once

#include "core/state/record.h"
#include "core/state/situation.h"

#include <optional>
#include <vector>

namespace core::fortification {

using base::CaseRef;
using board::HexId;
using board::Side;
using state::PieceId;

/// [13.31] Enemy forts that the side besieges, also those whose works are shot away [13.24], in the
/// order of their hexes.
[[nodiscard]] std::vector<PieceId> sieges_of(const state::Situation& now, Side besieger);

/// [13.31] [13.24] The besieged fort of the side in the hex, its works standing or not; nothing
/// without a siege.
[[nodiscard]] std::optional<PieceId> besieged_fort(const state::Situation& now, Side owner,
                                                   HexId hex);

/// [13.24] Whether works of the fort still stand: the factor of 13.12 applies, and "*" has no
/// effect on the garrison [13.36].
[[nodiscard]] bool works_stand(const state::Situation& now, PieceId fort);

/// [13.24] The works are reduced one level: a Fortress to a Fort, a Fort to none. Units inside stay
/// where they are, underneath the besiegers. Without a free counter of a Fort a Fortress falls at
/// once [3.26].
void reduce_works(state::Record& record, PieceId fort, CaseRef cited);

/// [13.36] The units inside a fort whose works are gone surrender: they are eliminated, their
/// leaders captured, and their SUP lie in the hex for the besieger. The place is captured [13.42].
void surrender(state::Record& record, PieceId fort, CaseRef cited);

/// [13.31] [13.42] [3.28] What has to follow when sieges have come to an end: a garrison without
/// works that nobody besieges any more stands in the open hex; a place whose garrison is no more,
/// with the Enemy on top, is captured: control passes, those left inside fall under 10.32, and the
/// fort is removed or replaced by its captor [13.15]. To be called when no decision is pending, and
/// when ships have shot at a garrison.
/// @return whether anything happened.
bool settle_sieges(state::Record& record);

}  // namespace core::fortification
