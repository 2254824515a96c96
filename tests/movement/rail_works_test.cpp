// [18.2] [18.3] Railroads are cut and mended.
#include "core/movement/rail_works.h"

#include "tests/movement/active_force.h"

#include <gtest/gtest.h>

namespace core::movement {
namespace {

using base::operator""_case;
using sequence::ActionKind;
using state::Status;
using tests::ActiveForce;
using tests::Ground;
using tests::hex;
using tests::Position;

Position on_railroad() {
  Ground ground;
  ground.railroad(map::RailOwner::Confederate, {"B2801", "B2802", "B2803", "B2804"});
  Position position{ground.setting()};
  position.control_all(Side::Confederate);
  return position;
}

bool is_cut(const ActiveForce& force, std::string_view label) {
  return force.state().rail.cut[static_cast<std::size_t>(hex(label).ordinal())];
}

TEST(RailWorks, Case_18_21_a_unit_cuts_the_rail_hex_it_is_in_for_1_point) {
  Position position = on_railroad();
  const PieceId unit = position.put(Side::Union, "cavalry 4-4", "B2802");
  ActiveForce force{position, Side::Union, {unit}};

  ASSERT_TRUE(force.act(ActionKind::CutRail, unit));
  EXPECT_TRUE(is_cut(force, "B2802"));
  EXPECT_EQ(force.piece(unit).activity.spent, 1);
  EXPECT_EQ(force.act(ActionKind::CutRail, unit).error().cited, "18.23"_case);
}

TEST(RailWorks, Case_26_10_partisans_cut_rails_although_they_are_parenthesised) {
  Position position = on_railroad();
  const PieceId cadre = position.put(Side::Confederate, "partisan (1)-4", "B2802");
  const PieceId garrison = position.put(Side::Confederate, "garrison (1)-1", "B2803");
  ActiveForce force{position, Side::Confederate, {cadre, garrison}};

  ASSERT_TRUE(force.piece(cadre).parenthesised);
  EXPECT_EQ(force.act(ActionKind::CutRail, garrison).error().reason, "cannot-cut");
  ASSERT_TRUE(force.act(ActionKind::CutRail, cadre));
  EXPECT_TRUE(is_cut(force, "B2802"));
  EXPECT_EQ(force.piece(cadre).activity.spent, 1);
}

TEST(RailWorks, Case_18_21_at_the_end_of_a_move_too_with_a_point_left) {
  Position position = on_railroad();
  const PieceId unit = position.put(Side::Union, "infantry 10-3", "B2702");
  position.put(Side::Confederate, "militia 1-2", "B2804");
  ActiveForce force{position, Side::Union, {unit}};
  ASSERT_TRUE(force.march(unit, "B2703"));
  ASSERT_TRUE(force.march(unit, "B2803"));
  ASSERT_TRUE(force.piece(unit).activity.has(Status::Stopped));

  EXPECT_TRUE(force.act(ActionKind::CutRail, unit));

  ActiveForce spent{position, Side::Union, {unit}};
  for (const char* to : {"B2701", "B2801"}) {
    ASSERT_TRUE(spent.march(unit, to));
  }
  ASSERT_TRUE(spent.march(unit, "B2802"));
  const auto refused = spent.act(ActionKind::CutRail, unit);
  EXPECT_EQ(refused.error().reason, "work-points-short");
  EXPECT_EQ(refused.error().have, 0);
}

TEST(RailWorks, Case_18_21_it_takes_unparenthesised_strength_a_railroad_and_a_command) {
  Position position = on_railroad();
  const PieceId garrison = position.put(Side::Union, "garrison (5)-1", "B2802");
  const PieceId train = position.put(Side::Union, "train", "B2802");
  const PieceId away = position.put(Side::Union, "infantry 10-3", "B2902");
  const PieceId idle = position.put(Side::Union, "infantry 10-3", "B2802");
  ActiveForce force{position, Side::Union, {garrison, train, away}};

  EXPECT_EQ(force.act(ActionKind::CutRail, garrison).error().reason, "cannot-cut");
  EXPECT_EQ(force.act(ActionKind::CutRail, train).error().reason, "cannot-cut");
  EXPECT_EQ(force.act(ActionKind::CutRail, away).error().reason, "no-railroad");
  EXPECT_EQ(force.act(ActionKind::CutRail, idle).error().cited, "5.27"_case);
}

TEST(RailWorks, Case_18_22_passing_does_not_cut) {
  Position position = on_railroad();
  const PieceId unit = position.put(Side::Union, "infantry 10-3", "B2801");
  ActiveForce force{position, Side::Union, {unit}};

  ASSERT_TRUE(force.march(unit, "B2802"));
  ASSERT_TRUE(force.march(unit, "B2803"));

  EXPECT_FALSE(is_cut(force, "B2802"));
}

TEST(RailWorks, Case_18_21_a_unit_of_a_roster_does_it_by_itself) {
  Position position = on_railroad();
  const PieceId headquarters = position.put(Side::Union, "corps-hq-infantry", "B2802");
  const PieceId unit = position.put_inside(headquarters, "infantry 10-3");
  ActiveForce force{position, Side::Union, {headquarters}};

  ASSERT_TRUE(force.act(ActionKind::CutRail, unit));
  ASSERT_TRUE(force.march(headquarters, "B2702"));
  ASSERT_TRUE(force.march(headquarters, "B2602"));
  EXPECT_FALSE(force.march(headquarters, "B2502"));
}

TEST(RailWorks, Case_18_31_a_repair_unit_mends_a_cut_hex_for_a_point_twice_in_a_game_turn) {
  Position position = on_railroad();
  position.cut("B2802");
  const PieceId mender = position.put(Side::Union, "rail-repair", "B2802");
  ActiveForce force{position, Side::Union, {mender}};
  const auto ruling = [&](PieceId unit) {
    return may_mend(force.now(), force.record().pending<state::ForceMove>(), unit);
  };

  for (int count = 1; count <= 2; ++count) {
    ASSERT_TRUE(ruling(mender));
    mend(force.record(), mender);
    EXPECT_FALSE(is_cut(force, "B2802"));
    EXPECT_EQ(force.piece(mender).activity.spent, count);
    EXPECT_EQ(ruling(mender).error().reason, "nothing-to-mend");
    force.record().apply(state::RailCutSet{hex("B2802"), true, "18.21"_case});
  }
  EXPECT_EQ(ruling(mender).error().reason, "mended-twice");
}

TEST(RailWorks, Case_18_31_without_a_point_left_it_does_not) {
  Position position = on_railroad();
  position.cut("B2802");
  const PieceId mender = position.put(Side::Union, "rail-repair", "B2802");
  ActiveForce force{position, Side::Union, {mender}};
  force.record().apply(state::PointsSpent{mender, 3, 0, 0, 0});

  const auto refused = may_mend(force.now(), force.record().pending<state::ForceMove>(), mender);
  EXPECT_EQ(refused.error().reason, "work-points-short");
  EXPECT_EQ(refused.error().need, 1);
  EXPECT_EQ(refused.error().have, 0);
}

TEST(RailWorks, Case_18_32_nothing_else_repairs) {
  Position position = on_railroad();
  position.cut("B2802");
  const PieceId unit = position.put(Side::Union, "infantry 10-3", "B2802");
  ActiveForce force{position, Side::Union, {unit}};

  EXPECT_EQ(may_mend(force.now(), force.record().pending<state::ForceMove>(), unit).error().cited,
            "18.32"_case);
}

}  // namespace
}  // namespace core::movement
