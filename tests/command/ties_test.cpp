// [28.0] D02: spans that nobody declares follow names, corps and arm.
#include "core/command/ties.h"

#include "core/command/declaration.h"
#include "tests/command/command_game.h"
#include "tests/support/catalogue.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace core::command {
namespace {

using board::Side;
using state::Stage;

TEST(Ties, a_counter_is_named_after_a_leader_by_his_surname_and_initials) {
  EXPECT_TRUE(is_named_after("Early", "Early"));
  EXPECT_TRUE(is_named_after("Hampton, refitting", "Hampton"));
  EXPECT_TRUE(is_named_after("A. P. Hill", "A. Hill"));
  EXPECT_TRUE(is_named_after("R. H. Anderson, Longstreet's corps", "Longstreet"));
  EXPECT_TRUE(is_named_after("Forrest", "N. Forrest"));
  EXPECT_FALSE(is_named_after("F. Lee", "R. E. Lee"));
  EXPECT_FALSE(is_named_after("W. H. F. Lee", "R. E. Lee"));
  EXPECT_FALSE(is_named_after("Hills of Georgia", "A. Hill"));
  EXPECT_FALSE(is_named_after("", "Early"));
  EXPECT_FALSE(is_named_after("Early", ""));
}

TEST(Ties, a_counter_says_its_headquarters_word_for_word) {
  EXPECT_TRUE(is_of_headquarters("Slocum, XII Corps", "XII Corps"));
  EXPECT_FALSE(is_of_headquarters("Slocum, XII Corps", "II Corps"));
  EXPECT_FALSE(is_of_headquarters("Slocum", ""));
}

/// A position of a set-up in which one side's leaders have taken theirs.
state::Standing declared(const std::string& scenario, Side side, bool nearest_only) {
  const data::OpenedSetup& setup = tests::real_setup(scenario);
  rulebook::Setting setting = setup.setting;
  setting.begun_before.nearest_spans_only = nearest_only;
  state::GameState state = setup.state;
  state.turn.stage = Stage::MovementSpans;
  state.turn.acting = side;
  state::Standing standing{setting, state};
  state::Record record{standing};
  declare_default_spans(record, side);
  return standing;
}

class SpansOfSetups : public testing::TestWithParam<std::string> {};

TEST_P(SpansOfSetups, D02_what_bears_a_corps_commanders_name_is_his_and_cavalry_its_chiefs) {
  for (const Side side : board::kSides) {
    state::Standing standing = declared(GetParam(), side, false);
    const state::Situation now = standing.situation();
    state::GameState before = standing.state();
    for (state::Piece& piece : before.pieces) {
      piece.activity.span.reset();
    }
    state::Standing empty{now.setting, before};
    const auto room = [&](PieceId leader) {
      return static_cast<int>(in_span(now, leader).size()) < span_of(now, leader);
    };
    for (const state::Piece& piece : now.state.pieces) {
      if (piece.side != side || !rulebook::is_ground_combat_unit(piece.kind)) {
        continue;
      }
      for (const PieceId leader : now.occupancy.pieces_of(side, state::PieceClass::Leader)) {
        const auto hq = headquarters_commanded(now, leader);
        const bool his = hq && is_named_after(piece.name.str(), now.piece(leader).name.str());
        const rulebook::LeaderRow* const row = row_of(now, leader);
        const bool chief = piece.kind == rulebook::PieceKind::Cavalry && row && row->cavalry;
        if ((!his && !chief) || !room(leader) ||
            !may_declare(empty.situation(), leader, piece.id)) {
          continue;
        }
        ASSERT_TRUE(piece.activity.span) << piece.sheet_id.str();
        const PieceId taken = *piece.activity.span;
        const rulebook::LeaderRow* const takes = row_of(now, taken);
        EXPECT_TRUE(taken == leader ||
                    is_named_after(piece.name.str(), now.piece(taken).name.str()) ||
                    (takes != nullptr && takes->cavalry))
            << piece.sheet_id.str() << " went to " << now.piece(taken).name.str() << ", not to "
            << now.piece(leader).name.str();
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Scenarios, SpansOfSetups, testing::ValuesIn(tests::setup_names()),
                         [](const auto& scenario) {
                           std::string name = scenario.param;
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

TEST(DefaultSpans, D02_an_army_takes_its_corps_before_single_units) {
  tests::CommandGame game;
  const PieceId army = game.put("army-hq", "B2010");
  const PieceId meade = game.leader("Meade", "B2010", army);
  for (int at = 0; at < 5; ++at) {
    game.put("infantry 3-3", "B2010");
  }
  const PieceId corps = game.put("corps-hq-infantry", "B2011");
  const PieceId reynolds = game.leader("Reynolds", "B2011", corps);
  game.begin(Stage::MovementSpans);
  declare_default_spans(game.record(), Side::Union);
  EXPECT_EQ(game.at(reynolds).activity.span, meade);
}

TEST(DefaultSpans, Case_10_13_an_army_takes_a_leader_who_brings_more_than_a_unit_does) {
  for (const bool before : {false, true}) {
    tests::CommandGame game;
    const PieceId army = game.put("army-hq", "B2010");
    const PieceId mcdowell = game.leader("McDowell", "B2010", army);  // a span of 2
    const PieceId meade = game.leader("Meade", "B2010");              // of 4
    for (int at = 0; at < 6; ++at) {
      game.put("infantry 10-3", "B2010");
    }
    game.begin(Stage::MovementSpans);
    rulebook::Setting setting = game.now().setting;
    setting.begun_before.leaders_last = before;
    state::Standing standing{setting, game.now().state};
    state::Record record{standing};
    declare_default_spans(record, Side::Union);
    EXPECT_EQ(record.piece(meade).activity.span.has_value(), !before);
    EXPECT_EQ(in_span(standing.situation(), mcdowell).size(), 2U);
    EXPECT_EQ(in_span(standing.situation(), meade).size(), 4U);
  }
}

TEST(DefaultSpans, D02_games_begun_before_took_the_nearest) {
  int differ = 0;
  for (const std::string& scenario : tests::setup_names()) {
    for (const Side side : board::kSides) {
      const state::Standing now = declared(scenario, side, false);
      const state::Standing then = declared(scenario, side, true);
      for (std::size_t at = 0; at < now.state().pieces.size(); ++at) {
        differ += now.state().pieces[at].activity.span != then.state().pieces[at].activity.span;
      }
    }
  }
  RecordProperty("pieces_that_differ", differ);
  EXPECT_GT(differ, 0);
}

}  // namespace
}  // namespace core::command
