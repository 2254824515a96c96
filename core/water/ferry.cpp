#include "core/water/ferry.h"

#include "core/movement/entry.h"
#include "core/movement/mover.h"
#include "core/movement/restrictions.h"
#include "core/territory/besieged.h"
#include "core/water/landing.h"
#include "core/water/sailing.h"
#include "core/zones_of_control/ground_zones.h"
#include "core/zones_of_control/naval_zones.h"

#include <algorithm>

namespace core::water {
namespace {

using base::operator""_case;
using rulebook::MoveClass;
using rulebook::PieceKind;
using sequence::Action;
using sequence::ActionKind;
using state::Piece;
using state::refusal;
using state::refused;
using state::Ruling;
using state::Status;

/// [7.31] What a warship ferries in a Movement Phase; a transport as much as it carries.
constexpr int kFerriedByWarship = 5;

/// [7.32] [6.42] Terrain of the hex and the crossing, the highest of those who go: the roster of an
/// HQ, a leader only when he goes alone [16.12].
Ruling<int> cost_to_cross(const Situation& now, PieceId id, HexId from, HexId to) {
  const rulebook::MovementCosts& costs = now.book().movement_costs;
  const map::Terrain terrain = now.map().hex(to).terrain;
  int most = 0;
  const auto add = [&](PieceId each) {
    const MoveClass how = now.book().unit_types[now.piece(each).kind].move_class;
    const auto hex = costs.enter(how, terrain).points();
    const auto water = costs.of(how, rulebook::StepKind::Ferry).points();
    if (hex && water) {
      most = std::max(most, *hex + *water);
    }
    return hex && water;
  };
  bool goes_alone = true;
  if (rulebook::is_headquarters(now.piece(id).kind)) {
    for (const PieceId inner : now.state.contents(id)) {
      if (now.piece(inner).kind == PieceKind::Leader) {
        continue;
      }
      goes_alone = false;
      if (!add(inner)) {
        return refused(refusal("6.16"_case, "road-only").of(inner).in(to).coming_from(from));
      }
    }
  }
  if (goes_alone && !add(id)) {
    return refused(refusal("6.16"_case, "road-only").of(id).in(to).coming_from(from));
  }
  return most;
}

/// [7.31] [7.33] [7.34] Whether the ship may ferry over the side of the hex at all.
Ruling<> may_work_as_ferry(const Situation& now, PieceId ship, Side side, HexId from, HexId to) {
  const Piece& vessel = now.piece(ship);
  if (!rulebook::is_ship(vessel.kind) || vessel.side != side || vessel.away() != nullptr ||
      vessel.activity.has(Status::FaceDown)) {
    return refused(refusal("7.31"_case, "no-own-ship").of(ship));
  }
  const auto direction = now.map().direction(from, to);
  const FerryWaters waters = direction ? ferry_waters(now, from, *direction) : FerryWaters{};
  const auto place = place_of(now, ship);
  if (!place || std::find(waters.begin(), waters.end(), *place) == waters.end()) {
    return refused(refusal("7.31"_case, "ship-not-between").of(ship).in(to).coming_from(from));
  }
  if (std::any_of(waters.begin(), waters.end(), [&](WaterPlaceId water) {
        return zones_of_control::is_enemy_water(now.setting, now.occupancy, side, water);
      })) {
    return refused(refusal("7.33"_case, "enemy-warship-in-water").of(ship).in(to));
  }
  if (!is_empty(now, ship)) {
    return refused(refusal("7.34"_case, "ferry-with-cargo").of(ship));
  }
  return {};
}

/// [7.32] Whether the Enemy is in the hex, inside a fort or not.
bool is_enemy_occupied(const Situation& now, Side side, HexId hex) {
  const state::HexOccupants& there = now.occupancy.at(hex);
  const Side enemy = board::enemy_of(side);
  return there.open_ground.has(enemy) || there.garrison.has(enemy);
}

/// The piece and, for an HQ, its roster and the leaders on it.
std::vector<PieceId> all_of(const Situation& now, PieceId id) {
  std::vector<PieceId> all{id};
  if (rulebook::is_headquarters(now.piece(id).kind)) {
    const std::vector<PieceId> inner = now.state.contents(id);
    all.insert(all.end(), inner.begin(), inner.end());
  }
  return all;
}

}  // namespace

FerryWaters ferry_waters(const Situation& now, HexId from, board::Direction direction) {
  FerryWaters result;
  const auto to = now.map().beside(from, direction);
  if (!to || !now.map().hex(*to).is_land()) {
    return result;
  }
  if (const auto river = now.map().water_of(from, direction)) {
    result.push_back(*river);
  } else if (map::is_narrow_water(now.map().side(from, direction).kind)) {
    for (const HexId hex : {from, *to}) {
      if (const auto water = now.map().water_of(hex)) {
        result.push_back(*water);
      }
    }
  }
  return result;
}

int ferry_capacity(const Situation& now, PieceId ship) {
  return rulebook::is_warship(now.piece(ship).kind) ? kFerriedByWarship : capacity_of(now, ship);
}

Ruling<int> may_ferry(const Situation& now, PieceId id, PieceId ship, HexId to) {
  if (const auto able = may_act(now, id, 0); !able) {
    return refused(able.error());
  }
  const Piece& piece = now.piece(id);
  if (now.state.transport_of(id) || piece.hex() == nullptr) {
    return refused(refusal("7.34"_case, "ferry-takes-from-land").of(id));
  }
  const HexId from = *piece.hex();
  if (const auto works = may_work_as_ferry(now, ship, piece.side, from, to); !works) {
    return refused(works.error());
  }
  const std::optional<PieceId> fort = now.state.fort_of(id);
  if (fort && territory::is_besieged_fort(now.occupancy, piece.side, from)) {
    return refused(refusal("13.32"_case, "besieged").of(id).with(*fort));
  }
  if (is_enemy_occupied(now, piece.side, to)) {
    return refused(refusal("7.32"_case, "ferry-into-enemy").of(id).in(to));
  }
  const bool zones = zones_of_control::is_enemy_zone(now, piece.side, from);
  if (zones && piece.activity.has(Status::BeganMove)) {
    return refused(refusal("6.21"_case, "stopped").of(id).in(from));
  }
  if (zones && !now.in_force("E035"_erratum) &&
      zones_of_control::is_enemy_zone(now, piece.side, to)) {
    return refused(refusal("6.24"_case, "zone-to-zone").of(id).in(to).coming_from(from));
  }
  const std::vector<PieceId> all = all_of(now, id);
  if (const auto bound = movement::may_go_to(now, {all.begin(), all.end()}, to); !bound) {
    return refused(bound.error());
  }
  const auto load = load_of(now, id);
  if (!load) {
    return refused(refusal("6.56"_case, "not-carried").of(id));
  }
  if (const int room = ferry_capacity(now, ship) - now.piece(ship).activity.carried; *load > room) {
    return refused(refusal("7.31"_case, "ferry-full").of(id).with(ship).figures(*load, room));
  }
  const auto cost = cost_to_cross(now, id, from, to);
  if (cost && *cost > points_left(now, id)) {
    return refused(
        refusal("7.32"_case, "points-short").of(id).in(to).figures(*cost, points_left(now, id)));
  }
  return cost;
}

void ferry(state::Record& record, PieceId id, PieceId ship, HexId to) {
  const Situation now = record.now();
  const int cost = *may_ferry(now, id, ship, to);
  const int load = *load_of(now, id);
  const std::vector<PieceId> all = all_of(now, id);
  record.apply(state::PointsSpent{ship, 0, 0, load, 0});
  if (!record.piece(ship).activity.has(Status::Ferried)) {
    record.set(ship, Status::Ferried);
  }
  for (const PieceId each : all) {
    record.apply(state::PointsSpent{each, cost, 0, 0, 0});
  }
  movement::enter(record, id, to, "7.32"_case);
}

void offer_ferries(const Situation& now, sequence::Choices& legal) {
  const state::ForceMove* force = moving_force(now.state);
  if (force == nullptr || force->ending) {
    return;
  }
  std::optional<HexId> without_ships;  // most members stand in one hex
  for (const PieceId id : movement::members(now, *force)) {
    const Piece& piece = now.piece(id);
    if (piece.hex() == nullptr || without_ships == *piece.hex() ||
        (piece.inside && now.state.transport_of(id))) {
      continue;
    }
    without_ships = *piece.hex();
    for (const board::Direction direction : board::kDirections) {
      for (const WaterPlaceId water : ferry_waters(now, *piece.hex(), direction)) {
        if (!now.occupancy.ships(water).has(piece.side)) {
          continue;
        }
        without_ships.reset();
        const HexId to = *piece.hex()->neighbour(direction);
        for (const PieceId ship : now.occupancy.pieces_at(water)) {
          if (legal.wants(ActionKind::Ferry) && rulebook::is_ship(now.piece(ship).kind) &&
              may_ferry(now, id, ship, to)) {
            legal.add({ActionKind::Ferry, id, ship, to, {}, 0});
          }
        }
      }
    }
  }
}

}  // namespace core::water
