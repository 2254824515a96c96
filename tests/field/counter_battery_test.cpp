// [FB-220]-[FB-227] Fire at guns.
#include "core/field/counter_battery.h"

#include "tests/field/guns_lay.h"
#include "tests/field/heard.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace tests::field {
namespace {

using namespace core::field;  // NOLINT: guns and their answers

/// An enemy gun whose model has its middle so far before ours, and so far off the line.
BattleUnit enemy_gun(double along, double right = 0) {
  BattleUnit unit = battery("Enemy", Side::Confederate, kMuzzleX + along - 1, kMuzzleY - right, 270,
                            {GunKind::Gun});
  unit.muster.officers = 0;
  return unit;
}

TEST(CounterBattery, FB_E14_FB_220_the_score_is_noted_and_less_at_a_distance) {
  Table table{{gun_at_edge(), enemy_gun(40)}, {5, 5, 3, 1}};
  fire_guns(table, {ball()});
  EXPECT_EQ(table.unit(kSecond).guns[0].damage, 4);
  table.set(kSecond, [](Unit& unit) { unit.pose.at = before(49); });
  table.state().move = 2;
  fire_guns(table, {ball()});
  EXPECT_EQ(table.unit(kSecond).guns[0].damage, 4);
  EXPECT_EQ(table.thrown(), 4U);
}

TEST(CounterBattery, FB_223_the_middle_lies_within_half_an_inch_of_the_line) {
  Table near{{gun_at_edge(), enemy_gun(30, 0.5)}, {3, 6}};
  fire_guns(near, {ball()});
  EXPECT_EQ(near.unit(kSecond).guns[0].damage, 6);
  EXPECT_TRUE(near.unit(kSecond).now.fired_on);
  Table far{{gun_at_edge(), enemy_gun(30, 0.5001)}, {3, 6}};
  fire_guns(far, {ball()});
  EXPECT_EQ(far.unit(kSecond).guns[0].damage, 0);
}

TEST(CounterBattery, FB_223_and_inside_a_band_of_the_colour) {
  Table table{{gun_at_edge(), enemy_gun(30)}, {5, 6}};
  fire_guns(table, {ball()});
  EXPECT_EQ(table.unit(kSecond).guns[0].damage, 0);
}

TEST(CounterBattery, FB_225_FB_207_within_18_inches_no_ball_hits_a_gun) {
  Table table{{gun_at_edge(), enemy_gun(18)}, {1}};
  fire_guns(table, {ball()});
  EXPECT_EQ(table.unit(kSecond).guns[0].damage, 0);
  EXPECT_EQ(table.thrown(), 1U);
}

TEST(CounterBattery, FB_223_gunners_under_the_stick_are_thrown_for_besides) {
  Table table{{gun_at_edge(), enemy_gun(30)}, {3, 6, 3}};
  table.state().units[1].figures[2].at = before(32, 0.25);
  fire_guns(table, {ball()});
  EXPECT_EQ(table.unit(kSecond).guns[0].damage, 6);
  EXPECT_EQ(standing(table, kSecond), "ooxo");
}

TEST(CounterBattery, FB_224_FB_248_a_shell_adds_to_the_same_total) {
  Table table{{gun_at_edge(GunKind::Howitzer), enemy_gun(35)}, {6, 5}};
  table.set(kSecond, [](Unit& unit) {
    unit.guns[0].damage = 3;
    for (Figure& figure : unit.figures) {
      figure.fate = Fate::Killed;
    }
  });
  fire_guns(table, {shell(35)});
  EXPECT_EQ(table.unit(kSecond).guns[0].damage, 8);
}

TEST(CounterBattery, FB_222_FB_248_the_distance_takes_from_a_shell_too) {
  Table table{{gun_at_edge(GunKind::Howitzer), enemy_gun(36)}, {6, 5}};
  for (Figure& figure : table.state().units[1].figures) {
    figure.at = at(90, 5);
  }
  fire_guns(table, {shell(36)});
  EXPECT_EQ(table.unit(kSecond).guns[0].damage, 4);
}

TEST(CounterBattery, FB_222_FB_248_how_far_a_shell_flew_is_measured_to_the_gun) {
  // Its middle lies 35.98" along the line and 1.5" beside it: 36.01" away, which takes one off.
  std::vector<int> damage;
  for (std::uint8_t sector = 1; sector <= 6; ++sector) {
    Table table{{gun_at_edge(GunKind::Howitzer), enemy_gun(35.98, 1.5)}, {sector, 5}};
    table.set(kSecond, [](Unit& unit) {
      for (Figure& figure : unit.figures) {
        figure.at = at(90, 5);
      }
    });
    fire_guns(table, {shell(36)});
    damage.push_back(table.unit(kSecond).guns[0].damage);
  }
  EXPECT_EQ(std::ranges::count(damage, 4), 1) << "in one sector";
  EXPECT_EQ(std::ranges::count(damage, 0), 5);
}

TEST(CounterBattery, FB_227_mean_number_of_hits_to_10_and_20) {
  // Of so many points still wanted: one hit, and what is wanted after it. A hit of 0 changes
  // nothing.
  const auto mean = [](int wanted, Inches distance) {
    std::vector<double> hits(static_cast<std::size_t>(wanted) + 1);
    for (int left = 1; left <= wanted; ++left) {
      double sum = 6;
      int nothing = 0;
      for (int die = 1; die <= 6; ++die) {
        const int points = points_of_hit(die, distance);
        nothing += points == 0 ? 1 : 0;
        sum += points == 0 ? 0 : hits[static_cast<std::size_t>(std::max(0, left - points))];
      }
      hits[static_cast<std::size_t>(left)] = sum / (6 - nothing);
    }
    return hits.back();
  };
  constexpr double kHalfOfLastDigit = 0.0051;
  EXPECT_NEAR(mean(10, inches(30)), 3.32, kHalfOfLastDigit);
  EXPECT_NEAR(mean(20, inches(30)), 6.19, kHalfOfLastDigit);
  EXPECT_NEAR(mean(10, inches(40)), 4.53, kHalfOfLastDigit);
  EXPECT_NEAR(mean(20, inches(40)), 8.53, kHalfOfLastDigit);
  EXPECT_NEAR(mean(10, inches(50)), 6.60, kHalfOfLastDigit);
  EXPECT_NEAR(mean(20, inches(50)), 12.60, kHalfOfLastDigit);
}

TEST(CounterBattery, FB_221_the_log_tells_when_a_gun_is_slowed_and_destroyed) {
  Table table{{gun_at_edge(), enemy_gun(30)}};
  note_gun_hit(table.record(), {kSecond, 0, 10});
  EXPECT_EQ(heard(table.record(), "field-gun-slowed").size(), 1U);
  note_gun_hit(table.record(), {kSecond, 0, 10});
  EXPECT_EQ(heard(table.record(), "gun-destroyed").size(), 1U);
  EXPECT_TRUE(table.unit(kSecond).guns[0].destroyed);
}

}  // namespace
}  // namespace tests::field
