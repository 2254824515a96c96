#include "core/field/orders.h"

#include "core/field/edges.h"
#include "core/field/fires.h"
#include "core/field/formation.h"
#include "core/field/generals.h"
#include "core/field/houses.h"
#include "core/field/movement.h"
#include "core/field/terrain.h"
#include "core/table/trigonometry.h"

#include <algorithm>

namespace core::field {
namespace {

using base::operator""_rule;

constexpr Inches kWith = Inches::of(1);         // a general is with a unit
constexpr Inches kNearOrder = Inches::of(6);    // [FB-T04] [FB-076]
constexpr Inches kSupport = Inches::of(12);     // [FB-T04]
constexpr Inches kSupportFrom = Inches::of(6);  // [FB-T04] nearer only to replace who is broken
constexpr Inches kSkirmishers = Inches::of(9);  // [FB-T04]
constexpr int kRideSlow = 2;                    // [FB-099] 9" where cavalry may not go

bool alive(const General& general) noexcept {
  return general.alive && general.where == Where::OnTable;
}

/// Whether somebody of the unit stands within a distance of a place.
bool any_within(const Unit& unit, Point at, Inches limit) {
  return std::ranges::any_of(unit.figures, [&](const Figure& figure) {
    return figure.present() && table::within(figure.at, at, limit);
  });
}

Inches off_line(const Order& order, Point at) {
  if (!order.at) {
    return {};
  }
  if (!order.to || *order.to == *order.at) {
    return table::distance(*order.at, at);
  }
  const std::array<Point, 2> line{*order.at, *order.to};
  return table::distance(line, at);
}

/// [FB-510] Whether a side gives every unit an order without couriers in this move: in one of them.
bool orders_at_once(const Setting& setting, const State& state, Side side) {
  const std::int16_t used = state.ordered_at_once.at(static_cast<std::size_t>(side));
  return std::ranges::any_of(setting.battle.rules, [&](const BattleRule& rule) {
    const auto* const at_once = std::get_if<OrdersAtOnce>(&rule);
    return at_once != nullptr && at_once->side == side && state.move >= at_once->from_move &&
           (used == 0 || used == state.move);
  });
}

int couriers_at_once(const Setting& setting, GeneralId id) {
  return id.value() < setting.battle.generals.size()
             ? setting.battle.generals[id.value()].couriers_at_once
             : 0;
}

/// [FB-028] A brigadier commands his brigade, a commander all.
bool commands(const Setting& setting, GeneralId general, const Unit& unit) {
  const auto& brigade = setting.battle.generals.at(general.value()).brigade;
  return !brigade || *brigade == unit.brigade;
}

bool in_place(const State& state, const General& general, UnitId unit) {
  return general.with == unit || any_within(state.unit(unit), general.at, kWith);
}

Judged<> keeps_near(UnitId id, Inches limit, Inches off) {
  return off <= limit
             ? Judged<>{}
             : refused(refusal("FB-074"_rule, "order-keeps-it-near").of(id).inches(limit, off));
}

/// How near the nearest formed enemies stand to a unit, man to man; those far off are not looked
/// at.
std::optional<Inches> formed_enemy_from(const State& state, const Unit& unit) {
  constexpr Inches kFar = Inches::of(40);
  std::optional<std::int64_t> least;
  Inches off;
  for (const Unit& other : state.units) {
    if (!other.on_table() || other.side == unit.side || other.hidden || !is_formed(other) ||
        !table::within(other.pose.at, unit.pose.at, kFar)) {
      continue;
    }
    for (const Figure& enemy : other.figures) {
      for (const Figure& man : unit.figures) {
        if (!enemy.present() || !man.present()) {
          continue;
        }
        const std::int64_t squared = table::distance_squared(enemy.at, man.at);
        if (!least || squared < *least) {
          least = squared;
          off = table::distance(enemy.at, man.at);
        }
      }
    }
  }
  return least ? std::optional{off} : std::nullopt;
}

/// [FB-T04] The ground that a unit holds: where its order found it.
Point ground_of(const Setting& setting, const State& state, UnitId id) {
  const Unit& unit = state.unit(id);
  const auto& listed = setting.battle.units;
  if (unit.order.at) {
    return *unit.order.at;
  }
  const bool from_start = id.value() < listed.size() && !listed[id.value()].arrival &&
                          listed[id.value()].order == unit.order;
  return from_start ? listed[id.value()].pose.at : unit.pose.at;
}

/// An order as it reaches a unit: who is to hold holds what he stands on.
Order as_given(const Unit& unit, Order order) {
  if (order.kind == OrderKind::Hold && !order.at) {
    order.at = unit.pose.at;
  }
  return order;
}

/// [FB-076] Whether a unit is in cover from what is before it.
bool stands_in_cover(const Setting& setting, const Unit& unit) {
  return is_housed(unit) || lies_in(setting, GroundKind::Woods, unit.pose.at) ||
         wall_before(setting, unit.pose.at,
                     table::along(unit.pose.at, unit.pose.heading, Inches::of(3)))
             .has_value();
}

/// [FB-T04] Who holds draws up anew about his ground, or goes back to it.
Judged<> holds_ground(const Setting& setting, const State& state, UnitId id, const Unit& then) {
  constexpr Inches kTurns = Inches::of(3);  // drawn up off its ground it turns about its middle
  const Unit& now = state.unit(id);
  const Point ground = ground_of(setting, state, id);
  const Inches room = frontage_of(setting.charts, now) / 2 + Inches::of(1);
  const Inches before = table::distance(ground, now.pose.at);
  const Inches after = table::distance(ground, then.pose.at);
  const bool turns = before > room && table::within(now.pose.at, then.pose.at, kTurns);
  return after <= before || turns ? Judged<>{} : keeps_near(id, room, after);
}

Judged<> goes_on(UnitId id, Point goal, const Unit& now, const Unit& then) {
  const Inches before = table::distance(now.pose.at, goal);
  const Inches after = table::distance(then.pose.at, goal);
  // Drawing up is no going away: a unit turns about its middle.
  const Inches slack = kNearOrder;
  if (after > before + slack) {
    return refused(refusal("FB-074"_rule, "order-leads-elsewhere").of(id).inches(before, after));
  }
  return {};
}

/// [FB-T04] A raid goes to its place, to the one after it, or off by its edge: when, is for those
/// to see who ride it.
Judged<> raids_on(const Setting& setting, UnitId id, const Unit& now, const Unit& then) {
  const Order& order = now.order;
  if (!order.at) {
    return {};
  }
  const bool goes_off =
      order.leave_by && from_edge(setting.battle, *order.leave_by, then.pose.at) <=
                            from_edge(setting.battle, *order.leave_by, now.pose.at);
  if (goes_off || (order.to && goes_on(id, *order.to, now, then))) {
    return {};
  }
  return goes_on(id, *order.at, now, then);
}

}  // namespace

bool has_free_orders(const Setting& setting) noexcept { return setting.options.free_orders; }

bool only_guns_act(const Setting& setting, const State& state) noexcept {
  const auto* const rule = find_rule<OnlyGunsAct>(setting.battle);
  return rule != nullptr && state.move <= rule->through_move;
}

Judged<> judge(const Setting& setting, const State& state, const GiveOrder& choice) {
  if (choice.general.value() >= state.generals.size() || !alive(state.general(choice.general))) {
    return refused(refusal("FB-075"_rule, "no-such-general").of(choice.unit));
  }
  if (!state.has(choice.unit) || !state.unit(choice.unit).on_table()) {
    return refused(refusal("FB-075"_rule, "no-such-unit").of(choice.unit));
  }
  const General& general = state.general(choice.general);
  const Unit& unit = state.unit(choice.unit);
  if (only_guns_act(setting, state)) {
    return refused(refusal("FB-510"_rule, "only-guns-act").of(choice.unit));
  }
  if (unit.side != general.side) {
    return refused(refusal("FB-075"_rule, "not-yours").of(choice.unit));
  }
  if (!commands(setting, choice.general, unit)) {
    return refused(refusal("FB-028"_rule, "not-of-his-brigade").of(choice.unit));
  }
  const auto& order = choice.order;
  const bool wants_place = order.kind == OrderKind::Defend || order.kind == OrderKind::Advance ||
                           order.kind == OrderKind::Retire || order.kind == OrderKind::Raid;
  if (wants_place && !order.at) {
    return refused(refusal("FB-074"_rule, "order-names-no-place").of(choice.unit));
  }
  if (order.kind == OrderKind::Support && !order.target) {
    return refused(refusal("FB-074"_rule, "order-names-no-unit").of(choice.unit));
  }
  if (order.kind == OrderKind::Attack && !order.target && !order.at) {
    return refused(refusal("FB-074"_rule, "order-names-no-place").of(choice.unit));
  }
  if (order.target && !state.has(*order.target)) {
    return refused(refusal("FB-074"_rule, "order-names-no-unit").of(choice.unit));
  }
  if (order.kind == OrderKind::Raid && unit.muster.type != TroopType::Cavalry) {
    return refused(refusal("FB-074"_rule, "cavalry-raids").of(choice.unit));
  }
  return {};
}

void give_order(Record& record, const GiveOrder& choice) {
  const State& state = record.state();
  const General& general = state.general(choice.general);
  const bool all_at_once = orders_at_once(record.setting(), state, general.side);
  const bool courier_is_there =
      general.orders_given < couriers_at_once(record.setting(), choice.general);
  if (all_at_once || in_place(state, general, choice.unit) || courier_is_there) {
    if (!in_place(state, general, choice.unit)) {
      if (all_at_once) {
        record.apply(OrderedAtOnce{general.side});
      } else {
        record.change(choice.general, [](General& now) { ++now.orders_given; });
      }
    }
    record.change(choice.unit, [&](Unit& unit) { unit.order = as_given(unit, choice.order); });
    record.tell("FB-075"_rule, "order-changed", choice.unit);
    return;
  }
  auto couriers = state.couriers;
  std::erase_if(couriers, [&](const Courier& each) { return each.to == choice.unit; });
  couriers.push_back({general.side, general.at, choice.unit, choice.order, false});
  record.apply(CouriersChanged{std::move(couriers)});
  record.tell("FB-075"_rule, "courier-rides", choice.unit);
}

bool may_charge_by_order(const Setting& setting, const Unit& unit) noexcept {
  return has_free_orders(setting) || unit.order.kind == OrderKind::Attack ||
         unit.order.kind == OrderKind::Raid;
}

Judged<> keeps_order(const Setting& setting, const State& state, UnitId id, const Unit& then) {
  if (has_free_orders(setting)) {
    return {};
  }
  const Unit& now = state.unit(id);
  const Inches went = table::distance(now.pose.at, then.pose.at);
  if (went <= kNearOrder && stands_in_cover(setting, then) && !stands_in_cover(setting, now)) {
    return {};  // [FB-076]
  }
  switch (now.order.kind) {
    case OrderKind::Hold:
      return holds_ground(setting, state, id, then);
    case OrderKind::Defend: {
      const Inches before = off_line(now.order, now.pose.at);
      const Inches after = off_line(now.order, then.pose.at);
      return after <= before ? Judged<>{} : keeps_near(id, kNearOrder, after);
    }
    case OrderKind::Advance:
    case OrderKind::Retire:
      return now.order.at ? goes_on(id, *now.order.at, now, then) : Judged<>{};
    case OrderKind::Raid:
      return raids_on(setting, id, now, then);
    case OrderKind::Attack: {
      if (now.order.target && state.unit(*now.order.target).on_table()) {
        return goes_on(id, state.unit(*now.order.target).pose.at, now, then);
      }
      return now.order.at ? goes_on(id, *now.order.at, now, then) : Judged<>{};
    }
    case OrderKind::Support: {
      if (!now.order.target || !state.unit(*now.order.target).on_table()) {
        return {};
      }
      const Unit& with = state.unit(*now.order.target);
      const Inches before = table::distance(now.pose.at, with.pose.at);
      const Inches after = table::distance(then.pose.at, with.pose.at);
      if (after < kSupportFrom && after < before && with.bad == 0 && !with.broken) {
        return refused(
            refusal("FB-074"_rule, "supports-from-farther").of(id).inches(kSupportFrom, after));
      }
      return after <= before ? Judged<>{} : keeps_near(id, kSupport, after);
    }
    case OrderKind::Skirmish: {
      const auto before = formed_enemy_from(state, now);
      const auto after = formed_enemy_from(state, then);
      if (after && *after < kSkirmishers && (!before || *after < *before)) {
        return refused(
            refusal("FB-074"_rule, "skirmishers-keep-off").of(id).inches(kSkirmishers, *after));
      }
      return {};
    }
  }
  return {};
}

Judged<> judge(const Setting& setting, const State& state, const Ride& choice) {
  const auto refuse = [&](base::RuleId rule, std::string_view key) {
    Refusal why = refusal(rule, key);
    why.ship = choice.joins;
    return refused(why);
  };
  if (choice.general.value() >= state.generals.size() || !alive(state.general(choice.general))) {
    return refuse("FB-099"_rule, "no-such-general");
  }
  const General& general = state.general(choice.general);
  if (only_guns_act(setting, state)) {
    return refuse("FB-510"_rule, "no-general-rides");
  }
  if (general.tied) {
    return refuse("FB-410"_rule, "general-is-tied");
  }
  if (choice.to.x < Inches{} || choice.to.y < Inches{} || choice.to.x > setting.battle.width ||
      choice.to.y > setting.battle.depth) {
    return refuse("FB-099"_rule, "rides-off-the-table");
  }
  if (choice.joins) {
    if (!state.has(*choice.joins) || !state.unit(*choice.joins).on_table() ||
        state.unit(*choice.joins).side != general.side) {
      return refuse("FB-410"_rule, "no-such-unit");
    }
    const auto& with = state.unit(*choice.joins).general;
    if (with && *with != choice.general) {
      return refuse("FB-412"_rule, "has-a-general");
    }
    return may_join(state, choice.general, *choice.joins);
  }
  return {};
}

void ride(Record& record, const Ride& choice) {
  record.change(choice.general, [&](General& general) {
    general.rides_to = choice.to;
    general.joins = choice.joins;
  });
}

namespace {

/// Whether a rider is stopped: by water that is no ford.
bool stops_riders(const Setting& setting, Point at) {
  return water_at(setting, at).has_value() && !ford_at(setting, at, Inches{});
}

/// [FB-128] Where a rider makes for who wants to get to a place: the place itself, or the ford or
/// bridge with the shortest way when water lies between.
Point rider_aim(const Setting& setting, Point from, Point to) {
  const Heading way = table::bearing(from, to);
  const Inches whole = table::distance(from, to);
  const Inches part = Inches::ratio(1, 2);
  bool wet = false;
  for (Inches gone = part; gone < whole && !wet && !setting.battle.streams.empty(); gone += part) {
    wet = stops_riders(setting, table::along(from, way, gone));
  }
  std::optional<Point> best;
  Inches least;
  for (const Crossing& each : setting.battle.crossings) {
    const Stream& stream = setting.battle.streams.at(each.stream);
    const Inches middle = (each.from + each.to) / 2;
    for (std::size_t i = 0; wet && i + 1 < stream.points.size(); ++i) {
      const Point a = stream.points[i];
      const Point b = stream.points[i + 1];
      const Inches low = each.along_y ? std::min(a.y, b.y) : std::min(a.x, b.x);
      const Inches high = each.along_y ? std::max(a.y, b.y) : std::max(a.x, b.x);
      if (middle < low || middle > high || low == high) {
        continue;
      }
      const std::int64_t run = each.along_y ? (b.y - a.y).ticks() : (b.x - a.x).ticks();
      const std::int64_t come = each.along_y ? (middle - a.y).ticks() : (middle - a.x).ticks();
      const Point at{a.x + Inches::of_ticks((b.x - a.x).ticks() * come / run),
                     a.y + Inches::of_ticks((b.y - a.y).ticks() * come / run)};
      const Inches length = table::distance(from, at) + table::distance(at, to);
      if (!best || length < least) {
        best = at;
        least = length;
      }
    }
  }
  // At the ford he is through it.
  return best && table::distance(from, *best) > part ? *best : to;
}

/// [FB-099] How far a rider gets towards a place in a move: bad ground halves, round a house he
/// rides as slowly as through it, and water stops him but at fords and bridges.
Point rides(const Setting& setting, const State& state, Point from, Point to) {
  Unit horseman;
  horseman.muster.type = TroopType::Cavalry;
  horseman.formation = Formation::Column;
  const Inches part = Inches::ratio(1, 4);
  Inches left = setting.charts.rates.general;
  Point stands = from;  // nobody ends his ride in a house
  Point at = from;
  Point aim = rider_aim(setting, at, to);
  while (!(at == to) && left > Inches{}) {
    aim = at == aim ? rider_aim(setting, at, to) : aim;
    const Inches step = std::min({part, table::distance(at, aim), left});
    const Heading way = table::bearing(at, aim);
    const Point next = step == table::distance(at, aim) ? aim : table::along(at, way, step);
    const bool ford = ford_at(setting, next, Inches{}).has_value();
    const bool open = ford || !going_at(setting, state, horseman, next, way, false).barred;
    const Inches cost = open ? step : step * kRideSlow;
    if (step <= Inches{} || cost > left || stops_riders(setting, next) ||
        (fire_near(setting, state, next) && !fire_near(setting, state, at))) {
      break;
    }
    at = next;
    left = left - cost;
    const auto house = section_at(setting, at);
    if (at == to || !house || state.sections.at(house->value()).ruined) {
      stands = at;
    }
  }
  return stands;
}

}  // namespace

void make_rides(Record& record) {
  for (std::size_t i = 0; i < record.state().generals.size(); ++i) {
    const GeneralId id{static_cast<std::uint8_t>(i)};
    const General general = record.state().generals[i];
    if (!alive(general) || !general.rides_to) {
      continue;
    }
    if (general.with) {
      record.change(*general.with, [](Unit& unit) { unit.general.reset(); });
    }
    const Point aim = general.joins ? record.unit(*general.joins).pose.at : *general.rides_to;
    const Point there = rides(record.setting(), record.state(), general.at, aim);
    record.change(id, [&](General& now) {
      now.at = there;
      now.with.reset();
      now.rides_to.reset();
      now.joins.reset();
    });
    // [FB-410] It may have come to half strength meanwhile.
    if (general.joins && may_join(record.state(), id, *general.joins) &&
        any_within(record.unit(*general.joins), there, Inches::of(2))) {
      join(record, id, *general.joins);
    }
  }
}

void send_couriers_on(Record& record) {
  auto couriers = record.state().couriers;
  std::erase_if(couriers, [&](const Courier& each) { return !record.unit(each.to).on_table(); });
  for (Courier& each : couriers) {
    if (!each.arrived) {
      const Unit& unit = record.unit(each.to);
      each.at = rides(record.setting(), record.state(), each.at, unit.pose.at);
      each.arrived = any_within(unit, each.at, kWith) || each.at == unit.pose.at;
    }
  }
  if (couriers != record.state().couriers) {
    record.apply(CouriersChanged{std::move(couriers)});
  }
}

void deliver_orders(Record& record) {
  std::vector<Courier> left;
  const auto couriers = record.state().couriers;
  for (const Courier& each : couriers) {
    if (!each.arrived) {
      left.push_back(each);
      continue;
    }
    if (record.unit(each.to).on_table()) {
      record.change(each.to, [&](Unit& unit) { unit.order = as_given(unit, each.order); });
      record.tell("FB-075"_rule, "order-arrives", each.to);
    }
  }
  if (left.size() != couriers.size()) {
    record.apply(CouriersChanged{std::move(left)});
  }
}

}  // namespace core::field
