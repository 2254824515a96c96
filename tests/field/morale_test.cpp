// [FB-370]-[FB-386] [FB-400]-[FB-403] Morale and the loss of half.
#include "core/field/morale.h"

#include "core/field/houses.h"
#include "core/field/movement.h"
#include "core/field/victory.h"
#include "tests/field/melees.h"

#include <gtest/gtest.h>

namespace tests::field {
namespace {

using namespace core::base::literals;
using core::field::FigureKind;
using core::field::Melee;
using core::field::Occasion;
using core::field::Where;

Battle lone_regiment() {
  return open_field(
      {foot("1st", Side::Union, 40, 30, 0), foot("2nd", Side::Confederate, 40, 50, 180)});
}

/// Kills officers: the colonel when asked, and so many of the others.
void kill_officers(Unit& unit, bool colonel, int others) {
  for (auto& figure : unit.figures) {
    if (figure.kind == FigureKind::Colonel && colonel) {
      figure.fate = core::field::Fate::Killed;
    } else if (figure.kind == FigureKind::Officer && others > 0) {
      figure.fate = core::field::Fate::Killed;
      --others;
    }
  }
}

int points_after(bool colonel, int others) {
  Table table{lone_regiment()};
  table.set(kFirst, [&](Unit& unit) { kill_officers(unit, colonel, others); });
  return core::field::command_points(table.setting(), table.state(), kFirst);
}

int loss_after(int men, int lost, bool assault = false) {
  auto battle = open_field({foot("1st", Side::Union, 40, 30, 0, Arm::RifledMusket, Formation::Line,
                                 men, men == 8 ? 1 : 3)});
  battle.units[0].muster.assault = assault;
  auto options = Table::with_free_orders();
  options.assault_infantry = assault;
  Table table{battle, {}, options};
  table.lose(kFirst, lost);
  return core::field::loss_points(table.setting(), table.state(), kFirst);
}

TEST(FieldMorale, FB_370_command_less_losses_and_a_die_of_six_is_good) {
  Table table{lone_regiment(), {4, 3}};
  table.set(kFirst, [](Unit& unit) { kill_officers(unit, true, 1); });  // 2 points

  EXPECT_TRUE(core::field::test_morale(table.record(), kFirst, "FB-377"_rule));
  EXPECT_EQ(table.unit(kFirst).bad, 0);
  EXPECT_TRUE(table.unit(kFirst).now.tested);
  EXPECT_FALSE(core::field::test_morale(table.record(), kFirst, "FB-377"_rule));
  EXPECT_EQ(table.unit(kFirst).bad, 1);
}

TEST(FieldMorale, FB_371_FB_372_officers_count_as_they_are_present) {
  EXPECT_EQ(points_after(false, 0), 6);
  EXPECT_EQ(points_after(false, 1), 5);
  EXPECT_EQ(points_after(false, 2), 3);
  EXPECT_EQ(points_after(true, 0), 3);
  EXPECT_EQ(points_after(true, 1), 2);
  EXPECT_EQ(points_after(true, 2), 0);
}

TEST(FieldMorale, FB_371_cavalry_and_batteries_count_as_infantry_does) {
  Table table{{horse("1st", Side::Union, 20, 20, 0), battery("2nd", Side::Union, 60, 20, 0)}};

  EXPECT_EQ(core::field::command_points(table.setting(), table.state(), kFirst), 6);
  EXPECT_EQ(core::field::command_points(table.setting(), table.state(), kSecond), 6);
  table.set(kSecond, [](Unit& unit) { kill_officers(unit, true, 0); });
  EXPECT_EQ(core::field::command_points(table.setting(), table.state(), kSecond), 3);
}

TEST(FieldMorale, FB_371_who_never_had_officers_is_not_tested) {
  BattleUnit wagons = foot("Train", Side::Union, 40, 30, 0, Arm::None, Formation::Column, 2, 0);
  wagons.muster.type = TroopType::Wagons;
  Table table{{wagons}};
  table.set(kFirst, [](Unit& unit) { unit.now.shocked = true; });

  core::field::test_all(table.record());

  EXPECT_EQ(table.thrown(), 0U);
}

TEST(FieldMorale, FB_372_a_regiment_without_officers_has_no_points_and_is_tested) {
  Table table{{foot("1st", Side::Union, 40, 30, 0, Arm::RifledMusket, Formation::Line, 24, 0)},
              {5}};
  table.set(kFirst, [](Unit& unit) { unit.now.shocked = true; });

  core::field::test_all(table.record());

  EXPECT_EQ(table.thrown(), 1U);
  EXPECT_EQ(table.unit(kFirst).bad, 1);
}

TEST(FieldMorale, FB_374_FB_375_a_quarter_replaces_a_sixth) {
  EXPECT_EQ(loss_after(24, 3), 0);
  EXPECT_EQ(loss_after(24, 4), 1);
  EXPECT_EQ(loss_after(24, 5), 1);
  EXPECT_EQ(loss_after(24, 6), 2);
  EXPECT_EQ(loss_after(24, 12), 2);
  EXPECT_EQ(loss_after(12, 1), 0);
  EXPECT_EQ(loss_after(12, 2), 1);
  EXPECT_EQ(loss_after(12, 3), 2);
  EXPECT_EQ(loss_after(8, 1), 0);
  EXPECT_EQ(loss_after(8, 2), 2);
}

TEST(FieldMorale, FB_453_assault_infantry_loses_nothing_before_a_quarter_and_then_one) {
  EXPECT_EQ(loss_after(24, 4, true), 0);
  EXPECT_EQ(loss_after(24, 5, true), 0);
  EXPECT_EQ(loss_after(24, 6, true), 1);
  EXPECT_EQ(loss_after(24, 11, true), 1);
}

TEST(FieldMorale, FB_426_while_a_regiment_is_together_its_officers_count_as_usual) {
  auto part = foot("1st, a", Side::Union, 60, 30, 0, Arm::RifledMusket, Formation::Line, 8, 1);
  part.regiment = kFirst;
  part.detachment = true;
  Table table{
      {foot("1st", Side::Union, 40, 30, 0, Arm::RifledMusket, Formation::Line, 16, 2), part}};
  table.set(kSecond, [](Unit& unit) { unit.apart = false; });

  // The colonel and one other with the main body, one more with the part.
  EXPECT_EQ(core::field::command_points(table.setting(), table.state(), kSecond), 6);
  EXPECT_EQ(core::field::command_points(table.setting(), table.state(), kFirst), 6);
}

TEST(FieldMorale, FB_427_the_officer_of_a_detachment_counts_three) {
  auto part = foot("1st, a", Side::Union, 60, 30, 0, Arm::RifledMusket, Formation::Line, 8, 1);
  part.regiment = kFirst;
  part.detachment = true;
  Table table{
      {foot("1st", Side::Union, 40, 30, 0, Arm::RifledMusket, Formation::Line, 16, 2), part}};

  EXPECT_EQ(core::field::command_points(table.setting(), table.state(), kSecond), 3);
  EXPECT_EQ(core::field::command_points(table.setting(), table.state(), kFirst), 5);
  table.set(kSecond, [](Unit& unit) { kill_officers(unit, true, 1); });
  EXPECT_EQ(core::field::command_points(table.setting(), table.state(), kSecond), 0);
}

TEST(FieldMorale, FB_377_who_lost_a_man_by_fire_is_tested_once_in_the_move) {
  Table table{lone_regiment(), {1}};
  table.set(kFirst, [](Unit& unit) { unit.now.shocked = true; });

  core::field::test_all(table.record());
  core::field::test_all(table.record());

  EXPECT_EQ(table.thrown(), 1U);
  EXPECT_TRUE(table.unit(kFirst).now.tested);
}

TEST(FieldMorale, FB_377_a_unit_in_a_melee_is_not_tested_here) {
  Table table{lone_regiment()};
  table.set(kFirst, [](Unit& unit) { unit.now.shocked = true; });
  Melee melee;
  melee.units = {kFirst, kSecond};
  table.state().melees.push_back(melee);

  core::field::test_all(table.record());

  EXPECT_EQ(table.thrown(), 0U);
}

constexpr core::base::RuleId kAfterFire = "FB-377"_rule;  // (clang 14: none in a template)

/// A regiment with 2 points rolls a bad 3 after having done something.
template <class Doing>
Unit after_bad_result(Doing doing, bool enemy_near = false) {
  Table table{lone_regiment(), {3}};
  table.set(kFirst, [&](Unit& unit) {
    kill_officers(unit, true, 1);
    doing(unit);
  });
  table.set(kSecond, [&](Unit& unit) { unit.pose.at = at(40, enemy_near ? 50 : 58); });
  EXPECT_FALSE(core::field::test_morale(table.record(), kFirst, kAfterFire));
  return table.unit(kFirst);
}

TEST(FieldMorale, FB_381_who_advances_or_stands_and_fires_halts_in_the_next_move) {
  for (const bool fires : {true, false}) {
    const Unit unit =
        after_bad_result([&](Unit& now) { (fires ? now.now.fired : now.now.advanced) = true; });
    EXPECT_TRUE(unit.halted_next);
    EXPECT_EQ(unit.retreat, 0);
  }
  EXPECT_TRUE(after_bad_result([](Unit&) {}, true).halted_next);
}

TEST(FieldMorale, FB_382_in_any_other_situation_it_falls_back_a_full_move) {
  const auto falls_back = [](const Unit& unit) { return !unit.halted_next && unit.retreat == 1; };

  EXPECT_TRUE(falls_back(after_bad_result([](Unit&) {})));  // in reserve
  EXPECT_TRUE(falls_back(after_bad_result([](Unit& unit) { unit.now.compelled = true; }, true)));
  EXPECT_TRUE(falls_back(after_bad_result([](Unit& unit) {  // it marches
    unit.formation = Formation::Column;
    unit.now.advanced = true;
    unit.now.moved = inches(7.5);
  })));
  EXPECT_TRUE(falls_back(after_bad_result([](Unit& unit) { unit.now.moved = inches(3); }, true)));

  Table guns{
      {battery("1st", Side::Union, 20, 20, 0, {core::field::GunKind::Gun}, Formation::Limbered)},
      {1}};
  guns.set(kFirst, [](Unit& unit) {
    kill_officers(unit, true, 2);
    unit.now.advanced = true;
  });
  core::field::test_morale(guns.record(), kFirst, "FB-377"_rule);
  EXPECT_TRUE(falls_back(guns.unit(kFirst)));
}

TEST(FieldMorale, FB_383_cavalry_that_fails_before_its_charge_is_held_in_this_move) {
  Table table{{horse("1st", Side::Union, 40, 30, 0), foot("2nd", Side::Confederate, 40, 45, 180)},
              {1}};
  table.lose(kFirst, 3);
  table.set(kFirst, [](Unit& unit) {
    kill_officers(unit, true, 0);
    unit.now.charge = core::field::Charge{kSecond, false, {}, {}, {}};
  });

  EXPECT_FALSE(
      core::field::test_morale(table.record(), kFirst, "FB-302"_rule, Occasion::BeforeCharge));

  EXPECT_TRUE(table.unit(kFirst).halted);
  EXPECT_FALSE(table.unit(kFirst).halted_next);
  EXPECT_FALSE(table.unit(kFirst).now.charge);
}

TEST(FieldMorale, FB_384_the_score_needed_rises_and_after_ten_it_disperses) {
  Table table{lone_regiment(), {1, 1, 1, 1, 1}};
  table.set(kFirst, [](Unit& unit) {
    kill_officers(unit, true, 2);
    unit.now.fired = true;
    unit.now.shocked = true;
  });
  for (const int needed : {6, 7, 8, 9, 10}) {
    EXPECT_EQ(core::field::morale_needed(table.setting(), table.unit(kFirst)), needed);
    EXPECT_TRUE(table.unit(kFirst).on_table());
    core::field::test_all(table.record());
    table.set(kFirst, [](Unit& unit) { unit.now = {}; });
  }
  EXPECT_EQ(table.unit(kFirst).where, Where::Dispersed);
  EXPECT_EQ(table.unit(kFirst).figures[5].fate, core::field::Fate::Dispersed);
}

TEST(FieldMorale, FB_385_from_the_second_bad_result_on_it_falls_back) {
  Table table{lone_regiment(), {3, 3}};
  table.set(kFirst, [](Unit& unit) {
    kill_officers(unit, true, 1);
    unit.now.fired = true;
    unit.now.shocked = true;
  });
  core::field::test_all(table.record());
  EXPECT_TRUE(table.unit(kFirst).halted_next);
  EXPECT_EQ(table.unit(kFirst).retreat, 0);

  table.set(kFirst, [](Unit& unit) { unit.now = {}; });
  core::field::test_all(table.record());
  EXPECT_EQ(table.unit(kFirst).retreat, 1);
}

TEST(FieldMorale, FB_386_who_has_bad_morale_fights_as_bad) {
  Unit unit;
  EXPECT_FALSE(core::field::fights_as_bad(unit));
  unit.bad = 1;
  EXPECT_TRUE(core::field::fights_as_bad(unit));
}

TEST(FieldMorale, FB_T23_chance_of_good_morale) {
  const auto row = [](int points) {
    return std::vector<int>{core::field::chance_of_good(points, 0, 6),
                            core::field::chance_of_good(points, 1, 6),
                            core::field::chance_of_good(points, 2, 6)};
  };
  EXPECT_EQ(row(6), (std::vector{6, 6, 5}));
  EXPECT_EQ(row(5), (std::vector{6, 5, 4}));
  EXPECT_EQ(row(3), (std::vector{4, 3, 2}));
  EXPECT_EQ(row(2), (std::vector{3, 2, 1}));
  EXPECT_EQ(row(0), (std::vector{1, 0, 0}));
}

TEST(FieldMorale, FB_E31_colonel_and_one_officer_a_quarter_lost_throw_two) {
  Table table{lone_regiment(), {2}};
  table.set(kFirst, [](Unit& unit) { kill_officers(unit, false, 1); });
  table.lose(kFirst, 6);

  EXPECT_FALSE(core::field::test_morale(table.record(), kFirst, "FB-377"_rule));
}

TEST(FieldMorale, FB_E32_the_same_unit_rallies_at_the_third_test) {
  Table table{lone_regiment(), {2, 3, 4, 6}};
  table.set(kFirst, [](Unit& unit) { kill_officers(unit, false, 1); });
  table.lose(kFirst, 6);
  table.set(kFirst, [](Unit& unit) { unit.now.shocked = true; });
  for (const int bad : {1, 2, 3}) {
    core::field::test_all(table.record());
    EXPECT_EQ(table.unit(kFirst).bad, bad);
    table.set(kFirst, [](Unit& unit) { unit.now = {}; });
  }
  core::field::test_all(table.record());
  EXPECT_EQ(table.unit(kFirst).bad, 0);
  EXPECT_EQ(core::field::morale_needed(table.setting(), table.unit(kFirst)), 6);
}

TEST(FieldMorale, FB_E33_chances_to_rally_and_to_disperse) {
  const auto good = [](int needed) { return core::field::chance_of_good(6, 2, needed); };

  EXPECT_EQ((std::vector{good(7), good(8), good(9), good(10)}), (std::vector{4, 3, 2, 1}));
  // 5/54 of 1296 ways.
  const int dispersed = (6 - good(7)) * (6 - good(8)) * (6 - good(9)) * (6 - good(10));
  EXPECT_EQ(dispersed * 54, 5 * 6 * 6 * 6 * 6);
}

TEST(FieldMorale, FB_E36_a_detachment_with_a_quarter_lost_throws_four) {
  auto part = foot("1st, a", Side::Union, 60, 30, 0, Arm::RifledMusket, Formation::Line, 8, 1);
  part.regiment = kFirst;
  part.detachment = true;
  Table table{
      {foot("1st", Side::Union, 40, 30, 0, Arm::RifledMusket, Formation::Line, 16, 2), part}, {4}};
  table.lose(kSecond, 2);

  EXPECT_FALSE(core::field::test_morale(table.record(), kSecond, "FB-377"_rule));
}

TEST(FieldMorale, FB_E38_assault_infantry_with_a_quarter_lost_throws_one) {
  auto battle = lone_regiment();
  battle.units[0].muster.assault = true;
  auto options = Table::with_free_orders();
  options.assault_infantry = true;
  Table table{battle, {1}, options};
  table.lose(kFirst, 6);

  EXPECT_TRUE(core::field::test_morale(table.record(), kFirst, "FB-377"_rule));
}

TEST(FieldMorale, FB_400_at_half_its_strength_a_unit_goes_to_the_rear_for_good) {
  Table table{lone_regiment()};
  table.lose(kFirst, 11);
  core::field::apply_half_rule(table.record());
  EXPECT_FALSE(table.unit(kFirst).broken);

  table.lose(kFirst, 1);
  core::field::apply_half_rule(table.record());
  EXPECT_TRUE(table.unit(kFirst).broken);
}

TEST(FieldMorale, FB_401_a_garrison_keeps_its_house) {
  auto battle = lone_regiment();
  battle.sections.push_back(farm_at(at(60, 20), at(63, 23)));
  battle.units[0].garrisons = {SectionId{0}};
  Table table{battle};
  table.lose(kFirst, 20);  // those in the house are left

  core::field::apply_half_rule(table.record());

  EXPECT_FALSE(table.unit(kFirst).broken);
}

/// A regiment of which 3 + 3 hold a farm and the rest stands beside it.
Battle at_the_farm() {
  auto battle = lone_regiment();
  battle.sections.push_back(farm_at(at(60, 20), at(63, 23)));
  battle.units[0].garrisons = {SectionId{0}};
  return battle;
}

TEST(FieldMorale, FB_401_of_a_garrison_that_lost_half_those_outside_go_to_the_rear) {
  Table table{at_the_farm()};
  table.lose(kFirst, 12);
  const int men = men_of(table.unit(kFirst));

  core::field::apply_half_rule(table.record());

  ASSERT_EQ(table.state().units.size(), 3U);
  const Unit& part = table.unit(kThird);
  EXPECT_TRUE(part.broken);
  EXPECT_FALSE(is_housed(part));
  EXPECT_FALSE(table.unit(kFirst).broken);
  EXPECT_EQ(men_of(part) + men_of(table.unit(kFirst)), men);
  const auto& kept = table.unit(kFirst).figures;
  EXPECT_TRUE(std::ranges::all_of(kept, [](const core::field::Figure& figure) {
    return !figure.present() || figure.section == 0;
  }));

  core::field::apply_half_rule(table.record());
  EXPECT_EQ(table.state().units.size(), 3U) << "once";
  core::field::make_compulsory_moves(table.record());
  EXPECT_TRUE(table.unit(kThird).now.compelled);
  EXPECT_FALSE(table.unit(kFirst).now.compelled);
}

TEST(FieldMorale, FB_401_FB_511_it_counts_as_one_broken_unit) {
  auto battle = at_the_farm();
  battle.score = {{Side::Confederate, core::field::ScoreKind::EnemyInfantryBroken, 5, 1, {}}};
  Table table{battle};
  table.lose(kFirst, 12);
  core::field::apply_half_rule(table.record());
  EXPECT_EQ(points_of(table.setting(), table.state(), Side::Confederate), 5);
}

TEST(FieldMorale, FB_401_who_broke_in_the_first_move_of_a_melee_may_fight_the_second) {
  Table table{lone_regiment()};
  table.lose(kFirst, 12);
  Melee melee;
  melee.units = {kFirst, kSecond};
  melee.moves = 1;
  table.state().melees.push_back(melee);
  core::field::apply_half_rule(table.record());
  EXPECT_FALSE(table.unit(kFirst).broken);
  EXPECT_TRUE(table.unit(kFirst).broke_in_melee);

  table.state().melees[0].over = true;
  core::field::apply_half_rule(table.record());
  EXPECT_TRUE(table.unit(kFirst).broken);
}

TEST(FieldMorale, FB_402_a_broken_unit_is_tested_no_more) {
  Table table{lone_regiment()};
  table.set(kFirst, [](Unit& unit) {
    unit.broken = true;
    unit.bad = 1;
    unit.now.shocked = true;
  });

  core::field::test_all(table.record());

  EXPECT_EQ(table.thrown(), 0U);
}

TEST(FieldMorale, FB_403_a_detachment_is_measured_against_its_own_strength) {
  auto part = foot("1st, a", Side::Union, 60, 30, 0, Arm::RifledMusket, Formation::Line, 8, 1);
  part.regiment = kFirst;
  part.detachment = true;
  Table table{
      {foot("1st", Side::Union, 40, 30, 0, Arm::RifledMusket, Formation::Line, 16, 2), part}};
  table.lose(kSecond, 4);

  core::field::apply_half_rule(table.record());

  EXPECT_TRUE(table.unit(kSecond).broken);
  EXPECT_FALSE(table.unit(kFirst).broken);
}

}  // namespace
}  // namespace tests::field
