// [RC-241]-[RC-245] Fire ships and explosive ships.
#include "core/coastal/damage.h"
#include "core/coastal/fire_ships.h"
#include "core/coastal/sailing.h"
#include "tests/coastal/battles.h"

#include <gtest/gtest.h>

namespace tests::coastal {
namespace {

using core::coastal::Deck;
using core::coastal::Fate;
using core::coastal::LightShip;
using core::coastal::WritePlot;

/// A fire ship, side to side with a Union ship.
core::table::Battle fire_beside(std::string_view target, bool explosive = false) {
  core::table::Battle made = open_water({{"css-teaser", kConfederate, 30, 20, 0, 0},
                                         {target, kUnion, 30, 20, 0, 0},
                                         {"css-david", kConfederate, 5, 5, 0, 0}});
  made.ships[0].fire_ship = !explosive;
  made.ships[0].explosive_ship = explosive;
  const auto setting = made_up(made);
  const Inches apart = setting->ship(kFirst).hull.beam / 2 + setting->ship(kSecond).hull.beam / 2;
  made.ships[1].pose.at.x = made.ships[0].pose.at.x + apart + Inches::of_ticks(8);
  return made;
}

void burning(State& state) {
  state.move = 4;
  state.ships[0].released = 2;
  state.ships[0].abandoned = true;
  state.ships[0].alight = true;
}

TEST(CoastalFireShips, RC_241_what_is_let_go_keeps_its_course_and_loses_two_knots_a_move) {
  core::table::Battle made = open_water(
      {{"css-teaser", kConfederate, 30, 20, 90, 6}, {"uss-tyler", kUnion, 60, 45, 0, 0}});
  made.ships[0].fire_ship = true;
  const auto setting = made_up(made);
  const auto here = stage(setting, {}, [](State& state) { state.ships[0].speed = Inches::of(6); });
  release(here->record, kFirst, std::nullopt);
  EXPECT_EQ(here->ship(kFirst).released, 1);
  sail(here->record);
  EXPECT_EQ(here->ship(kFirst).pose.at, at(34, 20));
  sail(here->record);
  EXPECT_EQ(here->ship(kFirst).pose.at, at(36, 20));
  sail(here->record);
  EXPECT_EQ(here->ship(kFirst).pose.at, at(36, 20)) << "from now on it drifts";
}

TEST(CoastalFireShips, RC_241_a_tower_that_lets_a_fire_ship_go_releases_it) {
  core::table::Battle made = fire_beside("uss-tyler");
  made.ships[1].side = kConfederate;
  const auto setting = made_up(made);
  Game game = ordering(setting, {}, [](State& state) {
    state.ships[1].tow = kFirst;
    state.done[0] = true;
  });
  Plot plot = run(0);
  plot.deck = Deck::LetGo;
  ASSERT_EQ(refusal_of(game, WritePlot{kSecond, plot}), "");
  pass_to(game, Phase::Orders);
  EXPECT_EQ(game.state().ship(kFirst).released, 1);
  EXPECT_EQ(game.state().ship(kFirst).released_by, kSecond);
  EXPECT_TRUE(game.state().ship(kFirst).abandoned);
}

TEST(CoastalFireShips, RC_241_only_fire_ships_are_left_so) {
  Game game = ordering(made_up(open_water({{"uss-tyler", kUnion, 30, 20, 0, 0}})));
  Plot plot = run(0);
  plot.deck = Deck::Release;
  EXPECT_EQ(refusal_of(game, WritePlot{kFirst, plot}), "RC-241 no-fire-ship");
}

TEST(CoastalFireShips, RC_242_it_is_lit_on_a_four_one_try_a_move_from_its_release_on) {
  const auto setting = made_up(fire_beside("uss-tyler"));
  Game game = ordering(setting, {}, [](State& state) { state.done[0] = true; });
  EXPECT_EQ(refusal_of(game, LightShip{kFirst}), "RC-242 not-let-go");
  EXPECT_EQ(refusal_of(game, LightShip{kThird}), "RC-242 no-fire-ship");
  Plot plot = run(0);
  plot.deck = Deck::Release;
  ASSERT_EQ(refusal_of(game, WritePlot{kFirst, plot}), "");
  ASSERT_EQ(refusal_of(game, LightShip{kFirst}), "");
  EXPECT_EQ(refusal_of(game, LightShip{kFirst}), "RC-242 alight-already");
  for (const int die : {3, 4}) {
    const auto here = stage(setting, {static_cast<std::uint8_t>(die)},
                            [](State& state) { state.ships[0].lighting = true; });
    light_ships(here->record);
    EXPECT_EQ(here->ship(kFirst).alight, die == 4);
    EXPECT_FALSE(here->ship(kFirst).lighting);
  }
}

TEST(CoastalFireShips, RC_243_wood_burns_on_a_four_an_ironclad_on_a_six) {
  const auto burns = [](std::string_view card, int die) {
    const auto here = stage(made_up(fire_beside(card)), {static_cast<std::uint8_t>(die)}, burning);
    spread_fire(here->record);
    EXPECT_EQ(here->state.dice.made(), 1U);
    spread_fire(here->record);
    EXPECT_EQ(here->state.dice.made(), 1U) << "once a move";
    return !here->ship(kSecond).fires.empty();
  };
  EXPECT_FALSE(burns("uss-tyler", 3));
  EXPECT_TRUE(burns("uss-tyler", 4));
  EXPECT_FALSE(burns("uss-monitor", 5));
  EXPECT_TRUE(burns("uss-monitor", 6));
}

TEST(CoastalFireShips, RC_E34_RC_244_a_six_puts_it_out_and_the_fourth_failure_is_the_end) {
  const auto here = stage(made_up(fire_beside("uss-tyler")), {4, 2, 5, 3, 4}, burning);
  spread_fire(here->record);
  ASSERT_EQ(here->ship(kSecond).fires.size(), 1U);
  EXPECT_EQ(here->ship(kSecond).fires[0].needs, 6);
  for (int attempt = 1; attempt <= 4; ++attempt) {
    EXPECT_FALSE(here->ship(kSecond).abandoned) << attempt;
    fight_fires(here->record, kSecond);
  }
  EXPECT_TRUE(here->ship(kSecond).abandoned);
  const auto iron = stage(made_up(fire_beside("uss-monitor")), {6, 3, 4}, burning);
  spread_fire(iron->record);
  EXPECT_EQ(iron->ship(kSecond).fires.at(0).needs, 4);
  fight_fires(iron->record, kSecond);
  EXPECT_FALSE(iron->ship(kSecond).fires.empty());
  fight_fires(iron->record, kSecond);
  EXPECT_TRUE(iron->ship(kSecond).fires.empty());
}

TEST(CoastalFireShips, RC_243_who_has_just_let_it_go_is_a_line_away) {
  const auto here = stage(made_up(fire_beside("uss-tyler")), {4}, [](State& state) {
    burning(state);
    state.ships[0].released = 4;
    state.ships[0].released_by = kSecond;
  });
  spread_fire(here->record);
  EXPECT_EQ(here->state.dice.made(), 0U);
}

TEST(CoastalFireShips, RC_245_an_explosive_ship_sinks_whom_it_touches_on_a_six) {
  const auto setting = made_up(fire_beside("uss-monitor", true));
  const auto after = [&](int die, int released) {
    auto here = stage(setting, {static_cast<std::uint8_t>(die)}, [&](State& state) {
      burning(state);
      state.ships[0].alight = false;
      state.ships[0].released = static_cast<std::int16_t>(released);
    });
    detonate(here->record);
    return here;
  };
  EXPECT_EQ(after(5, 2)->ship(kFirst).fate, Fate::Afloat);
  EXPECT_EQ(after(6, 4)->state.dice.made(), 0U) << "from the move after its release";
  const auto gone = after(6, 2);
  EXPECT_EQ(gone->ship(kFirst).fate, Fate::Exploded);
  EXPECT_EQ(gone->ship(kSecond).fate, Fate::Sunk);
  EXPECT_EQ(gone->ship(kThird).fate, Fate::Afloat);
}

}  // namespace
}  // namespace tests::coastal
