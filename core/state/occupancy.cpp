#include "core/state/occupancy.h"

namespace core::state {
namespace {

/// Puts each piece in the bucket of its key, buckets in key order, pieces in id order.
void index(const std::vector<std::int32_t>& keys, std::size_t buckets, std::vector<PieceId>& pieces,
           std::vector<std::uint32_t>& begin) {
  begin.assign(buckets + 1, 0);
  for (const std::int32_t key : keys) {
    if (key >= 0) {
      ++begin[static_cast<std::size_t>(key) + 1];
    }
  }
  for (std::size_t bucket = 0; bucket < buckets; ++bucket) {
    begin[bucket + 1] += begin[bucket];
  }
  pieces.resize(begin.back());
  std::vector<std::uint32_t> next(begin.begin(), begin.end() - 1);
  for (std::size_t id = 0; id < keys.size(); ++id) {
    if (keys[id] >= 0) {
      pieces[next[static_cast<std::size_t>(keys[id])]++] = PieceId{static_cast<std::uint16_t>(id)};
    }
  }
}

}  // namespace

Occupancy::Occupancy(const map::Map& map, const GameState& state)
    : hexes_(map.hexes().size()),
      warships_(map.water_places().size()),
      ships_(map.water_places().size()) {
  std::vector<std::int32_t> hex_keys(state.pieces.size(), -1);
  std::vector<std::int32_t> water_keys(state.pieces.size(), -1);
  for (const Piece& piece : state.pieces) {
    const bool ship = rulebook::is_ship(piece.kind);
    const bool aboard = !ship && piece.inside && state.transport_of(piece.id).has_value();
    const HexId* hex = piece.hex();
    if (hex != nullptr) {
      hex_keys[piece.id.value()] = hex->ordinal();
    }
    if (ship || aboard) {
      const auto place =
          hex != nullptr ? map.water_of(*hex) : map.water_of(std::get<HexSide>(piece.place));
      if (place) {
        water_keys[piece.id.value()] = place->value();
        if (ship) {
          ships_[place->value()].insert(piece.side);
        }
        if (rulebook::is_warship(piece.kind)) {
          warships_[place->value()].insert(piece.side);
        }
      }
      continue;
    }
    if (hex == nullptr) {
      continue;
    }
    HexOccupants& here = hexes_[static_cast<std::size_t>(hex->ordinal())];
    if (rulebook::is_fort(piece.kind)) {
      here.fort.insert(piece.side);
      continue;
    }
    if (!rulebook::is_ground_unit(piece.kind)) {
      continue;
    }
    const bool combat = rulebook::is_ground_combat_unit(piece.kind);
    if (piece.inside && state.fort_of(piece.id)) {
      if (combat) {
        here.garrison.insert(piece.side);
      }
      continue;
    }
    here.open_ground.insert(piece.side);
    if (combat) {
      here.open_combat.insert(piece.side);
      if (!piece.parenthesised && piece.strength > 0) {
        here.attackers.insert(piece.side);
      }
    }
  }
  index(hex_keys, hexes_.size(), in_hex_, hex_begin_);
  index(water_keys, ships_.size(), at_water_, water_begin_);
}

std::span<const PieceId> Occupancy::pieces_in(HexId hex) const noexcept {
  const auto ordinal = static_cast<std::size_t>(hex.ordinal());
  return std::span{in_hex_}.subspan(hex_begin_[ordinal],
                                    hex_begin_[ordinal + 1] - hex_begin_[ordinal]);
}

std::span<const PieceId> Occupancy::pieces_at(map::WaterPlaceId place) const noexcept {
  const std::size_t at = place.value();
  return std::span{at_water_}.subspan(water_begin_[at], water_begin_[at + 1] - water_begin_[at]);
}

}  // namespace core::state
