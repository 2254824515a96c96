// Private to this room.
#include "core/field/traffic.h"

#include "core/field/formation.h"
#include "core/field/movement.h"
#include "core/table/trigonometry.h"

#include <algorithm>

namespace core::field {
namespace {

constexpr Inches kUnitReach = Inches::of(12);  // no figure is farther from its unit's front

bool stands_in_bodies(const std::vector<Body>& a, const std::vector<Body>& b) {
  return std::ranges::any_of(a, [&](const Body& one) {
    return std::ranges::any_of(b, [&](const Body& other) { return overlap(one, other); });
  });
}

/// A friend who may be in the way.
struct InTheWay {
  std::vector<Body> bodies;
  table::Box box;
  bool passes{};  ///< one may pass through, not stand there
};

std::vector<InTheWay> friends_near(const Setting& setting, const State& planned, UnitId id,
                                   const Unit& before, const Unit& then) {
  std::vector<InTheWay> all;
  for (std::size_t i = 0; i < planned.units.size(); ++i) {
    const Unit& other = planned.units[i];
    const bool near = table::within(other.pose.at, before.pose.at, kUnitReach * 2) ||
                      table::within(other.pose.at, then.pose.at, kUnitReach * 2);
    if (unit_id(i) == id || !other.on_table() || other.side != before.side || !near) {
      continue;
    }
    auto bodies = bodies_of(setting.charts, other);
    if (!bodies.empty()) {
      const table::Box box = box_of(bodies);
      all.push_back({std::move(bodies), box, is_open(other.formation) || is_open(then.formation)});
    }
  }
  return all;
}

/// Whether it stands in one of them who was not in its way before.
bool meets_any(const Setting& setting, const std::vector<InTheWay>& friends, const Unit& unit,
               const std::vector<Body>& before, bool ends) {
  const auto bodies = bodies_of(setting.charts, unit);
  if (bodies.empty()) {
    return false;
  }
  const table::Box box = box_of(bodies);
  return std::ranges::any_of(friends, [&](const InTheWay& each) {
    return (ends || !each.passes) && table::close(box, each.box, Inches{}) &&
           stands_in_bodies(bodies, each.bodies) &&
           (ends || !stands_in_bodies(before, each.bodies));
  });
}

}  // namespace

bool is_way_free(const Setting& setting, const State& state, const State& planned,
                 const MoveUnit& move, const Unit& then) {
  const Unit& before = state.unit(move.unit);
  const auto friends = friends_near(setting, planned, move.unit, before, then);
  if (friends.empty()) {
    return true;
  }
  const auto bodies = bodies_of(setting.charts, before);
  if (meets_any(setting, friends, then, bodies, true)) {
    return false;
  }
  if (move.legs.empty() || move.legs.back().kind != LegKind::Advance) {
    return true;
  }
  // In thirds of the last leg; what lies before it is a turn in place.
  const Inches whole = move.legs.back().length;
  MoveUnit part = move;
  for (const int third : {0, 1, 2}) {
    if (third == 0 && move.legs.size() < 2) {
      continue;
    }
    part.legs.back().length = whole * third / 3;
    const Unit there = outlook(setting, state, part).unit;
    if (meets_any(setting, friends, there, bodies, false)) {
      return false;
    }
  }
  return true;
}

std::vector<UnitId> enemies_met(const Setting& setting, const State& planned, UnitId id,
                                const Unit& then, Inches within) {
  std::vector<UnitId> all;
  const auto bodies = bodies_of(setting.charts, then);
  if (bodies.empty()) {
    return all;
  }
  const table::Box box = box_of(bodies);
  for (std::size_t i = 0; i < planned.units.size(); ++i) {
    const Unit& other = planned.units[i];
    if (unit_id(i) == id || !other.on_table() || other.hidden || other.side == then.side ||
        !table::close(box, {other.pose.at, other.pose.at}, kUnitReach)) {
      continue;
    }
    const auto theirs = bodies_of(setting.charts, other);
    if (!theirs.empty() && table::close(box, box_of(theirs), within) &&
        gap_between(bodies, theirs) <= within) {
      all.push_back(unit_id(i));
    }
  }
  return all;
}

}  // namespace core::field
