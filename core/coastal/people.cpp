#include "core/coastal/people.h"

#include "core/coastal/condition.h"
#include "core/coastal/gunnery.h"
#include "core/table/masked.h"
#include "core/table/trigonometry.h"

#include <algorithm>
#include <utility>

namespace core::coastal {
namespace {

using base::operator""_rule;
using table::Judged;
using table::refusal;
using table::refused;
using table::told;

bool nearer(const State& state, ShipId id, table::Point to, const Plot& plot) {
  const Pose from = state.ship(id).pose;
  return table::distance_squared(table::after(from, plot.legs).at, to) <
         table::distance_squared(from.at, to);
}

/// [RC-046] The nearest enemy that the ship sees.
std::optional<ShipId> nearest_enemy(const Setting& setting, const State& state, ShipId id) {
  std::optional<ShipId> found;
  std::int64_t best = 0;
  for (std::size_t i = 0; i < state.ships.size(); ++i) {
    const ShipId other{static_cast<std::uint8_t>(i)};
    if (!in_action(state.ships[i]) || state.ships[i].side == state.ship(id).side ||
        !sees(setting, state, id, other)) {
      continue;
    }
    const auto away = table::distance_squared(measuring_point(setting, state, id),
                                              measuring_point(setting, state, other));
    if (!found || away < best) {
      found = other;
      best = away;
    }
  }
  return found;
}

/// [RC-047] To the letter.
std::optional<Demand> to_the_letter(const Setting& setting, const State& state, ShipId id,
                                    Inches least, Inches most) {
  const Ship& ship = state.ship(id);
  Demand demand{"RC-047"_rule, "stubborn-captain", {}, {}, {}, {}};
  switch (ship.order.task) {
    case Task::Attack:
      return std::nullopt;
    case Task::Close:
      if (!in_action(state.ship(ship.order.target))) {
        return std::nullopt;
      }
      demand.close_with = ship.order.target;
      return demand;
    case Task::Course:
      demand.speed = std::clamp(ship.order.speed, least, most);
      demand.heading = ship.order.heading;
      return demand;
    case Task::Hold:
      demand.speed = std::clamp(Inches{}, least, most);
      return demand;
    case Task::Land:
      demand.close_to = table::fort_middle(setting, state, ship.order.site);
      return demand;
  }
  return std::nullopt;
}

void add_to(Ship& ship, Station station, std::uint8_t gun, int men) {
  switch (station) {
    case Station::Engine:
      ship.engine = in_byte(ship.engine + men);
      break;
    case Station::Boiler:
      ship.boiler = in_byte(ship.boiler + men);
      break;
    case Station::Gun:
      ship.guns.at(gun).manned = men > 0;
      break;
    case Station::Reserve:
      ship.reserve = in_byte(ship.reserve + men);
      break;
  }
}

int men_of(const Ship& ship, Station station, std::uint8_t gun) {
  switch (station) {
    case Station::Engine:
      return ship.engine;
    case Station::Boiler:
      return ship.boiler;
    case Station::Gun:
      return ship.guns.at(gun).manned ? 1 : 0;
    case Station::Reserve:
      return ship.reserve;
  }
  return 0;
}

int repairers_of(const Ship& ship) {
  int men = 0;
  for (const Damage& damage : ship.damages) {
    men += damage.repairers;
  }
  return men;
}

Person thrown(Record& record, const PersonDice& dice, RuleId why, Side by, RollFor whom) {
  Person person;
  person.green = in_byte(dice.green.on(record.d6(why, by, whom)));
  person.red = in_byte(dice.red.on(record.d6(why, by, whom)));
  person.yellow = in_byte(dice.yellow.on(record.d6(why, by, whom)));
  return person;
}

}  // namespace

Judged<> judge_orders(const State& state, ShipId id) {
  if (id.value() >= state.ships.size()) {
    return refused(refusal("RC-043"_rule, "no-such-ship"));
  }
  if (state.phase != Phase::Orders) {
    return refused(refusal("RC-141"_rule, "not-in-this-step").of(id));
  }
  const Ship& ship = state.ship(id);
  if (!writes_orders(state, ship.side)) {
    return refused(refusal("RC-043"_rule, "not-yours").of(id));
  }
  return in_action(ship) ? Judged<>{} : refused(refusal("RC-330"_rule, "ship-gone").of(id));
}

void throw_for_people(Record& record) {
  const Charts& charts = record.setting().charts;
  for (std::size_t i = 0; i < record.state().ships.size(); ++i) {
    const ShipId id{static_cast<std::uint8_t>(i)};
    const Side by = record.ship(id).side;
    const bool flag = record.setting().placed(id).flag;
    const auto given = record.setting().placed(id).captain;
    const Character character =
        given && !flag ? *given : charts.character.on(record.d6("RC-045"_rule, by, id));
    Person captain = thrown(record, charts.captain, "RC-045"_rule, by, id);
    captain.character = character;
    record.change(id, [&](Ship& ship) { ship.captain = captain; });
    if (flag) {  // [RC-044] a separate officer
      const Character his = given ? *given : charts.character.on(record.d6("RC-045"_rule, by, id));
      Person commander = thrown(record, charts.captain, "RC-045"_rule, by, id);
      commander.character = his;
      record.change(id, [&](Ship& ship) { ship.commander = commander; });
    }
  }
  for (std::size_t i = 0; i < record.state().forts.size(); ++i) {
    const FortId id{static_cast<std::uint8_t>(i)};
    const Side by = record.fort(id).side;
    if (record.setting().fort(id).buildings) {
      continue;
    }
    const Temper temper = charts.temper.on(record.d6("RC-052"_rule, by, id));
    Person commander = thrown(record, charts.commander, "RC-052"_rule, by, id);
    commander.temper = temper;
    record.change(id, [&](Fort& fort) { fort.commander = commander; });
  }
}

std::optional<ShipId> flagship_of(const Setting& setting, const State& state, Side side) {
  std::optional<ShipId> first;
  bool named = false;
  for (std::size_t i = 0; i < state.ships.size(); ++i) {
    const ShipId id{static_cast<std::uint8_t>(i)};
    const Ship& ship = state.ships[i];
    named = named || (setting.placed(id).side == side && setting.placed(id).flag);
    if (!in_action(ship) || ship.side != side) {
      continue;
    }
    if (ship.commander && ship.commander->alive) {
      return id;
    }
    if (!first && ship.captain.alive) {
      first = id;
    }
  }
  return named ? std::nullopt : first;
}

void leave_flagship(Record& record, ShipId id) {
  constexpr int kShifts = 5;
  constexpr int kWithin = 6;
  const Ship& ship = record.ship(id);
  const bool sinking = ship.fate != Fate::Afloat;
  if (!ship.commander || !ship.commander->alive ||
      !(sinking || is_below_pv(record.setting(), record.state(), id))) {
    return;
  }
  const Character character = ship.commander->character;
  const bool leaves =
      character == Character::Intelligent
          ? sinking
          : character == Character::Reckless && record.d6("RC-051"_rule, ship.side, id) >= kShifts;
  std::optional<ShipId> friendly;
  for (std::size_t i = 0; leaves && i < record.state().ships.size(); ++i) {
    const ShipId other{static_cast<std::uint8_t>(i)};
    const Ship& near = record.state().ships[i];
    const auto away = [&](ShipId to) {
      return table::distance_squared(record.ship(to).pose.at, ship.pose.at);
    };
    if (other != id && in_action(near) && near.side == ship.side &&
        table::within(near.pose.at, ship.pose.at, Inches::of(kWithin)) &&
        (!friendly || away(other) < away(*friendly))) {
      friendly = other;
    }
  }
  if (friendly) {
    const Person commander = *ship.commander;
    record.change(id, [](Ship& from) { from.commander.reset(); });
    record.change(*friendly, [&](Ship& to) {
      to.commander_comes = commander;
      to.comes_after = static_cast<std::int16_t>(record.state().move + 1);
    });
    record.tell(told("RC-051"_rule, "flag-shifts").of(id).with(*friendly));
  } else if (sinking) {
    record.change(id, [](Ship& from) { from.commander->alive = false; });
    record.tell(told("RC-051"_rule, "commander-lost").of(id));
  }
}

void look_out(Record& record, Side side) {
  for (std::size_t i = 0; i < record.state().ships.size(); ++i) {
    const ShipId id{static_cast<std::uint8_t>(i)};
    if (record.ship(id).side != side || !in_action(record.ship(id))) {
      continue;
    }
    const bool sights = nearest_enemy(record.setting(), record.state(), id).has_value();
    const bool first = sights && !record.ship(id).has_sighted;
    record.change(id, [&](Ship& ship) {
      if (ship.commander_comes && record.state().move > ship.comes_after) {
        ship.commander = std::exchange(ship.commander_comes, std::nullopt);
      }
      if (ship.order_next) {
        ship.order = *ship.order_next;
        ship.order_next.reset();
        ship.reined_in = ship.has_sighted;
      }
      ship.has_sighted = ship.has_sighted || sights;
    });
    if (first && is_charging(record.ship(id))) {
      record.tell(told("RC-046"_rule, "reckless-charges").of(id));
    }
  }
}

bool is_charging(const Ship& ship) noexcept {
  const Person& person = person_in_command(ship);
  return person.alive && person.character == Character::Reckless && ship.has_sighted &&
         !ship.reined_in;
}

std::optional<Demand> demand_of(const Setting& setting, const State& state, ShipId id, Inches least,
                                Inches most) {
  const Ship& ship = state.ship(id);
  const Person& person = person_in_command(ship);
  if (!person.alive || person.character == Character::Intelligent || ship.ground != Ground::None) {
    return std::nullopt;  // [RC-048]
  }
  if (is_charging(ship)) {
    if (const auto enemy = nearest_enemy(setting, state, id)) {
      return Demand{"RC-046"_rule, "reckless-captain", most, enemy, {}, {}};
    }
    return std::nullopt;
  }
  return to_the_letter(setting, state, id, least, most);
}

bool meets(const Setting& setting, const State& state, ShipId id, const Demand& demand,
           const Plot& plot) {
  if (demand.speed && plot.speed != *demand.speed) {
    return false;
  }
  if (demand.close_with &&
      !nearer(state, id, measuring_point(setting, state, *demand.close_with), plot)) {
    return false;
  }
  if (demand.close_to && !nearer(state, id, *demand.close_to, plot)) {
    return false;
  }
  if (demand.heading) {
    const Pose from = state.ship(id).pose;
    const auto after = table::angle_between(table::after(from, plot.legs).heading, *demand.heading);
    const auto before = table::angle_between(from.heading, *demand.heading);
    return after == 0 || after < before;
  }
  return true;
}

bool writes_orders(const State& state, Side side) noexcept {
  const auto index = static_cast<std::size_t>(side);
  return state.phase == Phase::Orders && !state.done.at(index) && (index == 0 || state.done[0]);
}

Judged<> judge(const Setting& setting, const State& state, const GiveOrder& choice) {
  if (auto judged = judge_orders(state, choice.ship); !judged) {
    return judged;
  }
  if ((choice.order.task == Task::Close && choice.order.target.value() >= state.ships.size()) ||
      (choice.order.task == Task::Land && choice.order.site.value() >= state.forts.size())) {
    return refused(refusal("RC-043"_rule, "no-such-target").of(choice.ship));
  }
  if (state.move > 1 && !flagship_of(setting, state, state.ship(choice.ship).side)) {
    return refused(refusal("RC-049"_rule, "no-commander").of(choice.ship));
  }
  return {};
}

Judged<> judge(const Setting& setting, const State& state, const ShiftCrew& choice) {
  if (auto judged = judge_orders(state, choice.ship); !judged) {
    return judged;
  }
  const Ship& ship = state.ship(choice.ship);
  const auto no = [&](std::string_view key) {
    return refused(refusal("RC-028"_rule, key).of(choice.ship));
  };
  const auto bad_gun = [&](Station station, std::uint8_t gun) {
    return station == Station::Gun && gun >= ship.guns.size();
  };
  if (bad_gun(choice.from, choice.from_gun) || bad_gun(choice.to, choice.to_gun)) {
    return no("no-such-station");
  }
  const int idle = choice.from == Station::Reserve ? repairers_of(ship) : 0;
  if (men_of(ship, choice.from, choice.from_gun) - idle < 1) {
    return no("nobody-to-shift");
  }
  const bool small_boiler = setting.ship(choice.ship).small_craft && choice.to == Station::Boiler;
  const bool full = choice.to != Station::Reserve && men_of(ship, choice.to, choice.to_gun) > 0;
  const bool gone = choice.to == Station::Gun && ship.guns.at(choice.to_gun).destroyed;
  return full || gone || small_boiler || choice.from == choice.to ? no("station-full") : Judged<>{};
}

Judged<> judge(const Setting& /*setting*/, const State& state, const Repair& choice) {
  if (auto judged = judge_orders(state, choice.ship); !judged) {
    return judged;
  }
  const Ship& ship = state.ship(choice.ship);
  if (choice.damage >= ship.damages.size() || ship.damages.at(choice.damage).for_good) {
    return refused(refusal("RC-325"_rule, "nothing-to-repair").of(choice.ship));
  }
  const int free = ship.reserve - repairers_of(ship);
  return free > 0
             ? Judged<>{}
             : refused(refusal("RC-325"_rule, "no-men-to-repair").of(choice.ship).figures(1, free));
}

Judged<> judge(const Setting& setting, const State& state, const ServeGun& choice) {
  if (auto judged = judge_orders(state, choice.ship); !judged) {
    return judged;
  }
  const Ship& ship = state.ship(choice.ship);
  if (!ship.captain.alive) {
    return refused(refusal("RC-054"_rule, "captain-dead").of(choice.ship));
  }
  if (!choice.gun) {
    return {};
  }
  if (*choice.gun >= ship.guns.size()) {
    return refused(refusal("RC-054"_rule, "no-such-gun").of(choice.ship).by_gun(*choice.gun + 1));
  }
  return gun_works(setting, state, choice.ship, *choice.gun)
             ? Judged<>{}
             : refused(
                   refusal("RC-054"_rule, "gun-unmanned").of(choice.ship).by_gun(*choice.gun + 1));
}

void give_order(Record& record, const GiveOrder& choice) {
  const State& state = record.state();
  const auto flag = flagship_of(record.setting(), state, record.ship(choice.ship).side);
  const bool at_once =
      state.move == 1 || flag == choice.ship || sees(record.setting(), state, *flag, choice.ship);
  record.change(choice.ship, [&](Ship& ship) {
    if (at_once) {
      ship.order = choice.order;
      ship.reined_in = ship.has_sighted && state.move > 1;
    } else {
      ship.order_next = choice.order;
    }
  });
  record.tell(told("RC-049"_rule, at_once ? "order-given" : "order-sent").of(choice.ship));
}

Judged<> judge(const Setting& setting, const State& state, const GiveFleetOrder& choice) {
  if (!writes_orders(state, choice.side)) {
    return refused(refusal("RC-141"_rule, "not-your-step"));
  }
  if (state.move > 1 || state.fleet_orders.at(static_cast<std::size_t>(choice.side))) {
    return refused(refusal("RC-042"_rule, "fleet-order-at-the-start"));
  }
  if (!flagship_of(setting, state, choice.side)) {
    return refused(refusal("RC-042"_rule, "no-fleet-commander"));
  }
  if (choice.order.task == FleetTask::Seize && choice.order.site.value() >= state.forts.size()) {
    return refused(refusal("RC-042"_rule, "no-such-site"));
  }
  return {};
}

void give_fleet_order(Record& record, const GiveFleetOrder& choice) {
  record.apply(FleetOrdered{choice.side, choice.order});
  for (std::size_t i = 0; i < record.state().ships.size(); ++i) {
    const ShipId id{static_cast<std::uint8_t>(i)};
    if (record.ship(id).side != choice.side || !in_action(record.ship(id))) {
      continue;
    }
    Order order;
    switch (choice.order.task) {
      case FleetTask::Engage:
        order.task = Task::Attack;
        break;
      case FleetTask::Pass:
        order.task = Task::Course;
        order.heading = choice.order.heading;
        order.speed = record.setting().ship(id).most;
        break;
      case FleetTask::Hold:
        order.task = Task::Hold;
        break;
      case FleetTask::Seize:
        order.task = Task::Land;
        order.site = choice.order.site;
        break;
    }
    record.change(id, [&](Ship& ship) { ship.order = order; });
  }
  const auto flag = flagship_of(record.setting(), record.state(), choice.side);
  record.tell(told("RC-042"_rule, "fleet-order").of(*flag));
}

std::vector<GiveFleetOrder> fleet_orders_of(const Setting& setting, const State& state, Side side) {
  std::vector<GiveFleetOrder> all;
  const auto offer = [&](const FleetOrder& order) {
    if (const GiveFleetOrder choice{side, order}; judge(setting, state, choice)) {
      all.push_back(choice);
    }
  };
  offer({FleetTask::Engage, {}, {}});
  offer({FleetTask::Hold, {}, {}});
  const auto first = std::ranges::find(state.ships, side, &Ship::side);
  if (first != state.ships.end()) {  // whither the first ship heads
    offer({FleetTask::Pass, first->pose.heading, {}});
  }
  for (std::size_t i = 0; i < state.forts.size(); ++i) {
    offer({FleetTask::Seize, {}, FortId{static_cast<std::uint8_t>(i)}});
  }
  return all;
}

void shift_crew(Record& record, const ShiftCrew& choice) {
  record.change(choice.ship, [&](Ship& ship) {
    add_to(ship, choice.from, choice.from_gun, -1);
    if (choice.from == Station::Reserve) {  // [RC-329] the reserve stands by
      add_to(ship, choice.to, choice.to_gun, 1);
    } else {
      ship.shifting.push_back({choice.to, choice.to_gun});
    }
  });
}

void repair(Record& record, const Repair& choice) {
  record.change(choice.ship, [&](Ship& ship) { ++ship.damages.at(choice.damage).repairers; });
}

void serve_gun(Record& record, const ServeGun& choice) {
  record.change(choice.ship, [&](Ship& ship) { ship.captain_serves = choice.gun; });
}

void end_shifts(Record& record, ShipId id) {
  record.change(id, [](Ship& ship) {
    for (const Shift& shift : ship.shifting) {
      const bool free = shift.to == Station::Reserve || men_of(ship, shift.to, shift.gun) == 0;
      add_to(ship, free ? shift.to : Station::Reserve, shift.gun, 1);
    }
    ship.shifting.clear();
  });
}

}  // namespace core::coastal
