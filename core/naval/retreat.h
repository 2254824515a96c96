// [11.12] Ships that have to leave the water after a naval combat.
#pragma once

#include "core/state/record.h"
#include "core/state/situation.h"

#include <optional>
#include <vector>

namespace core::naval {

using board::HexId;
using board::Side;
using map::WaterPlaceId;
using state::PieceId;
using state::Situation;

/// [11.12] Whether ships of the side find refuge at the place: it touches a Friendly seaport, or it
/// is a river and touches a Friendly city. A Base is no refuge; as printed it is one (erratum
/// E089).
[[nodiscard]] bool is_refuge(const Situation& now, Side side, WaterPlaceId place);

/// [11.12] Where a ship of the kind ends that has to leave `from`: on its shortest way to the
/// nearest refuge, as far as half its range leads (R4); nothing if no such way exists, and then it
/// is sunk. Ties: the refuge and the way of the lower place numbers.
///
/// The way leads not through Enemy warships and not through water that an Enemy fort commands; out
/// of the water of a fort under which the combat was fought it may lead.
[[nodiscard]] std::optional<WaterPlaceId> refuge_of(const Situation& now, Side side,
                                                    rulebook::PieceKind ship, WaterPlaceId from);

/// [11.12] The ships leave the water, or are sunk.
/// @return those that have left.
std::vector<PieceId> leave_water(state::Record& record, const std::vector<PieceId>& ships,
                                 WaterPlaceId from);

}  // namespace core::naval
