// [17.03] [17.6] What stands in the way of a step, predicate by predicate. Private to this room.
#pragma once

#include "core/supply/view.h"

namespace core::supply {

/// One check of a step: the kind of obstacle it finds, the case it reads, and whether it applies.
///
/// The list of checks of an edge kind is the rule; searches ask `blocked`, explanations ask
/// `obstacles`.
struct Check {
  ObstacleKind kind;
  CaseRef cited;
  bool (*applies)(const View& view, const EdgeStep& step);
};

/// The checks for steps of a kind, in the order of the rulebook.
[[nodiscard]] std::span<const Check> checks_of(EdgeKind kind) noexcept;

/// The checks a rail hex must pass to be part of the net at all, as an origin or a landing place
/// [17.03].
[[nodiscard]] std::span<const Check> rail_hex_checks() noexcept;

/// The checks of a way over water by 9.5 alone [13.33].
[[nodiscard]] std::span<const Check> open_water_checks() noexcept;

/// The checks a landing place must pass to broadcast as a railhead [17.13].
[[nodiscard]] std::span<const Check> landing_checks() noexcept;

/// Whether any check stops the step (obstacles thought away do not).
[[nodiscard]] bool is_blocked(const View& view, std::span<const Check> checks,
                              const EdgeStep& step);

/// Most steps, over land, rails or water: nothing on the map is in their way, no enemy is near and
/// no marker lies there. No check of their kind applies to them; of others nothing is said.
[[nodiscard]] inline bool is_undisturbed(const View& view, const EdgeStep& step) noexcept {
  if (!step.edge->plain) {
    return false;
  }
  switch (step.edge->kind) {
    case EdgeKind::Ground:
      return !view.is_near_enemy(Graphs::ordinal(step.to));
    case EdgeKind::Rail:
      return !view.hex(Graphs::ordinal(step.to), kEnemyOccupied | kClosedZone | kOffNet | kCut) &&
             !view.hex(Graphs::ordinal(step.from), kRailhead);
    case EdgeKind::Water:
      return !view.is_near_enemy(Graphs::place(step.to));
    case EdgeKind::Broadcast:
    case EdgeKind::Load:
    case EdgeKind::Embark:
    case EdgeKind::Land:
    case EdgeKind::LandRail:
      return false;
  }
  return false;
}

/// Whether any check of its kind stops the step; asks the checks only where they could apply.
[[nodiscard]] inline bool is_blocked(const View& view, const EdgeStep& step) {
  return !is_undisturbed(view, step) && is_blocked(view, checks_of(step.edge->kind), step);
}

/// All that stops the step, in the order of the checks.
[[nodiscard]] std::vector<Obstacle> obstacles(const View& view, std::span<const Check> checks,
                                              const EdgeStep& step);

/// [6.61] Whether a ground step follows a railroad: one with a cut at either end is no line for
/// those beside it.
[[nodiscard]] inline bool along_rail(const View& view, const EdgeStep& step) noexcept {
  return step.edge->rail && !view.hex(Graphs::ordinal(step.to), kCut) &&
         !view.hex(Graphs::ordinal(step.from), kCut);
}

[[nodiscard]] inline bool along_line(const View& view, const EdgeStep& step) noexcept {
  return step.edge->road || along_rail(view, step);
}

/// Whether a ground step crosses navigable water.
[[nodiscard]] inline bool over_water(const EdgeStep& step) noexcept {
  return step.edge->side == map::SideKind::NavigableRiver || map::is_narrow_water(step.edge->side);
}

/// [17.6] How a ground step goes: along a line, by ship, or overland; bridges are part of the line.
[[nodiscard]] Mode mode_of(const View& view, const EdgeStep& step) noexcept;

/// [17.6] Supply movement points to enter the hex of a ground step.
[[nodiscard]] inline int ground_cost(const View& view, const EdgeStep& step) noexcept {
  const rulebook::SupplyCosts& costs = view.book().supply_costs;
  if (along_line(view, step)) {
    return costs.along_line;
  }
  const int terrain = costs.terrain[static_cast<std::size_t>(step.edge->terrain)].value_or(0);
  if (step.edge->side == map::SideKind::MinorRiver) {
    return terrain + costs.minor_river;
  }
  return over_water(step) ? terrain + costs.ship_crossing : terrain;
}

/// The hex or water place of a vertex of the layered graph.
[[nodiscard]] Spot spot_of(std::uint32_t vertex) noexcept;

}  // namespace core::supply
