// [FB-101] [FB-355] [FB-382] [FB-400] Phase 3: who goes back because he must.
#include "core/field/charge.h"
#include "core/field/edges.h"
#include "core/field/formation.h"
#include "core/field/generals.h"
#include "core/field/houses.h"
#include "core/field/movement.h"
#include "core/field/rates.h"
#include "core/field/walk.h"
#include "core/table/trigonometry.h"

#include <algorithm>

namespace core::field {
namespace {

using base::operator""_rule;

/// The nearest enemy that a unit knows of.
const Unit* nearest_enemy(const State& state, const Unit& unit) {
  const Unit* nearest = nullptr;
  for (const Unit& other : state.units) {
    if (other.on_table() && other.side != unit.side && !other.hidden &&
        (nearest == nullptr || table::distance_squared(other.pose.at, unit.pose.at) <
                                   table::distance_squared(nearest->pose.at, unit.pose.at))) {
      nearest = &other;
    }
  }
  return nearest;
}

/// [FB-355] Directly away from the enemy; [FB-400] who is broken goes straight for the rear.
Heading way_back(const Setting& setting, const State& state, const Unit& unit) {
  const Heading rear = towards_base(setting.battle, unit.side);
  if (unit.broken) {
    return rear;
  }
  const Unit* const enemy = nearest_enemy(state, unit);
  constexpr Inches kClose = Inches::of(12);
  return enemy != nullptr && table::within(enemy->pose.at, unit.pose.at, kClose)
             ? table::bearing(enemy->pose.at, unit.pose.at)
             : rear;
}

bool is_off(const Setting& setting, const Unit& unit) {
  return unit.pose.at.x <= Inches{} || unit.pose.at.y <= Inches{} ||
         unit.pose.at.x >= setting.battle.width || unit.pose.at.y >= setting.battle.depth;
}

/// How far one gets, and where one may stand at the end of it [FB-052].
struct Way {
  Unit ends;
  Inches gone;
};

/// As far as it gets in a direction before it meets anybody or leaves the table.
Way go(const Setting& setting, const State& state, UnitId id, Heading heading) {
  const Unit& unit = state.unit(id);
  Unit away = unit;
  close_up(setting.charts, away);
  if (away.muster.type == TroopType::Battery) {
    away.formation = Formation::Limbered;  // [FB-101]
  }
  away.pose = turned(setting.charts, away, table::turn_between(unit.pose.heading, heading));
  away.pose.heading = heading;
  stand(setting.charts, away);
  const Inches rate = retreat_rate_of(setting, state, away);
  Walk walk{setting, state, away, {{LegKind::Advance, rate, 0, {}, 0, {}}}, rate};
  Way way{unit, {}};
  if (is_blocked(setting, state, id, away)) {
    return way;
  }
  if (has_room(setting, state, id, away)) {
    way.ends = away;
  }
  const Inches part = Inches::ratio(1, 4);
  for (Inches spent; spent < rate; spent += part) {
    walk.spend(std::min(part, rate - spent));
    if (is_blocked(setting, state, id, walk.unit())) {
      break;
    }
    if (is_off(setting, walk.unit())) {
      return {walk.unit(), walk.moved()};
    }
    if (has_room(setting, state, id, walk.unit())) {
      way = {walk.unit(), walk.moved()};
    }
    if (walk.is_done()) {
      break;
    }
  }
  return way;
}

/// The way that leads farthest: straight back, else aside.
Way best_way(const Setting& setting, const State& state, UnitId id) {
  const Heading back = way_back(setting, state, state.unit(id));
  Way best{state.unit(id), {}};
  for (const std::int64_t off : {0, 30, -30, 60, -60, 90, -90}) {
    Way way = go(setting, state, id, back.turned(off * Heading::kDegree));
    if (way.gone > best.gone + best.gone / 4) {
      best = way;
    }
    if (off == 0 && (is_off(setting, way.ends) ||
                     way.gone >= retreat_rate_of(setting, state, state.unit(id)) / 2)) {
      return way;
    }
  }
  return best;
}

/// [FB-127] Who has to go back out of a ford comes out where he went in; whether he has.
bool wade_back(Record& record, UnitId id) {
  Unit out = record.unit(id);
  out.pose = out.ford->entered;
  dress(record.setting().charts, out, out.ford->was, out.ford->ranks);
  out.ford.reset();
  if (!has_room(record.setting(), record.state(), id, out)) {
    return false;
  }
  record.change(id, [&](Unit& unit) { unit = out; });
  return true;
}

void go_back(Record& record, UnitId id) {
  const Setting& setting = record.setting();
  if (record.unit(id).ford && !wade_back(record, id)) {
    record.tell("FB-127"_rule, "held-in-ford", id);
    return;
  }
  if (is_housed(record.unit(id))) {
    Unit out = record.unit(id);
    out.pose.heading = way_back(setting, record.state(), out);
    step_out(setting, out, Formation::Open, 1);
    if (has_room(setting, record.state(), id, out)) {
      record.change(id, [&](Unit& unit) { unit = out; });
    }
  }
  const Pose from = record.unit(id).pose;
  const Way way = best_way(setting, record.state(), id);
  record.change(id, [&](Unit& unit) {
    unit.pose = way.ends.pose;
    unit.formation = way.ends.formation;
    unit.figures = way.ends.figures;
    unit.guns = way.ends.guns;
    unit.now.compelled = true;
    unit.now.moved = way.gone;
    if (unit.retreat > 0) {
      --unit.retreat;
    }
  });
  record.apply(Went{id, from, record.unit(id).pose, 0});
  const Unit& unit = record.unit(id);
  record.tell(unit.broken ? "FB-400"_rule : "FB-355"_rule,
              unit.broken ? "heads-for-the-rear" : "falls-back", id);
  if (is_off(setting, unit)) {
    part_from_general(record, id);
    // [FB-492] Lost is who goes by its morale or at half strength, not who falls back in order.
    const bool flees = unit.broken || unit.bad > 0;
    record.change(id, [&](Unit& now) { now.where = flees ? Where::Fled : Where::Left; });
    record.tell("FB-102"_rule, flees ? "flees-the-table" : "leaves-table", id);
  }
}

}  // namespace

void make_compulsory_moves(Record& record) {
  for (std::size_t i = 0; i < record.state().units.size(); ++i) {
    const UnitId id = unit_id(i);
    const Unit& unit = record.unit(id);
    if (!unit.on_table() || is_in_melee(record.state(), id)) {
      continue;
    }
    // [FB-411] Who is beaten while a general rallies it goes back all the same.
    const bool garrison_stays = unit.broken && is_housed(unit);  // [FB-401]
    if ((unit.broken && !garrison_stays) || unit.retreat > 0) {
      go_back(record, id);
    }
  }
}

}  // namespace core::field
