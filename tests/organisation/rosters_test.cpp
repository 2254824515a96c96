// [16.16] [16.2] [10.18] Units on and off rosters, and who may command.
#include "core/organisation/rosters.h"

#include "core/organisation/desk.h"
#include "tests/support/ground.h"
#include "tests/support/position.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace core::organisation {
namespace {

using base::operator""_case;
using board::Side;
using sequence::Action;
using sequence::ActionKind;
using state::Stage;
using state::Status;
using testing::UnorderedElementsAreArray;
using tests::Ground;
using tests::Position;

/// A Union player in a step, with an infantry corps in B2010.
struct Table {
  Table()
      : position{Ground{}.setting()},
        corps{position.put(Side::Union, "corps-hq-infantry", "B2010")} {}

  PieceId put(std::string_view what, std::string_view place = "B2010") {
    return position.put(Side::Union, what, place);
  }

  void begin(Stage stage = Stage::CommandSegment) {
    state::GameState state = position.state();
    state.turn.stage = stage;
    state.turn.acting = Side::Union;
    for (const auto& [id, name] : names) {
      state.pieces[id.value()].name = name;
    }
    standing.emplace(position.setting(), state);
    record.emplace(*standing);
  }

  [[nodiscard]] state::Ruling<> enrolment(PieceId unit, std::optional<PieceId> hq = {}) {
    return judge(standing->situation(), {ActionKind::Enrol, unit, hq.value_or(corps), {}, {}, 0});
  }

  [[nodiscard]] state::Ruling<> detachment(PieceId unit) {
    return judge(standing->situation(), {ActionKind::Detach, unit, {}, {}, {}, 0});
  }

  void enrol_now(PieceId unit) { act(*record, {ActionKind::Enrol, unit, corps, {}, {}, 0}); }

  [[nodiscard]] const state::Piece& at(PieceId id) const { return standing->state().piece(id); }

