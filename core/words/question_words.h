// [28] What is asked, in words for the head of the window, its buttons and the terminal. They stand
// in docs/rules/orders.md.
#pragma once

#include "core/state/situation.h"

#include <string>
#include <string_view>

namespace core::words {

/// What asks now, as the chart `asks` names it: a stage, a decision or a step of a battle,
/// "command-segment", "retreat", "battle-chit"; empty for what never asks.
[[nodiscard]] std::string_view asking(const state::Turn& turn);

/// What is being asked, in one sentence that names who acts, with the points they have left, or
/// where it is asked: "II Corps moves: 2 of 4 points left. Where to?"; empty when nothing is.
[[nodiscard]] std::string question_words(const state::Situation& now);

/// How the question is answered in the window; empty where its choices stand in a list.
[[nodiscard]] std::string help_words(const state::Situation& now);

/// What a staff to which the decision is left does (plan/staff.h), "builds nothing"; empty where it
/// is the general's alone.
[[nodiscard]] std::string staff_words(const state::Situation& now);

/// What passing ends, "End the commands", "Done with II Corps"; empty where nothing can be ended by
/// it.
[[nodiscard]] std::string pass_words(const state::Situation& now);

}  // namespace core::words
