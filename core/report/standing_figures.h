// What a report takes of a position: strengths, stocks, objectives, armies.
#pragma once

#include "core/report/figures.h"
#include "core/state/situation.h"

namespace core::report {

/// [20.4] CSP that a piece counts in the strength of its side: of ground combat units on the map,
/// rosters and garrisons included, and of those on their way that are neither out of the game nor
/// on the production spiral.
[[nodiscard]] int counted_strength(const state::Piece& piece) noexcept;

/// What both sides have, as far as the reader may know it.
[[nodiscard]] std::array<SideCurve, 2> curve_of(const rulebook::Setting& setting,
                                                const state::GameState& state, Reader reader);

/// Whose is each hex and where armies stand, as far as the reader may know it.
[[nodiscard]] MapShot shot_of(const rulebook::Setting& setting, const state::GameState& state,
                              Reader reader);

}  // namespace core::report
