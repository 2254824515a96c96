#include "tests/river/river_charts.h"

#include "tests/support/tabletop.h"

namespace tests::river {

const core::river::Charts& tested_charts() {
  static const core::river::Charts kCharts = tabletop().river_charts();
  return kCharts;
}

}  // namespace tests::river
