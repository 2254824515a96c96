// [10.01] [15.11] What a leader is worth in a battle.
#pragma once

#include "core/state/situation.h"

namespace core::combat {

/// The figures of a leader that a battle asks for.
struct Ratings {
  int initiative{};  ///< bounds the chit of step 5 [8.15]
  int combat{};      ///< goes into the die of step 7 [8.15]
};

/// [10.01] The printed ratings of a leader; [15.11] both less by 1 when he has no cavalry symbol
/// and is appointed to a cavalry Corps HQ. All 0 for what is no leader of Appendix A.
[[nodiscard]] Ratings ratings_of(const state::Situation& now, state::PieceId leader);

}  // namespace core::combat
