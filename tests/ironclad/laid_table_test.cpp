// [IC-022] [IC-043] Tables of the companion set's generator, and box counts of a scenario.
#include "core/coastal/random_table.h"
#include "core/ironclad/damage.h"
#include "core/ironclad/movement.h"
#include "core/ironclad/view.h"
#include "tests/ironclad/battles.h"
#include "tests/support/tabletop.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

namespace tests::ironclad {
namespace {

using core::coastal::WaterKind;
using core::table::Inches;

core::table::Battle laid_out(WaterKind kind, std::uint64_t seed) {
  static const auto kCharts = tabletop().coastal_charts();
  core::coastal::TableChoices choices;
  choices.kind = kind;
  auto laid = lay_table(facts(), kCharts, choices, seed);
  EXPECT_TRUE(laid) << seed;
  return laid ? laid->battle : core::table::Battle{};
}

TEST(LaidTable, IC_022_a_random_table_is_played_to_its_end) {
  for (const auto kind : {WaterKind::River, WaterKind::Estuary}) {
    for (std::uint64_t seed = 3; seed < 6; ++seed) {
      Game game{made_up(laid_out(kind, seed)), seed};
      std::mt19937_64 chance{seed};
      for (int choice = 0; choice < 20'000 && game.asked(); ++choice) {
        ASSERT_TRUE(game.act(chosen(game, chance()))) << seed << " choice " << choice;
        ASSERT_EQ(broken(game), "") << seed << " choice " << choice;
      }
      EXPECT_TRUE(game.state().result) << seed;
    }
  }
}

TEST(LaidTable, IC_022_lanes_carry_ships_as_fast_as_they_run) {
  core::table::Battle made = open_water({{"uss-tyler", core::board::Side::Union, 10, 24, 0, 0},
                                         {"uss-monitor", core::board::Side::Union, 60, 24, 0, 0}});
  const auto down = core::table::Heading::degrees(180);
  made.lanes.push_back({3, down, core::table::rectangle({}, {Inches::of(36), Inches::of(48)})});
  const auto setting = made_up(made);
  auto state = core::ironclad::begin(*setting, 1);
  core::ironclad::Record record{*setting, state};
  drift_all(record);
  const Inches carried = Inches::of(3) * setting->options.table_scale;
  EXPECT_EQ(state.ship(kFirst).pose.at.y, Inches::of(24) - carried);
  EXPECT_EQ(state.ship(kSecond).pose.at.y, Inches::of(24)) << "no lane, no current";
}

TEST(LaidTable, IC_022_who_laid_the_mines_knows_the_dummies) {
  core::table::Battle made =
      open_water({{"uss-tyler", core::board::Side::Union, 10, 24, 0, 0},
                  {"css-david", core::board::Side::Confederate, 60, 24, 0, 0}});
  core::table::BattleArea area;
  area.kind = core::table::GroundKind::DummyMines;
  area.name = "field";
  area.polygon =
      core::table::rectangle({Inches::of(30), Inches::of(20)}, {Inches::of(34), Inches::of(24)});
  made.areas.push_back(area);
  const auto sees_dummy = [&](core::board::Side viewer) {
    const auto setting = made_up(made);
    const auto state = core::ironclad::begin(*setting, 1);
    return seen_by(setting, state, viewer).setting->battle.areas.front().kind ==
           core::table::GroundKind::DummyMines;
  };
  EXPECT_TRUE(sees_dummy(core::board::Side::Confederate));
  EXPECT_FALSE(sees_dummy(core::board::Side::Union));
  made.rules.emplace_back(core::table::MinesLaidBy{core::board::Side::Union});
  EXPECT_FALSE(sees_dummy(core::board::Side::Confederate));
  EXPECT_TRUE(sees_dummy(core::board::Side::Union));
}

TEST(LaidTable, IC_043_a_scenario_gives_a_section_more_boxes_or_fewer) {
  using core::table::Section;
  core::table::Battle made = open_water({{"uss-monitor", core::board::Side::Union, 10, 24, 0, 0}});
  const auto plain = made_up(made)->ship(kFirst).card;
  made.ships.front().boxes = {{Section::Armor, plain.armor + 3},
                              {Section::Speed, 2},
                              {Section::Midships, plain.midships + 1},
                              {Section::Draft, plain.draft - 1},
                              {Section::Guns, plain.gun_boxes() + 1},
                              {Section::Stack, 0},
                              {Section::Ram, 4}};
  const auto setting = made_up(made);
  const auto& card = setting->ship(kFirst).card;
  const auto state = core::ironclad::begin(*setting, 1);
  EXPECT_EQ(card.armor, plain.armor + 3);
  EXPECT_EQ(state.ship(kFirst).armor, plain.armor + 3);
  EXPECT_EQ(state.ship(kFirst).knots, 2);
  EXPECT_EQ(state.ship(kFirst).half_knots, 0);
  EXPECT_EQ(state.ship(kFirst).midships, plain.midships + 1);
  EXPECT_EQ(state.ship(kFirst).draft, plain.draft - 1);
  EXPECT_EQ(state.ship(kFirst).stack, 0);
  EXPECT_EQ(state.ship(kFirst).ram, 4);
  EXPECT_EQ(state.ship(kFirst).guns.size(), plain.guns.size() + 1);
  EXPECT_EQ(card.guns.back(), plain.guns.back());
}

}  // namespace
}  // namespace tests::ironclad
