// Who stands where: an index over a position, made once for many questions.
#pragma once

#include "core/map/map.h"
#include "core/state/game_state.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace core::state {

/// What stands in one hex, by side.
struct HexOccupants {
  board::SideSet open_combat;  ///< sides with a ground combat unit on the map, not in a fort, not
                               ///< aboard [3.27]
  board::SideSet open_ground;  ///< sides with any ground unit outside a fort and not aboard
  board::SideSet
      attackers;  ///< sides with an unparenthesised combat unit outside a fort [13.31] [22.12]
  board::SideSet fort;      ///< sides with a Fort or Fortress
  board::SideSet garrison;  ///< sides with a ground combat unit inside a fort [13.31]
};

/// An index by hex ordinal and water place. Does not follow later changes of the position.
class Occupancy {
 public:
  Occupancy(const map::Map& map, const GameState& state);

  [[nodiscard]] const HexOccupants& at(int ordinal) const noexcept {
    return hexes_[static_cast<std::size_t>(ordinal)];
  }

  [[nodiscard]] const HexOccupants& at(HexId hex) const noexcept { return at(hex.ordinal()); }

  /// All pieces of a hex, by id; those inside a fort or HQ stand where it stands.
  [[nodiscard]] std::span<const PieceId> pieces_in(HexId hex) const noexcept;

  /// Ships and what is aboard, at a water place.
  [[nodiscard]] std::span<const PieceId> pieces_at(map::WaterPlaceId place) const noexcept;

  /// [9.51] Sides with a warship at the place.
  [[nodiscard]] board::SideSet warships(map::WaterPlaceId place) const noexcept {
    return warships_[place.value()];
  }

  /// Sides with any ship at the place.
  [[nodiscard]] board::SideSet ships(map::WaterPlaceId place) const noexcept {
    return ships_[place.value()];
  }

 private:
  std::vector<HexOccupants> hexes_;
  std::vector<PieceId> in_hex_;
  std::vector<std::uint32_t> hex_begin_;
  std::vector<PieceId> at_water_;
  std::vector<std::uint32_t> water_begin_;
  std::vector<board::SideSet> warships_;
  std::vector<board::SideSet> ships_;
};

}  // namespace core::state
