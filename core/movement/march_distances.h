// [6.11] [6.16] How far it is on foot, whoever stands in the way: for whoever plans weeks ahead.
#pragma once

#include "core/state/situation.h"

#include <array>
#include <cstdint>
#include <limits>
#include <vector>

namespace core::movement {

/// Of a hex from which no way on land leads there.
inline constexpr std::int16_t kNoMarch = std::numeric_limits<std::int16_t>::max();

/// What each step on land costs infantry, with roads, railroads and the season as they are: made
/// once, asked for many goals. Units and zones of either side count for nothing.
class MarchNet {
 public:
  /// @param by_ship points for a step over a navigable river or narrow water without a bridge: what
  ///        waiting for ships is reckoned as
  MarchNet(const state::Situation& now, int by_ship);

  /// Movement points from each hex to the nearest of the goals, by hex ordinal; kNoMarch where no
  /// way leads.
  /// @param delays points more for each step into a hex that is no goal, by hex ordinal: for
  ///        whoever stands there; empty: none
  [[nodiscard]] std::vector<std::int16_t> distances(
      const std::vector<board::HexId>& goals, const std::vector<std::int16_t>& delays = {}) const;

 private:
  /// A step into a hex, from where it comes.
  struct Step {
    std::int16_t from{};  ///< hex ordinal
    std::int16_t cost{};
  };

  struct Steps {
    std::array<Step, 6> steps{};
    std::uint8_t count{};
  };

  std::vector<Steps> into_;  ///< by hex ordinal
};

/// The same for goals that are asked for once.
[[nodiscard]] std::vector<std::int16_t> march_distances(
    const state::Situation& now, const std::vector<board::HexId>& goals, int by_ship,
    const std::vector<std::int16_t>& delays = {});

}  // namespace core::movement
