// [6.3] Forced march.
#include "core/movement/forced_march.h"

#include "tests/movement/active_force.h"

#include <gtest/gtest.h>

namespace core::movement {
namespace {

using base::operator""_case;
using map::Terrain;
using sequence::ActionKind;
using state::Status;
using tests::ActiveForce;
using tests::Ground;
using tests::hex;
using tests::Position;

/// [6.34] The example: from Friendly B2802 over a river into forest B2803, which is Enemy
/// territory.
struct Example {
  explicit Example(bool friendly = false) : position{ground().setting()} {
    position.control_all(friendly ? Side::Union : Side::Confederate);
    first = position.put(Side::Union, "infantry 10-3", "B2802");
  }

  static Ground ground() {
    Ground ground;
    ground.terrain("B2803", Terrain::Forest).river("Run", false, {"B2802/B2803"});
    return ground;
  }

  /// Marches with one additional point each, the first die as given; CSP left of each.
  std::vector<int> march(const std::vector<PieceId>& units, std::uint8_t die) const {
    ActiveForce force{position, Side::Union, units, {die}};
    for (const PieceId unit : units) {
      EXPECT_TRUE(force.act(ActionKind::ForceMarch, unit, 1));
      EXPECT_TRUE(force.march(unit, "B2803"));
    }
    EXPECT_TRUE(force.pass());
    EXPECT_TRUE(force.state().turn.pending.empty());
    EXPECT_EQ(force.state().dice.made(), 1U);
    int strength = 0;
    std::vector<int> result;
    for (const state::Piece& piece : force.state().pieces) {
      if (piece.away() == nullptr) {
        strength += piece.strength;
        result.push_back(piece.strength);
      }
    }
    total = strength;
    return result;
  }

