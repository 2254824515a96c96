// [FB-053] [FB-003] Models on a table of one's own: where people put them, and their dice.
#include "core/field/placing.h"

#include "core/field/game.h"
#include "core/field/order_text.h"
#include "core/field/rates.h"
#include "core/table/trigonometry.h"
#include "tests/field/fields.h"

#include <gtest/gtest.h>

namespace tests::field {
namespace {

using namespace core::field;  // NOLINT(google-build-using-namespace): the room that is tested
using core::field::Battle;

Battle with_models(std::vector<BattleUnit> units) {
  Battle battle = open_field(std::move(units));
  battle.by_models = true;
  return battle;
}

std::vector<BattleUnit> two_regiments() {
  return {foot("1st", kUs, 20, 20, 0), foot("2nd", kThem, 20, 50, 180)};
}

PutUnit put(UnitId unit, double x, double y, int facing) {
  return {unit, {at(x, y), Heading::degrees(facing)}, std::nullopt, 0};
}

PutUnit put(UnitId unit, double x, double y, int facing, Formation formation, int ranks) {
  return {unit, {at(x, y), Heading::degrees(facing)}, formation, static_cast<std::uint8_t>(ranks)};
}

std::string put_refused(Table& table, const PutUnit& choice) {
  const auto judged = judge(table.setting(), table.state(), choice);
  return judged ? "" : judged.error().rule.text() + " " + std::string{judged.error().key};
}

TEST(Placing, FB_053_only_people_with_models_put_units) {
  Table on_screen{two_regiments()};
  EXPECT_EQ(put_refused(on_screen, put(kFirst, 30, 20, 0)), "FB-053 program-moves");
  Table models{with_models(two_regiments())};
  EXPECT_EQ(put_refused(models, put(kFirst, 30, 20, 0)), "");
}

TEST(Placing, FB_053_a_unit_stands_with_its_figures_where_it_is_put) {
  Table table{with_models(two_regiments())};
  table.state().step = Step::Orders;
  put_unit(table.record(), put(kFirst, 40, 30, 90, Formation::Column, 4));
  const Unit& unit = table.unit(kFirst);
  EXPECT_EQ(unit.pose.at, at(40, 30));
  EXPECT_EQ(unit.pose.heading, Heading::degrees(90));
  EXPECT_EQ(unit.formation, Formation::Column);
  EXPECT_EQ(unit.files, 6);
  for (const Figure& figure : unit.figures) {
    EXPECT_TRUE(core::table::within(figure.at, at(40, 30), inches(6)));
  }
  EXPECT_EQ(unit.now, core::field::Doings{}) << "only where it stands is set right";
}

TEST(Placing, FB_053_nobody_is_put_over_the_edge_in_another_unit_or_when_he_is_gone) {
  Table table{with_models(two_regiments())};
  table.state().step = Step::Orders;
  const auto over = judge(table.setting(), table.state(), put(kFirst, 2, 20, 0));
  ASSERT_FALSE(over);
  EXPECT_EQ(over.error().key, "put-over-the-edge");
  EXPECT_EQ(over.error().have_inches, inches(2.5));  // 12 files of 3/4": 4 1/2" to either side

  const auto inside = judge(table.setting(), table.state(), put(kFirst, 20, 50, 180));
  ASSERT_FALSE(inside);
  EXPECT_EQ(inside.error().key, "put-in-another");
  EXPECT_EQ(inside.error().other, kSecond);
  EXPECT_GT(inside.error().have, 20);

  EXPECT_EQ(put_refused(table, put(kThird, 20, 20, 0)), "FB-050 no-such-unit");
  table.state().units[0].where = Where::Dispersed;
  EXPECT_EQ(put_refused(table, put(kFirst, 30, 20, 0)), "FB-385 unit-gone");
  table.state().units[0].where = Where::Waiting;
  EXPECT_EQ(put_refused(table, put(kFirst, 30, 20, 0)), "FB-102 not-there-yet");
}

TEST(Placing, FB_053_ground_that_does_not_bear_it_and_formations_that_it_has_not) {
  Battle battle = with_models({foot("1st", kUs, 20, 20, 0), horse("2nd", kUs, 50, 20, 0)});
  core::field::GroundArea woods;
  woods.kind = core::field::GroundKind::Woods;
  woods.polygon = {at(60, 30), at(80, 30), at(80, 50), at(60, 50)};
  battle.areas.push_back(woods);
  Table table{battle};
  table.state().step = Step::Orders;
  EXPECT_EQ(put_refused(table, put(kSecond, 70, 40, 0)), "FB-123 woods-in-the-way");
  EXPECT_EQ(put_refused(table, put(kFirst, 70, 40, 0)), "");
  EXPECT_EQ(put_refused(table, put(kSecond, 50, 20, 0, Formation::Open, 1)),
            "FB-040 no-such-formation");
  EXPECT_EQ(put_refused(table, put(kFirst, 20, 20, 0, Formation::Limbered, 1)),
            "FB-040 no-such-formation");
}

TEST(Placing, FB_053_FB_090_in_the_movement_step_it_is_the_move_and_reckoned_as_one) {
  Table table{with_models(two_regiments())};
  table.state().step = Step::Movement;
  const Inches rate = rate_of(table.setting(), table.state(), table.unit(kFirst));
  EXPECT_EQ(rate, inches(6));
  EXPECT_EQ(put_refused(table, put(kFirst, 20, 26.5, 0)), "FB-090 beyond-its-move");
  EXPECT_EQ(put_refused(table, put(kFirst, 20, 26, 0)), "");
  // [FB-046] To draw up anew or to face about costs half of it.
  EXPECT_EQ(put_refused(table, put(kFirst, 20, 24, 0, Formation::Line, 3)),
            "FB-090 beyond-its-move");
  EXPECT_EQ(put_refused(table, put(kFirst, 20, 23, 0, Formation::Line, 3)), "");
  EXPECT_EQ(put_refused(table, put(kFirst, 20, 16, 180)), "FB-090 beyond-its-move");

  put_unit(table.record(), put(kFirst, 20, 24, 0));
  EXPECT_TRUE(table.unit(kFirst).now.written);
  EXPECT_TRUE(table.unit(kFirst).now.advanced);
  EXPECT_EQ(table.unit(kFirst).now.moved, inches(4));
  // What it has spent counts when it is put again.
  EXPECT_EQ(put_refused(table, put(kFirst, 20, 27, 0)), "FB-090 beyond-its-move");
  EXPECT_EQ(put_refused(table, put(kFirst, 20, 26, 0)), "");
}

TEST(Placing, FB_053_FB_282_who_is_put_against_an_enemy_has_come_into_contact) {
  Battle battle = with_models({foot("1st", kUs, 20, 20, 0), foot("2nd", kThem, 20, 24.75, 180),
                               foot("3rd", kThem, 60, 50, 180)});
  battle.sections.push_back({"barn", {}, 0, core::table::rectangle(at(10, 21), at(14, 24))});
  battle.units[2].garrisons = {SectionId{0}};
  Table table{battle};
  table.state().step = Step::Movement;
  put_unit(table.record(), put(kFirst, 20, 22, 0));
  EXPECT_FALSE(table.unit(kFirst).now.contacted);
  put_unit(table.record(), put(kFirst, 20, 24, 0));
  EXPECT_TRUE(table.unit(kFirst).now.contacted);
  put_unit(table.record(), put(kFirst, 20, 23.5, 0));
  EXPECT_FALSE(table.unit(kFirst).now.contacted) << "put back again";
  table.state().units[0].now = {};
  table.set(kFirst, [](Unit& unit) { unit.pose.at = at(12, 18); });
  put_unit(table.record(), put(kFirst, 12, 20.6, 0));
  EXPECT_TRUE(table.unit(kFirst).now.contacted) << "at the wall";
}

TEST(Placing, FB_053_FB_094_horsemen_who_have_rested_make_a_battle_move) {
  Table table{with_models({horse("1st", kUs, 30, 20, 0)})};
  table.state().step = Step::Movement;
  EXPECT_EQ(put_refused(table, put(kFirst, 30, 32, 0)), "");
  EXPECT_EQ(put_refused(table, put(kFirst, 30, 32.5, 0)), "FB-090 beyond-its-move");
  put_unit(table.record(), put(kFirst, 30, 31, 0));
  EXPECT_TRUE(table.unit(kFirst).now.battle_move);
  EXPECT_EQ(table.unit(kFirst).rest, 0);
  table.state().units[0].now = {};
  EXPECT_EQ(put_refused(table, put(kFirst, 30, 43, 0)), "FB-090 beyond-its-move");
}

TEST(Placing, FB_053_FB_381_who_may_not_move_is_not_put_in_the_movement_step) {
  Table table{with_models(two_regiments())};
  table.state().step = Step::Movement;
  table.set(kFirst, [](Unit& unit) { unit.halted = true; });
  EXPECT_EQ(put_refused(table, put(kFirst, 20, 22, 0)), "FB-381 halted");
  table.state().step = Step::Artillery;
  EXPECT_EQ(put_refused(table, put(kFirst, 20, 22, 0)), "");
  table.set(kFirst, [](Unit& unit) {
    unit.halted = false;
    unit.bad = 1;
  });
  table.state().step = Step::Movement;
  EXPECT_EQ(put_refused(table, put(kFirst, 20, 22, 0)), "FB-385 bad-morale-no-advance");
}

TEST(Placing, FB_003_dice_of_people_come_first_and_are_faces_of_the_die) {
  const auto setting = std::make_shared<const Setting>(core::field::make_setting(
      Table{two_regiments()}.setting().charts, with_models(two_regiments())));
  Game game{setting, 1};
  ASSERT_TRUE(game.act(WriteDice{{3, 6}}));
  EXPECT_EQ(game.state().dice.next(6), 3);
  const auto wrong = game.judge(WriteDice{{3, 7}});
  ASSERT_FALSE(wrong);
  EXPECT_EQ(wrong.error().key, "no-face-of-the-die");
  EXPECT_EQ(wrong.error().have, 7);
  // What was written before is forgotten.
  ASSERT_TRUE(game.act(WriteDice{{5}}));
  EXPECT_EQ(game.state().dice.next(6), 5);

  const Game on_screen{std::make_shared<const Setting>(Table{two_regiments()}.setting()), 1};
  const auto refused = on_screen.judge(WriteDice{{3}});
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().key, "program-rolls");
}

TEST(Placing, FB_053_orders_of_models_are_read_as_they_are_written) {
  const Table table{with_models(two_regiments())};
  for (const char* const line :
       {"put 1st 42.5 27 facing 180", "put 1st 42 27 facing 90.5 formation line 2",
        "put 2nd 42 27 facing 0 formation extended", "dice 3 6"}) {
    const auto action = read_order(table.setting(), kUs, line);
    ASSERT_TRUE(action) << action.error();
    EXPECT_EQ(order_text(table.setting(), *action), line);
  }
  EXPECT_FALSE(read_order(table.setting(), kUs, "put 1st 42 27"));
  EXPECT_FALSE(read_order(table.setting(), kUs, "put 1st 42 27 facing north"));
  EXPECT_FALSE(read_order(table.setting(), kUs, "dice six"));
  EXPECT_EQ(order_forms(table.setting()).size(),
            order_forms(Table{two_regiments()}.setting()).size() + 2);
}

}  // namespace
}  // namespace tests::field
