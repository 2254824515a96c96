// [20.0] What a government decides in the Strategic Turn.
#include "core/ai/government.h"

#include "tests/strategic/campaign_game.h"
#include "tests/support/catalogue.h"

#include <gtest/gtest.h>

#include <optional>

namespace core::ai {
namespace {

using board::Side;
using sequence::Action;
using sequence::ActionKind;
using state::Stage;
using tests::CampaignGame;

class Governments : public testing::Test {
 protected:
  std::optional<Action> choice(CampaignGame& game) {
    Seat seat{game.game()};
    const state::Situation now = seat.seen();
    const Weights weights = weights_of(now.book(), Temper{Level::Regular});
    Country country{now, weights};
    const Appraisal appraisal{now, seat.side(), country, weights};
    return choose_for_government(seat, appraisal, country);
  }
};

TEST_F(Governments, Case_25_5_a_roll_is_worth_the_faces_that_win_and_Kentucky) {
  const rulebook::PoliticalTable& table = tests::book().political_table;
  EXPECT_EQ(worth_of_politics(table, 1, 0, 0), 0);
  EXPECT_EQ(worth_of_politics(table, 1, 600, 0), 100);
  EXPECT_EQ(worth_of_politics(table, 7, 0, 0), kWholeGame / 6);
  EXPECT_LT(worth_of_politics(table, 1, 600, 101), 0);
}

TEST_F(Governments, Case_25_5_the_free_roll_is_kept_where_nothing_can_come_of_it) {
  CampaignGame joined{"8/62"};
  joined.war().kentucky = Side::Union;
  joined.politics(Side::Union, 5);
  joined.begin(Stage::Politics, Side::Union);
  EXPECT_EQ(choice(joined), sequence::passing());

  CampaignGame neutral{"8/62"};
  neutral.politics(Side::Union, 5);
  neutral.begin(Stage::Politics, Side::Union);
  EXPECT_EQ(choice(neutral).value().kind, ActionKind::TryPolitics);
}

TEST_F(Governments, Case_26_6_Emancipation_is_proclaimed_while_calls_are_to_come) {
  CampaignGame game{"4/63"};
  game.with(rulebook::Option::Emancipation).call(Side::Union, "D1", 2);
  game.begin(Stage::Politics, Side::Union);
  EXPECT_EQ(choice(game).value().kind, ActionKind::Emancipate);
}

}  // namespace
}  // namespace core::ai
