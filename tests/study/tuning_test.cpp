// Weights tuned by self-play: the race, with games that the test makes up.
#include "core/study/tuning.h"

#include "core/study/trials.h"
#include "tests/support/catalogue.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>

namespace core::study {
namespace {

const rulebook::Rulebook& book_of_tuning() {
  return *tests::real_setup("campaign").setting.rulebook;
}

TuneTerms terms_for(int budget) {
  TuneTerms terms;
  terms.weights = {"need", "margin", "haste"};
  terms.setups = {"east-62", "west-63"};
  terms.candidates = 4;
  terms.pairs = 2;
  terms.budget = budget;
  terms.held_out = 6;
  return terms;
}

int need_of(const ai::WeightChanges& changes) {
  for (const ai::WeightChange& change : changes) {
    if (change.weight == "need") {
      return change.value;
    }
  }
  return 200;  // the chart's, of a steady general
}

/// The side whose `need` is nearer to 120 has a point more.
TuneEnding made_up_ending(const TuneGame& game) {
  const auto off = [](const ai::WeightChanges& changes) {
    return std::abs(need_of(changes) - 120);
  };
  const int more = off(game.champions) - off(game.candidates);
  const int sign = more > 0 ? 1 : more < 0 ? -1 : 0;
  return {{std::nullopt, game.side == board::Side::Union ? sign : -sign}, ""};
}

std::vector<TuneEnding> made_up(const std::vector<TuneGame>& games) {
  std::vector<TuneEnding> endings;
  std::transform(games.begin(), games.end(), std::back_inserter(endings), made_up_ending);
  return endings;
}

TEST(Tuning, finds_what_wins) {
  const TuneTerms terms = terms_for(2000);
  const Tuned tuned = tune(terms, book_of_tuning(), made_up);
  EXPECT_LE(std::abs(need_of(tuned.champion) - 120), 25) << study::text_of(tuned.champion);
  EXPECT_EQ(tuned.held_out.ahead, 6);
  EXPECT_EQ(tuned.held_out.behind, 0);
  EXPECT_GT(tuned.generations.size(), 5U);
}

TEST(Tuning, is_the_same_with_the_same_seed_and_goes_on_with_a_larger_budget) {
  TuneTerms terms = terms_for(400);
  const Tuned first = tune(terms, book_of_tuning(), made_up);
  const Tuned again = tune(terms, book_of_tuning(), made_up);
  EXPECT_EQ(first.champion, again.champion);
  EXPECT_EQ(first.games, again.games);
  terms.budget = 800;
  const Tuned longer = tune(terms, book_of_tuning(), made_up);
  ASSERT_GT(longer.generations.size(), first.generations.size());
  for (std::size_t at = 0; at < first.generations.size(); ++at) {
    EXPECT_EQ(longer.generations[at].best, first.generations[at].best);
  }
  terms.seed = 2;
  EXPECT_NE(tune(terms, book_of_tuning(), made_up).generations.front().best,
            first.generations.front().best);
}

TEST(Tuning, begins_no_generation_that_could_need_more_than_are_left) {
  TuneTerms terms = terms_for(0);
  // Two heats and the last one: 4 x 2, 2 x 4 and 1 x 8 pairs.
  const int cost = games_of_generation(terms);
  EXPECT_EQ(cost, 48);
  terms.budget = 2 * cost - 1;
  const Tuned tuned = tune(terms, book_of_tuning(), made_up);
  EXPECT_EQ(tuned.generations.size(), 1U);
  terms.budget = cost - 1;
  EXPECT_TRUE(tune(terms, book_of_tuning(), made_up).champion.empty());
}

TEST(Tuning, plays_common_dice_that_no_measure_has_and_holds_some_out) {
  std::set<std::uint64_t> tuning;
  std::set<std::uint64_t> held_out;
  const auto plays = [&](const std::vector<TuneGame>& games) {
    for (const TuneGame& game : games) {
      (game.heat == 0 ? held_out : tuning).insert(game.seed);
      const auto same = [&](const TuneGame& other) {
        return other.pair != game.pair || (other.seed == game.seed && other.setup == game.setup);
      };
      EXPECT_TRUE(std::all_of(games.begin(), games.end(), same)) << "dice of a pair are common";
    }
    return made_up(games);
  };
  ASSERT_FALSE(tune(terms_for(300), book_of_tuning(), plays).champion.empty());
  EXPECT_GE(*tuning.begin(), kFirstTuningSeed);
  EXPECT_LT(*tuning.rbegin(), kFirstHeldOutSeed);
  EXPECT_GE(*held_out.begin(), kFirstHeldOutSeed);
  EXPECT_EQ(held_out.size(), 6U);
}

TEST(Tuning, passes_over_who_has_an_order_refused) {
  const auto plays = [](const std::vector<TuneGame>& games) {
    std::vector<TuneEnding> endings = made_up(games);
    for (std::size_t at = 0; at < games.size(); ++at) {
      endings[at].fault = need_of(games[at].candidates) < 200 ? "march U1: no [6.11]" : "";
    }
    return endings;
  };
  EXPECT_GE(need_of(tune(terms_for(1000), book_of_tuning(), plays).champion), 200);
}

TEST(Tuning, tells_rows_that_can_be_pasted_in_the_chart) {
  const ai::Temper bold{ai::Level::Regular, ai::Temperament::Bold};
  EXPECT_EQ(row_of_chart(book_of_tuning(), bold, {"margin", 9}),
            "| margin | 12 | 8 | 9 | worth | what a move has to bring before anybody stirs |");
}

}  // namespace
}  // namespace core::study
