// [21.60] Divisions that wait in Departments to be augmented.
#pragma once

#include "core/state/situation.h"

#include <vector>

namespace core::plan {

/// Whether a division of so many CSP can be augmented to at least twice of them. A brigade never
/// can be augmented.
[[nodiscard]] bool could_double(const rulebook::Rulebook& book, int csp);

/// Of each Department of the side that works, the weakest infantry division there that could double
/// and is on no roster and in no fort, as far as the next cycle brings Personnel Points for them.
/// Nobody in a scenario.
[[nodiscard]] std::vector<state::PieceId> recruits_of(const state::Situation& now,
                                                      board::Side side);

}  // namespace core::plan
