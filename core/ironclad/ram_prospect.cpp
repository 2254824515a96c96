#include "core/ironclad/ram_prospect.h"

#include "core/ironclad/movement.h"
#include "core/ironclad/ramming.h"
#include "core/ironclad/speed.h"
#include "core/table/steering.h"
#include "core/table/trigonometry.h"

#include <algorithm>
#include <array>
#include <utility>

namespace core::ironclad {
namespace {

using table::Inches;

constexpr int kDieFaces = 6;
constexpr double kWounded = 0.5;  // of what it means that she sinks, a hull that is stove in

/// What it means to lose so many draft boxes.
double worth_of_draft(const Ship& ship, int boxes, double sunk) {
  return boxes >= ship.draft ? sunk : sunk * kWounded * boxes / ship.draft;
}

/// [IC-281] Places on a hull that a bow is laid on: amidships, and towards either end.
std::array<table::Point, 3> marks_on(const Setting& setting, const State& state, ShipId target) {
  const table::Hull& hull = setting.ship(target).hull;
  const table::Pose pose = state.ship(target).pose;
  constexpr int kParts = 5;
  const auto mark = [&](int part) {
    return table::aboard(pose, hull.length * part / kParts - hull.stack, {});
  };
  return {mark(0), mark(1), mark(-1)};
}

}  // namespace

std::vector<RamCourse> ram_courses(const Setting& setting, const State& state, ShipId rammer,
                                   int speed, Ways ways) {
  const Ship& ship = state.ship(rammer);
  const table::Hull& hull = setting.ship(rammer).hull;
  MoveShip move;
  move.ship = rammer;
  move.speed = speed;
  const Inches length = run_at(setting, speed);
  const Inches radius = least_radius_of(setting, state, move);
  std::optional<Obstacles> obstacles;
  std::vector<RamCourse> courses;
  for (std::size_t i = 0; i < state.ships.size(); ++i) {
    const ShipId target{static_cast<std::uint8_t>(i)};
    const Ship& other = state.ships[i];
    const Inches reach = length + hull.length + setting.ship(target).hull.length;
    if (other.side == ship.side || other.fate != Fate::Afloat || setting.ship(target).launch ||
        !table::within(ship.pose.at, other.pose.at, reach)) {
      continue;
    }
    if (!obstacles) {
      obstacles = obstacles_for(setting, state, {rammer});
    }
    for (const table::Point mark : marks_on(setting, state, target)) {
      auto paths = ways == Ways::All
                       ? table::approaches(ship.pose, mark, length, radius)
                       : std::vector<table::Path>{table::onto(ship.pose, mark, length, radius)};
      for (table::Path& path : paths) {
        const auto swept =
            table::sweep(hull, table::Course{ship.pose, path}, obstacles->all, std::nullopt);
        if (swept.contact && swept.contact->obstacle &&
            obstacles->ships.at(*swept.contact->obstacle) == target &&
            is_ram(*swept.contact, speed)) {
          courses.push_back({std::move(path), target});
        }
      }
    }
  }
  return courses;
}

double worth_of_ram(const Setting& setting, const State& state, const Appraisal& appraisal,
                    ShipId rammer, ShipId target, int speed) {
  const RamRow& row = setting.charts.ram(speed / kKnot);
  const bool swap = exchanged(setting, rammer, target);
  const int saved = state.ship(rammer).ram > 0 ? 1 : 0;  // [IC-284]
  const double theirs = appraisal.loss_of(state, target);
  const double own = appraisal.loss_of(state, rammer);
  double sum = 0;
  for (int face = 1; face <= kDieFaces; ++face) {
    const int white = row.white.on(face);
    const int coloured = row.coloured.on(face).draft;
    sum += worth_of_draft(state.ship(target), swap ? coloured : white, theirs) -
           worth_of_draft(state.ship(rammer), std::max(0, (swap ? white : coloured) - saved), own);
  }
  return sum / kDieFaces;
}

double ram_to_come(const Setting& setting, const State& state, const Appraisal& appraisal,
                   ShipId rammer) {
  const Ship& ship = state.ship(rammer);
  const auto range = speeds_of(setting, state, rammer);
  if (ship.fate != Fate::Afloat || ship.aground != Aground::No || !range || range->most < kKnot) {
    return 0;
  }
  double most = 0;
  for (const RamCourse& course : ram_courses(setting, state, rammer, range->most, Ways::Shortest)) {
    most =
        std::max(most, worth_of_ram(setting, state, appraisal, rammer, course.target, range->most));
  }
  return most;
}

}  // namespace core::ironclad
