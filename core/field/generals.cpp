#include "core/field/generals.h"

#include "core/field/losses.h"

namespace core::field {
namespace {

using base::operator""_rule;

void begin_rally(Record& record, GeneralId id, UnitId unit) {
  const int die = record.d6("FB-410"_rule, unit);
  const auto until = static_cast<std::int16_t>(record.state().move + die);
  record.change(unit, [&](Unit& now) {
    now.rallies = until;
    now.retreat = 0;
    now.halted_next = false;
  });
  record.change(id, [](General& now) { now.tied = true; });
  record.tell("FB-410"_rule, "general-rallies", unit, {die, until});
}

}  // namespace

bool is_in_retreat(const Unit& unit) noexcept {
  return unit.broken || unit.bad > 0 || unit.retreat > 0;
}

Judged<> may_join(const State& state, GeneralId general, UnitId id) {
  const General& rides = state.general(general);
  const Unit& unit = state.unit(id);
  if (!rides.alive || rides.where != Where::OnTable) {
    return refused(refusal("FB-410"_rule, "general-gone").of(id));
  }
  if (unit.side != rides.side || !unit.on_table()) {
    return refused(refusal("FB-410"_rule, "not-to-be-joined").of(id));
  }
  if (rides.tied && rides.with && rides.with != id) {
    return refused(refusal("FB-410"_rule, "tied-for-good").of(id).with(*rides.with));
  }
  if (unit.general && unit.general != general) {
    return refused(refusal("FB-410"_rule, "has-a-general").of(id));
  }
  if (is_in_retreat(unit) && (unit.broken || at_half(unit))) {
    return refused(
        refusal("FB-410"_rule, "beyond-help").of(id).figures(unit.strength, lost_by(unit)));
  }
  return {};
}

void join(Record& record, GeneralId id, UnitId unit) {
  if (record.state().general(id).with != unit) {
    leave(record, id);
    record.change(id, [&](General& now) { now.with = unit; });
    record.change(unit, [&](Unit& now) { now.general = id; });
    record.tell("FB-410"_rule, "general-joins", unit);
  }
  if (is_in_retreat(record.unit(unit)) && !record.unit(unit).rallies) {
    begin_rally(record, id, unit);
  }
}

void leave(Record& record, GeneralId id) {
  const auto with = record.state().general(id).with;
  if (!with) {
    return;
  }
  record.change(*with, [](Unit& now) {
    now.general.reset();
    now.rallies.reset();
  });
  record.change(id, [](General& now) {
    now.with.reset();
    now.tied = false;
  });
}

void part_from_general(Record& record, UnitId unit) {
  if (const auto general = record.unit(unit).general) {
    leave(record, *general);
  }
}

void tick_rallies(Record& record) {
  for (std::size_t i = 0; i < record.state().units.size(); ++i) {
    const UnitId id = unit_id(i);
    const Unit& unit = record.unit(id);
    if (!unit.on_table() || !unit.rallies || record.state().move < *unit.rallies) {
      continue;
    }
    record.change(id, [&](Unit& now) {
      now.rallies.reset();
      now.bad = 0;
      now.retreat = 0;
      now.resting = 0;
      now.fresh_again = std::min<std::int16_t>(now.fresh_again,
                                               static_cast<std::int16_t>(record.state().move + 1));
    });
    record.tell("FB-411"_rule, "rallied-by-general", id);
  }
}

}  // namespace core::field
