#include "core/supply/view.h"

#include "core/zones_of_control/ground_zones.h"
#include "core/zones_of_control/naval_zones.h"

#include <algorithm>
#include <utility>

namespace core::supply {
namespace {

/// Numbers below a limit, each listed once.
class Once {
 public:
  explicit Once(std::size_t limit) : listed_(limit, false) {}

  void add(std::uint16_t number) {
    if (!listed_[number]) {
      listed_[number] = true;
      list_.push_back(number);
    }
  }

  [[nodiscard]] const std::vector<std::uint16_t>& list() const noexcept { return list_; }

 private:
  std::vector<bool> listed_;
  std::vector<std::uint16_t> list_;
};

}  // namespace

View::View(Setting setting, const GameState& state, Side side, std::vector<Obstacle> waived)
    : setting_{std::move(setting)},
      state_{&state},
      side_{side},
      occupancy_{&own_index_.emplace(map(), state)},
      waived_{std::move(waived)} {
  read_hexes();
  read_waters();
}

View::View(const state::Situation& now, Side side)
    : setting_{now.setting},
      state_{&now.state},
      side_{side},
      occupancy_{&now.occupancy},
      changes_seen_{now.memo.changes().count()} {
  read_hexes();
  read_waters();
}

void View::go_on(const state::Situation& now) {
  const state::ChangeLog& changes = now.memo.changes();
  if (changes.remembers(changes_seen_)) {
    mend(changes);
  } else {
    changes_.reset();
    read_hexes();
    read_waters();
  }
  changes_seen_ = changes.count();
}

View::View(const state::Situation& now, const View& same)
    : setting_{now.setting},
      state_{&now.state},
      side_{same.side_},
      occupancy_{&now.occupancy},
      changes_seen_{same.changes_seen_},
      hexes_{same.hexes_},
      waters_{same.waters_},
      ways_out_{same.ways_out_} {}

void View::read_hexes() {
  const zones_of_control::GroundZones zones{map(), *state_};
  hexes_.resize(map().hexes().size());
  for (std::size_t at = 0; at < hexes_.size(); ++at) {
    const auto ordinal = static_cast<int>(at);
    hexes_[at] = read_hex(HexId::from_ordinal(ordinal), zones.at(ordinal).has(enemy()));
  }
}

std::uint8_t View::read_hex(HexId hex, bool in_enemy_zone) const {
  const auto at = static_cast<std::size_t>(hex.ordinal());
  const state::RailState& rail = state_->rail;
  const state::HexOccupants& here = occupancy_->at(hex);
  const bool friend_on_top = here.open_combat.has(side_);
  const bool defended = friend_on_top || here.garrison.has(side_);
  const auto list = occupancy_->pieces_in(hex);
  const bool base = std::any_of(list.begin(), list.end(), [&](PieceId id) {
    const state::Piece& piece = state_->piece(id);
    return piece.side == side_ && (piece.kind == rulebook::PieceKind::Department ||
                                   piece.kind == rulebook::PieceKind::Base);
  });
  const auto flag = [](bool when, HexFlag what) { return when ? what : 0; };
  return static_cast<std::uint8_t>(
      flag(here.open_ground.has(enemy()) || (here.garrison.has(enemy()) && !friend_on_top),
           kEnemyOccupied) |
      flag(in_enemy_zone && !defended && in_force("E056"_erratum), kClosedZone) |
      flag(!rail.net[at].has(side_), kOffNet) | flag(rail.cut[at], kCut) |
      flag(rail.railhead[at].has(side_), kRailhead) | flag(state_->control[at] != side_, kNotHeld) |
      flag(base || here.open_ground.has(side_) || here.garrison.has(side_), kOwnLand));
}

std::uint8_t View::read_ships(WaterPlaceId place) const {
  const bool closed = zones_of_control::is_enemy_water(setting_, *occupancy_, side_, place);
  return static_cast<std::uint8_t>((closed ? kEnemyWarship : 0) |
                                   (occupancy_->ships(place).has(side_) ? kFriendlyShip : 0));
}

void View::read_waters() {
  waters_.resize(map().water_places().size());
  for (std::size_t at = 0; at < waters_.size(); ++at) {
    waters_[at] = read_ships(WaterPlaceId{static_cast<std::uint16_t>(at)});
  }
  for (const state::Piece& piece : state_->pieces) {
    if (piece.hex() != nullptr && occupancy_->at(*piece.hex()).garrison.has(enemy())) {
      for (const WaterPlaceId place : map().water_touching(*piece.hex())) {
        waters_[place.value()] |= kEnemyFort;
      }
    }
  }
}

void View::mend(const state::ChangeLog& changes) {
  Changes& found = changes_.emplace();
  Once hexes{hexes_.size()};
  Once waters{waters_.size()};
  const auto look_at = [&](std::uint16_t at, bool beyond) {
    hexes.add(at);
    if (!beyond) {
      return;
    }
    for (const int beside : map().hex(int{at}).neighbours) {
      if (beside >= 0) {
        hexes.add(static_cast<std::uint16_t>(beside));
      }
    }
    for (const WaterPlaceId place : map().water_touching(HexId::from_ordinal(at))) {
      waters.add(place.value());
    }
  };
  changes.each_since(changes_seen_, look_at, [&](std::uint16_t place) { waters.add(place); });
  for (const std::uint16_t at : hexes.list()) {
    const HexId hex = HexId::from_ordinal(at);
    const bool zone = zones_of_control::is_enemy_zone(map(), *occupancy_, *state_, side_, hex);
    const std::uint8_t now = read_hex(hex, zone);
    if (now != hexes_[at]) {
      found.hexes.push_back({at, static_cast<std::uint8_t>(now ^ hexes_[at]), hexes_[at]});
      hexes_[at] = now;
    }
  }
  for (const std::uint16_t at : waters.list()) {
    const WaterPlaceId place{at};
    const auto land = map().contiguous_land(place);
    const bool fort = std::any_of(land.begin(), land.end(), [&](HexId hex) {
      return occupancy_->at(hex).garrison.has(enemy());
    });
    const auto now = static_cast<std::uint8_t>(read_ships(place) | (fort ? kEnemyFort : 0));
    if (now != waters_[at]) {
      found.waters.push_back({at, static_cast<std::uint8_t>(now ^ waters_[at]), waters_[at]});
      waters_[at] = now;
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
