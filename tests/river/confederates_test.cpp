// [RR-140] to [RR-176] The Confederates: what is found in a section, and how it is dealt with.
#include "core/river/confederates.h"

#include "tests/river/campaigns.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

namespace tests::river {
namespace {

using core::river::Cliffs;
using core::river::Column;
using core::river::CrossingPoint;
using core::river::EnemyFate;
using core::river::Fate;
using core::river::Find;
using core::river::Guards;
using core::river::GunState;
using core::river::Hand;
using core::river::Mine;
using core::river::MountedGun;
using core::river::Terrain;

/// What these dice find in section 1, the d100 first; turn 2 adds 2.
struct Search {
  Terrain terrain{Terrain::Open};
  std::int16_t turn{2};
  Dice dice{};
  std::shared_ptr<const Setting> setting{};
  Edit edit{};
};

std::unique_ptr<Stage> searched(const Search& search) {
  auto on = std::make_unique<Stage>(Position{.setting = search.setting,
                                             .turn = search.turn,
                                             .dice = search.dice,
                                             .edit = [&search](State& state) {
                                               section_of(state, 1).terrain = search.terrain;
                                               if (search.edit) {
                                                 search.edit(state);
                                               }
                                             }});
  core::river::find_confederates(on->record, {0, 1});
  return on;
}

const Section& found_in(const std::unique_ptr<Stage>& on) {
  return on->state.branches.front().sections.front();
}

/// The guns of a battery by calibre.
std::map<std::string, int> guns_in(const std::vector<MountedGun>& guns) {
  std::map<std::string, int> count;
  for (const MountedGun& each : guns) {
    ++count[tested_charts().guns.at(each.gun).code];
  }
  return count;
}

using Guns = std::map<std::string, int>;

/// The flotilla holds in a section with that, and is asked what to do.
Game meeting(const Edit& edit, const Dice& dice = {}) {
  Game game = in_orders({.dice = dice, .edit = edit});
  act(game, hold());
  EXPECT_EQ(game.state().step, Step::Encounter);
  return game;
}

Edit meets_battery(const Battery& battery) {
  return [battery](State& state) { section_of(state, 1).batteries.push_back(battery); };
}

/// Torpedo craft and consorts without guns that are there.
int company_of(const Section& section) {
  int count = 0;
  count += section.torpedo_craft;
  for (const Enemy& each : section.enemies) {
    count += each.consorts;
  }
  return count;
}

Edit meets_enemy(std::string_view id) {
  return [id](State& state) { section_of(state, 1).enemies.push_back(enemy_like(id)); };
}

TEST(River, RR_140_the_turn_is_added_to_the_d100_in_the_column_of_the_feature) {
  const auto on = searched({.terrain = Terrain::Marshes, .dice = {78, 2, 1}});
  EXPECT_EQ(found_in(on).rolls.action, 78);
  EXPECT_EQ(found_in(on).rolls.action_score, 80);
  EXPECT_EQ(found_in(on).found.first, Find::HiddenBattery);
}

TEST(River, RR_140_each_new_section_is_thrown_for) {
  Game game = in_orders({.dice = {1, 1, 2, 1, 5, 1, 1, 2, 1, 6}});
  EXPECT_EQ(faces_for(act(game, advance()), "RR-140"_rule), (std::vector<int>{5}));
  EXPECT_EQ(faces_for(act(game, advance()), "RR-140"_rule), (std::vector<int>{6}));
}

TEST(River, RR_141_bluffs_and_narrows_share_a_column) {
  EXPECT_EQ(core::river::column_of(Terrain::Bluffs), Column::BluffsNarrows);
  EXPECT_EQ(core::river::column_of(Terrain::Narrows), Column::BluffsNarrows);
  EXPECT_EQ(core::river::column_of(Terrain::NarrowsWooded), Column::BluffsNarrows);
  EXPECT_EQ(core::river::column_of(Terrain::Marshes), Column::Marshes);
  EXPECT_EQ(core::river::column_of(Terrain::Shallows), Column::Shallows);
}

TEST(River, RR_141_open_banks_and_woods_have_the_same_entries) {
  for (int score = 1; score <= 120; ++score) {
    EXPECT_EQ(tested_charts().encounter(score, core::river::column_of(Terrain::Open)),
              tested_charts().encounter(score, core::river::column_of(Terrain::Wooded)));
  }
}

TEST(River, RR_142_above_100_it_is_the_ironclad) {
  for (const Terrain each :
       {Terrain::Open, Terrain::Bluffs, Terrain::Wooded, Terrain::Marshes, Terrain::Shallows}) {
    EXPECT_EQ(found_in(searched({.terrain = each, .dice = {99, 1}})).found.first, Find::Ironclad);
  }
  EXPECT_EQ(found_in(searched({.dice = {98, 1}})).found.first, Find::HeavyGunboat);
}

TEST(River, RR_143_RR_T11_the_number_of_the_turn_is_added_or_that_of_the_turns_that_are_over) {
  EXPECT_EQ(found_in(searched({.turn = 7, .dice = {20}})).rolls.action_score, 27);
  const auto setting = with_options([](Options& options) { options.turns_completed = true; });
  EXPECT_EQ(found_in(searched({.turn = 7, .dice = {20}, .setting = setting})).rolls.action_score,
            26);
}

TEST(River, RR_144_a_battery_has_the_guns_of_its_line) {
  const auto on = searched({.dice = {50, 3, 1}});
  ASSERT_EQ(found_in(on).batteries.size(), 1U);
  EXPECT_EQ(guns_in(found_in(on).batteries.front().guns), (Guns{{"32S", 4}, {"30R", 2}}));
  EXPECT_EQ(found_in(on).batteries.front().mine, Mine::None);
}

TEST(River, RR_144_a_10_is_a_mine_and_a_battery_thrown_again) {
  const auto on = searched({.dice = {50, 10, 1, 1}});
  EXPECT_EQ(found_in(on).batteries.front().mine, Mine::Laid);
  EXPECT_EQ(guns_in(found_in(on).batteries.front().guns), (Guns{{"24S", 3}}));
}

TEST(River, RR_145_a_battery_lies_on_the_bank_of_the_bluffs) {
  const auto bank = [](Cliffs cliffs, const Dice& dice) {
    const auto on =
        searched({.terrain = Terrain::Bluffs, .dice = dice, .edit = [cliffs](State& state) {
                    section_of(state, 1).cliffs = cliffs;
                  }});
    return found_in(on).batteries.front().bank;
  };
  EXPECT_EQ(bank(Cliffs::Left, {50, 1}), Hand::Left);
  EXPECT_EQ(bank(Cliffs::Right, {50, 1}), Hand::Right);
  EXPECT_EQ(bank(Cliffs::Both, {50, 1, 5}), Hand::Left);
  EXPECT_EQ(bank(Cliffs::Both, {50, 1, 6}), Hand::Right);
}

TEST(River, RR_145_elsewhere_a_die_decides_its_bank) {
  EXPECT_EQ(found_in(searched({.dice = {50, 1, 5}})).batteries.front().bank, Hand::Left);
  EXPECT_EQ(found_in(searched({.dice = {50, 1, 6}})).batteries.front().bank, Hand::Right);
}

TEST(River, RR_146_a_hidden_battery_has_the_strength_of_a_shore_battery) {
  const auto on = searched({.dice = {60, 9, 1}});
  EXPECT_TRUE(found_in(on).batteries.front().hidden);
  EXPECT_EQ(guns_in(found_in(on).batteries.front().guns), (Guns{{"10S", 2}, {"7R", 2}}));
}

TEST(River, RR_146_it_fires_at_the_leading_ship_first) {
  Battery hidden = battery_of_line(2);
  hidden.hidden = true;
  // 1/2 of 1 1/2 (range) of 15, 11.25; half of it on cairo.
  Game game = meeting(meets_battery(hidden), {4, 4});
  const auto events = act(game, fight_on());
  EXPECT_TRUE(tells(events, "fires-first"));
  EXPECT_EQ(game.state().vessel(kLeader).damage, 5);
  EXPECT_EQ(core::river::guns_ready(section_of(game, 1).batteries.front()), 3);
}

TEST(River, RR_147_no_Union_ship_fires_or_turns_before_that) {
  Battery hidden = battery_of_line(2);
  hidden.hidden = true;
  Game game = meeting(meets_battery(hidden), {1, 1});
  EXPECT_EQ(refusal_of(game, run_past()), "RR-147 they-fire-first");
  EXPECT_EQ(refusal_of(game, break_off()), "RR-147 they-fire-first");
  const auto rounds = game.state().vessel(kLeader).rounds;
  act(game, fight_on());
  EXPECT_TRUE(game.state().vessel(kLeader).rounds == rounds);
  EXPECT_TRUE(game.judge(run_past()));
}

TEST(River, RR_148_a_battery_that_prisoners_disclosed_is_an_ordinary_one) {
  const auto on = searched(
      {.turn = 10, .dice = {52, 1, 1}, .edit = [](State& state) { state.disclosed_to = 10; }});
  EXPECT_EQ(found_in(on).found.first, Find::HiddenBattery);
  EXPECT_FALSE(found_in(on).batteries.front().hidden);
  const auto later = searched(
      {.turn = 11, .dice = {52, 1, 1}, .edit = [](State& state) { state.disclosed_to = 10; }});
  EXPECT_TRUE(found_in(later).batteries.front().hidden);
}

TEST(River, RR_149_a_bridge_is_defended_by_one_to_three_batteries) {
  const auto batteries = [](std::uint8_t face) {
    return found_in(searched({.dice = {70, face, 1, 1, 1, 1, 1}})).batteries.size();
  };
  EXPECT_EQ(batteries(2), 1U);
  EXPECT_EQ(batteries(4), 2U);
  EXPECT_EQ(batteries(5), 3U);
  EXPECT_EQ(batteries(6), 3U);
}

TEST(River, RR_150_a_die_decides_between_bridge_and_ferry) {
  const auto bridge = searched({.dice = {70, 1, 1, 5, 1}});
  EXPECT_EQ(found_in(bridge).crossing, CrossingPoint::Bridge);
  EXPECT_EQ(found_in(bridge).batteries.front().guards, Guards::Bridge);
  const auto ferry = searched({.dice = {70, 1, 1, 6, 1}});
  EXPECT_EQ(found_in(ferry).crossing, CrossingPoint::Ferry);
  EXPECT_EQ(found_in(ferry).batteries.front().guards, Guards::Ferry);
}

TEST(River, RR_151_a_battery_may_be_run_past_and_its_guns_cost_3_each) {
  // Union 1 + 1, halved: no gun.
  Game game = meeting(meets_battery(battery_of_line(1)), {1, 1, 1, 1, 1, 1, 2, 1, 1});
  act(game, run_past());
  EXPECT_TRUE(section_of(game, 1).batteries.front().passed);
  EXPECT_EQ(points_for(game.state(), "RR-307"_rule), 0);
  act(game, advance());
  EXPECT_EQ(points_for(game.state(), "RR-307"_rule), -9);
}

TEST(River, RR_151_vessels_are_not_run_past) {
  Game game = meeting(meets_enemy("heavy"));
  EXPECT_EQ(refusal_of(game, run_past()), "RR-151 vessels-are-not-passed");
}

TEST(River, RR_152_all_guns_of_a_silenced_battery_count_as_destroyed) {
  Game game = meeting(meets_battery(battery_of_line(8)));
  core::river::Report report;
  report.batteries.push_back({0, {0}, true});
  act(game, report);
  EXPECT_EQ(points_for(game.state(), "RR-306"_rule), 6);
  EXPECT_FALSE(core::river::is_active(section_of(game, 1).batteries.front()));
}

TEST(River, RR_153_a_mine_is_tested_once_by_the_leading_ship) {
  Battery mined = battery_of_line(8);
  mined.mine = Mine::Laid;
  Game game = meeting(meets_battery(mined), {4, 1, 1, 1, 1});
  EXPECT_EQ(refusal_of(game, run_past()), "RR-413 mine-is-laid");
  EXPECT_EQ(faces_for(act(game, fight_on()), "RR-413"_rule), (std::vector<int>{4}));
  EXPECT_EQ(section_of(game, 1).batteries.front().mine, Mine::Spent);
  EXPECT_TRUE(faces_for(act(game, fight_on()), "RR-413"_rule).empty());
}

TEST(River, RR_153_it_is_cut_once_its_battery_is_silenced) {
  Battery mined = battery_of_line(8);
  mined.mine = Mine::Laid;
  Game game = meeting(meets_battery(mined));
  core::river::Report report;
  report.batteries.push_back({0, {}, true});
  act(game, report);
  EXPECT_EQ(section_of(game, 1).batteries.front().mine, Mine::Spent);
}

TEST(River, RR_154_two_batteries_take_a_bank_each_and_the_third_one_at_random) {
  const auto on = searched({.dice = {70, 5, 1, 1, 1, 1, 6}});
  const auto& batteries = found_in(on).batteries;
  ASSERT_EQ(batteries.size(), 3U);
  EXPECT_EQ(batteries[0].bank, Hand::Left);
  EXPECT_EQ(batteries[1].bank, Hand::Right);
  EXPECT_EQ(batteries[2].bank, Hand::Right);
  EXPECT_TRUE(std::ranges::none_of(batteries, &Battery::hidden));
}

TEST(River, RR_154_the_bank_of_the_third_is_drawn_even_under_bluffs) {
  Begin begin = flotilla();
  begin.options.plotted = true;
  begin.plot.resize(1);
  begin.plot[0].crossing = CrossingPoint::Bridge;
  const auto on =
      searched({.terrain = Terrain::Bluffs,
                .dice = {1, 5, 1, 1, 1, 6},
                .setting = setting_of(begin),
                .edit = [](State& state) { section_of(state, 1).cliffs = Cliffs::Left; }});
  ASSERT_EQ(found_in(on).batteries.size(), 3U);
  EXPECT_EQ(found_in(on).batteries[2].bank, Hand::Right);
}

TEST(River, RR_154_the_hidden_one_opens_fire_first) {
  Game game = in_orders({.dice = {1, 1, 2, 1, 70, 6, 1, 2, 3, 1, 1}});
  act(game, advance());
  ASSERT_EQ(game.state().step, Step::Encounter);
  const auto& batteries = section_of(game, 2).batteries;
  ASSERT_EQ(std::ranges::count(batteries, true, &Battery::hidden), 1);
  EXPECT_TRUE(batteries.at(game.state().fight->parts.front().battery.value()).hidden);
  EXPECT_FALSE(game.state().fight->opened);
}

TEST(River, RR_160_a_town_has_a_bank_and_can_be_foraged) {
  const auto on = searched({.dice = {81, 1, 6}});
  ASSERT_EQ(found_in(on).towns.size(), 1U);
  EXPECT_EQ(found_in(on).towns.front().bank, Hand::Right);
  EXPECT_FALSE(core::river::has_enemies(found_in(on)));
  Game game{on->setting, on->state};
  EXPECT_EQ(refusal_of(game, scavenge_town()), "");
}

TEST(River, RR_161_on_a_9_a_gunboat_and_a_battery_are_there) {
  const auto on = searched({.dice = {81, 9, 2, 4, 7}});
  ASSERT_EQ(found_in(on).enemies.size(), 1U);
  EXPECT_EQ(found_in(on).enemies.front().role, Find::Gunboat);
  ASSERT_EQ(found_in(on).batteries.size(), 1U);
  EXPECT_EQ(found_in(on).batteries.front().guards, Guards::Town);
  EXPECT_EQ(guns_in(found_in(on).batteries.front().guns), (Guns{{"32S", 4}, {"7R", 2}}));
}

TEST(River, RR_162_RR_T11_exactly_9_or_9_and_more) {
  EXPECT_TRUE(found_in(searched({.dice = {81, 10, 1}})).enemies.empty());
  EXPECT_TRUE(found_in(searched({.dice = {81, 8, 1}})).enemies.empty());
  const auto setting = with_options([](Options& options) { options.town_nine_or_more = true; });
  EXPECT_EQ(found_in(searched({.dice = {81, 10, 1, 1, 1}, .setting = setting})).enemies.size(), 1U);
  EXPECT_TRUE(found_in(searched({.dice = {81, 8, 1}, .setting = setting})).enemies.empty());
}

TEST(River, RR_163_a_town_is_foraged_when_its_defenders_are_beaten) {
  Battery guard = battery_of_line(1);
  guard.guards = Guards::Town;
  const auto forage = [&guard](const Edit& edit) {
    Game game = in_orders({.edit = [&](State& state) {
      section_of(state, 1).towns.push_back({});
      section_of(state, 1).batteries.push_back(guard);
      section_of(state, 1).enemies.push_back(enemy_like("gunboat"));
      edit(state);
    }});
    return refusal_of(game, scavenge_town());
  };
  const auto silence = [](State& state) {
    for (MountedGun& each : section_of(state, 1).batteries.front().guns) {
      each.state = GunState::Gone;
    }
  };
  const auto sink = [](State& state) {
    section_of(state, 1).enemies.front().fate = EnemyFate::Sunk;
  };
  EXPECT_EQ(forage(silence), "RR-163 town-is-defended");
  EXPECT_EQ(forage([&](State& state) {
              sink(state);
              section_of(state, 1).batteries.front().passed = true;
            }),
            "RR-163 town-is-defended");
  EXPECT_EQ(forage([&](State& state) {
              silence(state);
              sink(state);
            }),
            "");
}

TEST(River, RR_164_a_gunboat_has_one_32_pdr_and_company) {
  const auto on = searched({.dice = {84, 4}});
  ASSERT_EQ(found_in(on).enemies.size(), 1U);
  EXPECT_EQ(guns_in(found_in(on).enemies.front().guns), (Guns{{"32S", 1}}));
  EXPECT_EQ(company_of(found_in(on)), 3);
}

TEST(River, RR_165_of_an_odd_company_the_torpedo_half_is_rounded_down) {
  const std::vector<int> expected{0, 0, 1, 1, 2, 2};
  for (std::uint8_t face = 1; face <= 6; ++face) {
    const auto on = searched({.dice = {84, face}});
    EXPECT_EQ(found_in(on).torpedo_craft, expected.at(face - 1U)) << int{face};
  }
}

TEST(River, RR_166_a_heavy_gunboat_comes_with_gunboats) {
  const auto on = searched({.dice = {90, 3}});
  ASSERT_EQ(found_in(on).enemies.size(), 3U);
  EXPECT_EQ(found_in(on).enemies[0].role, Find::HeavyGunboat);
  EXPECT_EQ(found_in(on).enemies[1].role, Find::Gunboat);
  EXPECT_EQ(found_in(on).enemies[2].role, Find::Gunboat);
}

TEST(River, RR_167_her_rifles_are_30_pdrs_and_her_gunboats_bring_nobody) {
  const auto on = searched({.dice = {90, 6}});
  EXPECT_EQ(guns_in(found_in(on).enemies.front().guns), (Guns{{"11S", 1}, {"30R", 2}}));
  EXPECT_EQ(found_in(on).enemies.size(), 6U);
  EXPECT_EQ(company_of(found_in(on)), 0);
}

TEST(River, RR_168_the_best_ironclad_there_is_comes) {
  Begin begin = flotilla();
  const auto on = searched({.dice = {100}, .setting = setting_of(begin)});
  ASSERT_EQ(found_in(on).enemies.size(), 1U);
  EXPECT_EQ(on->setting->type_of(found_in(on).enemies.front()).id, "arkansas");
  begin.ironclad = tested_charts().find_confederate("albemarle").value();
  EXPECT_EQ(core::river::fault_of(tested_charts(), begin), "");
  const auto other = searched({.dice = {100}, .setting = setting_of(begin)});
  EXPECT_EQ(other->setting->type_of(found_in(other).enemies.front()).id, "albemarle");
  begin.ironclad = tested_charts().find_confederate("gunboat").value();
  EXPECT_EQ(core::river::fault_of(tested_charts(), begin),
            "there is no such ironclad in the list [RR-168]");
}

TEST(River, RR_169_neither_side_leaves_the_fight_to_the_death) {
  Game game = meeting(meets_enemy("arkansas"));
  EXPECT_TRUE(game.state().fight->to_the_death);
  EXPECT_EQ(refusal_of(game, break_off()), "RR-169 fights-to-the-death");
  EXPECT_EQ(refusal_of(game, run_past()), "RR-169 fights-to-the-death");
}

TEST(River, RR_169_a_table_does_not_end_it_with_both_sides_left) {
  Game game = meeting(meets_enemy("arkansas"));
  core::river::Report report;
  report.outcome = core::river::Outcome::BrokeOff;
  EXPECT_EQ(refusal_of(game, report), "RR-169 fights-to-the-death");
}

TEST(River, RR_169_it_ends_with_the_last_warship) {
  // 6 + 6 against ships that are nearly sunk.
  Game game = meeting(
      [](State& state) {
        meets_enemy("arkansas")(state);
        state.vessels[0].damage = state.vessels[0].damage_ever = 50;
        state.vessels[1].fate = state.vessels[2].fate = Fate::Sunk;
      },
      {1, 1, 6, 6});
  act(game, fight_on());
  EXPECT_EQ(game.state().vessel(kLeader).fate, Fate::Sunk);
  ASSERT_TRUE(game.is_over());
  EXPECT_EQ(game.state().result->ending, core::river::Ending::Ironclad);
}

TEST(River, RR_170_the_ironclad_is_where_she_is_until_she_is_beaten) {
  Game game = meeting(meets_enemy("arkansas"), {1, 1, 1, 1, 1});
  act(game, fight_on());
  ASSERT_EQ(game.state().step, Step::Encounter);
  EXPECT_EQ(section_of(game, 1).enemies.front().fate, EnemyFate::Active);
  EXPECT_EQ(game.state().fight->at, (Place{0, 1}));
}

TEST(River, RR_171_an_unfinished_ironclad_is_slow_and_a_1_leaves_her_immobile) {
  const auto on = searched({.terrain = Terrain::Shallows, .dice = {70, 1}});
  EXPECT_EQ(found_in(on).found.first, Find::UnderConstruction);
  EXPECT_EQ(found_in(on).enemies.front().knots, 0);
  EXPECT_TRUE(found_in(on).enemies.front().unfinished);
}

TEST(River, RR_172_faces_come_before_guns_and_the_guardship_comes_alone) {
  const auto on = searched({.terrain = Terrain::Shallows, .dice = {70, 3, 4, 5, 4, 6, 5, 4}});
  const Enemy& ironclad = found_in(on).enemies.front();
  EXPECT_EQ(ironclad.half_face, (std::array{false, true, false, true}));
  EXPECT_EQ(ironclad.guns[0].state, GunState::Gone);
  EXPECT_EQ(ironclad.guns[1].state, GunState::Ready);
  ASSERT_EQ(found_in(on).enemies.size(), 2U);
  EXPECT_EQ(found_in(on).enemies[1].role, Find::HeavyGunboat);
  EXPECT_EQ(company_of(found_in(on)), 0);
}

TEST(River, RR_172_she_is_no_faster_than_when_finished) {
  Begin begin = flotilla();
  begin.ironclad = tested_charts().find_confederate("albemarle").value();
  const auto on =
      searched({.terrain = Terrain::Shallows, .dice = {70, 6}, .setting = setting_of(begin)});
  EXPECT_EQ(found_in(on).enemies.front().knots, 40);
}

TEST(River, RR_173_the_ironclad_and_a_bridge_is_both_with_a_full_defence) {
  const auto on = searched({.terrain = Terrain::Shallows, .dice = {60, 4, 1, 2}});
  EXPECT_EQ(found_in(on).enemies.front().role, Find::Ironclad);
  EXPECT_EQ(found_in(on).crossing, CrossingPoint::Bridge);
  EXPECT_EQ(found_in(on).batteries.size(), 2U);
}

TEST(River, RR_173_gunboats_bring_their_company_to_the_ironclad) {
  const auto gunboat = searched({.terrain = Terrain::Shallows, .dice = {90, 5}});
  EXPECT_EQ(found_in(gunboat).enemies.size(), 2U);
  EXPECT_EQ(found_in(gunboat).torpedo_craft, 2);
  const auto heavy = searched({.terrain = Terrain::Shallows, .dice = {99, 3}});
  EXPECT_EQ(found_in(heavy).enemies.size(), 4U);
  EXPECT_EQ(found_in(heavy).enemies[1].role, Find::HeavyGunboat);
}

TEST(River, RR_174_with_the_battle_against_the_ironclad_the_campaign_is_over) {
  Game game = meeting(meets_enemy("arkansas"));
  core::river::Report report;
  report.enemies.push_back({0, 10, EnemyFate::Sunk});
  act(game, report);
  ASSERT_TRUE(game.is_over());
  EXPECT_EQ(game.state().result->ending, core::river::Ending::Ironclad);
  EXPECT_EQ(refusal_of(game, hold()), "RR-320 campaign-is-over");
}

TEST(River, RR_175_other_vessels_stay_in_the_section_when_the_Union_breaks_off) {
  Game game = meeting(meets_enemy("heavy"), {1, 1, 1, 1});
  act(game, break_off());
  EXPECT_EQ(section_of(game, 1).enemies.front().fate, EnemyFate::Active);
  EXPECT_EQ(refusal_of(game, advance()), "RR-053 not-dealt-with");
}

/// A gunboat with consorts, hit so hard that a quarter of the flotilla's fire makes her strike.
Edit meets_company(std::int8_t consorts) {
  return [consorts](State& state) {
    Enemy gunboat = enemy_like("gunboat");
    gunboat.damage = 5;
    gunboat.consorts = consorts;
    section_of(state, 1).enemies = {gunboat};
  };
}

TEST(River, RR_176_consorts_without_guns_neither_fight_nor_score) {
  // Union 1 + 1: 18 points; Confederate 6 + 6: 5 points, half of them on cairo.
  Game game = meeting(
      [](State& state) {
        meets_enemy("gunboat")(state);
        section_of(state, 1).enemies.front().consorts = 5;
      },
      {1, 1, 6, 6});
  act(game, fight_on());
  EXPECT_EQ(game.state().vessel(kLeader).damage, 2);
  EXPECT_EQ(points_for(game.state(), "RR-308"_rule), 0);
}

TEST(River, RR_176_consorts_are_prizes_with_a_gunboat_that_is_captured_in_round_one) {
  Game game = meeting(meets_company(2), {1, 1, 6, 6, 4});
  const auto events = act(game, fight_on());
  EXPECT_EQ(told_as(events, "consorts-captured").figures, std::vector<int>{2});
  const auto& enemies = section_of(game, 1).enemies;
  ASSERT_EQ(enemies.size(), 3U);
  for (const Enemy& each : enemies) {
    EXPECT_EQ(each.fate, EnemyFate::Captured);
    EXPECT_EQ(each.consorts, 0);
  }
  EXPECT_EQ(tested_charts().confederate_vessels.at(enemies.back().type).id, "consort");
  EXPECT_EQ(points_for(game.state(), "RR-308"_rule), 5);  // [RR-312] hers alone
}

TEST(River, RR_176_consorts_flee_from_a_gunboat_that_is_scuttled) {
  Game game = meeting(meets_company(2), {1, 1, 6, 6, 3});
  EXPECT_EQ(told_as(act(game, fight_on()), "consorts-flee").figures, std::vector<int>{2});
  EXPECT_EQ(section_of(game, 1).enemies.size(), 1U);
  EXPECT_EQ(section_of(game, 1).enemies.front().consorts, 0);
}

TEST(River, RR_176_RR_414_after_round_one_consorts_have_fled) {
  Game game = meeting(
      [](State& state) {
        meets_company(2)(state);
        section_of(state, 1).enemies.front().damage = 0;
      },
      {1, 1, 1, 1, 1, 1, 1, 1, 6});
  EXPECT_TRUE(tells(act(game, fight_on()), "consorts-flee"));
  const auto events = act(game, fight_on());
  EXPECT_EQ(section_of(game, 1).enemies.front().damage, 30) << "18 and 18 points sink her";
  EXPECT_FALSE(tells(events, "consorts-captured"));
}

TEST(River, RR_176_on_a_table_consorts_are_prizes_with_a_gunboat_that_is_captured) {
  Game game = meeting(meets_company(3));
  core::river::Report report;
  report.enemies = {{0, 0, EnemyFate::Captured}};
  EXPECT_TRUE(tells(act(game, report), "consorts-captured"));
  EXPECT_EQ(section_of(game, 1).enemies.size(), 4U);

  Game sunk = meeting(meets_company(3));
  report.enemies = {{0, 25, EnemyFate::Sunk}};
  EXPECT_TRUE(tells(act(sunk, report), "consorts-flee"));
  EXPECT_EQ(section_of(sunk, 1).enemies.size(), 1U);
}

TEST(River, RR_176_RR_212_each_captured_consort_yields_fuel_in_a_scavenging_of_her_own) {
  Game game = in_orders({.dice = {6, 5, 1, 2}, .edit = [](State& state) {
                           Enemy consort;
                           consort.type = tested_charts().find_confederate("consort").value();
                           consort.fate = EnemyFate::Captured;
                           section_of(state, 1).enemies = {consort, consort};
                           for (Vessel& each : state.vessels) {
                             each.fuel = 10;
                           }
                         }});
  EXPECT_EQ(told_as(act(game, scavenge_prize(0)), "prize-fuel").figures,
            (std::vector<int>{14, 14}));
  EXPECT_EQ(refusal_of(game, scavenge_prize(0)), "RR-213 scavenged-already");
  EXPECT_EQ(told_as(act(game, scavenge_prize(1)), "prize-fuel").figures, (std::vector<int>{6, 6}));
}

TEST(River, RR_E15_confederate_action) {
  const auto on = searched({.turn = 12, .dice = {62, 4, 7, 3, 1}});
  EXPECT_EQ(found_in(on).rolls.action_score, 74);
  EXPECT_EQ(found_in(on).found.first, Find::BridgeOrFerry);
  ASSERT_EQ(found_in(on).batteries.size(), 2U);
  EXPECT_EQ(found_in(on).batteries[0].guns.size() + found_in(on).batteries[1].guns.size(), 12U);
}

TEST(River, RR_E16_ironclad) {
  const auto on = searched({.terrain = Terrain::Marshes, .turn = 15, .dice = {88}});
  EXPECT_EQ(found_in(on).rolls.action_score, 103);
  EXPECT_EQ(found_in(on).enemies.front().role, Find::Ironclad);
}

TEST(River, RR_E17_mine) {
  const auto on = searched({.dice = {50, 10, 10, 6, 1}});
  EXPECT_EQ(found_in(on).batteries.front().mine, Mine::Laid);
  EXPECT_EQ(guns_in(found_in(on).batteries.front().guns), (Guns{{"32S", 3}, {"10S", 2}}));
}

TEST(River, RR_E18_town) {
  const auto first = searched({.dice = {81, 9, 1, 1, 1}});
  EXPECT_EQ(found_in(first).enemies.size(), 1U);
  EXPECT_EQ(found_in(first).batteries.size(), 1U);
  const auto second = searched({.dice = {81, 10, 1}});
  EXPECT_FALSE(core::river::has_enemies(found_in(second)));
  EXPECT_EQ(found_in(second).towns.size(), 1U);
}

TEST(River, RR_E19_company_of_a_gunboat) {
  const auto on = searched({.dice = {84, 6}});
  EXPECT_EQ(found_in(on).torpedo_craft, 2);
  EXPECT_EQ(company_of(found_in(on)), 5);
}

TEST(River, RR_E20_under_construction) {
  Begin begin = flotilla();
  begin.ironclad = tested_charts().find_confederate("missouri").value();  // four guns
  const auto on = searched({.terrain = Terrain::Shallows,
                            .dice = {70, 3, 5, 2, 6, 4, 1, 5, 6, 3},
                            .setting = setting_of(begin)});
  ASSERT_EQ(found_in(on).enemies.size(), 2U);
  const Enemy& ironclad = found_in(on).enemies.front();
  EXPECT_EQ(ironclad.knots, 20);
  EXPECT_EQ(ironclad.half_face, (std::array{true, false, true, false}));
  ASSERT_EQ(ironclad.guns.size(), 4U);
  EXPECT_EQ(ironclad.guns[0].state, GunState::Ready);
  EXPECT_EQ(ironclad.guns[1].state, GunState::Gone);
  EXPECT_EQ(ironclad.guns[2].state, GunState::Gone);
  EXPECT_EQ(ironclad.guns[3].state, GunState::Ready);
  EXPECT_EQ(found_in(on).enemies[1].role, Find::HeavyGunboat);
}

}  // namespace
}  // namespace tests::river
