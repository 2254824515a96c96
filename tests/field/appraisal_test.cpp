// [FB-522] [FB-525]-[FB-527] What the computer thinks of a position.
#include "core/field/appraisal.h"

#include "core/field/victory.h"
#include "tests/field/fields.h"

#include <gtest/gtest.h>

namespace tests::field {
namespace {

using core::field::Appraisal;
using core::field::Exchange;
using core::field::LineKind;

/// A line of ours and one of theirs, so far before it.
Table facing(double inches_off, Formation formation = Formation::Line) {
  return Table{{foot("ours", kUs, 40, 20, 0, Arm::RifledMusket, formation),
                foot("theirs", kThem, 40, 20 + inches_off, 180)}};
}

Exchange ours(Table& table) {
  const Appraisal appraisal{table.setting(), table.state(), kUs};
  return appraisal.exchange(kFirst, table.unit(kFirst), true);
}

TEST(Appraisal, FB_522_enemies_count_within_a_distance_of_a_place) {
  Table table{{foot("ours", kUs, 40, 5, 0), foot("near", kThem, 40, 40, 180),
               foot("far", kThem, 80, 40, 180)}};
  const Appraisal appraisal{table.setting(), table.state(), kUs};

  EXPECT_EQ(appraisal.enemy_strength(at(40, 30), Inches::of(18)), 24'000);
  EXPECT_EQ(appraisal.enemy_strength(at(60, 40), Inches::of(22)), 48'000);
  EXPECT_EQ(appraisal.enemy_strength(at(10, 10), Inches::of(18)), 0);
}

TEST(Appraisal, FB_522_the_weaker_by_losses_the_less_it_counts) {
  Table table{{foot("ours", kUs, 40, 5, 0), foot("theirs", kThem, 40, 40, 180)}};
  table.lose(kSecond, 6);  // a quarter: two points off, morale good five times in six
  const Appraisal appraisal{table.setting(), table.state(), kUs};

  EXPECT_EQ(appraisal.enemy_strength(at(40, 40), Inches::of(18)), 18'000 * 5 / 6);
}

TEST(Appraisal, FB_525_fire_kills_fewer_from_farther_away) {
  Table near = facing(7);
  Table middle = facing(14);
  Table far = facing(22);
  Table beyond = facing(27);

  // [FB-T09] First volleys: four dice, two men each and so on.
  EXPECT_EQ(ours(near).inflicted, 4 * 2009);
  EXPECT_EQ(ours(middle).inflicted, 4 * 1411);
  EXPECT_EQ(ours(far).inflicted, 4 * 894);
  EXPECT_EQ(ours(beyond).inflicted, 0);
  EXPECT_FALSE(ours(beyond).in_range);
}

TEST(Appraisal, FB_525_what_both_sides_lose_is_alike_for_like_troops) {
  Table table = facing(14);

  EXPECT_EQ(ours(table).inflicted, ours(table).suffered);
  EXPECT_EQ(ours(table).target, kSecond);
  EXPECT_EQ(ours(table).nearest, kSecond);
}

TEST(Appraisal, FB_525_the_spent_volley_is_weaker) {
  Table table = facing(7);
  table.set(kFirst, [](Unit& unit) { unit.first_volley = false; });

  EXPECT_EQ(ours(table).inflicted, 4 * 1411);
}

TEST(Appraisal, FB_525_behind_a_wall_one_loses_less) {
  Battle battle = open_field({foot("ours", kUs, 40, 20, 0), foot("theirs", kThem, 40, 34, 180)});
  battle.lines = {{LineKind::Wall, "wall", Inches{}, {at(20, 20.5), at(60, 20.5)}, {}}};
  Table table{battle};

  EXPECT_TRUE(ours(table).covered);
  EXPECT_EQ(ours(table).suffered, 4 * 894);
  EXPECT_EQ(ours(table).inflicted, 4 * 1411);
}

TEST(Appraisal, FB_525_nobody_fires_over_his_shoulder) {
  Table table{{foot("ours", kUs, 40, 20, 180), foot("theirs", kThem, 40, 34, 180)}};

  EXPECT_EQ(ours(table).inflicted, 0);
  EXPECT_GT(ours(table).suffered, 0);
}

TEST(Appraisal, FB_525_a_house_between_them_hides_both) {
  Battle battle =
      open_field({foot("ours", kUs, 40, 10, 0, Arm::RifledMusket, Formation::Column),
                  foot("theirs", kThem, 40, 28, 180, Arm::RifledMusket, Formation::Column)});
  battle.sections = {{"house", {}, 0, core::table::rectangle(at(34, 16), at(46, 20))}};
  Table table{battle};

  EXPECT_EQ(ours(table).inflicted, 0);
  EXPECT_EQ(ours(table).suffered, 0);
}

TEST(Appraisal, FB_525_horse_on_a_flank_within_a_charge_is_a_risk) {
  Table flank{{foot("ours", kUs, 40, 20, 0), horse("theirs", kThem, 54, 20, 270)}};
  Table front{{foot("ours", kUs, 40, 20, 0), horse("theirs", kThem, 40, 34, 180)}};

  EXPECT_TRUE(ours(flank).flanked);
  EXPECT_FALSE(ours(front).flanked);
}

TEST(Appraisal, FB_525_support_is_a_good_friend_beside_or_behind) {
  Table table{{foot("ours", kUs, 40, 20, 0), foot("theirs", kThem, 40, 40, 180),
               foot("friend", kUs, 40, 12, 0)}};
  const Appraisal appraisal{table.setting(), table.state(), kUs};

  EXPECT_TRUE(appraisal.supported(kFirst, table.unit(kFirst)));
  EXPECT_FALSE(appraisal.supported(kThird, table.unit(kThird)));  // his friend stands before him

  table.set(kThird, [](Unit& unit) { unit.bad = 1; });
  EXPECT_FALSE(appraisal.supported(kFirst, table.unit(kFirst)));
}

TEST(Appraisal, FB_525_risk_is_the_chance_of_a_bad_test_after_the_losses) {
  Table table{{foot("ours", kUs, 40, 20, 0), foot("theirs", kThem, 40, 40, 180)}};
  const Appraisal appraisal{table.setting(), table.state(), kUs};

  EXPECT_EQ(appraisal.risk(kFirst, 0), 0);
  EXPECT_EQ(appraisal.risk(kFirst, 3000), 0);         // six points and no die fails
  EXPECT_EQ(appraisal.risk(kFirst, 6000), 1000 / 6);  // a quarter: fails on a one
  EXPECT_EQ(appraisal.risk(kFirst, 12'000), 1000);    // half lost is bad for certain
}

TEST(Appraisal, FB_526_a_column_outweighs_a_line_in_the_open) {
  Table table{{foot("ours", kUs, 40, 20, 0, Arm::RifledMusket, Formation::Column),
               foot("theirs", kThem, 40, 26, 180)}};
  const Appraisal appraisal{table.setting(), table.state(), kUs};

  // The line gives a first volley near: four dice, half for the dice-off.
  EXPECT_EQ(appraisal.closing_losses(table.unit(kFirst), kSecond), 4 * 2009 / 2);
  // Fourteen against its twelve files: (14 x 0.583 + 0.2 x 2) : (12 x 0.417).
  EXPECT_EQ(appraisal.charge_ratio(table.unit(kFirst), kSecond),
            (14'000 * 583 + 2000 * 200) / (12 * 417));
}

TEST(Appraisal, FB_526_cover_takes_a_third_off_a_charge) {
  Battle battle = open_field({foot("ours", kUs, 40, 20, 0, Arm::RifledMusket, Formation::Column),
                              foot("theirs", kThem, 40, 26, 180)});
  battle.lines = {{LineKind::Wall, "wall", Inches{}, {at(20, 25.5), at(60, 25.5)}, {}}};
  Table table{battle};
  Table open{{foot("ours", kUs, 40, 20, 0, Arm::RifledMusket, Formation::Column),
              foot("theirs", kThem, 40, 26, 180)}};
  const Appraisal walled{table.setting(), table.state(), kUs};
  const Appraisal bare{open.setting(), open.state(), kUs};

  EXPECT_NEAR(walled.charge_ratio(table.unit(kFirst), kSecond) * 13,
              bare.charge_ratio(open.unit(kFirst), kSecond) * 10, 20);
}

TEST(Appraisal, FB_526_few_against_many_is_no_charge) {
  Table table{{foot("ours", kUs, 40, 20, 0, Arm::RifledMusket, Formation::Column, 8, 1),
               foot("theirs", kThem, 40, 26, 180)}};
  const Appraisal appraisal{table.setting(), table.state(), kUs};

  // Of eight four fall on the way.
  EXPECT_LT(appraisal.charge_ratio(table.unit(kFirst), kSecond), 1500);
}

class Prey : public ::testing::Test {
 protected:
  [[nodiscard]] bool is_prey() {
    const Appraisal appraisal{table.setting(), table.state(), kUs};
    return appraisal.is_prey_of_horse(table.unit(kFirst), kSecond);
  }

  Table table{{horse("ours", kUs, 40, 20, 0), foot("theirs", kThem, 40, 36, 180)}};
};

TEST_F(Prey, FB_527_fresh_infantry_that_faces_it_is_none) { EXPECT_FALSE(is_prey()); }

TEST_F(Prey, FB_527_infantry_with_bad_morale_is) {
  table.set(kSecond, [](Unit& unit) { unit.bad = 1; });
  EXPECT_TRUE(is_prey());
}

TEST_F(Prey, FB_527_infantry_with_its_back_to_it_is) {
  table.set(kSecond, [](Unit& unit) { unit.pose.heading = Heading::degrees(0); });
  EXPECT_TRUE(is_prey());
}

TEST_F(Prey, FB_527_twelve_men_with_the_volley_spent_are) {
  table.lose(kSecond, 12);
  EXPECT_FALSE(is_prey());
  table.set(kSecond, [](Unit& unit) { unit.first_volley = false; });
  EXPECT_TRUE(is_prey());
}

TEST_F(Prey, FB_527_open_order_in_the_open_is) {
  dress(table.setting().charts, table.state().units.at(1), Formation::Open, 1);
  EXPECT_TRUE(is_prey());
}

TEST_F(Prey, FB_527_limbered_guns_are_and_guns_in_action_are_not) {
  Table guns{
      {horse("ours", kUs, 40, 20, 0),
       battery("limbered", kThem, 40, 36, 180, {core::field::GunKind::Gun}, Formation::Limbered),
       battery("in action", kThem, 46, 52, 180)}};
  const Appraisal appraisal{guns.setting(), guns.state(), kUs};

  EXPECT_TRUE(appraisal.is_prey_of_horse(guns.unit(kFirst), kSecond));
  EXPECT_FALSE(appraisal.is_prey_of_horse(guns.unit(kFirst), kThird));
}

}  // namespace
}  // namespace tests::field
