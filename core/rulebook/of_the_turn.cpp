#include "core/rulebook/of_the_turn.h"

namespace core::rulebook {

const ChitPool& chit_pool(const Setting& setting, Cycle cycle, int game_turn) noexcept {
  const ChitPools& pools = setting.rulebook->chit_pools;
  const ChitPool* const own =
      setting.scenario ? pools.of_scenario(setting.scenario->id, game_turn) : nullptr;
  return own != nullptr ? *own : pools.of_cycle(cycle);
}

int rail_points(const Setting& setting, Cycle cycle, board::Side side) noexcept {
  const CycleRow* const row = setting.rulebook->find_cycle(cycle);
  const int points = row == nullptr ? 0 : row->rail_points[static_cast<std::size_t>(side)];
  return setting.is_campaign() ? points : (points + 1) / 2;
}

}  // namespace core::rulebook
