// [22.2] The Headquarters Segment: who comes, and where.
#pragma once

#include "core/board/hex_id.h"
#include "core/sequence/choices.h"
#include "core/state/record.h"
#include "core/state/ruling.h"

#include <vector>

namespace core::strategic {

using board::HexId;
using board::Side;
using rulebook::PieceKind;
using state::Record;
using state::Situation;

/// [22.22] Rolls HQ for each sign of the side's track in this cycle. What the mix does not hold is
/// lost; what is left from before is due as well.
void roll_headquarters(Record& record, Side side);

/// [22.22] Whether the first die HQ of a sign asks for a second; as printed (E091) none does.
[[nodiscard]] bool rolls_again(const Situation& now, int first);
/// [22.22] The HQs that the dice of a sign call; `second` is 1 where only one is rolled.
[[nodiscard]] int headquarters_called(int first, int second) noexcept;
/// [3.26] How many of those called the mix has counters for, besides those that are due already;
/// Army HQs, or corps HQs of both kinds.
[[nodiscard]] int headquarters_within_mix(const Situation& now, Side side, bool army, int called);

/// [22.22] Whether a headquarters of the kind may be placed in the hex of a functioning Department.
[[nodiscard]] state::Ruling<> may_place_headquarters(const Situation& now, PieceKind kind,
                                                     HexId hex);
void place_headquarters(Record& record, PieceKind kind, HexId hex);
void offer_headquarters(const Situation& now, sequence::Choices& legal);

}  // namespace core::strategic
