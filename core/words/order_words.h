// [28] Orders in words for menus and buttons. They stand in docs/rules/orders.md.
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

}  // namespace core::words
