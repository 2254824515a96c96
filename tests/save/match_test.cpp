// [0.4] A game at a table: taking back, doing again, lines of play, the log; on real set-ups by
// choices taken at random.
#include "core/save/match.h"

#include "core/save/saves.h"
#include "core/save/state_hash.h"
#include "core/strategic/opening.h"
#include "tests/save/made_up_game.h"
#include "tests/support/catalogue.h"

#include <gtest/gtest.h>

#include <map>
#include <random>
#include <string>

namespace tests {
namespace {

using core::game::Game;
using core::save::Match;

constexpr int kActions = 400;

Game begun(const std::string& setup, std::uint64_t seed) {
  const auto& opened = real_setup(setup);
  return Game{opened.setting, core::strategic::opening_of(opened.setting, opened.state, seed)};
}

core::save::Header header_of_test() {
  core::save::Header header;
  header.scenario = "west-62";
  return header;
}

/// Plays by chance, and at every step what can be taken back is, sometimes.
void play_by_chance(Match& match, std::uint32_t seed) {
  std::mt19937 chance{seed};
  for (int step = 0; step < kActions; ++step) {
    const std::uint64_t before = core::save::state_hash(match.state());
    const std::uint32_t length = match.length();
    const std::size_t lines = match.log().size();
    const auto& legal = match.legal();
    if (legal.empty()) {
      return;
    }
    const auto action = legal[chance() % legal.size()];
    ASSERT_TRUE(match.act(action));
    ASSERT_EQ(match.length(), length + 1);
    ASSERT_EQ(match.action_at(length + 1), action);
    if (match.undo_depth() > 0 && chance() % 3 == 0) {
      const std::uint64_t after = core::save::state_hash(match.state());
      const std::size_t lines_after = match.log().size();
      match.undo();
      ASSERT_EQ(core::save::state_hash(match.state()), before);
      ASSERT_EQ(match.log().size(), lines);
      ASSERT_EQ(match.redo_depth(), 1U);
      match.redo();
      ASSERT_EQ(core::save::state_hash(match.state()), after);
      ASSERT_EQ(match.log().size(), lines_after);
    }
  }
}

TEST(Match, what_was_done_is_taken_back_and_done_again) {
  Match match{begun("west-62", 3), real_setup("west-62").setting};
  play_by_chance(match, 1);
}

TEST(Match, the_same_with_a_save_that_opens_where_it_was_left) {
  const auto file = fresh_file("left.sumter");
  std::uint64_t left{};
  std::uint32_t length{};
  std::vector<std::string> told;
  {
    Match match{begun("west-62", 4), real_setup("west-62").setting};
    match.save_as(file, header_of_test());
    play_by_chance(match, 2);
    left = core::save::state_hash(match.state());
    length = match.length();
    for (const auto& line : match.log()) {
      if (line.action > 0) {
        told.push_back(line.to(core::board::Side::Union).value_or("-"));
      }
    }
  }
  Match again{real_setup("west-62").setting, core::save::Journal::open(file)};
  EXPECT_EQ(core::save::state_hash(again.state()), left);
  EXPECT_EQ(again.length(), length);
  std::vector<std::string> retold;
  for (const auto& line : again.log()) {
    retold.push_back(line.to(core::board::Side::Union).value_or("-"));
  }
  EXPECT_EQ(retold, told);
}

TEST(Match, every_moment_can_be_looked_at) {
  Match match{begun("east-62", 5), real_setup("east-62").setting};
  match.save_as(fresh_file("moments.sumter"), header_of_test());
  std::map<std::uint32_t, std::uint64_t> seen{{0, core::save::state_hash(match.state())}};
  std::mt19937 chance{7};
  for (int step = 0; step < kActions && !match.legal().empty(); ++step) {
    const auto& legal = match.legal();
    ASSERT_TRUE(match.act(legal[chance() % legal.size()]));
    seen[match.length()] = core::save::state_hash(match.state());
  }
  for (const auto& [actions, hash] : seen) {
    ASSERT_EQ(core::save::state_hash(match.state_after(actions)), hash) << actions;
  }
}

TEST(Match, a_line_of_play_begins_in_the_past_and_the_old_one_stays) {
  Match match{begun("east-62", 6), real_setup("east-62").setting};
  match.save_as(fresh_file("lines.sumter"), header_of_test());
  std::mt19937 chance{9};
  for (int step = 0; step < 50; ++step) {
    const auto& legal = match.legal();
    ASSERT_TRUE(match.act(legal[chance() % legal.size()]));
  }
  const std::uint64_t end = core::save::state_hash(match.state());
  const std::uint64_t middle = core::save::state_hash(match.state_after(20));
  ASSERT_TRUE(match.branch("what if", 20));
  EXPECT_EQ(match.length(), 20U);
  EXPECT_EQ(core::save::state_hash(match.state()), middle);
  ASSERT_TRUE(match.act(match.legal().back()));
  ASSERT_TRUE(match.switch_to("main"));
  EXPECT_EQ(match.length(), 50U);
  EXPECT_EQ(core::save::state_hash(match.state()), end);
  EXPECT_FALSE(match.branch("what if", 3));
  EXPECT_FALSE(match.switch_to("nowhere"));
}

TEST(Match, what_is_refused_changes_nothing) {
  Match match{begun("west-62", 3), real_setup("west-62").setting};
  const std::uint64_t before = core::save::state_hash(match.state());
  core::game::Action wrong;
  wrong.kind = core::sequence::ActionKind::LosePoint;
  const auto ruling = match.act(wrong);
  ASSERT_FALSE(ruling);
  EXPECT_EQ(match.length(), 0U);
  EXPECT_EQ(core::save::state_hash(match.state()), before);
}

/// Makes the first choices that roll no die and reveal nothing, one by itself or as one operation.
void make(Match& match, int choices, const std::string& bracket) {
  for (int made = 0; made < choices; ++made) {
    const core::sequence::Action action = match.legal().front();
    ASSERT_TRUE(match.act(action, {}, bracket));
  }
}

TEST(MatchOperations, Case_0_4_an_operation_is_one_order_also_after_the_save_was_opened_again) {
  const auto file = fresh_file("operations.sumter");
  const auto& opened = real_setup("west-62");
  {
    Match match{begun("west-62", 3), opened.setting};
    make(match, 1, {});
    match.save_as(file, header_of_test());
    make(match, 3, match.bracket("\"Polk's Corps\" march B3503"));
    make(match, 2, match.bracket("\"Polk's Corps\" march B3503"));
  }
  Match match{opened.setting, core::save::Journal::open(file)};
  EXPECT_EQ(Match::words_in(match.operation_of(2)), "\"Polk's Corps\" march B3503");
  EXPECT_EQ(match.operation_of(1), "");
  EXPECT_NE(match.operation_of(4), match.operation_of(5)) << "two of one name";
  EXPECT_EQ(match.last_order(), 2U);
  EXPECT_EQ(match.orders_in(6), 3U);
  EXPECT_EQ(match.orders_in(1), 1U) << "part of one";
  EXPECT_EQ(match.orders_in(0), 0U);
  if (match.undo_depth() >= 2) {
    match.undo(2);
    EXPECT_EQ(match.last_order(), 3U);
    EXPECT_EQ(match.undone_order(), 2U);
    match.redo();
    EXPECT_EQ(match.last_order(), 1U);
    EXPECT_EQ(match.undone_order(), 1U);
    match.redo();
    EXPECT_EQ(match.last_order(), 2U);
    EXPECT_EQ(match.undone_order(), 0U);
    // Another way from the middle of it: what was kept of it stays one order.
    match.undo(1);
    make(match, 1, match.bracket("pass"));
    EXPECT_EQ(match.last_order(), 1U);
    EXPECT_EQ(match.orders_in(3), 3U);
  }
}

TEST(MatchOperations, Case_0_4_a_game_without_a_save_knows_them_too_and_takes_them_into_one) {
  const auto file = fresh_file("operations-late.sumter");
  const auto& opened = real_setup("west-62");
  Match match{begun("west-62", 3), opened.setting};
  make(match, 3, match.bracket("staff"));
  EXPECT_EQ(match.last_order(), 3U);
  match.save_as(file, header_of_test());
  const Match again{opened.setting, core::save::Journal::open(file)};
  EXPECT_EQ(again.last_order(), 3U);
  EXPECT_EQ(Match::words_in(again.operation_of(3)), "staff");
}

/// Whoever sits down, and what is noted, is in the save: that which it was played into, that which
/// it was saved as later, and a copy.
TEST(MatchSeats, are_in_the_save_with_what_is_noted_of_choices) {
  for (const bool at_once : {true, false}) {
    const auto file = fresh_file(at_once ? "seats-at-once.sumter" : "seats-later.sumter");
    const auto& opened = real_setup("west-62");
    Match match{begun("west-62", 3), opened.setting};
    if (at_once) {
      match.save_as(file, header_of_test());
    }
    EXPECT_EQ(match.sitter(core::board::Side::Union), "person");
    match.seat(core::board::Side::Confederate, "general regular");
    std::map<std::uint32_t, std::string> noted;
    for (std::uint32_t action = 1; action <= 60; ++action) {
      const std::string remark = action % 3 == 0 ? "noted " + std::to_string(action) : "";
      ASSERT_TRUE(match.act(match.legal().front(), {}, {}, remark));
      noted[action] = remark;
    }
    match.seat(core::board::Side::Union, "general bold");
    match.seat(core::board::Side::Union, "person");
    if (!at_once) {
      match.save_as(file, header_of_test());
    }
    const auto expect_all = [&](const Match& seen) {
      EXPECT_EQ(seen.sitter(core::board::Side::Union), "person");
      EXPECT_EQ(seen.sitter(core::board::Side::Confederate), "general regular");
      for (const auto& [action, remark] : noted) {
        EXPECT_EQ(seen.remark_of(action), remark) << action;
      }
    };
    expect_all(match);
    Match again{opened.setting, core::save::Journal::open(file)};
    expect_all(again);
    again.save_as(fresh_file("seats-copied.sumter"), header_of_test());
    expect_all(again);
    EXPECT_TRUE(again.journal()->verify().good());
  }
}

TEST(MatchSeats, a_remark_comes_back_with_what_is_done_again) {
  const auto& opened = real_setup("west-62");
  for (const bool saved : {true, false}) {
    Match match{begun("west-62", 3), opened.setting};
    if (saved) {
      match.save_as(fresh_file("seats-redo.sumter"), header_of_test());
    }
    while (match.undo_depth() == 0) {
      ASSERT_TRUE(match.act(match.legal().front(), {}, {}, "why"));
    }
    const std::uint32_t length = match.length();
    match.undo();
    match.redo();
    ASSERT_EQ(match.length(), length);
    EXPECT_EQ(match.remark_of(length), "why");
  }
}

}  // namespace
}  // namespace tests
