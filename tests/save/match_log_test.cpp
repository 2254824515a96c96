// [0.4] The log of a save that is opened: only its game-turn is told at once, the rest when it is
// asked for, and all is as if the whole game had been told.
#include "core/save/match.h"
#include "core/save/state_hash.h"
#include "core/strategic/opening.h"
#include "core/trial_play/random_play.h"
#include "tests/save/made_up_game.h"
#include "tests/support/catalogue.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <random>
#include <string>
#include <vector>

namespace tests {
namespace {

using core::game::Game;
using core::save::EarlierLog;
using core::save::Journal;
using core::save::Match;
using core::words::LogLine;

core::save::Header header_of_log_test(const std::string& setup) {
  core::save::Header header;
  header.scenario = setup;
  header.secrecy = "limited";
  return header;
}

Game begun_of(const std::string& setup, std::uint64_t seed) {
  const auto& opened = real_setup(setup);
  return Game{opened.setting, core::strategic::opening_of(opened.setting, opened.state, seed)};
}

/// Plays on at random, and takes back now and then what can be.
void play_on(Match& match, std::uint64_t seed, int actions) {
  core::trial_play::RandomPlayer player{seed};
  std::mt19937_64 chance{seed};
  for (int step = 0; step < actions && !match.legal().empty(); ++step) {
    ASSERT_TRUE(match.act(player.choose(match.legal())));
    if (match.undo_depth() > 0 && chance() % 9 == 0) {
      match.undo();
    }
  }
}

/// The whole line of play told from its first action on.
std::vector<LogLine> told_anew(const core::rulebook::Setting& setting, const Journal& journal) {
  core::words::Narrator narrator{setting, journal.state_at(core::save::kBegin)};
  std::vector<LogLine> lines;
  std::uint32_t action = 0;
  for (const auto id : journal.path()) {
    narrator.tell(journal.read(id).events, ++action, lines);
  }
  return lines;
}

/// The log of a match with all that came before, and how many parts those were.
std::pair<std::vector<LogLine>, int> whole_log(const Match& match) {
  std::vector<EarlierLog> parts{{match.log_from(), match.log()}};
  while (parts.back().from > 0) {
    parts.push_back(match.earlier_log(parts.back().from));
  }
  std::vector<LogLine> lines;
  for (auto part = parts.rbegin(); part != parts.rend(); ++part) {
    std::copy(part->lines.begin(), part->lines.end(), std::back_inserter(lines));
  }
  return {lines, static_cast<int>(parts.size()) - 1};
}

struct LogCase {
  std::string setup;
  std::uint64_t seed;
  int actions;
};

class LogOfASave : public testing::TestWithParam<LogCase> {};

TEST_P(LogOfASave, is_that_of_the_whole_game_told_anew) {
  const auto& [setup, seed, actions] = GetParam();
  const auto& setting = real_setup(setup).setting;
  const auto file = fresh_file(setup + std::to_string(seed) + ".sumter");
  {
    Match match{begun_of(setup, seed), setting};
    match.save_as(file, header_of_log_test(setup));
    play_on(match, seed, actions);
  }
  const Match again{setting, Journal::open(file)};
  ASSERT_GT(again.state().turn.game_turn, 3);

  const auto [lines, parts] = whole_log(again);
  EXPECT_EQ(lines, told_anew(setting, *again.journal()));
  EXPECT_EQ(parts, again.state().turn.game_turn - 1) << "a part for each game-turn before";
  EXPECT_LT(again.log().size(), lines.size());
}

INSTANTIATE_TEST_SUITE_P(Games, LogOfASave,
                         testing::Values(LogCase{"campaign", 4, 1200}, LogCase{"campaign", 8, 900},
                                         LogCase{"west-62", 4, 900}, LogCase{"east-63", 8, 900}),
                         [](const auto& each) {
                           std::string name = each.param.setup + std::to_string(each.param.seed);
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

TEST(MatchLog, goes_on_after_opening_as_if_the_game_had_never_been_closed) {
  const auto& setting = real_setup("campaign").setting;
  const auto file = fresh_file("goes-on.sumter");
  Match open{begun_of("campaign", 4), setting};
  open.save_as(file, header_of_log_test("campaign"));
  play_on(open, 4, 700);
  const auto copy = fresh_file("goes-on-copy.sumter");
  (void)open.journal()->copy_to(copy);

  Match again{setting, Journal::open(copy)};
  play_on(open, 5, 300);
  play_on(again, 5, 300);

  ASSERT_EQ(core::save::state_hash(again.state()), core::save::state_hash(open.state()));
  EXPECT_EQ(again.undo_depth(), open.undo_depth());
  const std::vector<LogLine> all = told_anew(setting, *open.journal());
  EXPECT_EQ(whole_log(again).first, all);
  EXPECT_TRUE(std::equal(all.rbegin(), all.rend(), open.log().rbegin()));
  EXPECT_EQ(open.log_from(), 0U);
}

TEST(MatchLog, an_old_choice_is_told_by_the_save) {
  const auto& setting = real_setup("west-62").setting;
  const auto file = fresh_file("choices.sumter");
  std::vector<core::game::Action> done;
  {
    Match match{begun_of("west-62", 2), setting};
    match.save_as(file, header_of_log_test("west-62"));
    play_on(match, 2, 500);
    for (std::uint32_t at = 1; at <= match.length(); ++at) {
      done.push_back(match.action_at(at));
    }
  }
  const Match again{setting, Journal::open(file)};
  ASSERT_EQ(again.length(), done.size());
  for (std::uint32_t at = 1; at <= again.length(); ++at) {
    ASSERT_EQ(again.action_at(at), done[at - 1]) << at;
  }
}

/// A save of actions that no die ends, each a game-turn later: all of them can be taken back.
TEST(MatchLog, what_is_taken_back_beyond_the_log_leaves_the_log_of_what_was_before) {
  const auto& setting = real_setup("west-62").setting;
  const auto file = fresh_file("beyond.sumter");
  const Game begun = begun_of("west-62", 2);
  constexpr int kTurns = 5;
  {
    Journal journal = Journal::create(file, header_of_log_test("west-62"), begun.state());
    auto state = begun.state();
    for (int turn = 2; turn < 2 + kTurns; ++turn) {
      const std::vector<core::state::Event> events{core::state::GameTurnBegan{turn, state.cycle}};
      core::state::apply(state, events.front());
      (void)journal.append(core::sequence::passing(), core::board::Side::Union, events, state);
    }
  }
  Match match{setting, Journal::open(file)};
  const std::vector<LogLine> all = told_anew(setting, *match.journal());
  ASSERT_EQ(all.size(), static_cast<std::size_t>(kTurns));
  ASSERT_EQ(match.log_from(), static_cast<std::uint32_t>(kTurns - 1));

  match.undo(3);

  EXPECT_EQ(match.log_from(), 1U);
  EXPECT_EQ(match.log(), (std::vector<LogLine>{all[1]}));
  EXPECT_EQ(whole_log(match).first, (std::vector<LogLine>{all[0], all[1]}));
  match.redo();
  EXPECT_EQ(match.log(), (std::vector<LogLine>{all[1], all[2]}));
  match.undo(3);
  EXPECT_EQ(match.length(), 0U);
  EXPECT_TRUE(match.log().empty());
  EXPECT_EQ(match.log_from(), 0U);
}

}  // namespace
}  // namespace tests
