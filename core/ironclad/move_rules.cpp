// [IC-081]-[IC-107] [IC-143]-[IC-145] What a ship may not do in its move, and some of what it may.
#include "core/ironclad/company.h"
#include "core/ironclad/damage.h"
#include "core/ironclad/forts.h"
#include "core/ironclad/movement.h"
#include "core/ironclad/speed.h"
#include "core/table/helm.h"
#include "core/table/trigonometry.h"

#include <algorithm>

namespace core::ironclad {
namespace {

using base::operator""_rule;
using table::Heading;
using table::Inches;
using table::Leg;
using table::LegKind;
using table::Path;
using table::refusal;
using table::refused;

constexpr int kSlow = 2;  // [IC-104] [IC-105] [IC-124] inches, or knots

const TurningCircle& circle(const Setting& setting, Circle which) {
  return setting.charts.circles.at(static_cast<std::size_t>(which));
}

/// [IC-103] The radius of a ship's own circle; [IC-106] a side-wheeler's is B.
Inches circle_radius(const Setting& setting, ShipId id) {
  const Circle own = setting.ship(id).card.circle;
  const bool listed = own != Circle::SideWheel && own != Circle::Towed;
  return circle(setting, listed ? own : Circle::B).radius * setting.options.table_scale;
}

/// [IC-124] A lashed pair turns on the wider circle of the two.
Inches own_radius(const Setting& setting, const State& state, ShipId id) {
  const auto other = lashed_to(setting, state, id);
  const Inches own = circle_radius(setting, id);
  return other ? std::max(own, circle_radius(setting, *other)) : own;
}

/// Whether there is such a ship, and it is its side's movement step.
table::Judged<> judge_step(const State& state, ShipId id) {
  if (id.value() >= state.ships.size()) {
    return refused(refusal("IC-064"_rule, "no-such-ship"));
  }
  const Ship& ship = state.ship(id);
  if (!is_movement(state.step)) {
    return refused(refusal("IC-061"_rule, "not-in-this-step").of(id));
  }
  if (ship.side != mover_in(state.step)) {
    return refused(refusal("IC-061"_rule, "not-yours").of(id));
  }
  if (ship.fate != Fate::Afloat) {
    return refused(refusal("IC-229"_rule, "ship-gone").of(id));
  }
  return {};
}

/// Whether the ship may move at all now.
table::Judged<> judge_mover(const State& state, ShipId id) {
  if (auto judged = judge_step(state, id); !judged) {
    return judged;
  }
  const Ship& ship = state.ship(id);
  const auto no = [&](base::RuleId rule, std::string_view key) {
    return refused(refusal(rule, key).of(id));
  };
  if (ship.moved) {
    return no("IC-064"_rule, "moved-already");
  }
  if (ship.melee) {
    return no("IC-307"_rule, "in-melee");
  }
  if (ship.grapples) {
    return no("IC-325"_rule, "locked");
  }
  if (const auto tower = tower_of(state, id)) {
    return refused(refusal("IC-124"_rule, "in-tow").of(id).with(*tower));
  }
  return {};
}

/// [IC-088] Whether the legs go the way that the speed says.
table::Judged<> judge_legs(const Setting& setting, const State& state, const MoveShip& move) {
  const auto no = [&](base::RuleId rule, std::string_view key) {
    return refused(refusal(rule, key).of(move.ship));
  };
  if (table::fault_of(move.legs)) {
    return no("IC-103"_rule, "no-course");
  }
  for (std::size_t i = 0; i < move.legs.size(); ++i) {
    const Leg& leg = move.legs[i];
    if (leg.kind == LegKind::Drift) {
      return no("IC-103"_rule, "no-course");
    }
    if (leg.kind != LegKind::Pivot) {
      if (leg.astern != (move.speed < 0)) {
        return no("IC-088"_rule, move.speed < 0 ? "goes-astern-only" : "goes-ahead-only");
      }
      continue;
    }
    const auto other = lashed_to(setting, state, move.ship);
    if (!setting.ship(move.ship).side_wheel || (other && !setting.ship(*other).side_wheel)) {
      return no("IC-104"_rule, "cannot-pivot");
    }
    if (power_of(setting, state, move.ship) == 0) {  // it is the wheels that turn it
      return no(powerless_by(setting, state, move.ship).value(), "no-power");
    }
    const bool twice = i != 0 && move.legs.front().kind == LegKind::Pivot;
    if (twice || (i != 0 && i + 1 != move.legs.size())) {
      return no("IC-104"_rule, "pivots-at-the-ends");
    }
    const Inches most = Inches::of(kSlow) * setting.options.table_scale;
    if (run_at(setting, move.speed) > most) {
      return refused(refusal("IC-104"_rule, "too-fast-to-pivot")
                         .of(move.ship)
                         .inches(most, run_at(setting, move.speed)));
    }
  }
  const Inches due = run_at(setting, move.speed);
  const Inches laid = table::length_of(move.legs);
  if (laid != due) {
    return refused(refusal("IC-085"_rule, "not-the-distance").of(move.ship).inches(due, laid));
  }
  return {};
}

/// [IC-106] [IC-107] What a ship with damaged steering may lay as its course.
table::Judged<> judge_steering(const Setting& setting, const State& state, const MoveShip& move) {
  const Ship& ship = state.ship(move.ship);
  if (move.speed == 0 && move.legs.empty()) {
    return {};
  }
  const auto no = [&](base::RuleId rule, std::string_view key) {
    return refused(refusal(rule, key).of(move.ship));
  };
  const bool straight =
      std::ranges::all_of(move.legs, [](const Leg& leg) { return leg.kind == LegKind::Straight; });
  if (ship.floated && !straight) {
    return no("IC-144"_rule, "straight-only");
  }
  if (ship.jam != Jam::None && ship.jammed.acts() && ship.jam != Jam::Ahead && !ship.floated) {
    const LegKind way = ship.jam == Jam::Right ? LegKind::Right : LegKind::Left;
    const bool fits = move.legs.size() == 1 && move.legs.front().kind == way &&
                      move.legs.front().radius == own_radius(setting, state, move.ship);
    return fits ? table::Judged<>{}
                : no("IC-106"_rule, way == LegKind::Right ? "rudder-right" : "rudder-left");
  }
  const bool ahead = ship.jam == Jam::Ahead && ship.jammed.acts();
  if (ahead || ship.no_course_change.acts()) {
    return straight ? table::Judged<>{}
                    : no(ahead ? "IC-306"_rule : "IC-107"_rule, "straight-only");
  }
  return {};
}

/// [IC-105]
table::Judged<> judge_tug(const Setting& setting, const State& state, const MoveShip& move) {
  if (!move.tug) {
    return {};
  }
  const ShipId tug = *move.tug;
  const auto no = [&](std::string_view key) {
    return refused(refusal("IC-105"_rule, key).of(move.ship).with(tug));
  };
  if (tug.value() >= state.ships.size() || tug == move.ship || !setting.ship(tug).tug ||
      state.ship(tug).side != state.ship(move.ship).side) {
    return no("no-tug");
  }
  const Ship& helper = state.ship(tug);
  if (helper.moved || power_of(setting, state, tug) == 0 || helper.anchored || helper.moored ||
      helper.melee || helper.aground != Aground::No || tower_of(state, tug)) {
    return no("tug-cannot-help");
  }
  if (!alongside(setting, state, move.ship, tug)) {
    return no("tug-not-alongside");
  }
  const Inches most = Inches::of(kSlow) * setting.options.table_scale;
  if (run_at(setting, move.speed) > most) {
    return refused(refusal("IC-105"_rule, "too-fast-for-tug")
                       .of(move.ship)
                       .with(tug)
                       .inches(most, run_at(setting, move.speed)));
  }
  return {};
}

/// [IC-101]
table::Judged<> judge_radius(const Setting& setting, const State& state, const MoveShip& move) {
  const auto radius = table::least_radius(move.legs);
  const Inches least = least_radius_of(setting, state, move);
  if (radius && *radius < least) {
    return refused(refusal("IC-101"_rule, "turns-too-tight").of(move.ship).inches(least, *radius));
  }
  return {};
}

/// [IC-106] Whether a jam says where she goes.
bool is_jammed(const Ship& ship) noexcept { return ship.jam != Jam::None && ship.jammed.acts(); }

/// The battle's own rule of ships that fight bows on.
table::Judged<> judge_bows_on(const Setting& setting, const State& state, const MoveShip& move) {
  for (const auto& rule : table::rules_of<table::BowsOn>(setting.battle)) {
    const auto& ship = state.ship(move.ship);
    if (is_jammed(ship) || silent_by(state, rule.fort) || guns_left(state.fort(rule.fort)) == 0) {
      continue;
    }
    if (const auto off = table::off_the_heading(rule, move.ship, ship.pose, move.legs)) {
      return refused(refusal("IC-021"_rule, "bows-on")
                         .of(move.ship)
                         .figures(rule.most / Heading::kDegree, *off / Heading::kDegree));
    }
  }
  return {};
}

/// From the nearest edge of the table.
Inches to_edge(const Setting& setting, table::Point at) {
  return std::min({at.x, at.y, setting.battle.width - at.x, setting.battle.depth - at.y});
}

/// [IC-145] [IC-021] Where a course may not lead.
table::Judged<> judge_end(const Setting& setting, const State& state, const MoveShip& move) {
  const Pose start = state.ship(move.ship).pose;
  const table::Course course{start, move.legs};
  const Pose end = course.end();
  if (auto judged = judge_bows_on(setting, state, move); !judged) {
    return judged;
  }
  if (auto judged = table::judge_helm(setting.battle, move.ship, start, move.legs);
      !judged && !is_jammed(state.ship(move.ship))) {
    return judged;
  }
  const auto& chained = setting.placed(move.ship).chained;
  if (chained && move.speed != 0 && state.ship(chained->to).fate == Fate::Afloat &&
      state.ship(move.ship).chained) {
    const table::Point other = state.ship(chained->to).pose.at;
    const Inches apart = table::distance(end.at, other);
    const Inches before = table::distance(start.at, other);
    if ((apart > chained->most && apart > before) || (apart < chained->least && apart < before)) {
      return refused(
          refusal("IC-021"_rule, apart > chained->most ? "chain-too-long" : "chain-too-short")
              .of(move.ship)
              .with(chained->to)
              .inches(apart > chained->most ? chained->most : chained->least, apart));
    }
  }
  if (move.ashore) {
    return {};
  }
  std::vector<ShipId> own{move.ship};
  for (const Carried& each : carried_by(setting, state, move.ship, move.tug)) {
    own.push_back(each.ship);
  }
  const Obstacles obstacles = obstacles_for(setting, state, own);
  const auto run = table::sweep(setting.ship(move.ship).hull, course, obstacles.all,
                                table::Edges{setting.battle.width, setting.battle.depth});
  if (run.contact && run.contact->obstacle && obstacles.land[*run.contact->obstacle]) {
    return refused(refusal("IC-145"_rule, "would-run-ashore")
                       .of(move.ship)
                       .inches(table::length_of(move.legs), run.length));
  }
  return {};
}

/// [IC-281] What people with models say of a contact; else the program sees it.
table::Judged<> judge_meeting(const Setting& setting, const State& state, const MoveShip& move) {
  if (!move.meets) {
    return {};
  }
  const ShipId target = move.meets->target;
  if (!setting.battle.by_models) {
    return refused(refusal("IC-162"_rule, "program-measures").of(move.ship));
  }
  if (target.value() >= state.ships.size() || target == move.ship) {
    return refused(refusal("IC-281"_rule, "no-such-target").of(move.ship));
  }
  if (state.ship(target).fate != Fate::Afloat) {
    return refused(refusal("IC-229"_rule, "target-gone").of(move.ship).with(target));
  }
  return {};
}

/// [IC-143] [IC-145] [IC-146] Whether a ship is fast on the bottom.
table::Judged<> judge_afloat(const State& state, ShipId id) {
  const auto no = [&](base::RuleId rule) {
    return refused(refusal(rule, "ship-is-aground").of(id));
  };
  switch (state.ship(id).aground) {
    case Aground::No:
      break;
    case Aground::Stuck:
      return no("IC-143"_rule);
    case Aground::ForGood:
      return no("IC-145"_rule);
    case Aground::Settled:
      return no("IC-146"_rule);
  }
  return {};
}

/// [IC-143] [IC-307] Whether the ship is free to stir, and those that it carries along.
table::Judged<> judge_held(const Setting& setting, const State& state, ShipId ship) {
  if (auto judged = judge_afloat(state, ship); !judged) {
    return judged;
  }
  for (const Carried& each : carried_by(setting, state, ship, {})) {
    if (auto judged = judge_afloat(state, each.ship); !judged) {
      return judged;
    }
    if (state.ship(each.ship).melee) {
      return refused(refusal("IC-307"_rule, "in-melee").of(each.ship));
    }
    if (state.ship(each.ship).moved) {
      return refused(refusal("IC-064"_rule, "moved-already").of(each.ship));
    }
  }
  return {};
}

/// A course of one kind over a length.
Path course_of(std::vector<std::pair<int, std::int64_t>> parts, Inches length, Inches radius,
               bool astern) {
  Path path;
  Inches left = length;
  std::int64_t whole = 0;
  for (const auto& part : parts) {
    whole += part.second;
  }
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const Inches run = i + 1 == parts.size() ? left : length * parts[i].second / whole;
    left -= run;
    if (run <= Inches{}) {
      continue;
    }
    Leg leg = parts[i].first == 0  ? table::straight(run)
              : parts[i].first > 0 ? table::right(run, radius)
                                   : table::left(run, radius);
    path.push_back(astern ? table::astern(leg) : leg);
  }
  return path;
}

/// The shapes of course that are offered: -1 left, 0 straight, 1 right, with their shares.
std::vector<Path> courses(Inches length, Inches radius, bool astern) {
  std::vector<Path> all;
  const auto add = [&](std::vector<std::pair<int, std::int64_t>> parts) {
    all.push_back(course_of(std::move(parts), length, radius, astern));
  };
  add({{0, 1}});
  for (const int way : {-1, 1}) {
    add({{way, 1}});
    add({{way, 1}, {0, 1}});
    add({{0, 1}, {way, 1}});
    add({{way, 1}, {0, 3}});
    add({{way, 1}, {-way, 1}});
  }
  return all;
}

/// All but the duty to leave.
table::Judged<> judge_but_for_leaving(const Setting& setting, const State& state,
                                      const MoveShip& move) {
  if (auto judged = judge_mover(state, move.ship); !judged) {
    return judged;
  }
  if (move.speed != 0 || !move.legs.empty()) {
    if (auto judged = judge_held(setting, state, move.ship); !judged) {
      return judged;
    }
  }
  if (auto judged = judge_meeting(setting, state, move); !judged) {
    return judged;
  }
  if (auto judged = judge_speed(setting, state, move); !judged) {
    return judged;
  }
  if (auto judged = judge_legs(setting, state, move); !judged) {
    return judged;
  }
  if (auto judged = judge_steering(setting, state, move); !judged) {
    return judged;
  }
  if (auto judged = judge_tug(setting, state, move); !judged) {
    return judged;
  }
  if (auto judged = judge_radius(setting, state, move); !judged) {
    return judged;
  }
  return judge_end(setting, state, move);
}

/// Moves of all kinds that nothing forbids but, perhaps, the duty to leave.
std::vector<MoveShip> moves_but_for_leaving(const Setting& setting, const State& state, ShipId id) {
  std::vector<MoveShip> moves;
  if (!judge_mover(state, id)) {
    return moves;
  }
  const Ship& ship = state.ship(id);
  std::vector<int> speeds;
  const auto range = speeds_of(setting, state, id);
  if (range) {
    for (int speed = range->least; speed <= range->most; ++speed) {
      if (speed % kKnot == 0 || speed == range->most || speed == range->least) {
        speeds.push_back(speed);
      }
    }
  } else {
    speeds.push_back(coasting_of(state, id));
  }
  const auto offer = [&](MoveShip move) {
    if (judge_but_for_leaving(setting, state, move)) {
      moves.push_back(std::move(move));
      return;
    }
    move.ashore = true;
    if (!judge_but_for_leaving(setting, state, move)) {
      return;
    }
    if (ship.jam != Jam::None || ship.no_course_change.acts() || !range) {
      moves.push_back(std::move(move));  // it has no other way
    }
  };
  for (const int speed : speeds) {
    MoveShip move;
    move.ship = id;
    move.speed = speed;
    const Inches length = run_at(setting, speed);
    if (length == Inches{}) {
      offer(move);
      constexpr std::int64_t kPoint = std::int64_t{45} * Heading::kDegree;
      for (std::int64_t turn = kPoint; setting.ship(id).side_wheel && turn < Heading::kCircle;
           turn += kPoint) {
        move.legs = {table::pivot(ship.pose.heading.turned(turn))};
        offer(move);
      }
      continue;
    }
    const bool jammed = ship.jam != Jam::None && ship.jammed.acts();
    const Inches radius =
        jammed ? own_radius(setting, state, id) : least_radius_of(setting, state, move);
    for (Path& path : courses(length, radius, speed < 0)) {
      move.legs = std::move(path);
      offer(move);
    }
  }
  if (moves.empty() && ship.speed != 0) {  // whatever comes of it, way must be lost
    for (const int speed : speeds) {
      for (Path& path :
           courses(run_at(setting, speed), own_radius(setting, state, id), speed < 0)) {
        MoveShip move{id, speed, false, std::move(path), {}, true};
        if (judge_but_for_leaving(setting, state, move)) {
          moves.push_back(std::move(move));
        }
      }
    }
  }
  return moves;
}

/// [IC-305] Whether a ship that has to leave would go farther from every edge of the table.
table::Judged<> judge_leaving(const Setting& setting, const State& state, const MoveShip& move) {
  const Ship& ship = state.ship(move.ship);
  if (!ship.must_leave || move.speed == 0) {
    return {};
  }
  const Inches before = to_edge(setting, ship.pose.at);
  const Inches then = to_edge(setting, table::after(ship.pose, move.legs).at);
  return then <= before
             ? table::Judged<>{}
             : refused(
                   refusal("IC-305"_rule, "must-steam-away").of(move.ship).inches(before, then));
}

}  // namespace

