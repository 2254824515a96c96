// [4.2] [28.0] A staff to which the decisions of the Strategic Turn are left.
#include "core/plan/staff.h"

#include "core/base/contains.h"
#include "core/command/span.h"
#include "core/game/game.h"
#include "core/organisation/strength.h"
#include "core/plan/next_supply.h"
#include "core/rulebook/of_the_turn.h"
#include "core/strategic/commanders.h"
#include "core/strategic/opening.h"
#include "core/words/order_words.h"
#include "core/words/question_words.h"
#include "tests/support/catalogue.h"
#include "tests/support/ground.h"
#include "tests/support/position.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <initializer_list>

namespace core::plan {
namespace {

using board::Side;
using sequence::Action;
using sequence::ActionKind;
using state::PieceId;
using state::Stage;

game::Game opened(const std::string& setup_name, std::uint64_t seed) {
  const auto& setup = tests::real_setup(setup_name);
  return game::Game{setup.setting, strategic::opening_of(setup.setting, setup.state, seed)};
}

std::optional<Action> staffs(game::Game& game) {
  const auto asked = game.question();
  return asked ? staff_choice(game.situation(), asked->side, game.legal()) : std::nullopt;
}

using Look = std::function<void(game::Game&, const Action&)>;

/// Plays the first Strategic Turn: the staff all that is left to it, the rest in the first legal
/// way. Every choice is looked at before it is made.
game::Game after_strategic_turn(game::Game game, const Look& look = {}) {
  constexpr int kMost = 1000;
  for (int made = 0; game.state().turn.stage < Stage::Initiative; ++made) {
    EXPECT_LT(made, kMost) << "the staff comes to no end in "
                           << state::name(game.state().turn.stage);
    if (made >= kMost || game.legal().empty()) {
      break;
    }
    const auto chosen = staffs(game);
    EXPECT_EQ(chosen.has_value(), !words::staff_words(game.situation()).empty())
        << "what is promised is done: " << words::asking(game.state().turn);
    const Action action = chosen.value_or(game.legal().front());
    if (chosen && look) {
      look(game, *chosen);
    }
    const auto judged = game.act(action);
    EXPECT_TRUE(judged) << "refused by " << judged.error().cited.text();
    if (!judged) {
      break;
    }
  }
  return game;
}

/// The first Strategic Turn of each set-up.
void for_all_set_ups(const Look& look, std::initializer_list<std::uint64_t> seeds = {1}) {
  for (const std::string& name : tests::setup_names()) {
    for (const std::uint64_t seed : seeds) {
      if (testing::Test::HasFailure()) {
        return;
      }
      SCOPED_TRACE(name + ", seed " + std::to_string(seed));
      after_strategic_turn(opened(name, seed), look);
    }
  }
}

TEST(Staff, Case_4_2_plays_the_Strategic_Turn_to_its_end_gives_up_nothing_and_risks_nobody) {
  int choices = 0;
  for_all_set_ups(
      [&](game::Game& game, const Action& action) {
        ++choices;
        ASSERT_TRUE(base::contains(game.legal(), action));
        for (const ActionKind kind :
             {ActionKind::RefuseSupply, ActionKind::SiegeAssault, ActionKind::Relieve,
              ActionKind::Demote, ActionKind::RemoveWork, ActionKind::DestroySupply}) {
          EXPECT_NE(action.kind, kind);
        }
      },
      {1, 2, 3});

  EXPECT_GT(choices, 1000);
}

TEST(Staff, Case_22_32_a_leader_comes_to_the_main_army) {
  int placed = 0;
  for_all_set_ups([&](game::Game& game, const Action& action) {
    if (action.kind != ActionKind::PlaceLeader) {
      return;
    }
    ++placed;
    const state::Situation now = game.situation();
    const Side side = game.question()->side;
    const auto troops_in = [&](board::HexId hex) {
      int csp = 0;
      for (const PieceId id : now.occupancy.pieces_in(hex)) {
        const state::Piece& piece = now.piece(id);
        const bool counts = piece.side == side && rulebook::is_ground_combat_unit(piece.kind);
        csp += counts ? organisation::csp(now, id) : 0;
      }
      return csp;
    };
    for (const Action& other : game.legal()) {
      if (other.kind == ActionKind::PlaceLeader) {
        EXPECT_GE(troops_in(*action.hex), troops_in(*other.hex));
      }
    }
  });

  EXPECT_GT(placed, 5);
}

TEST(Staff, Case_12_15_nobody_starves_whom_a_transport_could_feed) {
  int fed = 0;
  for_all_set_ups([&](game::Game& game, const Action& action) {
    fed += action.kind == ActionKind::FeedLanding ? 1 : 0;
    if (action.kind != ActionKind::Maintain) {
      return;
    }
    const auto& pieces = game.state().pieces;
    const bool begun = std::any_of(pieces.begin(), pieces.end(), [&](const state::Piece& piece) {
      return piece.side == game.state().turn.acting &&
             piece.activity.has(state::Status::Maintained);
    });
    const Side side = game.state().turn.acting;
    const double loss = supply::forecast(game.situation(), side, supply::DiceFall::Even).mean_loss;
    for (const Action& other : game.legal()) {
      if (begun || other.kind != ActionKind::FeedLanding) {
        continue;
      }
      game::Game tried = game;
      ASSERT_TRUE(tried.act(other));
      EXPECT_GE(supply::forecast(tried.situation(), side, supply::DiceFall::Even).mean_loss,
                loss - 0.011)
          << words::order_words(game.situation(), other);
    }
  });

  EXPECT_GT(fed, 0) << "no landing in any set-up needed a transport";
}

TEST(Staff, Case_17_31_half_of_the_rail_points_and_what_the_forces_need_stay) {
  int sent = 0;
  for_all_set_ups([&](game::Game& game, const Action& action) {
    if (action.kind != ActionKind::Distribute) {
      return;
    }
    ++sent;
    const Side side = game.state().turn.acting;
    game::Game after = game;
    ASSERT_TRUE(after.act(action));
    const auto next = next_supply(after.situation(), side, supply::DiceFall::Even);
    if (next) {
      EXPECT_GE(next->before.pool + 1, next->mean_need);
    }
    const int of_cycle = rulebook::rail_points(game.situation().setting, game.state().cycle, side);
    EXPECT_GE(2 * after.state().treasury_of(side).rail_points,
              of_cycle - 2 * supply::rail_points_for(action.number));
  });

  EXPECT_GT(sent, 10);
}

TEST(Staff, Case_0_5_what_is_hidden_does_not_change_what_it_does) {
  for (const std::string& name : tests::setup_names()) {
    SCOPED_TRACE(name);
    const auto& setup = tests::real_setup(name);
    const auto choices = [&](rulebook::Secrecy secrecy) {
      rulebook::Setting setting = setup.setting;
      setting.switches.secrecy = secrecy;
      std::vector<Action> made;
      after_strategic_turn(game::Game{setting, strategic::opening_of(setting, setup.state, 7)},
                           [&](game::Game&, const Action& action) { made.push_back(action); });
      return made;
    };
    EXPECT_EQ(choices(rulebook::Secrecy::Open), choices(rulebook::Secrecy::Dark));
  }
}

/// Leader Pick: a headquarters without a commander, leaders beside it.
class StaffAppoints : public testing::Test {
 protected:
  StaffAppoints() : position_{tests::Ground{}.setting()} {
    corps_ = position_.put(Side::Union, "corps-hq-infantry", "B3009");
    able_ = leader("Grant");
    other_ = leader("McClernand");
  }

