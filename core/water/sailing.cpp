#include "core/water/sailing.h"

#include "core/base/contains.h"
#include "core/water/commanded_water.h"
#include "core/water/ship_waters.h"
#include "core/water/water_links.h"
#include "core/zones_of_control/naval_zones.h"

#include <algorithm>
#include <utility>

namespace core::water {
namespace {

using base::operator""_case;
using rulebook::Option;
using state::ForceMove;
using state::Illegal;
using state::Piece;
using state::Record;
using state::refusal;
using state::refused;
using state::ShipMove;
using state::Status;

/// Names the place in a refusal.
Illegal at_place(const Situation& now, const Illegal& illegal, WaterPlaceId id) {
  return illegal.in(now.map().water_place(id).first_hex()).in_water(id);
}

/// Whether `wanted(place, bar)` says true of a linked place, asked in the order of the map.
template <class Wanted>
bool any_link(const Situation& now, WaterPlaceId from, Wanted wanted) {
  const WaterSteps steps = steps_from(now.map(), from);
  return std::any_of(steps.begin(), steps.end(),
                     [&](const WaterStep& step) { return wanted(step.to, step.bar); });
}

/// What keeps the ship from a linked place.
Ruling<int> cost_over_link(const Situation& now, const Piece& ship, WaterPlaceId to,
                           map::LinkBar bar) {
  auto cost = price_of_link(now, ship.id, {to, bar});
  const int left = range_left(now, ship.id);
  if (cost && *cost > left) {
    cost = refused(
        at_place(now, refusal("7.11"_case, "range-short").of(ship.id).figures(*cost, left), to));
  }
  return cost;
}

bool is_under_way(const state::GameState& state) {
  return state.turn.innermost<ShipMove>() != nullptr;
}

/// [7.23] Whether a unit of the force is aboard the ship.
bool carries(const Situation& now, const ForceMove& force, PieceId ship, WaterPlaceId place) {
  const state::PieceList here = now.occupancy.pieces_at(place);
  return std::any_of(here.begin(), here.end(), [&](PieceId id) {
    return now.piece(id).inside && now.state.transport_of(id) == ship &&
           is_of_force(now.state, force, id);
  });
}

/// [26.5] Ships attack a fort before they leave water that it commands.
bool owes_attack(const Situation& now, const Piece& ship, WaterPlaceId place) {
  return now.setting.switches.options.has(Option::ShipsMustAttackForts) &&
         rulebook::is_warship(ship.kind) && !ship.activity.has(Status::Bombarded) &&
         !forts_over(now, board::enemy_of(ship.side), place).empty();
}

/// [7.24] Those aboard a ship that sails are no longer where they were when the phase began.
void leave_position(Record& record, PieceId ship) {
  for (const PieceId id : record.now().occupancy.contents(record.state(), ship)) {
    if (record.piece(id).activity.has(Status::InPosition)) {
      record.set(id, Status::InPosition, false);
    }
  }
}

state::Place where(const map::WaterPlace& place) {
  return place.hex ? state::Place{*place.hex} : state::Place{*place.side};
}

}  // namespace

int range_left(const Situation& now, PieceId ship) {
  const Piece& piece = now.piece(ship);
  return now.book().unit_types[piece.kind].range.value_or(0) - piece.activity.spent;
}

Ruling<int> price_of_link(const Situation& now, PieceId id, const WaterStep& link) {
  const Piece& ship = now.piece(id);
  if (const auto bars = barred(now.setting, now.state.cycle, link.bar)) {
    return refused(at_place(now, refusal(bars->cited, bars->reason).of(id), link.to));
  }
  const map::WaterPlace& place = now.map().water_place(link.to);
  if (const auto closed = closed_to(now.setting, ship.kind, place)) {
    return refused(at_place(now, refusal(*closed, "water-closed").of(id), link.to));
  }
  if (rulebook::is_transport(ship.kind) &&
      now.occupancy.warships(link.to).has(board::enemy_of(ship.side)) &&
      now.in_force("E041"_erratum)) {
    return refused(at_place(now, refusal("7.16"_case, "transport-keeps-out").of(id), link.to));
  }
  return points_to_enter(now.book().unit_types, ship.kind, place);
}

bool is_stopped_at(const Situation& now, Side side, WaterPlaceId place) {
  return now.occupancy.ships(place).has(board::enemy_of(side)) && now.in_force("E067"_erratum);
}

std::vector<state::WayIn> ways_in(const Situation& now, Side side, WaterPlaceId place) {
  std::vector<state::WayIn> ways;
  for (const HexId fort : forts_over(now, board::enemy_of(side), place)) {
    ways.push_back({fort, std::nullopt, std::nullopt});
  }
  return ways;
}

std::vector<HexId> forts_passed(const Situation& now, const std::vector<state::WayIn>& ways,
                                WaterPlaceId from, WaterPlaceId to) {
  std::vector<HexId> result;
  for (const state::WayIn& way : ways) {
    const bool back = way.outside == to && way.inside == from;
    if (!lies_under(now, way.fort, to) && !back) {
      result.push_back(way.fort);
    }
  }
  return result;
}

std::vector<state::WayIn> ways_at(const Situation& now, const std::vector<state::WayIn>& before,
                                  Side side, WaterPlaceId from, WaterPlaceId to) {
  std::vector<state::WayIn> result;
  for (const HexId fort : forts_over(now, board::enemy_of(side), to)) {
    const auto known = std::find_if(before.begin(), before.end(),
                                    [&](const state::WayIn& way) { return way.fort == fort; });
    result.push_back(known != before.end() ? *known : state::WayIn{fort, from, to});
  }
  return result;
}

Ruling<int> cost_of_step(const Situation& now, PieceId ship, WaterPlaceId from, WaterPlaceId to) {
  std::optional<Ruling<int>> result;
  any_link(now, from, [&](WaterPlaceId linked, map::LinkBar bar) {
    if (linked != to) {
      return false;
    }
    result = cost_over_link(now, now.piece(ship), to, bar);
    return true;
  });
  if (result) {
    return *result;
  }
  // Of water that is closed to the ship everywhere that is said, even where no water leads to it.
  const auto closed = closed_to(now.setting, now.piece(ship).kind, now.map().water_place(to));
  return refused(at_place(now,
                          closed ? refusal(*closed, "water-closed").of(ship)
                                 : refusal("3.15"_case, "waters-not-linked").of(ship),
                          to));
}

const ForceMove* moving_force(const state::GameState& state) noexcept {
  const std::vector<state::PendingDecision>& decision = state.turn.pending;
  auto at = decision.rbegin();
  if (at != decision.rend() && std::holds_alternative<ShipMove>(*at)) {
    ++at;
  }
  return at != decision.rend() ? std::get_if<ForceMove>(&*at) : nullptr;
}

bool is_of_force(const state::GameState& state, const ForceMove& force, PieceId id) noexcept {
  const Piece& piece = state.piece(id);
  return base::contains(force.units, id) ||
         (piece.activity.has(Status::Energised) && piece.activity.energiser == force.head);
}

Ruling<> may_set_out(const Situation& now, PieceId ship) {
  const Piece& piece = now.piece(ship);
  const auto place = rulebook::is_ship(piece.kind) ? place_of(now, ship) : std::nullopt;
  if (!place || piece.side != now.state.turn.acting) {
    return refused(refusal("7.11"_case, "no-own-ship").of(ship));
  }
  if (piece.activity.has(Status::FaceDown)) {
    return refused(refusal("21.72"_case, "fitting-out").of(ship));
  }
  if (piece.activity.has(Status::Ferried)) {
    return refused(refusal("7.31"_case, "ship-has-ferried").of(ship));
  }
  if (piece.activity.has(Status::Stopped)) {
    return refused(refusal("7.13"_case, "ship-met-enemy").of(ship));
  }
  const ForceMove* force = moving_force(now.state);
  if (force == nullptr) {
    if (piece.activity.has(Status::Moved) || piece.activity.has(Status::BeganMove)) {
      return refused(refusal("7.11"_case, "ship-has-moved").of(ship));
    }
  } else {
    const bool fetches = rulebook::is_transport(piece.kind) && !piece.activity.has(Status::Moved);
    if (force->ending || (!fetches && !carries(now, *force, ship, *place))) {
      return refused(refusal("4.1"_case, "ship-serves-no-force").of(ship).with(force->head));
    }
  }
  if (owes_attack(now, piece, *place)) {
    return refused(refusal("26.5"_case, "must-attack-fort").of(ship));
  }
  return {};
}

bool have_a_way(const Situation& now, const std::vector<PieceId>& ships, WaterPlaceId from) {
  return any_link(now, from, [&](WaterPlaceId to, map::LinkBar bar) {
    return std::all_of(ships.begin(), ships.end(), [&](PieceId ship) {
      return cost_over_link(now, now.piece(ship), to, bar).has_value();
    });
  });
}

Ruling<> may_begin(const Situation& now, PieceId ship) {
  if (is_under_way(now.state)) {
    return refused(refusal("7.11"_case, "group-under-way").of(ship));
  }
  const Ruling<> ready = may_set_out(now, ship);
  if (!ready) {
    return ready;
  }
  const Piece& piece = now.piece(ship);
  if (!any_link(now, *place_of(now, ship), [&](WaterPlaceId to, map::LinkBar bar) {
        return cost_over_link(now, piece, to, bar).has_value();
      })) {
    return refused(refusal("7.11"_case, "no-way-out").of(ship).figures(1, range_left(now, ship)));
  }
  return {};
}

void begin(Record& record, PieceId ship) {
  const Situation now = record.now();
  const WaterPlaceId place = *place_of(now, ship);
  record.begin(ShipMove{{ship}, place, std::nullopt, ways_in(now, now.piece(ship).side, place)});
}

Ruling<> may_sail(const Situation& now, const ShipMove& group, WaterPlaceId to) {
  if (to.value() >= now.map().water_places().size()) {
    return refused(refusal("3.15"_case, "not-there"));
  }
  const PieceId first = group.ships.front();
  const WaterPlaceId from = *place_of(now, first);
  const WaterSteps steps = steps_from(now.map(), from);
  const auto link = std::find_if(steps.begin(), steps.end(),
                                 [&](const WaterStep& step) { return step.to == to; });
  if (link != steps.end()) {
    return may_sail_over(now, group, *link);
  }
  if (now.piece(first).activity.has(Status::Stopped)) {
    return refused(refusal("7.13"_case, "ship-met-enemy").of(first));
  }
  return refused(cost_of_step(now, first, from, to).error());
}

Ruling<> may_sail_over(const Situation& now, const ShipMove& group, const WaterStep& link) {
  for (const PieceId ship : group.ships) {
    const Piece& piece = now.piece(ship);
    if (piece.activity.has(Status::Stopped)) {
      return refused(refusal("7.13"_case, "ship-met-enemy").of(ship));
    }
    if (const auto cost = cost_over_link(now, piece, link.to, link.bar); !cost) {
      return refused(cost.error());
    }
  }
  return {};
}

void sail(Record& record, WaterPlaceId to) {
  auto group = record.pending<ShipMove>();
  const WaterPlaceId from = *place_of(record.now(), group.ships.front());
  const Side side = record.piece(group.ships.front()).side;
  const state::Place there = where(record.now().map().water_place(to));
  const std::vector<HexId> passed = forts_passed(record.now(), group.ways, from, to);
  const std::vector<state::WayIn> ways = ways_at(record.now(), group.ways, side, from, to);
  std::vector<HexId> met;
  for (const state::WayIn& way : ways) {
    if (std::none_of(group.ways.begin(), group.ways.end(),
                     [&](const state::WayIn& old) { return old.fort == way.fort; })) {
      met.push_back(way.fort);
    }
  }
  bool warships = false;
  for (const PieceId ship : group.ships) {
    const int cost = *cost_of_step(record.now(), ship, from, to);
    leave_position(record, ship);
    record.apply(state::PointsSpent{ship, cost, 0, 0, 0});
    record.move(ship, there, std::nullopt, "7.11"_case);
    if (!record.piece(ship).activity.has(Status::BeganMove)) {
      record.set(ship, Status::BeganMove);
    }
    warships = warships || rulebook::is_warship(record.piece(ship).kind);
  }
  if (is_stopped_at(record.now(), side, to)) {
    for (const PieceId ship : group.ships) {
      record.set(ship, Status::Stopped);
    }
    record.tell({"ships-met",
                 "7.13"_case,
                 side,
                 group.ships.front(),
                 std::nullopt,
                 record.now().map().water_place(to).first_hex(),
                 {to.value()}});
  }
  group.before = from;
  group.ways = ways;
  const std::vector<PieceId> ships = group.ships;
  record.change_decision(std::move(group));
  // The innermost decision comes first: the forts left behind fire before those ahead are attacked.
  if (warships && record.setting().switches.options.has(Option::ShipsMustAttackForts)) {
    for (const HexId fort : met) {
      record.begin(state::Bombardment{fort, 1, 0, ships});
    }
  }
  for (const HexId fort : passed) {
    record.begin(state::Transit{fort, side, ships});
  }
}

Ruling<> may_join(const Situation& now, const ShipMove& group, PieceId ship) {
  if (base::contains(group.ships, ship)) {
    return refused(refusal("7.11"_case, "already-in-group").of(ship));
  }
  const Ruling<> ready = may_set_out(now, ship);
  if (!ready) {
    return ready;
  }
  const WaterPlaceId here = *place_of(now, group.ships.front());
  if (group.before || place_of(now, ship) != here) {
    return refused(refusal("11.22"_case, "group-elsewhere").of(ship).with(group.ships.front()));
  }
  std::vector<PieceId> all = group.ships;
  all.push_back(ship);
  if (!have_a_way(now, all, here)) {
    return refused(refusal("7.11"_case, "no-common-way").of(ship).with(group.ships.front()));
  }
  return {};
}

void join(Record& record, PieceId ship) {
  auto group = record.pending<ShipMove>();
  const PieceId head = group.ships.front();
  group.ships.push_back(ship);
  record.change_decision(std::move(group));
  record.tell({"group-joined", "7.11"_case, record.piece(ship).side, ship, head, {}, {}});
}

Ruling<> may_end(const ShipMove& group) {
  if (!group.before) {
    return refused(refusal("7.11"_case, "not-sailed-yet").of(group.ships.front()));
  }
  return {};
}

void end(Record& record) {
  const auto group = record.pending<ShipMove>();
  record.end_decision();
  if (moving_force(record.state()) != nullptr) {
    return;
  }
  for (const PieceId ship : group.ships) {
    if (record.piece(ship).away() == nullptr) {
      record.set(ship, Status::Moved);
    }
  }
}

bool go_on(Record& record) {
  auto group = record.pending<ShipMove>();
  const auto count = group.ships.size();
  std::erase_if(group.ships, [&](PieceId ship) { return record.piece(ship).away() != nullptr; });
  if (group.ships.empty()) {
    record.end_decision();
    return true;
  }
  const Situation now = record.now();
  const bool met = std::any_of(group.ships.begin(), group.ships.end(), [&](PieceId ship) {
    return now.piece(ship).activity.has(Status::Stopped);
  });
  const bool over = met || !have_a_way(now, group.ships, *place_of(now, group.ships.front()));
  if (group.ships.size() != count) {
    record.change_decision(std::move(group));
    if (!over) {
      return true;
    }
  }
  if (over) {
    end(record);
  }
  return over;
}

}  // namespace core::water
