// [9.5] Naval zones of control.
#pragma once

#include "core/rulebook/setting.h"
#include "core/state/occupancy.h"

#include <vector>

namespace core::zones_of_control {

/// [9.51] Sides that control the water of a place with a warship there; both while both are there
/// [9.54]. The other side may not trace or broadcast supply through or across it, nor ferry, embark
/// or disembark there [9.52] [9.53]. As printed nobody controls water (erratum E057).
[[nodiscard]] board::SideSet naval_zone(const rulebook::Setting& setting,
                                        const state::Occupancy& occupancy, map::WaterPlaceId place);

/// Whether `side` is shut out of the water of the place by an enemy warship.
[[nodiscard]] bool is_enemy_water(const rulebook::Setting& setting,
                                  const state::Occupancy& occupancy, board::Side side,
                                  map::WaterPlaceId place);

/// The warships of `side` at the place, by id.
[[nodiscard]] std::vector<state::PieceId> warships_at(const state::Occupancy& occupancy,
                                                      const state::GameState& state,
                                                      board::Side side, map::WaterPlaceId place);

}  // namespace core::zones_of_control
