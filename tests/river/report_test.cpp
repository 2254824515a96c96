// [RR-370]-[RR-373] [RR-383] [RR-384] An encounter that was fought on a table.
#include "core/river/report.h"

#include "tests/river/fights.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <vector>

namespace tests::river {
namespace {

using core::river::BatteryReport;
using core::river::EnemyFate;
using core::river::EnemyReport;
using core::river::Fate;
using core::river::Ground;
using core::river::GunState;
using core::river::Mine;
using core::river::Outcome;
using core::river::Report;
using core::river::Rounds;
using core::river::VesselReport;
using testing::IsEmpty;

/// Before a battery of three 24-pdr smoothbores.
Game before_battery(const Edit& edit = {}) {
  return in_fight({{battery_of_line(1)}}, {.edit = edit});
}

Game before_enemy(std::string_view id) { return in_fight({{}, {enemy_like(id)}}); }

/// All guns of the battery are out, the Union holds the section.
Report silenced_by(const std::vector<VesselReport>& vessels = {}) {
  Report report;
  report.vessels = vessels;
  report.batteries = {{0, {}, true}};
  return report;
}

Report of_enemy(std::int16_t damage, EnemyFate fate, Outcome outcome = Outcome::Holds) {
  Report report;
  report.enemies = {{0, damage, fate}};
  report.outcome = outcome;
  return report;
}

Report ended(Outcome outcome) {
  Report report;
  report.outcome = outcome;
  return report;
}

// ---- what it brings ----

TEST(River, RR_373_damage_guns_criticals_and_rounds_of_a_union_vessel) {
  Game game = before_battery();
  act(game,
      silenced_by({{kLeader, 11, {0, 3}, 1, 2, {Rounds{gun("42R"), 12}}, Fate::Afloat, false}}));
  const Vessel& cairo = game.state().vessel(kLeader);
  EXPECT_EQ(cairo.damage, 11);
  EXPECT_EQ(cairo.guns[0].state, GunState::KnockedOut);
  EXPECT_EQ(cairo.guns[3].state, GunState::KnockedOut);
  EXPECT_EQ(cairo.guns[1].state, GunState::Ready);
  EXPECT_EQ(cairo.stack_hits, 1);
  EXPECT_EQ(cairo.steering_hits, 2);
  EXPECT_EQ(core::river::rounds_of(cairo, gun("42R")), 78);
}

TEST(River, RR_261_half_of_the_damage_that_is_reported_may_be_repaired) {
  Game game = before_battery();
  act(game, silenced_by({{kLeader, 11, {}, 0, 0, {}, Fate::Afloat, false}}));
  EXPECT_EQ(game.state().vessel(kLeader).pool, 5);
}

TEST(River, RR_419_guns_are_not_thrown_for_once_they_are_reported) {
  Game game = before_battery();
  const auto events = act(game, silenced_by({{kLeader, 30, {}, 0, 0, {}, Fate::Afloat, false}}));
  EXPECT_THAT(faces_for(events, "RR-419"_rule), IsEmpty());
}

TEST(River, RR_373_a_vessel_that_is_sunk_or_captured_is_lost) {
  for (const Fate fate : {Fate::Sunk, Fate::Captured}) {
    Game game = before_battery();
    act(game, silenced_by({{kSecond, 3, {}, 0, 0, {}, fate, false}}));
    EXPECT_EQ(game.state().vessel(kSecond).fate, fate);
    EXPECT_EQ(points_for(game.state(), "RR-305"_rule), -15);
  }
}

TEST(River, RR_373_a_vessel_that_loses_all_her_points_is_sunk_once) {
  Game game = before_battery();
  act(game, silenced_by({{kSecond, 19, {}, 0, 0, {}, Fate::Sunk, false}}));
  EXPECT_EQ(points_for(game.state(), "RR-305"_rule), -15);
}

TEST(River, RR_373_a_vessel_aground_lies_fast) {
  Game game = before_battery();
  act(game, Report{{{kSecond, 0, {}, 0, 0, {}, Fate::Afloat, true}}, {}, {}, Outcome::Passed});
  EXPECT_EQ(game.state().vessel(kSecond).ground, Ground::Major);
}

TEST(River, RR_373_guns_of_a_battery_are_destroyed_one_by_one) {
  Game game = before_battery();
  act(game, Report{{}, {{0, {0, 2}, false}}, {}, Outcome::Passed});
  EXPECT_EQ(guns_left(game), 1);
  EXPECT_EQ(points_for(game.state(), "RR-306"_rule), 2);
}

TEST(River, RR_373_vessels_sunk_or_captured_score) {
  Game game = before_enemy("gunboat");
  act(game, of_enemy(10, EnemyFate::Captured));
  EXPECT_EQ(enemy_in(game).fate, EnemyFate::Captured);
  EXPECT_EQ(points_for(game.state(), "RR-308"_rule), 5);
}

TEST(River, RR_405_a_confederate_vessel_without_a_point_left_is_sunk) {
  Game game = before_enemy("gunboat");
  act(game, of_enemy(30, EnemyFate::Active));
  EXPECT_EQ(enemy_in(game).fate, EnemyFate::Sunk);
  EXPECT_EQ(points_for(game.state(), "RR-308"_rule), 5);
}

TEST(River, RR_383_more_rounds_than_she_has_leave_none) {
  Game game = before_battery();
  act(game, silenced_by({{kSecond, 0, {}, 0, 0, {Rounds{gun("30R"), 99}}, Fate::Afloat, false}}));
  EXPECT_EQ(core::river::rounds_of(game.state().vessel(kSecond), gun("30R")), 0);
}

// ---- where the Union is at the end ----

TEST(River, RR_373_who_holds_the_section_has_dealt_with_it) {
  Game game = before_battery();
  act(game, silenced_by());
  EXPECT_TRUE(game.judge(advance()));
}

TEST(River, RR_373_who_has_passed_leaves_the_guns_behind) {
  Game game = before_battery();
  act(game, ended(Outcome::Passed));
  EXPECT_TRUE(section_of(game, 1).batteries.front().passed);
  act(game, advance());
  EXPECT_EQ(points_for(game.state(), "RR-307"_rule), -9);
}

TEST(River, RR_373_who_broke_off_stays_below) {
  Game game = before_battery();
  act(game, ended(Outcome::BrokeOff));
  EXPECT_EQ(refusal_of(game, advance()), "RR-053 not-dealt-with");
}

// ---- what does not fit ----

TEST(River, RR_370_without_an_encounter_there_is_no_report) {
  Game game = in_orders();
  EXPECT_EQ(refusal_of(game, ended(Outcome::Holds)), "RR-050 no-encounter");
}

TEST(River, RR_030_an_encounter_that_has_begun_is_not_handed_over) {
  Game game = in_fight({{battery_of_line(8)}}, {.dice = {1, 1, 1, 1}});
  act(game, fight_on());
  EXPECT_EQ(refusal_of(game, silenced_by()), "RR-030 begun-already");
}

TEST(River, RR_030_nor_one_of_which_a_part_is_over) {
  Game game = in_fight({{battery_of_line(1), battery_of_line(8)}}, {.dice = {3, 4, 1, 1}});
  act(game, fight_on());
  ASSERT_EQ(game.state().fight->round, 0);
  EXPECT_EQ(refusal_of(game, ended(Outcome::Passed)), "RR-030 begun-already");
}

TEST(River, RR_030_nor_one_whose_mine_has_been_fired) {
  Game game = in_fight({{mined(battery_of_line(8))}}, {.dice = {1}});
  act(game, fight_on());
  EXPECT_EQ(refusal_of(game, ended(Outcome::Passed)), "RR-030 begun-already");
}

TEST(River, RR_373_a_vessel_of_another_group_was_not_there) {
  Game game = before_battery([](State& state) { detach(state, {kThird}, {0, 1}, Standing::Hold); });
  EXPECT_EQ(refusal_of(game, silenced_by({{kThird, 1, {}, 0, 0, {}, Fate::Afloat, false}})),
            "RR-373 vessel-not-there");
}

TEST(River, RR_373_a_vessel_does_not_lose_more_points_than_she_has) {
  Game game = before_battery(damage(kSecond, 10));
  EXPECT_EQ(refusal_of(game, silenced_by({{kSecond, 10, {}, 0, 0, {}, Fate::Sunk, false}})),
            "RR-373 more-than-she-has 9/10");
}

TEST(River, RR_373_a_gun_that_is_out_is_not_lost_again) {
  Game game = before_battery(
      [](State& state) { state.vessels.front().guns.front().state = GunState::KnockedOut; });
  EXPECT_EQ(refusal_of(game, silenced_by({{kLeader, 0, {0}, 0, 0, {}, Fate::Afloat, false}})),
            "RR-373 no-such-gun");
  EXPECT_EQ(refusal_of(game, silenced_by({{kLeader, 0, {1, 1}, 0, 0, {}, Fate::Afloat, false}})),
            "RR-373 no-such-gun");
}

TEST(River, RR_373_an_action_neither_traps_nor_burns) {
  Game game = before_battery();
  for (const Fate fate : {Fate::Trapped, Fate::Burnt}) {
    EXPECT_EQ(refusal_of(game, silenced_by({{kLeader, 0, {}, 0, 0, {}, fate, false}})),
              "RR-373 no-such-fate");
  }
}

TEST(River, RR_373_only_batteries_and_guns_that_are_there_are_reported) {
  Game game = before_battery();
  EXPECT_EQ(refusal_of(game, Report{{}, {{1, {}, true}}, {}, Outcome::Holds}),
            "RR-373 battery-not-there");
  EXPECT_EQ(refusal_of(game, Report{{}, {{0, {3}, false}}, {}, Outcome::Passed}),
            "RR-373 no-such-battery-gun");
}

TEST(River, RR_373_only_confederate_vessels_that_are_there_are_reported) {
  Game game = before_battery();
  EXPECT_EQ(refusal_of(game, of_enemy(0, EnemyFate::Sunk)), "RR-373 enemy-not-there");
}

TEST(River, RR_373_a_confederate_vessel_does_not_lose_more_points_than_she_has) {
  Game game = before_enemy("gunboat");
  EXPECT_EQ(refusal_of(game, of_enemy(31, EnemyFate::Sunk)), "RR-373 more-than-enemy-has 30/31");
}

TEST(River, RR_378_nobody_holds_the_section_beside_enemies) {
  Game battery = before_battery();
  EXPECT_EQ(refusal_of(battery, ended(Outcome::Holds)), "RR-378 enemy-holds");
  Game vessel = before_enemy("gunboat");
  EXPECT_EQ(refusal_of(vessel, ended(Outcome::Holds)), "RR-378 enemy-holds");
}

TEST(River, RR_151_vessels_are_not_passed_on_a_table_either) {
  Game game = before_enemy("gunboat");
  EXPECT_EQ(refusal_of(game, ended(Outcome::Passed)), "RR-151 vessels-are-not-passed");
}

TEST(River, RR_169_the_ironclad_is_fought_to_the_end) {
  Game game = before_enemy("arkansas");
  EXPECT_EQ(refusal_of(game, of_enemy(20, EnemyFate::Active, Outcome::BrokeOff)),
            "RR-169 fights-to-the-death");
}

TEST(River, RR_169_the_battle_is_over_when_nobody_is_afloat_free_and_able_to_fight) {
  Game game = before_enemy("arkansas");
  std::vector<std::uint8_t> all_guns;
  for (std::uint8_t i = 0; i < 6; ++i) {
    all_guns.push_back(i);
  }
  const Report report{{{kLeader, 51, {}, 0, 0, {}, Fate::Sunk, false},
                       {kSecond, 2, {}, 0, 0, {}, Fate::Afloat, true},
                       {kThird, 2, all_guns, 0, 0, {}, Fate::Afloat, false}},
                      {},
                      {{0, 20, EnemyFate::Active}},
                      Outcome::BrokeOff};
  act(game, report);
  ASSERT_TRUE(game.is_over());
  EXPECT_EQ(game.state().result->ending, core::river::Ending::Ironclad);
}

TEST(River, RR_169_by_the_fast_resolution_too) {
  Game game = in_fight({{}, {enemy_like("missouri")}},
                       {.dice = {1, 1, 1, 1}, .edit = [](State& state) {
                          for (const VesselId id : {kLeader, kSecond, kThird}) {
                            state.vessels.at(id.value()).ground = Ground::Major;
                          }
                        }});
  act(game, fight_on());
  EXPECT_TRUE(game.is_over());
  EXPECT_EQ(points_for(game.state(), "RR-309"_rule), 0);
}

TEST(River, RR_384_a_report_typed_by_hand_gives_the_same_as_the_fight_that_it_tells_of) {
  Game quick = in_fight({{battery_of_line(1)}}, {.dice = {6, 6, 3, 4}});
  act(quick, fight_on());
  Game typed = before_battery();
  std::vector<Rounds> fired;
  const auto before = typed.state().vessel(kLeader).rounds;
  fired.reserve(before.size());
  for (const Rounds& each : before) {
    fired.push_back({each.gun, static_cast<std::int16_t>(
                                   each.count - core::river::rounds_of(
                                                    quick.state().vessel(kLeader), each.gun))});
  }
  act(typed, silenced_by({{kLeader, 3, {}, 0, 0, fired, Fate::Afloat, false}}));
  EXPECT_TRUE(typed.state().vessel(kLeader) == quick.state().vessel(kLeader));
  EXPECT_EQ(typed.state().points(), quick.state().points());
}

}  // namespace
}  // namespace tests::river
