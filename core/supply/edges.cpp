#include "core/supply/edges.h"

#include "core/supply/siege.h"
#include "core/water/ship_waters.h"

#include <algorithm>
#include <array>

namespace core::supply {

using base::operator""_case;

namespace {

int entered(const EdgeStep& step) { return Graphs::ordinal(step.to); }

int left(const EdgeStep& step) { return Graphs::ordinal(step.from); }

// ---- hexes ----

bool enemy_occupied(const View& view, const EdgeStep& step) {
  return view.hex(entered(step), kEnemyOccupied);
}

/// [13.32] What is landed in a besieged fort stays inside.
bool besieged(const View& view, const EdgeStep& step) {
  return !besiegers_of_fort(view, HexId::from_ordinal(entered(step))).empty();
}

/// [7.27] Nothing is landed in a fort under its besiegers; as printed its water side is open.
bool enemy_ashore(const View& view, const EdgeStep& step) {
  return enemy_occupied(view, step) && (view.in_force("E042"_erratum) || !besieged(view, step));
}

bool closed_by_zone(const View& view, const EdgeStep& step) {
  return view.hex(entered(step), kClosedZone);
}

// ---- hexsides ----

bool impassable(const View&, const EdgeStep& step) {
  return map::stops_ground(step.edge->side) && !over_water(step);
}

/// [17.6] A navigable hexside is crossed only by a bridge or with a friendly ship in it.
bool no_crossing(const View& view, const EdgeStep& step) {
  return over_water(step) && !along_line(view, step) &&
         !view.water(step.edge->water, kFriendlyShip) &&
         !view.water(step.edge->other_water, kFriendlyShip);
}

/// [9.52] Water with an enemy warship closes ships and bridges alike.
bool enemy_warship_below(const View& view, const EdgeStep& step) {
  return view.water(step.edge->water, kEnemyWarship) ||
         view.water(step.edge->other_water, kEnemyWarship);
}

// ---- rails ----

bool off_net(const View& view, const EdgeStep& step) { return view.hex(entered(step), kOffNet); }

bool rail_cut(const View& view, const EdgeStep& step) { return view.hex(entered(step), kCut); }

bool leaves_railhead(const View& view, const EdgeStep& step) {
  return view.hex(left(step), kRailhead);
}

/// [18.15] A rail ferry works while the side controls both banks.
bool ferry_not_held(const View& view, const EdgeStep& step) {
  return step.edge->rail_ferry &&
         (view.hex(entered(step), kNotHeld) || view.hex(left(step), kNotHeld));
}

// ---- water ----

bool enemy_warship_at(const View& view, const EdgeStep& step) {
  return view.water(Graphs::place(step.to).value(), kEnemyWarship);
}

bool enemy_fort_over(const View& view, const EdgeStep& step) {
  return view.water(Graphs::place(step.to).value(), kEnemyFort);
}

/// Whether the way is barred to ships by this case.
bool is_barred_by(CaseRef cited, const View& view, const EdgeStep& step) {
  if (step.edge->bar == map::LinkBar::None) {
    return false;
  }
  const auto bars = water::barred(view.setting(), view.state().cycle, step.edge->bar);
  return bars && bars->cited == cited;
}

bool shoals_closed(const View& view, const EdgeStep& step) {
  return is_barred_by("7.51"_case, view, step);
}

bool head_of_navigation(const View& view, const EdgeStep& step) {
  return is_barred_by("3.15"_case, view, step);
}

bool sandbar(const View& view, const EdgeStep& step) {
  return is_barred_by("7.52"_case, view, step);
}

constexpr std::array kGround{
    Check{ObstacleKind::ImpassableSide, "17.6"_case, impassable},
    Check{ObstacleKind::NoCrossing, "17.6"_case, no_crossing},
    Check{ObstacleKind::EnemyWarship, "9.52"_case, enemy_warship_below},
    Check{ObstacleKind::EnemyUnits, "17.6"_case, enemy_occupied},
    Check{ObstacleKind::EnemyZone, "9.4"_case, closed_by_zone},
};

constexpr std::array kRail{
    Check{ObstacleKind::RailheadMarker, "18.14"_case, leaves_railhead},
    Check{ObstacleKind::OutsideNet, "18.13"_case, off_net},
    Check{ObstacleKind::RailCut, "18.23"_case, rail_cut},
    Check{ObstacleKind::RailFerryHeld, "18.15"_case, ferry_not_held},
    Check{ObstacleKind::EnemyWarship, "9.52"_case, enemy_warship_below},
    Check{ObstacleKind::EnemyUnits, "17.03"_case, enemy_occupied},
    Check{ObstacleKind::EnemyZone, "9.4"_case, closed_by_zone},
};

constexpr std::array kRailHex{
    Check{ObstacleKind::OutsideNet, "18.13"_case, off_net},
    Check{ObstacleKind::RailCut, "18.23"_case, rail_cut},
    Check{ObstacleKind::EnemyUnits, "17.03"_case, enemy_occupied},
    Check{ObstacleKind::EnemyZone, "9.4"_case, closed_by_zone},
};

constexpr std::array kOpenWater{
    Check{ObstacleKind::HeadOfNavigation, "3.15"_case, head_of_navigation},
    Check{ObstacleKind::Shoals, "7.51"_case, shoals_closed},
    Check{ObstacleKind::Sandbar, "7.52"_case, sandbar},
    Check{ObstacleKind::EnemyWarship, "9.52"_case, enemy_warship_at},
};

constexpr std::array kWater{
    kOpenWater[0],
    kOpenWater[1],
    kOpenWater[2],
    kOpenWater[3],
    Check{ObstacleKind::EnemyFortWater, "17.12"_case, enemy_fort_over},
};

constexpr std::array kLanding{
    Check{ObstacleKind::EnemyUnits, "17.12"_case, enemy_ashore},
    Check{ObstacleKind::EnemyZone, "9.4"_case, closed_by_zone},
};

constexpr std::array kLand{
    kLanding[0],
    kLanding[1],
    Check{ObstacleKind::Besieged, "13.32"_case, besieged},
};

std::vector<PieceId> culprits(const View& view, ObstacleKind kind, const EdgeStep& step) {
  const auto hex = [&] { return HexId::from_ordinal(entered(step)); };
  switch (kind) {
    case ObstacleKind::EnemyUnits:
      return view.enemy_units_in(hex());
    case ObstacleKind::EnemyZone:
      return view.enemy_zones_on(hex());
    case ObstacleKind::EnemyWarship: {
      if (Graphs::is_water(step.to)) {
        return view.enemy_warships_at(Graphs::place(step.to));
      }
      std::vector<PieceId> result;
      for (const std::uint16_t place : {step.edge->water, step.edge->other_water}) {
        if (place != map::kNoWater) {
          const auto here = view.enemy_warships_at(WaterPlaceId{place});
          result.insert(result.end(), here.begin(), here.end());
        }
      }
      return result;
    }
    case ObstacleKind::Besieged:
      return besiegers_of_fort(view, hex());
    case ObstacleKind::EnemyFortWater:
      return view.enemy_garrisons_over(Graphs::place(step.to));
    case ObstacleKind::OutOfRange:
    case ObstacleKind::NoCrossing:
    case ObstacleKind::ImpassableSide:
    case ObstacleKind::RailCut:
    case ObstacleKind::OutsideNet:
    case ObstacleKind::RailheadMarker:
    case ObstacleKind::RailFerryHeld:
    case ObstacleKind::HeadOfNavigation:
    case ObstacleKind::Shoals:
    case ObstacleKind::Sandbar:
    case ObstacleKind::NoTransport:
    case ObstacleKind::CityBesieged:
    case ObstacleKind::CityLost:
    case ObstacleKind::CityOccupied:
    case ObstacleKind::EnemyNearby:
    case ObstacleKind::Neutralised:
    case ObstacleKind::NoStock:
    case ObstacleKind::NoSource:
      return {};
  }
  return {};
}

/// An obstacle of a check: hexes and water it sits in, and for hexsides where the step came from.
Obstacle make(const Check& check, const EdgeStep& step) {
  const bool of_a_side =
      check.kind == ObstacleKind::ImpassableSide || check.kind == ObstacleKind::NoCrossing ||
      check.kind == ObstacleKind::RailFerryHeld || check.kind == ObstacleKind::RailheadMarker ||
      check.kind == ObstacleKind::HeadOfNavigation || check.kind == ObstacleKind::Shoals ||
      check.kind == ObstacleKind::Sandbar ||
      (check.kind == ObstacleKind::EnemyWarship && !Graphs::is_water(step.to));
  Obstacle result;
  result.kind = check.kind;
  result.cited = check.cited;
  result.at = spot_of(step.to);
  if (of_a_side) {
    result.from = spot_of(step.from);
  }
  return result;
}

}  // namespace

Spot spot_of(std::uint32_t vertex) noexcept {
  if (Graphs::is_water(vertex)) {
    return Graphs::place(vertex);
  }
  return HexId::from_ordinal(Graphs::ordinal(vertex));
}

std::span<const Check> checks_of(EdgeKind kind) noexcept {
  switch (kind) {
    case EdgeKind::Ground:
      return kGround;
    case EdgeKind::Rail:
      return kRail;
    case EdgeKind::Water:
    case EdgeKind::Load:
      return kWater;
    case EdgeKind::Embark:
      return kOpenWater;
    case EdgeKind::Land:
      return kLand;
    case EdgeKind::LandRail:
      return kRailHex;
    case EdgeKind::Broadcast:
      return {};
  }
  return {};
}

std::span<const Check> rail_hex_checks() noexcept { return kRailHex; }

std::span<const Check> open_water_checks() noexcept { return kOpenWater; }

std::span<const Check> landing_checks() noexcept { return kLanding; }

bool is_blocked(const View& view, std::span<const Check> checks, const EdgeStep& step) {
  return std::any_of(checks.begin(), checks.end(), [&](const Check& check) {
    return check.applies(view, step) &&
           !(view.waives_anything() && view.is_waived(make(check, step)));
  });
}

std::vector<Obstacle> obstacles(const View& view, std::span<const Check> checks,
                                const EdgeStep& step) {
  std::vector<Obstacle> result;
  for (const Check& check : checks) {
    if (!check.applies(view, step)) {
      continue;
    }
    Obstacle obstacle = make(check, step);
    if (!view.is_waived(obstacle)) {
      obstacle.culprits = culprits(view, check.kind, step);
      result.push_back(std::move(obstacle));
    }
  }
  return result;
}

Mode mode_of(const View& view, const EdgeStep& step) noexcept {
  if (along_line(view, step)) {
    return Mode::Line;
  }
  return over_water(step) ? Mode::Ship : Mode::Ground;
}

}  // namespace core::supply
