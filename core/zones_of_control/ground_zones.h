// [9.0] Ground zones of control.
#pragma once

#include "core/rulebook/setting.h"
#include "core/state/occupancy.h"
#include "core/state/situation.h"

#include <vector>

namespace core::zones_of_control {

using board::HexId;
using board::Side;
using board::SideSet;

/// Which sides control which hexes with their zones, both sides at once.
///
/// [9.01] Every ground combat unit on the map or on a roster, outside a fort, not entrained [6.58]
/// and not aboard ship, controls the six adjacent hexes; garrison units only their own. [9.11] A
/// zone does not cross navigable rivers, coasts, narrow water, lakes and blocked hexsides. [9.21]
/// Units inside a fort control no hex but their own.
class GroundZones {
 public:
  GroundZones(const map::Map& map, const state::GameState& state);

  /// The sides whose zones cover the hex. A unit's own hex counts as in its zone.
  [[nodiscard]] SideSet at(HexId hex) const noexcept {
    return zones_[static_cast<std::size_t>(hex.ordinal())];
  }

  [[nodiscard]] SideSet at(int ordinal) const noexcept {
    return zones_[static_cast<std::size_t>(ordinal)];
  }

  /// An "Enemy controlled hex" (EZOC) for `side` [0.2].
  [[nodiscard]] bool is_enemy_zone(Side side, HexId hex) const noexcept {
    return at(hex).has(board::enemy_of(side));
  }

 private:
  std::vector<SideSet> zones_;
};

/// Whether the hex is an "Enemy controlled hex" (EZOC) for `side` [0.2], by the same rule as
/// GroundZones, read from the index: for rules that ask of few hexes and often. Friendly units in
/// the hex change nothing for movement [6.23].
[[nodiscard]] bool is_enemy_zone(const state::Situation& now, Side side, HexId hex) noexcept;

[[nodiscard]] bool is_enemy_zone(const map::Map& map, const state::Occupancy& occupancy,
                                 const state::GameState& state, Side side, HexId hex) noexcept;

/// The units of `side` whose zones cover the hex, by id.
[[nodiscard]] std::vector<state::PieceId> units_controlling(const map::Map& map,
                                                            const state::Occupancy& occupancy,
                                                            const state::GameState& state,
                                                            Side side, HexId hex);

}  // namespace core::zones_of_control
