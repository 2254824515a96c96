// [FB-026] [FB-027] [FB-049] [FB-078] [FB-095] [FB-208]-[FB-212] Guns that are laid.
#include "core/field/counter_battery.h"
#include "core/field/game.h"
#include "tests/field/guns_lay.h"
#include "tests/field/heard.h"
#include "tests/field/moves.h"

#include <gtest/gtest.h>

namespace tests::field {
namespace {

using namespace core::field;  // NOLINT: guns and their answers

std::string answer_to(Table& table, const Laying& laying) {
  return why(judge_laying(table.setting(), table.state(), laying));
}

TEST(Guns, FB_026_guns_fire_ball_and_howitzers_shell_both_canister) {
  Table gun{{gun_at_edge(), heads(1)}};
  EXPECT_EQ(answer_to(gun, ball()), "allowed");
  EXPECT_EQ(answer_to(gun, canister()), "allowed");
  EXPECT_EQ(answer_to(gun, shell()), "FB-026 guns-fire-no-shell");
  Table howitzer{{gun_at_edge(GunKind::Howitzer), heads(1)}};
  EXPECT_EQ(answer_to(howitzer, shell()), "allowed");
  EXPECT_EQ(answer_to(howitzer, canister()), "allowed");
  EXPECT_EQ(answer_to(howitzer, ball()), "FB-026 howitzers-fire-no-ball");
}

TEST(Guns, FB_027_one_gunner_fires_every_second_move_and_nobody_never) {
  Table table{{gun_at_edge(), heads(1)}};
  table.state().move = 5;
  const auto with = [&](std::size_t gunners, std::int16_t last) {
    table.set(kFirst, [&](Unit& unit) {
      for (std::size_t i = 0; i < unit.figures.size(); ++i) {
        unit.figures[i].fate = i < gunners ? Fate::Present : Fate::Killed;
      }
      unit.guns[0].last_fired = last;
    });
    return answer_to(table, ball());
  };
  EXPECT_EQ(with(2, 4), "allowed");
  EXPECT_EQ(with(1, 4), "FB-027 one-gunner-fires-every-second");
  EXPECT_EQ(with(1, 3), "allowed");
  EXPECT_EQ(with(1, 0), "allowed");
  EXPECT_EQ(with(0, 0), "FB-226 no-gunners-left");
}

TEST(Guns, FB_E15_FB_221_a_gun_is_slowed_at_10_and_destroyed_at_20) {
  Table table{{gun_at_edge(), heads(1)}};
  table.state().move = 5;
  table.set(kFirst, [](Unit& unit) { unit.guns[0].last_fired = 4; });
  note_gun_hit(table.record(), {kFirst, 0, 4});
  EXPECT_EQ(answer_to(table, ball()), "allowed");
  note_gun_hit(table.record(), {kFirst, 0, 6});
  EXPECT_EQ(answer_to(table, ball()), "FB-221 gun-fires-every-second");
  table.set(kFirst, [](Unit& unit) { unit.guns[0].last_fired = 3; });
  EXPECT_EQ(answer_to(table, ball()), "allowed");
  note_gun_hit(table.record(), {kFirst, 0, 10});
  EXPECT_EQ(answer_to(table, ball()), "FB-221 gun-lost");
}

TEST(Guns, FB_049_FB_095_neither_limbered_nor_unlimbered_in_this_move_but_manhandled) {
  Table table{{gun_at_edge(), heads(1)}};
  table.set(kFirst, [](Unit& unit) { unit.now.moved = inches(1); });
  EXPECT_EQ(answer_to(table, ball()), "allowed");
  table.set(kFirst, [](Unit& unit) { unit.now.moved = inches(1.0001); });
  EXPECT_EQ(answer_to(table, ball()), "FB-095 guns-moved-too-far");
  table.set(kFirst, [](Unit& unit) {
    unit.now.moved = {};
    unit.now.limbered = true;
  });
  EXPECT_EQ(answer_to(table, ball()), "FB-049 has-just-unlimbered");
  table.set(kFirst, [](Unit& unit) { unit.formation = Formation::Limbered; });
  EXPECT_EQ(answer_to(table, ball()), "FB-049 guns-are-limbered");
}

TEST(Guns, FB_200_FB_230_FB_240_ranges_include_their_limits) {
  Table gun{{gun_at_edge(), heads(1)}};
  EXPECT_EQ(answer_to(gun, ball(60)), "allowed");
  EXPECT_EQ(answer_to(gun, ball(60.0001)), "FB-200 gun-aims-too-far");
  EXPECT_EQ(answer_to(gun, canister(24)), "allowed");
  EXPECT_EQ(answer_to(gun, canister(24.0001)), "FB-230 gun-aims-too-far");
  EXPECT_EQ(answer_to(gun, ball(0)), "FB-200 aimed-at-itself");
  Table howitzer{{gun_at_edge(GunKind::Howitzer), heads(1)}};
  EXPECT_EQ(answer_to(howitzer, shell(20)), "allowed");
  EXPECT_EQ(answer_to(howitzer, shell(19.9999)), "FB-240 shell-aims-too-near");
  EXPECT_EQ(answer_to(howitzer, shell(50)), "allowed");
  EXPECT_EQ(answer_to(howitzer, shell(50.0001)), "FB-240 gun-aims-too-far");
}

TEST(Guns, FB_210_a_gun_traverses_15_degrees_to_either_side) {
  Table table{{gun_at_edge(), heads(1)}};
  EXPECT_EQ(answer_to(table, ball(30, 8.03)), "allowed");  // 14.98 degrees
  EXPECT_EQ(answer_to(table, ball(30, -8.03)), "allowed");
  const auto no = judge_laying(table.setting(), table.state(), ball(30, 8.05));
  EXPECT_EQ(why(no), "FB-210 beyond-traverse");
  EXPECT_EQ(no.error().need, 15);
  EXPECT_EQ(no.error().have, 16);
}

TEST(Guns, FB_212_a_gun_fires_once_in_a_move) {
  Table table{{gun_at_edge(), heads(1)}};
  EXPECT_EQ(answer_to(table, {kFirst, 1, ShotKind::Ball, before(30)}), "FB-212 no-such-gun");
  fire_guns(table, {ball()});
  EXPECT_EQ(table.unit(kFirst).guns[0].last_fired, 1);
  EXPECT_TRUE(table.unit(kFirst).now.fired);
  EXPECT_EQ(answer_to(table, ball()), "FB-212 gun-has-fired");
  table.state().move = 2;
  EXPECT_EQ(answer_to(table, ball()), "allowed");
}

// What was laid and written in one move is not fired again in the next.
TEST(Guns, FB_212_FB_155_guns_are_laid_and_fire_is_written_anew_in_every_move) {
  const Table table{{battery("guns", kUs, 20, 20, 0), foot("us", kUs, 40, 20, 0),
                     foot("them", kThem, 40, 36, 180), foot("far", kThem, 20, 50, 180)}};
  core::field::Game game{std::make_shared<const Setting>(table.setting()), 7};
  const auto done_till = [&](core::field::Step step, int move) {
    while (game.state().step != step || game.state().move != move) {
      ASSERT_TRUE(game.act(core::field::EndStep{*game.asked()}));
    }
  };
  done_till(core::field::Step::Artillery, 1);
  ASSERT_TRUE(game.act(core::field::LayGun{{kFirst, 0, core::field::ShotKind::Ball, at(20, 50)}}));
  done_till(core::field::Step::Musketry, 1);
  ASSERT_TRUE(game.act(core::field::FireVolley{{kSecond, kThird, false}}));
  EXPECT_EQ(game.state().laid.size(), 1U);
  EXPECT_EQ(game.state().volleys.size(), 1U);
  done_till(core::field::Step::Artillery, 2);
  EXPECT_TRUE(game.state().laid.empty());
  EXPECT_TRUE(game.state().volleys.empty());
  done_till(core::field::Step::Artillery, 3);
  EXPECT_EQ(game.state().unit(kFirst).guns[0].last_fired, 1);
}

TEST(Guns, FB_208_no_friend_within_1_inch_of_the_line_up_to_60) {
  Table table{{gun_at_edge(), heads(1), heads(1, Side::Union)}};
  put(table, kThird, {{40, 1}});
  EXPECT_EQ(answer_to(table, ball()), "FB-208 friends-on-the-line");
  put(table, kThird, {{40, 1.0001}});
  EXPECT_EQ(answer_to(table, ball()), "allowed");
  put(table, kThird, {{60, 0}});
  EXPECT_EQ(answer_to(table, ball()), "FB-208 friends-on-the-line");
  put(table, kThird, {{60.0001, 0}});
  EXPECT_EQ(answer_to(table, ball()), "allowed");
}

TEST(Guns, FB_208_from_a_higher_contour_friends_may_stand_in_the_black_part) {
  Battle battle = open_field({gun_at_edge(), heads(1), heads(1, Side::Union)});
  battle.areas = {{GroundKind::Hill, "hill", 1, {at(0, 20), at(8, 20), at(8, 40), at(0, 40)}}};
  Table table{battle};
  put(table, kThird, {{18, 0}});
  EXPECT_EQ(answer_to(table, ball()), "allowed");
  put(table, kThird, {{18.0001, 0}});
  EXPECT_EQ(answer_to(table, ball()), "FB-208 friends-on-the-line");
  put(table, kThird, {{2, 0}});  // on the hill as well
  EXPECT_EQ(answer_to(table, ball()), "FB-208 friends-on-the-line");
}

TEST(Guns, FB_247_the_point_of_aim_of_a_shell_is_seen_and_friends_do_not_matter) {
  Battle battle = open_field({gun_at_edge(GunKind::Howitzer), heads(1), heads(1, Side::Union)});
  battle.units[2].formation = Formation::Open;
  Table open{battle};
  put(open, kThird, {{10, 0}});
  EXPECT_EQ(answer_to(open, shell()), "allowed");
  battle.sections = {{"barn", {}, 0, {at(20, 28), at(22, 28), at(22, 32), at(20, 32)}}};
  Table hidden{battle};
  EXPECT_EQ(answer_to(hidden, shell()), "FB-247 aim-not-seen");
}

TEST(Guns, FB_226_a_gun_that_is_taken_is_silent) {
  Table table{{gun_at_edge(), heads(1)}};
  table.set(kFirst, [](Unit& unit) { unit.guns[0].taken_by = Side::Confederate; });
  EXPECT_EQ(answer_to(table, ball()), "FB-226 gun-taken");
}

TEST(Guns, FB_510_only_the_guns_of_one_side_act_at_first) {
  Battle battle = open_field({gun_at_edge(), heads(1)});
  battle.rules = {OnlyGunsAct{Side::Confederate, 1}};
  Table theirs{battle};
  EXPECT_EQ(answer_to(theirs, ball()), "FB-510 only-guns-act");
  battle.rules = {OnlyGunsAct{Side::Union, 1}};
  Table ours{battle};
  EXPECT_EQ(answer_to(ours, ball()), "allowed");
}

TEST(Guns, FB_559_without_supply_guns_are_silent_after_a_move) {
  Battle battle = open_field({gun_at_edge(), heads(1)});
  battle.rules = {Unsupplied{Side::Union, 8}};
  Table table{battle};
  table.state().move = 8;
  EXPECT_EQ(answer_to(table, ball()), "allowed");
  table.state().move = 9;
  EXPECT_EQ(answer_to(table, ball()), "FB-559 guns-without-supply");
}

TEST(Guns, FB_505_FB_166_FB_381_who_is_not_in_hand_does_not_fire) {
  Table table{{gun_at_edge(), heads(1)}};
  table.set(kFirst, [](Unit& unit) { unit.asleep = true; });
  EXPECT_EQ(answer_to(table, ball()), "FB-505 is-asleep");
  table.set(kFirst, [](Unit& unit) {
    unit.asleep = false;
    unit.halted = true;
  });
  EXPECT_EQ(answer_to(table, ball()), "FB-381 halted-by-morale");
  table.set(kFirst, [](Unit& unit) { unit.halted = false; });
  core::field::Melee melee;
  melee.units = {kFirst, kSecond};
  table.state().melees = {melee};
  EXPECT_EQ(answer_to(table, ball()), "FB-166 fights-hand-to-hand");
}

/// A gun, and before it a friend and an enemy who fight hand to hand.
Table with_melee(GunKind kind, double along = 30) {
  Table table{{gun_at_edge(kind), heads(2), heads(1, Side::Union), heads(1)}};
  put(table, kSecond, {{along, 0}, {along + 2, 4}});
  put(table, kThird, {{along, 6}});
  put(table, UnitId{3}, {{along, -10}});
  core::field::Melee melee;
  melee.units = {kSecond, kThird};
  table.state().melees = {melee};
  return table;
}

TEST(Guns, FB_166_no_gun_is_laid_on_a_melee) {
  Table howitzer = with_melee(GunKind::Howitzer);
  EXPECT_EQ(answer_to(howitzer, shell(30)), "FB-166 aims-into-melee");
  EXPECT_EQ(answer_to(howitzer, shell(30, 1)), "FB-166 aims-into-melee");
  EXPECT_EQ(answer_to(howitzer, shell(30, 1.01)), "allowed") << "where it strays is another thing";
  Table gun = with_melee(GunKind::Gun);
  EXPECT_EQ(answer_to(gun, ball(30)), "FB-166 aims-into-melee");
  EXPECT_EQ(answer_to(gun, ball(30, -6)), "allowed");
  Table near = with_melee(GunKind::Gun, 15);
  EXPECT_EQ(answer_to(near, canister(20)), "FB-166 aims-into-melee") << "all in the cone";
  gun.state().melees[0].over = true;
  EXPECT_EQ(answer_to(gun, ball(30)), "allowed");
}

TEST(Guns, FB_166_nor_on_a_house_in_which_they_fight) {
  Battle battle = open_field({gun_at_edge(GunKind::Howitzer), heads(1), heads(1, Side::Union)});
  battle.sections = {
      {"barn", {}, 0, {before(28, 2), before(32, 2), before(32, -2), before(28, -2)}}};
  Table table{battle};
  put(table, kSecond, {{30, 1.5}});
  put(table, kThird, {{60, 10}});
  table.state().units[1].figures[0].section = 0;
  EXPECT_EQ(answer_to(table, shell(30, -1.5)), "allowed");
  core::field::Melee melee;
  melee.units = {kSecond, kThird};
  table.state().melees = {melee};
  EXPECT_EQ(answer_to(table, shell(30, -1.5)), "FB-166 aims-into-melee");
}

TEST(Guns, FB_411_a_battery_that_is_rallied_is_silent) {
  Table table{{gun_at_edge(), heads(1)}};
  table.set(kFirst, [](Unit& unit) { unit.rallies = std::int16_t{4}; });
  EXPECT_EQ(answer_to(table, ball()), "FB-411 rallying");
}

TEST(Guns, FB_210_turning_more_takes_the_move_by_hand) {
  Table table{{gun_at_edge(), heads(1)}};
  EXPECT_TRUE(judged(table, kFirst, {ahead(1)}));
  EXPECT_TRUE(judged(table, kFirst, {face(40)}));
  EXPECT_FALSE(judged(table, kFirst, {face(40), ahead(0.1)}));
  EXPECT_FALSE(judged(table, kFirst, {face(40), face(40)}));
}

TEST(Guns, FB_078_artillery_of_both_sides_is_simultaneous) {
  // Each gun has one gunner left, whom the other kills with canister.
  BattleUnit enemy =
      battery("Enemy", Side::Confederate, kMuzzleX + 10, kMuzzleY, 270, {GunKind::Gun});
  enemy.muster.officers = 0;
  Table table{{gun_at_edge(), enemy}, {6, 6}};
  for (const UnitId each : {kFirst, kSecond}) {
    auto& unit = table.state().units[each.value()];
    for (std::size_t i = 1; i < unit.figures.size(); ++i) {
      unit.figures[i].fate = Fate::Killed;
    }
  }
  table.state().units[0].figures[0].at = before(-1);
  table.state().units[1].figures[0].at = before(11);
  fire_guns(table, {canister(11), {kSecond, 0, ShotKind::Canister, before(-1)}});
  EXPECT_EQ(men_of(table.unit(kFirst)), 0);
  EXPECT_EQ(men_of(table.unit(kSecond)), 0);
  EXPECT_EQ(table.thrown(), 2U);
}

TEST(Guns, FB_222_exactly_36_takes_1_and_exactly_48_takes_2) {
  EXPECT_EQ(reduction_at(inches(35.9999)), 0);
  EXPECT_EQ(reduction_at(inches(36)), 1);
  EXPECT_EQ(reduction_at(inches(47.9999)), 1);
  EXPECT_EQ(reduction_at(inches(48)), 2);
  EXPECT_EQ(points_of_hit(1, inches(48)), 0);
}

TEST(Guns, FB_168_who_fires_a_gun_is_seen) {
  Table table{{gun_at_edge(), heads(1)}};
  table.set(kFirst, [](Unit& unit) { unit.hidden = true; });
  fire_guns(table, {ball()});
  EXPECT_FALSE(table.unit(kFirst).hidden);
}

}  // namespace
}  // namespace tests::field
