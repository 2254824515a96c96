// [3.24] [3.25] Brigades split off, units merged.
#include "core/organisation/division.h"

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

struct UnitTable {
  UnitTable() : position{Ground{}.setting()} {}

  PieceId put(std::string_view what, std::string_view place = "B2010") {
    return position.put(Side::Union, what, place);
  }

  void begin(Stage stage, Side acting = Side::Union) {
    state::GameState state = position.state();
    state.turn.stage = stage;
    state.turn.acting = acting;
    standing.emplace(position.setting(), state);
    record.emplace(*standing);
  }

  /// The pieces are energised by the first and move.
  void march(const std::vector<PieceId>& force) {
    record->apply(state::ForceEnergised{force.front(), force});
    state::ForceMove work;
    work.head = force.front();
    work.units = force;
    record->begin(work);
  }

  [[nodiscard]] state::Ruling<> splitting(PieceId unit, int points) {
    return judge(standing->situation(), {ActionKind::SplitUnit, unit, {}, {}, {}, points});
  }

  /// Splits and gives the brigade.
  const state::Piece& split_off(PieceId unit, int points) {
    EXPECT_TRUE(splitting(unit, points));
    act(*record, {ActionKind::SplitUnit, unit, {}, {}, {}, points});
    return standing->state().pieces.back();
  }

  [[nodiscard]] state::Ruling<> merging(PieceId unit, PieceId other) {
    return judge(standing->situation(), {ActionKind::MergeUnits, unit, other, {}, {}, 0});
  }

  [[nodiscard]] const state::Piece& at(PieceId id) const { return standing->state().piece(id); }

  Position position;
  std::optional<state::Standing> standing;
  std::optional<state::Record> record;
};

TEST(Sloughing, Case_3_25_before_a_command_the_brigade_is_a_unit_of_its_own) {
  UnitTable table;
  const PieceId division = table.put("infantry 10-3");
  table.begin(Stage::MovementSpans);
  const state::Piece brigade = table.split_off(division, 2);
  EXPECT_EQ(table.at(division).value, "8-3");
  EXPECT_EQ(brigade.value, "2-3");
  EXPECT_EQ(brigade.sheet_id, "P0.2");
  EXPECT_FALSE(brigade.activity.has(Status::Dropped));
}

TEST(Sloughing, Case_3_25_a_brigade_dropped_on_the_march_stays_there) {
  UnitTable table;
  const PieceId corps = table.put("corps-hq-infantry");
  const PieceId division = table.position.put_inside(corps, "infantry 8-3");
  table.begin(Stage::CommandSegment);
  table.march({corps, division});
  const state::Piece brigade = table.split_off(division, 1);
  EXPECT_TRUE(brigade.activity.has(Status::Dropped));
  EXPECT_EQ(brigade.inside, std::nullopt) << "on the map";
  EXPECT_EQ(table.record->pending<state::ForceMove>().units.size(), 2) << "not of the force";
}

TEST(Sloughing, Case_3_25_on_the_march_only_divisions_of_the_force) {
  UnitTable table;
  const PieceId mover = table.put("infantry 8-3");
  const PieceId other = table.put("infantry 8-3");
  table.begin(Stage::CommandSegment);
  table.march({mover});
  EXPECT_TRUE(table.splitting(mover, 1));
  EXPECT_EQ(table.splitting(other, 1).error().cited, "3.25"_case);
}

TEST(Sloughing, Erratum_E029_never_in_the_enemys_turn) {
  UnitTable table;
  const PieceId division = table.put("infantry 8-3");
  table.begin(Stage::CommandSegment, Side::Confederate);
  EXPECT_EQ(table.splitting(division, 1).error().cited, "3.25"_case);
  table.begin(Stage::Battles);
  EXPECT_TRUE(table.splitting(division, 1)) << "before a battle of his own begins";
}

TEST(Sloughing, Case_3_25_only_brigades_and_only_from_divisions) {
  UnitTable table;
  const PieceId division = table.put("infantry 8-3");
  const PieceId brigade = table.put("infantry 2-3");
  const PieceId militia = table.put("militia 4-2");
  const PieceId cavalry = table.put("cavalry 5-4");
  table.begin(Stage::MovementSpans);
  const auto three = table.splitting(division, 3);
  ASSERT_FALSE(three) << "a 3-3 is a division";
  EXPECT_EQ(three.error().reason, "no-such-brigade");
  EXPECT_EQ(three.error().need, 3);
  EXPECT_EQ(three.error().least, 1);
  EXPECT_EQ(three.error().most, 2);
  EXPECT_FALSE(table.splitting(brigade, 1));
  EXPECT_EQ(table.splitting(militia, 1).error().reason, "no-brigade-to-split");
  EXPECT_TRUE(table.splitting(cavalry, 1));
  EXPECT_FALSE(table.splitting(cavalry, 2)) << "cavalry brigades have one point";
}

