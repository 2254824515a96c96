#include "core/state/occupancy.h"

#include "core/state/finding.h"

#include <algorithm>
#include <numeric>

namespace core::state {
namespace {

/// Calls `see` with each class of a kind.
template <class See>
void each_class(PieceKind kind, See see) {
  const auto look = [&](bool is, PieceClass of) {
    if (is) {
      see(static_cast<std::size_t>(of));
    }
  };
  look(rulebook::is_ground_combat_unit(kind), PieceClass::CombatUnit);
  look(kind == PieceKind::Leader, PieceClass::Leader);
  look(rulebook::is_headquarters(kind), PieceClass::Headquarters);
  look(rulebook::is_ship(kind), PieceClass::Ship);
  const bool stock =
      kind == PieceKind::SupplyTrain || kind == PieceKind::ArmyHq || kind == PieceKind::Depot;
  look(stock || rulebook::is_transport(kind), PieceClass::Carrier);
  look(stock || kind == PieceKind::Department, PieceClass::SupplySource);
  look(rulebook::is_land_mover(kind), PieceClass::LandMover);
  look(rulebook::is_fort(kind), PieceClass::Fort);
  look(kind == PieceKind::RailwayRepair, PieceClass::RailwayRepair);
}

}  // namespace

void Occupancy::Chains::put(std::size_t at, std::uint16_t piece) {
  if (piece >= next.size()) {
    next.resize(piece + std::size_t{1}, PieceList::kEnd);
  }
  std::uint16_t* link = &first[at];
  while (*link < piece) {
    link = &next[*link];
  }
  next[piece] = *link;
  *link = piece;
}

void Occupancy::Chains::take(std::size_t at, std::uint16_t piece) {
  std::uint16_t* link = &first[at];
  while (*link < piece) {
    link = &next[*link];
  }
  if (*link == piece) {
    *link = next[piece];
  }
}

Occupancy::Occupancy(const map::Map& map, const GameState& state)
    : map_{&map},
      hexes_(map.hexes().size()),
      warships_(map.water_places().size()),
      ships_(map.water_places().size()) {
  in_hex_.first.assign(hexes_.size(), PieceList::kEnd);
  at_water_.first.assign(ships_.size(), PieceList::kEnd);
  in_hex_.next.assign(state.pieces.size(), PieceList::kEnd);
  at_water_.next.assign(state.pieces.size(), PieceList::kEnd);
  // From the last to the first: each is then put at the front of its chain.
  for (std::size_t at = state.pieces.size(); at > 0; --at) {
    put(state, state.pieces[at - 1].id);
  }
  settle(state);
}

std::optional<map::WaterPlaceId> Occupancy::water_of(const GameState& state,
                                                     const Piece& piece) const {
  const bool afloat =
      rulebook::is_ship(piece.kind) || (piece.inside && state.transport_of(piece.id).has_value());
  if (!afloat || piece.away() != nullptr) {
    return std::nullopt;
  }
  return piece.hex() != nullptr ? map_->water_of(*piece.hex()) : map_->water_of(*piece.river());
}

void Occupancy::count(const Piece& piece, std::int16_t by) {
  const auto strength = static_cast<std::size_t>(piece.strength);
  if (piece.is_in_play() && strength < kStrengths) {
    std::int16_t& counted = in_play_[static_cast<std::size_t>(piece.side)]
                                    [static_cast<std::size_t>(piece.kind)][strength];
    counted = static_cast<std::int16_t>(counted + by);
  }
}

int Occupancy::in_play(Side side, PieceKind kind) const noexcept {
  const ByStrength& list = counters(side, kind);
  return std::accumulate(list.begin(), list.end(), 0);
}

void Occupancy::leave_classes(const Taken& piece) {
  each_class(piece.kind, [&](std::size_t of) {
    std::vector<PieceId>& list = classes_[static_cast<std::size_t>(piece.side)][of];
    const auto at = std::lower_bound(list.begin(), list.end(), piece.id);
    if (at != list.end() && *at == piece.id) {
      list.erase(at);
    }
  });
}

void Occupancy::enter_classes(const Piece& piece) {
  each_class(piece.kind, [&](std::size_t of) {
    std::vector<PieceId>& list = classes_[static_cast<std::size_t>(piece.side)][of];
    const auto at = std::lower_bound(list.begin(), list.end(), piece.id);
    if (at == list.end() || *at != piece.id) {
      list.insert(at, piece.id);
    }
  });
}

void Occupancy::take(const GameState& state, PieceId id) {
  const Piece& piece = state.pieces[id.value()];
  count(piece, -1);
  if (piece.away() == nullptr) {
    taken_.push_back({id, piece.side, piece.kind});
  }
  if (const HexId* hex = piece.hex()) {
    in_hex_.take(static_cast<std::size_t>(hex->ordinal()), id.value());
    hexes_to_read_.push_back(static_cast<std::uint16_t>(hex->ordinal()));
  }
  if (const auto place = water_of(state, piece)) {
    at_water_.take(place->value(), id.value());
    waters_to_read_.push_back(place->value());
  }
}

void Occupancy::put(const GameState& state, PieceId id) {
  const Piece& piece = state.pieces[id.value()];
  count(piece, 1);
  const auto before = std::find_if(taken_.begin(), taken_.end(),
                                   [&](const Taken& taken) { return taken.id == id; });
  const bool was = before != taken_.end();
  const bool is = piece.away() == nullptr;
  // Most pieces stay what they are: their classes are left as they are.
  const bool same = was && is && before->side == piece.side && before->kind == piece.kind;
  if (was && !same) {
    leave_classes(*before);
  }
  if (is && !same) {
    enter_classes(piece);
  }
  if (was) {
    taken_.erase(before);
  }
  if (const HexId* hex = piece.hex()) {
    in_hex_.put(static_cast<std::size_t>(hex->ordinal()), id.value());
    hexes_to_read_.push_back(static_cast<std::uint16_t>(hex->ordinal()));
  }
  if (const auto place = water_of(state, piece)) {
    at_water_.put(place->value(), id.value());
    waters_to_read_.push_back(place->value());
  }
}

void Occupancy::settle(const GameState& state, ChangeLog* changes) {
  const auto once = [](std::vector<std::uint16_t>& list) {
    std::sort(list.begin(), list.end());
    list.erase(std::unique(list.begin(), list.end()), list.end());
  };
  once(hexes_to_read_);
  for (const std::uint16_t ordinal : hexes_to_read_) {
    const HexOccupants before = hexes_[ordinal];
    read_hex(state, ordinal);
    if (changes != nullptr) {
      const HexOccupants& now = hexes_[ordinal];
      changes->note(HexId::from_ordinal(ordinal),
                    now.zone_makers != before.zone_makers || now.garrison != before.garrison);
    }
  }
  hexes_to_read_.clear();
  once(waters_to_read_);
  for (const std::uint16_t place : waters_to_read_) {
    read_water(state, place);
    if (changes != nullptr) {
      changes->note(map::WaterPlaceId{place});
    }
  }
  waters_to_read_.clear();
}

void Occupancy::read_hex(const GameState& state, std::size_t ordinal) {
  HexOccupants here;
  for (const PieceId id : PieceList{in_hex_.next.data(), in_hex_.first[ordinal]}) {
    const Piece& piece = state.pieces[id.value()];
    if (rulebook::is_fort(piece.kind)) {
      if (!piece.activity.has(Status::Razed)) {
        here.fort.insert(piece.side);
      }
      continue;
    }
    if (!rulebook::is_ground_unit(piece.kind) ||
        (piece.inside && state.transport_of(piece.id).has_value())) {
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
    if (!combat) {
      continue;
    }
    here.open_combat.insert(piece.side);
    if (!rulebook::has_zone_in_own_hex_only(piece.kind) && !piece.activity.has(Status::Entrained)) {
      here.zone_makers.insert(piece.side);
    }
    if (!piece.parenthesised && piece.strength > 0) {
      here.attackers.insert(piece.side);
    }
  }
  hexes_[ordinal] = here;
}

void Occupancy::read_water(const GameState& state, std::size_t place) {
  board::SideSet ships;
  board::SideSet warships;
  for (const PieceId id : PieceList{at_water_.next.data(), at_water_.first[place]}) {
    const Piece& piece = state.pieces[id.value()];
    if (piece.is_fitting_out()) {
      continue;  // [21.72] an Ironclad that is fitting out is no ship yet
    }
    if (rulebook::is_ship(piece.kind)) {
      ships.insert(piece.side);
    }
    if (rulebook::is_warship(piece.kind)) {
      warships.insert(piece.side);
    }
  }
  ships_[place] = ships;
  warships_[place] = warships;
}

PieceList Occupancy::pieces_in(HexId hex) const noexcept {
  return {in_hex_.next.data(), in_hex_.first[static_cast<std::size_t>(hex.ordinal())]};
}

PieceList Occupancy::pieces_with(const Piece& piece) const {
  if (const HexId* hex = piece.hex()) {
    return pieces_in(*hex);
  }
  const board::HexSide* river = piece.river();
  const auto water = river != nullptr ? map_->water_of(*river) : std::nullopt;
  return water ? pieces_at(*water) : PieceList{at_water_.next.data(), PieceList::kEnd};
}

std::vector<PieceId> Occupancy::contents(const GameState& state, PieceId outer) const {
  const Piece& holder = state.piece(outer);
  if (holder.away() != nullptr) {
    return state.contents(outer);
  }
  std::vector<PieceId> result;
  for (const PieceId id : pieces_with(holder)) {
    if (id != outer && is_within(state, id, outer)) {
      result.push_back(id);
    }
  }
  return result;
}

PieceList Occupancy::pieces_at(map::WaterPlaceId place) const noexcept {
  return {at_water_.next.data(), at_water_.first[place.value()]};
}

}  // namespace core::state
