// [FB-150]-[FB-169] Musketry by formed troops.
#include "core/field/musketry.h"

#include "tests/field/fields.h"
#include "tests/field/heard.h"

#include <gtest/gtest.h>

namespace tests::field {
namespace {

using namespace core::field;  // NOLINT: volleys and their answers
using core::base::operator""_rule;
using Figures = std::vector<int>;

/// The middle of two ranks whose front stands at y = 20.
constexpr double kMiddle = 19.625;

/// A line that faces up the table, and an enemy line so far before the middle of its ranks.
std::vector<BattleUnit> two_lines(double apart, Arm arm = Arm::RifledMusket, int men = 24) {
  return {foot("1st", Side::Union, 40, 20, 0, arm, Formation::Line, men),
          foot("2nd", Side::Confederate, 40, kMiddle + apart, 180)};
}

void fire(Table& table, std::vector<Volley> volleys) {
  table.state().volleys = std::move(volleys);
  resolve_musketry(table.record());
}

Figures volley_of(Table& table) {
  const auto told = heard(table.record(), "volley-hits");
  return told.empty() ? Figures{} : told.front().figures;
}

Judged<> judged(Table& table, Volley volley = {kFirst, kSecond, false}) {
  return judge_volley(table.setting(), table.state(), volley);
}

int deduction_of_first(Table& table) {
  const auto bodies = fire_of(table.setting(), table.state(), {kFirst, kSecond, false});
  return bodies.empty() ? -1 : bodies.front().deduction;
}

void spend(Table& table, UnitId unit = kFirst) {
  table.set(unit, [](Unit& now) { now.first_volley = false; });
}

TEST(Musketry, FB_151_FB_152_one_die_for_six_and_the_deduction_from_each) {
  Table table{two_lines(7), {6, 3, 1, 4}};
  fire(table, {{kFirst, kSecond, false}});
  EXPECT_EQ(volley_of(table), (Figures{4, 10}));
}

TEST(Musketry, FB_E04_first_volley_at_close_range) {
  Table table{two_lines(7), {6, 3, 1, 4}};
  EXPECT_EQ(deduction_of_first(table), 1);
  fire(table, {{kFirst, kSecond, false}});
  EXPECT_EQ(volley_of(table), (Figures{4, 10}));
}

TEST(Musketry, FB_E05_who_is_struck) {
  Table table{two_lines(7), {1, 4, 4, 6, 2, 5, 6}};
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
  Battle battle = open_field(two_lines(20));
  battle.lines = {{LineKind::Wall, "wall", {}, {at(20, 39.1), at(60, 39.1)}, {}}};
  Table table{battle, {6, 6, 2, 5}};
  spend(table);
  EXPECT_EQ(deduction_of_first(table), 5);
  fire(table, {{kFirst, kSecond, false}});
  EXPECT_EQ(volley_of(table), (Figures{4, 2}));
}

TEST(Musketry, FB_E07_FB_160_smoothbores_have_shorter_bands) {
  Table table{two_lines(10, Arm::SmoothboreMusket), {5, 4, 3, 2}};
  spend(table);
  fire(table, {{kFirst, kSecond, false}});
  EXPECT_EQ(volley_of(table), (Figures{4, 3}));
}

TEST(Musketry, FB_E08_a_remainder_of_four_has_half_rounded_down) {
  Table table{two_lines(12, Arm::RifledMusket, 16), {6, 5, 6}};
  spend(table);
  fire(table, {{kFirst, kSecond, false}});
  EXPECT_EQ(volley_of(table), (Figures{3, 6}));
}

TEST(Musketry, FB_E09_who_fires_second_answers_with_those_left) {
  // A 3, B 5; B's four dice, with 4 hits of the first, on men 1 to 4; then A.
  Table table{two_lines(7), {3, 5, 6, 2, 1, 1, 1, 2, 3, 4}};
  spend(table);
  spend(table, kSecond);
  fire(table, {{kFirst, kSecond, false}, {kSecond, kFirst, false}});

  const auto told = heard(table.record(), "volley-hits");
  ASSERT_EQ(told.size(), 2U);
  EXPECT_EQ(told[0].ship, kSecond);
  EXPECT_EQ(told[0].figures, (Figures{4, 4}));
  EXPECT_EQ(men_of(table.unit(kFirst)), 20);
  EXPECT_EQ(told[1].figures[0], 3);  // two are left over
}

TEST(Musketry, FB_150_equal_dice_make_the_fire_simultaneous) {
  Table table{two_lines(7), {4, 4, 6, 1, 1, 1, 6, 1, 1, 1}};
  fire(table, {{kFirst, kSecond, false}, {kSecond, kFirst, false}});
  const auto told = heard(table.record(), "volley-hits");
  ASSERT_EQ(told.size(), 2U);
  EXPECT_EQ(told[0].figures[0], 4);
  EXPECT_EQ(told[1].figures[0], 4);  // with all it had
}

TEST(Musketry, FB_163_nobody_throws_for_the_order_when_nobody_answers) {
  Table table{two_lines(7), {1, 1, 1, 1}};
  fire(table, {{kFirst, kSecond, false}});
  EXPECT_EQ(table.thrown(), 4U);
}

TEST(Musketry, FB_163_each_of_several_units_throws_one_die) {
  auto units = two_lines(7);
  units.push_back(foot("3rd", Side::Union, 52, 20, 0));
  Table table{units, {1, 6, 3}};
  fire(table, {{kFirst, kSecond, false}, {kSecond, kFirst, false}, {kThird, kSecond, false}});
  const auto told = heard(table.record(), "order-of-fire");
  ASSERT_EQ(told.size(), 3U);
  EXPECT_EQ(told[2].rule, "FB-163"_rule);
  EXPECT_EQ(told[2].figures, (Figures{3}));
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
  EXPECT_EQ(why(judged(table)), "FB-153 too-few-to-fire");
}

TEST(Musketry, FB_092_a_column_fires_with_its_front_two_ranks) {
  Table table{{foot("1st", Side::Union, 40, 20, 0, Arm::RifledMusket, Formation::Column),
               foot("2nd", Side::Confederate, 40, 28, 180)}};
  EXPECT_EQ(firers_of(table.state(), kFirst).size(), 2U);
}

TEST(Musketry, FB_127_in_a_ford_the_front_rank_fires) {
  Table table{two_lines(7)};
  table.set(kFirst, [](Unit& unit) { unit.ford = InFord{}; });
  EXPECT_EQ(firers_of(table.state(), kFirst).size(), 2U);
}

TEST(Musketry, FB_159_FB_004_exactly_8_inches_is_the_first_band) {
  Table near{two_lines(8)};
  EXPECT_EQ(deduction_of_first(near), 1);
  Table far{two_lines(8.0001)};
  EXPECT_EQ(deduction_of_first(far), 2);
  Table second{two_lines(16)};
  EXPECT_EQ(deduction_of_first(second), 2);
  Table third{two_lines(16.0001)};
  EXPECT_EQ(deduction_of_first(third), 3);
}

TEST(Musketry, FB_161_exactly_24_inches_is_in_range) {
  Table near{two_lines(24)};
  EXPECT_TRUE(judged(near));
  Table far{two_lines(24.0001)};
  const auto no = judged(far);
  EXPECT_EQ(why(no), "FB-161 target-too-far");
  EXPECT_EQ(no.error().need_inches, inches(24));
  EXPECT_EQ(no.error().have_inches, inches(24.0001));
  Table smooth{two_lines(18.0001, Arm::SmoothboreMusket)};
  EXPECT_EQ(why(judged(smooth)), "FB-161 target-too-far");
}

TEST(Musketry, FB_157_FB_158_the_first_volley_is_spent_by_part_of_the_unit) {
  Table table{two_lines(7)};
  ASSERT_EQ(deduction_of_first(table), 1);
  fire(table, {{kFirst, kSecond, false}});
  EXPECT_FALSE(table.unit(kFirst).first_volley);
  EXPECT_TRUE(table.unit(kFirst).now.fired);
  EXPECT_TRUE(table.unit(kSecond).now.fired_on);
  EXPECT_EQ(deduction_of_first(table), 2);
}

TEST(Musketry, FB_167_a_unit_fires_once_in_a_move) {
  Table table{two_lines(7)};
  EXPECT_TRUE(judged(table));
  table.set(kFirst, [](Unit& unit) { unit.now.fired = true; });
  EXPECT_EQ(why(judged(table)), "FB-167 has-fired");
}

TEST(Musketry, FB_091_a_line_that_has_moved_4_inches_may_fire) {
  Table table{two_lines(7)};
  table.set(kFirst, [](Unit& unit) { unit.now.moved = inches(4); });
  EXPECT_TRUE(judged(table));
  table.set(kFirst, [](Unit& unit) { unit.now.moved = inches(4.0001); });
  const auto no = judged(table);
  EXPECT_EQ(why(no), "FB-091 moved-too-far-to-fire");
  EXPECT_EQ(no.error().need_inches, inches(4));
  EXPECT_EQ(no.error().have_inches, inches(4.0001));
}

TEST(Musketry, FB_092_a_column_is_held_to_the_same) {
  Table table{{foot("1st", Side::Union, 40, 20, 0, Arm::RifledMusket, Formation::Column),
               foot("2nd", Side::Confederate, 40, 28, 180)}};
  table.set(kFirst, [](Unit& unit) { unit.now.moved = inches(5); });
  EXPECT_EQ(why(judged(table)), "FB-092 moved-too-far-to-fire");
}

TEST(Musketry, FB_164_the_arc_is_45_degrees_to_either_side) {
  // One man before the left corner of the line, seen from its leftmost body.
  const double x = 40 - 3.375;
  Table in{
      {foot("1st", Side::Union, 40, 20, 0), foot("2nd", Side::Confederate, x - 10, kMiddle + 10,
                                                 180, Arm::RifledMusket, Formation::Line, 1, 0)}};
  EXPECT_TRUE(judged(in));
  Table out{
      {foot("1st", Side::Union, 40, 20, 0), foot("2nd", Side::Confederate, x - 10.01, kMiddle + 10,
                                                 180, Arm::RifledMusket, Formation::Line, 1, 0)}};
  EXPECT_EQ(why(judged(out)), "FB-164 not-in-arc");
}

TEST(Musketry, FB_164_nobody_fires_through_friends) {
  auto units = two_lines(14);
  units.push_back(foot("3rd", Side::Union, 40, 26, 0));
  Table table{units};
  EXPECT_EQ(why(judged(table)), "FB-164 friends-before-muskets");
}

TEST(Musketry, FB_133_a_building_hides_the_target) {
  Battle battle = open_field(two_lines(14));
  battle.sections = {{"barn", {}, 0, {at(30, 25), at(50, 25), at(50, 28), at(30, 28)}}};
  Table table{battle};
  EXPECT_EQ(why(judged(table)), "FB-133 not-in-sight");
}

TEST(Musketry, FB_164_a_garrison_fires_all_round_and_is_a_body_of_its_section) {
  Battle battle =
      open_field({foot("1st", Side::Union, 40, 10, 0, Arm::RifledMusket, Formation::Open, 7, 0),
                  foot("2nd", Side::Confederate, 40, 10, 0)});
  battle.sections = {{"barn", {}, 0, {at(38, 22), at(42, 22), at(42, 26), at(38, 26)}}};
  battle.units[0].garrisons = {SectionId{0}};
  Table table{battle};
  const auto bodies = firers_of(table.state(), kFirst);
  ASSERT_EQ(bodies.size(), 1U);  // of seven one is left over
  EXPECT_TRUE(bodies[0].all_round);
  EXPECT_FALSE(bodies[0].skirmish);
  EXPECT_TRUE(judged(table));  // behind them
  EXPECT_EQ(target_groups(table.state(), kFirst).size(), 1U);
}

TEST(Musketry, FB_165_open_order_counts_as_in_cover_and_one_more_behind_a_wall) {
  auto units = two_lines(7);
  units[1].formation = Formation::Open;
  units[1].ranks = 1;
  Table open{units};
  EXPECT_EQ(deduction_of_first(open), 2);
  Battle battle = open_field(units);
  battle.lines = {{LineKind::Wall, "wall", {}, {at(0, 26.1), at(90, 26.1)}, {}}};
  Table covered{battle};
  EXPECT_EQ(deduction_of_first(covered), 3);
}

TEST(Musketry, FB_166_a_melee_is_neither_target_nor_firer) {
  auto units = two_lines(7);
  units.push_back(foot("3rd", Side::Confederate, 60, 30, 180));
  Table table{units};
  core::field::Melee melee;
  melee.units = {kSecond, kThird};
  melee.moves = 1;
  table.state().melees = {melee};
  EXPECT_EQ(why(judged(table)), "FB-166 target-fights-hand-to-hand");
  EXPECT_EQ(why(judged(table, {kSecond, kFirst, false})), "FB-166 fights-hand-to-hand");
  table.state().melees.front().over = true;
  EXPECT_TRUE(judged(table));
}

TEST(Musketry, FB_166_mounted_cavalry_does_not_fire_and_dismounted_does) {
  Table table{{horse("1st", Side::Union, 40, 20, 0), foot("2nd", Side::Confederate, 40, 28, 180)}};
  EXPECT_EQ(why(judged(table)), "FB-166 mounted-does-not-fire");
  table.set(kFirst, [](Unit& unit) {
    unit.dismounted = true;
    unit.figures.back().tending = true;
  });
  EXPECT_TRUE(judged(table));
}

TEST(Musketry, FB_025_a_battery_has_no_muskets) {
  Table table{
      {battery("1st", Side::Union, 40, 20, 0), foot("2nd", Side::Confederate, 40, 28, 180)}};
  EXPECT_EQ(why(judged(table)), "FB-025 has-no-muskets");
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

TEST(Musketry, FB_155_the_unit_named_before_the_nearest) {
  auto units = two_lines(20);
  units.push_back(
      foot("3rd", Side::Confederate, 52, 30, 180, Arm::RifledMusket, Formation::Line, 6, 0));
  Table table{units};
  EXPECT_EQ(targets_of(table.setting(), table.state(), kFirst),
            (std::vector<UnitId>{kThird, kSecond}));
  const auto named = fire_of(table.setting(), table.state(), {kFirst, kSecond, false});
  for (const BodyFire& each : named) {
    EXPECT_EQ(each.group.unit, kSecond);
  }
  const auto nearest = fire_of(table.setting(), table.state(), {kFirst, {}, false});
  EXPECT_EQ(nearest.front().group.unit, kThird);
}

TEST(Musketry, FB_156_FB_413_a_general_shares_the_number_6) {
  Battle battle = open_field(two_lines(7));
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

TEST(Musketry, FB_496_hidden_troops_are_no_target_and_are_seen_when_they_fire) {
  Table table{two_lines(7)};
  table.set(kSecond, [](Unit& unit) { unit.hidden = true; });
  EXPECT_EQ(why(judged(table)), "FB-496 not-seen-yet");
  EXPECT_EQ(why(judged(table, {kFirst, {}, false})), "FB-155 nobody-to-fire-at");
  fire(table, {{kSecond, kFirst, false}});
  EXPECT_FALSE(table.unit(kSecond).hidden);
}

TEST(Musketry, FB_505_FB_381_FB_385_FB_400_who_is_not_in_hand_does_not_fire) {
  Table table{two_lines(7)};
  const auto with = [&](auto edit) {
    Table other{two_lines(7)};
    other.set(kFirst, edit);
    return judged(other);
  };
  EXPECT_EQ(why(with([](Unit& unit) { unit.asleep = true; })), "FB-505 is-asleep");
  EXPECT_EQ(why(with([](Unit& unit) { unit.halted = true; })), "FB-381 halted-by-morale");
  EXPECT_EQ(why(with([](Unit& unit) { unit.bad = 1; })), "FB-385 bad-morale");
  EXPECT_EQ(why(with([](Unit& unit) { unit.broken = true; })), "FB-400 goes-to-the-rear");
  EXPECT_EQ(why(with([](Unit& unit) { unit.retreat = 1; })), "FB-355 goes-to-the-rear");
  EXPECT_EQ(why(with([](Unit& unit) { unit.where = Where::Fled; })), "FB-051 not-on-the-table");
}

TEST(Musketry, FB_510_in_the_first_moves_only_guns_act) {
  Battle battle = open_field(two_lines(7));
  battle.rules = {OnlyGunsAct{Side::Confederate, 1}};
  Table table{battle};
  EXPECT_EQ(why(judged(table)), "FB-510 only-guns-act");
  table.state().move = 2;
  EXPECT_TRUE(judged(table));
}

TEST(Musketry, FB_511_in_dim_light_nobody_fires_beyond_16_inches) {
  Battle battle = open_field(two_lines(16.0001));
  battle.rules = {DimLight{13, inches(16)}};
  Table table{battle};
  table.state().move = 12;
  EXPECT_TRUE(judged(table));
  table.state().move = 13;
  const auto no = judged(table);
  EXPECT_EQ(why(no), "FB-511 target-too-far");
  EXPECT_EQ(no.error().need_inches, inches(16));
}

TEST(Musketry, FB_051_neither_friends_nor_those_who_are_gone_are_targets) {
  auto units = two_lines(7);
  units.push_back(foot("3rd", Side::Union, 60, 30, 180));
  Table table{units};
  EXPECT_EQ(why(judged(table, {kFirst, kThird, false})), "FB-051 own-side");
  table.state().units[1].where = Where::Dispersed;
  EXPECT_EQ(why(judged(table)), "FB-051 target-gone");
}

TEST(Musketry, FB_E22_FB_283_the_closing_volley_is_in_the_nearest_band) {
  Table table{{foot("1st", Side::Union, 40, 29, 180, Arm::RifledMusket, Formation::Column),
               foot("2nd", Side::Confederate, 40, 20, 0)},
              {2, 6, 4, 1}};
  const int lost = closing_volley(table.record(), kSecond, kFirst);
  const int men = men_of(table.unit(kFirst));
  EXPECT_EQ(volley_of(table), (Figures{4, 9}));
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
