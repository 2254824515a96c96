// [RC-161]-[RC-177] [RC-201]-[RC-206] [RC-361] Speeds, plots, hazards of the Coastal set.
#include "core/coastal/sailing.h"

#include "core/coastal/condition.h"
#include "core/coastal/gunnery.h"
#include "core/coastal/hazards.h"
#include "core/coastal/movement.h"
#include "tests/coastal/battles.h"

#include <gtest/gtest.h>

namespace tests::coastal {
namespace {

using core::coastal::Deck;
using core::coastal::EndPhase;
using core::coastal::Fate;
using core::coastal::Ground;
using core::coastal::Harm;
using core::coastal::SpeedRange;
using core::coastal::WritePlot;
using core::table::GroundKind;
using core::table::Heading;

/// A Union ship in the middle of open water heading to the right, a Confederate far away.
core::table::Battle lone_ship(std::string_view card, int knots) {
  return open_water(
      {{card, kUnion, 30, 24, 90, knots}, {"css-teaser", kConfederate, 70, 46, 0, 0}});
}

core::table::Battle in_stream(core::table::Battle battle, int knots, int towards) {
  battle.current = knots;
  battle.current_to = Heading::degrees(towards);
  return battle;
}

std::string plotted(const core::table::Battle& battle, const Plot& plot, const Edit& edit = {}) {
  Game game = ordering(made_up(battle), {}, edit);
  return refusal_of(game, WritePlot{kFirst, plot});
}

/// The battle after the first ship's move.
Game sailed(const core::table::Battle& battle, const Plot& plot,
            std::vector<std::uint8_t> dice = {}, const Edit& edit = {},
            const std::optional<core::coastal::Options>& options = {}) {
  Game game = ordering(made_up(battle, options), std::move(dice), edit);
  EXPECT_EQ(refusal_of(game, WritePlot{kFirst, plot}), "");
  pass_to(game, Phase::Shooting);
  EXPECT_EQ(broken(game), "");
  return game;
}

Plot turning(int knots, core::table::Leg leg) {
  Plot plot;
  plot.speed = Inches::of(knots);
  plot.legs = {leg};
  return plot;
}

TEST(CoastalSailing, RC_E16_RC_163_RC_164_two_knots_up_or_down_and_astern_from_rest) {
  const auto range = [](int knots) {
    const auto setting = made_up(lone_ship("uss-galena", knots));
    return speeds_of(*setting, core::coastal::begin(*setting, 1), kFirst);
  };
  EXPECT_EQ(range(0), (SpeedRange{Inches::of(-2), Inches::of(2)}));
  EXPECT_EQ(range(2), (SpeedRange{{}, Inches::of(4)}));
  EXPECT_EQ(range(4), (SpeedRange{Inches::of(2), Inches::of(6)}));
  EXPECT_EQ(range(7), (SpeedRange{Inches::of(5), Inches::of(8)}));
  EXPECT_EQ(plotted(lone_ship("uss-galena", 4), run(7)), "RC-163 too-much-faster");
  EXPECT_EQ(plotted(lone_ship("uss-galena", 4), run(1)), "RC-163 slows-too-much");
  EXPECT_EQ(plotted(lone_ship("uss-galena", 8), run(9)), "RC-162 beyond-speed");
  EXPECT_EQ(plotted(lone_ship("uss-galena", 2), run(-1)), "RC-164 not-at-rest");
}

TEST(CoastalSailing, RC_164_astern_a_third_of_the_speed_unrounded_double_enders_the_whole) {
  const auto astern = [](std::string_view card) {
    const auto setting = made_up(lone_ship(card, 0));
    return astern_of(*setting, core::coastal::begin(*setting, 1), kFirst);
  };
  EXPECT_EQ(astern("uss-galena"), Inches::ratio(8, 3));
  EXPECT_EQ(astern("uss-metacomet"), Inches::of(12));
  EXPECT_EQ(plotted(lone_ship("uss-benton", 0), run(-2)), "RC-164 too-fast-astern");
  EXPECT_EQ(plotted(lone_ship("uss-benton", 0), run(-1)), "");
  Plot ahead = run(-1);
  ahead.legs = {core::table::straight(Inches::of(1))};
  EXPECT_EQ(plotted(lone_ship("uss-benton", 0), ahead), "RC-164 goes-astern-only");
}

TEST(CoastalSailing, RC_162_RC_161_an_inch_for_each_knot_from_the_stack) {
  const Game game = sailed(lone_ship("uss-galena", 4), run(5));
  EXPECT_EQ(game.state().ship(kFirst).pose.at, at(35, 24));
  Plot far = run(5);
  far.legs = {core::table::straight(Inches::of(6))};
  EXPECT_EQ(plotted(lone_ship("uss-galena", 4), far), "RC-167 not-the-distance");
}

TEST(CoastalSailing, RC_167_the_stream_is_added_or_deducted_and_sets_aside) {
  const auto way = [](int towards) {
    const auto setting = made_up(in_stream(lone_ship("uss-galena", 4), 2, towards));
    return way_of(*setting, core::coastal::begin(*setting, 1), kFirst, Inches::of(4));
  };
  EXPECT_EQ(way(90), Inches::of(6));
  EXPECT_EQ(way(135), Inches::of(6));
  EXPECT_EQ(way(270), Inches::of(2));
  EXPECT_EQ(way(0), Inches::of(4));
  // Galena is of 95 points: set aside by half of the stream.
  const Game game = sailed(in_stream(lone_ship("uss-galena", 4), 2, 0), run(4));
  EXPECT_EQ(game.state().ship(kFirst).pose.at, at(34, 25));
  EXPECT_EQ(game.state().ship(kFirst).speed, Inches::of(4));
}

TEST(CoastalSailing, RC_E15_RC_169_light_ships_drift_with_the_stream_heavy_ones_half) {
  const auto drifted = [](std::string_view card) {
    const auto scene = stage(made_up(in_stream(lone_ship(card, 0), 4, 90)));
    drift_and_swing(scene->record);
    return scene->ship(kFirst).pose.at;
  };
  EXPECT_EQ(drifted("uss-chickasaw"), at(32, 24));
  EXPECT_EQ(drifted("city-class"), at(34, 24));
}

TEST(CoastalSailing, RC_169_a_drifting_ship_stops_at_another_one) {
  auto water = in_stream(lone_ship("city-class", 0), 4, 90);
  water.ships[1].pose = {at(34, 24), Heading::degrees(0)};
  const auto scene =
      stage(made_up(water), {}, [](State& state) { state.ships[1].anchored = true; });
  drift_and_swing(scene->record);
  EXPECT_GT(scene->ship(kFirst).pose.at.x, at(30.5, 0).x);
  EXPECT_LT(scene->ship(kFirst).pose.at.x, at(33, 0).x);
  EXPECT_TRUE(alongside(*scene->setting, scene->state, kFirst, kSecond));
}

TEST(CoastalSailing, RC_170_anchoring_takes_the_move_and_a_man) {
  Plot drop;
  drop.deck = Deck::DropAnchor;
  const auto still = lone_ship("uss-galena", 0);
  Game game = sailed(in_stream(still, 4, 180), drop);
  EXPECT_TRUE(game.state().ship(kFirst).anchored);
  pass_to(game, Phase::Orders);
  EXPECT_EQ(game.state().ship(kFirst).pose.at, at(30, 24));
  EXPECT_EQ(refusal_of(game, WritePlot{kFirst, run(2)}), "RC-170 ship-is-anchored");
  EXPECT_EQ(refusal_of(game, WritePlot{kFirst, drop}), "RC-170 anchored-already");
  Plot weigh;
  weigh.deck = Deck::Weigh;
  EXPECT_EQ(refusal_of(game, WritePlot{kFirst, weigh}), "");
  pass_to(game, Phase::Shooting);
  EXPECT_FALSE(game.state().ship(kFirst).anchored);
  EXPECT_EQ(plotted(still, weigh), "RC-170 not-anchored");
  EXPECT_EQ(plotted(lone_ship("uss-galena", 2), drop), "RC-170 anchors-at-rest");
  EXPECT_EQ(plotted(still, drop,
                    [](State& state) {
                      state.ships[0].reserve = 0;
                      state.ships[0].engine = 8;
                    }),
            "RC-170 no-men-for-anchor");
}

TEST(CoastalSailing, RC_170_small_ships_at_anchor_swing_to_the_stream) {
  const auto swung = [](std::string_view card, int times) {
    const auto scene = stage(made_up(in_stream(lone_ship(card, 0), 4, 90)), {},
                             [](State& state) { state.ships[0].anchored = true; });
    for (int i = 0; i < times; ++i) {
      drift_and_swing(scene->record);
    }
    return scene->ship(kFirst).pose.heading;
  };
  EXPECT_EQ(swung("city-class", 1), Heading::degrees(180));
  EXPECT_EQ(swung("city-class", 2), Heading::degrees(270));
  EXPECT_EQ(swung("uss-benton", 2), Heading::degrees(90));
}

TEST(CoastalSailing, RC_171_RC_172_every_class_turns_on_its_radius) {
  const auto radius = [](std::string_view card) {
    const auto setting = made_up(lone_ship(card, 0));
    return radius_of(*setting, core::coastal::begin(*setting, 1), kFirst);
  };
  EXPECT_EQ(radius("uss-monitor"), Inches::of(7));
  EXPECT_EQ(radius("uss-chickasaw"), Inches::of(9));
  EXPECT_EQ(radius("uss-aroostook"), Inches::of(5));
  EXPECT_EQ(radius("uss-hartford-1864"), Inches::of(9));
  EXPECT_EQ(radius("uss-oneida"), Inches::of(5));
  EXPECT_EQ(radius("uss-new-ironsides"), Inches::of(9));
  EXPECT_EQ(radius("picket-launch-cushing-type"), Inches::of(2));
  EXPECT_EQ(radius("css-david"), Inches::of(2));
  EXPECT_EQ(radius("uss-tyler"), Inches::of(5));
  const auto water = lone_ship("uss-monitor", 4);
  EXPECT_EQ(plotted(water, turning(4, core::table::left(Inches::of(4), Inches::of(5)))),
            "RC-171 turns-too-tight");
  EXPECT_EQ(plotted(water, turning(4, core::table::left(Inches::of(4), Inches::of(7)))), "");
  EXPECT_EQ(plotted(water, turning(4, core::table::pivot(Heading::degrees(0)))),
            "RC-171 no-course");
}

TEST(CoastalSailing, RC_177_a_damaged_helm_steers_the_ship) {
  const auto with = [](Harm harm, core::table::Leg leg) {
    return plotted(lone_ship("uss-tyler", 4), turning(4, leg), [&](State& state) {
      state.ships[0].damages = {{harm, 0, 4, false, 0, 0}};
    });
  };
  const auto four = Inches::of(4);
  const auto right = core::table::right(four, Inches::of(7));  // side-wheelers 7 inches
  EXPECT_EQ(with(Harm::HardRight, right), "");
  EXPECT_EQ(with(Harm::HardRight, core::table::straight(four)), "RC-177 rudder-right");
  EXPECT_EQ(with(Harm::HardRight, core::table::right(four, Inches::of(5))), "RC-177 rudder-right");
  EXPECT_EQ(with(Harm::HardLeft, right), "RC-177 rudder-left");
  EXPECT_EQ(with(Harm::SameCourse, right), "RC-177 straight-only");
  EXPECT_EQ(with(Harm::StraightAhead, core::table::straight(four)), "");
}

TEST(CoastalSailing, RC_166_RC_142_the_fastest_moves_first_and_stops_at_contact) {
  auto water = open_water({{"uss-galena", kUnion, 20, 24, 90, 8},
                           {"uss-aroostook", kUnion, 33, 24, 270, 4},
                           {"css-teaser", kConfederate, 70, 46, 0, 0}});
  Game game = ordering(made_up(water));
  ASSERT_EQ(refusal_of(game, WritePlot{kFirst, run(8)}), "");
  ASSERT_EQ(refusal_of(game, WritePlot{kSecond, run(4)}), "");
  pass_to(game, Phase::Shooting);
  // [RC-176] friends: both stop, nobody is hurt
  const Ship& first = game.state().ship(kFirst);
  const Ship& second = game.state().ship(kSecond);
  EXPECT_TRUE(alongside(game.setting(), game.state(), kFirst, kSecond));
  EXPECT_GT((first.pose.at - at(20, 24)).x, (at(33, 24) - second.pose.at).x);
  EXPECT_EQ(first.speed, Inches{});
  EXPECT_EQ(second.speed, Inches{});
  EXPECT_EQ(first.spv, 95);
  EXPECT_EQ(second.spv, 69);
}

TEST(CoastalSailing, RC_176_contact_with_a_friend_stops_both_without_damage) {
  auto water = lone_ship("uss-galena", 4);
  water.ships[1].side = kUnion;
  water.ships[1].pose = {at(36, 24), Heading::degrees(0)};
  const Game game = sailed(water, run(4));
  EXPECT_EQ(game.state().ship(kFirst).speed, Inches{});
  EXPECT_EQ(game.state().ship(kSecond).spv, 6);
}

TEST(CoastalSailing, RC_E18_RC_201_RC_202_a_ship_near_the_shore_sticks_and_gets_off) {
  auto water = lone_ship("city-class", 2);
  water.areas.push_back(area(GroundKind::Land, 33.5, 24.9, 60, 40));
  Game game = sailed(water, run(2), {4});
  EXPECT_EQ(game.state().ship(kFirst).ground, Ground::Shoal);
  EXPECT_EQ(game.state().ship(kFirst).speed, Inches{});
  pass_to(game, Phase::Orders);  // morale, which the seed decides
  State tried = game.state();
  tried.dice = core::base::Dice{1, {3, 5}};
  tried.ships[0].abandoned = false;
  Game again{std::make_shared<const Setting>(game.setting()), tried};
  EXPECT_EQ(refusal_of(again, WritePlot{kFirst, run(1)}), "RC-163 too-much-faster");
  ASSERT_EQ(refusal_of(again, WritePlot{kFirst, run(-2)}), "");
  pass_to(again, Phase::Orders);
  EXPECT_EQ(again.state().ship(kFirst).ground, Ground::Shoal);
  const auto before = again.state().ship(kFirst).pose.at;
  ASSERT_EQ(refusal_of(again, WritePlot{kFirst, run(-2)}), "");
  pass_to(again, Phase::Shooting);
  EXPECT_EQ(again.state().ship(kFirst).ground, Ground::None);
  EXPECT_EQ(again.state().ship(kFirst).pose.at, before - at(2, 0));
}

TEST(CoastalSailing, RC_201_the_die_sticks_deep_ships_more_often) {
  const auto setting = made_up(open_water(
      {{"city-class", kUnion, 30, 24, 90, 2}, {"css-david", kConfederate, 60, 24, 0, 0}}));
  const State state = core::coastal::begin(*setting, 1);
  const auto faces = [&](ShipId ship, Ground ground) {
    int count = 0;
    for (int die = 1; die <= 6; ++die) {
      count += sticks(*setting, state, ship, ground, die) ? 1 : 0;
    }
    return count;
  };
  EXPECT_EQ(faces(kFirst, Ground::Shoal), 4);
  EXPECT_EQ(faces(kFirst, Ground::Stakes), 5);
  EXPECT_EQ(faces(kSecond, Ground::Shoal), 2);  // draws 5 feet
  EXPECT_EQ(faces(kSecond, Ground::Stakes), 3);
}

TEST(CoastalSailing, RC_201_on_a_bar_deep_enough_nothing_is_rolled) {
  const auto dice = [](int feet) {
    auto water = lone_ship("city-class", 2);
    water.areas.push_back(area(GroundKind::Shoal, 33, 20, 40, 28, feet));
    return sailed(water, run(2), {6}).state().dice.made();
  };
  EXPECT_EQ(dice(6), 0U);
  EXPECT_EQ(dice(5), 1U);
}

TEST(CoastalSailing, RC_202_help_changes_die_and_attempts) {
  auto water = open_water({{"uss-galena", kUnion, 30, 24, 0, 0},
                           {"union-tug-zouave-type", kUnion, 30.565, 24, 0, 0},
                           {"css-teaser", kConfederate, 70, 46, 0, 0}});
  const auto help = [&](Ground ground, double tug_x, std::string_view helper) {
    water.ships[1].card = facts().find_vessel(helper).value();
    water.ships[1].pose.at = at(tug_x, 24);
    const auto scene =
        stage(made_up(water), {}, [&](State& state) { state.ships[0].ground = ground; });
    return getting_off(*scene->setting, scene->state, kFirst).tries;
  };
  EXPECT_EQ(help(Ground::Shoal, 30.561, "union-tug-zouave-type"), 8);
  EXPECT_EQ(help(Ground::Shoal, 33, "union-tug-zouave-type"), 4);
  EXPECT_EQ(help(Ground::Stakes, 33, "union-tug-zouave-type"), 2);
  EXPECT_EQ(help(Ground::Stakes, 30.561, "union-tug-zouave-type"), 4);
  EXPECT_EQ(help(Ground::Stakes, 30.6401, "uss-aroostook"), 4);
  EXPECT_EQ(help(Ground::Shoal, 30.6401, "uss-aroostook"), 4);
}

TEST(CoastalSailing, RC_202_after_the_last_attempt_it_is_fast) {
  auto water = lone_ship("city-class", 0);
  water.areas.push_back(area(GroundKind::Land, 33.5, 24.9, 60, 40));
  Game game = ordering(made_up(water), {6}, [](State& state) {
    state.ships[0].ground = Ground::Shoal;
    state.ships[0].tries = 4;
  });
  ASSERT_EQ(refusal_of(game, WritePlot{kFirst, run(-2)}), "");
  pass_to(game, Phase::Shooting);
  EXPECT_EQ(game.state().ship(kFirst).ground, Ground::Shoal);
  EXPECT_EQ(game.state().dice.made(), 0U);
}

TEST(CoastalSailing, RC_203_stakes_are_crossed_at_normal_speed) {
  auto water = lone_ship("city-class", 4);
  water.areas.push_back(area(GroundKind::Stakes, 33, 20, 33.5, 28));
  EXPECT_EQ(sailed(water, run(4), {6}).state().ship(kFirst).pose.at, at(34, 24));
  const Game stuck = sailed(water, run(4), {5});
  EXPECT_EQ(stuck.state().ship(kFirst).ground, Ground::Stakes);
  EXPECT_LT(stuck.state().ship(kFirst).pose.at.x, at(32, 0).x);
}

TEST(CoastalSailing, RC_204_with_the_option_a_die_for_each_inch) {
  auto options = charts().options;
  options.per_inch_grounding = true;
  auto water = lone_ship("city-class", 4);
  water.areas.push_back(area(GroundKind::Shoal, 20, 20, 50, 28, 3));
  EXPECT_EQ(sailed(water, run(4), {6, 6, 6, 6}, {}, options).state().dice.made(), 4U);
  EXPECT_EQ(sailed(water, run(4), {6}).state().dice.made(), 1U);
}

TEST(CoastalSailing, RC_206_a_wreck_snags_who_runs_onto_it) {
  auto water = lone_ship("uss-galena", 4);
  water.ships[1].pose = {at(36, 24), Heading::degrees(0)};
  const Game game = sailed(water, run(4), {}, [](State& state) {
    state.ships[1].fate = Fate::Sunk;
    state.ships[1].spv = 0;
  });
  EXPECT_EQ(game.state().ship(kFirst).ground, Ground::Wreck);
  const auto how = getting_off(game.setting(), game.state(), kFirst);
  EXPECT_EQ(how.tries, 2);
  EXPECT_TRUE(how.die->on(6));
  EXPECT_FALSE(how.die->on(5));
}

TEST(CoastalSailing, RC_207_a_ship_that_blew_up_is_no_wreck) {
  auto water = lone_ship("uss-galena", 4);
  water.ships[1].pose = {at(36, 24), Heading::degrees(0)};
  const Game game = sailed(water, run(4), {}, [](State& state) {
    state.ships[1].fate = Fate::Exploded;
    state.ships[1].spv = 0;
  });
  EXPECT_EQ(game.state().ship(kFirst).pose.at, at(34, 24));
}

TEST(CoastalSailing, RC_E20_RC_361_mines) {
  const auto mined = [](std::string_view card, GroundKind kind, std::vector<std::uint8_t> dice) {
    auto water = lone_ship(card, 4);
    water.areas.push_back(area(kind, 33, 20, 40, 28));
    return sailed(water, run(4), std::move(dice)).state();
  };
  EXPECT_EQ(mined("uss-tecumseh", GroundKind::RealMines, {5}).ship(kFirst).fate, Fate::Sunk);
  const State hurt = mined("city-class", GroundKind::RealMines, {3, 1, 1});
  EXPECT_EQ(hurt.ship(kFirst).spv, 21);
  EXPECT_EQ(hurt.dice.made(), 3U);  // below 26: one roll on the tables
  EXPECT_EQ(hurt.revealed, std::vector<std::uint8_t>{0});
  const State dummy = mined("city-class", GroundKind::DummyMines, {6});
  EXPECT_EQ(dummy.ship(kFirst).spv, 51);
  EXPECT_EQ(dummy.revealed, std::vector<std::uint8_t>{0});
  EXPECT_EQ(mined("city-class", GroundKind::RealMines, {1}).ship(kFirst).spv, 51);
}

TEST(CoastalSailing, RC_201_running_ashore_has_to_be_meant) {
  auto water = lone_ship("city-class", 4);
  water.areas.push_back(area(GroundKind::Land, 34, 20, 40, 28));
  EXPECT_EQ(plotted(water, run(4)), "RC-201 would-run-ashore");
  Plot meant = run(4);
  meant.ashore = true;
  const Game game = sailed(water, meant, {6});
  EXPECT_EQ(game.state().ship(kFirst).ground, Ground::Shoal);
}

TEST(CoastalSailing, RC_043_a_ship_with_way_on_needs_a_plot) {
  Game game = ordering(made_up(lone_ship("uss-galena", 4)));
  EXPECT_EQ(refusal_of(game, EndPhase{kUnion}), "RC-043 no-plot");
  EXPECT_EQ(refusal_of(game, WritePlot{kSecond, run(0)}), "RC-043 not-yours");
  EXPECT_EQ(refusal_of(game, WritePlot{ShipId{9}, run(0)}), "RC-043 no-such-ship");
  EXPECT_EQ(refusal_of(game, WritePlot{kFirst, run(4)}), "");
  EXPECT_EQ(refusal_of(game, EndPhase{kConfederate}), "RC-141 not-your-step");
  EXPECT_EQ(refusal_of(game, EndPhase{kUnion}), "");
}

/// A ship of 210 points and a small one side by side, in a stream up the table.
core::table::Battle with_neighbour(std::string_view neighbour, double x) {
  return open_water({{"uss-tecumseh", kUnion, 30, 24, 0, 0},
                     {neighbour, kUnion, x, 24, 0, 0},
                     {"css-teaser", kConfederate, 70, 46, 0, 0}});
}

TEST(CoastalSailing, RC_173_a_tug_turns_a_ship_on_five_inches) {
  const auto water = with_neighbour("union-tug-zouave-type", 30.6335);
  Plot tight = turning(2, core::table::left(Inches::of(2), Inches::of(5)));
  EXPECT_EQ(plotted(water, tight), "RC-171 turns-too-tight");
  tight.tug = kSecond;
  Game game = sailed(water, tight);
  EXPECT_NE(game.state().ship(kSecond).pose.heading, Heading::degrees(0));
  EXPECT_EQ(game.state().ship(kSecond).pose.heading, game.state().ship(kFirst).pose.heading);
  tight.tug = kThird;
  EXPECT_EQ(plotted(water, tight), "RC-173 no-tug");
  tight.tug = kSecond;
  EXPECT_EQ(plotted(with_neighbour("union-tug-zouave-type", 33), tight),
            "RC-173 tug-not-alongside");
  const Edit under_way = [](State& state) { state.ships[0].speed = Inches::of(2); };
  Plot fast = turning(3, core::table::left(Inches::of(3), Inches::of(5)));
  fast.tug = kSecond;
  EXPECT_EQ(plotted(water, fast, under_way), "RC-173 too-fast-for-tug");
  EXPECT_EQ(plotted(water, tight, [](State& state) { state.ships[1].engine = 0; }),
            "RC-173 tug-cannot-help");
}

TEST(CoastalSailing, RC_174_towing_takes_a_move_for_the_line_and_half_of_the_speed) {
  const auto water = with_neighbour("uss-aroostook", 30.7135);
  Plot line;
  line.deck = Deck::PassLine;
  line.line = kSecond;
  Game game = sailed(water, line);
  EXPECT_EQ(game.state().ship(kFirst).tow, kSecond);
  pass_to(game, Phase::Orders);
  EXPECT_EQ(refusal_of(game, WritePlot{kSecond, run(2)}), "RC-501 moves-with");
  EXPECT_EQ(speeds_of(game.setting(), game.state(), kFirst).most, Inches::of(2));
  ASSERT_EQ(refusal_of(game, WritePlot{kFirst, run(2)}), "");
  const auto before = game.state().ship(kSecond).pose.at;
  pass_to(game, Phase::Orders);
  EXPECT_EQ(game.state().ship(kSecond).pose.at, before + at(0, 2));
  State fast = game.state();
  fast.ships[0].speed = Inches::of(4);
  EXPECT_EQ(speeds_of(game.setting(), fast, kFirst).most, Inches::of(4));  // half of 8
  Plot go = run(2);
  go.deck = Deck::LetGo;
  ASSERT_EQ(refusal_of(game, WritePlot{kFirst, go}), "");
  pass_to(game, Phase::Orders);
  EXPECT_EQ(game.state().ship(kFirst).tow, std::nullopt);
  EXPECT_EQ(plotted(with_neighbour("uss-minnesota", 31), line), "RC-174 tows-friends-only");
  EXPECT_EQ(plotted(with_neighbour("uss-aroostook", 33), line), "RC-174 not-alongside");
  EXPECT_EQ(plotted(water, line, [](State& state) { state.ships[0].engine = 0; }),
            "RC-174 tower-needs-power");
  EXPECT_EQ(plotted(water, go), "RC-174 tows-nothing");
  EXPECT_EQ(plotted(water, line, [](State& state) { state.ships[1].tow = kThird; }),
            "RC-174 in-tow-already");
  EXPECT_EQ(plotted(water, line, [](State& state) { state.ships[1].speed = Inches::of(1); }),
            "RC-174 too-fast-to-tow");
}

TEST(CoastalSailing, RC_501_lashed_pairs_move_as_one_at_the_slower_speed) {
  const auto setting = battle("mobile-bay");
  const auto find = [&](std::string_view name) {
    for (std::size_t i = 0; i < setting->ships.size(); ++i) {
      if (setting->ships[i].name.str() == name) {
        return ShipId{static_cast<std::uint8_t>(i)};
      }
    }
    return ShipId{};
  };
  const ShipId hartford = find("USS Hartford");
  const ShipId metacomet = find("USS Metacomet");
  Game game = ordering(setting, std::vector<std::uint8_t>(40, 6));
  EXPECT_EQ(refusal_of(game, WritePlot{metacomet, run(5)}), "RC-501 moves-with");
  // with the stream of 2 knots
  Plot plot;
  plot.speed = Inches::of(5);
  plot.legs = {core::table::straight(Inches::of(7))};
  EXPECT_EQ(refusal_of(game, WritePlot{hartford, plot}), "");
  const auto before = game.state();
  for (std::size_t i = 0; i < before.ships.size(); ++i) {
    const ShipId id{static_cast<std::uint8_t>(i)};
    if (before.ships[i].side == kUnion && id != hartford && before.ships[i].speed > Inches{} &&
        !leader_of(*setting, before, id)) {
      EXPECT_EQ(refusal_of(game, WritePlot{id, plot}), "");
    }
  }
  ASSERT_TRUE(game.act(EndPhase{kUnion}));
  for (const auto& each : game.offered()) {
    const auto* const choice = std::get_if<WritePlot>(&each);
    if (choice != nullptr && !game.state().plots.at(choice->ship.value())) {
      ASSERT_TRUE(game.act(each));
    }
  }
  pass_to(game, Phase::Shooting);
  const auto moved = [&](ShipId id) {
    return game.state().ship(id).pose.at - before.ship(id).pose.at;
  };
  EXPECT_EQ(moved(hartford), at(0, 7));
  EXPECT_EQ(moved(metacomet), at(0, 7));
  const State crippled = ordering(setting, {}, [&](State& state) {
                           state.ships.at(hartford.value()).boiler_destroyed = true;
                         }).state();
  EXPECT_EQ(leader_of(*setting, crippled, hartford), metacomet);
}

}  // namespace
}  // namespace tests::coastal
