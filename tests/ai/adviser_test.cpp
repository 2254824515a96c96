// What the general would do in a player's place, and what he fears there.
#include "core/ai/adviser.h"

#include "core/ai/fears.h"
#include "core/ai/general.h"
#include "core/ai/reason_words.h"
#include "core/strategic/opening.h"
#include "core/trial_play/two_worlds.h"
#include "tests/support/catalogue.h"
#include "tests/support/ground.h"
#include "tests/support/position.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <random>
#include <string>
#include <utility>
#include <vector>

namespace core::ai {
namespace {

using board::Side;
using state::PieceId;
using tests::hex;

const Temper kRegular{Level::Regular};

/// A game of recruits until the Union is asked for its Command Segment, and an operation is worth
/// giving there.
game::Game at_command_segment(rulebook::Secrecy secrecy, const data::OpenedSetup& opened) {
  game::Game game{opened.setting, strategic::opening_of(opened.setting, opened.state, 3)};
  std::array<General, 2> generals{General{{}}, General{{}}};
  for (auto asked = game.question(); asked; asked = game.question()) {
    const state::Turn& turn = game.state().turn;
    if (turn.stage == state::Stage::CommandSegment && turn.pending.empty() &&
        asked->side == Side::Union) {
      break;
    }
    static_cast<void>(game.act(generals.at(static_cast<std::size_t>(asked->side)).choose(game)));
  }
  EXPECT_EQ(opened.setting.switches.secrecy_in_force(), secrecy);
  return game;
}

class Adviser : public testing::Test {
 protected:
  static data::OpenedSetup opened(rulebook::Secrecy secrecy) {
    rulebook::Switches switches;
    switches.secrecy = secrecy;
    return tests::catalogue().open_setup("east-62", switches);
  }

  static bool has(const plan::Force& force, PieceId piece) {
    return std::find(force.pieces.begin(), force.pieces.end(), piece) != force.pieces.end();
  }
};

TEST_F(Adviser, tells_of_each_operation_its_first_choice_its_way_and_why) {
  const data::OpenedSetup setup = opened(rulebook::Secrecy::Open);
  game::Game game = at_command_segment(rulebook::Secrecy::Open, setup);
  const std::vector<Advice> all = advise(game, kRegular, {4, {}, nullptr});
  ASSERT_FALSE(all.empty());
  EXPECT_LE(all.size(), 4U);
  int operations = 0;
  Worth before = kWholeGame;
  for (const Advice& advice : all) {
    EXPECT_TRUE(game.judge(advice.choice));
    EXPECT_EQ(advice.note.operation.has_value(), advice.outlook.has_value());
    if (advice.outlook) {
      ++operations;
      EXPECT_EQ(advice.outlook->orders.front(), advice.choice);
      EXPECT_GT(sum_of(advice.note.reason.terms), 0);
      EXPECT_LE(sum_of(advice.note.reason.terms),
                std::exchange(before, sum_of(advice.note.reason.terms)));
      EXPECT_EQ(advice.chance.has_value(), advice.outlook->energiser.initiative.has_value());
    }
  }
  EXPECT_GT(operations, 0);
}

TEST_F(Adviser, is_asked_for_one_force_and_tells_of_no_other) {
  const data::OpenedSetup setup = opened(rulebook::Secrecy::Open);
  const game::Game game = at_command_segment(rulebook::Secrecy::Open, setup);
  const std::vector<Advice> all = advise(game, kRegular, {6, {}, nullptr});
  const auto last = std::find_if(all.rbegin(), all.rend(),
                                 [](const Advice& one) { return one.note.operation.has_value(); });
  ASSERT_NE(last, all.rend());
  const PieceId chief = last->note.operation->force.chief;
  const std::vector<Advice> one = advise(game, kRegular, {6, {chief}, nullptr});
  ASSERT_FALSE(one.empty());
  for (const Advice& advice : one) {
    ASSERT_TRUE(advice.note.operation);
    EXPECT_TRUE(has(advice.note.operation->force, chief));
  }
  EXPECT_EQ(one.front().note.operation->verb, last->note.operation->verb);
  EXPECT_EQ(one.front().note.operation->aim, last->note.operation->aim);
}

TEST_F(Adviser, says_nothing_of_a_force_for_which_nothing_is_worth_doing) {
  tests::Ground ground;
  tests::Position position{ground.setting()};
  position.control_all(Side::Union);
  const PieceId rests = position.put(Side::Union, "infantry 5-3", "B2010");
  const game::Game game{position.setting(), position.in(state::Stage::CommandSegment),
                        game::FirstStage::AsItStands};
  EXPECT_TRUE(advise(game, kRegular, {6, {rests}, nullptr}).empty());
  EXPECT_EQ(advise(game, kRegular, {6, {}, nullptr}).size(), 1U) << "the week goes on all the same";
}

TEST_F(Adviser, says_no_more_once_it_is_stopped) {
  const data::OpenedSetup setup = opened(rulebook::Secrecy::Open);
  const game::Game game = at_command_segment(rulebook::Secrecy::Open, setup);
  const std::atomic<bool> stop{true};
  for (const Advice& advice : advise(game, kRegular, {6, {}, &stop})) {
    EXPECT_FALSE(advice.note.operation);
  }
}

/// [0.5] The same advice and the same fears in two worlds that differ only in what is hidden.
TEST_F(Adviser, Case_0_5_knows_no_more_than_his_side) {
  const data::OpenedSetup setup = opened(rulebook::Secrecy::Dark);
  const game::Game game = at_command_segment(rulebook::Secrecy::Dark, setup);
  std::mt19937_64 random{4};
  const state::GameState changed =
      trial_play::changed_secretly(setup.setting, game.state(), Side::Union, random);
  ASSERT_NE(changed, game.state());
  const game::Game other{setup.setting, changed, game::FirstStage::AsItStands};
  const auto told = [](const game::Game& asked) {
    game::Game copy = asked;
    std::vector<std::string> words;
    for (const Advice& advice : advise(asked, kRegular, {3, {}, nullptr})) {
      words.push_back(text_of(advice.note));
    }
    for (const Fear& fear : fears(asked, kRegular, 6)) {
      words.push_back(sentence_of(copy.situation(), fear));
    }
    return words;
  };
  EXPECT_EQ(told(game), told(other));
}

class Fears : public testing::Test {
 protected:
  Fears() : position{with_city()} { position.control_all(Side::Union); }

