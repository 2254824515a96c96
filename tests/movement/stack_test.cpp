// [6.42] [6.43] [16.12] Pieces that move together or apart; [5.25] a force and its end.
#include "core/movement/stack.h"

#include "core/movement/march.h"
#include "tests/movement/active_force.h"

#include <gtest/gtest.h>

namespace core::movement {
namespace {

using base::operator""_case;
using map::Terrain;
using sequence::Action;
using sequence::ActionKind;
using state::Status;
using tests::ActiveForce;
using tests::Ground;
using tests::hex;
using tests::Position;

TEST(Stack, Case_6_42_pays_the_highest_cost_and_moves_at_the_lowest_allowance) {
  Position position{Ground{}.terrain("B2803", Terrain::Rough).setting()};
  const PieceId infantry = position.put(Side::Union, "infantry 10-3", "B2802");
  const PieceId train = position.put(Side::Union, "train", "B2802");
  ActiveForce force{position, Side::Union, {infantry, train}};
  ASSERT_TRUE(force.act(ActionKind::JoinStack, infantry));
  ASSERT_TRUE(force.act(ActionKind::JoinStack, train));

  ASSERT_TRUE(force.march(infantry, "B2803"));

  EXPECT_TRUE(force.stands_in(train, "B2803"));
  EXPECT_EQ(force.piece(infantry).activity.spent, 3);
  EXPECT_FALSE(force.march(infantry, "B2804"));
}

TEST(Stack, Case_6_42_only_who_stands_there_joins) {
  Position position{Ground{}.setting()};
  const PieceId here = position.put(Side::Union, "infantry 10-3", "B2802");
  const PieceId there = position.put(Side::Union, "infantry 10-3", "B2803");
  ActiveForce force{position, Side::Union, {here, there}};
  ASSERT_TRUE(force.act(ActionKind::JoinStack, here));

  EXPECT_EQ(force.act(ActionKind::JoinStack, there).error().reason, "stack-elsewhere");
  EXPECT_EQ(force.act(ActionKind::JoinStack, here).error().reason, "in-stack");
  ASSERT_TRUE(force.act(ActionKind::LeaveStack, here));
  EXPECT_TRUE(force.act(ActionKind::JoinStack, there));
}

TEST(Stack, Case_6_41_any_strength_may_stand_in_a_hex) {
  Position position{Ground{}.setting()};
  const PieceId unit = position.put(Side::Union, "infantry 10-3", "B2802");
  for (int count = 0; count < 6; ++count) {
    position.put(Side::Union, "infantry 10-3", "B2803");
  }

  EXPECT_TRUE((ActiveForce{position, Side::Union, {unit}}.march(unit, "B2803")));
}

TEST(Stack, Case_6_43_a_force_may_scatter) {
  Position position{Ground{}.setting()};
  const PieceId first = position.put(Side::Union, "infantry 10-3", "B2802");
  const PieceId second = position.put(Side::Union, "infantry 10-3", "B2802");
  ActiveForce force{position, Side::Union, {first, second}};

  EXPECT_TRUE(force.march(first, "B2803"));
  EXPECT_TRUE(force.march(second, "B2801"));
}

TEST(Stack, Erratum_E037_as_printed_all_that_move_end_in_one_hex) {
  Position position{Ground{}.setting()};
  position.without("E037");
  const PieceId first = position.put(Side::Union, "infantry 10-3", "B2802");
  const PieceId second = position.put(Side::Union, "infantry 10-3", "B2802");
  ActiveForce force{position, Side::Union, {first, second}};

  ASSERT_TRUE(force.march(first, "B2803"));
  const auto refused = force.march(second, "B2801");
  EXPECT_EQ(refused.error().cited, "6.43"_case);
  EXPECT_EQ(refused.error().reason, "must-stay-together");
  EXPECT_TRUE(force.march(second, "B2803"));
}

TEST(Stack, Case_16_12_a_headquarters_moves_with_its_slowest_and_most_hindered_unit) {
  Position position{Ground{}.terrain("B2803", Terrain::Swamp).setting()};
  const PieceId headquarters = position.put(Side::Union, "corps-hq-infantry", "B2802");
  position.put_inside(headquarters, "infantry 10-3");
  const PieceId cavalry = position.put(Side::Union, "army-hq", "B2802");
  position.put_inside(cavalry, "cavalry 4-4");
  ActiveForce force{position, Side::Union, {headquarters, cavalry}};

  EXPECT_EQ(cost_of_step(force.now(), headquarters, hex("B2803")).value(), 3);
  EXPECT_EQ(points_left(force.now(), headquarters), 3);
  EXPECT_EQ(cost_of_step(force.now(), cavalry, hex("B2803")).value(), 4);
  EXPECT_EQ(points_left(force.now(), cavalry), 4);

  position.put_inside(headquarters, "garrison (5)-1");
  ActiveForce slow{position, Side::Union, {headquarters}};
  EXPECT_EQ(points_left(slow.now(), headquarters), 1);
  const PieceId lone = position.put(Side::Union, "leader", "B2802");
  ActiveForce leader{position, Side::Union, {lone}};
  EXPECT_EQ(points_left(leader.now(), lone), 8);
}

TEST(Stack, Case_16_11_a_rostered_unit_moves_with_its_headquarters) {
  Position position{Ground{}.setting()};
  const PieceId headquarters = position.put(Side::Union, "corps-hq-infantry", "B2802");
  const PieceId unit = position.put_inside(headquarters, "infantry 10-3");
  ActiveForce force{position, Side::Union, {headquarters, unit}};

  const auto refused = force.march(unit, "B2803");
  EXPECT_EQ(refused.error().reason, "on-roster");
  ASSERT_TRUE(force.march(headquarters, "B2803"));
  EXPECT_EQ(force.piece(unit).activity.spent, 1);
}

TEST(Force, Case_5_25_and_5_29_all_that_were_energised_have_had_their_move) {
  Position position{Ground{}.setting()};
  const PieceId headquarters = position.put(Side::Union, "corps-hq-infantry", "B2802");
  const PieceId unit = position.put_inside(headquarters, "infantry 10-3");
  const PieceId other = position.put(Side::Union, "infantry 10-3", "B2802");
  ActiveForce force{position, Side::Union, {headquarters, other}};
  ASSERT_TRUE(force.march(headquarters, "B2803"));

  ASSERT_TRUE(force.pass());

  EXPECT_TRUE(force.state().turn.pending.empty());
  for (const PieceId id : {headquarters, unit, other}) {
    EXPECT_TRUE(force.piece(id).activity.has(Status::Moved));
  }
}

TEST(Force, Case_5_25_a_roster_with_a_unit_that_has_moved_stays) {
  Position position{Ground{}.setting()};
  const PieceId headquarters = position.put(Side::Union, "corps-hq-infantry", "B2802");
  const PieceId unit = position.put_inside(headquarters, "infantry 10-3");
  ActiveForce force{position, Side::Union, {headquarters}};
  force.record().set(unit, Status::Moved);

  const auto refused = force.march(headquarters, "B2803");
  EXPECT_EQ(refused.error().cited, "5.25"_case);
  EXPECT_EQ(refused.error().other, unit);
}

TEST(Force, Case_3_25_a_dropped_brigade_does_not_move_on) {
  Position position{Ground{}.setting()};
  const PieceId unit = position.put(Side::Union, "infantry 10-3", "B2802");
  ActiveForce force{position, Side::Union, {unit}};
  force.record().set(unit, Status::Dropped);

  EXPECT_EQ(force.march(unit, "B2803").error().cited, "3.25"_case);
}

TEST(Force, offers_exactly_what_it_judges_legal) {
  Ground ground;
  ground.railroad(map::RailOwner::Union, {"B2802", "B2803", "B2804", "B2805"})
      .river("Run", false, {"B2802/B2903"})
      .terrain("B2703", Terrain::Swamp);
  Position position{ground.setting()};
  position.control_all(Side::Union);
  const PieceId headquarters = position.put(Side::Union, "corps-hq-infantry", "B2802");
  const PieceId rostered = position.put_inside(headquarters, "infantry 10-3");
  const PieceId leader = position.put_inside(headquarters, "leader");
  const PieceId train = position.put(Side::Union, "train", "B2802", 5);
  const PieceId mender = position.put(Side::Union, "rail-repair", "B2804");
  position.cut("B2804");
  position.put(Side::Confederate, "militia 1-2", "B2902");
  ActiveForce force{position, Side::Union, {headquarters, leader, train, mender}};
  const std::vector<ActionKind> plain{ActionKind::JoinStack, ActionKind::LeaveStack,
                                      ActionKind::Entrain,   ActionKind::Detrain,
                                      ActionKind::CutRail,   ActionKind::RoundTheBay};

  for (int round = 0; round < 3; ++round) {
    std::vector<Action> expected;
    for (const PieceId id : {headquarters, rostered, leader, train, mender}) {
      const auto consider = [&](const Action& action) {
        if (force.judge(action)) {
          expected.push_back(action);
        }
      };
      for (const ActionKind kind : plain) {
        consider({kind, id, {}, {}, {}, 0});
      }
      for (int number = 0; number < 4; ++number) {
        consider({ActionKind::ForceMarch, id, {}, {}, {}, number});
      }
      for (const map::Hex& to : position.setting().map->hexes()) {
        if (board::distance(to.id, hex("B2802")) < 6) {
          consider({ActionKind::March, id, {}, to.id, {}, 0});
          consider({ActionKind::RideRail, id, {}, to.id, {}, 0});
        }
      }
    }
    expected.push_back({ActionKind::Pass, {}, {}, {}, {}, 0});
    const auto offered = force.offered();
    EXPECT_EQ(offered.size(), expected.size());
    for (const Action& action : expected) {
      EXPECT_TRUE(force.is_offered(action)) << sequence::name(action.kind);
    }
    if (round == 0) {
      force.record().apply(state::RailPointsChanged{Side::Union, 10, "6.51"_case});
      ASSERT_TRUE(force.act(ActionKind::JoinStack, headquarters));
      ASSERT_TRUE(force.act(ActionKind::JoinStack, train));
    } else if (round == 1) {
      ASSERT_TRUE(force.act(ActionKind::Entrain, headquarters));
      ASSERT_TRUE(force.act(ActionKind::LeaveStack, headquarters));
    }
  }
}

}  // namespace
}  // namespace core::movement
