// [FB-001]-[FB-029] [FB-042]-[FB-045] What units are, and the dice.
#include "core/field/charge.h"
#include "core/field/game.h"
#include "core/field/losses.h"
#include "core/field/morale.h"
#include "core/field/rates.h"
#include "core/field/terrain.h"
#include "core/field/victory.h"
#include "tests/field/battles.h"
#include "tests/field/moves.h"

#include <gtest/gtest.h>

namespace tests::field {
namespace {

using core::base::operator""_rule;
using core::field::Fate;
using core::field::Figure;
using core::field::FigureKind;
using core::field::Mover;

int count_kind(const Unit& unit, FigureKind kind) {
  return static_cast<int>(std::count_if(unit.figures.begin(), unit.figures.end(),
                                        [&](const Figure& figure) { return figure.kind == kind; }));
}

TEST(FieldUnits, FB_001_places_are_inches_from_the_south_west_corner) {
  Table table{{foot("1st", kUs, 40, 20, 90)}};
  const Unit& unit = table.unit(kFirst);
  EXPECT_EQ(unit.pose.at, at(40, 20));
  // It faces east: its right is to the south.
  EXPECT_LT(unit.figures[3].at.y, unit.pose.at.y);
  write(table, kFirst, {ahead(6)});
  march(table);
  EXPECT_EQ(table.unit(kFirst).pose.at, at(46, 20));
}

TEST(FieldUnits, FB_003_all_dice_have_six_sides_and_are_in_the_ledger) {
  Table table{{foot("1st", kUs, 40, 20, 0)}};
  std::set<int> faces;
  for (int i = 0; i < 200; ++i) {
    faces.insert(table.record().d6("FB-003"_rule, kFirst));
  }
  EXPECT_EQ(faces, (std::set<int>{1, 2, 3, 4, 5, 6}));
  EXPECT_EQ(table.thrown(), 200U);
  EXPECT_EQ(table.record().take_events().size(), 200U);
}

TEST(FieldUnits, FB_006_a_share_is_lost_when_losses_times_n_reach_the_strength) {
  Table table{{foot("1st", kUs, 40, 20, 0, Arm::RifledMusket, Formation::Line, 20)}};
  table.lose(kFirst, 3);
  EXPECT_FALSE(has_lost_one_in(table.unit(kFirst), 6)) << "18 of 20";
  table.lose(kFirst, 1);
  EXPECT_TRUE(has_lost_one_in(table.unit(kFirst), 6)) << "24 of 20";
  EXPECT_FALSE(at_half(table.unit(kFirst)));
  table.lose(kFirst, 6);
  EXPECT_TRUE(at_half(table.unit(kFirst)));
}

TEST(FieldUnits, FB_008_who_is_killed_is_gone_and_officers_save) {
  Table table{{foot("1st", kUs, 40, 20, 0)}, {5, 4}};
  EXPECT_TRUE(strike(table.record(), {kFirst, 5}, "FB-152"_rule, core::field::Blow::Fire));
  EXPECT_FALSE(table.unit(kFirst).figures[5].present());
  EXPECT_FALSE(strike(table.record(), {kFirst, 5}, "FB-152"_rule, core::field::Blow::Fire));
  EXPECT_FALSE(strike(table.record(), {kFirst, 0}, "FB-152"_rule, core::field::Blow::Fire));
  EXPECT_TRUE(table.unit(kFirst).figures[0].present()) << "5 saves the colonel";
  EXPECT_TRUE(strike(table.record(), {kFirst, 0}, "FB-152"_rule, core::field::Blow::Fire));
}

TEST(FieldUnits, FB_008_a_unit_of_whom_nobody_is_left_is_destroyed) {
  Table table{{foot("1st", kUs, 40, 20, 0, Arm::RifledMusket, Formation::Line, 1, 0)}};
  strike(table.record(), {kFirst, 0}, "FB-152"_rule, core::field::Blow::Fire);
  EXPECT_EQ(table.unit(kFirst).where, core::field::Where::Destroyed);
}

TEST(FieldUnits, FB_020_FB_021_officers_and_rank_and_file_are_counted_apart) {
  Table table{{foot("regiment", kUs, 20, 20, 0), horse("squadron", kUs, 50, 20, 0),
               battery("battery", kUs, 70, 20, 0)}};
  EXPECT_EQ(men_of(table.unit(kFirst)), 24);
  EXPECT_EQ(officers_of(table.unit(kFirst)), 3);
  EXPECT_EQ(men_of(table.unit(kSecond)), 12);
  EXPECT_EQ(officers_of(table.unit(kSecond)), 3);
  EXPECT_EQ(men_of(table.unit(kThird)), 8);
  EXPECT_EQ(table.unit(kThird).guns.size(), 2U);
  EXPECT_EQ(gunners_of(table.unit(kThird), 0), 4);
}

TEST(FieldUnits, FB_022_colonels_and_the_commander_of_a_battery_are_mounted) {
  Table table{{foot("regiment", kUs, 20, 20, 0), battery("battery", kUs, 70, 20, 0)}};
  for (const UnitId unit : {kFirst, kSecond}) {
    int mounted = 0;
    for (const Figure& figure : table.unit(unit).figures) {
      mounted += is_mounted(table.unit(unit), figure) ? 1 : 0;
    }
    EXPECT_EQ(mounted, 1);
    EXPECT_EQ(count_kind(table.unit(unit), FigureKind::Officer), 2);
  }
}

TEST(FieldUnits, FB_024_infantry_in_open_order_moves_as_light_infantry) {
  Table table{{foot("line", kUs, 20, 20, 0),
               foot("open", kUs, 60, 20, 0, Arm::RifledMusket, Formation::Open)}};
  EXPECT_EQ(mover_of(table.unit(kFirst)), Mover::LineInfantry);
  EXPECT_EQ(mover_of(table.unit(kSecond)), Mover::LightInfantry);
}

TEST(FieldUnits, FB_029_boats_have_a_crew_of_three_and_wagons_a_driver_each) {
  EXPECT_EQ(charts().boat_crew, 3);
  Battle battle = open_field({foot("wagons", kUs, 40, 20, 0)});
  battle.units[0].muster = {TroopType::Wagons, Arm::None, 0, 2, {}, false, false, false, false};
  battle.units[0].formation = Formation::Column;
  Table table{battle};
  EXPECT_EQ(count_kind(table.unit(kFirst), FigureKind::Driver), 2);
  EXPECT_EQ(bodies_of(table.setting().charts, table.unit(kFirst)).size(), 2U);
}

TEST(FieldUnits, FB_042_open_order_has_an_inch_between_bases_and_an_extended_line_one_rank) {
  Table table{{foot("open", kUs, 30, 20, 0, Arm::RifledMusket, Formation::Open, 8, 0),
               foot("extended", kUs, 70, 20, 0, Arm::RifledMusket, Formation::Extended, 8, 0)}};
  EXPECT_EQ(spacing_of(table.setting().charts, table.unit(kFirst)).file, inches(1.75));
  EXPECT_EQ(ranks_of(table.unit(kFirst)), 2);
  EXPECT_EQ(ranks_of(table.unit(kSecond)), 1);
  EXPECT_EQ(frontage_of(table.setting().charts, table.unit(kSecond)), inches(7 * 1.75 + 0.75));
}

TEST(FieldUnits, FB_043_cavalry_stands_in_two_ranks_of_six_or_in_threes) {
  Table table{{horse("line", kUs, 30, 20, 0), horse("column", kUs, 60, 20, 0, Formation::Column)}};
  EXPECT_EQ(table.unit(kFirst).files, 6);
  EXPECT_EQ(ranks_of(table.unit(kFirst)), 2);
  EXPECT_EQ(table.unit(kSecond).files, 3);
  EXPECT_EQ(ranks_of(table.unit(kSecond)), 4);
  EXPECT_FALSE(may_form(table.unit(kFirst), Formation::Line, 3));
  EXPECT_FALSE(may_form(table.unit(kFirst), Formation::Open, 1));
}

TEST(FieldUnits, FB_093_charges_go_nine_and_eighteen_inches) {
  Table table{{foot("column", kUs, 20, 20, 0), horse("horse", kUs, 60, 20, 0)}};
  EXPECT_EQ(charge_rate_of(table.setting(), table.unit(kFirst)), inches(9));
  EXPECT_EQ(charge_rate_of(table.setting(), table.unit(kSecond)), inches(18));
}

TEST(FieldUnits, FB_428_a_detachment_counts_its_own_losses) {
  auto part = foot("part", kUs, 40, 20, 0, Arm::RifledMusket, Formation::Open, 8, 1);
  part.detachment = true;
  Table table{{part}};
  table.lose(kFirst, 1);
  EXPECT_EQ(loss_points(table.setting(), table.state(), kFirst), 0);
  table.lose(kFirst, 1);
  EXPECT_EQ(loss_points(table.setting(), table.state(), kFirst), 2) << "a sixth and a quarter";
  EXPECT_FALSE(at_half(table.unit(kFirst)));
  table.lose(kFirst, 2);
  EXPECT_TRUE(at_half(table.unit(kFirst)));
}

TEST(FieldUnits, FB_373_nobody_but_three_officers_counts_for_command) {
  Table table{{foot("1st", kUs, 40, 20, 0)}};
  EXPECT_EQ(command_points(table.setting(), table.state(), kFirst), 6);
  EXPECT_EQ(count_kind(table.unit(kFirst), FigureKind::Man), 24);
}

TEST(FieldUnits, FB_377_an_officer_who_falls_by_fire_is_a_figure_lost) {
  Table table{{foot("1st", kUs, 40, 30, 0)}, {6, 1, 6}};
  strike(table.record(), {kFirst, 0}, "FB-152"_rule, core::field::Blow::Fire);
  test_all(table.record());
  EXPECT_EQ(table.thrown(), 1U) << "he is unhurt";
  strike(table.record(), {kFirst, 0}, "FB-152"_rule, core::field::Blow::Fire);
  test_all(table.record());
  EXPECT_EQ(table.thrown(), 3U);
}

TEST(FieldUnits, FB_376_FB_377_only_who_lost_by_fire_or_is_bad_tests_at_the_end_of_a_move) {
  Table table{
      {foot("hurt", kUs, 20, 20, 0), foot("bad", kUs, 50, 20, 0), foot("whole", kUs, 80, 20, 0)},
      {6, 6, 6}};
  table.set(kFirst, [](Unit& unit) { unit.now.shocked = true; });
  table.set(kSecond, [](Unit& unit) { unit.bad = 1; });
  test_all(table.record());
  EXPECT_EQ(table.thrown(), 2U);
}

TEST(FieldUnits, FB_383_cavalry_that_fails_before_a_charge_is_halted) {
  Table table{{horse("riders", kUs, 40, 10, 0), foot("line", kThem, 40, 24, 180)}, {1}};
  table.set(kFirst, [](Unit& unit) {
    for (Figure& figure : unit.figures) {
      figure.fate = is_officer(figure.kind) ? Fate::Killed : figure.fate;
    }
    unit.now.charge = core::field::Charge{kSecond, false, {}, {}, {}};
  });
  test_before_charging(table.record());
  EXPECT_TRUE(table.unit(kFirst).halted);
  const auto refused_now = judged(table, kFirst, {ahead(3)});
  ASSERT_FALSE(refused_now);
  EXPECT_EQ(refused_now.error().rule, "FB-381"_rule);
}

TEST(FieldUnits, FB_380_bad_morale_in_a_melee_moves_nobody_before_the_next_move) {
  Table table{{foot("1st", kUs, 40, 20, 0)}, {1}};
  table.lose(kFirst, 6);
  EXPECT_FALSE(test_morale(table.record(), kFirst, "FB-351"_rule, core::field::Occasion::InMelee))
      << "6 - 2 + 1";
  EXPECT_EQ(table.unit(kFirst).pose.at, at(40, 20));
  EXPECT_FALSE(table.unit(kFirst).halted_next);
}

TEST(FieldUnits, FB_463_every_switch_has_a_name_and_is_off) {
  const core::field::Options options = charts().options;
  const auto texts = named(options).texts(options);
  EXPECT_EQ(texts.size(), 8U);
  for (const auto& [name, value] : texts) {
    EXPECT_EQ(value, "off") << name;
    core::field::Options changed = options;
    EXPECT_EQ(named(changed).set(changed, name, "on"), "");
    EXPECT_EQ(named(options).changed(changed, options).size(), 1U) << name;
  }
  core::field::Options same = options;
  EXPECT_NE(named(same).set(same, "repeaters", "on"), "");
  EXPECT_NE(named(same).set(same, "doubled_die", "maybe"), "");
  EXPECT_TRUE(same == options);
}

TEST(FieldUnits, FB_072_a_unit_that_has_moved_fires_from_where_it_stands_now) {
  // At the start it is out of range, after its four inches it is not.
  Battle battle = open_field({foot("1st", kUs, 40, 10, 0), foot("2nd", kThem, 40, 37, 180)});
  core::field::Game game{
      std::make_shared<Setting>(make_setting(charts(), battle, Table::with_free_orders())), 1};
  while (game.state().step != core::field::Step::Movement) {
    ASSERT_TRUE(game.act(core::field::EndStep{*game.asked()}));
  }
  ASSERT_TRUE(game.act(core::field::MoveUnit{kFirst, {ahead(4)}, false}));
  ASSERT_TRUE(game.act(core::field::EndStep{kUs}));
  ASSERT_TRUE(game.act(core::field::EndStep{kThem}));
  ASSERT_EQ(game.state().step, core::field::Step::Musketry);
  EXPECT_TRUE(game.judge(core::field::FireVolley{{kFirst, kSecond, false}}));
}

TEST(FieldUnits, FB_070_FB_T03_the_steps_of_a_move_in_their_order) {
  core::field::Game game{battle("brawners-farm", true), 4};
  std::vector<core::field::Step> steps;
  while (game.asked() && game.state().move < 3) {
    const auto before = game.state().step;
    if (game.state().move == 2 && (steps.empty() || steps.back() != before)) {
      steps.push_back(before);
    }
    ASSERT_TRUE(game.act(core::field::EndStep{*game.asked()}));
  }
  EXPECT_TRUE(std::is_sorted(steps.begin(), steps.end()));
  EXPECT_FALSE(steps.empty());
}

}  // namespace
}  // namespace tests::field
