// [RR-050] to [RR-066] [RR-T12] The campaign turn, from one decision to the next.
#pragma once

#include "core/river/record.h"

namespace core::river {

/// [RR-034] [RR-041] The campaign before its first decision: fuel is thrown for, turn 1 begins.
void open_campaign(Record& record);

/// Goes on until the commodore is asked, or the campaign is over.
void go_on(Record& record);

/// A group goes so far towards a place.
void set_out(Record& record, GroupId group, Place goal, int left, bool at_night);

/// [RR-225] [RR-226] A group drifts down for half a section; who runs on a bar stays there. The
/// main flotilla does not go on without a warship.
void drift(Record& record, GroupId group);

}  // namespace core::river
