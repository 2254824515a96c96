#include "core/supply/view.h"

#include "core/movement/rail_net.h"
#include "core/territory/hex_control.h"
#include "core/zones_of_control/naval_zones.h"

#include <algorithm>
#include <utility>

namespace core::supply {

View::View(Setting setting, const GameState& state, Side side, std::vector<Obstacle> waived,
           const state::Occupancy* index)
    : setting_{std::move(setting)},
      state_{&state},
      side_{side},
      occupancy_{index != nullptr ? index : &own_index_.emplace(map(), state)},
      zones_{map(), state},
      waived_{std::move(waived)},
      hexes_(map().hexes().size()),
      waters_(map().water_places().size()) {
  read_hexes();
  read_waters();
}

void View::read_hexes() {
  const state::RailState& rail = state_->rail;
  const Side other = enemy();
  const bool zones_close = in_force("E056");
  const auto flag = [](bool when, HexFlag what) { return when ? what : 0; };
  auto cut = rail.cut.begin();
  for (std::size_t at = 0; at < hexes_.size(); ++at, ++cut) {
    hexes_[at] = static_cast<std::uint8_t>(
        flag(zones_close && zones_.at(static_cast<int>(at)).has(other), kClosedZone) |
        flag(!rail.net[at].has(side_), kOffNet) | flag(*cut, kCut) |
        flag(rail.railhead[at].has(side_), kRailhead) |
        flag(state_->control[at] != side_, kNotHeld));
  }
  for (const state::Piece& piece : state_->pieces) {
    if (piece.hex() != nullptr) {
      read_occupants(*piece.hex());
    }
  }
  for (const state::Piece& piece : state_->pieces) {
    if (piece.side == side_ && piece.hex() != nullptr &&
        (piece.kind == rulebook::PieceKind::Department ||
         piece.kind == rulebook::PieceKind::Base)) {
      hexes_[static_cast<std::size_t>(piece.hex()->ordinal())] |= kOwnLand;
    }
  }
}

void View::read_occupants(HexId hex) {
  const state::HexOccupants& here = occupancy_->at(hex);
  std::uint8_t& flags = hexes_[static_cast<std::size_t>(hex.ordinal())];
  const bool friend_on_top = here.open_combat.has(side_);
  if (here.open_ground.has(enemy()) || (here.garrison.has(enemy()) && !friend_on_top)) {
    flags |= kEnemyOccupied;
  }
  if (friend_on_top || here.garrison.has(side_)) {
    flags &= static_cast<std::uint8_t>(~kClosedZone);
  }
  if (here.open_ground.has(side_) || here.garrison.has(side_)) {
    flags |= kOwnLand;
  }
}

void View::read_waters() {
  for (std::size_t at = 0; at < waters_.size(); ++at) {
    const WaterPlaceId place{static_cast<std::uint16_t>(at)};
    waters_[at] = static_cast<std::uint8_t>(
        (zones_of_control::is_enemy_water(setting_, *occupancy_, side_, place) ? kEnemyWarship
                                                                               : 0) |
        (occupancy_->ships(place).has(side_) ? kFriendlyShip : 0));
  }
  for (const state::Piece& piece : state_->pieces) {
    if (piece.side == enemy() && rulebook::is_fort(piece.kind) && piece.hex() != nullptr &&
        occupancy_->at(*piece.hex()).garrison.has(enemy())) {
      for (const WaterPlaceId place : map().water_touching(*piece.hex())) {
        waters_[place.value()] |= kEnemyFort;
      }
    }
  }
}

bool View::is_waived(const Obstacle& obstacle) const noexcept {
  return std::any_of(waived_.begin(), waived_.end(), [&](const Obstacle& waived) {
    return waived.kind == obstacle.kind && waived.at == obstacle.at && waived.from == obstacle.from;
  });
}

std::vector<PieceId> View::enemy_units_in(HexId hex) const {
  std::vector<PieceId> result;
  for (const PieceId id : occupancy_->pieces_in(hex)) {
    const state::Piece& piece = state_->piece(id);
    if (piece.side == enemy() && rulebook::is_ground_unit(piece.kind) &&
        !state_->transport_of(id)) {
      result.push_back(id);
    }
  }
  return result;
}

std::vector<PieceId> View::enemy_zones_on(HexId hex) const {
  return zones_of_control::units_controlling(map(), *occupancy_, *state_, enemy(), hex);
}

std::vector<PieceId> View::enemy_warships_at(WaterPlaceId place) const {
  return zones_of_control::warships_at(*occupancy_, *state_, enemy(), place);
}

std::vector<PieceId> View::enemy_garrisons_over(WaterPlaceId place) const {
  std::vector<PieceId> result;
  for (const state::Piece& piece : state_->pieces) {
    if (piece.side != enemy() || piece.hex() == nullptr ||
        !rulebook::is_ground_combat_unit(piece.kind) || !state_->fort_of(piece.id)) {
      continue;
    }
    const auto touching = map().water_touching(*piece.hex());
    if (std::find(touching.begin(), touching.end(), place) != touching.end()) {
      result.push_back(piece.id);
    }
  }
  return result;
}

}  // namespace core::supply
