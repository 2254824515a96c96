// Which hexes have changed, for answers that hang on a single one.
#pragma once

#include "core/board/hex_id.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace core::state {

/// When something changed last in a hex: a piece came, went, changed or did something there. No
/// part of the position.
class HexVersions {
 public:
  /// Another number after every change, and no number that another hex had before it.
  [[nodiscard]] std::uint32_t of(board::HexId hex) const noexcept { return of(hex.ordinal()); }

  [[nodiscard]] std::uint32_t of(int ordinal) const noexcept {
    return in_hex_.empty() ? everywhere_
                           : std::max(everywhere_, in_hex_[static_cast<std::size_t>(ordinal)]);
  }

  void change(board::HexId hex) {
    if (in_hex_.empty()) {
      in_hex_.resize(board::kHexCount);
    }
    in_hex_[static_cast<std::size_t>(hex.ordinal())] = ++changes_;
  }

  void change_everywhere() noexcept { everywhere_ = ++changes_; }

  /// The number of the last change in all hexes at once.
  [[nodiscard]] std::uint32_t everywhere() const noexcept { return everywhere_; }

 private:
  std::uint32_t changes_{};
  std::uint32_t everywhere_{};
  std::vector<std::uint32_t> in_hex_;  ///< by ordinal; empty before the first change
};

}  // namespace core::state
