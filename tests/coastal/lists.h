// Lists and tables of the set from the real catalogue, read once.
#pragma once

#include "core/data/catalogue.h"
#include "tests/support/tabletop.h"

namespace tests::coastal {

[[nodiscard]] inline const core::table::Facts& facts() {
  static const core::table::Facts kFacts = tabletop().naval_facts();
  return kFacts;
}

[[nodiscard]] inline const core::coastal::Charts& charts() {
  static const core::coastal::Charts kCharts = tabletop().coastal_charts();
  return kCharts;
}

}  // namespace tests::coastal
