// [RC-321]-[RC-331] [RC-401]-[RC-404] Damage and morale of the Coastal set.
#include "core/coastal/damage.h"

#include "core/coastal/condition.h"
#include "core/coastal/gunnery.h"
#include "core/coastal/morale.h"
#include "core/coastal/movement.h"
#include "core/coastal/people.h"
#include "core/coastal/sequence.h"
#include "tests/coastal/battles.h"

#include <gtest/gtest.h>

namespace tests::coastal {
namespace {

using core::base::operator""_rule;
using core::coastal::Cause;
using core::coastal::Fate;
using core::coastal::Ground;
using core::coastal::Harm;

std::shared_ptr<const Setting> alone(std::string_view card) {
  return made_up(
      open_water({{card, kConfederate, 30, 20, 0, 0}, {"uss-galena", kUnion, 60, 20, 0, 0}}));
}

std::uint32_t dice_made(const Stage& scene) { return scene.state.dice.made(); }

TEST(CoastalDamage, RC_321_a_ship_without_points_sinks) {
  const auto scene = stage(alone("css-teaser"));
  lose_points(scene->record, kFirst, 5, "RC-289"_rule);
  EXPECT_EQ(scene->ship(kFirst).fate, Fate::Afloat);
  lose_points(scene->record, kFirst, 1, "RC-289"_rule);
  EXPECT_EQ(scene->ship(kFirst).fate, Fate::Sunk);
}

TEST(CoastalDamage, RC_E09_RC_322_the_hit_that_goes_below_the_pv_rolls) {
  const auto scene =
      stage(alone("css-manassas"), {3, 6}, [](State& state) { state.ships[0].spv = 23; });
  lose_points(scene->record, kFirst, 4, "RC-289"_rule);
  EXPECT_EQ(scene->ship(kFirst).spv, 19);
  EXPECT_TRUE(scene->ship(kFirst).boiler_destroyed);
  EXPECT_EQ(dice_made(*scene), 2U);
  EXPECT_EQ(most_speed(*scene->setting, scene->state, kFirst), Inches{});
}

TEST(CoastalDamage, RC_E10_at_the_pv_there_is_no_roll) {
  const auto scene =
      stage(alone("css-manassas"), {}, [](State& state) { state.ships[0].spv = 24; });
  lose_points(scene->record, kFirst, 4, "RC-289"_rule);
  EXPECT_EQ(scene->ship(kFirst).spv, 20);
  EXPECT_EQ(dice_made(*scene), 0U);
}

TEST(CoastalDamage, RC_E12_RC_328_a_ship_sinks_above_one_and_a_half_times_its_draft) {
  const auto scene = stage(alone("uss-chickasaw"));
  suffer(scene->record, kFirst, {Harm::Flooded, 2, 0});
  suffer(scene->record, kFirst, {Harm::Flooded, 1, 0});
  EXPECT_EQ(draft_now(*scene->setting, scene->state, kFirst), 90);
  EXPECT_EQ(scene->ship(kFirst).fate, Fate::Afloat);
  suffer(scene->record, kFirst, {Harm::Flooded, 1, 0});
  EXPECT_EQ(scene->ship(kFirst).fate, Fate::Sunk);
}

TEST(CoastalDamage, RC_328_in_shallow_water_it_rests_on_the_bottom_and_fights_on) {
  auto water = open_water(
      {{"uss-chickasaw", kUnion, 30, 20, 0, 0}, {"css-teaser", kConfederate, 60, 20, 0, 0}});
  water.feet = 9;
  const auto scene = stage(made_up(water));
  suffer(scene->record, kFirst, {Harm::Flooded, 2, 0});
  EXPECT_EQ(scene->ship(kFirst).ground, Ground::None);
  suffer(scene->record, kFirst, {Harm::Flooded, 1, 0});
  EXPECT_EQ(scene->ship(kFirst).ground, Ground::Bottom);
  suffer(scene->record, kFirst, {Harm::Flooded, 2, 0});
  EXPECT_EQ(scene->ship(kFirst).fate, Fate::Afloat);
}

/// Upkeep moves until all three hits are repaired, with so many men at work.
int moves_to_repair(int men) {
  const auto scene = stage(alone("css-arkansas"), {}, [](State& state) {
    state.done[0] = true;  // the Confederates write their orders
    state.ships[0].damages.assign(3, {Harm::Slower, 1, 4, false, 0, 0});
  });
  int moves = 0;
  for (; !scene->ship(kFirst).damages.empty() && moves < 20; ++moves) {
    int free = men;
    for (std::size_t i = 0; i < scene->ship(kFirst).damages.size() && free > 0; ++i, --free) {
      const auto which = static_cast<std::uint8_t>(i);
      if (scene->ship(kFirst).damages[i].repairers == 0 &&
          judge(*scene->setting, scene->state, core::coastal::Repair{kFirst, which})) {
        repair(scene->record, {kFirst, which});
      }
    }
    work_on_repairs(scene->record, kFirst);
  }
  return moves;
}

TEST(CoastalDamage, RC_E13_RC_325_RC_326_each_hit_takes_four_moves_of_one_man) {
  EXPECT_EQ(moves_to_repair(1), 12);
  EXPECT_EQ(moves_to_repair(3), 4);
}

TEST(CoastalDamage, RC_325_without_men_or_for_good_nothing_is_repaired) {
  const auto setting = made_up(open_water({{"uss-chickasaw", kUnion, 30, 20, 0, 0}}));
  const auto with = [&](bool for_good, int reserve) {
    Game game = ordering(setting, {}, [&](State& state) {
      state.ships[0].damages = {{Harm::Slower, 2, 4, for_good, 0, 0}};
      state.ships[0].engine = static_cast<std::int8_t>(8 - reserve);  // the men stand elsewhere
      state.ships[0].reserve = static_cast<std::int8_t>(reserve);
    });
    return refusal_of(game, core::coastal::Repair{kFirst, 0});
  };
  EXPECT_EQ(with(true, 7), "RC-325 nothing-to-repair");
  EXPECT_EQ(with(false, 0), "RC-325 no-men-to-repair");
  EXPECT_EQ(with(false, 7), "");
}

TEST(CoastalDamage, RC_323_hits_on_mountings_fall_on_separate_guns_or_add_up_on_one) {
  const auto scene = stage(alone("css-jamestown"), {1});
  suffer(scene->record, kFirst, {Harm::GunOut, 0, 4});
  suffer(scene->record, kFirst, {Harm::GunOut, 0, 4});
  ASSERT_EQ(scene->ship(kFirst).damages.size(), 2U);
  EXPECT_NE(scene->ship(kFirst).damages[0].gun, scene->ship(kFirst).damages[1].gun);
  EXPECT_FALSE(any_gun_works(*scene->setting, scene->state, kFirst));
  const auto one = stage(alone("css-manassas"));
  suffer(one->record, kFirst, {Harm::GunOut, 0, 4});
  suffer(one->record, kFirst, {Harm::GunOut, 0, 4});
  EXPECT_EQ(one->ship(kFirst).damages.size(), 2U);
  EXPECT_EQ(one->ship(kFirst).damages[1].gun, 0);
}

TEST(CoastalDamage, RC_324_a_gun_on_the_side_of_the_shot_is_hit_first) {
  const auto setting = alone("css-chicora");
  for (std::uint8_t die = 1; die <= 6; ++die) {
    const auto scene = stage(setting, {die, die});
    suffer(scene->record, kFirst, {Harm::GunDestroyed, 0, 0}, at(40, 20));  // to starboard
    const auto& guns = scene->ship(kFirst).guns;
    for (std::size_t i = 0; i < guns.size(); ++i) {
      if (guns[i].destroyed) {
        EXPECT_EQ(setting->ship(kFirst).guns[i].mounting, core::table::Mounting::StarboardSide);
      }
    }
    EXPECT_EQ(std::count_if(guns.begin(), guns.end(), [](auto& gun) { return gun.destroyed; }), 1);
  }
}

TEST(CoastalDamage, RC_324_a_jammed_turret_still_fires_a_jammed_shutter_does_not) {
  const auto works = [](std::string_view card) {
    const auto scene = stage(alone(card));
    suffer(scene->record, kFirst, {Harm::MountingJammed, 0, 4});
    return gun_works(*scene->setting, scene->state, kFirst, scene->ship(kFirst).damages[0].gun);
  };
  EXPECT_TRUE(works("uss-monitor"));
  EXPECT_FALSE(works("css-manassas"));
}

TEST(CoastalDamage, RC_327_a_fire_is_fought_four_times_and_then_the_ship_is_abandoned) {
  const auto scene = stage(alone("css-selma"), {5, 5, 5, 6});
  suffer(scene->record, kFirst, {Harm::Fire, 6, 4});
  for (int move = 0; move < 3; ++move) {
    fight_fires(scene->record, kFirst);
    EXPECT_EQ(scene->ship(kFirst).fires.size(), 1U);
  }
  fight_fires(scene->record, kFirst);
  EXPECT_TRUE(scene->ship(kFirst).fires.empty());
  EXPECT_FALSE(scene->ship(kFirst).abandoned);
  const auto lost = stage(alone("css-selma"), {5, 5, 5, 5});
  suffer(lost->record, kFirst, {Harm::Fire, 6, 4});
  for (int move = 0; move < 4; ++move) {
    fight_fires(lost->record, kFirst);
  }
  EXPECT_TRUE(lost->ship(kFirst).abandoned);
}

TEST(CoastalDamage, RC_329_a_station_without_its_man_stops_until_the_reserve_takes_it) {
  Game game =
      ordering(made_up(open_water({{"uss-tyler", kUnion, 30, 20, 0, 0}})), {}, [](State& state) {
        state.ships[0].boiler = 0;
        state.ships[0].reserve = 1;
      });
  EXPECT_FALSE(has_power(game.setting(), game.state(), kFirst));
  EXPECT_EQ(refusal_of(game, core::coastal::ShiftCrew{kFirst, core::coastal::Station::Reserve, 0,
                                                      core::coastal::Station::Boiler, 0}),
            "");
  EXPECT_TRUE(has_power(game.setting(), game.state(), kFirst));
}

TEST(CoastalDamage, RC_329_the_reserve_is_lost_first_and_the_engine_last) {
  const auto scene =
      stage(alone("css-manassas"), {}, [](State& state) { state.ships[0].reserve = 0; });
  lose_crew(scene->record, kFirst, 1, "RC-322"_rule);
  EXPECT_FALSE(scene->ship(kFirst).guns[0].manned);
  EXPECT_TRUE(has_power(*scene->setting, scene->state, kFirst));
  lose_crew(scene->record, kFirst, 1, "RC-322"_rule);
  EXPECT_FALSE(has_power(*scene->setting, scene->state, kFirst));
}

TEST(CoastalDamage, RC_054_a_captain_falls_with_the_crew_of_the_gun_that_he_serves) {
  const auto serving = [](std::uint8_t die) {
    const auto scene = stage(alone("css-manassas"), {die},
                             [](State& state) { state.ships[0].captain_serves = std::uint8_t{0}; });
    lose_crew(scene->record, kFirst, 1, "RC-322"_rule);  // gun, boiler, engine
    return scene->ship(kFirst).captain.alive;
  };
  EXPECT_FALSE(serving(1));
  EXPECT_TRUE(serving(2));
  EXPECT_TRUE(serving(3));
}

TEST(CoastalDamage, RC_330_an_abandoned_ship_slows_down_and_drifts) {
  auto water = open_water({{"css-teaser", kConfederate, 30, 20, 0, 5},
                           {"uss-galena", kUnion, 60, 20, 0, 0},
                           {"css-selma", kConfederate, 10, 40, 0, 0}});
  water.current = 1;
  water.current_to = core::table::Heading::degrees(90);
  Game game = ordering(made_up(water), {}, [](State& state) { state.ships[0].abandoned = true; });
  EXPECT_EQ(refusal_of(game, core::coastal::EndPhase{kUnion}), "");
  EXPECT_EQ(refusal_of(game, core::coastal::WritePlot{kFirst, run(3)}), "RC-330 ship-gone");
  pass_to(game, Phase::Orders);
  EXPECT_EQ(game.state().ship(kFirst).speed, Inches::of(3));
  pass_to(game, Phase::Orders);
  pass_to(game, Phase::Orders);
  const auto before = game.state().ship(kFirst).pose.at;
  pass_to(game, Phase::Orders);
  EXPECT_EQ(game.state().ship(kFirst).speed, Inches{});
  EXPECT_EQ(game.state().ship(kFirst).pose.at, before + at(1, 0));
}

TEST(CoastalDamage, RC_330_RC_177_an_abandoned_ship_goes_round_where_her_rudder_is_jammed) {
  const auto after = [](std::uint8_t edition) {
    auto setting = std::make_shared<Setting>(
        *made_up(open_water({{"css-teaser", kConfederate, 30, 20, 0, 5},
                             {"uss-galena", kUnion, 60, 20, 0, 0},
                             {"css-selma", kConfederate, 10, 40, 0, 0}})));
    setting->begun_before = core::table::begun_before(edition);
    Game game = ordering(setting, {}, [](State& state) {
      state.ships[0].abandoned = true;
      state.ships[0].damages = {{Harm::HardRight, 0, 4, false, 0, 0}};
    });
    pass_to(game, Phase::Shooting);
    return game.state().ship(kFirst).pose.heading;
  };
  const core::table::Heading north;
  EXPECT_NE(after(core::table::kEdition), north);
  EXPECT_EQ(after(1), north) << "as it was in the first edition";
}

TEST(CoastalDamage, RC_331_an_explosion_leaves_nothing_and_hurts_nobody) {
  const auto scene = stage(alone("css-selma"));
  suffer(scene->record, kFirst, {Harm::Explodes, 0, 0});
  EXPECT_EQ(scene->ship(kFirst).fate, Fate::Exploded);
  EXPECT_TRUE(core::coastal::obstacles_for(*scene->setting, scene->state, {kSecond}).all.empty());
  EXPECT_EQ(scene->ship(kSecond).spv, 95);
}

TEST(CoastalDamage, RC_177_of_several_faults_of_steering_the_newest_counts) {
  const auto scene = stage(alone("css-selma"));
  suffer(scene->record, kFirst, {Harm::HardRight, 0, 4});
  suffer(scene->record, kFirst, {Harm::SameCourse, 0, 0});
  EXPECT_EQ(steering_fault(scene->ship(kFirst)), Harm::SameCourse);
}

// ---- morale ----

TEST(CoastalMorale, RC_E27_RC_402_a_good_ship_carries_on) {
  const auto scene = stage(alone("css-arkansas"), {1}, [](State& state) {
    state.ships[0].lost = 8;  // of 23
    state.ships[0].due = {Cause::CrewLost};
  });
  EXPECT_EQ(total(morale_of(*scene->setting, scene->state, kFirst)), 3);
  test_morale(scene->record);
  EXPECT_FALSE(scene->ship(kFirst).abandoned);
  EXPECT_TRUE(scene->ship(kFirst).due.empty());
}

TEST(CoastalMorale, RC_E28_RC_403_a_bad_one_abandons) {
  const auto scene = stage(alone("css-manassas"), {4}, [](State& state) {
    Ship& ship = state.ships[0];
    ship.lost = 2;
    ship.spv = 10;
    ship.captain.alive = false;
    ship.guns[0].destroyed = true;
    ship.boiler_destroyed = true;
    ship.due = {Cause::CaptainKilled};
  });
  EXPECT_EQ(total(morale_of(*scene->setting, scene->state, kFirst)), -13);
  test_morale(scene->record);
  EXPECT_TRUE(scene->ship(kFirst).abandoned);
}

TEST(CoastalMorale, RC_E29_RC_388_RC_404_a_fort_is_given_up) {
  auto water = before_fort({{"uss-galena", kUnion, 10, 10, 0, 0}}, "fort-henry");
  const auto setting = made_up(water);
  const auto scene = stage(setting, {4}, [](State& state) {
    state.forts[0].commander.green = 1;
    state.forts[0].lost = 4;  // of 12
  });
  EXPECT_TRUE(fort_tests_after_loss(*setting, scene->state, kFort));
  // 1 for the commander, -2 for a third, -2 for each
  EXPECT_EQ(total(morale_of(*setting, scene->state, kFort)), 1 - 2 - 8);
  scene->state.forts[0].test_due = true;
  test_morale(scene->record);
  EXPECT_TRUE(scene->state.forts[0].abandoned);
  EXPECT_TRUE(is_silent(*setting, scene->state, kFort));
}

TEST(CoastalMorale, RC_388_tempers_begin_to_test_at_other_losses) {
  using core::coastal::Temper;
  const auto setting = made_up(before_fort({{"uss-galena", kUnion, 10, 10, 0, 0}}, "fort-henry"));
  const auto tests = [&](Temper temper, int lost) {
    const auto scene = stage(setting, {}, [&](State& state) {
      state.forts[0].commander.temper = temper;
      state.forts[0].lost = static_cast<std::int8_t>(lost);
    });
    return fort_tests_after_loss(*setting, scene->state, kFort);
  };
  EXPECT_TRUE(tests(Temper::Panicky, 1));
  EXPECT_FALSE(tests(Temper::Stubborn, 3));
  EXPECT_TRUE(tests(Temper::Stubborn, 4));
  EXPECT_FALSE(tests(Temper::Fanatic, 7));
  EXPECT_TRUE(tests(Temper::Fanatic, 8));
}

TEST(CoastalMorale, RC_401_one_test_however_many_causes_and_lasting_ones_once) {
  const auto scene = stage(alone("css-selma"), {6, 6, 6}, [](State& state) {
    state.ships[0].damages = {{Harm::HardRight, 0, 4, false, 0, 0}};
    state.ships[0].due = {Cause::CrewLost, Cause::Aground};
  });
  test_morale(scene->record);
  EXPECT_EQ(dice_made(*scene), 1U);
  test_morale(scene->record);
  EXPECT_EQ(dice_made(*scene), 1U);  // the rudder is no news
}

TEST(CoastalMorale, RC_403_of_crew_and_grounding_only_the_worst_step_counts) {
  const auto modifiers = [](int lost, bool under_fire) {
    const auto scene = stage(alone("css-arkansas"), {}, [&](State& state) {
      state.ships[0].lost = static_cast<std::int8_t>(lost);
      state.ships[0].ground = Ground::Shoal;
      state.ships[0].under_fire = under_fire;
    });
    return total(morale_of(*scene->setting, scene->state, kFirst));
  };
  constexpr int kRest = 2 + 1 + 1 + 1;  // captain, above PV, fires, moves
  EXPECT_EQ(modifiers(0, false), kRest + 1 - 1);
  EXPECT_EQ(modifiers(7, false), kRest - 1 - 1);
  EXPECT_EQ(modifiers(8, true), kRest - 2 - 2);
  EXPECT_EQ(modifiers(16, true), kRest - 3 - 2);
}

}  // namespace
}  // namespace tests::coastal
