// [0.5] What a general believes of the Enemies he does not see.
#include "core/ai/belief.h"

#include "core/ai/appraisal.h"
#include "tests/support/catalogue.h"
#include "tests/support/ground.h"
#include "tests/support/position.h"

#include <gtest/gtest.h>

#include <optional>
#include <string_view>

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
/// Of a campaign in a cycle, CSP that the Union believes the Confederate to have, all or in a hex.
int believed_in_cycle(rulebook::Cycle cycle, std::optional<board::HexId> in = {}) {
  const data::OpenedSetup& war = tests::real_setup("campaign");
  state::GameState position = war.state;
  position.cycle = cycle;
  game::Game game{war.setting, std::move(position), game::FirstStage::AsItStands};
  plan::Surmise known = believed_by(game, Side::Union);
  int csp = 0;
  for (const state::Piece& piece : known.game.state().pieces) {
    const bool counts = piece.side == Side::Confederate && piece.away() == nullptr &&
                        rulebook::is_ground_combat_unit(piece.kind) &&
                        (!in || (piece.hex() != nullptr && *piece.hex() == *in));
    csp += counts ? piece.strength : 0;
  }
  return csp;
}

TEST(BeliefsOfAWar, Case_23_1_an_enemy_is_thought_to_have_what_the_year_gives_him) {
  const auto expected = [](std::string_view year) {
    return chart_number(tests::book(), "general_expected", year, "confederate");
  };
  ASSERT_NE(tests::real_setup("campaign").setting.switches.secrecy_in_force(), Secrecy::Open);
  EXPECT_NEAR(believed_in_cycle({1862, 5}), expected("1862"), 20);  // parts of shares are left over
  EXPECT_NEAR(believed_in_cycle({1863, 5}), expected("1863"), 20);
}

TEST(BeliefsOfAWar, Case_25_2_much_of_what_is_not_seen_stands_in_the_capital) {
  const board::HexId richmond = hex("C2516");
  const int more = believed_in_cycle({1863, 5}) - believed_in_cycle({1861, 7});

  EXPECT_GT(believed_in_cycle({1863, 5}, richmond),
            believed_in_cycle({1861, 7}, richmond) + more / 4);
}

}  // namespace
}  // namespace core::ai
