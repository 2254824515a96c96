// [21.6] [21.7] [21.8] The Deployment Segment: finished units come to the map, Ironclads fit out.
#pragma once

#include "core/board/hex_id.h"
#include "core/map/map.h"
#include "core/sequence/choices.h"
#include "core/state/record.h"
#include "core/state/ruling.h"

#include <vector>

namespace core::strategic {

using board::HexId;
using board::Side;
using map::WaterPlaceId;
using state::PieceId;
using state::Record;
using state::Situation;

/// [21.41] [21.63] Units of a side that are due, or have been for some time, by number.
[[nodiscard]] std::vector<PieceId> due_units(const Situation& now, Side side);

/// [21.61] [21.62] [21.64] [21.81] Hexes in which a due unit may be deployed now, in the order of
/// their labels: of the Union those Departments that have received the fewest of its kind in this
/// segment.
[[nodiscard]] std::vector<HexId> places_to_deploy(const Situation& now, PieceId unit);

/// [21.61] [21.62] [21.72] Waters in which a due ship may be launched, in their order.
[[nodiscard]] std::vector<WaterPlaceId> waters_to_launch(const Situation& now, PieceId ship);

[[nodiscard]] state::Ruling<> may_deploy(const Situation& now, PieceId unit, HexId hex);
void deploy(Record& record, PieceId unit, HexId hex);

[[nodiscard]] state::Ruling<> may_launch(const Situation& now, PieceId ship, WaterPlaceId water);
/// An Ironclad is launched face down.
void launch(Record& record, PieceId ship, WaterPlaceId water);

void offer_deployment(const Situation& now, sequence::Choices& legal);

/// [21.73] [26.9] Rolls IRONCLAD for each of the side's that is fitting out.
void fit_out(Record& record, Side side);

/// [21.74] Union ground troops have captured the hex: what is being built there is destroyed.
void lose_yard(Record& record, HexId hex);

}  // namespace core::strategic
