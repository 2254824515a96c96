// [IC-444] [RC-544] A quick answer for a naval fight of the strategic game: computer captains fight
// it on the table several times, and the median counts.
#pragma once

#include "core/tabletop/fleet_battle.h"

#include <cstdint>
#include <vector>

namespace core::tabletop_study {

/// One battle of a quick answer. The same battle of the same seed gives the same outcome.
struct QuickRun {
  std::uint64_t seed{};  ///< of its dice
  int turns{};
  tabletop::FleetOutcome outcome;
};

struct QuickAnswer {
  std::vector<QuickRun> runs;
  /// Of each number its median, of two middle ones the smaller; the holder that most runs had, of
  /// equally many the side that does not attack.
  tabletop::FleetOutcome median;
};

/// Fights the battle `runs` times, with the seeds from that of the battle on.
/// @pre runs is 1 or more
[[nodiscard]] QuickAnswer quick_answer(const data::Catalogue& catalogue,
                                       const tabletop::FleetBattle& battle, int runs);

/// The median of what came of the runs.
[[nodiscard]] tabletop::FleetOutcome median_of(const std::vector<QuickRun>& runs,
                                               board::Side owner);

}  // namespace core::tabletop_study
