// [RR-260]-[RR-268] [RR-T21] Repairs.
#include "core/river/repairs.h"

#include "core/river/damage.h"
#include "core/river/order_text.h"
#include "tests/river/fights.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>
#include <string>
#include <vector>

namespace tests::river {
namespace {

using core::river::Fate;
using core::river::GunState;
using core::river::repair_rate;
using testing::ElementsAre;
using testing::SizeIs;

/// A vessel damaged in one engagement.
Edit after_engagement(VesselId id, std::int16_t damage, std::int16_t pool) {
  return [=](State& state) {
    Vessel& vessel = state.vessels.at(id.value());
    vessel.damage = vessel.damage_ever = damage;
    vessel.pool = pool;
  };
}

/// Damage of a vessel after each of some turns hove to, of one day.
std::vector<int> damage_by_turn(Game game, VesselId id, int turns) {
  std::vector<int> all;
  for (int i = 0; i < turns; ++i) {
    act(game, hold());
    all.push_back(damage_of(game, id));
  }
  return all;
}

TEST(River, RR_260_RR_261_half_of_the_damage_of_an_engagement_rounded_down_may_be_repaired) {
  Stage stage;
  core::river::add_damage(stage.record, kLeader, 13, true);
  core::river::add_to_pool(stage.record, kLeader, 0);
  EXPECT_EQ(stage.state.vessel(kLeader).pool, 6);
}

TEST(River, RR_261_each_engagement_adds_its_own_half) {
  Stage stage;
  for (const int damage : {3, 3}) {
    const int before = stage.state.vessel(kLeader).damage;
    core::river::add_damage(stage.record, kLeader, damage, true);
    core::river::add_to_pool(stage.record, kLeader, before);
  }
  EXPECT_EQ(stage.state.vessel(kLeader).pool, 2);  // not half of 6
}

TEST(River, RR_261_a_fire_counts_as_an_engagement) {
  Stage stage{Position{.dice = {5}}};
  core::river::small_fire(stage.record, kLeader);
  EXPECT_EQ(stage.state.vessel(kLeader).damage, 5);
  EXPECT_EQ(stage.state.vessel(kLeader).pool, 2);
}

TEST(River, RR_T21_RR_262_five_per_cent_of_the_original_points_rounded_down_at_least_one) {
  EXPECT_EQ(repair_rate(1), 1);
  EXPECT_EQ(repair_rate(39), 1);
  EXPECT_EQ(repair_rate(40), 2);
  EXPECT_EQ(repair_rate(59), 2);
  EXPECT_EQ(repair_rate(60), 3);
  EXPECT_EQ(repair_rate(79), 3);
  EXPECT_EQ(repair_rate(80), 4);
  EXPECT_EQ(repair_rate(99), 4);
  EXPECT_EQ(repair_rate(100), 5);
  EXPECT_EQ(repair_rate(119), 5);
}

TEST(River, RR_262_the_rate_is_of_the_original_points_however_damaged_she_is) {
  Game game = in_orders({.edit = after_engagement(kLeader, 50, 25)});
  act(game, hold());
  EXPECT_EQ(damage_of(game, kLeader), 48);
}

TEST(River, RR_262_under_way_nothing_is_restored) {
  Game game = in_orders({.section = 4, .edit = after_engagement(kLeader, 10, 5)});
  act(game, fall_back(1));
  EXPECT_EQ(damage_of(game, kLeader), 10);
}

TEST(River, RR_263_what_is_restored_is_taken_from_pool_and_damage) {
  Game game = in_orders({.edit = after_engagement(kLeader, 10, 5)});
  act(game, hold());
  EXPECT_EQ(damage_of(game, kLeader), 8);
  EXPECT_EQ(game.state().vessel(kLeader).pool, 3);
  EXPECT_EQ(game.state().vessel(kLeader).damage_ever, 10);
}

TEST(River, RR_263_no_more_than_the_pool_is_restored) {
  Game game = in_orders({.edit = after_engagement(kLeader, 10, 1)});
  act(game, hold());
  EXPECT_EQ(damage_of(game, kLeader), 9);
}

TEST(River, RR_263_no_more_than_the_damage_is_restored) {
  Game game = in_orders({.edit = after_engagement(kLeader, 1, 5)});
  act(game, hold());
  EXPECT_EQ(damage_of(game, kLeader), 0);
}

TEST(River, RR_E26_repair_of_a_ship_of_forty_five_points) {
  const Game game = in_orders(
      {.setting = setting_of(flotilla(kTimbers)), .edit = after_engagement(kThird, 10, 5)});
  EXPECT_THAT(damage_by_turn(game, kThird, 4), ElementsAre(8, 6, 5, 5));
}

TEST(River, RR_E27_repair_of_a_ship_of_seventeen_points) {
  const Game game = in_orders({.edit = after_engagement(kThird, 6, 3)});
  EXPECT_THAT(damage_by_turn(game, kThird, 4), ElementsAre(5, 4, 3, 3));
}

TEST(River, RR_E28_RR_264_RR_265_a_throw_for_each_gun_and_each_critical_item) {
  Game game = in_orders({.dice = {5, 4, 6}, .edit = [](State& state) {
                           Vessel& cairo = state.vessels.front();
                           cairo.guns[0].state = cairo.guns[3].state = GunState::KnockedOut;
                           cairo.stack_hits = 1;
                         }});
  act(game, hold());
  const Vessel& cairo = game.state().vessel(kLeader);
  EXPECT_EQ(cairo.guns[0].state, GunState::Ready);
  EXPECT_EQ(cairo.guns[3].state, GunState::KnockedOut);
  EXPECT_EQ(cairo.stack_hits, 0);
}

TEST(River, RR_264_a_critical_item_needs_a_six) {
  Game game = in_orders(
      {.dice = {5}, .edit = [](State& state) { state.vessels.front().steering_hits = 1; }});
  act(game, hold());
  EXPECT_EQ(game.state().vessel(kLeader).steering_hits, 1);
}

TEST(River, RR_265_a_gun_that_burst_cannot_come_back) {
  Game game = in_orders({.dice = {6}, .edit = [](State& state) {
                           state.vessels.front().guns.front().state = GunState::Gone;
                         }});
  EXPECT_THAT(faces_for(act(game, hold()), "RR-264"_rule), SizeIs(0));
  EXPECT_EQ(game.state().vessel(kLeader).guns.front().state, GunState::Gone);
}

TEST(River, RR_266_the_moored_night_is_one_turn_hove_to) {
  Position position{.section = 3, .turn = 5, .edit = after_engagement(kLeader, 10, 5)};
  Game game = at_night(position);
  act(game, tie_up());
  EXPECT_EQ(damage_of(game, kLeader), 8);
}

TEST(River, RR_266_the_night_after_a_fight_is_a_night_of_repairs) {
  Game game = in_fight({{battery_of_line(8)}}, {.section = 4, .turn = 5, .dice = {6, 6, 3, 4}});
  act(game, fight_on());
  ASSERT_EQ(game.state().step, Step::Night);
  EXPECT_EQ(damage_of(game, kLeader), 9);
  act(game, tie_up());
  EXPECT_EQ(damage_of(game, kLeader), 7);
}

TEST(River, RR_065_repairs_are_lost_in_a_turn_of_fighting) {
  Game game = in_fight({{battery_of_line(1)}},
                       {.dice = {6, 6, 1, 1}, .edit = after_engagement(kLeader, 10, 5)});
  act(game, fight_on());
  EXPECT_GE(damage_of(game, kLeader), 10);
}

TEST(River, RR_267_mechanical_troubles_are_cured_without_heaving_to) {
  Game game = in_orders({.section = 4, .turn = 3, .dice = {1, 5}, .edit = [](State& state) {
                           state.vessels.front().boiler = 2;
                         }});
  act(game, fall_back(1));
  EXPECT_EQ(game.state().vessel(kLeader).boiler, 0);
}

TEST(River, RR_267_repairs_do_not_cure_mechanical_troubles) {
  Game game =
      in_orders({.dice = {4}, .edit = [](State& state) { state.vessels.front().boiler = 2; }});
  act(game, hold());
  EXPECT_EQ(game.state().vessel(kLeader).boiler, 2);
}

TEST(River, RR_268_what_was_lost_on_a_table_is_repaired_as_fast_as_what_was_lost_otherwise) {
  // The leader's points come back by two a turn; her gun on a five, her stack on a six.
  Game game = in_fight({{}, {enemy_like("gunboat")}}, {.dice = {5, 6}});
  core::river::Report report;
  report.vessels.emplace_back();
  report.vessels.back().vessel = kLeader;
  report.vessels.back().damage = 10;
  report.vessels.back().guns_out = {0};
  report.vessels.back().stack_hits = 1;
  report.enemies = {{0, 30, core::river::EnemyFate::Sunk}};
  act(game, report);
  const auto events = act(game, hold());
  EXPECT_EQ(told_as(events, "repaired").figures, (std::vector<int>{2, 8, 3}));
  EXPECT_TRUE(tells(events, "gun-remounted"));
  EXPECT_TRUE(tells(events, "stack-mended"));
}

/// The leader's first gun, in doubt before a fight of which a report tells.
core::river::MountedGun doubted_after(
    const std::function<void(core::river::VesselReport&, core::river::GunIndex)>& say) {
  Game game =
      in_fight({{}, {enemy_like("gunboat")}},
               {.edit = [](State& state) { state.vessels.front().guns[0].suspect = true; }});
  core::river::Report report;
  report.vessels.emplace_back();
  report.vessels.back().vessel = kLeader;
  say(report.vessels.back(), game.state().vessel(kLeader).guns[0].gun);
  report.enemies = {{0, 30, core::river::EnemyFate::Sunk}};
  // As it is typed, and read again.
  const std::string text = core::river::order_text(game.setting(), game.state(), report);
  EXPECT_EQ(core::river::read_order(game.setting(), game.state(), text), Action{report}) << text;
  act(game, report);
  return game.state().vessel(kLeader).guns[0];
}

TEST(River, RR_123_RR_373_a_gun_that_burst_on_a_table_is_never_mounted_again) {
  const auto gun = doubted_after([](auto& report, auto) { report.guns_burst = {0}; });
  EXPECT_EQ(gun.state, GunState::Gone);
  EXPECT_FALSE(gun.suspect);
}

TEST(River, RR_123_RR_373_a_gun_that_fired_on_a_table_is_in_doubt_no_more) {
  EXPECT_TRUE(doubted_after([](auto& report, auto) { report.damage = 1; }).suspect)
      << "none of its type has fired";
  const auto gun = doubted_after([](auto& report, auto type) { report.fired = {{type, 4}}; });
  EXPECT_EQ(gun.state, GunState::Ready);
  EXPECT_FALSE(gun.suspect);
}

TEST(River, RR_123_RR_373_a_gun_is_lost_in_one_way_only) {
  Game game = in_fight({{}, {enemy_like("gunboat")}});
  core::river::Report report;
  report.vessels.emplace_back();
  report.vessels.back().vessel = kLeader;
  report.vessels.back().guns_out = {0};
  report.vessels.back().guns_burst = {0};
  EXPECT_EQ(refusal_of(game, report), "RR-373 no-such-gun");
}

}  // namespace
}  // namespace tests::river
