// [FB-071] The six segments of phase 4.
#include "core/field/charge.h"
#include "core/field/formation.h"
#include "core/field/generals.h"
#include "core/field/houses.h"
#include "core/field/movement.h"
#include "core/field/rates.h"
#include "core/field/terrain.h"
#include "core/field/walk.h"
#include "core/table/trigonometry.h"

#include <algorithm>

namespace core::field {
namespace {

using base::operator""_rule;

constexpr int kSegments = 6;
constexpr Inches kSubStep = Inches::ratio(1, 20);  // two that meet come no nearer than contact
constexpr std::int32_t kChargeTurn = 30 * Heading::kDegree;  // [FB-276]

/// A unit that moves in this phase.
struct Moving {
  UnitId id;
  Walk walk;
  Inches allowance;
  Inches given;
  Heading began;
  bool charges{};
  bool evades{};
  bool stopped{};
  bool contacted{};
  bool near{};
  std::vector<Unit> free;         ///< as it stood in nobody's way, the last one last
  std::optional<UnitId> waits{};  ///< [FB-052] for whom it has waited last
};

/// Everybody on the table while the segments go on.
class Field {
 public:
  Field(const Setting& setting, const State& state) : setting_{&setting}, units_{state.units} {
    for (std::size_t i = 0; i < units_.size(); ++i) {
      bodies_.emplace_back();
      boxes_.emplace_back();
      refresh(i);
    }
  }

  [[nodiscard]] const Unit& unit(std::size_t i) const { return units_[i]; }

  [[nodiscard]] std::size_t size() const noexcept { return units_.size(); }

  void put(std::size_t i, const Unit& unit) {
    units_[i] = unit;
    refresh(i);
  }

  [[nodiscard]] bool is_near(std::size_t a, std::size_t b, Inches gap) const {
    return !bodies_[a].empty() && !bodies_[b].empty() && table::close(boxes_[a], boxes_[b], gap);
  }

  /// Whether two units have a surface in common.
  [[nodiscard]] bool in_one_another(std::size_t a, std::size_t b) const {
    return any(a, b, [](const Body& x, const Body& y) { return overlap(x, y); });
  }

  [[nodiscard]] bool touch(std::size_t a, std::size_t b) const {
    return any(a, b, [](const Body& x, const Body& y) { return in_contact(x, y); });
  }

  /// [FB-052] Whether one of them lets the other pass.
  [[nodiscard]] bool lets_pass(std::size_t a, std::size_t b) const {
    return units_[a].side == units_[b].side &&
           (is_open(units_[a].formation) || is_open(units_[b].formation));
  }

  /// Whether it stands in somebody whom it may only pass.
  [[nodiscard]] bool stands_in_friends(std::size_t a) const {
    for (std::size_t i = 0; i < units_.size(); ++i) {
      if (i != a && in_one_another(a, i)) {
        return true;
      }
    }
    return false;
  }

 private:
  template <class Test>
  [[nodiscard]] bool any(std::size_t a, std::size_t b, const Test& test) const {
    if (!is_near(a, b, kContact)) {
      return false;
    }
    for (const Body& one : bodies_[a]) {
      for (const Body& other : bodies_[b]) {
        if (test(one, other)) {
          return true;
        }
      }
    }
    return false;
  }

  void refresh(std::size_t i) {
    bodies_[i] =
        units_[i].on_table() ? bodies_of(setting_->charts, units_[i]) : std::vector<Body>{};
    if (!bodies_[i].empty()) {
      boxes_[i] = box_of(bodies_[i]);
    }
  }

