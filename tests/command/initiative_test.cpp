// [5.22] [5.23] [8.3] [10.14] [19.44] Initiative.
#include "core/command/initiative.h"

#include "core/command/commands.h"
#include "tests/command/command_game.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace core::command {
namespace {

using base::operator""_case;
using board::Side;
using rulebook::RollId;
using sequence::ActionKind;
using state::ForceMove;
using state::Stage;
using state::Status;
using testing::IsEmpty;
using testing::UnorderedElementsAre;
using tests::CommandGame;

TEST(Initiative, Case_5_22_a_roll_not_above_his_initiative_energises_all_he_commands) {
  CommandGame game;
  const PieceId corps = game.put("corps-hq-infantry", "B2010");
  const PieceId division = game.put_inside(corps, "infantry 10-3");
  const PieceId reynolds = game.leader("Reynolds", "B2010", corps);
  game.begin(Stage::InitiativeSegment, {3});
  game.act(ActionKind::TryInitiative, reynolds);

  EXPECT_THAT(game.record().pending<ForceMove>().units, UnorderedElementsAre(corps, reynolds));
  EXPECT_FALSE(game.record().pending<ForceMove>().by_command);
  EXPECT_TRUE(game.at(division).activity.has(Status::Energised));
}

TEST(Initiative, Case_5_22_one_above_fails_and_there_is_one_try_only) {
  CommandGame game;
  const PieceId reynolds = game.leader("Reynolds", "B2010");
  game.begin(Stage::InitiativeSegment, {4});
  game.act(ActionKind::TryInitiative, reynolds);

  EXPECT_THAT(game.state().turn.pending, IsEmpty());
  EXPECT_FALSE(game.at(reynolds).activity.has(Status::Energised));
  EXPECT_EQ(game.judge(ActionKind::TryInitiative, reynolds).error().cited, "5.22"_case);
}

TEST(Initiative, Case_5_22_who_was_given_a_direct_command_does_not_roll) {
  CommandGame game;
  const PieceId reynolds = game.leader("Reynolds", "B2010");
  game.begin(Stage::CommandSegment);
  game.act(ActionKind::Command, reynolds);
  game.record().end_decision();
  EXPECT_EQ(game.judge(ActionKind::TryInitiative, reynolds).error().cited, "5.25"_case);
}

TEST(Initiative, Case_5_23_one_less_out_of_supply) {
  CommandGame game;
  const PieceId near = game.leader("Reynolds", "B2010");
  const PieceId far = game.leader("Sedgwick", "B2034");
  game.begin(Stage::InitiativeSegment);
  EXPECT_EQ(initiative(game.now(), near).value(), 3);
  EXPECT_EQ(initiative(game.now(), far).value(), 1) << "2 on the counter";
}

TEST(Initiative, Case_5_23_a_rating_of_0_fails_without_a_roll) {
  CommandGame game;
  const PieceId halleck = game.leader("Halleck", "B2034");
  game.begin(Stage::InitiativeSegment, {1});

  const auto ruling = game.judge(ActionKind::TryInitiative, halleck);

  ASSERT_FALSE(ruling);
  EXPECT_EQ(ruling.error().cited, "5.23"_case);
  EXPECT_EQ(ruling.error().have, 0);
  EXPECT_FALSE(roll_initiative(game.record(), halleck, RollId::InitX));
  EXPECT_EQ(game.state().dice.made(), 0);
}

TEST(Initiative, Case_15_11_one_less_for_a_cavalry_corps_without_the_symbol) {
  CommandGame game;
  const PieceId corps = game.put("corps-hq-cavalry", "B2010");
  const PieceId reynolds = game.leader("Reynolds", "B2010", corps);
  const PieceId other = game.put("corps-hq-cavalry", "B2010");
  const PieceId stoneman = game.leader("Stoneman", "B2010", other);
  game.begin(Stage::InitiativeSegment);
  EXPECT_EQ(initiative(game.now(), reynolds).value(), 2);
  EXPECT_EQ(initiative(game.now(), stoneman).value(), 2) << "he has the symbol";
}

TEST(Initiative, Erratum_E076_cavalry_directly_under_a_general_costs_nothing_but_as_printed) {
  for (const bool corrected : {true, false}) {
    CommandGame game;
    game.setting().switches.errata.set("E076", corrected);
    const PieceId reynolds = game.leader("Reynolds", "B2010");
    const PieceId cavalry = game.put("cavalry 3-4", "B2010");
    game.begin(Stage::InitiativeSegment);
    game.record().apply(state::SpanDeclared{cavalry, reynolds});
    EXPECT_EQ(initiative(game.now(), reynolds).value(), corrected ? 3 : 2);
  }
}

TEST(Initiative, Case_5_28_the_force_moves_at_once) {
  CommandGame game;
  const PieceId reynolds = game.leader("Reynolds", "B2010");
  game.begin(Stage::InitiativeSegment, {1});
  game.act(ActionKind::TryInitiative, reynolds);
  EXPECT_EQ(game.record().pending<ForceMove>().head, reynolds);
  EXPECT_TRUE(game.offered().empty()) << "nobody else rolls before it has ended";
}

TEST(Initiative, Erratum_E033_off_leaders_roll_first_and_move_later) {
  CommandGame game;
  game.setting().switches.errata.set("E033", false);
  const PieceId reynolds = game.leader("Reynolds", "B2010");
  const PieceId meade = game.leader("Meade", "B2010");
  game.begin(Stage::InitiativeSegment, {1, 6});
  game.act(ActionKind::TryInitiative, reynolds);
  EXPECT_THAT(game.state().turn.pending, IsEmpty());
  game.act(ActionKind::TryInitiative, meade);
  game.act(ActionKind::TryInitiative, reynolds);
  EXPECT_EQ(game.record().pending<ForceMove>().head, reynolds);
  EXPECT_EQ(game.state().dice.made(), 2) << "no third roll";
}

/// [10.14] Meade and the Army of the Potomac with two of its corps.
struct Potomac {
  Potomac() {
    army = game.put("army-hq", "B2010");
    meade = game.leader("Meade", "B2010", army);
    for (const auto& [name, hex] :
         {std::pair{"Reynolds", "B2011"}, std::pair{"Sedgwick", "B2009"}}) {
      const PieceId hq = game.put("corps-hq-infantry", hex);
      divisions.push_back(game.put_inside(hq, "infantry 10-3"));
      corps.push_back(game.leader(name, hex, hq));
    }
  }

