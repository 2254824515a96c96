#include "core/naval/support.h"

#include "core/water/transport.h"

#include <algorithm>

namespace core::naval {

bool may_support(const Situation& now, Side side, HexId hex, PieceId ship) {
  const state::Piece& piece = now.piece(ship);
  if (piece.side != side || !rulebook::is_warship(piece.kind) ||
      piece.activity.has(state::Status::Supported) || piece.activity.has(state::Status::FaceDown)) {
    return false;
  }
  const auto place = water::place_of(now, ship);
  return place && water::is_contiguous(now, *place, hex);
}

std::vector<PieceId> ships_for_support(const Situation& now, Side side, HexId hex) {
  std::vector<PieceId> result;
  for (const map::WaterPlaceId place : now.map().water_touching(hex)) {
    if (!now.occupancy.warships(place).has(side)) {
      continue;
    }
    for (const PieceId id : now.occupancy.pieces_at(place)) {
      if (may_support(now, side, hex, id)) {
        result.push_back(id);
      }
    }
  }
  std::sort(result.begin(), result.end());
  return result;
}

int naval_strength(const Situation& now, const std::vector<PieceId>& ships) {
  int sum = 0;
  for (const PieceId id : ships) {
    sum += now.book().unit_types[now.piece(id).kind].naval_strength();
  }
  return sum;
}

int strength_added(const Situation& now, const std::vector<PieceId>& ships, int ground_csp,
                   Supports whom) {
  return std::min(naval_strength(now, ships), most_support(ground_csp, whom));
}

}  // namespace core::naval
