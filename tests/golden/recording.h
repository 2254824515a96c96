// [4.0] A recorded game as text: how it began, its orders, and the position at each Game-Turn.
#pragma once

#include "core/game/game.h"

#include <cstdint>
#include <string>
#include <vector>

namespace tests {

/// The text of a game that an EagerPlayer plays to its end with all errata and the usual options:
///
///     scenario west-63
///     seed 7
///     position 0123456789abcdef
///     draw-chit
///     ...
///
/// `position` is the state hash before the order that follows: at the beginning, where a Game-Turn
/// has begun, and at the end.
[[nodiscard]] std::string record_game(const std::string& scenario, std::uint64_t seed);

/// What came of a recording that was played again.
struct Replayed {
  std::size_t orders{};
  std::size_t positions{};
  bool finished{};
  std::string fault;  ///< the first line that comes out otherwise, and how; empty when none does
};

/// Plays a recording again with the rules of this build.
[[nodiscard]] Replayed replay(const std::string& text);

/// What a player reads of one Game-Turn of a recording: prompts, orders, and what came of them.
[[nodiscard]] std::string transcript(const std::string& text, int game_turn);

}  // namespace tests
