// [11.21] Water that garrisoned forts command.
#pragma once

#include "core/state/situation.h"

#include <boost/container/static_vector.hpp>

#include <vector>

namespace core::water {

using board::HexId;
using board::Side;
using map::WaterPlaceId;
using state::PieceId;
using state::Situation;

/// A water place touches two hexes at most.
using FortHexes = boost::container::static_vector<HexId, 2>;

/// [11.21] Hexes whose Fort or Fortress of the side, with a garrison of at least 1 CSP inside,
/// commands the place: its own water hex and the hexsides contiguous to its hex.
[[nodiscard]] FortHexes forts_over(const Situation& now, Side owner, WaterPlaceId place);

/// [11.21] Whether a garrisoned fort of the side stands in the hex and acts against ships.
[[nodiscard]] bool acts_against_ships(const Situation& now, Side owner, HexId hex) noexcept;

/// [11.26] Whether the place belongs to the water that a fort in the hex commands.
[[nodiscard]] bool lies_under(const Situation& now, HexId fort, WaterPlaceId place) noexcept;

/// The Fort or Fortress of the side in the hex.
[[nodiscard]] std::optional<PieceId> fort_in(const Situation& now, Side owner, HexId hex) noexcept;

/// Ground combat units inside the side's fort in the hex, rostered ones too, by id.
[[nodiscard]] std::vector<PieceId> garrison_of(const Situation& now, Side owner, HexId hex);

/// Combat strength points of the garrison.
[[nodiscard]] int garrison_csp(const Situation& now, Side owner, HexId hex) noexcept;

}  // namespace core::water
