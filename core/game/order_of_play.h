// [4.1] [4.2] The order of stages: what follows when a stage is over.
#pragma once

#include "core/state/record.h"
#include "core/state/turn.h"

namespace core::game {

/// Begins the stage that follows the present one: the next of the segment, the other side's, the
/// next Player-Turn, Game-Turn or Strategic Turn, or the end of the game.
void begin_next_stage(state::Record& record);

/// A stage of a side in a game-turn.
struct Moment {
  state::Stage stage{};
  board::Side side{};
  int game_turn{1};

  friend bool operator==(const Moment&, const Moment&) = default;
};

/// Whether the game has come to a moment, or further. Of a game-turn that has not come yet only
/// what is before its first Player-Turn can be asked for: nobody knows who is First Player.
[[nodiscard]] bool has_come_to(const state::Turn& turn, const Moment& moment) noexcept;

}  // namespace core::game
