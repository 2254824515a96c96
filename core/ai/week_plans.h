// Plans of a week that differ from what a general would do anyway.
#pragma once

#include "core/ai/appraisal.h"
#include "core/ai/note.h"
#include "core/ai/seat.h"

#include <vector>

namespace core::ai {

/// Plans for a Movement Phase and what follows, the given one first: other temperaments, aims and
/// first moves, forces that stay, attacks that come first, ways out that are closed before.
/// @param now the plan that holds
[[nodiscard]] std::vector<WeekPlan> plans_of_movement(Seat& seat, const WeekPlan& now,
                                                      const Appraisal& appraisal, Country& country);

/// Plans for the rest of a Combat Phase, the given one first: whom to attack next, or nobody.
[[nodiscard]] std::vector<WeekPlan> plans_of_battles(Seat& seat, const WeekPlan& now,
                                                     const Appraisal& appraisal);

/// The one and the other together, by the name of the first; nothing where they contradict each
/// other, or one of them is plain.
[[nodiscard]] std::optional<WeekPlan> joined(const WeekPlan& one, const WeekPlan& other);

}  // namespace core::ai
