#include "core/water/transport.h"

#include "core/territory/hex_control.h"

#include <algorithm>

namespace core::water {
namespace {

using rulebook::PieceKind;
using state::Piece;

/// [6.56] What one piece weighs by itself, with its SUP; nothing when it is immovable.
std::optional<int> own_weight(const Situation& now, const Piece& piece) {
  const auto weight = now.book().unit_types[piece.kind].weight_of(piece.strength);
  if (!weight) {
    return std::nullopt;
  }
  return *weight + piece.stock * now.book().rail_weights.supply_point;
}

}  // namespace

std::optional<WaterPlaceId> place_of(const Situation& now, PieceId ship) {
  const Piece& piece = now.piece(ship);
  if (piece.river() != nullptr) {
    return now.map().water_of(*piece.river());
  }
  return piece.hex() != nullptr ? now.map().water_of(*piece.hex()) : std::nullopt;
}

bool is_contiguous(const Situation& now, WaterPlaceId place, HexId hex) noexcept {
  const auto touching = now.map().water_touching(hex);
  return std::find(touching.begin(), touching.end(), place) != touching.end();
}

std::optional<int> load_of(const Situation& now, PieceId id) {
  const Piece& piece = now.piece(id);
  auto sum = own_weight(now, piece);
  if (!rulebook::may_hold(piece.kind)) {
    return sum;
  }
  for (const PieceId inner : now.state.contents(id)) {
    const auto weight = own_weight(now, now.piece(inner));
    sum = sum && weight ? std::optional{*sum + *weight} : std::nullopt;
  }
  return sum;
}

int capacity_of(const Situation& now, PieceId ship) {
  const PieceKind kind = now.piece(ship).kind;
  return rulebook::is_transport(kind) ? now.book().unit_types[kind].capacity.value_or(0) : 0;
}

int weight_aboard(const Situation& now, PieceId ship) {
  const Piece& transport = now.piece(ship);
  int sum = transport.stock * now.book().rail_weights.supply_point;
  const auto place = place_of(now, ship);
  if (!place) {  // off the map nothing is indexed [7.41]
    for (const PieceId id : now.state.contents(ship)) {
      sum += own_weight(now, now.piece(id)).value_or(0);
    }
    return sum;
  }
  for (const PieceId id : now.occupancy.pieces_at(*place)) {
    const Piece& piece = now.piece(id);
    if (piece.inside && now.state.transport_of(id) == ship) {
      sum += own_weight(now, piece).value_or(0);
    }
  }
  return sum;
}

int room_left(const Situation& now, PieceId ship) {
  return std::max(0, capacity_of(now, ship) - weight_aboard(now, ship));
}

bool is_empty(const Situation& now, PieceId ship) {
  if (now.piece(ship).stock > 0) {
    return false;
  }
  const auto place = place_of(now, ship);
  if (!place) {
    return now.state.contents(ship).empty();
  }
  const state::PieceList here = now.occupancy.pieces_at(*place);
  return std::none_of(here.begin(), here.end(), [&](PieceId id) {
    return now.piece(id).inside && now.state.transport_of(id) == ship;
  });
}

bool is_port(const Situation& now, Side side, HexId hex) {
  if (!territory::controls(now.state, side, hex)) {
    return false;
  }
  if (now.map().has_seaport(hex)) {
    return true;
  }
  const state::PieceList here = now.occupancy.pieces_in(hex);
  return std::any_of(here.begin(), here.end(), [&](PieceId id) {
    const Piece& piece = now.piece(id);
    return piece.side == side &&
           (piece.kind == PieceKind::Department || piece.kind == PieceKind::Base);
  });
}

rulebook::PortKind port_kind(const Situation& now, Side side, HexId hex, WaterPlaceId place) {
  if (is_port(now, side, hex)) {
    return rulebook::PortKind::Port;
  }
  return now.map().water_place(place).is_river() ? rulebook::PortKind::River
                                                 : rulebook::PortKind::Coast;
}

}  // namespace core::water
