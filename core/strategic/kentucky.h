// [25.4] Kentucky's neutrality: who ends it, and what joining brings.
#pragma once

#include "core/board/hex_id.h"
#include "core/sequence/choices.h"
#include "core/state/record.h"
#include "core/state/ruling.h"

#include <vector>

namespace core::strategic {

using board::HexId;
using board::Side;
using state::PieceId;
using state::Record;
using state::Situation;

/// [25.41] Whether Kentucky is still neutral: of a campaign alone.
[[nodiscard]] bool is_kentucky_neutral(const Situation& now);

/// [25.42] [25.46] Whether a piece that has come to where it is violates Kentucky: a ground unit on
/// dry land of it; as printed (E101) also a ship with troops aboard on one of its rivers.
[[nodiscard]] bool violates_kentucky(const Situation& now, PieceId piece);

/// [25.43] Kentucky joins the side: control of what nobody occupies, its rails [18.41], and militia
/// that the side places.
void join_kentucky(Record& record, Side side, state::CaseRef cited);

/// [25.43] It joins the Enemy of the violator, who gains Political Points.
void violate_kentucky(Record& record, Side violator);

/// [25.45] Still neutral in 13/61: the Union rolls KENTUCKY.
void roll_for_kentucky(Record& record);

/// [25.45] Whom a face of KENTUCKY makes it join.
[[nodiscard]] Side kentucky_goes_to(int face) noexcept;

/// [25.43] CSP of militia that would rise for the side: 10, less what its cities and the mix have
/// no room for.
[[nodiscard]] int militia_to_rise(const Situation& now, Side side);

/// [25.43] Whether a militia counter of `points` may rise in the hex.
[[nodiscard]] state::Ruling<> may_rise(const Situation& now, HexId hex, int points);
void rise(Record& record, HexId hex, int points);
/// Ends the innermost Rising when nothing is left or there is no place or counter for it.
/// @return whether something happened.
bool go_on_rising(Record& record);
void offer_rising(const Situation& now, sequence::Choices& legal);

}  // namespace core::strategic
