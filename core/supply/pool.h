// [21.1] What the General Supply Pool holds.
#pragma once

#include "core/state/situation.h"

#include <algorithm>

namespace core::supply {

/// [21.1] SUP that a pool holds at most.
inline constexpr int kFullPool = 999;

/// [21.1] SUP that the pool of the side can still take.
[[nodiscard]] inline int room_in_pool(const state::Situation& now, board::Side side) noexcept {
  return std::max(0, kFullPool - now.state.treasury_of(side).pool);
}

}  // namespace core::supply
