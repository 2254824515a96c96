#include "core/water/commanded_water.h"

#include "core/water/transport.h"

#include <algorithm>

namespace core::water {
namespace {

bool is_of_garrison(const Situation& now, Side owner, PieceId id) {
  const state::Piece& piece = now.piece(id);
  return piece.side == owner && rulebook::is_ground_combat_unit(piece.kind) && piece.inside &&
         now.state.fort_of(id).has_value();
}

}  // namespace

bool acts_against_ships(const Situation& now, Side owner, HexId hex) noexcept {
  const state::HexOccupants& here = now.occupancy.at(hex);
  return here.fort.has(owner) && here.garrison.has(owner);
}

FortHexes forts_over(const Situation& now, Side owner, WaterPlaceId id) {
  FortHexes result;
  const map::WaterPlace& place = now.map().water_place(id);
  if (place.hex) {
    if (acts_against_ships(now, owner, *place.hex)) {
      result.push_back(*place.hex);
    }
    return result;
  }
  for (const HexId bank : place.side->hexes()) {
    if (acts_against_ships(now, owner, bank)) {
      result.push_back(bank);
    }
  }
  return result;
}

bool lies_under(const Situation& now, HexId fort, WaterPlaceId place) noexcept {
  return is_contiguous(now, place, fort);
}

std::optional<PieceId> fort_in(const Situation& now, Side owner, HexId hex) noexcept {
  for (const PieceId id : now.occupancy.pieces_in(hex)) {
    if (now.piece(id).side == owner && rulebook::is_fort(now.piece(id).kind)) {
      return id;
    }
  }
  return std::nullopt;
}

std::vector<PieceId> garrison_of(const Situation& now, Side owner, HexId hex) {
  std::vector<PieceId> result;
  for (const PieceId id : now.occupancy.pieces_in(hex)) {
    if (is_of_garrison(now, owner, id)) {
      result.push_back(id);
    }
  }
  return result;
}

int garrison_csp(const Situation& now, Side owner, HexId hex) noexcept {
  int sum = 0;
  for (const PieceId id : now.occupancy.pieces_in(hex)) {
    if (is_of_garrison(now, owner, id)) {
      sum += now.piece(id).strength;
    }
  }
  return sum;
}

}  // namespace core::water
