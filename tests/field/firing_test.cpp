// [FB-155] [FB-161]-[FB-167] Who may fire, and at whom.
#include "core/field/firing.h"

#include "core/field/sequence.h"
#include "tests/field/heard.h"
#include "tests/field/two_lines.h"

#include <gtest/gtest.h>

namespace tests::field {
namespace {

using namespace core::field;  // NOLINT: volleys and their answers

TEST(Firing, FB_161_exactly_24_inches_is_in_range) {
  Table near{two_lines_apart(24)};
  EXPECT_TRUE(judged_volley(near));
  Table far{two_lines_apart(24.0001)};
  const auto no = judged_volley(far);
  EXPECT_EQ(why(no), "FB-161 target-too-far");
  EXPECT_EQ(no.error().need_inches, inches(24));
  EXPECT_EQ(no.error().have_inches, inches(24.0001));
  Table smooth{two_lines_apart(18.0001, Arm::SmoothboreMusket)};
  EXPECT_EQ(why(judged_volley(smooth)), "FB-161 target-too-far");
}

TEST(Firing, FB_167_a_unit_fires_once_in_a_move) {
  Table table{two_lines_apart(7)};
  EXPECT_TRUE(judged_volley(table));
  table.set(kFirst, [](Unit& unit) { unit.now.fired = true; });
  EXPECT_EQ(why(judged_volley(table)), "FB-167 has-fired");
}

TEST(Firing, FB_167_FB_212_what_was_aimed_and_laid_is_forgotten_with_the_move) {
  Table table{two_lines_apart(7)};
  table.state().step = Step::Musketry;
  table.state().volleys = {{kFirst, kSecond, false}};
  table.state().laid = {{kFirst, 0, ShotKind::Ball, at(40, 40)}};
  for (int ends = 0; ends < 2 && table.state().step == Step::Musketry; ++ends) {
    end_step(table.record(), *asked(table.state()));
  }
  ASSERT_EQ(table.state().move, 2);
  EXPECT_TRUE(table.state().volleys.empty());
  EXPECT_TRUE(table.state().laid.empty());
}

TEST(Firing, FB_091_a_line_that_has_moved_4_inches_may_fire) {
  Table table{two_lines_apart(7)};
  table.set(kFirst, [](Unit& unit) { unit.now.moved = inches(4); });
  EXPECT_TRUE(judged_volley(table));
  table.set(kFirst, [](Unit& unit) { unit.now.moved = inches(4.0001); });
  const auto no = judged_volley(table);
  EXPECT_EQ(why(no), "FB-091 moved-too-far-to-fire");
  EXPECT_EQ(no.error().need_inches, inches(4));
  EXPECT_EQ(no.error().have_inches, inches(4.0001));
}

TEST(Firing, FB_092_a_column_is_held_to_the_same) {
  Table table{{foot("1st", Side::Union, 40, 20, 0, Arm::RifledMusket, Formation::Column),
               foot("2nd", Side::Confederate, 40, 28, 180)}};
  table.set(kFirst, [](Unit& unit) { unit.now.moved = inches(5); });
  EXPECT_EQ(why(judged_volley(table)), "FB-092 moved-too-far-to-fire");
}

TEST(Firing, FB_164_the_arc_is_45_degrees_to_either_side) {
  // One man before the left corner of the line, seen from its leftmost body.
  const double x = 40 - 3.375;
  Table in{{foot("1st", Side::Union, 40, 20, 0),
            foot("2nd", Side::Confederate, x - 10, kMiddleOfRanks + 10, 180, Arm::RifledMusket,
                 Formation::Line, 1, 0)}};
  EXPECT_TRUE(judged_volley(in));
  Table out{{foot("1st", Side::Union, 40, 20, 0),
             foot("2nd", Side::Confederate, x - 10.01, kMiddleOfRanks + 10, 180, Arm::RifledMusket,
                  Formation::Line, 1, 0)}};
  EXPECT_EQ(why(judged_volley(out)), "FB-164 not-in-arc");
}

TEST(Firing, FB_164_nobody_fires_through_friends) {
  auto units = two_lines_apart(14);
  units.push_back(foot("3rd", Side::Union, 40, 26, 0));
  Table table{units};
  EXPECT_EQ(why(judged_volley(table)), "FB-164 friends-before-muskets");
}

TEST(Firing, FB_133_a_building_hides_the_target) {
  Battle battle = open_field(two_lines_apart(14));
  battle.sections = {{"barn", {}, 0, {at(30, 25), at(50, 25), at(50, 28), at(30, 28)}}};
  Table table{battle};
  EXPECT_EQ(why(judged_volley(table)), "FB-133 not-in-sight");
}

TEST(Firing, FB_164_a_garrison_fires_all_round_and_is_a_body_of_its_section) {
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
  EXPECT_TRUE(judged_volley(table));  // behind them
  EXPECT_EQ(target_groups(table.state(), kFirst).size(), 1U);
}

TEST(Firing, FB_166_a_melee_is_neither_target_nor_firer) {
  auto units = two_lines_apart(7);
  units.push_back(foot("3rd", Side::Confederate, 60, 30, 180));
  Table table{units};
  core::field::Melee melee;
  melee.units = {kSecond, kThird};
  table.state().melees = {melee};
  EXPECT_EQ(why(judged_volley(table)), "FB-166 target-fights-hand-to-hand");
  EXPECT_EQ(why(judged_volley(table, {kSecond, kFirst, false})), "FB-166 fights-hand-to-hand");
  table.state().melees.front().over = true;
  EXPECT_TRUE(judged_volley(table));
}

TEST(Firing, FB_166_mounted_cavalry_does_not_fire_and_dismounted_does) {
  Table table{{horse("1st", Side::Union, 40, 20, 0), foot("2nd", Side::Confederate, 40, 28, 180)}};
  EXPECT_EQ(why(judged_volley(table)), "FB-166 mounted-does-not-fire");
  table.set(kFirst, [](Unit& unit) {
    unit.dismounted = true;
    unit.figures.back().tending = true;
  });
  EXPECT_TRUE(judged_volley(table));
}

TEST(Firing, FB_025_a_battery_has_no_muskets) {
  Table table{
      {battery("1st", Side::Union, 40, 20, 0), foot("2nd", Side::Confederate, 40, 28, 180)}};
  EXPECT_EQ(why(judged_volley(table)), "FB-025 has-no-muskets");
}

TEST(Firing, FB_155_the_unit_named_before_the_nearest) {
  auto units = two_lines_apart(20);
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

TEST(Firing, FB_496_hidden_troops_are_no_target_and_are_seen_when_they_fire) {
  Table table{two_lines_apart(7)};
  table.set(kSecond, [](Unit& unit) { unit.hidden = true; });
  EXPECT_EQ(why(judged_volley(table)), "FB-496 not-seen-yet");
  EXPECT_EQ(why(judged_volley(table, {kFirst, {}, false})), "FB-155 nobody-to-fire-at");
  fire_muskets(table, {{kSecond, kFirst, false}});
  EXPECT_FALSE(table.unit(kSecond).hidden);
}

TEST(Firing, FB_505_FB_381_FB_385_FB_400_who_is_not_in_hand_does_not_fire) {
  Table table{two_lines_apart(7)};
  const auto with = [&](auto edit) {
    Table other{two_lines_apart(7)};
    other.set(kFirst, edit);
    return judged_volley(other);
  };
  EXPECT_EQ(why(with([](Unit& unit) { unit.asleep = true; })), "FB-505 is-asleep");
  EXPECT_EQ(why(with([](Unit& unit) { unit.halted = true; })), "FB-381 halted-by-morale");
  EXPECT_EQ(why(with([](Unit& unit) { unit.bad = 1; })), "FB-385 bad-morale");
  EXPECT_EQ(why(with([](Unit& unit) { unit.broken = true; })), "FB-400 goes-to-the-rear");
  EXPECT_EQ(why(with([](Unit& unit) { unit.retreat = 1; })), "FB-355 goes-to-the-rear");
  EXPECT_EQ(why(with([](Unit& unit) { unit.where = Where::Fled; })), "FB-051 not-on-the-table");
}

TEST(Firing, FB_510_in_the_first_moves_only_guns_act) {
  Battle battle = open_field(two_lines_apart(7));
  battle.rules = {OnlyGunsAct{Side::Confederate, 1}};
  Table table{battle};
  EXPECT_EQ(why(judged_volley(table)), "FB-510 only-guns-act");
  table.state().move = 2;
  EXPECT_TRUE(judged_volley(table));
}

TEST(Firing, FB_511_in_dim_light_nobody_fires_beyond_16_inches) {
  Battle battle = open_field(two_lines_apart(16.0001));
  battle.rules = {DimLight{13, inches(16)}};
  Table table{battle};
  table.state().move = 12;
  EXPECT_TRUE(judged_volley(table));
  table.state().move = 13;
  const auto no = judged_volley(table);
  EXPECT_EQ(why(no), "FB-511 target-too-far");
  EXPECT_EQ(no.error().need_inches, inches(16));
}

TEST(Firing, FB_051_neither_friends_nor_those_who_are_gone_are_targets) {
  auto units = two_lines_apart(7);
  units.push_back(foot("3rd", Side::Union, 60, 30, 180));
  Table table{units};
  EXPECT_EQ(why(judged_volley(table, {kFirst, kThird, false})), "FB-051 own-side");
  table.state().units[1].where = Where::Dispersed;
  EXPECT_EQ(why(judged_volley(table)), "FB-051 target-gone");
}

}  // namespace
}  // namespace tests::field
