// Numbers by chance, the same on every machine: for players that are no part of a game, whose dice
// have their own ledger [0.4].
#pragma once

#include <cstddef>
#include <cstdint>
#include <random>

namespace core::trial_play {

class Chance {
 public:
  explicit Chance(std::uint64_t seed) noexcept : random_{seed} {}

  /// A number from 0 to `below` - 1.
  /// @pre below > 0
  [[nodiscard]] std::size_t number(std::size_t below);

 private:
  std::mt19937_64 random_;
};

}  // namespace core::trial_play
