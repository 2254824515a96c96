// [4.2] [12.1] The Supply Phase that comes next, seen from wherever the game stands.
#pragma once

#include "core/state/situation.h"
#include "core/supply/forecast.h"

#include <optional>

namespace core::plan {

/// [4.2] The position in which the side's next Supply Phase would begin if nothing but time went
/// by: the present one while the phase is still to come or goes on in this Strategic Turn, else the
/// next cycle with its rail points and the supply that arrives [6.51] [19.34]. In a campaign the
/// income that comes before it is in the pool [21.2] [21.3], as the board stands and by the
/// blockades that are known. Nothing when the scenario ends before it.
[[nodiscard]] std::optional<state::GameState> eve_of_supply(const state::Situation& now,
                                                            board::Side side);

/// The forecast of that phase.
[[nodiscard]] std::optional<supply::Forecast> next_supply(const state::Situation& now,
                                                          board::Side side, supply::DiceFall dice,
                                                          const supply::FeedWishes& wishes = {});

/// SUP of the side's pool that its forces will not need at that phase, on average; below 0 when
/// they need more than it will hold.
[[nodiscard]] int spare_supply(const state::Situation& now, board::Side side);

/// [23.3] [21.91] SUP that raise militia with so many Personnel Points.
[[nodiscard]] int supply_for_men(const state::Situation& now, board::Side side, int personnel);

}  // namespace core::plan
