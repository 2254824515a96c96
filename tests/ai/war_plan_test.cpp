// [20.0] The Strategic Turn of a general.
#include "core/ai/war_plan.h"

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

class WarPlans : public testing::Test {
 protected:
  std::optional<Action> choice() {
    Seat seat{game_.game()};
    const state::Situation now = seat.seen();
    const Weights weights = weights_of(now.book(), Temper{Level::Regular});
    Country country{now, weights};
    const Appraisal appraisal{now, seat.side(), country, weights};
    return choose_for_war(seat, appraisal, country);
  }

  /// Kinds that are begun until nothing more is wanted.
  std::vector<PieceKind> begun() {
    std::vector<PieceKind> kinds;
    for (auto next = choice(); next && kinds.size() < 60; next = choice()) {
      kinds.push_back(next->unit.value());
      EXPECT_EQ(game_.choose(*next), "");
    }
    return kinds;
  }

  CampaignGame game_{"10/62"};
};

TEST_F(WarPlans, Case_21_41_transports_and_warships_are_begun_from_what_nobody_will_eat) {
  game_.pool(Side::Union, 600).personnel(Side::Union, 60);
  game_.begin(Stage::Initiation, Side::Union);

  const auto kinds = begun();
  EXPECT_GT(std::count(kinds.begin(), kinds.end(), PieceKind::RiverFlotilla), 0);
  EXPECT_GT(std::count(kinds.begin(), kinds.end(), PieceKind::SiegeTrain), 0);
}

TEST_F(WarPlans, Case_21_41_men_are_not_robbed_of_their_supply) {
  game_.pool(Side::Union, 60).personnel(Side::Union, 60);
  game_.begin(Stage::Initiation, Side::Union);

  EXPECT_FALSE(choice());
}

TEST_F(WarPlans, what_is_left_out_the_staff_does) {
  game_.begin(Stage::Personnel, Side::Union);

  EXPECT_FALSE(choice());
}

}  // namespace
}  // namespace core::ai
