// [RC-501] The special rules that a battle brings, in the Coastal set.
#include "core/coastal/condition.h"
#include "core/coastal/damage.h"
#include "core/coastal/movement.h"
#include "core/coastal/sailing.h"
#include "core/coastal/victory.h"
#include "tests/coastal/battles.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace tests::coastal {
namespace {

using core::base::operator""_rule;
using core::coastal::Board;
using core::coastal::Deck;
using core::coastal::Fate;
using core::coastal::GunState;
using core::coastal::WritePlot;
using core::table::right;

ShipId named(const Setting& setting, std::string_view name) {
  const auto found = std::ranges::find_if(
      setting.battle.ships, [&](const auto& ship) { return ship.name.str() == name; });
  EXPECT_NE(found, setting.battle.ships.end()) << name;
  return ShipId{static_cast<std::uint8_t>(found - setting.battle.ships.begin())};
}

Plot plot_of(int knots, core::table::Path legs) {
  Plot plot;
  plot.speed = Inches::of(knots);
  plot.legs = std::move(legs);
  return plot;
}

TEST(CoastalScenario, RC_501_without_steam_a_ship_lies_where_it_is) {
  const auto setting = battle("plum-point-bend");
  const ShipId benton = named(*setting, "USS Benton");  // steam from move 4
  Game game = ordering(setting);
  EXPECT_EQ(refusal_of(game, WritePlot{benton, run(1)}), "RC-501 no-power");
  EXPECT_EQ(most_speed(*setting, game.state(), benton), Inches{});
  for (int move = 2; move <= 4; ++move) {
    Game later = in_phase(Phase::Boarding, setting, {},
                          [&](State& state) { state.move = static_cast<std::int16_t>(move - 1); });
    pass_to(later, Phase::Orders);
    ASSERT_EQ(later.state().move, move);
    EXPECT_EQ(later.state().ship(benton).steam, move == 4);
    EXPECT_EQ(most_speed(*setting, later.state(), benton) > Inches{}, move == 4);
  }
}

TEST(CoastalScenario, RC_501_a_die_a_move_raises_steam) {
  const auto setting = battle("vicksburg");
  const ShipId hartford = named(*setting, "USS Hartford");  // a 6 from move 4 on
  const auto after_dice = [&](int before, std::vector<std::uint8_t> dice) {
    Game game = in_phase(Phase::Boarding, setting, std::move(dice), [&](State& state) {
      state.move = static_cast<std::int16_t>(before);
      for (Ship& ship : state.ships) {  // only she throws
        ship.steam = &ship != &state.ships[hartford.value()];
      }
    });
    pass_to(game, Phase::Orders);
    return game.state().ship(hartford).steam;
  };
  EXPECT_FALSE(after_dice(2, {6, 6, 6, 6}));
  EXPECT_TRUE(after_dice(3, {6, 6, 6, 6}));
  EXPECT_FALSE(after_dice(3, {5, 5, 5, 5}));
  Plot weigh;
  weigh.deck = Deck::Weigh;
  Game first = ordering(setting);
  EXPECT_EQ(refusal_of(first, WritePlot{hartford, weigh}), "RC-501 no-steam-to-weigh");
  EXPECT_EQ(refusal_of(first, WritePlot{named(*setting, "USS General Bragg"), weigh}),
            "RC-501 no-steam-to-weigh")
      << "it moves from move 6 only";
  Game ready =
      ordering(setting, {}, [&](State& state) { state.ships[hartford.value()].steam = true; });
  EXPECT_EQ(refusal_of(ready, WritePlot{hartford, weigh}), "");
}

TEST(CoastalScenario, RC_501_guns_and_rams_lost_before_are_lost) {
  const auto setting = battle("vicksburg");
  const State state = begin(*setting, 1, {});
  const auto gone = [&](std::string_view name) {
    return std::ranges::count(state.ship(named(*setting, name)).guns, true, &GunState::destroyed);
  };
  EXPECT_EQ(gone("USS Tyler"), 3);
  EXPECT_EQ(gone("Ram Queen of the West"),
            std::ssize(state.ship(named(*setting, "Ram Queen of the West")).guns));
  EXPECT_EQ(gone("USS Hartford"), 0);
  const ShipId tyler = named(*setting, "USS Tyler");
  EXPECT_EQ(crew_left(*setting, state, tyler), setting->ship(tyler).card.cpv)
      << "the men of those guns are free";
  const auto roads = battle("hampton-roads");
  EXPECT_FALSE(begin(*roads, 1, {}).ship(named(*roads, "CSS Virginia")).ram);
}

TEST(CoastalScenario, RC_501_bows_on_while_the_fort_fires) {
  const auto setting = battle("fort-henry");
  const ShipId carondelet = named(*setting, "USS Carondelet");
  // On the circle of her class, over all the way that she makes upstream.
  const Inches way = way_of(*setting, begin(*setting, 1, {}), carondelet, Inches::of(3));
  const Plot turn = plot_of(3, {right(way, setting->ship(carondelet).radius)});
  // She lies 44 degrees off and turns on by more than one.
  const auto lies = [&](int heading) {
    return [heading, carondelet](State& state) {
      state.ships[carondelet.value()].pose.heading = core::table::Heading::degrees(heading);
    };
  };
  Game game = ordering(setting, {}, lies(134));
  EXPECT_EQ(refusal_of(game, WritePlot{carondelet, turn}), "RC-501 bows-on");
  Game ahead = ordering(setting, {}, lies(90));
  EXPECT_EQ(refusal_of(ahead, WritePlot{carondelet, turn}), "");
  Game silent = ordering(setting, {}, [&](State& state) {
    lies(134)(state);
    state.forts[0].abandoned = true;
  });
  EXPECT_EQ(refusal_of(silent, WritePlot{carondelet, turn}), "");
}

TEST(CoastalScenario, RC_501_who_has_no_boarding_parties_boards_nobody) {
  auto alongside = open_water(
      {{"uss-galena", kUnion, 30, 24, 0, 0}, {"css-selma", kConfederate, 30.6601, 24, 0, 0}});
  Game free = in_phase(Phase::Boarding, made_up(alongside));
  EXPECT_EQ(refusal_of(free, Board{kFirst, kSecond, 1}), "");
  alongside.rules.emplace_back(core::table::BoardingParties{kUnion, 1});
  Game one = in_phase(Phase::Boarding, made_up(alongside));
  EXPECT_EQ(refusal_of(one, Board{kFirst, kSecond, 2}), "RC-501 no-parties-left");
  EXPECT_EQ(refusal_of(one, Board{kFirst, kSecond, 1}), "");
  // A party that is about to land is away as well.
  Game landing = in_phase(Phase::Boarding, made_up(alongside), {}, [](State& state) {
    state.landings.push_back({kFirst, {}, 1});
  });
  EXPECT_EQ(refusal_of(landing, Board{kFirst, kSecond, 1}), "RC-501 no-parties-left");
}

TEST(CoastalScenario, RC_501_who_lies_aground_for_good_becomes_a_wreck_and_does_not_sink) {
  const auto scene = stage(battle("hampton-roads"));
  const ShipId minnesota = named(*scene->setting, "USS Minnesota");
  lose_points(scene->record, minnesota, scene->setting->ship(minnesota).card.spv, "RC-289"_rule,
              std::nullopt);
  EXPECT_EQ(scene->ship(minnesota).fate, Fate::Afloat);
  EXPECT_TRUE(scene->ship(minnesota).abandoned);
  EXPECT_TRUE(std::ranges::all_of(scene->ship(minnesota).guns, &GunState::destroyed));
  const auto result = result_of(*scene->setting, scene->state, false);
  ASSERT_TRUE(result.has_value());
  EXPECT_EQ(result->winner, kConfederate);
}

TEST(CoastalScenario, RC_501_the_guns_of_a_ship_that_is_given_up_are_gone) {
  const auto setting = battle("hampton-roads");
  State state = begin(*setting, 1, {});
  state.ships[named(*setting, "USS Minnesota").value()].abandoned = true;
  const auto result = result_of(*setting, state, false);
  ASSERT_TRUE(result.has_value());
  EXPECT_EQ(result->winner, kConfederate);
}

}  // namespace
}  // namespace tests::coastal
