// [3.16] Hexes by the names that readers use: towns with a state or without, battlefields.
#include "core/words/place_words.h"
#include "tests/support/catalogue.h"
#include "tests/support/ground.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

namespace core::words {
namespace {

const map::Map& whole_map() { return *tests::real_setup("campaign").setting.map; }

std::string hexes(const map::Map& map, std::string_view name) {
  std::string text;
  for (const NamedPlace& place : places_named(map, name)) {
    text += (text.empty() ? "" : " ") + place.hex.label();
  }
  return text;
}

/// The battles of class A of the National Park Service, as its list writes them. One was fought
/// west of the map.
TEST(PlaceNames, decisive_battles_are_found_by_the_names_of_their_list) {
  const std::vector<std::pair<std::string, std::string>> battles{
      {"Mobile Bay", "B3728"},
      {"Fort Blakely", "B3825"},
      {"Pea Ridge", "A0922"},
      {"Chickamauga", "B5004"},
      {"Jonesborough", "B5512"},
      {"Perryville", "A5217"},
      {"Forts Jackson and Saint Philip", "B3032"},
      {"Port Hudson", "B2125"},
      {"Mansfield", "B0918"},
      {"Antietam", "C2306"},
      {"Wilson's Creek", "A1218"},
      {"Westport", "A0808"},
      {"Corinth II", "B3504"},
      {"Champion Hill", "B2517"},
      {"Vicksburg", "B2317"},
      {"Fort Fisher II", "C2534"},
      {"Bentonville", "A0821 C2227"},
      {"Glorieta Pass", ""},
      {"Gettysburg", "C2504"},
      {"Fort Sumter I", "C1640"},
      {"Fort Donelson", "A3822"},
      {"Shiloh", "B3503"},
      {"Stones River", "A4425"},
      {"Chattanooga III", "B4904"},
      {"Franklin II", "B2029 A4225"},
      {"Nashville", "A4324"},
      {"Manassas I", "C2409"},
      {"Gaines' Mill", "C2615"},
      {"Malvern Hill", "C2616"},
      {"Manassas II", "C2409"},
      {"Fredericksburg I", "C2513"},
      {"Chancellorsville", "C2412"},
      {"Wilderness", "C2313"},
      {"Spotsylvania Court House", "C2413"},
      {"Cold Harbor", "C2615"},
      {"Petersburg II", "C2518"},
      {"Crater", "C2518"},
      {"Fort Stedman", "C2518"},
      {"Five Forks", "C2418"},
      {"Petersburg III", "C2518"},
      {"Appomattox Court House", "C1918"},
      {"Winchester I", "C2108"},
      {"Opequon", "C2108"},
      {"Cedar Creek", "C2008"},
      {"New Madrid/Island No. 10", "A3123"}};
  ASSERT_EQ(battles.size(), 45U);
  for (const auto& [name, expected] : battles) {
    EXPECT_EQ(hexes(whole_map(), name), expected) << name;
  }
}

TEST(PlaceNames, upper_case_states_and_numbers_of_battles_are_understood) {
  for (const char* name : {"shiloh", "SHILOH", "Shiloh TN", "Shiloh, Tennessee", "First Shiloh"}) {
    EXPECT_EQ(hexes(whole_map(), name), "B3503") << name;
  }
  for (const char* name : {"Second Bull Run", "Bull Run, Second", "Second Manassas"}) {
    EXPECT_EQ(hexes(whole_map(), name), "C2409") << name;
  }
  for (const char* name : {"", "I", "Shilo", "Shiloh KY", "Shiloh,", "First ", "Franklin,TN"}) {
    EXPECT_EQ(hexes(whole_map(), name), "") << name;
  }
}

TEST(PlaceNames, of_a_name_that_is_borne_twice_those_in_play_are_meant) {
  EXPECT_EQ(hexes(whole_map(), "Columbus"), "B5217 A4709 A3221 B3511 A6105");
  EXPECT_EQ(hexes(whole_map(), "Columbus, Kentucky"), "A3221");
  EXPECT_EQ(hexes(*tests::real_setup("east-63").setting.map, "Bentonville"), "C2227");
}

TEST(PlaceNames, a_town_is_found_by_every_name_it_has) {
  for (const map::Town& town : whole_map().towns()) {
    EXPECT_THAT(hexes(whole_map(), town.name), testing::HasSubstr(town.hex.label()));
    EXPECT_EQ(hexes(whole_map(), town.name + ", " + town.state), town.hex.label()) << town.name;
  }
  EXPECT_GT(whole_map().other_names().size(), 200U);
  for (const map::OtherName& other : whole_map().other_names()) {
    EXPECT_THAT(hexes(whole_map(), other.name), testing::HasSubstr(other.hex.label()));
  }
}

}  // namespace
}  // namespace core::words
