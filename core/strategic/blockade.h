// [24.0] The Union closes Confederate seaports with its ships.
#pragma once

#include "core/sequence/choices.h"
#include "core/state/record.h"
#include "core/state/ruling.h"

#include <vector>

namespace core::strategic {

using board::HexId;
using state::Record;
using state::Situation;

/// [24.11] Union ships before the port that close no other one in this cycle: face-up Naval
/// Flotillas and Ironclads in its sea location. 0 where a Confederate warship is there.
[[nodiscard]] int ships_before(const Situation& now, HexId port);

/// [24.12] The highest d6 with which so many ships close a port in this cycle.
[[nodiscard]] int closing_die(const Situation& now, int ships);

[[nodiscard]] state::Ruling<> may_blockade(const Situation& now, HexId port, int ships);
/// Rolls BLOCKADE for the Union.
void blockade(Record& record, HexId port, int ships);
void offer_blockades(const Situation& now, sequence::Choices& legal);

}  // namespace core::strategic
