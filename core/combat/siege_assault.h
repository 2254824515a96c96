// [13.35] b: an assault on the besieged in the Siege Phase.
#pragma once

#include "core/state/record.h"
#include "core/state/ruling.h"

#include <vector>

namespace core::combat {

using state::HexId;
using state::PieceId;
using state::Record;
using state::Ruling;
using state::Situation;

/// [13.35] [10.12] [10.13] Whether the leader could lead the unit in the Siege Phase, for which no
/// spans are declared: it is on the roster of his own HQ, or he has a span point left for it, or
/// for the corps commander on whose HQ it is when he stands on his Army HQ. The points are those
/// that `attackers`, or the attackers of the battle that goes on, have not taken up.
[[nodiscard]] bool may_lead_in_siege(const Situation& now, PieceId leader, PieceId unit);
[[nodiscard]] bool may_lead_in_siege(const Situation& now, PieceId leader, PieceId unit,
                                     const std::vector<PieceId>& attackers);

/// [13.35] b: whether the leader can assault the besieged of the other side in the hex.
[[nodiscard]] Ruling<> may_assault_in_siege(const Situation& now, PieceId leader, HexId hex);

/// [13.35] b: rolls for the leader's initiative, and begins the battle if he succeeds: the works as
/// they stand, no combat supply, the attacker's losses not doubled. Who takes part is asked next.
void begin_siege_assault(Record& record, PieceId leader, HexId hex);

}  // namespace core::combat
