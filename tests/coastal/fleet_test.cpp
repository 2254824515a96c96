// [RC-541] [RC-543] Fleets of the strategic game in the Coastal set.
#include "core/coastal/fleet.h"

#include "tests/coastal/battles.h"

#include <gtest/gtest.h>

namespace tests::coastal {
namespace {

/// Cards of a unit of strength 20, and their value.
std::pair<std::string, int> fleet_of(std::size_t unit) {
  std::string cards;
  int value = 0;
  for (const auto vessel : core::coastal::ships_for(facts(), facts().rosters.at(unit), 20)) {
    cards += (cards.empty() ? "" : " ") + facts().vessel(vessel).id.str();
    value += core::coastal::derive(facts(), vessel).combat_value();
  }
  return {cards, value};
}

TEST(CoastalFleet, RC_541_RC_T45_units_of_strength_20_as_printed) {
  using Fleet = std::pair<std::string, int>;
  std::vector<Fleet> all;
  for (std::size_t unit = 0; unit < facts().rosters.size(); ++unit) {
    all.push_back(fleet_of(unit));
  }
  const std::vector<Fleet> printed{
      {"city-class city-class uss-tyler city-class", 455},
      {"uss-hartford-1864", 416},
      {"uss-tecumseh uss-chickasaw", 366},
      {"css-general-bragg css-general-sterling-price css-general-earl-van-dorn river-defense-ram "
       "river-defense-ram css-little-rebel",
       365},
      {"css-patrick-henry css-morgan css-gaines", 405}};
  EXPECT_EQ(all, printed);
}

TEST(CoastalFleet, RC_543_losses_go_back_as_strength) {
  const auto setting = made_up(before_fort({{"uss-galena", kUnion, 20, 24, 0, 0},
                                            {"uss-aroostook", kUnion, 10, 10, 0, 0},
                                            {"css-selma", kConfederate, 50, 24, 0, 0}},
                                           "fort-henry"));
  State state = core::coastal::begin(*setting, 1);
  const auto lost = [&] { return loss_of(*setting, state, kUnion, 20).strength_lost; };
  EXPECT_EQ(loss_of(*setting, state, kUnion, 20).value, 127 + 81);
  EXPECT_EQ(lost(), 0);
  state.ships[0].spv = 45;  // 50 of 95 lost: 127 * 50 / 95 / 2 = 33.4
  EXPECT_EQ(lost(), 3);     // 20 * 33.4 / 208 = 3.2
  state.ships[1].abandoned = true;
  EXPECT_EQ(lost(), 11);  // 20 * 114.4 / 208 = 11.0
  state.ships[1].side = kConfederate;
  EXPECT_EQ(loss_of(*setting, state, kConfederate, 20).captured, 81 / 2);
  EXPECT_EQ(core::coastal::flotillas_lost(39), 1);
  EXPECT_EQ(core::coastal::flotillas_lost(40), 2);
  EXPECT_EQ(fate_of(*setting, state, kFort), core::coastal::FortFate::Stands);
  state.forts[0].fpv = 79;
  EXPECT_EQ(fate_of(*setting, state, kFort), core::coastal::FortFate::LosesLevel);
}

}  // namespace
}  // namespace tests::coastal
