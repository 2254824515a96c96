// [IC-281]-[IC-289] [IC-328] Rams, and spar torpedoes that strike as one.
#pragma once

#include "core/ironclad/record.h"
#include "core/table/sweep.h"

namespace core::ironclad {

/// [IC-281] Whether a contact is a ram: bow against side, at 60 to 90 degrees, going ahead.
/// @param speed of the mover, half knots
[[nodiscard]] bool is_ram(const table::Contact& contact, int speed) noexcept;

/// [IC-287] Whether the dice are exchanged: a wooden ship rams an ironclad.
[[nodiscard]] bool exchanged(const Setting& setting, ShipId rammer, ShipId target);

/// [IC-282]-[IC-288] Rams a ship, or strikes it with a spar torpedo; what comes of it waits.
/// @param speed of its engines, half knots: [IC-122] the current adds nothing
void ram(Record& record, ShipId rammer, ShipId target, int speed);

}  // namespace core::ironclad
