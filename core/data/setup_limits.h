// [21.81] [13.51] [22.15] [10.16] [21.1] [5.12] [6.51] [23.2] What the rules that judge an order
// keep to a hex, a leader, a pool or a turn.
#pragma once

#include "core/data/setup_proof.h"
#include "core/data/text_source.h"

#include <vector>

namespace core::data {

/// The limits that no order passes, put to a set-up or a position as questions. Who writes one is
/// told of them; a game is played from one that passes them all the same.
[[nodiscard]] std::vector<SetupCheck> check_limits(const OpenedSetup& setup);

/// [21.1] Fails for a pool that a file says to hold more than it can.
void require_room_in_pool(const Origin& origin, int points);

}  // namespace core::data
