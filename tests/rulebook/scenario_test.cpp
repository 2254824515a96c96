// [19.3] The terms of each scenario, typed again.
#include "core/rulebook/scenario.h"

#include "core/rulebook/chart.h"
#include "tests/support/catalogue.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <map>

namespace core::rulebook {
namespace {

using namespace base::literals;
using board::Side;

const Scenario& terms(const std::string& id) { return *tests::real_setup(id).setting.scenario; }

/// "2 Vicksburg MS" of a side, by what is printed before the town.
std::map<std::string, int> points_of(const std::string& id, Side side) {
  std::map<std::string, int> result;
  for (const Objective& each : terms(id).objectives) {
    if (each.side == side) {
      result[each.town] = each.points;
    }
  }
  return result;
}

using Points = std::map<std::string, int>;

TEST(Scenarios, Case_19_36_first_cycle_and_last_game_turn) {
  const auto span = [](const std::string& id) {
    const Scenario& scenario = terms(id);
    return scenario.first_cycle.text() + " " + std::to_string(scenario.last_game_turn) + " " +
           scenario.last_cycle().text();
  };
  EXPECT_EQ(span("east-62"), "3/62 24 8/62");
  EXPECT_EQ(span("west-62"), "2/62 18 6/62");
  EXPECT_EQ(span("east-63"), "5/63 12 7/63");
  EXPECT_EQ(span("west-63"), "4/63 20 8/63");
  EXPECT_EQ(span("east-64"), "5/64 20 9/64");
  EXPECT_EQ(span("west-64"), "5/64 20 9/64");
}

TEST(Scenarios, Case_20_2_the_campaign_lasts_200_game_turns) {
  EXPECT_EQ(terms("campaign").last_game_turn, 200);
  EXPECT_EQ(terms("campaign").last_cycle(), (Cycle{1865, 4}));
}

TEST(Scenarios, Case_19_11_only_the_campaign_is_one_and_East_is_played_on_C) {
  for (const std::string& id : tests::setup_names()) {
    EXPECT_EQ(terms(id).campaign, id == "campaign") << id;
  }
  EXPECT_EQ(terms("east-63").sheets, std::vector{board::Sheet::C});
  EXPECT_EQ(terms("west-63").sheets, (std::vector{board::Sheet::A, board::Sheet::B}));
}

TEST(Scenarios, Case_20_1_pools_at_the_start) {
  EXPECT_EQ(terms("campaign").pool, (std::array{50, 50}));
  EXPECT_EQ(terms("east-64").pool, (std::array{60, 35}));
  EXPECT_EQ(terms("west-64").pool, (std::array{50, 30}));
}

/// [3.27] CSP of the combat units that a set-up has on the map, rosters and garrisons included.
int strength_of(const std::string& id, Side side) {
  int points = 0;
  for (const state::Piece& piece : tests::real_setup(id).state.pieces) {
    const bool counts = piece.side == side && piece.away() == nullptr;
    points += counts && is_ground_combat_unit(piece.kind) ? piece.strength : 0;
  }
  return points;
}

TEST(Scenarios, Case_20_4_the_deployment_of_1861_is_within_a_tenth_of_the_armies) {
  for (const Side side : board::kSides) {
    const auto figure = [&](std::string_view column) {
      return chart_figure(tests::book(), "armies_1861", name(side), column).value();
    };
    const int hundreds = figure("present") + figure("besides") - figure("elsewhere");
    const int points = strength_of("campaign", side);
    EXPECT_EQ(points, figure("deployment")) << name(side) << ": the chart tells the sheet's sum";
    EXPECT_LE(std::abs(points * 10 - hundreds) * 10, hundreds) << name(side);
  }
}

TEST(Scenarios, Case_22_35_the_leader_pool_is_named_but_in_the_campaign) {
  EXPECT_EQ(terms("west-63").leader_pool[0],
            (std::vector<std::string>{"Ord", "Wilson", "Buell", "Pope"}));
  EXPECT_EQ(terms("west-63").leader_pool[1],
            (std::vector<std::string>{"A. Stewart", "Hindman", "Pillow"}));
  EXPECT_FALSE(terms("campaign").leader_pool[0].has_value());
  EXPECT_FALSE(terms("campaign").leader_pool[1].has_value());
}

TEST(Scenarios, Case_22_35_who_is_in_the_pool_is_not_in_the_deployment) {
  for (const std::string& id : tests::setup_names()) {
    for (const state::Piece& piece : tests::real_setup(id).state.pieces) {
      const auto& pool = terms(id).leader_pool[static_cast<std::size_t>(piece.side)];
      if (piece.kind == PieceKind::Leader && pool) {
        EXPECT_EQ(std::count(pool->begin(), pool->end(), piece.name), 0) << id << piece.name;
      }
    }
  }
}

TEST(Scenarios, Case_19_33_the_track_tells_kind_amount_and_direction) {
  const auto entry = [](const std::string& id) {
    const auto& track = terms("west-63").track;
    const auto at = std::find_if(track.begin(), track.end(),
                                 [&](const Reinforcement& each) { return each.id == id; });
    EXPECT_NE(at, track.end()) << id;
    return *at;
  };
  EXPECT_EQ(terms("west-63").track.size(), 19U);
  const Reinforcement wagons = entry("W63-U-003");
  EXPECT_EQ(wagons.side, Side::Union);
  EXPECT_EQ(wagons.after_gt, 6);
  EXPECT_EQ(wagons.kind, PieceKind::SupplyTrain);
  EXPECT_EQ(wagons.amount, 1);
  EXPECT_FALSE(wagons.withdrawal);
  EXPECT_EQ(wagons.note, "wagons sent down the river");
  const Reinforcement sent_home = entry("W63-U-009");
  EXPECT_EQ(sent_home.kind, PieceKind::Militia);
  EXPECT_EQ(sent_home.amount, 8);
  EXPECT_TRUE(sent_home.withdrawal);
  EXPECT_EQ(entry("W63-C-001").side, Side::Confederate);
  EXPECT_EQ(entry("W63-C-001").kind, PieceKind::Cavalry);
}

TEST(Scenarios, Case_19_33_letters_of_the_track) {
  for (const char letter : {'i', 'c', 'm', 'g', 't'}) {
    ASSERT_TRUE(parse_track_letter(letter).has_value()) << letter;
    EXPECT_EQ(track_letter(*parse_track_letter(letter)), letter);
  }
  EXPECT_EQ(parse_track_letter('g'), PieceKind::Garrison);
  EXPECT_FALSE(parse_track_letter('x').has_value());
  EXPECT_EQ(track_letter(PieceKind::Depot), ' ');
}

TEST(Scenarios, Case_19_41_objectives_of_West_62) {
  EXPECT_EQ(points_of("west-62", Side::Union), (Points{{"Nashville TN", 1},
                                                       {"Memphis TN", 1},
                                                       {"Corinth MS", 1},
                                                       {"Island No. 10 TN", 1},
                                                       {"Vicksburg MS", 2}}));
  EXPECT_EQ(terms("west-62").union_wins, 4);
  EXPECT_EQ(terms("west-62").union_draws, 3);
  EXPECT_TRUE(points_of("west-62", Side::Confederate).empty());
}

TEST(Scenarios, Case_19_5_objectives_of_East_62) {
  EXPECT_EQ(points_of("east-62", Side::Union),
            (Points{{"Richmond VA", 4}, {"Norfolk VA", 1}, {"Fredericksburg VA", 1}}));
  EXPECT_EQ(points_of("east-62", Side::Confederate),
            (Points{{"Washington DC", 6}, {"Hagerstown MD", 1}, {"Harpers Ferry VA", 1}}));
  EXPECT_EQ(terms("east-62").union_wins, 4);
  EXPECT_EQ(terms("east-62").union_draws, 2);
}

TEST(Scenarios, Case_19_6_objectives_of_West_63_stand_in_their_hexes) {
  EXPECT_EQ(points_of("west-63", Side::Union), (Points{{"Vicksburg MS", 3},
                                                       {"Jackson MS", 1},
                                                       {"Port Hudson LA", 1},
                                                       {"Chattanooga TN", 2},
                                                       {"Knoxville TN", 1}}));
  EXPECT_EQ(terms("west-63").union_wins, 5);
  EXPECT_EQ(terms("west-63").union_draws, 4);
  EXPECT_FALSE(terms("west-63").margin.has_value());
  const auto& map = *tests::real_setting().map;
  const Objective& vicksburg = terms("west-63").objectives.front();
  EXPECT_EQ(vicksburg.hex, map.town(*map.find_town("Vicksburg")).hex);
}

TEST(Scenarios, Case_19_71_East_63_counts_both_sides_and_the_losses) {
  const Scenario& scenario = terms("east-63");
  EXPECT_EQ(points_of("east-63", Side::Union),
            (Points{{"Richmond VA", 3}, {"Fredericksburg VA", 1}}));
  EXPECT_EQ(
      points_of("east-63", Side::Confederate),
      (Points{
          {"Harrisburg PA", 1}, {"Gettysburg PA", 1}, {"Baltimore MD", 1}, {"Washington DC", 5}}));
  ASSERT_EQ(scenario.clear.size(), 1U);
  EXPECT_EQ(scenario.clear[0].side, Side::Union);
  EXPECT_EQ(scenario.clear[0].points, 2);
  EXPECT_EQ(scenario.clear[0].north_of_row, 10);
  ASSERT_EQ(scenario.losses.size(), 1U);
  EXPECT_EQ(scenario.losses[0].side, Side::Confederate);
  EXPECT_EQ(scenario.losses[0].points, 1);
  EXPECT_EQ(scenario.losses[0].each, 15);
  EXPECT_EQ(scenario.losses[0].beyond, 1);
  EXPECT_EQ(scenario.margin, 2);
  EXPECT_FALSE(scenario.union_wins.has_value());
  EXPECT_FALSE(scenario.union_draws.has_value());
}

TEST(Scenarios, Case_19_8_objectives_of_West_64) {
  EXPECT_EQ(points_of("west-64", Side::Union),
            (Points{{"Atlanta GA", 4}, {"Rome GA", 1}, {"Macon GA", 1}, {"Mobile AL", 2}}));
  EXPECT_EQ(points_of("west-64", Side::Confederate),
            (Points{{"Nashville TN", 4}, {"Chattanooga TN", 3}}));
  EXPECT_EQ(terms("west-64").union_wins, 4);
  EXPECT_EQ(terms("west-64").union_draws, 3);
}

TEST(Scenarios, Case_19_9_East_64_counts_losses_beyond_twice_the_own) {
  EXPECT_EQ(
      points_of("east-64", Side::Union),
      (Points{
          {"Richmond VA", 5}, {"Petersburg VA", 2}, {"Lynchburg VA", 1}, {"Wilmington NC", 1}}));
  EXPECT_EQ(points_of("east-64", Side::Confederate), (Points{{"Washington DC", 5}}));
  ASSERT_EQ(terms("east-64").losses.size(), 1U);
  EXPECT_EQ(terms("east-64").losses[0].each, 20);
  EXPECT_EQ(terms("east-64").losses[0].beyond, 2);
  EXPECT_EQ(terms("east-64").union_wins, 5);
  EXPECT_EQ(terms("east-64").union_draws, 3);
}

TEST(Scenarios, Case_25_6_the_campaign_needs_all_five_cities) {
  EXPECT_EQ(points_of("campaign", Side::Union), (Points{{"Nashville TN", 1},
                                                        {"Memphis TN", 1},
                                                        {"Atlanta GA", 1},
                                                        {"New Orleans LA", 1},
                                                        {"Richmond VA", 1}}));
  EXPECT_EQ(terms("campaign").union_wins, 5);
  EXPECT_FALSE(terms("campaign").union_draws.has_value());
}

TEST(Scenarios, Case_19_44_cases_that_hold_in_one_set_up_only) {
  EXPECT_TRUE(terms("west-62").has_rule("19.44"_case));
  EXPECT_FALSE(terms("west-63").has_rule("19.44"_case));
  EXPECT_TRUE(terms("east-63").has_rule("19.73"_case));
  EXPECT_TRUE(terms("east-63").has_rule("19.74"_case));
  EXPECT_TRUE(terms("west-63").rules.empty());
}

TEST(Scenarios, Case_19_72_the_Confederate_sets_up_first_in_East_63_only) {
  for (const std::string& id : tests::setup_names()) {
    EXPECT_EQ(terms(id).has_rule("19.72"_case), id == "east-63") << id;
  }
}

TEST(Scenarios, Case_19_43_kentucky_is_neutral_in_the_campaign_and_not_in_west_62) {
  EXPECT_TRUE(terms("west-62").has_rule("19.43"_case));
  for (const std::string& id : tests::setup_names()) {
    EXPECT_EQ(terms(id).has_rule("25.41"_case), id == "campaign") << id;
  }
}

TEST(Scenarios, a_setting_without_a_set_up_has_no_scenario) {
  EXPECT_EQ(tests::real_setting().scenario, nullptr);
}

TEST(Scenarios, a_case_is_read_from_text_as_it_is_printed) {
  EXPECT_EQ(base::CaseRef::parse("19.44"), "19.44"_case);
  EXPECT_EQ(base::CaseRef::parse("20.1"), "20.1"_case);
  EXPECT_EQ(base::CaseRef::parse("12.05"), "12.05"_case);
  EXPECT_EQ(base::CaseRef::parse("12"), "12"_case);
  for (const char* text : {"", ".", "19.", ".44", "19.444", "119.4", "19.4a", "+9.4", "19.-4"}) {
    EXPECT_FALSE(base::CaseRef::parse(text).has_value()) << text;
  }
}

}  // namespace
}  // namespace core::rulebook
