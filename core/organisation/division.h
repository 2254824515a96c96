// [3.24] [3.25] Brigades split off a division, and units merged into one counter.
#pragma once

#include "core/sequence/choices.h"
#include "core/state/record.h"
#include "core/state/ruling.h"

#include <vector>

namespace core::organisation {

using state::PieceId;

/// [3.25] Whether a brigade of `points` CSP may be split off the division now: its own side acts,
/// both counters are free [3.26], and while a force is moving the division is of it.
[[nodiscard]] state::Ruling<> may_split(const state::Situation& now, PieceId division, int points);

/// [3.25] Splits the brigade off. A force on the march drops it on the map, where it stays for this
/// game-turn; otherwise it is a unit of its own, on the division's roster if there is room, with
/// the division's flags and in no span.
void split(state::Record& record, PieceId division, int points);

/// [3.24] Whether `other` may be merged into the counter `unit`: the same type, in the same hex,
/// and the sum is a counter that is free.
[[nodiscard]] state::Ruling<> may_merge(const state::Situation& now, PieceId unit, PieceId other);

/// [3.24] Merges; the counter that is left has moved if any part has.
void merge(state::Record& record, PieceId unit, PieceId other);

/// Adds every SplitUnit that is allowed now.
void offer_splits(const state::Situation& now, sequence::Choices& legal);

/// Adds every MergeUnits that is allowed now.
void offer_merges(const state::Situation& now, sequence::Choices& legal);

}  // namespace core::organisation
