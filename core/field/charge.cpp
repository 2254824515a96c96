#include "core/field/charge.h"

#include "core/field/formation.h"
#include "core/field/houses.h"
#include "core/field/losses.h"
#include "core/field/morale.h"
#include "core/field/movement.h"
#include "core/field/orders.h"
#include "core/field/outcome.h"
#include "core/field/rates.h"
#include "core/field/terrain.h"
#include "core/field/walk.h"
#include "core/table/trigonometry.h"

#include <algorithm>
#include <cstdlib>

namespace core::field {
namespace {

using base::operator""_rule;

constexpr std::int32_t kMostWheel = 30 * Heading::kDegree;  // [FB-276]

const Point* nearest_figure(const Unit& target, Point from) {
  const Point* nearest = nullptr;
  for (const Figure& figure : target.figures) {
    if (figure.present() && (nearest == nullptr || table::distance_squared(figure.at, from) <
                                                       table::distance_squared(*nearest, from))) {
      nearest = &figure.at;
    }
  }
  return nearest;
}

/// The houses in which a unit has men.
std::vector<const Boxed*> houses_of(const Setting& setting, const Unit& unit) {
  std::vector<const Boxed*> houses;
  for (std::size_t i = 0; i < setting.sections.size(); ++i) {
    if (std::ranges::any_of(unit.figures, [&](const Figure& figure) {
          return figure.present() && figure.section == static_cast<std::int8_t>(i);
        })) {
      houses.push_back(&setting.sections[i]);
    }
  }
  return houses;
}

/// Whether a unit touches another one, or the house that it holds.
bool reaches(const Setting& setting, const std::vector<Body>& bodies, const Unit& target,
             const std::vector<Body>& theirs) {
  for (const Body& ours : bodies) {
    if (std::ranges::any_of(theirs, [&](const Body& each) { return in_contact(ours, each); })) {
      return true;
    }
    for (const Boxed* const house : houses_of(setting, target)) {
      if (table::close(house->box, {ours.middle, ours.middle}, ours.reach + kContact) &&
          table::within_of(house->polygon, ours.corners, kContact)) {
        return true;
      }
    }
  }
  return false;
}

/// Runs a charge with this turn at its start on a field where nobody moves.
ChargeWay run(const Setting& setting, const State& state, UnitId id, UnitId target,
              std::int32_t wheel) {
  const Unit& unit = state.unit(id);
  const Inches rate = charge_rate_of(setting, unit);
  std::vector<Leg> legs;
  if (wheel != 0) {
    legs.push_back({LegKind::Wheel, {}, wheel, {}, 0, {}});
  }
  legs.push_back({LegKind::Advance, rate, 0, {}, 0, {}});
  Walk walk{setting, state, unit, legs, rate, WalkEdge::Kept};
  const Unit& enemy = state.unit(target);
  const auto theirs = bodies_of(setting.charts, enemy);
  const Inches part = Inches::ratio(1, 10);
  for (Inches given; given < rate; given += part) {
    walk.spend(part);
    const auto bodies = bodies_of(setting.charts, walk.unit());
    if (reaches(setting, bodies, enemy, theirs)) {
      return {wheel, walk.moved(), true};
    }
    if (is_blocked(setting, state, id, walk.unit())) {
      return {wheel, walk.moved(), false};
    }
    if (walk.is_done()) {
      break;
    }
  }
  return {wheel, walk.moved(), false};
}

/// [FB-312] Behind a wall or in a house no horse comes at them.
bool is_walled(const Setting& setting, const Unit& target, Point from) {
  if (is_housed(target)) {
    return true;
  }
  const Point* const nearest = nearest_figure(target, from);
  return nearest != nullptr && wall_before(setting, *nearest, from).has_value();
}

Judged<> judge_charger(const State& state, UnitId id) {
  const Unit& unit = state.unit(id);
  if (unit.muster.type != TroopType::Infantry && unit.muster.type != TroopType::Cavalry) {
    return refused(refusal("FB-275"_rule, "these-do-not-charge").of(id));
  }
  if (!is_mounted(unit) && unit.formation != Formation::Column) {
    return refused(refusal("FB-275"_rule, "charges-in-column").of(id));
  }
  if (is_mounted(unit) && !is_formed(unit)) {
    return refused(refusal("FB-275"_rule, "these-do-not-charge").of(id));
  }
  if (unit.bad > 0) {
    return refused(refusal("FB-385"_rule, "bad-morale-no-charge").of(id));
  }
  if (!may_act_offensively(state, id)) {
    return refused(
        refusal("FB-356"_rule, "not-offensive-yet").of(id).figures(unit.fresh_again, state.move));
  }
  if (is_housed(unit)) {
    return refused(refusal("FB-130"_rule, "leaves-the-house-first").of(id));
  }
  return {};
}

Judged<> judge_way(const Setting& setting, const State& state, UnitId id, UnitId target) {
  const Unit& unit = state.unit(id);
  const Unit& enemy = state.unit(target);
  const Inches rate = charge_rate_of(setting, unit);
  auto theirs = bodies_of(setting.charts, enemy);
  for (const Boxed* const house : houses_of(setting, enemy)) {
    Body walls;
    walls.middle = {(house->box.low.x + house->box.high.x) / 2,
                    (house->box.low.y + house->box.high.y) / 2};
    const std::array<Point, 4> corners{house->box.low,
                                       {house->box.low.x, house->box.high.y},
                                       house->box.high,
                                       {house->box.high.x, house->box.low.y}};
    walls.corners = corners;
    walls.reach = table::distance(house->box.low, walls.middle);
    theirs.push_back(walls);
  }
  const Inches gap = gap_between(bodies_of(setting.charts, unit), theirs);
  if (gap > rate) {
    return refused(refusal(is_mounted(unit) ? "FB-301"_rule : "FB-276"_rule, "charge-too-far")
                       .of(id)
                       .with(target)
                       .inches(rate, gap));
  }
  if (!charge_way(setting, state, id, target).clear) {
    return refused(refusal("FB-276"_rule, "no-clear-path").of(id).with(target));
  }
  return {};
}

/// Who charges a unit.
std::vector<UnitId> chargers_of(const State& state, UnitId unit) {
  std::vector<UnitId> all;
  for (std::size_t i = 0; i < state.units.size(); ++i) {
    const auto& charge = state.units[i].now.charge;
    if (charge && !charge->counter && charge->target == unit) {
      all.push_back(unit_id(i));
    }
  }
  return all;
}

Inches start_of(const Setting& setting, const State& state, UnitId id, UnitId target) {
  return gap_between(bodies_of(setting.charts, state.unit(id)),
                     bodies_of(setting.charts, state.unit(target)));
}

}  // namespace

bool is_in_melee(const State& state, UnitId unit) noexcept {
  return std::ranges::any_of(state.melees, [&](const Melee& melee) {
    return !melee.over && std::ranges::find(melee.units, unit) != melee.units.end();
  });
}

ChargeWay charge_way(const Setting& setting, const State& state, UnitId id, UnitId target) {
  const ChargeWay straight = run(setting, state, id, target, 0);
  if (straight.clear) {
    return straight;
  }
  const Unit& unit = state.unit(id);
  const Point* const nearest = nearest_figure(state.unit(target), unit.pose.at);
  if (nearest == nullptr) {
    return straight;
  }
  const std::int32_t turn =
      table::turn_between(unit.pose.heading, table::bearing(unit.pose.at, *nearest));
  const std::int32_t wheel = std::clamp(turn, -kMostWheel, kMostWheel);
  return wheel == 0 ? straight : run(setting, state, id, target, wheel);
}

Judged<> judge(const Setting& setting, const State& state, const DeclareCharge& choice) {
  if (auto fits = may_be_ordered(setting, state, choice.unit); !fits) {
    return fits;
  }
  const Unit& unit = state.unit(choice.unit);
  if (!choice.target) {
    return unit.now.charge ? Judged<>{}
                           : refused(refusal("FB-276"_rule, "no-charge-declared").of(choice.unit));
  }
  if (!state.has(*choice.target) || !state.unit(*choice.target).on_table() ||
      state.unit(*choice.target).side == unit.side || state.unit(*choice.target).hidden) {
    return refused(refusal("FB-276"_rule, "no-such-enemy").of(choice.unit));
  }
  if (auto fits = judge_charger(state, choice.unit); !fits) {
    return fits;
  }
  if (!may_charge_by_order(setting, unit)) {
    return refused(refusal("FB-074"_rule, "order-forbids-charge").of(choice.unit));
  }
  const Unit& target = state.unit(*choice.target);
  if (is_mounted(unit)) {
    if (is_walled(setting, target, unit.pose.at)) {
      return refused(
          refusal("FB-312"_rule, "no-horse-over-walls").of(choice.unit).with(*choice.target));
    }
    // [FB-300] [FB-304] Of the two moves that a charge takes the first brings it near: it has to
    // have been in sight in the move before, and was fired on like anybody [FB-281].
    const Point* const nearest = nearest_figure(target, unit.pose.at);
    const bool seen =
        nearest != nullptr && screen_between(setting, state, *nearest, unit.pose.at, *choice.target,
                                             choice.unit) == Screen::None;
    if (state.move < 2 || !seen) {
      return refused(
          refusal("FB-304"_rule, "comes-near-first").of(choice.unit).with(*choice.target));
    }
  }
  return judge_way(setting, state, choice.unit, *choice.target);
}

Judged<> judge(const Setting& setting, const State& state, const Countercharge& choice) {
  if (auto fits = may_be_ordered(setting, state, choice.unit); !fits) {
    return fits;
  }
  const auto chargers = chargers_of(state, choice.unit);
  if (std::ranges::find(chargers, choice.target) == chargers.end()) {
    return refused(refusal("FB-286"_rule, "not-charged").of(choice.unit));
  }
  if (state.unit(choice.unit).now.charge) {
    return refused(refusal("FB-286"_rule, "charges-in-this-move").of(choice.unit));
  }
  return judge_charger(state, choice.unit);
}

Judged<> judge(const Setting& setting, const State& state, const FallBack& choice) {
  if (auto fits = may_be_ordered(setting, state, choice.unit); !fits) {
    return fits;
  }
  if (chargers_of(state, choice.unit).empty()) {
    return refused(refusal("FB-288"_rule, "not-charged").of(choice.unit));
  }
  if (!is_open(state.unit(choice.unit).formation) || is_housed(state.unit(choice.unit))) {
    return refused(refusal("FB-288"_rule, "formed-troops-stand").of(choice.unit));
  }
  return {};
}

std::vector<UnitId> charge_targets(const Setting& setting, const State& state, UnitId unit) {
  std::vector<UnitId> all;
  const Unit& own = state.unit(unit);
  if (!own.on_table() || !judge_charger(state, unit) || !may_charge_by_order(setting, own) ||
      !may_be_ordered(setting, state, unit)) {
    return all;
  }
  const Inches reach = charge_rate_of(setting, own) + Inches::of(16);
  for (std::size_t i = 0; i < state.units.size(); ++i) {
    if (state.units[i].side != own.side && state.units[i].on_table() &&
        table::within(state.units[i].pose.at, own.pose.at, reach) &&
        judge(setting, state, DeclareCharge{unit, unit_id(i)})) {
      all.push_back(unit_id(i));
    }
  }
  return all;
}

bool may_answer(const Setting& setting, const State& state, Side side) {
  for (std::size_t i = 0; i < state.units.size(); ++i) {
    if (state.units[i].side != side || !state.units[i].on_table()) {
      continue;
    }
    for (const UnitId charger : chargers_of(state, unit_id(i))) {
      if (judge(setting, state, FallBack{unit_id(i)}) ||
          judge(setting, state, Countercharge{unit_id(i), charger})) {
        return true;
      }
    }
  }
  return false;
}

void test_before_charging(Record& record) {
  for (std::size_t i = 0; i < record.state().units.size(); ++i) {
    const UnitId id = unit_id(i);
    const Unit& unit = record.unit(id);
    if (!unit.now.charge || unit.now.charge->counter || !is_mounted(unit)) {
      continue;
    }
    test_morale(record, id, "FB-302"_rule, Occasion::BeforeCharge);
  }
}

void start_charges(Record& record) {
  for (std::size_t i = 0; i < record.state().units.size(); ++i) {
    const UnitId id = unit_id(i);
    if (record.unit(id).now.charge) {
      const UnitId target = record.unit(id).now.charge->target;
      const Inches start = start_of(record.setting(), record.state(), id, target);
      record.change(id, [&](Unit& now) { now.now.charge->start = start; });
      if (record.unit(id).now.charge->counter) {
        record.tell(table::told("FB-286"_rule, "meets-charge").of(id).with(target));
      }
    }
    if (record.unit(id).now.evades) {
      record.tell("FB-288"_rule, "evades-charge", id);
    }
  }
}

}  // namespace core::field
