// [3.1] [7.5] [17.01] [18.15] The map of the game: what the rules say of it by name.
#include "core/map/map.h"
#include "tests/support/catalogue.h"
#include "tests/support/ground.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <deque>
#include <set>

namespace core::map {
namespace {

using tests::hex;

const Map& real() { return *tests::real_setting().map; }

/// Water places reached from one, passing shoals only when asked.
std::set<WaterPlaceId> water_from(std::string_view start, bool shoals) {
  std::set<WaterPlaceId> reached{*real().find_water(start)};
  std::deque<WaterPlaceId> open(reached.begin(), reached.end());
  while (!open.empty()) {
    const WaterPlaceId here = open.front();
    open.pop_front();
    for (const WaterLink& link : real().water_links()) {
      if ((link.a == here || link.b == here) && (shoals || !link.shoals)) {
        const WaterPlaceId there = link.a == here ? link.b : link.a;
        if (reached.insert(there).second) {
          open.push_back(there);
        }
      }
    }
  }
  return reached;
}

const River& river(std::string_view name) {
  const auto rivers = real().rivers();
  return *std::find_if(rivers.begin(), rivers.end(),
                       [&](const River& candidate) { return candidate.name == name; });
}

TEST(RealMap, Case_3_11_three_sheets_with_all_their_hexes) {
  EXPECT_EQ(real().hexes().size(), 5888U);
  EXPECT_EQ(real().hex(hex("C3901")).terrain, Terrain::Sea) << "column 39 of sheet C";
}

TEST(RealMap, Case_3_14_both_hexes_of_a_side_tell_the_same_of_it) {
  for (const Hex& here : real().hexes()) {
    for (const Direction direction : board::kDirections) {
      const int there = here.neighbours[static_cast<std::size_t>(direction)];
      if (there >= 0) {
        const Hexside& mine = here.side(direction);
        const Hexside& theirs = real().hex(there).side(board::opposite(direction));
        ASSERT_EQ(mine.kind, theirs.kind) << here.id.label() << " " << board::name(direction);
        ASSERT_EQ(mine.river, theirs.river);
        ASSERT_EQ(mine.road, theirs.road);
        ASSERT_EQ(mine.rail, theirs.rail);
        ASSERT_EQ(mine.road_crossing, theirs.road_crossing);
        ASSERT_EQ(mine.rail_crossing, theirs.rail_crossing);
      }
    }
  }
}

TEST(RealMap, Case_17_01_the_union_enters_from_the_sea_at_C3901) {
  ASSERT_TRUE(real().anomalies().union_naval_entry.has_value());
  EXPECT_EQ(real().anomalies().union_naval_entry->label(), "C3901");
  EXPECT_GT(water_from("C3901", false).size(), 400U)
      << "the Atlantic and the rivers that open to it";
}

TEST(RealMap, Case_17_01_the_seven_origin_cities_lie_on_railroads) {
  EXPECT_EQ(real().anomalies().supply_origin_cities.size(), 7U);
  for (const HexId city : real().anomalies().supply_origin_cities) {
    EXPECT_TRUE(real().has_rail(city)) << city.label();
    EXPECT_TRUE(real().has_city(city)) << city.label();
  }
}

TEST(RealMap, Case_7_51_between_the_heads_of_the_Tennessee_ships_pass_in_the_fourth_cycle_only) {
  const auto& reaches = river("Tennessee").reaches;
  const HexSide below = *reaches.back().sides.rbegin();
  const auto chattanooga = real().towns()[real().find_town("Chattanooga")->value()].hex;
  ASSERT_FALSE(real().water_touching(chattanooga).empty())
      << "Chattanooga lies on the navigable river";
  const WaterPlaceId above = real().water_touching(chattanooga).front();

  EXPECT_FALSE(water_from(below.label(), false).contains(above));
  EXPECT_TRUE(water_from(below.label(), true).contains(above));
}

TEST(RealMap, Case_7_52_the_barred_bayous_are_entered_from_the_Mississippi_and_never_from_the_sea) {
  for (const char* name : {"Bayou Lafourche", "Bayou Barataria"}) {
    const River& bayou = river(name);
    ASSERT_TRUE(
        std::any_of(bayou.heads.begin(), bayou.heads.end(),
                    [](const HeadOfNavigation& head) { return head.kind == HeadKind::Sandbar; }))
        << name;
    const auto inland = water_from(bayou.reaches.back().sides.back().label(), false);
    EXPECT_TRUE(inland.contains(
        *real().find_water(river("Mississippi").reaches.front().sides.front().label())))
        << name;
    const WaterPlaceId last = *real().water_of(bayou.reaches.back().sides.back());
    for (const WaterLink& link : real().water_links()) {
      if (link.a == last || link.b == last) {
        EXPECT_TRUE(real().water_place(link.a).is_river() && real().water_place(link.b).is_river())
            << name;
      }
    }
  }
}

TEST(RealMap, Case_7_53_Lake_Pontchartrain_is_closed_to_the_deep_ships) {
  for (const char* lake : {"B2728", "B2627"}) {
    EXPECT_TRUE(real().water_place(*real().find_water(lake)).closed_lake) << lake;
  }
}

TEST(RealMap, Case_7_54_the_march_around_Galveston_Bay_ends_at_B0129) {
  ASSERT_TRUE(real().anomalies().off_map_march.has_value());
  EXPECT_EQ(real().anomalies().off_map_march->first.label(), "B0132");
  EXPECT_EQ(real().anomalies().off_map_march->second.label(), "B0129");
}

TEST(RealMap, Case_18_15_the_rail_ferries_of_the_rule_are_there) {
  for (const char* name : {"Louisville", "Cincinnati", "St. Louis", "Wheeling", "Alexandria"}) {
    const auto town = real().find_town(name);
    ASSERT_TRUE(town.has_value()) << name;
    const auto& sides = real().hex(real().town(*town).hex).sides;
    EXPECT_TRUE(std::any_of(sides.begin(), sides.end(), [](const Hexside& side) {
      return side.rail && side.rail_crossing == Crossing::Ferry;
    })) << name;
  }
}

TEST(RealMap, Case_24_11_every_seaport_names_water_from_which_it_is_blockaded) {
  for (const Town& town : real().towns()) {
    if (town.seaport) {
      ASSERT_TRUE(town.sea_location.has_value()) << town.name;
      EXPECT_TRUE(real().water_of(*town.sea_location).has_value()) << town.name;
      EXPECT_FALSE(real().water_touching(town.hex).empty()) << town.name << " lies on no water";
    }
  }
}

TEST(RealMap, Case_3_15_every_place_of_the_rivers_reaches_open_water) {
  const auto sea = water_from("C3901", true);
  const auto gulf =
      water_from(real().towns()[real().find_town("Mobile")->value()].sea_location->label(), true);
  for (std::size_t at = 0; at < real().water_places().size(); ++at) {
    const WaterPlaceId place{static_cast<std::uint16_t>(at)};
    const bool lake = real().water_place(place).closed_lake;
    EXPECT_TRUE(lake || sea.contains(place) || gulf.contains(place))
        << real().water_place(place).label();
  }
}

}  // namespace
}  // namespace core::map
