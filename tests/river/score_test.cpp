// [RR-300]-[RR-329] [RR-T23] [RR-T24] Victory points and the end of the campaign.
#include "core/river/score.h"

#include "core/river/damage.h"
#include "tests/river/fights.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <vector>

namespace tests::river {
namespace {

using core::river::damage_points;
using core::river::Ending;
using core::river::EnemyFate;
using core::river::Entry;
using core::river::Fate;
using core::river::finish;
using core::river::GunState;
using core::river::Level;
using core::river::score_enemy;
using core::river::score_guns;
using core::river::Terrain;
using testing::Contains;
using testing::ElementsAre;

/// Points that damage of a vessel costs.
int cost_of_damage(const Options& options, Vessel vessel, std::int16_t damage, std::int16_t ever) {
  vessel.damage = damage;
  vessel.damage_ever = ever;
  return damage_points(tested_charts(), options, vessel);
}

/// Cairo, of 51 points.
Vessel cairo() { return core::river::begin_state(*setting_of(flotilla())).vessel(kLeader); }

// ---- entries ----

TEST(River, RR_039_RR_300_the_ledger_opens_at_twenty_and_names_turn_and_rule) {
  Game game{setting_of(flotilla())};
  EXPECT_EQ(game.state().points(), 20);
  act(game, hold());
  EXPECT_THAT(game.state().ledger, Contains(Entry{1, 301, -1}));
}

TEST(River, RR_301_a_turn_costs_a_point_whether_the_flotilla_moves_or_not) {
  Game game = in_orders({.section = 4});
  const int points = game.state().points();
  act(game, fall_back(1));
  EXPECT_EQ(game.state().points(), points - 1);
}

TEST(River, RR_301_a_turn_with_a_fight_costs_one_point_only) {
  Game game = in_fight({{battery_of_line(1)}}, {.dice = {6, 6, 1, 1}});
  act(game, fight_on());
  EXPECT_EQ(points_for(game.state(), "RR-301"_rule), -1);
}

TEST(River, RR_E29_RR_303_thirteen_of_fifty_one_points_of_damage_cost_three) {
  EXPECT_EQ(cost_of_damage({}, cairo(), 13, 13), -3);
}

TEST(River, RR_E29_RR_303_with_complete_tenths_they_cost_two) {
  Options options;
  options.complete_tenths = true;
  EXPECT_EQ(cost_of_damage(options, cairo(), 13, 13), -2);
}

TEST(River, RR_303_no_damage_costs_nothing_and_one_point_a_tenth) {
  EXPECT_EQ(cost_of_damage({}, cairo(), 0, 0), 0);
  EXPECT_EQ(cost_of_damage({}, cairo(), 1, 1), -1);
}

TEST(River, RR_304_damage_that_was_repaired_does_not_count) {
  EXPECT_EQ(cost_of_damage({}, cairo(), 5, 13), -1);
}

TEST(River, RR_304_with_all_damage_it_does) {
  Options options;
  options.all_damage = true;
  EXPECT_EQ(cost_of_damage(options, cairo(), 5, 13), -3);
}

TEST(River, RR_302_only_damage_of_surviving_ships_counts) {
  for (const Fate fate : {Fate::Sunk, Fate::Captured, Fate::Burnt}) {
    Vessel lost = cairo();
    lost.fate = fate;
    EXPECT_EQ(cost_of_damage({}, lost, 13, 13), 0);
  }
}

TEST(River, RR_132_damage_of_a_trapped_ship_counts) {
  Vessel trapped = cairo();
  trapped.fate = Fate::Trapped;
  EXPECT_EQ(cost_of_damage({}, trapped, 13, 13), -3);
}

TEST(River, RR_302_damage_is_posted_at_the_end) {
  Game game = in_orders({.edit = damage(kLeader, 13)});
  EXPECT_EQ(points_for(game.state(), "RR-302"_rule), 0);
  act(game, quit());
  EXPECT_EQ(points_for(game.state(), "RR-302"_rule), -3);
}

TEST(River, RR_305_each_ship_that_sinks_costs_15_points) {
  Stage stage;
  core::river::add_damage(stage.record, kSecond, 19, true);
  core::river::add_damage(stage.record, kThird, 17, true);
  EXPECT_EQ(points_for(stage.state, "RR-305"_rule), -30);
}

TEST(River, RR_306_a_shore_gun_that_is_destroyed_is_worth_a_point) {
  Game game = in_fight({{battery_of_line(8)}}, {.dice = {3, 4, 1, 1}});
  act(game, fight_on());
  EXPECT_EQ(points_for(game.state(), "RR-306"_rule), 3);
}

TEST(River, RR_306_RR_152_so_is_each_gun_of_a_silenced_battery) {
  Game game = in_fight({{battery_of_line(8)}});
  core::river::Report report;
  report.batteries = {{0, {1}, true}};
  act(game, report);
  EXPECT_EQ(points_for(game.state(), "RR-306"_rule), 6);
}

/// Knocks guns of a battery out and scores them.
void destroy(Stage& stage, Place place, std::size_t count) {
  auto& guns = stage.state.branches.at(place.branch)
                   .sections.at(static_cast<std::size_t>(place.section - 1))
                   .batteries.front()
                   .guns;
  std::size_t out = 0;
  for (auto& each : guns) {
    if (each.state == GunState::Ready && out < count) {
      each.state = GunState::Gone;
      ++out;
    }
  }
  score_guns(stage.record, place, 0, static_cast<int>(out));
}

TEST(River, RR_E30_RR_307_bypassed_guns_are_given_back_when_they_are_destroyed) {
  Stage stage{facing({{battery_of_line(5)}})};
  const int points = stage.state.points();
  destroy(stage, {0, 1}, 2);
  core::river::charge_bypassed(stage.record, {0, 1});
  EXPECT_EQ(stage.state.points() - points, 2 - 9);
  destroy(stage, {0, 1}, 3);
  EXPECT_EQ(stage.state.points() - points, 5);
}

TEST(River, RR_307_a_gun_is_charged_once_however_often_the_flotilla_goes_on) {
  Stage stage{facing({{battery_of_line(5)}})};
  core::river::charge_bypassed(stage.record, {0, 1});
  core::river::charge_bypassed(stage.record, {0, 1});
  EXPECT_EQ(points_for(stage.state, "RR-307"_rule), -15);
}

TEST(River, RR_307_each_gun_gives_its_own_points_back) {
  Stage stage{facing({{battery_of_line(5)}})};
  core::river::charge_bypassed(stage.record, {0, 1});
  destroy(stage, {0, 1}, 1);
  EXPECT_EQ(points_for(stage.state, "RR-307"_rule), -12);
}

/// A flotilla that has found a battery of five guns in the first section of a tributary.
Position up_a_tributary(std::uint8_t edition = core::table::kEdition) {
  core::river::Begin begin = flotilla();
  begin.edition = edition;
  return {.setting = setting_of(begin), .edit = [](State& state) {
            state.branches.push_back(
                {{0, 1}, core::river::Hand::Left, core::river::Heading::North, {{}}});
            state.branches.back().sections.front().batteries = {battery_of_line(5)};
          }};
}

TEST(River, RR_307_RR_311_guns_passed_on_a_tributary_cost_as_others_do) {
  Stage stage{up_a_tributary()};
  core::river::charge_bypassed(stage.record, {1, 1});
  EXPECT_EQ(points_for(stage.state, "RR-307"_rule), -15);
  Stage before{up_a_tributary(1)};
  core::river::charge_bypassed(before.record, {1, 1});
  EXPECT_EQ(points_for(before.state, "RR-307"_rule), 0) << "as it was in the first edition";
}

TEST(River, RR_311_a_battery_where_the_campaign_ends_is_not_bypassed) {
  Game game = in_fight({{battery_of_line(5)}}, {.dice = {1, 1, 1, 1}});
  act(game, run_past());
  act(game, quit());
  EXPECT_EQ(points_for(game.state(), "RR-307"_rule), 0);
}

TEST(River, RR_311_a_straggler_that_goes_up_bypasses_nothing) {
  Game game = in_orders(facing({}, {.section = 3, .dice = {1}, .edit = [](State& state) {
                                      section_of(state, 1).batteries = {battery_of_line(5)};
                                      section_of(state, 1).batteries.front().passed = true;
                                      detach(state, {kThird}, {0, 1}, Standing::Follow);
                                    }}));
  act(game, hold());
  EXPECT_EQ(points_for(game.state(), "RR-307"_rule), 0);
}

TEST(River, RR_312_guns_of_ships_torpedo_craft_and_consorts_score_nothing) {
  Game game = in_fight({{}, {enemy_like("gunboat")}, 2, 2}, {.dice = {6, 6, 1, 1, 1, 1}});
  act(game, fight_on());
  EXPECT_EQ(game.state().points(), 20 + 5 - 1);
}

TEST(River, RR_308_a_gunboat_is_worth_five_and_a_heavy_one_ten) {
  for (const EnemyFate fate : {EnemyFate::Sunk, EnemyFate::Captured, EnemyFate::Scuttled}) {
    Stage stage;
    Enemy gunboat = enemy_like("gunboat");
    Enemy heavy = enemy_like("heavy");
    gunboat.fate = heavy.fate = fate;
    score_enemy(stage.record, gunboat);
    EXPECT_EQ(points_for(stage.state, "RR-308"_rule), 5);
    score_enemy(stage.record, heavy);
    EXPECT_EQ(points_for(stage.state, "RR-308"_rule), 15);
  }
}

/// Points for an ironclad of that fate.
int worth_of_ironclad(EnemyFate fate, bool unfinished) {
  Stage stage;
  Enemy ironclad = enemy_like("arkansas");
  ironclad.fate = fate;
  ironclad.unfinished = unfinished;
  score_enemy(stage.record, ironclad);
  return points_for(stage.state, "RR-309"_rule);
}

TEST(River, RR_309_the_ironclad_is_worth_twenty_sunk_and_thirty_captured) {
  EXPECT_EQ(worth_of_ironclad(EnemyFate::Sunk, false), 20);
  EXPECT_EQ(worth_of_ironclad(EnemyFate::Captured, false), 30);
}

TEST(River, RR_310_an_unfinished_one_scores_the_same_and_blown_up_is_sunk) {
  EXPECT_EQ(worth_of_ironclad(EnemyFate::Captured, true), 30);
  EXPECT_EQ(worth_of_ironclad(EnemyFate::BlownUp, true), 20);
}

// ---- the final result ----

TEST(River, RR_E31_RR_328_final_result) {
  Stage stage{Position{.edit = [](State& state) {
    state.vessels[0].damage = state.vessels[0].damage_ever = 13;  // 25.5 %: 3
    state.vessels[1].fate = Fate::Sunk;
    state.vessels[2].damage = state.vessels[2].damage_ever = 1;  // 5.9 %: 1
  }}};
  for (int turn = 0; turn < 14; ++turn) {
    stage.record.score("RR-301"_rule, tested_charts().points.turn);
  }
  stage.record.score("RR-306"_rule, 9 * tested_charts().points.gun);
  stage.record.score("RR-307"_rule, 2 * tested_charts().points.bypassed);
  stage.record.score("RR-308"_rule, tested_charts().points.heavy);
  stage.record.score("RR-309"_rule, tested_charts().points.ironclad_sunk);
  stage.record.score("RR-305"_rule, tested_charts().points.sunk);
  finish(stage.record, Ending::Ironclad);
  ASSERT_TRUE(stage.state.result.has_value());
  EXPECT_EQ(stage.state.result->points, 20);
  EXPECT_EQ(stage.state.result->level, Level::MinorVictory);
}

TEST(River, RR_E32_RR_T24_limits_of_the_levels) {
  std::vector<Level> levels;
  for (const int points : {-10, -9, -5, -4, 0, 1, 10, 11, 30, 31, 50, 51}) {
    levels.push_back(tested_charts().level(points));
  }
  EXPECT_THAT(levels,
              ElementsAre(Level::CrushingDefeat, Level::MajorDefeat, Level::MajorDefeat,
                          Level::UnfortunateDefeat, Level::UnfortunateDefeat, Level::Draw,
                          Level::Draw, Level::MinorVictory, Level::MinorVictory,
                          Level::StirringVictory, Level::StirringVictory, Level::FamousVictory));
}

// ---- the ends ----

std::optional<Ending> ending_in(const Game& game) {
  return game.state().result ? std::optional{game.state().result->ending} : std::nullopt;
}

TEST(River, RR_321_the_campaign_ends_with_the_battle_with_the_ironclad) {
  Game game = in_fight({{}, {damaged(enemy_like("missouri"), 74)}}, {.dice = {3, 4, 1, 1}});
  act(game, fight_on());
  EXPECT_EQ(ending_in(game), Ending::Ironclad);
}

TEST(River, RR_321_it_ends_so_when_the_battle_is_lost_too) {
  Game game = in_fight({{}, {enemy_like("arkansas")}},
                       {.dice = {1, 1, 6, 6, 6, 6}, .edit = [](State& state) {
                          for (const VesselId id : {kSecond, kThird}) {
                            state.vessels.at(id.value()).fate = Fate::Sunk;
                          }
                          damage(kLeader, 40)(state);
                        }});
  act(game, fight_on());
  EXPECT_EQ(ending_in(game), Ending::Ironclad);
}

/// The Shallows of the main river are found with this d100.
Game in_shallows(std::uint8_t action, bool search) {
  Game game = in_orders(
      {.setting = with_options([search](Options& options) { options.search_tributaries = search; }),
       .section = 20,
       .turn = 21,
       .dice = {1, 10, 1, 1, action, 1, 6, 6, 1, 1, 1, 1, 1, 1}});
  act(game, advance());
  EXPECT_EQ(section_of(game, 21).terrain, Terrain::Shallows);
  return game;
}

TEST(River, RR_322_RR_324_shallows_without_the_ironclad_are_a_ruse_after_their_fight) {
  Game game = in_shallows(1, false);
  EXPECT_EQ(ending_in(game), std::nullopt);  // a heavy gunboat first
  ASSERT_EQ(game.state().step, Step::Encounter);
  act(game, fight_on());
  if (!game.is_over()) {
    act(game, break_off());
  }
  EXPECT_EQ(ending_in(game), Ending::Ruse);
}

TEST(River, RR_324_shallows_with_the_ironclad_end_by_her) {
  Game game = in_shallows(65, false);  // 86: the ironclad
  EXPECT_TRUE(game.state().met_ironclad);
  while (!game.is_over()) {
    act(game, fight_on());
  }
  EXPECT_EQ(ending_in(game), Ending::Ironclad);
}

/// The flotilla holds in Shallows of the main river.
std::optional<Ending> ending_at_the_head(bool search) {
  Game game = in_orders(
      {.setting = with_options([search](Options& options) { options.search_tributaries = search; }),
       .edit = [](State& state) { section_of(state, 1).terrain = Terrain::Shallows; }});
  act(game, hold());
  return ending_in(game);
}

TEST(River, RR_325_shallows_are_final) { EXPECT_EQ(ending_at_the_head(false), Ending::Ruse); }

TEST(River, RR_325_with_the_option_the_flotilla_may_search_tributaries) {
  EXPECT_EQ(ending_at_the_head(true), std::nullopt);
}

TEST(River, RR_116_shallows_of_a_tributary_end_nothing) {
  Game game = in_orders({.edit = [](State& state) {
    state.branches.push_back({{0, 1}, core::river::Hand::Left, core::river::Heading::North, {{}}});
    Section& head = state.branches.back().sections.front();
    head.entered = true;
    head.terrain = Terrain::Shallows;
    state.groups.front().at = {1, 1};
  }});
  act(game, hold());
  EXPECT_EQ(ending_in(game), std::nullopt);
}

TEST(River, RR_323_RR_326_the_flotilla_is_beaten_when_no_warship_is_left) {
  Game game = in_fight({{battery_of_line(8)}}, {.dice = {1, 1, 6, 6}, .edit = [](State& state) {
                                                  for (const VesselId id : {kSecond, kThird}) {
                                                    state.vessels.at(id.value()).fate =
                                                        Fate::Trapped;
                                                  }
                                                  damage(kLeader, 50)(state);
                                                }});
  act(game, fight_on());
  EXPECT_EQ(ending_in(game), Ending::Beaten);
}

TEST(River, RR_326_a_straggler_goes_on_with_the_campaign) {
  Game game = in_fight({{battery_of_line(8)}},
                       {.section = 3, .dice = {1, 1, 6, 6}, .edit = [](State& state) {
                          state.vessels.at(kSecond.value()).fate = Fate::Sunk;
                          detach(state, {kThird}, {0, 2}, Standing::Hold);
                          damage(kLeader, 50)(state);
                        }});
  act(game, fight_on());
  act(game, break_off());  // the supply ships
  EXPECT_EQ(ending_in(game), std::nullopt);
  EXPECT_EQ(game.state().vessel(kThird).group, kMainGroup);
  EXPECT_EQ(game.state().main().at.section, 2);
}

/// How a turn ends for a flotilla whose warships lie on bars without fuel, its supply ships lost.
std::optional<Ending> ending_on_bars(const Edit& edit = {}) {
  Game game = in_orders({.section = 3, .edit = [&edit](State& state) {
                           for (Vessel& each : state.vessels) {
                             each.fate = each.supply ? Fate::Sunk : each.fate;
                             each.fuel = 0;
                             each.ground = core::river::Ground::Bar;
                           }
                           if (edit) {
                             edit(state);
                           }
                         }});
  act(game, hold());
  return ending_in(game);
}

TEST(River, RR_225_RR_326_who_lies_on_a_bar_for_good_is_not_free) {
  EXPECT_EQ(ending_on_bars(), Ending::Beaten);
}

TEST(River, RR_225_RR_326_who_can_be_helped_goes_on) {
  EXPECT_EQ(ending_on_bars([](State& state) { state.vessels.at(kSecond.value()).fuel = 5; }),
            std::nullopt)
      << "she comes off under her own power";
  EXPECT_EQ(ending_on_bars([](State& state) {
              Vessel& supply = state.vessels.at(kSupply.value());
              supply.fate = Fate::Afloat;
              supply.ground = core::river::Ground::Free;
            }),
            std::nullopt)
      << "a supply ship may tow";
  EXPECT_EQ(ending_on_bars([](State& state) { section_of(state, 3).barges = {10}; }), std::nullopt)
      << "fuel lies beside them";
}

TEST(River, RR_327_a_campaign_that_is_given_up_has_no_verdict) {
  Game game = in_orders();
  act(game, quit());
  EXPECT_EQ(ending_in(game), Ending::GivenUp);
  EXPECT_FALSE(game.state().result->level);

  core::river::Begin begin = flotilla();
  begin.edition = 1;
  Game before = in_orders({.setting = setting_of(begin)});
  act(before, quit());
  EXPECT_EQ(ending_in(before), Ending::Quit) << "as it was in the first edition";
  EXPECT_TRUE(before.state().result->level);
}

TEST(River, RR_327_the_last_warship_returns_to_the_mississippi) {
  Game game = in_orders();
  act(game, fall_back(1));
  EXPECT_EQ(ending_in(game), Ending::Quit);
}

TEST(River, RR_327_a_flotilla_that_has_not_set_out_yet_has_not_returned) {
  Game game{setting_of(flotilla())};
  act(game, hold());
  EXPECT_EQ(ending_in(game), std::nullopt);
}

TEST(River, RR_320_RR_329_after_the_end_nothing_is_played) {
  Game game = in_orders();
  act(game, quit());
  EXPECT_EQ(refusal_of(game, hold()), "RR-320 campaign-is-over");
  EXPECT_TRUE(game.offered().empty());
}

}  // namespace
}  // namespace tests::river
