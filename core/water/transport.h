// [7.2] Transports: what is aboard, what room is left, where ships touch the land.
#pragma once

#include "core/rulebook/embarkation.h"
#include "core/state/situation.h"

#include <optional>
#include <span>

namespace core::water {

using board::HexId;
using board::Side;
using map::WaterPlaceId;
using state::PieceId;
using state::Situation;

/// Where the ship, or what is aboard one, floats; nothing off the map.
[[nodiscard]] std::optional<WaterPlaceId> place_of(const Situation& now, PieceId ship);

/// [3.15] Whether ships at the place touch the land hex: a bank of the hexside, or the coastal hex
/// itself.
[[nodiscard]] bool is_contiguous(const Situation& now, WaterPlaceId place, HexId hex) noexcept;

/// [6.56] Points of weight of a piece with all that is inside it, SUP included; nothing when it, or
/// a piece of its roster, cannot be carried at all (a Depot, a marker).
[[nodiscard]] std::optional<int> load_of(const Situation& now, PieceId piece);

/// [7.21] Points of weight a ship carries at most; 0 for warships, which take only what weighs
/// nothing [10.31].
[[nodiscard]] int capacity_of(const Situation& now, PieceId ship);

/// [7.21] Points of weight aboard, the SUP of the ship itself and of what it carries included.
[[nodiscard]] int weight_aboard(const Situation& now, PieceId ship);

/// [7.21] Points of weight that the ship could still take.
[[nodiscard]] int room_left(const Situation& now, PieceId ship);

/// [7.34] [17.11] Whether neither units nor SUP are aboard.
[[nodiscard]] bool is_empty(const Situation& now, PieceId ship);

/// [7.22] Whether the hex is a Friendly seaport, Department city or Base of the side: controlled by
/// it, with a seaport or with its Department or Base.
[[nodiscard]] bool is_port(const Situation& now, Side side, HexId hex);

/// [7.26] The column for a ship of the side at the place that loads from or lands in the hex.
[[nodiscard]] rulebook::PortKind port_kind(const Situation& now, Side side, HexId hex,
                                           WaterPlaceId place);

}  // namespace core::water
