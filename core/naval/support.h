// [11.3] Warships that support a ground battle.
#pragma once

#include "core/state/situation.h"

#include <vector>

namespace core::naval {

using board::HexId;
using board::Side;
using state::PieceId;
using state::Situation;

/// Whom the ships of a battle support.
enum class Supports : std::uint8_t { Defence, Attack };

/// [11.31] Warships of the side contiguous to the attacked hex that have not supported in this
/// phase, by id: its coastal water and its navigable hexsides.
[[nodiscard]] std::vector<PieceId> ships_for_support(const Situation& now, Side side, HexId hex);

/// [11.31] Whether the ship is one of them. Asks no more than the ship itself.
[[nodiscard]] bool may_support(const Situation& now, Side side, HexId hex, PieceId ship);

/// [11.31] The naval strength that is added at most: twice the ground CSP of a defence, as much as
/// the ground CSP of an attack.
[[nodiscard]] constexpr int most_support(int ground_csp, Supports whom) noexcept {
  return whom == Supports::Defence ? 2 * ground_csp : ground_csp;
}

/// [11.31] The naval strength that is added: all of `ships`, up to most_support().
[[nodiscard]] int strength_added(const Situation& now, const std::vector<PieceId>& ships,
                                 int ground_csp, Supports whom);

/// The naval strength of the ships together; transports have none [11.13].
[[nodiscard]] int naval_strength(const Situation& now, const std::vector<PieceId>& ships);

}  // namespace core::naval
