// What the way past the enemy's guns costs a ship.
#include "core/table/passage.h"

#include "tests/table/build.h"

#include <gtest/gtest.h>

namespace core::table {
namespace {

using testing::inch;
using testing::pose;
using testing::strait;
using testing::to_the_right;

constexpr ShipId kRunner{0};
constexpr ShipId kOther{1};
constexpr Fare kFare{.inch = 2, .harm = 10, .inches_a_turn = 5};

/// The strait with a ship that has to reach its right end, and one that has not.
Battle open_way() {
  Battle battle = strait();
  for (const int y : {10, 15}) {
    BattleShip& ship = battle.ships.emplace_back();
    ship.side = board::Side::Confederate;
    ship.pose = pose(inch(5, y), 90);
  }
  Objective& objective = battle.objectives.emplace_back();
  objective.winner = board::Side::Confederate;
  objective.when.is = ShipsMeet{{kRunner}, true, 1, {to_the_right()}};
  return battle;
}

Tasks tasks() {
  constexpr Hull kHull{Inches::of(2), Inches::ratio(4, 10), {}};
  return {open_way(), board::Side::Confederate, Inches::ratio(6, 10), [&](ShipId) {
            return Sailing{kHull, 100, Inches::of(3), {}};
          }};
}

/// Does 3 a turn up to 6 inches away.
std::vector<Threat> battery(Point at) { return {{at, std::vector<double>(7, 3.0)}}; }

TEST(Passage, without_threats_it_costs_time_alone) {
  const Tasks all = tasks();
  const Passage way{all, kRunner, inch(5, 10), {}, kFare};
  EXPECT_NEAR(way.left(inch(5, 10)), 2 * 20.5, 3);
  EXPECT_EQ(way.harm_left(inch(5, 10)), 0);
}

TEST(Passage, harm_is_what_the_guns_on_the_rest_of_the_way_do) {
  const Tasks all = tasks();
  const Passage way{all, kRunner, inch(5, 2), battery(inch(15, 0)), kFare};
  const Passage free{all, kRunner, inch(5, 2), {}, kFare};
  const double before = way.harm_left(inch(5, 2));
  EXPECT_GT(before, 0);
  EXPECT_DOUBLE_EQ(way.left(inch(5, 2)), free.left(inch(5, 2)) + before);
  EXPECT_LT(way.harm_left(inch(5, 12)), before) << "past them in a wide berth";
  EXPECT_GT(way.harm_left(inch(15, 2)), way.harm_left(inch(15, 12))) << "under them or not";
  EXPECT_EQ(way.harm_left(inch(23, 2)), 0) << "past them";
}

TEST(Passage, who_is_fast_is_under_fire_for_less_time) {
  const Tasks all = tasks();
  const auto across = battery(inch(15, 10));
  Fare fast = kFare;
  fast.inches_a_turn = 10;
  const Point from = inch(12, 10);
  EXPECT_LT((Passage{all, kRunner, from, across, fast}.harm_left(from)),
            (Passage{all, kRunner, from, across, kFare}.harm_left(from)));
}

TEST(Passage, who_has_no_place_to_reach_has_no_way_left) {
  const Tasks all = tasks();
  const Passage other{all, kOther, inch(5, 15), battery(inch(15, 0)), kFare};
  EXPECT_EQ(other.left(inch(5, 15)), 0);
  EXPECT_EQ(other.harm_left(inch(5, 15)), 0);
  const Point there = testing::at(285'000, 105'000);
  EXPECT_EQ((Passage{all, kRunner, there, battery(there), kFare}.left(there)), 0);
}

}  // namespace
}  // namespace core::table
