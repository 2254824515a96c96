// [FB-425]-[FB-434] Detachments and extended lines.
#include "core/field/detachments.h"

#include "core/field/morale.h"
#include "core/field/upkeep.h"
#include "tests/field/heard.h"
#include "tests/field/moves.h"

#include <gtest/gtest.h>

namespace tests::field {
namespace {

using core::base::operator""_rule;
using core::field::SendDetachment;
using core::field::Where;

std::string judged_detachment(Table& table, UnitId unit, int men,
                              Formation formation = Formation::Open) {
  const auto legal = judge(table.setting(), table.state(), SendDetachment{unit, men, formation});
  return legal ? "" : legal.error().rule.text() + " " + std::string{legal.error().key};
}

BattleUnit skirmish_line(double x, double y, int facing, int men = 8, int officers = 1) {
  auto unit =
      foot("skirmishers", kUs, x, y, facing, Arm::RifledMusket, Formation::Extended, men, officers);
  unit.detachment = true;
  return unit;
}

TEST(Detachments, FB_425_an_officer_and_eights_of_men_in_three_parts_at_most) {
  Table table{{foot("1st", kUs, 40, 30, 0)}};
  EXPECT_EQ(judged_detachment(table, kFirst, 7), "FB-425 detaches-eights");
  EXPECT_EQ(judged_detachment(table, kFirst, 24), "FB-425 too-few-to-detach");
  EXPECT_EQ(judged_detachment(table, kFirst, 8), "");
  send_detachment(table.record(), {kFirst, 8, Formation::Open});
  EXPECT_EQ(men_of(table.unit(kFirst)), 16);
  EXPECT_EQ(table.unit(kFirst).strength, 16);
  EXPECT_EQ(men_of(table.unit(kSecond)), 8);
  EXPECT_EQ(officers_of(table.unit(kSecond)), 1);
  EXPECT_EQ(table.unit(kSecond).regiment, kFirst);
  // The first detachment walks on so that there is room for another.
  table.set(kSecond, [](Unit& unit) { unit.pose.at = at(40, 45); });
  EXPECT_EQ(judged_detachment(table, kFirst, 8), "");
  send_detachment(table.record(), {kFirst, 8, Formation::Open});
  table.set(kThird, [](Unit& unit) { unit.pose.at = at(40, 52); });
  EXPECT_EQ(judged_detachment(table, kFirst, 8), "FB-425 too-few-to-detach");
}

TEST(Detachments, FB_425_no_fourth_part) {
  Table table{{foot("1st", kUs, 40, 20, 0, Arm::RifledMusket, Formation::Line, 40, 4)}};
  for (const double y : {40.0, 50.0}) {
    ASSERT_EQ(judged_detachment(table, kFirst, 8), "");
    send_detachment(table.record(), {kFirst, 8, Formation::Open});
    table.set(UnitId{static_cast<std::uint8_t>(table.state().units.size() - 1)},
              [&](Unit& unit) { unit.pose.at = at(40, y); });
  }
  EXPECT_EQ(judged_detachment(table, kFirst, 8), "FB-425 three-parts-at-most");
}

TEST(Detachments, FB_158_a_detachment_has_the_first_volley_that_was_unspent) {
  Table table{{foot("1st", kUs, 40, 30, 0), foot("2nd", kUs, 70, 30, 0)}};
  table.set(kSecond, [](Unit& unit) { unit.first_volley = false; });
  send_detachment(table.record(), {kFirst, 8, Formation::Open});
  send_detachment(table.record(), {kSecond, 8, Formation::Open});
  EXPECT_TRUE(table.unit(kThird).first_volley);
  EXPECT_FALSE(table.unit(kFourth).first_volley);
}

TEST(Detachments, FB_426_six_inches_away_it_is_a_unit_of_its_own) {
  Table table{{foot("1st", kUs, 40, 30, 0)}};
  send_detachment(table.record(), {kFirst, 8, Formation::Open});
  part_detachments(table.record());
  EXPECT_FALSE(table.unit(kSecond).apart);
  table.set(kSecond, [](Unit& unit) { unit.pose.at = at(40, 42); });
  part_detachments(table.record());
  EXPECT_TRUE(table.unit(kSecond).apart);
}

TEST(Detachments, FB_429_one_that_fails_and_comes_back_rejoins_in_the_regiments_state) {
  Table table{{foot("1st", kUs, 40, 30, 0)}};
  send_detachment(table.record(), {kFirst, 8, Formation::Open});
  table.set(kSecond, [](Unit& unit) {
    unit.apart = true;
    unit.bad = 1;
    unit.pose.at = at(40, 31.7);
  });
  rejoin(table.record());
  EXPECT_EQ(table.unit(kSecond).where, Where::Rejoined);
  EXPECT_EQ(men_of(table.unit(kFirst)), 24);
  EXPECT_EQ(table.unit(kFirst).strength, 24);
  EXPECT_EQ(table.unit(kFirst).bad, 0);
}

TEST(Detachments, FB_429_one_that_is_an_inch_and_more_away_does_not) {
  Table table{{foot("1st", kUs, 40, 30, 0)}};
  send_detachment(table.record(), {kFirst, 8, Formation::Open});
  table.set(kSecond, [](Unit& unit) {
    unit.apart = true;
    unit.bad = 1;
    unit.pose.at = at(40, 36);
  });
  rejoin(table.record());
  EXPECT_EQ(table.unit(kSecond).where, Where::OnTable);
}

// [FB-E37] Rifles ten inches off the flank: the second band takes 2 off; 3 - 2 + 4 = 5 is bad.
TEST(Detachments, FB_E37_FB_430_FB_431_a_flanked_line_throws_four) {
  Table table{{skirmish_line(40, 30, 0),
               foot("2nd", kThem, 40 + 6.5 + 10, 30, 270, Arm::RifledMusket, Formation::Column)},
              {4}};
  const auto threat = worst_threat(table.setting(), table.state(), kFirst);
  ASSERT_TRUE(threat);
  EXPECT_EQ(threat->deduction, 2);
  EXPECT_TRUE(threat->officer);
  test_extended_lines(table.record());
  EXPECT_EQ(table.unit(kFirst).bad, 1);
}

// The same with two of the eight lost: 3 - 2 - 2 + 6 = 5.
TEST(Detachments, FB_430_FB_428_losses_count_in_the_test_of_a_flanked_line) {
  Table table{{skirmish_line(40, 30, 0),
               foot("2nd", kThem, 40 + 6.5 + 10, 30, 270, Arm::RifledMusket, Formation::Column)},
              {6}};
  table.lose(kFirst, 2);
  test_extended_lines(table.record());
  EXPECT_EQ(table.unit(kFirst).bad, 1);
  const auto told = heard(table.record(), "flank-gives-way");
  ASSERT_EQ(told.size(), 1U);
  EXPECT_EQ(told[0].figures, (std::vector<int>{3, 2, 2, 6, 5, 6}));
}

TEST(Detachments, FB_377_FB_430_a_flanked_line_is_tested_once_in_a_move) {
  const auto flanked = [] {
    return Table{
        {skirmish_line(40, 30, 0),
         foot("2nd", kThem, 40 + 6.5 + 10, 30, 270, Arm::RifledMusket, Formation::Column)},
        {6}};
  };
  Table table = flanked();
  table.set(kFirst, [](Unit& unit) { unit.now.tested = true; });
  test_extended_lines(table.record());
  EXPECT_EQ(table.thrown(), 0U) << "it was tested before";

  Table shocked = flanked();
  shocked.set(kFirst, [](Unit& unit) { unit.now.shocked = true; });
  test_extended_lines(shocked.record());
  test_all(shocked.record());
  EXPECT_EQ(shocked.thrown(), 1U) << "for the threat, not for the loss too";
}

TEST(Detachments, FB_411_FB_430_no_test_while_a_general_rallies_the_line) {
  Table table{{skirmish_line(40, 30, 0),
               foot("2nd", kThem, 40 + 6.5 + 10, 30, 270, Arm::RifledMusket, Formation::Column)}};
  table.set(kFirst, [](Unit& unit) { unit.rallies = 4; });
  test_extended_lines(table.record());
  EXPECT_EQ(table.thrown(), 0U);
}

TEST(Detachments, FB_432_who_stands_before_the_front_is_no_threat) {
  Table table{{skirmish_line(40, 30, 0), foot("2nd", kThem, 40, 42, 180)}};
  EXPECT_FALSE(worst_threat(table.setting(), table.state(), kFirst));
}

TEST(Detachments, FB_431_the_nearest_band_takes_three_and_the_furthest_one) {
  for (const auto& [off, deduction] : {std::pair{7.0, 3}, std::pair{20.0, 1}}) {
    Table table{{skirmish_line(30, 30, 0), foot("2nd", kThem, 30 + 6.5 + off, 30, 270,
                                                Arm::RifledMusket, Formation::Column)}};
    const auto threat = worst_threat(table.setting(), table.state(), kFirst);
    ASSERT_TRUE(threat) << off;
    EXPECT_EQ(threat->deduction, deduction) << off;
  }
}

TEST(Detachments, FB_434_horses_within_a_charge_take_one) {
  Table table{{skirmish_line(30, 30, 0), horse("2nd", kThem, 30 + 6.5 + 15, 30, 270)}};
  const auto threat = worst_threat(table.setting(), table.state(), kFirst);
  ASSERT_TRUE(threat);
  EXPECT_EQ(threat->deduction, 1);
  Table far{{skirmish_line(30, 30, 0), horse("2nd", kThem, 30 + 6.5 + 22, 30, 270)}};
  EXPECT_FALSE(worst_threat(far.setting(), far.state(), kFirst));
}

TEST(Detachments, FB_433_a_part_that_fails_goes_and_the_rest_stands) {
  Table table{{skirmish_line(40, 30, 0, 16, 2),
               foot("2nd", kThem, 40 + 13.5 + 9, 30, 270, Arm::RifledMusket, Formation::Column)},
              {1}};
  test_extended_lines(table.record());
  ASSERT_EQ(table.state().units.size(), 3U);
  EXPECT_EQ(men_of(table.unit(kThird)), 8);
  EXPECT_EQ(table.unit(kThird).bad, 1);
  EXPECT_EQ(men_of(table.unit(kFirst)), 8);
  EXPECT_EQ(table.unit(kFirst).bad, 0);
}

TEST(Detachments, FB_433_a_part_without_an_officer_has_no_points) {
  Table table{{skirmish_line(40, 30, 0, 16, 0),
               foot("2nd", kThem, 40 + 13.5 + 22, 30, 270, Arm::RifledMusket, Formation::Column)},
              {6}};
  // 0 - 1 + 6 = 5.
  test_extended_lines(table.record());
  EXPECT_EQ(table.state().units.size(), 3U);
}

// Three officers behind a line of 41": of the group at its right flank one stands behind the flank.
TEST(Detachments, FB_432_FB_433_the_officer_behind_the_flank_is_of_the_flank_group) {
  Table table{{skirmish_line(40, 30, 0, 24, 3),
               foot("2nd", kThem, 40 + 20.5 + 9, 30, 270, Arm::RifledMusket, Formation::Column)},
              {1}};
  const auto threat = worst_threat(table.setting(), table.state(), kFirst);
  ASSERT_TRUE(threat);
  EXPECT_TRUE(threat->officer);
  EXPECT_EQ(threat->part.size(), 9U) << "the colonel is with the middle group";
  test_extended_lines(table.record());
  ASSERT_EQ(table.state().units.size(), 3U);
  EXPECT_EQ(officers_of(table.unit(kThird)), 1);
  EXPECT_EQ(officers_of(table.unit(kFirst)), 2);
}

TEST(Detachments, FB_432_a_colonel_between_two_groups_is_with_the_one_that_has_no_other) {
  Table table{{skirmish_line(60, 30, 0, 16, 2),
               foot("2nd", kThem, 60 - 13.5 - 9, 30, 90, Arm::RifledMusket, Formation::Column)}};
  EXPECT_TRUE(worst_threat(table.setting(), table.state(), kFirst)->officer) << "the colonel";
  table.set(kSecond, [](Unit& unit) {
    unit.pose = {at(60 + 13.5 + 9, 30), core::field::Heading::degrees(270)};
  });
  EXPECT_EQ(worst_threat(table.setting(), table.state(), kFirst)->part.size(), 9U);
}

TEST(Detachments, FB_425_FB_432_a_detachment_sent_out_in_extended_order_is_one_part) {
  Table table{{foot("1st", kUs, 40, 20, 0),
               foot("2nd", kThem, 40 + 6.5 + 10, 24, 270, Arm::RifledMusket, Formation::Column)},
              {1}};
  send_detachment(table.record(), {kFirst, 8, Formation::Extended});
  table.set(kThird, [](Unit& unit) { unit.pose.at = at(40, 30); });
  const auto threat = worst_threat(table.setting(), table.state(), kThird);
  ASSERT_TRUE(threat);
  EXPECT_TRUE(threat->officer);
  test_extended_lines(table.record());
  EXPECT_EQ(table.state().units.size(), 3U) << "nothing splits off";
  EXPECT_EQ(table.unit(kThird).bad, 1);
}

TEST(Detachments, FB_433_FB_384_a_part_without_an_officer_is_tested_until_it_disperses) {
  Table table{{skirmish_line(40, 30, 0, 16, 0),
               foot("2nd", kThem, 40 + 13.5 + 22, 30, 270, Arm::RifledMusket, Formation::Column)},
              {6, 6, 6, 6, 6}};
  test_extended_lines(table.record());
  ASSERT_EQ(table.state().units.size(), 3U);
  for (int bad = 2; bad <= 4; ++bad) {  // 6 is not the 7, 8, 9 or 10 that it needs
    forget_move(table);
    test_all(table.record());
    EXPECT_EQ(table.unit(kThird).bad, bad);
    EXPECT_TRUE(table.unit(kThird).on_table());
  }
  forget_move(table);
  test_all(table.record());
  EXPECT_EQ(table.unit(kThird).where, Where::Dispersed);
}

}  // namespace
}  // namespace tests::field
