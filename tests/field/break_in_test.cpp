// [FB-330]-[FB-332] Houses in a melee.
#include "core/field/break_in.h"

#include "tests/field/melees.h"

#include <gtest/gtest.h>

namespace tests::field {
namespace {

using core::field::Where;

/// A farm of one section, 5 by 3 inches, held by so many; the Union stands at its south wall.
Table farm(int attackers, int defenders, std::vector<std::uint8_t> dice) {
  auto battle = open_field({rank_of("1st", Side::Union, 40, 30, 0, attackers),
                            rank_of("2nd", Side::Confederate, 60, 50, 180, defenders)});
  battle.sections.push_back(farm_at(at(37, 30.375), at(43, 33.375)));
  battle.units[1].garrisons = {SectionId{0}};
  Table table{battle, std::move(dice)};
  contacts(table, kFirst);
  return table;
}

TEST(BreakingIn, FB_320_troops_that_only_stand_at_a_house_do_not_fight) {
  Table table = farm(2, 2, {});
  table.state().units[0].now.contacted = false;

  fight(table);

  EXPECT_TRUE(table.state().melees.empty());
}

TEST(BreakingIn, FB_330_from_outside_the_occupant_has_two) {
  Table table = farm(1, 1, {3, 5, 4});  // stays outside; 5 against 4 + 2

  fight(table);

  EXPECT_TRUE(table.state().melees.at(0).built_up);
  EXPECT_EQ(table.unit(kFirst).where, Where::Destroyed);
}

TEST(BreakingIn, FB_331_FB_332_all_must_get_in_but_only_one_fights_each_defender) {
  Table table = farm(3, 1, {4, 1, 2, 6, 1});  // one gets in and kills the defender

  fight(table);

  EXPECT_EQ(table.thrown(), 5U);
  EXPECT_EQ(table.unit(kSecond).where, Where::Destroyed);
  EXPECT_EQ(table.unit(kFirst).figures[0].section, 0);
  EXPECT_EQ(table.unit(kFirst).figures[1].section, core::field::kNoPlace);
  EXPECT_EQ(table.state().sections[0].held_by, Side::Union);
}

TEST(BreakingIn, FB_332_seven_at_most_may_try_at_once) {
  Table table = farm(8, 7, {});
  core::field::join_melees(table.record());

  EXPECT_EQ(who_may_break_in(table.setting(), table.state(), table.state().melees.at(0)).size(),
            7U);
}

TEST(BreakingIn, FB_332_who_is_in_stays_in_for_later_moves) {
  // 4: in, 3 against 3; the next move: no die to get in, and again even.
  Table table = farm(1, 1, {4, 3, 3, 2, 1, 5, 5});
  fight(table);
  EXPECT_EQ(table.unit(kFirst).figures[0].section, 0);
  next_move(table);

  fight(table);

  EXPECT_EQ(table.thrown(), 7U);
  EXPECT_EQ(table.unit(kFirst).figures[0].section, 0);
}

TEST(BreakingIn, FB_130_horsemen_do_not_get_in) {
  auto battle = open_field({riders("1st", Side::Union, 40, 29.625, 0, 3),
                            rank_of("2nd", Side::Confederate, 60, 50, 180, 3)});
  battle.sections.push_back(farm_at(at(37, 30.375), at(43, 33.375)));
  battle.units[1].garrisons = {SectionId{0}};
  Table table{battle};
  contacts(table, kFirst);

  core::field::join_melees(table.record());

  EXPECT_TRUE(table.state().melees.empty());
}

TEST(BreakingIn, FB_344_in_a_built_up_area_a_third_move_is_possible) {
  Table table = farm(1, 1, {4, 3, 3, 2, 1, 5, 5, 6, 5, 2, 2});
  for (const int moves : {1, 2}) {
    fight(table);
    EXPECT_EQ(table.state().melees.at(0).moves, moves);
    EXPECT_FALSE(table.state().melees.at(0).over);
    next_move(table);
  }
  fight(table);
  EXPECT_EQ(table.state().melees.at(0).moves, 3);
  EXPECT_TRUE(table.state().melees.at(0).over);
}

TEST(BreakingIn, FB_E26_attackers_throw_four_and_two) {
  Table table = farm(2, 2, {4, 2, 3, 3, 5, 3});

  fight(table);

  EXPECT_EQ(table.thrown(), 6U);
  EXPECT_EQ(table.unit(kFirst).figures[0].section, 0);
  EXPECT_EQ(table.unit(kFirst).figures[1].section, core::field::kNoPlace);
  for (const UnitId id : {kFirst, kSecond}) {
    EXPECT_TRUE(table.unit(id).figures[0].present());
    EXPECT_TRUE(table.unit(id).figures[1].present());
  }
}

}  // namespace
}  // namespace tests::field
