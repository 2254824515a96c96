// [4.1] [4.2] A moment of the sequence of play.
#pragma once

#include "core/board/side.h"
#include "core/state/turn.h"

namespace core::game {

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
