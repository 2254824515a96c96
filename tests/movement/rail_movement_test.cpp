// [6.5] [18.15] Rail movement.
#include "core/movement/rail_movement.h"

#include "tests/movement/active_force.h"

#include <gtest/gtest.h>

namespace core::movement {
namespace {

using base::operator""_case;
using map::RailOwner;
using sequence::ActionKind;
using state::Status;
using tests::ActiveForce;
using tests::Ground;
using tests::hex;
using tests::Position;

/// A railroad of the Union from B2801 to B2835, straight south.
struct Line {
  Line() : position{ground().setting()} { position.control_all(Side::Union); }

  static Ground ground() {
    Ground ground;
    ground.railroad(
        RailOwner::Union,
        {"B2801", "B2802", "B2803", "B2804", "B2805", "B2806", "B2807", "B2808", "B2809",
         "B2810", "B2811", "B2812", "B2813", "B2814", "B2815", "B2816", "B2817", "B2818",
         "B2819", "B2820", "B2821", "B2822", "B2823", "B2824", "B2825", "B2826", "B2827",
         "B2828", "B2829", "B2830", "B2831", "B2832", "B2833", "B2834", "B2835"});
    return ground;
  }

  /// The unit's force, with rail points in the treasury.
  ActiveForce force(PieceId unit, int rail_points = 25) const {
    ActiveForce result{position, Side::Union, {unit}};
    result.record().apply(state::RailPointsChanged{Side::Union, rail_points, "6.51"_case});
    return result;
  }

