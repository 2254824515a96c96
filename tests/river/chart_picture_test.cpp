// The chart as lines and signs: what a commodore knows of the river, and no more.
#include "core/river/chart_picture.h"

#include "core/river/commodore.h"
#include "tests/river/campaigns.h"

#include <gmock/gmock.h>

#include <algorithm>

namespace tests::river {
namespace {

using core::river::beside;
using core::river::ChartMark;
using core::river::ChartPicture;
using core::river::Hand;
using core::river::Heading;
using core::river::kMile;
using core::river::MilePoint;
using core::river::picture_of;
using core::river::Sign;

std::vector<ChartMark> marks(const ChartPicture& picture, Sign sign) {
  std::vector<ChartMark> found;
  std::ranges::copy_if(picture.marks, std::back_inserter(found),
                       [sign](const ChartMark& each) { return each.sign == sign; });
  return found;
}

ChartPicture with_section(const std::function<void(Section&)>& edit) {
  Position position;
  position.section = 2;
  position.edit = [&edit](State& state) { edit(section_of(state, 2)); };
  return picture_of(in_orders(position).state());
}

TEST(ChartPicture, RR_350_the_mouth_lies_in_the_corner_of_the_axes) {
  const ChartPicture picture = picture_of(in_orders({.section = 2}).state());
  ASSERT_EQ(picture.reaches.size(), 2U);
  EXPECT_EQ(picture.reaches.front().line.front(), MilePoint{});
  EXPECT_EQ(picture.reaches.back().line.back(), (MilePoint{10 * kMile, 0}));
}

TEST(ChartPicture, RR_355_unknown_water_is_blank) {
  const Game fresh{setting_of(flotilla())};
  const ChartPicture picture = picture_of(fresh.state());
  EXPECT_TRUE(picture.reaches.empty());
  EXPECT_EQ(marks(picture, Sign::Group).size(), 1U);
}

TEST(ChartPicture, RR_354_narrows_are_half_as_wide_and_an_island_lies_in_mid_river) {
  const ChartPicture narrow = with_section([](Section& section) {
    section.terrain = core::river::Terrain::Narrows;
    section.narrowing = core::river::Narrowing::HalfWidth;
  });
  EXPECT_EQ(narrow.reaches.front().width, 3 * kMile / 10);
  EXPECT_EQ(narrow.reaches.back().width, 15 * kMile / 100);
  const ChartPicture island = with_section([](Section& section) {
    section.terrain = core::river::Terrain::Narrows;
    section.narrowing = core::river::Narrowing::Island;
  });
  ASSERT_EQ(marks(island, Sign::Island).size(), 1U);
  EXPECT_FALSE(marks(island, Sign::Island).front().bank);
}

TEST(ChartPicture, RR_355_banks_have_their_signs) {
  const ChartPicture bluffs = with_section([](Section& section) {
    section.terrain = core::river::Terrain::Bluffs;
    section.cliffs = core::river::Cliffs::Right;
  });
  ASSERT_EQ(marks(bluffs, Sign::Bluffs).size(), 1U);
  EXPECT_EQ(marks(bluffs, Sign::Bluffs).front().bank, Hand::Right);
  const ChartPicture woods =
      with_section([](Section& section) { section.terrain = core::river::Terrain::NarrowsWooded; });
  EXPECT_EQ(marks(woods, Sign::Trees).size(), 2U);
  const ChartPicture shallows =
      with_section([](Section& section) { section.terrain = core::river::Terrain::Shallows; });
  EXPECT_EQ(marks(shallows, Sign::Shallows).size(), 1U);
  EXPECT_EQ(marks(shallows, Sign::Head).size(), 1U);
}

TEST(ChartPicture, RR_355_a_battery_tells_the_guns_that_can_fire) {
  const ChartPicture picture = with_section([](Section& section) {
    section.batteries.push_back(battery_with({"32S", "32S", "8S"}));
    section.batteries.back().guns.front().state = core::river::GunState::Gone;
    section.batteries.push_back(battery_with({"32S"}));
    section.batteries.back().guns.front().state = core::river::GunState::Gone;
  });
  ASSERT_EQ(marks(picture, Sign::Battery).size(), 1U);
  EXPECT_EQ(marks(picture, Sign::Battery).front().number, 2);
  EXPECT_EQ(marks(picture, Sign::SilentBattery).size(), 1U);
}

TEST(ChartPicture, RR_359_a_group_stands_at_the_end_of_its_section_or_in_mid_straight) {
  Position position;
  position.section = 2;
  position.edit = [](State& state) {
    const GroupId group = detach(state, {kThird}, {0, 2}, Standing::Drift);
    for (auto& each : state.groups) {
      each.half = each.id == group;
    }
  };
  const auto groups = marks(picture_of(in_orders(position).state()), Sign::Group);
  ASSERT_EQ(groups.size(), 2U);
  EXPECT_EQ(groups.front().at, (MilePoint{10 * kMile, 0}));
  EXPECT_EQ(groups.back().at, (MilePoint{15 * kMile / 2, 0}));
}

TEST(ChartPicture, RR_012_left_and_right_are_those_of_a_ship_that_heads_upstream) {
  EXPECT_EQ(beside({}, Heading::East, Hand::Left, kMile), (MilePoint{0, kMile}));
  EXPECT_EQ(beside({}, Heading::North, Hand::Right, kMile), (MilePoint{kMile, 0}));
  EXPECT_EQ(beside({}, Heading::SouthWest, Hand::Left, kMile), (MilePoint{707'107, -707'107}));
}

TEST(ChartPicture, every_campaign_can_be_drawn_and_lies_within_its_bounds) {
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    Begin begin = flotilla(seed % 3);
    begin.river = static_cast<std::uint32_t>(seed);
    begin.seed = seed;
    Game game{setting_of(begin)};
    while (!game.is_over()) {
      act(game, core::river::choice_of(game, core::river::Policy::Bold));
    }
    const ChartPicture picture = picture_of(game.state());
    for (const ChartMark& each : picture.marks) {
      EXPECT_LT(picture.lowest.x, each.at.x);
      EXPECT_LT(picture.lowest.y, each.at.y);
      EXPECT_GT(picture.highest.x, each.at.x);
      EXPECT_GT(picture.highest.y, each.at.y);
    }
  }
}

/// A map of three sections: left with a town, ahead with a bridge, right with a mouth and a ferry.
std::vector<core::river::PlottedSection> drawn_map() {
  std::vector<core::river::PlottedSection> map(3);
  map[0].bend = {Hand::Left, core::river::kPlainTurn};
  map[0].town = true;
  map[1].crossing = core::river::CrossingPoint::Bridge;
  map[2].bend = {Hand::Right, core::river::kPlainTurn};
  map[2].crossing = core::river::CrossingPoint::Ferry;
  map[2].tributary = Hand::Left;
  return map;
}

std::shared_ptr<const Setting> with_drawn_map() {
  Begin begin = flotilla();
  begin.options.plotted = true;
  begin.plot = drawn_map();
  return setting_of(begin);
}

TEST(ChartPicture, RR_340_a_map_is_drawn_with_its_sections_numbered) {
  const ChartPicture picture = picture_of(drawn_map());
  ASSERT_EQ(picture.reaches.size(), 3U);
  EXPECT_EQ(marks(picture, Sign::Turn).back().number, 3);
  ASSERT_EQ(marks(picture, Sign::Town).size(), 1U);
  EXPECT_EQ(marks(picture, Sign::Bridge).front().place.section, 2);
  EXPECT_EQ(marks(picture, Sign::Ferry).front().place.section, 3);
  EXPECT_EQ(marks(picture, Sign::Mouth).front().bank, Hand::Left);
  EXPECT_TRUE(marks(picture, Sign::Doubtful).empty());
}

TEST(ChartPicture, RR_087_RR_340_a_map_ends_before_it_would_run_West) {
  auto map = drawn_map();
  map[1].bend = {Hand::Left, core::river::kShortHairpinTurn};  // from North East
  EXPECT_EQ(picture_of(map).reaches.size(), 1U);
}

TEST(ChartPicture, RR_356_RR_340_where_a_map_crosses_itself_it_is_marked) {
  std::vector<core::river::PlottedSection> map(4);
  map[1].bend = {Hand::Left, core::river::kShortHairpinTurn};
  map[2].bend = {Hand::Right, core::river::kHairpinTurn};
  map[3].bend = {Hand::Right, core::river::kSharpTurn};
  const auto doubts = marks(picture_of(map), Sign::Doubtful);
  ASSERT_FALSE(doubts.empty());
  EXPECT_EQ(doubts.front().place.section, 4);
}

TEST(ChartPicture, RR_345_in_play_the_map_is_seen_beyond_what_was_entered) {
  const Game game{with_drawn_map()};
  const ChartPicture before = picture_of(game.setting(), game.state());
  ASSERT_EQ(before.reaches.size(), 3U);
  EXPECT_FALSE(before.reaches.back().entered);
  EXPECT_EQ(marks(before, Sign::Town).size(), 1U);
  EXPECT_EQ(marks(before, Sign::Mouth).size(), 1U);
  EXPECT_TRUE(marks(before, Sign::Turn).empty());
  EXPECT_GT(before.highest.x, 12 * kMile);
}

TEST(ChartPicture, RR_345_of_an_entered_section_the_chart_shows_what_was_found) {
  const Game game = in_orders({.setting = with_drawn_map(), .section = 1});
  const ChartPicture picture = picture_of(game.setting(), game.state());
  EXPECT_TRUE(picture.reaches.front().entered);
  EXPECT_TRUE(marks(picture, Sign::Town).empty()) << "this position has none";
  EXPECT_EQ(marks(picture, Sign::Bridge).size(), 1U);
}

TEST(ChartPicture, RR_345_without_the_option_there_is_no_map) {
  const Game game = in_orders({.section = 2});
  EXPECT_EQ(picture_of(game.setting(), game.state()).reaches.size(), 2U);
}

}  // namespace
}  // namespace tests::river
