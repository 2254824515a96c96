// [8.52] [8.55] [9.32] Where a unit may retreat to.
#pragma once

#include "core/state/ruling.h"
#include "core/state/situation.h"

#include <vector>

namespace core::combat {

using state::HexId;
using state::PieceId;
using state::Ruling;
using state::Situation;

/// [8.52] [8.55] [6.17] [9.32] Whether the piece, with its roster, may retreat from the hex into an
/// adjacent one: by land or over a bridge, across a navigable river also by a Friendly ship there
/// [8.26]; not where the Enemy is, not into neutral Kentucky, and not across a river into an Enemy
/// zone (E055).
[[nodiscard]] Ruling<> may_retreat_to(const Situation& now, PieceId piece, HexId from, HexId to);

/// [8.26] [6.17] Whether the piece can cross into the adjacent hex after a battle, whoever is
/// there: by land or bridge, or by a Friendly ship on the hexside, with no Enemy warship in that
/// water [7.33]. Of retreats, advances and entries after an attack from the march.
[[nodiscard]] Ruling<> may_cross(const Situation& now, PieceId piece, HexId from, HexId to);

/// All hexes that the piece may retreat to, by label.
[[nodiscard]] std::vector<HexId> retreat_hexes(const Situation& now, PieceId piece, HexId from);

}  // namespace core::combat
