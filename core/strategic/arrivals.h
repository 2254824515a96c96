// [19.33] Reinforcements: counters that are placed at Departments.
#pragma once

#include "core/board/hex_id.h"
#include "core/state/record.h"
#include "core/state/ruling.h"

#include <vector>

namespace core::strategic {

using board::HexId;
using board::Side;
using state::Arrival;
using state::Record;
using state::Situation;

/// [3.26] The counters of which one may be placed next: CSP that are still due and for which a
/// counter is free, largest first; for a kind without a strength 1, when one is free.
[[nodiscard]] std::vector<int> placeable(const Situation& now, const Arrival& arrival);

/// Whether a counter of `points` may be placed in the hex now.
[[nodiscard]] state::Ruling<> may_place(const Situation& now, const Arrival& arrival, HexId hex,
                                        int points);

/// Places a counter that may_place() allows. The first one is called as the entry of the track,
/// "W62-U-013", the next ones "W62-U-013.2" ...
void place(Record& record, HexId hex, int points);

/// Places of the innermost Arrival what leaves no choice, and ends it when nothing is due or no
/// counter is free: what the mix does not hold is lost.
/// @return whether something happened.
bool go_on_placing(Record& record);

}  // namespace core::strategic
