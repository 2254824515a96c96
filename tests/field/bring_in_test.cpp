// [FB-340]-[FB-343] [FB-532] Men brought into contact in the second move of a melee.
#include "core/field/bring_in.h"

#include "core/field/formation.h"
#include "tests/field/melees.h"

#include <gtest/gtest.h>

namespace tests::field {
namespace {

using namespace core::base::literals;
using core::field::BringIn;
using core::field::ComesIn;
using core::field::Melee;

FigureId figure(UnitId unit, int index) { return {unit, static_cast<std::uint8_t>(index)}; }

/// A melee in its second move, the Union attacking and about to bring men in.
void open_second_move(Table& table) {
  Melee melee;
  for (std::size_t i = 0; i < table.state().units.size(); ++i) {
    melee.units.push_back(core::field::unit_id(i));
  }
  melee.attacker = Side::Union;
  melee.moves = 1;
  melee.began = 1;
  melee.fought = 1;
  table.state().move = 2;
  table.state().melees = {melee};
  table.state().bringing = core::field::BringingIn{0, Side::Union, 0};
}

/// Nine men in a rank against three: three on each wing touch nobody but at the corners.
Table wide_against_narrow() {
  Table table{{rank_of("1st", Side::Union, 40, 30, 0, 9),
               rank_of("2nd", Side::Confederate, 40, 30 + kFootToFoot, 180, 3)}};
  open_second_move(table);
  return table;
}

void expect_not_brought(const core::field::Judged<>& judged, core::base::RuleId rule,
                        std::string_view key) {
  ASSERT_FALSE(judged);
  EXPECT_EQ(judged.error().rule, rule);
  EXPECT_EQ(judged.error().key, key);
}

TEST(BringingIn, FB_340_a_man_goes_to_the_nearest_free_place_beside_his_enemy) {
  Table table = wide_against_narrow();
  // The man on the right wing goes to the flank of the enemy on that wing.
  const BringIn choice{{{figure(kFirst, 0), figure(kSecond, 2)}}};
  ASSERT_TRUE(judge(table.setting(), table.state(), choice));

  bring_in(table.record(), choice);

  const auto& moved = table.unit(kFirst).figures[0];
  EXPECT_TRUE(moved.apart);
  const auto& enemy = table.unit(kSecond).figures[2];
  EXPECT_EQ(moved.at.y, enemy.at.y) << "beside him, as near as it gets";
  EXPECT_EQ(moved.at.x, enemy.at.x + inches(0.75));
  for (std::size_t i = 1; i < 9; ++i) {
    EXPECT_FALSE(overlap(body_of(table.setting().charts, table.unit(kFirst), 0),
                         body_of(table.setting().charts, table.unit(kFirst), i)));
  }
}

TEST(BringingIn, FB_340_four_on_foot_at_most) {
  Table table = wide_against_narrow();
  BringIn choice;
  for (const int index : {0, 1, 7, 8, 2}) {
    choice.figures.push_back({figure(kFirst, index), figure(kSecond, index < 4 ? 2 : 0)});
  }
  const auto judged = judge(table.setting(), table.state(), choice);
  expect_not_brought(judged, "FB-340"_rule, "too-many-at-once");
  EXPECT_EQ(judged.error().need, 4);
  EXPECT_EQ(judged.error().have, 5);
}

TEST(BringingIn, FB_340_two_horsemen_at_most_and_one_arm_at_a_time) {
  auto battle = open_field({riders("1st", Side::Union, 40, 26, 0, 6),
                            rank_of("2nd", Side::Union, 40, 30, 0, 6),
                            rank_of("3rd", Side::Confederate, 40, 30 + kFootToFoot, 180, 3)});
  Table table{battle};
  open_second_move(table);
  BringIn choice;
  for (const int index : {0, 1, 2}) {
    choice.figures.push_back({figure(kFirst, index), figure(kThird, 0)});
  }
  expect_not_brought(judge(table.setting(), table.state(), choice), "FB-340"_rule,
                     "too-many-at-once");
  choice.figures = {{figure(kFirst, 0), figure(kThird, 0)},
                    {figure(kSecond, 0), figure(kThird, 0)}};
  expect_not_brought(judge(table.setting(), table.state(), choice), "FB-340"_rule,
                     "one-arm-at-a-time");
}

TEST(BringingIn, FB_341_whom_an_enemy_touches_stays_where_he_is) {
  Table table = wide_against_narrow();
  expect_not_brought(
      judge(table.setting(), table.state(), BringIn{{{figure(kFirst, 4), figure(kSecond, 2)}}}),
      "FB-341"_rule, "pinned");
}

TEST(BringingIn, FB_341_who_was_brought_in_is_pinned) {
  Table table = wide_against_narrow();
  const BringIn choice{{{figure(kFirst, 0), figure(kSecond, 2)}}};
  bring_in(table.record(), choice);
  table.state().bringing = core::field::BringingIn{0, Side::Union, 0};

  expect_not_brought(judge(table.setting(), table.state(), choice), "FB-341"_rule, "pinned");
}

TEST(BringingIn, FB_340_nobody_goes_farther_than_a_normal_move) {
  for (const double gap : {5.0, 7.0}) {
    Table table{{rank_of("1st", Side::Union, 40, 30, 0, 1),
                 rank_of("2nd", Side::Union, 40, 30 - gap, 0, 1),
                 rank_of("3rd", Side::Confederate, 40, 30 + kFootToFoot, 180, 1)}};
    open_second_move(table);
    const auto judged =
        judge(table.setting(), table.state(), BringIn{{{figure(kSecond, 0), figure(kThird, 0)}}});
    if (gap < 6.0) {
      EXPECT_TRUE(judged);
    } else {
      expect_not_brought(judged, "FB-340"_rule, "beyond-a-normal-move");
      EXPECT_EQ(judged.error().need_inches, inches(6));
    }
  }
}

TEST(BringingIn, FB_340_reach_is_that_of_the_formation) {
  Table table{{foot("1st", Side::Union, 20, 20, 0),
               foot("2nd", Side::Union, 40, 20, 0, Arm::RifledMusket, Formation::Column),
               horse("3rd", Side::Union, 60, 20, 0)}};
  const auto reach = [&](UnitId id) { return reach_in_melee(table.setting(), table.unit(id)); };

  EXPECT_EQ(reach(kFirst), inches(6));
  EXPECT_EQ(reach(kSecond), inches(7.5));
  EXPECT_EQ(reach(kThird), inches(9));
}

TEST(BringingIn, FB_340_nobody_goes_through_the_enemy_or_where_there_is_no_room) {
  // The enemy's third man is walled in by his own and ours.
  Table table{{rank_of("1st", Side::Union, 40, 30, 0, 7),
               foot("2nd", Side::Confederate, 40, 30 + kFootToFoot, 180, Arm::RifledMusket,
                    Formation::Line, 21, 0),
               rank_of("3rd", Side::Union, 40, 28, 0, 1)}};
  table.set(kSecond, [&](Unit& unit) { dress(table.setting().charts, unit, Formation::Line, 3); });
  open_second_move(table);

  expect_not_brought(
      judge(table.setting(), table.state(), BringIn{{{figure(kThird, 0), figure(kSecond, 10)}}}),
      "FB-340"_rule, "no-place-beside");
}

TEST(BringingIn, FB_343_only_figures_of_the_melee_and_of_the_side_whose_turn_it_is) {
  Table table = wide_against_narrow();
  expect_not_brought(
      judge(table.setting(), table.state(), BringIn{{{figure(kSecond, 0), figure(kFirst, 0)}}}),
      "FB-343"_rule, "not-in-this-melee");
  expect_not_brought(
      judge(table.setting(), table.state(), BringIn{{{figure(kFirst, 0), figure(kFirst, 1)}}}),
      "FB-343"_rule, "enemy-not-in-this-melee");
  table.state().bringing.reset();
  expect_not_brought(
      judge(table.setting(), table.state(), BringIn{{{figure(kFirst, 0), figure(kSecond, 0)}}}),
      "FB-340"_rule, "nobody-brings-in");
}

TEST(BringingIn, FB_340_officers_stay_behind) {
  Table table{{foot("1st", Side::Union, 40, 30, 0),
               rank_of("2nd", Side::Confederate, 40, 30 + kFootToFoot, 180, 3)}};
  open_second_move(table);

  expect_not_brought(
      judge(table.setting(), table.state(), BringIn{{{figure(kFirst, 1), figure(kSecond, 0)}}}),
      "FB-340"_rule, "men-only");
}

TEST(BringingIn, FB_343_two_passes_end_it_and_bringing_in_begins_anew) {
  Table table{{rank_of("1st", Side::Union, 40, 30, 0, 9),
               rank_of("2nd", Side::Confederate, 44, 30 + kFootToFoot, 180, 9)}};
  open_second_move(table);

  pass(table.record(), Side::Union);
  ASSERT_TRUE(table.state().bringing);
  EXPECT_EQ(table.state().bringing->side, Side::Confederate);
  EXPECT_EQ(table.state().bringing->passes, 1);

  bring_in(table.record(), *best_bring_in(table.setting(), table.state(), Side::Confederate));
  ASSERT_TRUE(table.state().bringing);
  EXPECT_EQ(table.state().bringing->side, Side::Union);
  EXPECT_EQ(table.state().bringing->passes, 0);

  pass(table.record(), Side::Union);
  pass(table.record(), Side::Confederate);
  EXPECT_FALSE(table.state().bringing);
  EXPECT_EQ(table.state().melees[0].brought, 2);
}

TEST(BringingIn, FB_342_FB_532_a_new_two_to_one_comes_before_a_gap) {
  Table table = wide_against_narrow();

  const auto choice = best_bring_in(table.setting(), table.state(), Side::Union);

  ASSERT_TRUE(choice);
  EXPECT_LE(choice->figures.size(), 4U);
  ASSERT_TRUE(judge(table.setting(), table.state(), *choice));
  EXPECT_FALSE(best_bring_in(table.setting(), table.state(), Side::Confederate));
}

TEST(BringingIn, FB_532_when_all_are_doubled_there_is_nothing_to_do) {
  // Two already fight the one; more are of no use.
  Table table{{rank_of("1st", Side::Union, 40, 30, 0, 4),
               rank_of("2nd", Side::Confederate, 40, 30 + kFootToFoot, 180, 1)}};
  open_second_move(table);

  EXPECT_FALSE(best_bring_in(table.setting(), table.state(), Side::Union));
}

/// Whether two bodies on the field stand in one another.
bool anybody_overlaps(Table& table) {
  std::vector<core::field::Body> all;
  for (const Unit& unit : table.state().units) {
    if (unit.on_table()) {
      const auto bodies = bodies_of(table.setting().charts, unit);
      all.insert(all.end(), bodies.begin(), bodies.end());
    }
  }
  for (std::size_t i = 0; i < all.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      if (overlap(all[i], all[j])) {
        return true;
      }
    }
  }
  return false;
}

/// A front against a front, and somebody on the flank at an angle; played out by the dice of a
/// seed. Everything brought in is legal, and nobody comes to stand in anybody.
void play_out(std::uint64_t seed) {
  const double shift = static_cast<double>(seed % 13) - 6;
  auto column = foot("3rd", Side::Union, 40 + shift + 5.2, 33, 270 - static_cast<int>(seed % 7) * 5,
                     Arm::RifledMusket, Formation::Column);
  auto facing = seed % 2 == 0 ? foot("2nd", Side::Confederate, 40 + shift, 30 + kFootToFoot, 180)
                              : horse("2nd", Side::Confederate, 40 + shift, 30 + kHorseToFoot, 180);
  column.pose.at.x = column.pose.at.x + inches(seed % 2 == 0 ? 1.5 : 4);
  Table table{{foot("1st", Side::Union, 40, 30, 0), facing, column}};
  table.state().dice = core::base::Dice{seed};
  contacts(table, kFirst);
  core::field::join_melees(table.record());
  ASSERT_EQ(table.state().melees.size(), 1U);
  ASSERT_FALSE(anybody_overlaps(table)) << seed;
  table.state().melees[0].units = {kFirst, kSecond, kThird};
  for (int choices = 0; !table.state().melees[0].over; ++choices) {
    ASSERT_LT(choices, 200);
    core::field::fight_melees(table.record());
    if (!table.state().bringing) {
      next_move(table);
      continue;
    }
    const Side side = table.state().bringing->side;
    const auto best = best_bring_in(table.setting(), table.state(), side);
    if (!best) {
      pass(table.record(), side);
      continue;
    }
    ASSERT_TRUE(judge(table.setting(), table.state(), *best)) << seed;
    bring_in(table.record(), *best);
    ASSERT_FALSE(anybody_overlaps(table)) << seed;
  }
  EXPECT_LE(table.state().melees[0].moves, 3);
}

TEST(BringingIn, FB_340_melees_played_out_by_chance_end_and_nobody_stands_in_anybody) {
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    play_out(seed);
  }
}

