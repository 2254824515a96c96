// [5.1] Initiative chits.
#include "core/command/chits.h"

#include "tests/command/command_game.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace core::command {
namespace {

using base::operator""_case;
using board::Side;
using sequence::ActionKind;
using state::Stage;
using testing::ElementsAre;
using tests::CommandGame;

/// The start of a game-turn, in the scenario of a name or in the campaign.
struct Start {
  Start(std::string_view cycle, std::vector<std::uint8_t> faces, const std::string& scenario = {},
        int game_turn = 1, std::vector<base::CaseRef> rules = {})
      : game{Side::Confederate, cycle} {
    auto terms = std::make_shared<rulebook::Scenario>();
    terms->id = scenario;
    terms->rules = std::move(rules);
    game.setting().scenario = terms;
    game.begin(Stage::Initiative, std::move(faces));
    game.record().apply(state::GameTurnBegan{game_turn, game.state().cycle});
  }

  [[nodiscard]] int chit(Side side) const {
    return game.state().turn.chit[static_cast<std::size_t>(side)];
  }

  CommandGame game;
};

TEST(Chits, Case_5_11_each_takes_one_without_putting_it_back_and_the_higher_moves_first) {
  Start start("7/61", {3, 3});
  start.game.act(ActionKind::DrawChit);
  start.game.proceed();

  EXPECT_EQ(start.chit(Side::Confederate), 2) << "the third of 0, 1, 2, 3";
  EXPECT_EQ(start.chit(Side::Union), 3) << "the third of 0, 1, 3";
  EXPECT_EQ(start.game.state().turn.first_player, Side::Union);
  EXPECT_TRUE(start.game.offered().empty()) << "the step is over";
}

TEST(Chits, Case_5_13_the_confederate_takes_the_option_value_and_the_union_draws_from_the_rest) {
  Start start("7/61", {1});
  EXPECT_EQ(decides(start.game.now()), Side::Confederate);
  start.game.act(ActionKind::TakeOptionChit);
  EXPECT_THAT(chits_left(start.game.now()), ElementsAre(0, 1, 3));
  start.game.proceed();

  EXPECT_EQ(start.chit(Side::Confederate), 2);
  EXPECT_EQ(start.chit(Side::Union), 0);
  EXPECT_EQ(start.game.state().turn.first_player, Side::Confederate);
}

TEST(Chits, Case_5_13_both_choices_are_offered_once) {
  Start start("7/61", {});
  ASSERT_EQ(start.game.offered().size(), 2);
  start.game.act(ActionKind::DrawChit);
  start.game.proceed();
  const auto late = start.game.judge(ActionKind::TakeOptionChit);
  ASSERT_FALSE(late);
  EXPECT_EQ(late.error().cited, "5.13"_case);
  EXPECT_EQ(start.game.judge(ActionKind::DrawChit).error().cited, "5.11"_case);
}

/// The Confederate draws a 2 and the Union a 3, in a scenario with the choice of 19.73.
struct Choosing : Start {
  explicit Choosing(int game_turn = 1) : Start{"7/61", {3, 3}, "", game_turn, {"19.73"_case}} {
    game.act(ActionKind::DrawChit);
    game.proceed();
  }

  static sequence::Action name(Side side) {
    return {ActionKind::ChooseFirstPlayer, {}, {}, {}, {}, static_cast<int>(side)};
  }
};

TEST(FirstPlayer, Case_19_73_the_confederate_names_him_in_game_turn_1_whatever_the_chits) {
  for (const Side named : board::kSides) {
    Choosing start;
    EXPECT_EQ(decides(start.game.now()), Side::Confederate);
    EXPECT_THAT(start.game.offered(),
                ElementsAre(Choosing::name(Side::Union), Choosing::name(Side::Confederate)));
    ASSERT_TRUE(judge(start.game.now(), Choosing::name(named)));
    act(start.game.record(), Choosing::name(named));

    EXPECT_EQ(start.game.state().turn.first_player, named);
    EXPECT_EQ(start.chit(Side::Union), 3) << "the chits still tell how many commands";
    EXPECT_TRUE(start.game.offered().empty());
    EXPECT_EQ(judge(start.game.now(), Choosing::name(named)).error().cited, "19.73"_case);
  }
}

TEST(FirstPlayer, Case_19_73_not_before_both_chits_are_taken_and_for_no_third_side) {
  Start start("7/61", {3, 3}, "", 1, {"19.73"_case});
  EXPECT_EQ(judge(start.game.now(), Choosing::name(Side::Union)).error().reason, "chits-first");

  Choosing drawn;
  const sequence::Action third{ActionKind::ChooseFirstPlayer, {}, {}, {}, {}, 2};
  EXPECT_EQ(judge(drawn.game.now(), third).error().reason, "no-such-side");
}

TEST(FirstPlayer, Case_19_73_from_game_turn_2_on_and_elsewhere_the_chits_decide) {
  Choosing second{2};
  EXPECT_TRUE(second.game.offered().empty());
  EXPECT_EQ(second.game.state().turn.first_player, Side::Union);
  EXPECT_EQ(judge(second.game.now(), Choosing::name(Side::Union)).error().cited, "5.11"_case);

  Start elsewhere("7/61", {3, 3});
  elsewhere.game.act(ActionKind::DrawChit);
  elsewhere.game.proceed();
  EXPECT_TRUE(elsewhere.game.offered().empty());
  EXPECT_FALSE(judge(elsewhere.game.now(), Choosing::name(Side::Confederate)));
}

TEST(Chits, Table_5_12_the_pool_follows_the_cycle) {
  EXPECT_THAT(Start("13/62", {}).game.now().book().chit_pools.of_cycle({1862, 13}).chits,
              ElementsAre(1, 2, 3, 4, 5));
  EXPECT_EQ(chit_pool(Start("1/64", {}).game.now()).option_value, 4);
}

TEST(Chits, Table_19_35_the_pool_of_a_scenario_follows_its_game_turn) {
  EXPECT_THAT(chit_pool(Start("3/62", {}, "west-62", 12).game.now()).chits,
              ElementsAre(0, 1, 2, 3));
  EXPECT_THAT(chit_pool(Start("3/62", {}, "west-62", 13).game.now()).chits,
              ElementsAre(1, 2, 3, 4, 5));
}

}  // namespace
}  // namespace core::command
