#include "core/combat/retreat_hexes.h"

#include "core/combat/odds.h"
#include "core/movement/march.h"
#include "core/territory/hex_control.h"
#include "core/zones_of_control/ground_zones.h"
#include "core/zones_of_control/naval_zones.h"

#include <algorithm>

namespace core::combat {
namespace {

using base::operator""_case;
using board::Side;
using map::SideKind;
using state::refusal;
using state::refused;

/// [8.26] [7.33] A Friendly ship on the hexside carries across, if no Enemy warship is there.
bool is_ferried(const Situation& now, Side side, HexId from, board::Direction direction) {
  const auto water = now.map().water_of(from, direction);
  return water && now.occupancy.ships(*water).has(side) &&
         !zones_of_control::is_enemy_water(now.setting, now.occupancy, side, *water);
}

}  // namespace

Ruling<> may_cross(const Situation& now, PieceId piece, HexId from, HexId to) {
  const auto direction = now.map().direction(from, to);
  if (!direction) {
    return refused(refusal("8.51"_case, "one-hex").of(piece).coming_from(from).in(to));
  }
  const Ruling<int> step = movement::cost_of_step(now, piece, to);
  if (step) {
    return {};
  }
  const SideKind side = now.map().side(from, *direction).kind;
  const bool ship_helps = side == SideKind::NavigableRiver || map::is_narrow_water(side);
  if (ship_helps && now.map().hex(to).is_land() &&
      is_ferried(now, now.piece(piece).side, from, *direction)) {
    return {};
  }
  return refused(step.error());
}

Ruling<> may_retreat_to(const Situation& now, PieceId piece, HexId from, HexId to) {
  const Side side = now.piece(piece).side;
  const Side enemy = board::enemy_of(side);
  const auto direction = now.map().direction(from, to);
  if (!direction) {
    return refused(refusal("8.51"_case, "one-hex").of(piece).coming_from(from).in(to));
  }
  const state::HexOccupants& there = now.occupancy.at(to);
  if (there.open_ground.has(enemy) || there.garrison.has(enemy)) {
    return refused(refusal("9.32"_case, "retreat-into-enemy").of(piece).in(to));
  }
  if (territory::is_neutral(now.setting, now.state, to)) {
    return refused(refusal("8.55"_case, "neutral-kentucky").of(piece).in(to));
  }
  if (const Ruling<> cross = may_cross(now, piece, from, to); !cross) {
    return cross;
  }
  // As printed nothing is said of rivers, so a zone behind one is as open as any other (E055 off).
  if (now.in_force("E055"_erratum) && halves_attackers(now.map().side(from, *direction).kind) &&
      zones_of_control::is_enemy_zone(now, side, to)) {
    return refused(refusal("9.32"_case, "river-into-zone").of(piece).coming_from(from).in(to));
  }
  return {};
}

std::vector<HexId> retreat_hexes(const Situation& now, PieceId piece, HexId from) {
  std::vector<HexId> result;
  for (const board::Direction direction : board::kDirections) {
    const auto to = now.map().beside(from, direction);
    if (to && may_retreat_to(now, piece, from, *to)) {
      result.push_back(*to);
    }
  }
  std::sort(result.begin(), result.end());
  return result;
}

}  // namespace core::combat
