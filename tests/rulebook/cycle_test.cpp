// [2.0] Cycles and game-turns.
#include "core/rulebook/cycle.h"

#include <gtest/gtest.h>

namespace core::rulebook {
namespace {

constexpr Cycle kWest63{1863, 4};

TEST(Cycles, Case_2_0_a_cycle_reads_back_and_orders_by_time) {
  EXPECT_EQ(Cycle::parse("4/63")->text(), "4/63");
  EXPECT_LT(*Cycle::parse("13/61"), *Cycle::parse("1/62"));
  for (const char* text :
       {"6/61", "5/65", "0/62", "14/62", "4-63", "4/", "/63", "x/63", "4/1863"}) {
    EXPECT_FALSE(Cycle::parse(text).has_value()) << text;
  }
}

TEST(Cycles, Case_6_14_winter_is_13_and_1_to_4) {
  for (int number = 1; number <= 13; ++number) {
    const Cycle cycle{1863, static_cast<std::uint8_t>(number)};
    EXPECT_EQ(cycle.is_winter(), number == 13 || number <= 4) << number;
  }
}

TEST(Cycles, Case_2_0_thirteen_to_a_year) {
  EXPECT_EQ((Cycle{1862, 12}.next()), (Cycle{1862, 13}));
  EXPECT_EQ((Cycle{1862, 13}.next()), (Cycle{1863, 1}));
}

TEST(Cycles, Case_2_0_game_turns_of_the_campaign_as_printed) {
  const auto at = [](int game_turn) { return cycle_of(kCampaignStart, game_turn).text(); };
  EXPECT_EQ(at(1), "7/61");
  EXPECT_EQ(at(4), "7/61");
  EXPECT_EQ(at(25), "13/61");
  EXPECT_EQ(at(28), "13/61");
  EXPECT_EQ(at(29), "1/62");
  EXPECT_EQ(at(80), "13/62");
  EXPECT_EQ(at(81), "1/63");
  EXPECT_EQ(at(85), "2/63");  // the worked example
  EXPECT_EQ(at(132), "13/63");
  EXPECT_EQ(at(133), "1/64");
  EXPECT_EQ(at(184), "13/64");
  EXPECT_EQ(at(185), "1/65");
  EXPECT_EQ(at(200), "4/65");
}

TEST(Cycles, Case_2_0_the_first_and_last_game_turn_of_a_cycle) {
  EXPECT_EQ(first_game_turn(kCampaignStart, kCampaignStart), 1);
  EXPECT_EQ(first_game_turn(kCampaignStart, {1863, 2}), 85);
  EXPECT_EQ(last_game_turn(kCampaignStart, {1863, 2}), 88);
  EXPECT_EQ(last_game_turn(kCampaignStart, {1865, 4}), 200);
}

TEST(Cycles, Case_1_0_game_turns_are_weeks_from_19_June_1861) {
  using namespace std::chrono_literals;
  EXPECT_EQ(first_day(kCampaignStart, 1), std::chrono::sys_days{1861y / 6 / 19});
  EXPECT_EQ(first_day({1862, 1}, 1), std::chrono::sys_days{1862y / 1 / 1});
  EXPECT_EQ(first_day({1863, 4}, 2), std::chrono::sys_days{1863y / 4 / 1});
  EXPECT_EQ(first_day(kCampaignStart, 200), std::chrono::sys_days{1865y / 4 / 12});
}

TEST(Cycles, Case_2_0_a_scenario_counts_its_own_game_turns) {
  EXPECT_EQ(cycle_of(kWest63, 1), kWest63);
  EXPECT_EQ(cycle_of(kWest63, 4), kWest63);
  EXPECT_EQ(cycle_of(kWest63, 5), (Cycle{1863, 5}));
  EXPECT_EQ(cycle_of(kWest63, 20), (Cycle{1863, 8}));
  EXPECT_EQ(first_game_turn(kWest63, {1863, 5}), 5);
  EXPECT_EQ(first_game_turn(kWest63, {1864, 1}), 41);
}

TEST(Cycles, Case_2_0_every_game_turn_lies_between_the_ends_of_its_cycle) {
  for (int game_turn = 1; game_turn <= 200; ++game_turn) {
    const Cycle cycle = cycle_of(kCampaignStart, game_turn);
    EXPECT_EQ(begins_cycle(game_turn), first_game_turn(kCampaignStart, cycle) == game_turn);
    EXPECT_EQ(ends_cycle(game_turn), last_game_turn(kCampaignStart, cycle) == game_turn);
    EXPECT_LE(first_game_turn(kCampaignStart, cycle), game_turn);
    EXPECT_GE(last_game_turn(kCampaignStart, cycle), game_turn);
  }
}

}  // namespace
}  // namespace core::rulebook
