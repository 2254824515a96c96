// [4.1] [9.31] A player passes at a stage, and what may keep him from it.
#include "core/game/game.h"
#include "core/game/undo.h"
#include "core/save/match.h"
#include "tests/support/ground.h"
#include "tests/support/position.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace core::game {
namespace {

using base::operator""_case;
using board::Side;
using save::Match;
using sequence::ActionKind;
using state::PieceId;
using state::Stage;
using state::Status;
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

  [[nodiscard]] state::GameState battles() const {
    state::GameState state = position_.state();
    state.pieces[grant_.value()].name = "Grant";
    state.pieces[corps_.value()].commander = grant_;
    for (const PieceId id : {grant_, unit_}) {
      state.pieces[id.value()].activity.bits |= static_cast<std::uint32_t>(Status::MayFight);
    }
    state.turn.stage = Stage::Battles;
    state.turn.acting = Side::Union;
    state.turn.first_player = Side::Union;
    state.turn.game_turn = 1;
    return state;
  }

  Game& begin() { return game_.emplace(position_.setting(), battles()); }

  [[nodiscard]] bool is_offered(const Action& action) {
    const auto& legal = game_->legal();
    return std::find(legal.begin(), legal.end(), action) != legal.end();
  }

  static std::optional<Action> chit_of(Match& match) {
    const auto& legal = match.legal();
    const auto found = std::find_if(legal.begin(), legal.end(), [](const Action& action) {
      return action.kind == ActionKind::ChooseChit;
    });
    return found != legal.end() ? std::optional{*found} : std::nullopt;
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
    state.pieces[id.value()].activity.bits &= ~static_cast<std::uint32_t>(Status::MayFight);
  }
  Game& game = game_.emplace(position_.setting(), std::move(state));

  EXPECT_TRUE(is_offered(pass()));
  EXPECT_TRUE(game.act(pass()));
}

/// [0.4] What has been seen is not taken back: in a battle the strength of who defends, and the
/// chits.
TEST_F(StageEnd, Case_0_4_undo_stops_where_strengths_and_chits_have_been_shown) {
  position_.put(Side::Confederate, "infantry 7-3", "B3010");  // it would be overrun
  for (const auto secrecy : {rulebook::Secrecy::Open, rulebook::Secrecy::Limited}) {
    SCOPED_TRACE(rulebook::name(secrecy));
    rulebook::Setting setting = position_.setting();
    setting.switches.secrecy = secrecy;
    Match match{Game{setting, battles()}, setting};
    ASSERT_TRUE(match.act({ActionKind::Attack, grant_, {}, hex("B3010"), {}, 0}));
    ASSERT_TRUE(match.act({ActionKind::AddAttacker, unit_, {}, {}, {}, 0}));
    EXPECT_EQ(match.undo_depth(), 2U) << "nothing has been shown yet";

    ASSERT_TRUE(match.act(sequence::passing()));
    EXPECT_EQ(match.undo_depth(), secrecy == rulebook::Secrecy::Open ? 3U : 0U);

    // The defender has no leader, so his chit is 0 and the attacker's shows both.
    while (!chit_of(match)) {
      ASSERT_FALSE(match.state().turn.pending.empty());
      ASSERT_TRUE(match.act(match.legal().front()));
    }
    Game copy = match.game();
    const auto events = copy.act(*chit_of(match));
    ASSERT_TRUE(events);
    const auto shown = std::find_if(events->begin(), events->end(), [](const state::Event& event) {
      const auto* const told = std::get_if<state::Told>(&event);
      return told != nullptr && told->key == "battle-chits";
    });
    ASSERT_NE(shown, events->end());
    EXPECT_TRUE(stops_undo(*shown, secrecy));
  }
}

}  // namespace
}  // namespace core::game
