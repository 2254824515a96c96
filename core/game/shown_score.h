// [0.5] [19.37] The score as one side may know it.
#pragma once

#include "core/strategic/victory.h"

namespace core::game {

/// The count as the board stands before a side. Who controls a place and what battles have cost is
/// told to both; where units of the Enemy are counted [19.71] and secrecy hides them the line is
/// `cleared-hidden`, without figures and not counted, until the game is over.
[[nodiscard]] strategic::Score shown_score(const rulebook::Setting& setting,
                                           const state::GameState& state, board::Side viewer);

}  // namespace core::game
