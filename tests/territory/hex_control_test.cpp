// [3.23] Friendly and enemy territory.
#include "core/territory/hex_control.h"

#include "core/state/occupancy.h"
#include "tests/support/catalogue.h"
#include "tests/support/ground.h"
#include "tests/support/position.h"

#include <gtest/gtest.h>

namespace core::territory {
namespace {

using base::operator""_case;
using tests::Ground;
using tests::hex;
using tests::Position;

class Territory : public testing::Test {
 protected:
  Territory() : position_{Ground{}.state("B3010", "VA").state("B3011", "KY").setting()} {}

  Position position_;
};

TEST_F(Territory, Case_3_23_what_a_side_begins_with_is_friendly_and_all_else_enemy) {
  const auto state = position_.state();

  EXPECT_TRUE(is_friendly_territory(state, Side::Union, hex("B3009")));
  EXPECT_FALSE(is_friendly_territory(state, Side::Confederate, hex("B3009")));
  EXPECT_TRUE(is_friendly_territory(state, Side::Confederate, hex("B3010")));
}

TEST_F(Territory, Case_3_23_home_ground_in_the_hands_of_the_enemy_is_enemy_territory) {
  position_.control(Side::Confederate, {"B3009"});
  const auto state = position_.state();

  EXPECT_FALSE(is_friendly_territory(state, Side::Union, hex("B3009")));
  EXPECT_FALSE(is_friendly_territory(state, Side::Confederate, hex("B3009")))
      << "conquered, but not begun with";
  EXPECT_TRUE(controls(state, Side::Confederate, hex("B3009")));
}

TEST_F(Territory, Case_3_29_Kentucky_is_enemy_territory_for_both_also_when_held) {
  position_.control(Side::Union, {"B3011"});
  const auto state = position_.state();

  EXPECT_FALSE(is_friendly_territory(state, Side::Union, hex("B3011")));
  EXPECT_FALSE(is_friendly_territory(state, Side::Confederate, hex("B3011")));
}

TEST_F(Territory,
       Case_19_43_Kentucky_is_neutral_where_the_set_up_begins_with_it_and_nobody_holds_it) {
  rulebook::Setting setting = position_.setting();
  EXPECT_TRUE(is_neutral(setting, position_.state(), hex("B3011")));
  EXPECT_FALSE(is_neutral(setting, position_.state(), hex("B3010"))) << "Virginia";

  rulebook::Scenario scenario;
  scenario.rules = {"19.43"_case};
  setting.scenario = std::make_shared<const rulebook::Scenario>(scenario);
  EXPECT_FALSE(is_neutral(setting, position_.state(), hex("B3011")));

  scenario.rules = {"25.41"_case};
  setting.scenario = std::make_shared<const rulebook::Scenario>(scenario);
  EXPECT_TRUE(is_neutral(setting, position_.state(), hex("B3011")));
  position_.control(Side::Union, {"B3011"});
  EXPECT_FALSE(is_neutral(setting, position_.state(), hex("B3011")));
}

TEST(TerritoryOfTheSetups, Case_3_28_a_garrison_inside_keeps_the_hex_of_its_fort) {
  for (const std::string& name : tests::setup_names()) {
    const auto& setup = tests::real_setup(name);
    for (const state::Piece& piece : setup.state.pieces) {
      if (rulebook::is_ground_combat_unit(piece.kind) && setup.state.fort_of(piece.id)) {
        EXPECT_EQ(setup.state.controller(*piece.hex()), piece.side)
            << name << " " << piece.sheet_id;
      }
    }
  }
}

TEST(TerritoryOfTheSetups, Case_3_23_hexes_with_combat_units_of_one_side_are_theirs) {
  for (const std::string& name : tests::setup_names()) {
    const auto& setup = tests::real_setup(name);
    const state::Occupancy occupancy{*setup.setting.map, setup.state};
    for (const map::Hex& here : setup.setting.map->hexes()) {
      const auto& in = occupancy.at(here.id);
      for (const Side side : board::kSides) {
        if (in.open_combat == board::SideSet{side} && !in.garrison.has(board::enemy_of(side))) {
          EXPECT_EQ(setup.state.controller(here.id), side) << name << " " << here.id.label();
        }
      }
    }
  }
}

}  // namespace
}  // namespace core::territory
