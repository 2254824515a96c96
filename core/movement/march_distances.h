// [6.11] [6.16] How far it is on foot, whoever stands in the way: for whoever plans weeks ahead.
#pragma once

#include "core/state/situation.h"

#include <cstdint>
#include <limits>
#include <vector>

namespace core::movement {

/// Of a hex from which no way on land leads there.
inline constexpr std::int16_t kNoMarch = std::numeric_limits<std::int16_t>::max();

/// Movement points that infantry pays from each hex to the nearest of the goals, by hex ordinal,
/// with roads, railroads and the season as they are; kNoMarch where no way leads. Units and zones
/// of either side count for nothing.
/// @param by_ship points for a step over a navigable river or narrow water without a bridge: what
///        waiting for ships is reckoned as
/// @param delays points more for each step into a hex that is no goal, by hex ordinal: for whoever
///        stands there; empty: none
[[nodiscard]] std::vector<std::int16_t> march_distances(
    const state::Situation& now, const std::vector<board::HexId>& goals, int by_ship,
    const std::vector<std::int16_t>& delays = {});

}  // namespace core::movement
