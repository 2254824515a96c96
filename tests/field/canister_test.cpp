// [FB-230]-[FB-235] Canister.
#include "core/field/canister.h"

#include "core/field/musketry.h"
#include "tests/field/guns_lay.h"
#include "tests/field/heard.h"

#include <gtest/gtest.h>

namespace tests::field {
namespace {

using namespace core::field;  // NOLINT: guns and their answers

std::string after_canister(const std::vector<std::pair<double, double>>& places,
                           std::vector<std::uint8_t> dice) {
  Table table{open_field({gun_at_edge(), heads(static_cast<int>(places.size()))}), std::move(dice)};
  put(table, kSecond, places);
  fire_guns(table, {canister()});
  return standing(table, kSecond);
}

TEST(Canister, FB_E16_FB_232_FB_233_heads_in_the_cone) {
  const std::vector<std::pair<double, double>> places{{4, 0.3}, {8, 0.7}, {8, 0.9}, {20, 2}};
  EXPECT_EQ(after_canister(places, {4, 5, 6}), "xxox");
  EXPECT_EQ(after_canister(places, {3, 4, 5}), "oooo");
}

TEST(Canister, FB_233_a_head_on_the_side_of_the_cone_is_inside) {
  EXPECT_EQ(after_canister({{12, 1.25}, {12, -1.25}, {12, 1.2501}}, {6, 6}), "xxo");
  EXPECT_EQ(after_canister({{24, 2.5}, {24.0001, 0}}, {6}), "xo");
}

TEST(Canister, FB_231_FB_004_the_parts_end_at_5_and_a_half_12_and_24) {
  EXPECT_EQ(after_canister({{5.5, 0}, {5.5001, 0}}, {4, 4}), "xo");
  EXPECT_EQ(after_canister({{12, 0}, {12.0001, 0}}, {5, 5}), "xo");
}

TEST(Canister, FB_234_no_friend_in_the_cone) {
  Table table{{gun_at_edge(), heads(1), heads(1, Side::Union)}};
  put(table, kThird, {{12, 1.25}});
  EXPECT_EQ(why(judge_laying(table.setting(), table.state(), canister())),
            "FB-234 friends-in-the-cone");
  put(table, kThird, {{12, 1.2501}});
  EXPECT_EQ(why(judge_laying(table.setting(), table.state(), canister())), "allowed");
}

TEST(Canister, FB_234_walls_make_it_one_harder_and_houses_keep_it_out) {
  Battle battle = open_field({gun_at_edge(), heads(3)});
  battle.lines = {{LineKind::Wall, "wall", {}, {before(7.5, 5), before(7.5, -5)}, {}},
                  {LineKind::Wall, "wall", {}, {before(3.5, 5), before(3.5, -5)}, {}},
                  {LineKind::Wall, "wall", {}, {before(14.5, 5), before(14.5, -5)}, {}}};
  Table table{battle, {4, 5}};
  put(table, kSecond, {{4, 0}, {8, 0}, {15, 0}});
  const auto in = in_canister(table.setting(), table.state(), canister());
  ASSERT_EQ(in.size(), 2U);  // in the far part nothing kills behind a wall
  EXPECT_EQ(in[0].kills_on, 5);
  EXPECT_EQ(in[1].kills_on, 6);

  battle.lines.clear();
  battle.sections = {{"barn", {}, 0, {before(7, 2), before(9, 2), before(9, -2), before(7, -2)}}};
  Table house{battle};
  put(house, kSecond, {{4, 0}, {8, 0}, {15, 0}});
  house.state().units[1].figures[1].section = 0;
  EXPECT_EQ(in_canister(house.setting(), house.state(), canister()).size(), 1U);
}

TEST(Canister, FB_234_a_wall_covers_the_rear_rank_of_a_line_behind_it) {
  Battle battle =
      open_field({gun_at_edge(), foot("Line", Side::Confederate, kMuzzleX + 10, kMuzzleY, 270,
                                      Arm::RifledMusket, Formation::Line, 8, 0)});
  battle.lines = {{LineKind::Wall, "wall", {}, {before(9.5, 5), before(9.5, -5)}, {}}};
  Table table{battle};
  const auto heads = in_canister(table.setting(), table.state(), canister());
  ASSERT_EQ(heads.size(), 4U) << "two files, two ranks";
  for (const auto& each : heads) {
    EXPECT_EQ(each.kills_on, heads.front().kills_on);
  }
}

TEST(Canister, FB_235_FB_283_guns_close_with_the_near_part) {
  // A column of three files by four ranks comes straight at the gun.
  Table table{{gun_at_edge(), foot("Column", Side::Confederate, kMuzzleX + 8, kMuzzleY, 270,
                                   Arm::RifledMusket, Formation::Column, 24, 0)},
              {4, 3, 6, 1}};
  const auto& column = table.unit(kSecond).figures;
  ASSERT_EQ(column[0].rank, 0);
  ASSERT_TRUE(may_close_volley(table.setting(), table.state(), kFirst, kSecond));
  const auto near = in_near_part(table.setting(), table.state(),
                                 {kFirst, 0, ShotKind::Canister, before(8)}, kSecond);
  EXPECT_EQ(near.size(), 8U);  // two files of four
  for (const Reached& each : near) {
    EXPECT_EQ(each.kills_on, 4);
  }
  closing_volley(table.record(), kFirst, kSecond);
  EXPECT_EQ(table.unit(kFirst).guns[0].last_fired, 1);
  EXPECT_EQ(heard(table.record(), "canister-fired").size(), 1U);
  EXPECT_FALSE(may_close_volley(table.setting(), table.state(), kFirst, kSecond));
}

TEST(Canister, FB_235_limbered_guns_do_not_close) {
  Table table{{gun_at_edge(), foot("Column", Side::Confederate, kMuzzleX + 8, kMuzzleY, 270,
                                   Arm::RifledMusket, Formation::Column)}};
  table.set(kFirst, [](Unit& unit) { unit.formation = Formation::Limbered; });
  EXPECT_FALSE(may_close_volley(table.setting(), table.state(), kFirst, kSecond));
  EXPECT_EQ(closing_volley(table.record(), kFirst, kSecond), 0);
}

}  // namespace
}  // namespace tests::field
