// [RR-120] to [RR-135] Mechanical failure, and how it is over.
#pragma once

#include "core/river/record.h"

namespace core::river {

/// [RR-120] [RR-057] Throws on table RR-T09 for a group that moves.
void check_machinery(Record& record, GroupId group);

/// [RR-059] [RR-228] [RR-267] The throws at the start of a turn by which troubles are cured, under
/// way or hove to: main flotilla first, then stragglers.
void clear_troubles(Record& record);

/// [RR-122] Throws for the suspect guns of a vessel that are about to fire.
void try_suspect_guns(Record& record, VesselId vessel);

/// [RR-132] She is out of the campaign, and lies where she is.
void trap(Record& record, VesselId vessel);

/// [RR-060] Groups in the order in which they act: the main flotilla, then from the most upstream
/// to the mouth.
[[nodiscard]] std::vector<GroupId> in_order(const State& state);

}  // namespace core::river
