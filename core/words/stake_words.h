// [0.5] What an order that nobody can take back is likely to bring and to cost, for its sentence.
#pragma once

#include "core/sequence/action.h"
#include "core/state/situation.h"
#include "core/words/template_text.h"

#include <vector>

namespace core::words {

/// Adds the words of the stakes, as far as the side that decides may know them: ranges as "0–2",
/// chances in whole per cent, forces by CSP. docs/rules/orders.md says which orders have which.
void add_stakes(const state::Situation& now, const sequence::Action& action, Words& words);

/// [11.24] Those of a bombardment by these ships. Adds nothing where there are none.
void add_bombardment(const state::Situation& now, board::HexId fort,
                     const std::vector<state::PieceId>& ships, Words& words);

}  // namespace core::words
