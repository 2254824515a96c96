// Which hexes have changed, for answers that hang on a single one.
#pragma once

#include "core/board/hex_id.h"

#include <cstdint>
#include <vector>

namespace core::state {

/// Counts up in a hex whenever a piece comes, goes, changes or does something there. No part of
/// the position.
class HexVersions {
 public:
  /// Never the same again after a change.
  [[nodiscard]] std::uint32_t of(board::HexId hex) const noexcept {
    return everywhere_ + (in_hex_.empty() ? 0U : in_hex_[static_cast<std::size_t>(hex.ordinal())]);
  }

  void change(board::HexId hex) {
    if (in_hex_.empty()) {
      in_hex_.resize(board::kHexCount);
    }
    ++in_hex_[static_cast<std::size_t>(hex.ordinal())];
  }

  void change_everywhere() noexcept { ++everywhere_; }

 private:
  std::uint32_t everywhere_{};
  std::vector<std::uint32_t> in_hex_;  ///< by ordinal; empty before the first change
};

}  // namespace core::state
