// [9.5] Naval zones of control.
#include "core/zones_of_control/naval_zones.h"

#include "tests/support/ground.h"
#include "tests/support/position.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace core::zones_of_control {
namespace {

using board::Side;
using tests::Ground;
using tests::Position;

class NavalZones : public testing::Test {
 protected:
  NavalZones()
      : position_{Ground{}.river("great", true, {"B2802/B2803", "B2803/B2903"}).setting()} {}

  board::SideSet zone(std::string_view place) {
    const state::Occupancy occupancy{*position_.setting().map, position_.state()};
    return naval_zone(position_.setting(), occupancy, *position_.setting().map->find_water(place));
  }

  Position position_;
};

TEST_F(NavalZones, Case_9_51_warships_control_the_water_they_are_in) {
  for (const char* ship : {"ironclad", "naval-flotilla", "river-flotilla"}) {
    SCOPED_TRACE(ship);
    Position position{position_.setting()};
    position.put(Side::Confederate, ship, "B2802/B2803");
    position_ = position;

    EXPECT_TRUE(zone("B2802/B2803").has(Side::Confederate));
    EXPECT_TRUE(zone("B2803/B2903").empty());
  }
}

TEST_F(NavalZones, Case_9_51_transports_control_nothing) {
  position_.put(Side::Union, "river-transport", "B2802/B2803");
  position_.put(Side::Union, "naval-transport", "B2802/B2803");

  EXPECT_TRUE(zone("B2802/B2803").empty());
}

TEST_F(NavalZones, Case_9_54_with_warships_of_both_sides_both_are_shut_out) {
  position_.put(Side::Union, "river-flotilla", "B2802/B2803");
  position_.put(Side::Confederate, "river-flotilla", "B2802/B2803");
  const state::Occupancy occupancy{*position_.setting().map, position_.state()};
  const auto water = *position_.setting().map->find_water("B2802/B2803");

  EXPECT_TRUE(is_enemy_water(position_.setting(), occupancy, Side::Union, water));
  EXPECT_TRUE(is_enemy_water(position_.setting(), occupancy, Side::Confederate, water));
}

TEST_F(NavalZones, Erratum_E057_as_printed_nobody_controls_water) {
  position_.put(Side::Confederate, "ironclad", "B2802/B2803");
  position_.without("E057");

  EXPECT_TRUE(zone("B2802/B2803").empty());
}

TEST_F(NavalZones, Case_9_51_the_warships_of_a_place_are_named) {
  const auto flotilla = position_.put(Side::Union, "river-flotilla", "B2802/B2803");
  position_.put(Side::Union, "river-transport", "B2802/B2803");
  const auto state = position_.state();
  const state::Occupancy occupancy{*position_.setting().map, state};

  EXPECT_THAT(warships_at(occupancy, state, Side::Union,
                          *position_.setting().map->find_water("B2802/B2803")),
              testing::ElementsAre(flotilla));
}

}  // namespace
}  // namespace core::zones_of_control
