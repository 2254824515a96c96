// The general plays: legal orders only, the same ones from the same begin.
#include "core/ai/general.h"

#include "core/game/orders.h"
#include "core/strategic/opening.h"
#include "tests/support/catalogue.h"
#include "tests/support/whole.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace core::ai {
namespace {

using board::Side;

/// So many game-turns are played of each set-up: two Player-Turns each, and in the campaign the
/// first Strategic Turn.
int game_turns() { return tests::whole() ? 8 : tests::watched() ? 2 : 4; }

struct Course {
  std::vector<std::string> orders;
  std::vector<Side> marches;  ///< by whom
  std::string fault;
};

Course course_of(const std::string& setup, rulebook::Secrecy secrecy, const Temper& first,
                 const Temper& second) {
  rulebook::Switches switches;
  switches.secrecy = secrecy;
  const data::OpenedSetup opened = tests::catalogue().open_setup(setup, switches);
  game::Game game{opened.setting, strategic::opening_of(opened.setting, opened.state, 11)};
  const int last = game.state().turn.game_turn + game_turns();
  std::array<General, 2> generals{General{first}, General{second}};
  Course course;
  for (auto asked = game.question(); asked && game.state().turn.game_turn < last;
       asked = game.question()) {
    const sequence::Action action = generals.at(static_cast<std::size_t>(asked->side)).choose(game);
    const std::string order = game::order_text(opened.setting, game.state(), action);
    if (!game.act(action)) {
      course.fault = order;
      return course;
    }
    course.orders.push_back(order);
    if (action.kind == sequence::ActionKind::March) {
      course.marches.push_back(asked->side);
    }
    if (action.kind == sequence::ActionKind::Concede) {
      course.fault = order;
    }
  }
  return course;
}

class Generals : public testing::TestWithParam<std::string> {};

TEST_P(Generals, are_refused_nothing_and_never_concede) {
  const Course course = course_of(GetParam(), rulebook::Secrecy::Limited, {Level::Recruit},
                                  {Level::Regular, Temperament::Bold});
  EXPECT_EQ(course.fault, "");
  EXPECT_GT(course.orders.size(), 10U);
}

INSTANTIATE_TEST_SUITE_P(Setups, Generals, testing::ValuesIn(tests::setup_names()),
                         [](const auto& setup) {
                           std::string name = setup.param;
                           name.erase(std::remove(name.begin(), name.end(), '-'), name.end());
                           return name;
                         });

TEST(General, does_the_same_from_the_same_begin) {
  const Temper regular{Level::Regular};
  const Course once = course_of("east-62", rulebook::Secrecy::Dark, regular, regular);
  const Course again = course_of("east-62", rulebook::Secrecy::Dark, regular, regular);
  EXPECT_EQ(once.orders, again.orders);
  EXPECT_EQ(once.fault, "");
}

TEST(General, marches_with_either_side) {
  for (const Side side : board::kSides) {
    const Course course =
        course_of("east-62", rulebook::Secrecy::Limited, {Level::Regular}, {Level::Regular});
    const auto marches = std::count_if(course.marches.begin(), course.marches.end(),
                                       [&](Side by) { return by == side; });
    EXPECT_GE(marches, 1) << board::name(side);
  }
}

TEST(General, has_no_place_in_a_game_that_is_over) {
  const data::OpenedSetup& opened = tests::real_setup("east-62");
  state::GameState over = opened.state;
  over.turn.stage = state::Stage::Over;
  game::Game game{opened.setting, over, game::FirstStage::AsItStands};
  General general{Temper{}};
  EXPECT_THROW(static_cast<void>(general.choose(game)), std::logic_error);
}

}  // namespace
}  // namespace core::ai
