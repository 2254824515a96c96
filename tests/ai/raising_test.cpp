// [21.5] How a general raises men.
#include "core/ai/raising.h"

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

class RaisedMen : public testing::Test {
 protected:
  RaisedMen() { game_.position().put(Side::Union, "militia 4-2", "C2608"); }

  std::optional<Action> choice() {
    Seat seat{game_.game()};
    const state::Situation now = seat.seen();
    const Weights weights = weights_of(now.book(), Temper{Level::Regular});
    const Country country{now, weights};
    return choose_men(seat, Appraisal{now, seat.side(), country, weights});
  }

  /// The first counter that is formed of the largest militia that can be converted.
  int formed() {
    const auto legal = game_.game().legal_of(ActionKind::Convert);
    const auto most = std::max_element(legal.begin(), legal.end(), [&](auto& one, auto& other) {
      return game_.state().piece(*one.piece).strength < game_.state().piece(*other.piece).strength;
    });
    EXPECT_NE(most, legal.end());
    EXPECT_EQ(game_.choose(*most), "");
    return choice().value().number;
  }

  /// CSP, or units, of a kind that are begun until nothing more is wanted.
  int begun(PieceKind kind) {
    int sum = 0;
    for (auto next = choice(); next && *next != sequence::passing(); next = choice()) {
      const bool counts = next->kind == ActionKind::StartUnit && *next->unit == kind;
      sum += counts ? next->number : 0;
      EXPECT_EQ(game_.choose(*next), "");
    }
    return sum;
  }

  CampaignGame game_{"10/62"};
};

TEST_F(RaisedMen, Case_23_3_Personnel_Points_are_used_where_there_is_supply) {
  game_.pool(Side::Union, 900).personnel(Side::Union, 60);
  game_.begin(Stage::Initiation, Side::Union);
  begun(PieceKind::Militia);
  EXPECT_LE(game_.personnel_of(Side::Union), 2);
}

TEST_F(RaisedMen, Case_21_41_what_the_armies_will_eat_is_not_spent) {
  game_.pool(Side::Union, 20).personnel(Side::Union, 60);
  game_.begin(Stage::Initiation, Side::Union);
  EXPECT_EQ(choice(), sequence::passing());
}

TEST_F(RaisedMen, Case_21_51_brigades_are_formed_where_there_is_supply_to_augment_them) {
  game_.pool(Side::Union, 900).personnel(Side::Union, 20);
  game_.begin(Stage::Initiation, Side::Union);
  EXPECT_EQ(formed(), 1);
}

TEST_F(RaisedMen, Case_21_51_divisions_are_formed_where_supply_is_short) {
  game_.pool(Side::Union, 60).personnel(Side::Union, 60);
  game_.begin(Stage::Initiation, Side::Union);
  EXPECT_GE(formed(), 4);
}

TEST_F(RaisedMen, Case_21_41_garrisons_are_begun_for_towns_that_the_Enemy_can_come_to) {
  game_.pool(Side::Union, 900).personnel(Side::Union, 60).clear_of(PieceKind::Garrison);
  game_.begin(Stage::Initiation, Side::Union);
  EXPECT_GT(begun(PieceKind::Garrison), 0);
}

}  // namespace
}  // namespace core::ai
