// [FB-150]-[FB-169] Musketry by formed troops: dice, hits, who is struck, the order of fire.
#include "core/field/musketry.h"

#include "core/field/formation.h"
#include "tests/field/heard.h"
#include "tests/field/two_lines.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace tests::field {
namespace {

using namespace core::field;  // NOLINT: volleys and their answers
using core::base::operator""_rule;
using DiceTold = std::vector<int>;

DiceTold volley_told(Table& table) {
  const auto told = heard(table.record(), "volley-hits");
  return told.empty() ? DiceTold{} : told.front().figures;
}

int deduction_of_first(Table& table) {
  const auto bodies = fire_of(table.setting(), table.state(), {kFirst, kSecond, false});
  return bodies.empty() ? -1 : bodies.front().deduction;
}

void spend_first_volley(Table& table, UnitId unit = kFirst) {
  table.set(unit, [](Unit& now) { now.first_volley = false; });
}

TEST(Musketry, FB_151_FB_152_one_die_for_six_and_the_deduction_from_each) {
  Table table{two_lines_apart(7), {6, 3, 1, 4}};
  fire_muskets(table, {{kFirst, kSecond, false}});
  EXPECT_EQ(volley_told(table), (DiceTold{4, 10}));
}

TEST(Musketry, FB_E04_first_volley_at_close_range) {
  Table table{two_lines_apart(7), {6, 3, 1, 4}};
  EXPECT_EQ(deduction_of_first(table), 1);
  fire_muskets(table, {{kFirst, kSecond, false}});
  EXPECT_EQ(volley_told(table), (DiceTold{4, 10}));
}

TEST(Musketry, FB_E05_FB_154_who_is_struck) {
  Table table{two_lines_apart(7), {1, 4, 4, 6, 2, 5, 6}};
  const auto groups = target_groups(table.state(), kSecond);
  ASSERT_EQ(groups.size(), 4U);
  ASSERT_EQ(groups[0].officers.size(), 1U);
  std::vector<Hit> hits;
  throw_for_struck(table.record(), groups[0], 5, "FB-152"_rule, kFirst, hits);

  EXPECT_EQ(take_hits(table.record(), hits), 3);

  const Unit& target = table.unit(kSecond);
  for (const std::size_t number : {1U, 2U, 4U}) {
    EXPECT_FALSE(target.figures[static_cast<std::size_t>(groups[0].men[number - 1])].present());
  }
  EXPECT_EQ(officers_of(target), 3);
  EXPECT_EQ(table.thrown(), 7U);
}

TEST(Musketry, FB_E06_normal_volley_in_cover) {
  Battle battle = open_field(two_lines_apart(20));
  battle.lines = {{LineKind::Wall, "wall", {}, {at(20, 39.1), at(60, 39.1)}, {}}};
  Table table{battle, {6, 6, 2, 5}};
  spend_first_volley(table);
  EXPECT_EQ(deduction_of_first(table), 5);
  fire_muskets(table, {{kFirst, kSecond, false}});
  EXPECT_EQ(volley_told(table), (DiceTold{4, 2}));
}

TEST(Musketry, FB_E07_FB_160_smoothbores_have_shorter_bands) {
  Table table{two_lines_apart(10, Arm::SmoothboreMusket), {5, 4, 3, 2}};
  spend_first_volley(table);
  fire_muskets(table, {{kFirst, kSecond, false}});
  EXPECT_EQ(volley_told(table), (DiceTold{4, 3}));
}

TEST(Musketry, FB_E08_a_remainder_of_four_has_half_rounded_down) {
  Table table{two_lines_apart(12, Arm::RifledMusket, 16), {6, 5, 6}};
  spend_first_volley(table);
  fire_muskets(table, {{kFirst, kSecond, false}});
  EXPECT_EQ(volley_told(table), (DiceTold{3, 6}));
}

TEST(Musketry, FB_E09_FB_162_who_fires_second_answers_with_those_left) {
  // A 3, B 5; B's four dice, with 4 hits of the first, on men 1 to 4; then A.
  Table table{two_lines_apart(7), {3, 5, 6, 2, 1, 1, 1, 2, 3, 4}};
  spend_first_volley(table);
  spend_first_volley(table, kSecond);
  fire_muskets(table, {{kFirst, kSecond, false}, {kSecond, kFirst, false}});

  const auto told = heard(table.record(), "volley-hits");
  ASSERT_EQ(told.size(), 2U);
  EXPECT_EQ(told[0].ship, kSecond);
  EXPECT_EQ(told[0].figures, (DiceTold{4, 4}));
  EXPECT_EQ(men_of(table.unit(kFirst)), 20);
  EXPECT_EQ(told[1].figures[0], 3);  // two are left over
}

TEST(Musketry, FB_150_equal_dice_make_the_fire_simultaneous) {
  Table table{two_lines_apart(7), {4, 4, 6, 1, 1, 1, 6, 1, 1, 1}};
  fire_muskets(table, {{kFirst, kSecond, false}, {kSecond, kFirst, false}});
  const auto told = heard(table.record(), "volley-hits");
  ASSERT_EQ(told.size(), 2U);
  EXPECT_EQ(told[0].figures[0], 4);
  EXPECT_EQ(told[1].figures[0], 4);  // with all it had
}

TEST(Musketry, FB_163_nobody_throws_for_the_order_when_nobody_answers) {
  Table table{two_lines_apart(7), {1, 1, 1, 1}};
  fire_muskets(table, {{kFirst, kSecond, false}});
  EXPECT_EQ(table.thrown(), 4U);
}

TEST(Musketry, FB_163_each_of_several_units_throws_one_die) {
  auto units = two_lines_apart(7);
  units.push_back(foot("3rd", Side::Union, 52, 20, 0));
  Table table{units, {1, 6, 3}};
  fire_muskets(table,
               {{kFirst, kSecond, false}, {kSecond, kFirst, false}, {kThird, kSecond, false}});
  const auto told = heard(table.record(), "order-of-fire");
  ASSERT_EQ(told.size(), 3U);
  EXPECT_EQ(told[2].rule, "FB-163"_rule);
  EXPECT_EQ(told[2].figures, (DiceTold{3}));
}

TEST(Musketry, FB_153_one_or_two_do_not_throw_and_a_third_rank_does_not_fire) {
  BattleUnit three_deep = foot("1st", Side::Union, 40, 20, 0);
  three_deep.ranks = 3;
  Table table{{three_deep, foot("2nd", Side::Confederate, 40, 28, 180)}};
  EXPECT_EQ(firers_of(table.state(), kFirst).size(), 3U);  // 16 men
  EXPECT_EQ(firers_of(table.state(), kFirst).back().men, 4);
  EXPECT_EQ(hits_of_die(6, 3, 5), 1);
  EXPECT_EQ(hits_of_die(2, 3, 6), 0);
  table.lose(kFirst, 22);
  EXPECT_EQ(why(judged_volley(table)), "FB-153 too-few-to-fire");
}

TEST(Musketry, FB_092_a_column_fires_with_its_front_two_ranks) {
  Table table{{foot("1st", Side::Union, 40, 20, 0, Arm::RifledMusket, Formation::Column),
               foot("2nd", Side::Confederate, 40, 28, 180)}};
  EXPECT_EQ(firers_of(table.state(), kFirst).size(), 2U);
}

TEST(Musketry, FB_127_in_a_ford_the_front_rank_fires) {
  Table table{two_lines_apart(7)};
  table.set(kFirst, [](Unit& unit) { unit.ford = InFord{}; });
  EXPECT_EQ(firers_of(table.state(), kFirst).size(), 2U);
}

TEST(Musketry, FB_007_from_the_middle_of_the_body_to_the_nearest_figure) {
  Table table{two_lines_apart(12.3)};
  const auto bodies = fire_of(table.setting(), table.state(), {kFirst, kSecond, false});
  ASSERT_EQ(bodies.size(), 4U);
  for (const BodyFire& each : bodies) {
    EXPECT_EQ(each.squared, inches(12.3).ticks() * inches(12.3).ticks());
  }
}

TEST(Musketry, FB_169_nobody_runs_out_of_ammunition) {
  Table table{two_lines_apart(24)};
  for (std::int16_t move = 1; move <= 20; ++move) {
    table.state().move = move;
    table.set(kFirst, [](Unit& unit) { unit.now = {}; });
    ASSERT_TRUE(judged_volley(table));
    fire_muskets(table, {{kFirst, kSecond, false}});
    ASSERT_TRUE(table.unit(kFirst).now.fired);
    for (Figure& figure : table.state().units[1].figures) {
      figure.fate = Fate::Present;
    }
  }
}

TEST(Musketry, FB_159_FB_004_exactly_8_inches_is_the_first_band) {
  Table near{two_lines_apart(8)};
  EXPECT_EQ(deduction_of_first(near), 1);
  Table far{two_lines_apart(8.0001)};
  EXPECT_EQ(deduction_of_first(far), 2);
  Table second{two_lines_apart(16)};
  EXPECT_EQ(deduction_of_first(second), 2);
  Table third{two_lines_apart(16.0001)};
  EXPECT_EQ(deduction_of_first(third), 3);
}

TEST(Musketry, FB_157_FB_158_the_first_volley_is_spent_by_part_of_the_unit) {
  Table table{two_lines_apart(7)};
  ASSERT_EQ(deduction_of_first(table), 1);
  fire_muskets(table, {{kFirst, kSecond, false}});
  EXPECT_FALSE(table.unit(kFirst).first_volley);
  EXPECT_TRUE(table.unit(kFirst).now.fired);
  EXPECT_TRUE(table.unit(kSecond).now.fired_on);
  EXPECT_EQ(deduction_of_first(table), 2);
}

TEST(Musketry, FB_165_open_order_counts_as_in_cover_and_one_more_behind_a_wall) {
  auto units = two_lines_apart(7);
  units[1].formation = Formation::Open;
  units[1].ranks = 1;
  Table open{units};
  EXPECT_EQ(deduction_of_first(open), 2);
  Battle battle = open_field(units);
  battle.lines = {{LineKind::Wall, "wall", {}, {at(0, 26.1), at(90, 26.1)}, {}}};
  Table covered{battle};
  EXPECT_EQ(deduction_of_first(covered), 3);
}

TEST(Musketry, FB_168_gunners_are_a_group_for_each_gun) {
  Table table{{battery("1st", Side::Union, 40, 20, 0)}};
  const auto groups = target_groups(table.state(), kFirst);
  ASSERT_EQ(groups.size(), 2U);
  EXPECT_EQ(men_in(groups[0]), 4);
  EXPECT_EQ(leaders_in(groups[0]) + leaders_in(groups[1]), 3);
}

TEST(Musketry, FB_155_a_number_without_a_figure_is_a_miss) {
  Table table{{battery("1st", Side::Union, 40, 20, 0)}, {5, 5, 5}};
  std::vector<Hit> hits;
  throw_for_struck(table.record(), target_groups(table.state(), kFirst)[0], 3, "FB-152"_rule,
                   kFirst, hits);
  EXPECT_TRUE(hits.empty());
}

TEST(Musketry, FB_156_FB_413_a_general_shares_the_number_6) {
  Battle battle = open_field(two_lines_apart(7));
  battle.generals = {{"General", Side::Confederate, 1, at(36, 30), {}, 0}};
  Table table{battle, {6, 4, 6, 1}};  // one officer and the general: third die
  table.state().units[1].general = GeneralId{0};
  table.state().generals[0].with = kSecond;
  const auto groups = target_groups(table.state(), kSecond);
  const auto with = std::ranges::find_if(
      groups, [](const TargetGroup& each) { return each.general.has_value(); });
  ASSERT_NE(with, groups.end());
  ASSERT_EQ(leaders_in(*with), 2);
  std::vector<Hit> hits;
  throw_for_struck(table.record(), *with, 1, "FB-152"_rule, kFirst, hits);
  ASSERT_EQ(hits.size(), 1U);
  take_hits(table.record(), hits);
  EXPECT_FALSE(table.state().generals[0].alive);
}

TEST(Musketry, FB_E22_FB_283_the_closing_volley_is_in_the_nearest_band) {
  Table table{{foot("1st", Side::Union, 40, 29, 180, Arm::RifledMusket, Formation::Column),
               foot("2nd", Side::Confederate, 40, 20, 0)},
              {2, 6, 4, 1}};
  const int lost = closing_volley(table.record(), kSecond, kFirst);
  const int men = men_of(table.unit(kFirst));
  EXPECT_EQ(volley_told(table), (DiceTold{4, 9}));
  EXPECT_EQ(lost, 24 - men);
  EXPECT_GT(lost, 0);
  EXPECT_TRUE(table.unit(kSecond).now.fired);
  EXPECT_TRUE(table.unit(kFirst).now.fired_on);
  for (const Figure& figure : table.unit(kFirst).figures) {
    EXPECT_TRUE(figure.present() || figure.rank < 2);  // of its front
  }
  EXPECT_EQ(closing_volley(table.record(), kSecond, kFirst), 0);  // [FB-167]
}

TEST(Musketry, FB_285_no_closing_volley_of_those_who_face_elsewhere_or_are_halted) {
  Table table{{foot("1st", Side::Union, 40, 29, 180, Arm::RifledMusket, Formation::Column),
               foot("2nd", Side::Confederate, 40, 20, 180)}};
  EXPECT_FALSE(may_close_volley(table.setting(), table.state(), kSecond, kFirst));
  table.set(kSecond, [](Unit& unit) { unit.pose.heading = Heading::degrees(0); });
  EXPECT_TRUE(may_close_volley(table.setting(), table.state(), kSecond, kFirst));
  table.set(kSecond, [](Unit& unit) { unit.halted = true; });
  EXPECT_FALSE(may_close_volley(table.setting(), table.state(), kSecond, kFirst));
}

TEST(Musketry, FB_283_smoothbores_close_at_their_own_nearest_band_and_a_wall_covers_the_attacker) {
  Battle battle =
      open_field({foot("1st", Side::Union, 40, 29, 180, Arm::RifledMusket, Formation::Column),
                  foot("2nd", Side::Confederate, 40, 20, 0, Arm::SmoothboreMusket)});
  Table open{battle};
  EXPECT_EQ(closing_fire_of(open.setting(), open.state(), kSecond, kFirst)[0].deduction, 1);
  battle.lines = {{LineKind::Wall, "wall", {}, {at(20, 28.3), at(60, 28.3)}, {}}};
  Table covered{battle};
  EXPECT_EQ(closing_fire_of(covered.setting(), covered.state(), kSecond, kFirst)[0].deduction, 2);
}

}  // namespace
}  // namespace tests::field
