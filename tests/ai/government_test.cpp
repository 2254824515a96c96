// [20.0] What a government decides in the Strategic Turn.
#include "core/ai/government.h"

#include "tests/strategic/campaign_game.h"
#include "tests/support/catalogue.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>

namespace core::ai {
namespace {

using board::Side;
using rulebook::PieceKind;
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

TEST_F(Governments, Case_22_6_those_go_home_who_are_missed_least) {
  CampaignGame game{"13/61"};
  game.clear_of(PieceKind::Militia);
  const auto before_the_enemy = game.position().put(Side::Union, "militia 4-2", "C2608");
  const auto far_away = game.position().put(Side::Union, "militia 4-2", "C3402");
  game.begin(Stage::Demobilisation, Side::Union, {1});
  const auto chosen = choice(game);
  ASSERT_TRUE(chosen);
  EXPECT_EQ(chosen->kind, ActionKind::SendHome);
  EXPECT_EQ(chosen->piece, far_away);
  EXPECT_NE(chosen->piece, before_the_enemy);
}

TEST_F(Governments, Case_22_15_a_Department_goes_where_nobody_can_come_or_stays) {
  CampaignGame game{"8/62"};
  game.begin(Stage::Departments, Side::Union);
  const auto chosen = choice(game);
  ASSERT_TRUE(chosen);
  if (chosen->kind == ActionKind::Relocate) {
    const state::Situation now = game.now();
    const Weights weights = weights_of(now.book(), Temper{Level::Regular});
    const Country country{now, weights};
    EXPECT_EQ(Appraisal(now, Side::Union, country, weights).threat_later(*chosen->hex), 0);
  } else {
    EXPECT_EQ(*chosen, sequence::passing());
  }
}

TEST_F(Governments, Case_22_16_a_Department_that_failed_is_made_to_work_again) {
  CampaignGame game{"8/62"};
  game.begin(Stage::Departments, Side::Union);
  state::GameState state = game.state();
  const auto department =
      std::find_if(state.pieces.begin(), state.pieces.end(), [](const state::Piece& piece) {
        return piece.side == Side::Union && piece.kind == PieceKind::Department &&
               piece.hex() != nullptr;
      });
  ASSERT_NE(department, state.pieces.end());
  department->activity.bits |= static_cast<std::uint32_t>(state::Status::Neutralised);
  const state::PieceId failed = department->id;
  game.game() = game::Game{game.now().setting, state, game::FirstStage::Asked};
  const auto chosen = choice(game);
  ASSERT_TRUE(chosen);
  EXPECT_EQ(chosen->kind, ActionKind::Relocate);
  EXPECT_EQ(chosen->piece, failed);
}

}  // namespace
}  // namespace core::ai
