// [FB-350]-[FB-362] Table FB-T21: what comes of a melee.
#include "core/field/outcome.h"

#include "core/field/formation.h"
#include "core/field/morale.h"
#include "tests/field/melees.h"

#include <gtest/gtest.h>

namespace tests::field {
namespace {

using core::field::Melee;
using core::field::OrderKind;
using core::field::Where;

/// Regiments out of reach of one another, as if they had fought; the Union attacked.
struct Fought {
  Table table;

  Fought(std::vector<BattleUnit> units, std::vector<std::uint8_t> dice, int moves,
         std::array<std::int16_t, 2> first, std::array<std::int16_t, 2> later = {})
      : table{std::move(units), std::move(dice)} {
    Melee melee;
    for (std::size_t i = 0; i < table.state().units.size(); ++i) {
      melee.units.push_back(core::field::unit_id(i));
    }
    melee.attacker = Side::Union;
    melee.moves = static_cast<std::uint8_t>(moves);
    melee.began = 1;
    melee.first = first;
    melee.later = later;
    table.state().move = static_cast<std::int16_t>(moves);
    table.state().melees = {melee};
  }

  [[nodiscard]] Melee& melee() { return table.state().melees.at(0); }

  void settle(const std::vector<UnitId>& hurt = {}) {
    core::field::settle_melee(table.record(), 0, hurt);
  }
};

std::vector<BattleUnit> two_ranks(int attackers = 20, int defenders = 20) {
  return {rank_of("1st", Side::Union, 40, 20, 0, attackers),
          rank_of("2nd", Side::Confederate, 40, 40, 180, defenders)};
}

bool goes_back(const Unit& unit) { return unit.retreat == 2 && unit.resting == 2; }

TEST(MeleeOutcome, FB_352_twice_is_at_least_double_and_at_least_two) {
  using core::field::is_twice;
  EXPECT_FALSE(is_twice(1, 0));
  EXPECT_TRUE(is_twice(2, 0));
  EXPECT_TRUE(is_twice(2, 1));
  EXPECT_FALSE(is_twice(3, 2));
  EXPECT_TRUE(is_twice(6, 3));
  EXPECT_FALSE(is_twice(5, 3));
}

TEST(MeleeOutcome, FB_350_after_the_first_move_fire_counts) {
  Fought fought{two_ranks(), {}, 1, {1, 1}};
  fought.melee().by_fire = {1, 0};

  fought.settle();

  EXPECT_TRUE(goes_back(fought.table.unit(kFirst)));
  EXPECT_TRUE(fought.melee().over);
}

TEST(MeleeOutcome, FB_353_after_the_second_it_does_not) {
  Fought fought{two_ranks(), {}, 2, {1, 1}};
  fought.melee().by_fire = {9, 0};

  fought.settle();

  EXPECT_TRUE(goes_back(fought.table.unit(kFirst)));
  EXPECT_TRUE(goes_back(fought.table.unit(kSecond))) << "a draw";
}

TEST(MeleeOutcome, FB_353_losses_of_both_moves_are_added) {
  Fought fought{two_ranks(), {}, 2, {2, 1}, {2, 1}};

  fought.settle();

  EXPECT_TRUE(goes_back(fought.table.unit(kFirst)));
  EXPECT_EQ(fought.table.unit(kSecond).retreat, 0);
}

TEST(MeleeOutcome, FB_351_who_lost_anybody_tests_and_withdraws_if_bad) {
  Fought fought{{foot("1st", Side::Union, 40, 20, 0), foot("2nd", Side::Confederate, 40, 40, 180)},
                {1},
                1,
                {1, 0}};
  fought.table.set(kFirst, [](Unit& unit) {
    unit.figures[0].fate = unit.figures[1].fate = core::field::Fate::Killed;
  });

  fought.settle({kFirst});  // 2 + 1: bad

  EXPECT_EQ(fought.table.thrown(), 1U) << "the other side lost nobody";
  EXPECT_EQ(fought.table.unit(kFirst).bad, 1);
  EXPECT_TRUE(goes_back(fought.table.unit(kFirst)));
  EXPECT_TRUE(fought.melee().over);
}

TEST(MeleeOutcome, FB_351_losses_by_fire_are_losses_too) {
  Fought fought{{foot("1st", Side::Union, 40, 20, 0), foot("2nd", Side::Confederate, 40, 40, 180)},
                {6},
                1,
                {0, 0}};
  fought.table.set(kFirst, [](Unit& unit) { unit.now.shocked = true; });

  fought.settle();

  EXPECT_EQ(fought.table.thrown(), 1U);
  EXPECT_FALSE(fought.melee().over);
}

TEST(MeleeOutcome, FB_377_who_was_tested_before_charging_is_not_tested_again) {
  Fought fought{{horse("1st", Side::Union, 40, 20, 0), foot("2nd", Side::Confederate, 40, 40, 180)},
                {},
                1,
                {1, 1}};
  fought.table.set(kFirst, [](Unit& unit) { unit.now.tested = true; });

  fought.settle({kFirst});

  EXPECT_EQ(fought.table.thrown(), 0U);
  EXPECT_FALSE(fought.melee().over);
}

TEST(MeleeOutcome, FB_384_who_came_with_bad_morale_is_tested) {
  Fought fought{{foot("1st", Side::Union, 40, 20, 0), foot("2nd", Side::Confederate, 40, 40, 180)},
                {1},
                1,
                {0, 0}};
  fought.table.set(kSecond, [](Unit& unit) { unit.bad = 1; });

  fought.settle();  // 6 + 1 is the 7 it needs

  EXPECT_EQ(fought.table.unit(kSecond).bad, 0);
  EXPECT_FALSE(fought.melee().over);
}

TEST(MeleeOutcome, FB_354_FB_356_a_draw_sends_both_back_two_moves_to_rest_two_more) {
  Fought fought{two_ranks(), {}, 2, {1, 1}};

  fought.settle();

  for (const UnitId id : {kFirst, kSecond}) {
    const Unit& unit = fought.table.unit(id);
    EXPECT_TRUE(goes_back(unit));
    EXPECT_EQ(unit.exhausted, 2);
    EXPECT_EQ(unit.fresh_again, 7) << "not in moves 3, 4, 5 and 6";
  }
}

TEST(MeleeOutcome, FB_354_FB_358_a_defender_with_orders_to_hold_stays_and_rests_four_moves) {
  Fought fought{two_ranks(), {}, 2, {1, 1}};
  fought.table.set(kSecond, [](Unit& unit) { unit.order.kind = OrderKind::Hold; });
  fought.table.set(kFirst, [](Unit& unit) { unit.order.kind = OrderKind::Hold; });

  fought.settle();

  EXPECT_TRUE(goes_back(fought.table.unit(kFirst))) << "he attacked";
  EXPECT_EQ(fought.table.unit(kSecond).retreat, 0);
  EXPECT_EQ(fought.table.unit(kSecond).resting, 4);
  EXPECT_EQ(fought.table.unit(kSecond).fresh_again, 7);
}

TEST(MeleeOutcome, FB_354_the_order_does_not_help_who_is_beaten) {
  Fought fought{two_ranks(), {}, 1, {2, 6}};
  fought.table.set(kSecond, [](Unit& unit) { unit.order.kind = OrderKind::Hold; });

  fought.settle();

  EXPECT_TRUE(goes_back(fought.table.unit(kSecond)));
}

TEST(MeleeOutcome, FB_355_if_both_must_withdraw_both_do) {
  Fought fought{{foot("1st", Side::Union, 40, 20, 0), foot("2nd", Side::Confederate, 40, 40, 180)},
                {1, 1},
                1,
                {1, 1}};
  for (const UnitId id : {kFirst, kSecond}) {
    fought.table.set(id, [](Unit& unit) {
      unit.figures[0].fate = unit.figures[1].fate = core::field::Fate::Killed;
    });
  }

  fought.settle({kFirst, kSecond});

  EXPECT_TRUE(goes_back(fought.table.unit(kFirst)));
  EXPECT_TRUE(goes_back(fought.table.unit(kSecond)));
  EXPECT_TRUE(fought.melee().over);
}

TEST(MeleeOutcome, FB_355_FB_358_the_winner_re_forms_and_may_not_charge_in_the_next_move) {
  Fought fought{two_ranks(), {}, 1, {0, 2}};
  fought.settle();
  const Unit& winner = fought.table.unit(kFirst);
  EXPECT_EQ(winner.exhausted, 0);
  EXPECT_EQ(winner.retreat, 0);
  EXPECT_EQ(winner.resting, 1);

  fought.table.state().move = 2;
  EXPECT_FALSE(may_act_offensively(fought.table.state(), kFirst));
  fought.table.state().move = 3;
  EXPECT_TRUE(may_act_offensively(fought.table.state(), kFirst));
}

TEST(MeleeOutcome, FB_356_four_moves_without_offensive_action) {
  Fought fought{two_ranks(), {}, 2, {1, 1}};
  fought.settle();
  fought.table.set(kSecond, [](Unit& unit) { unit.retreat = 0; });
  for (const int move : {3, 4, 5, 6, 7}) {
    fought.table.state().move = static_cast<std::int16_t>(move);
    EXPECT_EQ(may_act_offensively(fought.table.state(), kSecond), move == 7) << move;
  }
}

TEST(MeleeOutcome, FB_385_bad_morale_acts_only_to_defend_itself) {
  Table table{two_ranks()};
  EXPECT_TRUE(may_act_offensively(table.state(), kFirst));
  table.set(kFirst, [](Unit& unit) { unit.bad = 1; });
  EXPECT_FALSE(may_act_offensively(table.state(), kFirst));
}

/// @param joined moves of the melee before the exhausted unit was drawn into it
int bonus_against(int exhausted, int began, int moves_fought, int joined = 0) {
  Table table{two_ranks()};
  table.state().units[1].exhausted = static_cast<std::int16_t>(exhausted);
  Melee melee;
  melee.units = {kFirst, kSecond};
  melee.began = static_cast<std::int16_t>(began);
  melee.moves = static_cast<std::uint8_t>(moves_fought);
  table.state().move = static_cast<std::int16_t>(began + moves_fought);
  table.state().units[1].fought_last =
      static_cast<std::int16_t>(moves_fought > joined ? table.state().move - 1 : exhausted);
  table.state().melees = {melee};
  return exhaustion_bonus(table.setting(), table.state(), kSecond);
}

TEST(MeleeOutcome, FB_358_with_two_clear_moves_there_is_no_addition) {
  EXPECT_EQ(bonus_against(8, 11, 0), 0);
  EXPECT_EQ(bonus_against(8, 11, 1), 0);
  EXPECT_EQ(bonus_against(0, 1, 0), 0);
}

TEST(MeleeOutcome, FB_E30_exhaustion_after_a_drawn_melee_in_move_eight) {
  EXPECT_EQ(bonus_against(8, 9, 0), 2);
  EXPECT_EQ(bonus_against(8, 10, 0), 1);
  EXPECT_EQ(bonus_against(8, 9, 1), 3);
  EXPECT_EQ(bonus_against(8, 10, 1), 2);
}

TEST(MeleeOutcome, FB_357_who_is_drawn_into_a_melee_that_goes_on_counts_from_then) {
  EXPECT_EQ(bonus_against(8, 8, 1, 1), 2);
  EXPECT_EQ(bonus_against(8, 8, 2, 1), 3);
  EXPECT_EQ(bonus_against(8, 8, 2, 2), 1);
  EXPECT_EQ(bonus_against(8, 9, 1, 1), 1);
  EXPECT_EQ(bonus_against(8, 9, 2, 2), 0);
}

TEST(MeleeOutcome, FB_359_FB_362_when_part_of_one_side_goes_those_left_fight_a_third_move) {
  Fought fought{{foot("1st", Side::Union, 40, 20, 0), foot("2nd", Side::Confederate, 40, 40, 180),
                 foot("3rd", Side::Union, 60, 20, 0)},
                {1, 6},
                2,
                {1, 1},
                {2, 2}};
  fought.table.set(kFirst, [](Unit& unit) {
    unit.figures[0].fate = unit.figures[1].fate = core::field::Fate::Killed;
  });

  fought.settle({kFirst, kSecond});

  EXPECT_TRUE(goes_back(fought.table.unit(kFirst)));
  EXPECT_FALSE(fought.melee().over);
  EXPECT_TRUE(fought.melee().one_sided);
  EXPECT_EQ(fought.melee().units, (std::vector{kSecond, kThird}));

  fought.melee().moves = 3;
  fought.settle();
  EXPECT_TRUE(fought.melee().over);
  EXPECT_TRUE(goes_back(fought.table.unit(kSecond)));
  EXPECT_TRUE(goes_back(fought.table.unit(kThird)));
}

TEST(MeleeOutcome, FB_360_FB_361_who_faces_twice_his_number_surrenders_after_the_second_move) {
  Fought fought{two_ranks(18, 9), {}, 2, {1, 1}};
  fought.settle();
  const Unit& taken = fought.table.unit(kSecond);
  EXPECT_EQ(taken.where, Where::Surrendered);
  EXPECT_EQ(taken.figures[0].fate, core::field::Fate::Captured);
  EXPECT_EQ(fought.table.unit(kFirst).retreat, 0);

  Fought more{two_ranks(17, 9), {}, 2, {1, 1}};
  more.settle();
  EXPECT_TRUE(more.table.unit(kSecond).on_table());

  Fought early{two_ranks(18, 9), {}, 1, {1, 1}};
  early.settle();
  EXPECT_TRUE(early.table.unit(kSecond).on_table()) << "not after the first move";
}

TEST(MeleeOutcome, FB_361_before_anyone_withdraws) {
  Fought fought{two_ranks(18, 9), {}, 2, {9, 1}};
  fought.settle();
  EXPECT_EQ(fought.table.unit(kSecond).where, Where::Surrendered);
}

TEST(MeleeOutcome, FB_361_a_general_is_taken_with_his_unit) {
  auto battle = open_field(two_ranks(18, 9));
  battle.generals = {
      {core::field::InternedText{"Jackson"}, Side::Confederate, {}, at(40, 45), {}, 0}};
  Table table{battle};
  table.state().units[1].general = GeneralId{0};
  table.state().generals[0].with = kSecond;
  Melee melee;
  melee.units = {kFirst, kSecond};
  melee.moves = 2;
  table.state().melees = {melee};

  core::field::settle_melee(table.record(), 0, {});

  EXPECT_EQ(table.state().generals[0].where, Where::Surrendered);
  EXPECT_FALSE(table.state().generals[0].with);
}

TEST(MeleeOutcome, FB_361_a_battery_that_surrenders_leaves_its_guns) {
  Fought fought{
      {rank_of("1st", Side::Union, 40, 20, 0, 24), battery("2nd", Side::Confederate, 40, 40, 180)},
      {},
      2,
      {1, 1}};
  fought.settle();
  EXPECT_EQ(fought.table.unit(kSecond).guns[0].taken_by, Side::Union);
}

TEST(MeleeOutcome, FB_361_a_garrison_does_not_surrender_to_attackers_outside) {
  auto battle = open_field(two_ranks(20, 3));
  battle.sections.push_back(farm_at(at(60, 40), at(63, 43)));
  battle.units[1].garrisons = {SectionId{0}};
  for (const std::size_t inside : {0U, 1U, 5U, 6U}) {  // those who are outside do not count
    Table table{battle};
    Melee melee;
    melee.units = {kFirst, kSecond};
    melee.moves = 2;
    table.state().melees = {melee};
    for (std::size_t i = 0; i < inside; ++i) {
      table.state().units[0].figures[i].section = 0;
    }
    core::field::settle_melee(table.record(), 0, {});
    EXPECT_EQ(table.unit(kSecond).on_table(), inside < 6) << inside;
  }
}

TEST(MeleeOutcome, FB_361_nor_do_attackers_outside_to_a_garrison) {
  auto battle = open_field(two_ranks(3, 7));
  battle.sections.push_back(farm_at(at(60, 40), at(63, 43)));
  battle.units[1].garrisons = {SectionId{0}};
  Table table{battle};
  Melee melee;
  melee.units = {kFirst, kSecond};
  melee.moves = 3;
  table.state().melees = {melee};

  core::field::settle_melee(table.record(), 0, {});

  EXPECT_TRUE(table.unit(kFirst).on_table());
}

TEST(MeleeOutcome, FB_402_who_came_broken_fights_one_move_and_goes_on_to_the_rear) {
  Fought fought{two_ranks(), {}, 1, {0, 0}};
  fought.table.set(kSecond, [](Unit& unit) { unit.broken = true; });

  fought.settle();

  EXPECT_TRUE(fought.melee().over);
  EXPECT_EQ(fought.table.unit(kFirst).resting, 1);
}

TEST(MeleeOutcome, FB_E27_three_losses_one_of_them_by_the_closing_volley_against_six) {
  Fought fought{two_ranks(), {}, 1, {2, 6}};
  fought.melee().by_fire = {1, 0};

  fought.settle();

  EXPECT_EQ(fought.table.unit(kFirst).retreat, 0);
  EXPECT_TRUE(goes_back(fought.table.unit(kSecond)));
}

TEST(MeleeOutcome, FB_E29_eighteen_against_nine_after_the_second_move) {
  Fought fought{two_ranks(18, 9), {}, 2, {4, 4}};

  fought.settle();

  EXPECT_EQ(fought.table.unit(kSecond).where, Where::Surrendered);
}

TEST(MeleeOutcome, FB_E34_twelve_of_twenty_four_lost_in_the_first_move) {
  Fought fought{two_ranks(24, 24), {}, 1, {12, 12}};
  fought.table.lose(kSecond, 12);
  fought.table.lose(kFirst, 11);
  fought.settle();
  core::field::apply_half_rule(fought.table.record());
  EXPECT_FALSE(fought.table.unit(kSecond).broken);
  EXPECT_FALSE(fought.melee().over);

  fought.melee().moves = 2;
  fought.settle();
  core::field::apply_half_rule(fought.table.record());
  EXPECT_TRUE(fought.table.unit(kSecond).broken);
  EXPECT_TRUE(fought.melee().over);
  EXPECT_EQ(fought.table.unit(kFirst).retreat, 0) << "he is left on the field";
}

}  // namespace
}  // namespace tests::field
