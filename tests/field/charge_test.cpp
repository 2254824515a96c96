// [FB-275]-[FB-313] Charges.
#include "core/field/charge.h"

#include "core/field/upkeep.h"
#include "core/field/walk.h"
#include "core/table/plane.h"
#include "tests/field/heard.h"
#include "tests/field/moves.h"

#include <gtest/gtest.h>

namespace tests::field {
namespace {

using core::base::operator""_rule;
using core::field::Charge;
using core::field::Countercharge;
using core::field::DeclareCharge;
using core::field::Fate;
using core::field::Figure;

// Between the front of a column and that of a line, from middle to middle: three quarters of an
// inch are bases.
constexpr double kBases = 0.75;

BattleUnit column_at(double x, double y, int facing = 0, Side side = kUs) {
  return foot("column", side, x, y, facing, Arm::RifledMusket, Formation::Column);
}

BattleUnit line_at(double x, double y, int facing = 180, Side side = kThem) {
  return foot("line", side, x, y, facing);
}

void declare(Table& table, UnitId unit, UnitId target, bool counter = false) {
  table.record().change(unit, [&](Unit& now) {
    now.now.charge = Charge{target, counter, {}, {}, {}};
  });
}

/// From the declarations to where the charges have come home.
void go_home(Table& table) {
  test_before_charging(table.record());
  start_charges(table.record());
  make_moves(table.record());
  bring_charges_home(table.record());
}

int in_front(const Table& table, UnitId unit, UnitId enemy) {
  int count = 0;
  const auto theirs = bodies_of(table.setting().charts, table.unit(enemy));
  const Unit& own = table.unit(unit);
  for (std::size_t i = 0; i < own.figures.size(); ++i) {
    if (!own.figures[i].present() || own.figures[i].kind != core::field::FigureKind::Man) {
      continue;
    }
    const auto body = body_of(table.setting().charts, own, i);
    count += std::any_of(theirs.begin(), theirs.end(),
                         [&](const auto& each) { return in_contact(body, each); })
                 ? 1
                 : 0;
  }
  return count;
}

std::string charge_refusal(const core::table::Judged<>& judged) {
  return judged ? "" : judged.error().rule.text() + " " + std::string{judged.error().key};
}

std::string judge_charge(Table& table, UnitId unit, UnitId target) {
  return charge_refusal(judge(table.setting(), table.state(), DeclareCharge{unit, target}));
}

TEST(Charges, FB_275_infantry_charges_in_column_only) {
  Table table{{line_at(40, 20, 0, kUs), line_at(40, 26), column_at(60, 20), line_at(60, 26)}};
  EXPECT_EQ(judge_charge(table, kFirst, kSecond), "FB-275 charges-in-column");
  EXPECT_EQ(judge_charge(table, kThird, kFourth), "");
}

TEST(Charges, FB_276_a_charge_reaches_nine_inches_along_a_clear_straight_path) {
  Table table{{column_at(40, 20), line_at(40, 20 + 9 + kBases)}};
  EXPECT_EQ(judge_charge(table, kFirst, kSecond), "");
  Table far{{column_at(40, 20), line_at(40, 20 + 9.1 + kBases)}};
  const auto judged = judge(far.setting(), far.state(), DeclareCharge{kFirst, kSecond});
  ASSERT_FALSE(judged);
  EXPECT_EQ(charge_refusal(judged), "FB-276 charge-too-far");
  EXPECT_EQ(judged.error().need_inches, inches(9));
  EXPECT_EQ(judged.error().have_inches, inches(9.1));
}

TEST(Charges, FB_276_a_wheel_of_thirty_degrees_at_the_start) {
  Table aside{{column_at(40, 20),
               foot("line", kThem, 46.5, 26, 180, Arm::RifledMusket, Formation::Line, 8)}};
  EXPECT_EQ(judge_charge(aside, kFirst, kSecond), "");
  Table behind{{column_at(40, 20), line_at(40, 10)}};
  EXPECT_EQ(judge_charge(behind, kFirst, kSecond), "FB-276 no-clear-path");
}

TEST(Charges, FB_276_woods_halve_a_charge) {
  Battle battle = core::field::Battle{};
  battle = open_field({column_at(40, 20), line_at(40, 20 + 6 + kBases)});
  battle.areas.push_back(
      {core::field::GroundKind::Woods, "wood", 0, core::table::rectangle(at(20, 10), at(60, 50))});
  Table table{battle};
  EXPECT_EQ(judge_charge(table, kFirst, kSecond), "FB-276 no-clear-path");
}

TEST(Charges, FB_074_only_orders_to_attack_or_raid_let_a_unit_charge) {
  Battle battle = open_field({column_at(40, 20), line_at(40, 26)});
  battle.units[0].order = {core::field::OrderKind::Hold, {}, {}, {}, {}};
  Table table{battle, {}, core::field::Options{}};
  EXPECT_EQ(judge_charge(table, kFirst, kSecond), "FB-074 order-forbids-charge");
  table.set(kFirst, [](Unit& unit) { unit.order.kind = core::field::OrderKind::Attack; });
  EXPECT_EQ(judge_charge(table, kFirst, kSecond), "");
}

// [FB-E21] From six inches the flank man of the fourth rank runs 8.78" and arrives: 14 in front.
// From six and a quarter he would run 9.01": 12.
TEST(Charges, FB_E21_FB_278_FB_279_FB_280_a_full_column_brings_fourteen_into_the_front) {
  for (const auto& [gap, men] : {std::pair{6.0, 14}, std::pair{6.25, 12}}) {
    Battle battle = open_field({column_at(40, 20), line_at(40, 20 + gap + kBases)});
    battle.units[1].muster.men = 40;  // a front that meets them all
    Table table{battle, {6, 1}};
    declare(table, kFirst, kSecond);
    go_home(table);
    EXPECT_EQ(in_front(table, kFirst, kSecond), men) << gap;
  }
}

// The fourth rank has four men, in the middle: the outer two of them run out.
TEST(Charges, FB_279_the_outer_men_of_a_rank_that_is_not_full_run_out) {
  Battle battle = open_field({column_at(40, 20), line_at(40, 20 + 3 + kBases)});
  battle.units[0].muster.men = 22;
  battle.units[1].muster.men = 40;
  Table table{battle, {6, 1}};
  declare(table, kFirst, kSecond);
  go_home(table);
  EXPECT_EQ(in_front(table, kFirst, kSecond), 14);
}

TEST(Charges, FB_277_the_front_rank_goes_straight_into_contact) {
  Table table{{column_at(40, 20), line_at(40, 28)}, {6, 1}};
  declare(table, kFirst, kSecond);
  go_home(table);
  EXPECT_TRUE(table.unit(kFirst).now.contacted);
  EXPECT_GE(in_front(table, kFirst, kSecond), 6);
}

TEST(Charges, FB_282_FB_283_the_higher_die_of_the_defender_gives_him_a_volley) {
  // Attacker 3, defender 5; then four dice of the volley, each at the nearest line less 1.
  Table table{{column_at(40, 20), line_at(40, 26)}, {3, 5, 2, 1, 1, 1, 4}};
  declare(table, kFirst, kSecond);
  go_home(table);
  EXPECT_TRUE(table.unit(kSecond).now.fired);
  EXPECT_FALSE(table.unit(kSecond).first_volley);
  EXPECT_LT(men_of(table.unit(kFirst)), 24);
  Table ready{{column_at(40, 20), line_at(40, 26)}, {5, 3}};
  declare(ready, kFirst, kSecond);
  go_home(ready);
  EXPECT_EQ(ready.thrown(), 2U);
  EXPECT_EQ(men_of(ready.unit(kFirst)), 24);
}

TEST(Charges, FB_283_equal_dice_are_thrown_again) {
  Table table{{column_at(40, 20), line_at(40, 26)}, {4, 4, 2, 2, 6, 1}};
  declare(table, kFirst, kSecond);
  go_home(table);
  EXPECT_EQ(table.thrown(), 6U);
}

TEST(Charges, FB_285_no_volley_from_who_faces_elsewhere) {
  Table table{{column_at(40, 20), line_at(40, 28, 0)}};
  declare(table, kFirst, kSecond);
  go_home(table);
  EXPECT_EQ(table.thrown(), 0U);
}

TEST(Charges, FB_284_half_lost_by_the_closing_volley_and_the_charge_fails) {
  Table table{{column_at(40, 20), line_at(40, 26)},
              {1, 6, 6, 6, 6, 6, 1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6, 1, 2, 3, 4}};
  table.lose(kFirst, 10);
  declare(table, kFirst, kSecond);
  go_home(table);
  EXPECT_TRUE(table.unit(kFirst).broken);
  EXPECT_FALSE(table.unit(kFirst).now.contacted);
}

TEST(Charges, FB_286_a_charged_column_may_charge_as_well_and_nobody_fires) {
  Table table{{column_at(40, 20), column_at(40, 28, 180, kThem)}};
  const auto answer = [&] {
    return charge_refusal(judge(table.setting(), table.state(), Countercharge{kSecond, kFirst}));
  };
  EXPECT_EQ(answer(), "FB-286 not-charged");
  declare(table, kFirst, kSecond);
  EXPECT_EQ(answer(), "");
  declare(table, kSecond, kFirst, true);
  go_home(table);
  EXPECT_EQ(table.thrown(), 0U);
  EXPECT_TRUE(table.unit(kFirst).now.charge);
  EXPECT_TRUE(table.unit(kSecond).now.charge);
  // Both sides see it happen.
  const auto meets = heard(table.record(), "meets-charge");
  ASSERT_EQ(meets.size(), 1U);
  EXPECT_EQ(meets[0].ship, kSecond);
  EXPECT_EQ(meets[0].other, kFirst);
}

TEST(Charges, FB_288_open_order_falls_back_before_a_charge_and_formed_troops_do_not) {
  Table table{{column_at(40, 20),
               foot("skirmishers", kThem, 40, 27, 180, Arm::RifledMusket, Formation::Open, 8, 1),
               column_at(70, 20), line_at(70, 27)}};
  declare(table, kFirst, kSecond);
  declare(table, kThird, kFourth);
  const auto falls_back = [&](UnitId unit) {
    return charge_refusal(judge(table.setting(), table.state(), core::field::FallBack{unit}));
  };
  EXPECT_EQ(falls_back(kSecond), "");
  EXPECT_EQ(falls_back(kFourth), "FB-288 formed-troops-stand");
  table.record().change(kSecond, [](Unit& unit) { unit.now.evades = true; });
  go_home(table);
  EXPECT_NEAR(table.unit(kSecond).pose.at.y.decimal(), 34.5, 0.1);
  const auto evades = heard(table.record(), "evades-charge");
  ASSERT_EQ(evades.size(), 1U);
  EXPECT_EQ(evades[0].ship, kSecond);
}

TEST(Charges, FB_288_who_falls_back_is_caught_by_a_charge_that_reaches_him) {
  Table table{{column_at(40, 20),
               foot("skirmishers", kThem, 40, 21.5, 180, Arm::RifledMusket, Formation::Open, 8, 1)},
              {6, 1}};
  declare(table, kFirst, kSecond);
  table.record().change(kSecond, [](Unit& unit) { unit.now.evades = true; });
  go_home(table);
  EXPECT_TRUE(table.unit(kFirst).now.contacted);
}

TEST(Charges, FB_287_a_charge_at_nobody_stops_at_its_end_as_a_normal_move) {
  Table table{{column_at(40, 20),
               foot("skirmishers", kThem, 40, 28, 180, Arm::RifledMusket, Formation::Open, 8, 1)}};
  declare(table, kFirst, kSecond);
  table.record().change(kSecond, [](Unit& unit) { unit.now.evades = true; });
  go_home(table);
  EXPECT_FALSE(table.unit(kFirst).now.charge);
  EXPECT_NEAR(table.unit(kFirst).pose.at.y.decimal(), 29, 0.1);
}

// ---- cavalry ----

BattleUnit riders_at(double x, double y, int facing = 0, Side side = kUs) {
  return horse("riders", side, x, y, facing);
}

TEST(Charges, FB_300_FB_301_FB_304_cavalry_comes_within_eighteen_inches_first) {
  Table table{{riders_at(40, 10), line_at(40, 24)}};
  EXPECT_EQ(judge_charge(table, kFirst, kSecond), "FB-304 comes-near-first");
  table.state().move = 2;
  EXPECT_EQ(judge_charge(table, kFirst, kSecond), "");
  Table far{{riders_at(40, 10), line_at(40, 32)}};
  far.state().move = 2;
  EXPECT_EQ(judge_charge(far, kFirst, kSecond), "FB-301 charge-too-far");
}

TEST(Charges, FB_302_FB_303_cavalry_tests_and_a_bad_result_halts_it) {
  Table table{{riders_at(40, 10), line_at(40, 20)}, {1}};
  table.lose(kFirst, 3);
  table.set(kFirst, [](Unit& unit) {
    for (Figure& figure : unit.figures) {
      figure.fate = is_officer(figure.kind) ? Fate::Killed : figure.fate;
    }
  });
  declare(table, kFirst, kSecond);
  test_before_charging(table.record());
  EXPECT_FALSE(table.unit(kFirst).now.charge);
  EXPECT_TRUE(table.unit(kFirst).halted);
}

TEST(Charges, FB_312_no_horse_charges_over_a_wall_or_into_a_house) {
  Battle battle = open_field({riders_at(40, 10), line_at(40, 20.5)});
  battle.lines.push_back(
      {core::field::LineKind::Wall, "wall", {}, {at(20, 19.8), at(60, 19.8)}, std::nullopt});
  Table table{battle};
  table.state().move = 2;
  EXPECT_EQ(judge_charge(table, kFirst, kSecond), "FB-312 no-horse-over-walls");
}

// [FB-E23] Six horsemen from ten inches at infantry two deep: 5, 2, 6, 1, 4, 3. Two break through,
// two men fall, the men behind them go 3" aside.
TEST(Charges, FB_E23_FB_305_FB_306_FB_307_two_of_six_break_through) {
  Battle battle = open_field({riders_at(40, 10), line_at(40, 10 + 10 + 0.75 + 0.375)});
  battle.units[0].muster.men = 6;
  battle.units[0].muster.officers = 0;
  battle.units[0].ranks = 1;
  battle.units[1].muster.officers = 0;
  Table table{battle, {6, 1, 6, 5, 2, 6, 1, 4, 3}};
  table.state().move = 2;
  table.set(kFirst, [](Unit& unit) {
    std::int8_t file = 0;
    for (Figure& figure : unit.figures) {
      figure.rank = 0;
      figure.file = file++;
    }
    unit.files = 6;
    unit.muster.officers = 0;
  });
  declare(table, kFirst, kSecond);
  table.set(kSecond, [](Unit& unit) { unit.now.fired = true; });  // no closing volley here
  table.throws({6, 5, 2, 6, 1, 4, 3});                            // morale, then the riders
  go_home(table);
  int through = 0;
  for (const Figure& figure : table.unit(kFirst).figures) {
    through += figure.through ? 1 : 0;
  }
  EXPECT_EQ(through, 2);
  EXPECT_EQ(men_of(table.unit(kSecond)), 22);
  EXPECT_EQ(table.unit(kSecond).now.ridden_down, 2);
  int pushed = 0;
  for (const Figure& figure : table.unit(kSecond).figures) {
    pushed += figure.present() && figure.apart ? 1 : 0;
  }
  EXPECT_EQ(pushed, 2);
}

TEST(Charges, FB_308_FB_309_who_breaks_through_rides_on_to_the_end_of_his_move) {
  Battle battle = open_field({riders_at(40, 10), line_at(40, 10 + 8 + 0.75 + 0.375)});
  battle.units[1].muster.officers = 0;
  Table table{battle, {6, 6, 6, 6, 6, 6, 6}};
  declare(table, kFirst, kSecond);
  table.set(kSecond, [](Unit& unit) { unit.now.fired = true; });
  go_home(table);
  bool beyond = false;
  for (const Figure& figure : table.unit(kFirst).figures) {
    beyond = beyond || (figure.through && figure.at.y > inches(26));
  }
  EXPECT_TRUE(beyond);
}

/// Where the rider has got to who rode farthest through a line at 19"; all throw sixes.
double farthest_through(Battle battle) {
  battle.units[1].muster.officers = 0;
  Table table{battle, std::vector<std::uint8_t>(40, 6)};
  declare(table, kFirst, kSecond);
  table.set(kSecond, [](Unit& unit) { unit.now.fired = true; });
  go_home(table);
  double most = 0;
  for (const Figure& figure : table.unit(kFirst).figures) {
    most = figure.through ? std::max(most, figure.at.y.decimal()) : most;
  }
  return most;
}

Battle line_to_ride_through(std::vector<BattleUnit> others = {}) {
  std::vector<BattleUnit> units{riders_at(40, 10), line_at(40, 10 + 8 + 0.75 + 0.375)};
  units.insert(units.end(), others.begin(), others.end());
  return open_field(std::move(units));
}

TEST(Charges, FB_308_FB_100_FB_128_FB_131_who_rides_on_rides_as_the_ground_lets_him) {
  EXPECT_GT(farthest_through(line_to_ride_through()), 26);

  Battle second = line_to_ride_through(
      {foot("second", kThem, 40, 24, 180, Arm::RifledMusket, Formation::Line, 40, 0)});
  second.units[2].ranks = 1;
  EXPECT_GT(farthest_through(second), 22);  // comes into contact with it
  EXPECT_LT(farthest_through(second), 24);

  Battle water = line_to_ride_through();
  water.streams.push_back({"river", Inches::of(1), {at(0, 25), at(96, 25)}, false, false});
  EXPECT_LT(farthest_through(water), 25);

  Battle scenic = line_to_ride_through();
  scenic.areas.push_back(
      {core::field::GroundKind::Scenic, "brush", 0, core::table::rectangle(at(0, 20), at(96, 60))});
  EXPECT_GT(farthest_through(scenic), 22);
  EXPECT_LT(farthest_through(scenic), 24.5);

  Battle walled = line_to_ride_through();
  walled.lines.push_back(
      {core::field::LineKind::Wall, "wall", {}, {at(0, 22), at(96, 22)}, std::nullopt});
  EXPECT_GT(farthest_through(walled), 22);
  EXPECT_LT(farthest_through(walled), 24.5);
}

TEST(Charges, FB_309_who_rode_through_comes_back_by_his_next_move) {
  Battle battle = line_to_ride_through();
  battle.units[1].muster.officers = 0;
  Table table{battle, std::vector<std::uint8_t>(40, 6)};
  declare(table, kFirst, kSecond);
  table.set(kSecond, [](Unit& unit) { unit.now.fired = true; });
  go_home(table);
  const Unit rode = table.unit(kFirst);
  close_ranks(table.record());
  EXPECT_EQ(table.unit(kFirst).figures, rode.figures);
}

TEST(Charges, FB_312_nobody_breaks_through_over_a_wall) {
  Battle battle = line_to_ride_through();
  battle.lines.push_back(
      {core::field::LineKind::Wall, "wall", {}, {at(20, 18.77), at(60, 18.77)}, std::nullopt});
  EXPECT_EQ(farthest_through(battle), 0);
}

TEST(Charges, FB_309_of_another_enemy_than_the_target_his_own_distance_counts) {
  // The target is 14" off; another regiment has come between, from which they began at 9".
  Battle battle =
      open_field({riders_at(40, 10), line_at(40, 10 + 14 + 1.125), line_at(40, 10 + 9 + 1.125)});
  for (const std::size_t i : {1U, 2U}) {
    battle.units[i].muster.officers = 0;
  }
  Table table{battle, std::vector<std::uint8_t>(40, 6)};
  declare(table, kFirst, kSecond);
  table.set(kThird, [](Unit& unit) { unit.now.fired = true; });
  go_home(table);
  EXPECT_LT(men_of(table.unit(kThird)), 24);
}

TEST(Charges, FB_305_three_ranks_and_the_switch_forbid_breakthroughs) {
  for (const bool three_ranks : {true, false}) {
    Battle battle = open_field({riders_at(40, 10), line_at(40, 10 + 8 + 0.75 + 0.375)});
    battle.units[1].ranks = three_ranks ? 3 : 2;
    auto options = Table::with_free_orders();
    options.no_breakthroughs = !three_ranks;
    Table table{battle, {6, 6, 6, 6, 6, 6, 6}, options};
    declare(table, kFirst, kSecond);
    table.set(kSecond, [](Unit& unit) { unit.now.fired = true; });
    go_home(table);
    EXPECT_EQ(men_of(table.unit(kSecond)), 24) << three_ranks;
  }
}

TEST(Charges, FB_313_FB_455_without_breakthroughs_cavalry_still_comes_into_contact) {
  auto options = Table::with_free_orders();
  options.no_breakthroughs = true;
  Table table{open_field({riders_at(40, 10), line_at(40, 19)}), {6}, options};
  declare(table, kFirst, kSecond);
  table.set(kSecond, [](Unit& unit) { unit.now.fired = true; });
  go_home(table);
  EXPECT_TRUE(table.unit(kFirst).now.contacted);
  EXPECT_GE(in_front(table, kFirst, kSecond), 6);
}

TEST(Charges, FB_311_the_rear_rank_comes_up_beside_the_front) {
  auto options = Table::with_free_orders();
  options.no_breakthroughs = true;
  Table table{open_field({riders_at(40, 10), line_at(40, 19)}), {6}, options};
  declare(table, kFirst, kSecond);
  table.set(kSecond, [](Unit& unit) { unit.now.fired = true; });
  go_home(table);
  EXPECT_GT(in_front(table, kFirst, kSecond), 6);
}

TEST(Charges, FB_309_from_more_than_twelve_inches_nobody_breaks_through) {
  Table table{open_field({riders_at(40, 8), line_at(40, 8 + 13 + 0.75 + 0.375)}), {6}};
  declare(table, kFirst, kSecond);
  table.set(kSecond, [](Unit& unit) { unit.now.fired = true; });
  go_home(table);
  EXPECT_TRUE(table.unit(kFirst).now.contacted);
  EXPECT_EQ(men_of(table.unit(kSecond)), 24);
}

TEST(Charges, FB_281_FB_320_a_normal_move_comes_into_contact_without_the_advantages) {
  Table table{{line_at(40, 20, 0, kUs), line_at(40, 25)}, {6, 1}};
  write(table, kFirst, {ahead(6)});
  make_moves(table.record());
  bring_charges_home(table.record());
  EXPECT_TRUE(table.unit(kFirst).now.contacted);
  EXPECT_FALSE(table.unit(kFirst).now.charge);
  EXPECT_GT(in_front(table, kFirst, kSecond), 0);
}

TEST(Charges, FB_071_FB_130_a_charge_does_not_turn_into_a_house) {
  for (const bool house : {false, true}) {
    Battle battle = open_field({foot("1st", kUs, 40, 19.5, 0), foot("2nd", kThem, 30, 30, 180)});
    if (house) {
      core::field::HouseSection section;
      section.name = "house";
      section.polygon = {at(42, 20), at(48, 20), at(48, 24), at(42, 24)};
      battle.sections = {section};
    }
    Table table{battle};
    const Inches rate = Inches::of(9);
    core::field::Walk walk{table.setting(), table.state(), table.unit(kFirst),
                           {ahead(9)},      rate,          core::field::WalkEdge::Kept};

    walk.head_for(Heading::degrees(330));

    EXPECT_EQ(walk.unit().pose.heading, Heading::degrees(house ? 0 : 330));
  }
}

}  // namespace
}  // namespace tests::field