  Position position;
  PieceId corps;
  std::vector<std::pair<PieceId, std::string>> names;
  std::optional<state::Standing> standing;
  std::optional<state::Record> record;
};

TEST(RosterExchange, Case_16_16_units_go_on_and_off_for_nothing) {
  Table table;
  const PieceId unit = table.put("infantry 3-3");
  table.begin();
  ASSERT_TRUE(table.enrolment(unit));
  table.enrol_now(unit);
  EXPECT_EQ(table.at(unit).inside, table.corps);
  EXPECT_EQ(table.at(unit).activity.spent, 0);
  ASSERT_TRUE(table.detachment(unit));
  act(*table.record, {ActionKind::Detach, unit, {}, {}, {}, 0});
  EXPECT_EQ(table.at(unit).inside, std::nullopt);
  EXPECT_EQ(table.detachment(unit).error().reason, "on-no-roster");
}

TEST(RosterExchange, Case_16_16_a_weak_corps_on_the_move_does_not_swap_divisions_in) {
  Table table;
  const PieceId strong = table.put("infantry 10-3");
  const PieceId own = table.put("infantry 1-3");
  table.begin();
  table.record->apply(state::ForceEnergised{table.corps, {table.corps, own}});
  state::ForceMove force;
  force.head = table.corps;
  force.units = {table.corps, own};
  table.record->begin(force);

  const auto swap = table.enrolment(strong);

  ASSERT_FALSE(swap);
  EXPECT_EQ(swap.error().cited, "16.16"_case);
  EXPECT_TRUE(table.enrolment(own)) << "it is under the same command";
}

TEST(RosterExchange, Case_16_22_a_full_roster_takes_no_more) {
  Table table;
  for (int number = 0; number < 3; ++number) {
    table.position.put_inside(table.corps, "infantry 3-3");
  }
  const PieceId fourth = table.put("infantry 3-3");
  table.begin();
  const auto full = table.enrolment(fourth);
  ASSERT_FALSE(full);
  EXPECT_EQ(full.error().cited, "16.22"_case);
  EXPECT_EQ(full.error().need, 4);
  EXPECT_EQ(full.error().have, 3);
}

TEST(RosterExchange, Case_16_23_only_in_one_hex) {
  Table table;
  const PieceId unit = table.put("infantry 3-3", "B2011");
  table.begin();
  EXPECT_EQ(table.enrolment(unit).error().cited, "16.23"_case);
}

TEST(RosterExchange, Case_16_23_not_through_the_walls_of_a_fort) {
  Table table;
  const PieceId fort = table.put("fort");
  const PieceId inside = table.position.put_inside(fort, "infantry 3-3");
  table.begin();
  EXPECT_EQ(table.enrolment(inside).error().reason, "not-in-one-hex");
}

TEST(RosterExchange, Case_16_23_depots_and_repair_units_are_never_rostered) {
  Table table;
  const PieceId depot = table.put("depot");
  const PieceId repair = table.put("rail-repair");
  table.begin();
  EXPECT_EQ(table.enrolment(depot).error().cited, "16.23"_case);
  EXPECT_EQ(table.enrolment(repair).error().cited, "16.23"_case);
}

TEST(RosterExchange, Case_15_11_a_cavalry_corps_takes_cavalry_and_15_12_an_infantry_corps_none) {
  Table table;
  const PieceId horse = table.put("corps-hq-cavalry");
  const PieceId cavalry = table.put("cavalry 3-4");
  const PieceId infantry = table.put("infantry 3-3");
  table.begin();
  EXPECT_TRUE(table.enrolment(cavalry, horse));
  EXPECT_EQ(table.enrolment(infantry, horse).error().cited, "15.11"_case);
  EXPECT_EQ(table.enrolment(cavalry).error().cited, "15.12"_case);
}

TEST(RosterExchange, Case_16_21_infantry_is_every_ground_unit_but_cavalry) {
  Table table;
  const PieceId garrison = table.put("garrison (5)-1");
  const PieceId siege = table.put("siege-train");
  table.begin();
  EXPECT_TRUE(table.enrolment(garrison));
  EXPECT_TRUE(table.enrolment(siege));
}

TEST(RosterExchange, Erratum_E078_trains_and_militia_in_an_infantry_corps) {
  for (const bool corrected : {true, false}) {
    Table table;
    const PieceId train = table.put("train");
    const PieceId militia = table.put("militia 2-2");
    if (!corrected) {
      table.position.without("E078");
    }
    table.begin();
    EXPECT_EQ(table.enrolment(train).has_value(), corrected);
    EXPECT_EQ(table.enrolment(militia).has_value(), corrected);
  }
}

TEST(RosterExchange, Erratum_E077_off_only_in_the_consolidation_step) {
  Table table;
  const PieceId unit = table.put("infantry 3-3");
  table.position.without("E077");
  table.begin();
  EXPECT_EQ(table.enrolment(unit).error().cited, "16.16"_case);
  table.begin(Stage::Consolidation);
  EXPECT_TRUE(table.enrolment(unit));
}

TEST(RosterExchange, Erratum_E077_on_at_any_time_of_his_turn) {
  for (const Stage stage : {Stage::CommandSegment, Stage::Battles, Stage::Consolidation}) {
    Table table;
    const PieceId unit = table.put("infantry 3-3");
    table.begin(stage);
    EXPECT_TRUE(table.enrolment(unit));
  }
}

TEST(RosterExchange, Case_10_11_what_a_span_holds_stays_in_it_for_the_phase) {
  Table table;
  const PieceId leader = table.put("leader");
  const PieceId unit = table.put("infantry 3-3");
  table.begin(Stage::CommandSegment);
  table.record->apply(state::SpanDeclared{unit, leader});
  EXPECT_EQ(table.enrolment(unit).error().cited, "10.11"_case);
  table.begin(Stage::MovementSpans);
  table.record->apply(state::SpanDeclared{unit, leader});
  ASSERT_TRUE(table.enrolment(unit));
  table.enrol_now(unit);
  EXPECT_EQ(table.at(unit).activity.span, std::nullopt);
}

TEST(RosterExchange, Case_3_24_a_roster_too_long_by_losses_sheds_its_weakest) {
  Table table;
  const PieceId weak = table.position.put_inside(table.corps, "infantry 1-3");
  for (int number = 0; number < 3; ++number) {
    table.position.put_inside(table.corps, "infantry 3-3");
  }
  table.begin();
  trim_rosters(*table.record, Side::Union);
  EXPECT_EQ(table.at(weak).inside, std::nullopt);
  EXPECT_EQ(roster(table.standing->state(), table.corps).size(), 3);
}

std::vector<Action> allowed_exchanges(Table& table) {
  std::vector<Action> allowed;
  const auto add_if_allowed = [&](const Action& action) {
    if (judge(table.standing->situation(), action)) {
      allowed.push_back(action);
    }
  };
  for (const state::Piece& piece : table.standing->state().pieces) {
    for (const state::Piece& other : table.standing->state().pieces) {
      add_if_allowed({ActionKind::Enrol, piece.id, other.id, {}, {}, 0});
    }
    add_if_allowed({ActionKind::Detach, piece.id, {}, {}, {}, 0});
  }
  return allowed;
}

std::vector<Action> offered_exchanges(Table& table) {
  sequence::Choices offered;
  offer_exchanges(table.standing->situation(), offered);
  return offered.list();
}

TEST(RosterExchange, Case_16_16_what_is_offered_is_what_is_allowed) {
  Table table;
  table.position.put_inside(table.corps, "infantry 1-3");
  table.put("army-hq");
  table.put("cavalry 3-4");
  table.put("rail-repair");
  table.put("infantry 3-3", "B2011");
  table.begin();
  const std::vector<Action> allowed = allowed_exchanges(table);
  EXPECT_GE(allowed.size(), 3);
  EXPECT_THAT(offered_exchanges(table), UnorderedElementsAreArray(allowed));
}

TEST(RosterExchange, Case_16_16_what_was_offered_holds_no_longer_when_something_happens) {
  Table table;
  const PieceId beside = table.put("infantry 3-3", "B2009");
  const PieceId ahead = table.put("infantry 3-3", "B2011");
  const PieceId leader = table.put("leader");
  table.begin();
  const auto expect_offers = [&](std::size_t number) {
    const std::vector<Action> allowed = allowed_exchanges(table);
    EXPECT_EQ(allowed.size(), number);
    EXPECT_THAT(offered_exchanges(table), UnorderedElementsAreArray(allowed));
  };
  // One change in the hex that the HQ leaves, and one in the hex that it enters.
  table.record->move(beside, table.at(table.corps).place, std::nullopt, "6.0"_case);
  expect_offers(1);
  table.record->move(table.corps, table.at(ahead).place, std::nullopt, "6.0"_case);
  expect_offers(1);
  EXPECT_EQ(offered_exchanges(table).front().piece, ahead);
  table.record->apply(state::SpanDeclared{ahead, leader});
  expect_offers(0);
  table.record->apply(state::SpanDeclared{ahead, std::nullopt});
  expect_offers(1);
  enrol(*table.record, ahead, table.corps);
  expect_offers(1);
  // [16.16] A force that moves: who was not energised with it does not join it.
  detach(*table.record, ahead);
  table.record->apply(state::ForceEnergised{table.corps, {table.corps}});
  state::ForceMove force;
  force.head = table.corps;
  force.units = {table.corps};
  table.record->begin(force);
  expect_offers(0);
  table.record->end_decision();
  expect_offers(1);
}

TEST(Appointment, Case_10_18_rank_needed) {
  Table table;
  const PieceId army = table.put("army-hq");
  const PieceId reynolds = table.put("leader");
  const PieceId meade = table.put("leader");
  table.names = {{reynolds, "Reynolds"}, {meade, "Meade"}};
  table.begin();
  const state::Situation now = table.standing->situation();
  EXPECT_TRUE(may_be_appointed(now, reynolds, table.corps));
  EXPECT_TRUE(may_be_appointed(now, meade, army));
  const auto low = may_be_appointed(now, reynolds, army);
  ASSERT_FALSE(low);
  EXPECT_EQ(low.error().cited, "10.18"_case);
  EXPECT_EQ(low.error().need, 3);
  EXPECT_EQ(low.error().have, 2);
}

TEST(Appointment, Case_10_2_a_cavalry_leader_commands_an_infantry_corps) {
  Table table;
  const PieceId stoneman = table.put("leader");
  table.names = {{stoneman, "Stoneman"}};
  table.begin();
  EXPECT_TRUE(may_be_appointed(table.standing->situation(), stoneman, table.corps));
}

TEST(Appointment, Erratum_E063_a_cavalry_leader_commands_infantry_but_not_as_printed) {
  for (const bool corrected : {true, false}) {
    Table table;
    const PieceId horse = table.put("corps-hq-cavalry");
    const PieceId sheridan = table.put("leader");
    table.names = {{sheridan, "Sheridan"}};
    if (!corrected) {
      table.position.without("E063");
    }
    table.begin();
    const state::Situation now = table.standing->situation();
    EXPECT_TRUE(may_be_appointed(now, sheridan, horse));
    EXPECT_EQ(may_be_appointed(now, sheridan, table.corps).has_value(), corrected);
  }
}

}  // namespace
}  // namespace core::organisation
