// The way by water for a hull that has to fit through, and to turn.
#include "core/table/fairway.h"

#include "tests/table/build.h"

#include <gtest/gtest.h>

namespace core::table {
namespace {

using testing::hundredths;
using testing::inch;
using testing::pose;
using testing::strait;
using testing::to_the_right;

constexpr Hull kShip{Inches::of(2), Inches::ratio(4, 10), {}};

/// Mines right across with a gap of that width, its lower side on y = 10.
Battle with_gap(Inches width) {
  Battle battle = strait();
  const auto mine = [&](Inches from, Inches to) {
    BattleArea area;
    area.kind = GroundKind::RealMines;
    area.polygon = rectangle({Inches::of(13), from}, {Inches::of(17), to});
    battle.areas.push_back(area);
  };
  mine({}, Inches::of(10));
  mine(Inches::of(10) + width, Inches::of(20));
  return battle;
}

Sailing alone(int radius) { return {kShip, 100, Inches::of(radius), {}}; }

Sailing with_consort(Inches to_starboard) {
  Sailing sailing = alone(3);
  sailing.consort = {kShip, {{}, to_starboard, 0}, 100};
  return sailing;
}

TEST(Fairway, it_leads_straight_over_open_water) {
  const Fairway way{strait(), alone(3), to_the_right()};
  EXPECT_NEAR(way.left(pose(inch(5, 10), 90)), 20.5, 1.5);
  EXPECT_LT(way.left(pose(inch(15, 10), 90)), way.left(pose(inch(5, 10), 90)));
}

TEST(Fairway, who_points_the_wrong_way_has_to_come_about) {
  const Fairway narrow{strait(), alone(3), to_the_right()};
  const Fairway wide{strait(), alone(7), to_the_right()};
  const Pose ahead = pose(inch(12, 10), 90);
  const Pose astern = pose(inch(12, 10), 270);
  EXPECT_GT(narrow.left(astern), narrow.left(ahead) + 3);
  EXPECT_GT(wide.left(astern), narrow.left(astern)) << "on a wider circle";
}

TEST(Fairway, a_gap_lets_one_pass_and_not_two_abreast) {
  const Battle battle = with_gap(Inches::of(2));
  const Pose before = pose(Point{Inches::of(9), Inches::ratio(21, 2)}, 90);
  EXPECT_LT((Fairway{battle, alone(3), to_the_right()}.left(before)), 25);
  EXPECT_LT((Fairway{battle, with_consort(Inches::ratio(6, 10)), to_the_right()}.left(before)), 25);
  EXPECT_GT((Fairway{battle, with_consort(Inches::of(2)), to_the_right()}.left(before)), 500);
}

TEST(Fairway, who_lies_across_a_gap_does_not_fit) {
  const Fairway way{with_gap(hundredths(120)), alone(3), to_the_right()};
  const Point in_the_gap{Inches::of(15), Inches::ratio(21, 2)};
  EXPECT_LT(way.left(pose(in_the_gap, 90)), 15);
  EXPECT_GT(way.left(pose(in_the_gap, 0)), 500);
}

TEST(Fairway, who_comes_too_near_beside_a_gap_has_farther_to_go_than_who_has_room_to_line_up) {
  const Fairway way{with_gap(hundredths(120)), alone(7), to_the_right()};
  const auto beside = [](int x) { return pose(Point{Inches::of(x), Inches::ratio(15, 2)}, 90); };
  EXPECT_GT(way.left(beside(10)), way.left(beside(1)));
  const Pose before = pose(Point{Inches::of(10), Inches::ratio(53, 5)}, 90);
  EXPECT_LT(way.left(before), way.left(beside(1)));
}

TEST(Fairway, close_under_a_bank_it_costs_more) {
  Battle battle = strait();
  BattleArea land;
  land.kind = GroundKind::Land;
  land.polygon = rectangle({}, {Inches::of(30), Inches::of(4)});
  battle.areas.push_back(land);
  const Fairway way{battle, alone(3), to_the_right()};
  const Pose close = pose(Point{Inches::of(5), Inches::ratio(9, 2)}, 90);
  EXPECT_GT(way.left(close), way.left(pose(inch(5, 12), 90)));
  EXPECT_LT(way.left(close), 40);
}

TEST(Fairway, deep_ships_go_round_a_shoal) {
  Battle battle = strait();
  BattleArea shoal;
  shoal.kind = GroundKind::Shoal;
  shoal.feet = Feet::of(8);
  shoal.polygon = rectangle({Inches::of(10), {}}, {Inches::of(12), Inches::of(15)});
  battle.areas.push_back(shoal);
  Sailing shallow = alone(3);
  shallow.draft = 60;
  const Pose from = pose(inch(5, 5), 90);
  EXPECT_GT((Fairway{battle, alone(3), to_the_right()}.left(from)),
            (Fairway{battle, shallow, to_the_right()}.left(from)) + 3);
}

}  // namespace
}  // namespace core::table
