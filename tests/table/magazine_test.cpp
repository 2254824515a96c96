// Rounds aboard, and dice whose throws a battle changes.
#include "core/table/magazine.h"

#include "core/table/helm.h"
#include "core/table/masked.h"
#include "core/table/throws.h"
#include "tests/table/build.h"

#include <gtest/gtest.h>

namespace core::table {
namespace {

constexpr GunId kNines{3};
constexpr GunId kRifles{5};
constexpr GunId kHowitzers{7};

BattleShip with_rounds() {
  BattleShip ship;
  ship.magazines = {{kNines, 2}, {kRifles, 0}};
  return ship;
}

TEST(Magazines, RR_201_RR_383_guns_of_a_pattern_share_their_rounds) {
  const BattleShip ship = with_rounds();
  Rounds left = full_magazines(ship);
  EXPECT_EQ(left, (Rounds{2, 0}));
  use_round(ship, left, kNines);
  EXPECT_EQ(left, (Rounds{1, 0}));
  EXPECT_TRUE(has_round(ship, left, kNines));
  use_round(ship, left, kNines);
  EXPECT_FALSE(has_round(ship, left, kNines));
  EXPECT_FALSE(has_round(ship, left, kRifles));
}

TEST(Magazines, RR_383_of_other_patterns_nobody_counts_the_rounds) {
  const BattleShip ship = with_rounds();
  Rounds left = full_magazines(ship);
  EXPECT_EQ(rounds_left(ship, left, kHowitzers), std::nullopt);
  use_round(ship, left, kHowitzers);
  EXPECT_EQ(left, full_magazines(ship));
  EXPECT_TRUE(has_round(ship, left, kHowitzers));
  EXPECT_TRUE(judge_rounds(ship, left, ShipId{0}, 1, kHowitzers, 9));
  EXPECT_TRUE(has_round(BattleShip{}, {}, kNines));
}

TEST(Magazines, RR_383_who_fires_together_needs_a_round_each) {
  const BattleShip ship = with_rounds();
  const Rounds left = full_magazines(ship);
  EXPECT_TRUE(judge_rounds(ship, left, ShipId{4}, 7, kNines, 1));
  const auto judged = judge_rounds(ship, left, ShipId{4}, 7, kNines, 2);
  ASSERT_FALSE(judged);
  EXPECT_EQ(judged.error().rule.text(), "RR-383");
  EXPECT_EQ(judged.error().key, "no-round-left");
  EXPECT_EQ(judged.error().ship, ShipId{4});
  EXPECT_EQ(judged.error().gun, 7);
  EXPECT_EQ(judged.error().need, 3);
  EXPECT_EQ(judged.error().have, 2);
}

TEST(Throws, RR_382_a_modifier_is_good_for_her_and_stays_within_the_faces) {
  BattleShip ship;
  EXPECT_EQ(counted(ship, 3, kD6Faces, true), 3);
  ship.die_modifier = 1;
  EXPECT_EQ(counted(ship, 3, kD6Faces, true), 4);
  EXPECT_EQ(counted(ship, 6, kD6Faces, true), 6);
  EXPECT_EQ(counted(ship, 3, kD6Faces, false), 2);
  EXPECT_EQ(counted(ship, 1, kD6Faces, false), 1);
  ship.die_modifier = -1;
  EXPECT_EQ(counted(ship, 3, kD6Faces, true), 2);
  EXPECT_EQ(counted(ship, 6, kD6Faces, false), 6);
}

TEST(MaskedForts, RR_146_a_ship_comes_up_to_the_line_from_where_she_is) {
  Battle battle;
  MaskedFort rule;
  rule.fort = FortId{1};
  rule.until = {{ShipFact::Aground, {}, {}}, {ShipFact::YAbove, {}, Inches::of(33)}};
  battle.rules.emplace_back(rule);
  EXPECT_EQ(opens_from(battle, FortId{1}, testing::inch(9, 12)), testing::inch(9, 33));
  EXPECT_EQ(opens_from(battle, FortId{1}, testing::inch(9, 40)), testing::inch(9, 40));
  EXPECT_EQ(opens_from(battle, FortId{0}, testing::inch(9, 12)), std::nullopt);
}

TEST(MaskedForts, RR_376_one_that_comes_level_is_as_far_beyond_its_place_as_the_foremost) {
  const Point at = testing::inch(9, 35);
  EXPECT_EQ(beyond({ShipFact::YAbove, {}, Inches::of(33)}, at), testing::inch(0, 2));
  EXPECT_EQ(beyond({ShipFact::XBelow, {}, Inches::of(10)}, at), testing::inch(-1, 0));
  EXPECT_EQ(beyond({ShipFact::Aground, {}, {}}, at), Point{});
}

// ---- rudders ----

TEST(JammedHelm, RR_130_a_path_is_against_it_when_any_piece_turns_to_that_hand) {
  const Pose start{testing::inch(20, 20), Heading::degrees(90)};
  const HelmJammed no_port{ShipId{0}, true, false};
  const HelmJammed ahead_only{ShipId{0}, true, true};
  const Leg port = left(Inches::of(1), Inches::of(2));
  const Leg starboard = right(Inches::of(1), Inches::of(2));
  const auto against = [&](const HelmJammed& rule, const Path& path) {
    return is_against_helm(rule, ShipId{0}, start, path);
  };
  EXPECT_TRUE(against(no_port, {straight(Inches::of(1)), port}));
  EXPECT_FALSE(against(no_port, {straight(Inches::of(1)), starboard}));
  EXPECT_TRUE(against(ahead_only, {starboard}));
  EXPECT_FALSE(against(ahead_only, {straight(Inches::of(3))}));
  // Stern first on the circle to the right her bow swings to port.
  Leg astern = starboard;
  astern.astern = true;
  EXPECT_TRUE(against(no_port, {astern}));
  // A turn in place goes the shorter way, from where she points by then.
  const Leg north{LegKind::Pivot, {}, {}, Heading::degrees(0), false};
  EXPECT_TRUE(against(no_port, {north}));
  EXPECT_FALSE(against({ShipId{0}, false, true}, {north}));
  EXPECT_FALSE(is_against_helm(no_port, ShipId{1}, start, {port}));
}

}  // namespace
}  // namespace core::table
