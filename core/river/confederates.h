// [RR-140] to [RR-176] The Confederates: what is found in a section, and how strong it is.
#pragma once

#include "core/river/record.h"

namespace core::river {

/// [RR-141] [RR-109] The column of table RR-T10 for a terrain.
[[nodiscard]] Column column_of(Terrain terrain) noexcept;

/// [RR-140] [RR-143] What is added to the d100 in this turn, on a tributary too [RR-117].
[[nodiscard]] int action_modifier(const Options& options, int turn) noexcept;

/// [RR-140] Throws for a section that is entered for the first time, and sets up what is found;
/// before it what the map of the option has there [RR-342].
void find_confederates(Record& record, Place place);

/// [RR-144] Throws for the strength of a battery that lies there.
void set_up_battery(Record& record, Place place, Hand bank, Guards guards, bool hidden);

/// Whether a battery can fire.
[[nodiscard]] bool is_active(const Battery& battery) noexcept;

[[nodiscard]] bool is_active(const Enemy& enemy) noexcept;

/// Guns of a battery that can fire.
[[nodiscard]] int guns_ready(const Battery& battery) noexcept;

/// [RR-053] Whether enemies are left that the main flotilla has neither beaten nor passed [RR-054].
[[nodiscard]] bool has_undealt(const Section& section) noexcept;

/// Whether anything there would fight a group that enters.
[[nodiscard]] bool has_enemies(const Section& section) noexcept;

/// [RR-163] Whether the defenders of the section's towns are beaten.
[[nodiscard]] bool is_undefended(const Section& section) noexcept;

/// [RR-168] Whether an ironclad is there that is not beaten.
[[nodiscard]] bool has_ironclad(const Section& section) noexcept;

}  // namespace core::river
