// [19.33] [19.34] [22.17] What comes and goes after a game-turn.
#include "core/strategic/track.h"

#include "core/organisation/strength.h"
#include "core/rulebook/of_the_turn.h"
#include "core/strategic/cycle_start.h"
#include "core/strategic/departments.h"
#include "core/strategic/desk.h"
#include "core/strategic/opening.h"
#include "tests/support/catalogue.h"
#include "tests/support/ground.h"
#include "tests/support/position.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace core::strategic {
namespace {

using base::operator""_case;
using board::Side;
using rulebook::PieceKind;
using sequence::Action;
using sequence::ActionKind;
using sequence::Progress;
using state::PieceId;
using state::Stage;
using tests::Ground;
using tests::hex;
using tests::Position;

/// Richmond is a major city on a railroad that goes on to Petersburg; Washington is a city on the
/// Union net.
Ground ground() {
  return Ground{}
      .town("Richmond", "B2010", map::TownKind::MajorCity)
      .town("Petersburg", "B2012", map::TownKind::City)
      .town("Washington", "B3010", map::TownKind::City)
      .railroad(map::RailOwner::Confederate, {"B2010", "B2011", "B2012"})
      .supply_edge("B3008")
      .railroad(map::RailOwner::Union, {"B3008", "B3009", "B3010"});
}

/// A game at the end of its third game-turn.
class EndOfTurn : public testing::Test {
 protected:
  EndOfTurn() : position_{ground().setting(), "5/63"} { position_.control_all(Side::Confederate); }

  void entry(Side side, PieceKind kind, int amount, bool withdrawal = false) {
    const std::string id = "T-" + std::to_string(scenario_.track.size() + 1);
    scenario_.track.push_back({id, side, 3, kind, amount, withdrawal, ""});
  }

  /// Lets the stage go on until somebody is asked or it is over.
  state::Standing& play() {
    scenario_.first_cycle = *rulebook::Cycle::parse("5/63");
    scenario_.last_game_turn = 12;
    scenario_.sheets = {board::Sheet::C};
    rulebook::Setting setting = position_.setting();
    setting.scenario = std::make_shared<const rulebook::Scenario>(scenario_);
    state::GameState state = position_.state();
    state.turn.game_turn = 3;
    state.turn.stage = Stage::EndOfGameTurn;
    standing_.emplace(setting, state);
    go_on();
    return *standing_;
  }

  void go_on() {
    state::Record record{*standing_};
    while (proceed(record) == Progress::WentOn) {
    }
  }

  state::Ruling<> choose(const Action& action) {
    const auto ruling = judge(standing_->situation(), action);
    if (ruling) {
      state::Record record{*standing_};
      act(record, action);
      go_on();
    }
    return ruling;
  }

  [[nodiscard]] std::vector<Action> legal() {
    sequence::Choices actions;
    offer(standing_->situation(), actions);
    for (const Action& action : actions.list()) {
      EXPECT_TRUE(judge(standing_->situation(), action));
    }
    return actions.list();
  }

  [[nodiscard]] const state::GameState& state() const { return standing_->state(); }

  [[nodiscard]] bool is_over() const { return state().turn.pending.empty(); }

  [[nodiscard]] std::vector<std::string> values_in(std::string_view label) const {
    std::vector<std::string> values;
    for (const state::Piece& piece : state().pieces) {
      if (piece.hex() != nullptr && *piece.hex() == hex(label) &&
          rulebook::is_ground_combat_unit(piece.kind)) {
        values.push_back(piece.value);
      }
    }
    return values;
  }

  static Action place(std::string_view label, int points) {
    return {ActionKind::PlaceArrival, {}, {}, hex(label), {}, points};
  }

  static Action leave(PieceId unit) { return {ActionKind::Withdraw, unit, {}, {}, {}, 0}; }

