#include "core/movement/terrain_cost.h"

#include <algorithm>

namespace core::movement {

using base::operator""_case;
using board::Direction;
using rulebook::MoveClass;
using rulebook::StepCost;
using rulebook::StepKind;
using state::refusal;
using state::refused;
using state::Situation;

namespace {

/// The largest of the cells that count.
template <class Cell>
StepCost worst(const Hindrance& hindrance, Cell cell) {
  StepCost result = StepCost::of(0);
  bool found = false;
  const auto look = [&](bool counts, MoveClass column) {
    if (!counts) {
      return;
    }
    const StepCost cost = cell(column);
    const bool worse =
        !found || !cost.points() || (result.points() && *cost.points() > *result.points());
    if (worse && (!found || result.points())) {
      result = cost;
    }
    found = true;
  };
  look(hindrance.foot, MoveClass::Foot);
  look(hindrance.horse, MoveClass::Horse);
  look(hindrance.wagons, MoveClass::Wagons);
  return result;
}

/// [6.12] Whether the side itself can be crossed, and how a river off the road counts.
Ruling<int> crossing_cost(const Situation& now, const Hindrance& hindrance, const map::Hex& from,
                          const map::Hex& to, const map::Hexside& side, StepFor what) {
  const auto& costs = now.book().movement_costs;
  const bool bridge = (side.road && side.road_crossing == map::Crossing::Bridge) ||
                      (side.rail && side.rail_crossing == map::Crossing::Bridge) ||
                      (side.kind == map::SideKind::MinorRiver && (side.road || side.rail));
  const auto impassable = [&](std::string_view reason) {
    return refused(refusal("6.12"_case, reason).in(to.id).coming_from(from.id));
  };
  if (side.kind == map::SideKind::Plain) {
    return 0;
  }
  if (side.kind == map::SideKind::Blocked) {
    return impassable("blocked-side");
  }
  if (bridge) {
    return cost_of(costs, hindrance, StepKind::Bridge).value_or(0);
  }
  if (side.kind != map::SideKind::MinorRiver) {
    if (const auto water = cost_of(costs, hindrance, StepKind::Water)) {
      return *water;
    }
    return impassable("no-bridge");
  }
  if (now.state.cycle.is_winter() && what == StepFor::Entry) {
    return refused(refusal("6.14"_case, "winter-river").in(to.id).coming_from(from.id));
  }
  if (const auto river = cost_of(costs, hindrance, StepKind::MinorRiver)) {
    return *river;
  }
  return impassable("no-bridge");
}

}  // namespace

void Hindrance::add(MoveClass column, rulebook::PieceKind kind) noexcept {
  foot = foot || column == MoveClass::Foot;
  horse = horse || column == MoveClass::Horse;
  wagons = wagons || column == MoveClass::Wagons;
  supply_train = supply_train || kind == rulebook::PieceKind::SupplyTrain;
}

std::optional<int> cost_of(const rulebook::MovementCosts& costs, const Hindrance& hindrance,
                           StepKind step) {
  return worst(hindrance, [&](MoveClass column) { return costs.of(column, step); }).points();
}

bool goes_along_road(const Situation& now, const map::Hex& from, Direction direction) noexcept {
  const map::Hexside& side = from.side(direction);
  const bool water = map::stops_ground(side.kind);
  if (side.road && (!water || side.road_crossing == map::Crossing::Bridge)) {
    return true;
  }
  if (!side.rail || (water && side.rail_crossing != map::Crossing::Bridge)) {
    return false;
  }
  const map::Hex& to = now.map().hex(from.neighbours[static_cast<std::size_t>(direction)]);
  return !now.state.rail.is_cut(from.id) && !now.state.rail.is_cut(to.id);
}

Ruling<int> terrain_cost(const Situation& now, const Hindrance& hindrance, const map::Hex& from,
                         Direction direction, StepFor what) {
  const map::Hex& to = now.map().hex(from.neighbours[static_cast<std::size_t>(direction)]);
  const auto& costs = now.book().movement_costs;
  if (!to.is_land()) {
    return refused(refusal("6.12"_case, "all-water").in(to.id).coming_from(from.id));
  }
  if (goes_along_road(now, from, direction)) {
    return cost_of(costs, hindrance, StepKind::Road).value_or(0);
  }
  const auto crossing = crossing_cost(now, hindrance, from, to, from.side(direction), what);
  if (!crossing) {
    return crossing;
  }
  if (hindrance.supply_train && now.state.cycle.is_winter()) {  // [17.43]
    return refused(refusal("6.14"_case, "winter-train").in(to.id).coming_from(from.id));
  }
  const StepCost terrain =
      worst(hindrance, [&](MoveClass column) { return costs.enter(column, to.terrain); });
  if (!terrain.points()) {
    return refused(refusal("6.16"_case, "road-only").in(to.id).coming_from(from.id));
  }
  return *terrain.points() + *crossing;
}

}  // namespace core::movement
