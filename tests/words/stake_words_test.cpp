// [0.5] What cannot be taken back says what it may cost before it is ordered.
#include "core/words/stake_words.h"

#include "core/words/order_words.h"
#include "tests/support/ground.h"
#include "tests/support/position.h"
#include "tests/water/afloat.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace core::words {
namespace {

using board::Side;
using sequence::ActionKind;
using state::Stage;
using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;

std::string said(const tests::Position& position, Stage stage, Side acting,
                 const sequence::Action& action, rulebook::Secrecy secrecy = {}) {
  rulebook::Setting setting = position.setting();
  setting.switches.secrecy = secrecy;
  state::GameState state = position.in(stage);
  state.turn.acting = acting;
  state::Standing standing{setting, state};
  return order_words(standing.situation(), action);
}

/// A Confederate fort of 5 CSP on a river, and a Union flotilla under it: 1:1.
struct UnderTheFort {
  UnderTheFort() {
    const state::PieceId fort = position.put(Side::Confederate, "fort", "B2912");
    position.put_inside(fort, "garrison (5)-1");
    position.put(Side::Union, "river-flotilla", "B2912/B3011");
  }

  static rulebook::Setting setting() {
    tests::Ground ground;
    return tests::with_river(ground).setting();
  }

  tests::Position position{setting()};
  sequence::Action fire{ActionKind::BombardFort, {}, {}, tests::hex("B2912"), {}, 0};
};

TEST(Stakes, Case_11_24_a_bombardment_says_what_ships_and_garrison_may_lose) {
  UnderTheFort here;
  EXPECT_THAT(
      said(here.position, Stage::CommandSegment, Side::Union, here.fire),
      EndsWith(
          ": 0\u20131 of 1 ship lost (none in 33 %), 0\u20132 of 5 CSP inside (some in 50 %)"));
}

TEST(Stakes, Case_0_5_of_a_garrison_that_is_hidden_nothing_is_said) {
  UnderTheFort here;
  EXPECT_THAT(said(here.position, Stage::CommandSegment, Side::Union, here.fire,
                   rulebook::Secrecy::Limited),
              Not(HasSubstr("CSP")));
}

TEST(Stakes, Case_13_37_a_siege_says_how_likely_the_works_fall) {
  tests::Ground ground;
  ground.town("Vicksburg", "B1010", map::TownKind::City);
  tests::Position position{ground.setting()};
  const state::PieceId fortress = position.put(Side::Confederate, "fortress", "B1010");
  position.put_inside(fortress, "infantry 10-3");
  position.put(Side::Union, "infantry 10-3", "B1010");
  position.put(Side::Union, "siege-train", "B1010");
  position.put(Side::Union, "siege-train", "B1010");
  EXPECT_THAT(
      said(position, Stage::Sieges, Side::Union,
           {ActionKind::SiegeBombard, {}, {}, tests::hex("B1010"), {}, 0}),
      EndsWith("the works fall a level in 67 %, 0\u20132 of 10 CSP inside lost (some in 67 %)"));
}

TEST(Stakes, Case_17_6_who_gives_up_a_Depot_is_told_what_it_holds) {
  tests::Position position{tests::Ground{}.setting()};
  const state::PieceId depot = position.put(Side::Union, "depot", "B3008", 5);
  const state::PieceId empty = position.put(Side::Union, "depot", "B3010", 0);
  const auto give_up = [](state::PieceId piece) {
    return sequence::Action{ActionKind::EliminateDepot, piece, {}, {}, {}, 0};
  };
  EXPECT_THAT(said(position, Stage::CommandSegment, Side::Union, give_up(depot)),
              EndsWith(": its 5 SUP are lost"));
  EXPECT_THAT(said(position, Stage::CommandSegment, Side::Union, give_up(empty)),
              Not(HasSubstr("lost")));
}

}  // namespace
}  // namespace core::words
