// [13.31] Which forts are besieged.
#pragma once

#include "core/board/hex_id.h"
#include "core/board/side.h"
#include "core/state/occupancy.h"

namespace core::territory {

/// [13.31] Whether the fort of `owner` in the hex is besieged: a garrison is inside, and an Enemy
/// ground combat unit with unparenthesised strength stands on top. An empty fort never is.
[[nodiscard]] inline bool is_besieged_fort(const state::Occupancy& occupancy, board::Side owner,
                                           board::HexId hex) noexcept {
  const state::HexOccupants& here = occupancy.at(hex);
  return here.garrison.has(owner) && here.attackers.has(board::enemy_of(owner));
}

}  // namespace core::territory