TEST(Sloughing, Case_3_26_there_is_no_counter_of_nine) {
  UnitTable table;
  const PieceId division = table.put("infantry 10-3");
  table.begin(Stage::MovementSpans);
  const auto nine = table.splitting(division, 1);
  ASSERT_FALSE(nine);
  EXPECT_EQ(nine.error().cited, "3.26"_case);
  EXPECT_EQ(nine.error().have, 9);
}

TEST(Sloughing, Erratum_E030_the_parts_need_free_counters_but_not_as_printed) {
  for (const bool corrected : {true, false}) {
    UnitTable table;
    const PieceId division = table.put("cavalry 5-4");
    for (int number = 0; number < 8; ++number) {
      table.put("cavalry 1-4", "B2012");
    }
    if (!corrected) {
      table.position.without("E030");
    }
    table.begin(Stage::MovementSpans);
    EXPECT_EQ(table.splitting(division, 1).has_value(), !corrected);
  }
}

TEST(Sloughing, Case_3_25_a_brigade_stays_on_the_roster_if_there_is_room) {
  for (const int others : {0, 2}) {
    UnitTable table;
    const PieceId corps = table.put("corps-hq-infantry");
    const PieceId division = table.position.put_inside(corps, "infantry 8-3");
    for (int number = 0; number < others; ++number) {
      table.position.put_inside(corps, "infantry 3-3");
    }
    table.begin(Stage::MovementSpans);
    const state::Piece brigade = table.split_off(division, 1);
    EXPECT_EQ(brigade.inside == corps, others == 0);
  }
}

TEST(Merging, Case_3_24_a_division_and_a_brigade_become_one_counter) {
  UnitTable table;
  const PieceId division = table.put("infantry 8-3");
  const PieceId brigade = table.put("infantry 2-3");
  table.begin(Stage::Consolidation);
  table.record->set(brigade, Status::Moved);
  ASSERT_TRUE(table.merging(division, brigade));
  act(*table.record, {ActionKind::MergeUnits, division, brigade, {}, {}, 0});
  EXPECT_EQ(table.at(division).value, "10-3");
  EXPECT_TRUE(table.at(division).activity.has(Status::Moved)) << "as any part has";
  EXPECT_NE(table.at(brigade).away(), nullptr);
}

TEST(Merging, Case_3_24_not_above_the_largest_value_nor_across_types_or_hexes) {
  UnitTable table;
  const PieceId division = table.put("infantry 8-3");
  const PieceId three = table.put("infantry 3-3");
  const PieceId militia = table.put("militia 2-2");
  const PieceId far = table.put("infantry 2-3", "B2011");
  table.begin(Stage::Consolidation);
  const auto large = table.merging(division, three);
  ASSERT_FALSE(large);
  EXPECT_EQ(large.error().cited, "3.24"_case);
  EXPECT_EQ(large.error().need, 11);
  EXPECT_EQ(large.error().have, 10);
  EXPECT_EQ(table.merging(division, militia).error().reason, "types-do-not-merge");
  EXPECT_EQ(table.merging(division, far).error().reason, "merge-in-one-hex");
}

TEST(Merging, Case_3_26_the_sum_needs_a_free_counter) {
  UnitTable table;
  const PieceId division = table.put("infantry 8-3");
  const PieceId brigade = table.put("infantry 1-3");
  table.begin(Stage::Consolidation);
  EXPECT_EQ(table.merging(division, brigade).error().cited, "3.26"_case) << "no 9 exists";
}

TEST(Sloughing, Case_3_25_what_is_offered_is_what_is_allowed) {
  for (const Stage stage : {Stage::MovementSpans, Stage::Consolidation}) {
    UnitTable table;
    table.put("infantry 10-3");
    table.put("infantry 2-3");
    table.put("infantry 2-3");
    table.put("cavalry 4-4", "B2011");
    table.put("cavalry 1-4", "B2011");
    table.put("garrison (5)-1");
    table.put("garrison (5)-1");
    table.begin(stage);
    std::vector<Action> expected;
    sequence::Choices offered;
    for (const state::Piece& piece : table.standing->state().pieces) {
      for (int points = 0; points < 12 && stage == Stage::MovementSpans; ++points) {
        const Action action{ActionKind::SplitUnit, piece.id, {}, {}, {}, points};
        if (judge(table.standing->situation(), action)) {
          expected.push_back(action);
        }
      }
      for (const state::Piece& other : table.standing->state().pieces) {
        const Action action{ActionKind::MergeUnits, piece.id, other.id, {}, {}, 0};
        if (stage == Stage::Consolidation && judge(table.standing->situation(), action)) {
          expected.push_back(action);
        }
      }
    }
    if (stage == Stage::MovementSpans) {
      offer_splits(table.standing->situation(), offered);
    } else {
      offer_merges(table.standing->situation(), offered);
    }
    EXPECT_GE(expected.size(), 2);
    EXPECT_THAT(offered.list(), UnorderedElementsAreArray(expected));
  }
}

}  // namespace
}  // namespace core::organisation
