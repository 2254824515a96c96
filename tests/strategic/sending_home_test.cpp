// [22.6] [26.11] Militia that goes home, and desertion.
#include "core/strategic/sending_home.h"

#include "tests/strategic/campaign_game.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace core::strategic {
namespace {

using rulebook::Option;
using rulebook::PieceKind;
using rulebook::RollId;
using sequence::Action;
using sequence::ActionKind;
using state::PieceId;
using state::Stage;
using testing::ElementsAre;
using testing::IsEmpty;
using tests::CampaignGame;
using tests::kRichmond;
using tests::kWashington;

Action home(PieceId unit, int points) { return {ActionKind::SendHome, unit, {}, {}, {}, points}; }

class Demobilisation : public testing::Test {
 protected:
  Demobilisation() {
    game_.clear_of(PieceKind::Militia);
    for (const char* const value : {"4-2", "4-2", "3-2", "2-2", "2-2"}) {
      units_.push_back(
          game_.position().put(Side::Union, "militia " + std::string{value}, kWashington));
    }
  }

  void begin(int face) {
    game_.begin(Stage::Demobilisation, Side::Union, {static_cast<std::uint8_t>(face)});
  }

  [[nodiscard]] int owed() const {
    const auto* const work = game_.state().turn.innermost<state::SendingHome>();
    return work == nullptr ? 0 : work->points;
  }

  CampaignGame game_{"13/61"};
  std::vector<PieceId> units_;
};

/// The worked example of 22.6: 15 CSP, a 2, 8 go.
TEST_F(Demobilisation, Case_22_6_example_half_of_15_is_8) {
  begin(2);
  EXPECT_EQ(owed(), 8);

  EXPECT_EQ(game_.choose(home(units_[0], 5)), "22.6 too-many-home 5 4");
  ASSERT_EQ(game_.choose(home(units_[0], 4)), "");
  ASSERT_EQ(game_.choose(home(units_[1], 4)), "");

  EXPECT_EQ(owed(), 0);
  EXPECT_NE(game_.state().piece(units_[0]).away(), nullptr);
  EXPECT_EQ(game_.state().piece(units_[2]).strength, 3);
}

TEST_F(Demobilisation, Case_22_6_a_unit_may_give_a_part) {
  begin(1);
  ASSERT_EQ(game_.choose(home(units_[2], 1)), "");

  EXPECT_EQ(owed(), 7);
  EXPECT_EQ(game_.state().piece(units_[2]).strength, 2);
}

TEST_F(Demobilisation, Case_22_6_on_3_to_6_nobody_goes) {
  begin(3);

  EXPECT_THAT(game_.rolls(RollId::Demob), ElementsAre(3));
  EXPECT_EQ(owed(), 0);
}

TEST_F(Demobilisation, Erratum_E096_as_printed_the_fraction_is_dropped) {
  game_.without("E096");
  begin(2);

  EXPECT_EQ(owed(), 7);
}

TEST_F(Demobilisation, Case_22_6_only_where_the_track_says_so) {
  CampaignGame game{"12/61"};
  game.begin(Stage::Demobilisation, Side::Union, {1});

  EXPECT_THAT(game.rolls(RollId::Demob), IsEmpty());
}

TEST(Desertion, Case_26_11_one_percent_for_each_of_the_five_cities) {
  CampaignGame game{"2/64"};
  game.clear_of(PieceKind::Infantry).clear_of(PieceKind::Cavalry).clear_of(PieceKind::Militia);
  for (int count = 0; count < 15; ++count) {
    game.position().put(Side::Confederate, "infantry 10-3", kRichmond);
  }
  game.position().control(Side::Union, {tests::kNashville, "B2802"});
  game.begin(Stage::AnnualEvents, Side::Confederate);

  EXPECT_EQ(deserting(game.now()), 3);  // 2 % of 150
  const auto* const work = game.state().turn.innermost<state::SendingHome>();
  ASSERT_NE(work, nullptr);
  EXPECT_EQ(work->points, 3);
  EXPECT_EQ(game.game().question()->side, Side::Confederate);
  EXPECT_EQ(game.game().question()->decision, rulebook::DecisionId::D26);
}

TEST(Desertion, Case_26_11_from_1864_on_and_as_an_option) {
  CampaignGame early{"13/63"};
  early.position().control(Side::Union, {tests::kNashville, "B2802"});
  early.begin(Stage::Initiation, Side::Confederate);
  EXPECT_EQ(deserting(early.now()), 0);
  CampaignGame off{"2/64"};
  off.with(Option::Desertion, false);
  off.position().control(Side::Union, {tests::kNashville, "B2802"});
  off.begin(Stage::Initiation, Side::Confederate);
  EXPECT_EQ(deserting(off.now()), 0);
}

}  // namespace
}  // namespace core::strategic
