// [7.11] [7.13] [11.22] Where ships can get to.
#include "core/water/sea_reach.h"

#include "core/water/sailing.h"
#include "tests/support/catalogue.h"
#include "tests/water/afloat.h"

namespace core::water {
namespace {

using tests::Afloat;
using tests::Ground;
using tests::Position;
using tests::Side;

rulebook::Setting river_setting() {
  Ground ground;
  return tests::with_river(ground).setting();
}

/// Labels of the places of a way.
std::vector<std::string> labels(const Situation& now, const std::vector<WaterPlaceId>& places) {
  std::vector<std::string> result;
  for (const WaterPlaceId place : places) {
    result.push_back(now.map().water_place(place).label());
  }
  return result;
}

TEST(SeaReach, Case_7_11_a_river_as_far_as_the_range_lasts_with_what_is_left) {
  Position position{river_setting()};
  const auto ship = position.put(Side::Union, "naval-flotilla", "B2910/B3010");
  Afloat game{position};
  game.record().apply(state::PointsSpent{ship, 45, 0, 0, 0});

  const SeaReach reach = sea_reach(game.now(), {ship});

  ASSERT_EQ(reach.places.size(), 2U);  // 5 points are left, a river costs it 2
  const SeaPlace* far = reach.find(*game.now().map().find_water("B2911/B3011"));
  ASSERT_NE(far, nullptr);
  EXPECT_EQ(far->cost, 4);
  EXPECT_EQ(far->left, 1);
  EXPECT_FALSE(far->ends);
  EXPECT_EQ(labels(game.now(), reach.path_to(far->place)),
            (std::vector<std::string>{"B2911/B3010", "B2911/B3011"}));
  EXPECT_EQ(reach.find(reach.start), nullptr);
  EXPECT_TRUE(reach.path_to(*game.now().map().find_water("B2912/B3011")).empty());
}

TEST(SeaReach, Case_7_11_a_group_goes_as_far_as_each_of_its_ships) {
  Position position{river_setting()};
  const auto naval = position.put(Side::Union, "naval-flotilla", "B2910/B3010");
  const auto flotilla = position.put(Side::Union, "river-flotilla", "B2910/B3010");
  Afloat game{position};
  game.record().apply(state::PointsSpent{naval, 44, 0, 0, 0});

  const SeaReach both = sea_reach(game.now(), {flotilla, naval});

  EXPECT_EQ(both.places.size(), 3U);
  const SeaPlace* far = both.find(*game.now().map().find_water("B2912/B3011"));
  ASSERT_NE(far, nullptr);
  EXPECT_EQ(far->cost, 6);
  EXPECT_EQ(far->left, 0);
  EXPECT_EQ(both.cost_for(*far, rulebook::PieceKind::RiverFlotilla), 3);
  EXPECT_EQ(sea_reach(game.now(), {flotilla}).places.size(), 6U);
}

TEST(SeaReach, Case_7_13_it_ends_at_Enemy_ships_and_does_not_go_beyond) {
  Position position{river_setting()};
  const auto ship = position.put(Side::Union, "river-flotilla", "B2910/B3010");
  position.put(Side::Confederate, "river-flotilla", "B2911/B3011");
  Afloat game{position};

  const SeaReach reach = sea_reach(game.now(), {ship});

  ASSERT_EQ(reach.places.size(), 2U);
  EXPECT_FALSE(reach.places[0].ends && reach.places[1].ends);
  EXPECT_TRUE(reach.find(*game.now().map().find_water("B2911/B3011"))->ends);
  Afloat printed{position.without("E067")};
  EXPECT_EQ(sea_reach(printed.now(), {ship}).places.size(), 6U);
}

TEST(SeaReach, Case_7_16_transports_keep_out_of_the_water_of_an_Enemy_warship) {
  Position position{river_setting()};
  const auto ship = position.put(Side::Union, "river-transport", "B2910/B3010");
  position.put(Side::Confederate, "river-flotilla", "B2911/B3011");
  Afloat game{position};

  EXPECT_EQ(sea_reach(game.now(), {ship}).places.size(), 1U);
}

TEST(SeaReach, Case_11_22_water_of_forts_is_marked_and_the_garrison_fires_where_it_is_passed) {
  Position position{river_setting()};
  const auto ship = position.put(Side::Union, "river-flotilla", "B2910/B3010");
  const auto fort = position.put(Side::Confederate, "fort", "B3011");
  position.put_inside(fort, "infantry 10-3");
  Afloat game{position};

  const SeaReach reach = sea_reach(game.now(), {ship});
  const auto place = [&](std::string_view label) { return *game.now().map().find_water(label); };

  EXPECT_FALSE(reach.find(place("B2911/B3010"))->under_fort);
  EXPECT_TRUE(reach.find(place("B2911/B3011"))->under_fort);
  EXPECT_TRUE(reach.find(place("B2912/B3011"))->under_fort);
  const auto fired_at = [&](std::string_view goal) {
    auto way = reach.path_to(place(goal));
    way.insert(way.begin(), reach.start);
    return forts_on_way(game.now(), Side::Union, ways_in(game.now(), Side::Union, reach.start),
                        way);
  };
  EXPECT_TRUE(fired_at("B2912/B3011").empty());
  EXPECT_EQ(fired_at("B2912/B3012"), (std::vector<board::HexId>{tests::hex("B3011")}));
}

}  // namespace
}  // namespace core::water
