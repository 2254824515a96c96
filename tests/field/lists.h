// Tables of the set from the real catalogue, read once.
#pragma once

#include "core/data/catalogue.h"
#include "tests/support/tabletop.h"

namespace tests::field {

[[nodiscard]] inline const core::field::Charts& charts() {
  static const core::field::Charts kCharts = tabletop().field_charts();
  return kCharts;
}

}  // namespace tests::field
