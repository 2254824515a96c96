// [26.10] Partisans: a cadre that may appear behind the Union's back.
#pragma once

#include "core/state/record.h"
#include "core/state/ruling.h"

#include <vector>

namespace core::strategic {

using board::HexId;
using board::Side;
using state::PieceId;
using state::Record;
using state::Situation;

/// [26.10] Whether the Confederate may put a cadre into the hex: the Union controls it, it lies in
/// a slave state, no piece of the Union but ships is in it, and no combat unit of the Union
/// within 1.
[[nodiscard]] state::Ruling<> may_rise_in(const Situation& now, PieceId cadre, HexId hex);

/// [26.10] Every such hex, in the order of the labels.
[[nodiscard]] std::vector<HexId> places_for_partisans(const Situation& now);

/// [26.10] The roll of a Confederate Deployment Segment, as long as no cadre is in play. On a 1 a
/// cadre stands ready; it is deployed in this segment.
void roll_for_partisans(Record& record, Side side);

/// [26.10] A cadre that was not deployed goes back to the counters when the segment is over.
void disperse_partisans(Record& record, Side side);

}  // namespace core::strategic
