#include "core/movement/rail_net.h"

#include "core/territory/hex_control.h"

#include <set>

namespace core::movement {
namespace {

using board::HexId;
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

/// Where lines of several owners meet, the hex is of its state's side; in Kentucky and Missouri it
/// is common.
SideSet owners_by_state(const map::Map& map, HexId hex) {
  const auto home = territory::holder_by_state(map, hex);
  return home ? SideSet{*home} : SideSet::both();
}

}  // namespace

std::vector<SideSet> net_at_start(const map::Map& map, const state::GameState& state) {
  std::vector<std::set<map::RailOwner>> lines(map.hexes().size());
  for (const map::Railroad& railroad : map.railroads()) {
    for (const map::LineStop& stop : railroad.stops) {
      lines[static_cast<std::size_t>(stop.hex.ordinal())].insert(railroad.owner);
    }
  }
  std::vector<SideSet> net(lines.size());
  for (std::size_t at = 0; at < lines.size(); ++at) {
    if (lines[at].empty()) {
      continue;
    }
    const HexId hex = HexId::from_ordinal(static_cast<int>(at));
    const SideSet owned =
        lines[at].size() == 1 ? owners(*lines[at].begin()) : owners_by_state(map, hex);
    const auto controller = state.controller(hex);
    const bool common = owned == SideSet::both() && !controller;  // [18.41]
    if (state.cycle.year == kYearOfOwnCountry || common) {
      net[at] = owned;
    } else if (controller) {
      net[at] = *controller;
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

bool goes_along_rails(const state::Situation& now, board::HexId from, board::Direction direction,
                      board::HexId to) noexcept {
  const map::Hexside& across = now.map().side(from, direction);
  if (!across.rail || now.state.rail.is_cut(to)) {
    return false;
  }
  const bool beside_ferry = across.rail_crossing == map::Crossing::Ferry &&
                            across.road_crossing == map::Crossing::Bridge &&
                            !now.setting.begun_before.stops_at_ferries;
  return !map::stops_ground(across.kind) || across.rail_crossing == map::Crossing::Bridge ||
         beside_ferry;
}

}  // namespace core::movement
