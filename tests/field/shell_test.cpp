// [FB-240]-[FB-249] Howitzer shell.
#include "core/field/shell.h"

#include "tests/field/guns_lay.h"
#include "tests/field/heard.h"
#include "tests/field/lists.h"

#include <gtest/gtest.h>

namespace tests::field {
namespace {

using namespace core::field;  // NOLINT: guns and their answers

std::string after_shell(const std::vector<std::pair<double, double>>& places,
                        std::vector<std::uint8_t> dice) {
  Table table{open_field({gun_at_edge(GunKind::Howitzer), heads(static_cast<int>(places.size()))}),
              std::move(dice)};
  put(table, kSecond, places);
  fire_guns(table, {shell(35)});
  return standing(table, kSecond);
}

std::optional<Sector> sector_of_place(double along, double right) {
  const Charts& tables = charts();
  return sector_at(tables.burst, before(0), before(35), before(along, right));
}

TEST(Shell, FB_E17_FB_244_an_overshoot_kills_beyond_the_aim) {
  EXPECT_EQ(after_shell({{37, 0.5}}, {5, 4}), "x");
  EXPECT_EQ(after_shell({{37, 0.5}}, {5, 3}), "o");  // [FB-244]
}

TEST(Shell, FB_242_a_1_is_a_misfire) {
  EXPECT_EQ(after_shell({{35, 0}, {36.5, 0}, {33.5, 0}}, {1}), "ooo");
}

TEST(Shell, FB_241_FB_243_the_sector_struck_and_no_other) {
  const std::vector<std::pair<double, double>> places{{35, 0}, {35, -2}, {33, 0}, {35, 2}, {37, 0}};
  EXPECT_EQ(after_shell(places, {2, 6}), "oxooo");
  EXPECT_EQ(after_shell(places, {3, 6}), "ooxoo");
  EXPECT_EQ(after_shell(places, {4, 6}), "oooxo");
  EXPECT_EQ(after_shell(places, {5, 6}), "oooox");
  EXPECT_EQ(after_shell(places, {6, 6}), "xoooo");
}

TEST(Shell, FB_245_the_limits_of_the_disc_and_of_its_centre) {
  EXPECT_EQ(sector_of_place(36, 0), Sector::Centre);
  EXPECT_EQ(sector_of_place(36.0001, 0), Sector::Far);
  EXPECT_EQ(sector_of_place(38, 0), Sector::Far);
  EXPECT_EQ(sector_of_place(38.0001, 0), std::nullopt);
}

TEST(Shell, FB_246_a_head_on_a_boundary_belongs_to_the_lower_number) {
  EXPECT_EQ(sector_of_place(36.5, 1.5), Sector::Right);  // 4 of 4 and 5
  EXPECT_EQ(sector_of_place(36.5, -1.5), Sector::Left);  // 2 of 2 and 5
  EXPECT_EQ(sector_of_place(33.5, 1.5), Sector::Near);   // 3 of 3 and 4
  EXPECT_EQ(sector_of_place(33.5, -1.5), Sector::Left);  // 2 of 2 and 3
}

TEST(Shell, FB_246_friends_in_the_sector_are_thrown_for) {
  Table table{{gun_at_edge(GunKind::Howitzer), heads(1), heads(1, Side::Union)}, {6, 4, 4}};
  table.state().units[2].figures[0].at = before(35.5);
  put(table, kSecond, {{35, 0}});
  fire_guns(table, {shell(35)});
  EXPECT_EQ(standing(table, kSecond) + standing(table, kThird), "xx");
}

TEST(Shell, FB_249_cover_does_not_protect_but_a_house_does) {
  Battle battle = open_field({gun_at_edge(GunKind::Howitzer), heads(2)});
  battle.areas = {{GroundKind::Woods,
                   "wood",
                   0,
                   {before(35, 5), before(45, 5), before(45, -5), before(35, -5)}}};
  Table table{battle, {5, 6}};
  put(table, kSecond, {{36.5, 0}, {37, 0}});
  table.state().units[1].figures[1].section = kNoPlace;
  EXPECT_EQ(in_sector(table.setting(), table.state(), shell(35), Sector::Far).size(), 2U);
}

TEST(Shell, FB_263_a_house_is_hit_when_the_sector_overlaps_it) {
  const Charts& tables = charts();
  const auto overlaps = [&](Sector which, double from, double to, double left, double right) {
    return sector_overlaps(
        tables.burst, before(0), before(35), which,
        {before(from, left), before(to, left), before(to, right), before(from, right)});
  };
  // A house that begins 2" beyond the aim.
  EXPECT_TRUE(overlaps(Sector::Far, 37, 41, -2, 2));
  EXPECT_FALSE(overlaps(Sector::Centre, 37, 41, -2, 2));
  EXPECT_FALSE(overlaps(Sector::Near, 37, 41, -2, 2));
  EXPECT_FALSE(overlaps(Sector::Far, 38.1, 41, -2, 2));
  EXPECT_TRUE(overlaps(Sector::Right, 37, 41, -2, 2.5));
  EXPECT_FALSE(overlaps(Sector::Right, 37, 41, -2, 1.9));
  // One round the aim.
  for (const Sector each :
       {Sector::Left, Sector::Near, Sector::Right, Sector::Far, Sector::Centre}) {
    EXPECT_TRUE(overlaps(each, 33, 37, -2, 2));
    EXPECT_EQ(overlaps(each, 34.5, 35.5, -0.5, 0.5), each == Sector::Centre);
  }
  EXPECT_FALSE(overlaps(Sector::Misfire, 33, 37, -2, 2));
}

TEST(Shell, FB_009_the_indicator_is_shown_with_the_die) {
  Table table{{gun_at_edge(GunKind::Howitzer), heads(1)}, {2}};
  fire_guns(table, {shell(35)});
  const auto told = heard(table.record(), "shell-left");
  ASSERT_EQ(told.size(), 1U);
  EXPECT_EQ(told[0].figures, (std::vector<int>{2, 0, 0}));
}

}  // namespace
}  // namespace tests::field