  static rulebook::Setting with_city() {
    tests::Ground ground;
    ground.town("Somewhere", "B2010", map::TownKind::City);
    return ground.setting();
  }

  std::vector<Fear> told(std::size_t most = 6) {
    const game::Game game{position.setting(), position.in(state::Stage::CommandSegment),
                          game::FirstStage::AsItStands};
    return fears(game, kRegular, most);
  }

  tests::Position position;
};

TEST_F(Fears, are_none_where_nobody_can_come) {
  position.put(Side::Union, "garrison (5)-1", "B2010");
  EXPECT_TRUE(told().empty());
}

TEST_F(Fears, are_for_a_place_that_holds_out_against_fewer_than_can_come) {
  position.put(Side::Union, "garrison (1)-1", "B2010");
  position.put(Side::Confederate, "infantry 20-3", "B2012");
  const std::vector<Fear> all = told();
  ASSERT_EQ(all.size(), 1U);
  EXPECT_EQ(all.front().hex, hex("B2010"));
  EXPECT_EQ(all.front().kind, FearKind::Place);
  EXPECT_EQ(all.front().own, 1);
  EXPECT_GE(all.front().counts, 1);
  EXPECT_EQ(all.front().enemies, 21) << "one is thought to stand below the counter that is seen";
  EXPECT_GT(all.front().worth, 0);
}

TEST_F(Fears, are_not_for_a_place_that_holds_out) {
  position.put(Side::Union, "infantry 21-3", "B2010");
  position.put(Side::Confederate, "infantry 20-3", "B2012");
  EXPECT_TRUE(told().empty());
}

TEST_F(Fears, are_for_a_force_in_the_open_and_the_worst_comes_first) {
  position.put(Side::Union, "infantry 8-3", "B2310");
  position.put(Side::Confederate, "infantry 30-3", "B2312");
  position.put(Side::Union, "infantry 2-3", "B1310");
  position.put(Side::Confederate, "infantry 10-3", "B1312");
  const std::vector<Fear> all = told();
  ASSERT_GE(all.size(), 2U);
  EXPECT_EQ(all.front().hex, hex("B2310"));
  EXPECT_EQ(all.front().kind, FearKind::Force);
  EXPECT_TRUE(std::is_sorted(all.begin(), all.end(), [](const Fear& one, const Fear& two) {
    return one.worth > two.worth;
  }));
  EXPECT_EQ(told(1).size(), 1U);
}

TEST_F(Fears, are_told_in_a_sentence) {
  position.put(Side::Confederate, "infantry 20-3", "B2012");
  const std::vector<Fear> all = told();
  ASSERT_EQ(all.size(), 1U);
  game::Game game{position.setting(), position.in(state::Stage::CommandSegment),
                  game::FirstStage::AsItStands};
  EXPECT_THAT(sentence_of(game.situation(), all.front()),
              testing::HasSubstr("B2010 (Somewhere) lies open: 21 CSP can come within a week."));
}

}  // namespace
}  // namespace core::ai
