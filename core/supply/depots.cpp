#include "core/supply/depots.h"

#include "core/organisation/strength.h"
#include "core/supply/memo.h"
#include "core/territory/besieged.h"

#include <algorithm>

namespace core::supply {
namespace {

using base::operator""_case;
using rulebook::PieceKind;
using sequence::Action;
using sequence::ActionKind;
using sequence::Progress;
using state::DepotMaking;
using state::Piece;
using state::Record;
using state::Ruling;
using state::Situation;
using state::Status;

constexpr int kPointsOfADepot = 2;  // [17.52]

bool gives_points(const Situation& now, const Piece& piece) {
  return piece.side == now.state.turn.acting && rulebook::is_ground_combat_unit(piece.kind) &&
         piece.strength > 0 && piece.hex() != nullptr && !piece.activity.has(Status::Entrained) &&
         !(piece.inside && now.state.transport_of(piece.id)) &&
         !territory::is_besieged_fort(now.occupancy, piece.side, *piece.hex());
}

int points_in(const Situation& now, HexId hex) {
  int points = 0;
  for (const PieceId id : now.occupancy.pieces_in(hex)) {
    const Piece& piece = now.piece(id);
    points += gives_points(now, piece) ? piece.strength : 0;
  }
  return points;
}

std::optional<PieceId> depot_in(const Situation& now, Side side, HexId hex) {
  for (const PieceId id : now.occupancy.pieces_in(hex)) {
    const Piece& piece = now.piece(id);
    if (piece.side == side && piece.kind == PieceKind::Depot) {
      return id;
    }
  }
  return std::nullopt;
}

/// "UD-B3018", with a number where a Depot of the hex has had the name before.
std::string name_of_depot(const Situation& now, Side side, HexId hex) {
  return state::free_name(now.state, (side == Side::Union ? "UD-" : "CD-") + hex.label());
}

Piece new_piece(const Record& record, Side side, PieceKind kind, HexId hex,
                const std::string& name) {
  Piece piece;
  piece.id = record.free_id();
  piece.sheet_id = name;
  piece.side = side;
  piece.kind = kind;
  piece.place = hex;
  return piece;
}

/// [13.21] The room for combat strength points in a fort.
int room_in(const Situation& now, PieceId fort) {
  const auto row = now.book().forts.find(now.piece(fort).kind);
  int room = row == now.book().forts.end() ? 0 : row->second.capacity;
  for (const PieceId id : now.occupancy.contents(now.state, fort)) {
    room -= rulebook::is_ground_combat_unit(now.piece(id).kind) ? now.piece(id).strength : 0;
  }
  return room;
}

/// [17.55] As printed: the points come back as infantry where the Depot was. In a besieged fort it
/// goes inside, as far as there is room.
void give_back_points(Record& record, const Piece& depot) {
  const Situation now = record.now();
  const Side side = depot.side;
  const HexId hex = *depot.hex();
  const bool besieged = now.occupancy.at(hex).open_ground.has(board::enemy_of(side)) &&
                        !now.setting.begun_before.comes_among_enemies;
  int room = besieged && depot.inside ? room_in(now, *depot.inside) : 0;
  int number = 0;
  for (const int points :
       organisation::counters_for(now, side, PieceKind::Infantry, kPointsOfADepot)) {
    if (besieged && points > room) {
      continue;
    }
    room -= points;
    const std::string name = name_of_depot(now, side, hex) + "-" + std::to_string(++number);
    Piece unit = new_piece(
        record, side, PieceKind::Infantry, hex,
        now.setting.begun_before.repeats_names ? name : state::free_name(now.state, name));
    unit.strength = points;
    unit.value = organisation::value_of(now, PieceKind::Infantry, points);
    unit.movement = now.book().unit_types[PieceKind::Infantry].land_movement.value_or(0);
    if (besieged) {
      unit.inside = depot.inside;
    }
    record.apply(state::PieceCreated{unit, "17.55"_case});
  }
}

std::vector<PieceId> givers(const Situation& now, HexId hex) {
  std::vector<PieceId> result;
  for (const PieceId id : now.occupancy.pieces_in(hex)) {
    if (gives_points(now, now.piece(id))) {
      result.push_back(id);
    }
  }
  return result;
}

/// [17.52] [17.53] Whether a Depot may stand in the hex and has who gives its points.
Ruling<> is_place_for_depot(const Situation& now, HexId hex) {
  if (const auto depot = depot_in(now, now.state.turn.acting, hex)) {
    return state::refused(state::refusal("17.53"_case, "depot-is-there").of(*depot).in(hex));
  }
  if (now.occupancy.at(hex).open_ground.has(board::enemy_of(now.state.turn.acting))) {
    return state::refused(state::refusal("17.52"_case, "depot-under-enemy").in(hex));
  }
  if (const int points = points_in(now, hex); points < kPointsOfADepot) {
    return state::refused(
        state::refusal("17.52"_case, "depot-points").in(hex).figures(kPointsOfADepot, points));
  }
  return {};
}

}  // namespace

Ruling<> may_create_depot(const Situation& now, HexId hex) {
  const Side side = now.state.turn.acting;
  if (const Ruling<> place = is_place_for_depot(now, hex); !place) {
    return place;
  }
  if (organisation::free_counters(now, side, PieceKind::Depot, 0) < 1) {
    return state::refused(state::refusal("3.26"_case, "no-depot-counter").in(hex));
  }
  if (!may_act_on_chain(now, side, hex)) {
    return state::refused(state::refusal("17.52"_case, "depot-no-chain").in(hex));
  }
  return {};
}

void create_depot(Record& record, HexId hex) { record.begin(DepotMaking{hex, kPointsOfADepot}); }

Ruling<> may_give_point(const Situation& now, PieceId unit) {
  const HexId hex = std::get<DepotMaking>(now.state.turn.pending.back()).hex;
  const Piece& piece = now.piece(unit);
  if (piece.hex() == nullptr || *piece.hex() != hex || !gives_points(now, piece)) {
    return state::refused(state::refusal("17.52"_case, "gives-no-point").of(unit).in(hex));
  }
  return {};
}

void give_point(Record& record, PieceId unit) {
  auto decision = record.pending<DepotMaking>();
  --decision.owed;
  record.change_decision(decision);
  organisation::lose_strength(record, unit, 1, "17.52"_case);
}

Ruling<> may_eliminate_depot(const Situation& now, PieceId depot) {
  const Piece& piece = now.piece(depot);
  if (piece.side != now.state.turn.acting || piece.kind != PieceKind::Depot ||
      piece.hex() == nullptr) {
    return state::refused(state::refusal("17.54"_case, "no-own-depot").of(depot));
  }
  return {};
}

void eliminate_depot(Record& record, PieceId depot) {
  const Piece before = record.piece(depot);
  organisation::destroy(record, depot, "17.54"_case);
  if (!record.now().in_force("E080"_erratum)) {
    give_back_points(record, before);
  }
}

void offer_depots(const Situation& now, sequence::Choices& legal) {
  const Side side = now.state.turn.acting;
  if (organisation::free_counters(now, side, PieceKind::Depot, 0) < 1) {
    return;
  }
  std::vector<HexId> seen;
  for (const PieceId id : now.occupancy.pieces_of(side, state::PieceClass::CombatUnit)) {
    const Piece& piece = now.piece(id);
    if (!legal.wants(ActionKind::CreateDepot) || !gives_points(now, piece)) {
      continue;
    }
    const HexId hex = *piece.hex();
    if (std::find(seen.begin(), seen.end(), hex) != seen.end()) {
      continue;
    }
    seen.push_back(hex);
    if (is_place_for_depot(now, hex) && may_act_on_chain(now, side, hex)) {
      legal.add({ActionKind::CreateDepot, {}, {}, hex, {}, 0});
    }
  }
}

void offer_points(const Situation& now, sequence::Choices& legal) {
  for (const PieceId id : givers(now, std::get<DepotMaking>(now.state.turn.pending.back()).hex)) {
    legal.add({ActionKind::GivePoint, id, {}, {}, {}, 0});
  }
}

Progress proceed_depot(Record& record) {
  const auto decision = record.pending<DepotMaking>();
  if (decision.owed > 0) {
    const std::vector<PieceId> units = givers(record.now(), decision.hex);
    if (units.size() > 1) {
      return Progress::Asks;
    }
    if (units.size() == 1) {
      give_point(record, units.front());
      return Progress::WentOn;
    }
  }
  const Side side = record.state().turn.acting;
  record.end_decision();
  Piece depot = new_piece(record, side, PieceKind::Depot, decision.hex,
                          name_of_depot(record.now(), side, decision.hex));
  record.apply(state::PieceCreated{depot, "17.52"_case});
  return Progress::WentOn;
}

}  // namespace core::supply