Inches least_radius_alone(const Setting& setting, ShipId id) {
  return setting.ship(id).side_wheel
             ? circle(setting, Circle::A).radius * setting.options.table_scale
             : circle_radius(setting, id);
}

Inches least_radius_of(const Setting& setting, const State& state, const MoveShip& move) {
  const auto other = lashed_to(setting, state, move.ship);
  Inches least = least_radius_alone(setting, move.ship);
  if (other) {
    least = std::max(least, least_radius_alone(setting, *other));
  }
  if (move.tug) {  // [IC-105]
    least = std::min(least, circle(setting, Circle::A).radius * setting.options.table_scale);
  }
  return least;
}

table::Judged<> judge(const Setting& setting, const State& state, const MoveShip& move) {
  if (auto judged = judge_but_for_leaving(setting, state, move); !judged) {
    return judged;
  }
  auto judged = judge_leaving(setting, state, move);
  const auto obeys = [&](const MoveShip& other) {
    return judge_leaving(setting, state, other).has_value();
  };
  // [IC-305] Without power, or with way on and a jammed rudder, a ship goes as it can.
  const bool able =
      judged || std::ranges::any_of(moves_but_for_leaving(setting, state, move.ship), obeys);
  return able ? judged : table::Judged<>{};
}

table::Judged<> judge(const Setting& setting, const State& state, const DropAnchor& choice) {
  if (auto judged = judge_mover(state, choice.ship); !judged) {
    return judged;
  }
  const Ship& ship = state.ship(choice.ship);
  if (ship.aground != Aground::No) {
    return refused(refusal("IC-143"_rule, "ship-is-aground").of(choice.ship));
  }
  if (ship.anchored || ship.moored) {
    return refused(refusal("IC-123"_rule, "anchored-already").of(choice.ship));
  }
  if (ship.speed != 0) {
    return refused(refusal("IC-123"_rule, "anchors-at-rest")
                       .of(choice.ship)
                       .inches({}, run_at(setting, ship.speed)));
  }
  return {};
}

