// [FB-255]-[FB-264] Houses under fire.
#include "core/field/houses.h"

#include "core/field/formation.h"
#include "core/field/round_shot.h"
#include "tests/field/guns_lay.h"
#include "tests/field/heard.h"
#include "tests/field/lists.h"

#include <gtest/gtest.h>

namespace tests::field {
namespace {

using namespace core::field;  // NOLINT: guns and their answers
using core::base::operator""_rule;

constexpr SectionId kBarn{0};

/// Sections one behind the other, each so far before the gun and 4" wide.
Battle shelled_farm(const std::vector<std::pair<double, double>>& sections, int men = 7,
                    GunKind kind = GunKind::Gun) {
  Battle battle = open_field({gun_at_edge(kind), heads(men)});
  std::size_t house = 0;
  for (const auto& [from, to] : sections) {
    battle.sections.push_back(
        {"barn", {}, house++, {before(from, 2), before(to, 2), before(to, -2), before(from, -2)}});
  }
  battle.units[1].garrisons = {kBarn};
  return battle;
}

const Section& barn_section(Table& table, SectionId id = kBarn) {
  return table.state().sections[id.value()];
}

TEST(Houses, FB_255_FB_256_FB_T15_what_a_ball_does) {
  const Charts& tables = charts();
  const auto shot = [&](double along, int die) {
    const HouseShot found = house_shot(tables, inches(along), die);
    return std::tuple{found.penetrates, found.kills, found.goes_on};
  };
  EXPECT_EQ(shot(36, 3), (std::tuple{true, 1, false}));
  EXPECT_EQ(shot(36.0001, 3), (std::tuple{false, 0, false}));
  EXPECT_EQ(shot(36, 6), (std::tuple{true, 3, true}));
  EXPECT_EQ(shot(48, 5), (std::tuple{true, 2, true}));
  EXPECT_EQ(shot(48.0001, 5), (std::tuple{true, 1, false}));  // [FB-256]
  EXPECT_EQ(shot(60, 6), (std::tuple{true, 1, false}));
  EXPECT_EQ(shot(10, 2), (std::tuple{false, 0, false}));
}

TEST(Houses, FB_E18_FB_259_losses_and_points_add_up) {
  Battle battle = open_field({gun_at_edge(), gun_at_edge(), heads(7)});
  battle.units[0].pose.at = at(20, 30);  // 30" from the house
  battle.units[1].pose.at = at(10, 34);  // 40"
  battle.sections = {{"barn", {}, 0, {at(50, 28), at(54, 28), at(54, 36), at(50, 36)}}};
  battle.units[2].garrisons = {kBarn};
  Table table{battle, {3, 6, 5, 4}};
  fire_guns(table,
            {{kFirst, 0, ShotKind::Ball, at(50, 30)}, {kSecond, 0, ShotKind::Ball, at(50, 34)}});
  EXPECT_EQ(garrison_of(table.state(), kBarn), 7 - 3 - 1);
  EXPECT_EQ(barn_section(table).damage, 9);
  EXPECT_FALSE(barn_section(table).burns_since.has_value());  // [FB-264] shot alone never
  EXPECT_TRUE(table.unit(kThird).now.fired_on);
}

TEST(Houses, FB_257_a_ball_that_stops_goes_no_farther) {
  Battle battle = shelled_farm({{27, 29}, {31, 33}});
  battle.units.push_back(heads(1));
  battle.units[2].pose.at = at(80, 10);
  {
    Table table{battle, {3, 4}};
    put(table, kThird, {{30, 0}});
    fire_guns(table, {ball()});
    EXPECT_EQ(standing(table, kThird), "o");
    EXPECT_EQ(barn_section(table, SectionId{1}).damage, 0);
  }
  {
    Table table{battle, {3, 5, 6, 1}};  // goes on, the man behind, the second house
    put(table, kThird, {{30, 0}});
    fire_guns(table, {ball()});
    EXPECT_EQ(standing(table, kThird), "x");
    EXPECT_EQ(barn_section(table, SectionId{1}).damage, 1);
  }
}

TEST(Houses, FB_258_a_house_is_hit_in_a_band_of_the_colour_or_up_to_18_inches) {
  Table white{shelled_farm({{27, 29}}), {1}};
  fire_guns(white, {ball()});
  EXPECT_EQ(barn_section(white).damage, 0);
  Table near{shelled_farm({{18, 20}}), {5, 1}};
  fire_guns(near, {ball()});
  EXPECT_EQ(barn_section(near).damage, 1);
  Table beyond{shelled_farm({{18.0001, 20}}), {5, 1}};
  fire_guns(beyond, {ball()});
  EXPECT_EQ(barn_section(beyond).damage, 0);
}

TEST(Houses, FB_258_any_part_of_it_that_the_stick_crosses) {
  Battle battle = shelled_farm({});
  battle.units[1].garrisons.clear();
  battle.sections = {
      {"barn", {}, 0, {before(30, 0.25), before(32, 0.25), before(32, 4), before(30, 4)}}};
  Table in{battle, {3, 1}};
  fire_guns(in, {ball()});
  EXPECT_EQ(barn_section(in).damage, 1);
  battle.sections = {
      {"barn", {}, 0, {before(30, 0.2501), before(32, 0.2501), before(32, 4), before(30, 4)}}};
  Table out{battle, {3, 1}};
  fire_guns(out, {ball()});
  EXPECT_EQ(barn_section(out).damage, 0);
}

TEST(Houses, FB_209_those_inside_are_not_thrown_for_one_by_one) {
  Table table{shelled_farm({{29, 31}}), {3, 1}};
  fire_guns(table, {ball()});
  EXPECT_EQ(table.thrown(), 2U);
  EXPECT_EQ(garrison_of(table.state(), kBarn), 7);
}

TEST(Houses, FB_259_at_20_points_only_a_ruin_is_left) {
  Table table{shelled_farm({{29, 31}})};
  damage_section(table.record(), kBarn, 19, false);
  EXPECT_TRUE(is_house(table.state(), kBarn));
  damage_section(table.record(), kBarn, 1, false);
  EXPECT_FALSE(is_house(table.state(), kBarn));
  EXPECT_FALSE(barn_section(table).burns_since.has_value());
  fire_guns(table, {ball()});
  EXPECT_EQ(barn_section(table).damage, 20);
}

TEST(Houses, FB_260_FB_421_the_fallen_are_drawn_and_officers_save) {
  Battle battle = shelled_farm({{29, 31}}, 6);
  battle.units[1].muster.officers = 1;
  Table table{battle, {1, 1, 5, 1, 2}};  // of seven, two dice: the officer, who saves; then a man
  lose_garrison(table.record(), kBarn, 2, "FB-260"_rule, kFirst);
  EXPECT_EQ(standing(table, kSecond), "oxooooo");
  EXPECT_EQ(table.thrown(), 4U);  // of the six who were left one die
}

TEST(Houses, FB_260_a_draw_that_is_not_fair_is_thrown_again) {
  Table four{shelled_farm({{29, 31}}, 4), {5, 6, 4}};
  lose_garrison(four.record(), kBarn, 1, "FB-260"_rule, kFirst);
  EXPECT_EQ(standing(four, kSecond), "ooox");
  Table seven{shelled_farm({{29, 31}}, 7),
              {6, 6, 1, 3}};  // 35 of 36 is one too many for five sevens
  lose_garrison(seven.record(), kBarn, 1, "FB-260"_rule, kFirst);
  EXPECT_EQ(standing(seven, kSecond), "ooxoooo");
  Table all{shelled_farm({{29, 31}}, 2)};
  EXPECT_EQ(lose_garrison(all.record(), kBarn, 3, "FB-260"_rule, kFirst), 2);
  EXPECT_EQ(all.thrown(), 0U);
}

TEST(Houses, FB_E19_FB_262_FB_264_a_shell_sets_fire_at_10) {
  Table table{shelled_farm({{34, 37}}, 7, GunKind::Howitzer), {6, 4}};
  table.state().sections[0].damage = 9;
  fire_guns(table, {shell(35)});
  EXPECT_EQ(garrison_of(table.state(), kBarn), 6);
  EXPECT_EQ(barn_section(table).damage, 13);
  EXPECT_EQ(barn_section(table).burns_since, 1);
  const auto told = heard(table.record(), "house-on-fire");
  ASSERT_EQ(told.size(), 1U);
  EXPECT_EQ(told[0].figures, (std::vector<int>{1, 15}));
}

TEST(Houses, FB_262_1_to_3_kill_nobody_and_are_added) {
  Table table{shelled_farm({{34, 37}}, 7, GunKind::Howitzer), {6, 3}};
  fire_guns(table, {shell(35)});
  EXPECT_EQ(garrison_of(table.state(), kBarn), 7);
  EXPECT_EQ(barn_section(table).damage, 3);
}

TEST(Houses, FB_264_a_shell_that_finds_10_sets_fire_as_well) {
  Table table{shelled_farm({{34, 37}})};
  damage_section(table.record(), kBarn, 12, false);
  EXPECT_FALSE(barn_section(table).burns_since.has_value());
  damage_section(table.record(), kBarn, 1, true);
  EXPECT_TRUE(barn_section(table).burns_since.has_value());
}

TEST(Houses, FB_462_a_section_under_the_sleeve_is_hit) {
  Options options = Table::with_free_orders();
  options.round_shot_sleeve = true;
  Table under{shelled_farm({{32, 34}}), {1, 1, 2}, options};
  fire_guns(under, {ball(30)});
  EXPECT_EQ(barn_section(under).damage, 2);
  Table beyond{shelled_farm({{32.0001, 34}}), {1, 1, 2}, options};
  fire_guns(beyond, {ball(30)});
  EXPECT_EQ(barn_section(beyond).damage, 0);
}

}  // namespace
}  // namespace tests::field
