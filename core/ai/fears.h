// What a computer general fears in a player's place, with what that player knows.
#pragma once

#include "core/ai/temper.h"
#include "core/ai/weights.h"
#include "core/board/hex_id.h"
#include "core/game/game.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace core::ai {

/// What most is at stake in a hex.
enum class FearKind : std::uint8_t { Place, Force };

inline constexpr std::array<std::string_view, 2> kFearKinds{"place", "force"};

/// An own hex to which more Enemies can come than it holds out against.
struct Fear {
  FearKind kind{};
  board::HexId hex;
  int own{};      ///< CSP that defend there
  int counts{};   ///< what they count for, by ground and works [8.4] [13.11] [13.12]
  int enemies{};  ///< CSP that can attack within a week, as far as the side knows
  Worth worth{};  ///< at stake: of the place, and of the force
};

/// The hexes of whoever is asked where most is at stake, that first. What is worth less than
/// anybody would stir for is left out.
/// @pre the game asks
[[nodiscard]] std::vector<Fear> fears(const game::Game& game, const Temper& temper,
                                      std::size_t most);

}  // namespace core::ai
