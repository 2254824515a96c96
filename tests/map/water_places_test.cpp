// [3.15] [7.5] Water places and their links.
#include "core/map/map.h"
#include "tests/support/ground.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace core::map {
namespace {

using tests::Ground;
using tests::hex;

/// The places linked to one; a link that a sandbar closes is none.
std::vector<std::string> linked_to(const Map& map, std::string_view place) {
  const WaterPlaceId here = map.find_water(place).value();
  std::vector<std::string> result;
  for (const WaterLink& link : map.water_links()) {
    if ((link.a == here || link.b == here) && link.bar != LinkBar::Sandbar) {
      result.push_back(map.water_place(link.a == here ? link.b : link.a).label());
    }
  }
  return result;
}

TEST(WaterPlaces, Case_3_15_two_sea_hexes_that_share_a_side_are_linked) {
  const auto setting =
      Ground{}.terrain("B3010", Terrain::Sea).terrain("B3011", Terrain::Sea).setting();

  EXPECT_THAT(linked_to(*setting.map, "B3010"), testing::ElementsAre("B3011"));
}

TEST(WaterPlaces, Case_3_15_coastal_hexes_are_linked_only_by_the_passages_of_the_map) {
  Ground ground;
  ground.coastal("B3010").coastal("B3011").coastal("B3012").passage("B3010", "B3011");
  const auto setting = ground.setting();

  EXPECT_THAT(linked_to(*setting.map, "B3010"), testing::ElementsAre("B3011"));
  EXPECT_THAT(linked_to(*setting.map, "B3012"), testing::IsEmpty());
}

TEST(WaterPlaces,
     Case_3_15_navigable_hexsides_that_share_a_corner_are_linked_and_minor_ones_are_no_water) {
  Ground ground;
  ground.river("great", true, {"B2910/B3010", "B2911/B3010", "B2911/B3011"});
  ground.river("creek", false, {"B2910/B2911"});
  const auto setting = ground.setting();

  EXPECT_THAT(linked_to(*setting.map, "B2911/B3010"),
              testing::UnorderedElementsAre("B2910/B3010", "B2911/B3011"));
  EXPECT_FALSE(setting.map->find_water("B2910/B2911").has_value());
}

TEST(WaterPlaces, Case_3_15_a_tributary_joins_where_it_shares_a_corner) {
  Ground ground;
  ground.river("great", true, {"B2910/B3010", "B2911/B3010"});
  ground.river("branch", true, {"B2910/B2911"}, "great");
  const auto setting = ground.setting();

  EXPECT_THAT(linked_to(*setting.map, "B2910/B2911"),
              testing::UnorderedElementsAre("B2910/B3010", "B2911/B3010"));
}

/// A river that runs south along a coast and opens to the sea at its last hexside.
Ground river_to_the_sea() {
  Ground ground;
  ground.terrain("B3013", Terrain::Sea).terrain("B2913", Terrain::Sea).coastal("B3010");
  ground.river("James", true,
               {"B2910/B3010", "B2911/B3010", "B2911/B3011", "B2912/B3011", "B2912/B3012"}, "sea");
  return ground;
}

TEST(WaterPlaces, Case_3_15_a_river_opens_to_the_sea_at_its_mouth_only) {
  const auto setting = river_to_the_sea().setting();

  EXPECT_THAT(linked_to(*setting.map, "B2912/B3012"), testing::Contains("B2913"));
  EXPECT_THAT(linked_to(*setting.map, "B2910/B3010"), testing::ElementsAre("B2911/B3010"))
      << "the coastal hex beside it is not its mouth";
}

TEST(WaterPlaces, Case_7_52_a_sandbar_at_the_mouth_bars_every_link_to_the_coast) {
  Ground ground = river_to_the_sea();
  ground.head("James", HeadKind::Sandbar, "B2912/B2913/B3012");
  const auto setting = ground.setting();

  EXPECT_THAT(linked_to(*setting.map, "B2912/B3012"), testing::ElementsAre("B2912/B3011"));
}

TEST(WaterPlaces, Case_3_15_a_head_of_navigation_removes_the_link_it_stands_on) {
  Ground ground;
  ground.river("great", true, {"B2910/B3010", "B2911/B3010", "B2911/B3011"});
  ground.head("great", HeadKind::Head, "B2911/B3010/B3011");
  const auto setting = ground.setting();

  EXPECT_THAT(linked_to(*setting.map, "B2911/B3011"), testing::IsEmpty());
}

TEST(WaterPlaces, Case_7_51_shoals_are_a_condition_on_the_link) {
  Ground ground;
  ground.river("Tennessee", true, {"B2910/B3010", "B2911/B3010"});
  ground.head("Tennessee", HeadKind::Shoals, "B2910/B2911/B3010");
  const auto setting = ground.setting();

  ASSERT_EQ(setting.map->water_links().size(), 1U);
  EXPECT_EQ(setting.map->water_links()[0].bar, LinkBar::Shoals);
}

TEST(WaterPlaces, Case_7_12_water_within_2_of_a_river_mouth_is_open_to_river_types) {
  Ground ground = river_to_the_sea();
  for (const char* sea : {"B3014", "B3015", "B3016", "B3017"}) {
    ground.terrain(sea, Terrain::Sea);
  }
  const auto setting = ground.setting();
  const auto near = [&](const char* place) {
    return setting.map->water_place(*setting.map->find_water(place)).near_mouth;
  };

  EXPECT_TRUE(near("B2913"));
  EXPECT_TRUE(near("B3014"));
  EXPECT_FALSE(near("B3016"));
  EXPECT_FALSE(near("B2912/B3012")) << "river places are theirs anyway";
}

TEST(WaterPlaces, Case_3_15_a_hexside_is_contiguous_to_its_two_banks_and_a_coastal_hex_to_itself) {
  Ground ground;
  ground.river("great", true, {"B2910/B3010"}).coastal("B3015");
  const auto setting = ground.setting();
  const Map& map = *setting.map;

  EXPECT_THAT(map.contiguous_land(*map.find_water("B2910/B3010")),
              testing::ElementsAre(hex("B2910"), hex("B3010")));
  EXPECT_THAT(map.contiguous_land(*map.find_water("B3015")), testing::ElementsAre(hex("B3015")));
  EXPECT_EQ(map.water_touching(hex("B2910")).size(), 1U);
}

}  // namespace
}  // namespace core::map
