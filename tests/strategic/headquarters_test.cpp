// [22.2] What a roll for headquarters brings, and where it is placed.
#include "core/strategic/headquarters.h"

#include "tests/strategic/campaign_game.h"
#include "tests/support/ground.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace core::strategic {
namespace {

using rulebook::PieceKind;
using rulebook::RollId;
using sequence::Action;
using sequence::ActionKind;
using state::Stage;
using testing::ElementsAre;
using testing::IsEmpty;
using tests::CampaignGame;
using tests::hex;
using tests::kRichmond;
using tests::kWashington;

Action place_hq(PieceKind kind, std::string_view label) {
  return {ActionKind::PlaceHeadquarters, {}, {}, hex(label), {}, 0, kind};
}

class HeadquartersSegment : public testing::Test {
 protected:
  HeadquartersSegment() {
    game_.clear_of(PieceKind::InfantryCorpsHq).clear_of(PieceKind::CavalryCorpsHq);
    game_.clear_of(PieceKind::ArmyHq);
  }

  [[nodiscard]] const state::DueHeadquarters& due() const {
    return game_.state().war.headquarters[0];
  }

  CampaignGame game_{"10/61"};
};

/// The worked example of 22.22.
TEST_F(HeadquartersSegment, Case_22_22_example_four_corps_and_no_army) {
  game_.begin(Stage::Headquarters, Side::Union, {1, 4, 5});

  EXPECT_THAT(game_.rolls(RollId::Hq), ElementsAre(1, 4, 5));
  EXPECT_EQ(due().corps, 4);
  EXPECT_EQ(due().armies, 0);
  EXPECT_EQ(game_.choose(place_hq(PieceKind::ArmyHq, kWashington)), "22.22 no-headquarters-due");
  EXPECT_EQ(game_.choose(place_hq(PieceKind::InfantryCorpsHq, kRichmond)),
            "22.22 no-department-there");
  ASSERT_EQ(game_.choose(place_hq(PieceKind::InfantryCorpsHq, kWashington)), "");
  ASSERT_EQ(game_.choose(place_hq(PieceKind::CavalryCorpsHq, kWashington)), "");  // his choice
  EXPECT_EQ(due().corps, 2);
  EXPECT_EQ(game_.pass(), "4.1 out-of-phase");  // all are placed
}

TEST_F(HeadquartersSegment, Case_22_21_no_word_no_roll) {
  CampaignGame game{"7/61"};
  game.begin(Stage::Headquarters, Side::Union, {1, 4});

  EXPECT_THAT(game.rolls(RollId::Hq), IsEmpty());
}

TEST_F(HeadquartersSegment, Case_22_22_what_the_mix_does_not_hold_is_lost) {
  for (int count = 0; count < 7; ++count) {
    game_.position().put(Side::Union, "army-hq", kWashington);
  }
  game_.begin(Stage::Headquarters, Side::Union, {2, 1, 3});

  EXPECT_EQ(due().armies, 1);  // of three: the mix holds eight
}

TEST_F(HeadquartersSegment, Erratum_E091_as_printed_a_1_brings_one) {
  game_.without("E091").begin(Stage::Headquarters, Side::Union, {1, 2});

  EXPECT_THAT(game_.rolls(RollId::Hq), ElementsAre(1, 2));
  EXPECT_EQ(due().corps, 1);
}

TEST_F(HeadquartersSegment, Erratum_E015_as_printed_the_union_track_has_no_sign) {
  game_.without("E015").begin(Stage::Headquarters, Side::Union, {1, 4, 5});

  EXPECT_THAT(game_.rolls(RollId::Hq), IsEmpty());
}

TEST_F(HeadquartersSegment, Erratum_E020_as_printed_the_confederate_track_has_no_sign) {
  game_.without("E020").begin(Stage::Headquarters, Side::Confederate, {1, 4, 5});

  EXPECT_THAT(game_.rolls(RollId::Hq), IsEmpty());
}

TEST_F(HeadquartersSegment, Case_22_17_without_a_department_they_wait) {
  game_.clear_of(PieceKind::Department);
  game_.begin(Stage::Headquarters, Side::Union, {1, 4, 5});

  EXPECT_EQ(due().corps, 4);
  EXPECT_NE(game_.stage(), Stage::Headquarters);
}

// ---- [22.6] [26.11] who goes ----

}  // namespace
}  // namespace core::strategic
