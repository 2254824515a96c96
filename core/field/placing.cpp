#include "core/field/placing.h"

#include "core/field/charge.h"
#include "core/field/fires.h"
#include "core/field/formation.h"
#include "core/field/guns.h"
#include "core/field/houses.h"
#include "core/field/movement.h"
#include "core/field/orders.h"
#include "core/field/rates.h"
#include "core/field/terrain.h"
#include "core/table/trigonometry.h"

#include <algorithm>

namespace core::field {
namespace {

using base::operator""_rule;

constexpr int kFaces = 6;

/// Whether the unit is drawn up anew. Only lines and open order have a number of ranks to choose.
bool draws_up(const Unit& unit, const PutUnit& choice) noexcept {
  if (!choice.formation) {
    return false;
  }
  const bool of_ranks =
      *choice.formation == Formation::Line || *choice.formation == Formation::Open;
  return *choice.formation != unit.formation || (of_ranks && choice.ranks != unit.ranks);
}

/// [FB-046] Whether it turns so far that half the move is gone.
bool turns_about(const Unit& unit, const PutUnit& choice) {
  constexpr std::int32_t kFreeTurn = 45 * Heading::kDegree;
  return table::angle_between(unit.pose.heading, choice.pose.heading) > kFreeTurn;
}

/// The unit as it would stand.
Unit as_put(const Setting& setting, const State& state, const PutUnit& choice) {
  Unit unit = state.unit(choice.unit);
  const bool anew = draws_up(unit, choice);
  fall_in(unit);
  unit.pose = choice.pose;
  if (anew) {
    dress(setting.charts, unit, *choice.formation, choice.ranks);
  } else {
    stand(setting.charts, unit);
  }
  return unit;
}

/// What it would cost as a move.
struct PutMove {
  Inches way;  ///< of its middle, straight
  Inches cost;
  Inches allowance;
  bool battle_move{};
};

/// [FB-046] [FB-090] [FB-094] A new formation or a turn of more than 45 degrees costs half the move
/// each; horsemen who have rested make a battle move where the other one is too short.
PutMove move_of(const Setting& setting, const State& state, const PutUnit& choice) {
  const Unit& unit = state.unit(choice.unit);
  const Unit then = as_put(setting, state, choice);
  const int halves = (draws_up(unit, choice) ? 1 : 0) + (turns_about(unit, choice) ? 1 : 0);
  // [FB-210] Beyond what they traverse guns in action are turned by hand.
  const bool by_hand = unit.formation == Formation::InAction && !draws_up(unit, choice) &&
                       table::angle_between(unit.pose.heading, choice.pose.heading) > kTraverse;
  PutMove move;
  move.way = table::distance(unit.pose.at, choice.pose.at);
  move.battle_move = unit.now.battle_move;
  const auto reckon = [&] {
    move.allowance = std::min(rate_of(setting, state, unit, move.battle_move),
                              rate_of(setting, state, then, move.battle_move));
    move.cost = move.way + (by_hand ? move.allowance : move.allowance / 2 * halves);
  };
  reckon();
  if (!move.battle_move && is_mounted(unit) && unit.rest > 0 &&
      unit.now.spent + move.cost > move.allowance) {
    move.battle_move = true;
    reckon();
  }
  return move;
}

/// Whether the unit is there to be put at all.
Judged<> judge_unit(const State& state, UnitId id) {
  if (!state.has(id)) {
    return refused(refusal("FB-050"_rule, "no-such-unit").of(id));
  }
  const Unit& unit = state.unit(id);
  if (!unit.on_table()) {
    return refused(refusal(unit.where == Where::Dispersed ? "FB-385"_rule : "FB-102"_rule,
                           unit.where == Where::Waiting ? "not-there-yet" : "unit-gone")
                       .of(id));
  }
  if (is_in_melee(state, id)) {
    return refused(refusal("FB-341"_rule, "in-melee-here").of(id));
  }
  if (unit.ford) {
    return refused(refusal("FB-127"_rule, "in-the-ford").of(id).figures(unit.ford->moves_left, 0));
  }
  if (is_housed(unit)) {
    return refused(refusal("FB-130"_rule, "leaves-the-house-first").of(id));
  }
  return {};
}

/// How far a place lies over the edge of the table.
Inches over_the_edge(const Battle& battle, Point at) {
  return std::max({-at.x, -at.y, at.x - battle.width, at.y - battle.depth});
}

/// [FB-100] [FB-130] The ground under its bases, and the edge of the table.
Judged<> judge_ground(const Setting& setting, const State& state, UnitId id, const Unit& unit) {
  const Point from = state.unit(id).pose.at;
  Inches over;
  const auto bodies = bodies_of(setting.charts, unit);
  for (const Body& body : bodies) {
    for (const Point corner : body.corners) {
      over = std::max(over, over_the_edge(setting.battle, corner));
    }
  }
  if (over > Inches{}) {
    return refused(refusal("FB-053"_rule, "put-over-the-edge").of(id).inches({}, over));
  }
  const FireBounds fires{setting, state, id};
  for (const Body& body : bodies) {
    const Inches way = table::distance(from, body.middle);
    const GoingThere going = bars_body(setting, state, unit, body);
    if (going.barred) {
      return refused(refusal(*going.barred, going.key).of(id).inches({}, way));
    }
    if (reaches_into_house(setting, state, body)) {
      return refused(refusal("FB-130"_rule, "house-in-the-way").of(id).inches({}, way));
    }
    if (!fires.keep_off(body)) {
      return refused(refusal("FB-265"_rule, "too-near-a-fire").of(id).inches({}, way));
    }
  }
  return {};
}

/// [FB-052] Nobody stands in another unit, friend or enemy.
Judged<> judge_others(const Setting& setting, const State& state, UnitId id, const Unit& unit) {
  if (!stands_in_anybody(setting, state, id, unit)) {
    return {};
  }
  const auto bodies = bodies_of(setting.charts, unit);
  for (std::size_t i = 0; i < state.units.size(); ++i) {
    if (unit_id(i) == id || !state.units[i].on_table()) {
      continue;
    }
    const auto theirs = bodies_of(setting.charts, state.units[i]);
    const auto inside = std::ranges::count_if(bodies, [&](const Body& body) {
      return std::ranges::any_of(theirs, [&](const Body& other) { return overlap(body, other); });
    });
    if (inside > 0) {
      return refused(refusal("FB-052"_rule, "put-in-another")
                         .of(id)
                         .with(unit_id(i))
                         .figures(0, static_cast<int>(inside)));
    }
  }
  return {};
}

/// [FB-074] [FB-090] [FB-385] The same as of a move that is written.
Judged<> judge_as_move(const Setting& setting, const State& state, const PutUnit& choice) {
  if (auto may = may_be_moved(setting, state, choice.unit); !may) {
    return may;
  }
  const Unit& unit = state.unit(choice.unit);
  const PutMove move = move_of(setting, state, choice);
  if (unit.now.spent + move.cost > move.allowance) {
    return refused(refusal("FB-090"_rule, "beyond-its-move")
                       .of(choice.unit)
                       .inches(unit.now.spent + move.cost, move.allowance));
  }
  const Unit then = as_put(setting, state, choice);
  const bool nearer = goes_nearer(state, unit, then);
  if (unit.bad > 0 && nearer) {
    return refused(refusal("FB-385"_rule, "bad-morale-no-advance").of(choice.unit));
  }
  if (unit.resting > 0 && nearer) {
    return refused(refusal("FB-356"_rule, "rests").of(choice.unit).figures(unit.resting, 0));
  }
  return keeps_order(setting, state, choice.unit, then);
}

/// Whether a way leads ahead rather than back or aside.
bool leads_ahead(Pose from, Point to) {
  return from.at != to &&
         table::angle_between(from.heading, table::bearing(from.at, to)) < Heading::kRightAngle;
}

/// [FB-282] [FB-320] Whether it has come up to an enemy in this move.
bool comes_up(const Setting& setting, const State& state, const Unit& before, const Unit& then) {
  return std::ranges::any_of(state.units, [&](const Unit& enemy) {
    return enemy.side != then.side && enemy.on_table() && in_touch(setting, then, enemy) &&
           (before.now.contacted || !in_touch(setting, before, enemy));
  });
}

/// [FB-091] [FB-049] What of a move is remembered for the fire of this move.
void mark_as_moved(Unit& unit, const Unit& before, const PutMove& move, bool anew) {
  unit.now.legs.clear();
  unit.now.written = true;
  unit.now.moved += move.way;
  unit.now.spent += move.cost;
  unit.now.advanced = unit.now.advanced || leads_ahead(before.pose, unit.pose.at);
  unit.now.limbered = unit.now.limbered || (anew && before.muster.type == TroopType::Battery);
  if (move.battle_move && !before.now.battle_move) {
    unit.now.battle_move = true;
    --unit.rest;  // [FB-094]
  }
}

}  // namespace

Judged<> judge(const Setting& setting, const WriteDice& choice) {
  if (!setting.battle.by_models) {
    return refused(refusal("FB-003"_rule, "program-rolls"));
  }
  const auto wrong = std::ranges::find_if(
      choice.faces, [](std::uint8_t face) { return face < 1 || face > kFaces; });
  return wrong == choice.faces.end()
             ? Judged<>{}
             : refused(refusal("FB-003"_rule, "no-face-of-the-die").figures(kFaces, *wrong));
}

Judged<> judge(const Setting& setting, const State& state, const PutUnit& choice) {
  if (!setting.battle.by_models) {
    return refused(refusal("FB-053"_rule, "program-moves"));
  }
  if (auto there = judge_unit(state, choice.unit); !there) {
    return there;
  }
  if (choice.formation && !may_form(state.unit(choice.unit), *choice.formation, choice.ranks)) {
    return refused(refusal("FB-040"_rule, "no-such-formation").of(choice.unit));
  }
  const Unit then = as_put(setting, state, choice);
  if (auto bears = judge_ground(setting, state, choice.unit, then); !bears) {
    return bears;
  }
  if (auto free = judge_others(setting, state, choice.unit, then); !free) {
    return free;
  }
  return state.step == Step::Movement ? judge_as_move(setting, state, choice) : Judged<>{};
}

void put_unit(Record& record, const PutUnit& choice) {
  const State& state = record.state();
  const Unit before = state.unit(choice.unit);
  Unit then = as_put(record.setting(), state, choice);
  const PutMove move = move_of(record.setting(), state, choice);
  if (state.step == Step::Movement) {
    mark_as_moved(then, before, move, draws_up(before, choice));
    then.now.contacted = comes_up(record.setting(), state, before, then);
  }
  record.apply(Went{choice.unit, before.pose, then.pose, 0});
  record.apply(UnitChanged{choice.unit, std::move(then)});
  record.tell(table::told("FB-053"_rule, "is-put").of(choice.unit).over(move.way));
}

}  // namespace core::field
