// The tables of the river campaign, read from the catalogue once for all tests of the program.
#pragma once

#include "core/river/charts.h"

namespace tests::river {

[[nodiscard]] const core::river::Charts& tested_charts();

}  // namespace tests::river