table::Judged<> judge(const Setting& setting, const State& state, const PassLine& choice) {
  if (auto judged = judge_mover(state, choice.ship); !judged) {
    return judged;
  }
  const auto no = [&](std::string_view key) {
    return refused(refusal("IC-124"_rule, key).of(choice.ship).with(choice.towed));
  };
  if (choice.towed.value() >= state.ships.size() || choice.towed == choice.ship ||
      state.ship(choice.towed).side != state.ship(choice.ship).side) {
    return no("tows-friends-only");
  }
  if (state.ship(choice.ship).tow || tower_of(state, choice.towed) ||
      state.ship(choice.towed).tow) {
    return no("in-tow-already");
  }
  if (power_of(setting, state, choice.ship) == 0) {
    return no("tower-needs-power");
  }
  if (!alongside(setting, state, choice.ship, choice.towed)) {
    return no("not-alongside");
  }
  const auto too_fast = [&](ShipId id) { return std::abs(state.ship(id).speed) > kSlow * kKnot; };
  if (too_fast(choice.ship) || too_fast(choice.towed)) {
    return no("too-fast-to-tow");
  }
  return {};
}

table::Judged<> judge(const Setting& setting, const State& state, const TellWater& choice) {
  if (!setting.battle.by_models) {
    return refused(refusal("IC-162"_rule, "program-measures").of(choice.ship));
  }
  if (auto judged = judge_step(state, choice.ship); !judged || choice.is_mined()) {
    return judged;
  }
  if (choice.water == table::ToldWater::Stakes) {
    return refused(refusal("IC-141"_rule, "stakes-stop").of(choice.ship));
  }
  if (auto judged = judge_afloat(state, choice.ship); !judged) {
    return judged;
  }
  const int draft = draft_now(setting, state, choice.ship);
  return draft > choice.feet * kTenthsAFoot ? table::Judged<>{}
                                            : refused(refusal("IC-141"_rule, "deep-enough")
                                                          .of(choice.ship)
                                                          .figures(draft, choice.feet));
}

