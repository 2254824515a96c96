#include "core/river/charted.h"

#include <algorithm>

namespace core::river {

MilePoint next_begin(const std::vector<ChartedSection>& sections, const State& state,
                     std::uint8_t branch) {
  const Branch& own = state.branches.at(branch);
  const auto find = [&](Place place) {
    return std::ranges::find(sections, place, &ChartedSection::place);
  };
  const auto count = static_cast<std::int16_t>(own.sections.size());
  if (const auto last = find({branch, count}); last != sections.end()) {
    return last->trace.end;
  }
  const auto mouth = find(own.mouth);
  return branch == 0 || mouth == sections.end() ? MilePoint{} : mid_straight(mouth->trace);
}

std::vector<ChartedSection> charted(const State& state) {
  std::vector<ChartedSection> all;
  for (std::size_t branch = 0; branch < state.branches.size(); ++branch) {
    const auto number = static_cast<std::uint8_t>(branch);
    const auto mouth = std::ranges::find(all, state.branches[branch].mouth, &ChartedSection::place);
    MilePoint at = branch == 0 || mouth == all.end() ? MilePoint{} : mid_straight(mouth->trace);
    std::int16_t section = 0;
    for (const Section& each : state.branches[branch].sections) {
      const SectionTrace trace = traced(at, each.before, {each.bend, each.heading});
      all.push_back({{number, ++section}, trace});
      at = trace.end;
    }
  }
  return all;
}

std::vector<SectionTrace> traces_of(const std::vector<ChartedSection>& sections) {
  std::vector<SectionTrace> traces;
  std::ranges::transform(sections, std::back_inserter(traces), &ChartedSection::trace);
  return traces;
}

}  // namespace core::river