  Position position;
  PieceId first{0};
  mutable int total{};
};

TEST(ForcedMarch, Case_6_34_the_example_loses_1_of_10_and_is_shown_as_8_and_1) {
  const Example example;

  const auto left = example.march({example.first}, 5);

  EXPECT_EQ(left, (std::vector<int>{8, 1}));
}

TEST(ForcedMarch, Case_6_34_with_a_second_division_one_die_costs_each_1) {
  Example example;
  const PieceId second = example.position.put(Side::Union, "infantry 10-3", "B2802");

  const auto left = example.march({example.first, second}, 5);

  EXPECT_EQ(example.total, 18);
  EXPECT_EQ(left.size(), 4U);  // two times 8 and 1 [3.24]
}

TEST(ForcedMarch, Case_6_34_into_Friendly_territory_a_5_costs_1_and_a_4_nothing) {
  const Example example{true};

  EXPECT_EQ(example.march({example.first}, 5), (std::vector<int>{8, 1}));
  EXPECT_EQ(example.march({example.first}, 4), (std::vector<int>{10}));
}

TEST(ForcedMarch, Case_6_33_the_arrival_itself_does_not_make_home_ground_friendly) {
  Example example{true};
  example.position.control(Side::Confederate, {"B2803"});

  EXPECT_EQ(example.march({example.first}, 4), (std::vector<int>{8, 1}));  // 5 % of 10, R2
}

TEST(ForcedMarch, Case_6_31_one_or_two_points_altogether_declared_before_they_are_spent) {
  Position position{Ground{}.setting()};
  const PieceId unit = position.put(Side::Union, "infantry 10-3", "B2802");
  ActiveForce force{position, Side::Union, {unit}};

  EXPECT_EQ(force.act(ActionKind::ForceMarch, unit, 3).error().cited, "6.31"_case);
  ASSERT_TRUE(force.act(ActionKind::ForceMarch, unit, 1));
  EXPECT_FALSE(force.act(ActionKind::ForceMarch, unit, 2));
  for (const char* to : {"B2803", "B2804", "B2805", "B2806"}) {
    ASSERT_TRUE(force.march(unit, to));
  }
  const auto late = force.act(ActionKind::ForceMarch, unit, 1);
  EXPECT_EQ(late.error().reason, "forced-march-limit");
}

TEST(ForcedMarch, Case_6_31_trains_and_lone_leaders_never_do) {
  Position position{Ground{}.setting()};
  std::vector<PieceId> units;
  for (const char* what : {"train", "siege-train", "rail-repair", "leader", "army-hq"}) {
    units.push_back(position.put(Side::Union, what, "B2802"));
  }
  ActiveForce force{position, Side::Union, units};
  for (const PieceId unit : units) {
    const auto refused = force.act(ActionKind::ForceMarch, unit, 1);
    EXPECT_EQ(refused.error().reason, "no-forced-march");
    EXPECT_EQ(refused.error().cited, "6.31"_case);
  }
}

TEST(ForcedMarch, Case_6_31_who_declared_and_did_not_need_it_is_not_rolled_for) {
  Position position{Ground{}.setting()};
  const PieceId unit = position.put(Side::Union, "infantry 10-3", "B2802");
  ActiveForce force{position, Side::Union, {unit}};
  ASSERT_TRUE(force.act(ActionKind::ForceMarch, unit, 2));
  ASSERT_TRUE(force.march(unit, "B2803"));

  ASSERT_TRUE(force.pass());

  EXPECT_EQ(force.state().dice.made(), 0U);
}

TEST(ForcedMarch, Case_6_32_a_die_for_each_number_of_points_and_each_hex) {
  Position position{Ground{}.setting()};
  position.control_all(Side::Union);
  std::vector<PieceId> units;
  for (int count = 0; count < 3; ++count) {
    units.push_back(position.put(Side::Union, "infantry 10-3", "B2802"));
  }
  ActiveForce force{position, Side::Union, units, {1, 1, 1}};
  for (std::size_t at = 0; at < units.size(); ++at) {
    ASSERT_TRUE(force.act(ActionKind::ForceMarch, units[at], at == 0 ? 1 : 2));
    for (const char* to : {"B2803", "B2804", "B2805", "B2806"}) {
      ASSERT_TRUE(force.march(units[at], to));
    }
  }
  ASSERT_TRUE(force.march(units[2], "B2807"));

  ASSERT_TRUE(force.pass());

  EXPECT_EQ(force.state().dice.made(), 3U);  // 1 point, 2 points here, 2 points there
}

TEST(ForcedMarch, Case_6_32_rostered_units_are_rolled_for_and_an_hq_takes_what_its_roster_needs) {
  Position position{Ground{}.setting()};
  position.control_all(Side::Union);
  const PieceId headquarters = position.put(Side::Union, "army-hq", "B2802");
  const PieceId infantry = position.put_inside(headquarters, "infantry 10-3");
  const PieceId cavalry = position.put_inside(headquarters, "cavalry 4-4");
  ActiveForce force{position, Side::Union, {headquarters}, {6}};
  ASSERT_TRUE(force.act(ActionKind::ForceMarch, headquarters, 1));
  EXPECT_EQ(force.piece(cavalry).activity.extra, 0);
  for (const char* to : {"B2803", "B2804", "B2805", "B2806"}) {
    ASSERT_TRUE(force.march(headquarters, to));
  }
  EXPECT_FALSE(force.march(headquarters, "B2807"));

  ASSERT_TRUE(force.pass());

  EXPECT_EQ(force.state().dice.made(), 1U);
  EXPECT_EQ(force.piece(infantry).strength + 1, 9);  // 10 % of 10, as 8 and 1
  EXPECT_EQ(force.piece(cavalry).strength, 4);
}

TEST(ForcedMarch, Case_6_32_rolled_before_an_Attack_from_March_it_is_not_rolled_for_again) {
  const Example example;
  ActiveForce force{example.position, Side::Union, {example.first}, {1, 6}};
  ASSERT_TRUE(force.act(ActionKind::ForceMarch, example.first, 1));
  ASSERT_TRUE(force.march(example.first, "B2803"));

  EXPECT_TRUE(roll_forced_marches(force.record(), {example.first}, hex("B2803")));
  EXPECT_FALSE(roll_forced_marches(force.record(), {example.first}, hex("B2803")));
  ASSERT_TRUE(force.pass());

  EXPECT_EQ(force.state().dice.made(), 1U);
}

TEST(ForcedMarch, Case_6_31_empty_headquarters_and_leaders_keep_up_with_units_that_march) {
  Position position{Ground{}.setting()};
  const PieceId cavalry = position.put(Side::Union, "cavalry 4-4", "B2802");
  const PieceId headquarters = position.put(Side::Union, "army-hq", "B2802");
  ActiveForce force{position, Side::Union, {cavalry, headquarters}};
  ASSERT_TRUE(force.act(ActionKind::JoinStack, cavalry));
  ASSERT_TRUE(force.act(ActionKind::JoinStack, headquarters));
  ASSERT_TRUE(force.act(ActionKind::ForceMarch, cavalry, 1));

  for (const char* to : {"B2803", "B2804", "B2805", "B2806", "B2807"}) {
    ASSERT_TRUE(force.march(cavalry, to)) << to;
  }

  EXPECT_TRUE(force.stands_in(headquarters, "B2807"));
  EXPECT_FALSE(force.march(headquarters, "B2808"));
}

TEST(ForcedMarch, Table_6_34_losses_are_half_up_and_at_least_1_from_20_percent) {
  EXPECT_EQ(forced_march_loss(10, 5), 1);
  EXPECT_EQ(forced_march_loss(9, 5), 0);
  EXPECT_EQ(forced_march_loss(2, 20), 1);
  EXPECT_EQ(forced_march_loss(3, 15), 0);
  EXPECT_EQ(forced_march_loss(20, 10), 2);
  EXPECT_EQ(forced_march_loss(0, 30), 0);
}

}  // namespace
}  // namespace core::movement
