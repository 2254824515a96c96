// [19.2] Any position of a game as a set-up that can be read back, played and shared (format:
// scenarios/README.md).
#pragma once

#include "core/rulebook/setting.h"
#include "core/state/game_state.h"

#include <cstdint>
#include <string>

namespace core::data {

/// What the author of a set-up says of it.
struct SetupWords {
  std::string title;
  std::string briefing;  ///< paragraphs, one a line
};

/// Why a position is none that a set-up can hold.
enum class NoSetup : std::uint8_t {
  None,    ///< it is one
  InWork,  ///< a force is on its way, a battle is fought, points are shared out ...
  Over,    ///< the game has ended
  NotBegun
};

/// A set-up holds every position in which nothing has been begun that is not finished.
[[nodiscard]] NoSetup why_no_setup(const state::GameState& state) noexcept;

/// The position as a set-up holds it, which reads back equal: without the pieces that have left
/// the game and that nobody speaks of any more, the others in the order of their places, and
/// without the dice. Leaders who are dead stay.
[[nodiscard]] state::GameState as_setup(const state::GameState& state);

/// The whole file. Lines stand in a fixed order, so that two of them can be compared.
/// @param base the terms of the scenario as the catalogue has them; null for a game of its own.
/// @pre why_no_setup() is None
[[nodiscard]] std::string setup_text(const SetupWords& words, const rulebook::Setting& setting,
                                     const rulebook::Scenario* base, const state::GameState& state);

// ---- parts of it, for other position files ----

/// `control`, `home` and `cut` lines: what pieces and states do not tell already.
[[nodiscard]] std::string holders_text(const map::Map& map, const state::GameState& state);

/// `ground` and `fed-landing` lines.
[[nodiscard]] std::string stocks_text(const state::GameState& state);

/// The pieces of both sides, place by place in the order of their numbers.
/// @param first_cycle of the scenario.
/// @param off_map whether those who are not on the map are written too.
[[nodiscard]] std::string pieces_text(const map::Map& map, const state::GameState& state,
                                      rulebook::Cycle first_cycle, bool off_map);

}  // namespace core::data
