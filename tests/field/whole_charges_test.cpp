// [FB-E45] [FB-E46] The two worked charges of the book from their start to their end.
#include "core/field/charge.h"
#include "core/field/losses.h"
#include "core/field/melee.h"
#include "core/field/morale.h"
#include "core/field/musketry.h"
#include "tests/field/moves.h"

#include <gtest/gtest.h>

namespace tests::field {
namespace {

using core::field::Charge;
using core::field::Fate;
using core::field::Figure;
using core::table::Told;

/// Men of a unit fall until so many are left, from the rear: which of them fell the book leaves
/// open.
void leave(Table& table, UnitId unit, int men) {
  table.lose(unit, men_of(table.unit(unit)) - men);
  table.record().change(unit, [](Unit& now) { now.now.shocked = true; });
}

/// Hits that the last volley scored.
int hits_of_volley(Table& table, const core::field::Volley& volley,
                   const std::vector<std::uint8_t>& dice) {
  State& state = table.state();
  state.volleys = {volley};
  table.throws(dice);
  resolve_musketry(table.record());
  state.volleys.clear();
  int hits = -1;
  for (const auto& event : table.record().take_events()) {
    const auto* const told = std::get_if<Told>(&event);
    hits = told != nullptr && told->key == "volley-hits" ? told->figures.at(1) : hits;
  }
  return hits;
}

void charge_home(Table& table, UnitId unit, UnitId target, const std::vector<std::uint8_t>& dice) {
  table.record().change(unit, [&](Unit& now) {
    now.now.charge = Charge{target, false, {}, {}, {}};
  });
  table.throws(dice);
  test_before_charging(table.record());
  start_charges(table.record());
  make_moves(table.record());
  bring_charges_home(table.record());
}

// A column goes from 20" to 12.5", to 8", and home.
TEST(WholeCharges, FB_E45_FB_276_FB_281_FB_352_a_column_against_a_line) {
  auto line = foot("line", kThem, 40, 40, 180);
  line.order.kind = core::field::OrderKind::Hold;
  Table table{{foot("column", kUs, 40, 20, 0, Arm::RifledMusket, Formation::Column), line}};

  // Move 1: the first volley, 2 off each die: 5, 2, 3, 6 are 3, 0, 1, 4.
  write(table, kFirst, {ahead(7.5)});
  march(table);
  EXPECT_EQ(hits_of_volley(table, {kSecond, kFirst, false}, {5, 2, 3, 6, 1, 1, 1, 1, 1, 1, 1, 1}),
            8);
  for (Figure& figure : table.state().units[0].figures) {
    figure.fate = Fate::Present;
  }
  leave(table, kFirst, 18);  // six different men
  table.throws({3});
  EXPECT_TRUE(test_morale(table.record(), kFirst, core::base::RuleId::parse("FB-377").value()));

  // Move 2: to 8", where a normal volley takes 2: 3, 1, 4, 2 are 1, 0, 2, 0.
  forget_move(table);
  write(table, kFirst, {ahead(4.5)});
  march(table);
  table.set(kFirst, [](Unit& unit) { unit.pose.at.y = inches(40.375 - 7.8); });
  EXPECT_EQ(hits_of_volley(table, {kSecond, kFirst, false}, {3, 1, 4, 2, 1, 1, 1}), 3);
  for (Figure& figure : table.state().units[0].figures) {
    figure.fate = Fate::Present;
  }
  leave(table, kFirst, 15);
  table.throws({4});
  EXPECT_TRUE(test_morale(table.record(), kFirst, core::base::RuleId::parse("FB-377").value()));

  // Move 3: over 8"; 5 against 2, no volley. Six in front and the four of the second rank.
  forget_move(table);
  table.set(kFirst, [](Unit& unit) { unit.pose.at.y = inches(40 - 8 - 0.75); });
  const auto thrown = table.thrown();
  charge_home(table, kFirst, kSecond, {5, 2});
  EXPECT_EQ(table.thrown(), thrown + 2);
  int front = 0;
  for (const Figure& figure : table.unit(kFirst).figures) {
    front += figure.present() && figure.kind == core::field::FigureKind::Man &&
                     (figure.rank == 0 || figure.apart)
                 ? 1
                 : 0;
  }
  EXPECT_EQ(front, 10);

  // The line loses twice as many and more: its order to hold helps in a draw only.
  join_melees(table.record());
  ASSERT_EQ(table.state().melees.size(), 1U);
  EXPECT_EQ(table.state().melees[0].by_fire[0], 0) << "only the contact move counts";
  // At both ends of the front two of the line stand against one: a third die draws the victim.
  table.throws({6, 1, 1, 6, 1, 6, 1, 6, 1, 6, 1, 6, 1, 6, 1, 6, 1, 6, 1, 6, 1, 1, 6, 6});
  fight_melees(table.record());
  EXPECT_GE(lost_by(table.unit(kSecond)), 6);
  EXPECT_GT(table.unit(kSecond).retreat, 0);
}

// Cavalry rides from 26" to 17" and takes a volley; in the next move it fails.
TEST(WholeCharges, FB_E46_FB_301_FB_302_FB_284_a_cavalry_charge_that_fails) {
  Table table{
      {horse("riders", kUs, 40, 10, 0), foot("line", kThem, 40, 36, 180, Arm::SmoothboreMusket)}};
  write(table, kFirst, {ahead(9)});
  march(table);
  // At 17": 3 off each die of the first volley: 6, 4, 2, 3 are 3, 1, 0, 0.
  EXPECT_EQ(hits_of_volley(table, {kSecond, kFirst, false}, {6, 4, 2, 3, 1, 1, 1, 1}), 4);
  for (Figure& figure : table.state().units[0].figures) {
    figure.fate = Fate::Present;
  }
  leave(table, kFirst, 9);
  table.throws({4});
  EXPECT_TRUE(test_morale(table.record(), kFirst, core::base::RuleId::parse("FB-377").value()));

  // Morale 6 - 2 + 2 = 6 is good; 2 against 6, a normal volley close by: 5, 1, 3, 4 are 3, 0, 1, 2.
  forget_move(table);
  table.state().move = 2;
  charge_home(table, kFirst, kSecond, {2, 2, 6, 5, 1, 3, 4, 1, 2, 3, 1, 1, 2, 3, 1, 2, 3, 1, 2, 3});
  EXPECT_LE(men_of(table.unit(kFirst)), 6);
  EXPECT_TRUE(table.unit(kFirst).broken);
  EXPECT_FALSE(table.unit(kFirst).now.contacted);
}

}  // namespace
}  // namespace tests::field
