// [19.3] [4.2] The first position of a game: what a set-up does not show.
#pragma once

#include "core/rulebook/setting.h"
#include "core/state/game_state.h"

#include <cstdint>
#include <string>
#include <vector>

namespace core::strategic {

using board::Side;
using rulebook::Setting;
using state::GameState;

/// The position in which a game of the setting's scenario begins.
///
/// A scenario begins, as the campaign does, with a Strategic Turn: 4.2 plays one before the first
/// Game-Turn of *every* cycle, and 19.34 lets supply arrive at each one "after the first", for
/// which the pool at the start stands. So the position is the beginning of phase A before
/// Game-Turn 1; in the campaign, whose first Strategic Turn has no phases A and D [20.1], that of
/// phase B.
///
/// @param placed   an opened set-up: pieces, control and rails.
/// @param seed     of the dice [0.4].
/// @param scripted faces that come before the seed decides.
[[nodiscard]] GameState opening_of(const Setting& setting, GameState placed, std::uint64_t seed,
                                   std::vector<std::uint8_t> scripted = {});

/// [22.31] [22.35] The names of the leaders that the pool of a side holds when the game begins: the
/// scenario's list, else every leader of the charts whose year has come; without those on the map.
[[nodiscard]] std::vector<std::string> leader_pool_at_start(const Setting& setting,
                                                            const GameState& placed, Side side);

/// [22.31] A leader of the charts as a piece that lies in the pool; it has no number yet.
[[nodiscard]] state::Piece leader_in_pool(Side side, const std::string& name);

/// [6.51] The rail points of a side in a cycle: of those of the cycle track a scenario has half,
/// rounded up (R3), for it is played in the East or in the West.
[[nodiscard]] int rail_points(const Setting& setting, rulebook::Cycle cycle, Side side);

}  // namespace core::strategic
