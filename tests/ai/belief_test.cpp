// [0.5] What a general believes of the Enemies he does not see.
#include "core/ai/belief.h"

#include "core/ai/appraisal.h"
#include "tests/support/catalogue.h"
#include "tests/support/ground.h"
#include "tests/support/position.h"

#include <gtest/gtest.h>

namespace core::ai {
namespace {

using board::Side;
using rulebook::Secrecy;
using tests::hex;

/// The Union looks; it is its Command Segment, and it is in supply.
class Beliefs : public testing::Test {
 protected:
  Beliefs() : position{tests::Ground{}.setting()} {
    position.control_all(Side::Union);
    position.put(Side::Union, "depot", "B2010", 50);
    position.put(Side::Union, "infantry 10-3", "B2010");
  }

  int believed_in(const char* label, Secrecy secrecy) {
    rulebook::Setting setting = position.setting();
    setting.switches.secrecy = secrecy;
    game::Game game{setting, position.in(state::Stage::CommandSegment), game::FirstStage::Asked};
    plan::Surmise known = believed_by(game, Side::Union);
    const Weights weights = weights_of(tests::book(), Temper{});
    const state::Situation now = known.game.situation();
    const Country country{now, weights};
    return Appraisal{now, Side::Union, country, weights}
        .strength(Side::Confederate, hex(label))
        .defence;
  }

  tests::Position position;
};

TEST_F(Beliefs, Case_0_5_a_headquarters_has_as_many_with_it_as_they_usually_have) {
  const auto corps = position.put(Side::Confederate, "corps-hq-infantry", "B2014");
  position.put_inside(corps, "infantry 2-3");

  EXPECT_EQ(believed_in("B2014", Secrecy::Open), 2);
  EXPECT_EQ(believed_in("B2014", Secrecy::Limited), 15);
}

TEST_F(Beliefs, Case_0_5_a_counter_has_the_strength_that_it_shows_and_a_little_more) {
  position.put(Side::Confederate, "infantry 5-3", "B2014");
  position.put(Side::Confederate, "infantry 4-3", "B2014");

  EXPECT_EQ(believed_in("B2014", Secrecy::Open), 9);
  EXPECT_EQ(believed_in("B2014", Secrecy::Limited), 6);
}

TEST_F(Beliefs, Case_13_12_who_lies_in_a_fort_below_is_not_counted_twice) {
  position.put(Side::Confederate, "fort", "B2014");
  position.put(Side::Confederate, "infantry 10-3", "B2014");

  EXPECT_EQ(believed_in("B2014", Secrecy::Limited), 11 + 3);
}

TEST_F(Beliefs, Case_0_5_in_the_dark_somebody_is_there) {
  position.put(Side::Confederate, "infantry 5-3", "B2014");

  EXPECT_EQ(believed_in("B2014", Secrecy::Dark), 4);
}

/// [23.1] What a side of that strength has to expect and does not see is with its headquarters.
TEST(BeliefsOfAWar, Case_23_1_a_headquarters_hides_more_as_armies_grow) {
  const data::OpenedSetup& war = tests::real_setup("campaign");
  const auto believed = [&](int more) {
    state::GameState position = war.state;
    for (state::Piece& piece : position.pieces) {
      const bool grows = piece.side == Side::Union && piece.kind == rulebook::PieceKind::Infantry;
      piece.strength += grows ? more : 0;
    }
    game::Game game{war.setting, std::move(position), game::FirstStage::AsItStands};
    plan::Surmise known = believed_by(game, Side::Union);
    int csp = 0;
    for (const state::Piece& piece : known.game.state().pieces) {
      const bool counts = piece.side == Side::Confederate && piece.away() == nullptr &&
                          rulebook::is_ground_combat_unit(piece.kind);
      csp += counts ? piece.strength : 0;
    }
    return csp;
  };

  ASSERT_NE(war.setting.switches.secrecy_in_force(), Secrecy::Open);
  EXPECT_EQ(believed(0), believed(1));  // at first there are as many as are seen
  EXPECT_GT(believed(20), believed(0) + 100);
}

}  // namespace
}  // namespace core::ai
