// [5.2] Direct commands, and what they energise.
#include "core/command/commands.h"

#include "tests/command/command_game.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace core::command {
namespace {

using base::operator""_case;
using board::Side;
using sequence::ActionKind;
using state::ForceMove;
using state::Stage;
using state::Status;
using testing::UnorderedElementsAre;
using tests::CommandGame;

TEST(DirectCommand, Case_5_21_a_leader_moves_with_all_he_commands) {
  CommandGame game;
  const PieceId army = game.put("army-hq", "B2010");
  const PieceId meade = game.leader("Meade", "B2010", army);
  const PieceId corps = game.put("corps-hq-infantry", "B2011");
  const PieceId division = game.put_inside(corps, "infantry 10-3");
  const PieceId reynolds = game.leader("Reynolds", "B2011", corps);
  const PieceId bystander = game.put("infantry 2-3", "B2010");
  game.begin(Stage::CommandSegment);
  game.record().apply(state::SpanDeclared{reynolds, meade});
  game.act(ActionKind::Command, meade);

  const auto& force = game.record().pending<ForceMove>();
  EXPECT_EQ(force.head, meade);
  EXPECT_TRUE(force.by_command);
  EXPECT_THAT(force.units, UnorderedElementsAre(army, meade, corps, reynolds));
  EXPECT_TRUE(game.at(division).activity.has(Status::Energised)) << "rosters too";
  EXPECT_EQ(game.at(division).activity.energiser, meade);
  EXPECT_FALSE(game.at(bystander).activity.has(Status::Energised));
  EXPECT_EQ(game.state().turn.commands[0], 1);
}

TEST(DirectCommand, Case_5_21_as_many_as_the_chit_says) {
  CommandGame game;
  const PieceId first = game.put("infantry 2-3", "B2010");
  const PieceId second = game.put("infantry 2-3", "B2010");
  game.begin(Stage::CommandSegment, {}, 1);
  game.act(ActionKind::Command, first);
  game.record().end_decision();

  const auto ruling = game.judge(ActionKind::Command, second);

  ASSERT_FALSE(ruling);
  EXPECT_EQ(ruling.error().cited, "5.21"_case);
  EXPECT_EQ(ruling.error().need, 2);
  EXPECT_EQ(ruling.error().have, 1);
}

TEST(DirectCommand, Case_5_21_the_recipient_is_in_a_chain_of_supply) {
  CommandGame game;
  const PieceId far = game.put("infantry 2-3", "B2034");
  const PieceId near = game.put("infantry 2-3", "B2010");
  game.begin(Stage::CommandSegment);
  EXPECT_TRUE(game.judge(ActionKind::Command, near));
  EXPECT_EQ(game.judge(ActionKind::Command, far).error().reason, "command-out-of-supply");
}

TEST(DirectCommand, Case_17_02_a_train_in_the_hex_does_with_1_SUP_for_30_CSP) {
  CommandGame game;
  const PieceId unit = game.put("infantry 10-3", "B2034");
  game.put("infantry 10-3", "B2034");
  game.put("infantry 10-3", "B2034");
  game.put("train", "B2034", 1);
  game.begin(Stage::CommandSegment);
  EXPECT_EQ(game.judge(ActionKind::Command, unit).error().reason, "command-out-of-supply")
      << "31 CSP with the train's own";

  CommandGame enough;
  const PieceId led = enough.put("infantry 10-3", "B2034");
  enough.put("infantry 10-3", "B2034");
  enough.put("train", "B2034", 1);
  const PieceId beside = enough.put("infantry 10-3", "B2033");
  enough.begin(Stage::CommandSegment);
  EXPECT_TRUE(enough.judge(ActionKind::Command, led));
  EXPECT_EQ(enough.judge(ActionKind::Command, beside).error().reason, "command-out-of-supply")
      << "a train counts in its own hex only";
}

TEST(DirectCommand, Case_17_02_a_train_too_small_does_not_hide_the_depot_behind_it) {
  CommandGame game;
  std::vector<PieceId> units;
  for (int count = 0; count < 4; ++count) {
    units.push_back(game.put("infantry 10-3", "B2012"));
  }
  game.put("train", "B2012", 1);
  game.begin(Stage::CommandSegment);
  for (const PieceId unit : units) {
    EXPECT_TRUE(game.judge(ActionKind::Command, unit)) << "the Depot in B2010 is in range";
  }
}

TEST(DirectCommand, Case_5_21_the_chit_0_gives_no_command) {
  CommandGame game;
  const PieceId unit = game.put("infantry 2-3", "B2010");
  game.begin(Stage::CommandSegment, {}, 0);
  EXPECT_EQ(game.judge(ActionKind::Command, unit).error().reason, "no-command-left");
  EXPECT_TRUE(game.offered().empty());
}

TEST(DirectCommand, Case_5_25_nobody_is_energised_twice) {
  CommandGame game;
  const PieceId unit = game.put("infantry 2-3", "B2010");
  game.begin(Stage::CommandSegment);
  game.act(ActionKind::Command, unit);
  game.record().end_decision();
  EXPECT_EQ(game.judge(ActionKind::Command, unit).error().cited, "5.25"_case);
}

TEST(DirectCommand, Case_5_25_what_moved_before_is_not_taken_along_again) {
  CommandGame game;
  const PieceId reynolds = game.leader("Reynolds", "B2010");
  const PieceId unit = game.put("infantry 2-3", "B2010");
  game.begin(Stage::CommandSegment);
  game.record().apply(state::SpanDeclared{unit, reynolds});
  game.act(ActionKind::Command, unit);
  game.record().end_decision();
  game.act(ActionKind::Command, reynolds);
  EXPECT_THAT(game.record().pending<ForceMove>().units, UnorderedElementsAre(reynolds));
}

TEST(DirectCommand, Case_10_17_a_headquarters_without_commander_moves_by_direct_command) {
  CommandGame game;
  const PieceId corps = game.put("corps-hq-infantry", "B2010");
  const PieceId division = game.put_inside(corps, "infantry 10-3");
  game.begin(Stage::CommandSegment);

  EXPECT_EQ(game.judge(ActionKind::Command, division).error().reason, "command-its-headquarters");
  game.act(ActionKind::Command, corps);
  EXPECT_THAT(game.record().pending<ForceMove>().units, UnorderedElementsAre(corps));
  EXPECT_TRUE(game.at(division).activity.has(Status::Energised));
}

TEST(DirectCommand, Case_5_21_a_headquarters_with_a_commander_is_commanded_through_him) {
  CommandGame game;
  const PieceId corps = game.put("corps-hq-infantry", "B2010");
  game.leader("Reynolds", "B2010", corps);
  game.begin(Stage::CommandSegment);
  EXPECT_EQ(game.judge(ActionKind::Command, corps).error().reason, "command-its-commander");
}

TEST(DirectCommand, Case_5_24_no_chit_and_no_leader_means_no_move) {
  CommandGame game;
  const PieceId unit = game.put("infantry 2-3", "B2010");
  game.begin(Stage::InitiativeSegment, {}, 0);
  EXPECT_TRUE(game.offered().empty());
  EXPECT_FALSE(game.judge(ActionKind::TryInitiative, unit));
}

TEST(DirectCommand, Case_5_27_ships_need_no_command_and_a_depot_never_moves) {
  CommandGame game;
  const PieceId ship = game.put("naval-flotilla", "B2010");
  game.begin(Stage::CommandSegment);
  EXPECT_EQ(game.judge(ActionKind::Command, ship).error().cited, "5.27"_case);
  EXPECT_EQ(game.judge(ActionKind::Command, PieceId{0}).error().cited, "3.21"_case);
}

TEST(DirectCommand, Erratum_E032_trains_need_a_command_like_everybody) {
  CommandGame game;
  const PieceId train = game.put("train", "B2010", 2);
  game.begin(Stage::CommandSegment, {}, 0);
  EXPECT_EQ(game.judge(ActionKind::Command, train).error().reason, "no-command-left");
}

TEST(DirectCommand, Erratum_E032_off_trains_and_lone_leaders_go_for_nothing) {
  CommandGame game;
  game.setting().switches.errata.set("E032", false);
  const PieceId train = game.put("train", "B2034");
  const PieceId lone = game.leader("Reynolds", "B2010");
  const PieceId unit = game.put("infantry 2-3", "B2010");
  game.begin(Stage::CommandSegment, {}, 0);

  EXPECT_TRUE(game.judge(ActionKind::Command, lone));
  EXPECT_FALSE(game.judge(ActionKind::Command, unit));
  game.act(ActionKind::Command, train);
  EXPECT_EQ(game.state().turn.commands[0], 0) << "it costs no command";
  EXPECT_EQ(game.record().pending<ForceMove>().head, train);
}

TEST(DirectCommand, Case_5_29_a_unit_in_a_span_stays_in_it_but_may_be_commanded_alone) {
  CommandGame game;
  const PieceId reynolds = game.leader("Reynolds", "B2010");
  const PieceId unit = game.put("infantry 2-3", "B2010");
  game.begin(Stage::CommandSegment);
  game.record().apply(state::SpanDeclared{unit, reynolds});
  EXPECT_TRUE(game.judge(ActionKind::Command, unit));
  EXPECT_EQ(game.at(unit).activity.span, reynolds);
}

TEST(DirectCommand, Case_16_16_who_has_moved_is_left_behind_by_his_headquarters) {
  CommandGame game;
  const PieceId corps = game.put("corps-hq-infantry", "B2010");
  const PieceId fresh = game.put_inside(corps, "infantry 10-3");
  const PieceId tired = game.put_inside(corps, "infantry 8-3");
  game.begin(Stage::CommandSegment);
  game.record().set(tired, Status::Moved);
  game.act(ActionKind::Command, corps);
  EXPECT_EQ(game.at(fresh).inside, corps);
  EXPECT_EQ(game.at(tired).inside, std::nullopt);
  EXPECT_FALSE(game.at(tired).activity.has(Status::Energised));
}

}  // namespace
}  // namespace core::command
