// [FB-200]-[FB-212] [FB-457]-[FB-462] Round shot.
#include "core/field/round_shot.h"

#include "tests/field/guns_lay.h"
#include "tests/field/heard.h"

#include <gtest/gtest.h>

namespace tests::field {
namespace {

using namespace core::field;  // NOLINT: guns and their answers

std::string after_ball(const std::vector<std::pair<double, double>>& places,
                       std::vector<std::uint8_t> dice,
                       Options options = Table::with_free_orders()) {
  Table table{open_field({gun_at_edge(), heads(static_cast<int>(places.size()))}), std::move(dice),
              options};
  put(table, kSecond, places);
  fire_guns(table, {ball()});
  return standing(table, kSecond);
}

Options with_sleeve() {
  Options options = Table::with_free_orders();
  options.round_shot_sleeve = true;
  return options;
}

TEST(RoundShot, FB_E12_the_colour_then_a_die_for_each_head) {
  EXPECT_EQ(after_ball({{30, 0}, {30.75, 0}}, {3, 3, 2}), "xo");
}

TEST(RoundShot, FB_E13_bounds_in_the_mid_group) {
  EXPECT_EQ(after_ball({{46.5, 0}, {47.25, 0}, {48, 0}, {48.75, 0}}, {3, 4, 1, 6, 3}), "xoxo");
}

TEST(RoundShot, FB_E13_FB_205_the_stray_line_counts_beyond_48) {
  Options options = Table::with_free_orders();
  options.stray_line = true;
  EXPECT_EQ(after_ball({{46.5, 0}, {47.25, 0}, {48, 0}, {48.75, 0}}, {3, 4, 1, 6, 3}, options),
            "xoxo");
  // The last falls on 6 only, with the switch; on 4 without it.
  EXPECT_EQ(after_ball({{48, 0}, {48.75, 0}}, {3, 4, 5}, options), "xo");
  EXPECT_EQ(after_ball({{48, 0}, {48.75, 0}}, {3, 4, 6}, options), "xx");
  EXPECT_EQ(after_ball({{48, 0}, {48.75, 0}}, {3, 4, 5}), "xx");
}

TEST(RoundShot, FB_202_FB_201_all_bands_of_the_colour) {
  // Yellow: 26-34, 46-50, 56-58.
  EXPECT_EQ(after_ball({{20, 0}, {30, 0}, {40, 0}, {48, 0}, {57, 0}}, {4, 6, 6, 6}), "oxoxx");
}

TEST(RoundShot, FB_203_FB_204_the_groups_kill_on_3_4_and_5) {
  EXPECT_EQ(after_ball({{30, 0}, {48, 0}, {57, 0}}, {4, 3, 4, 5}), "xxx");
  EXPECT_EQ(after_ball({{30, 0}, {48, 0}, {57, 0}}, {4, 2, 3, 4}), "ooo");
}

TEST(RoundShot, FB_206_FB_004_upper_limits_of_bands_are_included_and_a_quarter_inch_off) {
  EXPECT_EQ(after_ball({{26, 0}, {26.0001, 0}, {34, 0}, {34.0001, 0}}, {3, 6, 6}), "oxxo");
  EXPECT_EQ(after_ball({{30, 0.25}, {30, -0.25}, {30, 0.2501}}, {3, 6, 6}), "xxo");
}

TEST(RoundShot, FB_207_the_black_part_hits_nobody) {
  EXPECT_EQ(after_ball({{10, 0}, {18, 0}, {18.0001, 0}}, {1, 6}), "oox");
}

TEST(RoundShot, FB_209_FB_420_officers_save) {
  BattleUnit enemy = heads(1);
  enemy.muster.officers = 1;
  enemy.muster.men = 1;
  for (const bool saves : {true, false}) {
    Table table{{gun_at_edge(), enemy}, {3, 6, static_cast<std::uint8_t>(saves ? 5 : 4)}};
    put(table, kSecond, {{30, 0}});
    fire_guns(table, {ball()});
    EXPECT_EQ(table.unit(kSecond).figures[0].present(), saves);
  }
}

TEST(RoundShot, FB_211_a_higher_contour_between_stops_the_ball) {
  Battle battle = open_field({gun_at_edge(), heads(2)});
  battle.areas = {{GroundKind::Hill,
                   "hill",
                   1,
                   {before(27, 5), before(28, 5), before(28, -5), before(27, -5)}}};
  Table table{battle, {3, 6}};
  put(table, kSecond, {{26.5, 0}, {30, 0}});
  fire_guns(table, {ball()});
  EXPECT_EQ(standing(table, kSecond), "xo");
}

TEST(RoundShot, FB_212_each_gun_throws_its_own_colour) {
  Table table{{battery("Guns", Side::Union, 5, 30, 90), heads(1)}};
  fire_guns(table, {{kFirst, 0, ShotKind::Ball, at(60, 28.375)},
                    {kFirst, 1, ShotKind::Ball, at(60, 31.625)}});
  EXPECT_EQ(table.thrown(), 2U);
}

TEST(RoundShot, FB_009_the_shot_is_shown_as_it_lay) {
  Table table{{gun_at_edge(), heads(1)}, {5}};
  fire_guns(table, {ball(30, 3)});
  bool seen = false;
  for (const Event& event : table.record().take_events()) {
    if (const auto* const lay = std::get_if<ShotLay>(&event)) {
      seen = true;
      EXPECT_EQ(lay->die, 5);
      EXPECT_EQ(lay->muzzle.at, before(0));
      EXPECT_EQ(lay->muzzle.heading, core::table::bearing(before(0), before(30, 3)));
    }
  }
  EXPECT_TRUE(seen);
}

TEST(RoundShot, FB_E39_FB_459_FB_460_the_sleeve_is_moved_by_the_difference) {
  EXPECT_EQ(after_ball({{30, 0}, {31.5, 0}, {34, 0}, {35, 0}}, {5, 2, 4, 3, 6}, with_sleeve()),
            "oxox");
}

TEST(RoundShot, FB_458_equal_dice_leave_the_sleeve) {
  Table table{open_field({gun_at_edge(), heads(1)}), {}, with_sleeve()};
  EXPECT_EQ(sleeve_middle(table.state(), ball(30), 4, 4), inches(30));
  EXPECT_EQ(sleeve_middle(table.state(), ball(30), 1, 6), inches(25));
}

TEST(RoundShot, FB_462_the_sleeve_has_no_black_part) {
  EXPECT_EQ(after_ball({{30, 0}}, {3, 3, 6}, with_sleeve()), "x");
  Table table{open_field({gun_at_edge(), heads(1)}), {3, 3, 3}, with_sleeve()};
  put(table, kSecond, {{4, 0}});
  fire_guns(table, {ball(4)});
  EXPECT_EQ(standing(table, kSecond), "x");
}

TEST(RoundShot, FB_460_by_the_distance_of_each_figure) {
  // The middle at 36: up to it on 4, beyond on 5.
  Table table{open_field({gun_at_edge(), heads(2)}), {2, 2, 4, 4}, with_sleeve()};
  put(table, kSecond, {{36, 0}, {36.0001, 0}});
  fire_guns(table, {ball(36)});
  EXPECT_EQ(standing(table, kSecond), "xo");
}

TEST(RoundShot, FB_461_a_gun_under_the_sleeve_has_a_die_added) {
  BattleUnit enemy =
      battery("Enemy", Side::Confederate, kMuzzleX + 39, kMuzzleY, 270, {GunKind::Gun});
  enemy.muster.officers = 0;
  Table table{open_field({gun_at_edge(), enemy}), {2, 2, 6}, with_sleeve()};
  fire_guns(table, {ball(40)});
  EXPECT_EQ(table.unit(kSecond).guns[0].damage, 5);
}

TEST(RoundShot, FB_450_FB_457_without_the_switch_there_is_no_sleeve) {
  Table table{{gun_at_edge(), heads(1)}, {1}};
  fire_guns(table, {ball()});
  EXPECT_EQ(table.thrown(), 1U);
  EXPECT_EQ(heard(table.record(), "ball-white").size(), 1U);
}

}  // namespace
}  // namespace tests::field
