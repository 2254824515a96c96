// [FB-410]-[FB-413] [FB-420] Generals who join units.
#include "core/field/generals.h"

#include "core/field/losses.h"
#include "core/field/morale.h"
#include "core/field/movement.h"
#include "core/field/orders.h"
#include "tests/field/moves.h"

#include <gtest/gtest.h>

namespace tests::field {
namespace {

using namespace core::base::literals;
using core::field::FigureKind;

constexpr GeneralId kJackson{0};
constexpr GeneralId kEwell{1};

Battle with_generals() {
  auto battle =
      open_field({foot("1st", Side::Union, 40, 30, 0), foot("2nd", Side::Union, 60, 30, 0),
                  foot("3rd", Side::Confederate, 40, 50, 180)});
  battle.generals = {{core::field::InternedText{"Jackson"}, Side::Union, {}, at(20, 10), {}, 0},
                     {core::field::InternedText{"Ewell"}, Side::Union, {}, at(22, 10), {}, 0}};
  return battle;
}

void expect_not_joined(const core::field::Judged<>& judged, std::string_view key) {
  ASSERT_FALSE(judged);
  EXPECT_EQ(judged.error().rule, "FB-410"_rule);
  EXPECT_EQ(judged.error().key, key);
}

TEST(FieldGenerals, FB_410_he_joins_a_unit_in_retreat_for_good) {
  Table table{with_generals(), {2}};
  table.set(kFirst, [](Unit& unit) { unit.bad = 2; });

  ASSERT_TRUE(core::field::may_join(table.state(), kJackson, kFirst));
  core::field::join(table.record(), kJackson, kFirst);

  EXPECT_TRUE(table.state().general(kJackson).tied);
  expect_not_joined(core::field::may_join(table.state(), kJackson, kSecond), "tied-for-good");
  expect_not_joined(core::field::may_join(table.state(), kEwell, kFirst), "has-a-general");
}

TEST(FieldGenerals, FB_410_a_good_unit_he_may_leave_again) {
  Table table{with_generals()};
  core::field::join(table.record(), kJackson, kFirst);
  EXPECT_EQ(table.thrown(), 0U);
  EXPECT_EQ(table.unit(kFirst).general, kJackson);

  ASSERT_TRUE(core::field::may_join(table.state(), kJackson, kSecond));
  core::field::join(table.record(), kJackson, kSecond);

  EXPECT_FALSE(table.unit(kFirst).general);
  EXPECT_EQ(table.unit(kSecond).general, kJackson);
}

TEST(FieldGenerals, FB_410_half_strength_is_beyond_his_help) {
  Table table{with_generals()};
  table.set(kFirst, [](Unit& unit) { unit.bad = 1; });
  table.lose(kFirst, 11);
  EXPECT_TRUE(core::field::may_join(table.state(), kJackson, kFirst));

  table.lose(kFirst, 1);
  expect_not_joined(core::field::may_join(table.state(), kJackson, kFirst), "beyond-help");
  EXPECT_EQ(core::field::may_join(table.state(), kJackson, kFirst).error().have, 12);
}

TEST(FieldGenerals, FB_410_nobody_rides_to_who_is_beyond_help) {
  Table table{with_generals()};
  table.set(kFirst, [](Unit& unit) { unit.bad = 1; });
  table.lose(kFirst, 11);
  const core::field::Ride ride{kJackson, at(40, 30), kFirst};
  EXPECT_TRUE(judge(table.setting(), table.state(), ride));
  table.lose(kFirst, 1);
  expect_not_joined(judge(table.setting(), table.state(), ride), "beyond-help");
}

TEST(FieldGenerals, FB_410_who_has_come_to_half_strength_meanwhile_is_not_joined) {
  Table table{with_generals()};
  table.state().generals[0].at = at(40, 28);
  table.set(kFirst, [](Unit& unit) { unit.bad = 1; });
  core::field::ride(table.record(), {kJackson, at(40, 30), kFirst});
  table.lose(kFirst, 12);
  core::field::make_rides(table.record());
  EXPECT_FALSE(table.unit(kFirst).general);
  EXPECT_FALSE(table.unit(kFirst).rallies);
}

TEST(FieldGenerals, FB_411_FB_350_who_is_beaten_while_he_is_rallied_goes_back) {
  Table table{with_generals(), {6}};
  table.set(kFirst, [](Unit& unit) { unit.bad = 1; });
  core::field::join(table.record(), kJackson, kFirst);
  ASSERT_TRUE(table.unit(kFirst).rallies);
  core::field::make_compulsory_moves(table.record());
  EXPECT_EQ(table.unit(kFirst).pose.at, at(40, 30));
  table.set(kFirst, [](Unit& unit) { unit.retreat = 2; });
  core::field::make_compulsory_moves(table.record());
  EXPECT_LT(table.unit(kFirst).pose.at.y, inches(26));
}

TEST(FieldGenerals, FB_410_neither_the_enemy_nor_who_is_not_there_can_be_joined) {
  Table table{with_generals()};
  expect_not_joined(core::field::may_join(table.state(), kJackson, kThird), "not-to-be-joined");

  table.state().generals[0].alive = false;
  expect_not_joined(core::field::may_join(table.state(), kJackson, kFirst), "general-gone");
}

TEST(FieldGenerals, FB_411_the_retreat_stops_and_tests_are_suspended) {
  Table table{with_generals(), {6}};
  table.set(kFirst, [](Unit& unit) {
    unit.bad = 2;
    unit.retreat = 1;
    unit.now.shocked = true;
  });
  core::field::join(table.record(), kJackson, kFirst);

  core::field::test_all(table.record());

  EXPECT_EQ(table.unit(kFirst).retreat, 0);
  EXPECT_EQ(table.unit(kFirst).bad, 2);
  EXPECT_EQ(table.thrown(), 1U);
  EXPECT_TRUE(core::field::fights_as_bad(table.unit(kFirst)));
}

TEST(FieldGenerals, FB_412_he_takes_the_best_vacant_place) {
  Table table{with_generals()};
  core::field::join(table.record(), kJackson, kFirst);
  const auto points = [&] {
    return core::field::command_points(table.setting(), table.state(), kFirst);
  };
  EXPECT_EQ(points(), 6);  // no place is vacant
  const auto kill = [&](FigureKind kind) {
    table.set(kFirst, [&](Unit& unit) {
      std::ranges::find_if(unit.figures, [&](const auto& figure) {
        return figure.kind == kind && figure.present();
      })->fate = core::field::Fate::Killed;
    });
  };
  kill(FigureKind::Officer);
  EXPECT_EQ(points(), 6);  // one of the others
  kill(FigureKind::Officer);
  EXPECT_EQ(points(), 5);
  kill(FigureKind::Colonel);
  EXPECT_EQ(points(), 3);  // he commands alone
}

TEST(FieldGenerals, FB_413_FB_420_he_saves_like_other_officers) {
  Table table{with_generals(), {5, 4}};
  core::field::join(table.record(), kJackson, kFirst);

  EXPECT_FALSE(core::field::strike_general(table.record(), kJackson, "FB-413"_rule));
  EXPECT_TRUE(table.state().general(kJackson).alive);
  EXPECT_TRUE(core::field::strike_general(table.record(), kJackson, "FB-413"_rule));
  EXPECT_FALSE(table.unit(kFirst).general);
}

TEST(FieldGenerals, FB_E35_a_three_in_move_five_makes_the_unit_fit_at_the_end_of_move_eight) {
  Table table{with_generals(), {3}};
  table.set(kFirst, [](Unit& unit) {
    unit.bad = 2;
    unit.retreat = 1;
  });
  table.state().move = 5;
  core::field::join(table.record(), kJackson, kFirst);
  for (const int move : {5, 6, 7}) {
    table.state().move = static_cast<std::int16_t>(move);
    core::field::tick_rallies(table.record());
    EXPECT_EQ(table.unit(kFirst).bad, 2) << move;
  }
  table.state().move = 8;
  core::field::tick_rallies(table.record());

  EXPECT_EQ(table.unit(kFirst).bad, 0);
  EXPECT_FALSE(table.unit(kFirst).rallies);
  EXPECT_EQ(table.unit(kFirst).general, kJackson);
  EXPECT_TRUE(table.state().general(kJackson).tied);
}

/// Jackson is tied to the first unit.
void tie(Table& table) {
  table.set(kFirst, [](Unit& unit) { unit.general = kJackson; });
  table.state().generals[0].with = kFirst;
  table.state().generals[0].tied = true;
}

void expect_free(Table& table) {
  EXPECT_FALSE(table.state().general(kJackson).with);
  EXPECT_FALSE(table.state().general(kJackson).tied);
}

TEST(FieldGenerals, FB_410_he_is_free_when_nobody_of_his_unit_is_left) {
  Table table{with_generals()};
  tie(table);
  table.set(kFirst, [](Unit& unit) {
    for (auto& figure : unit.figures) {
      figure.fate = core::field::Fate::Killed;
    }
  });
  core::field::bury(table.record(), kFirst);
  expect_free(table);
}

TEST(FieldGenerals, FB_102_FB_410_he_is_free_when_his_unit_flees_or_leaves_the_table) {
  auto battle = with_generals();
  battle.units[0].pose.at = at(40, 2);
  Table flees{battle};
  tie(flees);
  flees.set(kFirst, [](Unit& unit) { unit.broken = true; });
  core::field::make_compulsory_moves(flees.record());
  ASSERT_EQ(flees.unit(kFirst).where, core::field::Where::Fled);
  expect_free(flees);

  battle.units[0].pose.at = at(40, 59);
  battle.units[2].pose.at = at(80, 50);
  Table leaves{battle};
  tie(leaves);
  write(leaves, kFirst, {other(LegKind::Off)});
  march(leaves);
  ASSERT_EQ(leaves.unit(kFirst).where, core::field::Where::Left);
  expect_free(leaves);
}

}  // namespace
}  // namespace tests::field
