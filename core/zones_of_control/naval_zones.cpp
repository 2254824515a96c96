#include "core/zones_of_control/naval_zones.h"

namespace core::zones_of_control {

board::SideSet naval_zone(const state::Occupancy& occupancy, map::WaterPlaceId place) noexcept {
  return occupancy.warships(place);
}

bool is_enemy_water(const state::Occupancy& occupancy, board::Side side,
                    map::WaterPlaceId place) noexcept {
  return naval_zone(occupancy, place).has(board::enemy_of(side));
}

std::vector<state::PieceId> warships_at(const state::Occupancy& occupancy,
                                        const state::GameState& state, board::Side side,
                                        map::WaterPlaceId place) {
  std::vector<state::PieceId> result;
  for (const state::PieceId id : occupancy.pieces_at(place)) {
    const state::Piece& piece = state.piece(id);
    if (piece.side == side && rulebook::is_warship(piece.kind)) {
      result.push_back(id);
    }
  }
  return result;
}

}  // namespace core::zones_of_control
