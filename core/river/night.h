// [RR-280] to [RR-287] The night turn, and roving patrols.
#pragma once

#include "core/river/action.h"
#include "core/river/record.h"
#include "core/river/refusal.h"

namespace core::river {

/// [RR-280] What the day's turns left behind is over: nobody has moved yet in this night.
void begin_night(Record& record);

/// [RR-008] Tied up or down the river: nobody goes further up in the dark.
[[nodiscard]] Judged<> judge_night(const Setting& setting, const State& state,
                                   const EndDay& choice);

/// [RR-287] A line of table RR-T22, of a patrol that has been fought by hand.
[[nodiscard]] Judged<> judge_night(const State& state, const PatrolResult& choice);

/// The night begins to run: the main flotilla ties up or drops down, others run on.
void end_day(Record& record, const EndDay& choice);

/// What the action with a patrol came to; the night runs on.
void tell_patrol(Record& record, const PatrolResult& choice);

/// [RR-281] [RR-282] Dice of a night that are thrown for patrols.
[[nodiscard]] int patrol_throws(const Options& options) noexcept;

/// [RR-282] [RR-283] Only who is tied up in the river is found.
/// @return false when a patrol waits for what its action came to [RR-287]
bool throw_for_patrols(Record& record);

/// [RR-266] Repairs of those who are tied up.
void end_night(Record& record);

/// [RR-T22]
inline constexpr int kPatrolLines = 6;

/// [RR-009] [RR-230] Sections that a group may run in a night.
inline constexpr int kNightSections = 3;

}  // namespace core::river
