// [IC-241]-[IC-248] Mortar boats: what they may fire at, and their shells.
#pragma once

#include "core/ironclad/gunnery.h"

namespace core::ironclad {

[[nodiscard]] table::Judged<> judge_mortar(const Setting& setting, const State& state,
                                           const Shot& shot);

/// [IC-242] Anchored, moored or aground, and not moved in its last movement phase.
[[nodiscard]] bool is_stationary(const Ship& ship) noexcept;

/// [IC-244] What is added to the die of a shot: the turns without a break on the same spot.
[[nodiscard]] int bonus_of(const Setting& setting, const State& state, const Shot& shot);

/// [IC-062] The mortars that are laid fire, before all other guns.
void fire_mortars(Record& record);

/// [IC-246] At the end of a fire step guns that were silenced for it have one step less to wait.
void run_down_silence(Record& record);

}  // namespace core::ironclad
