// [0.5] What a player is told of a battle before the die does not change when only something
// changes that he may not see.
#include "core/combat/outcomes.h"
#include "core/game/battle_view.h"
#include "core/game/game.h"
#include "core/game/view.h"
#include "core/strategic/opening.h"
#include "core/trial_play/random_play.h"
#include "tests/support/catalogue.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <string>
#include <tuple>

namespace {

using core::board::Side;
using core::game::Game;
using core::rulebook::Secrecy;
using core::sequence::ActionKind;
using core::state::Battle;
using core::state::BattleKind;
using core::state::BattleStep;
using core::state::GameState;
using core::state::Piece;
using core::state::PieceId;
using core::state::Standing;
using core::state::Status;

std::size_t of_side(Side side) { return static_cast<std::size_t>(side); }

bool fights(const Battle& battle, PieceId piece) {
  const auto has = [&](const std::vector<PieceId>& list) {
    return std::find(list.begin(), list.end(), piece) != list.end();
  };
  return has(battle.attackers) || has(battle.defenders);
}

/// Exchanges something of an Enemy piece that may be hidden: its stock, a point of its strength
/// that goes to another one beside it, whether it is on the railroad, the name of a leader.
void exchange(GameState& state, Piece& piece, Piece& other, const Battle* battle, bool is_told) {
  piece.stock = piece.stock > 0 ? piece.stock + 1 : 0;
  const bool is_fighter = battle != nullptr && fights(*battle, piece.id);
  if (core::rulebook::is_ground_combat_unit(piece.kind) && !(is_fighter && is_told)) {
    const bool beside = other.side == piece.side && other.place == piece.place &&
                        core::rulebook::is_ground_combat_unit(other.kind);
    if (piece.strength > 1) {
      piece.strength -= 1;
      other.strength += beside ? 1 : 0;
    }
    if (is_fighter) {
      piece.activity.bits ^= static_cast<std::uint32_t>(Status::Entrained);
    }
  }
  // [8.15] With the chits both are told who leads.
  const auto is_known = [&](const Piece& leader) {
    return battle != nullptr && core::game::are_chits_shown(*battle) &&
           battle->leader[of_side(leader.side)] == leader.id;
  };
  if (piece.kind == core::rulebook::PieceKind::Leader && other.kind == piece.kind &&
      other.side == piece.side && !is_known(piece) && !is_known(other)) {
    std::swap(piece.name, other.name);
  }
  state.treasury[of_side(piece.side)].pool += 1;
}

/// The same position with other things in it that the reader does not see.
GameState changed_for(const core::rulebook::Setting& setting, const GameState& state, Side reader,
                      std::mt19937_64& random) {
  const core::game::SideView seen = core::game::view_for(setting, state, reader);
  const Battle* const battle = core::game::battle_in(state);
  // What has been told to both cannot be otherwise any more.
  const bool is_told = battle != nullptr && battle->step > BattleStep::Evasion &&
                       setting.switches.secrecy == Secrecy::Limited;
  GameState changed = state;
  for (std::size_t at = 0; at < changed.pieces.size(); ++at) {
    const Piece& piece = changed.pieces[at];
    if (piece.side == reader || piece.away() != nullptr || random() % 3 != 0) {
      continue;
    }
    const GameState before = changed;
    exchange(changed, changed.pieces[at], changed.pieces[random() % changed.pieces.size()], battle,
             is_told);
    if (!(core::game::view_for(setting, changed, reader) == seen)) {
      changed = before;
    }
  }
  return changed;
}

class ForecastSecrets : public testing::TestWithParam<std::tuple<std::string, Secrecy>> {
 protected:
  ForecastSecrets() {
    core::rulebook::Switches switches;
    switches.secrecy = std::get<Secrecy>(GetParam());
    setup_ = tests::catalogue().open_setup(std::get<std::string>(GetParam()), switches);
  }

  /// Calls `look` before choices of random games, until it says that it has seen enough.
  template <class Look>
  void play(const Look& look) {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      Game game{setup_.setting, core::strategic::opening_of(setup_.setting, setup_.state, seed)};
      core::trial_play::RandomPlayer player{seed};
      for (int step = 0; step < 60'000 && !game.legal().empty(); ++step) {
        SCOPED_TRACE("seed " + std::to_string(seed) + " step " + std::to_string(step));
        const core::game::Action action = player.choose(game.legal());
        if (look(game, action) || HasFailure()) {
          return;
        }
        ASSERT_TRUE(game.act(action));
      }
    }
  }

  core::data::OpenedSetup setup_;
  std::mt19937_64 random_{1862};
};

