// [FB-046]-[FB-052] [FB-071] [FB-090]-[FB-102] Movement.
#include "core/field/movement.h"

#include "core/field/rates.h"
#include "core/field/upkeep.h"
#include "core/table/trigonometry.h"
#include "tests/field/heard.h"
#include "tests/field/moves.h"

#include <gtest/gtest.h>

namespace tests::field {
namespace {

using core::base::operator""_rule;
using core::field::Arm;
using core::field::GunKind;

BattleUnit column(const std::string& name, Side side, double x, double y, int facing) {
  return foot(name, side, x, y, facing, Arm::RifledMusket, Formation::Column);
}

TEST(FieldMovement, FB_090_a_line_goes_six_inches_and_no_more) {
  Table table{{foot("1st", kUs, 40, 20, 0)}};
  EXPECT_TRUE(judged(table, kFirst, {ahead(6)}));
  const auto too_far = judged(table, kFirst, {ahead(6.5)});
  ASSERT_FALSE(too_far);
  EXPECT_EQ(too_far.error().rule, "FB-090"_rule);
  EXPECT_EQ(too_far.error().need_inches, inches(6.5));
  EXPECT_EQ(too_far.error().have_inches, inches(6));
  write(table, kFirst, {ahead(6)});
  march(table);
  EXPECT_EQ(table.unit(kFirst).pose.at, at(40, 26));
}

TEST(FieldMovement, FB_090_table_5_rates_by_formation) {
  Table table{{foot("line", kUs, 10, 20, 0), column("column", kUs, 25, 20, 0),
               horse("horse", kUs, 40, 20, 0),
               battery("guns", kUs, 55, 20, 0, {GunKind::Gun, GunKind::Gun}, Formation::Limbered),
               battery("in action", kUs, 70, 20, 0)}};
  const auto rate = [&](int i) {
    return rate_of(table.setting(), table.state(),
                   table.unit(UnitId{static_cast<std::uint8_t>(i)}));
  };
  EXPECT_EQ(rate(0), inches(6));
  EXPECT_EQ(rate(1), inches(7.5));
  EXPECT_EQ(rate(2), inches(9));
  EXPECT_EQ(rate(3), inches(6));
  EXPECT_EQ(rate(4), inches(1));
}

TEST(FieldMovement, FB_095_guns_in_action_are_manhandled_an_inch) {
  Table table{{battery("guns", kUs, 40, 20, 0)}};
  EXPECT_TRUE(judged(table, kFirst, {ahead(1)}));
  EXPECT_FALSE(judged(table, kFirst, {ahead(2)}));
}

TEST(FieldMovement, FB_049_limbering_takes_half_a_move_and_the_team_goes_the_other_half) {
  Table table{{battery("guns", kUs, 40, 20, 0)}};
  EXPECT_TRUE(judged(table, kFirst, {form(Formation::Limbered), ahead(3)}));
  EXPECT_FALSE(judged(table, kFirst, {form(Formation::Limbered), ahead(4)}));
  write(table, kFirst, {form(Formation::Limbered), ahead(3)});
  march(table);
  EXPECT_EQ(table.unit(kFirst).formation, Formation::Limbered);
  EXPECT_TRUE(table.unit(kFirst).now.limbered);
}

TEST(FieldMovement, FB_046_a_change_of_formation_costs_half_and_the_rest_goes_at_the_slower_rate) {
  Table table{{column("1st", kUs, 40, 20, 0)}};
  EXPECT_TRUE(judged(table, kFirst, {form(Formation::Line), ahead(3)}));
  const auto much = judged(table, kFirst, {form(Formation::Line), ahead(3.75)});
  ASSERT_FALSE(much);
  EXPECT_EQ(much.error().need_inches, inches(6.75));
  write(table, kFirst, {form(Formation::Line), ahead(3)});
  march(table);
  EXPECT_EQ(table.unit(kFirst).formation, Formation::Line);
  EXPECT_EQ(table.unit(kFirst).files, 12);
  EXPECT_EQ(table.unit(kFirst).pose.at, at(40, 23));
}

TEST(FieldMovement, FB_046_a_wheel_to_45_degrees_is_measured_along_the_outer_man) {
  Table table{{column("1st", kUs, 40, 20, 0)}};
  // A front of 4.5": 30 degrees are a twelfth of a circle of that radius, 2.356".
  const auto seen = outlook(table.setting(), table.state(), {kFirst, {wheel(30)}, false});
  EXPECT_NEAR(seen.cost.decimal(), 2.356, 0.001);
  const auto far = judged(table, kFirst, {wheel(50)});
  ASSERT_FALSE(far);
  EXPECT_EQ(far.error().rule, "FB-046"_rule);
  EXPECT_EQ(far.error().need, 45);
  EXPECT_EQ(far.error().have, 50);
}

TEST(FieldMovement, FB_046_the_inner_man_of_a_wheel_stands_still) {
  Table table{{column("1st", kUs, 40, 20, 0)}};
  const Point inner = core::table::aboard(table.unit(kFirst).pose, {}, inches(2.25));
  write(table, kFirst, {wheel(30)});
  march(table);
  const Pose after = table.unit(kFirst).pose;
  EXPECT_EQ(after.heading, Heading::degrees(30));
  EXPECT_TRUE(
      core::table::within(inner, core::table::aboard(after, {}, inches(2.25)), inches(0.001)));
}

TEST(FieldMovement, FB_046_about_face_costs_half_a_move) {
  Table table{{foot("1st", kUs, 40, 20, 0)}};
  EXPECT_TRUE(judged(table, kFirst, {face(180), ahead(3)}));
  EXPECT_FALSE(judged(table, kFirst, {face(180), ahead(3.1)}));
}

TEST(FieldMovement, FB_047_oblique_up_to_thirty_degrees_is_free_and_stepping_back_doubles) {
  Table table{{foot("1st", kUs, 40, 20, 0)}};
  EXPECT_TRUE(judged(table, kFirst, {ahead(6, 30)}));
  const auto steep = judged(table, kFirst, {ahead(3, 31)});
  ASSERT_FALSE(steep);
  EXPECT_EQ(steep.error().rule, "FB-047"_rule);
  EXPECT_TRUE(judged(table, kFirst, {back(3)}));
  EXPECT_FALSE(judged(table, kFirst, {back(3.1)}));
}

TEST(FieldMovement, FB_094_a_battle_move_takes_a_credit_of_rest) {
  Table table{{horse("horse", kUs, 40, 5, 0)}};
  EXPECT_TRUE(judged(table, kFirst, {ahead(12)}, true));
  table.set(kFirst, [](Unit& unit) { unit.rest = 0; });
  const auto tired = judged(table, kFirst, {ahead(12)}, true);
  ASSERT_FALSE(tired);
  EXPECT_EQ(tired.error().rule, "FB-094"_rule);
}

// [FB-E40] Rested in moves 1 and 2 it has three credits: 12, 12, 12, then 9.
TEST(FieldMovement, FB_E40_FB_094_battle_moves_after_two_moves_of_rest) {
  Table table{{horse("horse", kUs, 48, 8, 0)}};
  for (int move = 0; move < 2; ++move) {
    rest_horses(table.record());
    forget_move(table);
  }
  EXPECT_EQ(table.unit(kFirst).rest, 3);
  for (int move = 0; move < 3; ++move) {
    ASSERT_TRUE(judged(table, kFirst, {ahead(12)}, true)) << move;
    write(table, kFirst, {ahead(12)}, true);
    march(table);
    rest_horses(table.record());
    forget_move(table);
  }
  EXPECT_EQ(table.unit(kFirst).rest, 0);
  EXPECT_FALSE(judged(table, kFirst, {ahead(12)}, true));
  EXPECT_TRUE(judged(table, kFirst, {ahead(9)}));
}

TEST(FieldMovement, FB_052_formed_friends_stop_one_another_and_open_order_passes) {
  Table table{{column("1st", kUs, 40, 20, 0), foot("2nd", kUs, 40, 25, 0)}};
  write(table, kFirst, {ahead(7.5)});
  march(table);
  EXPECT_LT(table.unit(kFirst).pose.at.y, inches(25 - 0.75));
  const auto waits = heard(table.record(), "waits-for-friends");
  ASSERT_EQ(waits.size(), 1U);
  EXPECT_EQ(waits[0].ship, kFirst);
  EXPECT_EQ(waits[0].other, kSecond);
  Table open{{foot("1st", kUs, 40, 20, 0, Arm::RifledMusket, Formation::Open, 24, 0),
              foot("2nd", kUs, 40, 23.5, 0, Arm::RifledMusket, Formation::Line, 24, 0)}};
  write(open, kFirst, {ahead(7.5)});
  march(open);
  EXPECT_EQ(open.unit(kFirst).pose.at, at(40, 27.5));
  EXPECT_TRUE(heard(open.record(), "waits-for-friends").empty());
}

TEST(FieldMovement, FB_052_who_will_be_held_up_is_known_before_the_order_stands) {
  // Head on, a written order against the other one.
  Table table{{column("1st", kUs, 40, 20, 0), column("2nd", kUs, 40, 26, 180),
               column("3rd", kThem, 70, 20, 0)}};
  const core::field::MoveUnit up{kFirst, {ahead(7.5)}, false};
  const auto alone = core::field::held_up(table.setting(), table.state(), up);
  ASSERT_TRUE(alone);
  EXPECT_EQ(*alone, (core::field::HeldUp{kSecond, false}));
  write(table, kSecond, {ahead(7.5)});
  const auto both = core::field::held_up(table.setting(), table.state(), up);
  ASSERT_TRUE(both);
  EXPECT_EQ(*both, (core::field::HeldUp{kSecond, true}));
  // A short way is free, and looking changes nothing.
  EXPECT_FALSE(core::field::held_up(table.setting(), table.state(), {kFirst, {ahead(1)}, false}));
  EXPECT_EQ(table.unit(kFirst).pose.at, at(40, 20));
  EXPECT_TRUE(table.unit(kFirst).now.legs.empty());
}

TEST(FieldMovement, FB_052_open_order_passes_friends_but_does_not_stand_in_them) {
  Table open{{foot("1st", kUs, 40, 20, 0, Arm::RifledMusket, Formation::Open),
              foot("2nd", kUs, 40, 26, 0)}};
  write(open, kFirst, {ahead(6)});
  march(open);
  const auto first = bodies_of(open.setting().charts, open.unit(kFirst));
  const auto second = bodies_of(open.setting().charts, open.unit(kSecond));
  for (const auto& a : first) {
    for (const auto& b : second) {
      EXPECT_FALSE(overlap(a, b));
    }
  }
}

TEST(FieldMovement, FB_071_units_that_meet_stop_both) {
  Table table{{column("1st", kUs, 40, 20, 0), column("2nd", kThem, 40, 30, 180)}};
  write(table, kFirst, {ahead(7.5)});
  write(table, kSecond, {ahead(7.5)});
  march(table);
  const auto gap = gap_between(bodies_of(table.setting().charts, table.unit(kFirst)),
                               bodies_of(table.setting().charts, table.unit(kSecond)));
  EXPECT_LE(gap, core::field::kContact);
  EXPECT_GT(gap, Inches{});
  // Each of them came half of the way.
  EXPECT_NEAR(table.unit(kFirst).pose.at.y.decimal(), 24.6, 0.1);
  EXPECT_TRUE(table.unit(kFirst).now.contacted || table.unit(kSecond).now.contacted);
}

TEST(FieldMovement, FB_102_nobody_walks_off_the_table_unasked) {
  Table table{{foot("1st", kUs, 40, 58, 0)}};
  const auto off = judged(table, kFirst, {ahead(4)});
  ASSERT_FALSE(off);
  EXPECT_EQ(off.error().rule, "FB-102"_rule);
  EXPECT_FALSE(judged(table, kFirst, {face(90), other(LegKind::Off)}).has_value() &&
               table.unit(kFirst).pose.at.y < inches(50));
  Table edge{{foot("1st", kUs, 40, 59, 0)}};
  ASSERT_TRUE(judged(edge, kFirst, {other(LegKind::Off)}));
  write(edge, kFirst, {other(LegKind::Off)});
  march(edge);
  EXPECT_EQ(edge.unit(kFirst).where, core::field::Where::Left);
}

TEST(FieldMovement, FB_381_FB_400_FB_385_who_takes_no_orders) {
  Table table{{foot("1st", kUs, 40, 20, 0)}};
  const auto why = [&](auto edit) {
    table.set(kFirst, edit);
    const auto refused = judged(table, kFirst, {ahead(1)});
    return refused ? std::string{} : refused.error().rule.text();
  };
  EXPECT_EQ(why([](Unit& unit) { unit.halted = true; }), "FB-381");
  EXPECT_EQ(why([](Unit& unit) { unit.halted = false, unit.broken = true; }), "FB-400");
  EXPECT_EQ(why([](Unit& unit) { unit.broken = false, unit.retreat = 1; }), "FB-355");
  EXPECT_EQ(why([](Unit& unit) { unit.retreat = 0, unit.asleep = true; }), "FB-505");
  EXPECT_EQ(why([](Unit& unit) {
              unit.asleep = false;
              unit.where = core::field::Where::Dispersed;
            }),
            "FB-385");
}

TEST(FieldMovement, FB_385_bad_morale_does_not_go_nearer_to_the_enemy) {
  Table table{{foot("1st", kUs, 40, 20, 0), foot("2nd", kThem, 40, 40, 180)}};
  table.set(kFirst, [](Unit& unit) { unit.bad = 1; });
  const auto nearer = judged(table, kFirst, {ahead(3)});
  ASSERT_FALSE(nearer);
  EXPECT_EQ(nearer.error().rule, "FB-385"_rule);
  EXPECT_TRUE(judged(table, kFirst, {back(2)}));
}

TEST(FieldMovement, FB_044_dismounting_costs_half_and_a_quarter_hold_the_horses) {
  Table table{{horse("horse", kUs, 40, 20, 0)}};
  Leg down = other(LegKind::Mount);
  down.formation = Formation::Line;
  down.ranks = 1;
  ASSERT_TRUE(judged(table, kFirst, {down}));
  write(table, kFirst, {down});
  march(table);
  EXPECT_TRUE(table.unit(kFirst).dismounted);
  EXPECT_EQ(fighting_men_of(table.unit(kFirst)), 9);
  EXPECT_EQ(men_of(table.unit(kFirst)), 12);
}

TEST(FieldMovement, FB_023_light_rates_are_a_switch) {
  Battle battle = open_field({foot("light", kUs, 40, 20, 0), horse("hussars", kUs, 60, 20, 0)});
  battle.units[0].muster.light = true;
  battle.units[1].muster.light = true;
  Table off{battle};
  EXPECT_EQ(rate_of(off.setting(), off.state(), off.unit(kFirst)), inches(6));
  auto options = Table::with_free_orders();
  options.light_rates = true;
  Table on{battle, {}, options};
  EXPECT_EQ(rate_of(on.setting(), on.state(), on.unit(kFirst)), inches(7.5));
  EXPECT_EQ(rate_of(on.setting(), on.state(), on.unit(kSecond)), inches(12));
  EXPECT_EQ(charge_rate_of(on.setting(), on.unit(kSecond)), inches(18));
}

TEST(FieldMovement, FB_096_wagons_go_six_inches) {
  Battle battle = open_field({foot("wagons", kUs, 40, 20, 0)});
  battle.units[0].muster = {
      core::field::TroopType::Wagons, Arm::None, 0, 2, {}, false, false, false, false};
  battle.units[0].formation = Formation::Column;
  Table table{battle};
  EXPECT_TRUE(judged(table, kFirst, {ahead(6)}));
  EXPECT_FALSE(judged(table, kFirst, {ahead(6.5)}));
}

TEST(FieldMovement, FB_101_FB_400_who_is_broken_goes_straight_for_the_rear) {
  Table table{{foot("1st", kUs, 40, 20, 0), foot("2nd", kThem, 44, 30, 180)}};
  table.set(kFirst, [](Unit& unit) { unit.broken = true; });
  make_compulsory_moves(table.record());
  EXPECT_EQ(table.unit(kFirst).pose.at.x, inches(40));
  EXPECT_NEAR(table.unit(kFirst).pose.at.y.decimal(), 20 - 6 - 0.75, 0.01);
  for (int move = 0; move < 3; ++move) {
    forget_move(table);
    make_compulsory_moves(table.record());
  }
  EXPECT_EQ(table.unit(kFirst).where, core::field::Where::Fled);
}

TEST(FieldMovement, FB_355_who_is_beaten_goes_directly_away_from_the_enemy) {
  Table table{{foot("1st", kUs, 40, 30, 90), foot("2nd", kThem, 46, 30, 270)}};
  table.set(kFirst, [](Unit& unit) { unit.retreat = 2; });
  make_compulsory_moves(table.record());
  EXPECT_NEAR(table.unit(kFirst).pose.at.x.decimal(), 40 - 6 - 0.75, 0.05);
  EXPECT_EQ(table.unit(kFirst).retreat, 1);
}

TEST(FieldMovement, FB_491_troops_arrive_at_their_place_or_beside_it) {
  Battle battle = open_field({column("1st", kUs, 40, 6, 0), column("2nd", kUs, 40, 0, 0)});
  battle.units[1].arrival = core::field::Arrival{2, at(40, 0), at(40, 0)};
  Table table{battle};
  bring_arrivals(table.record());
  EXPECT_EQ(table.unit(kSecond).where, core::field::Where::Waiting);
  table.state().move = 2;
  bring_arrivals(table.record());
  ASSERT_TRUE(table.unit(kSecond).on_table());
  EXPECT_NE(table.unit(kSecond).pose.at.x, inches(40));
  EXPECT_FALSE(is_blocked(table.setting(), table.state(), kSecond, table.unit(kSecond)));
}

TEST(FieldMovement, FB_094_a_battle_move_over_bad_ground_takes_its_credit) {
  Battle battle = open_field({horse("horse", kUs, 40, 20, 0)});
  battle.areas.push_back(
      {core::field::GroundKind::Scenic, "brush", 0, core::table::rectangle(at(20, 5), at(60, 50))});
  Table table{battle};
  EXPECT_FALSE(judged(table, kFirst, {ahead(5)}));
  ASSERT_TRUE(judged(table, kFirst, {ahead(5)}, true));
  write(table, kFirst, {ahead(5)}, true);
  march(table);
  EXPECT_EQ(table.unit(kFirst).rest, 0);
}

TEST(FieldMovement, FB_094_who_turns_or_draws_up_or_fords_does_not_rest) {
  Table table{{horse("turns", kUs, 20, 20, 0), horse("draws up", kUs, 40, 20, 0),
               horse("stands", kUs, 60, 20, 0), horse("fords", kUs, 80, 20, 0)}};
  write(table, kFirst, {face(90)});
  write(table, kSecond, {form(Formation::Column)});
  march(table);
  table.set(kFourth, [](Unit& unit) { unit.now.advanced = true; });  // out of a ford
  rest_horses(table.record());
  EXPECT_EQ(table.unit(kFirst).rest, 1);
  EXPECT_EQ(table.unit(kSecond).rest, 1);
  EXPECT_EQ(table.unit(kThird).rest, 2);
  EXPECT_EQ(table.unit(kFourth).rest, 1);
}

TEST(FieldMovement, FB_095_guns_in_action_are_pushed_by_hand_before_and_after_the_team) {
  Table table{{battery("guns", kUs, 40, 20, 0),
               battery("team", kUs, 60, 20, 0, {GunKind::Gun, GunKind::Gun}, Formation::Limbered)}};
  EXPECT_FALSE(judged(table, kFirst, {ahead(3), form(Formation::Limbered)}));
  EXPECT_TRUE(judged(table, kFirst, {ahead(0.5), form(Formation::Limbered)}));
  EXPECT_TRUE(judged(table, kSecond, {ahead(3), form(Formation::InAction)}));
  EXPECT_FALSE(judged(table, kSecond, {form(Formation::InAction), ahead(3)}));
  EXPECT_TRUE(judged(table, kSecond, {form(Formation::InAction), ahead(0.5)}));
}

TEST(FieldMovement, FB_102_FB_288_who_falls_back_before_a_charge_stops_at_the_edge) {
  Table table{{foot("1st", kUs, 40, 57, 180, Arm::RifledMusket, Formation::Open),
               horse("horse", kThem, 40, 42, 0)}};
  table.set(kFirst, [](Unit& unit) { unit.now.evades = true; });
  table.set(kSecond, [](Unit& unit) {
    unit.now.charge = core::field::Charge{kFirst, false, {}, {}, {}};
  });
  march(table);
  EXPECT_GT(table.unit(kFirst).pose.at.y, inches(57));
  for (const auto& figure : table.unit(kFirst).figures) {
    EXPECT_LE(figure.at.y, inches(60));
  }
}

TEST(FieldMovement, FB_102_a_charge_stops_at_the_edge) {
  // Its wing would come over the edge before it is with the enemy.
  Table table{{horse("horse", kUs, 40, 50, 0),
               foot("1st", kThem, 40, 59, 180, Arm::RifledMusket, Formation::Open, 3, 0)}};
  table.set(kFirst, [](Unit& unit) {
    unit.now.charge = core::field::Charge{kSecond, false, {}, {}, {}};
  });
  table.set(kSecond, [](Unit& unit) { unit.pose.at = at(10, 59); });
  march(table);
  for (const auto& figure : table.unit(kFirst).figures) {
    EXPECT_LE(figure.at.y, inches(60));
  }
}

TEST(FieldMovement, FB_355_who_rests_forms_anew_and_goes_no_nearer) {
  Table table{{foot("1st", kUs, 40, 20, 180, Arm::RifledMusket, Formation::Column),
               foot("2nd", kThem, 40, 40, 180)}};
  table.set(kFirst, [](Unit& unit) { unit.resting = 1; });
  const auto nearer = judged(table, kFirst, {back(2)});
  ASSERT_FALSE(nearer);
  EXPECT_EQ(nearer.error().rule, "FB-356"_rule);
  EXPECT_EQ(nearer.error().key, "rests");
  EXPECT_TRUE(judged(table, kFirst, {face(180)}));
  EXPECT_TRUE(judged(table, kFirst, {form(Formation::Line)}));
  const auto ford = judged(table, kFirst, {other(LegKind::Ford)});
  ASSERT_FALSE(ford);
  EXPECT_EQ(ford.error().key, "rests");
}

TEST(FieldMovement, FB_491_beside_it_is_along_the_edge_on_either_side_of_the_table) {
  for (const double x : {0.0, 96.0}) {
    const int facing = x > 0 ? 270 : 90;
    Battle battle = open_field(
        {column("1st", kUs, x > 0 ? 93 : 3, 30, facing), column("2nd", kUs, x, 30, facing)});
    battle.units[1].arrival = core::field::Arrival{1, at(x, 30), at(x, 30)};
    Table table{battle};
    bring_arrivals(table.record());
    ASSERT_TRUE(table.unit(kSecond).on_table());
    const Inches off =
        x > 0 ? inches(96) - table.unit(kSecond).pose.at.x : table.unit(kSecond).pose.at.x;
    EXPECT_LT(off, inches(5)) << x;
    EXPECT_NE(table.unit(kSecond).pose.at.y, inches(30));
  }
}

TEST(FieldMovement, FB_451_super_skirmishers_form_nothing_but_open_order) {
  BattleUnit eight = foot("1st", kUs, 40, 20, 0, Arm::RifledMusket, Formation::Open, 8, 1);
  eight.muster.super_skirmishers = true;
  core::field::Options options = Table::with_free_orders();
  Table off{open_field({eight}), {}, options};
  EXPECT_TRUE(judged(off, kFirst, {form(Formation::Line)}));
  options.super_skirmishers = true;
  Table on{open_field({eight}), {}, options};
  const auto line = judged(on, kFirst, {form(Formation::Line)});
  ASSERT_FALSE(line);
  EXPECT_EQ(line.error().rule, "FB-451"_rule);
  EXPECT_FALSE(judged(on, kFirst, {form(Formation::Column, 4)}));
  EXPECT_TRUE(judged(on, kFirst, {form(Formation::Extended, 1)}));
}

}  // namespace
}  // namespace tests::field
