// [18.1] The rail net of a side.
#include "core/movement/rail_net.h"

#include "tests/support/ground.h"
#include "tests/support/position.h"

#include <gtest/gtest.h>

namespace core::movement {
namespace {

using board::Side;
using board::SideSet;
using map::RailOwner;
using tests::Ground;
using tests::hex;
using tests::Position;

SideSet net(const Position& position, std::string_view label) {
  return net_at_start(*position.setting().map,
                      position.state())[static_cast<std::size_t>(hex(label).ordinal())];
}

TEST(RailNet, Case_18_11_in_1861_a_side_has_the_railroads_of_its_own_country) {
  Position position{Ground{}.railroad(RailOwner::Confederate, {"B3010", "B3011"}).setting(),
                    "7/61"};

  EXPECT_EQ(net(position, "B3010"), SideSet{Side::Confederate});
  EXPECT_TRUE(net(position, "B3012").empty());
}

TEST(RailNet, Case_18_11_the_railroads_of_Kentucky_and_Missouri_are_common) {
  for (const RailOwner owner : {RailOwner::Kentucky, RailOwner::Missouri}) {
    Position position{Ground{}.railroad(owner, {"B3010", "B3011"}).setting(), "7/61"};

    EXPECT_EQ(net(position, "B3010"), SideSet::both()) << map::name(owner);
  }
}

TEST(RailNet, Case_18_11_where_lines_of_both_sides_meet_the_state_decides) {
  Ground ground;
  ground.railroad(RailOwner::Confederate, {"B3010", "B3011"})
      .railroad(RailOwner::Union, {"B3009", "B3010"});
  Position union_state{ground.setting(), "7/61"};
  EXPECT_EQ(net(union_state, "B3010"), SideSet{Side::Union});

  Position in_kentucky{ground.state("B3010", "KY").setting(), "7/61"};
  EXPECT_EQ(net(in_kentucky, "B3010"), SideSet::both());
}

TEST(RailNet, Case_18_11_after_1861_a_side_has_the_rail_hexes_it_controls) {
  Position position{Ground{}.railroad(RailOwner::Confederate, {"B3010", "B3011"}).setting(),
                    "1/62"};
  position.control(Side::Confederate, {"B3011"});

  EXPECT_EQ(net(position, "B3010"), SideSet{Side::Union});
  EXPECT_EQ(net(position, "B3011"), SideSet{Side::Confederate});
}

TEST(RailNet, Case_18_41_uncontrolled_railroads_of_Missouri_stay_common) {
  Position position{Ground{}.railroad(RailOwner::Missouri, {"B3010", "B3011"}).setting(), "1/63"};
  position.control(std::nullopt, {"B3010"});

  EXPECT_EQ(net(position, "B3010"), SideSet::both());
}

TEST(RailNet, Case_18_14_a_railhead_marker_makes_its_hex_part_of_the_net) {
  Position position{Ground{}.railroad(RailOwner::Confederate, {"B3010", "B3011"}).setting(),
                    "7/61"};
  position.put(Side::Union, "railhead", "B3010");

  EXPECT_EQ(net(position, "B3010"), SideSet::both());
}

TEST(RailNet, Case_18_23_a_cut_hex_is_not_usable) {
  Position position{Ground{}.railroad(RailOwner::Union, {"B3010", "B3011"}).setting(), "7/61"};
  position.cut("B3010");
  const auto state = position.state();

  EXPECT_FALSE(is_usable(state, Side::Union, hex("B3010")));
  EXPECT_TRUE(is_usable(state, Side::Union, hex("B3011")));
  EXPECT_FALSE(is_usable(state, Side::Confederate, hex("B3011")));
}

}  // namespace
}  // namespace core::movement
