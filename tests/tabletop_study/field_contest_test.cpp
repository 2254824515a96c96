// Battles on land by the dozen: counted alike by all, who is better found out, dice as reckoned.
#include "core/tabletop_study/field_contest.h"

#include "core/tabletop/battle_record.h"
#include "core/tabletop_study/field_rates.h"
#include "core/trial_play/on_threads.h"
#include "tests/support/catalogue.h"
#include "tests/support/tabletop.h"
#include "tests/support/whole.h"

#include <gtest/gtest.h>

#include <atomic>
#include <cmath>
#include <stdexcept>

namespace core::tabletop_study {

namespace {

using board::Side;

constexpr std::array kScenarios{"blackburns-ford", "hornets-nest", "holly-springs",
                                "brawners-farm"};

std::shared_ptr<const field::Setting> scenario(const std::string& battle) {
  return tabletop::battle_setting<tabletop::FieldRules>(tests::catalogue(),
                                                        {battle, 1, {}, tabletop::RuleSet::Field});
}

FieldContest field_contest(const std::string& battle, Commander north, Commander south, int games) {
  return {scenario(battle), {north, south}, games, 1, 1};
}

TEST(FieldContest, two_threads_play_the_games_that_one_does) {
  FieldContest contest = field_contest("holly-springs", Commander::Captain, Commander::Captain, 4);
  const auto alone = play_fields(contest);
  contest.threads = 2;
  EXPECT_EQ(play_fields(contest), alone);
  EXPECT_EQ(play_field(contest, 3), alone[2]);
}

TEST(FieldContest, the_figures_are_those_of_its_games) {
  FieldGame won;
  won.winner = Side::Confederate;
  won.moves = 9;
  won.choices = 70;
  won.idle = 2;
  won.sides[0].losses = {100, 20, 5, 5};
  FieldGame drawn;
  drawn.moves = 11;
  drawn.refused = 1;
  drawn.idle = 3;
  drawn.sides[0].losses = {100, 10, 0, 0};
  const FieldFigures figures = figures_of({won, drawn});
  EXPECT_EQ(figures.result, (ContestResult{{0, 1}, 1, 20, 70}));
  EXPECT_EQ(figures.refused, 1);
  EXPECT_EQ(figures.idle, 3);
  EXPECT_DOUBLE_EQ(figures.lost[0].mean, 20);
  EXPECT_NEAR(figures.lost[0].deviation, std::sqrt(200.0), 1e-9);
  EXPECT_DOUBLE_EQ(figures.killed[0].mean, 15);
  EXPECT_DOUBLE_EQ(figures.lost[1].mean, 0);
}

class FieldScenario : public ::testing::TestWithParam<const char*> {};

// The whole of it, 1,000 games, is `sumter battle contest`.
TEST_P(FieldScenario, FB_537_all_choices_are_legal_and_nobody_who_attacks_stands_idle) {
  constexpr int kMostIdle = 4;
  const int games_played = tests::whole() ? 3 : 1;
  const auto games =
      play_fields(field_contest(GetParam(), Commander::Captain, Commander::Recruit, games_played));
  for (const FieldGame& game : games) {
    EXPECT_EQ(game.refused, 0);
    EXPECT_LE(game.idle, kMostIdle);
    EXPECT_GT(game.of(Side::Union).losses.killed, 0);
    EXPECT_GT(game.of(Side::Confederate).losses.killed, 0);
  }
}

TEST_P(FieldScenario, FB_490_tells_how_it_ended_in_the_war) {
  EXPECT_TRUE(scenario(GetParam())->battle.historical);
}

INSTANTIATE_TEST_SUITE_P(All, FieldScenario, ::testing::ValuesIn(kScenarios), [](const auto& test) {
  std::string name{test.param};
  std::ranges::replace(name, '-', '_');
  return name;
});

TEST(FieldMirrored, FB_537_nobody_is_better_than_himself) {
  const Mirrored all =
      play_mirrored(scenario("holly-springs"), Commander::Captain, Commander::Captain, 2, 5, 1);
  EXPECT_EQ(all.pairs, 2);
  EXPECT_EQ(all.better, 0);
  EXPECT_EQ(all.worse, 0);
  EXPECT_EQ(all.games_won, all.games_lost);
}

TEST(FieldMirrored, FB_537_the_commander_is_better_than_chance_on_either_side) {
  const auto setting = scenario("brawners-farm");
  const int pairs = tests::whole() ? 3 : 1;
  const Mirrored first = play_mirrored(setting, Commander::Captain, Commander::Chance, pairs, 1, 2);
  const Mirrored second =
      play_mirrored(setting, Commander::Chance, Commander::Captain, pairs, 1, 1);
  EXPECT_EQ(first.better, pairs);
  EXPECT_EQ(second.worse, pairs);
  EXPECT_EQ(first.games_won, second.games_lost);
}

TEST(FieldRates, FB_010_dice_come_out_as_reckoned) {
  constexpr int kTimes = 400;
  const auto rates = field_rates(tests::tabletop().field_charts(), kTimes, 1);
  int compared = 0;
  for (const FieldRate& each : rates) {
    EXPECT_GT(each.thrown, 0) << each.what;
    EXPECT_EQ(each.times, kTimes);
    if (each.reckoned) {
      EXPECT_LT(std::abs(each.thrown - *each.reckoned), 4 * each.error) << each.what;
      ++compared;
    }
  }
  EXPECT_GE(compared, 29);
}

TEST(FieldRates, FB_227_hits_that_a_gun_takes_are_those_of_the_book) {
  std::vector<double> reckoned;
  for (const FieldRate& each : field_rates(tests::tabletop().field_charts(), 10, 1)) {
    if (each.counts == "hits") {
      reckoned.push_back(each.reckoned.value());
    }
  }
  const std::vector<double> book{3.32, 6.19, 4.53, 8.53, 6.60, 12.60};
  ASSERT_EQ(reckoned.size(), book.size());
  for (std::size_t i = 0; i < book.size(); ++i) {
    EXPECT_NEAR(reckoned[i], book[i], 0.005);
  }
}

TEST(OnThreads, what_a_part_throws_is_thrown_and_nothing_more_is_begun) {
  std::atomic<int> begun{0};
  EXPECT_THROW(trial_play::on_threads(2, 1000,
                                      [&](int) -> bool {
                                        ++begun;
                                        throw std::runtime_error{"part"};
                                      }),
               std::runtime_error);
  EXPECT_LE(begun, 2);
  begun = 0;
  trial_play::on_threads(1, 1000, [&](int part) {
    ++begun;
    return part < 3;
  });
  EXPECT_EQ(begun, 4);
}

TEST(FieldRates, FB_E45_a_charge_kills_about_as_the_book_reckons) {
  const auto rates = field_rates(tests::tabletop().field_charts(), 400, 1);
  for (const FieldRate& each : rates) {
    if (each.reckoned && each.what.starts_with("charge")) {
      EXPECT_NEAR(each.thrown, *each.reckoned, 0.8) << each.what;
    }
  }
}

}  // namespace
}  // namespace core::tabletop_study
