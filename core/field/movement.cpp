#include "core/field/movement.h"

#include "core/field/charge.h"
#include "core/field/fires.h"
#include "core/field/formation.h"
#include "core/field/houses.h"
#include "core/field/orders.h"
#include "core/field/rates.h"
#include "core/field/terrain.h"
#include "core/field/walk.h"
#include "core/table/trigonometry.h"

#include <algorithm>
#include <cstdlib>

namespace core::field {
namespace {

using base::operator""_rule;

constexpr std::int32_t kMostOblique = 30 * Heading::kDegree;  // [FB-047]
constexpr std::int32_t kFreeWheel = 45 * Heading::kDegree;    // [FB-046]
constexpr std::int32_t kAbout = 180 * Heading::kDegree;
constexpr std::size_t kMostLegs = 8;
constexpr Inches kAtBank = Inches::ratio(1, 2);
constexpr Inches kAtHouse = Inches::ratio(1, 10);
constexpr Inches kAtEdge = Inches::of(1);

Judged<> judge_leg_form(const Unit& unit, UnitId id, const Leg& leg) {
  switch (leg.kind) {
    case LegKind::Advance:
      if (std::abs(leg.angle) > kMostOblique) {
        return refused(
            refusal("FB-047"_rule, "too-oblique")
                .of(id)
                .figures(kMostOblique / Heading::kDegree, std::abs(leg.angle) / Heading::kDegree));
      }
      return {};
    case LegKind::Wheel:
      if (std::abs(leg.angle) > kFreeWheel) {
        return refused(
            refusal("FB-046"_rule, "wheels-too-far")
                .of(id)
                .figures(kFreeWheel / Heading::kDegree, std::abs(leg.angle) / Heading::kDegree));
      }
      return {};
    case LegKind::Face:
      if (std::abs(leg.angle) > kAbout) {
        return refused(refusal("FB-046"_rule, "faces-too-far").of(id));
      }
      return {};
    case LegKind::Form:
      if (!may_form(unit, leg.formation, leg.ranks)) {
        return refused(refusal("FB-040"_rule, "no-such-formation").of(id));
      }
      return {};
    case LegKind::Mount:
      if (unit.muster.type != TroopType::Cavalry || !unit.muster.may_dismount) {
        return refused(refusal("FB-044"_rule, "cannot-dismount").of(id));
      }
      if (!unit.dismounted && leg.formation != Formation::Line &&
          leg.formation != Formation::Open) {
        return refused(refusal("FB-044"_rule, "no-such-formation").of(id));
      }
      return {};
    case LegKind::Back:
    case LegKind::Enter:
    case LegKind::Leave:
    case LegKind::Ford:
    case LegKind::Off:
      return {};
  }
  return {};
}

/// [FB-330] [FB-331] Whether a unit may go at a section that enemies hold: from outside, in good
/// morale.
Judged<> judge_storming(UnitId id, const Unit& unit, bool at_wall) {
  if (!at_wall) {
    return refused(refusal("FB-330"_rule, "enemy-next-door").of(id));
  }
  if (unit.bad > 0) {
    return refused(refusal("FB-385"_rule, "bad-morale-no-advance").of(id));
  }
  return {};
}

/// [FB-265] Whether anybody who goes in comes nearer to a fire than three inches.
bool enters_near_fire(const Setting& setting, const State& state, const Unit& unit,
                      SectionId section) {
  Unit inside = unit;
  go_in(setting, state, inside, section);
  for (std::size_t i = 0; i < unit.figures.size(); ++i) {
    const Point from = unit.figures[i].at;
    const Point to = inside.figures[i].at;
    if (inside.figures[i].section == unit.figures[i].section) {
      continue;
    }
    if (const auto fire = fire_near(setting, state, to);
        fire && table::distance(setting.sections[fire->value()].polygon, to) <
                    table::distance(setting.sections[fire->value()].polygon, from)) {
      return true;
    }
  }
  return false;
}

/// [FB-129] [FB-130] Whether a unit may go into a section.
Judged<> judge_entry(const Setting& setting, const State& state, UnitId id, const Unit& unit,
                     const Leg& leg) {
  if (!leg.section || leg.section->value() >= state.sections.size()) {
    return refused(refusal("FB-130"_rule, "no-such-house").of(id));
  }
  const bool on_foot = unit.muster.type == TroopType::Infantry || unit.dismounted;
  if (!on_foot) {
    return refused(refusal("FB-130"_rule, "no-house-for-these").of(id));
  }
  const Section& section = state.sections[leg.section->value()];
  if (section.burns_since || section.ruined) {
    return refused(refusal("FB-265"_rule, "house-burns").of(id));
  }
  const auto& polygon = setting.sections[leg.section->value()].polygon;
  const auto bodies = bodies_of(setting.charts, unit);
  const bool touches = std::ranges::any_of(
      bodies, [&](const Body& body) { return table::within_of(body.corners, polygon, kAtHouse); });
  const bool next_door = std::ranges::any_of(unit.figures, [&](const Figure& figure) {
    return figure.present() && figure.section != kNoPlace &&
           table::within_of(setting.sections.at(static_cast<std::size_t>(figure.section)).polygon,
                            polygon, kAtHouse);
  });
  if (!touches && !next_door) {
    return refused(refusal("FB-130"_rule, "not-at-the-house").of(id));
  }
  if (has_enemy_in(state, *leg.section, unit.side)) {
    return judge_storming(id, unit, touches);
  }
  const int room = setting.charts.terrain.section_holds;
  const int inside = garrison_of(state, *leg.section);
  if (inside >= room) {
    return refused(refusal("FB-129"_rule, "house-full").of(id).figures(room, inside));
  }
  if (enters_near_fire(setting, state, unit, *leg.section)) {
    return refused(refusal("FB-265"_rule, "too-near-a-fire").of(id).inches({}, {}));
  }
  return {};
}

/// [FB-126]-[FB-128] Whether a unit stands at a ford that it can cross.
Judged<> judge_ford(const Setting& setting, UnitId id, const Unit& unit) {
  const auto mover = static_cast<std::size_t>(mover_of(unit));
  const auto ford = ford_at(setting, unit.pose.at, kAtBank + setting.charts.bases.mounted.depth);
  if (!ford || setting.charts.terrain.ford_moves[mover] == 0) {
    return refused(refusal("FB-128"_rule, "no-ford-here").of(id));
  }
  const Spacing spacing = spacing_of(setting.charts, unit);
  const bool vehicles = mover_of(unit) == Mover::Vehicles;
  const Inches one = vehicles ? frontage_of(setting.charts, unit) : spacing.file;
  if (ford->width && *ford->width < one) {
    return refused(refusal("FB-128"_rule, "ford-too-narrow").of(id).inches(one, *ford->width));
  }
  return {};
}

Judged<> judge_place_of_leg(const Setting& setting, const State& state, UnitId id, const Unit& unit,
                            const Leg& leg) {
  switch (leg.kind) {
    case LegKind::Enter:
      return judge_entry(setting, state, id, unit, leg);
    case LegKind::Leave:
      return is_housed(unit) ? Judged<>{}
                             : refused(refusal("FB-130"_rule, "not-in-a-house").of(id));
    case LegKind::Ford:
      return judge_ford(setting, id, unit);
    case LegKind::Off: {
      const table::Box box = box_of(bodies_of(setting.charts, unit));
      const bool at_edge = box.low.x <= kAtEdge || box.low.y <= kAtEdge ||
                           box.high.x >= setting.battle.width - kAtEdge ||
                           box.high.y >= setting.battle.depth - kAtEdge;
      return at_edge ? Judged<>{} : refused(refusal("FB-102"_rule, "not-at-the-edge").of(id));
    }
    case LegKind::Advance:
    case LegKind::Back:
    case LegKind::Wheel:
    case LegKind::Face:
    case LegKind::Form:
    case LegKind::Mount:
      return {};
  }
  return {};
}

/// Goes through the legs as if nobody else were there. Legs of entering and the like are judged
/// where the unit then stands.
Judged<Walk> walked(const Setting& setting, const State& state, const MoveUnit& choice) {
  constexpr int kMany = 64;  // a cost that no allowance comes to
  const Unit& unit = state.unit(choice.unit);
  const Inches allowance = rate_with(setting, state, unit, choice.legs, choice.battle_move);
  std::vector<Leg> until;
  for (const Leg& leg : choice.legs) {
    const bool special = leg.kind == LegKind::Enter || leg.kind == LegKind::Leave ||
                         leg.kind == LegKind::Ford || leg.kind == LegKind::Off;
    if (special) {
      Walk walk{setting, state, unit, until, allowance};
      walk.spend(allowance * kMany);
      if (const auto fits = judge_place_of_leg(setting, state, choice.unit, walk.unit(), leg);
          !fits) {
        return tl::unexpected{fits.error()};
      }
    }
    until.push_back(leg);
  }
  Walk walk{setting, state, unit, choice.legs, allowance};
  walk.spend(allowance * kMany);
  if (walk.barred()) {
    return refused(
        refusal(walk.barred()->rule, walk.barred()->key).of(choice.unit).inches({}, walk.moved()));
  }
  return walk;
}

bool is_guns_only(const Setting& setting, const State& state, const Unit& unit) {
  const auto* const rule = find_rule<OnlyGunsAct>(setting.battle);
  return rule != nullptr && state.move <= rule->through_move &&
         (unit.side != rule->side || unit.muster.type != TroopType::Battery);
}

/// Whether the middle of a unit leaves the table.
bool stays_on_table(const Setting& setting, const Unit& unit) {
  for (const Body& body : bodies_of(setting.charts, unit)) {
    const Point at = body.middle;
    if (at.x < Inches{} || at.y < Inches{} || at.x > setting.battle.width ||
        at.y > setting.battle.depth) {
      return false;
    }
  }
  return true;
}

}  // namespace

bool goes_nearer(const State& state, const Unit& before, const Unit& after) {
  std::optional<Inches> was;
  std::optional<Inches> is;
  for (const Unit& enemy : state.units) {
    if (enemy.on_table() && enemy.side != before.side && !enemy.hidden) {
      const Inches a = table::distance(before.pose.at, enemy.pose.at);
      const Inches b = table::distance(after.pose.at, enemy.pose.at);
      was = was ? std::min(*was, a) : a;
      is = is ? std::min(*is, b) : b;
    }
  }
  return was && *is < *was;
}

Judged<> may_be_ordered(const Setting& setting, const State& state, UnitId id) {
  if (!state.has(id)) {
    return refused(refusal("FB-050"_rule, "no-such-unit").of(id));
  }
  const Unit& unit = state.unit(id);
  if (!unit.on_table()) {
    return refused(refusal(unit.where == Where::Dispersed ? "FB-385"_rule : "FB-102"_rule,
                           unit.where == Where::Waiting ? "not-there-yet" : "unit-gone")
                       .of(id));
  }
  if (is_guns_only(setting, state, unit)) {
    return refused(refusal("FB-510"_rule, "only-guns-act").of(id));
  }
  if (unit.asleep) {
    return refused(refusal("FB-505"_rule, "asleep").of(id));
  }
  if (is_in_melee(state, id)) {
    return refused(refusal("FB-341"_rule, "in-melee-here").of(id));
  }
  if (unit.broken) {
    return refused(refusal("FB-400"_rule, "goes-to-the-rear").of(id));
  }
  if (unit.halted) {
    return refused(refusal("FB-381"_rule, "halted").of(id));
  }
  if (unit.retreat > 0 || unit.now.compelled) {
    return refused(refusal("FB-355"_rule, "made-to-go-back").of(id));
  }
  if (unit.rallies) {
    return refused(refusal("FB-411"_rule, "rallying").of(id).figures(*unit.rallies, state.move));
  }
  if (unit.ford) {
    return refused(refusal("FB-127"_rule, "in-the-ford").of(id).figures(unit.ford->moves_left, 0));
  }
  return {};
}

Judged<> may_be_moved(const Setting& setting, const State& state, UnitId id) {
  if (auto fits = may_be_ordered(setting, state, id); !fits) {
    return fits;
  }
  const Unit& unit = state.unit(id);
  if (unit.now.charge || unit.now.evades) {
    return refused(refusal("FB-276"_rule, "charges-in-this-move").of(id));
  }
  return {};
}

Judged<> judge(const Setting& setting, const State& state, const MoveUnit& choice) {
  if (auto fits = may_be_moved(setting, state, choice.unit); !fits) {
    return fits;
  }
  const Unit& unit = state.unit(choice.unit);
  if (choice.legs.size() > kMostLegs) {
    return refused(refusal("FB-071"_rule, "too-many-legs")
                       .of(choice.unit)
                       .figures(static_cast<int>(kMostLegs), static_cast<int>(choice.legs.size())));
  }
  if (choice.battle_move && (!is_mounted(unit) || unit.rest <= 0)) {
    return refused(
        refusal("FB-094"_rule, "no-rest-for-battle-move").of(choice.unit).figures(1, unit.rest));
  }
  for (const Leg& leg : choice.legs) {
    if (auto fits = judge_leg_form(unit, choice.unit, leg); !fits) {
      return fits;
    }
    const bool forms = leg.kind == LegKind::Form || leg.kind == LegKind::Leave;
    if (setting.options.super_skirmishers && unit.muster.super_skirmishers && forms &&
        !is_open(leg.formation)) {
      return refused(refusal("FB-451"_rule, "only-open-order").of(choice.unit));
    }
    const bool leads_on =
        leg.kind == LegKind::Advance || leg.kind == LegKind::Ford || leg.kind == LegKind::Enter;
    if (leads_on && unit.resting > 0) {
      return refused(refusal("FB-356"_rule, "rests").of(choice.unit).figures(unit.resting, 0));
    }
    if (is_housed(unit) && leg.kind != LegKind::Leave && leg.kind != LegKind::Enter &&
        &leg == &choice.legs.front()) {
      return refused(refusal("FB-130"_rule, "leaves-the-house-first").of(choice.unit));
    }
  }
  const auto walk = walked(setting, state, choice);
  if (!walk) {
    return tl::unexpected{walk.error()};
  }
  const Inches allowance = rate_with(setting, state, unit, choice.legs, choice.battle_move);
  if (walk->spent() > allowance) {
    return refused(
        refusal("FB-090"_rule, "beyond-its-move").of(choice.unit).inches(walk->spent(), allowance));
  }
  const bool off = !choice.legs.empty() && choice.legs.back().kind == LegKind::Off;
  if (!off && !stays_on_table(setting, walk->unit())) {
    return refused(refusal("FB-102"_rule, "off-the-table").of(choice.unit));
  }
  if (unit.bad > 0 && goes_nearer(state, unit, walk->unit())) {
    return refused(refusal("FB-385"_rule, "bad-morale-no-advance").of(choice.unit));
  }
  // [FB-355] It re-forms, it does not follow: drawing up is no going nearer.
  if (unit.resting > 0 && walk->moved() > Inches{} && goes_nearer(state, unit, walk->unit())) {
    return refused(refusal("FB-356"_rule, "rests").of(choice.unit).figures(unit.resting, 0));
  }
  return keeps_order(setting, state, choice.unit, walk->unit());
}

Outlook outlook(const Setting& setting, const State& state, const MoveUnit& choice) {
  const Unit& unit = state.unit(choice.unit);
  const Inches allowance = rate_with(setting, state, unit, choice.legs, choice.battle_move);
  Walk walk{setting, state, unit, choice.legs, allowance};
  walk.spend(allowance);
  return {walk.unit().pose, walk.unit(), walk.spent(), allowance, walk.moved()};
}

namespace {

/// Whether a unit would stand in another one that counts.
template <class Counts>
bool stands_in(const Setting& setting, const State& state, UnitId id, const Unit& unit,
               const Counts& counts) {
  const auto bodies = bodies_of(setting.charts, unit);
  if (bodies.empty()) {
    return false;
  }
  const table::Box box = box_of(bodies);
  for (std::size_t i = 0; i < state.units.size(); ++i) {
    const Unit& other = state.units[i];
    constexpr Inches kFar = Inches::of(30);
    if (unit_id(i) == id || !other.on_table() || !counts(other) ||
        !table::close(box, {other.pose.at, other.pose.at}, kFar)) {
      continue;
    }
    const auto theirs = bodies_of(setting.charts, other);
    if (theirs.empty() || !table::close(box, box_of(theirs), Inches{})) {
      continue;
    }
    for (const Body& a : bodies) {
      for (const Body& b : theirs) {
        if (overlap(a, b)) {
          return true;
        }
      }
    }
  }
  return false;
}

}  // namespace

bool is_blocked(const Setting& setting, const State& state, UnitId id, const Unit& unit) {
  return stands_in(setting, state, id, unit, [&](const Unit& other) {
    return other.side != unit.side || (!is_open(other.formation) && !is_open(unit.formation));
  });
}

bool stands_in_anybody(const Setting& setting, const State& state, UnitId id, const Unit& unit) {
  return stands_in(setting, state, id, unit, [](const Unit&) { return true; });
}

bool has_room(const Setting& setting, const State& state, UnitId id, const Unit& unit) {
  const FireBounds fires{setting, state, id};
  for (const Body& body : bodies_of(setting.charts, unit)) {
    const bool on_table = body.middle.x >= Inches{} && body.middle.y >= Inches{} &&
                          body.middle.x <= setting.battle.width &&
                          body.middle.y <= setting.battle.depth;
    if (!on_table || reaches_into_house(setting, state, body) || !fires.keep_off(body) ||
        bars_body(setting, state, unit, body).barred) {
      return false;
    }
  }
  return !stands_in_anybody(setting, state, id, unit);
}

std::vector<Leg> legs_towards(const Setting& setting, const State& state, UnitId id, Point place,
                              bool battle_move) {
  const Unit& unit = state.unit(id);
  const Inches far = table::distance(unit.pose.at, place);
  const std::int32_t turn =
      table::turn_between(unit.pose.heading, table::bearing(unit.pose.at, place));
  std::vector<Leg> legs;
  Leg ahead{LegKind::Advance, far, 0, {}, 0, {}};
  if (std::abs(turn) <= kMostOblique) {
    ahead.angle = turn;
  } else if (std::abs(turn) <= kFreeWheel && unit.muster.type != TroopType::Battery) {
    legs.push_back({LegKind::Wheel, {}, turn, {}, 0, {}});
    const Pose after = wheeled(setting.charts, unit, turn);
    const std::int32_t rest = table::turn_between(after.heading, table::bearing(after.at, place));
    ahead.angle = std::clamp(rest, -kMostOblique, kMostOblique);
  } else {
    legs.push_back({LegKind::Face, {}, turn, {}, 0, {}});
    const Pose after = turned(setting.charts, unit, turn);
    ahead.length = table::distance(after.at, place);
  }
  // As far as the move reaches: the longest way that the ground allows.
  legs.push_back(ahead);
  std::int64_t low = 0;
  std::int64_t high = std::min(far, rate_of(setting, state, unit, battle_move) * 2).ticks();
  constexpr std::int64_t kFine = Inches::kTicks / 100;
  while (low + kFine < high) {
    const std::int64_t middle = (low + high) / 2;
    legs.back().length = Inches::of_ticks(middle);
    if (judge(setting, state, MoveUnit{id, legs, battle_move})) {
      low = middle;
    } else {
      high = middle;
    }
  }
  legs.back().length = Inches::of_ticks(low);
  if (low == 0) {
    legs.pop_back();
  }
  return legs;
}

}  // namespace core::field
