// [19.2] The proof that a set-up, or any position, is one the rules allow.
#pragma once

#include "core/base/case_ref.h"
#include "core/data/catalogue.h"
#include "core/state/finding.h"

#include <string>
#include <vector>

namespace core::data {

/// One question put to a set-up.
struct SetupCheck {
  std::string subject;   ///< what was checked, "rosters of headquarters"
  base::CaseRef cited;   ///< the case that asks for it; a finding may cite a neighbour
  std::size_t examined;  ///< how many pieces, counters or hexes were looked at
  std::vector<state::Finding> findings;
};

/// Puts every question, always in the same order; findings stand in the order of the pieces or
/// hexes.
[[nodiscard]] std::vector<SetupCheck> check_setup(const OpenedSetup& setup);

}  // namespace core::data