  void begin(Stage stage, std::vector<std::uint8_t> faces) {
    game.begin(stage, std::move(faces));
    for (const PieceId leader : corps) {
      game.record().apply(state::SpanDeclared{leader, meade});
    }
  }

  CommandGame game;
  PieceId army;
  PieceId meade;
  std::vector<PieceId> corps;
  std::vector<PieceId> divisions;
};

TEST(ArmyAndCorps, Case_10_14_if_the_army_commander_fails_his_corps_commanders_may_be_tried) {
  Potomac potomac;
  potomac.begin(Stage::InitiativeSegment, {6, 3});
  potomac.game.act(ActionKind::TryInitiative, potomac.meade);
  potomac.game.act(ActionKind::TryInitiative, potomac.corps[0]);
  EXPECT_TRUE(potomac.game.at(potomac.divisions[0]).activity.has(Status::Energised));
  EXPECT_FALSE(potomac.game.at(potomac.divisions[1]).activity.has(Status::Energised));
}

TEST(ArmyAndCorps, Case_5_29_who_failed_himself_moves_by_his_chiefs_success) {
  Potomac potomac;
  potomac.begin(Stage::InitiativeSegment, {6, 3});
  potomac.game.act(ActionKind::TryInitiative, potomac.corps[0]);
  potomac.game.act(ActionKind::TryInitiative, potomac.meade);
  EXPECT_TRUE(potomac.game.at(potomac.divisions[0]).activity.has(Status::Energised));
}

TEST(ArmyAndCorps, Erratum_E061_off_nobody_rolls_after_his_chief_has_failed) {
  Potomac potomac;
  potomac.game.setting().switches.errata.set("E061", false);
  potomac.begin(Stage::CombatInitiative, {6});
  potomac.game.act(ActionKind::TryCombatInitiative, potomac.meade);
  const auto ruling = potomac.game.judge(ActionKind::TryCombatInitiative, potomac.corps[0]);
  ASSERT_FALSE(ruling);
  EXPECT_EQ(ruling.error().cited, "10.14"_case);
}

TEST(ArmyAndCorps, Case_8_31_a_success_lets_all_he_commands_attack) {
  Potomac potomac;
  potomac.begin(Stage::CombatInitiative, {3});
  potomac.game.act(ActionKind::TryCombatInitiative, potomac.meade);
  for (const PieceId division : potomac.divisions) {
    EXPECT_TRUE(potomac.game.at(division).activity.has(Status::MayFight));
  }
  EXPECT_TRUE(potomac.game.at(potomac.corps[0]).activity.has(Status::MayFight));
  EXPECT_EQ(potomac.game.judge(ActionKind::TryCombatInitiative, potomac.corps[0]).error().reason,
            "may-fight-already");
}

TEST(ArmyAndCorps, Case_8_32_each_corps_is_tried_on_its_own_after_a_failure) {
  Potomac potomac;
  potomac.begin(Stage::CombatInitiative, {4, 3, 3});
  potomac.game.act(ActionKind::TryCombatInitiative, potomac.meade);
  potomac.game.act(ActionKind::TryCombatInitiative, potomac.corps[0]);
  potomac.game.act(ActionKind::TryCombatInitiative, potomac.corps[1]);
  EXPECT_TRUE(potomac.game.at(potomac.divisions[0]).activity.has(Status::MayFight));
  EXPECT_FALSE(potomac.game.at(potomac.divisions[1]).activity.has(Status::MayFight));
  EXPECT_FALSE(potomac.game.at(potomac.meade).activity.has(Status::MayFight));
  EXPECT_EQ(potomac.game.judge(ActionKind::TryCombatInitiative, potomac.corps[1]).error().cited,
            "8.31"_case);
}

TEST(ArmyAndCorps, Case_8_33_the_roll_for_an_attack_from_the_march_sets_no_flag) {
  Potomac potomac;
  potomac.begin(Stage::InitiativeSegment, {3});
  EXPECT_TRUE(roll_initiative(potomac.game.record(), potomac.meade, RollId::InitX));
  EXPECT_FALSE(potomac.game.at(potomac.meade).activity.has(Status::MayFight));
}

/// [19.44] Halleck and Grant beside each other, both with an army.
struct West {
  explicit West(bool rule) {
    auto scenario = std::make_shared<rulebook::Scenario>();
    scenario->id = "west-62";
    if (rule) {
      scenario->rules.push_back("19.44"_case);
    }
    game.setting().scenario = scenario;
    const PieceId army = game.put("army-hq", "B2010");
    halleck = game.leader("Halleck", "B2010", army);
    const PieceId other = game.put("army-hq", "B2011");
    grant = game.leader("Grant", "B2011", other);
  }