table::Judged<> judge(const Setting& setting, const State& state, const LetGo& choice) {
  if (auto judged = judge_mover(state, choice.ship); !judged) {
    return judged;
  }
  const Ship& ship = state.ship(choice.ship);
  if (!ship.tow && !ship.chained) {
    return refused(refusal("IC-124"_rule, "tows-nothing").of(choice.ship));
  }
  MoveShip still;  // it lies still meanwhile
  still.ship = choice.ship;
  return judge_speed(setting, state, still);
}

bool is_brought_up(const Setting& setting, const State& state, ShipId id) {
  const Ship& ship = state.ship(id);
  return ship.chained && ship.speed != 0 && moves_of(setting, state, id).empty();
}

table::Judged<> judge_end_of_moves(const Setting& setting, const State& state) {
  for (std::size_t i = 0; i < state.ships.size(); ++i) {
    const ShipId id{static_cast<std::uint8_t>(i)};
    const Ship& ship = state.ships[i];
    if (ship.side == mover_in(state.step) && ship.fate == Fate::Afloat && !ship.moved &&
        ship.speed != 0 && judge_mover(state, id) && judge_held(setting, state, id) &&
        !is_brought_up(setting, state, id)) {
      return refused(
          refusal("IC-085"_rule, "still-has-way").of(id).inches({}, run_at(setting, ship.speed)));
    }
  }
  return {};
}

std::vector<MoveShip> moves_of(const Setting& setting, const State& state, ShipId id) {
  std::vector<MoveShip> moves = moves_but_for_leaving(setting, state, id);
  const auto strays = [&](const MoveShip& move) {
    return !judge_leaving(setting, state, move).has_value();
  };
  if (!std::ranges::all_of(moves, strays)) {
    std::erase_if(moves, strays);
  }
  return moves;
}

}  // namespace core::ironclad
