// [IC-361] [IC-362] Objectives and victory.
#pragma once

#include "core/ironclad/record.h"

namespace core::ironclad {

/// Whether what a battle says of a ship is so now.
[[nodiscard]] bool holds(const Setting& setting, const State& state, ShipId ship,
                         const table::ShipTest& test);

/// [IC-361] What a side has scored, in halves of a point of battle value.
[[nodiscard]] int score_of(const Setting& setting, const State& state, Side side);

/// [IC-362] Whether a side has a ship left that can move or fire, or a gun of a fort.
[[nodiscard]] bool can_fight(const Setting& setting, const State& state, Side side);

/// The result, if the battle is over now: an objective that was met, or at its end the draw or the
/// score.
/// @param last the turn that ends is the last one
[[nodiscard]] std::optional<Result> result_of(const Setting& setting, const State& state,
                                              bool last);

}  // namespace core::ironclad
