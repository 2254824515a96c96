// [4.0] The player of the recorded games: chance with a will, so that much happens in few choices.
#pragma once

#include "core/game/game.h"

#include <cstdint>
#include <random>
#include <vector>

namespace tests {

/// Draws from the legal choices, the same on every machine. Fights, sieges, marches and pays more
/// often than it passes, passes more often than it shuffles units, and marches towards the Enemy.
class EagerPlayer {
 public:
  explicit EagerPlayer(std::uint64_t seed) noexcept : random_{seed} {}

  /// @param legal not empty.
  [[nodiscard]] core::game::Action choose(const core::state::GameState& state,
                                          const std::vector<core::game::Action>& legal);

 private:
  [[nodiscard]] std::size_t below(std::size_t limit) { return random_() % limit; }

  std::mt19937_64 random_;
};

}  // namespace tests
