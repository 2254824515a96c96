#include "core/strategic/opening.h"

#include "core/organisation/leader_pool.h"
#include "core/rulebook/of_the_turn.h"
#include "core/state/situation.h"
#include "core/supply/memo.h"

#include <utility>

namespace core::strategic {

std::vector<state::FedLanding> landings_at_start(const Setting& setting, const GameState& placed) {
  state::Standing standing{setting, placed};
  std::vector<state::FedLanding> landings;
  for (const Side side : board::kSides) {
    for (const auto& link : supply::chain_of(standing.situation(), side).water_links()) {
      if (link.landing) {
        landings.push_back({side, link.transport, link.ship, link.loading, *link.landing, 0});
      }
    }
  }
  return landings;
}

GameState opening_of(const Setting& setting, GameState placed, std::uint64_t seed,
                     std::vector<std::uint8_t> scripted) {
  GameState state = std::move(placed);
  const rulebook::Scenario& scenario = *setting.scenario;
  state.cycle = scenario.first_cycle;
  state.dice = base::Dice{seed, std::move(scripted)};
  state.turn = {};
  // [22.16] Departments of a campaign are tested before any Maintenance has fed a landing place. A
  // scenario begins with that; nothing is neutralised in it.
  state.landings =
      scenario.campaign ? landings_at_start(setting, state) : std::vector<state::FedLanding>{};
  for (const Side side : board::kSides) {
    const auto at = static_cast<std::size_t>(side);
    state.treasury[at] = {scenario.pool[at],
                          rulebook::rail_points(setting, scenario.first_cycle, side), 0};
  }
  organisation::fill_leader_pools(setting, state);
  state.turn.game_turn = 1;
  // [4.2] He decides who conducts his sieges first. [20.1] The campaign begins with phase B.
  state.turn.stage = scenario.campaign ? state::Stage::SupplyPoints : state::Stage::SiegeOrder;
  state.turn.acting = scenario.campaign ? Side::Union : Side::Confederate;
  state.war = {};
  state.turn.first_player = Side::Confederate;
  return state;
}

}  // namespace core::strategic
