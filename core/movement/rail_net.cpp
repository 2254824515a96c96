#include "core/movement/rail_net.h"

namespace core::movement {
namespace {

using board::Side;
using board::SideSet;

constexpr int kYearOfOwnCountry = 1861;

/// [18.11] The side or sides whose country a railroad belongs to.
SideSet owners(map::RailOwner owner) {
  switch (owner) {
    case map::RailOwner::Union:
      return Side::Union;
    case map::RailOwner::Confederate:
      return Side::Confederate;
    case map::RailOwner::Kentucky:
    case map::RailOwner::Missouri:
      return SideSet::both();
  }
  return {};
}

}  // namespace

std::vector<SideSet> net_at_start(const map::Map& map, const state::GameState& state) {
  std::vector<SideSet> net(map.hexes().size());
  for (const map::Railroad& railroad : map.railroads()) {
    for (const map::LineStop& stop : railroad.stops) {
      SideSet& here = net[static_cast<std::size_t>(stop.hex.ordinal())];
      const auto controller = state.controller(stop.hex);
      const bool common = owners(railroad.owner) == SideSet::both() && !controller;  // [18.41]
      if (state.cycle.year == kYearOfOwnCountry || common) {
        for (const Side side : board::kSides) {
          if (owners(railroad.owner).has(side)) {
            here.insert(side);
          }
        }
      } else if (controller) {
        here.insert(*controller);
      }
    }
  }
  for (const state::Piece& piece : state.pieces) {
    if (piece.kind == rulebook::PieceKind::Railhead && piece.hex() != nullptr) {
      net[static_cast<std::size_t>(piece.hex()->ordinal())].insert(piece.side);
    }
  }
  return net;
}

bool is_usable(const state::GameState& state, Side side, board::HexId hex) noexcept {
  const auto ordinal = static_cast<std::size_t>(hex.ordinal());
  return state.rail.net[ordinal].has(side) && !state.rail.cut[ordinal];
}

}  // namespace core::movement
