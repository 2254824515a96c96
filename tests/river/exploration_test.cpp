// [RR-080] to [RR-118] [RR-350] to [RR-359] The river as it is found: course, terrain, tributaries.
#include "core/river/exploration.h"

#include "core/river/charted.h"
#include "core/river/course.h"
#include "tests/river/campaigns.h"

#include <gtest/gtest.h>

#include <set>
#include <span>

namespace tests::river {
namespace {

using core::river::Cliffs;
using core::river::Find;
using core::river::Hand;
using core::river::Heading;
using core::river::Narrowing;
using core::river::Reach;
using core::river::Terrain;

/// A section of the main river whose terrain is found by these dice.
Section terrain_found(std::int16_t section, const Dice& dice) {
  Stage on{Position{.section = section, .dice = dice}};
  core::river::find_terrain(on.record, {0, section});
  return section_of(on.state, section);
}

/// A flotilla that lies so many sections up a tributary of section 1, which leads to the North.
Edit on_tributary(std::int16_t sections) {
  return [sections](State& state) {
    state.branches.push_back({{0, 1}, Hand::Left, Heading::North, {}});
    section_of(state, 1).tributary = 1;
    for (std::int16_t i = 1; i <= sections; ++i) {
      Section section;
      section.before = section.heading = Heading::North;
      section.entered = true;
      state.branches.back().sections.push_back(section);
    }
    state.groups.front().at = sections > 0 ? Place{1, sections} : Place{0, 1};
  };
}

TEST(River, RR_080_a_throw_gives_the_bend_of_the_new_section_and_the_next_table) {
  Game game = in_orders({.dice = {7, 1, 2, 1, 1}});
  act(game, advance());
  EXPECT_EQ(section_of(game, 2).bend, left(90));
  EXPECT_EQ(section_of(game, 2).heading, Heading::North);
  EXPECT_EQ(section_of(game, 2).rolls.direction, 7);
}

TEST(River, RR_081_one_is_subtracted_from_the_throw_of_turn_1_alone) {
  Game game{setting_of(flotilla()), {9, 9, 9, 7, 1, 2, 1, 1, 8, 1, 2, 1, 1}};
  act(game, advance());
  EXPECT_EQ(section_of(game, 1).bend, left(45));  // 7 - 1
  act(game, advance());
  EXPECT_EQ(section_of(game, 2).bend, right(90));  // 8 on table 2
}

TEST(River, RR_083_in_section_1_a_1_is_read_as_1_and_a_10_is_no_hairpin) {
  Game low{setting_of(flotilla()), {9, 9, 9, 1, 1, 2, 1, 1}};
  act(low, advance());
  EXPECT_TRUE(section_of(low, 1).bend.is_ahead());
  Game high{setting_of(flotilla()), {9, 9, 9, 10, 1, 2, 1, 1}};
  act(high, advance());
  EXPECT_EQ(section_of(high, 1).bend, right(90));
}

TEST(River, RR_084_RR_085_a_second_die_decides_the_hand_of_the_hairpin_from_East) {
  Game to_left = in_orders({.section = 4, .dice = {10, 4, 1, 2, 1, 1}});
  act(to_left, advance());
  EXPECT_EQ(section_of(to_left, 5).bend, left(135));
  EXPECT_EQ(section_of(to_left, 5).heading, Heading::NorthWest);
  Game to_right = in_orders({.section = 4, .dice = {10, 6, 1, 2, 1, 1}});
  act(to_right, advance());
  EXPECT_EQ(section_of(to_right, 5).bend, right(135));
  EXPECT_EQ(section_of(to_right, 5).heading, Heading::SouthWest);
}

TEST(River, RR_086_RR_T11_roll_9_of_table_2_is_corrected_or_as_printed) {
  const Edit heads_north_east = [](State& state) {
    section_of(state, 1).heading = Heading::NorthEast;
  };
  Game corrected = in_orders({.dice = {9, 1, 2, 1, 1}, .edit = heads_north_east});
  act(corrected, advance());
  EXPECT_EQ(section_of(corrected, 2).heading, Heading::SouthEast);
  Game printed =
      in_orders({.setting = with_options([](Options& options) { options.printed_roll_9 = true; }),
                 .dice = {9, 1, 2, 1, 1},
                 .edit = heads_north_east});
  act(printed, advance());
  EXPECT_EQ(section_of(printed, 2).heading, Heading::South);
}

TEST(River, RR_087_no_section_of_any_river_runs_West) {
  std::set<Heading> headings;
  for (std::uint32_t river = 1; river <= 20; ++river) {
    Begin begin = flotilla();
    begin.river = river;
    Stage on{Position{.setting = setting_of(begin), .section = 0}};
    for (std::int16_t i = 1; i <= 30; ++i) {
      core::river::find_course(on.record, {0, i});
      headings.insert(section_of(on.state, i).heading);
    }
  }
  EXPECT_EQ(headings, std::set<Heading>(kAllHeadings.begin(), kAllHeadings.end()));
}

TEST(River, RR_100_the_black_die_is_read_and_the_red_one_is_not) {
  for (std::uint8_t red = 1; red <= 6; ++red) {
    EXPECT_EQ(terrain_found(4, {8, red}).terrain, Terrain::Marshes);
  }
  const Section section = terrain_found(4, {8, 5});
  EXPECT_EQ(section.rolls.black, 8);
  EXPECT_EQ(section.rolls.red, 5);
}

TEST(River, RR_101_each_reach_has_its_column) {
  EXPECT_EQ(core::river::reach_of({0, 20}), Reach::Main);
  EXPECT_EQ(core::river::reach_of({0, 21}), Reach::FarMain);
  EXPECT_EQ(core::river::reach_of({1, 1}), Reach::Tributary);
  EXPECT_EQ(core::river::reach_of({1, 21}), Reach::Tributary);
}

TEST(River, RR_102_column_2_serves_from_section_21_whatever_the_turn) {
  EXPECT_EQ(terrain_found(20, {10, 1}).terrain, Terrain::Wooded);
  EXPECT_EQ(terrain_found(21, {10, 1}).terrain, Terrain::Shallows);
  Stage late{Position{.section = 20, .turn = 60, .dice = {10, 1}}};
  core::river::find_terrain(late.record, {0, 20});
  EXPECT_EQ(section_of(late.state, 20).terrain, Terrain::Wooded);
}

TEST(River, RR_103_open_banks_have_neither_cliffs_nor_islands) {
  const Section section = terrain_found(3, {1, 2});
  EXPECT_EQ(section.terrain, Terrain::Open);
  EXPECT_EQ(section.cliffs, Cliffs::None);
  EXPECT_EQ(section.narrowing, Narrowing::None);
}

TEST(River, RR_104_a_die_decides_the_banks_of_the_bluffs) {
  EXPECT_EQ(terrain_found(3, {7, 1, 4}).cliffs, Cliffs::Left);
  EXPECT_EQ(terrain_found(3, {7, 1, 5}).cliffs, Cliffs::Right);
  EXPECT_EQ(terrain_found(3, {7, 1, 8}).cliffs, Cliffs::Right);
  EXPECT_EQ(terrain_found(3, {7, 1, 10}).cliffs, Cliffs::Both);
}

TEST(River, RR_105_forest_is_a_terrain_of_its_own_and_needs_no_further_die) {
  Stage on{Position{.section = 3, .dice = {9, 1}}};
  core::river::find_terrain(on.record, {0, 3});
  EXPECT_EQ(section_of(on.state, 3).terrain, Terrain::Wooded);
  EXPECT_EQ(rolls_in(on.record.take_events()).size(), 2U);
}

TEST(River, RR_106_marshy_banks_are_read_as_Marshes) {
  Game game = in_orders({.dice = {1, 8, 2, 1, 65}});
  act(game, advance());
  EXPECT_EQ(section_of(game, 2).terrain, Terrain::Marshes);
  EXPECT_EQ(section_of(game, 2).found.first, Find::Nothing);  // 61-70: Nothing in Marshes alone
}

TEST(River, RR_107_narrows_are_half_as_wide_or_have_an_island) {
  EXPECT_EQ(terrain_found(3, {6, 1, 5}).narrowing, Narrowing::HalfWidth);
  EXPECT_EQ(terrain_found(3, {6, 1, 6}).narrowing, Narrowing::Island);
}

TEST(River, RR_108_nobody_goes_beyond_Shallows) {
  Game game = in_orders(
      {.setting = with_options([](Options& options) { options.search_tributaries = true; }),
       .section = 21,
       .edit = [](State& state) { section_of(state, 21).terrain = Terrain::Shallows; }});
  EXPECT_EQ(refusal_of(game, advance()), "RR-108 too-shallow");
  EXPECT_EQ(refusal_of(game, fall_back(2)), "");
}

TEST(River, RR_109_narrows_with_woods_are_narrow_and_read_as_Narrows) {
  // Black 7 beyond section 20; d10 3: half width; d20; d100 55 + 22: a shore battery of the
  // Narrows.
  Game game = in_orders({.section = 21, .turn = 22, .dice = {1, 7, 2, 3, 1, 50, 1, 1}});
  act(game, advance());
  const Section& section = section_of(game, 22);
  EXPECT_EQ(section.terrain, Terrain::NarrowsWooded);
  EXPECT_EQ(section.narrowing, Narrowing::HalfWidth);
  EXPECT_EQ(section.rolls.action_score, 72);  // Wooded: Bridge or ferry
  EXPECT_EQ(section.found.first, Find::ShoreBattery);
}

TEST(River, RR_110_equal_faces_reveal_a_tributary_and_its_bank) {
  Stage on{Position{.section = 3, .dice = {5, 5}}};
  core::river::find_terrain(on.record, {0, 3});
  ASSERT_EQ(section_of(on.state, 3).tributary, 1);
  EXPECT_EQ(on.state.branches.at(1).bank, Hand::Left);
  EXPECT_EQ(on.state.branches.at(1).mouth, (Place{0, 3}));
  Stage right_bank{Position{.section = 3, .dice = {9, 9}}};
  core::river::find_terrain(right_bank.record, {0, 3});
  EXPECT_EQ(right_bank.state.branches.at(1).bank, Hand::Right);
  EXPECT_FALSE(terrain_found(3, {5, 6}).tributary);
}

TEST(River, RR_110_Shallows_reveal_none) {
  const Section section = terrain_found(22, {10, 10});
  EXPECT_EQ(section.terrain, Terrain::Shallows);
  EXPECT_FALSE(section.tributary);
}

TEST(River, RR_111_a_tributary_may_be_explored_and_hide_the_yard) {
  // Ahead to the North; black 8: Shallows; no failure; d100 72 + 2: under construction.
  Game game = in_orders({.dice = {1, 8, 1, 1, 72, 3}, .edit = on_tributary(0)});
  act(game, explore());
  EXPECT_EQ(game.state().main().at, (Place{1, 1}));
  EXPECT_EQ(section_of(game, Place{1, 1}).found.first, Find::UnderConstruction);
}

TEST(River, RR_111_there_is_nothing_to_explore_without_a_tributary) {
  Game game = in_orders();
  EXPECT_EQ(refusal_of(game, explore()), "RR-111 no-tributary");
  Game outside = in_orders({.section = 0});
  EXPECT_EQ(refusal_of(outside, explore()), "RR-111 no-tributary");
}

TEST(River, RR_112_RR_113_2_are_added_for_each_tributary_section_already_traversed) {
  EXPECT_EQ(core::river::terrain_score({1, 1}, 1), 1);
  EXPECT_EQ(core::river::terrain_score({1, 2}, 1), 3);
  EXPECT_EQ(core::river::terrain_score({1, 5}, 1), 9);
  EXPECT_EQ(core::river::terrain_score({0, 5}, 1), 1);
}

TEST(River, RR_113_the_fifth_section_of_a_tributary_is_shallow_without_fail_and_the_fourth_is_not) {
  const auto& column = tested_charts().terrain.at(2);
  for (int black = 1; black <= 10; ++black) {
    EXPECT_EQ(column.of(core::river::terrain_score({1, 5}, black)), Terrain::Shallows);
  }
  EXPECT_NE(column.of(core::river::terrain_score({1, 4}, 1)), Terrain::Shallows);
}

TEST(River, RR_114_a_double_on_a_tributary_reveals_nothing) {
  Stage on{Position{.dice = {4, 4, 9}, .edit = on_tributary(1)}};
  core::river::find_terrain(on.record, {1, 1});
  EXPECT_EQ(on.state.branches.size(), 2U);
  EXPECT_FALSE(on.state.branches.at(1).sections.front().tributary);
}

TEST(River, RR_115_the_first_section_of_a_tributary_takes_a_turn_and_the_table_of_its_heading) {
  Game game = in_orders({.dice = {5, 1, 2, 1, 1}, .edit = on_tributary(0)});
  act(game, explore());
  EXPECT_EQ(game.state().turn, 3);
  EXPECT_EQ(game.state().main().at, (Place{1, 1}));
  const Section& section = section_of(game, Place{1, 1});
  EXPECT_EQ(section.before, Heading::North);
  EXPECT_EQ(section.heading, Heading::NorthWest);  // 5 on table 3: Left
}

TEST(River, RR_116_Shallows_close_a_tributary_and_the_campaign_goes_on) {
  // Black 8: Shallows; d100 1 + 2: heavy gunboat of that column, alone.
  Game game = in_orders({.dice = {1, 8, 1, 1, 1, 1, 6, 6, 1, 1}, .edit = on_tributary(0)});
  act(game, explore());
  ASSERT_EQ(game.state().step, Step::Encounter);
  EXPECT_EQ(section_of(game, Place{1, 1}).found.first, Find::HeavyGunboat);
  act(game, fight_on());  // 149 points
  ASSERT_EQ(game.state().step, Step::Orders);
  EXPECT_FALSE(game.is_over());
  EXPECT_EQ(refusal_of(game, advance()), "RR-116 too-shallow");
}

TEST(River, RR_116_it_falls_back_two_sections_a_turn_to_the_mouth) {
  Game game = in_orders({.dice = {1}, .edit = on_tributary(2)});
  act(game, fall_back(2));
  EXPECT_EQ(game.state().main().at, (Place{0, 1}));
}

TEST(River, RR_117_on_a_tributary_the_running_turn_is_added_too) {
  Game game = in_orders({.turn = 8, .dice = {1, 1, 2, 1, 20}, .edit = on_tributary(0)});
  act(game, explore());
  EXPECT_EQ(section_of(game, Place{1, 1}).rolls.action_score, 28);
}

TEST(River, RR_118_a_black_die_above_10_reads_as_10) {
  EXPECT_EQ(core::river::terrain_score({1, 5}, 10), 10);
  EXPECT_EQ(core::river::terrain_score({1, 3}, 7), 10);
}

TEST(River, RR_E08_terrain_with_a_tributary) {
  Stage on{Position{.section = 4, .dice = {6, 6, 3}}};
  core::river::find_terrain(on.record, {0, 4});
  const Section& section = section_of(on.state, 4);
  EXPECT_EQ(section.terrain, Terrain::Narrows);
  EXPECT_EQ(section.narrowing, Narrowing::HalfWidth);
  ASSERT_TRUE(section.tributary);
  EXPECT_EQ(on.state.branches.at(*section.tributary).bank, Hand::Right);
}

TEST(River, RR_E09_late_terrain) {
  const Section section = terrain_found(22, {10, 10});
  EXPECT_EQ(section.terrain, Terrain::Shallows);
  EXPECT_FALSE(section.tributary);
}

TEST(River, RR_E10_depth_of_a_tributary) {
  Stage on{Position{.dice = {6, 1}, .edit = on_tributary(2)}};
  core::river::find_terrain(on.record, {1, 2});
  EXPECT_EQ(on.state.branches.at(1).sections.at(1).terrain, Terrain::Shallows);
  EXPECT_EQ(core::river::terrain_score({1, 2}, 6), 8);
}

TEST(River, RR_E11_side_of_the_bluffs) {
  const Section section = terrain_found(9, {7, 1, 9});
  EXPECT_EQ(section.terrain, Terrain::Bluffs);
  EXPECT_EQ(section.cliffs, Cliffs::Both);
}

TEST(River, RR_350_RR_359_the_chart_begins_at_the_mouth_and_a_marker_is_at_the_end_of_its_section) {
  const Game game = in_orders({.section = 2});
  const auto sections = core::river::charted(game.state());
  ASSERT_EQ(sections.size(), 2U);
  EXPECT_EQ(sections[0].trace.begin, (core::river::MilePoint{}));
  EXPECT_EQ(sections[1].place, (Place{0, 2}));
  EXPECT_EQ(sections[1].trace.end, (core::river::MilePoint{10 * core::river::kMile, 0}));
  EXPECT_EQ(core::river::next_begin(sections, game.state(), 0), sections[1].trace.end);
}

/// East, a hairpin to the North West, another one to the South East: a sharp right would now lead
/// across older sections.
void comes_back(State& state) {
  section_of(state, 2).bend = left(135);
  section_of(state, 2).heading = Heading::NorthWest;
  section_of(state, 3).before = Heading::NorthWest;
  section_of(state, 3).bend = right(180);
  section_of(state, 3).heading = Heading::SouthEast;
}

constexpr std::uint8_t kSharpRight = 5;  // on table 5

TEST(River, RR_356_the_dice_stand_when_a_course_crosses_itself) {
  Game game = in_orders({.section = 3, .dice = {kSharpRight, 1, 2, 1, 1}, .edit = comes_back});
  act(game, advance());
  EXPECT_EQ(section_of(game, 4).bend, right(90));
  const auto traces = traces_of(core::river::charted(game.state()));
  const std::span others{traces.begin(), traces.end() - 1};
  EXPECT_TRUE(core::river::comes_too_near(others, traces.back()));
}

TEST(River, RR_357_RR_T11_with_no_cross_a_bend_that_comes_too_near_is_thrown_again) {
  Game game = in_orders({.setting = with_options([](Options& options) { options.no_cross = true; }),
                         .section = 3,
                         .dice = {kSharpRight, 1, 1, 2, 1, 1},
                         .edit = comes_back});
  const auto events = act(game, advance());
  EXPECT_TRUE(section_of(game, 4).bend.is_ahead());
  EXPECT_EQ(faces_for(events, "RR-080"_rule), (std::vector<int>{kSharpRight, 1}));
}

TEST(River, RR_357_a_bend_is_thrown_again_ten_times_at_most) {
  constexpr auto kAgain = kSharpRight;
  Game game = in_orders({.setting = with_options([](Options& options) { options.no_cross = true; }),
                         .section = 3,
                         .dice = {kAgain, kAgain, kAgain, kAgain, kAgain, kAgain, kAgain, kAgain,
                                  kAgain, kAgain, kAgain, 1, 2, 1, 1},
                         .edit = comes_back});
  const auto events = act(game, advance());
  EXPECT_EQ(faces_for(events, "RR-080"_rule).size(), 11U);
  EXPECT_EQ(section_of(game, 4).bend, right(90));
}

TEST(River, RR_358_a_tributary_begins_in_the_middle_of_its_sections_straight) {
  const Game game = in_orders({.edit = on_tributary(2)});
  const auto sections = core::river::charted(game.state());
  ASSERT_EQ(sections.size(), 3U);
  EXPECT_EQ(sections[1].place, (Place{1, 1}));
  EXPECT_EQ(sections[1].trace.begin, core::river::mid_straight(sections[0].trace));
  EXPECT_EQ(sections[2].trace.begin, sections[1].trace.end);
  EXPECT_EQ(core::river::next_begin(sections, game.state(), 1), sections[2].trace.end);
}

}  // namespace
}  // namespace tests::river
