// [RC-384] [RC-385] [RC-387] [RC-464] [RC-465] Buildings, and parties that land to take them.
#include "core/coastal/landing.h"

#include "core/coastal/condition.h"
#include "core/coastal/fleet.h"
#include "core/coastal/gunnery.h"
#include "core/coastal/victory.h"
#include "tests/coastal/battles.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace tests::coastal {
namespace {

using core::coastal::Land;
using core::coastal::LayGun;
using core::coastal::Party;
using core::coastal::Shot;
using core::table::GroundKind;

/// A shore on the right, with a town whose middle is 3" inland of its bank, and a ship against it.
core::table::Battle town_battle(bool port = false) {
  core::table::Battle made =
      open_water({{"uss-tyler", kUnion, 59, 24, 0, 0}, {"css-david", kConfederate, 5, 5, 0, 0}});
  made.areas.push_back(area(GroundKind::Land, 60, 0, 72, 48));
  made.buildings.push_back({"Town", port, kConfederate, at(63, 24), 3, 2});
  return made;
}

/// The same with a fort of the list, its middle 3" inland.
core::table::Battle fort_ashore() {
  core::table::Battle made =
      open_water({{"uss-tyler", kUnion, 59, 24, 0, 0}, {"css-david", kConfederate, 5, 5, 0, 0}});
  made.areas.push_back(area(GroundKind::Land, 60, 0, 72, 48));
  made.forts.push_back({"Fort Henry", *facts().find_fort("fort-henry"), kConfederate, at(63, 24),
                        core::table::Heading::degrees(270)});
  return made;
}

Land party_of(int parties, ShipId ship = kFirst) {
  return {ship, kFort, static_cast<std::int8_t>(parties)};
}

/// Parties of the first ship at the site already.
std::unique_ptr<Stage> ashore(const core::table::Battle& made, int parties,
                              std::vector<std::uint8_t> dice) {
  return stage(made_up(made), std::move(dice), [&](State& state) {
    state.phase = Phase::Boarding;
    state.ships[0].reserve = static_cast<std::int8_t>(state.ships[0].reserve - parties);
    state.ships[0].away = static_cast<std::int8_t>(parties);
    state.parties = {{kUnion, kFirst, kFort, static_cast<std::int8_t>(parties), 0, at(63, 24)}};
  });
}

TEST(CoastalLanding,
     RC_387_buildings_have_five_points_a_quarter_inch_square_and_are_rubble_below_half) {
  const auto setting = made_up(town_battle());
  ASSERT_EQ(setting->forts.size(), 1U);
  EXPECT_TRUE(setting->fort(kFort).buildings);
  const int points = 3 * 2 * 16 * 5;
  EXPECT_EQ(setting->fort(kFort).card.fpv, points);
  State state = core::coastal::begin(*setting, 1);
  state.forts[0].fpv = points / 2;
  EXPECT_FALSE(is_silent(*setting, state, kFort));
  state.forts[0].fpv = points / 2 - 1;
  EXPECT_TRUE(is_silent(*setting, state, kFort));
  state.ships.pop_back();
  EXPECT_FALSE(can_fight(*setting, state, kConfederate)) << "houses do not fight";
}

TEST(CoastalLanding, RC_387_fire_brings_buildings_down) {
  Game game = in_phase(Phase::Shooting, made_up(town_battle()), {6},
                       [](State& state) { state.forts[0].fpv = 241; });
  Shot shot;
  shot.ship = kFirst;
  shot.at_fort = true;
  const auto shots = shots_of(game.setting(), game.state(), kUnion);
  const auto found = std::ranges::find_if(shots, [](const Shot& each) { return each.at_fort; });
  ASSERT_NE(found, shots.end());
  ASSERT_TRUE(game.act(LayGun{*found}));
  std::vector<Event> all;
  while (game.asked() && game.state().phase == Phase::Shooting) {
    const auto events = game.act(core::coastal::EndPhase{*game.asked()});
    ASSERT_TRUE(events);
    all.insert(all.end(), events->begin(), events->end());
  }
  EXPECT_TRUE(tells(all, "lies-in-rubble"));
}

TEST(CoastalLanding, RC_384_earth_and_stone_have_forty_and_sixty_points_a_square_inch) {
  core::table::Battle made = fort_ashore();
  core::table::FortFacts work;
  work.id = "work";
  work.name = "Work";
  work.work = core::table::FortWork::StrongEarth;
  work.width = Inches::of(3);
  work.depth = Inches::of(2);
  work.squares = 6;
  made.works.push_back(work);
  made.forts[0].card = core::table::FortCardId{static_cast<std::uint8_t>(facts().forts.size())};
  EXPECT_EQ(made_up(made)->fort(kFort).card.fpv, 240);
  made.works[0].work = core::table::FortWork::Masonry;
  EXPECT_EQ(made_up(made)->fort(kFort).card.fpv, 360);
  EXPECT_EQ(made_up(made)->fort(kFort).card.ceases_fire_below, 120);
}

TEST(CoastalLanding, RC_464_a_ship_lands_parties_at_rest_against_the_bank) {
  const auto setting = made_up(town_battle());
  Game game = in_phase(Phase::Boarding, setting, {});
  EXPECT_EQ(refusal_of(game, party_of(3)), "RC-461 too-many-parties");
  EXPECT_EQ(refusal_of(game, party_of(1)), "");
  EXPECT_EQ(refusal_of(game, party_of(2)), "RC-461 too-many-parties");
  EXPECT_EQ(refusal_of(game, party_of(1)), "");
  Game moving = in_phase(Phase::Boarding, setting, {},
                         [](State& state) { state.ships[0].speed = Inches::of(2); });
  EXPECT_EQ(refusal_of(moving, party_of(1)), "RC-464 lands-at-rest");
  core::table::Battle far = town_battle();
  far.ships[0].pose.at = at(40, 24);
  Game away = in_phase(Phase::Boarding, made_up(far), {});
  EXPECT_EQ(refusal_of(away, party_of(1)), "RC-464 not-at-the-bank");
  Game thin = in_phase(Phase::Boarding, setting, {}, [](State& state) {
    auto& ship = state.ships[0];
    ship.lost = static_cast<std::int8_t>(ship.lost + ship.reserve);
    ship.reserve = 0;
    for (auto& gun : ship.guns) {
      ship.lost = static_cast<std::int8_t>(ship.lost + (gun.manned ? 1 : 0));
      gun.manned = false;
    }
  });
  EXPECT_EQ(refusal_of(thin, party_of(1)), "RC-463 too-few-men-to-land");
}

TEST(CoastalLanding, RC_E33_RC_464_one_move_to_land_three_to_walk_and_a_six_takes_the_town) {
  const auto here =
      stage(made_up(town_battle()), {2, 6}, [](State& state) { state.phase = Phase::Boarding; });
  here->record.apply(core::coastal::LandingAdded{{kFirst, kFort, 1}});
  fight_ashore(here->record);
  ASSERT_EQ(here->state.parties.size(), 1U);
  here->state.landings.clear();
  here->state.parties[0].at = at(60, 24);
  EXPECT_EQ(here->ship(kFirst).away, 1);
  EXPECT_EQ(here->state.dice.made(), 0U);
  for (int walked = 1; walked <= 2; ++walked) {
    fight_ashore(here->record);
    EXPECT_EQ(here->state.parties[0].at, at(60 + walked, 24));
    EXPECT_EQ(here->state.dice.made(), 0U);
  }
  fight_ashore(here->record);
  EXPECT_EQ(here->state.parties[0].at, at(63, 24));
  EXPECT_EQ(here->state.dice.made(), 1U) << "a 2";
  EXPECT_FALSE(here->state.fort(kFort).secured[0]);
  fight_ashore(here->record);
  EXPECT_TRUE(here->state.fort(kFort).secured[0]) << "a 6";
  EXPECT_EQ(here->state.fort(kFort).side, kUnion);
}

TEST(CoastalLanding, RC_464_parties_go_ashore_over_a_pier) {
  core::table::Battle made = town_battle(true);
  made.areas.push_back(area(GroundKind::Pier, 56, 23.75, 60, 24.25));
  made.ships[0].pose = {at(55, 24), core::table::Heading::degrees(0)};
  Game game = in_phase(Phase::Boarding, made_up(made), {});
  EXPECT_EQ(refusal_of(game, party_of(2)), "");
}

TEST(CoastalLanding, RC_465_the_higher_total_takes_the_fort) {
  const auto here = ashore(fort_ashore(), 2, {6, 5, 4, 4});
  fight_ashore(here->record);
  EXPECT_EQ(here->state.fort(kFort).side, kUnion);
  EXPECT_TRUE(here->state.fort(kFort).secured[0]);
  EXPECT_EQ(here->state.fort(kFort).garrison, 2);
  EXPECT_TRUE(is_silent(*here->setting, here->state, kFort));
  EXPECT_EQ(fate_of(*here->setting, here->state, kFort), core::coastal::FortFate::Taken);
}

TEST(CoastalLanding, RC_465_a_tie_goes_on_and_a_lower_total_loses_the_parties) {
  const auto here = ashore(fort_ashore(), 2, {3, 3, 4, 2, 1, 1, 6, 6});
  fight_ashore(here->record);
  EXPECT_EQ(here->state.parties.size(), 1U);
  EXPECT_EQ(here->state.fort(kFort).side, kConfederate);
  const int lost = here->ship(kFirst).lost;
  fight_ashore(here->record);
  EXPECT_TRUE(here->state.parties.empty());
  EXPECT_EQ(here->ship(kFirst).lost, lost + 2);
  EXPECT_EQ(here->ship(kFirst).away, 0);
  EXPECT_TRUE(here->state.fort(kFort).secured[1]) << "keeping it settles the objective too";
}

TEST(CoastalLanding, RC_465_RC_404_an_abandoned_fort_falls_without_a_fight) {
  const auto here = ashore(fort_ashore(), 1, {});
  here->state.forts[0].abandoned = true;
  fight_ashore(here->record);
  EXPECT_EQ(here->state.fort(kFort).side, kUnion);
  EXPECT_EQ(here->state.dice.made(), 0U);
  Game game = in_phase(Phase::Boarding, here->setting, {}, [](State& state) {
    state.forts[0].side = kUnion;
    state.forts[0].secured[0] = true;
  });
  EXPECT_EQ(refusal_of(game, party_of(1)), "RC-465 place-is-ours");
}

}  // namespace
}  // namespace tests::coastal
