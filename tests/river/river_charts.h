// The tables that tests of the river room need, typed from the specification.
#pragma once

#include "core/river/charts.h"

namespace tests::river {

/// RR-T01 to RR-T08, RR-T10, RR-T17 and RR-T18 (of its guns, RR-T25, the places alone); no others.
[[nodiscard]] core::river::Charts tested_charts();

}  // namespace tests::river
