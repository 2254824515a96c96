// [20.0] What the staff does in the segments of production.
#include "core/plan/staff.h"
#include "tests/strategic/campaign_game.h"

#include <gtest/gtest.h>

namespace core::plan {
namespace {

using board::Side;
using rulebook::PieceKind;
using sequence::ActionKind;
using state::PieceId;
using state::Stage;
using tests::CampaignGame;
using tests::kWashington;

/// A campaign in which the Union has in Washington what a test puts there, and nothing else that
/// could be converted or augmented.
class Production : public testing::Test {
 protected:
  Production() {
    game_.clear_of(PieceKind::Militia).clear_of(PieceKind::Garrison);
    game_.clear_of(PieceKind::Infantry).clear_of(PieceKind::Cavalry);
  }

  PieceId put(std::string_view what) {
    return game_.position().put(Side::Union, what, kWashington);
  }

  std::optional<sequence::Action> choice() {
    return staff_choice(game_.now(), Side::Union, game_.game().legal(), {});
  }

  /// With enough of everything.
  bool begins_cavalry() {
    game_.pool(Side::Union, 900).personnel(Side::Union, 100);
    game_.begin(Stage::Initiation, Side::Union);
    bool begins = false;
    for (auto made = choice(); made && made->kind != ActionKind::Pass; made = choice()) {
      begins = begins || made->unit == PieceKind::Cavalry;
      if (!game_.game().act(*made)) {
        ADD_FAILURE() << "refused";
        break;
      }
    }
    return begins;
  }

  CampaignGame game_{"10/62"};
};

TEST_F(Production, Case_21_51_militia_that_guards_a_place_alone_stays) {
  put("militia 4-2");
  game_.pool(Side::Union, 300).personnel(Side::Union, 0);
  game_.begin(Stage::Initiation, Side::Union);

  EXPECT_EQ(choice(), sequence::passing());
}

TEST_F(Production, Case_21_51_militia_that_others_stand_beside_becomes_infantry) {
  const PieceId militia = put("militia 4-2");
  put("infantry 10-3");
  game_.pool(Side::Union, 300).personnel(Side::Union, 0);
  game_.begin(Stage::Initiation, Side::Union);

  const auto made = choice();
  ASSERT_TRUE(made);
  EXPECT_EQ(made->kind, ActionKind::Convert);
  EXPECT_EQ(made->piece, militia);
}

/// [23.3] Personnel Points would be lost: a division is augmented before militia is converted,
/// which needs none.
TEST_F(Production, Case_23_3_what_uses_personnel_points_comes_first) {
  put("militia 4-2");
  put("infantry 3-3");
  game_.pool(Side::Union, 300).personnel(Side::Union, 100);
  game_.begin(Stage::Initiation, Side::Union);

  const auto raised = choice();
  ASSERT_TRUE(raised);
  EXPECT_EQ(raised->kind, ActionKind::Augment);
}

/// [23.3] Nothing is begun that takes the supply from men whose Personnel Points would be lost.
TEST_F(Production, Case_23_3_where_supply_is_short_it_goes_to_men) {
  put("infantry 3-3");
  game_.pool(Side::Union, 50).personnel(Side::Union, 100);
  game_.begin(Stage::Initiation, Side::Union);

  const auto raised = choice();
  ASSERT_TRUE(raised);
  ASSERT_EQ(raised->kind, ActionKind::StartUnit);
  EXPECT_EQ(raised->unit, PieceKind::Militia);
}

TEST_F(Production, Case_21_41_cavalry_is_raised_as_far_as_the_year_had_it) {
  put("infantry 10-3");
  EXPECT_TRUE(begins_cavalry());
}

TEST_F(Production, Case_21_41_beside_much_cavalry_men_are_raised_who_walk) {
  put("infantry 10-3");
  put("cavalry 5-4");
  EXPECT_FALSE(begins_cavalry());
}

/// [21.60] A small division costs half the men when it is augmented later.
TEST_F(Production, Case_21_51_converted_militia_becomes_a_division_that_can_be_augmented) {
  put("militia 4-2");
  put("infantry 10-3");
  game_.pool(Side::Union, 300).personnel(Side::Union, 0);
  game_.begin(Stage::Initiation, Side::Union);

  ASSERT_TRUE(game_.game().act(*choice()));
  const auto formed = choice();
  ASSERT_TRUE(formed);
  EXPECT_EQ(formed->kind, ActionKind::StartUnit);
  EXPECT_EQ(formed->number, 3);
}

/// [26.10] They are to cut a railroad, so they rise where one is.
TEST(StaffOfWar, Case_26_10_partisans_rise_on_a_railroad) {
  CampaignGame game{"10/62"};
  game.with(rulebook::Option::Partisans).conquer(Side::Union, "TN");
  game.begin(Stage::Deployment, Side::Confederate, {1});

  const auto made = staff_choice(game.now(), Side::Confederate, game.game().legal(), {});
  ASSERT_TRUE(made);
  ASSERT_EQ(made->kind, ActionKind::Deploy);
  EXPECT_EQ(game.state().piece(*made->piece).kind, PieceKind::Partisan);
  EXPECT_TRUE(game.now().map().has_rail(*made->hex));
}

}  // namespace
}  // namespace core::plan
