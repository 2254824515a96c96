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
/// phase B, and what its transports offer at set-up [17.13] is fed until the first Maintenance.
///
/// @param placed   an opened set-up: pieces, control and rails.
/// @param seed     of the dice [0.4].
/// @param scripted faces that come before the seed decides.
[[nodiscard]] GameState opening_of(const Setting& setting, GameState placed, std::uint64_t seed,
                                   std::vector<std::uint8_t> scripted = {});

/// [17.13] What the empty transports of both sides feed at set-up: each its default link.
[[nodiscard]] std::vector<state::FedLanding> landings_at_start(const Setting& setting,
                                                               const GameState& placed);

}  // namespace core::strategic
