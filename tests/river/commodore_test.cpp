// [RR-440]-[RR-445] The automatic commodore.
#include "core/river/commodore.h"

#include "tests/river/campaigns.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <utility>

namespace tests::river {
namespace {

using core::river::choice_of;
using core::river::kPolicies;
using core::river::Policy;
using core::river::word_of;

// ---- every policy comes to an end ----

/// Plays a campaign to its end. @return what is wrong with it, or empty
std::string fault_of_play(const Begin& begin, Policy policy) {
  constexpr int kMostTurns = 150;
  Game game{setting_of(begin)};
  while (!game.is_over()) {
    const Action choice = choice_of(game, policy);
    if (const auto judged = game.judge(choice); !judged) {
      return "choice " + std::to_string(choice.index()) +
             " is refused: " + judged.error().rule.text() + ' ' + std::string{judged.error().key};
    }
    act(game, choice);
    if (game.state().turn > kMostTurns) {
      return "it goes on in turn " + std::to_string(game.state().turn);
    }
  }
  return {};
}

/// 500 campaigns of each sample flotilla.
void expect_ends(Policy policy, void (*edit)(Options&)) {
  constexpr std::uint32_t kCampaigns = 500;
  for (std::size_t sample = 0; sample < tested_charts().flotillas.size(); ++sample) {
    for (std::uint32_t number = 1; number <= kCampaigns; ++number) {
      Begin begin = core::river::sample_begin(tested_charts(), sample, number, number);
      edit(begin.options);
      EXPECT_EQ(fault_of_play(begin, policy), "")
          << word_of(policy) << ", flotilla " << sample << ", campaign " << number;
    }
  }
}

class EachPolicy : public ::testing::TestWithParam<Policy> {};

TEST_P(EachPolicy, RR_440_ends_all_campaigns_by_legal_choices) {
  expect_ends(GetParam(), [](Options&) {});
}

TEST_P(EachPolicy, RR_325_ends_all_campaigns_when_tributaries_may_be_searched) {
  expect_ends(GetParam(), [](Options& options) { options.search_tributaries = true; });
}

TEST_P(EachPolicy, RR_282_ends_all_campaigns_with_patrols) {
  expect_ends(GetParam(), [](Options& options) {
    options.patrols = true;
    options.seven_night_rolls = true;
  });
}

INSTANTIATE_TEST_SUITE_P(All, EachPolicy, ::testing::ValuesIn(kPolicies),
                         [](const auto& each) { return std::string{word_of(each.param)}; });

}  // namespace
}  // namespace tests::river
