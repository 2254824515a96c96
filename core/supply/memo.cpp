#include "core/supply/memo.h"

#include "core/organisation/strength.h"

#include <memory>

namespace core::supply {
namespace {

constexpr int kForceOfOnePoint = 30;  // [17.02]

/// [17.02] Whether the wagons among the pieces carry enough for those who are with them.
template <class Pieces>
bool wagons_suffice(const state::Situation& now, Side side, const Pieces& pieces) {
  int points = 0;
  int strength = 0;
  for (const PieceId id : pieces) {
    const state::Piece& piece = now.piece(id);
    if (piece.side != side) {
      continue;
    }
    points += piece.stock;
    strength += organisation::csp(now, id);  // of trains and Depots too, as 12.11 counts a force
  }
  return points > 0 && points * kForceOfOnePoint >= strength;
}

std::optional<map::WaterPlaceId> water_of(const state::Situation& now, const state::Piece& piece) {
  if (!rulebook::is_ship(piece.kind) && !now.state.transport_of(piece.id)) {
    return std::nullopt;
  }
  return piece.hex() != nullptr ? now.map().water_of(*piece.hex())
                                : now.map().water_of(*piece.river());
}

}  // namespace

const ChainOfSupply& chain_of(const state::Situation& now, Side side) {
  return now.memo.get<ChainOfSupply>(
      static_cast<int>(side),
      [&](const ChainOfSupply* before) {
        return std::make_shared<const ChainOfSupply>(now, side, before);
      },
      state::Memo::HangsOn::Supply);
}

bool in_chain(const state::Situation& now, PieceId piece) {
  return chain_of(now, now.piece(piece).side).feeds(piece);
}

bool may_act_on_chain(const state::Situation& now, PieceId id) {
  const state::Piece& piece = now.piece(id);
  const Side side = piece.side;
  if (piece.away() != nullptr) {
    return in_chain(now, id);
  }
  if (const auto water = water_of(now, piece)) {
    if (wagons_suffice(now, side, now.occupancy.pieces_at(*water))) {
      return true;
    }
    const ChainOfSupply& chain = chain_of(now, side);
    const auto land = now.map().contiguous_land(*water);
    return chain.feeds(id) && std::any_of(land.begin(), land.end(), [&](HexId hex) {
             return chain.reaches_without_wagons(hex);
           });
  }
  const HexId hex = *piece.hex();
  const state::HexOccupants& here = now.occupancy.at(hex);
  if (here.garrison.has(side) && here.attackers.has(board::enemy_of(side))) {
    return in_chain(now, id) && wagons_suffice(now, side, now.occupancy.pieces_in(hex));
  }
  return may_act_on_chain(now, side, hex);
}

bool may_act_on_chain(const state::Situation& now, Side side, HexId hex) {
  return chain_of(now, side).reaches_without_wagons(hex) ||
         wagons_suffice(now, side, now.occupancy.pieces_in(hex));
}

state::Controller owner_of_ground(const state::Situation& now, HexId hex) {
  const state::HexOccupants& here = now.occupancy.at(hex);
  for (const Side side : board::kSides) {
    if (here.open_combat.has(side) && !here.open_combat.has(board::enemy_of(side))) {
      return side;
    }
  }
  return now.state.controller(hex);
}

}  // namespace core::supply
