#include "core/movement/march_distances.h"

#include "core/movement/terrain_cost.h"

#include <queue>

#include <functional>
#include <utility>

namespace core::movement {

std::vector<std::int16_t> march_distances(const state::Situation& now,
                                          const std::vector<board::HexId>& goals, int by_ship,
                                          const std::vector<std::int16_t>& delays) {
  using Met = std::pair<int, int>;  // cost, ordinal
  const map::Map& map = now.map();
  std::vector<std::int16_t> distances(map.hexes().size(), kNoMarch);
  std::priority_queue<Met, std::vector<Met>, std::greater<>> open;
  const auto meet = [&](int ordinal, int cost) {
    std::int16_t& known = distances[static_cast<std::size_t>(ordinal)];
    if (cost < known) {
      known = static_cast<std::int16_t>(cost);
      open.emplace(cost, ordinal);
    }
  };
  for (const board::HexId goal : goals) {
    meet(goal.ordinal(), 0);
  }
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
  while (!open.empty()) {
    const auto [cost, ordinal] = open.top();
    open.pop();
    if (cost > distances[static_cast<std::size_t>(ordinal)] || !map.hex(ordinal).is_land()) {
      continue;
    }
    const int delay =
        delays.empty() || cost == 0 ? 0 : int{delays[static_cast<std::size_t>(ordinal)]};
    for (const board::Direction direction : board::kDirections) {
      const auto from = map.beside(map.hex(ordinal).id, direction);
      if (!from || !map.hex(*from).is_land()) {
        continue;
      }
      // Looked at from the goal: the step that leads from there into this hex.
      const map::Hexside& side = map.side(*from, board::opposite(direction));
      const auto step = terrain_cost(now, foot, map.hex(*from), board::opposite(direction));
      if (step) {
        meet(from->ordinal(), cost + *step + delay);
      } else if ((side.kind == map::SideKind::NavigableRiver || map::is_narrow_water(side.kind)) &&
                 lands_in(map.hex(ordinal))) {
        meet(from->ordinal(), cost + by_ship + delay);
      }
    }
  }
  return distances;
}

}  // namespace core::movement
