// [3.1] [7.5] [17.01] [18.15] The map of the game: what the rules say of it by name.
#include "core/map/map.h"
#include "tests/support/catalogue.h"
#include "tests/support/ground.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <deque>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace core::map {
namespace {

using board::Direction;
using board::HexId;
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
      if ((link.a == here || link.b == here) && link.bar != LinkBar::Sandbar &&
          (shoals || link.bar != LinkBar::Shoals)) {
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
      if ((link.a == last || link.b == last) && link.bar != LinkBar::Sandbar) {
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

struct KnownPlace {
  const char* town;
  const char* state;  ///< code
  const char* hex;
  TownKind kind;
  const char* rivers;  ///< on its banks: "N:James" lies north of it; several with ';'
};

std::ostream& operator<<(std::ostream& out, const KnownPlace& place) { return out << place.town; }

/// On which hexsides of a hex the river runs, seen from the bank: to the south of a hex on the
/// north bank.
bool lies_on_bank(HexId here, char bank, std::string_view river_name) {
  using enum Direction;
  std::vector<Direction> towards;
  switch (bank) {
    case 'N':
      towards = {SE, S, SW};
      break;
    case 'S':
      towards = {NE, N, NW};
      break;
    case 'W':
      towards = {NE, SE};
      break;
    case 'E':
      towards = {NW, SW};
      break;
    default:
      return false;
  }
  return std::any_of(towards.begin(), towards.end(), [&](Direction direction) {
    const Hexside& side = real().side(here, direction);
    return side.river && real().river(*side.river).name == river_name;
  });
}

const KnownPlace kKnownPlaces[] = {
    // [21.35] The five major cities.
    {"Richmond", "VA", "C2516", TownKind::MajorCity, "N:James"},
    {"Atlanta", "GA", "B5410", TownKind::MajorCity, ""},
    {"New Orleans", "LA", "B2729", TownKind::MajorCity, "E:Mississippi"},
    {"Nashville", "TN", "A4324", TownKind::MajorCity, "S:Cumberland"},
    {"Memphis", "TN", "B2802", TownKind::MajorCity, "E:Mississippi"},
    // Named with their hex by the errata.
    {"Brookhaven", "MS", "B2521", TownKind::Town, ""},
    {"Brunswick", "GA", "C0849", TownKind::Town, ""},
    {"Manassas Junction", "VA", "C2409", TownKind::Town, ""},
    {"Fredericksburg", "VA", "C2513", TownKind::Town, "S:Rappahannock"},
    {"Tullahoma", "TN", "B4502", TownKind::Town, ""},
    {"Pilot Knob", "MO", "A2616", TownKind::Town, ""},
    {"Houston", "TX", "B0130", TownKind::City, ""},
    // Public facts.
    {"Galveston", "TX", "B0132", TownKind::City, ""},
    {"Sabine City", "TX", "B0729", TownKind::Fort, ""},
    {"Beaumont", "TX", "B0627", TownKind::Town, ""},
    {"Florence", "AL", "B3804", TownKind::Town, "N:Tennessee"},
    {"Huntsville", "AL", "B4305", TownKind::City, ""},
    {"Leesburg", "VA", "C2407", TownKind::Town, "S:Potomac"},
    {"Alexandria", "VA", "C2609", TownKind::City, "W:Potomac"},
    {"Petersburg", "VA", "C2518", TownKind::City, "S:Appomattox"},
    {"Bristol", "TN", "C0323", TownKind::Town, ""},
    {"Fayetteville", "NC", "C1929", TownKind::Town, "W:Cape Fear"},
    {"Norfolk", "VA", "C3119", TownKind::City, ""},
    {"Island No. 10", "TN", "A3123", TownKind::Fort, "E:Mississippi"},
    {"Batesville", "AR", "A2025", TownKind::Town, "N:White"},
    {"Port Hudson", "LA", "B2125", TownKind::Fort, "E:Mississippi"},
    // Towns near a border or between two rivers.
    {"Vicksburg", "MS", "B2317", TownKind::MajorCity, "E:Mississippi;S:Yazoo"},
    {"Pittsburgh", "PA", "C1201", TownKind::MajorCity, "S:Allegheny;N:Monongahela"},
    {"Washington", "DC", "C2608", TownKind::MajorCity, "E:Potomac"},
    {"St. Louis", "MO", "A2811", TownKind::MajorCity, "W:Mississippi"},
    {"Cincinnati", "OH", "A5409", TownKind::MajorCity, "N:Ohio"},
    {"Louisville", "KY", "A4813", TownKind::MajorCity, "S:Ohio"},
    {"Philadelphia", "PA", "C3402", TownKind::MajorCity, "W:Delaware"},
};

class KnownPlaces : public testing::TestWithParam<KnownPlace> {};

TEST_P(KnownPlaces, Case_3_13_lies_in_its_hex_its_state_and_on_its_bank) {
  const KnownPlace& place = GetParam();
  const auto towns = real().towns();
  const auto town = std::find_if(towns.begin(), towns.end(), [&](const Town& each) {
    return each.name == place.town && each.state == place.state;
  });

  ASSERT_NE(town, towns.end()) << place.town << " " << place.state;
  EXPECT_EQ(town->hex.label(), place.hex);
  EXPECT_EQ(town->kind, place.kind);
  ASSERT_TRUE(real().hex(town->hex).is_land());
  EXPECT_EQ(real().state_of(town->hex)->code, place.state) << "its hex is of another state [3.23]";
  const std::string rivers = place.rivers;
  for (std::size_t at = 0; at < rivers.size();) {
    const std::size_t end = std::min(rivers.find(';', at), rivers.size());
    const std::string one = rivers.substr(at, end - at);
    EXPECT_TRUE(lies_on_bank(town->hex, one[0], one.substr(2))) << one;
    at = end + 1;
  }
}

INSTANTIATE_TEST_SUITE_P(RealMap, KnownPlaces, testing::ValuesIn(kKnownPlaces),
                         [](const auto& place) {
                           std::string name = place.param.town;
                           std::erase_if(name, [](char c) {
                             return std::isalnum(static_cast<unsigned char>(c)) == 0;
                           });
                           return name + place.param.state;
                         });

TEST(RealMap, Case_3_23_border_towns_lie_in_hexes_of_their_own_state) {
  for (const auto& [name, state] : {std::pair{"Metropolis", "IL"},
                                    {"Corydon", "IN"},
                                    {"Catlettsburg", "KY"},
                                    {"Pea Ridge", "AR"},
                                    {"Orange", "TX"},
                                    {"Chattahoochee", "FL"}}) {
    const auto town = real().find_town(name);
    ASSERT_TRUE(town.has_value()) << name;
    EXPECT_EQ(real().state_of(real().town(*town).hex)->code, state) << name;
  }
}

TEST(RealMap, Case_21_33_supply_cities_and_seaports_that_are_known) {
  for (const char* name : {"Brookhaven", "Brunswick", "Beaumont", "Florence", "Huntsville",
                           "Leesburg", "Petersburg", "Bristol"}) {
    EXPECT_EQ(real().town(*real().find_town(name)).supply_city_of, SupplyCityOf::Confederate)
        << name;
  }
  const auto fayetteville = real().towns_in(hex("C1929"));
  ASSERT_EQ(fayetteville.size(), 1U);
  EXPECT_EQ(real().town(fayetteville.front()).supply_city_of, SupplyCityOf::Nobody);
  for (const char* label : {"C0849", "B0132", "B0729"}) {
    EXPECT_TRUE(real().has_seaport(hex(label))) << label;
  }
}

TEST(RealMap, Case_7_54_Galveston_is_an_island) {
  for (const Direction direction : board::kDirections) {
    const auto next = hex("B0132").neighbour(direction);
    EXPECT_TRUE(!next || !real().hex(*next).is_land() ||
                real().side(hex("B0132"), direction).kind != SideKind::Plain)
        << next->label();
  }
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

TEST(RealMap, Case_19_11_nothing_leads_off_the_sheets_that_are_played_on) {
  const Map east = real().on_sheets(std::vector{board::Sheet::C});
  for (const Hex& hex : east.hexes()) {
    for (const Direction direction : board::kDirections) {
      const auto whole = real().beside(hex.id, direction);
      const auto other = east.beside(hex.id, direction);
      const bool both = whole && east.is_played(hex.id) && east.is_played(*whole);
      EXPECT_EQ(other, both ? whole : std::nullopt) << hex.id.label();
      EXPECT_TRUE(!other || east.direction(hex.id, *other) == direction);
    }
  }
  for (const WaterLink& link : east.water_links()) {
    EXPECT_TRUE(east.is_played(link.a) && east.is_played(link.b));
  }
  EXPECT_LT(east.water_links().size(), real().water_links().size());
  EXPECT_TRUE(east.anomalies().florida_gulf.empty()) << "[7.41] the Gulf lies on section B";
  for (const HexId hex : east.anomalies().supply_edges) {
    EXPECT_TRUE(east.is_played(hex)) << "[17.01]";
  }
  EXPECT_EQ(east.anomalies().union_naval_entry, real().anomalies().union_naval_entry);
  EXPECT_FALSE(real().on_sheets(std::vector{board::Sheet::A}).anomalies().union_naval_entry);
}

TEST(RealMap, Case_19_11_a_river_on_the_edge_of_a_sheet_is_sailed_and_landed_from_on_one_side) {
  const Map east = real().on_sheets(std::vector{board::Sheet::C});
  const auto ohio = real().find_water("A6212/C0113");
  ASSERT_TRUE(ohio.has_value());
  EXPECT_TRUE(east.is_played(*ohio));
  EXPECT_THAT(east.contiguous_land(*ohio), testing::ElementsAre(hex("C0113")));
  EXPECT_EQ(real().contiguous_land(*ohio).size(), 2U);
}

TEST(RealMap, Case_19_11_what_is_near_a_mouth_does_not_hang_on_the_sheets) {
  const Map east = real().on_sheets(std::vector{board::Sheet::C});
  for (std::size_t at = 0; at < real().water_places().size(); ++at) {
    EXPECT_EQ(east.water_places()[at].near_mouth, real().water_places()[at].near_mouth);
  }
}

}  // namespace
}  // namespace core::map
