#include "core/movement/entry.h"

#include "core/movement/rail_net.h"
#include "core/organisation/leaders.h"
#include "core/organisation/strength.h"
#include "core/zones_of_control/ground_zones.h"

#include <algorithm>
#include <optional>
#include <variant>
#include <vector>

namespace core::movement {

using base::operator""_case;
using rulebook::PieceKind;
using state::Record;
using state::Situation;
using state::Status;

namespace {

/// [3.28] Whether the garrison of the other side still holds the hex, whoever stands on top.
bool is_held_from_inside(const Situation& now, Side side, HexId hex) {
  return now.occupancy.at(hex).garrison.has(board::enemy_of(side));
}

/// Pieces of a side and kind in the hex, by id.
std::vector<PieceId> pieces_of(const Situation& now, Side side, PieceKind kind, HexId hex) {
  std::vector<PieceId> result;
  for (const PieceId id : now.occupancy.pieces_in(hex)) {
    const state::Piece& piece = now.piece(id);
    if (piece.side == side && piece.kind == kind) {
      result.push_back(id);
    }
  }
  std::sort(result.begin(), result.end());
  return result;
}

void remove_all(Record& record, Side side, PieceKind kind, HexId hex, CaseRef cited) {
  for (const PieceId id : pieces_of(record.now(), side, kind, hex)) {
    record.eliminate(id, cited);
  }
}

/// [13.51] Unpaid works are lost when the Enemy enters the hex.
void lose_building(Record& record, Side owner, HexId hex) {
  const auto& buildings = record.state().buildings;
  const auto at = std::find_if(buildings.begin(), buildings.end(), [&](const auto& building) {
    return building.hex == hex && building.side == owner;
  });
  if (at != buildings.end()) {
    record.apply(state::BuildingPaid{hex, owner, at->kind, -at->paid});
  }
}

/// [18.12] The step went from a hex of the side's own net along intact rails; a garrison that still
/// holds the hex keeps its railroad too [3.28].
bool came_along_own_rails(const Situation& now, Side side, HexId from, HexId to) {
  const auto direction = now.map().direction(from, to);
  return direction && is_usable(now.state, side, from) &&
         goes_along_rails(now, from, *direction, to);
}

/// [18.12] [18.14] The net goes on to the hex: no railhead is left where it ended, nor one of the
/// Enemy where it is now.
void extend_net(Record& record, Side side, HexId from, HexId to) {
  record.apply(state::NetChanged{to, side});
  const auto pass = [&](HexId hex, Side whose) {
    if (record.state().rail.railhead[static_cast<std::size_t>(hex.ordinal())].has(whose)) {
      record.apply(state::RailheadPassed{hex, whose});
    }
  };
  pass(from, side);
  pass(to, board::enemy_of(side));
}

/// [13.15] The empty fort of the Enemy in the hex, if nothing of his is left on top.
std::optional<PieceId> empty_fort(const Situation& now, Side enemy, HexId hex) {
  const state::HexOccupants& here = now.occupancy.at(hex);
  if (!here.fort.has(enemy) || here.garrison.has(enemy) || here.open_combat.has(enemy)) {
    return std::nullopt;
  }
  for (const PieceId id : now.occupancy.pieces_in(hex)) {
    if (now.piece(id).side == enemy && rulebook::is_fort(now.piece(id).kind)) {
      return id;
    }
  }
  return std::nullopt;
}

/// [10.32] [10.33] [12.05] [13.15] What the Enemy left alone in the hex, in an empty fort too.
void meet_those_alone(Record& record, Side side, HexId hex) {
  const Situation now = record.now();
  if (const auto fort = empty_fort(now, board::enemy_of(side), hex)) {
    organisation::empty_out(record, *fort, "13.15"_case);
  }
  organisation::enemy_enters(record, side, hex);
}

bool is_being_taken(const state::GameState& state, PieceId fort) {
  return std::any_of(state.turn.pending.begin(), state.turn.pending.end(),
                     [&](const auto& decision) {
                       const auto* taken = std::get_if<state::FortTaken>(&decision);
                       return taken != nullptr && taken->fort == fort;
                     });
}

/// [6.21] [13.14] A move that led into an Enemy zone, or on top of an Enemy garrison, is over. The
/// flags stay with each unit [16.16].
void note_arrival(Record& record, PieceId piece, HexId to) {
  const Situation now = record.now();
  const Side side = record.piece(piece).side;
  if (side != now.state.turn.acting || !state::is_movement(now.state.turn.stage)) {
    return;
  }
  const bool stops =
      zones_of_control::is_enemy_zone(now, side, to) || is_held_from_inside(now, side, to);
  std::vector<PieceId> moved{piece};
  for (const PieceId id : now.occupancy.pieces_in(to)) {
    if (now.piece(id).inside == piece) {
      moved.push_back(id);
    }
  }
  for (const PieceId id : moved) {
    if (!record.piece(id).activity.has(Status::BeganMove)) {
      record.set(id, Status::BeganMove);
    }
    if (stops && !record.piece(id).activity.has(Status::Stopped)) {
      record.set(id, Status::Stopped);
    }
  }
}

}  // namespace

bool brings_combat_unit(const Situation& now, PieceId piece) {
  const state::Piece& mover = now.piece(piece);
  if (rulebook::is_ground_combat_unit(mover.kind)) {
    return true;
  }
  if (!rulebook::is_headquarters(mover.kind) || mover.hex() == nullptr) {
    return false;
  }
  const state::PieceList here = now.occupancy.pieces_in(*mover.hex());
  return std::any_of(here.begin(), here.end(), [&](PieceId id) {
    return now.piece(id).inside == piece && rulebook::is_ground_combat_unit(now.piece(id).kind);
  });
}

void take_hex(Record& record, Side side, HexId hex) {
  const Side enemy = board::enemy_of(side);
  remove_all(record, enemy, PieceKind::Entrenchment, hex, "13.11"_case);
  lose_building(record, enemy, hex);
  if (is_held_from_inside(record.now(), side, hex)) {
    return;
  }
  if (record.state().controller(hex) != side) {
    record.apply(state::ControlPassed{hex, side});
  }
  remove_all(record, enemy, PieceKind::Base, hex, "21.82"_case);
}

void enter(Record& record, PieceId piece, HexId to, CaseRef cited) {
  const Side side = record.piece(piece).side;
  const Side enemy = board::enemy_of(side);
  const HexId* stood = record.piece(piece).hex();
  const bool aboard = record.state().transport_of(piece).has_value();
  const std::optional<HexId> from =
      stood != nullptr && !aboard ? std::optional{*stood} : std::nullopt;
  record.move(piece, to, std::nullopt, cited);
  if (from && *from != to) {
    organisation::abandon_entrenchment(record, side, *from);
  }
  if (brings_combat_unit(record.now(), piece)) {
    meet_those_alone(record, side, to);
    take_hex(record, side, to);
    if (from && !is_held_from_inside(record.now(), side, to) &&
        came_along_own_rails(record.now(), side, *from, to) &&
        record.state().rail.net[static_cast<std::size_t>(to.ordinal())] != board::SideSet{side}) {
      extend_net(record, side, *from, to);
    }
  }
  note_arrival(record, piece, to);
  if (brings_combat_unit(record.now(), piece)) {
    const auto fort = empty_fort(record.now(), enemy, to);
    if (fort && !is_being_taken(record.state(), *fort)) {
      record.begin(state::FortTaken{*fort, side});
    }
  }
}

}  // namespace core::movement
