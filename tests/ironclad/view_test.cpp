// What a side may know: two battles that differ only in what is secret look alike.
#include "core/ironclad/view.h"

#include "core/ironclad/captain.h"
#include "tests/ironclad/battles.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace tests::ironclad {
namespace {

using core::ironclad::Shot;
using core::ironclad::Side;
using core::ironclad::State;
using core::ironclad::View;
using core::table::BattleArea;
using core::table::GroundKind;

/// Two ships of each side within sight.
std::shared_ptr<const Setting> two_a_side() {
  return made_up({{"uss-monitor", Side::Union, 20, 20, 0},
                  {"uss-galena", Side::Union, 20, 26, 0},
                  {"css-virginia", Side::Confederate, 30, 20, 180},
                  {"css-patrick-henry", Side::Confederate, 30, 26, 180}},
                 3);
}

State begun(const std::shared_ptr<const Setting>& setting) { return Game{setting, 1}.state(); }

std::vector<BattleArea>& areas_of(Setting& setting) { return setting.battle.areas; }

/// Mobile Bay with the kinds of two mined areas exchanged.
std::shared_ptr<const Setting> exchanged(const Setting& real) {
  Setting other = real;
  const auto first = std::ranges::find(areas_of(other), GroundKind::RealMines, &BattleArea::kind);
  const auto second = std::ranges::find(areas_of(other), GroundKind::DummyMines, &BattleArea::kind);
  EXPECT_NE(first, areas_of(other).end());
  EXPECT_NE(second, areas_of(other).end());
  std::swap(first->kind, second->kind);
  return std::make_shared<const Setting>(std::move(other));
}

std::vector<GroundKind> kinds(const View& view) {
  std::vector<GroundKind> kinds;
  std::ranges::transform(view.setting->battle.areas, std::back_inserter(kinds), &BattleArea::kind);
  return kinds;
}

TEST(View, IC_005_neither_side_sees_the_seed_of_the_dice) {
  const auto setting = two_a_side();
  const State one = Game{setting, 1}.state();
  State other = one;
  other.dice = core::base::Dice{99};
  for (const Side side : core::board::kSides) {
    EXPECT_TRUE(seen_by(setting, one, side).state == seen_by(setting, other, side).state);
  }
}

TEST(View, IC_005_IC_024_the_union_does_not_see_boarding_parties) {
  const auto setting = two_a_side();
  const State one = begun(setting);
  State other = one;
  other.ships.at(2).parties = 2;
  other.parties = 1;
  EXPECT_TRUE(seen_by(setting, one, Side::Union).state ==
              seen_by(setting, other, Side::Union).state);
  EXPECT_EQ(seen_by(setting, other, Side::Confederate).state.ship(kThird).parties, 2);
  EXPECT_EQ(seen_by(setting, other, Side::Confederate).state.parties, 1);
}

TEST(View, IC_024_IC_147_there_are_secrets_while_mines_are_hidden_or_parties_aboard) {
  const auto mined = battle("mobile-bay");
  State state = begun(mined);
  state.parties = 0;
  for (auto& ship : state.ships) {
    ship.parties = 0;
  }
  EXPECT_TRUE(has_secrets(*mined, state));
  for (std::size_t i = 0; i < mined->battle.areas.size(); ++i) {
    state.revealed.push_back(static_cast<std::uint8_t>(i));
  }
  EXPECT_FALSE(has_secrets(*mined, state));
  state.ships.at(2).parties = 1;
  EXPECT_TRUE(has_secrets(*mined, state));
  // Nobody boards there, and no mines are laid.
  const auto open = battle("plum-point-bend");
  EXPECT_FALSE(has_secrets(*open, begun(open)));
}

TEST(View, IC_005_IC_062_guns_are_laid_in_secret) {
  const auto setting = two_a_side();
  const State one = begun(setting);
  State other = one;
  Shot shot;
  shot.ship = kThird;
  shot.target.ship = kFirst;
  other.laid.at(static_cast<std::size_t>(Side::Confederate)).push_back(shot);
  EXPECT_TRUE(seen_by(setting, one, Side::Union).state ==
              seen_by(setting, other, Side::Union).state);
  EXPECT_EQ(seen_by(setting, other, Side::Confederate).state.laid.at(1).size(), 1U);
}

TEST(View, IC_027_IC_147_a_dummy_minefield_looks_real_to_who_did_not_lay_it) {
  const auto real = battle("mobile-bay");
  const auto other = exchanged(*real);
  const State state = begun(real);
  EXPECT_EQ(kinds(seen_by(real, state, Side::Union)), kinds(seen_by(other, state, Side::Union)));
  EXPECT_NE(kinds(seen_by(real, state, Side::Confederate)),
            kinds(seen_by(other, state, Side::Confederate)));
}

TEST(View, IC_148_a_revealed_area_is_seen_as_it_is) {
  const auto real = battle("mobile-bay");
  const auto& areas = real->battle.areas;
  const auto dummy = static_cast<std::size_t>(
      std::ranges::find(areas, GroundKind::DummyMines, &BattleArea::kind) - areas.begin());
  State state = begun(real);
  EXPECT_EQ(kinds(seen_by(real, state, Side::Union)).at(dummy), GroundKind::RealMines);
  state.revealed.push_back(static_cast<std::uint8_t>(dummy));
  EXPECT_EQ(kinds(seen_by(real, state, Side::Union)).at(dummy), GroundKind::DummyMines);
}

TEST(View, IC_005_what_is_offered_of_a_view_is_what_the_battle_offers) {
  const auto setting = battle("mobile-bay");
  Game game{setting, 4};
  core::base::Dice chance{4};
  int asked = 0;
  while (asked < 60) {
    const Side side = game.asked().value();
    const View view = seen_by(setting, game.state(), side);
    const Game seen{view.setting, view.state};
    EXPECT_EQ(seen.offered(), game.offered()) << "choice " << asked;
    ASSERT_TRUE(game.act(core::ironclad::random_choice(view, chance))) << "choice " << asked;
    ++asked;
  }
}

}  // namespace
}  // namespace tests::ironclad
