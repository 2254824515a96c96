// [RC-161]-[RC-177] Plots that the program writes: those that are offered, and what ships do that
// nobody steers or whose captain thinks better of it.
#pragma once

#include "core/coastal/movement.h"
#include "core/coastal/people.h"

#include <optional>
#include <vector>

namespace core::coastal {

/// Some plots of a ship, every one legal: each knot of speed with straight runs and turns of
/// several kinds. All that a ship may do is what judge() says.
[[nodiscard]] std::vector<WritePlot> plots_of(const Setting& setting, const State& state,
                                              ShipId ship);

/// [RC-330] [RC-177] What an abandoned ship does, and one that a fight keeps from plotting: she
/// runs on at coasting_of(), straight, or round and round where her rudder is jammed.
[[nodiscard]] Plot coasting_plot(const Setting& setting, const State& state, ShipId ship);

/// [RC-425] What becomes of a plot to ram when the test fails: as slow as a move allows, never
/// astern, and away from the target if the course still leads there; a ship at rest lies still.
/// Legal as any plot of the ship, where there is such a one, whatever her captain's character asks
/// [RC-046] [RC-047].
/// @pre plot.ram
[[nodiscard]] Plot avoiding_plot(const Setting& setting, const State& state, ShipId ship,
                                 const Plot& plot);

/// Plots that the water allows. Those that lead ashore only when there is no other.
[[nodiscard]] std::vector<Plot> plots_by_water(const Setting& setting, const State& state,
                                               ShipId ship);

// ---- parts of judge(), for this room ----

/// Whether anybody may write a plot for a ship now.
[[nodiscard]] table::Judged<> judge_plotter(const Setting& setting, const State& state,
                                            ShipId ship);

/// All that a plot is judged by but the captain's character.
[[nodiscard]] table::Judged<> judge_by_water(const Setting& setting, const State& state,
                                             ShipId ship, const Plot& plot);

/// What his character asks of a plot [RC-046] [RC-047].
[[nodiscard]] std::optional<Demand> demand_on(const Setting& setting, const State& state,
                                              ShipId ship);

}  // namespace core::coastal
