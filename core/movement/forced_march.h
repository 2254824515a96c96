// [6.3] Forced march.
#pragma once

#include "core/movement/mover.h"

#include <array>
#include <vector>

namespace core::movement {

/// [6.31] Whether the piece of the active force may take `number` additional movement points: 1 or
/// 2 altogether, not by trains, nor by who used the railroad; leaders and empty HQs only go along.
/// An HQ takes them for its roster, each unit as many as it needs to keep up [16.12].
[[nodiscard]] Ruling<> may_force(const state::Situation& now, const state::ForceMove& force,
                                 PieceId piece, int number);

/// [6.31] The same of pieces that move: of one with what is on it, not of its stack.
[[nodiscard]] Ruling<> may_force(const state::Situation& now, const Mover& alone, int number);

/// Declares what may_force() allows.
void declare_forced_march(state::Record& record, PieceId piece, int number);

/// [6.31] Whether the unit has spent an additional movement point in this phase.
[[nodiscard]] bool has_force_marched(const state::Situation& now, PieceId unit);

/// [6.32] [6.33] [6.34] Rolls for those of the units that have spent an additional point and have
/// not been rolled for: a die for each number of additional points, with `hex` as the end of the
/// march. The losses are spread by 8.16; who has a choice there is asked afterwards. Before an
/// Attack from March the attackers' points of 14.12 are spent first.
/// @return whether a die was rolled.
bool roll_forced_marches(state::Record& record, const std::vector<PieceId>& units, HexId hex);

/// [6.32] Rolls for the next group of the acting side that has marched further than its allowance:
/// all are of the force that moves, for every other one has been rolled for when it ended.
/// @return whether there was one.
bool roll_next_group(state::Record& record);

/// [6.32] [6.33] Per cent that the die takes for so many additional points with the march's end in
/// the hex: at least, and at most.
[[nodiscard]] std::array<int, 2> loss_of_forced_march(const state::Situation& now, Side side,
                                                      int additional, HexId end);

/// [0.3] R2: CSP lost of a group, half up, at least 1 from 20 % on.
[[nodiscard]] int forced_march_loss(int strength, int percent) noexcept;

}  // namespace core::movement
