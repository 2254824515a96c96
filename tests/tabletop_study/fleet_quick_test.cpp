// [IC-444] [RC-544] The median of several battles of captains.
#include "core/tabletop_study/fleet_quick.h"

#include <gtest/gtest.h>

namespace core::tabletop_study {
namespace {

using board::Side;
using tabletop::FleetOutcome;

QuickRun run_of(int ships, int enemies, Side holder) {
  return {1, 10, FleetOutcome{ships, enemies, 0, holder}};
}

TEST(FleetQuick, IC_444_RC_544_each_number_is_the_median_and_most_runs_name_the_holder) {
  const std::vector<QuickRun> runs{run_of(0, 3, Side::Union), run_of(2, 1, Side::Confederate),
                                   run_of(5, 2, Side::Union)};
  const FleetOutcome median = median_of(runs, Side::Confederate);
  EXPECT_EQ(median.ships, 2);
  EXPECT_EQ(median.enemies, 2);
  EXPECT_EQ(median.holder, Side::Union);
}

TEST(FleetQuick, IC_444_RC_544_of_two_middle_ones_the_smaller_and_of_a_tie_who_was_there) {
  const std::vector<QuickRun> runs{run_of(1, 0, Side::Union), run_of(3, 4, Side::Confederate)};
  const FleetOutcome median = median_of(runs, Side::Confederate);
  EXPECT_EQ(median.ships, 1);
  EXPECT_EQ(median.enemies, 0);
  EXPECT_EQ(median.holder, Side::Confederate);
}

}  // namespace
}  // namespace core::tabletop_study
