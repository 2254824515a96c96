// [FB-350]-[FB-362] Table FB-T21: what comes of a melee, and who is exhausted by it.
#pragma once

#include "core/field/record.h"

#include <vector>

namespace core::field {

// --- Questions. ---

/// [FB-352] Whether losses are twice those of the other side, and at least two.
[[nodiscard]] bool is_twice(int losses, int other) noexcept;

/// [FB-361] Whether so many figures that face so many enemies surrender.
[[nodiscard]] bool is_outnumbered(int figures, int enemies) noexcept;

/// [FB-354] Whether a unit stays in a drawn melee: it defends under written orders to hold.
[[nodiscard]] bool holds_ground(const Unit& unit, const Melee& melee) noexcept;

/// [FB-357] Whether a unit is not in the moves of rest after a melee.
/// @param move in which the fight began
[[nodiscard]] bool is_fresh(const Unit& unit, int move) noexcept;

/// [FB-357] What fresh troops add who attack a unit: by the moves without combat it has had since
/// its last melee, and one more when this fight goes on for another move.
[[nodiscard]] int exhaustion_bonus(const Setting& setting, const State& state, UnitId attacked);

/// [FB-356] [FB-358] [FB-385] Whether a unit may do more than defend itself: charge, or move into
/// contact. Not while it falls back or rests after a melee, re-forms after a victory, has bad
/// morale or goes to the rear.
[[nodiscard]] bool may_act_offensively(const State& state, UnitId unit) noexcept;

// --- What happens. ---

/// [FB-T21] After a move of a melee has been fought.
/// @param index in State::melees
/// @param hurt units that lost a man in this move of it
void settle_melee(Record& record, std::size_t index, const std::vector<UnitId>& hurt);

}  // namespace core::field
