// [5.28] Who was energised together.
#pragma once

#include "core/state/situation.h"

#include <vector>

namespace core::organisation {

/// Leaders and ground units of the side on the map that were energised with `head` in this phase,
/// wherever they are now, by id. Kept while nobody else is energised, comes or leaves.
[[nodiscard]] const std::vector<state::PieceId>& energised_with(const state::Situation& now,
                                                                board::Side side,
                                                                state::PieceId head);

}  // namespace core::organisation
