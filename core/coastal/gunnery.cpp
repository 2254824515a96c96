#include "core/coastal/gunnery.h"

#include "core/base/contains.h"
#include "core/coastal/condition.h"
#include "core/coastal/damage.h"
#include "core/coastal/morale.h"
#include "core/table/masked.h"
#include "core/table/sight.h"
#include "core/table/suspect.h"
#include "core/table/throws.h"
#include "core/table/trigonometry.h"

#include <algorithm>

namespace core::coastal {
namespace {

using base::operator""_rule;
using table::Heading;
using table::Judged;
using table::Mounting;
using table::Point;
using table::Quarter;
using table::refusal;
using table::refused;
using table::told;

constexpr int kHitsAlways = 6;
constexpr int kLargeBore = 110;  // [RC-381] tenths of an inch

/// Where a gun stands, for its bearing: turrets of two at the quarters of the length, ports in the
/// middle of their end or side.
Point standing(const Setting& setting, const State& state, ShipId id, std::uint8_t gun) {
  constexpr int kQuarter = 4;
  constexpr int kHalf = 2;
  const table::Hull& hull = setting.ship(id).hull;
  const Pose pose = state.ship(id).pose;
  const auto at = [&](Inches ahead, Inches starboard) {
    return table::aboard(pose, ahead - hull.stack, starboard);
  };
  switch (setting.ship(id).guns.at(gun).mounting) {
    case Mounting::ForwardTurret:
      return at(hull.length / kQuarter, {});
    case Mounting::AfterTurret:
      return at(-hull.length / kQuarter, {});
    case Mounting::Bow:
    case Mounting::BowPivot:
      return at(hull.length / kHalf, {});
    case Mounting::Stern:
    case Mounting::SternPivot:
      return at(-hull.length / kHalf, {});
    case Mounting::PortSide:
      return at({}, -hull.beam / kHalf);
    case Mounting::StarboardSide:
      return at({}, hull.beam / kHalf);
    case Mounting::Turret:
    case Mounting::Pivot:
    case Mounting::Mortar:
    case Mounting::Fort:
      break;
  }
  return table::middle(hull, pose);
}

constexpr int kAhead = 0;
constexpr int kStarboard = 90;
constexpr int kAstern = 180;
constexpr int kPortBearing = 270;

table::Arc arc(int centre, int half) {
  return {centre * Heading::kDegree, half * Heading::kDegree};
}

/// The turret in which a gun stands.
Quarter facing_of(const Setting& setting, const Ship& ship, ShipId id, std::uint8_t gun) {
  const auto& turrets = setting.ship(id).turrets;
  for (std::size_t i = 0; i < turrets.size(); ++i) {
    if (std::ranges::find(turrets[i], gun) != turrets[i].end()) {
      return ship.turrets.at(i);
    }
  }
  return Quarter::Ahead;
}

/// [RC-T13] [RC-262] [RC-265]
std::vector<table::Arc> arcs_of(const Setting& setting, const State& state, ShipId id,
                                std::uint8_t gun) {
  const Arcs& arcs = setting.charts.arcs;
  const int port = setting.options.port_arc_deg;
  switch (setting.ship(id).guns.at(gun).mounting) {
    case Mounting::Turret:
    case Mounting::ForwardTurret:
    case Mounting::AfterTurret:
      return {table::arc_of(facing_of(setting, state.ship(id), id, gun))};
    case Mounting::Mortar:
      return {arc(kAhead, arcs.turret)};
    case Mounting::Pivot:
      return {arc(kPortBearing, arcs.pivot), arc(kStarboard, arcs.pivot)};
    case Mounting::Bow:
      return {arc(kAhead, port)};
    case Mounting::Stern:
      return {arc(kAstern, port)};
    case Mounting::PortSide:
      return {arc(kPortBearing, port)};
    case Mounting::StarboardSide:
      return {arc(kStarboard, port)};
    case Mounting::BowPivot:
      return {arc(kAhead, port), arc(kPortBearing, port), arc(kStarboard, port)};
    case Mounting::SternPivot:
      return {arc(kAstern, port), arc(kPortBearing, port), arc(kStarboard, port)};
    case Mounting::Fort:
      break;
  }
  return {};
}

ShipId firer_of(const Setting& setting, const Shot& shot) {
  return shot.from_fort ? setting.name_of(shot.fort) : shot.ship;
}

/// [RC-287] Whether a gun has fired too lately.
bool must_wait(const table::Gun& gun, const GunState& log, int move) {
  const int pause = gun.alternate_moves ? 2 : 1;
  return log.fired_in != 0 && move < log.fired_in + pause;
}

Judged<> judge_fort_gun(const Setting& setting, const State& state, const Shot& shot) {
  const GunState& log = state.fort(shot.fort).guns.at(shot.gun);
  const auto no = [&](base::RuleId rule, std::string_view key) {
    return refused(refusal(rule, key).of(setting.name_of(shot.fort)).by_gun(shot.gun + 1));
  };
  if (state.fort(shot.fort).masked) {
    return no("RR-146"_rule, "lies-hidden");
  }
  if (is_silent(setting, state, shot.fort)) {
    return no("RC-386"_rule, "fort-gun-silent");
  }
  if (log.destroyed) {
    return no("RC-383"_rule, "gun-lost");
  }
  if (!log.manned) {
    return no("RC-385"_rule, "gun-unmanned");
  }
  if (must_wait(setting.gun(shot.fort, shot.gun), log, state.move)) {
    return no("RC-287"_rule, "fired-already");
  }
  return {};
}

Judged<> judge_ship_gun(const Setting& setting, const State& state, const Shot& shot) {
  const Ship& ship = state.ship(shot.ship);
  const auto no = [&](base::RuleId rule, std::string_view key) {
    return refused(refusal(rule, key).of(shot.ship).by_gun(shot.gun + 1));
  };
  if (!in_action(ship)) {
    return refused(refusal("RC-330"_rule, "ship-gone").of(shot.ship));
  }
  if (ship.guns.at(shot.gun).destroyed) {
    return no("RC-323"_rule, "gun-lost");
  }
  if (!ship.guns.at(shot.gun).manned) {
    return no("RC-025"_rule, "gun-unmanned");
  }
  if (!gun_works(setting, state, shot.ship, shot.gun)) {
    return no("RC-325"_rule, "gun-needs-repair");
  }
  if (must_wait(setting.gun(shot.ship, shot.gun), ship.guns.at(shot.gun), state.move)) {
    return no("RC-287"_rule, "fired-already");
  }
  if (ship.taken_in != 0 && state.move <= ship.taken_in + 1) {
    return no("RC-463"_rule, "prize-does-not-fire");
  }
  if (ship.boarders > 0) {
    return refused(refusal("RC-462"_rule, "fights-boarders").of(shot.ship));
  }
  return {};
}

Judged<> judge_target(const Setting& setting, const State& state, const Shot& shot) {
  const ShipId firer = firer_of(setting, shot);
  const Side by = side_of(state, shot);
  if (shot.at_fort) {
    if (shot.target_fort.value() >= state.forts.size()) {
      return refused(refusal("RC-281"_rule, "no-such-target").of(firer));
    }
    const ShipId name = setting.name_of(shot.target_fort);
    if (state.fort(shot.target_fort).side == by) {
      return refused(refusal("RC-281"_rule, "own-side").of(firer).with(name));
    }
    if (state.fort(shot.target_fort).masked) {
      return refused(refusal("RR-146"_rule, "not-seen-yet").of(firer).with(name));
    }
    return state.fort(shot.target_fort).abandoned
               ? refused(refusal("RC-404"_rule, "white-flag").of(firer).with(name))
               : Judged<>{};
  }
  if (shot.target.value() >= state.ships.size()) {
    return refused(refusal("RC-281"_rule, "no-such-target").of(firer));
  }
  const Ship& target = state.ship(shot.target);
  if (target.side == by) {
    return refused(refusal("RC-281"_rule, "own-side").of(firer).with(shot.target));
  }
  return target.fate == Fate::Afloat
             ? Judged<>{}
             : refused(refusal("RC-321"_rule, "target-gone").of(firer).with(shot.target));
}

/// Whether the land bears the fort that fires or is fired at: it does not hide that.
bool stands_on(const Setting& setting, const State& state, const Shot& shot,
               const table::BattleArea& land) {
  const auto on = [&](FortId fort) {
    return table::touch(table::outline(table::fort_footprint(setting, state, fort)), land.polygon);
  };
  return (shot.from_fort && on(shot.fort)) || (shot.at_fort && on(shot.target_fort));
}

Judged<> judge_sight(const Setting& setting, const State& state, const Shot& shot) {
  const ShipId firer = firer_of(setting, shot);
  const Point from = measuring_point(setting, state, shot);
  const Point to = aiming_point(setting, state, shot);
  const Inches far = sight_of(setting, state);
  if (shot.measured ? shot.measured->range > far : !table::within(from, to, far)) {
    return refused(refusal("RC-221"_rule, "not-visible")
                       .of(firer)
                       .inches(far, range_of(setting, state, shot)));
  }
  if (shot.measured) {
    return {};  // what stands between the models people see
  }
  if (const auto hidden = hidden_by(setting, state, shot)) {
    if (hidden->smoke) {
      return refused(refusal("RC-224"_rule, "smoke-in-the-way").of(firer));
    }
    return hidden->ship
               ? refused(refusal("RC-221"_rule, "ship-in-the-way").of(firer).with(*hidden->ship))
               : refused(refusal("RC-221"_rule, "land-in-the-way").of(firer));
  }
  return {};
}

/// Guns that a battle says stand too low to be raised at a fort.
Judged<> judge_elevation(const Setting& setting, const State& state, const Shot& shot) {
  for (const auto& rule : table::rules_of<table::CannotReachFort>(setting.battle)) {
    if (!shot.from_fort && shot.at_fort && rule.ship == shot.ship &&
        rule.fort == shot.target_fort &&
        (!rule.gun || *rule.gun == setting.ship(shot.ship).guns.at(shot.gun).gun) &&
        range_of(setting, state, shot) <= rule.within) {
      return refused(refusal("RC-501"_rule, "cannot-elevate")
                         .of(shot.ship)
                         .with(setting.name_of(shot.target_fort))
                         .by_gun(shot.gun + 1));
    }
  }
  return {};
}

bool is_large_mortar(const Setting& setting, const Shot& shot) {
  return gun_of(setting, shot).bore.value_or(0) >= kLargeBore;
}

/// [RC-381]
Judged<> judge_mortar(const Setting& setting, const State& state, const Shot& shot) {
  constexpr int kLeast = 6;
  const Ship& ship = state.ship(shot.ship);
  if (!shot.at_fort) {
    return refused(refusal("RC-381"_rule, "mortar-at-works-only").of(shot.ship));
  }
  if (ship.speed != Inches{} || ship.ground != Ground::None) {
    return refused(refusal("RC-381"_rule, "mortar-moved").of(shot.ship));
  }
  const Inches range = range_of(setting, state, shot);
  if (range < Inches::of(kLeast)) {
    return refused(
        refusal("RC-381"_rule, "mortar-too-near").of(shot.ship).inches(Inches::of(kLeast), range));
  }
  const Charts& charts = setting.charts;
  const Inches most =
      is_large_mortar(setting, shot) ? charts.mortar_reach_large : charts.mortar_reach_small;
  if (range > most) {
    return refused(refusal("RC-381"_rule, "out-of-range")
                       .of(shot.ship)
                       .by_gun(shot.gun + 1)
                       .inches(most, range));
  }
  for (std::size_t i = 0; i < state.ships.size(); ++i) {
    Shot spotted = shot;
    spotted.ship = ShipId{static_cast<std::uint8_t>(i)};
    if (in_action(state.ships[i]) && state.ships[i].side == ship.side &&
        judge_sight(setting, state, spotted)) {
      return {};
    }
  }
  return refused(refusal("RC-381"_rule, "nobody-spots").of(shot.ship));
}

/// What a shot has done, until all have been fired.
struct Outcome {
  Shot shot;
  bool hit{};
  bool burst{};
  int area{};  ///< [RC-383] of a mortar's hit
  int effect{};
  bool on_herself{};  ///< [RR-122] what has burst counts as a hit by that gun
};

/// [RC-288], and guns that a battle lets burst by words of its own.
bool bursts(Record& record, const Shot& shot, int die, RollFor whom) {
  constexpr int kOne = 1;
  for (const auto& rule : table::rules_of<table::GunBursts>(record.setting().battle)) {
    const auto* const ship = std::get_if<ShipId>(&rule.owner);
    if (!shot.from_fort && ship != nullptr && *ship == shot.ship && rule.sides == kHitsAlways &&
        rule.gun == record.setting().ship(shot.ship).guns.at(shot.gun).gun && die <= rule.face) {
      return true;
    }
  }
  return die == kOne && gun_of(record.setting(), shot).may_burst &&
         record.d6("RC-288"_rule, side_of(record.state(), shot), whom) == kOne;
}

void mark_fired(Record& record, const Shot& shot) {
  const auto move = record.state().move;
  if (shot.from_fort) {
    record.change(shot.fort, [&](Fort& fort) { fort.guns.at(shot.gun).fired_in = move; });
  } else {
    record.change(shot.ship, [&](Ship& ship) {
      ship.guns.at(shot.gun).fired_in = move;
      table::use_round(record.setting().placed(shot.ship), ship.rounds,
                       record.setting().ship(shot.ship).guns.at(shot.gun).gun);
    });
  }
  if (!shot.at_fort) {
    record.change(shot.target, [&](Ship& ship) {
      ship.under_fire = true;
      if (!shot.from_fort &&
          std::ranges::find(ship.fired_on_by, shot.ship) == ship.fired_on_by.end()) {
        ship.fired_on_by.push_back(shot.ship);
      }
    });
  }
}

/// [RC-224] Where the cloud of a gun hangs.
Point muzzle(const Setting& setting, const State& state, const Shot& shot) {
  return shot.from_fort ? table::square_middle(table::fort_footprint(setting, state, shot.fort),
                                               setting.fort(shot.fort).guns.at(shot.gun).square)
                        : standing(setting, state, shot.ship, shot.gun);
}

/// [RC-224] Without wind the smoke of a gun gathers, and grows while it lies still.
void make_smoke(Record& record, const Shot& shot) {
  constexpr int kLife = 2;  // moves for each move of firing
  if (record.state().wind != Wind::None) {
    return;
  }
  std::vector<Smoke> smoke = record.state().smoke;
  const Point at = muzzle(record.setting(), record.state(), shot);
  const auto found = std::ranges::find_if(smoke, [&](const Smoke& each) {
    return each.from_fort == shot.from_fort && each.ship == shot.ship && each.fort == shot.fort &&
           each.gun == shot.gun && each.middle == at;
  });
  if (found == smoke.end()) {
    smoke.push_back({shot.from_fort, shot.ship, shot.fort, shot.gun, at, 1, in_byte(kLife)});
  } else {
    ++found->halves;
    found->life = in_byte(found->life + kLife);
  }
  record.apply(SmokeChanged{std::move(smoke)});
}

RollFor roller(const Shot& shot) {
  return shot.from_fort ? RollFor{shot.fort} : RollFor{shot.ship};
}

ShipId target_name(const Setting& setting, const Shot& shot) {
  return shot.at_fort ? setting.name_of(shot.target_fort) : shot.target;
}

/// [RC-382]
Outcome fire_mortar(Record& record, const Shot& shot) {
  const Side by = side_of(record.state(), shot);
  const int bonus = record.ship(shot.ship).mortar_on == shot.target_fort ? 1 : 0;
  const int die = record.d6("RC-382"_rule, by, shot.ship);
  const int counts = table::count_die(record, shot.ship, die, table::kD6Faces, true);
  Outcome outcome{shot, counts + bonus >= kHitsAlways, false, 0, 0, false};
  record.tell(told("RC-382"_rule, outcome.hit ? "mortar-hits" : "mortar-misses")
                  .of(shot.ship)
                  .with(target_name(record.setting(), shot))
                  .with_figures({die, bonus}));
  record.change(shot.ship, [&](Ship& ship) { ship.mortar_on = shot.target_fort; });
  if (outcome.hit) {
    outcome.area = record.d6("RC-383"_rule, by, shot.ship);
    outcome.effect = record.d6("RC-383"_rule, by, shot.ship);
  }
  return outcome;
}

/// [RC-281] [RC-283] [RC-284]
Outcome fire_gun(Record& record, const Shot& shot) {
  const Setting& setting = record.setting();
  const ShipId firer = firer_of(setting, shot);
  const ShipId target = target_name(setting, shot);
  const table::Gun& gun = gun_of(setting, shot);
  const auto band = setting.charts.band(gun.type, range_of(setting, record.state(), shot));
  const int die = record.d6("RC-281"_rule, side_of(record.state(), shot), roller(shot));
  Outcome outcome{shot, false, bursts(record, shot, die, roller(shot)), 0, 0, false};
  if (!band) {
    record.tell(told("RC-281"_rule, "shot-wasted").of(firer).with(target).by_gun(shot.gun + 1));
    return outcome;
  }
  const int modifier = modifier_of(setting, record.state(), shot);
  const int needs = setting.charts.gunnery.at(static_cast<std::size_t>(gun.type))
                        .needs.at(static_cast<std::size_t>(*band));
  outcome.hit = !outcome.burst && die + modifier >= needs;
  if (!shot.from_fort) {
    table::tell_counted(record, shot.ship, die, die + setting.placed(shot.ship).die_modifier);
  }
  record.tell(told("RC-283"_rule, outcome.hit ? "gun-hits" : "gun-misses")
                  .of(firer)
                  .with(target)
                  .by_gun(shot.gun + 1)
                  .with_figures({die, die + modifier, needs}));
  return outcome;
}

/// [RC-288]
void burst(Record& record, const Shot& shot) {
  record.tell(
      told("RC-288"_rule, "gun-bursts").of(firer_of(record.setting(), shot)).by_gun(shot.gun + 1));
  if (shot.from_fort) {
    record.change(shot.fort, [&](Fort& fort) {
      fort.guns.at(shot.gun).destroyed = true;
      ++fort.lost;
    });
    const bool tests = fort_tests_after_loss(record.setting(), record.state(), shot.fort);
    record.change(shot.fort, [&](Fort& fort) { fort.test_due = fort.test_due || tests; });
    return;
  }
  const bool serves = record.ship(shot.ship).captain_serves == shot.gun;
  record.change(shot.ship, [&](Ship& ship) {
    GunState& gun = ship.guns.at(shot.gun);
    gun.destroyed = true;
    gun.burst = true;
    ship.lost = static_cast<std::int8_t>(ship.lost + (gun.manned ? 1 : 0));
    gun.manned = false;
  });
  add_cause(record, shot.ship, Cause::CrewLost);
  if (serves) {
    kill_captain(record, shot.ship, "RC-054"_rule);
  }
}

/// [RC-383] The square of a fort that a die of six names.
int square_hit(const Setting& setting, FortId fort, int die) {
  const int squares = table::squares(setting.fort(fort).footprint);
  return (die * squares + kHitsAlways - 1) / kHitsAlways;
}

/// [RC-289] [RC-386]
void hit_work(Record& record, FortId id, int points) {
  const bool silent = is_silent(record.setting(), record.state(), id);
  record.change(id, [&](Fort& fort) {
    fort.fpv = static_cast<std::int16_t>(std::max(0, fort.fpv - points));
  });
  const ShipId name = record.setting().name_of(id);
  const bool houses = record.setting().fort(id).buildings;
  const RuleId rule = houses ? "RC-387"_rule : "RC-386"_rule;
  record.tell(told(rule, "loses-points").of(name).with_figures({points, record.fort(id).fpv}));
  if (!silent && is_silent(record.setting(), record.state(), id)) {
    record.tell(told(rule, houses ? "lies-in-rubble" : "fort-ceases-fire").of(name));
  }
}

/// [RC-383] One gun of the square and its men.
void destroy_gun_in(Record& record, FortId id, int square) {
  const auto& guns = record.setting().fort(id).guns;
  for (std::size_t i = 0; i < guns.size(); ++i) {
    if (guns[i].square != square || record.fort(id).guns.at(i).destroyed) {
      continue;
    }
    record.change(id, [&](Fort& fort) {
      fort.guns.at(i).destroyed = true;
      ++fort.lost;
    });
    record.tell(told("RC-383"_rule, "gun-destroyed")
                    .of(record.setting().name_of(id))
                    .by_gun(static_cast<int>(i) + 1));
    const bool tests = fort_tests_after_loss(record.setting(), record.state(), id);
    record.change(id, [&](Fort& fort) { fort.test_due = fort.test_due || tests; });
    return;
  }
}

void mortar_effect(Record& record, const Outcome& outcome) {
  const FortId id = outcome.shot.target_fort;
  const int square = square_hit(record.setting(), id, outcome.area);
  const MortarLine& line = record.setting().charts.mortar.on(outcome.effect);
  if (line.damage) {
    hit_work(
        record, id,
        is_large_mortar(record.setting(), outcome.shot) ? line.points_large : line.points_small);
  }
  if (line.gun_destroyed && record.setting().fort(id).buildings) {
    // [RC-383] the houses of the square
    const FortSheet& houses = record.setting().fort(id);
    hit_work(record, id, houses.card.fpv / table::squares(houses.footprint));
  } else if (line.gun_destroyed) {
    destroy_gun_in(record, id, square);
  }
  // The commander sits in the first square.
  if (line.commander_killed && square == 1 && record.fort(id).commander.alive) {
    record.change(id, [](Fort& fort) {
      fort.commander.alive = false;
      fort.test_due = true;  // [RC-388]
    });
    record.tell(told("RC-383"_rule, "captain-killed").of(record.setting().name_of(id)));
  }
}

void take_effect(Record& record, const Outcome& outcome) {
  const Shot& shot = outcome.shot;
  if (outcome.burst) {
    burst(record, shot);
  }
  if (outcome.on_herself) {
    const int points = gun_of(record.setting(), shot).points.value_or(0);
    const bool sloping = record.setting().ship(shot.ship).sloping;  // [RC-290]
    lose_points(record, shot.ship, sloping ? points / 2 : points, "RR-122"_rule);
  }
  if (!outcome.hit) {
    return;
  }
  if (is_mortar(record.setting(), shot)) {
    mortar_effect(record, outcome);
  } else if (shot.at_fort) {
    hit_work(record, shot.target_fort, points_of(record.setting(), shot));
  } else {
    lose_points(record, shot.target, points_of(record.setting(), shot), "RC-289"_rule,
                measuring_point(record.setting(), record.state(), shot));
  }
}

}  // namespace

const table::Gun& gun_of(const Setting& setting, const Shot& shot) {
  return shot.from_fort ? setting.gun(shot.fort, shot.gun) : setting.gun(shot.ship, shot.gun);
}

bool is_mortar(const Setting& setting, const Shot& shot) {
  return gun_of(setting, shot).type == table::GunType::Mortar;
}

Side side_of(const State& state, const Shot& shot) {
  return shot.from_fort ? state.fort(shot.fort).side : state.ship(shot.ship).side;
}

Point measuring_point(const Setting& setting, const State& state, ShipId id) {
  return table::middle(setting.ship(id).hull, state.ship(id).pose);
}

Point measuring_point(const Setting& setting, const State& state, const Shot& shot) {
  return shot.from_fort ? table::fort_middle(setting, state, shot.fort)
                        : measuring_point(setting, state, shot.ship);
}

Point aiming_point(const Setting& setting, const State& state, const Shot& shot) {
  return shot.at_fort ? table::fort_middle(setting, state, shot.target_fort)
                      : measuring_point(setting, state, shot.target);
}

Inches range_of(const Setting& setting, const State& state, const Shot& shot) {
  if (shot.measured) {
    return shot.measured->range;
  }
  return table::distance(measuring_point(setting, state, shot), aiming_point(setting, state, shot));
}

namespace {

/// [RC-263] [RC-T13] Where a ship's gun may point as things are.
table::Training training_of(const Setting& setting, const State& state, ShipId id,
                            std::uint8_t gun) {
  constexpr int kMasked = 20;  // [RC-263] 40 degrees astern of a stern wheel
  const Mounting mounting = setting.ship(id).guns.at(gun).mounting;
  const bool centre_line = mounting != Mounting::PortSide && mounting != Mounting::StarboardSide;
  table::Training training{arcs_of(setting, state, id, gun), {}};
  if (setting.ship(id).stern_wheel && centre_line) {
    training.masked.push_back(arc(kAstern, kMasked));
  }
  return training;
}

/// [RC-285] Whether something lies so from a ship's bow that it fires along her.
bool is_along(const Setting& setting, Heading heading, Heading to) {
  const int half = setting.options.end_on_deg;
  return table::in_arc(arc(kAhead, half), heading, to) ||
         table::in_arc(arc(kAstern, half), heading, to);
}

}  // namespace

bool bears_on(const Setting& setting, const State& state, ShipId id, std::uint8_t gun,
              Point place) {
  return table::bears(training_of(setting, state, id, gun), state.ship(id).pose.heading,
                      standing(setting, state, id, gun), place);
}

bool bears(const Setting& setting, const State& state, const Shot& shot) {
  const Point to = aiming_point(setting, state, shot);
  if (shot.from_fort) {  // [RC-264] as pivots, about the facing
    const FortSheet& fort = setting.fort(shot.fort);
    return table::in_arc(arc(kAhead, setting.charts.arcs.pivot), fort.facing,
                         shot.measured
                             ? fort.facing.turned(shot.measured->bearing)
                             : table::bearing(table::fort_middle(setting, state, shot.fort), to));
  }
  if (shot.measured) {
    const Heading heading = state.ship(shot.ship).pose.heading;
    return !table::bearing_arcs(training_of(setting, state, shot.ship, shot.gun), heading,
                                heading.turned(shot.measured->bearing))
                .empty();
  }
  return bears_on(setting, state, shot.ship, shot.gun, to);
}

table::FieldOfFire field_of_fire(const Setting& setting, const State& state, const Shot& shot) {
  if (shot.from_fort) {
    const FortSheet& fort = setting.fort(shot.fort);
    return {table::fort_middle(setting, state, shot.fort),
            fort.facing,
            {arc(kAhead, setting.charts.arcs.pivot)}};
  }
  return {standing(setting, state, shot.ship, shot.gun), state.ship(shot.ship).pose.heading,
          arcs_of(setting, state, shot.ship, shot.gun)};
}

Inches sight_of(const Setting& setting, const State& state) {
  constexpr int kSight = 50;
  Inches far = Inches::of(kSight);
  if (setting.battle.visibility) {
    far = std::min(far, *setting.battle.visibility);
  }
  return state.fog ? std::min(far, *state.fog) : far;
}

std::optional<Hidden> hidden_by(const Setting& setting, const State& state, const Shot& shot) {
  const Point from = measuring_point(setting, state, shot);
  const Point to = aiming_point(setting, state, shot);
  for (std::size_t i = 0; i < state.ships.size(); ++i) {
    const ShipId id{static_cast<std::uint8_t>(i)};
    const bool is_end =
        (!shot.from_fort && shot.ship == id) || (!shot.at_fort && shot.target == id);
    // Of a lashed pair each fires outboard only, however small the other is.
    const bool lashed = !shot.from_fort && setting.placed(shot.ship).lashed_to == id;
    const bool larger = !shot.at_fort && state.ships[i].spv > state.ship(shot.target).spv;
    // [RC-222] An enemy that none has seen is not on the table: nothing tells of it.
    const bool known = state.ships[i].seen || state.ships[i].side == side_of(state, shot);
    if (state.ships[i].fate == Fate::Afloat && known && !is_end && (lashed || larger) &&
        table::line_touches(table::outline(setting.ship(id).hull, state.ships[i].pose), from, to)) {
      return Hidden{id};
    }
  }
  for (const table::BattleArea& area : setting.battle.areas) {
    if (area.kind == table::GroundKind::Land && !stands_on(setting, state, shot, area) &&
        table::line_touches(area.polygon, from, to)) {
      return Hidden{};
    }
  }
  // Its own cloud does not keep a gun from going on firing.
  const bool smoke = std::ranges::any_of(state.smoke, [&](const Smoke& each) {
    const bool own = each.from_fort == shot.from_fort && each.gun == shot.gun &&
                     (each.from_fort ? each.fort == shot.fort : each.ship == shot.ship);
    return !own &&
           table::line_touches(table::smoke(each.middle, Inches::ratio(each.halves, 2)), from, to);
  });
  return smoke ? std::optional{Hidden{std::nullopt, true}} : std::nullopt;
}

bool sees(const Setting& setting, const State& state, ShipId viewer, ShipId seen) {
  Shot line;
  line.ship = viewer;
  line.target = seen;
  return judge_sight(setting, state, line).has_value();
}

bool sees(const Setting& setting, const State& state, FortId viewer, ShipId seen) {
  Shot line;
  line.from_fort = true;
  line.fort = viewer;
  line.target = seen;
  return judge_sight(setting, state, line).has_value();
}

bool is_end_on(const Setting& setting, const State& state, ShipId id, Point from) {
  return is_along(setting, state.ship(id).pose.heading,
                  table::bearing(measuring_point(setting, state, id), from));
}

int modifier_of(const Setting& setting, const State& state, const Shot& shot) {
  int modifier = 0;
  if (!shot.at_fort) {
    const Point from = shot.from_fort ? table::fort_middle(setting, state, shot.fort)
                                      : standing(setting, state, shot.ship, shot.gun);
    modifier += setting.ship(shot.target).small_target ? setting.charts.firing.small_target : 0;
    const bool end_on = shot.measured
                            ? is_along(setting, Heading{}, Heading::of(shot.measured->aspect))
                            : is_end_on(setting, state, shot.target, from);
    modifier += end_on ? setting.charts.firing.end_on : 0;
  }
  for (const auto& rule : table::rules_of<table::FortOvershoot>(setting.battle)) {
    if (shot.at_fort && rule.fort == shot.target_fort &&
        range_of(setting, state, shot) <= rule.within) {
      modifier += rule.modifier;
    }
  }
  if (!shot.from_fort) {
    const Ship& ship = state.ship(shot.ship);
    modifier += setting.placed(shot.ship).die_modifier;  // [RR-382]
    modifier +=
        ship.captain.alive && ship.captain_serves == shot.gun ? person_in_command(ship).yellow : 0;
  }
  return modifier;
}

int points_of(const Setting& setting, const Shot& shot) {
  const int points = gun_of(setting, shot).points.value_or(0);
  return !shot.at_fort && setting.ship(shot.target).sloping ? points / 2 : points;
}

Judged<> judge_magazine(const Setting& setting, const State& state, const Shot& shot,
                        const std::vector<Shot>& with) {
  if (shot.from_fort || setting.placed(shot.ship).magazines.empty()) {
    return {};
  }
  const auto& guns = setting.ship(shot.ship).guns;
  const table::GunId gun = guns.at(shot.gun).gun;
  const auto others = std::ranges::count_if(with, [&](const Shot& other) {
    return !other.from_fort && other.ship == shot.ship && guns.at(other.gun).gun == gun;
  });
  return table::judge_rounds(setting.placed(shot.ship), state.ship(shot.ship).rounds, shot.ship,
                             shot.gun + 1, gun, static_cast<int>(others));
}

Judged<> judge_shot(const Setting& setting, const State& state, const Shot& shot) {
  if (auto judged = shot.from_fort ? judge_fort_gun(setting, state, shot)
                                   : judge_ship_gun(setting, state, shot);
      !judged) {
    return judged;
  }
  if (auto judged = judge_target(setting, state, shot); !judged) {
    return judged;
  }
  if (is_mortar(setting, shot)) {
    return judge_mortar(setting, state, shot);
  }
  if (auto judged = judge_sight(setting, state, shot); !judged) {
    return judged;
  }
  if (!bears(setting, state, shot)) {
    return refused(
        refusal("RC-261"_rule, "does-not-bear").of(firer_of(setting, shot)).by_gun(shot.gun + 1));
  }
  return judge_elevation(setting, state, shot);
}

Judged<> judge(const Setting& setting, const State& state, const LayGun& choice) {
  const Shot& shot = choice.shot;
  const bool known =
      shot.from_fort
          ? shot.fort.value() < state.forts.size() && shot.gun < state.fort(shot.fort).guns.size()
          : shot.ship.value() < state.ships.size() && shot.gun < state.ship(shot.ship).guns.size();
  if (!known) {
    return refused(refusal("RC-281"_rule, "no-such-gun").of(shot.ship).by_gun(shot.gun + 1));
  }
  const ShipId firer = firer_of(setting, shot);
  if (state.phase != Phase::Shooting) {
    return refused(refusal("RC-141"_rule, "not-in-this-step").of(firer));
  }
  if (setting.battle.by_models != shot.measured.has_value()) {
    return refused(
        refusal("RC-161"_rule, shot.measured ? "program-measures" : "measure-first").of(firer));
  }
  const auto& opening = state.opening;
  if (!opening.empty() && !(shot.from_fort && base::contains(opening, shot.fort))) {
    return refused(
        refusal("RR-147"_rule, "fires-first").of(firer).with(setting.name_of(opening.front())));
  }
  const auto side = static_cast<std::size_t>(side_of(state, shot));
  if (state.done.at(side) || (side == 1 && !state.done.at(0))) {
    return refused(refusal("RC-043"_rule, "not-yours").of(firer));
  }
  if (std::ranges::any_of(state.laid.at(side), [&](const Shot& other) {
        return other.from_fort == shot.from_fort && other.gun == shot.gun &&
               (shot.from_fort ? other.fort == shot.fort : other.ship == shot.ship);
      })) {
    return refused(refusal("RC-281"_rule, "laid-already").of(firer).by_gun(shot.gun + 1));
  }
  if (auto judged = judge_magazine(setting, state, shot, state.laid.at(side)); !judged) {
    return judged;
  }
  return judge_shot(setting, state, shot);
}

Judged<> judge(const Setting& setting, const State& state, const UnlayGun& choice) {
  const auto& shot = choice.shot;
  const auto is_there = [&](const std::vector<Shot>& shots) {
    return std::ranges::find(shots, shot) != shots.end();
  };
  const bool laid =
      state.phase == Phase::Shooting &&
      ((is_there(state.laid[0]) && !state.done[0]) || (is_there(state.laid[1]) && !state.done[1]));
  return laid ? Judged<>{}
              : refused(refusal("RC-281"_rule, "not-laid")
                            .of(firer_of(setting, shot))
                            .by_gun(shot.gun + 1));
}

std::vector<Shot> shots_of(const Setting& setting, const State& state, Side side) {
  std::vector<Shot> shots;
  const auto at_all = [&](Shot shot) {
    for (std::size_t i = 0; i < state.ships.size() + state.forts.size(); ++i) {
      shot.at_fort = i >= state.ships.size();
      shot.target = shot.at_fort ? ShipId{} : ShipId{static_cast<std::uint8_t>(i)};
      shot.target_fort =
          shot.at_fort ? FortId{static_cast<std::uint8_t>(i - state.ships.size())} : FortId{};
      if (judge(setting, state, LayGun{shot})) {
        shots.push_back(shot);
      }
    }
  };
  for (std::size_t i = 0; i < state.ships.size(); ++i) {
    for (std::size_t gun = 0; state.ships[i].side == side && gun < state.ships[i].guns.size();
         ++gun) {
      Shot shot;
      shot.ship = ShipId{static_cast<std::uint8_t>(i)};
      shot.gun = static_cast<std::uint8_t>(gun);
      at_all(shot);
    }
  }
  for (std::size_t i = 0; i < state.forts.size(); ++i) {
    for (std::size_t gun = 0; state.forts[i].side == side && gun < state.forts[i].guns.size();
         ++gun) {
      Shot shot;
      shot.from_fort = true;
      shot.fort = FortId{static_cast<std::uint8_t>(i)};
      shot.gun = static_cast<std::uint8_t>(gun);
      at_all(shot);
    }
  }
  return shots;
}

void fire(Record& record, const std::vector<Shot>& shots) {
  std::vector<Outcome> outcomes;
  for (const Shot& shot : shots) {
    const bool doubted = table::suspect_bursts(record, shot);
    mark_fired(record, shot);
    outcomes.push_back(doubted                             ? Outcome{shot, false, true, 0, 0, true}
                       : is_mortar(record.setting(), shot) ? fire_mortar(record, shot)
                                                           : fire_gun(record, shot));
  }
  for (const Shot& shot : shots) {
    make_smoke(record, shot);
  }
  for (const Outcome& outcome : outcomes) {
    take_effect(record, outcome);
  }
}

void thin_smoke(Record& record) {
  std::vector<Smoke> smoke = record.state().smoke;
  for (Smoke& each : smoke) {
    --each.life;
  }
  std::erase_if(smoke, [](const Smoke& each) { return each.life <= 0; });
  if (smoke != record.state().smoke) {
    record.apply(SmokeChanged{std::move(smoke)});
  }
}

void shoot(Record& record) {
  std::vector<Shot> shots = record.state().laid[0];
  const auto& others = record.state().laid[1];
  shots.insert(shots.end(), others.begin(), others.end());
  // [RR-147] What hidden forts fire first belongs to the shooting that follows it.
  const bool opens = !record.state().opening.empty();
  const bool follows = !opens && record.state().opened_in == record.state().move;
  for (std::size_t i = 0; i < record.state().ships.size(); ++i) {
    const ShipId id{static_cast<std::uint8_t>(i)};
    const bool keeps = std::ranges::any_of(shots, [&](const Shot& shot) {
      return !shot.from_fort && shot.ship == id && is_mortar(record.setting(), shot) &&
             record.ship(id).mortar_on == shot.target_fort;
    });
    record.change(id, [&](Ship& ship) {
      if (!follows) {
        ship.fired_on_by.clear();
        ship.under_fire = false;
      }
      if (!keeps && !opens) {
        ship.mortar_on.reset();  // [RC-382]
      }
    });
  }
  fire(record, shots);
}

}  // namespace core::coastal