TEST(BringingIn, FB_E28_equal_dice_are_thrown_again_and_the_winner_moves_four_then_the_other) {
  Table table{{foot("1st", Side::Union, 40, 30, 0, Arm::RifledMusket, Formation::Line, 24, 0),
               foot("2nd", Side::Confederate, 46, 30 + kFootToFoot, 180, Arm::RifledMusket,
                    Formation::Line, 24, 0)},
              {4, 4, 5, 2}};
  open_second_move(table);
  table.state().bringing.reset();

  core::field::fight_melees(table.record());

  EXPECT_EQ(table.thrown(), 4U);
  ASSERT_TRUE(table.state().bringing);
  EXPECT_EQ(table.state().bringing->side, Side::Union);
  const auto first = best_bring_in(table.setting(), table.state(), Side::Union);
  ASSERT_TRUE(first);
  EXPECT_EQ(first->figures.size(), 4U);
  bring_in(table.record(), *first);
  ASSERT_TRUE(table.state().bringing);
  EXPECT_EQ(table.state().bringing->side, Side::Confederate);
  const auto second = best_bring_in(table.setting(), table.state(), Side::Confederate);
  ASSERT_TRUE(second);
  EXPECT_EQ(second->figures.size(), 4U);
  EXPECT_TRUE(judge(table.setting(), table.state(), *second));
  bring_in(table.record(), *second);

  while (table.state().bringing) {
    pass(table.record(), table.state().bringing->side);
  }
  core::field::fight_melees(table.record());
  EXPECT_EQ(table.state().melees[0].moves, 2);
}

}  // namespace
}  // namespace tests::field
