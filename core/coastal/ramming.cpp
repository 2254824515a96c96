#include "core/coastal/ramming.h"

#include "core/coastal/condition.h"
#include "core/coastal/damage.h"
#include "core/table/throws.h"

#include <algorithm>

namespace core::coastal {
namespace {

using base::operator""_rule;
using table::told;

/// The knots of a ship through the water, fractions dropped.
int knots_of(const Ship& ship) { return static_cast<int>(ship.speed.ticks() / Inches::kTicks); }

/// [RC-T31]
void lock(Record& record, ShipId id, ShipId target) {
  const int die = record.d6("RC-429"_rule, record.ship(id).side, id);
  const int moves =
      record.setting().charts.locked.on(table::count_die(record, id, die, table::kD6Faces, false));
  record.tell(told("RC-429"_rule, moves == 0 ? "ram-comes-free" : "ram-locked")
                  .of(id)
                  .with(target)
                  .with_figures({die, moves}));
  if (moves == 0) {
    return;
  }
  if (record.ship(target).fate != Fate::Afloat) {
    lose_ship(record, id, Fate::Sunk, "RC-430"_rule);
    return;
  }
  record.change(id, [&](Ship& ship) {
    ship.locked = target;
    ship.locked_moves = in_byte(moves);
  });
}

/// [RC-429]
void hurt_rammer(Record& record, ShipId id, ShipId target, const RamRow& row) {
  using Kind = RammerLine::Kind;
  const int die = record.d6("RC-429"_rule, record.ship(id).side, id);
  const RammerLine& line = row.rammer.on(table::count_die(record, id, die, table::kD6Faces, false));
  switch (line.kind) {
    case Kind::None:
      return;
    case Kind::RamLost:
      if (record.ship(id).ram) {
        record.change(id, [](Ship& ship) { ship.ram = false; });
        record.tell(told("RC-429"_rule, "ram-lost").of(id));
      } else {
        lose_points(record, id, line.points, "RC-429"_rule);
      }
      return;
    case Kind::StackLost:
      suffer(record, id, {Harm::Slower, line.knots, 0});
      return;
    case Kind::SteamPipe:
      lose_crew(record, id, line.crew, "RC-429"_rule);
      suffer(record, id, {Harm::Slower, line.knots, line.moves});
      return;
    case Kind::Locked:
      lock(record, id, target);
      return;
  }
}

}  // namespace

RamOdds ram_odds(const Setting& setting, const State& state, ShipId id, ShipId target) {
  const Ship& ship = state.ship(id);
  const RamTest& cell =
      setting.charts.ram_test.at(static_cast<std::size_t>(setting.ship(id).ram_group))
          .at(static_cast<std::size_t>(setting.ship(target).ram_group));
  const RamModifiers& table = setting.charts.ram_modifiers;
  RamOdds odds;
  odds.tests = cell.kind == RamTest::Kind::Always ||
               (cell.kind == RamTest::Kind::IfCrewLost && ship.lost > 0);
  odds.modifier = cell.modifier + person_in_command(ship).yellow;
  odds.modifier += ship.lost > 0 ? table.crew_lost : table.no_crew_lost;
  odds.modifier += is_below_pv(setting, state, id) ? table.below_pv : table.above_pv;
  const bool fired_on = std::ranges::find(ship.fired_on_by, target) != ship.fired_on_by.end();
  odds.modifier += fired_on ? table.fired_on : 0;
  odds.modifier += ship.ram ? 0 : table.no_ram;
  odds.modifier += setting.placed(id).die_modifier;  // [RR-382]
  return odds;
}

bool test_ram(Record& record, ShipId id, ShipId target) {
  if (!person_in_command(record.ship(id)).alive) {  // fails without a die
    record.tell(told("RC-423"_rule, "ram-broken-off").of(id).with(target).with_figures({0, 0}));
    return false;
  }
  const RamOdds odds = ram_odds(record.setting(), record.state(), id, target);
  if (!odds.tests) {
    return true;
  }
  const int die = record.d6("RC-423"_rule, record.ship(id).side, id);
  const bool goes_on = die + odds.modifier >= 1;
  table::tell_counted(record, id, die, die + record.setting().placed(id).die_modifier);
  record.tell(told("RC-423"_rule, goes_on ? "ram-goes-on" : "ram-broken-off")
                  .of(id)
                  .with(target)
                  .with_figures({die, die + odds.modifier}));
  return goes_on;
}

bool is_ram(const table::Contact& contact) noexcept {
  constexpr std::int32_t kLeast = 45 * table::Heading::kDegree;
  const bool side = contact.target == table::HullPart::StarboardSide ||
                    contact.target == table::HullPart::PortSide;
  return contact.mover == table::HullPart::Bow && side && contact.angle.value_or(0) >= kLeast;
}

void ram(Record& record, ShipId id, ShipId target, bool controlled) {
  const int knots = knots_of(record.ship(id));
  const RamRow& row = record.setting().charts.ram(knots);
  const int dice = row.dice + (controlled ? 1 : 0);
  int sum = 0;
  for (int i = 0; i < dice; ++i) {
    const int die = record.d6("RC-427"_rule, record.ship(id).side, id);
    sum += table::count_die(record, id, die, table::kD6Faces, true);
  }
  const int points = row.points * sum / (record.ship(id).ram ? 1 : 2);
  record.tell(
      told("RC-427"_rule, "ram-strikes").of(id).with(target).with_figures({knots, sum, points}));
  record.change(id, [](Ship& ship) {
    ship.rammed = true;
    ship.speed = {};
  });
  record.change(target, [](Ship& ship) {
    ship.was_rammed = true;
    ship.speed = {};
  });
  lose_points_by_ram(record, target, points);
  hurt_rammer(record, id, target, row);
}

table::Judged<> judge(const Setting& setting, const State& state, const TellContact& choice) {
  const auto no = [&](base::RuleId rule, std::string_view key) {
    return table::refused(table::refusal(rule, key).of(choice.ship).with(choice.target));
  };
  if (!setting.battle.by_models) {
    return no("RC-161"_rule, "program-measures");
  }
  if (choice.ship.value() >= state.ships.size() || choice.target.value() >= state.ships.size() ||
      choice.ship == choice.target) {
    return table::refused(table::refusal("RC-421"_rule, "no-such-target").of(choice.ship));
  }
  const bool any_laid = !state.laid[0].empty() || !state.laid[1].empty();
  if (state.phase != Phase::Shooting || any_laid) {
    return no("RC-141"_rule, "not-in-this-step");
  }
  if (!in_action(state.ship(choice.ship))) {
    return no("RC-330"_rule, "ship-gone");
  }
  if (state.ship(choice.target).fate != Fate::Afloat) {
    return no("RC-321"_rule, "target-gone");
  }
  if (state.ship(choice.target).side == state.ship(choice.ship).side) {
    return no("RC-421"_rule, "own-side");
  }
  if (state.ship(choice.ship).rammed) {
    return no("RC-431"_rule, "rammed-already");
  }
  return {};
}

void meet_told(Record& record, const TellContact& choice) {
  const auto plot = record.state().plots.at(choice.ship.value());
  if (plot && plot->spar && record.ship(choice.ship).spar &&
      record.ship(choice.ship).speed >= kKnot) {
    strike_with_spar(record, choice.ship, choice.target);
    return;
  }
  table::Contact contact;
  contact.mover = table::HullPart::Bow;
  contact.target = table::HullPart::StarboardSide;
  contact.angle = choice.angle;
  if (is_ram(contact) && record.ship(choice.ship).speed >= kKnot) {
    ram(record, choice.ship, choice.target, plot && plot->ram == choice.target);
    return;
  }
  record.tell(told("RC-176"_rule, "alongside").of(choice.ship).with(choice.target));
}

void strike_with_spar(Record& record, ShipId id, ShipId target) {
  using Kind = TorpedoLine::Kind;
  constexpr int kSinksToo = 2;
  const Side by = record.ship(id).side;
  record.change(id, [](Ship& ship) { ship.spar = false; });
  const int die = record.d6("RC-362"_rule, by, id);
  const TorpedoLine& line = record.setting().charts.spar.on(die);
  record.tell(told("RC-362"_rule, line.kind == Kind::Dud ? "spar-fails" : "spar-explodes")
                  .of(id)
                  .with(target)
                  .with_figures({die}));
  if (line.kind == Kind::Dud) {
    return;
  }
  if (line.kind == Kind::Sinks) {
    lose_ship(record, target, Fate::Sunk, "RC-362"_rule);
  } else {
    lose_points(record, target, line.points, "RC-362"_rule);
  }
  if (record.setting().ship(id).ram_group == table::RamGroup::A) {
    const int own = record.d6("RC-363"_rule, by, id);
    if (own <= kSinksToo) {
      lose_ship(record, id, Fate::Sunk, "RC-363"_rule);
    }
  }
}

void count_locks(Record& record) {
  for (std::size_t i = 0; i < record.state().ships.size(); ++i) {
    const ShipId id{static_cast<std::uint8_t>(i)};
    if (!record.ship(id).locked) {
      continue;
    }
    record.change(id, [](Ship& ship) {
      --ship.locked_moves;
      if (ship.locked_moves <= 0) {
        ship.locked.reset();
      }
    });
    if (!record.ship(id).locked) {
      record.tell(told("RC-429"_rule, "ram-released").of(id));
    }
  }
}

}  // namespace core::coastal
