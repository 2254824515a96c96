// [RR-370]-[RR-383] Encounters of the river campaign on the table.
#include "core/tabletop/river_battle.h"

#include "core/coastal/condition.h"
#include "core/ironclad/damage.h"
#include "core/river/report.h"
#include "core/tabletop/river_words.h"
#include "core/tabletop_study/river_battles.h"
#include "tests/tabletop/river_tables.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <numeric>

namespace core::tabletop {
namespace {

using river::Hand;
using river::Narrowing;
using river::Terrain;
using table::GroundKind;
using table::Heading;
using table::Inches;
using tests::river::battery_of_line;
using tests::river::enemy_like;
using tests::river::Foes;
using tests::river::in_fight;
using tests::river::mined;
using tests::river::Position;
using tests::river::section_of;

/// An encounter in a section that a test has changed.
river::Game in_section(const Foes& foes, const std::function<void(river::Section&)>& edit) {
  Position position;
  position.edit = [edit](river::State& state) { edit(section_of(state, 1)); };
  return in_fight(foes, position);
}

const table::BattleArea& area_named(const RiverBattle& battle, std::string_view name) {
  const auto found = std::ranges::find_if(battle.battle.areas,
                                          [&](const auto& each) { return each.name == name; });
  if (found == battle.battle.areas.end()) {
    throw std::logic_error{"no such area"};
  }
  return *found;
}

bool has_area(const RiverBattle& battle, std::string_view name) {
  return std::ranges::any_of(battle.battle.areas,
                             [&](const auto& each) { return each.name == name; });
}

/// Width of the water between the banks at mid-length, in inches.
double channel(const RiverBattle& battle) {
  return (area_named(battle, "right bank").polygon[0].x -
          area_named(battle, "left bank").polygon[1].x)
      .decimal();
}

std::vector<std::string> names_on(const RiverBattle& battle, board::Side side) {
  std::vector<std::string> names;
  for (const table::BattleShip& ship : battle.battle.ships) {
    if (ship.side == side) {
      names.push_back(ship.name.str());
    }
  }
  return names;
}

TEST(RiverBattle, RR_374_the_reach_is_24_inches_wide_on_the_main_river_and_half_in_its_narrows) {
  EXPECT_EQ(channel(laid(in_fight(kBattery))), 24);
  EXPECT_EQ(channel(laid(
                in_section(kBattery, [](auto& here) { here.narrowing = Narrowing::HalfWidth; }))),
            12);
}

TEST(RiverBattle, RR_374_an_island_of_12_by_4_lies_in_the_middle) {
  const RiverBattle battle =
      laid(in_section(kBattery, [](auto& here) { here.narrowing = Narrowing::Island; }));
  EXPECT_EQ(channel(battle), 24);
  const auto& island = area_named(battle, "island").polygon;
  EXPECT_EQ(island[2].x - island[0].x, Inches::of(4));
  EXPECT_EQ(island[2].y - island[0].y, Inches::of(12));
  const Inches middle = battle.battle.forts.front().middle.y;
  EXPECT_EQ(island[0].y + Inches::of(6), middle);
  EXPECT_FALSE(has_area(laid(in_fight(kBattery)), "island"));
}

TEST(RiverBattle, RR_375_below_bluffs_the_land_stands_back_by_the_shoal_inch_and_hides_its_guns) {
  const RiverBattle battle = laid(in_section(kBattery, [](auto& here) {
    here.terrain = Terrain::Bluffs;
    here.cliffs = river::Cliffs::Left;
  }));
  EXPECT_EQ(channel(battle), 25);
  const auto rules = table::rules_of<table::CannotReachFort>(battle.battle);
  ASSERT_EQ(rules.size(), 5U);  // each ship
  EXPECT_LT(rules.front().within, Inches::of(4));
  EXPECT_GT(rules.front().within + Inches::of_ticks(2), Inches::of(4));
}

TEST(RiverBattle, RR_375_marsh_has_three_inches_of_shoal_and_the_shallows_twenty_at_the_far_end) {
  const RiverBattle marsh =
      laid(in_section(kBattery, [](auto& here) { here.terrain = Terrain::Marshes; }));
  const auto& shoal = area_named(marsh, "left marsh");
  EXPECT_EQ(shoal.kind, GroundKind::Shoal);
  EXPECT_EQ(shoal.polygon[1].x - shoal.polygon[0].x, Inches::of(3));
  const RiverBattle shallow =
      laid(in_section(kBattery, [](auto& here) { here.terrain = Terrain::Shallows; }));
  const auto& end = area_named(shallow, "shallows").polygon;
  EXPECT_EQ(end[2].y - end[0].y, Inches::of(20));
  EXPECT_EQ(end[2].y, shallow.battle.depth);
}

TEST(RiverBattle, RR_376_the_union_comes_in_line_ahead_supply_ships_behind) {
  const RiverBattle battle = laid(in_fight(kBattery));
  EXPECT_EQ(names_on(battle, board::Side::Union),
            (std::vector<std::string>{"USS Cairo", "USS Signal", "USS Rattler", "Supply steamer 1",
                                      "Supply steamer 2"}));
  for (std::size_t i = 0; i < battle.battle.ships.size(); ++i) {
    const table::BattleShip& ship = battle.battle.ships[i];
    EXPECT_EQ(ship.pose.heading, Heading{});
    EXPECT_EQ(ship.knots, 3);
    EXPECT_EQ(battle.battle.ships[0].pose.at.y - ship.pose.at.y,
              Inches::of(4) * static_cast<std::int64_t>(i));
  }
  // The leader is 24" below the battery at mid-length.
  EXPECT_EQ(battle.battle.forts.front().middle.y - battle.battle.ships[0].pose.at.y,
            Inches::of(24));
}

TEST(RiverBattle, RR_376_confederate_vessels_start_12_inches_from_the_upstream_end) {
  const RiverBattle battle =
      laid(in_fight({.enemies = {enemy_like("heavy"), enemy_like("gunboat")}}));
  EXPECT_EQ(names_on(battle, board::Side::Confederate),
            (std::vector<std::string>{"Heavy gunboat 1", "Gunboat 2"}));
  const table::BattleShip& ship = battle.battle.ships.back();
  EXPECT_EQ(area_named(battle, "upper end").polygon[0].y - ship.pose.at.y, Inches::of(12));
  EXPECT_EQ(ship.pose.heading, Heading::degrees(180));
}

TEST(RiverBattle, RR_371_vessels_have_their_names_of_the_diary_on_the_table) {
  Position position;
  position.setting = tests::river::setting_of(tests::river::flotilla(tests::river::kMonitors));
  const river::Game game = in_fight(kBattery, position);
  const auto book = tests::catalogue().load_setting({}).rulebook;
  std::vector<std::string> names;
  for (std::size_t i = 0; i < game.state().vessels.size(); ++i) {
    names.push_back(tabletop::vessel_name(*book, game.setting(), game.state(),
                                          river::VesselId{static_cast<std::uint8_t>(i)}));
    names.back().front() = static_cast<char>(std::toupper(names.back().front()));
  }
  EXPECT_EQ(names.front(), "USS Neosho 1");
  EXPECT_EQ(names_on(laid(game), board::Side::Union), names);
}

TEST(RiverBattle, RR_371_a_confederate_vessel_alone_has_no_number_and_an_ironclad_never) {
  EXPECT_EQ(
      names_on(laid(in_fight({.enemies = {enemy_like("gunboat")}})), board::Side::Confederate),
      (std::vector<std::string>{"Gunboat"}));
  EXPECT_EQ(names_on(laid(in_fight({.enemies = {enemy_like("arkansas"), enemy_like("gunboat")},
                                    .torpedo_craft = 2})),
                     board::Side::Confederate),
            (std::vector<std::string>{"CSS Arkansas", "Gunboat 2", "Torpedo craft 1",
                                      "Torpedo craft 2"}));
}

TEST(RiverBattle, RR_376_batteries_stand_on_their_banks) {
  river::Battery right = battery_of_line(1);
  right.bank = Hand::Right;
  const RiverBattle battle = laid(in_fight({.batteries = {battery_of_line(3), right}}));
  ASSERT_EQ(battle.battle.forts.size(), 2U);
  EXPECT_LT(battle.battle.forts[0].middle.x, battle.battle.forts[1].middle.x);
  EXPECT_EQ(battle.battle.forts[0].facing, Heading::degrees(90));
  EXPECT_EQ(battle.battle.forts[1].facing, Heading::degrees(270));
}

TEST(RiverBattle, RR_377_the_stream_goes_down_by_one) {
  const RiverBattle battle = laid(in_fight(kBattery));
  EXPECT_EQ(battle.battle.current, 1);
  EXPECT_EQ(battle.battle.current_to, Heading::degrees(180));
}

TEST(RiverBattle, RR_378_against_an_ironclad_the_ends_are_closed) {
  const RiverBattle battle = laid(in_fight({.enemies = {enemy_like("arkansas")}}));
  EXPECT_TRUE(battle.to_the_death);
  EXPECT_TRUE(has_area(battle, "upper end"));
  EXPECT_TRUE(has_area(battle, "lower end"));
  const RiverBattle gunboat = laid(in_fight({.enemies = {enemy_like("gunboat")}}));
  EXPECT_TRUE(has_area(gunboat, "upper end"));
  EXPECT_FALSE(has_area(gunboat, "lower end"));
  EXPECT_FALSE(has_area(laid(in_fight(kBattery)), "upper end"));
}

TEST(RiverBattle, RR_379_the_limit_is_thirty_turns_and_with_an_ironclad_none_that_is_met) {
  EXPECT_EQ(laid(in_fight(kBattery)).battle.turns, 30);
  EXPECT_EQ(laid(in_fight({.enemies = {enemy_like("arkansas")}})).battle.turns, kLongestFight);
}

TEST(RiverBattle, RR_380_guns_of_the_lists_have_the_figures_of_the_table) {
  const river::Charts& charts = tests::river::tested_charts();
  for (std::size_t face = 1; face <= 9; ++face) {
    const RiverBattle battle =
        laid(in_fight({.batteries = {battery_of_line(static_cast<int>(face))}}));
    const auto& work = battle.battle.works.front();
    const river::Battery battery = battery_of_line(static_cast<int>(face));
    ASSERT_EQ(work.guns.size(), battery.guns.size());
    for (std::size_t i = 0; i < work.guns.size(); ++i) {
      const table::Gun& gun = battle.facts.gun(work.guns[i].gun);
      const river::Gun& row = charts.guns.at(battery.guns[i].gun);
      EXPECT_EQ(gun.factor, row.penetration) << row.code;
      EXPECT_EQ(gun.points, row.damage) << row.code;
      EXPECT_EQ(gun.alternate_moves, row.alternate) << row.code;
    }
  }
}

TEST(RiverBattle, RR_380_ships_carry_the_guns_that_the_campaign_knows) {
  for (const std::size_t sample : {tests::river::kPorter, tests::river::kTimbers,
                                   tests::river::kMosquito, tests::river::kMonitors}) {
    Position position;
    position.setting = tests::river::setting_of(tests::river::flotilla(sample));
    const river::Game game = in_fight(kBattery, position);
    const RiverBattle battle = laid(game);
    for (std::size_t i = 0; i < 3; ++i) {
      const river::Vessel& vessel = game.state().vessels[i];
      const table::Vessel& card = battle.facts.vessel(battle.battle.ships[i].card);
      ASSERT_EQ(card.guns.size(), vessel.guns.size()) << card.name;
      for (std::size_t gun = 0; gun < card.guns.size(); ++gun) {
        EXPECT_EQ(battle.facts.gun(card.guns[gun].gun).points,
                  game.setting().gun(vessel.guns[gun].gun).damage);
      }
    }
  }
}

TEST(RiverBattle, RR_381_a_fort_gun_has_four_boxes_or_forty_points_of_earth) {
  const RiverBattle battle = laid(in_fight(kBattery));
  const auto iron = setting_of(battle, books().ironclad);
  ASSERT_EQ(iron->forts.front().card.guns.size(), 6U);
  for (const auto& gun : iron->forts.front().card.guns) {
    EXPECT_EQ(gun.armor, 4);
  }
  const RiverBattle other = laid(in_fight(kBattery), RuleSet::Coastal);
  const auto coast = setting_of(other, books().coastal);
  EXPECT_EQ(coast->forts.front().card.fpv, 240);
  EXPECT_EQ(coast->forts.front().card.ceases_fire_below, 80);
}

TEST(RiverBattle, RR_153_the_mine_lies_on_the_channel_6_inches_from_its_battery) {
  const RiverBattle battle = laid(in_fight({.batteries = {mined(battery_of_line(1))}}));
  const auto& mine = area_named(battle, "mine of battery 1");
  EXPECT_EQ(mine.kind, GroundKind::RealMines);
  EXPECT_EQ(mine.polygon[0].x + Inches::of(1),
            area_named(battle, "left bank").polygon[1].x + Inches::of(6));
  EXPECT_EQ(mine.polygon[0].y + Inches::of(1), battle.battle.forts.front().middle.y);
}

TEST(RiverBattle, RR_153_the_mine_is_one_and_cut_with_its_battery) {
  const RiverBattle battle =
      laid(in_fight({.batteries = {battery_of_line(2), mined(battery_of_line(1))}}));
  const auto one = table::rules_of<table::OneMine>(battle.battle);
  ASSERT_EQ(one.size(), 1U);
  EXPECT_EQ(battle.battle.areas.at(one[0].area).name, "mine of battery 2");
  const auto kept = table::rules_of<table::KeptByForts>(battle.battle);
  ASSERT_EQ(kept.size(), 1U);
  EXPECT_EQ(kept[0].area, one[0].area);
  EXPECT_EQ(kept[0].forts, std::vector{table::FortId{1}});
}

TEST(RiverBattle, RR_150_a_bridge_bars_the_way_above_its_batteries) {
  river::Battery battery = battery_of_line(1);
  battery.guards = river::Guards::Bridge;
  const RiverBattle battle = laid(in_fight({.batteries = {battery}}));
  EXPECT_EQ(area_named(battle, "bridge").kind, GroundKind::Obstruction);
  const auto kept = table::rules_of<table::KeptByForts>(battle.battle);
  ASSERT_EQ(kept.size(), 1U);
  EXPECT_EQ(battle.battle.areas.at(kept[0].area).name, "bridge");
  EXPECT_EQ(kept[0].forts, std::vector{table::FortId{0}}) << "until it is silenced";
}

TEST(RiverBattle, RR_150_a_bridge_bars_the_way_to_vessels_too_and_lies_below_them) {
  river::Battery battery = battery_of_line(1);
  battery.guards = river::Guards::Bridge;
  for (const Terrain terrain : {Terrain::Wooded, Terrain::Shallows}) {
    const river::Game game =
        in_section({.batteries = {battery},
                    .enemies = {enemy_like("gunboat"), enemy_like("gunboat"), enemy_like("gunboat"),
                                enemy_like("gunboat"), enemy_like("gunboat"), enemy_like("gunboat"),
                                enemy_like("gunboat"), enemy_like("gunboat"), enemy_like("heavy")}},
                   [terrain](auto& here) { here.terrain = terrain; });
    const RiverBattle battle = laid(game);
    const Inches upper = area_named(battle, "bridge").polygon[2].y;
    const auto setting = setting_of(battle, books().ironclad);
    const ironclad::State first = ironclad::begin(*setting, 1);
    for (std::size_t i = 0; i < first.ships.size(); ++i) {
      if (first.ships[i].side == board::Side::Confederate) {
        for (const table::Point& corner :
             table::outline(setting->ships[i].hull, first.ships[i].pose)) {
          EXPECT_GT(corner.y, upper) << i;
        }
      }
    }
  }
}

TEST(RiverBattle, RR_249_a_barge_in_tow_takes_a_knot) {
  const auto knots = [](std::size_t barges) {
    Position position;
    position.edit = [barges](river::State& state) {
      state.vessels.front().barges.assign(barges, 10);
    };
    const RiverBattle battle = laid(in_fight(kBattery, position));
    return battle.facts.vessel(battle.battle.ships.front().card).half_knots;
  };
  EXPECT_EQ(knots(1), knots(0) - 2);
  EXPECT_EQ(knots(2), knots(0) - 4);
}

TEST(RiverBattle, RR_122_RR_371_a_gun_in_doubt_is_so_on_the_table) {
  Position position;
  position.edit = [](river::State& state) {
    state.vessels[1].guns[0].state = river::GunState::KnockedOut;
    state.vessels[1].guns[2].suspect = true;
  };
  const river::Game game = in_fight(kBattery, position);
  const RiverBattle battle = laid(game);
  const auto rules = table::rules_of<table::SuspectGun>(battle.battle);
  ASSERT_EQ(rules.size(), 1U);
  EXPECT_EQ(rules[0].ship, table::ShipId{1});
  EXPECT_EQ(battle.ships[1].guns.at(rules[0].gun), 2) << "the same gun";
  EXPECT_EQ(rules[0].face, game.setting().charts.figures.burst_from);
}

TEST(RiverBattle, RR_130_RR_371_a_jammed_rudder_is_so_on_the_table) {
  const auto helm = [](river::Rudder rudder) {
    Position position;
    position.edit = [rudder](river::State& state) { state.vessels[1].rudder = rudder; };
    return table::rules_of<table::HelmJammed>(laid(in_fight(kBattery, position)).battle);
  };
  EXPECT_TRUE(helm(river::Rudder::Free).empty());
  const auto no_port = helm(river::Rudder::NoPortHelm).at(0);
  EXPECT_EQ(no_port.ship, table::ShipId{1});
  EXPECT_TRUE(no_port.port && !no_port.starboard);
  const auto no_starboard = helm(river::Rudder::NoStarboardHelm).at(0);
  EXPECT_TRUE(!no_starboard.port && no_starboard.starboard);
  const auto ahead = helm(river::Rudder::AheadOnly).at(0);
  EXPECT_TRUE(ahead.port && ahead.starboard);
}

TEST(RiverBattle, RR_130_captains_fight_with_rudders_that_are_jammed) {
  Position position;
  position.edit = [](river::State& state) {
    state.vessels[0].rudder = river::Rudder::AheadOnly;
    state.vessels[1].rudder = river::Rudder::NoPortHelm;
    section_of(state, 1).narrowing = Narrowing::Island;
  };
  const river::Game game = in_fight(kBattery, position);
  for (const RuleSet set : kNavalSets) {
    const auto fight =
        tabletop_study::fight_on_table(books(), game.setting(), game.state(), set, 3);
    ASSERT_TRUE(fight.report) << word_of(set);
    EXPECT_TRUE(river::judge_report(game.setting(), game.state(), *fight.report)) << word_of(set);
  }
}

TEST(RiverBattle, RR_171_RR_376_an_unfinished_ironclad_lies_at_the_bank_as_far_as_she_is_built) {
  river::Enemy enemy = enemy_like("arkansas");
  enemy.unfinished = true;
  enemy.knots = 20;
  enemy.half_face = {true, true, false, false};
  enemy.guns[0].state = river::GunState::Gone;
  const river::Game game = in_fight({.enemies = {enemy}});
  const RiverBattle battle = laid(game);
  const table::BattleShip& ship = battle.battle.ships.back();
  EXPECT_TRUE(ship.moored);
  EXPECT_EQ(ship.knots, 0);
  const auto setting = setting_of(battle, books().ironclad);
  const auto& card = setting->ships.back().card;
  EXPECT_EQ(card.speed, 2);
  EXPECT_EQ(card.gun_boxes(), 9);
  EXPECT_EQ(card.armor, 5);  // of 3" six boxes; two of four faces are halved: 2 1/4"
}

TEST(RiverBattle, RR_371_RR_372_damage_and_guns_out_are_carried_in_by_their_share) {
  Position position;
  position.edit = [](river::State& state) {
    river::Vessel& cairo = state.vessels.front();
    cairo.damage = cairo.damage_ever = 17;  // a third of 51
    cairo.guns[0].state = river::GunState::KnockedOut;
    cairo.boiler = 5;
  };
  const river::Game game = in_fight(kBattery, position);
  const RiverBattle iron = laid(game);
  const auto setting = setting_of(iron, books().ironclad);
  const ironclad::State first = ironclad::begin(*setting, 1);
  const auto& card = setting->ships.front().card;
  EXPECT_EQ(card.gun_boxes(), 12);
  EXPECT_EQ(card.speed, 3);
  const int whole = card.boxes() - card.gun_boxes();
  const int left = ironclad::boxes_left(first.ships.front()) - 12;
  EXPECT_EQ(whole - left, (2 * whole * 17 + 51) / (2 * 51));
  const RiverBattle other = laid(game, RuleSet::Coastal);
  const auto coast = setting_of(other, books().coastal);
  EXPECT_EQ(coastal::begin(*coast, 1).ships.front().spv, 51 - 17);
}

TEST(RiverBattle, RR_151_RR_202_who_has_no_rounds_runs_past) {
  Position position;
  position.edit = [](river::State& state) {
    for (river::Vessel& each : state.vessels) {
      for (river::Rounds& row : each.rounds) {
        row.count = 0;
      }
    }
  };
  const RiverBattle battle = laid(in_fight(kBattery, position));
  const table::BattleShip& cairo = battle.battle.ships.front();
  EXPECT_FALSE(battle.facts.vessel(cairo.card).guns.empty()) << "they are aboard";
  for (const table::Magazine& magazine : cairo.magazines) {
    EXPECT_EQ(magazine.rounds, 0);
  }
  const auto& aim = battle.battle.objectives.front();
  EXPECT_EQ(aim.winner, board::Side::Union);
  const auto& meets = std::get<table::ShipsMeet>(aim.when.is);
  EXPECT_EQ(meets.any.front().fact, table::ShipFact::Withdrawn);
  EXPECT_EQ(meets.any.front().edge, table::Edge::Top);
}

TEST(RiverBattle, RR_371_RR_383_the_rounds_of_her_calibres_are_the_ceiling) {
  const river::Game game = in_fight(kBattery);
  const RiverBattle battle = laid(game);
  const table::BattleShip& cairo = battle.battle.ships.front();
  const river::Vessel& vessel = game.state().vessels.front();
  ASSERT_EQ(cairo.magazines.size(), vessel.rounds.size());
  ASSERT_FALSE(vessel.rounds.empty());
  const RiverShip& ship = battle.ships.front();
  const auto& guns = battle.facts.vessel(cairo.card).guns;
  for (std::size_t gun = 0; gun < guns.size(); ++gun) {
    const auto row = std::ranges::find(vessel.rounds, ship.types[gun], &river::Rounds::gun);
    ASSERT_NE(row, vessel.rounds.end());
    EXPECT_EQ(table::rounds_left(cairo, table::full_magazines(cairo), guns[gun].gun), row->count);
  }
  for (const table::BattleShip& each : battle.battle.ships) {
    EXPECT_TRUE(each.side == board::Side::Union || each.magazines.empty());
  }
}

TEST(RiverBattle, RR_383_no_ship_fires_more_than_she_carries) {
  Position position;
  position.edit = [](river::State& state) {
    for (river::Vessel& each : state.vessels) {
      for (river::Rounds& row : each.rounds) {
        row.count = 2;
      }
    }
  };
  const river::Game game = in_fight(kBattery, position);
  int shots = 0;
  for (const RuleSet rules : kNavalSets) {
    const auto fight =
        tabletop_study::fight_on_table(books(), game.setting(), game.state(), rules, 7);
    ASSERT_TRUE(fight.report);
    for (const river::VesselReport& each : fight.report->vessels) {
      for (const river::Rounds& row : each.fired) {
        EXPECT_LE(row.count, 2) << word_of(rules);
        shots += row.count;
      }
    }
  }
  EXPECT_GT(shots, 0);
}

TEST(RiverBattle, RR_128_RR_382_her_die_modifier_goes_with_her) {
  Position position;
  position.edit = [](river::State& state) { state.vessels.front().modifier = -1; };
  const RiverBattle battle = laid(in_fight(kBattery, position));
  EXPECT_EQ(battle.battle.ships[0].die_modifier, -1);
  EXPECT_EQ(battle.battle.ships[1].die_modifier, 0);
}

TEST(RiverBattle, RR_146_RR_147_RR_376_a_hidden_battery_opens_when_a_ship_is_at_mid_length) {
  river::Battery battery = battery_of_line(3);
  battery.hidden = true;
  const RiverBattle battle = laid(in_fight({.batteries = {battery}}));
  const auto rules = table::rules_of<table::MaskedFort>(battle.battle);
  ASSERT_EQ(rules.size(), 1U);
  ASSERT_EQ(rules[0].until.size(), 1U);
  EXPECT_EQ(rules[0].until[0].fact, table::ShipFact::YAbove);
  EXPECT_EQ(rules[0].until[0].limit, battle.battle.forts.front().middle.y - Inches::of_ticks(1));
  EXPECT_TRUE(rules[0].level);
  const auto setting = setting_of(battle, books().ironclad);
  EXPECT_TRUE(ironclad::begin(*setting, 1).forts.front().masked);
  EXPECT_TRUE(table::rules_of<table::MaskedFort>(laid(in_fight(kBattery)).battle).empty());
}

TEST(RiverBattle, RR_146_RR_376_captains_come_up_to_a_hidden_battery_and_silence_it) {
  const river::Game game = in_fight({.batteries = {tests::river::hidden(battery_of_line(1))}});
  for (const RuleSet set : kNavalSets) {
    int silenced = 0;
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
      const auto fight =
          tabletop_study::fight_on_table(books(), game.setting(), game.state(), set, seed);
      ASSERT_TRUE(fight.report) << word_of(set);
      EXPECT_TRUE(river::judge_report(game.setting(), game.state(), *fight.report)) << word_of(set);
      silenced += fight.report->batteries.front().silenced ? 1 : 0;
    }
    EXPECT_GT(silenced, 0) << word_of(set);
  }
}

TEST(RiverBattle, RR_226_a_group_from_above_has_no_table) {
  river::Game game = in_fight(kBattery);
  river::State state = game.state();
  state.fight->downstream = true;
  EXPECT_FALSE(
      river_battle(books().facts, books().ironclad, game.setting(), state, RuleSet::Ironclad));
}

}  // namespace
}  // namespace core::tabletop
