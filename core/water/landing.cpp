#include "core/water/landing.h"

#include "core/movement/entry.h"
#include "core/movement/march.h"
#include "core/movement/mover.h"
#include "core/movement/restrictions.h"
#include "core/organisation/strength.h"
#include "core/territory/besieged.h"
#include "core/water/sailing.h"
#include "core/zones_of_control/naval_zones.h"

#include <algorithm>

namespace core::water {
namespace {

using base::operator""_case;
using rulebook::PieceKind;
using sequence::Action;
using sequence::ActionKind;
using state::ForceMove;
using state::Piece;
using state::Record;
using state::refusal;
using state::refused;
using state::Status;

/// [7.26] A line of SUP counts for so many of them, or a part.
constexpr int kSupplyPointsOfLine = 10;
/// [7.22] What going ashore costs a unit of its own points.
constexpr int kPointsToLand = 1;

/// The piece and what is inside it, at any depth.
std::vector<PieceId> with_contents(const Situation& now, PieceId piece) {
  std::vector<PieceId> all{piece};
  if (rulebook::may_hold(now.piece(piece).kind)) {
    const std::vector<PieceId> inner = now.state.contents(piece);
    all.insert(all.end(), inner.begin(), inner.end());
  }
  return all;
}

/// [6.11] Points of one piece; an HQ's are those of its roster [16.12].
int own_points_left(const Situation& now, const Piece& piece) {
  return movement::allowance(now, piece.id) + piece.activity.extra - piece.activity.spent;
}

/// [10.31] Lone leaders and empty headquarters go by any ship.
bool may_go_by_warship(const Situation& now, const Piece& piece) {
  return piece.kind == PieceKind::Leader ||
         (rulebook::is_headquarters(piece.kind) && load_of(now, piece.id) == 0);
}

/// What of the ship stands against taking it aboard or landing it at `hex`: place, Enemy warships.
Ruling<> may_load_at(const Situation& now, PieceId ship, std::optional<WaterPlaceId> place,
                     HexId hex) {
  if (!place || !is_contiguous(now, *place, hex)) {
    return refused(refusal("7.21"_case, "ship-not-beside").of(ship).in(hex));
  }
  if (zones_of_control::is_enemy_water(now.setting, now.occupancy, now.piece(ship).side, *place)) {
    return refused(refusal("9.53"_case, "enemy-warship-in-water").of(ship).in(hex));
  }
  return {};
}

/// [7.26] [7.22] The chart, and what the ship has left.
Ruling<int> cost_for_ship(const Situation& now, PieceId piece, PieceId ship, WaterPlaceId water,
                          int range, HexId hex) {
  const auto where = port_kind(now, now.piece(ship).side, hex, water);
  const auto cost = embarkation_cost(now, piece, where);
  if (cost && *cost > range) {
    return refused(
        refusal("7.22"_case, "ship-range-short").of(piece).with(ship).figures(*cost, range));
  }
  return cost;
}

/// [7.27] The garrison's side neither embarks from nor lands in a besieged fort. As printed (E042)
/// only units are still bound: the besieged do not move [13.32], nobody joins them [13.39].
Ruling<> may_use_besieged(const Situation& now, PieceId piece, HexId hex, state::CaseRef printed) {
  if (territory::is_besieged_fort(now.occupancy, now.piece(piece).side, hex)) {
    const auto cited = now.in_force("E042"_erratum) ? "7.27"_case : printed;
    return refused(refusal(cited, "fort-besieged").of(piece).in(hex));
  }
  return {};
}

}  // namespace

Ruling<int> embarkation_cost(const Situation& now, PieceId piece, rulebook::PortKind where) {
  const rulebook::Embarkation& chart = now.book().embarkation;
  int sum = 0;
  int stock = 0;
  for (const PieceId id : with_contents(now, piece)) {
    const PieceKind kind = now.piece(id).kind;
    if (!chart.line(kind)) {
      return refused(refusal("7.26"_case, "no-line").of(id));
    }
    const auto points = chart.points(kind, where);
    if (!points) {
      return refused(refusal("7.26"_case, "needs-port").of(id));
    }
    sum += *points;
    stock += now.piece(id).stock;
  }
  if (stock > 0) {
    const int loads = (stock + kSupplyPointsOfLine - 1) / kSupplyPointsOfLine;
    sum += loads * chart.points(rulebook::EmbarkationLine::SupplyPoints, where).value_or(0);
  }
  return sum;
}

int points_left(const Situation& now, PieceId id) {
  const Piece& piece = now.piece(id);
  if (!rulebook::is_headquarters(piece.kind)) {
    return own_points_left(now, piece);
  }
  std::optional<int> least;
  for (const PieceId inner : now.state.contents(id)) {
    if (now.piece(inner).kind != PieceKind::Leader) {
      const int left = own_points_left(now, now.piece(inner));
      least = std::min(least.value_or(left), left);
    }
  }
  return least.value_or(own_points_left(now, piece));
}

Ruling<> may_act(const Situation& now, PieceId id, int least) {
  const ForceMove* force = moving_force(now.state);
  const Piece& piece = now.piece(id);
  const bool goes_by_land = rulebook::is_ground_unit(piece.kind) || piece.kind == PieceKind::Leader;
  if (force == nullptr || force->ending || !goes_by_land || piece.side != now.state.turn.acting ||
      piece.away() != nullptr || !is_of_force(now.state, *force, id)) {
    return refused(refusal("5.27"_case, "not-energised").of(id));
  }
  if (piece.activity.has(Status::Dropped)) {
    return refused(refusal("3.25"_case, "dropped").of(id));
  }
  if (piece.activity.has(Status::Moved)) {
    return refused(refusal("5.25"_case, "has-moved").of(id));
  }
  if (piece.activity.has(Status::Stopped)) {
    const state::Illegal stopped = refusal("6.21"_case, "stopped").of(id);
    return refused(piece.hex() != nullptr ? stopped.in(*piece.hex()) : stopped);
  }
  if (piece.activity.has(Status::Entrained)) {
    return refused(refusal("6.54"_case, "entrained").of(id));
  }
  if (const int left = points_left(now, id); left < least) {
    return refused(refusal("7.22"_case, "no-point-left").of(id).figures(least, left));
  }
  return {};
}

Ruling<int> may_embark(const Situation& now, PieceId id, PieceId ship) {
  if (const auto able = may_act(now, id, 1); !able) {
    return refused(able.error());
  }
  const Piece& piece = now.piece(id);
  const Piece& vessel = now.piece(ship);
  if (now.state.transport_of(id)) {
    return refused(refusal("7.21"_case, "already-aboard").of(id));
  }
  if (!rulebook::is_ship(vessel.kind) || vessel.side != piece.side || vessel.away() != nullptr ||
      vessel.activity.has(Status::FaceDown)) {
    return refused(refusal("7.21"_case, "no-own-ship").of(ship));
  }
  const HexId hex = *piece.hex();
  if (now.state.fort_of(id)) {
    if (const auto open = may_use_besieged(now, id, hex, "13.32"_case); !open) {
      return refused(open.error());
    }
  }
  if (const auto beside = may_load_at(now, ship, place_of(now, ship), hex); !beside) {
    return refused(beside.error());
  }
  const auto load = load_of(now, id);
  if (!load) {
    return refused(refusal("6.56"_case, "not-carried").of(id));
  }
  if (rulebook::is_warship(vessel.kind) && !may_go_by_warship(now, piece)) {
    return refused(refusal("10.31"_case, "warship-takes-leaders").of(id).with(ship));
  }
  if (const int room = room_left(now, ship); *load > room) {
    return refused(refusal("7.21"_case, "no-room").of(id).with(ship).figures(*load, room));
  }
  return cost_for_ship(now, id, ship, *place_of(now, ship), range_left(now, ship), hex);
}

void embark(Record& record, PieceId id, PieceId ship) {
  const Situation now = record.now();
  const int cost = *may_embark(now, id, ship);
  const HexId from = *now.piece(id).hex();
  const Side side = now.piece(id).side;
  record.apply(state::PointsSpent{ship, cost, 0, 0, 0});
  record.move(id, record.piece(ship).place, ship, "7.21"_case);
  organisation::abandon_entrenchment(record, side, from);
  for (const PieceId each : with_contents(record.now(), id)) {
    if (!record.piece(each).activity.has(Status::BeganMove)) {
      record.set(each, Status::BeganMove);
    }
  }
}

Ruling<int> may_disembark(const Situation& now, PieceId id, HexId to) {
  if (const auto able = may_act(now, id, kPointsToLand); !able) {
    return refused(able.error());
  }
  const auto ship = now.state.transport_of(id);
  if (!ship) {
    return refused(refusal("7.21"_case, "not-aboard").of(id));
  }
  const auto water = place_of(now, *ship);
  if (!water) {
    return refused(refusal("7.21"_case, "ship-not-beside").of(*ship).in(to));
  }
  return may_land_from(now, id, *ship, *water, range_left(now, *ship), to);
}

Ruling<int> may_land_from(const Situation& now, PieceId id, PieceId ship, WaterPlaceId water,
                          int range, HexId to, bool escorted) {
  if (const auto beside = may_load_at(now, ship, water, to); !beside) {
    return refused(beside.error());
  }
  const Side side = now.piece(id).side;
  if (const auto open = may_use_besieged(now, id, to, "13.39"_case); !open) {
    return refused(open.error());
  }
  const std::vector<PieceId> all = with_contents(now, id);
  const bool combat = std::any_of(all.begin(), all.end(), [&](PieceId each) {
    return rulebook::is_ground_combat_unit(now.piece(each).kind);
  });
  if (const auto room = movement::may_stand_in(now, side, combat || escorted, to); !room) {
    return refused(room.error().of(id));
  }
  if (const auto bound = movement::may_go_to(now, {all.begin(), all.end()}, to); !bound) {
    return refused(bound.error());
  }
  return cost_for_ship(now, id, ship, water, range, to);
}

void disembark(Record& record, PieceId id, HexId to) {
  const Situation now = record.now();
  const int cost = *may_disembark(now, id, to);
  const PieceId ship = *now.state.transport_of(id);
  const std::vector<PieceId> landed = with_contents(now, id);
  const bool goes_on = is_port(now, now.piece(id).side, to);
  record.apply(state::PointsSpent{ship, cost, 0, 0, 0});
  for (const PieceId each : landed) {
    record.apply(state::PointsSpent{each, kPointsToLand, 0, 0, 0});
    if (!goes_on) {
      record.set(each, Status::Stopped);
    }
  }
  movement::enter(record, id, to, "7.22"_case);
}

void offer_landings(const Situation& now, sequence::Choices& legal) {
  const ForceMove* force = moving_force(now.state);
  if (force == nullptr || force->ending) {
    return;
  }
  for (const PieceId id : movement::members(now, *force)) {
    const Piece& piece = now.piece(id);
    const auto ship = piece.inside ? now.state.transport_of(id) : std::nullopt;
    if (ship) {
      for (const HexId to : now.map().contiguous_land(*place_of(now, *ship))) {
        if (legal.wants(ActionKind::Disembark) && may_disembark(now, id, to)) {
          legal.add({ActionKind::Disembark, id, {}, to, {}, 0});
        }
      }
      continue;
    }
    if (piece.hex() == nullptr || !legal.wants(ActionKind::Embark)) {
      continue;
    }
    for (const WaterPlaceId place : now.map().water_touching(*piece.hex())) {
      if (!now.occupancy.ships(place).has(piece.side)) {
        continue;
      }
      for (const PieceId vessel : now.occupancy.pieces_at(place)) {
        if (legal.wants(ActionKind::Embark) && rulebook::is_ship(now.piece(vessel).kind) &&
            may_embark(now, id, vessel)) {
          legal.add({ActionKind::Embark, id, vessel, {}, {}, 0});
        }
      }
    }
  }
}

}  // namespace core::water
