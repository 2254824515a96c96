// Why a general gave an order, in sentences; their words stand in docs/rules/general.md.
#pragma once

#include "core/ai/fears.h"
#include "core/ai/note.h"
#include "core/state/situation.h"

#include <string>
#include <vector>

namespace core::ai {

/// What was noted of a choice, a sentence each. Whoever may not read the notes of that side must
/// not be told them.
/// @param now any position of the game: places and verbs are named by it
[[nodiscard]] std::vector<std::string> sentences_of(const state::Situation& now, const Note& note);

/// The fear in a sentence, for the side whose it is.
[[nodiscard]] std::string sentence_of(const state::Situation& now, const Fear& fear);

}  // namespace core::ai
