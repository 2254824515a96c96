// [FB-490]-[FB-511] The four battles of the book of the field battle: tables FB-T27 to FB-T34 and
// FB-T36 typed again.
#include "core/tabletop_data/field_text.h"
#include "tests/data/sources.h"
#include "tests/support/tabletop.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <ostream>

namespace core::tabletop_data {
namespace {

using board::Side;
using field::Arm;
using field::Battle;
using field::BattleUnit;
using field::Edge;
using field::Formation;
using field::GroundKind;
using field::GunKind;
using field::OrderKind;
using field::SectionId;
using field::Stance;
using field::TroopType;
using field::UnitId;
using table::Heading;
using table::Inches;
using table::Point;

Battle field_battle(const char* id) { return tests::tabletop().open_field_battle(id); }

/// In tenths of an inch.
Point at(int x, int y) { return {Inches::ratio(x, 10), Inches::ratio(y, 10)}; }

Point inch(int x, int y) { return {Inches::of(x), Inches::of(y)}; }

UnitId unit(const Battle& battle, std::string_view name) {
  const auto found = std::ranges::find(battle.units, base::InternedText{name}, &BattleUnit::name);
  if (found == battle.units.end()) {
    ADD_FAILURE() << "no unit " << name;
    return {};
  }
  return UnitId{static_cast<std::uint8_t>(found - battle.units.begin())};
}

const BattleUnit& the_unit(const Battle& battle, std::string_view name) {
  return battle.unit(unit(battle, name));
}

/// A row of the forces of a scenario.
struct Troops {
  const char* name;
  int officers, men;
  Arm arm;
  Point place;
  int facing;
  Formation formation;
  OrderKind order;
  int move;  ///< of its arrival; 0: it is there
};

constexpr Arm kRm = Arm::RifledMusket;
constexpr Arm kSm = Arm::SmoothboreMusket;
constexpr Arm kCb = Arm::Carbine;

void expect_forces(const Battle& battle, Side side, const std::vector<Troops>& rows) {
  const auto count = std::ranges::count(battle.units, side, &BattleUnit::side);
  EXPECT_EQ(static_cast<std::size_t>(count), rows.size());
  for (const Troops& row : rows) {
    SCOPED_TRACE(row.name);
    const BattleUnit& unit = the_unit(battle, row.name);
    EXPECT_EQ(unit.side, side);
    EXPECT_EQ(unit.muster.officers, row.officers);
    EXPECT_EQ(unit.muster.men, row.men);
    EXPECT_EQ(unit.muster.arm, row.arm);
    EXPECT_EQ(unit.pose.at, row.place);
    EXPECT_EQ(unit.pose.heading, Heading::degrees(row.facing));
    EXPECT_EQ(unit.formation, row.formation);
    EXPECT_EQ(unit.order.kind, row.order);
    EXPECT_EQ(unit.arrival ? unit.arrival->move : 0, row.move);
  }
}

const field::GroundArea& area(const Battle& battle, std::string_view name) {
  return *std::ranges::find(battle.areas, base::InternedText{name}, &field::GroundArea::name);
}

const field::HouseSection& section(const Battle& battle, std::string_view name) {
  return *std::ranges::find(battle.sections, base::InternedText{name}, &field::HouseSection::name);
}

/// Name, weight and place of each.
struct Goal {
  const char* name;
  int weight;
  Point from;
  Point to;
};

void expect_goals(const std::optional<field::Plan>& plan, const std::vector<Goal>& goals) {
  ASSERT_TRUE(plan);
  ASSERT_EQ(plan->goals.size(), goals.size());
  for (std::size_t i = 0; i < goals.size(); ++i) {
    SCOPED_TRACE(goals[i].name);
    EXPECT_EQ(plan->goals[i].name, goals[i].name);
    EXPECT_EQ(plan->goals[i].weight, goals[i].weight);
    EXPECT_EQ(plan->goals[i].at, goals[i].from);
    EXPECT_EQ(plan->goals[i].to, goals[i].to);
  }
}

void expect_fallback(const std::optional<field::Plan>& plan, int y) {
  ASSERT_TRUE(plan && plan->fallback_from && plan->fallback_to);
  EXPECT_EQ(plan->fallback_from->y, Inches::of(y));
  EXPECT_EQ(plan->fallback_to->y, Inches::of(y));
}

const std::optional<field::Plan>& plan(const Battle& battle, Side side) {
  return battle.plans.at(static_cast<std::size_t>(side));
}

template <class Is>
const Is& only_condition(const field::Outcome& outcome) {
  EXPECT_EQ(outcome.all.size(), 1U);
  return std::get<Is>(outcome.all.at(0).is);
}

TEST(FieldScenario, FB_490_all_four_with_table_length_and_base_edges) {
  struct Printed {
    const char* id;
    int width, depth, moves;
    Edge union_base, confederate_base;
    std::size_t units, generals;
  };

  const std::vector<Printed> all{{"blackburns-ford", 84, 60, 20, Edge::North, Edge::South, 15, 2},
                                 {"brawners-farm", 84, 60, 18, Edge::South, Edge::North, 18, 6},
                                 {"holly-springs", 84, 60, 18, Edge::West, Edge::East, 12, 2},
                                 {"hornets-nest", 96, 60, 26, Edge::North, Edge::South, 20, 4}};
  const auto battles = tests::tabletop().field_battles();
  ASSERT_EQ(battles.size(), all.size());
  for (std::size_t i = 0; i < all.size(); ++i) {
    SCOPED_TRACE(all[i].id);
    const Battle& opened = battles[i];
    EXPECT_EQ(opened.id, all[i].id);
    EXPECT_FALSE(opened.title.empty());
    EXPECT_FALSE(opened.history.empty());
    EXPECT_EQ(opened.width, Inches::of(all[i].width));
    EXPECT_EQ(opened.depth, Inches::of(all[i].depth));
    EXPECT_EQ(opened.moves, all[i].moves);
    EXPECT_EQ(opened.base, (std::array{all[i].union_base, all[i].confederate_base}));
    EXPECT_EQ(opened.units.size(), all[i].units);
    EXPECT_EQ(opened.generals.size(), all[i].generals);
    EXPECT_FALSE(opened.outcomes.empty());
    EXPECT_TRUE(opened.options.empty());
  }
  EXPECT_THROW(static_cast<void>(tests::tabletop().open_field_battle("shiloh")), base::DataError);
}

TEST(FieldScenario, FB_538_every_side_has_a_plan_for_the_computer) {
  for (const Battle& opened : tests::tabletop().field_battles()) {
    for (const Side side : board::kSides) {
      ASSERT_TRUE(plan(opened, side)) << opened.id;
      EXPECT_FALSE(plan(opened, side)->goals.empty()) << opened.id;
    }
  }
}

// --- S1 ---

TEST(FieldScenario, FB_T27_blackburns_ford_ground) {
  const Battle opened = field_battle("blackburns-ford");
  ASSERT_EQ(opened.streams.size(), 1U);
  const field::Stream& run = opened.streams[0];
  EXPECT_EQ(run.width, Inches::of(3));
  EXPECT_FALSE(run.fordable);
  EXPECT_EQ(run.points,
            (std::vector{inch(0, 25), inch(20, 27), inch(42, 30), inch(62, 27), inch(84, 28)}));
  ASSERT_EQ(opened.crossings.size(), 3U);
  const std::array<std::array<int, 2>, 3> fords{{{40, 44}, {21, 23}, {61, 63}}};
  for (std::size_t i = 0; i < fords.size(); ++i) {
    EXPECT_FALSE(opened.crossings[i].bridge);
    EXPECT_FALSE(opened.crossings[i].along_y);
    EXPECT_EQ(opened.crossings[i].from, Inches::of(fords.at(i)[0]));
    EXPECT_EQ(opened.crossings[i].to, Inches::of(fords.at(i)[1]));
  }
  EXPECT_EQ(area(opened, "ridge").level, 1);
  EXPECT_EQ(area(opened, "ridge").polygon,
            (table::Polygon{inch(0, 42), inch(84, 44), inch(84, 60), inch(0, 60)}));
  EXPECT_EQ(area(opened, "northern woods, west").polygon,
            (table::Polygon{inch(6, 31), inch(38, 33), inch(38, 39), inch(6, 37)}));
  EXPECT_EQ(area(opened, "northern woods, east").polygon,
            (table::Polygon{inch(46, 33), inch(80, 31), inch(80, 37), inch(46, 39)}));
  EXPECT_EQ(area(opened, "southern woods, west").polygon,
            (table::Polygon{inch(4, 17), inch(38, 20), inch(38, 25), inch(4, 22)}));
  EXPECT_EQ(area(opened, "southern woods, east").polygon,
            (table::Polygon{inch(46, 22), inch(80, 19), inch(80, 24), inch(46, 26)}));
  ASSERT_EQ(opened.lines.size(), 1U);
  EXPECT_EQ(opened.lines[0].kind, field::LineKind::Road);
  EXPECT_EQ(opened.lines[0].points, (std::vector{inch(42, 60), inch(42, 0)}));
  ASSERT_EQ(opened.sections.size(), 2U);
  EXPECT_EQ(opened.sections[0].polygon, table::rectangle(inch(48, 45), inch(51, 48)));
  EXPECT_EQ(opened.sections[1].polygon, table::rectangle(inch(36, 8), inch(39, 11)));
  EXPECT_NE(opened.sections[0].house, opened.sections[1].house);
}

TEST(FieldScenario, FB_T28_blackburns_ford_forces) {
  using enum Formation;
  using enum OrderKind;
  const Battle opened = field_battle("blackburns-ford");
  expect_forces(
      opened, Side::Union,
      {{"12th New York, skirmishers", 1, 8, kRm, inch(34, 44), 180, Open, Skirmish, 0},
       {"2nd Michigan, skirmishers", 1, 8, kRm, inch(50, 43), 180, Open, Skirmish, 0},
       {"Ayres' and Benjamin's guns", 3, 8, Arm::None, inch(42, 52), 180, Limbered, Defend, 0},
       {"1st Massachusetts", 3, 24, kSm, inch(42, 60), 180, Column, Advance, 1},
       {"12th New York", 2, 16, kSm, inch(42, 60), 180, Column, Attack, 2},
       {"2nd Michigan", 2, 16, kSm, inch(42, 60), 180, Column, Support, 4},
       {"3rd Michigan", 3, 24, kSm, inch(42, 60), 180, Column, Support, 5},
       {"Cavalry squadron", 3, 12, kCb, inch(47, 52), 180, Column, Defend, 0}});
  expect_forces(opened, Side::Confederate,
                {{"1st Virginia", 3, 24, kSm, inch(42, 25), 0, Line, Hold, 0},
                 {"17th Virginia", 3, 24, kSm, inch(28, 22), 0, Line, Hold, 0},
                 {"11th Virginia", 3, 24, kSm, inch(56, 22), 0, Line, Hold, 0},
                 {"Washington Artillery", 3, 8, Arm::None, inch(42, 0), 0, Limbered, Defend, 3},
                 {"7th Louisiana", 3, 24, kSm, inch(42, 0), 0, Column, Support, 5},
                 {"7th Virginia", 3, 24, kSm, inch(42, 0), 0, Column, Support, 6},
                 {"24th Virginia", 3, 24, kSm, inch(42, 0), 0, Column, Support, 7}});
  EXPECT_EQ(the_unit(opened, "Ayres' and Benjamin's guns").muster.guns,
            (std::vector{GunKind::Howitzer, GunKind::Gun}));
  EXPECT_EQ(the_unit(opened, "Washington Artillery").muster.guns,
            (std::vector{GunKind::Gun, GunKind::Gun}));
  const BattleUnit& skirmishers = the_unit(opened, "2nd Michigan, skirmishers");
  EXPECT_TRUE(skirmishers.detachment);
  EXPECT_EQ(skirmishers.regiment, unit(opened, "2nd Michigan"));
  EXPECT_EQ(skirmishers.ranks, 1) << "two would reach into the house";
  EXPECT_EQ(the_unit(opened, "12th New York").order.at, inch(42, 27));
  EXPECT_EQ(the_unit(opened, "3rd Michigan").order.target, unit(opened, "1st Massachusetts"));
  EXPECT_EQ(opened.generals[1].name, "Longstreet");
  EXPECT_EQ(opened.generals[1].at, inch(42, 18));
}

TEST(FieldScenario,
     FB_490_as_FB_495_a_formed_union_unit_beyond_the_run_wins_and_light_losses_are_half_a_win) {
  const Battle opened = field_battle("blackburns-ford");
  ASSERT_EQ(opened.outcomes.size(), 3U);
  EXPECT_EQ(opened.outcomes[0].winner, Side::Union);
  EXPECT_FALSE(opened.outcomes[0].at_once);
  const auto& near = only_condition<field::StandsNear>(opened.outcomes[0]);
  EXPECT_EQ(near.side, Side::Union);
  EXPECT_EQ(near.at, inch(42, 27));
  EXPECT_EQ(near.within, Inches::of(12));
  EXPECT_EQ(near.stream, 0U);
  EXPECT_LT(near.beyond.y, Inches::of(25)) << "to the south";
  EXPECT_EQ(opened.outcomes[1].grade, "successful reconnaissance");
  const auto& losses = only_condition<field::LossesAtLeast>(opened.outcomes[1]);
  EXPECT_TRUE(opened.outcomes[1].all[0].negated);
  EXPECT_EQ(losses, (field::LossesAtLeast{Side::Union, 25, false}));
  EXPECT_EQ(opened.outcomes[2].winner, Side::Confederate);
  EXPECT_TRUE(opened.outcomes[2].all.empty());
}

TEST(FieldScenario, FB_490_as_FB_496_confederates_are_hidden_in_the_southern_woods) {
  const Battle opened = field_battle("blackburns-ford");
  const auto* const hidden = field::find_rule<field::HiddenInWoods>(opened);
  ASSERT_NE(hidden, nullptr);
  EXPECT_EQ(hidden->side, Side::Confederate);
  EXPECT_EQ(hidden->deep, Inches::of(2));
  EXPECT_EQ(hidden->seen_from, Inches::of(6));
  ASSERT_EQ(hidden->areas.size(), 2U);
  EXPECT_EQ(opened.areas.at(hidden->areas[0]).name, "southern woods, west");
  EXPECT_EQ(opened.areas.at(hidden->areas[1]).name, "southern woods, east");
}

TEST(FieldScenario, FB_T36_plans_of_blackburns_ford) {
  const Battle opened = field_battle("blackburns-ford");
  const auto& attack = plan(opened, Side::Union);
  expect_goals(attack, {{"Blackburn's Ford", 8, inch(42, 27), inch(42, 27)},
                        {"south bank", 4, inch(42, 22), inch(42, 22)},
                        {"upper ford", 2, inch(22, 26), inch(22, 26)}});
  EXPECT_EQ(attack->stance, Stance::Attack);
  EXPECT_EQ(attack->skirmish_moves, 4);
  EXPECT_EQ(attack->stop_at_losses, 25);
  EXPECT_EQ(attack->reserve_one_in, 4) << "the 3rd Michigan";
  expect_fallback(attack, 46);
  const auto& defend = plan(opened, Side::Confederate);
  EXPECT_EQ(defend->stance, Stance::Defend);
  std::vector<int> weights;
  std::ranges::transform(defend->goals, std::back_inserter(weights), &field::PlanGoal::weight);
  EXPECT_EQ(weights, (std::vector{8, 3, 3, 2}));
  EXPECT_EQ(defend->goals[3].at, inch(42, 12));
  expect_fallback(defend, 10);
}

// --- S2 ---

TEST(FieldScenario, FB_T29_as_FB_501_hornets_nest_ground) {
  const Battle opened = field_battle("hornets-nest");
  const field::GroundLine& road = opened.lines.at(0);
  EXPECT_EQ(road.kind, field::LineKind::SunkenRoad);
  EXPECT_EQ(road.width, Inches::ratio(3, 2));
  EXPECT_EQ(road.points, (std::vector{inch(8, 34), inch(30, 36), inch(52, 38), inch(74, 42)}));
  EXPECT_EQ(road.towards, Heading::degrees(180));
  EXPECT_EQ(opened.lines.at(1).kind, field::LineKind::Fence);
  EXPECT_EQ(opened.lines.at(1).points, (std::vector{inch(29, 12), inch(29, 33)}));
  EXPECT_EQ(area(opened, "thicket").kind, GroundKind::Woods);
  EXPECT_EQ(area(opened, "thicket").polygon,
            (table::Polygon{inch(30, 27), inch(66, 30), inch(66, 39), inch(52, 36), inch(30, 34)}));
  EXPECT_EQ(area(opened, "Duncan field").kind, GroundKind::Open);
  EXPECT_EQ(area(opened, "Duncan field").polygon, table::rectangle(inch(4, 12), inch(29, 33)));
  EXPECT_EQ(area(opened, "orchard").kind, GroundKind::Scenic);
  EXPECT_EQ(area(opened, "orchard").polygon,
            (table::Polygon{inch(72, 26), inch(94, 26), inch(94, 40), inch(74, 39)}));
  EXPECT_EQ(area(opened, "northern woods").polygon,
            (table::Polygon{inch(20, 46), inch(80, 50), inch(80, 58), inch(20, 56)}));
  EXPECT_EQ(section(opened, "cabin").polygon, table::rectangle(inch(14, 24), inch(17, 27)));
}

TEST(FieldScenario, FB_T30_hornets_nest_forces) {
  using enum Formation;
  using enum OrderKind;
  const Battle opened = field_battle("hornets-nest");
  expect_forces(opened, Side::Union,
                {{"2nd Iowa", 3, 24, kRm, at(110, 350), 180, Line, Hold, 0},
                 {"7th Iowa", 3, 24, kRm, at(205, 357), 180, Line, Hold, 0},
                 {"12th Iowa", 3, 24, kRm, at(340, 370), 180, Line, Hold, 0},
                 {"14th Iowa", 3, 24, kRm, at(435, 380), 180, Line, Hold, 0},
                 {"8th Iowa", 3, 24, kRm, at(530, 390), 180, Line, Hold, 0},
                 {"23rd Missouri", 3, 20, kSm, at(653, 410), 180, Line, Hold, 0},
                 {"18th Wisconsin", 3, 16, kSm, at(730, 430), 180, Line, Defend, 0},
                 {"5th Ohio Battery", 3, 8, Arm::None, at(595, 403), 180, InAction, Hold, 0},
                 {"1st Minnesota Battery", 3, 8, Arm::None, at(275, 365), 180, InAction, Hold, 0}});
  std::vector<Troops> attackers{{"1st Arkansas", 3, 24, kRm, inch(34, 8), 0, Column, Attack, 0},
                                {"4th Louisiana", 3, 24, kSm, inch(44, 8), 0, Column, Attack, 0},
                                {"13th Louisiana", 3, 24, kSm, inch(54, 8), 0, Column, Attack, 0},
                                {"19th Louisiana", 3, 24, kSm, inch(64, 8), 0, Column, Attack, 0}};
  for (const char* const second :
       {"2nd Arkansas", "6th Arkansas", "7th Arkansas", "3rd Confederate"}) {
    attackers.push_back({second, 3, 20, kSm, inch(35, 0), 0, Column, Attack, 8});
    EXPECT_EQ(the_unit(opened, second).arrival, (field::Arrival{8, inch(10, 0), inch(60, 0)}));
  }
  const std::array<const char*, 3> guns{"Ruggles' guns, left", "Ruggles' guns, centre",
                                        "Ruggles' guns, right"};
  for (int i = 0; i < 3; ++i) {
    const char* const name = guns.at(static_cast<std::size_t>(i));
    const int x = 6 + 10 * i;
    attackers.push_back({name, 3, 8, Arm::None, inch(x, 0), 0, Limbered, Advance, 10});
    EXPECT_EQ(the_unit(opened, name).order.at, inch(x, 14));
    EXPECT_EQ(the_unit(opened, name).muster.guns, (std::vector{GunKind::Gun, GunKind::Gun}));
  }
  expect_forces(opened, Side::Confederate, attackers);
  EXPECT_EQ(the_unit(opened, "1st Minnesota Battery").muster.guns,
            (std::vector{GunKind::Gun, GunKind::Howitzer}));
  ASSERT_EQ(opened.generals.size(), 4U);
  EXPECT_EQ(opened.generals[0].at, inch(30, 44));
  EXPECT_EQ(opened.generals[1].at, inch(60, 46));
  EXPECT_EQ(opened.generals[2].at, inch(49, 5));
  ASSERT_TRUE(opened.generals[3].arrival) << "with the second wave";
  EXPECT_EQ(opened.generals[3].arrival->move, 8);
}

TEST(FieldScenario,
     FB_490_as_FB_500_road_given_up_or_four_broken_win_and_half_the_union_lost_is_a_draw) {
  const Battle opened = field_battle("hornets-nest");
  ASSERT_EQ(opened.outcomes.size(), 4U);
  EXPECT_EQ(opened.outcomes[0].winner, Side::Confederate);
  EXPECT_EQ(only_condition<field::LineGivenUp>(opened.outcomes[0]),
            (field::LineGivenUp{Side::Union, 0, Inches::of(20), Inches::of(6)}));
  EXPECT_EQ(opened.outcomes[1].winner, Side::Confederate);
  EXPECT_EQ(only_condition<field::InfantryBroken>(opened.outcomes[1]),
            (field::InfantryBroken{Side::Union, 4}));
  EXPECT_FALSE(opened.outcomes[2].winner) << "a draw";
  EXPECT_EQ(only_condition<field::LossesAtLeast>(opened.outcomes[2]),
            (field::LossesAtLeast{Side::Union, 50, true}))
      << "more than half, not half";
  EXPECT_EQ(opened.outcomes[3].winner, Side::Union);
  EXPECT_TRUE(opened.outcomes[3].all.empty());
}

TEST(FieldScenario, FB_T36_plans_of_the_hornets_nest) {
  const Battle opened = field_battle("hornets-nest");
  const auto& defend = plan(opened, Side::Union);
  EXPECT_EQ(defend->stance, Stance::Defend);
  ASSERT_EQ(defend->goals.size(), 4U) << "stretches";
  EXPECT_TRUE(
      std::ranges::all_of(defend->goals, [](const auto& goal) { return goal.weight == 6; }));
  EXPECT_EQ(defend->goals[0].at, inch(8, 34));
  EXPECT_EQ(defend->goals[3].to, inch(74, 42));
  for (std::size_t i = 1; i < 4; ++i) {
    EXPECT_EQ(defend->goals[i].at, defend->goals[i - 1].to);
  }
  expect_fallback(defend, 48);
  const auto& attack = plan(opened, Side::Confederate);
  expect_goals(attack, {{"sunken road", 6, inch(30, 36), at(660, 405)},
                        {"western end of the road", 4, inch(8, 34), inch(30, 36)},
                        {"eastern end of the road", 4, at(660, 405), inch(74, 42)}});
  EXPECT_EQ(attack->stance, Stance::Attack);
  EXPECT_EQ(attack->unit_stops_at, 15);
  EXPECT_EQ(attack->second_wave_after, 2);
  expect_fallback(attack, 10);
}

// --- S3 ---

TEST(FieldScenario, FB_T31_holly_springs_ground) {
  const Battle opened = field_battle("holly-springs");
  EXPECT_EQ(opened.lines.at(0).kind, field::LineKind::Railway);
  EXPECT_EQ(opened.lines.at(0).points, (std::vector{inch(40, 0), inch(40, 60)}));
  const field::GroundLine& fence = opened.lines.at(1);
  EXPECT_EQ(fence.kind, field::LineKind::Fence);
  EXPECT_EQ(fence.points.front(), inch(62, 52)) << "the gap in the west side";
  EXPECT_EQ(fence.points.back(), inch(62, 50));
  EXPECT_EQ(table::box_of(fence.points), (table::Box{inch(62, 46), inch(74, 56)}));
  const std::vector<std::pair<const char*, table::Polygon>> houses{
      {"depot, south", table::rectangle(inch(35, 28), inch(39, 32))},
      {"depot, north", table::rectangle(inch(35, 32), inch(39, 36))},
      {"magazine", table::rectangle(inch(44, 30), inch(47, 34))},
      {"town, south-west", table::rectangle(inch(52, 34), inch(55, 37))},
      {"town, south-east", table::rectangle(inch(57, 34), inch(60, 37))},
      {"town, north-west", table::rectangle(inch(52, 40), inch(55, 43))},
      {"town, north-east", table::rectangle(inch(57, 40), inch(60, 43))}};
  ASSERT_EQ(opened.sections.size(), houses.size());
  for (std::size_t i = 0; i < houses.size(); ++i) {
    EXPECT_EQ(opened.sections[i].name, houses[i].first);
    EXPECT_EQ(opened.sections[i].polygon, houses[i].second);
    EXPECT_EQ(opened.sections[i].house, i == 0 ? 0 : i - 1) << "the depot has two sections";
  }
  const std::vector<Point> stores{inch(42, 26), inch(42, 38), inch(46, 37), inch(49, 31),
                                  inch(33, 34), inch(44, 22), inch(40, 42), inch(40, 20)};
  ASSERT_EQ(opened.stores.size(), stores.size());
  for (std::size_t i = 0; i < stores.size(); ++i) {
    EXPECT_EQ(opened.stores[i].at, stores[i]);
    EXPECT_EQ(opened.stores[i].kind, i < 6 ? field::StoreKind::Dump : field::StoreKind::Train);
  }
  EXPECT_EQ(area(opened, "brush").kind, GroundKind::Scenic);
  EXPECT_EQ(area(opened, "brush").polygon,
            (table::Polygon{inch(4, 4), inch(24, 4), inch(24, 20), inch(4, 20)}));
}

TEST(FieldScenario, FB_T32_holly_springs_forces) {
  using enum Formation;
  using enum OrderKind;
  const Battle opened = field_battle("holly-springs");
  expect_forces(
      opened, Side::Union,
      {{"62nd Illinois", 2, 16, kSm, inch(30, 24), 90, Line, Hold, 0},
       {"29th Illinois, company", 1, 8, kRm, at(510, 415), 90, Open, Hold, 0},
       {"20th Illinois, detachment", 1, 8, kRm, inch(37, 32), 90, Open, Hold, 0},
       {"2nd Illinois Cavalry, 1st battalion", 3, 12, kCb, inch(66, 50), 270, Line, Attack, 0},
       {"2nd Illinois Cavalry, 2nd battalion", 3, 12, kCb, inch(70, 52), 270, Line, Attack, 0}});
  expect_forces(opened, Side::Confederate,
                {{"3rd Texas Cavalry", 3, 12, kCb, inch(84, 26), 270, Column, Raid, 1},
                 {"6th Texas Cavalry", 3, 12, kCb, inch(84, 22), 270, Column, Raid, 1},
                 {"27th Texas Cavalry", 3, 12, kCb, inch(84, 30), 270, Column, Raid, 1},
                 {"2nd Missouri Cavalry", 3, 12, kCb, inch(56, 60), 180, Column, Raid, 1},
                 {"1st Mississippi Cavalry", 3, 12, kCb, inch(60, 60), 180, Column, Raid, 1},
                 {"1st Tennessee Cavalry", 3, 12, kCb, inch(84, 42), 270, Column, Raid, 1},
                 {"7th Tennessee Cavalry", 3, 12, kCb, inch(84, 46), 270, Column, Raid, 1}});
  EXPECT_EQ(opened.generals[0].name, "Murphy");
  EXPECT_EQ(opened.generals[0].at, inch(54, 38));
  EXPECT_EQ(opened.generals[1].brigade, std::nullopt) << "Van Dorn commands three columns";
  for (const BattleUnit& each : opened.units) {
    const bool raider = each.side == Side::Confederate;
    EXPECT_EQ(each.order.leave_by.has_value(), raider) << each.name;
    EXPECT_EQ(each.muster.may_dismount, each.muster.type == TroopType::Cavalry) << each.name;
  }
  EXPECT_EQ(the_unit(opened, "3rd Texas Cavalry").order.leave_by, Edge::East);
  const BattleUnit& missouri = the_unit(opened, "2nd Missouri Cavalry");
  EXPECT_EQ(missouri.order.leave_by, Edge::North);
  EXPECT_EQ(missouri.order.at, inch(68, 51)) << "the fairground first";
  EXPECT_EQ(missouri.order.to, at(560, 385)) << "then the town";
}

TEST(FieldScenario, FB_490_as_FB_129_garrisons_of_holly_springs_begin_in_their_sections) {
  const Battle opened = field_battle("holly-springs");
  const BattleUnit& depot = the_unit(opened, "20th Illinois, detachment");
  EXPECT_EQ(depot.garrisons, (std::vector{SectionId{0}, SectionId{1}}));
  const BattleUnit& town = the_unit(opened, "29th Illinois, company");
  ASSERT_EQ(town.garrisons.size(), 1U) << "nine figures where seven have room";
  EXPECT_EQ(opened.sections.at(town.garrisons[0].value()).name, "town, north-west");
  EXPECT_TRUE(depot.detachment && town.detachment);
  EXPECT_FALSE(depot.regiment || town.regiment);
}

TEST(FieldScenario, FB_490_as_FB_505_all_of_the_garrison_but_the_depot_sleep) {
  const Battle opened = field_battle("holly-springs");
  for (const BattleUnit& each : opened.units) {
    const bool asleep = each.side == Side::Union && each.name != "20th Illinois, detachment";
    EXPECT_EQ(each.asleep, asleep) << each.name;
    EXPECT_EQ(each.dismounted, asleep && each.muster.type == TroopType::Cavalry) << each.name;
  }
}

TEST(FieldScenario, FB_490_as_FB_506_FB_507_the_raiders_burn_and_count) {
  using field::ScoreKind;
  const Battle opened = field_battle("holly-springs");
  const auto* const burns = field::find_rule<field::MayBurn>(opened);
  ASSERT_NE(burns, nullptr);
  EXPECT_EQ(burns->side, Side::Confederate);
  const std::vector<field::ScoreTerm> score{{Side::Confederate, ScoreKind::DumpBurnt, 3, 1, {}},
                                            {Side::Confederate,
                                             ScoreKind::SectionBurnt,
                                             3,
                                             1,
                                             {SectionId{0}, SectionId{1}, SectionId{2}}},
                                            {Side::Confederate, ScoreKind::TrainBurnt, 2, 1, {}},
                                            {Side::Confederate, ScoreKind::EnemyLost, 1, 3, {}},
                                            {Side::Confederate, ScoreKind::OwnLost, -1, 3, {}},
                                            {Side::Confederate, ScoreKind::OwnUnitLeft, -3, 1, {}}};
  EXPECT_EQ(opened.score, score);
  ASSERT_EQ(opened.outcomes.size(), 3U);
  EXPECT_EQ(opened.outcomes[0].grade, "brilliant raid");
  EXPECT_EQ(only_condition<field::PointsAtLeast>(opened.outcomes[0]),
            (field::PointsAtLeast{Side::Confederate, 18}));
  EXPECT_EQ(only_condition<field::PointsAtLeast>(opened.outcomes[1]),
            (field::PointsAtLeast{Side::Confederate, 10}));
  EXPECT_EQ(opened.outcomes[2].winner, Side::Union);
}

TEST(FieldScenario, FB_T36_plans_of_holly_springs) {
  const Battle opened = field_battle("holly-springs");
  const auto& delay = plan(opened, Side::Union);
  EXPECT_EQ(delay->stance, Stance::Delay);
  EXPECT_FALSE(delay->fallback_from);
  ASSERT_EQ(delay->goals.size(), 8U);
  EXPECT_EQ(delay->goals[0].weight, 6);
  EXPECT_EQ(delay->goals[1].weight, 4);
  const auto& raid = plan(opened, Side::Confederate);
  EXPECT_EQ(raid->stance, Stance::Raid);
  EXPECT_TRUE(raid->burns);
  EXPECT_EQ(raid->off_by, 18);
  ASSERT_EQ(raid->goals.size(), 12U);
  for (std::size_t i = 0; i < 6; ++i) {
    EXPECT_EQ(raid->goals[i].weight, 3);
    EXPECT_EQ(raid->goals[i].at, opened.stores[i].at);
    EXPECT_EQ(delay->goals[i + 2].weight, 2);
    EXPECT_EQ(delay->goals[i + 2].at, opened.stores[i].at);
  }
  EXPECT_EQ(raid->goals[6].weight, 4) << "depot";
  EXPECT_EQ(raid->goals[8].weight, 4) << "magazine";
  EXPECT_EQ(raid->goals[10].weight, 2) << "train";
  EXPECT_EQ(raid->goals[11].weight, 3) << "camp";
}

// --- S4 ---

TEST(FieldScenario, FB_T33_brawners_farm_ground) {
  const Battle opened = field_battle("brawners-farm");
  EXPECT_EQ(area(opened, "stony ridge").level, 1);
  EXPECT_EQ(area(opened, "stony ridge").polygon,
            (table::Polygon{inch(0, 42), inch(84, 40), inch(84, 60), inch(0, 60)}));
  EXPECT_EQ(area(opened, "farm rise").level, 1);
  EXPECT_EQ(area(opened, "farm rise").polygon,
            (table::Polygon{inch(14, 24), inch(42, 26), inch(42, 36), inch(14, 36)}));
  EXPECT_EQ(area(opened, "orchard").kind, GroundKind::Scenic);
  EXPECT_EQ(area(opened, "orchard").polygon,
            (table::Polygon{inch(18, 36), inch(32, 36), inch(32, 40), inch(18, 40)}));
  EXPECT_EQ(area(opened, "Brawner's wood").polygon,
            (table::Polygon{inch(46, 13), inch(64, 13), inch(64, 30), inch(46, 28)}));
  EXPECT_EQ(area(opened, "ridge wood").polygon,
            (table::Polygon{inch(0, 52), inch(84, 50), inch(84, 60), inch(0, 60)}));
  EXPECT_EQ(opened.lines.at(0).kind, field::LineKind::Road);
  EXPECT_EQ(opened.lines.at(0).points, (std::vector{inch(0, 12), inch(84, 12)}));
  EXPECT_EQ(opened.lines.at(1).kind, field::LineKind::Fence);
  EXPECT_EQ(opened.lines.at(1).points, (std::vector{inch(10, 22), inch(44, 22)}));
  EXPECT_EQ(section(opened, "house").polygon, table::rectangle(inch(24, 30), inch(27, 33)));
  EXPECT_EQ(section(opened, "barn").polygon, table::rectangle(inch(29, 30), inch(32, 33)));
}

TEST(FieldScenario, FB_T34_brawners_farm_forces) {
  using enum Formation;
  using enum OrderKind;
  const Battle opened = field_battle("brawners-farm");
  expect_forces(opened, Side::Union,
                {{"Battery B, 4th U.S.", 3, 8, Arm::None, inch(72, 12), 90, Limbered, Support, 0},
                 {"6th Wisconsin", 3, 24, kRm, inch(62, 12), 90, Column, Advance, 0},
                 {"2nd Wisconsin", 3, 24, kRm, inch(50, 12), 90, Column, Advance, 0},
                 {"7th Wisconsin", 3, 24, kRm, inch(38, 12), 90, Column, Advance, 0},
                 {"19th Indiana", 3, 24, kRm, inch(26, 12), 90, Column, Advance, 0},
                 {"56th Pennsylvania", 3, 20, kRm, inch(14, 12), 90, Column, Advance, 0},
                 {"76th New York", 3, 20, kRm, inch(5, 12), 90, Column, Advance, 0}});
  std::vector<Troops> attackers{
      {"2nd Virginia", 3, 20, kRm, inch(22, 54), 180, Line, Attack, 0},
      {"4th and 5th Virginia", 3, 20, kRm, inch(34, 54), 180, Line, Attack, 0},
      {"27th and 33rd Virginia", 3, 20, kRm, inch(46, 54), 180, Line, Attack, 0},
      {"Wooding's battery", 3, 8, Arm::None, inch(36, 47), 180, InAction, Defend, 0},
      {"Poague's battery", 3, 8, Arm::None, inch(58, 47), 180, InAction, Defend, 0}};
  for (const char* const lawton : {"26th Georgia", "31st Georgia", "60th Georgia"}) {
    attackers.push_back({lawton, 3, 20, kRm, inch(20, 60), 180, Column, Attack, 4});
    EXPECT_EQ(the_unit(opened, lawton).arrival, (field::Arrival{4, inch(10, 60), inch(30, 60)}));
  }
  for (const char* const trimble : {"21st Georgia", "21st North Carolina", "15th Alabama"}) {
    attackers.push_back({trimble, 3, 20, kRm, inch(60, 60), 180, Column, Attack, 6});
    EXPECT_EQ(the_unit(opened, trimble).arrival, (field::Arrival{6, inch(50, 60), inch(70, 60)}));
    EXPECT_EQ(the_unit(opened, trimble).order.at->y, Inches::of(12)) << "the turnpike";
  }
  expect_forces(opened, Side::Confederate, attackers);
  ASSERT_EQ(opened.generals.size(), 6U);
  EXPECT_EQ(opened.generals[0].at, inch(54, 10));
  EXPECT_EQ(opened.generals[1].at, inch(9, 10));
  EXPECT_EQ(opened.generals[2].name, "Jackson");
  EXPECT_EQ(opened.generals[2].at, inch(40, 52));
  EXPECT_EQ(opened.generals[2].brigade, std::nullopt);
  EXPECT_EQ(opened.generals[4].arrival->move, 4) << "Lawton with his brigade";
  EXPECT_EQ(opened.generals[5].arrival->move, 6) << "Trimble with his";
}

TEST(FieldScenario, FB_490_as_FB_510_FB_511_guns_first_new_orders_once_and_dusk) {
  const Battle opened = field_battle("brawners-farm");
  const auto* const guns = field::find_rule<field::OnlyGunsAct>(opened);
  ASSERT_NE(guns, nullptr);
  EXPECT_EQ(*guns, (field::OnlyGunsAct{Side::Confederate, 1}));
  const auto* const orders = field::find_rule<field::OrdersAtOnce>(opened);
  ASSERT_NE(orders, nullptr);
  EXPECT_EQ(*orders, (field::OrdersAtOnce{Side::Union, 2}));
  const auto* const dim = field::find_rule<field::DimLight>(opened);
  ASSERT_NE(dim, nullptr);
  EXPECT_EQ(*dim, (field::DimLight{13, Inches::of(16)}));
}

TEST(FieldScenario, FB_490_as_FB_511_both_sides_count_the_same_and_a_lead_of_eight_wins) {
  using field::ScoreKind;
  const Battle opened = field_battle("brawners-farm");
  ASSERT_EQ(opened.score.size(), 6U);
  for (const Side side : board::kSides) {
    const std::size_t first = side == Side::Union ? 0 : 3;
    EXPECT_EQ(
        opened.score[first],
        (field::ScoreTerm{side, ScoreKind::HoldsSections, 10, 1, {SectionId{0}, SectionId{1}}}));
    EXPECT_EQ(opened.score[first + 1],
              (field::ScoreTerm{side, ScoreKind::EnemyInfantryBroken, 5, 1, {}}));
    EXPECT_EQ(opened.score[first + 2], (field::ScoreTerm{side, ScoreKind::GunTaken, 3, 1, {}}));
  }
  ASSERT_EQ(opened.outcomes.size(), 3U);
  EXPECT_EQ(only_condition<field::LeadAtLeast>(opened.outcomes[0]),
            (field::LeadAtLeast{Side::Union, 8}));
  EXPECT_EQ(only_condition<field::LeadAtLeast>(opened.outcomes[1]),
            (field::LeadAtLeast{Side::Confederate, 8}));
  EXPECT_FALSE(opened.outcomes[2].winner);
}

TEST(FieldScenario, FB_T36_plans_of_brawners_farm) {
  const Battle opened = field_battle("brawners-farm");
  const auto& gibbon = plan(opened, Side::Union);
  EXPECT_EQ(gibbon->stance, Stance::Attack);
  EXPECT_EQ(gibbon->defend_from, 8);
  expect_goals(gibbon, {{"farm", 6, at(280, 315), at(280, 315)},
                        {"guns on the ridge", 3, inch(36, 47), inch(58, 47)},
                        {"turnpike", 4, inch(14, 12), inch(62, 12)}});
  EXPECT_EQ(gibbon->goals[1].until_move, 5);
  expect_fallback(gibbon, 14);
  const auto& jackson = plan(opened, Side::Confederate);
  expect_goals(jackson, {{"farm", 6, at(280, 315), at(280, 315)},
                         {"turnpike", 3, inch(50, 12), inch(50, 12)}});
  EXPECT_EQ(jackson->stance, Stance::Attack);
  EXPECT_EQ(jackson->charge_ratio, 15);
  expect_fallback(jackson, 46);
}

}  // namespace
}  // namespace core::tabletop_data
