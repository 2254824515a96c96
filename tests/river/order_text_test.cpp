// Orders of a campaign as text: every choice that is offered reads back, and what cannot be
// understood is answered in one sentence.
#include "core/river/order_text.h"

#include "tests/river/campaigns.h"

#include <gmock/gmock.h>

namespace tests::river {
namespace {

using core::river::order_text;
using core::river::read_order;
using core::river::vessel_words;
using ::testing::HasSubstr;

/// Writes a choice and reads it again.
void expect_same(const Game& game, const Action& action) {
  const std::string line = order_text(game.setting(), game.state(), action);
  const auto read = read_order(game.setting(), game.state(), line);
  ASSERT_TRUE(read) << line << ": " << read.error();
  EXPECT_TRUE(*read == action) << line;
}

std::string not_understood(std::string_view line) {
  const Game game = in_orders();
  const auto read = read_order(game.setting(), game.state(), line);
  return read ? "" : read.error();
}

TEST(RiverOrders, every_choice_that_is_offered_reads_back) {
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    Begin begin = flotilla(seed % 4);
    begin.seed = seed;
    Game game{setting_of(begin)};
    for (int i = 0; i < 60 && !game.is_over(); ++i) {
      const auto offered = game.offered();
      for (const Action& each : offered) {
        expect_same(game, each);
      }
      const bool may_quit = offered.size() == 1;
      const std::size_t which = (seed * 7 + static_cast<std::size_t>(i) * 3) % offered.size();
      const auto* const order = std::get_if<core::river::GiveOrder>(&offered[which]);
      const bool quits = order != nullptr && order->course == Course::Quit && !may_quit;
      act(game, quits ? offered.front() : offered[which]);
    }
  }
}

TEST(RiverOrders, vessels_are_named_by_their_ids_and_by_number_when_there_are_more) {
  const Game game = in_orders();
  EXPECT_THAT(vessel_words(game.setting(), game.state()),
              ::testing::ElementsAre("cairo", "signal", "rattler", "supply-1", "supply-2"));
  const Game monitors{setting_of(flotilla(kMonitors))};
  EXPECT_THAT(vessel_words(monitors.setting(), monitors.state()),
              ::testing::ElementsAre("neosho-1", "neosho-2", "neosho-3", "supply-1", "supply-2"));
}

TEST(RiverOrders, RR_373_a_whole_report_reads_back) {
  const Game game = in_orders();
  core::river::Report report;
  report.outcome = core::river::Outcome::Passed;
  report.vessels.push_back({kLeader,
                            5,
                            {0, 2},
                            1,
                            2,
                            {{gun("42R"), 10}, {gun("8S"), 4}},
                            core::river::Fate::Sunk,
                            false});
  report.vessels.push_back({kThird, 0, {}, 0, 0, {}, core::river::Fate::Afloat, true});
  report.batteries.push_back({1, {0, 1}, false});
  report.batteries.push_back({0, {}, true});
  report.enemies.push_back({2, 30, core::river::EnemyFate::Captured});
  report.enemies.push_back({0, 5, core::river::EnemyFate::Active});
  expect_same(game, report);
  EXPECT_EQ(order_text(game.setting(), game.state(), report),
            "report passed cairo damage 5 guns 1 3 stack 1 steering 2 fired 42R 10 fired 8S 4 sunk "
            "rattler aground battery 2 guns 1 2 battery 1 silenced enemy 3 damage 30 captured "
            "enemy 1 damage 5");
}

TEST(RiverOrders, letters_may_be_small_or_large) {
  const Game game = in_orders();
  const auto read = read_order(game.setting(), game.state(), "ROUNDS Supply-1 to CAIRO 42r 20");
  ASSERT_TRUE(read);
  EXPECT_TRUE(*read == Action{(core::river::MoveRounds{kSupply, kLeader, gun("42R"), 20})});
}

TEST(RiverOrders, what_cannot_be_understood_is_answered_in_one_sentence) {
  EXPECT_EQ(not_understood("sail"), "'sail' is no order of the campaign");
  EXPECT_THAT(not_understood("burn arkansas"),
              HasSubstr("'arkansas' is no vessel of this flotilla; there are cairo, signal, "
                        "rattler, supply-1, supply-2"));
  EXPECT_EQ(not_understood("advance now"), "'now' is too much");
  EXPECT_THAT(not_understood("hold town 0"), HasSubstr("is counted from 1"));
  EXPECT_EQ(not_understood("rounds supply-1 to cairo 99X 1"), "'99X' is no gun of table RR-T25");
  EXPECT_THAT(not_understood("group 1 sleep"),
              HasSubstr("'sleep' is not a standing order: follow, hold, down, drift, wait"));
  EXPECT_THAT(not_understood("fall-back"), HasSubstr("at the end a number of sections is missing"));
}

}  // namespace
}  // namespace tests::river
