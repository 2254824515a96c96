// [3.23] Hex control, friendly and enemy territory.
#pragma once

#include "core/rulebook/setting.h"
#include "core/state/game_state.h"

namespace core::territory {

using board::HexId;
using board::Side;

/// [3.23] Friendly territory: held by the side at the start of the game and not controlled by the
/// Enemy now. Everything else is Enemy territory, Kentucky and the Enemy's own hexes while the side
/// holds them included [3.29].
[[nodiscard]] bool is_friendly_territory(const state::GameState& state, Side side,
                                         HexId hex) noexcept;

/// [6.33] The same, with control as it was when this Movement Phase began.
[[nodiscard]] bool was_friendly_territory(const state::GameState& state, Side side,
                                          HexId hex) noexcept;

/// [3.23] [3.28] Whether the side controls the hex, its city and its port.
[[nodiscard]] bool controls(const state::GameState& state, Side side, HexId hex) noexcept;

/// [25.41] [19.43] Whether the hex is neutral: in Kentucky and held by nobody, in a set-up whose
/// rules begin with a neutral Kentucky. Without a set-up it is that of the war's beginning.
[[nodiscard]] bool is_neutral(const rulebook::Setting& setting, const state::GameState& state,
                              HexId hex) noexcept;

/// [3.23] Who would hold a hex when the war begins: the side of its state, nobody in Kentucky,
/// Missouri and the Indian Territory.
[[nodiscard]] state::Controller holder_by_state(const map::Map& map, HexId hex) noexcept;

}  // namespace core::territory
