// [0.5] Views hold what a side may see, and nothing else.
#include "core/game/view.h"

#include "core/words/readers.h"
#include "core/words/wording.h"
#include "tests/support/catalogue.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

namespace core::game {
namespace {

using board::Side;
using rulebook::PieceKind;
using rulebook::Secrecy;
using state::GameState;
using state::Piece;

data::OpenedSetup opened(Secrecy secrecy) {
  rulebook::Switches switches;
  switches.secrecy = secrecy;
  return tests::catalogue().open_setup("west-63", switches);
}

bool is_hidden_by_another(const GameState& state, const Piece& piece) {
  // Something that is surely not on top: a unit on a roster, whose HQ lies above it.
  return piece.inside && rulebook::is_headquarters(state.piece(*piece.inside).kind) &&
         rulebook::is_ground_combat_unit(piece.kind);
}

/// Changes one thing that the Union may not see of a Confederate piece.
void change_secretly(GameState& state, Piece& piece, std::mt19937& random, bool identity) {
  switch (random() % (identity ? 5U : 4U)) {
    case 0:
      piece.stock += 1;
      break;
    case 1:
      piece.activity.spent = static_cast<std::uint8_t>(piece.activity.spent + 1);
      break;
    case 2:
      piece.note = "changed";
      break;
    case 3:
      state.treasury[static_cast<std::size_t>(Side::Confederate)].pool += 7;
      break;
    default:
      piece.strength += 1;
      piece.value = "9-9";
      break;
  }
}

TEST(Views, limited_a_view_does_not_change_when_only_something_hidden_changes) {
  const data::OpenedSetup setup = opened(Secrecy::Limited);
  std::mt19937 random{1863};
  int changed = 0;
  for (int round = 0; round < 400; ++round) {
    GameState state = setup.state;
    Piece& piece = state.pieces[random() % state.pieces.size()];
    if (piece.side != Side::Confederate || piece.away() != nullptr) {
      continue;
    }
    change_secretly(state, piece, random, is_hidden_by_another(state, piece));
    EXPECT_EQ(view_for(setup.setting, state, Side::Union),
              view_for(setup.setting, setup.state, Side::Union))
        << piece.sheet_id;
    EXPECT_NE(view_for(setup.setting, state, Side::Confederate),
              view_for(setup.setting, setup.state, Side::Confederate));
    ++changed;
  }
  EXPECT_GT(changed, 100);
}

TEST(Views, dark_shows_only_that_a_place_is_occupied) {
  const data::OpenedSetup setup = opened(Secrecy::Dark);
  GameState state = setup.state;
  for (Piece& piece : state.pieces) {
    if (piece.side == Side::Confederate && rulebook::is_ground_combat_unit(piece.kind)) {
      piece.kind = PieceKind::Militia;
      piece.strength = 1;
      piece.value = "1-2";
    }
  }
  EXPECT_EQ(view_for(setup.setting, state, Side::Union),
            view_for(setup.setting, setup.state, Side::Union));
}

TEST(Views, open_shows_everything) {
  const data::OpenedSetup setup = opened(Secrecy::Open);
  const SideView view = view_for(setup.setting, setup.state, Side::Union);
  EXPECT_EQ(view.own.size() + view.open.size(), setup.state.pieces.size());
  EXPECT_TRUE(view.enemy_treasury.has_value());
}

TEST(Views, limited_shows_the_top_counter_of_a_stack_once) {
  const data::OpenedSetup setup = opened(Secrecy::Limited);
  const SideView view = view_for(setup.setting, setup.state, Side::Union);
  EXPECT_TRUE(view.open.empty());
  EXPECT_FALSE(view.enemy_treasury.has_value());
  for (std::size_t at = 1; at < view.enemy.size(); ++at) {
    const bool both_stacks = view.enemy[at].place == view.enemy[at - 1].place &&
                             view.enemy[at].kind == view.enemy[at - 1].kind &&
                             view.enemy[at].kind == PieceKind::Infantry;
    EXPECT_FALSE(both_stacks) << state::label(view.enemy[at].place);
  }
}

TEST(Views, the_enemys_chit_is_absent_until_both_are_chosen) {
  const data::OpenedSetup setup = opened(Secrecy::Limited);
  GameState state = setup.state;
  state::Battle battle;
  battle.attacker = Side::Confederate;
  battle.chit[static_cast<std::size_t>(Side::Confederate)] = 3;
  state.turn.pending.emplace_back(battle);
  const auto seen = [&] { return view_for(setup.setting, state, Side::Union).battle->chit; };
  EXPECT_FALSE(seen()[static_cast<std::size_t>(Side::Confederate)].has_value());

  battle.chit[static_cast<std::size_t>(Side::Union)] = 1;
  state.turn.pending.back() = battle;

  EXPECT_EQ(seen()[static_cast<std::size_t>(Side::Confederate)], 3);
}

TEST(Views, Case_8_15_who_leads_the_defence_is_read_by_his_side_until_the_chits_are_shown) {
  const state::Told named{
      "leader-used", *base::CaseRef::parse("8.15"), Side::Confederate, {}, {}, {}, {}};
  state::Told joins = named;
  joins.key = "attacker-joins";
  for (const auto& [secrecy, enemy_reads] :
       {std::pair{Secrecy::Limited, false}, std::pair{Secrecy::Open, true}}) {
    const data::OpenedSetup setup = opened(secrecy);
    EXPECT_TRUE(words::may_read(setup.setting, setup.state, Side::Confederate, named));
    EXPECT_EQ(words::may_read(setup.setting, setup.state, Side::Union, named), enemy_reads);
    EXPECT_TRUE(words::may_read(setup.setting, setup.state, Side::Union, joins));
  }
}

TEST(Views, Case_0_5_what_a_force_consumes_is_read_by_its_side) {
  const state::Told consumes{
      "force-consumes", *base::CaseRef::parse("12.11"), Side::Union, {}, {}, {}, {12, 4, 2}};
  const data::OpenedSetup setup = opened(Secrecy::Limited);
  EXPECT_TRUE(words::may_read(setup.setting, setup.state, Side::Union, consumes));
  EXPECT_FALSE(words::may_read(setup.setting, setup.state, Side::Confederate, consumes));
}

TEST(Views, Case_0_5_supply_on_the_ground_is_read_by_the_side_that_controls_the_hex) {
  const data::OpenedSetup setup = opened(Secrecy::Limited);
  const auto bethel = *board::HexId::parse("B3402");
  ASSERT_EQ(setup.state.controller(bethel), Side::Union);
  const state::GroundChanged left{bethel, 2, *base::CaseRef::parse("12.02")};
  EXPECT_TRUE(words::may_read(setup.setting, setup.state, Side::Union, left));
  EXPECT_FALSE(words::may_read(setup.setting, setup.state, Side::Confederate, left));
}

TEST(Views, Case_0_5_dark_withholds_the_strength_of_an_attack) {
  const state::Told declared{
      "battle-declared", *base::CaseRef::parse("8.15"), Side::Union, {}, {}, {}, {26}};
  state::Told odds = declared;
  odds.key = "battle-odds";
  for (const auto& [secrecy, shown] :
       {std::pair{Secrecy::Limited, true}, std::pair{Secrecy::Dark, false}}) {
    const data::OpenedSetup setup = opened(secrecy);
    EXPECT_TRUE(words::may_read(setup.setting, setup.state, Side::Confederate, declared));
    EXPECT_EQ(words::may_read_figures(setup.setting, setup.state, Side::Confederate, declared),
              shown);
    EXPECT_TRUE(words::may_read_figures(setup.setting, setup.state, Side::Union, declared));
    EXPECT_EQ(words::may_read(setup.setting, setup.state, Side::Confederate, odds), shown);
    EXPECT_EQ(words::may_read(setup.setting, setup.state, Side::Union, odds), shown);

    state::Standing standing{setup.setting, setup.state};
    const std::string line = words::sentence(standing.situation(), declared, {}, Side::Confederate);
    EXPECT_EQ(line.find("26") != std::string::npos, shown) << line;
  }
}

TEST(Views, Case_0_5_who_leaves_is_read_by_both_only_while_there_is_a_combat) {
  const data::OpenedSetup setup = opened(Secrecy::Limited);
  GameState state = setup.state;
  const auto union_piece = std::find_if(state.pieces.begin(), state.pieces.end(),
                                        [](const Piece& each) { return each.side == Side::Union; });
  const state::PieceLeft left{union_piece->id, {}, *base::CaseRef::parse("12.13")};
  EXPECT_FALSE(words::may_read(setup.setting, state, Side::Confederate, left));
  EXPECT_TRUE(words::may_read(setup.setting, state, Side::Union, left));

  state.turn.pending.emplace_back(state::Battle{});
  EXPECT_TRUE(words::may_read(setup.setting, state, Side::Confederate, left));
}

TEST(Views, the_seed_of_the_dice_makes_no_difference) {
  const data::OpenedSetup setup = opened(Secrecy::Open);
  GameState state = setup.state;
  state.dice = base::Dice{4711};
  EXPECT_EQ(view_for(setup.setting, state, Side::Union),
            view_for(setup.setting, setup.state, Side::Union));
}

}  // namespace
}  // namespace core::game
