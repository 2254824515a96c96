#include "core/zones_of_control/ground_zones.h"

#include <algorithm>
#include <cstdint>

namespace core::zones_of_control {
namespace {

using board::Direction;
using state::PieceId;

/// How far the zone of a piece reaches: not at all, its own hex, or the adjacent hexes too.
enum class Extent : std::uint8_t { None, OwnHex, Adjacent };

/// [9.01] [9.21] [3.21] [6.58] [26.10] In the open the index holds the same as
/// HexOccupants::zone_makers.
Extent extent(const state::GameState& state, const state::Piece& piece) {
  if (!rulebook::is_ground_combat_unit(piece.kind) || piece.hex() == nullptr) {
    return Extent::None;
  }
  if (piece.inside && state.transport_of(piece.id)) {
    return Extent::None;
  }
  const bool inside_fort = piece.inside && state.fort_of(piece.id);
  if (!inside_fort && piece.activity.has(state::Status::Entrained)) {
    return Extent::None;
  }
  return inside_fort || rulebook::has_zone_in_own_hex_only(piece.kind) ? Extent::OwnHex
                                                                       : Extent::Adjacent;
}

/// [9.11] Whether a zone goes from a hex over its side in a direction.
bool reaches(const map::Hex& from, Direction direction, const map::Map& map) {
  const int to = from.neighbours[static_cast<std::size_t>(direction)];
  return to >= 0 && map.hex(to).is_land() && !map::stops_zones(from.side(direction).kind);
}

}  // namespace

GroundZones::GroundZones(const map::Map& map, const state::GameState& state)
    : zones_(map.hexes().size()) {
  for (const state::Piece& piece : state.pieces) {
    const Extent extent = zones_of_control::extent(state, piece);
    if (extent == Extent::None) {
      continue;
    }
    const map::Hex& hex = map.hex(*piece.hex());
    SideSet& own = zones_[static_cast<std::size_t>(hex.id.ordinal())];
    own.insert(piece.side);
    if (extent != Extent::Adjacent) {
      continue;
    }
    for (const board::Direction direction : board::kDirections) {
      if (reaches(hex, direction, map)) {
        zones_[static_cast<std::size_t>(hex.neighbours[static_cast<std::size_t>(direction)])]
            .insert(piece.side);
      }
    }
  }
}

bool is_enemy_zone(const state::Situation& now, Side side, HexId hex) noexcept {
  return is_enemy_zone(now.map(), now.occupancy, now.state, side, hex);
}

bool is_enemy_zone(const map::Map& map, const state::Occupancy& occupancy,
                   const state::GameState& state, Side side, HexId hex) noexcept {
  const Side enemy = board::enemy_of(side);
  const state::HexOccupants& own = occupancy.at(hex);
  if (own.zone_makers.has(enemy) || own.garrison.has(enemy)) {
    return true;
  }
  const map::Hex& at = map.hex(hex);
  for (std::size_t index = 0; at.is_land() && index < at.neighbours.size(); ++index) {
    const int from = at.neighbours[index];
    // The side between two hexes is the same from either.
    if (from >= 0 && occupancy.at(from).zone_makers.has(enemy) &&
        !map::stops_zones(at.sides[index].kind)) {
      return true;
    }
  }
  if (own.open_combat.has(enemy)) {  // garrison counters in the open, or units on the railroad
    for (const PieceId id : occupancy.pieces_in(hex)) {
      if (state.piece(id).side == enemy && extent(state, state.piece(id)) >= Extent::OwnHex) {
        return true;
      }
    }
  }
  return false;
}

std::vector<PieceId> units_controlling(const map::Map& map, const state::Occupancy& occupancy,
                                       const state::GameState& state, Side side, HexId hex) {
  std::vector<PieceId> result;
  const auto add = [&](HexId from, Extent least) {
    for (const PieceId id : occupancy.pieces_in(from)) {
      const state::Piece& piece = state.piece(id);
      if (piece.side == side && extent(state, piece) >= least) {
        result.push_back(id);
      }
    }
  };
  add(hex, Extent::OwnHex);
  for (const board::Direction direction : board::kDirections) {
    const auto from = map.beside(hex, direction);
    if (from && reaches(map.hex(*from), board::opposite(direction), map)) {
      add(*from, Extent::Adjacent);
    }
  }
  std::sort(result.begin(), result.end());
  return result;
}

}  // namespace core::zones_of_control
