// [RC-221] [RC-261]-[RC-291] Guns of the Coastal set.
#include "core/coastal/gunnery.h"

#include "core/coastal/condition.h"
#include "core/table/trigonometry.h"
#include "tests/coastal/battles.h"

#include <gtest/gtest.h>

namespace tests::coastal {
namespace {

using core::coastal::LayGun;
using core::coastal::Shot;
using core::coastal::UnlayGun;
using core::table::Heading;
using core::table::Quarter;

Shot shot(ShipId ship, int gun, ShipId target) {
  Shot made;
  made.ship = ship;
  made.gun = static_cast<std::uint8_t>(gun);
  made.target = target;
  return made;
}

/// A firer at (20, 20) and its target so far to the right of it.
std::shared_ptr<const Setting> duel(std::string_view firer, int heading, std::string_view target,
                                    double apart, int target_heading) {
  return made_up(open_water({{firer, kUnion, 20, 20, heading, 0},
                             {target, kConfederate, 20 + apart, 20, target_heading, 0}}));
}

/// A gun in a port of that side.
int port_gun(const std::shared_ptr<const Setting>& setting, ShipId ship,
             core::table::Mounting side) {
  const auto& guns = setting->ship(ship).guns;
  const auto found =
      std::find_if(guns.begin(), guns.end(), [&](const auto& gun) { return gun.mounting == side; });
  return static_cast<int>(found - guns.begin());
}

/// What is left of the target after one shot.
int after_shot(const std::shared_ptr<const Setting>& setting, std::uint8_t die, int gun = 0,
               const Edit& edit = {}) {
  const auto scene = stage(setting, {die, 2, 2}, edit);
  fire(scene->record, {shot(kFirst, gun, kSecond)});
  return scene->ship(kSecond).spv;
}

TEST(CoastalGunnery, RC_E04_RC_283_RC_289_RC_290_an_11_inch_gun_on_sloping_armour) {
  const auto setting = duel("uss-monitor", 90, "css-tennessee", 9, 0);

  EXPECT_EQ(after_shot(setting, 5), 127 - 4);
  EXPECT_EQ(after_shot(setting, 4), 127);
}

TEST(CoastalGunnery, RC_287_slow_guns_fire_in_alternate_moves_and_others_in_every_one) {
  const auto slow = duel("uss-monitor", 90, "css-tennessee", 9, 0);
  const auto refusal_in = [](const std::shared_ptr<const Setting>& setting, int move) {
    Game game = in_phase(Phase::Shooting, setting, {}, [&](State& state) {
      state.move = static_cast<std::int16_t>(move);
      state.ships[0].guns[0].fired_in = 4;
    });
    return refusal_of(game, LayGun{shot(kFirst, 0, kSecond)});
  };
  EXPECT_EQ(refusal_in(slow, 5), "RC-287 fired-already");
  EXPECT_EQ(refusal_in(slow, 6), "");
  const auto quick = duel("uss-whitehead", 0, "css-tennessee", 9, 0);
  EXPECT_EQ(refusal_in(quick, 4), "RC-287 fired-already");
  EXPECT_EQ(refusal_in(quick, 5), "");
}

TEST(CoastalGunnery, RC_E05_RC_285_a_bow_shot_is_harder) {
  const auto setting = duel("uss-monitor", 90, "css-tennessee", 9, 270);
  EXPECT_EQ(after_shot(setting, 5), 127);
  EXPECT_EQ(after_shot(setting, 6), 127 - 4);
}

TEST(CoastalGunnery, RC_285_end_on_reaches_45_degrees_off_bow_and_stern) {
  const auto setting = duel("uss-monitor", 90, "css-tennessee", 9, 0);
  const auto scene = stage(setting);
  const auto from = [&](double x, double y) {
    return is_end_on(*setting, scene->state, kSecond, at(29 + x, 20 + y));
  };
  EXPECT_TRUE(from(0, 9));
  EXPECT_TRUE(from(0, -9));
  EXPECT_TRUE(from(9, 9));
  EXPECT_FALSE(from(9.01, 9));
  EXPECT_FALSE(from(-9, 0));
}

TEST(CoastalGunnery, RC_E06_RC_284_RC_286_small_and_end_on_add_up) {
  const auto setting = duel("css-tennessee", 90, "css-manassas", 10, 270);
  EXPECT_EQ(after_shot(setting, 5), 39 - 4);
  EXPECT_EQ(after_shot(setting, 4), 39);
}

TEST(CoastalGunnery, RC_E07_a_needed_six_less_one_is_impossible) {
  const auto setting = duel("uss-whitehead", 0, "css-tennessee", 15, 270);
  EXPECT_EQ(after_shot(setting, 6), 127);
}

TEST(CoastalGunnery, RC_E08_RC_054_a_captain_at_the_gun_adds_his_yellow_score) {
  const auto setting = duel("uss-whitehead", 0, "css-tennessee", 15, 270);
  const Edit serves = [](State& state) { state.ships[0].captain_serves = std::uint8_t{0}; };
  EXPECT_EQ(after_shot(setting, 4, 0, serves), 127);
  EXPECT_EQ(after_shot(setting, 5, 0, serves), 127 - 3);
  const Edit dead = [](State& state) {
    state.ships[0].captain_serves = std::uint8_t{0};
    state.ships[0].captain.alive = false;
  };
  EXPECT_EQ(after_shot(setting, 5, 0, dead), 127);
}

TEST(CoastalGunnery, RC_281_a_shot_out_of_range_is_wasted_but_fired) {
  const auto setting = duel("uss-whitehead", 0, "css-tennessee", 20.5, 0);
  const auto scene = stage(setting, {6});
  fire(scene->record, {shot(kFirst, 0, kSecond)});
  EXPECT_EQ(scene->ship(kSecond).spv, 127);
  EXPECT_EQ(scene->ship(kFirst).guns[0].fired_in, 1);
  EXPECT_TRUE(tells(scene->record.take_events(), "shot-wasted"));
}

TEST(CoastalGunnery, RC_005_range_is_not_asked_before_a_gun_is_laid) {
  Game game = in_phase(Phase::Shooting, duel("uss-whitehead", 0, "css-tennessee", 30, 0));
  EXPECT_EQ(refusal_of(game, LayGun{shot(kFirst, 0, kSecond)}), "");
}

TEST(CoastalGunnery, RC_E11_RC_288_a_32_pounder_rifle_bursts_on_two_ones) {
  const auto setting = duel("css-jamestown", 0, "uss-galena", 5, 0);
  const auto scene = stage(setting, {1, 1});
  const int crew = crew_left(*setting, scene->state, kFirst);
  fire(scene->record, {shot(kFirst, 0, kSecond)});
  EXPECT_TRUE(scene->ship(kFirst).guns[0].destroyed);
  EXPECT_EQ(crew_left(*setting, scene->state, kFirst), crew - 1);
  const auto luck = stage(setting, {1, 2});
  fire(luck->record, {shot(kFirst, 0, kSecond)});
  EXPECT_FALSE(luck->ship(kFirst).guns[0].destroyed);
}

TEST(CoastalGunnery, RC_142_both_sides_fire_before_any_damage_is_done) {
  const auto setting = duel("uss-galena", 0, "css-teaser", 5, 0);
  Game game =
      in_phase(Phase::Shooting, setting, {6, 6}, [](State& state) { state.ships[1].spv = 1; });
  const int before = game.state().ship(kFirst).spv;
  const int gun = port_gun(setting, kFirst, core::table::Mounting::StarboardSide);
  ASSERT_EQ(refusal_of(game, LayGun{shot(kFirst, gun, kSecond)}), "");
  ASSERT_TRUE(game.act(core::coastal::EndPhase{kUnion}));
  ASSERT_EQ(refusal_of(game, LayGun{shot(kSecond, 0, kFirst)}), "");
  ASSERT_TRUE(game.act(core::coastal::EndPhase{kConfederate}));
  EXPECT_EQ(game.state().ship(kSecond).fate, core::coastal::Fate::Sunk);
  EXPECT_LT(game.state().ship(kFirst).spv, before);
}

TEST(CoastalGunnery, RC_025_RC_281_what_a_gun_cannot_do_is_refused) {
  const auto setting = duel("uss-tyler", 0, "css-teaser", 5, 0);
  Game game = in_phase(Phase::Shooting, setting);
  const auto lay = [&](int gun, ShipId target) {
    return refusal_of(game, LayGun{shot(kFirst, gun, target)});
  };
  EXPECT_EQ(lay(6, kSecond), "RC-025 gun-unmanned");  // four of seven are manned
  EXPECT_EQ(lay(9, kSecond), "RC-281 no-such-gun");
  EXPECT_EQ(lay(0, kFirst), "RC-281 own-side");
  EXPECT_EQ(lay(0, kThird), "RC-281 no-such-target");
  const int port = port_gun(setting, kFirst, core::table::Mounting::PortSide);
  const int starboard = port_gun(setting, kFirst, core::table::Mounting::StarboardSide);
  EXPECT_EQ(lay(port, kSecond), "RC-261 does-not-bear");
  EXPECT_EQ(lay(starboard, kSecond), "");
  EXPECT_EQ(lay(starboard, kSecond), "RC-281 laid-already");
  EXPECT_EQ(refusal_of(game, UnlayGun{shot(kFirst, starboard, kSecond)}), "");
  EXPECT_EQ(refusal_of(game, UnlayGun{shot(kFirst, starboard, kSecond)}), "RC-281 not-laid");
}

TEST(CoastalGunnery, RC_261_ports_bear_10_degrees_and_pivots_150) {
  const auto setting = made_up(open_water(
      {{"uss-whitehead", kUnion, 20, 20, 0, 0}, {"css-chicora", kConfederate, 40, 20, 0, 0}}));
  const auto scene = stage(setting);
  const auto bears = [&](ShipId ship, int gun, double x, double y) {
    return bears_on(*setting, scene->state, ship, static_cast<std::uint8_t>(gun), at(x, y));
  };
  EXPECT_TRUE(bears(kFirst, 0, 30, 20));
  EXPECT_TRUE(bears(kFirst, 0, 22.7, 30));  // 15 degrees off the bow
  EXPECT_FALSE(bears(kFirst, 0, 22.6, 30));
  EXPECT_FALSE(bears(kFirst, 0, 20, 30));
  const bool port = setting->ship(kSecond).guns[0].mounting == core::table::Mounting::PortSide;
  const double away = port ? -10 : 10;
  const double side = port ? -0.35 : 0.35;  // half of the beam of 35 feet
  EXPECT_TRUE(bears(kSecond, 0, 40 + away + side, 21.7));
  EXPECT_FALSE(bears(kSecond, 0, 40 + away + side, 21.8));
}

TEST(CoastalGunnery, RC_265_a_casemate_pivot_fires_through_any_of_three_ports) {
  const auto setting = duel("css-albemarle", 0, "uss-galena", 9, 0);
  const auto scene = stage(setting);
  const auto bears = [&](int gun, double x, double y) {
    return bears_on(*setting, scene->state, kFirst, static_cast<std::uint8_t>(gun), at(x, y));
  };
  EXPECT_TRUE(bears(0, 20, 40));
  EXPECT_FALSE(bears(0, 20, 2));
  EXPECT_TRUE(bears(1, 20, 2));
  EXPECT_FALSE(bears(1, 20, 40));
  EXPECT_TRUE(bears(0, 40, 21.6));
  EXPECT_TRUE(bears(0, 2, 21.6));
  EXPECT_FALSE(bears(0, 30, 32));
}

TEST(CoastalGunnery, RC_262_a_turret_fires_in_the_quarter_that_it_faces) {
  const auto setting = duel("uss-monitor", 0, "css-tennessee", 9, 0);
  const auto refused = [&](Quarter facing) {
    Game game = in_phase(Phase::Shooting, setting, {},
                         [&](State& state) { state.ships[0].turrets = {facing}; });
    return refusal_of(game, LayGun{shot(kFirst, 0, kSecond)});
  };
  EXPECT_EQ(refused(Quarter::Starboard), "");
  EXPECT_EQ(refused(Quarter::Ahead), "RC-261 does-not-bear");
}

TEST(CoastalGunnery, RC_261_RC_262_the_field_of_fire_is_where_a_gun_bears) {
  const auto setting = duel("uss-monitor", 90, "css-tennessee", 9, 0);
  const auto scene = stage(setting);
  for (const int gun : {0, 1}) {
    const auto field = field_of_fire(*setting, scene->state, shot(kFirst, gun, kSecond));
    EXPECT_EQ(field.heading, Heading::degrees(90));
    for (const auto& place : {at(30, 20), at(20, 30), at(10, 20), at(20, 10), at(28, 23)}) {
      const bool inside = std::ranges::any_of(field.arcs, [&](const core::table::Arc& arc) {
        return in_arc(arc, field.heading, core::table::bearing(field.from, place));
      });
      EXPECT_EQ(inside,
                bears_on(*setting, scene->state, kFirst, static_cast<std::uint8_t>(gun), place));
    }
  }
}

TEST(CoastalGunnery, RC_262_a_turret_turns_one_arc_in_a_quarter_of_the_move) {
  const auto setting = duel("uss-monitor", 0, "css-tennessee", 9, 0);
  for (const Quarter wanted : core::table::kQuarters) {
    Game game = ordering(setting);
    Plot plot;
    plot.turrets = {wanted};
    ASSERT_EQ(refusal_of(game, core::coastal::WritePlot{kFirst, plot}), "");
    pass_to(game, Phase::Shooting);
    EXPECT_EQ(game.state().ship(kFirst).turrets[0], wanted);
  }
  Game game = ordering(setting, {}, [](State& state) {
    state.ships[0].damages = {{core::coastal::Harm::MountingJammed, 0, 4, false, 0, 0}};
  });
  Plot plot;
  plot.turrets = {Quarter::Starboard};
  ASSERT_EQ(refusal_of(game, core::coastal::WritePlot{kFirst, plot}), "");
  pass_to(game, Phase::Shooting);
  EXPECT_EQ(game.state().ship(kFirst).turrets[0], Quarter::Ahead);
}

TEST(CoastalGunnery, RC_261_turrets_of_two_do_not_face_each_other) {
  Game game = ordering(duel("uss-chickasaw", 0, "css-tennessee", 9, 0));
  const auto face = [&](std::vector<Quarter> turrets) {
    Plot plot;
    plot.turrets = std::move(turrets);
    return refusal_of(game, core::coastal::WritePlot{kFirst, plot});
  };
  EXPECT_EQ(face({Quarter::Astern, Quarter::Port}), "RC-261 turret-masked");
  EXPECT_EQ(face({Quarter::Port, Quarter::Ahead}), "RC-261 turret-masked");
  EXPECT_EQ(face({Quarter::Port}), "RC-262 no-such-turret");
  EXPECT_EQ(face({Quarter::Ahead, Quarter::Astern}), "");
}

TEST(CoastalGunnery, RC_263_a_stern_wheel_masks_40_degrees_astern) {
  auto made = *duel("css-albemarle", 0, "uss-galena", 9, 0);
  const auto astern = [&](double x) {
    const auto scene = stage(std::make_shared<const Setting>(made));
    return bears_on(made, scene->state, kFirst, 1, at(x, 2));
  };
  EXPECT_TRUE(astern(20));
  made.ships[0].stern_wheel = true;
  EXPECT_FALSE(astern(20));
}

TEST(CoastalGunnery, RC_364_a_submarine_is_a_small_target_without_guns) {
  const auto setting = duel("css-tennessee", 90, "h-l-hunley", 10, 0);
  EXPECT_TRUE(setting->ship(kSecond).guns.empty());
  const auto scene = stage(setting);
  EXPECT_EQ(modifier_of(*setting, scene->state, shot(kFirst, 0, kSecond)), -1);
  EXPECT_TRUE(sees(*setting, scene->state, kFirst, kSecond));
}

TEST(CoastalGunnery, RC_264_a_fort_fires_150_degrees_about_its_facing) {
  const auto setting = made_up(before_fort({{"uss-galena", kUnion, 60, 24, 0, 0}}, "fort-henry"));
  const auto scene = stage(setting);
  const auto bears_at = [&](double x, double y) {
    scene->state.ships[0].pose.at = at(x, y);
    Shot from;
    from.from_fort = true;
    from.target = kFirst;
    return bears(*setting, scene->state, from);
  };
  EXPECT_TRUE(bears_at(58, 24));
  EXPECT_TRUE(bears_at(65.3, 34));  // 15 degrees off its face
  EXPECT_FALSE(bears_at(65.35, 34));
}

TEST(CoastalGunnery, RC_221_islands_and_larger_ships_hide_a_ship) {
  auto water = open_water({{"uss-whitehead", kUnion, 20, 20, 0, 0},
                           {"css-patrick-henry", kConfederate, 30, 20, 0, 0},
                           {"css-virginia", kConfederate, 25, 20, 0, 0}});
  bool seen = true;
  const auto refused = [&](const core::table::Battle& battle) {
    Game game = in_phase(Phase::Shooting, made_up(battle), {},
                         [&](State& state) { state.ships[2].seen = seen; });
    return refusal_of(game, LayGun{shot(kFirst, 0, kSecond)});
  };
  EXPECT_EQ(refused(water), "RC-221 ship-in-the-way");
  seen = false;  // [RC-222] one that is not on the table for the firer: a refusal would tell of it
  EXPECT_EQ(refused(water), "");
  seen = true;
  water.ships[2].card = facts().find_vessel("css-teaser").value();
  EXPECT_EQ(refused(water), "");  // smaller
  water.areas.push_back(area(core::table::GroundKind::Land, 26, 15, 27, 25));
  EXPECT_EQ(refused(water), "RC-221 land-in-the-way");
}

TEST(CoastalGunnery, RC_221_one_sees_50_inches) {
  const auto refused = [](double apart) {
    Game game = in_phase(Phase::Shooting, duel("uss-whitehead", 0, "css-tennessee", apart, 0));
    return refusal_of(game, LayGun{shot(kFirst, 0, kSecond)});
  };
  EXPECT_EQ(refused(50), "");
  EXPECT_EQ(refused(50.01), "RC-221 not-visible");
}

TEST(CoastalGunnery, RC_E17_RC_225_fog_lifts_by_a_quarter_each_move) {
  auto made = core::coastal::make_setting(facts(), charts(),
                                          open_water({{"uss-galena", kUnion, 10, 10, 0, 0},
                                                      {"css-teaser", kConfederate, 60, 40, 0, 0}}));
  made.early_morning = true;
  const auto setting = std::make_shared<const Setting>(made);
  Game clear{setting, 1, {1, 1, 1, 1, 1, 1, 1, 1, 2}};
  EXPECT_EQ(clear.state().fog, std::nullopt);
  Game game{setting, 1, {1, 1, 1, 1, 1, 1, 1, 1, 3, 3, 5}};
  std::vector<std::int64_t> seen;
  while (game.state().fog) {
    seen.push_back(game.state().fog->ticks());
    pass_to(game, Phase::Orders);
  }
  ASSERT_EQ(seen.size(), 9U);
  EXPECT_EQ(std::vector(seen.begin(), seen.begin() + 4),
            (std::vector<std::int64_t>{80'000, 100'000, 125'000, 156'250}));
  EXPECT_LT(seen.back(), 500'000);
  EXPECT_EQ(sight_of(*setting, game.state()), Inches::of(50));
}

TEST(CoastalGunnery, RC_223_wind_is_thrown_for_once) {
  const auto wind = [](std::uint8_t first, std::uint8_t second) {
    const std::vector<std::uint8_t> all{1, 1, 1, 1, 1, 1, 1, 1, first, second};  // two captains
    return Game{duel("uss-monitor", 0, "css-tennessee", 9, 0), 1, all}.state().wind;
  };
  using core::coastal::Wind;
  EXPECT_EQ(wind(2, 1), Wind::None);
  EXPECT_EQ(wind(3, 2), Wind::North);
  EXPECT_EQ(wind(3, 3), Wind::East);
  EXPECT_EQ(wind(6, 4), Wind::West);
  EXPECT_EQ(wind(6, 5), Wind::South);
}

TEST(CoastalGunnery, RC_224_without_wind_smoke_gathers_hides_and_disperses) {
  const auto setting = made_up(open_water({{"uss-whitehead", kUnion, 20, 20, 0, 0},
                                           {"css-tennessee", kConfederate, 29, 20, 0, 0},
                                           {"uss-ceres", kUnion, 11, 20, 0, 0}}));
  const auto calm = [](State& state) { state.wind = core::coastal::Wind::None; };
  const auto scene = stage(setting, {1, 1, 1}, calm);
  fire(scene->record, {shot(kFirst, 0, kSecond)});
  ASSERT_EQ(scene->state.smoke.size(), 1U);
  EXPECT_EQ(scene->state.smoke[0].halves, 1);
  EXPECT_EQ(scene->state.smoke[0].middle, at(20, 20));
  fire(scene->record, {shot(kFirst, 0, kSecond)});
  EXPECT_EQ(scene->state.smoke[0].halves, 2);
  EXPECT_FALSE(hidden_by(*setting, scene->state, shot(kFirst, 0, kSecond)));
  const auto hidden = hidden_by(*setting, scene->state, shot(kThird, 0, kSecond));
  ASSERT_TRUE(hidden);
  EXPECT_TRUE(hidden->smoke);
  for (int move = 0; move < 4; ++move) {
    EXPECT_EQ(scene->state.smoke.size(), 1U);
    thin_smoke(scene->record);
  }
  EXPECT_TRUE(scene->state.smoke.empty());
  fire(scene->record, {shot(kFirst, 0, kSecond)});
  scene->state.ships[0].pose.at = at(20, 25);  // it leaves its cloud behind
  fire(scene->record, {shot(kFirst, 0, kSecond)});
  EXPECT_EQ(scene->state.smoke.size(), 2U);
  const auto windy = stage(setting, {1});
  fire(windy->record, {shot(kFirst, 0, kSecond)});
  EXPECT_TRUE(windy->state.smoke.empty());
}

TEST(CoastalGunnery, RC_224_a_shot_through_smoke_is_refused) {
  const auto setting = duel("uss-whitehead", 0, "css-tennessee", 9, 0);
  Game game = in_phase(Phase::Shooting, setting, {}, [](State& state) {
    core::coastal::Smoke smoke;
    smoke.ship = kSecond;
    smoke.middle = at(25, 20);
    smoke.halves = 1;
    smoke.life = 2;
    state.smoke = {smoke};
  });
  EXPECT_EQ(refusal_of(game, LayGun{shot(kFirst, 0, kSecond)}), "RC-224 smoke-in-the-way");
}

TEST(CoastalGunnery, RC_282_first_fire_may_be_given_at_the_end_of_a_quarter) {
  const auto setting = duel("uss-whitehead", 0, "css-tennessee", 9, 0);
  Game game = ordering(setting, {6});
  Plot plot = run(2);
  plot.fire = {2, {shot(kFirst, 0, kSecond)}};
  ASSERT_EQ(refusal_of(game, core::coastal::WritePlot{kFirst, plot}), "");
  ASSERT_TRUE(game.act(core::coastal::EndPhase{kUnion}));
  const auto events = game.act(core::coastal::EndPhase{kConfederate});
  ASSERT_TRUE(events);
  EXPECT_TRUE(tells(*events, "gun-hits"));
  EXPECT_EQ(game.state().ship(kSecond).spv, 127 - 3);
  pass_to(game, Phase::Orders);
  EXPECT_EQ(refusal_of(game, core::coastal::WritePlot{kFirst, plot}), "RC-282 not-first-fire");
}

TEST(CoastalGunnery, RC_282_with_the_option_only_in_the_first_move) {
  auto options = charts().options;
  options.first_fire = core::coastal::FirstFire::Game;
  const auto setting = made_up(open_water({{"uss-whitehead", kUnion, 20, 20, 0, 2},
                                           {"css-tennessee", kConfederate, 29, 20, 0, 0}}),
                               options);
  Plot plot = run(2);
  plot.fire = {2, {shot(kFirst, 0, kSecond)}};
  Game first = ordering(setting);
  EXPECT_EQ(refusal_of(first, core::coastal::WritePlot{kFirst, plot}), "");
  Game second = ordering(setting, {}, [](State& state) { state.move = 2; });
  EXPECT_EQ(refusal_of(second, core::coastal::WritePlot{kFirst, plot}), "RC-282 not-first-fire");
  plot.fire.quarter = 5;
  EXPECT_EQ(refusal_of(first, core::coastal::WritePlot{kFirst, plot}), "RC-282 no-such-quarter");
}

TEST(CoastalGunnery, RC_291_guns_without_a_line_take_that_of_the_nearest) {
  const auto points = [](std::string_view name) {
    const auto& guns = facts().guns;
    const auto found =
        std::find_if(guns.begin(), guns.end(), [&](const auto& gun) { return gun.name == name; });
    return found == guns.end() ? -1 : found->points.value_or(0);
  };
  EXPECT_EQ(points("32-lb carronade"), 2);
  EXPECT_EQ(points("42-lb smoothbore"), 6);
  EXPECT_EQ(points("50-lb rifle"), 6);
  EXPECT_EQ(points("60-lb rifle"), 6);
}

}  // namespace
}  // namespace tests::coastal
