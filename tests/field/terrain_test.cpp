// [FB-098] [FB-120]-[FB-134] Ground.
#include "core/field/terrain.h"

#include "core/field/movement.h"
#include "core/field/walk.h"
#include "core/table/plane.h"
#include "tests/field/heard.h"
#include "tests/field/moves.h"

#include <gtest/gtest.h>

namespace tests::field {
namespace {

using core::base::operator""_rule;
using core::field::Figure;
using core::field::GroundKind;
using core::field::LineKind;
using core::field::Screen;

void add_area(Battle& battle, GroundKind kind, double x0, double y0, double x1, double y1,
              int level = 0) {
  battle.areas.push_back({kind, "ground", level, core::table::rectangle(at(x0, y0), at(x1, y1))});
}

void add_line(Battle& battle, LineKind kind, double width, std::vector<Point> points) {
  battle.lines.push_back({kind, "line", inches(width), std::move(points), std::nullopt});
}

BattleUnit column_at(double x, double y) {
  return foot("1st", kUs, x, y, 0, Arm::RifledMusket, Formation::Column);
}

// [FB-E01] Two inches on the level, then up the strip: four inches in all.
TEST(FieldTerrain, FB_E01_FB_120_FB_121_uphill_is_halved_inside_the_strip) {
  Battle battle = open_field({foot("1st", kUs, 40, 20, 0)});
  add_area(battle, GroundKind::Hill, 20, 25, 60, 50, 1);  // its strip begins at y = 22
  Table table{battle};
  EXPECT_TRUE(judged(table, kFirst, {ahead(4)}));
  EXPECT_FALSE(judged(table, kFirst, {ahead(4.05)}));
  const auto seen = outlook(table.setting(), table.state(), {kFirst, {ahead(6)}, false});
  EXPECT_NEAR(seen.moved.decimal(), 4.0, 0.001);
}

TEST(FieldTerrain, FB_120_on_the_level_of_a_hill_and_downhill_moves_are_normal) {
  Battle battle = open_field({foot("1st", kUs, 40, 30, 0), foot("2nd", kUs, 40, 24.5, 180)});
  add_area(battle, GroundKind::Hill, 20, 25, 60, 50, 1);
  Table table{battle};
  EXPECT_TRUE(judged(table, kFirst, {ahead(6)}));
  EXPECT_TRUE(judged(table, kSecond, {ahead(6)}));
  EXPECT_TRUE(leads_downhill(table.setting(), at(40, 24), Heading::degrees(180)));
  EXPECT_EQ(level_at(table.setting(), at(40, 30)), 1);
  EXPECT_EQ(level_at(table.setting(), at(40, 24)), 0);
}

// [FB-E02] A column makes 3 3/4" in a wood, open order all its 7 1/2".
TEST(FieldTerrain, FB_E02_FB_123_FB_124_woods_halve_formed_troops_only) {
  Battle battle = open_field(
      {column_at(40, 20), foot("2nd", kUs, 60, 20, 0, Arm::RifledMusket, Formation::Open)});
  add_area(battle, GroundKind::Woods, 20, 5, 90, 50);
  Table table{battle};
  EXPECT_TRUE(judged(table, kFirst, {ahead(3.75)}));
  EXPECT_FALSE(judged(table, kFirst, {ahead(4)}));
  EXPECT_TRUE(judged(table, kSecond, {ahead(7.5)}));
}

TEST(FieldTerrain, FB_123_cavalry_and_guns_stay_out_of_woods) {
  Battle battle = open_field(
      {horse("horse", kUs, 40, 20, 0),
       battery("guns", kUs, 60, 20, 0, {core::field::GunKind::Gun}, Formation::Limbered)});
  add_area(battle, GroundKind::Woods, 20, 24, 90, 50);
  Table table{battle};
  for (const UnitId unit : {kFirst, kSecond}) {
    const auto into = judged(table, unit, {ahead(6)});
    ASSERT_FALSE(into);
    EXPECT_EQ(into.error().rule, "FB-123"_rule);
    EXPECT_TRUE(judged(table, unit, {ahead(3)}));
  }
}

TEST(FieldTerrain, FB_125_swamp_is_for_open_order_at_half) {
  Battle battle = open_field({foot("1st", kUs, 30, 20, 0),
                              foot("2nd", kUs, 60, 20, 0, Arm::RifledMusket, Formation::Open)});
  add_area(battle, GroundKind::Swamp, 5, 21, 90, 50);
  Table table{battle};
  const auto formed = judged(table, kFirst, {ahead(3)});
  ASSERT_FALSE(formed);
  EXPECT_EQ(formed.error().rule, "FB-125"_rule);
  EXPECT_TRUE(judged(table, kSecond, {ahead(4.2)}));
  EXPECT_FALSE(judged(table, kSecond, {ahead(6)}));
}

TEST(FieldTerrain, FB_122_FB_100_scenic_ground_halves_and_halvings_multiply) {
  Battle battle = open_field({foot("1st", kUs, 40, 22, 0)});
  add_area(battle, GroundKind::Hill, 20, 25, 60, 50, 1);
  add_area(battle, GroundKind::Scenic, 20, 10, 60, 50);
  Table table{battle};
  EXPECT_TRUE(judged(table, kFirst, {ahead(1.5)}));
  EXPECT_FALSE(judged(table, kFirst, {ahead(1.6)}));
}

TEST(FieldTerrain, FB_098_a_road_cancels_bad_ground_for_columns_and_vehicles) {
  Battle battle = open_field({column_at(40, 20), foot("2nd", kUs, 60, 20, 0)});
  add_area(battle, GroundKind::Woods, 20, 5, 90, 50);
  add_line(battle, LineKind::Road, 6, {at(40, 0), at(40, 60)});
  add_line(battle, LineKind::Road, 12, {at(60, 0), at(60, 60)});
  Table table{battle};
  EXPECT_TRUE(judged(table, kFirst, {ahead(7.5)}));
  EXPECT_FALSE(judged(table, kSecond, {ahead(6)}));  // a line is no column
}

TEST(FieldTerrain, FB_131_walls_and_fences_cost_and_stop_vehicles) {
  Battle battle = open_field(
      {foot("1st", kUs, 30, 20, 0), horse("horse", kUs, 50, 20, 0),
       battery("guns", kUs, 70, 20, 0, {core::field::GunKind::Gun}, Formation::Limbered)});
  add_line(battle, LineKind::Fence, 0, {at(0, 22), at(90, 22)});
  Table table{battle};
  EXPECT_TRUE(judged(table, kFirst, {ahead(3)}));
  EXPECT_FALSE(judged(table, kFirst, {ahead(3.1)}));
  EXPECT_TRUE(judged(table, kSecond, {ahead(4.5)}));
  EXPECT_FALSE(judged(table, kSecond, {ahead(4.6)}));
  const auto guns = judged(table, kThird, {ahead(4)});
  ASSERT_FALSE(guns);
  EXPECT_EQ(guns.error().rule, "FB-131"_rule);
}

TEST(FieldTerrain, FB_132_cover_by_walls_woods_and_houses) {
  Battle battle = open_field({foot("1st", kUs, 30, 20, 0)});
  add_line(battle, LineKind::Wall, 0, {at(0, 22), at(90, 22)});
  add_line(battle, LineKind::Fence, 0, {at(0, 40), at(90, 40)});
  add_area(battle, GroundKind::Woods, 60, 45, 90, 59);
  Table table{battle};
  const auto covered = [&](double x, double y, double from_x, double from_y) {
    Figure figure;
    figure.at = at(x, y);
    return in_cover(table.setting(), table.state(), figure, at(from_x, from_y));
  };
  EXPECT_TRUE(covered(30, 21.5, 30, 40));
  EXPECT_FALSE(covered(30, 21.5, 30, 5)) << "the wall faces the other way";
  EXPECT_FALSE(covered(30, 19, 30, 40)) << "too far behind it";
  EXPECT_FALSE(covered(30, 39.5, 30, 50)) << "a rail fence is none";
  EXPECT_TRUE(covered(70, 45.5, 70, 10)) << "the edge of a wood is cover too";
}

TEST(FieldTerrain, FB_501_a_sunken_road_covers_towards_its_enemy_only) {
  Battle battle = open_field({foot("1st", kUs, 30, 20, 180)});
  battle.lines.push_back(
      {LineKind::SunkenRoad, "road", inches(1.5), {at(0, 20), at(90, 20)}, Heading::degrees(180)});
  Table table{battle};
  Figure figure;
  figure.at = at(30, 20);
  EXPECT_TRUE(in_cover(table.setting(), table.state(), figure, at(30, 5)));
  EXPECT_FALSE(in_cover(table.setting(), table.state(), figure, at(30, 50)));
}

TEST(FieldTerrain, FB_133_hills_woods_houses_and_troops_block_the_sight) {
  Battle battle = open_field({foot("1st", kUs, 10, 10, 0), foot("2nd", kThem, 10, 30, 180)});
  add_area(battle, GroundKind::Hill, 20, 15, 30, 25, 1);
  add_area(battle, GroundKind::Woods, 40, 15, 50, 16.5);
  add_area(battle, GroundKind::Woods, 60, 15, 70, 25);
  battle.sections.push_back({"house", {}, 0, core::table::rectangle(at(80, 18), at(83, 21))});
  Table table{battle};
  const auto between = [&](double x0, double y0, double x1, double y1) {
    return screen_between(table.setting(), table.state(), at(x0, y0), at(x1, y1), std::nullopt,
                          std::nullopt);
  };
  EXPECT_EQ(between(25, 5, 25, 40), Screen::Hill);
  EXPECT_EQ(between(25, 20, 25, 40), Screen::None) << "from the hill";
  EXPECT_EQ(between(45, 5, 45, 40), Screen::None) << "an inch and a half of wood";
  EXPECT_EQ(between(65, 5, 65, 40), Screen::Woods);
  EXPECT_EQ(between(65, 14, 65, 18), Screen::None) << "within six inches";
  EXPECT_EQ(between(65, 5, 65, 18), Screen::Woods) << "more than two inches inside";
  EXPECT_EQ(between(81, 5, 81, 40), Screen::Building);
  EXPECT_EQ(between(10, 2, 10, 50), Screen::Troops);
}

TEST(FieldTerrain, FB_164_friends_are_fired_over_from_a_higher_contour_only) {
  Battle battle = open_field({foot("gunners", kUs, 40, 10, 0), foot("2nd", kUs, 40, 20, 0),
                              foot("enemy", kThem, 40, 34, 180)});
  Table plain{battle};
  const auto seen = [&](Table& table) {
    return screen_between(table.setting(), table.state(), at(40, 10), at(40, 34), kFirst, kThird);
  };
  EXPECT_EQ(seen(plain), Screen::Friends);
  add_area(battle, GroundKind::Hill, 20, 0, 60, 12, 1);
  Table hill{battle};
  EXPECT_EQ(seen(hill), Screen::None);
}

TEST(FieldTerrain, FB_134_woods_do_not_disorder) {
  Battle battle = open_field({column_at(40, 20)});
  add_area(battle, GroundKind::Woods, 20, 5, 90, 50);
  Table table{battle};
  write(table, kFirst, {ahead(3.75)});
  march(table);
  EXPECT_EQ(table.unit(kFirst).formation, Formation::Column);
  EXPECT_EQ(table.unit(kFirst).files, 6);
}

Battle with_stream(std::vector<BattleUnit> units, bool fordable) {
  Battle battle = open_field(std::move(units));
  battle.streams.push_back({"Run", inches(3), {at(0, 30), at(96, 30)}, fordable, false});
  battle.crossings.push_back({"ford", 0, false, false, inches(38), inches(42)});
  battle.crossings.push_back({"bridge", 0, true, false, inches(70), inches(80)});
  return battle;
}

TEST(FieldTerrain, FB_128_water_is_crossed_at_fords_and_bridges_only) {
  Table table{with_stream({column_at(20, 27), column_at(75, 27)}, false)};
  const auto wet = judged(table, kFirst, {ahead(4)});
  ASSERT_FALSE(wet);
  EXPECT_EQ(wet.error().rule, "FB-128"_rule);
  const auto no_ford = judged(table, kFirst, {other(LegKind::Ford)});
  ASSERT_FALSE(no_ford);
  EXPECT_EQ(no_ford.error().rule, "FB-128"_rule);
  EXPECT_TRUE(judged(table, kSecond, {ahead(7.5)}));
}

// [FB-E03] At the bank in move 3: in the ford in moves 4 and 5, on the far bank at the end of 5.
TEST(FieldTerrain, FB_E03_FB_126_FB_127_infantry_takes_two_moves_and_stands_as_before) {
  Table table{with_stream({foot("1st", kUs, 40, 27.8, 0)}, false)};
  ASSERT_TRUE(judged(table, kFirst, {other(LegKind::Ford)}));
  write(table, kFirst, {other(LegKind::Ford)});
  march(table);
  go_through_fords(table.record());
  ASSERT_TRUE(table.unit(kFirst).ford);
  EXPECT_EQ(table.unit(kFirst).ford->moves_left, 1);
  EXPECT_EQ(table.unit(kFirst).files, 5) << "four inches take five files";
  forget_move(table);
  const auto busy = judged(table, kFirst, {ahead(1)});
  ASSERT_FALSE(busy);
  EXPECT_EQ(busy.error().rule, "FB-127"_rule);
  march(table);
  go_through_fords(table.record());
  EXPECT_FALSE(table.unit(kFirst).ford);
  EXPECT_EQ(table.unit(kFirst).formation, Formation::Line);
  EXPECT_EQ(table.unit(kFirst).files, 12);
  for (const Figure& figure : table.unit(kFirst).figures) {
    EXPECT_GT(figure.at.y, inches(31.5));
  }
}

TEST(FieldTerrain, FB_E03_FB_126_a_battery_takes_four_moves) {
  Table table{with_stream(
      {battery("guns", kUs, 40, 27.8, 0, {core::field::GunKind::Gun}, Formation::Limbered)},
      false)};
  ASSERT_TRUE(judged(table, kFirst, {other(LegKind::Ford)}));
  write(table, kFirst, {other(LegKind::Ford)});
  march(table);
  go_through_fords(table.record());
  for (int move = 0; move < 3; ++move) {
    EXPECT_TRUE(table.unit(kFirst).ford) << move;
    forget_move(table);
    go_through_fords(table.record());
  }
  EXPECT_FALSE(table.unit(kFirst).ford);
}

TEST(FieldTerrain, FB_127_who_comes_to_the_bank_crosses_from_the_next_move_on) {
  Table table{with_stream({column_at(40, 22)}, false)};
  ASSERT_TRUE(judged(table, kFirst, {ahead(6), other(LegKind::Ford)}));
  write(table, kFirst, {ahead(6), other(LegKind::Ford)});
  march(table);
  go_through_fords(table.record());
  EXPECT_EQ(table.unit(kFirst).ford->moves_left, 2);
  EXPECT_EQ(table.unit(kFirst).pose.at, at(40, 28));
}

TEST(FieldTerrain, FB_129_FB_130_seven_men_go_into_a_section_for_half_a_move) {
  Battle battle = open_field({foot("1st", kUs, 40, 20, 0), horse("horse", kUs, 55, 20, 0)});
  battle.sections.push_back({"house", {}, 0, core::table::rectangle(at(38.5, 21), at(41.5, 24))});
  battle.sections.push_back({"barn", {}, 1, core::table::rectangle(at(54, 21), at(57, 24))});
  Table table{battle};
  const auto far = judged(table, kFirst, {enter(0)});
  ASSERT_FALSE(far);
  EXPECT_EQ(far.error().rule, "FB-130"_rule);
  EXPECT_FALSE(judged(table, kSecond, {enter(1)}));
  table.set(kFirst, [](Unit& unit) { unit.pose.at = at(40, 20.6); });
  ASSERT_TRUE(judged(table, kFirst, {enter(0)}));
  write(table, kFirst, {enter(0)});
  march(table);
  int inside = 0;
  for (const Figure& figure : table.unit(kFirst).figures) {
    inside += figure.section == 0 ? 1 : 0;
  }
  EXPECT_EQ(inside, 7);
}

TEST(FieldTerrain, FB_130_nobody_walks_through_a_house) {
  Battle battle = open_field({foot("1st", kUs, 40, 18, 0)});
  battle.sections.push_back({"house", {}, 0, core::table::rectangle(at(38.5, 21), at(41.5, 24))});
  Table table{battle};
  const auto through = judged(table, kFirst, {ahead(6)});
  ASSERT_FALSE(through);
  EXPECT_EQ(through.error().rule, "FB-130"_rule);
}

TEST(FieldTerrain, FB_097_boats_go_with_the_stream_and_against_it) {
  Battle battle =
      with_stream({foot("boat", kUs, 50, 30, 90), foot("against", kUs, 20, 30, 270)}, false);
  for (BattleUnit& unit : battle.units) {
    unit.muster = {core::field::TroopType::Boat, Arm::None, 0, 3, {}, false, false, false, false};
    unit.formation = Formation::Column;
  }
  Table table{battle};
  EXPECT_TRUE(judged(table, kFirst, {ahead(9)}));
  EXPECT_FALSE(judged(table, kFirst, {ahead(9.5)}));
  EXPECT_TRUE(judged(table, kSecond, {ahead(6)}));
  EXPECT_FALSE(judged(table, kSecond, {ahead(6.5)}));
  battle.streams[0].canal = true;
  Table canal{battle};
  EXPECT_TRUE(judged(canal, kFirst, {ahead(7.5)}));
  EXPECT_FALSE(judged(canal, kFirst, {ahead(8)}));
}

TEST(FieldTerrain, FB_098_a_road_is_narrower_than_the_column_on_it) {
  Battle battle =
      open_field({column_at(30, 20), horse("horse", kUs, 45, 20, 0, Formation::Column),
                  battery("guns", kUs, 60, 20, 0, {core::field::GunKind::Gun}, Formation::Limbered),
                  horse("off it", kUs, 75, 20, 0, Formation::Column)});
  add_area(battle, GroundKind::Woods, 20, 21, 90, 50);
  for (const double x : {30.0, 45.0, 60.0}) {
    add_line(battle, LineKind::Road, 0, {at(x, 0), at(x, 60)});
  }
  Table table{battle};
  EXPECT_TRUE(judged(table, kFirst, {ahead(7.5)}));
  EXPECT_TRUE(judged(table, kSecond, {ahead(9)}));
  EXPECT_TRUE(judged(table, kThird, {ahead(6)}));
  EXPECT_FALSE(judged(table, kFourth, {ahead(9)}));
}

TEST(FieldTerrain, FB_098_troops_begin_on_a_road_through_a_wood) {
  Battle battle = open_field({horse("horse", kUs, 45, 20, 0, Formation::Column)});
  add_area(battle, GroundKind::Woods, 20, 5, 90, 50);
  add_line(battle, LineKind::Road, 0, {at(45, 0), at(45, 60)});
  Table table{battle};
  EXPECT_EQ(table.unit(kFirst).pose.at, at(45, 20));
  EXPECT_TRUE(has_room(table.setting(), table.state(), kFirst, table.unit(kFirst)));
  EXPECT_FALSE(judged(table, kFirst, {form(Formation::Line)})) << "a line is in the wood";
}

TEST(FieldTerrain, FB_131_a_wing_pays_for_a_wall_and_the_whole_line_once) {
  Battle battle = open_field({foot("1st", kUs, 30, 20, 0), foot("2nd", kUs, 60, 20, 0)});
  add_line(battle, LineKind::Wall, 0, {at(20, 22), at(28, 22)});   // before its left wing
  add_line(battle, LineKind::Fence, 0, {at(50, 22), at(70, 24)});  // aslant
  Table table{battle};
  EXPECT_TRUE(judged(table, kFirst, {ahead(3)}));
  EXPECT_FALSE(judged(table, kFirst, {ahead(3.1)}));
  EXPECT_TRUE(judged(table, kSecond, {ahead(3)}));
  EXPECT_FALSE(judged(table, kSecond, {ahead(3.1)}));
}

TEST(FieldTerrain, FB_131_a_wall_at_the_end_of_the_way_is_paid_too) {
  Battle battle = open_field({foot("1st", kUs, 30, 20, 0)});
  add_line(battle, LineKind::Wall, 0, {at(20, 25.8), at(40, 25.8)});
  Table table{battle};
  EXPECT_TRUE(judged(table, kFirst, {ahead(5.7)}));
  EXPECT_FALSE(judged(table, kFirst, {ahead(5.9)}));
}

TEST(FieldTerrain, FB_131_no_gun_of_a_battery_goes_over_an_earthwork) {
  Battle battle = open_field(
      {battery("team", kUs, 40, 20, 0, {core::field::GunKind::Gun, core::field::GunKind::Gun},
               Formation::Limbered),
       battery("guns", kUs, 60, 20, 0), foot("foot", kUs, 80, 20, 0)});
  for (const double x : {40.0, 60.0, 80.0}) {
    add_line(battle, LineKind::Earthwork, 0, {at(x + 1, 20.5), at(x + 8, 20.5)});
  }
  Table table{battle};
  const auto refused_by = [&](UnitId unit, Leg leg) {
    const auto may = judged(table, unit, {leg});
    return may ? std::string{} : may.error().rule.text();
  };
  EXPECT_EQ(refused_by(kFirst, ahead(2)), "FB-131");
  EXPECT_EQ(refused_by(kFirst, wheel(-30)), "FB-131");
  EXPECT_EQ(refused_by(kSecond, face(-80)), "FB-131");
  EXPECT_EQ(refused_by(kThird, wheel(-15)), "") << "2.4 inches and 3 for the earthwork";
  EXPECT_EQ(refused_by(kThird, wheel(-30)), "FB-090");
}

TEST(FieldTerrain, FB_123_horsemen_do_not_mount_in_a_wood_and_ride_on) {
  Battle battle = open_field({horse("horse", kUs, 40, 20, 0)});
  battle.units[0].dismounted = true;
  battle.units[0].formation = Formation::Open;
  battle.units[0].ranks = 1;
  add_area(battle, GroundKind::Woods, 20, 5, 90, 50);
  Table table{battle};
  Leg up = other(LegKind::Mount);
  const auto mounted = judged(table, kFirst, {up, ahead(2)});
  ASSERT_FALSE(mounted);
  EXPECT_EQ(mounted.error().rule, "FB-123"_rule);
  EXPECT_TRUE(judged(table, kFirst, {ahead(2)}));
}

TEST(FieldTerrain, FB_024_light_infantry_in_line_has_no_more_of_a_wood_than_others) {
  Battle battle = open_field({foot("light", kUs, 40, 20, 0)});
  battle.units[0].muster.light = true;
  add_area(battle, GroundKind::Woods, 20, 5, 90, 50);
  Table table{battle};
  EXPECT_TRUE(judged(table, kFirst, {ahead(3)}));
  EXPECT_FALSE(judged(table, kFirst, {ahead(3.1)}));
}

TEST(FieldTerrain, FB_133_a_belt_of_wood_between_two_near_ones_hides_both) {
  Battle battle = open_field({foot("1st", kUs, 10, 10, 0)});
  add_area(battle, GroundKind::Woods, 60, 15, 70, 18);
  Table table{battle};
  const auto between = [&](double y0, double y1) {
    return screen_between(table.setting(), table.state(), at(65, y0), at(65, y1), std::nullopt,
                          std::nullopt);
  };
  EXPECT_EQ(between(14, 19), Screen::Woods);
  EXPECT_EQ(between(15.2, 19), Screen::None) << "out of the wood";
  EXPECT_EQ(between(14, 17.8), Screen::None) << "into it";
}

TEST(FieldTerrain, FB_128_a_battery_fords_as_broad_as_it_stands) {
  Battle battle = with_stream(
      {battery("guns", kUs, 40, 27.8, 0, {core::field::GunKind::Gun, core::field::GunKind::Gun},
               Formation::Limbered)},
      false);
  Table wide{battle};
  EXPECT_TRUE(judged(wide, kFirst, {other(LegKind::Ford)}));
  battle.crossings[0].from = inches(39);
  battle.crossings[0].to = inches(41);
  Table table{battle};
  const auto narrow = judged(table, kFirst, {other(LegKind::Ford)});
  ASSERT_FALSE(narrow);
  EXPECT_EQ(narrow.error().rule, "FB-128"_rule);
  EXPECT_EQ(narrow.error().key, "ford-too-narrow");
}

TEST(FieldTerrain, FB_128_nobody_is_in_the_water_wherever_his_way_is_cut_short) {
  Table table{with_stream({foot("1st", kUs, 40, 27.013, 0)}, false)};
  for (const int parts : {7, 30, 100, 400}) {
    core::field::Walk walk{table.setting(), table.state(), table.unit(kFirst),
                           {ahead(6)},      Inches::of(6), core::field::WalkEdge::Kept};
    while (!walk.is_done()) {
      walk.spend(Inches::ratio(1, parts));
      for (const core::field::Body& body : bodies_of(table.setting().charts, walk.unit())) {
        ASSERT_FALSE(water_at(table.setting(), body.middle)) << parts;
      }
    }
    EXPECT_GT(walk.unit().pose.at.y, inches(28.2)) << parts;
  }
}

TEST(FieldTerrain, FB_128_a_team_has_no_room_where_its_corners_are_in_the_water) {
  Table table{with_stream(
      {battery("guns", kUs, 40, 26, 0, {core::field::GunKind::Gun}, Formation::Limbered)}, false)};
  Unit there = table.unit(kFirst);
  ASSERT_TRUE(has_room(table.setting(), table.state(), kFirst, there));
  there.pose.at.y = inches(29.5);  // the middle of the team is on the bank
  stand(table.setting().charts, there);
  EXPECT_FALSE(water_at(table.setting(), bodies_of(table.setting().charts, there).front().middle));
  EXPECT_FALSE(has_room(table.setting(), table.state(), kFirst, there));
}

TEST(FieldTerrain, FB_128_who_has_no_room_in_the_ford_waits_on_the_bank) {
  const auto few = [](const char* name, double x) {
    return foot(name, kUs, x, 27.8, 0, Arm::RifledMusket, Formation::Column, 3, 0);
  };
  Table table{with_stream({few("1st", 39), few("2nd", 41.3)}, false)};
  for (const UnitId unit : {kFirst, kSecond}) {
    ASSERT_TRUE(judged(table, unit, {other(LegKind::Ford)}));
    write(table, unit, {other(LegKind::Ford)});
  }
  march(table);
  go_through_fords(table.record());
  ASSERT_TRUE(table.unit(kFirst).ford && table.unit(kSecond).ford);
  EXPECT_EQ(table.unit(kFirst).ford->moves_left, 1);
  EXPECT_EQ(table.unit(kSecond).ford->moves_left, 2);
  EXPECT_EQ(table.unit(kSecond).pose.at, at(41.3, 27.8));
  const auto waits = heard(table.record(), "waits-for-friends");
  ASSERT_EQ(waits.size(), 1U);
  EXPECT_EQ(waits[0].ship, kSecond);
  EXPECT_EQ(waits[0].other, kFirst);
  forget_move(table);
  go_through_fords(table.record());
  EXPECT_FALSE(table.unit(kFirst).ford);
  ASSERT_TRUE(table.unit(kSecond).ford);
  EXPECT_EQ(table.unit(kSecond).ford->moves_left, 1);
}

}  // namespace
}  // namespace tests::field
