#include "core/zones_of_control/naval_zones.h"

namespace core::zones_of_control {

board::SideSet naval_zone(const rulebook::Setting& setting, const state::Occupancy& occupancy,
                          map::WaterPlaceId place) {
  return setting.switches.errata.has("E057"_erratum) ? occupancy.warships(place) : board::SideSet{};
}

bool is_enemy_water(const rulebook::Setting& setting, const state::Occupancy& occupancy,
                    board::Side side, map::WaterPlaceId place) {
  return naval_zone(setting, occupancy, place).has(board::enemy_of(side));
}

std::vector<state::PieceId> warships_at(const state::Occupancy& occupancy,
                                        const state::GameState& state, board::Side side,
                                        map::WaterPlaceId place) {
  std::vector<state::PieceId> result;
  for (const state::PieceId id : occupancy.pieces_at(place)) {
    const state::Piece& piece = state.piece(id);
    if (piece.side == side && rulebook::is_warship(piece.kind) && !piece.is_fitting_out()) {
      result.push_back(id);
    }
  }
  return result;
}

}  // namespace core::zones_of_control
