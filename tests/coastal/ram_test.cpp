// [RC-362] [RC-363] [RC-421]-[RC-431] [RC-461]-[RC-463] Rams, spar torpedoes and boarding of the
// Coastal set.
#include "core/coastal/boarding.h"
#include "core/coastal/condition.h"
#include "core/coastal/movement.h"
#include "core/coastal/ramming.h"
#include "core/coastal/sailing.h"
#include "tests/coastal/battles.h"

#include <gtest/gtest.h>

namespace tests::coastal {
namespace {

using core::coastal::Board;
using core::coastal::EndPhase;
using core::coastal::Fate;
using core::coastal::WritePlot;
using core::table::Heading;

/// The rammer, a Confederate, and its target.
std::shared_ptr<const Setting> ramming(std::string_view rammer, std::string_view target,
                                       int knots) {
  return made_up(
      open_water({{rammer, kConfederate, 20, 20, 90, knots}, {target, kUnion, 50, 20, 0, 0}}));
}

TEST(CoastalRam, RC_E22_RC_427_RC_428_the_albemarle_sinks_the_southfield) {
  const auto scene = stage(ramming("css-albemarle", "uss-southfield-1864", 5), {3, 4, 5, 5});
  EXPECT_FALSE(ram_odds(*scene->setting, scene->state, kFirst, kSecond).tests);
  ram(scene->record, kFirst, kSecond, true);
  EXPECT_EQ(scene->ship(kSecond).fate, Fate::Sunk);
  EXPECT_EQ(most_speed(*scene->setting, scene->state, kFirst), Inches::of(3));  // her stack
}

TEST(CoastalRam, RC_E23_RC_423_the_bragg_goes_on) {
  const auto scene = stage(ramming("css-general-bragg", "city-class", 8), {1});
  const auto odds = ram_odds(*scene->setting, scene->state, kFirst, kSecond);
  EXPECT_TRUE(odds.tests);
  EXPECT_EQ(odds.modifier, 2);
  EXPECT_TRUE(test_ram(scene->record, kFirst, kSecond));
}

TEST(CoastalRam, RC_E24_RC_422_a_controlled_ram_has_a_die_more) {
  const auto scene = stage(ramming("css-general-bragg", "city-class", 8), {2, 3, 4, 5, 3});
  ram(scene->record, kFirst, kSecond, true);
  EXPECT_EQ(scene->ship(kSecond).fate, Fate::Sunk);
  EXPECT_FALSE(scene->ship(kFirst).ram);
  const auto by_chance = stage(ramming("css-general-bragg", "uss-minnesota", 8), {2, 3, 4, 1});
  ram(by_chance->record, kFirst, kSecond, false);
  EXPECT_EQ(by_chance->ship(kSecond).spv, 483 - 15 * 9);
}

TEST(CoastalRam, RC_E25_RC_429_without_a_ram_half_and_own_points) {
  auto water = open_water(
      {{"uss-oneida", kUnion, 20, 20, 90, 6}, {"css-tennessee", kConfederate, 50, 20, 0, 0}});
  const auto scene = stage(made_up(water), {2, 3, 2, 4});
  ram(scene->record, kFirst, kSecond, true);
  EXPECT_EQ(scene->ship(kSecond).spv, 127 - 35);
  EXPECT_EQ(scene->ship(kFirst).spv, 149 - 30);
}

TEST(CoastalRam, RC_E26_RC_424_a_weak_ship_breaks_off) {
  const auto scene = stage(ramming("css-selma", "uss-monitor", 6), {4}, [](State& state) {
    Ship& ship = state.ships[0];
    ship.lost = 1;
    --ship.reserve;
    ship.fired_on_by = {kSecond};
    ship.captain.yellow = 1;
  });
  EXPECT_EQ(ram_odds(*scene->setting, scene->state, kFirst, kSecond).modifier, -9);
  EXPECT_FALSE(test_ram(scene->record, kFirst, kSecond));
}

TEST(CoastalRam, RC_424_small_ironclads_stand_with_the_rams_frigates_with_the_monitors) {
  using core::table::RamGroup;
  const auto group = [](std::string_view card) {
    return facts().vessel(facts().find_vessel(card).value()).ram_group;
  };
  EXPECT_EQ(group("css-albemarle"), RamGroup::C);
  EXPECT_EQ(group("city-class"), RamGroup::C);
  EXPECT_EQ(group("uss-minnesota"), RamGroup::D);
  EXPECT_EQ(group("uss-galena"), RamGroup::D);
  EXPECT_EQ(group("css-tennessee"), RamGroup::D);
  EXPECT_EQ(group("uss-chickasaw"), RamGroup::E);
}

TEST(CoastalRam, RC_423_a_dead_captain_fails_without_a_die) {
  const auto scene = stage(ramming("css-albemarle", "uss-southfield-1864", 5), {},
                           [](State& state) { state.ships[0].captain.alive = false; });
  EXPECT_FALSE(test_ram(scene->record, kFirst, kSecond));
  EXPECT_EQ(scene->state.dice.made(), 0U);
}

TEST(CoastalRam, RC_428_below_the_pv_the_bulkheads_are_rolled_for) {
  const auto scene = stage(ramming("css-albemarle", "uss-southfield-1864", 3), {6, 6, 1});
  ram(scene->record, kFirst, kSecond, false);  // 5 by 6: 45 of 75 left, below 50
  EXPECT_EQ(scene->ship(kSecond).fate, Fate::Sunk);
  const auto afloat = stage(ramming("css-albemarle", "uss-southfield-1864", 3), {6, 2, 1});
  ram(afloat->record, kFirst, kSecond, false);
  EXPECT_EQ(afloat->ship(kSecond).spv, 45);
  EXPECT_EQ(afloat->ship(kSecond).flooded, 1);
}

TEST(CoastalRam, RC_429_RC_430_locked_ships_and_one_that_sinks) {
  const auto scene = stage(ramming("css-general-bragg", "uss-minnesota", 8), {1, 1, 1, 6, 5});
  ram(scene->record, kFirst, kSecond, false);
  EXPECT_EQ(scene->ship(kFirst).locked, kSecond);
  EXPECT_EQ(scene->ship(kFirst).locked_moves, 4);
  for (int move = 0; move < 3; ++move) {
    count_locks(scene->record);
    EXPECT_TRUE(scene->ship(kFirst).locked);
  }
  count_locks(scene->record);
  EXPECT_FALSE(scene->ship(kFirst).locked);
  const auto sinking = stage(ramming("css-general-bragg", "city-class", 8), {1, 1, 6, 6, 5});
  ram(sinking->record, kFirst, kSecond, false);  // 15 by 8 sinks her at once
  EXPECT_EQ(sinking->ship(kSecond).fate, Fate::Sunk);
  EXPECT_EQ(sinking->ship(kFirst).fate, Fate::Sunk);
}

const Edit kNobodyOnDeck = [](State& state) { state.ships[0].captain.alive = false; };

/// A ship at rest whose nerve fails before an enemy right ahead.
Game failing_from_rest(std::uint8_t edition) {
  auto setting = std::make_shared<Setting>(
      *made_up(open_water({{"css-general-bragg", kConfederate, 20, 20, 90, 0},
                           {"uss-minnesota", kUnion, 32, 20, 0, 0}})));
  setting->begun_before = core::table::begun_before(edition);
  Game game = ordering(setting, {}, kNobodyOnDeck);
  EXPECT_TRUE(game.act(EndPhase{kUnion}));
  Plot plot = run(2);
  plot.ram = kSecond;
  EXPECT_EQ(refusal_of(game, WritePlot{kFirst, plot}), "");
  pass_to(game, Phase::Shooting);
  return game;
}

/// A rammer that runs at a target so far ahead, which lies at an angle.
Game run_at(int heading, bool controlled, std::vector<std::uint8_t> dice, const Edit& edit = {}) {
  Game game = ordering(made_up(open_water({{"css-general-bragg", kConfederate, 20, 20, 90, 6},
                                           {"uss-minnesota", kUnion, 26, 20, heading, 0}})),
                       std::move(dice), edit);
  EXPECT_TRUE(game.act(EndPhase{kUnion}));
  Plot plot = run(6);
  if (controlled) {
    plot.ram = kSecond;
  }
  EXPECT_EQ(refusal_of(game, WritePlot{kFirst, plot}), "");
  pass_to(game, Phase::Shooting);
  return game;
}

TEST(CoastalRam, RC_421_RC_426_a_contact_by_chance_is_a_ram_from_45_degrees_on) {
  const Game square = run_at(0, false, {1, 1, 1});
  EXPECT_EQ(square.state().ship(kSecond).spv, 483 - 20);
  EXPECT_EQ(square.state().ship(kFirst).speed, Inches{});
  const Game shallow = run_at(70, false, {1, 1, 1});
  EXPECT_EQ(shallow.state().ship(kSecond).spv, 483);
}

TEST(CoastalRam, RC_422_RC_431_an_ordered_ram_tests_first_and_strikes_once) {
  // no CPV lost +1, yellow +2, above PV +1, B on D -4: a die of 1 goes on
  const Game game = run_at(0, true, {1, 1, 1, 1, 1});
  EXPECT_EQ(game.state().ship(kSecond).spv, 483 - 30);
  EXPECT_TRUE(game.state().ship(kFirst).rammed);
}

TEST(CoastalRam, RC_425_a_failed_test_slows_the_ship_and_turns_it_away) {
  const Game game = run_at(0, true, {}, kNobodyOnDeck);
  const Ship& ship = game.state().ship(kFirst);
  EXPECT_FALSE(ship.rammed);
  EXPECT_EQ(game.state().ship(kSecond).spv, 483);
  EXPECT_EQ(ship.speed, Inches::of(4));
  EXPECT_NE(ship.pose.heading, Heading::degrees(90));
}

TEST(CoastalRam, RC_425_a_ship_at_rest_that_fails_the_test_lies_still) {
  const Game game = failing_from_rest(core::table::kEdition);
  EXPECT_EQ(game.state().ship(kFirst).speed, Inches{});
  EXPECT_EQ(game.state().ship(kFirst).pose, game.setting().battle.ships[0].pose);
}

// "Knots -2", and ahead: as battles were told that go on from then.
TEST(CoastalRam, RC_425_a_battle_of_the_first_edition_goes_on_as_it_was) {
  EXPECT_EQ(failing_from_rest(1).state().ship(kFirst).speed, Inches::of(-2));
}

TEST(CoastalRam, RC_E21_RC_362_RC_363_a_spar_torpedo_sinks_both) {
  const auto scene = stage(ramming("h-l-hunley", "uss-oneida", 3), {4, 2});
  ASSERT_TRUE(scene->ship(kFirst).spar);
  strike_with_spar(scene->record, kFirst, kSecond);
  EXPECT_EQ(scene->ship(kSecond).fate, Fate::Sunk);
  EXPECT_EQ(scene->ship(kFirst).fate, Fate::Sunk);
  const auto dud = stage(ramming("h-l-hunley", "uss-oneida", 3), {1});
  strike_with_spar(dud->record, kFirst, kSecond);
  EXPECT_EQ(dud->ship(kSecond).spv, 149);
  EXPECT_EQ(dud->state.dice.made(), 1U);  // it is not tested
  EXPECT_FALSE(dud->ship(kFirst).spar);
  const auto early = stage(ramming("css-atlanta", "uss-oneida", 3), {2});
  strike_with_spar(early->record, kFirst, kSecond);
  EXPECT_EQ(early->ship(kSecond).spv, 129);
  EXPECT_EQ(early->state.dice.made(), 1U);  // a larger vessel
}

TEST(CoastalRam, RC_362_the_spar_is_used_on_contact_when_it_is_ready) {
  Game game = ordering(made_up(open_water({{"uss-oneida", kUnion, 26, 20, 0, 0},
                                           {"css-david", kConfederate, 22, 20, 90, 4}})),
                       {5, 6});
  ASSERT_TRUE(game.act(EndPhase{kUnion}));
  Plot plot = run(4);
  plot.spar = true;
  ASSERT_EQ(refusal_of(game, WritePlot{kSecond, plot}), "");
  pass_to(game, Phase::Shooting);
  EXPECT_EQ(game.state().ship(kFirst).fate, Fate::Sunk);
  EXPECT_EQ(game.state().ship(kSecond).fate, Fate::Afloat);
}

// ---- boarding ----

/// Two ships side to side, in the phase of boarding.
Game side_by_side(std::vector<std::uint8_t> dice, const Edit& edit = {}) {
  return in_phase(Phase::Boarding,
                  made_up(open_water({{"uss-galena", kUnion, 30, 24, 0, 0},
                                      {"css-selma", kConfederate, 30.6601, 24, 0, 0},
                                      {"css-jamestown", kConfederate, 60, 24, 0, 0}})),
                  std::move(dice), edit);
}

/// Both sides send nobody else.
void finish(Game& game) {
  while (game.state().phase == Phase::Boarding && game.asked()) {
    ASSERT_EQ(refusal_of(game, EndPhase{*game.asked()}), "");
  }
}

TEST(CoastalBoarding, RC_E32_RC_461_RC_462_one_party_gets_aboard_ties_and_wins) {
  Game game = side_by_side({5, 2, 4, 4});
  ASSERT_EQ(refusal_of(game, Board{kFirst, kSecond, 2}), "");
  finish(game);
  EXPECT_EQ(game.state().ship(kSecond).boarders, 1);
  EXPECT_EQ(game.state().ship(kSecond).side, kConfederate);
  State later = game.state();
  later.phase = Phase::Boarding;
  later.done = {true, true};
  later.dice = core::base::Dice{1, {6, 3}};
  const auto setting = std::make_shared<const Setting>(game.setting());
  Record record{*setting, later};
  fight_aboard(record);
  const Ship& taken = later.ship(kSecond);
  EXPECT_EQ(taken.side, kUnion);
  EXPECT_EQ(crew_left(*setting, later, kSecond), 1);
  // [RC-463] one man cannot work engine and boiler
  EXPECT_FALSE(has_power(*setting, later, kSecond));
}

TEST(CoastalBoarding, RC_463_a_prize_needs_a_move_to_get_under_way) {
  const auto setting = made_up(
      open_water({{"uss-galena", kUnion, 30, 24, 0, 0}, {"css-selma", kUnion, 40, 24, 0, 0}}));
  const auto most = [&](int move) {
    State state = core::coastal::begin(*setting, 1);
    state.ships[1].taken_in = 3;
    state.move = static_cast<std::int16_t>(move);
    return speeds_of(*setting, state, kSecond).most;
  };
  EXPECT_EQ(most(4), Inches{});
  EXPECT_EQ(most(5), Inches::of(2));
}

TEST(CoastalBoarding, RC_461_two_parties_a_side_and_only_men_who_can_be_spared) {
  Game game = side_by_side({});
  EXPECT_EQ(refusal_of(game, Board{kFirst, kSecond, 3}), "RC-461 too-many-parties");
  EXPECT_EQ(refusal_of(game, Board{kFirst, kThird, 1}), "RC-462 not-alongside");
  EXPECT_EQ(refusal_of(game, Board{kFirst, kFirst, 1}), "RC-461 own-side");
  EXPECT_EQ(refusal_of(game, Board{kFirst, kSecond, 1}), "");
  EXPECT_EQ(refusal_of(game, Board{kFirst, kSecond, 2}), "RC-461 too-many-parties");
  Game empty = side_by_side({}, [](State& state) {
    for (auto& gun : state.ships[0].guns) {
      gun.manned = false;
    }
    state.ships[0].engine = 14;
    state.ships[0].reserve = 0;
  });
  EXPECT_EQ(refusal_of(empty, Board{kFirst, kSecond, 1}), "RC-463 too-few-men-to-board");
}

TEST(CoastalBoarding, RC_462_beaten_boarders_are_lost) {
  Game game = side_by_side({4, 1, 6});
  ASSERT_EQ(refusal_of(game, Board{kFirst, kSecond, 1}), "");
  const int crew = crew_left(game.setting(), game.state(), kFirst);
  finish(game);
  EXPECT_EQ(crew_left(game.setting(), game.state(), kFirst), crew - 1);
  EXPECT_EQ(game.state().ship(kSecond).boarders, 0);
}

TEST(CoastalBoarding, RC_330_an_abandoned_ship_is_taken_without_a_fight) {
  Game game = side_by_side({4}, [](State& state) { state.ships[1].abandoned = true; });
  ASSERT_EQ(refusal_of(game, Board{kFirst, kSecond, 1}), "");
  finish(game);
  EXPECT_EQ(game.state().ship(kSecond).side, kUnion);
  EXPECT_FALSE(game.state().ship(kSecond).abandoned);
}

}  // namespace
}  // namespace tests::coastal
