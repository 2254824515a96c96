// [4.1] [9.31] A player passes at a stage, and what may keep him from it.
#include "core/game/game.h"
#include "tests/support/ground.h"
#include "tests/support/position.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace core::game {
namespace {

using base::operator""_case;
using board::Side;
using sequence::ActionKind;
using state::Deed;
using state::PieceId;
using state::Stage;
using tests::Ground;
using tests::hex;

/// The Union's battles: Grant's corps, whose roll has succeeded, stands beside a division.
class StageEnd : public testing::Test {
 protected:
  StageEnd() : position_{Ground{}.setting()} {
    corps_ = position_.put(Side::Union, "corps-hq-infantry", "B3009");
    grant_ = position_.put_inside(corps_, "leader");
    unit_ = position_.put_inside(corps_, "infantry 10-3");
    position_.put(Side::Union, "depot", "B3008", 20);
    position_.put(Side::Confederate, "infantry 5-3", "B3010");
  }

  Game& begin() {
    state::GameState state = position_.state();
    state.pieces[grant_.value()].name = "Grant";
    state.pieces[corps_.value()].commander = grant_;
    for (const PieceId id : {grant_, unit_}) {
      state.pieces[id.value()].deeds.bits |= static_cast<std::uint32_t>(Deed::MayFight);
    }
    state.turn.stage = Stage::Battles;
    state.turn.acting = Side::Union;
    state.turn.first_player = Side::Union;
    state.turn.game_turn = 1;
    return game_.emplace(position_.setting(), std::move(state));
  }

  [[nodiscard]] bool is_offered(const Action& action) {
    const auto& legal = game_->legal();
    return std::find(legal.begin(), legal.end(), action) != legal.end();
  }

  static Action pass() { return {ActionKind::Pass, {}, {}, {}, {}, 0}; }

  tests::Position position_;
  PieceId corps_, grant_, unit_;
  std::optional<Game> game_;
};

TEST_F(StageEnd, Case_9_31_a_unit_in_an_Enemy_zone_need_not_attack) {
  Game& game = begin();

  EXPECT_TRUE(is_offered(pass()));
  ASSERT_TRUE(game.act(pass()));
  EXPECT_NE(game.state().turn.stage, Stage::Battles);
}

TEST_F(StageEnd, Erratum_E054_as_printed_the_battles_do_not_end_before_it_has_attacked) {
  position_.without("E054");
  Game& game = begin();

  EXPECT_FALSE(is_offered(pass()));
  const auto refused = game.act(pass());
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().cited, "9.31"_case);
  EXPECT_EQ(refused.error().reason, "has-to-attack");
  EXPECT_EQ(refused.error().piece, unit_);
  EXPECT_EQ(game.state().turn.stage, Stage::Battles);

  const Action attack{ActionKind::Attack, grant_, {}, hex("B3010"), {}, 0};
  EXPECT_TRUE(is_offered(attack));
  ASSERT_TRUE(game.act(attack));
  ASSERT_TRUE(game.act({ActionKind::AddAttacker, unit_, {}, {}, {}, 0}));
  EXPECT_TRUE(is_offered(pass())) << "the list of attackers ends, not the stage";
}

TEST_F(StageEnd, Case_4_1_other_stages_end_when_the_player_says_so) {
  position_.without("E054");
  begin();
  state::GameState state = game_->state();
  state.turn.stage = Stage::CombatInitiative;
  for (const PieceId id : {grant_, unit_}) {
    state.pieces[id.value()].deeds.bits &= ~static_cast<std::uint32_t>(Deed::MayFight);
  }
  Game& game = game_.emplace(position_.setting(), std::move(state));

  EXPECT_TRUE(is_offered(pass()));
  EXPECT_TRUE(game.act(pass()));
}

}  // namespace
}  // namespace core::game
