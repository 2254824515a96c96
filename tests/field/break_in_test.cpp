// [FB-330]-[FB-332] Houses in a melee.
#include "core/field/break_in.h"

#include "core/field/charge.h"
#include "core/field/houses.h"
#include "tests/field/heard.h"
#include "tests/field/melees.h"
#include "tests/field/moves.h"

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

/// The farm, and the Union so far south of its wall.
Table farm_ahead(double off, int attackers, int defenders, std::vector<std::uint8_t> dice,
                 Formation formation = Formation::Line) {
  auto battle = open_field({rank_of("1st", Side::Union, 40, 30 - off, 0, attackers),
                            rank_of("2nd", Side::Confederate, 60, 50, 180, defenders)});
  battle.units[0].formation = formation;
  battle.sections.push_back(farm_at(at(37, 30.375), at(43, 33.375)));
  battle.sections.push_back(farm_at(at(43, 30.375), at(46, 33.375)));
  battle.units[1].garrisons = {SectionId{0}};
  return Table{battle, std::move(dice)};
}

int inside(const Table& table, UnitId unit, int section) {
  int count = 0;
  for (const core::field::Figure& figure : table.unit(unit).figures) {
    count += figure.present() && figure.section == section ? 1 : 0;
  }
  return count;
}

void go_up(Table& table) {
  march(table);
  bring_charges_home(table.record());
}

TEST(BreakingIn, FB_320_FB_330_who_goes_up_to_the_wall_throws_to_get_in) {
  // [FB-282] 5 against 2: unfired upon; 4: in, 6 against 1.
  Table table = farm_ahead(2, 3, 7, {5, 2, 4, 1, 1, 6, 1});
  write(table, kFirst, {ahead(2)});

  go_up(table);
  EXPECT_TRUE(table.unit(kFirst).now.contacted);
  EXPECT_EQ(table.thrown(), 2U);
  fight(table);

  ASSERT_EQ(table.state().melees.size(), 1U);
  EXPECT_TRUE(table.state().melees[0].built_up);
  EXPECT_EQ(inside(table, kFirst, 0), 1);

  Table ready = farm_ahead(2, 3, 7, {2, 5});
  write(ready, kFirst, {ahead(2)});
  go_up(ready);
  EXPECT_TRUE(ready.unit(kSecond).now.fired) << "the garrison had its closing volley";
}

TEST(BreakingIn, FB_276_FB_330_a_charge_at_a_garrison_comes_home) {
  Table table = farm_ahead(6, 24, 7, {5, 2}, Formation::Column);
  table.set(kFirst, [](Unit& unit) {
    unit.now.charge = core::field::Charge{kSecond, false, {}, {}, {}};
  });

  start_charges(table.record());
  go_up(table);
  join_melees(table.record());

  EXPECT_TRUE(table.unit(kFirst).now.charge);
  EXPECT_EQ(table.state().melees.size(), 1U);
}

TEST(BreakingIn, FB_130_horsemen_at_a_wall_have_not_come_into_contact) {
  auto battle = open_field({riders("1st", Side::Union, 40, 27.625, 0, 3),
                            rank_of("2nd", Side::Confederate, 60, 50, 180, 3)});
  battle.sections.push_back(farm_at(at(37, 30.375), at(43, 33.375)));
  battle.units[1].garrisons = {SectionId{0}};
  Table table{battle};
  write(table, kFirst, {ahead(2)});

  go_up(table);

  EXPECT_FALSE(table.unit(kFirst).now.contacted);
}

TEST(BreakingIn, FB_330_FB_331_nobody_walks_in_on_a_garrison) {
  Table table = farm_ahead(0, 5, 1, {5, 2});
  EXPECT_EQ(why(judged(table, kFirst, {enter(0)})), "allowed");
  write(table, kFirst, {enter(0)});

  go_up(table);

  EXPECT_EQ(inside(table, kFirst, 0), 0);
  EXPECT_EQ(table.state().sections[0].held_by, Side::Confederate);
  EXPECT_TRUE(table.unit(kFirst).now.contacted);
  join_melees(table.record());
  EXPECT_EQ(table.state().melees.size(), 1U);
}

TEST(BreakingIn, FB_330_FB_356_FB_385_who_may_go_at_a_garrison) {
  Table table = farm_ahead(0, 5, 1, {});
  table.set(kFirst, [](Unit& unit) { unit.bad = 1; });
  EXPECT_EQ(why(judged(table, kFirst, {enter(0)})), "FB-385 bad-morale-no-advance");
  table.set(kFirst, [](Unit& unit) {
    unit.bad = 0;
    unit.resting = 1;
  });
  EXPECT_EQ(why(judged(table, kFirst, {enter(0)})), "FB-356 rests");
  table.set(kFirst, [](Unit& unit) { unit.resting = 0; });
  garrison(table.setting(), table.state().units[0], {SectionId{1}});
  EXPECT_EQ(why(judged(table, kFirst, {enter(0)})), "FB-330 enemy-next-door");
}

TEST(BreakingIn, FB_330_of_two_who_enter_in_one_move_the_second_fights_for_it) {
  auto battle = open_field({rank_of("1st", Side::Union, 40, 30, 0, 3),
                            rank_of("2nd", Side::Confederate, 40, 33.75, 180, 3)});
  battle.sections.push_back(farm_at(at(37, 30.375), at(43, 33.375)));
  Table table{battle};
  for (const UnitId id : {kFirst, kSecond}) {
    ASSERT_EQ(why(judged(table, id, {enter(0)})), "allowed");
    write(table, id, {enter(0)});
  }

  march(table);

  EXPECT_EQ(inside(table, kFirst, 0), 3);
  EXPECT_EQ(inside(table, kSecond, 0), 0);
  EXPECT_EQ(table.state().sections[0].held_by, Side::Union);
  EXPECT_TRUE(table.unit(kSecond).now.contacted);
}

TEST(BreakingIn, FB_130_a_garrison_goes_next_door) {
  Table table = farm_ahead(10, 5, 3, {});
  ASSERT_EQ(why(judged(table, kSecond, {enter(1)})), "allowed");
  write(table, kSecond, {enter(1)});

  march(table);

  EXPECT_EQ(inside(table, kSecond, 0), 0);
  EXPECT_EQ(inside(table, kSecond, 1), 3);
  EXPECT_EQ(table.state().sections[1].held_by, Side::Confederate);
}

TEST(BreakingIn, FB_129_FB_130_who_finds_a_section_full_takes_nothing) {
  auto battle = open_field(
      {rank_of("1st", Side::Union, 40, 30, 0, 7), rank_of("2nd", Side::Union, 40, 33.75, 180, 7)});
  battle.sections.push_back(farm_at(at(37, 30.375), at(43, 33.375)));
  Table table{battle};
  write(table, kFirst, {enter(0)});
  write(table, kSecond, {enter(0)});

  march(table);

  EXPECT_EQ(inside(table, kSecond, 0), 0);
  EXPECT_EQ(heard(table.record(), "enters-house").size(), 1U);
}

}  // namespace
}  // namespace tests::field
