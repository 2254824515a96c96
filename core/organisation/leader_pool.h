// [22.31] [22.35] The leaders that lie in the pool when a game begins.
#pragma once

#include "core/rulebook/setting.h"
#include "core/state/game_state.h"

#include <string>
#include <vector>

namespace core::organisation {

/// [22.31] [22.35] The names of the leaders that the pool of a side holds when the game begins: the
/// scenario's list, else every leader of the charts whose year has come by the cycle; without those
/// who are pieces already.
[[nodiscard]] std::vector<std::string> leader_pool_at_start(const rulebook::Setting& setting,
                                                            const state::GameState& placed,
                                                            board::Side side);

/// [22.35] Makes these leaders pieces, after all others.
void fill_leader_pools(const rulebook::Setting& setting, state::GameState& state);

/// [22.31] A leader of the charts as a piece that lies in the pool; it has no number yet.
[[nodiscard]] state::Piece leader_in_pool(board::Side side, const std::string& name);

}  // namespace core::organisation
