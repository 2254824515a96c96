// [FB-240]-[FB-249] Howitzer shell: the shell burst indicator.
#pragma once

#include "core/field/guns.h"

namespace core::field {

/// [FB-245] [FB-246] The sector of the indicator in which a place lies; nothing outside the disc.
/// On the line between two quarters it is the one with the lower number.
///
/// The limit of the centre belongs to the centre and the rim to the quarters, as Table 13 has it.
[[nodiscard]] std::optional<Sector> sector_at(const BurstIndicator& burst, Point muzzle, Point aim,
                                              Point place);

/// [FB-263] Whether a sector overlaps a polygon.
[[nodiscard]] bool sector_overlaps(const BurstIndicator& burst, Point muzzle, Point aim,
                                   Sector sector, const table::Polygon& polygon);

/// [FB-224] [FB-243] [FB-246] [FB-248] What lies in a sector, friends too: heads, guns, then
/// houses.
[[nodiscard]] std::vector<Reached> in_sector(const Setting& setting, const State& state,
                                             const Laying& laying, Sector sector);

/// The howitzer fires; what it hits takes effect later.
void fire_shell(Record& record, const Laying& laying, Landed& landed);

}  // namespace core::field
