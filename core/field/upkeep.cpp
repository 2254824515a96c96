#include "core/field/upkeep.h"

#include "core/field/charge.h"
#include "core/field/formation.h"
#include "core/field/guns.h"
#include "core/field/houses.h"
#include "core/field/movement.h"
#include "core/field/terrain.h"
#include "core/table/trigonometry.h"

#include <algorithm>

namespace core::field {
namespace {

using base::operator""_rule;

constexpr int kWakesFrom = 5;                   // [FB-505]
constexpr Inches kAlarm = Inches::of(12);       // [FB-505]
constexpr Inches kUndisturbed = Inches::of(6);  // [FB-506]
constexpr int kHandsToBurn = 3;                 // [FB-506]
constexpr int kBurnsFrom = 4;                   // [FB-506]
constexpr Inches kStoreHalf = Inches::of(1);    // a dump or train is two inches across
constexpr int kGunFiresWith = 2;                // [FB-027]

template <class Test>
bool any_enemy_figure(const State& state, Side side, const Test& test) {
  return std::ranges::any_of(state.units, [&](const Unit& unit) {
    return unit.on_table() && unit.side != side &&
           std::ranges::any_of(unit.figures, [&](const Figure& figure) {
             return figure.present() && test(figure);
           });
  });
}

bool enemy_near(const State& state, const Unit& unit, Inches limit) {
  return any_enemy_figure(state, unit.side, [&](const Figure& enemy) {
    return std::ranges::any_of(unit.figures, [&](const Figure& own) {
      return own.present() && table::within(own.at, enemy.at, limit);
    });
  });
}

/// Whether all of a unit is more than so deep in the woods of the rule.
bool lies_deep(const Setting& setting, const HiddenInWoods& rule, const Unit& unit) {
  return std::ranges::all_of(unit.figures,
                             [&](const Figure& figure) {
                               if (!figure.present() || is_officer(figure.kind)) {
                                 return true;
                               }
                               return std::ranges::any_of(rule.areas, [&](std::size_t area) {
                                 return table::contains(setting.areas.at(area).polygon, figure.at);
                               });
                             }) &&
         deep_in_woods(setting, unit.pose.at, rule.deep);
}

int touching(const Setting& setting, const Unit& unit, const table::Polygon& thing) {
  int count = 0;
  for (std::size_t i = 0; i < unit.figures.size(); ++i) {
    const Figure& figure = unit.figures[i];
    if (!figure.present() || is_officer(figure.kind)) {
      continue;
    }
    const Body body = body_of(setting.charts, unit, i);
    count += figure.section != kNoPlace
                 ? static_cast<int>(table::contains(thing, figure.at))
                 : static_cast<int>(table::within_of(body.corners, thing, kContact));
  }
  return count;
}

bool burns(Record& record, UnitId id) {
  const int die = record.d6("FB-506"_rule, id);
  record.tell("FB-506"_rule, die >= kBurnsFrom ? "sets-fire" : "does-not-burn", id, {die});
  return die >= kBurnsFrom;
}

void burn_with(Record& record, UnitId id) {
  const Setting& setting = record.setting();
  for (std::size_t i = 0; i < setting.battle.stores.size(); ++i) {
    const Point at = setting.battle.stores[i].at;
    const Point corner{kStoreHalf, kStoreHalf};
    if (!record.state().stores[i].burning &&
        touching(setting, record.unit(id), table::rectangle(at - corner, at + corner)) >=
            kHandsToBurn) {
      if (burns(record, id)) {
        record.apply(StoreChanged{StoreId{static_cast<std::uint8_t>(i)}, {true}});
      }
      return;
    }
  }
  for (std::size_t i = 0; i < setting.sections.size(); ++i) {
    const SectionId section{static_cast<std::uint8_t>(i)};
    const Section& now = record.state().sections[i];
    const bool enemy_inside = any_enemy_figure(
        record.state(), record.unit(id).side,
        [&](const Figure& figure) { return figure.section == static_cast<std::int8_t>(i); });
    if (!now.burns_since && !now.ruined && !enemy_inside &&
        touching(setting, record.unit(id), setting.sections[i].polygon) >= kHandsToBurn) {
      if (burns(record, id)) {
        set_on_fire(record, section);
      }
      return;
    }
  }
}

/// [FB-226] Formed enemies who touch a gun take it.
void take_gun(Record& record, UnitId battery, std::size_t gun) {
  const Setting& setting = record.setting();
  const Unit& unit = record.unit(battery);
  const GunModel& model = unit.guns[gun];
  const Inches back = setting.charts.bases.gun.depth / 2;
  const Body body =
      rectangle_at({table::aboard(model.muzzle, -back, Inches{}), model.muzzle.heading},
                   setting.charts.bases.gun.frontage, setting.charts.bases.gun.depth);
  for (std::size_t i = 0; i < record.state().units.size(); ++i) {
    const Unit& taker = record.state().units[i];
    if (!taker.on_table() || taker.side == holder_of(unit, model) || !is_formed(taker) ||
        taker.broken || unit_id(i) == battery) {
      continue;
    }
    for (const Body& theirs : bodies_of(setting.charts, taker)) {
      if (in_contact(body, theirs)) {
        const bool own = taker.side == unit.side;
        const std::optional<Side> held = own ? std::nullopt : std::optional{taker.side};
        record.change(battery, [&](Unit& now) { now.guns[gun].taken_by = held; });
        record.tell(table::told("FB-226"_rule, own ? "gun-taken-back" : "gun-taken")
                        .of(battery)
                        .with(unit_id(i))
                        .by_gun(static_cast<int>(gun) + 1));
        return;
      }
    }
  }
}

/// [FB-226] Gunners of the other gun man one that has none left.
void man_again(Record& record, UnitId battery, std::size_t gun) {
  const Unit& unit = record.unit(battery);
  for (std::size_t other = 0; other < unit.guns.size(); ++other) {
    if (other == gun || gunners_of(unit, other) < kGunFiresWith + 1) {
      continue;
    }
    record.change(battery, [&](Unit& now) {
      for (Figure& figure : now.figures) {
        if (figure.present() && figure.kind == FigureKind::Gunner &&
            figure.gun == static_cast<std::int8_t>(other)) {
          figure.gun = static_cast<std::int8_t>(gun);
          break;
        }
      }
      stand(record.setting().charts, now);
    });
    record.tell(table::told("FB-226"_rule, "gun-manned-again")
                    .of(battery)
                    .by_gun(static_cast<int>(gun) + 1));
    return;
  }
}

}  // namespace

void wake_by_dice(Record& record) {
  for (std::size_t i = 0; i < record.state().units.size(); ++i) {
    const UnitId id = unit_id(i);
    if (!record.unit(id).on_table() || !record.unit(id).asleep) {
      continue;
    }
    const int die = record.d6("FB-505"_rule, id);
    if (die >= kWakesFrom) {
      record.change(id, [](Unit& unit) {
        unit.asleep = false;
        unit.halted = true;  // it acts in the following move
      });
      record.tell("FB-505"_rule, "wakes", id, {die});
    }
  }
}

void wake_by_alarm(Record& record) {
  for (std::size_t i = 0; i < record.state().units.size(); ++i) {
    const UnitId id = unit_id(i);
    const Unit& unit = record.unit(id);
    if (unit.on_table() && unit.asleep &&
        (unit.now.fired_on || unit.now.fought || enemy_near(record.state(), unit, kAlarm))) {
      record.change(id, [](Unit& now) { now.asleep = false; });
      record.tell("FB-505"_rule, "is-woken", id);
    }
  }
}

void hide_at_start(Record& record) {
  const auto* const rule = find_rule<HiddenInWoods>(record.setting().battle);
  if (rule == nullptr) {
    return;
  }
  for (std::size_t i = 0; i < record.state().units.size(); ++i) {
    const Unit& unit = record.state().units[i];
    if (unit.on_table() && unit.side == rule->side && lies_deep(record.setting(), *rule, unit) &&
        !enemy_near(record.state(), unit, rule->seen_from)) {
      record.change(unit_id(i), [](Unit& now) { now.hidden = true; });
    }
  }
}

void reveal(Record& record) {
  const auto* const rule = find_rule<HiddenInWoods>(record.setting().battle);
  if (rule == nullptr) {
    return;
  }
  for (std::size_t i = 0; i < record.state().units.size(); ++i) {
    const Unit& unit = record.state().units[i];
    if (unit.hidden && (unit.now.fired || !lies_deep(record.setting(), *rule, unit) ||
                        enemy_near(record.state(), unit, rule->seen_from))) {
      record.change(unit_id(i), [](Unit& now) { now.hidden = false; });
      record.tell("FB-496"_rule, "comes-to-light", unit_id(i));
    }
  }
}

void look_after_guns(Record& record) {
  for (std::size_t i = 0; i < record.state().units.size(); ++i) {
    const UnitId id = unit_id(i);
    const Unit& unit = record.unit(id);
    if (unit.muster.type != TroopType::Battery || unit.where == Where::Waiting ||
        unit.where == Where::Left || unit.where == Where::Fled) {
      continue;
    }
    for (std::size_t gun = 0; gun < unit.guns.size(); ++gun) {
      if (record.unit(id).guns[gun].destroyed || gunners_of(record.unit(id), gun) > 0) {
        continue;
      }
      take_gun(record, id, gun);
      if (!record.unit(id).guns[gun].taken_by && record.unit(id).on_table()) {
        man_again(record, id, gun);
      }
    }
  }
}

void burn_stores(Record& record) {
  const auto* const rule = find_rule<MayBurn>(record.setting().battle);
  if (rule == nullptr) {
    return;
  }
  for (std::size_t i = 0; i < record.state().units.size(); ++i) {
    const Unit& unit = record.state().units[i];
    if (unit.on_table() && unit.side == rule->side && !unit.broken && unit.bad == 0 &&
        !is_in_melee(record.state(), unit_id(i)) &&
        !enemy_near(record.state(), unit, kUndisturbed)) {
      burn_with(record, unit_id(i));
    }
  }
}

void rest_horses(Record& record) {
  for (std::size_t i = 0; i < record.state().units.size(); ++i) {
    const Unit& unit = record.state().units[i];
    if (unit.on_table() && unit.muster.type == TroopType::Cavalry && unit.rest < kMostRest &&
        unit.now.moved == Inches{} && unit.now.spent == Inches{} && !unit.ford &&
        !unit.now.advanced && !unit.now.fought && !unit.now.fired_on) {
      record.change(unit_id(i), [](Unit& now) { ++now.rest; });
    }
  }
}

void rest_units(Record& record) {
  for (std::size_t i = 0; i < record.state().units.size(); ++i) {
    const Unit& unit = record.state().units[i];
    if (unit.on_table() && unit.resting > 0 && unit.retreat == 0 && !unit.now.compelled &&
        !unit.now.fought) {
      record.change(unit_id(i), [](Unit& now) { --now.resting; });
    }
  }
}

void close_ranks(Record& record) {
  for (std::size_t i = 0; i < record.state().units.size(); ++i) {
    const UnitId id = unit_id(i);
    const Unit& unit = record.unit(id);
    // [FB-309] Who rode through comes back by his next move.
    const bool ridden_through =
        unit.now.charge && std::ranges::any_of(unit.figures, &Figure::through);
    if (!unit.on_table() || is_in_melee(record.state(), id) || unit.ford || ridden_through) {
      continue;
    }
    Unit closed = unit;
    close_up(record.setting().charts, closed);
    // Where others stand in the gaps they stay open.
    if (!(closed == unit) &&
        (is_housed(unit) || has_room(record.setting(), record.state(), id, closed))) {
      record.change(id, [&](Unit& now) { now = closed; });
    }
  }
}

}  // namespace core::field