  Position position_;
  rulebook::Scenario scenario_;
  std::optional<state::Standing> standing_;
};

TEST_F(EndOfTurn, Case_19_33_the_owner_places_counters_at_functioning_departments) {
  position_.put(Side::Confederate, "department", "B2010");
  position_.put(Side::Confederate, "department", "B2012");
  entry(Side::Confederate, PieceKind::Infantry, 5);
  play();

  ASSERT_FALSE(is_over());
  EXPECT_EQ(decides(standing_->situation()), Side::Confederate);
  EXPECT_EQ(legal().size(), 2U * 5U) << "two places, counters of 5, 4, 3, 2 and 1";
  ASSERT_TRUE(choose(place("B2012", 3)));
  ASSERT_TRUE(choose(place("B2010", 2)));
  EXPECT_TRUE(is_over());
  EXPECT_THAT(values_in("B2012"), testing::ElementsAre("3-3"));
  EXPECT_THAT(values_in("B2010"), testing::ElementsAre("2-3"));
  EXPECT_NE(state().find("T-1"), nullptr);
  EXPECT_NE(state().find("T-1.2"), nullptr);
}

TEST_F(EndOfTurn, Case_19_33_nothing_is_placed_elsewhere_or_beyond_what_arrives) {
  position_.put(Side::Confederate, "department", "B2010");
  position_.put(Side::Confederate, "department", "B2012");
  entry(Side::Confederate, PieceKind::Infantry, 3);
  play();

  EXPECT_EQ(choose(place("B2011", 3)).error().cited, "19.33"_case);
  const auto refused = choose(place("B2010", 4));
  EXPECT_EQ(refused.error().cited, "19.33"_case);
  EXPECT_EQ(refused.error().need, 4);
  EXPECT_EQ(refused.error().have, 3);
}

TEST_F(EndOfTurn, Case_19_33_what_leaves_no_choice_is_placed_at_once) {
  position_.put(Side::Confederate, "department", "B2010");
  entry(Side::Confederate, PieceKind::SupplyTrain, 1);
  entry(Side::Confederate, PieceKind::Cavalry, 1);
  play();

  EXPECT_TRUE(is_over());
  EXPECT_THAT(values_in("B2010"), testing::ElementsAre("1-4"));
  ASSERT_NE(state().find("T-1"), nullptr);
  EXPECT_EQ(state().find("T-1")->kind, PieceKind::SupplyTrain);
}

TEST_F(EndOfTurn, Case_10_32_reinforcements_meet_a_lone_leader_of_the_enemy) {
  position_.put(Side::Confederate, "department", "B2010");
  const auto stray = position_.put(Side::Union, "leader", "B2010");
  entry(Side::Confederate, PieceKind::SupplyTrain, 1);
  entry(Side::Confederate, PieceKind::Cavalry, 1);
  play();

  EXPECT_EQ(state().piece(stray).hex(), nullptr) << "captured: he has nobody to go to";
}

TEST_F(EndOfTurn, Case_22_16_a_confederate_department_needs_rails_to_a_major_city) {
  position_.put(Side::Confederate, "department", "B2010");
  const auto cut_off = position_.put(Side::Confederate, "department", "B2012");
  position_.cut("B2011");
  play();

  EXPECT_FALSE(deploys(standing_->situation(), cut_off));
  EXPECT_THAT(deployment_sites(standing_->situation(), Side::Confederate),
              testing::ElementsAre(hex("B2010")));
}

TEST_F(EndOfTurn, Case_22_12_a_union_department_beside_the_enemy_receives_nothing) {
  position_.control(Side::Union, {"B3008", "B3009", "B3010"});
  position_.put(Side::Union, "department", "B3010");
  position_.put(Side::Confederate, "infantry 4-3", "B3110");
  entry(Side::Union, PieceKind::Infantry, 3);
  play();

  EXPECT_TRUE(is_over());
  EXPECT_TRUE(values_in("B3010").empty());
  ASSERT_EQ(state().waiting.size(), 1U);
  EXPECT_EQ(state().waiting.front().points, 3);
}

TEST_F(EndOfTurn, Case_22_17_what_has_no_place_waits_and_comes_when_there_is_one) {
  position_.control(Side::Union, {"B3008", "B3009", "B3010"});
  position_.put(Side::Union, "department", "B3010");
  const auto enemy = position_.put(Side::Confederate, "infantry 4-3", "B3110");
  entry(Side::Union, PieceKind::Cavalry, 1);
  play();
  {
    state::Record record{*standing_};
    record.eliminate(enemy, "8.16"_case);
    record.apply(state::GameTurnBegan{4, record.state().cycle});
    record.apply(state::StageBegan{Stage::EndOfGameTurn, Side::Union});
  }
  go_on();

  EXPECT_TRUE(state().waiting.empty());
  EXPECT_THAT(values_in("B3010"), testing::ElementsAre("1-4"));
}

TEST_F(EndOfTurn, Case_3_26_what_the_counters_do_not_show_is_lost) {
  position_.put(Side::Confederate, "department", "B2010");
  play();
  const auto free = organisation::free_counters(standing_->situation(), Side::Confederate,
                                                PieceKind::SupplyTrain, 0);
  entry(Side::Confederate, PieceKind::SupplyTrain, free + 2);
  play();

  EXPECT_TRUE(is_over());
  EXPECT_EQ(organisation::free_counters(standing_->situation(), Side::Confederate,
                                        PieceKind::SupplyTrain, 0),
            0);
}

TEST_F(EndOfTurn, Case_19_33_units_in_a_chain_of_supply_are_withdrawn_by_choice) {
  const auto near = position_.put(Side::Confederate, "infantry 6-3", "B2010");
  const auto other = position_.put(Side::Confederate, "infantry 4-3", "B2011");
  const auto far = position_.put(Side::Confederate, "infantry 5-3", "B4530");
  const auto horse = position_.put(Side::Confederate, "cavalry 3-4", "B2010");
  entry(Side::Confederate, PieceKind::Infantry, 5, true);
  play();

  ASSERT_FALSE(is_over());
  EXPECT_EQ(legal().size(), 2U);
  EXPECT_EQ(choose(leave(far)).error().reason, "others-go-first");
  EXPECT_EQ(choose(leave(horse)).error().reason, "other-kind-is-due");
  ASSERT_TRUE(choose(leave(other)));
  EXPECT_TRUE(is_over()) << "the last point has but one unit to come from";
  EXPECT_EQ(state().piece(near).strength, 5);
  EXPECT_NE(state().piece(other).away(), nullptr);
  EXPECT_EQ(state().piece(far).strength, 5);
}

TEST_F(EndOfTurn, Case_19_33_a_part_of_a_unit_leaves_and_other_counters_stay) {
  const auto unit = position_.put(Side::Confederate, "infantry 10-3", "B2010");
  entry(Side::Confederate, PieceKind::Infantry, 1, true);
  play();

  EXPECT_TRUE(is_over());
  EXPECT_EQ(state().piece(unit).strength, 8) << "there is no 9: an 8 and a 1 [3.24]";
  EXPECT_THAT(values_in("B2010"), testing::UnorderedElementsAre("8-3", "1-3"));
}

TEST_F(EndOfTurn, Case_19_33_too_few_in_supply_the_nearest_to_a_department_go_next) {
  position_.put(Side::Confederate, "department", "B2010");
  const auto fed = position_.put(Side::Confederate, "infantry 2-3", "B2010");
  const auto nearer = position_.put(Side::Confederate, "infantry 2-3", "B4028");
  const auto farther = position_.put(Side::Confederate, "infantry 2-3", "B4530");
  entry(Side::Confederate, PieceKind::Infantry, 4, true);
  play();

  EXPECT_TRUE(is_over());
  EXPECT_NE(state().piece(fed).away(), nullptr);
  EXPECT_NE(state().piece(nearer).away(), nullptr);
  EXPECT_EQ(state().piece(farther).away(), nullptr);
}

TEST_F(EndOfTurn, Case_19_33_what_is_not_there_is_not_owed) {
  position_.put(Side::Confederate, "infantry 2-3", "B2010");
  entry(Side::Confederate, PieceKind::Infantry, 5, true);
  play();

  EXPECT_TRUE(is_over());
  EXPECT_TRUE(values_in("B2010").empty());
  EXPECT_EQ(state().treasury_of(Side::Confederate).lost, 0) << "no loss in battle [19.71]";
}

TEST_F(EndOfTurn, Case_19_33_withdrawn_counters_are_free_for_what_arrives) {
  position_.put(Side::Confederate, "department", "B2010");
  position_.put(Side::Confederate, "infantry 2-3", "B2010");
  entry(Side::Confederate, PieceKind::Infantry, 1);
  entry(Side::Confederate, PieceKind::Infantry, 2, true);
  play();

  EXPECT_THAT(values_in("B2010"), testing::ElementsAre("1-3"))
      << "who leaves does not take the newcomers along";
}

TEST(Track, Case_19_42_the_six_points_of_west_62_leave_after_game_turn_16) {
  const auto corrected = entries_after(*tests::real_setup("west-62").setting.scenario, 16, true);
  ASSERT_EQ(corrected.size(), 1U);
  EXPECT_EQ(corrected.front()->amount, 6);
  EXPECT_EQ(corrected.front()->side, Side::Union);
}

TEST(Track, Erratum_E019_as_printed_they_would_leave_after_game_turn_20) {
  rulebook::Switches switches;
  switches.errata.set("E019", false);
  const auto printed = tests::catalogue().open_setup("west-62", switches);

  EXPECT_TRUE(entries_after(*printed.setting.scenario, 16, true).empty());
  EXPECT_EQ(entries_after(*printed.setting.scenario, 20, true).size(), 1U);
}

TEST(CycleStart, Case_19_34_supply_arrives_at_each_strategic_turn_after_the_first) {
  const data::OpenedSetup& setup = tests::real_setup("west-63");
  state::Standing standing{setup.setting, opening_of(setup.setting, setup.state, 1)};
  state::Record record{standing};
  record.apply(state::RailPointsChanged{Side::Union, -7, "12.15"_case});
  record.apply(state::GameTurnBegan{5, setup.setting.scenario->cycle_of(5)});
  begin_cycle(record);

  EXPECT_EQ(record.state().treasury_of(Side::Union).pool, 100);
  EXPECT_EQ(record.state().treasury_of(Side::Confederate).pool, 60);
  EXPECT_EQ(record.state().treasury_of(Side::Union).rail_points,
            rail_points(setup.setting, record.state().cycle, Side::Union))
      << "what was left is lost [6.51]";
  EXPECT_EQ(arriving_supply(tests::real_setup("east-64").setting, Side::Confederate), 35);
}

}  // namespace
}  // namespace core::strategic
