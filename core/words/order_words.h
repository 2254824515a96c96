// [28] Orders and questions in words for menus and buttons. They stand in docs/rules/orders.md.
#pragma once

#include "core/sequence/action.h"
#include "core/state/situation.h"

#include <string>
#include <string_view>

namespace core::words {

/// An order in the words of a menu, "cavalry 4-4 \"Forrest\" marches to B3402".
[[nodiscard]] std::string order_words(const state::Situation& now, const sequence::Action& action);

/// The same for no order yet: "cavalry 4-4 \"Forrest\" marches to …".
[[nodiscard]] std::string order_words_open(const state::Situation& now, sequence::ActionKind kind,
                                           state::PieceId piece);

/// What a menu calls an operation, by its word in plan/verbs.inc: "March and cut the railroad".
[[nodiscard]] std::string operation_words(const state::Situation& now, std::string_view verb);

/// What asks now, as the chart `asks` names it: a stage, a decision or a step of a battle,
/// "command-segment", "retreat", "battle-chit"; empty for what never asks.
[[nodiscard]] std::string_view asking(const state::Turn& turn);

/// What is being asked, in one sentence; empty when nothing is.
[[nodiscard]] std::string question_words(const state::Situation& now);

/// How the question is answered in the window; empty where its choices stand in a list.
[[nodiscard]] std::string help_words(const state::Situation& now);

/// What a staff to which the decision is left does (plan/staff.h), "builds nothing"; empty where it
/// is the general's alone.
[[nodiscard]] std::string staff_words(const state::Situation& now);

/// What passing ends, "End the commands"; empty where nothing can be ended by it.
[[nodiscard]] std::string pass_words(const state::Situation& now);

}  // namespace core::words
