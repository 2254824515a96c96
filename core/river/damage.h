// [RR-261] [RR-305] What harm does to a Union vessel.
#pragma once

#include "core/river/record.h"

namespace core::river {

/// Adds points of damage; at her full points she is sunk, the excess is lost [RR-405].
/// @param in_action counted for table throws after the turn's fighting [RR-419]
void add_damage(Record& record, VesselId vessel, int points, bool in_action);

/// She is out of the campaign: what she tows is let go, and points are lost unless she is only
/// trapped [RR-132] [RR-305].
void lose(Record& record, VesselId vessel, Fate fate, RuleId why);

/// [RR-261] Half of what she took since then may be repaired.
void add_to_pool(Record& record, VesselId vessel, int damage_before);

/// [RR-134] A small fire by the fast resolution.
void small_fire(Record& record, VesselId vessel);

/// [RR-419] For each complete tenth that was lost in this turn's fighting a throw for guns and
/// critical damage.
void throw_for_criticals(Record& record, GroupId group);

/// [RR-405] Whether she is damaged that much, in per cent of her points or more.
[[nodiscard]] bool damaged_to(const Setting& setting, const Vessel& vessel, int per_cent);

}  // namespace core::river