  const Setting* setting_;
  std::vector<Unit> units_;
  std::vector<std::vector<Body>> bodies_;
  std::vector<table::Box> boxes_;
};

std::vector<Leg> charge_legs(const Setting& setting, const State& state, UnitId id,
                             const Unit& unit) {
  const ChargeWay way = charge_way(setting, state, id, unit.now.charge->target);
  std::vector<Leg> legs;
  if (way.wheel != 0) {
    legs.push_back({LegKind::Wheel, {}, way.wheel, {}, 0, {}});
  }
  legs.push_back({LegKind::Advance, charge_rate_of(setting, unit), 0, {}, 0, {}});
  return legs;
}

/// [FB-288] Straight away from whoever charges, without turning about.
std::vector<Leg> legs_away(const State& state, UnitId id, const Unit& unit, Inches rate) {
  for (const Unit& other : state.units) {
    if (other.now.charge && other.now.charge->target == id) {
      const Heading away = table::bearing(other.pose.at, unit.pose.at);
      return {{LegKind::Advance, rate, table::turn_between(unit.pose.heading, away), {}, 0, {}}};
    }
  }
  return {};
}

/// Who stood apart falls in when his unit moves.
Unit fallen_in(const Setting& setting, const Unit& unit) {
  Unit now = unit;
  fall_in(now);
  stand(setting.charts, now);
  return now;
}

std::vector<Moving> all_moving(const Setting& setting, const State& state) {
  std::vector<Moving> all;
  for (std::size_t i = 0; i < state.units.size(); ++i) {
    const UnitId id = unit_id(i);
    if (!state.units[i].on_table() || is_in_melee(state, id)) {
      continue;
    }
    const Unit unit = fallen_in(setting, state.units[i]);
    if (unit.now.charge) {
      const Inches rate = charge_rate_of(setting, unit);
      Walk walk{setting, state, unit, charge_legs(setting, state, id, unit), rate, WalkEdge::Kept};
      all.push_back({id,
                     std::move(walk),
                     rate,
                     {},
                     unit.pose.heading,
                     true,
                     false,
                     false,
                     false,
                     false,
                     {state.units[i]}});
    } else if (unit.now.evades) {
      const Inches rate = rate_of(setting, state, unit);
      Walk walk{setting, state, unit, legs_away(state, id, unit, rate), rate, WalkEdge::Kept};
      all.push_back({id,
                     std::move(walk),
                     rate,
                     {},
                     unit.pose.heading,
                     false,
                     true,
                     false,
                     false,
                     false,
                     {state.units[i]}});
    } else if (unit.now.written && !unit.now.legs.empty() && !unit.halted) {
      const Inches rate = rate_with(setting, state, unit, unit.now.legs, unit.now.battle_move);
      all.push_back({id,
                     Walk{setting, state, unit, unit.now.legs, rate},
                     rate,
                     {},
                     unit.pose.heading,
                     false,
                     false,
                     false,
                     false,
                     false,
                     {state.units[i]}});
    }
  }
  return all;
}

/// Who is within reach of another in this segment.
void look_round(const Field& field, std::vector<Moving>& all) {
  const Inches most = Inches::of(18) / kSegments;
  const Inches grows = Inches::of(8);  // a column that forms line
  for (Moving& each : all) {
    each.near = false;
    const Inches reach = each.allowance / kSegments + most + kContact;
    const bool changes = std::ranges::any_of(
        field.unit(each.id.value()).now.legs,
        [](const Leg& leg) { return leg.kind != LegKind::Advance && leg.kind != LegKind::Back; });
    for (std::size_t i = 0; i < field.size() && !each.near; ++i) {
      each.near = i != each.id.value() &&
                  field.is_near(each.id.value(), i, changes ? reach + grows : reach);
    }
  }
}

/// [FB-071] A charge whose target has moved away turns towards it, 30 degrees in all.
void turn_to_target(const Field& field, Moving& each, const State& state) {
  const Charge& charge = *state.unit(each.id).now.charge;
  const Unit& target = field.unit(charge.target.value());
  if (!target.on_table() || target.pose == state.unit(charge.target).pose) {
    return;
  }
  const Unit& unit = each.walk.unit();
  const Point* nearest = nullptr;
  for (const Figure& figure : target.figures) {
    if (figure.present() &&
        (nearest == nullptr || table::distance_squared(figure.at, unit.pose.at) <
                                   table::distance_squared(*nearest, unit.pose.at))) {
      nearest = &figure.at;
    }
  }
  if (nearest == nullptr) {
    return;
  }
  const Heading wanted = table::bearing(unit.pose.at, *nearest);
  const std::int32_t turn =
      std::clamp(table::turn_between(each.began, wanted), -kChargeTurn, kChargeTurn);
  each.walk.head_for(each.began.turned(turn));
}

/// What the step of a unit comes to: it goes, waits for a friend, or touches an enemy.
enum class Step_ : std::uint8_t { Goes, Waits, Touches };

Step_ meets(Field& field, Moving& each, const Unit& before, std::vector<std::size_t>& touched) {
  const std::size_t self = each.id.value();
  touched.clear();
  for (std::size_t i = 0; i < field.size(); ++i) {
    if (i == self || !field.is_near(self, i, kContact)) {
      continue;
    }
    const bool enemy = field.unit(i).side != field.unit(self).side;
    if (enemy) {
      if (field.in_one_another(self, i)) {  // it turned, or drew up, into him
        return Step_::Waits;
      }
      if (field.touch(self, i)) {
        touched.push_back(i);
      }
    } else if (!field.lets_pass(self, i) && field.in_one_another(self, i)) {
      const Unit now = field.unit(self);
      field.put(self, before);
      const bool was = field.in_one_another(self, i);
      field.put(self, now);
      if (!was) {
        each.waits = unit_id(i);
        return Step_::Waits;
      }
    }
  }
  return touched.empty() ? Step_::Goes : Step_::Touches;
}

void stop(std::vector<Moving>& all, std::size_t unit, bool contacted) {
  for (Moving& each : all) {
    if (each.id.value() == unit) {
      each.stopped = true;
      each.contacted = each.contacted || contacted;
    }
  }
}

/// Keeps where a unit stood in nobody's way, every so often.
void remember(Moving& each) {
  constexpr Inches kEvery = Inches::ratio(1, 2);
  const Unit& now = each.walk.unit();
  const bool replaces = each.free.size() > 1 && now.formation == each.free.back().formation &&
                        table::within(now.pose.at, each.free[each.free.size() - 2].pose.at, kEvery);
  if (replaces) {
    each.free.back() = now;
  } else {
    each.free.push_back(now);
  }
}

/// [FB-052] One passes friends in open order, one does not stand in them: back to where there is
/// room, or to the nearest room there is.
void come_to_stand(const Setting& setting, const State& state, Field& field, const Moving& each) {
  const std::size_t self = each.id.value();
  const Unit wanted = field.unit(self);
  for (auto before = each.free.rbegin(); before != each.free.rend(); ++before) {
    field.put(self, *before);
    if (!field.stands_in_friends(self)) {
      return;
    }
  }
  State now = state;
  for (std::size_t i = 0; i < field.size(); ++i) {
    now.units[i] = field.unit(i);
  }
  constexpr int kMostSteps = 40;
  constexpr int kWays = 8;
  const Inches step = Inches::ratio(1, 4);
  for (int i = 0; i <= kMostSteps; ++i) {
    for (int way = 0; way < kWays; ++way) {
      Unit there = wanted;
      there.pose.at = table::along(
          wanted.pose.at, wanted.pose.heading.turned(std::int64_t{Heading::kCircle} / kWays * way),
          step * i);
      stand(setting.charts, there);
      if (has_room(setting, now, each.id, there)) {
        field.put(self, there);
        return;
      }
    }
  }
}

/// One part of a segment of one unit.
void step(Field& field, std::vector<Moving>& all, Moving& each, Inches target) {
  const Walk before = each.walk;
  const Inches given = each.given;
  each.walk.spend(target - each.given);
  each.given = target;
  field.put(each.id.value(), each.walk.unit());
  std::vector<std::size_t> touched;
  switch (meets(field, each, before.unit(), touched)) {
    case Step_::Goes:
      if (!field.stands_in_friends(each.id.value())) {
        remember(each);
      }
      return;
    case Step_::Waits:
      each.walk = before;
      each.given = given;
      field.put(each.id.value(), each.walk.unit());
      // What it could not spend while it waited is lost.
      each.given = target;
      return;
    case Step_::Touches:
      stop(all, each.id.value(), true);
      for (const std::size_t i : touched) {
        const bool comes_too = std::ranges::any_of(
            all, [&](const Moving& other) { return other.id.value() == i && other.charges; });
        stop(all, i, comes_too);
      }
      return;
  }
}

void go_segment(Field& field, std::vector<Moving>& all, int segment) {
  look_round(field, all);
  std::int64_t parts = 1;
  for (const Moving& each : all) {
    if (each.near && !each.stopped) {
      const Inches length = each.allowance / kSegments;
      parts = std::max(parts, (length.ticks() + kSubStep.ticks() - 1) / kSubStep.ticks());
    }
  }
  for (std::int64_t part = 1; part <= parts; ++part) {
    for (Moving& each : all) {
      if (each.stopped || (!each.near && part < parts)) {
        continue;
      }
      const std::int64_t done = (segment - 1) * parts + part;
      step(field, all, each, Inches::of_ticks(each.allowance.ticks() * done / (kSegments * parts)));
    }
  }
}

/// [FB-052] Until nobody stands in anybody: who does goes back, at last to where he began.
void settle(const Record& record, Field& field, std::vector<Moving>& all) {
  bool again = true;
  for (std::size_t round = 0; again && round <= all.size() + 1; ++round) {
    again = false;
    for (Moving& each : all) {
      if (!field.stands_in_friends(each.id.value())) {
        continue;
      }
      again = true;
      each.contacted = false;
      if (round == 0) {
        come_to_stand(record.setting(), record.state(), field, each);
      } else {
        field.put(each.id.value(), each.free.front());
      }
    }
  }
}

void write_down(Record& record, const Field& field, const Moving& each) {
  const Unit& there = field.unit(each.id.value());
  record.change(each.id, [&](Unit& unit) {
    unit.pose = there.pose;
    unit.formation = there.formation;
    unit.ranks = there.ranks;
    unit.files = there.files;
    unit.dismounted = there.dismounted;
    unit.figures = there.figures;
    unit.guns = there.guns;
    unit.now.moved = each.walk.moved();
    unit.now.spent = each.walk.spent();
    unit.now.downhill = each.walk.went_downhill();
    unit.now.advanced = each.walk.advanced() && !each.evades;
    unit.now.limbered = each.walk.changed_arms();
    unit.now.contacted = each.contacted;
    if (unit.now.charge) {
      unit.now.charge->moved = each.walk.moved();
      unit.now.charge->spent = each.walk.spent();
    }
    if (unit.now.battle_move && each.walk.spent() > record.setting().charts.rates.cavalry) {
      --unit.rest;  // [FB-094]
    }
  });
}

/// [FB-320] [FB-330] Who comes on foot to the wall of a house that enemies hold has come into
/// contact; who stood there before has not.
void come_to_walls(Record& record, const Moving& each) {
  if (each.contacted || each.evades) {
    return;
  }
  const auto walls = walls_to_storm(record.setting(), record.state(), record.unit(each.id));
  if (walls.empty()) {
    return;
  }
  const auto before = walls_to_storm(record.setting(), record.state(), each.free.front());
  if (std::ranges::any_of(walls, [&](SectionId section) {
        return std::ranges::find(before, section) == before.end();
      })) {
    record.change(each.id, [](Unit& unit) { unit.now.contacted = true; });
  }
}

/// [FB-330] Nobody walks in on enemies: who wants to go in stays at the wall and fights for it.
void storm(Record& record, UnitId id) {
  if (!walls_to_storm(record.setting(), record.state(), record.unit(id)).empty()) {
    record.change(id, [](Unit& unit) { unit.now.contacted = true; });
  }
}

/// [FB-130] Houses are entered when the half move is paid; [FB-102] tables left at their edge.
void finish_legs(Record& record, const Moving& each) {
  const Unit& unit = record.unit(each.id);
  if (!each.walk.is_done() || each.walk.barred() || each.contacted || unit.now.legs.empty()) {
    return;
  }
  const Leg last = unit.now.legs.back();
  if (last.kind == LegKind::Enter) {
    if (has_enemy_in(record.state(), *last.section, unit.side)) {
      storm(record, each.id);
      return;
    }
    Unit inside = unit;
    go_in(record.setting(), record.state(), inside, *last.section);
    if (std::ranges::equal(inside.figures, unit.figures, {}, &Figure::section, &Figure::section)) {
      record.tell("FB-130"_rule, "no-room-at-the-house", each.id);
      return;
    }
    if (!has_room(record.setting(), record.state(), each.id, inside)) {
      dress(record.setting().charts, inside, unit.formation, unit.ranks);
    }
    if (!has_room(record.setting(), record.state(), each.id, inside)) {
      record.tell("FB-130"_rule, "no-room-at-the-house", each.id);
      return;
    }
    record.change(each.id, [&](Unit& now) {
      now.figures = inside.figures;
      now.formation = inside.formation;
      now.ranks = inside.ranks;
      now.files = inside.files;
    });
    record.change(*last.section, [&](Section& section) { section.held_by = unit.side; });
    record.tell("FB-130"_rule, "enters-house", each.id);
  } else if (last.kind == LegKind::Ford) {
    begin_ford(record, each.id, unit.now.legs.size() > 1);
  } else if (last.kind == LegKind::Off) {
    part_from_general(record, each.id);
    record.change(each.id, [](Unit& now) { now.where = Where::Left; });
    record.tell("FB-102"_rule, "leaves-table", each.id);
  }
}

/// [FB-052] Who has lost part of his way by waiting for friends is told of.
void tell_of_waiting(Record& record, const Moving& each) {
  if (each.waits && !each.walk.is_done() && !each.stopped && !each.charges && !each.evades) {
    record.tell(table::told("FB-052"_rule, "waits-for-friends").of(each.id).with(*each.waits));
  }
}

/// A general rides beside the unit that he is with.
void take_generals_along(Record& record) {
  for (std::size_t i = 0; i < record.state().generals.size(); ++i) {
    const GeneralId id{static_cast<std::uint8_t>(i)};
    const General& general = record.state().generals[i];
    if (general.with && record.unit(*general.with).on_table()) {
      const Unit& unit = record.unit(*general.with);
      const Inches behind = Inches::of(4);
      const Point at = table::aboard(unit.pose, -behind, Inches{});
      record.change(id, [&](General& now) { now.at = at; });
    }
  }
}

}  // namespace

void make_moves(Record& record) {
  const Setting& setting = record.setting();
  Field field{setting, record.state()};
  std::vector<Moving> all = all_moving(setting, record.state());
  for (int segment = 1; segment <= kSegments; ++segment) {
    std::vector<Pose> from;
    for (Moving& each : all) {
      if (each.charges && !each.stopped && segment > 1) {
        const Walk before = each.walk;
        turn_to_target(field, each, record.state());
        field.put(each.id.value(), each.walk.unit());
        if (field.stands_in_friends(each.id.value())) {
          each.walk = before;
          field.put(each.id.value(), each.walk.unit());
        }
      }
      from.push_back(field.unit(each.id.value()).pose);
    }
    go_segment(field, all, segment);
    for (std::size_t i = 0; i < all.size(); ++i) {
      const Pose to = field.unit(all[i].id.value()).pose;
      if (to != from[i]) {
        record.apply(Went{all[i].id, from[i], to, static_cast<std::uint8_t>(segment)});
      }
    }
  }
  settle(record, field, all);
  for (const Moving& each : all) {
    write_down(record, field, each);
    tell_of_waiting(record, each);
  }
  for (const Moving& each : all) {
    come_to_walls(record, each);
  }
  for (const Moving& each : all) {
    finish_legs(record, each);
  }
  take_generals_along(record);
}

std::optional<HeldUp> held_up(const Setting& setting, const State& seen, const MoveUnit& choice) {
  State then = seen;
  const Side side = seen.unit(choice.unit).side;
  for (Unit& each : then.units) {
    if (each.side != side) {
      each.now.legs.clear();
      each.now.charge.reset();
      each.now.evades = false;
    }
  }
  Unit& unit = then.units.at(choice.unit.value());
  unit.now.legs = choice.legs;
  unit.now.battle_move = choice.battle_move;
  unit.now.written = true;
  Record record{setting, then};
  make_moves(record);
  std::optional<HeldUp> found;
  std::vector<UnitId> wait_for_it;
  for (const Event& event : record.take_events()) {
    const auto* const told = std::get_if<table::Told>(&event);
    if (told == nullptr || told->key != "waits-for-friends") {
      continue;
    }
    if (told->ship == choice.unit) {
      found = HeldUp{*told->other, false};
    } else if (told->other == choice.unit) {
      wait_for_it.push_back(*told->ship);
    }
  }
  if (found) {
    found->each_other = std::ranges::find(wait_for_it, found->by) != wait_for_it.end();
  }
  return found;
}

}  // namespace core::field
