#include "core/movement/march_distances.h"

#include "core/movement/terrain_cost.h"

#include <algorithm>

namespace core::movement {

MarchNet::MarchNet(const state::Situation& now, int by_ship) : into_(now.map().hexes().size()) {
  const map::Map& map = now.map();
  Hindrance foot;
  foot.foot = true;
  // [7.32] Whoever has not the points for the far bank is not ferried there.
  const rulebook::UnitType& infantry = now.book().unit_types[rulebook::PieceKind::Infantry];
  const rulebook::MovementCosts& costs = now.book().movement_costs;
  const auto lands_in = [&](const map::Hex& hex) {
    const auto enters = costs.enter(infantry.move_class, hex.terrain).points();
    const auto ferry = costs.of(infantry.move_class, rulebook::StepKind::Ferry).points();
    return enters && ferry && *enters + *ferry <= infantry.land_movement.value_or(0);
  };
  for (const map::Hex& hex : map.hexes()) {
    if (!hex.is_land()) {
      continue;
    }
    Steps& steps = into_[static_cast<std::size_t>(hex.id.ordinal())];
    for (const board::Direction direction : board::kDirections) {
      const auto from = map.beside(hex.id, direction);
      if (!from || !map.hex(*from).is_land()) {
        continue;
      }
      // Looked at from the goal: the step that leads from there into this hex.
      const map::Hexside& side = map.side(*from, board::opposite(direction));
      const auto step = terrain_cost(now, foot, map.hex(*from), board::opposite(direction));
      const bool by_water =
          (side.kind == map::SideKind::NavigableRiver || map::is_narrow_water(side.kind)) &&
          lands_in(hex);
      if (step || by_water) {
        steps.steps.at(steps.count++) = {static_cast<std::int16_t>(from->ordinal()),
                                         static_cast<std::int16_t>(step ? *step : by_ship)};
      }
    }
  }
}

std::vector<std::int16_t> MarchNet::distances(const std::vector<board::HexId>& goals,
                                              const std::vector<std::int16_t>& delays) const {
  std::vector<std::int16_t> distances(into_.size(), kNoMarch);
  // Costs are small: whoever is met waits in the list of his cost.
  std::vector<std::vector<std::int16_t>> waiting(1);
  for (const board::HexId goal : goals) {
    distances[static_cast<std::size_t>(goal.ordinal())] = 0;
    waiting.front().push_back(static_cast<std::int16_t>(goal.ordinal()));
  }
  for (std::size_t cost = 0; cost < waiting.size(); ++cost) {
    for (std::size_t at = 0; at < waiting[cost].size(); ++at) {
      const auto ordinal = static_cast<std::size_t>(waiting[cost][at]);
      if (static_cast<std::size_t>(distances[ordinal]) < cost) {
        continue;
      }
      const int delay = delays.empty() || cost == 0 ? 0 : int{delays[ordinal]};
      const Steps& steps = into_[ordinal];
      for (std::size_t step = 0; step < steps.count; ++step) {
        const auto from = static_cast<std::size_t>(steps.steps.at(step).from);
        const int all = static_cast<int>(cost) + steps.steps.at(step).cost + delay;
        if (all < distances[from]) {
          distances[from] = static_cast<std::int16_t>(all);
          if (waiting.size() <= static_cast<std::size_t>(all)) {
            waiting.resize(static_cast<std::size_t>(all) + 1);
          }
          waiting[static_cast<std::size_t>(all)].push_back(static_cast<std::int16_t>(from));
        }
      }
    }
  }
  return distances;
}

std::vector<std::int16_t> march_distances(const state::Situation& now,
                                          const std::vector<board::HexId>& goals, int by_ship,
                                          const std::vector<std::int16_t>& delays) {
  return MarchNet{now, by_ship}.distances(goals, delays);
}

}  // namespace core::movement
