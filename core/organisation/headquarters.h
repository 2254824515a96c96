// [16.0] Headquarters: their rosters and commanders.
#pragma once

#include "core/rulebook/setting.h"
#include "core/state/finding.h"

#include <vector>

namespace core::organisation {

using rulebook::Setting;
using state::GameState;
using state::PieceId;

/// [16.11] The units on the roster of an HQ, by id. Leaders who stand on the HQ are not on it.
[[nodiscard]] std::vector<PieceId> roster(const GameState& state, PieceId headquarters);

/// [16.11] Whether the unit is on a roster; leaders who stand on an HQ are not.
[[nodiscard]] bool is_on_roster(const GameState& state, const state::Piece& piece) noexcept;

/// [10.16] Whether the leader appointed to the HQ stands on it, so that he commands it.
[[nodiscard]] bool has_commander(const GameState& state, PieceId headquarters);

/// [16.22] Units a roster of the side and kind holds at most; 0 for what is no HQ.
[[nodiscard]] int roster_size(const rulebook::Rulebook& rulebook, board::Side side,
                              rulebook::PieceKind headquarters);

/// [10.18] Stars a leader needs to command an HQ of the kind, from the chart `commanders`.
/// @throws base::DataError when the rulebook lacks the chart.
[[nodiscard]] int stars_needed(const rulebook::Rulebook& rulebook,
                               rulebook::PieceKind headquarters);

/// [16.21] [16.23] Whether pieces of the kind may be on any roster at all.
[[nodiscard]] bool is_rosterable(rulebook::PieceKind kind) noexcept;

/// Rosters that are too long [16.22], or hold what they may not: only cavalry in a cavalry corps
/// [15.11], none in an infantry corps [15.12], there as printed only infantry (erratum E078
/// [16.21]), never Depots, Railway Repair units, ships or markers
/// [16.23], nothing of the other side or of another place [16.11].
[[nodiscard]] std::vector<state::Finding> check_rosters(const Setting& setting,
                                                        const GameState& state);

/// HQs whose commander lacks the rank [10.18], or does not stand on his HQ or commands two [10.16];
/// leaders put on an HQ they do not command [19.21].
[[nodiscard]] std::vector<state::Finding> check_commanders(const Setting& setting,
                                                           const GameState& state);

}  // namespace core::organisation
