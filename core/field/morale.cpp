#include "core/field/morale.h"

#include "core/field/detachments.h"
#include "core/field/formation.h"
#include "core/field/generals.h"
#include "core/field/houses.h"
#include "core/field/losses.h"
#include "core/field/melee.h"
#include "core/table/trigonometry.h"

#include <algorithm>

namespace core::field {
namespace {

using base::operator""_rule;

constexpr int kMoraleSixth = 6;
constexpr int kMoraleQuarter = 4;
constexpr int kMoraleFaces = 6;

/// [FB-427] [FB-451] Whether all depends on one officer.
bool tests_as_detachment(const Setting& setting, const Unit& unit) noexcept {
  return unit.apart || (setting.options.super_skirmishers && unit.muster.super_skirmishers);
}

/// [FB-426] A detachment that has not been away belongs to its regiment still.
UnitId body_of_regiment(const Unit& unit, UnitId id) noexcept {
  return unit.regiment && !unit.apart ? *unit.regiment : id;
}

/// The officers of units that count as one.
struct Officers {
  int colonels{};
  int others{};
  int places{};  ///< of officers that they began with
  int generals{};
};

void add_officers(Officers& sum, const Unit& unit) noexcept {
  for (const Figure& figure : unit.figures) {
    if (figure.present()) {
      sum.colonels += figure.kind == FigureKind::Colonel ? 1 : 0;
      sum.others += figure.kind == FigureKind::Officer ? 1 : 0;
    }
  }
  sum.places += unit.command;
  sum.generals += unit.general ? 1 : 0;
}

Officers officers_together(const State& state, UnitId id) {
  const UnitId body = body_of_regiment(state.unit(id), id);
  Officers sum;
  for (std::size_t i = 0; i < state.units.size(); ++i) {
    const Unit& unit = state.units[i];
    if (unit.on_table() && body_of_regiment(unit, unit_id(i)) == body) {
      add_officers(sum, unit);
    }
  }
  if (sum.colonels > 1) {  // whoever leads a part is one of the others while all are together
    sum.others += sum.colonels - 1;
    sum.colonels = 1;
  }
  return sum;
}

/// [FB-412] Generals take the best of the places that are vacant.
Officers with_generals(Officers sum) noexcept {
  constexpr int kPlaces = 3;
  const int places = std::min(kPlaces, sum.places);
  for (; sum.generals > 0; --sum.generals) {
    if (sum.colonels == 0 && places > 0) {
      ++sum.colonels;
    } else if (sum.others < places - 1) {
      ++sum.others;
    }
  }
  return sum;
}

/// [FB-382] A column far from any enemy marches; nearer it advances. Who stands within range of
/// the enemy's muskets stands in front, not in reserve.
bool faces_enemy(const Setting& setting, const State& state, const Unit& unit) noexcept {
  return std::ranges::any_of(state.units, [&](const Unit& other) {
    return other.side != unit.side && other.on_table() && !other.hidden &&
           table::within(unit.pose.at, other.pose.at, setting.charts.ranges.rifled);
  });
}

void halt_or_fall_back(Record& record, UnitId id) {
  const bool halts = record.unit(id).bad <= 1 && would_halt(record.setting(), record.state(), id);
  record.change(id, [&](Unit& unit) {
    if (halts) {
      unit.halted_next = true;
    } else {
      unit.retreat = std::max<std::int8_t>(unit.retreat, 1);
    }
  });
  record.tell(halts ? "FB-381"_rule : "FB-382"_rule, halts ? "halts" : "falls-back", id);
}

/// [FB-384] Nobody of it is seen again.
void disperse_unit(Record& record, UnitId id) {
  part_from_general(record, id);
  record.change(id, [](Unit& unit) {
    for (Figure& figure : unit.figures) {
      if (figure.present()) {
        figure.fate = Fate::Dispersed;
      }
    }
    unit.where = Where::Dispersed;
    unit.ford.reset();
    unit.rallies.reset();
  });
  record.tell("FB-384"_rule, "disperses", id);
}

void good_result(Record& record, UnitId id) {
  const bool rallied = record.unit(id).bad > 0;
  record.change(id, [](Unit& unit) {
    unit.bad = 0;
    unit.rallies.reset();
    unit.now.tested = true;
  });
  if (rallied) {
    record.tell("FB-385"_rule, "rallied", id);
  }
}

void bad_result(Record& record, UnitId id, Occasion occasion) {
  const auto later_tests = record.setting().charts.morale.again.size();
  const bool last = record.unit(id).bad >= later_tests;
  record.change(id, [](Unit& unit) {
    ++unit.bad;
    unit.now.tested = true;
  });
  if (last) {
    disperse_unit(record, id);
    return;
  }
  switch (occasion) {
    case Occasion::Field:
      halt_or_fall_back(record, id);
      return;
    case Occasion::BeforeCharge:  // [FB-383]
      record.change(id, [](Unit& unit) {
        unit.halted = true;
        unit.now.charge.reset();
      });
      record.tell("FB-303"_rule, "halts-before-charge", id);
      return;
    case Occasion::InMelee:
      return;
  }
}

/// [FB-401] Whether its losses came in a melee that goes on for its second move.
bool fights_second_move(const State& state, UnitId id) {
  const Melee* const melee = melee_of(state, id);
  return melee != nullptr && melee->moves == 1;
}

void break_for_good(Record& record, UnitId id) {
  record.change(id, [](Unit& now) {
    now.broken = true;
    now.broke_in_melee = false;
    now.halted_next = false;
    now.rallies.reset();
    now.now.charge.reset();
  });
}

/// [FB-401] A garrison keeps its houses; those of its men who stand outside go to the rear. In a
/// melee they fight on beside it.
void break_outside(Record& record, UnitId id) {
  const Unit& unit = record.unit(id);
  std::vector<std::uint8_t> outside;
  bool men = false;
  for (std::size_t i = 0; i < unit.figures.size(); ++i) {
    if (unit.figures[i].present() && unit.figures[i].section == kNoPlace) {
      outside.push_back(static_cast<std::uint8_t>(i));
      men = men || !is_officer(unit.figures[i].kind);
    }
  }
  if (!men || melee_of(record.state(), id) != nullptr) {
    return;
  }
  const UnitId part = split_off(record, id, std::move(outside));
  break_for_good(record, part);
  record.tell(table::told("FB-401"_rule, "garrison-stays")
                  .of(id)
                  .with(part)
                  .with_figures({men_of(record.unit(part))}));
}

}  // namespace

int command_points(const Setting& setting, const State& state, UnitId id) {
  const MoraleTable& table = setting.charts.morale;
  const Unit& unit = state.unit(id);
  if (tests_as_detachment(setting, unit)) {
    return officers_of(unit) > 0 || unit.general ? table.detachment_officer : 0;
  }
  const Officers officers = with_generals(officers_together(state, id));
  return (officers.colonels > 0 ? table.colonel : 0) +
         (officers.others > 0 ? table.first_officer : 0) +
         (officers.others > 1 ? table.second_officer : 0);
}

int loss_points(const Setting& setting, const State& state, UnitId id) {
  const MoraleTable& table = setting.charts.morale;
  const Unit& unit = state.unit(id);
  if (unit.strength <= 0) {
    return 0;
  }
  if (setting.options.assault_infantry && unit.muster.assault) {
    return has_lost_one_in(unit, kMoraleQuarter) ? table.sixth_lost : 0;
  }
  if (has_lost_one_in(unit, kMoraleQuarter)) {
    return table.quarter_lost;
  }
  return has_lost_one_in(unit, kMoraleSixth) ? table.sixth_lost : 0;
}

int morale_needed(const Setting& setting, const Unit& unit) {
  const MoraleTable& table = setting.charts.morale;
  if (unit.bad == 0 || table.again.empty()) {
    return table.good;
  }
  return table.again[std::min<std::size_t>(unit.bad, table.again.size()) - 1];
}

int chance_of_good(int points, int loss, int needed) noexcept {
  return std::clamp(kMoraleFaces + 1 - (needed - points + loss), 0, kMoraleFaces);
}

int chance_of_good(const Setting& setting, const State& state, UnitId id) {
  return chance_of_good(command_points(setting, state, id), loss_points(setting, state, id),
                        morale_needed(setting, state.unit(id)));
}

bool has_morale(const Unit& unit) noexcept {
  const TroopType type = unit.muster.type;
  return unit.command > 0 || (type != TroopType::Wagons && type != TroopType::Boat);
}

bool fights_as_bad(const Unit& unit) noexcept { return unit.bad > 0 || unit.rallies.has_value(); }

bool would_halt(const Setting& setting, const State& state, UnitId id) {
  const Unit& unit = state.unit(id);
  if (unit.formation == Formation::Limbered || unit.now.compelled) {
    return false;
  }
  if (unit.now.fired) {
    return true;
  }
  const bool stands = unit.now.moved == Inches{};
  if (unit.now.advanced && unit.formation != Formation::Column) {
    return true;
  }
  return (unit.now.advanced || stands) && faces_enemy(setting, state, unit);
}

bool test_morale(Record& record, UnitId id, RuleId why, Occasion occasion) {
  const int points = command_points(record.setting(), record.state(), id);
  const int loss = loss_points(record.setting(), record.state(), id);
  const int needed = morale_needed(record.setting(), record.unit(id));
  const int die = record.d6(why, id);
  const int total = points - loss + die;
  const bool good = total >= needed;
  record.tell("FB-370"_rule, good ? "morale-good" : "morale-bad", id,
              {points, loss, die, total, needed});
  if (good) {
    good_result(record, id);
  } else {
    bad_result(record, id, occasion);
  }
  return good;
}

void test_all(Record& record) {
  for (std::size_t i = 0; i < record.state().units.size(); ++i) {
    const UnitId id = unit_id(i);
    const Unit& unit = record.unit(id);
    // [FB-402] [FB-411] Beyond all help, or suspended while a general rallies it.
    if (!unit.on_table() || !has_morale(unit) || unit.now.tested || unit.broken || unit.rallies ||
        melee_of(record.state(), id) != nullptr) {
      continue;
    }
    if (unit.bad > 0) {
      test_morale(record, id, "FB-384"_rule);
    } else if (unit.now.shocked) {
      test_morale(record, id, "FB-377"_rule);
    }
  }
}

void apply_half_rule(Record& record) {
  for (std::size_t i = 0; i < record.state().units.size(); ++i) {
    const UnitId id = unit_id(i);
    const Unit& unit = record.unit(id);
    if (!unit.on_table() || unit.broken || !at_half(unit)) {
      continue;
    }
    if (is_housed(unit)) {
      break_outside(record, id);
      continue;
    }
    if (fights_second_move(record.state(), id)) {
      record.change(id, [](Unit& now) { now.broke_in_melee = true; });
      continue;
    }
    break_for_good(record, id);
    record.tell("FB-400"_rule, "half-lost", id, {lost_by(record.unit(id)), unit.strength});
  }
}

}  // namespace core::field
