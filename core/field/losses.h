// [FB-008] [FB-420] Figures that fall, and officers who are spared.
#pragma once

#include "core/field/record.h"

#include <optional>
#include <vector>

namespace core::field {

/// How a figure was lost.
enum class Blow : std::uint8_t { Fire, Melee };

/// [FB-420] [FB-421] Whether an officer who was hit is unhurt: throws his die and tells.
bool officer_saves(Record& record, UnitId unit, RuleId why);

/// A figure is hit: a man falls, an officer first has his saving throw. Nothing happens to one who
/// is gone already.
/// @param by who hit it, for the outcome of a melee [FB-352]
/// @return whether it fell
bool strike(Record& record, FigureId figure, RuleId why, Blow blow,
            std::optional<UnitId> by = std::nullopt);

/// [FB-413] A general who is with a unit is hit.
/// @return whether he fell
bool strike_general(Record& record, GeneralId general, RuleId why);

/// A unit of which nobody is left is out of the battle; its general stands where it was.
void bury(Record& record, UnitId unit);

/// [FB-006] [FB-374] Rank and file that a unit has lost.
[[nodiscard]] int lost_by(const Unit& unit) noexcept;

/// [FB-006] [FB-428] Whether 1/n of its own rank and file is lost.
[[nodiscard]] bool has_lost_one_in(const Unit& unit, int n) noexcept;

/// [FB-400] [FB-403] Half of its rank and file is lost.
[[nodiscard]] bool at_half(const Unit& unit) noexcept;

}  // namespace core::field
