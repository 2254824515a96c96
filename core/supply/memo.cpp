#include "core/supply/memo.h"

#include "core/organisation/strength.h"

#include <cstdint>
#include <memory>
#include <optional>

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

/// The chain of a side, and when it was last mended.
struct KeptChain {
  std::uint32_t version{};
  std::optional<ChainOfSupply> chain;

  [[nodiscard]] std::shared_ptr<KeptChain> made_over(const state::Situation& now) const {
    auto result = std::make_shared<KeptChain>();
    result->version = version;
    if (chain) {
      result->chain.emplace(chain->made_over(now));
    }
    return result;
  }
};

}  // namespace

const ChainOfSupply& chain_of(const state::Situation& now, Side side) {
  auto& kept = now.memo.own<KeptChain>(static_cast<int>(side));
  if (!kept.chain) {
    kept.chain.emplace(now, side);
  } else if (kept.version != now.memo.supply_version()) {
    kept.chain->go_on(now);
  }
  kept.version = now.memo.supply_version();
  return *kept.chain;
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
