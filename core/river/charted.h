// [RR-350] [RR-358] The sections of a campaign on the chart, in miles.
#pragma once

#include "core/river/state.h"
#include "core/river/survey.h"

#include <vector>

namespace core::river {

/// A section as it is drawn.
struct ChartedSection {
  Place place;
  SectionTrace trace;

  friend bool operator==(const ChartedSection&, const ChartedSection&) = default;
};

/// All sections whose course is known, branch by branch from its mouth; a branch whose mouth is not
/// charted begins at the mouth of the river.
[[nodiscard]] std::vector<ChartedSection> charted(const State& state);

/// Their traces alone.
[[nodiscard]] std::vector<SectionTrace> traces_of(const std::vector<ChartedSection>& sections);

/// [RR-350] [RR-358] Where the next section of a branch will begin.
[[nodiscard]] MilePoint next_begin(const std::vector<ChartedSection>& sections, const State& state,
                                   std::uint8_t branch);

}  // namespace core::river
