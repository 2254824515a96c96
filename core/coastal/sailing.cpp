#include "core/coastal/sailing.h"

#include "core/coastal/condition.h"
#include "core/coastal/damage.h"
#include "core/coastal/fire_ships.h"
#include "core/coastal/gunnery.h"
#include "core/coastal/harbour.h"
#include "core/coastal/hazards.h"
#include "core/coastal/movement.h"
#include "core/coastal/plots.h"
#include "core/coastal/ramming.h"
#include "core/table/trigonometry.h"

#include <algorithm>

namespace core::coastal {
namespace {

using base::operator""_rule;
using table::Course;
using table::GroundKind;
using table::Leg;
using table::told;

constexpr int kQuarters = 4;  // [RC-142]

struct Follower {
  ShipId ship;
  table::Carriage lies;
};

/// A ship on its way.
struct Mover {
  ShipId ship;
  Plot plot;
  Course course;
  Course::Step step{};
  Inches from;  ///< the way made when its course began anew, and in which quarter
  int from_quarter{};
  bool stopped{};
  bool controlled{};  ///< [RC-422]
  std::optional<Follower> follower;
};

void put(Record& record, const Mover& mover, Course::Step step, bool drifted) {
  const auto lay = [&](ShipId id, Pose to) {
    const Pose from = record.ship(id).pose;
    if (to != from) {
      record.apply(Moved{id, from, to, drifted});
      record.change(id, [&](Ship& ship) { ship.pose = to; });
    }
  };
  const Pose to = mover.course.pose(step);
  lay(mover.ship, to);
  if (mover.follower) {
    lay(mover.follower->ship, table::pose_of(mover.follower->lies, to));
  }
}

void halt(Record& record, Mover& mover) {
  mover.stopped = true;
  const auto stop = [&](ShipId id) { record.change(id, [](Ship& ship) { ship.speed = {}; }); };
  stop(mover.ship);
  if (mover.follower) {
    stop(mover.follower->ship);
  }
}

void halt(Record& record, std::vector<Mover>& movers, ShipId id) {
  record.change(id, [](Ship& ship) { ship.speed = {}; });
  for (Mover& mover : movers) {
    if (mover.ship == id || (mover.follower && mover.follower->ship == id)) {
      halt(record, mover);
    }
  }
}

void leave(Record& record, Mover& mover) {
  halt(record, mover);
  const auto go = [&](ShipId id) {
    record.change(id, [](Ship& ship) { ship.fate = Fate::Left; });
    record.tell(told("RC-501"_rule, "leaves").of(id));
  };
  go(mover.ship);
  if (mover.follower) {
    go(mover.follower->ship);
  }
}

/// [RC-426] Along the target's side with half of the way that is left.
void slide(Record& record, Mover& mover, ShipId target, Course::Step at, int quarter) {
  const Pose here = mover.course.pose(at);
  const auto keel = record.ship(target).pose.heading;
  const auto along = table::angle_between(here.heading, keel) <= table::Heading::kRightAngle
                         ? keel
                         : keel.opposite();
  const Pose turned{here.at, along};
  const Inches rest = (mover.course.length() - mover.course.length_at(at)) / 2;
  record.tell(told("RC-426"_rule, "slides-along").of(mover.ship).with(target));
  const auto hulls = obstacles_for(record.setting(), record.state(), {mover.ship, target});
  const auto outline = table::outline(record.setting().ship(mover.ship).hull, turned);
  const bool free = std::ranges::none_of(
      hulls.all, [&](const table::Obstacle& each) { return table::touch(outline, each.outline); });
  const bool clear = !table::touch(
      outline, table::outline(record.setting().ship(target).hull, record.ship(target).pose));
  if (!free || !clear || mover.follower || rest == Inches{} || quarter == kQuarters) {
    halt(record, mover);
    return;
  }
  mover.course = Course{turned, {table::straight(rest)}};
  mover.step = 0;
  mover.from_quarter = quarter;
  put(record, mover, 0, false);
}

/// [RC-176] [RC-362] [RC-421]-[RC-431] What a ship's bow or side has met.
void meet_ship(Record& record, std::vector<Mover>& movers, std::size_t at, ShipId target,
               const table::Contact& contact, int quarter) {
  Mover& mover = movers.at(at);
  const ShipId id = mover.ship;
  const bool enemy = record.ship(target).side != record.ship(id).side;
  const bool by_bow = contact.mover == table::HullPart::Bow && record.ship(id).speed >= kKnot;
  if (!enemy || !by_bow) {
    record.tell(told("RC-176"_rule, "alongside").of(id).with(target));
    halt(record, mover);
    halt(record, movers, target);
    return;
  }
  if (mover.plot.spar && record.ship(id).spar) {
    strike_with_spar(record, id, target);
    halt(record, mover);
    return;
  }
  if (is_ram(contact) && !record.ship(id).rammed) {
    ram(record, id, target, mover.controlled && mover.plot.ram == target);
    halt(record, mover);
    halt(record, movers, target);
    return;
  }
  slide(record, mover, target, mover.step, quarter);
}

void advance(Record& record, std::vector<Mover>& movers, std::size_t at, int quarter,
             bool drifted = false);

void meet(Record& record, std::vector<Mover>& movers, std::size_t at, const table::Contact& contact,
          const Obstacles& obstacles, int quarter) {
  using What = Obstacles::What;
  Mover& mover = movers.at(at);
  if (!contact.obstacle) {
    leave(record, mover);
    return;
  }
  const Obstacles::Named& met = obstacles.names.at(*contact.obstacle);
  switch (met.what) {
    case What::Ship:
      meet_ship(record, movers, at, met.ship, contact, quarter);
      return;
    case What::Wreck:
      halt(record, mover);
      stick(record, mover.ship, Ground::Wreck);
      record.tell(told("RC-206"_rule, "snagged").of(mover.ship).with(met.ship));
      return;
    case What::Land:
      halt(record, mover);
      stick(record, mover.ship, Ground::Shoal);
      record.tell(told("RC-201"_rule, "runs-ashore").of(mover.ship));
      return;
    case What::Obstruction:
      halt(record, mover);
      record.tell(told("RC-205"_rule, "stopped-by-chain").of(mover.ship));
      return;
    case What::Chain:
      if (goes_over_chain(record, mover.ship, met.area)) {
        advance(record, movers, at, quarter);
      } else {
        halt(record, mover);
      }
      return;
    case What::Pier:
      halt(record, mover);
      record.tell(told("RC-165"_rule, "stops-at-pier").of(mover.ship));
      return;
  }
}

/// [RC-501] How far a chain lets a ship go.
Course::Step within_chain(const Record& record, const Mover& mover, Course::Step to) {
  const auto& chain = record.setting().placed(mover.ship).chained;
  if (!chain || record.ship(mover.ship).tether_slipped ||
      record.ship(chain->to).fate != Fate::Afloat) {
    return to;
  }
  const auto other = record.ship(chain->to).pose.at;
  const auto strain = [&](Course::Step step) {
    const Inches apart = table::distance(mover.course.pose(step).at, other);
    return apart > chain->most ? apart - chain->most : std::max(chain->least - apart, Inches{});
  };
  const Inches before = strain(mover.step);
  constexpr Course::Step kLook = 500;
  Course::Step last = mover.step;
  for (Course::Step step = mover.step; step < to;) {
    step = std::min(step + kLook, to);
    if (strain(step) > before) {
      return last;
    }
    last = step;
  }
  return last;
}

struct OnTheWay {
  table::Entry entry;
  ShipId ship;
  Tested water;
  int dice{};
};

std::vector<OnTheWay> tests_between(const Record& record, const Mover& mover, Course::Step to) {
  std::vector<OnTheWay> found;
  if (to == mover.step) {
    return found;
  }
  const Setting& setting = record.setting();
  const Tests own = tests_for(setting, record.state(), mover.ship);
  for (const table::Entry& entry :
       table::entries(setting.ship(mover.ship).hull, mover.course, own.zones, mover.step, to)) {
    found.push_back(
        {entry, mover.ship, own.waters[entry.zone],
         dice_for(record, mover.ship, mover.course, own.zones[entry.zone], mover.step, to)});
  }
  if (mover.follower) {
    const ShipId id = mover.follower->ship;
    const Tests theirs = tests_for(setting, record.state(), id);
    for (const table::Entry& entry :
         table::carried_entries(setting.ship(id).hull, mover.follower->lies, mover.course,
                                mover.step, to, theirs.zones)) {
      found.push_back({entry, id, theirs.waters[entry.zone], 1});
    }
  }
  std::ranges::stable_sort(found, {}, [](const OnTheWay& each) { return each.entry.step; });
  return found;
}

/// The step that a ship has reached when a quarter ends.
Course::Step quarter_end(const Mover& mover, int quarter) {
  if (quarter == kQuarters) {
    return mover.course.steps();
  }
  return mover.course.step_at(mover.course.length() * (quarter - mover.from_quarter) /
                              (kQuarters - mover.from_quarter));
}

/// Moves one ship by one quarter.
void advance(Record& record, std::vector<Mover>& movers, std::size_t at, int quarter,
             bool drifted) {
  Mover& mover = movers.at(at);
  const Setting& setting = record.setting();
  if (mover.stopped || record.ship(mover.ship).fate != Fate::Afloat) {
    return;
  }
  std::vector<ShipId> own{mover.ship};
  if (mover.follower) {
    own.push_back(mover.follower->ship);
  }
  const Obstacles obstacles = obstacles_for(setting, record.state(), own);
  const table::Edges edges{setting.battle.width, setting.battle.depth};
  const auto swept = table::sweep(setting.ship(mover.ship).hull, mover.course, obstacles.all, edges,
                                  mover.step, quarter_end(mover, quarter));
  Course::Step end = within_chain(record, mover, swept.step);
  bool held = end < swept.step;
  bool leaves = false;  // with the ship that it carries, which leads over the edge
  if (mover.follower) {
    const Course::Step follows =
        table::follows_to(setting.ship(mover.follower->ship).hull, mover.follower->lies,
                          mover.course, mover.step, end, obstacles.all);
    held = held || follows < end;
    const Course::Step stays =
        table::stays_on(mover.follower->lies, mover.course, mover.step, follows, edges);
    leaves = stays < follows;
    end = stays;
  }
  for (const OnTheWay& test : tests_between(record, mover, end)) {
    if (goes_on(record, test.ship, test.water, test.dice)) {
      continue;
    }
    put(record, mover, std::max(test.entry.step, mover.step), drifted);
    halt(record, mover);
    return;
  }
  put(record, mover, end, drifted);
  mover.step = end;
  if (leaves) {
    leave(record, mover);
  } else if (held) {
    halt(record, mover);
    record.tell(told("RC-501"_rule, "company-stopped").of(mover.ship));
  } else if (swept.contact) {
    meet(record, movers, at, *swept.contact, obstacles, quarter);
  }
}

/// [RC-170] [RC-501]
void work_on_deck(Record& record, ShipId id, const Plot& plot) {
  switch (plot.deck) {
    case Deck::PassLine:
      record.change(id, [&](Ship& ship) { ship.tow = plot.line; });
      record.tell(told("RC-174"_rule, "passes-line").of(id).with(*plot.line));
      return;
    case Deck::LetGo: {
      const ShipId towed = *record.ship(id).tow;
      record.change(id, [](Ship& ship) { ship.tow.reset(); });
      record.tell(told("RC-174"_rule, "lets-go").of(id).with(towed));
      if (judge_release(record.setting(), towed)) {  // [RC-241]
        release(record, towed, id);
      }
      return;
    }
    case Deck::Dock:
    case Deck::Undock:
    case Deck::RaiseBalloon:
    case Deck::LowerBalloon:
      work_in_harbour(record, id, plot.deck);
      return;
    case Deck::Release:
      release(record, id, std::nullopt);
      return;
    case Deck::None:
      return;
    case Deck::DropAnchor:
      record.change(id, [](Ship& ship) {
        ship.anchored = true;
        ship.swung = 0;
        ship.busy = true;
      });
      record.tell(told("RC-170"_rule, "anchors").of(id));
      return;
    case Deck::Weigh:
      record.change(id, [](Ship& ship) {
        ship.anchored = false;
        ship.busy = true;
      });
      record.tell(told("RC-170"_rule, "weighs").of(id));
      return;
    case Deck::CastOff: {
      const ShipId other = record.setting().placed(id).chained->to;
      for (const ShipId each : {id, other}) {
        record.change(each, [](Ship& ship) { ship.tether_slipped = true; });
      }
      record.tell(told("RC-501"_rule, "lets-go").of(id).with(other));
      return;
    }
  }
}

/// The ships that go, the fastest first, ties by a die [RC-166].
std::vector<Mover> movers_of(Record& record) {
  struct Ready {
    Mover mover;
    int die{};
  };

  std::vector<Ready> ready;
  for (std::size_t i = 0; i < record.state().ships.size(); ++i) {
    const ShipId id{static_cast<std::uint8_t>(i)};
    auto plot = record.state().plots[i];
    if (record.ship(id).fate != Fate::Afloat || leader_of(record.setting(), record.state(), id)) {
      continue;
    }
    if (!plot) {
      plot = coasting_plot(record.setting(), record.state(), id);
    }
    work_on_deck(record, id, *plot);
    bool controlled = false;
    if (plot->ram && record.ship(*plot->ram).fate == Fate::Afloat) {
      controlled = test_ram(record, id, *plot->ram);
      if (!controlled) {
        plot = avoiding_plot(record.setting(), record.state(), id, *plot);
        if (record.setting().battle.by_models) {
          record.apply(Plotted{id, plot});  // [RC-422] no ram that is told of is controlled now
        }
      }
    }
    if (record.ship(id).ground != Ground::None) {
      record.change(id, [](Ship& ship) { ship.speed = {}; });
      continue;
    }
    const auto other = follower_of(record.setting(), record.state(), id);
    const Inches speed = plot->speed;
    record.change(id, [&](Ship& ship) { ship.speed = speed; });
    std::optional<Follower> follower;
    if (other) {
      record.change(*other, [&](Ship& ship) { ship.speed = speed; });
      follower = {*other, table::carriage(record.ship(id).pose, record.ship(*other).pose)};
    }
    if (plot->legs.empty()) {
      continue;
    }
    Course course{record.ship(id).pose, plot->legs};
    ready.push_back(
        {{id, std::move(*plot), std::move(course), 0, {}, 0, false, controlled, follower}, 0});
  }
  for (Ready& each : ready) {
    const auto run = each.mover.course.length();
    const bool tie = std::ranges::count_if(ready, [&](const Ready& other) {
                       return other.mover.course.length() == run;
                     }) > 1;
    if (tie) {
      const ShipId id = each.mover.ship;
      each.die = record.d6("RC-166"_rule, record.ship(id).side, id);
    }
  }
  std::ranges::stable_sort(ready, [](const Ready& a, const Ready& b) {
    const Inches first = a.mover.course.length();
    const Inches second = b.mover.course.length();
    return first != second ? first > second : a.die > b.die;
  });
  std::vector<Mover> movers;
  movers.reserve(ready.size());
  for (Ready& each : ready) {
    movers.push_back(std::move(each.mover));
  }
  return movers;
}

/// [RC-262] Turrets turn one arc towards where they are wanted.
void turn_turrets(Record& record) {
  for (std::size_t i = 0; i < record.state().ships.size(); ++i) {
    const ShipId id{static_cast<std::uint8_t>(i)};
    const auto& plot = record.state().plots[i];
    if (!plot || plot->turrets.empty() || !in_action(record.ship(id))) {
      continue;
    }
    const auto wanted = plot->turrets;
    record.change(id, [&](Ship& ship) {
      for (std::size_t turret = 0; turret < ship.turrets.size(); ++turret) {
        const auto& guns = record.setting().ship(id).turrets.at(turret);
        const bool jammed = std::ranges::any_of(ship.damages, [&](const Damage& damage) {
          return damage.harm == Harm::MountingJammed &&
                 std::ranges::find(guns, damage.gun) != guns.end();
        });
        constexpr int kAll = 4;
        const int now = static_cast<int>(ship.turrets[turret]);
        const int turn = (static_cast<int>(wanted.at(turret)) - now + kAll) % kAll;
        if (!jammed && turn != 0) {
          ship.turrets[turret] =
              static_cast<table::Quarter>((now + (turn == kAll - 1 ? kAll - 1 : 1)) % kAll);
        }
      }
    });
  }
}

/// [RC-282] Shots that were plotted for the end of this quarter, as far as the guns bear.
void fire_freely(Record& record, int quarter) {
  std::vector<Shot> shots;
  for (const auto& plot : record.state().plots) {
    if (!plot || plot->fire.quarter != quarter) {
      continue;
    }
    for (const Shot& shot : plot->fire.shots) {
      if (judge_shot(record.setting(), record.state(), shot)) {
        shots.push_back(shot);
      }
    }
  }
  fire(record, shots);
}

/// [RC-167] Ships under way across the stream are set aside by it.
std::vector<ShipId> set_aside(const Record& record, const std::vector<Mover>& movers) {
  constexpr std::int32_t kHalf = 45 * table::Heading::kDegree;
  std::vector<ShipId> ships;
  for (const Mover& mover : movers) {
    const auto start = mover.course.start();
    const auto heading = mover.plot.speed < Inches{} ? start.heading.opposite() : start.heading;
    const auto stream = stream_for(record.setting(), record.state(), start.at);
    if (record.ship(mover.ship).speed != Inches{} &&
        table::going(heading, stream, kHalf) == table::Going::Across) {
      ships.push_back(mover.ship);
    }
  }
  return ships;
}

/// [RC-169] A ship over 80 points goes with half of the stream.
void carry_along(Record& record, ShipId id) {
  constexpr int kHeavy = 80;
  const auto stream = stream_for(record.setting(), record.state(), record.ship(id).pose.at);
  if (stream.speed == Inches{} || record.ship(id).fate != Fate::Afloat) {
    return;
  }
  const bool heavy = record.setting().ship(id).card.spv > kHeavy;
  const auto other = follower_of(record.setting(), record.state(), id);
  std::optional<Follower> follower;
  if (other) {
    follower = {*other, table::carriage(record.ship(id).pose, record.ship(*other).pose)};
  }
  std::vector<Mover> one{{id,
                          {},
                          Course{record.ship(id).pose, {table::drift(stream, 1, heavy ? 2 : 1)}},
                          0,
                          {},
                          0,
                          false,
                          false,
                          follower}};
  const Inches speed = record.ship(id).speed;
  record.change(id, [](Ship& ship) { ship.speed = {}; });  // a drifting hull does not ram
  advance(record, one, 0, kQuarters, true);
  if (record.ship(id).fate == Fate::Afloat && record.ship(id).ground == Ground::None &&
      !one.front().stopped) {
    record.change(id, [&](Ship& ship) { ship.speed = speed; });
  }
}

}  // namespace

void sail(Record& record) {
  for (std::size_t i = 0; i < record.state().ships.size(); ++i) {
    const ShipId id{static_cast<std::uint8_t>(i)};
    if (in_action(record.ship(id))) {
      try_to_get_off(record, id);
    }
  }
  std::vector<Mover> movers = movers_of(record);
  light_ships(record);
  for (int quarter = 1; quarter <= kQuarters; ++quarter) {
    for (std::size_t i = 0; i < movers.size(); ++i) {
      advance(record, movers, i, quarter);
    }
    turn_turrets(record);
    fire_freely(record, quarter);
  }
  for (const ShipId id : set_aside(record, movers)) {
    carry_along(record, id);
  }
  spread_fire(record);
  detonate(record);
}

void drift_and_swing(Record& record) {
  constexpr int kSwings = 60;  // [RC-170]
  constexpr int kMostSwings = 2;
  const Setting& setting = record.setting();
  for (std::size_t i = 0; i < record.state().ships.size(); ++i) {
    const ShipId id{static_cast<std::uint8_t>(i)};
    const Ship& ship = record.ship(id);
    if (ship.fate != Fate::Afloat || ship.ground != Ground::None || ship.locked || ship.docked ||
        leader_of(setting, record.state(), id)) {
      continue;
    }
    if (!ship.anchored) {
      if (ship.speed == Inches{} && !ship.busy) {
        carry_along(record, id);
      }
      continue;
    }
    const auto stream = stream_for(setting, record.state(), ship.pose.at);
    const auto turn = table::turn_between(ship.pose.heading, stream.towards.opposite());
    if (stream.speed == Inches{} || setting.ship(id).card.spv >= kSwings ||
        ship.swung >= kMostSwings || turn == 0 || setting.placed(id).spring) {
      continue;
    }
    const Pose to{ship.pose.at,
                  ship.pose.heading.turned(
                      std::clamp(turn, -table::Heading::kRightAngle, table::Heading::kRightAngle))};
    const auto outline = table::outline(setting.ship(id).hull, to);
    const auto others = obstacles_for(setting, record.state(), {id});
    if (std::ranges::none_of(others.all, [&](const table::Obstacle& each) {
          return table::touch(outline, each.outline);
        })) {
      record.apply(Moved{id, ship.pose, to, true});
      record.change(id, [&](Ship& log) {
        log.pose = to;
        ++log.swung;
      });
      record.tell(told("RC-170"_rule, "swings").of(id));
    }
  }
}

}  // namespace core::coastal
