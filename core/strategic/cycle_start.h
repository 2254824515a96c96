// [4.3] [6.51] [19.34] What a new cycle brings to a scenario.
#pragma once

#include "core/state/record.h"

namespace core::strategic {

/// At the start of a Strategic Turn after the first: the rail points of the last cycle are lost and
/// those of the new one are there [6.51], in cycle 1 by the new year's allotment [4.3]; SUP arrive
/// in the pools [19.34]. (Emancipation and the election of 4.3 are of the campaign's phase D
/// alone.) To be called when the game-turn that begins the cycle has begun.
void begin_cycle(state::Record& record);

/// [19.34] SUP that arrive in the pool of a side at each Strategic Turn after the first: East is
/// what is played on section C alone [19.11].
[[nodiscard]] int arriving_supply(const rulebook::Setting& setting, board::Side side) noexcept;

}  // namespace core::strategic
