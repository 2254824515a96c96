// [RR-280] to [RR-287] The night turn, and roving patrols.
#pragma once

#include "core/river/action.h"
#include "core/river/record.h"
#include "core/river/refusal.h"

namespace core::river {

/// [RR-280] What the day's turns left behind is over: nobody has moved yet in this night.
void begin_night(Record& record);

/// [RR-008] Tied up or down the river: nobody goes further up in the dark.
[[nodiscard]] Judged<> judge_night(const State& state, const EndDay& choice);

/// The night begins to run: the main flotilla ties up or drops down, others run on.
void end_day(Record& record, const EndDay& choice);

/// [RR-266] [RR-282] Patrols, and repairs of those who are tied up.
void end_night(Record& record);

/// [RR-009] [RR-230] Sections that a group may run in a night.
inline constexpr int kNightSections = 3;

}  // namespace core::river
