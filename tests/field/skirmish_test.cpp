// [FB-180]-[FB-190] [FB-451] Skirmish fire.
#include "core/field/skirmish.h"

#include "core/field/generals.h"
#include "core/field/musketry.h"
#include "tests/field/fields.h"
#include "tests/field/heard.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace tests::field {
namespace {

using namespace core::field;  // NOLINT: volleys and their answers

/// Eight men and an officer in open order, and an enemy line before them.
std::vector<BattleUnit> skirmish_at(double apart, Formation target = Formation::Line) {
  return {foot("1st", Side::Union, 40, 20, 0, Arm::RifledMusket, Formation::Open, 8, 1),
          foot("2nd", Side::Confederate, 40, 20 + apart, 180, Arm::RifledMusket, target)};
}

std::vector<int> skirmish(Table& table, Volley volley) {
  table.state().volleys = {volley};
  resolve_musketry(table.record());
  const auto told = heard(table.record(), "skirmish-hits");
  return told.empty() ? std::vector<int>{} : told.front().figures;
}

Battle with_wall_at(std::vector<BattleUnit> units, double y) {
  Battle battle = open_field(std::move(units));
  battle.lines = {{LineKind::Wall, "wall", {}, {at(0, y), at(90, y)}, {}}};
  return battle;
}

std::optional<int> skirmish_needs(Table& table, UnitId target, double apart, bool mounted = false,
                                  bool picked = false) {
  const auto row = picked ? SkirmishTarget::Selected
                          : skirmish_row(table.setting(), table.state(), {target, 5}, at(40, 20));
  const std::int64_t ticks = inches(apart).ticks();
  return skirmish_score(table.setting(), table.unit(kFirst), row, ticks * ticks, mounted);
}

TEST(Skirmish, FB_E10_FB_181_one_die_a_figure_into_the_brown) {
  Table table{skirmish_at(10), {5, 6, 2, 1, 3, 5, 4, 6}};
  EXPECT_EQ(skirmish(table, {kFirst, kSecond, false}), (std::vector<int>{8, 4}));
  EXPECT_EQ(men_of(table.unit(kSecond)) + officers_of(table.unit(kSecond)), 27 - 4);
}

TEST(Skirmish, FB_E10_FB_451_super_skirmishers_add_1) {
  auto units = skirmish_at(10);
  units[0].muster.super_skirmishers = true;
  Options options = Table::with_free_orders();
  options.super_skirmishers = true;
  Table table{open_field(units), {5, 6, 2, 1, 3, 5, 4, 6}, options};
  EXPECT_EQ(skirmish(table, {kFirst, kSecond, false}), (std::vector<int>{8, 5}));
}

TEST(Skirmish, FB_451_without_the_switch_or_in_line_they_add_nothing) {
  auto units = skirmish_at(10);
  units[0].muster.super_skirmishers = true;
  Table off{open_field(units)};
  EXPECT_EQ(skirmish_bonus(off.setting(), off.unit(kFirst)), 0);
  Options options = Table::with_free_orders();
  options.super_skirmishers = true;
  units[0].formation = Formation::Line;
  Table line{open_field(units), {}, options};
  EXPECT_EQ(skirmish_bonus(line.setting(), line.unit(kFirst)), 0);
}

TEST(Skirmish, FB_E11_FB_183_FB_187_picking_off_the_mounted_colonel) {
  Table table{skirmish_at(13), {6, 1, 5, 2, 6, 3, 4, 4, 4}};
  EXPECT_EQ(skirmish(table, {kFirst, kSecond, true}), (std::vector<int>{8, 2}));
  EXPECT_FALSE(table.unit(kSecond).figures[0].present());
  EXPECT_EQ(men_of(table.unit(kSecond)), 24);
  EXPECT_EQ(officers_of(table.unit(kSecond)), 2);
  EXPECT_EQ(table.thrown(), 9U);  // the second hit is lost
}

TEST(Skirmish, FB_180_a_whole_unit_of_infantry_skirmishes_in_open_order) {
  Table table{{foot("1st", Side::Union, 40, 20, 0, Arm::RifledMusket, Formation::Open),
               foot("2nd", Side::Confederate, 40, 30, 180)}};
  const auto bodies = firers_of(table.state(), kFirst);
  EXPECT_EQ(bodies.size(), 24U);
  EXPECT_TRUE(std::ranges::all_of(bodies, [](const Firers& each) { return each.skirmish; }));
}

TEST(Skirmish, FB_182_FB_004_bands_into_the_brown) {
  Table table{skirmish_at(10)};
  EXPECT_EQ(skirmish_needs(table, kSecond, 12), 5);
  EXPECT_EQ(skirmish_needs(table, kSecond, 12.0001), 6);
  EXPECT_EQ(skirmish_needs(table, kSecond, 24), 6);
  EXPECT_EQ(skirmish_needs(table, kSecond, 24.0001), std::nullopt);
}

TEST(Skirmish, FB_183_one_officer_is_named_and_only_he_is_struck) {
  for (const std::uint8_t who : {std::uint8_t{1}, std::uint8_t{2}}) {
    Table table{skirmish_at(4), {6, 6, 6, 6, 6, 6, 6, 6, 1}};
    skirmish(table, {kFirst, kSecond, true, who});
    for (std::uint8_t each = 0; each < 3; ++each) {
      EXPECT_EQ(table.unit(kSecond).figures[each].present(), each != who) << int{each};
    }
    EXPECT_EQ(men_of(table.unit(kSecond)), 24);
  }
}

TEST(Skirmish, FB_183_the_general_with_a_unit_is_named) {
  Battle battle = open_field(skirmish_at(10));
  battle.generals = {{core::field::InternedText{"Hood"}, Side::Confederate, {}, at(40, 32), {}, 0}};
  Table table{battle};
  const auto at_general = [&] {
    return why(judge_volley(table.setting(), table.state(),
                            {kFirst, kSecond, true, core::field::kGeneralFigure}));
  };
  EXPECT_EQ(at_general(), "FB-183 no-such-officer");
  core::field::join(table.record(), GeneralId{0}, kSecond);
  EXPECT_EQ(at_general(), "allowed");
}

TEST(Skirmish, FB_183_who_is_no_officer_there_is_not_picked_off) {
  Table table{skirmish_at(10)};
  const auto refused = [&](const Volley& volley) {
    return why(judge_volley(table.setting(), table.state(), volley));
  };
  EXPECT_EQ(refused({kFirst, kSecond, true, std::uint8_t{5}}), "FB-183 no-such-officer");
  EXPECT_EQ(refused({kFirst, kSecond, true, std::uint8_t{200}}), "FB-183 no-such-officer");
  EXPECT_EQ(refused({kFirst, {}, true, std::uint8_t{0}}), "FB-183 officer-of-no-unit");
  EXPECT_EQ(refused({kFirst, kSecond, false, std::uint8_t{0}}), "FB-183 officer-of-no-unit");
  // Beyond 12" only who is mounted: the colonel is, his officers are not.
  Table far{skirmish_at(13)};
  EXPECT_EQ(why(judge_volley(far.setting(), far.state(), {kFirst, kSecond, true, 0})), "allowed");
  EXPECT_EQ(why(judge_volley(far.setting(), far.state(), {kFirst, kSecond, true, 1})),
            "FB-183 nobody-to-pick-off");
}

TEST(Skirmish, FB_183_beyond_12_inches_only_mounted_officers_are_picked_off) {
  Table table{skirmish_at(10)};
  EXPECT_EQ(skirmish_needs(table, kSecond, 12, false, true), 6);
  EXPECT_EQ(skirmish_needs(table, kSecond, 12.0001, false, true), std::nullopt);
  EXPECT_EQ(skirmish_needs(table, kSecond, 24, true, true), 6);
}

TEST(Skirmish, FB_184_line_infantry_in_cover_is_not_picked_off) {
  Table table{with_wall_at(skirmish_at(10), 29.5)};
  EXPECT_EQ(skirmish_needs(table, kSecond, 12), 6);
  EXPECT_EQ(skirmish_needs(table, kSecond, 12.0001), std::nullopt);
  Table far{with_wall_at(skirmish_at(13), 32.5)};
  EXPECT_EQ(why(judge_volley(far.setting(), far.state(), {kFirst, kSecond, false})),
            "FB-184 cannot-be-hurt");
}

TEST(Skirmish, FB_184_FB_413_nor_are_the_officers_behind_it) {
  // The colonel rides two inches behind the wall, the general four: their men are in cover.
  Battle battle = with_wall_at(skirmish_at(10), 29.5);
  battle.generals = {{core::field::InternedText{"Hood"}, Side::Confederate, {}, at(40, 34), {}, 0}};
  Table table{battle};
  core::field::join(table.record(), GeneralId{0}, kSecond);
  EXPECT_EQ(why(judge_volley(table.setting(), table.state(), {kFirst, kSecond, true})),
            "FB-183 nobody-to-pick-off");
  Table open{skirmish_at(10)};
  EXPECT_EQ(why(judge_volley(open.setting(), open.state(), {kFirst, kSecond, true})), "allowed");
}

TEST(Skirmish, FB_185_open_order_against_open_order) {
  Table open{skirmish_at(10, Formation::Open)};
  EXPECT_EQ(skirmish_needs(open, kSecond, 12), 5);
  EXPECT_EQ(skirmish_needs(open, kSecond, 24), 6);
  Table covered{with_wall_at(skirmish_at(10, Formation::Open), 29.5)};
  EXPECT_EQ(skirmish_needs(covered, kSecond, 12), 6);
  EXPECT_EQ(skirmish_needs(covered, kSecond, 12.0001), std::nullopt);
}

TEST(Skirmish, FB_186_smoothbores_and_carbines_have_bands_of_9_and_18) {
  auto units = skirmish_at(8);
  units[0].muster.arm = Arm::SmoothboreMusket;
  Table table{units};
  EXPECT_EQ(skirmish_needs(table, kSecond, 9), 5);
  EXPECT_EQ(skirmish_needs(table, kSecond, 9.0001), 6);
  EXPECT_EQ(skirmish_needs(table, kSecond, 18), 6);
  EXPECT_EQ(skirmish_needs(table, kSecond, 18.0001), std::nullopt);
}

TEST(Skirmish, FB_189_cavalry_and_gunners_in_the_open_are_organised_bodies) {
  Table table{{foot("1st", Side::Union, 40, 20, 0, Arm::RifledMusket, Formation::Open, 8, 1),
               horse("2nd", Side::Confederate, 40, 30, 180),
               battery("3rd", Side::Confederate, 60, 30, 180)}};
  for (const UnitId each : {kSecond, kThird}) {
    EXPECT_EQ(skirmish_row(table.setting(), table.state(), {each, 5}, at(40, 20)),
              SkirmishTarget::Organised);
  }
}

TEST(Skirmish, FB_187_dead_numbers_are_thrown_again) {
  // Two kills on the same number: the second is thrown again.
  auto units = skirmish_at(10);
  units[0].muster.men = 2;
  units[1].muster.men = 2;
  units[1].muster.officers = 0;
  Table table{units, {6, 6, 1, 1, 5, 4}};
  EXPECT_EQ(skirmish(table, {kFirst, kSecond, false}), (std::vector<int>{2, 2}));
  EXPECT_EQ(men_of(table.unit(kSecond)), 0);
  EXPECT_EQ(table.thrown(), 6U);
}

TEST(Skirmish, FB_190_skirmishers_fire_in_any_direction) {
  auto units = skirmish_at(10);
  units[0].pose.heading = Heading::degrees(180);
  Table table{units};
  EXPECT_TRUE(judge_volley(table.setting(), table.state(), {kFirst, kSecond, false}));
}

TEST(Skirmish, FB_190_FB_092_they_may_move_4_inches) {
  Table table{skirmish_at(10)};
  table.set(kFirst, [](Unit& unit) { unit.now.moved = inches(4); });
  EXPECT_TRUE(judge_volley(table.setting(), table.state(), {kFirst, kSecond, false}));
  table.set(kFirst, [](Unit& unit) { unit.now.moved = inches(4.0001); });
  EXPECT_EQ(why(judge_volley(table.setting(), table.state(), {kFirst, kSecond, false})),
            "FB-092 moved-too-far-to-fire");
}

TEST(Skirmish, FB_183_only_skirmishers_pick_off) {
  Table table{{foot("1st", Side::Union, 40, 20, 0), foot("2nd", Side::Confederate, 40, 28, 180)}};
  EXPECT_EQ(why(judge_volley(table.setting(), table.state(), {kFirst, kSecond, true})),
            "FB-183 only-skirmishers-pick-off");
}

TEST(Skirmish, FB_158_skirmish_fire_spends_no_first_volley) {
  Table table{skirmish_at(10)};
  skirmish(table, {kFirst, kSecond, false});
  EXPECT_TRUE(table.unit(kFirst).first_volley);
  EXPECT_TRUE(table.unit(kFirst).now.fired);
}

TEST(Skirmish, FB_188_skirmishers_fire_in_the_order_of_the_dice) {
  Table table{skirmish_at(10), {6, 1}};
  table.state().volleys = {{kFirst, kSecond, false}, {kSecond, kFirst, false}};
  resolve_musketry(table.record());
  const auto told = heard(table.record(), "order-of-fire");
  ASSERT_EQ(told.size(), 2U);
  EXPECT_EQ(told[0].rule.text(), "FB-150");
}

}  // namespace
}  // namespace tests::field
