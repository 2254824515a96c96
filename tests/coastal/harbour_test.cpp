// [RC-006] [RC-042] [RC-165] [RC-175] [RC-205] Piers, balloons, chains, the umpire's stream,
// general orders.
#include "core/coastal/harbour.h"

#include "core/coastal/condition.h"
#include "core/coastal/people.h"
#include "core/coastal/sailing.h"
#include "core/coastal/view.h"
#include "tests/coastal/battles.h"

#include <gtest/gtest.h>

namespace tests::coastal {
namespace {

using core::coastal::Deck;
using core::coastal::EndPhase;
using core::coastal::FleetTask;
using core::coastal::GiveFleetOrder;
using core::coastal::Task;
using core::coastal::WritePlot;
using core::table::Character;
using core::table::GroundKind;

/// A ship 4" below a pier, heading for it.
core::table::Battle before_pier(int knots) {
  core::table::Battle made = open_water(
      {{"uss-tyler", kUnion, 36, 20, 0, knots}, {"uss-tyler", kConfederate, 5, 5, 0, 0}});
  made.ships[1].name = "Other";
  made.areas.push_back(area(GroundKind::Pier, 34, 24, 38, 24.5));
  return made;
}

Plot on_deck(Deck deck, int knots = 0) {
  Plot plot = run(knots);
  plot.deck = deck;
  return plot;
}

TEST(CoastalHarbour, RC_165_a_ship_comes_to_a_pier_at_two_knots_and_docks_at_rest) {
  Game fast = ordering(made_up(before_pier(4)));
  EXPECT_EQ(refusal_of(fast, WritePlot{kFirst, run(4)}), "RC-165 too-fast-for-pier");
  core::table::Battle near = before_pier(2);
  near.ships[0].pose.at = at(36, 21.5);
  Game game = ordering(made_up(near));
  EXPECT_EQ(refusal_of(game, WritePlot{kFirst, on_deck(Deck::Dock)}), "RC-165 no-pier");
  ASSERT_EQ(refusal_of(game, WritePlot{kFirst, run(2)}), "");
  pass_to(game, Phase::Orders);
  EXPECT_EQ(game.state().ship(kFirst).speed, Inches{}) << "it has stopped";
  EXPECT_EQ(refusal_of(game, WritePlot{kFirst, on_deck(Deck::Undock)}), "RC-165 not-docked");
  ASSERT_EQ(refusal_of(game, WritePlot{kFirst, on_deck(Deck::Dock)}), "");
  pass_to(game, Phase::Orders);
  EXPECT_TRUE(game.state().ship(kFirst).docked);
  EXPECT_EQ(refusal_of(game, WritePlot{kFirst, run(-1)}), "RC-165 ship-is-docked");
  EXPECT_EQ(refusal_of(game, WritePlot{kFirst, on_deck(Deck::Dock)}), "RC-165 docked-already");
  ASSERT_EQ(refusal_of(game, WritePlot{kFirst, on_deck(Deck::Undock)}), "");
  pass_to(game, Phase::Orders);
  EXPECT_FALSE(game.state().ship(kFirst).docked);
}

TEST(CoastalHarbour, RC_165_a_ship_still_moving_does_not_dock) {
  core::table::Battle near = before_pier(0);
  near.ships[0].pose.at = at(36, 22.2);
  const auto setting = made_up(near);
  Game game = ordering(setting, {}, [&](State& state) {
    state.ships[0].speed = Inches::of(2);
    const Inches half = setting->ship(kFirst).hull.length / 2;
    state.ships[0].pose.at.y = Inches::of(24) - half - Inches::of_ticks(8);
  });
  EXPECT_EQ(refusal_of(game, WritePlot{kFirst, on_deck(Deck::Dock)}), "RC-165 docks-at-rest");
}

TEST(CoastalHarbour, RC_165_who_is_docked_does_not_drift) {
  core::table::Battle made = before_pier(0);
  made.current = 3;
  made.current_to = core::table::Heading::degrees(180);
  const auto docked = stage(made_up(made), {}, [](State& state) { state.ships[0].docked = 0; });
  const auto free = stage(made_up(made), {});
  drift_and_swing(docked->record);
  drift_and_swing(free->record);
  EXPECT_EQ(docked->ship(kFirst).pose.at, at(36, 20));
  EXPECT_NE(free->ship(kFirst).pose.at, at(36, 20));
}

core::table::Battle with_balloon() {
  core::table::Battle made =
      open_water({{"uss-tyler", kUnion, 10, 20, 0, 0}, {"css-david", kConfederate, 70, 20, 0, 0}});
  made.ships[0].balloon = true;
  return made;
}

TEST(CoastalHarbour, RC_175_a_balloon_takes_a_move_to_set_up_and_three_knots_at_most) {
  Game game = ordering(made_up(with_balloon()), {},
                       [](State& state) { state.ships[0].speed = Inches::of(4); });
  EXPECT_EQ(refusal_of(game, WritePlot{kFirst, on_deck(Deck::LowerBalloon, 2)}),
            "RC-175 balloon-is-down");
  EXPECT_EQ(refusal_of(game, WritePlot{kFirst, on_deck(Deck::RaiseBalloon, 4)}),
            "RC-175 too-fast-for-balloon");
  ASSERT_EQ(refusal_of(game, WritePlot{kFirst, on_deck(Deck::RaiseBalloon, 3)}), "");
  pass_to(game, Phase::Orders);
  EXPECT_EQ(game.state().ship(kFirst).balloon, 1);
  EXPECT_EQ(refusal_of(game, WritePlot{kFirst, run(4)}), "RC-163 too-much-faster");
  EXPECT_EQ(refusal_of(game, WritePlot{kFirst, on_deck(Deck::RaiseBalloon, 2)}),
            "RC-175 balloon-is-up");
  Game other = ordering(made_up(open_water({{"uss-tyler", kUnion, 10, 20, 0, 0}})));
  EXPECT_EQ(refusal_of(other, WritePlot{kFirst, on_deck(Deck::RaiseBalloon)}), "RC-175 no-balloon");
}

TEST(CoastalHarbour, RC_175_it_sees_beyond_fifty_inches_but_not_through_fog_or_smoke) {
  const auto setting = made_up(with_balloon());
  const auto seen = [&](const Edit& edit) {
    const auto here = stage(setting, {}, [&](State& state) {
      state.move = 2;
      state.ships[0].balloon = 1;
      edit(state);
    });
    place_what_is_seen(here->record);
    return here->ship(kSecond).seen;
  };
  EXPECT_TRUE(seen([](State& /*state*/) {})) << "60 inches off";
  EXPECT_FALSE(seen([](State& state) { state.ships[0].balloon = 0; }));
  EXPECT_FALSE(seen([](State& state) { state.ships[0].balloon = 2; })) << "being set up";
  EXPECT_FALSE(seen([](State& state) { state.fog = Inches::of(40); }));
  EXPECT_FALSE(seen([](State& state) {
    core::coastal::Smoke cloud;
    cloud.middle = at(40, 20);
    cloud.halves = 2;
    cloud.life = 2;
    state.smoke.push_back(cloud);
  }));
}

/// A ship a little below a chain, at so many knots.
std::shared_ptr<const Setting> before_chain(std::string_view card, int knots) {
  core::table::Battle made =
      open_water({{card, kConfederate, 36, 20, 0, knots}, {"uss-tyler", kUnion, 70, 45, 0, 0}});
  made.areas.push_back(area(GroundKind::Chain, 10, 22, 60, 22.2));
  return made_up(made);
}

Inches after_move(const std::shared_ptr<const Setting>& setting, int knots,
                  std::vector<std::uint8_t> dice) {
  const auto here = stage(setting, std::move(dice), [&](State& state) {
    state.plots[0] = run(knots);
    state.phase = Phase::Movement;
  });
  sail(here->record);
  EXPECT_EQ(here->ship(kFirst).speed,
            here->ship(kFirst).pose.at.y < Inches::of(22) ? Inches{} : Inches::of(knots));
  return here->ship(kFirst).pose.at.y;
}

TEST(CoastalHarbour, RC_E19_RC_205_a_david_crosses_a_chain_at_four_knots_on_a_five) {
  const auto david = before_chain("css-david", 5);
  EXPECT_LT(after_move(david, 5, {4}), Inches::of(22));
  EXPECT_EQ(after_move(david, 5, {5}), Inches::of(25));
  EXPECT_LT(after_move(before_chain("css-david", 3), 3, {6}), Inches::of(22)) << "too slow";
  EXPECT_LT(after_move(before_chain("uss-tyler", 5), 5, {6}), Inches::of(22)) << "no such craft";
}

TEST(CoastalHarbour, RC_205_who_lies_across_a_chain_goes_on_and_meets_it_anew_when_clear) {
  const auto setting = before_chain("css-david", 4);
  const auto here = stage(setting, {6}, [&](State& state) {
    state.plots[0] = run(4);
    state.ships[0].pose.at = at(36, 18);
  });
  sail(here->record);
  EXPECT_EQ(here->ship(kFirst).pose.at, at(36, 22));
  clear_chain(here->record, kFirst);
  EXPECT_TRUE(here->ship(kFirst).crossing) << "it lies on the chain";
  here->state.plots[0] = run(4);
  sail(here->record);
  EXPECT_EQ(here->state.dice.made(), 1U);
  clear_chain(here->record, kFirst);
  EXPECT_FALSE(here->ship(kFirst).crossing);
}

TEST(CoastalHarbour, RC_006_the_umpire_changes_the_stream) {
  core::table::Battle made = open_water({{"uss-tyler", kUnion, 36, 20, 0, 0}});
  made.current = 1;
  made.current_to = core::table::Heading::degrees(180);
  made.rules.emplace_back(core::table::CurrentChanges{3, 4, core::table::Heading::degrees(0)});
  const auto setting = made_up(made);
  State state = core::coastal::begin(*setting, 1);
  const auto stream = [&](int move) {
    state.move = static_cast<std::int16_t>(move);
    return stream_for(*setting, state, at(36, 20));
  };
  EXPECT_EQ(stream(2).speed, Inches::of(1));
  EXPECT_EQ(stream(3).speed, Inches::of(4));
  EXPECT_EQ(stream(9).towards, core::table::Heading::degrees(0));
}

TEST(CoastalHarbour, RC_042_the_general_order_is_given_once_and_is_every_ships_order) {
  const auto setting = made_up(open_water({{"uss-tyler", kUnion, 36, 20, 0, 0},
                                           {"uss-monitor", kUnion, 40, 20, 0, 0},
                                           {"css-david", kConfederate, 5, 5, 0, 0}}));
  Game game = ordering(setting);
  const GiveFleetOrder pass{kUnion, {FleetTask::Pass, core::table::Heading::degrees(90), {}}};
  EXPECT_EQ(refusal_of(game, GiveFleetOrder{kConfederate, {}}), "RC-141 not-your-step");
  EXPECT_EQ(refusal_of(game, GiveFleetOrder{kUnion, {FleetTask::Seize, {}, kFort}}),
            "RC-042 no-such-site");
  ASSERT_EQ(refusal_of(game, pass), "");
  EXPECT_EQ(game.state().ship(kFirst).order.task, Task::Course);
  EXPECT_EQ(game.state().ship(kSecond).order.heading, core::table::Heading::degrees(90));
  EXPECT_EQ(game.state().ship(kThird).order.task, Task::Attack);
  EXPECT_EQ(refusal_of(game, pass), "RC-042 fleet-order-at-the-start");
  EXPECT_FALSE(seen_by(setting, game.state(), kConfederate).state.fleet_orders[0]);
  EXPECT_TRUE(seen_by(setting, game.state(), kUnion).state.fleet_orders[0]);
}

TEST(CoastalHarbour, RC_042_a_stubborn_captain_sent_to_seize_a_place_makes_for_it) {
  const auto setting = made_up(before_fort({{"uss-tyler", kUnion, 20, 24, 90, 2}}, "fort-henry"));
  Game game = ordering(
      setting, {}, [](State& state) { state.ships[0].captain.character = Character::Stubborn; });
  ASSERT_EQ(refusal_of(game, GiveFleetOrder{kUnion, {FleetTask::Seize, {}, kFort}}), "");
  EXPECT_EQ(refusal_of(game, WritePlot{kFirst, run(0)}), "RC-047 stubborn-captain");
  EXPECT_EQ(refusal_of(game, WritePlot{kFirst, run(2)}), "");
}

}  // namespace
}  // namespace tests::coastal
