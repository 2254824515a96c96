// [IC-161]-[IC-165] [IC-184] What a gun may be laid on.
#include "core/base/contains.h"
#include "core/ironclad/boarding.h"
#include "core/ironclad/damage.h"
#include "core/ironclad/forts.h"
#include "core/ironclad/gunnery.h"
#include "core/ironclad/mortars.h"
#include "core/ironclad/sequence.h"
#include "core/table/masked.h"
#include "core/table/trigonometry.h"

#include <algorithm>

namespace core::ironclad {
namespace {

using base::operator""_rule;
using table::GunType;
using table::Heading;
using table::Inches;
using table::Mounting;
using table::Point;
using table::refusal;
using table::refused;

// Where guns stand on the silhouette, which shows no ports: turrets of two at the quarters of the
// length, ports in the middle of their end or side (ours).
constexpr int kQuarter = 4;
constexpr int kHalf = 2;

Point standing(const Setting& setting, const State& state, ShipId id, Mounting mounting) {
  const table::Hull& hull = setting.ship(id).hull;
  const Pose pose = state.ship(id).pose;
  const auto at = [&](Inches ahead_of_middle, Inches starboard) {
    return table::aboard(pose, ahead_of_middle - hull.stack, starboard);
  };
  switch (mounting) {
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

/// An arc about a centre line, relative to the heading of what carries the gun.
struct Centred {
  int centre{};  ///< degrees
  int half{};
};

constexpr int kAhead = 0;
constexpr int kStarboard = 90;
constexpr int kAstern = 180;
constexpr int kPort = 270;

/// [IC-T06]
std::vector<Centred> arcs_of(const Setting& setting, Mounting mounting) {
  const Arcs& arcs = setting.charts.arcs;
  const int port = setting.options.port_arc_deg;
  switch (mounting) {
    case Mounting::Turret:
    case Mounting::Mortar:
      return {{kAhead, arcs.turret.half}};
    case Mounting::ForwardTurret:
      return {{kAhead, arcs.turret_of_two.half - arcs.turret_of_two.blind}};
    case Mounting::AfterTurret:
      return {{kAstern, arcs.turret_of_two.half - arcs.turret_of_two.blind}};
    case Mounting::Pivot:
      return {{kPort, arcs.pivot.half}, {kStarboard, arcs.pivot.half}};
    case Mounting::Bow:
      return {{kAhead, port}};
    case Mounting::Stern:
      return {{kAstern, port}};
    case Mounting::PortSide:
      return {{kPort, port}};
    case Mounting::StarboardSide:
      return {{kStarboard, port}};
    case Mounting::BowPivot:
      return {{kAhead, port}, {kPort, port}, {kStarboard, port}};
    case Mounting::SternPivot:
      return {{kAstern, port}, {kPort, port}, {kStarboard, port}};
    case Mounting::Fort:
      return {{kAhead, arcs.fort.half}};
  }
  return {};
}

constexpr std::uint8_t kPortClosed = 1;
constexpr std::uint8_t kStarboardClosed = 2;

/// [IC-306] Whether the ports on that side are closed.
bool closed(const Ship& ship, int centre) {
  return (centre == kPort && (ship.closed & kPortClosed) != 0) ||
         (centre == kStarboard && (ship.closed & kStarboardClosed) != 0);
}

/// [IC-163] Whether the shot's own fort, or the one that is fired at, stands on this land.
bool stands_on(const Setting& setting, const State& state, const Shot& shot,
               const table::BattleArea& land) {
  const auto on = [&](FortId fort) {
    return table::touch(table::outline(table::fort_footprint(setting, state, fort)), land.polygon);
  };
  return (shot.from_fort && on(shot.fort)) ||
         (shot.target.kind == TargetKind::FortGun && on(shot.target.fort));
}

bool is_turret(Mounting mounting) {
  return mounting == Mounting::Turret || mounting == Mounting::ForwardTurret ||
         mounting == Mounting::AfterTurret;
}

/// Whether the gun may fire at all in this step.
table::Judged<> judge_gun(const Setting& setting, const State& state, const Shot& shot) {
  if (shot.from_fort) {
    if (state.fort(shot.fort).masked) {
      return refused(refusal("RR-146"_rule, "lies-hidden")
                         .of(setting.name_of(shot.fort))
                         .by_gun(shot.gun + 1));
    }
    if (const auto rule = silent_by(state, shot.fort, shot.gun)) {
      return refused(
          refusal(*rule, "fort-gun-silent").of(setting.name_of(shot.fort)).by_gun(shot.gun + 1));
    }
    const FortGunState& gun = state.fort(shot.fort).guns.at(shot.gun);
    if (gun.fired_in == state.turn && !setting.options.fire_each_step) {
      return refused(refusal("IC-063"_rule, "fired-already")
                         .of(setting.name_of(shot.fort))
                         .by_gun(shot.gun + 1));
    }
    return {};
  }
  const Ship& ship = state.ship(shot.ship);
  const auto no = [&](base::RuleId rule, std::string_view key) {
    return refused(refusal(rule, key).of(shot.ship).by_gun(shot.gun + 1));
  };
  const GunState& gun = ship.guns.at(shot.gun);
  if (gun.lost) {
    return no("IC-046"_rule, "gun-lost");
  }
  if (gun.fired_in == state.turn &&
      (!setting.options.fire_each_step || gun.fired_step == state.step)) {
    return no("IC-063"_rule, "fired-already");
  }
  if (ship.melee) {
    return no("IC-307"_rule, "in-melee");
  }
  if (ship.captured_in != 0) {
    return no("IC-308"_rule, "prize-does-not-fire");
  }
  if (ship.must_leave) {
    return no("IC-305"_rule, "full-of-smoke");
  }
  if (ship.turret_jammed && is_turret(gun_of(setting, shot).mounting)) {
    return no("IC-305"_rule, "turret-jammed");
  }
  return {};
}

/// [RR-147] Whether the gun has to wait for a fort that fires first.
table::Judged<> judge_opening(const Setting& setting, const State& state, const Shot& shot) {
  const auto& opening = state.opening;
  if (opening.empty() || (shot.from_fort && base::contains(opening, shot.fort))) {
    return {};
  }
  return refused(refusal("RR-147"_rule, "fires-first")
                     .of(shot.from_fort ? setting.name_of(shot.fort) : shot.ship)
                     .with(setting.name_of(opening.front())));
}

/// [RR-383] Whether there is a round for the gun besides those that are laid.
table::Judged<> judge_magazine(const Setting& setting, const State& state, const Shot& shot) {
  if (shot.from_fort || setting.placed(shot.ship).magazines.empty()) {
    return {};
  }
  const table::GunId gun = gun_of(setting, shot).gun;
  const auto laid = std::ranges::count_if(
      state.laid.at(static_cast<std::size_t>(side_of(state, shot))), [&](const Shot& other) {
        return !other.from_fort && other.ship == shot.ship && gun_of(setting, other).gun == gun;
      });
  return table::judge_rounds(setting.placed(shot.ship), state.ship(shot.ship).rounds, shot.ship,
                             shot.gun + 1, gun, static_cast<int>(laid));
}

/// Whether that may be fired at.
table::Judged<> judge_target(const Setting& setting, const State& state, const Shot& shot) {
  const Target& target = shot.target;
  const Side by = side_of(state, shot);
  if (target.kind == TargetKind::FortGun) {
    if (target.fort.value() >= state.forts.size() ||
        target.gun >= state.fort(target.fort).guns.size()) {
      return refused(refusal("IC-262"_rule, "no-such-target").of(shot.ship));
    }
    const Fort& fort = state.fort(target.fort);
    const ShipId name = setting.name_of(target.fort);
    if (fort.side == by) {
      return refused(refusal("IC-062"_rule, "own-side").of(shot.ship).with(name));
    }
    if (fort.masked) {
      return refused(refusal("RR-146"_rule, "not-seen-yet").of(shot.ship).with(name));
    }
    if (fort.white_flag) {
      return refused(refusal("IC-266"_rule, "white-flag").of(shot.ship).with(name));
    }
    if (fort.guns.at(target.gun).lost) {
      return refused(
          refusal("IC-263"_rule, "fort-gun-gone").of(shot.ship).with(name).by_gun(target.gun + 1));
    }
    return {};
  }
  if (target.ship.value() >= state.ships.size()) {
    return refused(refusal("IC-062"_rule, "no-such-target").of(shot.ship));
  }
  const Ship& ship = state.ship(target.ship);
  if (ship.fate != Fate::Afloat) {
    return refused(refusal("IC-229"_rule, "target-gone").of(shot.ship).with(target.ship));
  }
  if (target.kind == TargetKind::Boarders) {
    if (ship.boarders == 0 || by == Side::Confederate) {
      return refused(refusal("IC-303"_rule, "no-boarders").of(shot.ship).with(target.ship));
    }
    if (!shot.from_fort && target.ship == shot.ship) {
      return refused(refusal("IC-303"_rule, "boarded-ship").of(shot.ship));
    }
    return {};
  }
  if (target.kind == TargetKind::Pair) {
    return ship.grapples
               ? table::Judged<>{}
               : refused(refusal("IC-327"_rule, "no-launch-melee").of(shot.ship).with(target.ship));
  }
  if (ship.side == by) {
    return refused(refusal("IC-062"_rule, "own-side").of(shot.ship).with(target.ship));
  }
  if (ship.grapples) {
    return refused(refusal("IC-327"_rule, "fire-hits-the-pair").of(shot.ship).with(target.ship));
  }
  return {};
}

/// [IC-184] [IC-303] [IC-323]
table::Judged<> judge_range(const Setting& setting, const State& state, const Shot& shot) {
  const auto band = band_of(setting, state, shot);
  const GunBox& gun = gun_of(setting, shot);
  const Inches range = range_of(setting, state, shot);
  const auto& limits = setting.charts.ranges.at(static_cast<std::size_t>(gun.type)).upper;
  const auto no = [&](base::RuleId rule, std::string_view key, Band most) {
    const Inches limit = limits.at(static_cast<std::size_t>(most)) * setting.options.table_scale;
    return refused(refusal(rule, key)
                       .of(shot.from_fort ? setting.name_of(shot.fort) : shot.ship)
                       .by_gun(shot.gun + 1)
                       .inches(limit, range));
  };
  if (!band) {
    return no("IC-184"_rule, "out-of-range", Band::Distant);
  }
  if (shot.target.kind == TargetKind::Boarders && *band != Band::Close) {
    return no("IC-303"_rule, "boarders-only-close", Band::Close);
  }
  const bool launch =
      shot.target.kind != TargetKind::FortGun && setting.ship(shot.target.ship).launch;
  if (launch && *band == Band::Distant) {
    return no("IC-323"_rule, "launch-too-far", Band::Normal);
  }
  return {};
}

table::Judged<> judge_sight(const Setting& setting, const State& state, const Shot& shot) {
  const ShipId firer = shot.from_fort ? setting.name_of(shot.fort) : shot.ship;
  const Point from = shot.from_fort ? table::fort_middle(setting, state, shot.fort)
                                    : measuring_point(setting, state, shot.ship, shot.gun);
  const Point to = aiming_point(setting, state, shot.target);
  if (const auto far = setting.battle.visibility;
      far && (shot.measured ? shot.measured->range > *far : !table::within(from, to, *far))) {
    return refused(refusal("IC-161"_rule, "not-visible")
                       .of(firer)
                       .inches(*far, range_of(setting, state, shot)));
  }
  if (shot.measured) {
    return {};  // who stands between the models people see
  }
  if (const auto blocked = in_the_way(setting, state, from, to, shot)) {
    return blocked->ship
               ? refused(refusal("IC-163"_rule, "ship-in-the-way").of(firer).with(*blocked->ship))
               : refused(refusal("IC-163"_rule, "land-in-the-way").of(firer));
  }
  return {};
}

/// A gun that stands too low to reach a fort from near by, by the battle's own rule.
table::Judged<> judge_elevation(const Setting& setting, const State& state, const Shot& shot) {
  if (shot.from_fort || shot.target.kind != TargetKind::FortGun) {
    return {};
  }
  const Inches range = range_of(setting, state, shot);
  for (const auto& rule : table::rules_of<table::CannotReachFort>(setting.battle)) {
    if (rule.ship == shot.ship && rule.fort == shot.target.fort &&
        (!rule.gun || *rule.gun == gun_of(setting, shot).gun) && range <= rule.within) {
      return refused(refusal("IC-021"_rule, "cannot-elevate")
                         .of(shot.ship)
                         .with(setting.name_of(shot.target.fort))
                         .by_gun(shot.gun + 1)
                         .inches(rule.within, range));
    }
  }
  return {};
}

}  // namespace

const GunBox& gun_of(const Setting& setting, const Shot& shot) {
  return shot.from_fort ? setting.fort(shot.fort).card.guns.at(shot.gun).gun
                        : setting.ship(shot.ship).card.guns.at(shot.gun);
}

bool is_mortar(const Setting& setting, const Shot& shot) {
  return gun_of(setting, shot).type == GunType::Mortar;
}

Side side_of(const State& state, const Shot& shot) {
  return shot.from_fort ? state.fort(shot.fort).side : state.ship(shot.ship).side;
}

Point measuring_point(const Setting& setting, const State& state, ShipId id,
                      std::optional<std::uint8_t> gun) {
  const ShipSheet& sheet = setting.ship(id);
  if (gun && is_turret(sheet.card.guns.at(*gun).mounting)) {
    return standing(setting, state, id, sheet.card.guns.at(*gun).mounting);
  }
  const bool by_stack = sheet.card.stack > 0 && !sheet.has_turret;
  return by_stack ? state.ship(id).pose.at : table::middle(sheet.hull, state.ship(id).pose);
}

Point aiming_point(const Setting& setting, const State& state, const Target& target) {
  return target.kind == TargetKind::FortGun ? table::fort_middle(setting, state, target.fort)
                                            : measuring_point(setting, state, target.ship);
}

Inches range_of(const Setting& setting, const State& state, const Shot& shot) {
  if (shot.measured) {
    return shot.measured->range;
  }
  const Point from = shot.from_fort ? table::fort_middle(setting, state, shot.fort)
                                    : measuring_point(setting, state, shot.ship, shot.gun);
  return table::distance(from, aiming_point(setting, state, shot.target));
}

std::optional<Band> band_of(const Setting& setting, const State& state, const Shot& shot) {
  const GunType type = gun_of(setting, shot).type;
  if (type == GunType::Mortar) {
    return std::nullopt;
  }
  const Inches range = range_of(setting, state, shot);
  const auto& limits = setting.charts.ranges.at(static_cast<std::size_t>(type)).upper;
  for (std::size_t band = 0; band < limits.size(); ++band) {
    if (range <= limits.at(band) * setting.options.table_scale) {
      return static_cast<Band>(band);
    }
  }
  return std::nullopt;
}

FieldOfFire field_of_fire(const Setting& setting, const State& state, const Shot& shot) {
  const Mounting mounting = gun_of(setting, shot).mounting;
  FieldOfFire field;
  field.from = shot.from_fort ? table::fort_middle(setting, state, shot.fort)
                              : standing(setting, state, shot.ship, mounting);
  field.heading =
      shot.from_fort ? setting.fort(shot.fort).facing : state.ship(shot.ship).pose.heading;
  for (const Centred& arc : arcs_of(setting, mounting)) {
    if (shot.from_fort || !closed(state.ship(shot.ship), arc.centre)) {
      field.arcs.push_back({arc.centre * Heading::kDegree, arc.half * Heading::kDegree});
    }
  }
  return field;
}

bool bears(const Setting& setting, const State& state, const Shot& shot) {
  const FieldOfFire field = field_of_fire(setting, state, shot);
  const Heading to = shot.measured
                         ? field.heading.turned(shot.measured->bearing)
                         : table::bearing(field.from, aiming_point(setting, state, shot.target));
  return std::ranges::any_of(
      field.arcs, [&](const table::Arc& arc) { return table::in_arc(arc, field.heading, to); });
}

std::optional<InTheWay> in_the_way(const Setting& setting, const State& state, Point from, Point to,
                                   const Shot& shot) {
  const auto is_end = [&](ShipId id) {
    const Target& target = shot.target;
    const bool aimed = target.kind != TargetKind::FortGun &&
                       (target.ship == id || state.ship(target.ship).grapples == id);
    return aimed || (!shot.from_fort && shot.ship == id);
  };
  for (std::size_t i = 0; i < state.ships.size(); ++i) {
    const ShipId id{static_cast<std::uint8_t>(i)};
    if (state.ships[i].fate == Fate::Afloat && !is_end(id) &&
        table::line_touches(table::outline(setting.ship(id).hull, state.ships[i].pose), from, to)) {
      return InTheWay{id};
    }
  }
  for (std::size_t i = 0; i < setting.battle.areas.size(); ++i) {
    const table::BattleArea& area = setting.battle.areas[i];
    if (area.kind != table::GroundKind::Land || stands_on(setting, state, shot, area)) {
      continue;
    }
    if (table::line_touches(area.polygon, from, to)) {
      return InTheWay{};
    }
  }
  return std::nullopt;
}

table::Judged<> judge(const Setting& setting, const State& state, const LayGun& choice) {
  const Shot& shot = choice.shot;
  const bool known =
      shot.from_fort
          ? shot.fort.value() < state.forts.size() && shot.gun < state.fort(shot.fort).guns.size()
          : shot.ship.value() < state.ships.size() && shot.gun < state.ship(shot.ship).guns.size();
  if (!known) {
    return refused(refusal("IC-046"_rule, "no-such-gun").of(shot.ship).by_gun(shot.gun + 1));
  }
  const ShipId firer = shot.from_fort ? setting.name_of(shot.fort) : shot.ship;
  const auto side = laying_side(state);
  if (!side) {
    return refused(refusal("IC-061"_rule, "not-in-this-step").of(firer));
  }
  if (auto judged = judge_opening(setting, state, shot); !judged) {
    return judged;
  }
  if (side_of(state, shot) != *side) {
    return refused(refusal("IC-062"_rule, "not-yours").of(firer));
  }
  if (!shot.from_fort && state.ship(shot.ship).fate != Fate::Afloat) {
    return refused(refusal("IC-229"_rule, "ship-gone").of(firer));
  }
  if (setting.battle.by_models != shot.measured.has_value()) {
    return refused(
        refusal("IC-162"_rule, shot.measured ? "program-measures" : "measure-first").of(firer));
  }
  const auto& laid = state.laid.at(static_cast<std::size_t>(*side));
  if (std::ranges::any_of(laid, [&](const Shot& other) {
        return other.from_fort == shot.from_fort && other.gun == shot.gun &&
               (shot.from_fort ? other.fort == shot.fort : other.ship == shot.ship);
      })) {
    return refused(refusal("IC-062"_rule, "laid-already").of(firer).by_gun(shot.gun + 1));
  }
  if (auto judged = judge_gun(setting, state, shot); !judged) {
    return judged;
  }
  if (auto judged = judge_magazine(setting, state, shot); !judged) {
    return judged;
  }
  if (auto judged = judge_target(setting, state, shot); !judged) {
    return judged;
  }
  if (is_mortar(setting, shot)) {
    return judge_mortar(setting, state, shot);
  }
  if (auto judged = judge_range(setting, state, shot); !judged) {
    return judged;
  }
  if (!bears(setting, state, shot)) {
    return refused(refusal("IC-164"_rule, "does-not-bear").of(firer).by_gun(shot.gun + 1));
  }
  if (auto judged = judge_elevation(setting, state, shot); !judged) {
    return judged;
  }
  return judge_sight(setting, state, shot);
}

table::Judged<> judge(const Setting& setting, const State& state, const UnlayGun& choice) {
  const auto side = laying_side(state);
  if (!side) {
    return refused(refusal("IC-061"_rule, "not-in-this-step"));
  }
  const auto& laid = state.laid.at(static_cast<std::size_t>(*side));
  if (std::ranges::find(laid, choice.shot) == laid.end()) {
    return refused(
        refusal("IC-062"_rule, "not-laid")
            .of(choice.shot.from_fort ? setting.name_of(choice.shot.fort) : choice.shot.ship)
            .by_gun(choice.shot.gun + 1));
  }
  return {};
}

std::vector<Shot> shots_of(const Setting& setting, const State& state, Side side) {
  std::vector<Target> targets;
  for (std::size_t i = 0; i < state.ships.size(); ++i) {
    const ShipId id{static_cast<std::uint8_t>(i)};
    const Ship& ship = state.ships[i];
    if (ship.fate != Fate::Afloat) {
      continue;
    }
    if (ship.grapples) {
      targets.push_back({TargetKind::Pair, id, {}, 0});
    } else if (ship.side != side) {
      targets.push_back({TargetKind::Ship, id, {}, 0});
    } else if (ship.boarders > 0) {
      targets.push_back({TargetKind::Boarders, id, {}, 0});
    }
  }
  for (std::size_t i = 0; i < state.forts.size(); ++i) {
    for (std::size_t gun = 0; state.forts[i].side != side && gun < state.forts[i].guns.size();
         ++gun) {
      if (!state.forts[i].guns[gun].lost) {
        targets.push_back({TargetKind::FortGun,
                           {},
                           FortId{static_cast<std::uint8_t>(i)},
                           static_cast<std::uint8_t>(gun)});
      }
    }
  }
  std::vector<Shot> shots;
  const auto offer = [&](Shot shot) {
    for (const Target& target : targets) {
      shot.target = target;
      if (judge(setting, state, LayGun{shot})) {
        shots.push_back(shot);
      }
    }
  };
  for (std::size_t i = 0; i < state.ships.size(); ++i) {
    for (std::size_t gun = 0; state.ships[i].side == side && gun < state.ships[i].guns.size();
         ++gun) {
      offer({false, ShipId{static_cast<std::uint8_t>(i)}, {}, static_cast<std::uint8_t>(gun), {}});
    }
  }
  for (std::size_t i = 0; i < state.forts.size(); ++i) {
    for (std::size_t gun = 0; state.forts[i].side == side && gun < state.forts[i].guns.size();
         ++gun) {
      offer({true, {}, FortId{static_cast<std::uint8_t>(i)}, static_cast<std::uint8_t>(gun), {}});
    }
  }
  return shots;
}

}  // namespace core::ironclad
