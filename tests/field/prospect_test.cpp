// [FB-010] What fire may be expected to do.
#include "core/field/prospect.h"

#include "core/field/musketry.h"
#include "tests/field/guns_lay.h"

#include <gtest/gtest.h>

#include <functional>

namespace tests::field {
namespace {

using namespace core::field;  // NOLINT: fire and what it does

constexpr int kProspectTrials = 4000;

Options plain_options() { return Table::with_free_orders(); }

/// The mean of what falls of a unit, in thousandths, when fire is thrown many times.
struct MeanLoss {
  int men{};
  int officers{};
};

MeanLoss thrown_mean(const Battle& battle, UnitId target, const std::function<void(Table&)>& fire) {
  const Table before{battle, {}, plain_options()};
  int men = 0;
  int officers = 0;
  for (int i = 0; i < kProspectTrials; ++i) {
    Table table{battle, {}, plain_options()};
    table.state().dice = core::base::Dice{static_cast<std::uint64_t>(i) + 1};
    fire(table);
    men += men_of(before.unit(target)) - men_of(table.unit(target));
    officers += officers_of(before.unit(target)) - officers_of(table.unit(target));
  }
  return {men * 1000 / kProspectTrials, officers * 1000 / kProspectTrials};
}

/// A line that fires from 7 inches.
std::vector<BattleUnit> at_seven_inches(int officers) {
  auto enemy = foot("2nd", Side::Confederate, 40, 26.625, 180);
  enemy.muster.officers = officers;
  return {foot("1st", Side::Union, 40, 20, 0), enemy};
}

TEST(Prospect, FB_010_FB_T09_hits_of_a_first_volley_at_close_range) {
  // 6 (1 - (5/6)^h) men for h hits of 0 to 5, each as likely: 2.0094 for each of four bodies.
  Table table{at_seven_inches(0)};
  const auto prospect = prospect_of(table.setting(), table.state(), Volley{kFirst, kSecond, false});
  EXPECT_EQ(prospect.men.value, 8038);
  EXPECT_EQ(prospect.officers.value, 0);
}

TEST(Prospect, FB_010_a_half_body_and_a_wall_count_as_they_do_in_fire) {
  auto units = at_seven_inches(0);
  units[0].muster.men = 4;
  Table table{units};
  table.set(kFirst, [](Unit& unit) { unit.first_volley = false; });
  // Deduct 2, halved: faces 4, 5 give 1, 6 gives 2: (1 + 1 + 11/6) / 6.
  EXPECT_EQ(prospect_of(table.setting(), table.state(), Volley{kFirst, kSecond, false}).men.value,
            639);
}

TEST(Prospect, FB_010_volleys_come_out_as_they_are_thrown) {
  const Battle battle = open_field(at_seven_inches(3));
  Table table{battle};
  const auto told = prospect_of(table.setting(), table.state(), Volley{kFirst, kSecond, false});
  const MeanLoss thrown = thrown_mean(battle, kSecond, [](Table& each) {
    each.state().volleys = {{kFirst, kSecond, false}};
    resolve_musketry(each.record());
  });
  EXPECT_NEAR(static_cast<double>(told.men.value), thrown.men, 120);
  EXPECT_NEAR(static_cast<double>(told.officers.value), thrown.officers, 40);
}

TEST(Prospect, FB_010_skirmishers_never_kill_more_than_are_there) {
  auto units = at_seven_inches(0);
  units[0].formation = Formation::Open;
  units[0].muster.men = 2;
  units[1].muster.men = 1;
  Table table{units};
  EXPECT_EQ(prospect_of(table.setting(), table.state(), Volley{kFirst, kSecond, false}).men.value,
            556);  // 1 - (2/3)^2
}

TEST(Prospect, FB_010_skirmish_fire_comes_out_as_it_is_thrown) {
  auto units = at_seven_inches(2);
  units[0].formation = Formation::Open;
  units[1].muster.men = 6;
  const Battle battle = open_field(units);
  Table table{battle};
  const auto told = prospect_of(table.setting(), table.state(), Volley{kFirst, kSecond, false});
  const MeanLoss thrown = thrown_mean(battle, kSecond, [](Table& each) {
    each.state().volleys = {{kFirst, kSecond, false}};
    resolve_musketry(each.record());
  });
  EXPECT_NEAR(static_cast<double>(told.men.value), thrown.men, 80);
  EXPECT_NEAR(static_cast<double>(told.officers.value), thrown.officers, 40);
}

TEST(Prospect, FB_010_FB_183_picking_off_an_officer) {
  auto units = at_seven_inches(1);
  units[0].formation = Formation::Open;
  units[0].muster.men = 2;
  Table table{units};
  const auto prospect = prospect_of(table.setting(), table.state(), Volley{kFirst, kSecond, true});
  EXPECT_EQ(prospect.men.value, 0);
  EXPECT_EQ(prospect.officers.value, 210);  // 1 - (1 - 1/6 * 2/3)^2
}

TEST(Prospect, FB_010_FB_528_round_shot_over_its_colours) {
  Table table{{gun_at_edge(), heads(3)}};
  put(table, kSecond, {{30, 0}, {48, 0}, {40, 0}});
  // Yellow: 4/6 + 3/6; green: 4/6; each a third.
  EXPECT_EQ(prospect_of(table.setting(), table.state(), ball()).enemies.value, 611);
}

TEST(Prospect, FB_010_FB_T25_a_point_is_under_the_sleeve_with_24_in_36) {
  Options options = plain_options();
  options.round_shot_sleeve = true;
  Table table{open_field({gun_at_edge(), heads(1)}), {}, options};
  put(table, kSecond, {{30, 0}});
  EXPECT_EQ(prospect_of(table.setting(), table.state(), ball(30)).enemies.value, 333);
}

TEST(Prospect, FB_010_canister_and_shell) {
  Table gun{{gun_at_edge(), heads(3)}};
  put(gun, kSecond, {{4, 0}, {8, 0}, {20, 0}});
  EXPECT_EQ(prospect_of(gun.setting(), gun.state(), canister()).enemies.value, 1000);

  Table howitzer{{gun_at_edge(GunKind::Howitzer), heads(2), heads(1, Side::Union)}};
  put(howitzer, kSecond, {{35, 0}, {37, 0}});
  put(howitzer, kThird, {{33, 0}});
  const auto shot = prospect_of(howitzer.setting(), howitzer.state(), shell(35));
  EXPECT_EQ(shot.enemies.value, 167);
  EXPECT_EQ(shot.friends.value, 83);
}

TEST(Prospect, FB_010_FB_222_points_on_a_gun) {
  BattleUnit enemy =
      battery("Enemy", Side::Confederate, kMuzzleX + 29, kMuzzleY, 270, {GunKind::Gun});
  enemy.muster.officers = 0;
  Table table{{gun_at_edge(), enemy}};
  EXPECT_EQ(prospect_of(table.setting(), table.state(), ball()).gun_points.value, 1167);  // 3.5 / 3
}

TEST(Prospect, FB_010_a_house_and_what_is_behind_it_come_out_as_thrown) {
  Battle battle = open_field({gun_at_edge(), heads(6)});
  battle.units[1].muster.officers = 1;
  battle.sections = {
      {"barn", {}, 0, {before(29, 2), before(31, 2), before(31, -2), before(29, -2)}}};
  battle.units[1].garrisons = {SectionId{0}};
  Table table{battle};
  const auto told = prospect_of(table.setting(), table.state(), ball());
  const MeanLoss thrown =
      thrown_mean(battle, kSecond, [](Table& each) { fire_guns(each, {ball()}); });
  EXPECT_NEAR(static_cast<double>(told.house_kills.value), thrown.men + thrown.officers, 60);
  EXPECT_EQ(told.house_points.value, 1167);
}

TEST(Prospect, FB_010_FB_283_a_closing_volley_comes_out_as_thrown) {
  const Battle battle =
      open_field({foot("1st", Side::Union, 40, 29, 180, Arm::RifledMusket, Formation::Column),
                  foot("2nd", Side::Confederate, 40, 20, 0)});
  Table table{battle};
  const auto told = prospect_of_closing(table.setting(), table.state(), kSecond, kFirst);
  const MeanLoss thrown = thrown_mean(
      battle, kFirst, [](Table& each) { closing_volley(each.record(), kSecond, kFirst); });
  EXPECT_NEAR(static_cast<double>(told.men.value), thrown.men, 120);
}

TEST(Prospect, FB_010_FB_235_guns_that_close) {
  const Battle battle = open_field(
      {battery("Guns", Side::Union, 5, 30, 90),
       foot("Column", Side::Confederate, 13, 30, 270, Arm::RifledMusket, Formation::Column)});
  Table table{battle};
  const auto told = prospect_of_closing(table.setting(), table.state(), kFirst, kSecond);
  const MeanLoss thrown = thrown_mean(
      battle, kSecond, [](Table& each) { closing_volley(each.record(), kFirst, kSecond); });
  EXPECT_GT(told.men.value, 1000);
  EXPECT_NEAR(static_cast<double>(told.men.value), thrown.men, 120);
}

}  // namespace
}  // namespace tests::field
