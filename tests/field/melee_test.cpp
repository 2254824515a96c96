// [FB-320]-[FB-345] The course of a melee.
#include "core/field/melee.h"

#include "core/field/bring_in.h"
#include "tests/field/melees.h"

#include <gtest/gtest.h>

namespace tests::field {
namespace {

using core::field::Where;

int present(const Unit& unit) {
  return static_cast<int>(
      std::ranges::count_if(unit.figures, [](const auto& figure) { return figure.present(); }));
}

TEST(FieldMelee, FB_320_units_that_touch_are_in_a_melee) {
  Table table{{rank_of("1st", Side::Union, 40, 30, 0, 3),
               rank_of("2nd", Side::Confederate, 40, 30 + kFootToFoot, 180, 3),
               rank_of("3rd", Side::Confederate, 60, 30 + kFootToFoot, 180, 3)}};
  contacts(table, kSecond);

  core::field::join_melees(table.record());

  ASSERT_EQ(table.state().melees.size(), 1U);
  EXPECT_EQ(table.state().melees[0].units, (std::vector{kFirst, kSecond}));
  EXPECT_EQ(table.state().melees[0].attacker, Side::Confederate);
  EXPECT_NE(core::field::melee_of(table.state(), kFirst), nullptr);
  EXPECT_EQ(core::field::melee_of(table.state(), kThird), nullptr);
}

TEST(FieldMelee, FB_336_who_joins_a_melee_downhill_attacks_downhill) {
  Table table{{rank_of("1st", Side::Union, 40, 30, 0, 3),
               rank_of("2nd", Side::Confederate, 41, 30 + kFootToFoot, 180, 6),
               rank_of("3rd", Side::Union, 60, 30, 0, 3)},
              {3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3}};
  contacts(table, kFirst);
  fight(table);
  next_move(table);
  table.set(kThird, [](Unit& unit) {
    unit.pose.at = at(42.5, 30);
    unit.now.contacted = true;
    unit.now.downhill = true;
  });

  core::field::join_melees(table.record());

  ASSERT_EQ(table.state().melees.at(0).units.size(), 3U);
  EXPECT_EQ(table.state().melees[0].downhill, (std::vector{kThird}));
}

TEST(FieldMelee, FB_320_a_unit_that_comes_later_joins_the_melee_that_goes_on) {
  Table table{{rank_of("1st", Side::Union, 40, 30, 0, 3),
               rank_of("2nd", Side::Confederate, 40, 30 + kFootToFoot, 180, 3),
               rank_of("3rd", Side::Union, 60, 30, 0, 3)},
              {3, 3, 3, 3, 3, 3}};
  contacts(table, kFirst);
  fight(table);
  next_move(table);
  table.set(kThird, [](Unit& unit) {
    unit.pose.at = at(42.25, 30);
    unit.now.contacted = true;
  });

  core::field::join_melees(table.record());

  ASSERT_EQ(table.state().melees.size(), 1U);
  EXPECT_EQ(table.state().melees[0].units, (std::vector{kFirst, kSecond, kThird}));
  EXPECT_EQ(table.state().melees[0].moves, 1);
}

TEST(FieldMelee, FB_320_three_units_that_touch_one_another_have_one_melee) {
  Table table{{rank_of("1st", Side::Union, 38.5, 30, 0, 3),
               rank_of("2nd", Side::Union, 41.5, 30, 0, 3),
               rank_of("3rd", Side::Confederate, 40, 30 + kFootToFoot, 180, 6)}};
  contacts(table, kFirst);
  contacts(table, kSecond);

  core::field::join_melees(table.record());

  ASSERT_EQ(table.state().melees.size(), 1U);
  EXPECT_EQ(table.state().melees[0].units.size(), 3U);
}

TEST(FieldMelee, FB_286_of_charge_and_countercharge_the_first_is_the_attacker) {
  Table table{{rank_of("1st", Side::Union, 40, 30, 0, 3),
               rank_of("2nd", Side::Confederate, 40, 30 + kFootToFoot, 180, 3)}};
  charges(table, kFirst, kSecond);
  table.state().units[0].now.charge->counter = true;
  charges(table, kSecond, kFirst);

  core::field::join_melees(table.record());

  EXPECT_EQ(table.state().melees.at(0).attacker, Side::Confederate);
}

TEST(FieldMelee, FB_321_FB_322_the_higher_score_wins_and_equal_ones_leave_both) {
  Table table{{rank_of("1st", Side::Union, 40, 30, 0, 3),
               rank_of("2nd", Side::Confederate, 40, 30 + kFootToFoot, 180, 3)},
              {6, 1, 2, 2, 1, 6}};
  contacts(table, kFirst);

  fight(table);

  EXPECT_FALSE(table.unit(kSecond).figures[2].present());
  EXPECT_TRUE(table.unit(kFirst).figures[1].present());
  EXPECT_TRUE(table.unit(kSecond).figures[1].present());
  EXPECT_FALSE(table.unit(kFirst).figures[2].present());
  EXPECT_EQ(table.thrown(), 6U + 2U) << "two more for morale [FB-351]";
  EXPECT_TRUE(table.unit(kFirst).now.fought);
  EXPECT_EQ(table.unit(kSecond).fought_last, 1);
}

TEST(FieldMelee, FB_322_the_victim_of_the_larger_side_is_drawn_by_die) {
  for (const auto& [face, victim] : {std::pair{3, 0}, std::pair{4, 1}}) {
    Table table{{rank_of("1st", Side::Union, 40, 30, 0, 2),
                 rank_of("2nd", Side::Confederate, 40, 30 + kFootToFoot, 180, 1)},
                {1, 6, static_cast<std::uint8_t>(face)}};
    contacts(table, kFirst);
    fight(table);
    EXPECT_EQ(table.thrown(), 3U + 1U) << "one more for morale [FB-351]";
    EXPECT_FALSE(table.unit(kFirst).figures[static_cast<std::size_t>(victim)].present());
    EXPECT_EQ(present(table.unit(kFirst)), 1);
  }
}

TEST(FieldMelee, FB_421_an_officer_who_is_saved_stays_in_contact) {
  auto battle = open_field(
      {rank_of("1st", Side::Union, 40, 30, 0, 1), foot("2nd", Side::Confederate, 40, 50, 180)});
  Table table{battle, {6, 1, 1, 5}};
  table.set(kSecond, [](Unit& unit) {  // the colonel is ahead of his men
    unit.figures[0].apart = true;
    unit.figures[0].at = at(40, 30 + kHorseToFoot);
  });
  contacts(table, kFirst);

  fight(table);

  EXPECT_EQ(table.thrown(), 4U);  // one man, two dice of the horseman, his saving throw
  EXPECT_TRUE(table.unit(kSecond).figures[0].present());
  EXPECT_EQ(table.state().melees.at(0).first[1], 0);
}

TEST(FieldMelee, FB_352_losses_by_fire_of_the_move_of_contact_count) {
  Table table{{rank_of("1st", Side::Union, 40, 30, 0, 3),
               rank_of("2nd", Side::Confederate, 40, 30 + kFootToFoot, 180, 3),
               rank_of("3rd", Side::Confederate, 60, 30, 180, 3)}};
  table.state().move = 4;
  charges(table, kFirst, kSecond);
  table.set(kFirst, [](Unit& unit) {
    unit.fire_losses = {{kSecond, 4, 2}, {kThird, 4, 1}, {kSecond, 3, 3}};
  });

  core::field::join_melees(table.record());

  EXPECT_EQ(table.state().melees.at(0).by_fire[0], 2);
}

TEST(FieldMelee, FB_345_in_the_first_move_nobody_is_brought_in) {
  Table table{{rank_of("1st", Side::Union, 40, 30, 0, 3),
               rank_of("2nd", Side::Confederate, 40, 30 + kFootToFoot, 180, 6)}};
  charges(table, kFirst, kSecond);

  fight(table);

  EXPECT_EQ(table.state().melees.at(0).moves, 1);
  EXPECT_FALSE(table.state().bringing);
}

TEST(FieldMelee, FB_352_a_charge_of_cavalry_takes_two_moves) {
  Table table{{riders("1st", Side::Union, 40, 30, 0, 3),
               rank_of("2nd", Side::Confederate, 40, 30 + kHorseToFoot, 180, 3)}};
  table.state().move = 4;
  charges(table, kFirst, kSecond);
  table.set(kFirst, [](Unit& unit) {
    unit.fire_losses = {{kSecond, 4, 1}, {kSecond, 3, 3}, {kSecond, 2, 5}};
  });

  core::field::join_melees(table.record());

  EXPECT_EQ(table.state().melees.at(0).by_fire[0], 4);
}

TEST(FieldMelee, FB_310_men_ridden_down_count_as_lost_in_the_melee) {
  Table table{{riders("1st", Side::Union, 40, 30, 0, 3),
               rank_of("2nd", Side::Confederate, 40, 30 + kHorseToFoot, 180, 3)},
              {1, 1, 3, 1, 1, 3, 1, 1, 3}};
  charges(table, kFirst, kSecond);
  table.set(kSecond, [](Unit& unit) { unit.now.ridden_down = 2; });

  fight(table);

  EXPECT_EQ(table.state().melees.at(0).first[1], 2);
  EXPECT_EQ(table.unit(kSecond).retreat, 2) << "twice the losses of the horsemen";
}

TEST(FieldMelee, FB_341_who_is_in_a_melee_is_not_paired_with_figures_beyond_contact) {
  auto deep = foot("2nd", Side::Confederate, 40, 30 + kFootToFoot, 180, Arm::RifledMusket,
                   Formation::Line, 6, 0);
  Table table{{rank_of("1st", Side::Union, 40, 30, 0, 3), deep}, {3, 3, 3, 3, 3, 3}};
  contacts(table, kFirst);

  fight(table);

  EXPECT_EQ(table.thrown(), 6U);  // the rear rank of three looks on
}

TEST(FieldMelee, FB_E24_two_infantry_charging_throw_four_against_six) {
  Table table{{rank_of("1st", Side::Union, 40, 30, 0, 2),
               rank_of("2nd", Side::Confederate, 40, 30 + kFootToFoot, 180, 1)},
              {4, 6}};
  charges(table, kFirst, kSecond);

  fight(table);

  EXPECT_EQ(table.unit(kSecond).where, Where::Destroyed);
  EXPECT_EQ(present(table.unit(kFirst)), 2);
  EXPECT_TRUE(table.state().melees.at(0).over);
}

TEST(FieldMelee, FB_E25_a_horseman_charging_throws_three_and_four_against_five) {
  Table table{{riders("1st", Side::Union, 40, 30, 0, 1),
               rank_of("2nd", Side::Confederate, 40, 30 + kHorseToFoot, 180, 1)},
              {3, 4, 5}};
  charges(table, kFirst, kSecond);

  fight(table);

  EXPECT_EQ(table.thrown(), 3U);
  EXPECT_EQ(table.unit(kSecond).where, Where::Destroyed);
}

TEST(FieldMelee, FB_344_a_melee_ends_after_two_moves) {
  Table table{{rank_of("1st", Side::Union, 40, 30, 0, 3),
               rank_of("2nd", Side::Confederate, 40, 30 + kFootToFoot, 180, 3)},
              {3, 3, 3, 3, 3, 3, 5, 2, 3, 3, 3, 3, 3, 3}};
  contacts(table, kFirst);
  fight(table);
  EXPECT_FALSE(table.state().melees.at(0).over);

  next_move(table);
  fight(table);

  EXPECT_TRUE(table.state().melees.at(0).over);
  EXPECT_EQ(table.state().melees.at(0).moves, 2);
  next_move(table);
  core::field::join_melees(table.record());
  ASSERT_EQ(table.state().melees.size(), 1U);
  EXPECT_EQ(table.state().melees[0].moves, 0) << "they still touch: a new one";
}

TEST(FieldMelee, FB_327_several_melees_are_fought_in_their_order) {
  Table table{{rank_of("1st", Side::Union, 40, 30, 0, 1), rank_of("2nd", Side::Union, 60, 30, 0, 1),
               rank_of("3rd", Side::Confederate, 40, 30 + kFootToFoot, 180, 1),
               rank_of("4th", Side::Confederate, 60, 30 + kFootToFoot, 180, 1)},
              {6, 1, 1, 6}};
  contacts(table, kFirst);
  contacts(table, kSecond);

  fight(table);

  EXPECT_EQ(table.unit(kThird).where, Where::Destroyed);
  EXPECT_EQ(table.unit(kSecond).where, Where::Destroyed);
}

}  // namespace
}  // namespace tests::field
