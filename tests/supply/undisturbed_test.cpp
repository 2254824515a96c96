// [17.6] The short cut past the checks, against the checks themselves, on every step of the map.
#include "core/supply/edges.h"
#include "tests/support/random_position.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace core::supply {
namespace {

constexpr std::uint32_t kPositions = 20;

struct Steps {
  int undisturbed{};
  int others{};
};

/// Compares every step of the map in a position with the checks of its kind, asked one by one.
Steps compare(const View& view) {
  Steps steps;
  const map::Graph& graph = view.map().graphs().layered;
  const auto [begin, end] = edges(graph);
  for (auto edge = begin; edge != end; ++edge) {
    const EdgeStep step{static_cast<std::uint32_t>(source(*edge, graph)),
                        static_cast<std::uint32_t>(target(*edge, graph)), &graph[*edge]};
    const auto checks = checks_of(step.edge->kind);
    const bool stopped = std::any_of(checks.begin(), checks.end(),
                                     [&](const Check& check) { return check.applies(view, step); });
    EXPECT_EQ(is_blocked(view, step), stopped) << step.from << " to " << step.to;
    (is_undisturbed(view, step) ? steps.undisturbed : steps.others) += 1;
  }
  return steps;
}

class UndisturbedSteps : public testing::TestWithParam<std::uint32_t> {};

TEST_P(UndisturbedSteps, Case_17_6_no_check_applies_to_a_step_that_skips_the_checks) {
  const auto position = tests::random_position(GetParam());
  for (const Side side : board::kSides) {
    const Steps steps = compare(View{position.setting, position.state, side, {}});

    EXPECT_GT(steps.undisturbed, 0);
    EXPECT_GT(steps.others, 0);
  }
}

INSTANTIATE_TEST_SUITE_P(Seeds, UndisturbedSteps, testing::Range(0U, kPositions));

}  // namespace
}  // namespace core::supply