  Position position;
};

TEST(RailMovement, Case_6_54_entraining_and_detraining_cost_a_point_each_of_the_one_move) {
  Line line;
  const PieceId unit = line.position.put(Side::Union, "infantry 10-3", "B2801");
  ActiveForce force{line.position, Side::Union, {unit}};
  force.record().apply(state::RailPointsChanged{Side::Union, 25, "6.51"_case});

  ASSERT_TRUE(force.act(ActionKind::Entrain, unit));
  EXPECT_EQ(force.march(unit, "B2802").error().cited, "6.54"_case);
  ASSERT_TRUE(force.ride(unit, "B2820"));
  ASSERT_TRUE(force.act(ActionKind::Detrain, unit));
  ASSERT_TRUE(force.march(unit, "B2821"));
  EXPECT_FALSE(force.march(unit, "B2822"));

  EXPECT_EQ(force.state().treasury_of(Side::Union).rail_points, 23);  // [6.52] 10 of weight
  EXPECT_EQ(force.act(ActionKind::ForceMarch, unit, 1).error().reason, "railed-no-march");
}

TEST(RailMovement, Case_6_55_a_unit_needs_a_command_to_ride) {
  Line line;
  const PieceId unit = line.position.put(Side::Union, "infantry 10-3", "B2801");
  const PieceId other = line.position.put(Side::Union, "infantry 10-3", "B2801");
  ActiveForce force{line.position, Side::Union, {unit}};

  EXPECT_EQ(force.act(ActionKind::Entrain, other).error().cited, "5.27"_case);
}

TEST(RailMovement, Case_6_52_a_rail_point_carries_5_of_weight_started_ones_count) {
  Line line;
  const PieceId unit = line.position.put(Side::Union, "infantry 6-3", "B2801");
  ActiveForce force{line.position, Side::Union, {unit}};
  force.record().apply(state::RailPointsChanged{Side::Union, 1, "6.51"_case});
  ASSERT_TRUE(force.act(ActionKind::Entrain, unit));

  const auto refused = force.ride(unit, "B2803");

  EXPECT_EQ(refused.error().cited, "6.52"_case);
  EXPECT_EQ(refused.error().need, 2);
  EXPECT_EQ(refused.error().have, 1);
}

TEST(RailMovement, Case_6_51_points_are_taken_from_the_treasury_of_the_cycle) {
  Line line;
  const PieceId leader = line.position.put(Side::Union, "leader", "B2801");
  ActiveForce force{line.position, Side::Union, {leader}};

  ASSERT_TRUE(force.act(ActionKind::Entrain, leader));
  EXPECT_TRUE(force.ride(leader, "B2810"));  // weight 0 takes none [10.31]
}

TEST(RailMovement, Case_6_53_thirty_hexes_in_a_Player_Turn_and_on_with_the_next_command) {
  Line line;
  const PieceId unit = line.position.put(Side::Union, "infantry 5-3", "B2801");
  ActiveForce force{line.position, Side::Union, {unit}};
  force.record().apply(state::RailPointsChanged{Side::Union, 5, "6.51"_case});
  ASSERT_TRUE(force.act(ActionKind::Entrain, unit));

  const auto far = force.ride(unit, "B2832");
  EXPECT_EQ(far.error().reason, "rail-too-far");
  EXPECT_EQ(far.error().need, 31);
  EXPECT_EQ(far.error().have, 30);
  ASSERT_TRUE(force.ride(unit, "B2831"));
  EXPECT_FALSE(force.ride(unit, "B2832"));
  ASSERT_TRUE(force.pass());
  EXPECT_TRUE(force.piece(unit).activity.has(Status::Entrained));

  state::GameState later = force.state();
  state::apply(later, state::StageBegan{state::Stage::CombatSpans, Side::Union});
  ActiveForce next{Position{line.position.setting(), later}, Side::Union, {unit}};
  ASSERT_TRUE(next.ride(unit, "B2835"));
  EXPECT_EQ(next.state().treasury_of(Side::Union).rail_points, 3);
  EXPECT_TRUE(next.act(ActionKind::Detrain, unit));
}

TEST(RailMovement, Case_6_53_cuts_and_Enemy_units_close_the_way) {
  Line line;
  const PieceId unit = line.position.put(Side::Union, "infantry 5-3", "B2801");
  line.position.cut("B2806");
  ActiveForce force = line.force(unit);
  ASSERT_TRUE(force.act(ActionKind::Entrain, unit));

  EXPECT_TRUE(force.ride(unit, "B2805"));
  const auto refused = force.ride(unit, "B2807");
  EXPECT_EQ(refused.error().cited, "6.53"_case);
  EXPECT_EQ(refused.error().reason, "no-rail-way");
}

TEST(RailMovement, Case_6_53_an_Enemy_zone_may_be_the_first_hex_or_the_last) {
  Line line;
  const PieceId unit = line.position.put(Side::Union, "infantry 5-3", "B2801");
  line.position.put(Side::Confederate, "militia 1-2", "B2901");  // zone: B2801
  line.position.put(Side::Confederate, "militia 1-2", "B2910");  // zone: B2809, B2810
  line.position.put(Side::Union, "infantry 5-3", "B2809");       // no help [6.23]
  ActiveForce force = line.force(unit);
  ASSERT_TRUE(force.act(ActionKind::Entrain, unit));

  EXPECT_FALSE(force.ride(unit, "B2810"));
  EXPECT_FALSE(force.ride(unit, "B2812"));
  ASSERT_TRUE(force.ride(unit, "B2809"));
  EXPECT_EQ(force.ride(unit, "B2808").error().cited, "6.21"_case);
  EXPECT_TRUE(force.act(ActionKind::Detrain, unit));  // [6.58]
}

TEST(RailMovement, Case_18_13_only_hexes_of_the_own_net_are_used) {
  Line line;
  line.position.control(Side::Confederate, {"B2804", "B2805"});
  const PieceId unit = line.position.put(Side::Union, "infantry 5-3", "B2801");
  const PieceId there = line.position.put(Side::Union, "leader", "B2804");
  ActiveForce force{line.position, Side::Union, {unit, there}};
  force.record().apply(state::RailPointsChanged{Side::Union, 5, "6.51"_case});

  EXPECT_EQ(force.act(ActionKind::Entrain, there).error().cited, "18.13"_case);
  ASSERT_TRUE(force.act(ActionKind::Entrain, unit));
  EXPECT_EQ(force.ride(unit, "B2806").error().reason, "no-rail-way");
}

TEST(RailMovement, Case_6_16_an_allowance_of_1_pays_for_entraining_and_detraining) {
  Line line;
  const PieceId unit = line.position.put(Side::Union, "garrison (5)-1", "B2801");
  ActiveForce force = line.force(unit);

  ASSERT_TRUE(force.act(ActionKind::Entrain, unit));
  ASSERT_TRUE(force.ride(unit, "B2805"));
  EXPECT_TRUE(force.act(ActionKind::Detrain, unit));
  EXPECT_FALSE(force.march(unit, "B2806"));
}

TEST(RailMovement, Case_18_15_a_rail_ferry_lets_10_points_through_in_a_cycle) {
  Ground ground;
  ground.river("Broad", true, {"B2803/B2804"})
      .railroad(RailOwner::Union, {"B2802", "B2803", "B2804", "B2805"})
      .rail_ferry("B2803/B2804");
  Position position{ground.setting()};
  position.control_all(Side::Union);
  const PieceId first = position.put(Side::Union, "infantry 10-3", "B2802");
  const PieceId second = position.put(Side::Union, "infantry 10-3", "B2802");
  ActiveForce force{position, Side::Union, {first, second}};
  force.record().apply(state::RailPointsChanged{Side::Union, 20, "6.51"_case});
  ASSERT_TRUE(force.act(ActionKind::Entrain, first));
  ASSERT_TRUE(force.ride(first, "B2805"));
  EXPECT_EQ(force.state().ferried(tests::side("B2803/B2804")), 2);
  force.record().apply(state::RailFerryUsed{tests::side("B2803/B2804"), 7});

  ASSERT_TRUE(force.act(ActionKind::Entrain, second));
  EXPECT_EQ(force.ride(second, "B2805").error().reason, "no-rail-way");

  force.record().apply(state::GameTurnBegan{5, rulebook::Cycle{1862, 8}});
  EXPECT_TRUE(force.ride(second, "B2805"));
}

TEST(RailMovement, Case_18_15_a_rail_ferry_needs_both_banks_and_no_Enemy_warship) {
  Ground ground;
  ground.river("Broad", true, {"B2803/B2804"})
      .railroad(RailOwner::Union, {"B2802", "B2803", "B2804", "B2805"})
      .rail_ferry("B2803/B2804");
  Position position{ground.setting()};
  position.control_all(Side::Union);
  const PieceId unit = position.put(Side::Union, "infantry 5-3", "B2802");
  position.put(Side::Confederate, "river-flotilla", "B2803/B2804");
  ActiveForce force{position, Side::Union, {unit}};
  force.record().apply(state::RailPointsChanged{Side::Union, 20, "6.51"_case});
  ASSERT_TRUE(force.act(ActionKind::Entrain, unit));

  EXPECT_FALSE(force.ride(unit, "B2805"));
}

TEST(RailMovement, Case_6_57_trains_and_empty_headquarters_ride_with_their_weights) {
  Line line;
  const PieceId train = line.position.put(Side::Union, "train", "B2801", 5);
  ActiveForce force = line.force(train);

  ASSERT_TRUE(force.act(ActionKind::Entrain, train));
  ASSERT_TRUE(force.ride(train, "B2805"));
  EXPECT_EQ(force.state().treasury_of(Side::Union).rail_points, 23);  // 1 + 5 SUP
}

TEST(RailMovement, Erratum_E038_as_printed_trains_and_empty_headquarters_do_not_ride) {
  for (const char* what : {"train", "siege-train", "rail-repair", "army-hq"}) {
    Line line;
    const PieceId unit = line.position.put(Side::Union, what, "B2801");
    EXPECT_TRUE(line.force(unit).act(ActionKind::Entrain, unit)) << what;

    line.position.without("E038");
    EXPECT_EQ(line.force(unit).act(ActionKind::Entrain, unit).error().cited, "6.57"_case) << what;
  }
}

TEST(RailMovement, Case_6_58_and_Erratum_E039_who_stays_on_the_train_has_no_zone) {
  for (const bool corrected : {true, false}) {
    Line line;
    if (!corrected) {
      line.position.without("E039");
    }
    const PieceId unit = line.position.put(Side::Union, "infantry 5-3", "B2801");
    ActiveForce force = line.force(unit);
    ASSERT_TRUE(force.act(ActionKind::Entrain, unit));
    ASSERT_TRUE(force.pass());

    EXPECT_EQ(force.now().occupancy.at(hex("B2801")).zone_makers.has(Side::Union), !corrected);
  }
}

TEST(RailMovement, Erratum_E039_as_printed_nobody_stays_on_the_train) {
  Line line;
  line.position.without("E039");
  const PieceId unit = line.position.put(Side::Union, "infantry 5-3", "B2801");
  ActiveForce force = line.force(unit);
  ASSERT_TRUE(force.act(ActionKind::Entrain, unit));
  ASSERT_TRUE(force.pass());

  EXPECT_FALSE(force.piece(unit).activity.has(Status::Entrained));
}

TEST(RailMovement, Case_6_31_who_declared_a_forced_march_does_not_ride) {
  Line line;
  const PieceId unit = line.position.put(Side::Union, "infantry 5-3", "B2801");
  ActiveForce force = line.force(unit);
  ASSERT_TRUE(force.act(ActionKind::ForceMarch, unit, 1));

  EXPECT_EQ(force.act(ActionKind::Entrain, unit).error().reason, "marched-no-rail");
}

TEST(RailMovement, Case_16_11_a_headquarters_rides_with_its_roster) {
  Line line;
  const PieceId headquarters = line.position.put(Side::Union, "army-hq", "B2801", 3);
  const PieceId unit = line.position.put_inside(headquarters, "infantry 10-3");
  ActiveForce force = line.force(headquarters);

  ASSERT_TRUE(force.act(ActionKind::Entrain, headquarters));
  ASSERT_TRUE(force.ride(headquarters, "B2805"));

  EXPECT_TRUE(force.stands_in(unit, "B2805"));
  EXPECT_EQ(force.state().treasury_of(Side::Union).rail_points, 22);  // 10 + 3 of weight
}

}  // namespace
}  // namespace core::movement
