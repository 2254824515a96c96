// [FB-151] [FB-153] [FB-160] [FB-161] [FB-181] Who of a unit fires muskets, and how far they reach.
#pragma once

#include "core/field/setting.h"

#include <vector>

namespace core::field {

/// [FB-151] [FB-181] Men who fire together: up to six of a volley, or one skirmisher.
struct Firers {
  Point from;  ///< their centre [FB-007]
  int men{};
  bool skirmish{};   ///< [FB-181]
  bool all_round{};  ///< [FB-164] [FB-190]
};

/// [FB-153] [FB-181] The bodies of a unit that fire as it stands: its volley from the right, then
/// those in houses by section, then its skirmishers. One or two men who are left over throw no die
/// and are not among them.
[[nodiscard]] std::vector<Firers> firers_of(const State& state, UnitId unit);

/// [FB-161] [FB-511] How far a unit's muskets reach.
[[nodiscard]] Inches musket_range(const Setting& setting, const State& state, const Unit& unit);

/// [FB-160] Where a band of Table 8 ends for a unit's arm.
[[nodiscard]] Inches band_end(const Unit& unit, const MusketryBand& band) noexcept;

}  // namespace core::field
