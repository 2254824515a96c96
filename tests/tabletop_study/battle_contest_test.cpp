// Contests of captains: the same games whoever counts them, and a captain better than chance.
#include "core/tabletop_study/battle_contest.h"

#include "tests/support/tabletop.h"
#include "tests/support/whole.h"

#include <gtest/gtest.h>

namespace core::tabletop_study {
namespace {

using board::Side;

BattleContest contest(std::string_view battle, Commander north, Commander south, int games) {
  BattleContest contest;
  contest.setting = std::make_shared<const ironclad::Setting>(
      ironclad::make_setting(tests::tabletop().naval_facts(), tests::tabletop().ironclad_charts(),
                             tests::tabletop().open_battle(battle)));
  contest.commanders = {north, south};
  contest.games = games;
  return contest;
}

CoastalContest coastal_contest(std::string_view battle, Commander north, Commander south,
                               int games) {
  CoastalContest contest;
  contest.setting = std::make_shared<const coastal::Setting>(
      coastal::make_setting(tests::tabletop().naval_facts(), tests::tabletop().coastal_charts(),
                            tests::tabletop().open_battle(battle)));
  contest.commanders = {north, south};
  contest.games = games;
  return contest;
}

int wins(const ContestResult& result, Side side) {
  return result.wins.at(static_cast<std::size_t>(side));
}

TEST(BattleContest, two_threads_count_the_games_that_one_does) {
  BattleContest games = contest("plymouth", Commander::Chance, Commander::Chance, 6);
  const ContestResult alone = play(games);
  games.threads = 2;
  EXPECT_EQ(play(games), alone);
  EXPECT_EQ(alone.games(), 6);
  EXPECT_GT(alone.choices, alone.turns);
}

TEST(BattleContest, the_sum_of_single_games_is_the_contest) {
  const BattleContest games = contest("plymouth", Commander::Captain, Commander::Chance, 3);
  ContestResult sum;
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    const ContestResult one = play_one(games, seed);
    EXPECT_EQ(one.games(), 1);
    sum.wins[0] += one.wins[0];
    sum.wins[1] += one.wins[1];
    sum.drawn += one.drawn;
    sum.turns += one.turns;
    sum.choices += one.choices;
  }
  EXPECT_EQ(play(games), sum);
}

TEST(BattleContest, a_captain_of_either_side_beats_chance_at_plum_point_bend) {
  const int games = tests::whole() ? 5 : 2;
  const auto north = play(contest("plum-point-bend", Commander::Captain, Commander::Chance, games));
  EXPECT_GE(wins(north, Side::Union), games - 1);
  const auto south = play(contest("plum-point-bend", Commander::Chance, Commander::Captain, games));
  EXPECT_GE(wins(south, Side::Confederate), games - 1);
}

TEST(BattleContest, a_union_captain_beats_chance_at_drewrys_bluff) {
  const auto north = play(contest("drewrys-bluff", Commander::Captain, Commander::Chance, 5));
  EXPECT_EQ(wins(north, Side::Union), 5);
}

TEST(BattleContest, RC_501_two_threads_count_the_coastal_games_that_one_does) {
  CoastalContest games = coastal_contest("plymouth", Commander::Captain, Commander::Chance, 4);
  const ContestResult alone = play(games);
  games.threads = 2;
  EXPECT_EQ(play(games), alone);
  EXPECT_EQ(alone.games(), 4);
  EXPECT_EQ(play_one(games, 1), play_one(games, 1));
}

TEST(BattleContest, RC_501_coastal_captains_of_either_side_beat_chance_at_drewrys_bluff) {
  const auto north =
      play(coastal_contest("drewrys-bluff", Commander::Captain, Commander::Chance, 5));
  EXPECT_EQ(wins(north, Side::Union), 5);
  const auto south =
      play(coastal_contest("drewrys-bluff", Commander::Chance, Commander::Captain, 5));
  EXPECT_EQ(wins(south, Side::Confederate), 5);
}

TEST(BattleContest, RC_501_a_union_coastal_captain_stops_the_arkansas) {
  const auto north = play(coastal_contest("vicksburg", Commander::Captain, Commander::Chance, 5));
  EXPECT_GE(wins(north, Side::Union), 4);
}

}  // namespace
}  // namespace core::tabletop_study
