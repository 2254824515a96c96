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
    return Table{{skirmish_line(40, 30, 0),
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

TEST(Detachments, FB_434_horses_behind_water_are_no_threat) {
  auto battle = open_field({skirmish_line(30, 30, 0), horse("2nd", kThem, 30 + 6.5 + 15, 30, 270)});
  battle.streams.push_back({"Run", inches(1), {at(44, 0), at(44, 60)}, false, false});
  Table table{battle};
  EXPECT_FALSE(worst_threat(table.setting(), table.state(), kFirst));
}

TEST(Detachments, FB_511_FB_430_in_dim_light_muskets_threaten_no_farther_than_they_reach) {
  for (const auto& [from_move, threatens] : {std::pair{1, false}, std::pair{2, true}}) {
    auto battle =
        open_field({skirmish_line(30, 30, 0), foot("2nd", kThem, 30 + 6.5 + 20, 30, 270,
                                                   Arm::RifledMusket, Formation::Column)});
    battle.rules = {core::field::DimLight{from_move, inches(16)}};
    Table table{battle};
    EXPECT_EQ(worst_threat(table.setting(), table.state(), kFirst).has_value(), threatens);
  }
}

TEST(Detachments, FB_356_FB_357_FB_496_a_detachment_has_fought_where_its_regiment_has) {
  Table table{{foot("1st", kUs, 40, 30, 0)}};
  table.set(kFirst, [](Unit& unit) {
    unit.resting = 2;
    unit.fought_last = 3;
    unit.exhausted = 4;
    unit.fresh_again = 8;
    unit.hidden = true;
  });
  send_detachment(table.record(), {kFirst, 8, Formation::Open});
  const Unit& part = table.unit(kSecond);
  EXPECT_EQ(part.resting, 2);
  EXPECT_EQ(part.fought_last, 3);
  EXPECT_EQ(part.exhausted, 4);
  EXPECT_EQ(part.fresh_again, 8);
  EXPECT_TRUE(part.hidden);
}

/// A regiment in a house of its size at (60, 20), and a detachment of it somewhere else.
Battle housed_with_detachment(double x, double y) {
  auto battle =
      open_field({foot("1st", kUs, 60, 18, 0, Arm::RifledMusket, Formation::Line, 4, 1),
                  foot("1st, a", kUs, x, y, 0, Arm::RifledMusket, Formation::Open, 8, 1)});
  battle.sections = {{"Farm", {}, 0, core::table::rectangle(at(58, 20), at(62, 24))}};
  battle.units[0].garrisons = {SectionId{0}};
  battle.units[1].regiment = kFirst;
  battle.units[1].detachment = true;
  return battle;
}

TEST(Detachments, FB_426_six_inches_from_the_house_of_its_regiment_it_is_a_unit_of_its_own) {
  for (const auto& [y, apart] : {std::pair{29.0, false}, std::pair{34.0, true}}) {
    Table table{housed_with_detachment(60, y)};
    table.set(kSecond, [](Unit& unit) { unit.apart = false; });
    part_detachments(table.record());
    EXPECT_EQ(table.unit(kSecond).apart, apart) << y;
  }
}

TEST(Detachments, FB_429_who_is_an_inch_from_the_house_of_his_regiment_reaches_it) {
  for (const auto& [y, where] :
       {std::pair{29.0, Where::OnTable}, std::pair{26.2, Where::Rejoined}}) {
    Table table{housed_with_detachment(60, y)};
    table.set(kSecond, [](Unit& unit) { unit.bad = 1; });
    rejoin(table.record());
    EXPECT_EQ(table.unit(kSecond).where, where) << y;
  }
}

Battle with_jackson() {
  auto battle = open_field({foot("1st", kUs, 40, 30, 0)});
  battle.generals = {{core::field::InternedText{"Jackson"}, kUs, {}, at(20, 10), {}, 0}};
  return battle;
}

/// A bad detachment half an inch before its regiment, and a general who is tied to it.
void send_with_jackson(Table& table, bool rallies) {
  send_detachment(table.record(), {kFirst, 8, Formation::Open});
  table.set(kSecond, [&](Unit& unit) {
    unit.apart = true;
    unit.bad = 1;
    unit.pose.at = at(40, 31.7);
    unit.general = GeneralId{0};
    unit.rallies = rallies ? std::optional<std::int16_t>{5} : std::nullopt;
  });
  table.state().generals[0].with = kSecond;
  table.state().generals[0].tied = true;
}

TEST(Detachments, FB_411_FB_429_it_does_not_rejoin_while_a_general_rallies_it) {
  Table table{with_jackson()};
  send_with_jackson(table, true);
  rejoin(table.record());
  EXPECT_EQ(table.unit(kSecond).where, Where::OnTable);
}

TEST(Detachments, FB_410_FB_429_the_general_of_one_that_rejoins_is_free) {
  Table table{with_jackson()};
  send_with_jackson(table, false);
  rejoin(table.record());
  ASSERT_EQ(table.unit(kSecond).where, Where::Rejoined);
  EXPECT_FALSE(table.state().general(GeneralId{0}).with);
  EXPECT_FALSE(table.state().general(GeneralId{0}).tied);
}

}  // namespace
}  // namespace tests::field
