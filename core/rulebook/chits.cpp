#include "core/rulebook/chits.h"

#include <algorithm>
#include <cassert>

namespace core::rulebook {

const ChitPool& ChitPools::of_cycle(Cycle cycle) const noexcept {
  const auto found = std::find_if(cycles.begin(), cycles.end(), [&](const CycleChits& row) {
    return row.from <= cycle && cycle <= row.to;
  });
  assert(found != cycles.end());
  return found->pool;
}

const ChitPool* ChitPools::of_scenario(std::string_view scenario, int game_turn) const noexcept {
  const auto found =
      std::find_if(scenarios.begin(), scenarios.end(), [&](const ScenarioChits& row) {
        return row.scenario == scenario && row.from <= game_turn && game_turn <= row.to;
      });
  return found == scenarios.end() ? nullptr : &found->pool;
}

}  // namespace core::rulebook
