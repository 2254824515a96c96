// [19.2] The proof that a set-up, or any position, is one the rules allow.
#pragma once

#include "core/data/catalogue.h"
#include "core/state/setup_check.h"

#include <vector>

namespace core::data {

using state::SetupCheck;

/// Puts every question, always in the same order; findings stand in the order of the pieces or
/// hexes.
[[nodiscard]] std::vector<SetupCheck> check_setup(const OpenedSetup& setup);

}  // namespace core::data
