#include "core/coastal/movement.h"

#include "core/coastal/condition.h"
#include "core/coastal/fire_ships.h"
#include "core/coastal/gunnery.h"
#include "core/coastal/harbour.h"
#include "core/coastal/people.h"
#include "core/coastal/plots.h"
#include "core/table/helm.h"
#include "core/table/trigonometry.h"

#include <algorithm>

namespace core::coastal {
namespace {

using base::operator""_rule;
using table::Course;
using table::Judged;
using table::Leg;
using table::LegKind;
using table::Path;
using table::refusal;
using table::refused;

constexpr std::int64_t kChange = 2;  // [RC-163] knots a move

/// [RC-174] A line takes the move of both, which lie still side by side.
Judged<> judge_line(const Setting& setting, const State& state, ShipId id, const Plot& plot) {
  const Ship& ship = state.ship(id);
  if (plot.deck == Deck::LetGo) {
    return ship.tow ? Judged<>{} : refused(refusal("RC-174"_rule, "tows-nothing").of(id));
  }
  const bool known = plot.line && plot.line->value() < state.ships.size();
  if (!known || *plot.line == id || state.ship(*plot.line).side != ship.side ||
      state.ship(*plot.line).spv > ship.spv) {
    return refused(refusal("RC-174"_rule, "tows-friends-only").of(id).with(plot.line.value_or(id)));
  }
  const Ship& towed = state.ship(*plot.line);
  const auto no = [&](std::string_view key) {
    return refused(refusal("RC-174"_rule, key).of(id).with(*plot.line));
  };
  if (ship.tow || towed.tow || tower_of(state, id) || tower_of(state, *plot.line) ||
      setting.placed(id).lashed_to || setting.placed(*plot.line).lashed_to) {
    return no("in-tow-already");
  }
  if (!has_power(setting, state, id)) {
    return no("tower-needs-power");
  }
  if (!alongside(setting, state, id, *plot.line)) {
    return no("not-alongside");
  }
  return ship.speed == Inches{} && towed.speed == Inches{} && plot.speed == Inches{}
             ? Judged<>{}
             : no("too-fast-to-tow");
}

/// [RC-173] A small tug alongside, both at 2 knots or less. [RC-T12] With models any friend who
/// helps a ship off stakes is named so: elsewhere he helps by lying alongside.
Judged<> judge_tug(const Setting& setting, const State& state, ShipId id, const Plot& plot) {
  const Inches slow = Inches::of(2);
  if (!plot.tug) {
    return {};
  }
  const auto no = [&](std::string_view key) {
    return refused(refusal("RC-173"_rule, key).of(id).with(*plot.tug));
  };
  const bool any_friend = setting.battle.by_models && state.ship(id).ground == Ground::Stakes &&
                          !setting.charts.stakes.tug_only;
  if (plot.tug->value() >= state.ships.size() || *plot.tug == id ||
      state.ship(*plot.tug).side != state.ship(id).side ||
      !(any_friend || setting.ship(*plot.tug).tug)) {
    return no("no-tug");
  }
  if (!in_action(state.ship(*plot.tug)) || !has_power(setting, state, *plot.tug) ||
      state.plots.at(plot.tug->value()) || state.ship(*plot.tug).anchored ||
      state.ship(*plot.tug).ground != Ground::None || follower_of(setting, state, id)) {
    return no("tug-cannot-help");
  }
  if (!alongside(setting, state, id, *plot.tug)) {
    return no("tug-not-alongside");
  }
  return plot.speed <= slow && state.ship(*plot.tug).speed <= slow
             ? Judged<>{}
             : refused(refusal("RC-173"_rule, "too-fast-for-tug")
                           .of(id)
                           .with(*plot.tug)
                           .inches(slow, plot.speed));
}

/// [RC-170] What is done on deck takes the move.
Judged<> judge_deck(const Setting& setting, const State& state, ShipId id, const Plot& plot) {
  const Ship& ship = state.ship(id);
  const auto no = [&](base::RuleId rule, std::string_view key) {
    return refused(refusal(rule, key).of(id));
  };
  if (plot.deck == Deck::None) {
    const bool stirs = plot.speed != Inches{} || !plot.legs.empty();
    if (ship.docked && stirs) {
      return no("RC-165"_rule, "ship-is-docked");
    }
    return ship.anchored && stirs ? no("RC-170"_rule, "ship-is-anchored") : Judged<>{};
  }
  if (plot.deck == Deck::CastOff) {
    return setting.placed(id).chained && !ship.tether_slipped ? Judged<>{}
                                                              : no("RC-501"_rule, "tows-nothing");
  }
  if (plot.deck == Deck::PassLine || plot.deck == Deck::LetGo) {
    return judge_line(setting, state, id, plot);
  }
  if (plot.deck == Deck::Dock || plot.deck == Deck::Undock) {
    return judge_docking(setting, state, id, plot);
  }
  if (plot.deck == Deck::RaiseBalloon || plot.deck == Deck::LowerBalloon) {
    return judge_balloon(setting, state, id, plot);
  }
  if (plot.deck == Deck::Release) {
    return judge_release(setting, id);
  }
  if (plot.deck == Deck::DropAnchor && ship.anchored) {
    return no("RC-170"_rule, "anchored-already");
  }
  if (plot.deck == Deck::Weigh && !ship.anchored) {
    return no("RC-170"_rule, "not-anchored");
  }
  if (plot.deck == Deck::Weigh && !has_steam(setting, state, id)) {
    return no("RC-501"_rule, "no-steam-to-weigh");
  }
  if (ship.speed != Inches{} || plot.speed != Inches{}) {
    return refused(refusal("RC-170"_rule, "anchors-at-rest").of(id).inches({}, ship.speed));
  }
  return ship.reserve > 0 ? Judged<>{} : no("RC-170"_rule, "no-men-for-anchor");
}

Judged<> judge_speed(const Setting& setting, const State& state, ShipId id, Inches speed) {
  const SpeedRange range = speeds_of(setting, state, id);
  const Ship& ship = state.ship(id);
  if (speed >= range.least && speed <= range.most) {
    return {};
  }
  if (range.least == range.most) {
    const auto why = has_steam(setting, state, id) ? "RC-028"_rule : "RC-501"_rule;
    return refused(refusal(why, "no-power").of(id).inches(range.most, speed));
  }
  if (speed < Inches{} && ship.speed > Inches{}) {
    return refused(refusal("RC-164"_rule, "not-at-rest").of(id));
  }
  const Inches most = most_speed(setting, state, id);
  const Inches astern = astern_of(setting, state, id);
  if (speed > most) {
    return refused(refusal("RC-162"_rule, "beyond-speed").of(id).inches(most, speed));
  }
  if (-speed > astern) {
    return refused(refusal("RC-164"_rule, "too-fast-astern").of(id).inches(astern, -speed));
  }
  return speed > range.most
             ? refused(refusal("RC-163"_rule, "too-much-faster").of(id).inches(range.most, speed))
             : refused(refusal("RC-163"_rule, "slows-too-much").of(id).inches(range.least, speed));
}

Judged<> judge_legs(const Setting& setting, const State& state, ShipId id, const Plot& plot) {
  if (table::fault_of(plot.legs)) {
    return refused(refusal("RC-171"_rule, "no-course").of(id));
  }
  for (const Leg& leg : plot.legs) {
    if (leg.kind == LegKind::Pivot || leg.kind == LegKind::Drift) {
      return refused(refusal("RC-171"_rule, "no-course").of(id));
    }
    if (leg.astern != (plot.speed < Inches{})) {
      return refused(
          refusal("RC-164"_rule, leg.astern ? "goes-ahead-only" : "goes-astern-only").of(id));
    }
  }
  const Inches way = std::max(way_of(setting, state, id, plot.speed), Inches{});
  const Inches length = table::length_of(plot.legs);
  return length == way
             ? Judged<>{}
             : refused(refusal("RC-167"_rule, "not-the-distance").of(id).inches(way, length));
}

/// [RC-171] [RC-177]
Judged<> judge_turns(const Setting& setting, const State& state, ShipId id, const Plot& plot) {
  // [RC-173] with a tug on that of the tugs
  const Inches own = radius_of(setting, state, id);
  const Inches radius = plot.tug ? std::min(own, setting.charts.radii.front()) : own;
  const auto fault = steering_fault(state.ship(id));
  for (const Leg& leg : plot.legs) {
    const bool straight = leg.kind == LegKind::Straight;
    if (fault == Harm::HardRight && (leg.kind != LegKind::Right || leg.radius != radius)) {
      return refused(refusal("RC-177"_rule, "rudder-right").of(id));
    }
    if (fault == Harm::HardLeft && (leg.kind != LegKind::Left || leg.radius != radius)) {
      return refused(refusal("RC-177"_rule, "rudder-left").of(id));
    }
    if ((fault == Harm::SameCourse || fault == Harm::StraightAhead) && !straight) {
      return refused(refusal("RC-177"_rule, "straight-only").of(id));
    }
    if (!straight && leg.radius < radius) {
      return refused(refusal("RC-171"_rule, "turns-too-tight").of(id).inches(radius, leg.radius));
    }
  }
  return {};
}

/// [RC-202] A ship that is stuck lies still, or reverses.
Judged<> judge_held(const Setting& setting, const State& state, ShipId id, const Plot& plot) {
  const Ship& ship = state.ship(id);
  (void)setting;
  if (ship.locked && !plot.legs.empty()) {
    return refused(refusal("RC-429"_rule, "ships-locked").of(id).with(*ship.locked));
  }
  if (ship.ground == Ground::None || plot.legs.empty()) {
    return {};
  }
  const bool may_reverse =
      ship.ground == Ground::Shoal || ship.ground == Ground::Stakes || ship.ground == Ground::Wreck;
  return may_reverse && plot.speed < Inches{}
             ? Judged<>{}
             : refused(refusal("RC-202"_rule, "ship-is-aground").of(id));
}

/// [RC-422] [RC-362]
Judged<> judge_ram(const State& state, ShipId id, const Plot& plot) {
  if (plot.spar && !state.ship(id).spar) {
    return refused(refusal("RC-362"_rule, "no-spar").of(id));
  }
  if (!plot.ram) {
    return {};
  }
  if (plot.ram->value() >= state.ships.size() ||
      state.ship(*plot.ram).side == state.ship(id).side) {
    return refused(refusal("RC-422"_rule, "no-such-target").of(id));
  }
  if (state.ship(*plot.ram).fate != Fate::Afloat) {
    return refused(refusal("RC-321"_rule, "target-gone").of(id).with(*plot.ram));
  }
  return plot.speed >= kKnot ? Judged<>{}
                             : refused(refusal("RC-422"_rule, "rams-ahead").of(id).with(*plot.ram));
}

/// [RC-262] A turret of two does not fire over the other.
Judged<> judge_turrets(const Setting& setting, ShipId id, const Plot& plot) {
  const auto& turrets = setting.ship(id).turrets;
  if (plot.turrets.empty()) {
    return {};
  }
  if (plot.turrets.size() != turrets.size()) {
    return refused(refusal("RC-262"_rule, "no-such-turret").of(id));
  }
  for (std::size_t i = 0; i < turrets.size(); ++i) {
    const auto mounting = setting.ship(id).guns.at(turrets[i].front()).mounting;
    const bool masked =
        (mounting == table::Mounting::ForwardTurret && plot.turrets[i] == table::Quarter::Astern) ||
        (mounting == table::Mounting::AfterTurret && plot.turrets[i] == table::Quarter::Ahead);
    if (masked) {
      return refused(refusal("RC-261"_rule, "turret-masked").of(id));
    }
  }
  return {};
}

/// [RC-282]
Judged<> judge_free_fire(const Setting& setting, const State& state, ShipId id, const Plot& plot) {
  constexpr int kQuarters = 4;
  if (plot.fire.shots.empty()) {
    return {};
  }
  if (plot.fire.quarter < 1 || plot.fire.quarter > kQuarters) {
    return refused(refusal("RC-282"_rule, "no-such-quarter").of(id));
  }
  const bool has_fired = std::ranges::any_of(state.ship(id).guns,
                                             [](const GunState& gun) { return gun.fired_in != 0; });
  if (has_fired || (setting.options.first_fire == FirstFire::Game && state.move > 1)) {
    return refused(refusal("RC-282"_rule, "not-first-fire").of(id));
  }
  std::vector<Shot> before;
  for (const Shot& shot : plot.fire.shots) {
    const bool own = !shot.from_fort && shot.ship == id && shot.gun < state.ship(id).guns.size();
    if (!own || is_mortar(setting, shot)) {
      return refused(refusal("RC-282"_rule, "no-such-gun").of(id).by_gun(shot.gun + 1));
    }
    if (std::ranges::find(before, shot.gun, &Shot::gun) != before.end()) {
      return refused(refusal("RC-282"_rule, "laid-already").of(id).by_gun(shot.gun + 1));
    }
    if (!gun_works(setting, state, id, shot.gun)) {
      return refused(refusal("RC-282"_rule, "gun-unmanned").of(id).by_gun(shot.gun + 1));
    }
    if (auto judged = judge_magazine(setting, state, shot, before); !judged) {
      return judged;
    }
    before.push_back(shot);
  }
  return {};
}

/// [RC-201] What runs ashore does so on purpose.
Judged<> judge_shore(const Setting& setting, const State& state, ShipId id, const Plot& plot) {
  if (plot.ashore || plot.legs.empty()) {
    return {};
  }
  const Inches slow = Inches::of(kChange);
  const bool fast = plot.speed > slow || -plot.speed > slow;
  std::vector<table::Obstacle> land;
  std::vector<bool> piers;
  for (const table::BattleArea& area : setting.battle.areas) {
    // [RC-165] at 2 knots a ship comes to a full stop where it touches a pier
    const bool pier = area.kind == table::GroundKind::Pier;
    if (area.kind == table::GroundKind::Land || (pier && fast)) {
      land.push_back(table::obstacle(area.polygon));
      piers.push_back(pier);
    }
  }
  const Course course{state.ship(id).pose, plot.legs};
  const auto swept = table::sweep(setting.ship(id).hull, course, land, std::nullopt);
  if (swept.contact && swept.contact->obstacle && piers.at(*swept.contact->obstacle)) {
    return refused(refusal("RC-165"_rule, "too-fast-for-pier").of(id).inches(slow, plot.speed));
  }
  return swept.contact ? refused(refusal("RC-201"_rule, "would-run-ashore")
                                     .of(id)
                                     .inches(course.length(), swept.length))
                       : Judged<>{};
}

/// [RC-501] The battle's own rule of ships that fight bows on.
Judged<> judge_bows_on(const Setting& setting, const State& state, ShipId id, const Plot& plot) {
  for (const auto& rule : table::rules_of<table::BowsOn>(setting.battle)) {
    if (is_silent(setting, state, rule.fort) || steering_fault(state.ship(id))) {
      continue;
    }
    if (const auto off = table::off_the_heading(rule, id, state.ship(id).pose, plot.legs)) {
      constexpr int kDegree = table::Heading::kDegree;
      return refused(
          refusal("RC-501"_rule, "bows-on").of(id).figures(rule.most / kDegree, *off / kDegree));
    }
  }
  return {};
}

/// What an area is to a hull that comes upon it.
std::optional<Obstacles::What> obstacle_in(table::GroundKind kind) {
  switch (kind) {
    case table::GroundKind::Land:
      return Obstacles::What::Land;
    case table::GroundKind::Obstruction:
      return Obstacles::What::Obstruction;
    case table::GroundKind::Chain:
      return Obstacles::What::Chain;
    case table::GroundKind::Pier:
      return Obstacles::What::Pier;
    case table::GroundKind::Shoal:
    case table::GroundKind::RealMines:
    case table::GroundKind::DummyMines:
    case table::GroundKind::Stakes:
    case table::GroundKind::Water:
      break;
  }
  return std::nullopt;
}

}  // namespace

Judged<> judge_plotter(const Setting& setting, const State& state, ShipId id) {
  if (auto judged = judge_orders(state, id); !judged) {
    return judged;
  }
  const Ship& ship = state.ship(id);
  if (const auto leader = leader_of(setting, state, id)) {
    return refused(refusal("RC-501"_rule, "moves-with").of(id).with(*leader));
  }
  if (ship.boarders > 0) {
    return refused(refusal("RC-462"_rule, "fights-boarders").of(id));
  }
  return {};
}

Judged<> judge_by_water(const Setting& setting, const State& state, ShipId id, const Plot& plot) {
  if (auto judged = judge_deck(setting, state, id, plot); !judged) {
    return judged;
  }
  if (auto judged = judge_speed(setting, state, id, plot.speed); !judged) {
    return judged;
  }
  if (auto judged = judge_legs(setting, state, id, plot); !judged) {
    return judged;
  }
  if (auto judged = judge_held(setting, state, id, plot); !judged) {
    return judged;
  }
  if (auto judged = judge_turns(setting, state, id, plot); !judged) {
    return judged;
  }
  if (auto judged = judge_bows_on(setting, state, id, plot); !judged) {
    return judged;
  }
  if (auto judged = table::judge_helm(setting.battle, id, state.ship(id).pose, plot.legs);
      !judged && !steering_fault(state.ship(id))) {
    return judged;
  }
  if (auto judged = judge_tug(setting, state, id, plot); !judged) {
    return judged;
  }
  if (auto judged = judge_ram(state, id, plot); !judged) {
    return judged;
  }
  if (auto judged = judge_turrets(setting, id, plot); !judged) {
    return judged;
  }
  if (auto judged = judge_free_fire(setting, state, id, plot); !judged) {
    return judged;
  }
  return judge_shore(setting, state, id, plot);
}

std::optional<Demand> demand_on(const Setting& setting, const State& state, ShipId id) {
  const SpeedRange range = speeds_of(setting, state, id);
  return demand_of(setting, state, id, range.least, range.most);
}

std::optional<ShipId> tower_of(const State& state, ShipId id) {
  for (std::size_t i = 0; i < state.ships.size(); ++i) {
    if (state.ships[i].tow == id && state.ships[i].fate == Fate::Afloat) {
      return ShipId{static_cast<std::uint8_t>(i)};
    }
  }
  return std::nullopt;
}

std::optional<ShipId> leader_of(const Setting& setting, const State& state, ShipId id) {
  for (std::size_t i = 0; i < state.ships.size(); ++i) {  // [RC-173] who has taken a tug
    if (state.plots[i] && state.plots[i]->tug == id) {
      return ShipId{static_cast<std::uint8_t>(i)};
    }
  }
  if (const auto tower = tower_of(state, id)) {
    return tower;
  }
  const auto& other = setting.placed(id).lashed_to;
  const Ship& ship = state.ship(id);
  if (!other || ship.fate != Fate::Afloat || state.ship(*other).fate != Fate::Afloat ||
      state.ship(*other).side != ship.side) {
    return std::nullopt;
  }
  const bool own = has_power(setting, state, id);
  const bool theirs = has_power(setting, state, *other);
  if (own != theirs) {
    return own ? std::nullopt : other;
  }
  return *other < id ? other : std::nullopt;
}

std::optional<ShipId> follower_of(const Setting& setting, const State& state, ShipId id) {
  const auto& plot = state.plots.at(id.value());
  if (plot && plot->tug) {
    return plot->tug;
  }
  if (state.ship(id).tow && state.ship(*state.ship(id).tow).fate == Fate::Afloat) {
    return state.ship(id).tow;
  }
  const auto& other = setting.placed(id).lashed_to;
  return other && leader_of(setting, state, *other) == id ? other : std::nullopt;
}

Inches astern_of(const Setting& setting, const State& state, ShipId id) {
  constexpr int kThird = 3;
  const Inches most = most_speed(setting, state, id);
  return setting.ship(id).double_ender ? most : most / kThird;
}

Inches coasting_of(const Ship& ship) noexcept {
  const Inches change = Inches::of(kChange);
  return ship.speed >= Inches{} ? std::max(ship.speed - change, Inches{})
                                : std::min(ship.speed + change, Inches{});
}

SpeedRange speeds_of(const Setting& setting, const State& state, ShipId id) {
  const Ship& ship = state.ship(id);
  const Inches change = Inches::of(kChange);
  const Inches slower = coasting_of(ship);
  if (ship.ground != Ground::None) {
    const bool may_reverse = ship.ground == Ground::Shoal || ship.ground == Ground::Stakes ||
                             ship.ground == Ground::Wreck;
    return {may_reverse ? -astern_of(setting, state, id) : Inches{}, {}};
  }
  if (ship.docked) {
    return {};
  }
  Inches most = most_speed(setting, state, id);
  if (ship.balloon != 0) {
    most = std::min(most, kBalloonSpeed);
  }
  if (ship.tow) {
    most = most / 2;  // [RC-174]
  } else if (const auto other = follower_of(setting, state, id);
             other && has_power(setting, state, *other)) {
    most = std::min(most, most_speed(setting, state, *other));
  }
  const bool prize = ship.taken_in != 0 && state.move <= ship.taken_in + 1;
  if (most == Inches{} || ship.locked || prize) {
    return {slower, slower};
  }
  if (ship.speed > most) {
    return {std::max(ship.speed - change, Inches{}), std::max(most, ship.speed - change)};
  }
  const Inches astern = -std::min(astern_of(setting, state, id), most);
  if (ship.speed < Inches{}) {
    return {std::min(std::max(astern, ship.speed - change), slower), slower};
  }
  const Inches up = std::min(most, ship.speed + change);
  return {ship.speed == Inches{} ? std::max(astern, -change) : slower, up};
}

Inches way_of(const Setting& setting, const State& state, ShipId id, Inches speed) {
  constexpr std::int32_t kHalf = 45 * table::Heading::kDegree;
  const Inches run = speed < Inches{} ? -speed : speed;
  const Ship& ship = state.ship(id);
  if (run == Inches{} || ship.ground != Ground::None || ship.anchored) {
    return run;  // what lies still drifts, or does not
  }
  const auto stream = stream_for(setting, state, ship.pose.at);
  const auto heading = speed < Inches{} ? ship.pose.heading.opposite() : ship.pose.heading;
  return table::over_ground(run, table::going(heading, stream, kHalf), stream.speed);
}

Inches radius_of(const Setting& setting, const State& state, ShipId id) {
  constexpr int kJammedWheel = 7;  // [RC-177] side-wheelers
  const ShipSheet& sheet = setting.ship(id);
  const auto fault = steering_fault(state.ship(id));
  const bool hard = fault == Harm::HardRight || fault == Harm::HardLeft;
  return hard && sheet.any_radius ? Inches::of(kJammedWheel) : sheet.radius;
}

Judged<> judge(const Setting& setting, const State& state, const WritePlot& choice) {
  if (auto judged = judge_plotter(setting, state, choice.ship); !judged) {
    return judged;
  }
  if (auto judged = judge_by_water(setting, state, choice.ship, choice.plot); !judged) {
    return judged;
  }
  const auto demand = demand_on(setting, state, choice.ship);
  if (!demand || meets(setting, state, choice.ship, *demand, choice.plot)) {
    return {};
  }
  const auto plots = plots_by_water(setting, state, choice.ship);
  const bool possible = std::ranges::any_of(plots, [&](const Plot& plot) {
    return !plot.ashore && meets(setting, state, choice.ship, *demand, plot);
  });
  return possible ? refused(refusal(demand->rule, demand->key).of(choice.ship)) : Judged<>{};
}

Judged<> judge_end_of_orders(const Setting& setting, const State& state, Side side) {
  for (std::size_t i = 0; i < state.ships.size(); ++i) {
    const ShipId id{static_cast<std::uint8_t>(i)};
    const Ship& ship = state.ships[i];
    if (ship.side == side && !state.plots[i] && judge_plotter(setting, state, id) &&
        (ship.speed != Inches{} || demand_on(setting, state, id)) &&
        !plots_of(setting, state, id).empty()) {
      return refused(refusal("RC-043"_rule, "no-plot").of(id));
    }
  }
  return {};
}

Obstacles obstacles_for(const Setting& setting, const State& state,
                        const std::vector<ShipId>& left_out) {
  using What = Obstacles::What;
  Obstacles found;
  const auto add = [&](table::Obstacle obstacle, What what, ShipId ship, std::size_t area = 0) {
    found.all.push_back(std::move(obstacle));
    found.names.push_back({what, ship, static_cast<std::uint8_t>(area)});
  };
  const auto crosses = [&](std::size_t area) {  // [RC-205]
    return std::ranges::any_of(left_out,
                               [&](ShipId id) { return state.ship(id).crossing == area; });
  };
  for (std::size_t i = 0; i < state.ships.size(); ++i) {
    const ShipId id{static_cast<std::uint8_t>(i)};
    const Fate fate = state.ships[i].fate;  // [RC-206] wrecks count, [RC-207] but no explosion
    if (std::ranges::find(left_out, id) == left_out.end() &&
        (fate == Fate::Afloat || fate == Fate::Sunk)) {
      add(table::obstacle(setting.ship(id).hull, state.ships[i].pose),
          fate == Fate::Sunk ? What::Wreck : What::Ship, id);
    }
  }
  for (std::size_t i = 0; i < setting.battle.areas.size(); ++i) {
    const table::BattleArea& area = setting.battle.areas[i];
    const auto what = obstacle_in(area.kind);
    if (what && !(*what == What::Chain && crosses(i)) && !table::is_cleared(state.cleared, i)) {
      add(table::obstacle(area.polygon), *what, {}, i);
    }
  }
  return found;
}

bool alongside(const Setting& setting, const State& state, ShipId a, ShipId b) {
  if (setting.battle.by_models) {
    return true;  // people see it
  }
  return state.ship(a).fate == Fate::Afloat && state.ship(b).fate == Fate::Afloat &&
         table::touching(table::outline(setting.ship(a).hull, state.ship(a).pose),
                         table::outline(setting.ship(b).hull, state.ship(b).pose));
}

}  // namespace core::coastal
