// [FB-505]-[FB-507] [FB-521] The computer as a raider.
#include "core/field/commander.h"
#include "core/field/gun_action.h"
#include "core/field/movement.h"
#include "core/field/plan.h"
#include "core/field/ways.h"
#include "core/table/trigonometry.h"
#include "tests/field/battles.h"
#include "tests/field/fields.h"

#include <gtest/gtest.h>

namespace tests::field {
namespace {

namespace rules = core::field;

using rules::Mind;
using rules::Plan;
using rules::Posture;
using rules::Stance;
using rules::Step;
using rules::Ways;
using rules::Where;

TEST(CommanderRaid, FB_521_a_raider_turns_back_in_time_and_rides_for_his_edge) {
  auto setting = battle("holly-springs");
  const Plan plan = plan_of(*setting, kThem);
  State state = begin(*setting, 1);
  Unit& raider = state.units.at(5);  // 3rd Texas Cavalry
  raider.where = Where::OnTable;
  raider.pose = {at(50, 30), Heading::degrees(270)};
  stand(setting->charts, raider);

  state.move = 5;
  EXPECT_FALSE(must_leave(*setting, state, plan, raider));
  state.move = 12;  // four moves to the edge, one in hand
  ASSERT_TRUE(must_leave(*setting, state, plan, raider));

  Ways ways;
  const Mind mind{setting.get(), &state, &state, kThem, &plan, Posture{Stance::Raid, false},
                  &ways,         0,      true,   {}};
  const auto ideas = ideas_of(mind, UnitId{5});
  const auto then = outlook(*setting, state, ideas.front().move);
  EXPECT_EQ(*place_of(mind, UnitId{5}), at(84, 30));
  EXPECT_GE(then.ends.at.x, at(50, 30).x);
}

TEST(CommanderRaid, FB_521_who_has_to_turn_about_turns_back_a_move_earlier) {
  const auto setting = battle("holly-springs");
  const Plan plan = plan_of(*setting, kThem);
  const auto first_move = [&](int facing) {
    State state = begin(*setting, 1);
    Unit& raider = state.units.at(5);
    raider.where = Where::OnTable;
    raider.pose = {at(50, 30), Heading::degrees(facing)};
    stand(setting->charts, raider);
    while (!must_leave(*setting, state, plan, raider)) {
      ++state.move;
    }
    return state.move;
  };

  EXPECT_EQ(first_move(270), first_move(90) - 1);  // his edge is the east
}

TEST(CommanderRaid, FB_505_before_a_sleeping_camp_they_dismount_in_the_formation_that_has_room) {
  auto setting = battle("holly-springs");
  State state = begin(*setting, 1);
  state.move = 1;
  state.step = Step::Movement;
  for (const std::uint16_t id : {std::uint16_t{8}, std::uint16_t{9}}) {  // Missouri, Mississippi
    Unit& raider = state.units.at(id);
    raider.where = Where::OnTable;
    raider.pose = {at(id == 8 ? 56 : 60, 53.25), Heading::degrees(180)};
    stand(setting->charts, raider);
  }
  const Plan plan = plan_of(*setting, kThem);
  Ways ways;
  const Mind mind{setting.get(), &state, &state, kThem, &plan, Posture{Stance::Raid, false},
                  &ways,         0,      true,   {}};
  ASSERT_TRUE(state.units.at(3).asleep);  // 2nd Illinois Cavalry

  const auto ideas = ideas_of(mind, UnitId{9});

  ASSERT_FALSE(ideas.empty());
  ASSERT_FALSE(ideas.front().move.legs.empty());
  EXPECT_EQ(ideas.front().move.legs.front().kind, rules::LegKind::Mount);
  EXPECT_EQ(ideas.front().move.legs.front().formation, Formation::Line);
}

TEST(CommanderRaid, FB_506_what_burns_is_done_with) {
  const auto setting = battle("holly-springs");
  State state = begin(*setting, 1);
  EXPECT_TRUE(is_left(*setting, state, kThem, at(42, 26)));
  state.stores.at(0).burning = true;
  EXPECT_FALSE(is_left(*setting, state, kThem, at(42, 26)));
}

}  // namespace
}  // namespace tests::field