  CommandGame game;
  PieceId halleck;
  PieceId grant;
};

TEST(GrantAndHalleck, Case_19_44_grant_rolls_neither_to_move_nor_to_attack) {
  West west{true};
  west.game.begin(Stage::InitiativeSegment);
  EXPECT_EQ(west.game.judge(ActionKind::TryInitiative, west.grant).error().cited, "19.44"_case);
  EXPECT_EQ(west.game.judge(ActionKind::TryCombatInitiative, west.grant).error().cited,
            "19.44"_case);
  EXPECT_TRUE(may_command(west.game.now(), west.grant)) << "a direct command reaches him";
}

TEST(GrantAndHalleck, Case_19_46_halleck_may_spend_a_span_point_on_grants_army) {
  West west{true};
  west.game.begin(Stage::MovementSpans);
  EXPECT_TRUE(west.game.judge(ActionKind::DeclareSpan, west.grant, west.halleck));
  EXPECT_EQ(stars_of(west.game.now(), west.grant), 2);
}

TEST(GrantAndHalleck, Case_19_44_holds_in_that_scenario_only) {
  West west{false};
  west.game.begin(Stage::MovementSpans);
  EXPECT_TRUE(initiative(west.game.now(), west.grant));
  EXPECT_EQ(west.game.judge(ActionKind::DeclareSpan, west.grant, west.halleck).error().cited,
            "10.13"_case);
}

TEST(GrantAndHalleck, Erratum_E081_off_grant_rolls_for_himself_and_stays_subordinate) {
  West west{true};
  west.game.setting().switches.errata.set("E081", false);
  west.game.begin(Stage::InitiativeSegment);
  EXPECT_EQ(initiative(west.game.now(), west.grant).value(), 4);
  EXPECT_EQ(stars_of(west.game.now(), west.grant), 2);
}

TEST(GrantAndHalleck, Case_19_45_in_the_campaign_only_with_the_option_and_until_6_62) {
  for (const char* const cycle : {"6/62", "7/62"}) {
    CommandGame game{Side::Union, cycle};
    game.setting().switches.options.set(rulebook::Option::GrantInTheWest, true);
    const PieceId army = game.put("army-hq", "B2010");
    game.leader("Halleck", "B2010", army);
    game.begin(Stage::InitiativeSegment);
    EXPECT_EQ(is_grant_subordinate(game.now()), std::string_view{cycle} == "6/62");
  }
}

}  // namespace
}  // namespace core::command
