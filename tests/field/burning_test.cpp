// [FB-261] [FB-265]-[FB-268] Fires in houses.
#include "core/field/burning.h"

#include "core/field/fires.h"
#include "core/field/formation.h"
#include "core/field/houses.h"
#include "core/field/movement.h"
#include "core/field/orders.h"
#include "core/field/placing.h"
#include "core/table/trigonometry.h"
#include "tests/field/fields.h"
#include "tests/field/heard.h"
#include "tests/field/moves.h"

#include <gtest/gtest.h>

namespace tests::field {
namespace {

using namespace core::field;  // NOLINT: houses and fires
using core::base::operator""_rule;

constexpr SectionId kHall{0};
constexpr SectionId kWing{1};

/// A house of two sections with a garrison in the first.
Battle burning_manor(std::vector<BattleUnit> others = {}) {
  std::vector<BattleUnit> units{
      foot("Garrison", Side::Union, 40, 10, 0, Arm::RifledMusket, Formation::Open, 6, 1)};
  units.insert(units.end(), others.begin(), others.end());
  Battle battle = open_field(std::move(units));
  battle.sections = {{"hall", {}, 0, {at(38, 28), at(42, 28), at(42, 32), at(38, 32)}},
                     {"wing", {}, 0, {at(42, 28), at(46, 28), at(46, 32), at(42, 32)}},
                     {"barn", {}, 1, {at(60, 28), at(64, 28), at(64, 32), at(60, 32)}}};
  battle.units[0].garrisons = {kHall};
  return battle;
}

void set_burning(Table& table, std::int16_t since, SectionId section = kHall) {
  table.state().sections[section.value()].burns_since = since;
}

TEST(Burning, FB_E20_FB_266_a_second_section_catches_on_3) {
  Table table{burning_manor(), {2, 5}};
  set_burning(table, 1);
  table.state().move = 2;
  smoulder(table.record());
  EXPECT_FALSE(table.state().sections[1].burns_since.has_value());
  table.state().move = 3;
  smoulder(table.record());
  EXPECT_EQ(table.state().sections[1].burns_since, 3);
  EXPECT_FALSE(table.state().sections[2].burns_since.has_value());  // another house
  EXPECT_EQ(table.thrown(), 2U);
}

TEST(Burning, FB_268_the_move_in_which_it_broke_out_does_not_count) {
  Table table{burning_manor()};
  table.state().move = 2;
  set_burning(table, 2);
  smoulder(table.record());
  EXPECT_EQ(table.thrown(), 0U);
}

TEST(Burning, FB_267_after_15_moves_ruins_are_left) {
  Table table{burning_manor()};
  set_burning(table, 1);
  table.state().sections[1].ruined = true;
  table.state().move = 15;
  smoulder(table.record());
  EXPECT_TRUE(table.state().sections[0].burns_since.has_value());
  table.state().move = 16;
  smoulder(table.record());
  EXPECT_FALSE(table.state().sections[0].burns_since.has_value());
  EXPECT_TRUE(table.state().sections[0].ruined);
  EXPECT_EQ(heard(table.record(), "fire-burns-out").size(), 1U);
}

TEST(Burning, FB_261_FB_265_who_has_to_leave) {
  Table table{burning_manor()};
  EXPECT_TRUE(must_leave(table.state()).empty());
  set_burning(table, 1);
  EXPECT_EQ(must_leave(table.state()), (std::vector<UnitId>{kFirst}));
  table.state().sections[0].burns_since.reset();
  table.state().sections[0].ruined = true;
  EXPECT_EQ(must_leave(table.state()), (std::vector<UnitId>{kFirst}));
}

TEST(Burning, FB_265_FB_268_the_garrison_goes_3_inches_away) {
  Table table{burning_manor()};
  set_burning(table, 1);
  table.state().move = 2;
  clear_burning(table.record());
  const Unit& unit = table.unit(kFirst);
  EXPECT_EQ(men_of(unit), 6);
  EXPECT_EQ(unit.formation, Formation::Open);
  EXPECT_TRUE(unit.now.compelled);
  EXPECT_FALSE(is_housed(unit));
  for (const Figure& figure : unit.figures) {
    EXPECT_FALSE(fire_near(table.setting(), table.state(), figure.at).has_value());
  }
  EXPECT_TRUE(must_leave(table.state()).empty());
}

TEST(Burning, FB_265_those_in_a_section_that_does_not_burn_stay) {
  Battle battle = burning_manor();
  battle.units[0].muster.men = 13;
  battle.units[0].garrisons = {kHall, kWing};
  Table table{battle};
  set_burning(table, 1);
  clear_burning(table.record());
  EXPECT_EQ(garrison_of(table.state(), kHall), 0);
  EXPECT_EQ(garrison_of(table.state(), kWing), 7);
  EXPECT_EQ(men_of(table.unit(kFirst)), 13);
}

TEST(Burning, FB_268_who_cannot_get_away_is_lost) {
  // Water all round the house.
  Battle battle = burning_manor();
  for (const double y : {10.0, 20.0, 30.0, 40.0, 50.0}) {
    battle.streams.push_back({"pond", Inches::of(11), {at(0, y), at(96, y)}, false, false});
  }
  battle.units[0].muster.men = 6;
  Setting setting;
  Table dry{burning_manor()};
  State state = dry.state();
  setting = dry.setting();
  setting.battle.streams = battle.streams;
  setting.cells = cells_of(setting);
  state.sections[0].burns_since = std::int16_t{1};
  Record record{setting, state};
  clear_burning(record);
  EXPECT_EQ(state.units[0].where, Where::Destroyed);
  EXPECT_EQ(heard(record, "leaves-burning-house").front().figures, (std::vector<int>{7}));
}

TEST(Burning, FB_268_who_stood_outside_is_not_lost) {
  Battle battle = burning_manor();
  battle.units[0].muster.men = 13;  // seven of fourteen find room in the hall
  Setting setting;
  Table dry{battle};
  State state = dry.state();
  setting = dry.setting();
  for (const double y : {10.0, 20.0, 30.0, 40.0, 50.0}) {
    setting.battle.streams.push_back({"pond", Inches::of(11), {at(0, y), at(96, y)}, false, false});
  }
  setting.cells = cells_of(setting);
  state.sections[0].burns_since = std::int16_t{1};
  const Unit before = state.units[0];
  Record record{setting, state};
  clear_burning(record);
  for (std::size_t i = 0; i < before.figures.size(); ++i) {
    const bool outside = before.figures[i].section == kNoPlace;
    EXPECT_EQ(state.units[0].figures[i].present(), outside) << i;
    EXPECT_TRUE(!outside || state.units[0].figures[i].at == before.figures[i].at) << i;
  }
}

TEST(Burning, FB_265_nobody_goes_in_beside_a_fire) {
  Battle battle = burning_manor({foot("Comer", Side::Union, 44, 27.6, 0)});
  battle.units[0].garrisons = {SectionId{2}};
  Table table{battle};
  EXPECT_EQ(why(judged(table, UnitId{1}, {enter(1)})), "allowed");
  set_burning(table, 1);
  EXPECT_EQ(why(judged(table, UnitId{1}, {enter(1)})), "FB-265 too-near-a-fire");
}

constexpr UnitId kComer{1};

/// A line that goes north towards the hall, its front this far south of it.
Battle comer(double off, int facing = 0) {
  return burning_manor({foot("Comer", Side::Union, 40, 28 - off, facing)});
}

TEST(Burning, FB_265_nobody_comes_within_3_inches) {
  Table table{comer(8)};
  EXPECT_TRUE(judged(table, kComer, {ahead(6)})) << "nothing burns";
  set_burning(table, 1);
  EXPECT_TRUE(judged(table, kComer, {ahead(5)}));
  const auto refused = judged(table, kComer, {ahead(6)});
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().rule, "FB-265"_rule);
  EXPECT_EQ(refused.error().key, "too-near-a-fire");
  EXPECT_EQ(refused.error().have_inches, inches(5));
}

TEST(Burning, FB_265_who_is_nearer_comes_no_nearer_and_may_go) {
  Table table{comer(1)};
  set_burning(table, 1);
  EXPECT_FALSE(judged(table, kComer, {ahead(0.5)}));
  EXPECT_TRUE(judged(table, kComer, {back(1)}));
  Table away{comer(1.5, 180)};
  set_burning(away, 1);
  EXPECT_TRUE(judged(away, kComer, {ahead(1)}));
  EXPECT_TRUE(judged(away, kComer, {ahead(6)}));
}

TEST(Burning, FB_265_nobody_is_put_or_has_room_within_3_inches) {
  Battle battle = comer(8);
  battle.by_models = true;
  Table table{battle};
  const PutUnit put{kComer, {at(40, 26), Heading{}}, std::nullopt, 0};
  Unit there = table.unit(kComer);
  there.pose.at = at(40, 26);
  stand(table.setting().charts, there);
  EXPECT_TRUE(judge(table.setting(), table.state(), put));
  EXPECT_TRUE(core::field::has_room(table.setting(), table.state(), kComer, there));
  set_burning(table, 1);
  const auto refused = judge(table.setting(), table.state(), put);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().rule, "FB-265"_rule);
  EXPECT_FALSE(core::field::has_room(table.setting(), table.state(), kComer, there));
}

TEST(Burning, FB_265_a_general_rides_round_no_nearer) {
  Battle battle = comer(20);
  battle.generals = {{"Hooker", Side::Union, 0, at(40, 14), std::nullopt, 0}};
  Table table{battle};
  set_burning(table, 1);
  ride(table.record(), {GeneralId{0}, at(40, 27), std::nullopt});
  make_rides(table.record());
  const Point stops = table.state().generals[0].at;
  EXPECT_FALSE(fire_near(table.setting(), table.state(), stops).has_value());
  EXPECT_TRUE(fire_near(table.setting(), table.state(), at(40, 27)).has_value());
  EXPECT_LT(core::table::distance(stops, at(40, 27)), inches(3)) << "as near as it is allowed";
}

}  // namespace
}  // namespace tests::field