  PieceId leader(const std::string& name) {
    const PieceId id = position_.put(Side::Union, "leader", "B3009");
    names_.emplace_back(id, name);
    return id;
  }

  std::optional<Action> choice() {
    state::GameState state = position_.state();
    for (const auto& [id, name] : names_) {
      state.pieces[id.value()].name = name;
    }
    state.pieces[corps_.value()].commander = commander_;
    state.turn.stage = Stage::LeaderPick;
    state.turn.acting = Side::Union;
    state.turn.game_turn = 1;
    state::Standing standing{position_.setting(), state};
    std::vector<Action> legal;
    game::offer(standing.situation(), legal);
    return staff_choice(standing.situation(), Side::Union, legal);
  }

  tests::Position position_;
  PieceId corps_, able_, other_;
  std::optional<PieceId> commander_;
  std::vector<std::pair<PieceId, std::string>> names_;
};

TEST_F(StaffAppoints, Case_22_33_the_ablest_leader_takes_a_headquarters_that_nobody_commands) {
  const auto chosen = choice();

  ASSERT_TRUE(chosen);
  EXPECT_EQ(chosen->kind, ActionKind::Appoint);
  EXPECT_EQ(chosen->piece, able_);
  EXPECT_EQ(chosen->other, corps_);
}

TEST_F(StaffAppoints, Case_22_52_nobody_is_relieved) {
  commander_ = other_;

  const auto chosen = choice();

  ASSERT_TRUE(chosen);
  EXPECT_EQ(chosen->kind, ActionKind::Pass);
}

}  // namespace
}  // namespace core::plan
