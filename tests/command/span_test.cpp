// [10.1] [15.1] Command Span.
#include "core/command/span.h"

#include "core/command/declaration.h"
#include "tests/command/command_game.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace core::command {
namespace {

using base::operator""_case;
using board::Side;
using sequence::ActionKind;
using state::Stage;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;
using tests::CommandGame;

// Leaders: stars, initiative, combat, span [Appendix A].
// McClellan 3 2 1 4, Meade 3 3 1 4, Reynolds 2 3 1 1, Sedgwick 2 2 1 1, Burnside 3 2 0 2, Banks 2 2
// 0 1.

TEST(CommandSpan, Case_10_12_without_a_headquarters_only_units_in_his_own_hex) {
  CommandGame game;
  const PieceId reynolds = game.leader("Reynolds", "B2010");
  const PieceId here = game.put("infantry 3-3", "B2010");
  const PieceId beside = game.put("infantry 3-3", "B2011");
  game.begin(Stage::MovementSpans);

  EXPECT_TRUE(game.judge(ActionKind::DeclareSpan, here, reynolds));
  const auto far = game.judge(ActionKind::DeclareSpan, beside, reynolds);
  ASSERT_FALSE(far);
  EXPECT_EQ(far.error().cited, "10.12"_case);
  EXPECT_EQ(far.error().need, 1);
  EXPECT_EQ(far.error().have, 0);
}

TEST(CommandSpan, Case_10_12_with_a_headquarters_adjacent_hexes_too) {
  CommandGame game;
  const PieceId hq = game.put("corps-hq-infantry", "B2010");
  const PieceId reynolds = game.leader("Reynolds", "B2010", hq);
  const PieceId beside = game.put("infantry 3-3", "B2011");
  const PieceId far = game.put("infantry 3-3", "B2012");
  game.begin(Stage::MovementSpans);

  EXPECT_TRUE(game.judge(ActionKind::DeclareSpan, beside, reynolds));
  EXPECT_EQ(game.judge(ActionKind::DeclareSpan, far, reynolds).error().cited, "10.12"_case);
}

TEST(CommandSpan, Case_10_12_no_more_units_than_span_points) {
  CommandGame game;
  const PieceId reynolds = game.leader("Reynolds", "B2010");
  const PieceId first = game.put("infantry 3-3", "B2010");
  const PieceId second = game.put("infantry 2-3", "B2010");
  game.begin(Stage::MovementSpans);
  game.act(ActionKind::DeclareSpan, first, reynolds);

  const auto full = game.judge(ActionKind::DeclareSpan, second, reynolds);

  ASSERT_FALSE(full);
  EXPECT_EQ(full.error().reason, "span-is-full");
  EXPECT_EQ(full.error().need, 2);
  EXPECT_EQ(full.error().have, 1);
}

TEST(CommandSpan, Case_10_12_a_unit_is_in_one_span_only_and_may_leave_it) {
  CommandGame game;
  const PieceId reynolds = game.leader("Reynolds", "B2010");
  const PieceId banks = game.leader("Banks", "B2010");
  const PieceId unit = game.put("infantry 3-3", "B2010");
  game.begin(Stage::MovementSpans);
  game.act(ActionKind::DeclareSpan, unit, reynolds);

  EXPECT_EQ(game.judge(ActionKind::DeclareSpan, unit, banks).error().reason, "in-a-span");
  game.act(ActionKind::LeaveSpan, unit);
  EXPECT_TRUE(game.judge(ActionKind::DeclareSpan, unit, banks));
}

TEST(CommandSpan, Case_10_12_the_roster_is_commanded_through_the_headquarters) {
  CommandGame game;
  const PieceId hq = game.put("corps-hq-infantry", "B2010");
  const PieceId rostered = game.put_inside(hq, "infantry 5-3");
  const PieceId reynolds = game.leader("Reynolds", "B2010", hq);
  game.begin(Stage::MovementSpans);

  EXPECT_EQ(game.judge(ActionKind::DeclareSpan, rostered, reynolds).error().reason,
            "commanded-by-roster");
  EXPECT_TRUE(may_lead(game.now(), reynolds, rostered));
  EXPECT_THAT(commanded(game.now(), reynolds), UnorderedElementsAre(hq, rostered));
}

TEST(CommandSpan, Case_10_13_an_army_commander_extends_his_command_to_corps_commanders) {
  CommandGame game;
  const PieceId army = game.put("army-hq", "B2010");
  const PieceId meade = game.leader("Meade", "B2010", army);
  const PieceId corps = game.put("corps-hq-infantry", "B2011");
  const PieceId division = game.put_inside(corps, "infantry 10-3");
  const PieceId reynolds = game.leader("Reynolds", "B2011", corps);
  const PieceId brigade = game.put("infantry 2-3", "B2011");
  game.begin(Stage::MovementSpans);
  game.act(ActionKind::DeclareSpan, reynolds, meade);
  game.act(ActionKind::DeclareSpan, brigade, reynolds);

  EXPECT_THAT(commanded(game.now(), meade),
              UnorderedElementsAre(army, corps, division, reynolds, brigade));
  EXPECT_TRUE(may_lead(game.now(), meade, division));
  EXPECT_FALSE(may_lead(game.now(), reynolds, army));
}

TEST(CommandSpan, Case_10_13_an_army_commander_only_under_one_of_more_stars) {
  CommandGame game;
  const PieceId army = game.put("army-hq", "B2010");
  const PieceId meade = game.leader("Meade", "B2010", army);
  const PieceId other = game.put("army-hq", "B2011");
  const PieceId burnside = game.leader("Burnside", "B2011", other);
  game.begin(Stage::MovementSpans);

  const auto equal = game.judge(ActionKind::DeclareSpan, burnside, meade);

  ASSERT_FALSE(equal);
  EXPECT_EQ(equal.error().cited, "10.13"_case);
  EXPECT_EQ(equal.error().need, 4);
  EXPECT_EQ(equal.error().have, 3);
}

TEST(CommandSpan, Case_10_19_no_circles) {
  CommandGame game;
  const PieceId army = game.put("army-hq", "B2010");
  const PieceId meade = game.leader("Meade", "B2010", army);
  const PieceId lone = game.leader("Burnside", "B2010");
  game.begin(Stage::MovementSpans);
  game.act(ActionKind::DeclareSpan, lone, meade);
  const auto circle = game.judge(ActionKind::DeclareSpan, meade, lone);
  ASSERT_FALSE(circle);
  EXPECT_EQ(circle.error().cited, "10.13"_case) << "only who stands on his Army HQ has leaders";
}

TEST(CommandSpan, Case_10_15_a_corps_commander_extends_no_command_to_a_leader) {
  CommandGame game;
  const PieceId corps = game.put("corps-hq-infantry", "B2010");
  const PieceId reynolds = game.leader("Reynolds", "B2010", corps);
  const PieceId sedgwick = game.leader("Sedgwick", "B2010");
  game.begin(Stage::MovementSpans);
  EXPECT_EQ(game.judge(ActionKind::DeclareSpan, sedgwick, reynolds).error().cited, "10.15"_case);
}

TEST(CommandSpan, Erratum_E062_off_a_corps_commander_may_take_a_leader_but_in_no_circle) {
  CommandGame game;
  game.setting().switches.errata.set("E062", false);
  const PieceId corps = game.put("corps-hq-infantry", "B2010");
  const PieceId reynolds = game.leader("Reynolds", "B2010", corps);
  const PieceId other = game.put("corps-hq-infantry", "B2011");
  const PieceId sedgwick = game.leader("Sedgwick", "B2011", other);
  game.begin(Stage::MovementSpans);
  game.act(ActionKind::DeclareSpan, sedgwick, reynolds);
  EXPECT_EQ(game.judge(ActionKind::DeclareSpan, reynolds, sedgwick).error().cited, "10.19"_case);
}

TEST(CommandSpan, Case_10_16_while_he_is_in_another_hex_his_headquarters_has_no_commander) {
  CommandGame game;
  const PieceId corps = game.put("corps-hq-infantry", "B2010");
  const PieceId rostered = game.put_inside(corps, "infantry 5-3");
  const PieceId reynolds = game.leader("Reynolds", "B2010", corps);
  game.begin(Stage::MovementSpans);
  game.record().move(reynolds, *board::HexId::parse("B2011"), std::nullopt, "10.16"_case);

  EXPECT_THAT(commanded(game.now(), reynolds), IsEmpty());
  EXPECT_EQ(commander_of(game.now(), rostered), std::nullopt);
  game.record().move(reynolds, *board::HexId::parse("B2010"), std::nullopt, "10.16"_case);
  EXPECT_TRUE(may_lead(game.now(), reynolds, rostered)) << "he has come back";
}

TEST(CommandSpan, Case_10_17_no_span_holds_a_headquarters) {
  CommandGame game;
  const PieceId army = game.put("army-hq", "B2010");
  const PieceId meade = game.leader("Meade", "B2010", army);
  const PieceId corps = game.put("corps-hq-infantry", "B2010");
  game.begin(Stage::MovementSpans);
  EXPECT_EQ(game.judge(ActionKind::DeclareSpan, corps, meade).error().cited, "10.17"_case);
}

TEST(CommandSpan, Case_15_12_a_corps_commander_has_no_cavalry_in_his_span) {
  CommandGame game;
  const PieceId corps = game.put("corps-hq-infantry", "B2010");
  const PieceId reynolds = game.leader("Reynolds", "B2010", corps);
  const PieceId sedgwick = game.leader("Sedgwick", "B2010");
  const PieceId cavalry = game.put("cavalry 3-4", "B2010");
  game.begin(Stage::MovementSpans);

  EXPECT_EQ(game.judge(ActionKind::DeclareSpan, cavalry, reynolds).error().cited, "15.12"_case);
  EXPECT_TRUE(game.judge(ActionKind::DeclareSpan, cavalry, sedgwick))
      << "without his corps he may [15.13]";
}

TEST(CommandSpan, Case_15_13_lee_sits_on_five_cavalry_units) {
  CommandGame game{Side::Confederate};
  const PieceId lee = game.leader("R. E. Lee", "B2010");
  std::vector<PieceId> units;
  units.reserve(6);
  for (int number = 0; number < 6; ++number) {
    units.push_back(game.put("cavalry 3-4", "B2010"));
  }
  game.begin(Stage::MovementSpans);
  for (int number = 0; number < 5; ++number) {
    game.act(ActionKind::DeclareSpan, units[static_cast<std::size_t>(number)], lee);
  }
  EXPECT_EQ(game.judge(ActionKind::DeclareSpan, units[5], lee).error().reason, "span-is-full");
}

/// [26.8]
TEST(CommandSpan, Case_10_02_burnside_has_span_2_and_1_with_the_option) {
  for (const bool option : {false, true}) {
    CommandGame game;
    game.setting().switches.options.set(rulebook::Option::BurnsideSpanOne, option);
    const PieceId burnside = game.leader("Burnside", "B2010");
    game.begin(Stage::MovementSpans);
    EXPECT_EQ(span_of(game.now(), burnside), option ? 1 : 2);
  }
}

TEST(CommandSpan, Erratum_E058_off_the_counter_says_2_whatever_the_option) {
  CommandGame game;
  game.setting().switches.options.set(rulebook::Option::BurnsideSpanOne, true);
  game.setting().switches.errata.set("E058", false);
  const PieceId burnside = game.leader("Burnside", "B2010");
  game.begin(Stage::MovementSpans);
  EXPECT_EQ(span_of(game.now(), burnside), 2);
}

TEST(CommandSpan, Case_10_11_who_declares_nothing_takes_the_nearest_units_first) {
  CommandGame game;
  const PieceId army = game.put("army-hq", "B2010");
  const PieceId burnside = game.leader("Burnside", "B2010", army);
  const PieceId train = game.put("train", "B2010", 3);
  const PieceId far = game.put("infantry 10-3", "B2011");
  const PieceId near = game.put("infantry 2-3", "B2010");
  game.begin(Stage::CommandSegment);
  game.proceed();

  EXPECT_EQ(game.at(near).activity.span, burnside);
  EXPECT_EQ(game.at(train).activity.span, burnside) << "his own hex first";
  EXPECT_EQ(game.at(far).activity.span, std::nullopt);
}

TEST(CommandSpan, Case_10_11_who_has_declared_gets_nothing_added) {
  CommandGame game;
  const PieceId reynolds = game.leader("Reynolds", "B2010");
  const PieceId banks = game.leader("Banks", "B2010");
  const PieceId unit = game.put("infantry 2-3", "B2010");
  const PieceId other = game.put("infantry 2-3", "B2010");
  game.begin(Stage::CommandSegment);
  game.record().apply(state::SpanDeclared{unit, banks});
  game.proceed();
  EXPECT_THAT(in_span(game.now(), reynolds), IsEmpty());
  EXPECT_EQ(game.at(other).activity.span, std::nullopt);
}

TEST(CommandSpan, Erratum_E059_spans_end_with_the_movement_phase_and_are_declared_anew) {
  CommandGame game;
  const PieceId reynolds = game.leader("Reynolds", "B2010");
  const PieceId unit = game.put("infantry 2-3", "B2010");
  game.begin(Stage::MovementSpans);
  game.act(ActionKind::DeclareSpan, unit, reynolds);
  game.record().apply(state::StageBegan{Stage::CombatSpans, Side::Union});
  EXPECT_THAT(in_span(game.now(), reynolds), IsEmpty());
  EXPECT_TRUE(game.judge(ActionKind::DeclareSpan, unit, reynolds));
}

TEST(CommandSpan, Case_10_12_what_is_offered_is_what_is_allowed) {
  CommandGame game;
  const PieceId army = game.put("army-hq", "B2010");
  game.leader("Meade", "B2010", army);
  const PieceId corps = game.put("corps-hq-infantry", "B2011");
  game.leader("Reynolds", "B2011", corps);
  game.put("cavalry 3-4", "B2011");
  game.put("train", "B2010", 3);
  game.put("rail-repair", "B2012");
  game.begin(Stage::MovementSpans);

  std::vector<sequence::Action> expected;
  for (const state::Piece& piece : game.state().pieces) {
    for (const state::Piece& leader : game.state().pieces) {
      const sequence::Action action{ActionKind::DeclareSpan, piece.id, leader.id, {}, {}, 0};
      if (judge(game.now(), action)) {
        expected.push_back(action);
      }
    }
  }
  EXPECT_FALSE(expected.empty());
  EXPECT_THAT(game.offered(), testing::UnorderedElementsAreArray(expected));
}

}  // namespace
}  // namespace core::command
