// [RR-340] to [RR-345] The option of a river that is drawn before play.
#include "core/river/confederates.h"
#include "core/river/course.h"
#include "core/river/exploration.h"
#include "core/river/survey.h"
#include "tests/river/campaigns.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <span>

namespace tests::river {
namespace {

using core::river::CrossingPoint;
using core::river::Find;
using core::river::Hand;
using core::river::Heading;
using core::river::PlottedSection;
using core::river::Terrain;

using RiverMap = std::vector<PlottedSection>;

/// A map of three sections: left, ahead, right.
RiverMap short_map() {
  RiverMap map(3);
  map[0].bend = left(45);
  map[2].bend = right(45);
  return map;
}

std::shared_ptr<const Setting> with_map(const RiverMap& map) {
  Begin begin = flotilla();
  begin.options.plotted = true;
  begin.plot = map;
  EXPECT_EQ(core::river::fault_of(tested_charts(), begin), "");
  return setting_of(begin);
}

RiverMap map_by_dice(std::uint32_t river, const Options& options = {}) {
  return core::river::plotted_by_dice(tested_charts(), options, river);
}

/// Sections of the map, from one number to another, of which something is true.
int count_of(const RiverMap& map, std::size_t first, std::size_t last, auto wanted) {
  return static_cast<int>(std::count_if(map.begin() + static_cast<std::ptrdiff_t>(first - 1),
                                        map.begin() + static_cast<std::ptrdiff_t>(last), wanted));
}

std::vector<core::river::SectionTrace> traces_of_map(const RiverMap& map) {
  std::vector<core::river::SectionTrace> traces;
  Heading heading = Heading::East;
  core::river::MilePoint at;
  for (const PlottedSection& each : map) {
    const Heading next = core::river::turned(heading, each.bend).value();
    traces.push_back(core::river::traced(at, heading, {each.bend, next}));
    at = traces.back().end;
    heading = next;
  }
  return traces;
}

TEST(River, RR_340_RR_T11_the_course_is_that_of_the_map_and_no_die_is_thrown_for_it) {
  Game game = in_orders({.setting = with_map(short_map()), .section = 0, .dice = {1, 2, 1, 1}});
  const auto events = act(game, advance());
  EXPECT_TRUE(faces_for(events, "RR-080"_rule).empty());
  EXPECT_EQ(section_of(game, 1).bend, left(45));
  EXPECT_EQ(section_of(game, 1).heading, Heading::NorthEast);
  Game unknown = in_orders({.section = 0, .dice = {1, 1, 2, 1, 1}});
  EXPECT_EQ(faces_for(act(unknown, advance()), "RR-080"_rule).size(), 1U);
}

TEST(River, RR_340_beyond_the_map_the_course_is_thrown_for) {
  Game game = in_orders({.setting = with_map(short_map()), .section = 3, .dice = {6, 1, 2, 1, 1}});
  act(game, advance());
  EXPECT_EQ(section_of(game, 4).bend, left(45));
}

TEST(River, RR_340_a_map_by_hand_runs_nowhere_West_and_does_not_cross_itself) {
  RiverMap west(2);
  west[0].bend = left(90);
  west[1].bend = left(90);
  EXPECT_EQ(core::river::fault_of_plot(west),
            "section 2 of the map runs West, for which there is no table [RR-087]");
  EXPECT_EQ(core::river::fault_of_plot(short_map()), "");
  RiverMap again(4);
  again[1].bend = left(135);
  again[2].bend = right(180);
  again[3].bend = right(90);
  EXPECT_EQ(core::river::fault_of_plot(again), "section 4 of the map crosses section 1 [RR-340]");
}

TEST(River, RR_340_there_is_a_map_only_with_the_option) {
  Begin begin = flotilla();
  begin.plot = short_map();
  EXPECT_EQ(core::river::fault_of(tested_charts(), begin),
            "a map is drawn only with the option plotted_river [RR-340]");
}

TEST(River, RR_341_terrain_is_thrown_for_as_usual) {
  Game game = in_orders({.setting = with_map(short_map()), .section = 0, .dice = {8, 2, 1, 1}});
  const auto events = act(game, advance());
  EXPECT_EQ(faces_for(events, "RR-100"_rule), (std::vector<int>{8, 2}));
  EXPECT_EQ(section_of(game, 1).terrain, Terrain::Marshes);
}

TEST(River, RR_342_what_is_thrown_comes_besides_what_the_map_has) {
  RiverMap map = short_map();
  map[0].town = true;
  // d100 85 + 1: a gunboat; first comes the town of the map, with its d10 and its bank.
  Game game = in_orders({.setting = with_map(map), .section = 0, .dice = {1, 2, 1, 85, 1, 1, 2}});
  act(game, advance());
  EXPECT_EQ(section_of(game, 1).towns.size(), 1U);
  ASSERT_EQ(section_of(game, 1).enemies.size(), 1U);
  EXPECT_EQ(section_of(game, 1).enemies.front().role, Find::Gunboat);
}

TEST(River, RR_343_a_plotted_crossing_has_its_defence_thrown_on_arrival) {
  RiverMap map = short_map();
  map[0].crossing = CrossingPoint::Ferry;
  Game game = in_orders({.setting = with_map(map), .section = 0, .dice = {1, 2, 1, 1, 4, 1, 2}});
  const auto events = act(game, advance());
  EXPECT_EQ(faces_for(events, "RR-149"_rule), (std::vector<int>{4}));
  EXPECT_TRUE(faces_for(events, "RR-150"_rule).empty());
  EXPECT_EQ(section_of(game, 1).crossing, CrossingPoint::Ferry);
  EXPECT_EQ(section_of(game, 1).batteries.size(), 2U);
}

TEST(River, RR_343_a_plotted_town_may_be_defended) {
  RiverMap map = short_map();
  map[0].town = true;
  Game game = in_orders({.setting = with_map(map), .section = 0, .dice = {1, 2, 1, 1, 9, 1, 1, 2}});
  act(game, advance());
  EXPECT_EQ(section_of(game, 1).enemies.size(), 1U);
  EXPECT_EQ(section_of(game, 1).batteries.size(), 1U);
}

TEST(River, RR_343_the_same_kind_again_is_a_second_one) {
  RiverMap map = short_map();
  map[0].town = true;
  map[1].crossing = CrossingPoint::Bridge;
  Game town =
      in_orders({.setting = with_map(map), .section = 0, .dice = {1, 2, 1, 82, 1, 1, 1, 6}});
  act(town, advance());
  ASSERT_EQ(section_of(town, 1).towns.size(), 2U);
  EXPECT_EQ(section_of(town, 1).towns[0].bank, Hand::Left);
  EXPECT_EQ(section_of(town, 1).towns[1].bank, Hand::Right);
  // The bridge of the map, then a ferry: one battery each.
  Game bridge = in_orders(
      {.setting = with_map(map), .section = 1, .dice = {1, 2, 1, 70, 1, 1, 1, 1, 2, 6, 1}});
  act(bridge, advance());
  ASSERT_EQ(section_of(bridge, 2).batteries.size(), 2U);
  EXPECT_EQ(section_of(bridge, 2).batteries[0].guards, core::river::Guards::Bridge);
  EXPECT_EQ(section_of(bridge, 2).batteries[1].guards, core::river::Guards::Ferry);
  EXPECT_EQ(section_of(bridge, 2).crossing, CrossingPoint::Bridge);  // it still stands
}

TEST(River, RR_344_a_map_by_dice_has_its_towns_crossings_and_mouths) {
  for (std::uint32_t river = 1; river <= 60; ++river) {
    const RiverMap map = map_by_dice(river);
    ASSERT_EQ(map.size(), 25U);
    const auto has_town = [](const PlottedSection& each) { return each.town; };
    EXPECT_EQ(count_of(map, 1, 10, has_town), 2);
    EXPECT_EQ(count_of(map, 11, 20, has_town), 2);
    EXPECT_EQ(count_of(map, 21, 25, has_town), 0);
    for (const CrossingPoint kind : {CrossingPoint::Bridge, CrossingPoint::Ferry}) {
      const auto is_kind = [kind](const PlottedSection& each) { return each.crossing == kind; };
      EXPECT_EQ(count_of(map, 6, 20, is_kind), 1);
      EXPECT_EQ(count_of(map, 1, 25, is_kind), 1);
    }
    EXPECT_EQ(
        count_of(map, 1, 25, [](const PlottedSection& each) { return each.tributary.has_value(); }),
        2);
  }
}

TEST(River, RR_344_its_bends_are_those_of_the_tables_of_the_river) {
  EXPECT_EQ(map_by_dice(7), map_by_dice(7));
  EXPECT_NE(map_by_dice(7), map_by_dice(8));
  for (std::uint32_t river = 1; river <= 60; ++river) {
    const RiverMap map = map_by_dice(river);
    EXPECT_EQ(traces_of_map(map).size(), map.size());  // never West
    EXPECT_LE(map.front().bend.degrees, 90);           // [RR-083]
  }
}

TEST(River, RR_344_RR_357_with_no_cross_its_bends_are_thrown_again_too) {
  Options options;
  options.no_cross = true;
  int near_as_thrown = 0;
  int near = 0;
  const auto comes_near = [](const RiverMap& map) {
    const auto traces = traces_of_map(map);
    for (std::size_t i = 0; i < traces.size(); ++i) {
      if (core::river::comes_too_near(std::span{traces}.first(i), traces[i])) {
        return true;
      }
    }
    return false;
  };
  for (std::uint32_t river = 1; river <= 100; ++river) {
    near_as_thrown += comes_near(map_by_dice(river)) ? 1 : 0;
    near += comes_near(map_by_dice(river, options)) ? 1 : 0;
  }
  EXPECT_GT(near_as_thrown, 20);
  EXPECT_LE(near, 2);  // where ten throws more did not help
}

TEST(River, RR_344_doubles_are_ignored_and_mouths_are_where_the_map_has_them) {
  RiverMap map = short_map();
  map[1].tributary = Hand::Right;
  const auto setting = with_map(map);
  Stage on{Position{.setting = setting, .section = 2, .dice = {4, 4, 1, 3}}};
  core::river::find_terrain(on.record, {0, 1});
  EXPECT_FALSE(section_of(on.state, 1).tributary);
  core::river::find_terrain(on.record, {0, 2});
  ASSERT_EQ(section_of(on.state, 2).tributary, 1);
  EXPECT_EQ(on.state.branches.at(1).bank, Hand::Right);
}

TEST(River, RR_345_banks_depths_and_forces_are_not_known_before_the_flotilla_comes) {
  RiverMap map = short_map();
  map[0].town = map[1].town = true;
  map[1].crossing = CrossingPoint::Bridge;
  Game game = in_orders({.setting = with_map(map), .section = 0, .dice = {1, 2, 1, 1, 1, 1}});
  EXPECT_EQ(game.setting().plot, map);  // what the map shows
  EXPECT_TRUE(game.state().branches.front().sections.empty());
  act(game, advance());
  EXPECT_EQ(game.state().branches.front().sections.size(), 1U);
}

}  // namespace
}  // namespace tests::river
