// [19.2] What a question put to a set-up or a position has found.
#pragma once

#include "core/base/case_ref.h"
#include "core/state/finding.h"

#include <cstddef>
#include <string>
#include <vector>

namespace core::state {

/// One question put to a set-up.
struct SetupCheck {
  std::string subject;   ///< what was checked, "rosters of headquarters"
  base::CaseRef cited;   ///< the case that asks for it; a finding may cite a neighbour
  std::size_t examined;  ///< how many pieces, counters or hexes were looked at
  std::vector<Finding> findings;
  bool advice{};  ///< what it finds is allowed, and may be meant
};

}  // namespace core::state