TEST_P(ForecastSecrets, Case_0_5_a_battle_reads_alike_whatever_is_hidden_of_the_enemy) {
  int compared = 0;
  int with_odds = 0;
  play([&](Game& game, const core::game::Action& /*action*/) {
    const auto* const battle = game.state().turn.innermost<Battle>();
    if (battle == nullptr || battle->step > BattleStep::DefendersSupply) {
      return false;
    }
    for (const Side reader : core::board::kSides) {
      Standing other{setup_.setting, changed_for(setup_.setting, game.state(), reader, random_)};
      const auto here = core::game::forecast_for(game.situation(), reader);
      auto there = core::game::forecast_for(other.situation(), reader);
      EXPECT_TRUE(here && there);
      // [17.6] Whom a zone cuts off from supply he knows, and no zone comes from the railroad.
      there->force[of_side(reader)].payable = here->force[of_side(reader)].payable;
      EXPECT_EQ(*here, *there) << "step " << static_cast<int>(battle->step) << " reader "
                               << static_cast<int>(reader) << " attacker "
                               << static_cast<int>(battle->attacker);
      EXPECT_TRUE(here->force[of_side(reader)].is_whole);
      EXPECT_FALSE(here->force[1 - of_side(reader)].is_whole);
      EXPECT_TRUE(here->force[1 - of_side(reader)].fighters.empty());
      with_odds += here->odds ? 1 : 0;
    }
    return ++compared >= 30;
  });
  EXPECT_GE(compared, 10);
  EXPECT_GE(with_odds, 5) << "strengths in a battle are shown at some time";
}

TEST_P(ForecastSecrets, Case_0_5_an_attack_that_is_thought_of_tells_nothing_of_the_defenders) {
  int compared = 0;
  play([&](Game& game, const core::game::Action& action) {
    const bool march = action.kind == ActionKind::AttackFromMarch;
    if (action.kind != ActionKind::Attack && !march) {
      return false;
    }
    const Side reader = game.state().piece(*action.piece).side;
    const BattleKind kind = march ? BattleKind::FromMarch : BattleKind::Attack;
    Standing other{setup_.setting, changed_for(setup_.setting, game.state(), reader, random_)};
    const auto here =
        core::game::forecast_attack_for(game.situation(), reader, *action.piece, *action.hex, kind);
    const auto there = core::game::forecast_attack_for(other.situation(), reader, *action.piece,
                                                       *action.hex, kind);
    if (!here || !there) {
      return false;  // an attack that only an overrun allows tells of the Enemy as its refusal does
    }
    EXPECT_EQ(*here, *there);
    EXPECT_FALSE(here->odds.has_value());
    EXPECT_FALSE(core::combat::outcomes(game.situation().book(), *here, {}).has_value());
    EXPECT_TRUE(here->attack().total.has_value()) << "the own half is there";
    const Side enemy = core::board::enemy_of(reader);
    EXPECT_FALSE(
        core::game::forecast_attack_for(game.situation(), enemy, *action.piece, *action.hex, kind))
        << "nobody thinks for the other side";
    return ++compared >= 20;
  });
  EXPECT_GE(compared, 5);
}

/// [8.15] A chit lies face down until both are chosen, whatever else is open.
bool one_chit_lies_hidden(const Battle& battle) {
  return (battle.chit[0] >= 0) != (battle.chit[1] >= 0);
}

TEST(OpenForecasts, Case_0_5_open_nothing_is_left_out_but_a_chit_face_down) {
  core::rulebook::Switches switches;
  switches.secrecy = Secrecy::Open;
  const auto setup = tests::catalogue().open_setup("east-63", switches);
  int compared = 0;
  for (std::uint64_t seed = 1; seed <= 20 && compared < 10; ++seed) {
    Game game{setup.setting, core::strategic::opening_of(setup.setting, setup.state, seed)};
    core::trial_play::RandomPlayer player{seed};
    while (compared < 10 && !game.legal().empty()) {
      const auto* const battle = game.state().turn.innermost<Battle>();
      if (battle != nullptr && battle->step <= BattleStep::DefendersSupply &&
          !one_chit_lies_hidden(*battle)) {
        for (const Side reader : core::board::kSides) {
          EXPECT_EQ(core::game::forecast_for(game.situation(), reader),
                    core::combat::forecast(game.situation(), *battle));
        }
        ++compared;
      }
      ASSERT_TRUE(game.act(player.choose(game.legal())));
    }
  }
  EXPECT_EQ(compared, 10);
}

INSTANTIATE_TEST_SUITE_P(Scenarios, ForecastSecrets,
                         testing::Combine(testing::Values("east-63", "west-64"),
                                          testing::Values(Secrecy::Limited, Secrecy::Dark)),
                         [](const auto& each) {
                           std::string name = std::get<0>(each.param);
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name +
                                  (std::get<1>(each.param) == Secrecy::Dark ? "_dark" : "_limited");
                         });

}  // namespace
