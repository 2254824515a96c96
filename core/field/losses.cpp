#include "core/field/losses.h"

#include "core/field/formation.h"
#include "core/field/generals.h"

#include <algorithm>

namespace core::field {
namespace {

using base::operator""_rule;

constexpr int kSavesFrom = 5;  // [FB-420]

void count_fire_loss(Unit& unit, UnitId by, std::int16_t move) {
  const auto found = std::ranges::find_if(
      unit.fire_losses, [&](const FireLoss& each) { return each.by == by && each.move == move; });
  if (found != unit.fire_losses.end()) {
    ++found->count;
  } else {
    unit.fire_losses.push_back({by, move, 1});
  }
}

}  // namespace

bool officer_saves(Record& record, UnitId unit, RuleId why) {
  const int die = record.d6("FB-420"_rule, unit);
  const bool saved = die >= kSavesFrom;
  record.tell(why, saved ? "officer-unhurt" : "officer-falls", unit, {die});
  return saved;
}

bool strike(Record& record, FigureId figure, RuleId why, Blow blow, std::optional<UnitId> by) {
  const Figure& hit = record.unit(figure.unit).figures.at(figure.figure);
  if (!hit.present()) {
    return false;
  }
  const bool officer = is_officer(hit.kind);
  if (officer && officer_saves(record, figure.unit, why)) {
    return false;
  }
  record.change(figure.unit, [&](Unit& unit) {
    unit.figures[figure.figure].fate = Fate::Killed;
    if (blow == Blow::Fire) {
      unit.now.shocked = true;
      if (by && !officer) {
        count_fire_loss(unit, *by, record.state().move);
      }
    }
  });
  record.apply(Fell{{figure}, why});
  bury(record, figure.unit);
  return true;
}

bool strike_general(Record& record, GeneralId id, RuleId why) {
  const General& general = record.state().general(id);
  if (!general.alive) {
    return false;
  }
  const int die = record.d6("FB-420"_rule, general.side, general.with);
  table::Told told =
      table::told(why, die >= kSavesFrom ? "general-unhurt" : "general-falls").with_figures({die});
  if (general.with) {
    told = std::move(told).of(*general.with);
  }
  record.tell(std::move(told));
  if (die >= kSavesFrom) {
    return false;
  }
  if (general.with) {
    record.change(*general.with, [](Unit& unit) {
      unit.general.reset();
      unit.rallies.reset();
    });
  }
  record.change(id, [](General& now) {
    now.alive = false;
    now.with.reset();
    now.rides_to.reset();
  });
  return true;
}

int lost_by(const Unit& unit) noexcept { return std::max(0, unit.strength - men_of(unit)); }

bool has_lost_one_in(const Unit& unit, int n) noexcept {
  return lost_by(unit) * n >= unit.strength;
}

bool at_half(const Unit& unit) noexcept {
  constexpr int kHalf = 2;
  return unit.strength > 0 && has_lost_one_in(unit, kHalf);
}

void bury(Record& record, UnitId id) {
  const Unit& unit = record.unit(id);
  if (unit.where != Where::OnTable || men_of(unit) + officers_of(unit) > 0) {
    return;
  }
  part_from_general(record, id);
  record.change(id, [](Unit& now) {
    now.where = Where::Destroyed;
    now.ford.reset();
  });
  record.tell("FB-008"_rule, "nobody-left", id);
}

}  // namespace core::field
