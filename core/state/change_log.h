// Where the board has changed of late, for answers that are mended instead of made anew.
#pragma once

#include "core/board/hex_id.h"
#include "core/map/map.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace core::state {

/// The last changes of a board: hexes in which a piece, control or a railroad changed, and water
/// places in which ships did. No part of the position.
class ChangeLog {
 public:
  /// @param beyond whether what reaches beyond the hex has begun or ended: zones of its units
  ///               [9.01], a garrison over water [11.21]
  void note(board::HexId hex, bool beyond = false) noexcept {
    add({static_cast<std::uint16_t>(hex.ordinal()), false, beyond});
  }

  void note(map::WaterPlaceId place) noexcept { add({place.value(), true, false}); }

  /// How many changes there were; a reader notes it and asks later for what came since.
  [[nodiscard]] std::uint64_t count() const noexcept { return count_; }

  /// Whether everything since is still known.
  [[nodiscard]] bool remembers(std::uint64_t since) const noexcept {
    return count_ - since <= kKept;
  }

  /// Calls `in_hex` (with an ordinal, and whether more than the hex has changed) and `at_water`
  /// (with the number of a place) for each change since; a place that changed twice comes twice.
  template <class InHex, class AtWater>
  void each_since(std::uint64_t since, InHex in_hex, AtWater at_water) const {
    for (std::uint64_t at = since; at < count_; ++at) {
      const Change change = ring_[at % kKept];
      if (change.is_water) {
        at_water(change.at);
      } else {
        in_hex(change.at, change.beyond);
      }
    }
  }

 private:
  struct Change {
    std::uint16_t at{};
    bool is_water{};
    bool beyond{};
  };

  static constexpr std::size_t kKept = 2048;

  void add(Change change) noexcept { ring_[count_++ % kKept] = change; }

  std::array<Change, kKept> ring_{};
  std::uint64_t count_{};
};

}  // namespace core::state
