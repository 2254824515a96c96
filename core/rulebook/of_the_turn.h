// [5.12] [19.35] [6.51] What the charts give a game-turn or its cycle.
#pragma once

#include "core/rulebook/setting.h"

namespace core::rulebook {

/// [5.12] [19.35] The pool of chits of a game-turn: the scenario's, in the campaign the cycle's.
/// @pre the chart has the cycle
[[nodiscard]] const ChitPool& chit_pool(const Setting& setting, Cycle cycle,
                                        int game_turn) noexcept;

/// [6.51] Rail points of a side in a cycle; a scenario of one theatre has half of them, rounded up.
/// 0 for a cycle that the chart does not have.
[[nodiscard]] int rail_points(const Setting& setting, Cycle cycle, board::Side side) noexcept;

}  // namespace core::rulebook
