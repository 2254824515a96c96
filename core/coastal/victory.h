// [RC-124] [RC-501] When a battle ends, and who has won it by its objectives.
#pragma once

#include "core/coastal/record.h"

namespace core::coastal {

/// Whether what a battle says of a ship is so now.
[[nodiscard]] bool holds(const Setting& setting, const State& state, ShipId ship,
                         const table::ShipTest& test);
[[nodiscard]] bool holds(const Setting& setting, const State& state, FortId fort,
                         const table::FortTest& test);

/// Whether a ship has left the table, by that edge if one is named.
[[nodiscard]] bool left_by(const Setting& setting, const Ship& ship,
                           std::optional<table::Edge> edge);

/// [RC-124] Whether a side has a ship in action, or a fort that fires.
[[nodiscard]] bool can_fight(const Setting& setting, const State& state, Side side);

/// The result, if the battle is over now.
/// @param last the move that ends is the last one
[[nodiscard]] std::optional<Result> result_of(const Setting& setting, const State& state,
                                              bool last);

}  // namespace core::coastal
