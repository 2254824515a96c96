// Where a piece is: a hex, a navigable hexside, or a place off the map.
#pragma once

#include "core/board/hex_id.h"
#include "core/board/hexside.h"

#include <compare>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

namespace core::state {

using board::HexId;
using board::HexSide;

/// Why a piece is not on the map.
enum class AwayKind : std::uint8_t {
  Unused,     ///< eliminated, merged or not yet built: its counter is free again [3.26]
  Pool,       ///< a leader in the Leader Pool [22.31]
  Wounded,    ///< a leader who comes back [10.4] [22.5]
  Captured,   ///< a leader who is paroled later [10.4] [10.32]
  Florida,    ///< ships on the way between the Atlantic and the Gulf [7.41]
  Galveston,  ///< ground units on the way round the head of the bay [7.54]
  Waiting,    ///< a leader for whom there is no place yet [22.17]
  Spiral      ///< a unit on the production spiral, or due and not deployed yet [21.41] [21.63]
};

/// "unused", "pool", "wounded", "captured", "florida", "galveston", "waiting", "spiral".
[[nodiscard]] std::string_view name(AwayKind kind) noexcept;

/// A place off the map.
struct Away {
  AwayKind kind{};
  /// Florida, Galveston: the game-turn of the scenario in which the piece comes back. Wounded,
  /// Captured: the number of the cycle since the first one of the game (0) in which he does.
  /// Spiral: the number of the cycle in which the unit is due.
  std::int16_t until{};
  HexId back;  ///< Florida, Galveston: where it comes back; Spiral: where an Ironclad is built

  friend auto operator<=>(const Away&, const Away&) noexcept = default;
};

/// Where a piece stands: a hex, a navigable river hexside (ships and what is aboard them), or off
/// the map.
using Place = std::variant<HexId, HexSide, Away>;

[[nodiscard]] std::string label(const Place& place);

}  // namespace core::state
