// [22.1] Departments: where something arrives, what neutralises them, how they are moved.
#pragma once

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

/// [22.12] [22.13] [22.16] Whether a Department serves as a deployment site now: a Union one when
/// it functions, a Confederate one when its city also has a rail path to an unbesieged major city.
/// One that is neutralised does not, nor one that was relocated in this cycle [22.15].
///
/// In a scenario nothing is ever neutralised for good: there is no Departments Segment [4.2] in
/// which its owner could relocate it to its own hex, so it works "while it meets its criteria"
/// [22.14].
[[nodiscard]] bool deploys(const Situation& now, PieceId department);

/// The hexes of the Departments of a side that serve as deployment sites, in the order of their
/// labels. The answer holds until the next event.
[[nodiscard]] const std::vector<HexId>& deployment_sites(const Situation& now, Side side);

/// [22.14] [22.16] Marks the side's Departments that provide no supply any more as neutralised,
/// until they are relocated; not with option 26.12, and not as printed (E090).
void neutralise_departments(Record& record, Side side);

/// [22.15] [22.16] Whether the side may move the Department to the city, or make one that failed
/// work again in its own hex.
[[nodiscard]] state::Ruling<> may_relocate(const Situation& now, PieceId department, HexId hex);
void relocate(Record& record, PieceId department, HexId hex);
void offer_relocations(const Situation& now, sequence::Choices& legal);

}  // namespace core::strategic
