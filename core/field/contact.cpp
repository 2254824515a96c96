// [FB-277]-[FB-285] [FB-305]-[FB-311] Phase 5: what happens where a charge, or an advance, meets
// the enemy.
#include "core/field/charge.h"
#include "core/field/fires.h"
#include "core/field/formation.h"
#include "core/field/houses.h"
#include "core/field/losses.h"
#include "core/field/movement.h"
#include "core/field/musketry.h"
#include "core/field/rates.h"
#include "core/field/terrain.h"
#include "core/table/trigonometry.h"

#include <algorithm>
#include <cstdlib>

namespace core::field {
namespace {

using base::operator""_rule;

constexpr Inches kBreakFrom = Inches::of(12);  // [FB-305]
constexpr Inches kPushed = Inches::of(3);      // [FB-307]
constexpr Inches kHairStep = Inches::ratio(1, 20);
constexpr std::int32_t kVeer = 30 * Heading::kDegree;  // [FB-308]

/// [FB-282] [FB-283] The higher die: the defender fires, or the attacker comes in unfired upon.
bool defender_is_ready(Record& record, UnitId attacker, UnitId defender) {
  while (true) {
    const int ours = record.d6("FB-282"_rule, attacker);
    const int theirs = record.d6("FB-282"_rule, defender);
    if (ours != theirs) {
      record.tell(table::told("FB-282"_rule, theirs > ours ? "closing-volley" : "comes-in-unfired")
                      .of(attacker)
                      .with(defender)
                      .with_figures({ours, theirs}));
      return theirs > ours;
    }
  }
}

/// [FB-284] The charge fails: who is left goes to the rear.
void fail(Record& record, UnitId id) {
  const Unit before = record.unit(id);
  Unit back = before;
  for (const int quarters : {4, 2, 1}) {
    back = before;
    back.pose.at =
        table::along(before.pose.at, before.pose.heading.opposite(), Inches::ratio(quarters, 4));
    close_up(record.setting().charts, back);
    if (has_room(record.setting(), record.state(), id, back)) {
      break;
    }
    back = before;
  }
  back.broken = true;
  back.now.charge.reset();
  back.now.contacted = false;
  record.change(id, [&](Unit& unit) { unit = back; });
  record.tell("FB-284"_rule, "charge-fails", id);
}

/// Whether a figure at its place has an enemy against its base, or a house that enemies hold.
bool touches_any(const Setting& setting, const State& state, const Unit& unit, const Body& body) {
  for (std::size_t i = 0; !is_mounted(unit) && i < setting.sections.size(); ++i) {
    const SectionId section{static_cast<std::uint8_t>(i)};
    if (is_at_wall(setting, {body}, section) && has_enemy_in(state, section, unit.side)) {
      return true;
    }
  }
  for (const Unit& other : state.units) {
    if (!other.on_table() || other.side == unit.side ||
        !table::within(other.pose.at, body.middle, Inches::of(16))) {
      continue;
    }
    for (const Body& theirs : bodies_of(setting.charts, other)) {
      if (in_contact(body, theirs)) {
        return true;
      }
    }
  }
  return false;
}

bool is_free(const Setting& setting, const State& state, UnitId id, std::size_t figure,
             const Unit& unit) {
  const Body body = body_of(setting.charts, unit, figure);
  if (reaches_into_house(setting, state, body) || !FireBounds{setting, state, id}.keep_off(body) ||
      going_at(setting, state, unit, body.middle, unit.pose.heading, false).barred) {
    return false;
  }
  for (std::size_t i = 0; i < state.units.size(); ++i) {
    const Unit& other = unit_id(i) == id ? unit : state.units[i];
    if (!other.on_table() || !table::within(other.pose.at, body.middle, Inches::of(20))) {
      continue;
    }
    for (const Body& each : bodies_of(setting.charts, other)) {
      if (!(unit_id(i) == id && each.figure == figure) && overlap(body, each)) {
        return false;
      }
    }
  }
  return true;
}

/// [FB-280] The longest way a man may run: the charge move less what bad ground has cost more.
Inches longest_way(const Setting& setting, const Unit& unit) {
  const Charge& charge = *unit.now.charge;
  return charge_rate_of(setting, unit) - (charge.spent - charge.moved);
}

struct RunsOut {
  int rank{};
  int outer{};   ///< men of each flank
  int places{};  ///< beside the column
};

/// [FB-278] [FB-279]
constexpr std::array<RunsOut, 3> kRunsOut{{{1, 2, 2}, {2, 1, 3}, {3, 1, 4}}};

/// Who stands in a rank, from the right.
std::vector<std::size_t> men_in_rank(const Unit& unit, int rank) {
  std::vector<std::size_t> men;
  for (std::size_t i = 0; i < unit.figures.size(); ++i) {
    const Figure& figure = unit.figures[i];
    if (figure.present() && figure.kind == FigureKind::Man && figure.rank == rank &&
        !figure.apart) {
      men.push_back(i);
    }
  }
  std::ranges::sort(men, {}, [&](std::size_t i) { return unit.figures[i].file; });
  return men;
}

/// [FB-278]-[FB-280] The outer men of the ranks behind run out and up beside the front: of a rank
/// that is not full those who stand outermost.
///
/// @param to_go what is left between the bases: the charge ends where they touch
void run_out(Record& record, UnitId id, Inches to_go) {
  const Setting& setting = record.setting();
  const Unit& before = record.unit(id);
  const Spacing spacing = spacing_of(setting.charts, before);
  const Inches most = longest_way(setting, before);
  Unit unit = before;
  for (const RunsOut& each : kRunsOut) {
    const auto men = men_in_rank(before, each.rank);
    const int count = static_cast<int>(men.size());
    for (int i = 0; i < count; ++i) {
      const bool right = i < each.outer;
      if (!right && i < count - each.outer) {
        continue;
      }
      const std::size_t man = men[static_cast<std::size_t>(i)];
      Figure& figure = unit.figures[man];
      const int file = right ? i - each.places : unit.files - count + i + each.places;
      const Inches ahead = before.now.charge->moved + to_go + spacing.rank * each.rank;
      const Inches aside = spacing.file * std::abs(file - figure.file);
      if (!table::within({}, {aside, ahead}, most)) {
        continue;
      }
      const Figure was = figure;
      figure.at =
          table::aboard(unit.pose, Inches{},
                        Inches::of_ticks(spacing.file.ticks() * (unit.files - 1 - 2 * file) / 2));
      figure.apart = true;
      if (!is_free(setting, record.state(), id, man, unit)) {
        figure = was;
      }
    }
  }
  record.change(id, [&](Unit& now) { now.figures = unit.figures; });
}

/// [FB-277] Everybody in front goes straight forward until he meets an enemy, if he can.
void close_in(Record& record, UnitId id) {
  const Setting& setting = record.setting();
  Unit unit = record.unit(id);
  const Inches rate =
      unit.now.charge ? charge_rate_of(setting, unit) : rate_of(setting, record.state(), unit);
  const Inches left = std::min(rate - unit.now.spent, Inches::of(4));
  for (std::size_t i = 0; i < unit.figures.size(); ++i) {
    Figure& figure = unit.figures[i];
    const bool in_front = figure.kind == FigureKind::Man && (figure.rank == 0 || figure.apart);
    if (!figure.present() || !in_front || figure.section != kNoPlace) {
      continue;
    }
    const Point from = figure.at;
    for (Inches gone; gone <= left; gone += kHairStep) {
      figure.at = table::along(from, unit.pose.heading, gone);
      const Body body = body_of(setting.charts, unit, i);
      if (gone > Inches{} && !is_free(setting, record.state(), id, i, unit)) {
        figure.at = from;
        break;
      }
      if (touches_any(setting, record.state(), unit, body)) {
        figure.apart = gone > Inches{} || figure.apart;
        break;
      }
      if (gone + kHairStep > left) {
        figure.at = from;
      }
    }
  }
  record.change(id, [&](Unit& now) { now.figures = unit.figures; });
}

/// [FB-309] How far off the charge began. Of an enemy at whom it did not ride only its own way is
/// known.
Inches began_from(const Charge& charge, UnitId foot) noexcept {
  return charge.target == foot ? charge.start : charge.moved;
}

/// [FB-305] [FB-312] Ranks that a charge of horse may ride through; nothing: it may not.
std::optional<int> ranks_to_break(const Setting& setting, const Unit& rider, UnitId id,
                                  const Unit& foot) {
  constexpr int kTooDeep = 3;
  if (setting.options.no_breakthroughs || !rider.now.charge || rider.now.charge->counter ||
      began_from(*rider.now.charge, id) > kBreakFrom || foot.muster.type != TroopType::Infantry ||
      is_housed(foot)) {
    return std::nullopt;
  }
  const int ranks = is_open(foot.formation) ? 1 : ranks_of(foot);
  return ranks < kTooDeep ? std::optional{std::max(1, ranks)} : std::nullopt;
}

/// The man of a unit against whom a rider has come, nearest first.
std::optional<std::size_t> man_before(const Setting& setting, const Unit& foot, const Body& rider) {
  std::optional<std::size_t> found;
  for (std::size_t i = 0; i < foot.figures.size(); ++i) {
    const Figure& figure = foot.figures[i];
    if (figure.present() && !is_officer(figure.kind) &&
        in_contact(rider, body_of(setting.charts, foot, i)) &&
        (!found || table::distance_squared(figure.at, rider.middle) <
                       table::distance_squared(foot.figures[*found].at, rider.middle))) {
      found = i;
    }
  }
  return found;
}

/// [FB-307] The man behind goes back and to the side, 3" in all.
void push_aside(Record& record, UnitId foot, std::size_t fallen) {
  const Unit unit = record.unit(foot);
  const Figure& gone = unit.figures[fallen];
  for (std::size_t i = 0; i < unit.figures.size(); ++i) {
    const Figure& figure = unit.figures[i];
    if (!figure.present() || figure.kind != FigureKind::Man || figure.file != gone.file ||
        figure.rank != gone.rank + 1 || figure.apart) {
      continue;
    }
    constexpr std::int32_t kBackAndAside = 135 * Heading::kDegree;
    for (const std::int32_t way : {kBackAndAside, -kBackAndAside}) {
      Unit pushed = unit;
      pushed.figures[i].at = table::along(figure.at, unit.pose.heading.turned(way), kPushed);
      pushed.figures[i].apart = true;
      if (is_free(record.setting(), record.state(), foot, i, pushed)) {
        record.change(foot, [&](Unit& now) { now.figures[i] = pushed.figures[i]; });
        return;
      }
    }
  }
}

/// [FB-308] Who is about the way of a rider who has broken through.
struct OnTheWay {
  std::vector<Body> ridden;   ///< the foot that he rides through, and his own unit
  std::vector<Body> friends;  ///< in whom his way ends
  std::vector<Body> enemies;  ///< whom he may meet
};

OnTheWay who_is_on_the_way(const Setting& setting, const State& state, FigureId rider, UnitId foot,
                           Inches reach) {
  const Unit& unit = state.unit(rider.unit);
  const Point from = unit.figures[rider.figure].at;
  OnTheWay found;
  for (std::size_t i = 0; i < state.units.size(); ++i) {
    const Unit& other = state.units[i];
    if (!other.on_table()) {
      continue;
    }
    auto& bodies = unit_id(i) == rider.unit || unit_id(i) == foot ? found.ridden
                   : other.side == unit.side                      ? found.friends
                                                                  : found.enemies;
    for (const Body& each : bodies_of(setting.charts, other)) {
      const bool himself = unit_id(i) == rider.unit && each.figure == rider.figure;
      if (!himself && table::within(each.middle, from, reach + each.reach)) {
        bodies.push_back(each);
      }
    }
  }
  return found;
}

struct RidesTo {
  Point at;
  bool meets{};  ///< an enemy
};

/// [FB-308] [FB-100] [FB-131] As far as the ground lets him and his charge move lasts; he stands in
/// nobody.
RidesTo ride(const Setting& setting, const State& state, FigureId rider, const OnTheWay& who,
             Heading way, Inches left) {
  Unit unit = state.unit(rider.unit);
  const FireBounds fires{setting, state, rider.unit};
  const auto in_any = [](const std::vector<Body>& bodies, const Body& body) {
    return std::ranges::any_of(bodies, [&](const Body& each) { return overlap(body, each); });
  };
  Point& at = unit.figures[rider.figure].at;
  const Point from = at;
  RidesTo to{from, false};
  for (Inches gone = kHairStep; !to.meets; gone += kHairStep) {
    const Point next = table::along(from, way, gone);
    const GoingThere going = going_at(setting, state, unit, next, way);
    const Obstacle obstacle = obstacles_on(setting, unit, at, next);
    left = left - (kHairStep * going.factor + obstacle.cost);
    if (going.barred || obstacle.barred || left < Inches{} || next.x < Inches{} ||
        next.y < Inches{} || next.x > setting.battle.width || next.y > setting.battle.depth) {
      break;
    }
    at = next;
    const Body body = body_of(setting.charts, unit, rider.figure);
    if (in_any(who.friends, body) || in_any(who.enemies, body) ||
        reaches_into_house(setting, state, body) || !fires.keep_off(body)) {
      break;
    }
    if (!in_any(who.ridden, body)) {
      to.at = next;
      to.meets = std::ranges::any_of(who.enemies,
                                     [&](const Body& each) { return in_contact(body, each); });
    }
  }
  return to;
}

/// What a man has gone beside the move of his unit.
Inches own_way(const Setting& setting, const Unit& unit, std::size_t figure) {
  Unit formed = unit;
  fall_in(formed);
  stand(setting.charts, formed);
  return table::distance(formed.figures[figure].at, unit.figures[figure].at);
}

/// [FB-308] Who has broken through rides on to the end of his move, or into another enemy.
void ride_on(Record& record, FigureId rider, UnitId foot) {
  const Setting& setting = record.setting();
  const Unit& unit = record.unit(rider.unit);
  const Inches left =
      charge_rate_of(setting, unit) - unit.now.charge->spent - own_way(setting, unit, rider.figure);
  const OnTheWay who = who_is_on_the_way(setting, record.state(), rider, foot,
                                         std::max(left, Inches{}) + Inches::of(2));
  std::optional<RidesTo> best;
  for (const std::int32_t veer : {0, kVeer, -kVeer}) {
    const RidesTo to =
        ride(setting, record.state(), rider, who, unit.pose.heading.turned(veer), left);
    if (!best || to.meets) {
      best = to;
    }
    if (to.meets) {
      break;
    }
  }
  record.change(rider.unit, [&](Unit& now) {
    Figure& figure = now.figures[rider.figure];
    figure.at = best->at;
    figure.apart = true;
    figure.through = true;
  });
}

/// [FB-311] Horsemen of the rear rank come up beside the front.
void bring_up_rear(Record& record, UnitId id) {
  const Setting& setting = record.setting();
  Unit unit = record.unit(id);
  const Spacing spacing = spacing_of(setting.charts, unit);
  const Inches left = charge_rate_of(setting, unit) - unit.now.charge->spent;
  int right = 0;
  int out_left = 0;
  for (std::size_t i = 0; i < unit.figures.size(); ++i) {
    Figure& figure = unit.figures[i];
    if (!figure.present() || figure.kind != FigureKind::Man || figure.rank != 1 || figure.apart) {
      continue;
    }
    const bool to_right = figure.file * 2 < unit.files;
    const int file = to_right ? -1 - right : unit.files + out_left;
    const Figure was = figure;
    const Point to =
        table::aboard(unit.pose, Inches{},
                      Inches::of_ticks(spacing.file.ticks() * (unit.files - 1 - 2 * file) / 2));
    figure.at = to;
    figure.apart = true;
    if (table::within(was.at, to, left) && is_free(setting, record.state(), id, i, unit) &&
        touches_any(setting, record.state(), unit, body_of(setting.charts, unit, i))) {
      ++(to_right ? right : out_left);
    } else {
      figure = was;
    }
  }
  record.change(id, [&](Unit& now) { now.figures = unit.figures; });
}

/// [FB-306] [FB-310] Every rider who has come up throws.
void break_through(Record& record, UnitId id, UnitId foot) {
  const Setting& setting = record.setting();
  const auto ranks = ranks_to_break(setting, record.unit(id), foot, record.unit(foot));
  if (!ranks) {
    return;
  }
  const int needed = setting.charts.breaks_through_on.at(static_cast<std::size_t>(*ranks - 1));
  for (std::size_t i = 0; i < record.unit(id).figures.size(); ++i) {
    const Figure& rider = record.unit(id).figures[i];
    if (!rider.present() || rider.kind != FigureKind::Man || rider.through) {
      continue;
    }
    const auto man =
        man_before(setting, record.unit(foot), body_of(setting.charts, record.unit(id), i));
    if (!man || wall_before(setting, record.unit(foot).figures[*man].at, rider.at)) {
      continue;
    }
    const int die = record.d6("FB-306"_rule, id);
    record.tell(table::told("FB-306"_rule, die >= needed ? "breaks-through" : "is-held")
                    .of(id)
                    .with(foot)
                    .with_figures({die, needed}));
    if (die < needed) {
      continue;
    }
    push_aside(record, foot, *man);
    strike(record, {foot, static_cast<std::uint8_t>(*man)}, "FB-307"_rule, Blow::Melee, id);
    record.change(foot, [](Unit& unit) { ++unit.now.ridden_down; });
    ride_on(record, {id, static_cast<std::uint8_t>(i)}, foot);
  }
}

void meet(Record& record, UnitId attacker, UnitId defender) {
  const bool charges_too = record.unit(defender).now.charge.has_value();  // [FB-286]
  if (!charges_too && may_close_volley(record.setting(), record.state(), defender, attacker) &&
      defender_is_ready(record, attacker, defender)) {
    closing_volley(record, defender, attacker);
  }
}

std::vector<UnitId> touched_by(const Setting& setting, const State& state, UnitId id) {
  std::vector<UnitId> all;
  for (std::size_t i = 0; i < state.units.size(); ++i) {
    const Unit& other = state.units[i];
    if (other.on_table() && other.side != state.unit(id).side &&
        in_touch(setting, state.unit(id), other)) {
      all.push_back(unit_id(i));
    }
  }
  return all;
}

void bring_home(Record& record, UnitId id) {
  const Setting& setting = record.setting();
  const auto enemies = touched_by(setting, record.state(), id);
  if (enemies.empty()) {
    return;
  }
  for (const UnitId enemy : enemies) {
    meet(record, id, enemy);
    if (!record.unit(id).on_table()) {
      return;
    }
    if (at_half(record.unit(id))) {
      fail(record, id);
      return;
    }
  }
  Unit closed = record.unit(id);
  close_up(setting.charts, closed);
  if (has_room(setting, record.state(), id, closed)) {
    record.change(id, [&](Unit& unit) { unit = closed; });
  }
  const bool charges = record.unit(id).now.charge.has_value();
  if (charges && !is_mounted(record.unit(id)) && record.unit(id).formation == Formation::Column) {
    Inches to_go = kContact;
    for (const UnitId enemy : enemies) {
      const auto theirs = bodies_of(setting.charts, record.unit(enemy));
      if (!theirs.empty()) {
        to_go = std::min(to_go, gap_between(bodies_of(setting.charts, record.unit(id)), theirs));
      }
    }
    run_out(record, id, to_go);
  }
  close_in(record, id);
  if (charges && is_mounted(record.unit(id))) {
    bring_up_rear(record, id);
    for (const UnitId enemy : enemies) {
      if (record.unit(enemy).on_table()) {
        break_through(record, id, enemy);
      }
    }
  }
}

}  // namespace

bool in_touch(const Setting& setting, const Unit& unit, const Unit& other) {
  const auto ours = bodies_of(setting.charts, unit);
  const auto theirs = bodies_of(setting.charts, other);
  for (const Body& one : ours) {
    if (std::ranges::any_of(theirs, [&](const Body& each) { return in_contact(one, each); })) {
      return true;
    }
  }
  return !is_mounted(unit) && std::ranges::any_of(other.figures, [&](const Figure& figure) {
    return figure.present() && figure.section != kNoPlace &&
           is_at_wall(setting, ours, SectionId{static_cast<std::uint8_t>(figure.section)});
  });
}

void bring_charges_home(Record& record) {
  for (std::size_t i = 0; i < record.state().units.size(); ++i) {
    const UnitId id = unit_id(i);
    const Unit& unit = record.unit(id);
    if (!unit.on_table() || is_in_melee(record.state(), id)) {
      continue;
    }
    if (unit.now.contacted) {
      bring_home(record, id);
    } else if (unit.now.charge) {  // [FB-287] the target has got away
      record.change(id, [](Unit& now) { now.now.charge.reset(); });
      record.tell("FB-287"_rule, "charge-falls-short", id);
    }
  }
}

}  // namespace core::field
