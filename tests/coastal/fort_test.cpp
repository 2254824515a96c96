// [RC-124] [RC-381]-[RC-386] [RC-501] Mortars, forts and the end of a battle in the Coastal set.
#include "core/coastal/condition.h"
#include "core/coastal/gunnery.h"
#include "core/coastal/victory.h"
#include "tests/coastal/battles.h"

#include <gtest/gtest.h>

namespace tests::coastal {
namespace {

using core::coastal::EndPhase;
using core::coastal::Fate;
using core::coastal::LayGun;
using core::coastal::Shot;
using core::table::ShipFact;

/// A mortar scow so far before Fort Henry.
std::shared_ptr<const Setting> mortar_before_fort(double apart) {
  return made_up(
      before_fort({{"mortar-scow-no-16-type", kUnion, 68 - apart, 24, 90, 0}}, "fort-henry"));
}

Shot at_fort(ShipId ship, int gun = 0) {
  Shot shot;
  shot.ship = ship;
  shot.gun = static_cast<std::uint8_t>(gun);
  shot.at_fort = true;
  return shot;
}

int destroyed_in(const Setting& setting, const State& state, int square) {
  int count = 0;
  for (std::size_t i = 0; i < setting.fort(kFort).guns.size(); ++i) {
    count += setting.fort(kFort).guns[i].square == square && state.fort(kFort).guns[i].destroyed;
  }
  return count;
}

TEST(CoastalForts, RC_E30_RC_382_RC_383_a_mortar_finds_its_range) {
  const auto setting = mortar_before_fort(20);
  Game game = in_phase(Phase::Shooting, setting, {5});
  ASSERT_EQ(refusal_of(game, LayGun{at_fort(kFirst)}), "");
  pass_to(game, Phase::Orders);
  EXPECT_EQ(game.state().fort(kFort).fpv, 240);
  State next = game.state();
  next.dice = core::base::Dice{1, {5, 4, 3}};
  Game again{setting, next};
  pass_to(again, Phase::Shooting);
  ASSERT_EQ(refusal_of(again, LayGun{at_fort(kFirst)}), "");
  pass_to(again, Phase::Orders);
  EXPECT_EQ(destroyed_in(*setting, again.state(), 4), 1);
  EXPECT_EQ(again.state().fort(kFort).lost, 1);
  EXPECT_EQ(again.state().fort(kFort).fpv, 240);
}

TEST(CoastalForts, RC_382_the_bonus_is_lost_by_a_move_without_fire) {
  const auto setting = mortar_before_fort(20);
  Game game = in_phase(Phase::Shooting, setting, {5});
  ASSERT_EQ(refusal_of(game, LayGun{at_fort(kFirst)}), "");
  pass_to(game, Phase::Shooting);
  EXPECT_EQ(game.state().ship(kFirst).mortar_on, kFort);
  pass_to(game, Phase::Shooting);
  EXPECT_EQ(game.state().ship(kFirst).mortar_on, std::nullopt);
}

TEST(CoastalForts, RC_383_what_a_hit_does) {
  const auto hit = [](std::vector<std::uint8_t> dice) {
    const auto scene = stage(mortar_before_fort(20), std::move(dice));
    fire(scene->record, {at_fort(kFirst)});
    return scene->state.fort(kFort);
  };
  EXPECT_EQ(hit({6, 2, 1}).fpv, 240);
  EXPECT_EQ(hit({6, 2, 2}).fpv, 220);
  EXPECT_EQ(hit({6, 2, 4}).fpv, 210);
  EXPECT_EQ(hit({6, 2, 6}).fpv, 200);
  EXPECT_TRUE(hit({6, 2, 6}).commander.alive);
  EXPECT_FALSE(hit({6, 1, 6}).commander.alive);  // he sits in the first square
  EXPECT_TRUE(hit({6, 1, 6}).test_due);
}

TEST(CoastalForts, RC_383_a_work_of_three_squares_takes_two_faces_each) {
  const auto setting = made_up(before_fort({{"mortar-scow-no-16-type", kUnion, 48, 24, 90, 0}},
                                           "fort-morgan-water-battery"));
  const auto square = [&](std::uint8_t die) {
    const auto scene = stage(setting, {6, die, 3});
    fire(scene->record, {at_fort(kFirst)});
    for (int i = 1; i <= 3; ++i) {
      if (destroyed_in(*setting, scene->state, i) > 0) {
        return i;
      }
    }
    return 0;
  };
  EXPECT_EQ(square(1), 1);
  EXPECT_EQ(square(2), 1);
  EXPECT_EQ(square(3), 2);
  EXPECT_EQ(square(6), 3);
}

TEST(CoastalForts, RC_381_where_a_mortar_fires) {
  const auto refused = [](double apart, const Edit& edit = {}) {
    Game game = in_phase(Phase::Shooting, mortar_before_fort(apart), {}, edit);
    return refusal_of(game, LayGun{at_fort(kFirst)});
  };
  EXPECT_EQ(refused(5.99), "RC-381 mortar-too-near");
  EXPECT_EQ(refused(6), "");
  EXPECT_EQ(refused(40), "");
  EXPECT_EQ(refused(40.01), "RC-381 out-of-range");
  EXPECT_EQ(refused(20, [](State& state) { state.ships[0].speed = Inches::of(1); }),
            "RC-381 mortar-moved");
  auto water = before_fort({{"mortar-scow-no-16-type", kUnion, 48, 24, 90, 0},
                            {"css-selma", kConfederate, 40, 24, 0, 0}},
                           "fort-henry");
  water.areas.push_back(area(core::table::GroundKind::Land, 55, 20, 57, 28));
  Game game = in_phase(Phase::Shooting, made_up(water));
  EXPECT_EQ(refusal_of(game, LayGun{at_fort(kFirst)}), "RC-381 nobody-spots");
  Shot ship;
  ship.target = kSecond;
  EXPECT_EQ(refusal_of(game, LayGun{ship}), "RC-381 mortar-at-works-only");
}

TEST(CoastalForts, RC_E31_RC_386_below_a_third_a_fort_ceases_fire) {
  const auto setting = made_up(before_fort({{"uss-galena", kUnion, 60, 24, 0, 0}}, "fort-henry"));
  Shot from;
  from.from_fort = true;
  const auto refused = [&](int fpv) {
    Game game = in_phase(Phase::Shooting, setting, {}, [&](State& state) {
      state.forts[0].fpv = static_cast<std::int16_t>(fpv);
      state.done[0] = true;
    });
    return refusal_of(game, LayGun{from});
  };
  EXPECT_EQ(refused(240 - 162), "RC-386 fort-gun-silent");
  EXPECT_EQ(refused(80), "");
}

TEST(CoastalForts, RC_386_ships_take_points_only_and_no_modifier_counts) {
  const auto setting =
      made_up(before_fort({{"uss-whitehead", kUnion, 63, 24, 0, 0}}, "fort-henry"));
  const auto scene = stage(setting, {4});
  EXPECT_EQ(modifier_of(*setting, scene->state, at_fort(kFirst)), 0);
  fire(scene->record, {at_fort(kFirst)});
  EXPECT_EQ(scene->state.fort(kFort).fpv, 234);
  EXPECT_EQ(scene->state.fort(kFort).lost, 0);
  for (const auto& gun : scene->state.fort(kFort).guns) {
    EXPECT_FALSE(gun.destroyed);
  }
}

TEST(CoastalForts, RC_501_words_of_the_battles_shots_at_high_forts) {
  const auto donelson = battle("fort-donelson");
  State state = core::coastal::begin(*donelson, 1);
  const auto middle = donelson->fort(kFort).middle;
  state.ships[0].pose.at = middle + at(0, 6);
  EXPECT_EQ(modifier_of(*donelson, state, at_fort(kFirst)), -1);
  state.ships[0].pose.at = middle + at(0, 6.01);
  EXPECT_EQ(modifier_of(*donelson, state, at_fort(kFirst)), 0);
  const auto bluff = battle("drewrys-bluff");
  State below = core::coastal::begin(*bluff, 1);
  below.ships[1].pose.at = bluff->fort(kFort).middle + at(0, 8);
  below.ships[1].turrets = {core::table::Quarter::Starboard};
  const auto shot = judge_shot(*bluff, below, at_fort(kSecond));
  ASSERT_FALSE(shot);
  EXPECT_EQ(shot.error().key, "cannot-elevate");
}

// ---- the end of a battle ----

core::table::Battle two_ships() {
  return open_water(
      {{"uss-galena", kUnion, 20, 24, 0, 0}, {"css-selma", kConfederate, 50, 24, 0, 0}});
}

TEST(CoastalVictory, RC_124_a_battle_ends_with_its_last_move_or_with_a_side) {
  const auto setting = made_up(two_ships());
  State state = core::coastal::begin(*setting, 1);
  EXPECT_FALSE(result_of(*setting, state, false));
  const auto drawn = result_of(*setting, state, true);
  ASSERT_TRUE(drawn);
  EXPECT_EQ(drawn->winner, std::nullopt);
  state.ships[1].fate = Fate::Sunk;
  EXPECT_TRUE(result_of(*setting, state, false));
  state.ships[1].fate = Fate::Afloat;
  state.ships[1].abandoned = true;
  EXPECT_TRUE(result_of(*setting, state, false));
  Game over{setting, [&] {
              State done = core::coastal::begin(*setting, 1);
              done.result = core::coastal::Result{};
              return done;
            }()};
  EXPECT_EQ(refusal_of(over, EndPhase{kUnion}), "RC-124 battle-is-over");
  EXPECT_EQ(over.asked(), std::nullopt);
}

TEST(CoastalVictory, RC_124_who_is_left_alone_plays_on_while_the_objective_can_be_met) {
  const auto setting = battle("mobile-bay");
  State state = core::coastal::begin(*setting, 1);
  const auto first = std::ranges::find(state.ships, kConfederate, &core::coastal::Ship::side);
  ASSERT_NE(first, state.ships.end());  // the Tennessee
  for (auto ship = first; ship != state.ships.end(); ++ship) {
    ship->fate = Fate::Left;
  }
  EXPECT_FALSE(result_of(*setting, state, false)) << "the forts still fire";
  for (auto& fort : state.forts) {
    fort.fpv = 0;
  }
  EXPECT_TRUE(result_of(*setting, state, false)) << "the Tennessee has got away";
  first->fate = Fate::Sunk;
  EXPECT_FALSE(result_of(*setting, state, false)) << "the fleet may still pass in";
  EXPECT_TRUE(result_of(*setting, state, true)) << "but not after the last move";
  state.ships[0].boiler_destroyed = true;  // the Tecumseh: eight are left that steam
  EXPECT_FALSE(result_of(*setting, state, false));
  for (auto ship = state.ships.begin(); ship != first; ++ship) {
    ship->boiler_destroyed = true;
  }
  EXPECT_TRUE(result_of(*setting, state, false)) << "none of them gets there";
}

TEST(CoastalVictory, RC_501_the_objectives_of_a_battle_decide_it) {
  const auto setting = battle("plymouth");
  State state = core::coastal::begin(*setting, 1);
  EXPECT_FALSE(result_of(*setting, state, false));
  state.ships[0].fate = Fate::Sunk;  // the Albemarle
  const auto result = result_of(*setting, state, false);
  ASSERT_TRUE(result);
  EXPECT_EQ(result->winner, kUnion);
  EXPECT_EQ(result->term, 2);
}

TEST(CoastalVictory, RC_501_a_fort_that_has_ceased_fire_shows_the_white_flag) {
  const auto setting = battle("fort-henry");
  State state = core::coastal::begin(*setting, 1);
  const core::table::FortTest flag{core::table::FortFact::WhiteFlag, 0};
  EXPECT_FALSE(holds(*setting, state, core::table::FortId{0}, flag));
  state.forts[0].fpv = 0;
  EXPECT_TRUE(holds(*setting, state, core::table::FortId{0}, flag));
  const auto result = result_of(*setting, state, false);
  ASSERT_TRUE(result);
  EXPECT_EQ(result->winner, kUnion);
}

TEST(CoastalVictory, RC_501_what_is_said_of_ships) {
  const auto setting = made_up(two_ships());
  State state = core::coastal::begin(*setting, 1);
  const auto is = [&](ShipFact fact) {
    core::table::ShipTest test;
    test.fact = fact;
    return holds(*setting, state, kFirst, test);
  };
  EXPECT_TRUE(is(ShipFact::Afloat));
  EXPECT_TRUE(is(ShipFact::InAction));
  EXPECT_FALSE(is(ShipFact::Lost));
  state.ships[0].ground = core::coastal::Ground::Shoal;
  EXPECT_TRUE(is(ShipFact::Aground));
  EXPECT_FALSE(is(ShipFact::Stranded));
  state.ships[0].tries = 8;
  EXPECT_TRUE(is(ShipFact::Stranded));
  EXPECT_FALSE(is(ShipFact::Afloat));
  state.ships[0].boiler_destroyed = true;
  EXPECT_TRUE(is(ShipFact::Powerless));
  state.ships[0].abandoned = true;
  EXPECT_TRUE(is(ShipFact::Abandoned));
  EXPECT_TRUE(is(ShipFact::Sunk));  // as good as
  state.ships[0].side = kConfederate;
  EXPECT_TRUE(is(ShipFact::Captured));
}

}  // namespace
}  // namespace tests::coastal
