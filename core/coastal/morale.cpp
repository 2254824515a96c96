#include "core/coastal/morale.h"

#include "core/coastal/condition.h"
#include "core/coastal/damage.h"

#include <algorithm>
#include <numeric>

namespace core::coastal {
namespace {

using base::operator""_rule;
using table::told;

using Modifiers = std::vector<MoraleModifier>;

constexpr int kThirds = 3;

/// [RC-403] One of the three steps of lost crew, or none lost.
MoraleModifier crew_step(const MoraleModifiers& table, int lost, int crew) {
  if (lost * kThirds >= 2 * crew && lost > 0) {
    return {table.two_thirds_lost, "two-thirds-lost"};
  }
  if (lost * kThirds >= crew && lost > 0) {
    return {table.third_lost, "third-lost"};
  }
  return lost > 0 ? MoraleModifier{table.crew_lost, "crew-lost"}
                  : MoraleModifier{table.no_crew_lost, "no-crew-lost"};
}

MoraleModifier leader(const Person& person) {
  return person.alive ? MoraleModifier{person.green, "captain-alive"}
                      : MoraleModifier{person.red, "captain-dead"};
}

void add_ground(const MoraleModifiers& table, const Ship& ship, Modifiers& all) {
  if (ship.ground != Ground::None) {
    all.push_back(ship.under_fire ? MoraleModifier{table.aground_under_fire, "aground-under-fire"}
                                  : MoraleModifier{table.aground, "aground"});
  }
}

void carry_on_or_not(Record& record, ShipId id) {
  const int die = record.d6("RC-402"_rule, record.ship(id).side, id);
  const int sum = die + total(morale_of(record.setting(), record.state(), id));
  record.tell(
      told("RC-402"_rule, sum > 0 ? "carries-on" : "morale-fails").of(id).with_figures({die, sum}));
  record.change(id, [](Ship& ship) {
    ship.due.clear();
    ship.was_rammed = false;
  });
  if (sum <= 0) {
    abandon(record, id, "RC-402"_rule);
  }
}

void carry_on_or_not(Record& record, FortId id) {
  const ShipId name = record.setting().name_of(id);
  const int die = record.d6("RC-402"_rule, record.fort(id).side, id);
  const int sum = die + total(morale_of(record.setting(), record.state(), id));
  record.tell(told("RC-402"_rule, sum > 0 ? "carries-on" : "morale-fails")
                  .of(name)
                  .with_figures({die, sum}));
  record.change(id, [&](Fort& fort) {
    fort.test_due = false;
    fort.abandoned = sum <= 0;
  });
  if (sum <= 0) {
    record.tell(told("RC-404"_rule, "fort-abandoned").of(name));
  }
}

}  // namespace

int total(const Modifiers& modifiers) noexcept {
  return std::accumulate(modifiers.begin(), modifiers.end(), 0,
                         [](int sum, const MoraleModifier& each) { return sum + each.amount; });
}

Modifiers morale_of(const Setting& setting, const State& state, ShipId id) {
  const MoraleModifiers& table = setting.charts.morale;
  const Ship& ship = state.ship(id);
  const bool moves = most_speed(setting, state, id) > Inches{};
  const bool fires = any_gun_works(setting, state, id);
  const bool below = is_below_pv(setting, state, id);
  Modifiers all{crew_step(table, ship.lost, setting.ship(id).card.cpv),
                leader(person_in_command(ship))};
  all.push_back(below ? MoraleModifier{table.below_pv, "below-pv"}
                      : MoraleModifier{table.above_pv, "above-pv"});
  all.push_back(fires ? MoraleModifier{table.guns_fire, "guns-fire"}
                      : MoraleModifier{table.cannot_fire, "cannot-fire"});
  all.push_back(moves ? MoraleModifier{table.can_move, "can-move"}
                      : MoraleModifier{table.no_speed, "no-speed"});
  add_ground(table, ship, all);
  if (ship.was_rammed && !moves) {
    all.push_back({table.rammed_without_speed, "rammed-without-speed"});
  }
  if (steering_fault(ship)) {
    all.push_back({table.steering_jammed, "steering-jammed"});
  }
  return all;
}

Modifiers morale_of(const Setting& setting, const State& state, FortId id) {
  const MoraleModifiers& table = setting.charts.morale;
  const Fort& fort = state.fort(id);
  const int crew = setting.fort(id).card.cpv;
  Modifiers all{crew_step(table, fort.lost, crew), leader(fort.commander)};
  const bool fires = std::ranges::any_of(
      fort.guns, [](const GunState& gun) { return gun.manned && !gun.destroyed; });
  if (!fires || fort.lost >= crew) {
    all.push_back({table.cannot_fire, "cannot-fire"});
  }
  if (fort.lost > 0) {
    all.push_back({table.each_fort_crew * fort.lost, "each-crew"});
  }
  return all;
}

bool fort_tests_after_loss(const Setting& setting, const State& state, FortId id) {
  const int lost = state.fort(id).lost * kThirds;
  const int crew = setting.fort(id).card.cpv;
  switch (state.fort(id).commander.temper) {
    case Temper::Panicky:
      return lost > 0;
    case Temper::Stubborn:
      return lost >= crew;
    case Temper::Fanatic:
      return lost >= 2 * crew;
  }
  return false;
}

void test_morale(Record& record) {
  for (std::size_t i = 0; i < record.state().ships.size(); ++i) {
    const ShipId id{static_cast<std::uint8_t>(i)};
    if (!in_action(record.ship(id))) {
      continue;
    }
    look_for_causes(record, id);
    if (!record.ship(id).due.empty()) {
      carry_on_or_not(record, id);
    }
  }
  for (std::size_t i = 0; i < record.state().forts.size(); ++i) {
    const FortId id{static_cast<std::uint8_t>(i)};
    if (record.fort(id).test_due && !record.fort(id).abandoned) {
      carry_on_or_not(record, id);
    }
  }
}

}  // namespace core::coastal
