#include "core/river/stores.h"

#include "core/river/confederates.h"
#include "core/river/flotilla.h"

#include <algorithm>
#include <numeric>

namespace core::river {
namespace {

using base::operator""_rule;

constexpr int kRoundsDie = 6;  // [RR-213]
constexpr int kOfTowns = 10;   // dice of a section: its towns

int room_for_fuel(const Charts& charts, const Vessel& vessel) {
  int room = bunkers_of(charts, vessel) - vessel.fuel;
  for (const std::uint8_t points : vessel.barges) {
    room += charts.fuel.barge - points;
  }
  return room;
}

/// [RR-184] Takes fuel on, from a town, a prize or a supply ship: into the bunkers, then into the
/// barges. @return what found no room
int take_on(Record& record, VesselId id, int points) {
  const Charts& charts = record.charts();
  record.change(id, [&](Vessel& each) {
    const int bunkers = std::min(points, bunkers_of(charts, each) - each.fuel);
    each.fuel = static_cast<std::int16_t>(each.fuel + bunkers);
    points -= bunkers;
    for (std::uint8_t& barge : each.barges) {
      const int loaded = std::min(points, charts.fuel.barge - barge);
      barge = static_cast<std::uint8_t>(barge + loaded);
      points -= loaded;
    }
  });
  return points;
}

/// Takes fuel out: of the barges, then of the bunkers.
void take_out(Record& record, VesselId id, int points) {
  record.change(id, [&](Vessel& each) {
    for (auto barge = each.barges.rbegin(); barge != each.barges.rend(); ++barge) {
      const int taken = std::min<int>(points, *barge);
      *barge = static_cast<std::uint8_t>(*barge - taken);
      points -= taken;
    }
    each.fuel = static_cast<std::int16_t>(each.fuel - std::min<int>(points, each.fuel));
  });
}

/// [RR-187] All vessels of a group take fuel on, in line order. @return what found no room
int share_fuel(Record& record, GroupId group, int points) {
  for (const VesselId id : vessels_of(record.state(), group)) {
    points = take_on(record, id, points);
  }
  return points;
}

void forage(Record& record, GroupId group, std::uint8_t which) {
  const Place place = record.group(group).at;
  int found = record.section(place).towns.at(which).fuel.value_or(0);
  if (!record.section(place).towns.at(which).fuel) {
    record.lay_river_dice(place, kOfTowns + which);
    found = record.sum("RR-211"_rule, record.charts().fuel.town, Thrown::River);
  }
  const int left = share_fuel(record, group, found);
  record.change(place, [&](Section& section) {
    section.towns.at(which).fuel = static_cast<std::int16_t>(left);
  });
  record.tell(
      told("RR-211"_rule, "town-foraged").at(place).with_figures({found, found - left, left}));
}

/// [RR-213] [RR-214] A throw for each gun, whose rounds go to those who have such guns.
void take_rounds(Record& record, GroupId group, const std::vector<MountedGun>& guns) {
  for (const MountedGun& each : guns) {
    int rounds = record.roll({"RR-213"_rule, kRoundsDie, 0, {}});
    const int found = rounds;
    for (const VesselId id : warships_of(record.state(), group)) {
      const Vessel& vessel = record.vessel(id);
      const int room = magazine_of(vessel, each.gun) - rounds_of(vessel, each.gun);
      const int taken = std::clamp(room, 0, rounds);
      change_rounds(record, id, each.gun, taken);
      rounds -= taken;
    }
    record.tell(
        told("RR-213"_rule, "rounds-taken").by(each.gun).with_figures({found, found - rounds}));
  }
}

void search_prize(Record& record, GroupId group, std::uint8_t which) {
  const Place place = record.group(group).at;
  const int found = record.sum("RR-212"_rule, record.charts().fuel.prize);
  const int left = share_fuel(record, group, found);
  record.tell(told("RR-212"_rule, "prize-fuel").at(place).with_figures({found, found - left}));
  take_rounds(record, group, record.section(place).enemies.at(which).guns);
  record.change(place, [which](Section& section) { section.enemies.at(which).scavenged = true; });
}

void search_battery(Record& record, GroupId group, std::uint8_t which) {
  const Place place = record.group(group).at;
  take_rounds(record, group, record.section(place).batteries.at(which).guns);
  record.change(place, [which](Section& section) { section.batteries.at(which).scavenged = true; });
}

}  // namespace

int fuel_of(const Vessel& vessel) noexcept {
  return std::accumulate(vessel.barges.begin(), vessel.barges.end(), int{vessel.fuel});
}

bool has_fuel(const Vessel& vessel) noexcept { return fuel_of(vessel) > 0; }

int bunkers_of(const Charts& charts, const Vessel& vessel) noexcept {
  return vessel.supply ? charts.fuel.supply : charts.fuel.warship;
}

void burn_fuel(Record& record, GroupId group) {
  if (record.setting().printed_run) {
    return;
  }
  for (const VesselId id : vessels_of(record.state(), group)) {
    if (!has_fuel(record.vessel(id))) {
      continue;
    }
    take_out(record, id, record.charts().fuel.use);
    if (!has_fuel(record.vessel(id))) {
      record.tell(told("RR-188"_rule, "out-of-fuel").of(id));
    }
  }
}

int rounds_of(const Vessel& vessel, GunIndex gun) noexcept {
  const auto found = std::ranges::find(vessel.rounds, gun, &Rounds::gun);
  return found == vessel.rounds.end() ? 0 : found->count;
}

int magazine_of(const Vessel& vessel, GunIndex gun) noexcept {
  if (vessel.supply) {
    const int aboard =
        std::accumulate(vessel.rounds.begin(), vessel.rounds.end(), 0,
                        [](int sum, const Rounds& each) { return sum + each.count; });
    return kCargoRounds - aboard + rounds_of(vessel, gun);
  }
  return kRoundsPerGun * static_cast<int>(std::ranges::count(vessel.guns, gun, &MountedGun::gun));
}

void change_rounds(Record& record, VesselId id, GunIndex gun, int change) {
  record.change(id, [&](Vessel& each) {
    auto found = std::ranges::find(each.rounds, gun, &Rounds::gun);
    if (found == each.rounds.end()) {
      if (change <= 0) {
        return;
      }
      found = each.rounds.insert(each.rounds.end(), Rounds{gun, 0});
    }
    found->count = static_cast<std::int16_t>(std::max(0, found->count + change));
  });
}

Judged<> judge_scavenging(const State& state, Place place, const Scavenging& what) {
  const Section* const section = state.find_section(place);
  const Refusal nothing = refusal("RR-210"_rule, "nothing-to-scavenge").at(place);
  if (section == nullptr) {
    return refused(nothing);
  }
  switch (what.what) {
    case Scavenging::What::Town:
      if (what.which >= section->towns.size()) {
        return refused(nothing);
      }
      if (!is_undefended(*section)) {
        return refused(refusal("RR-163"_rule, "town-is-defended").at(place));
      }
      return section->towns[what.which].fuel == 0
                 ? refused(refusal("RR-211"_rule, "town-is-empty").at(place))
                 : Judged<>{};
    case Scavenging::What::Battery:
      if (what.which >= section->batteries.size()) {
        return refused(nothing);
      }
      if (is_active(section->batteries[what.which])) {
        return refused(refusal("RR-210"_rule, "battery-fires").at(place));
      }
      return section->batteries[what.which].scavenged
                 ? refused(refusal("RR-213"_rule, "scavenged-already").at(place))
                 : Judged<>{};
    case Scavenging::What::Prize:
      if (what.which >= section->enemies.size() ||
          section->enemies[what.which].fate != EnemyFate::Captured) {
        return refused(nothing);
      }
      return section->enemies[what.which].scavenged
                 ? refused(refusal("RR-213"_rule, "scavenged-already").at(place))
                 : Judged<>{};
  }
  return {};
}

std::vector<Scavenging> scavengings_of(const State& state, Place place) {
  std::vector<Scavenging> found;
  const Section* const section = state.find_section(place);
  if (section == nullptr) {
    return found;
  }
  const auto offer = [&](Scavenging::What what, std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) {
      const Scavenging one{what, static_cast<std::uint8_t>(i)};
      if (judge_scavenging(state, place, one)) {
        found.push_back(one);
      }
    }
  };
  offer(Scavenging::What::Town, section->towns.size());
  offer(Scavenging::What::Battery, section->batteries.size());
  offer(Scavenging::What::Prize, section->enemies.size());
  return found;
}

void scavenge(Record& record, GroupId group, const Scavenging& what) {
  switch (what.what) {
    case Scavenging::What::Town:
      return forage(record, group, what.which);
    case Scavenging::What::Battery:
      return search_battery(record, group, what.which);
    case Scavenging::What::Prize:
      return search_prize(record, group, what.which);
  }
}

Judged<> judge_fuel(const Setting& setting, const State& state, VesselId from, VesselId to,
                    int points) {
  const Vessel& giver = state.vessel(from);
  const Vessel& taker = state.vessel(to);
  if (from == to || giver.group != taker.group || !in_service(giver) || !in_service(taker)) {
    return refused(refusal("RR-186"_rule, "not-together").of(from).with(to));
  }
  if (points < 1 || points > fuel_of(giver)) {
    return refused(
        refusal("RR-186"_rule, "not-so-much-fuel").of(from).figures(points, fuel_of(giver)));
  }
  const int room = room_for_fuel(setting.charts, taker);
  return points > room
             ? refused(refusal("RR-183"_rule, "no-room-for-fuel").of(to).figures(points, room))
             : Judged<>{};
}

Judged<> judge_rounds(const State& state, VesselId from, VesselId to, GunIndex gun, int count) {
  const Vessel& giver = state.vessel(from);
  const Vessel& taker = state.vessel(to);
  if (from == to || giver.group != taker.group || !in_service(giver) || !in_service(taker)) {
    return refused(refusal("RR-205"_rule, "not-together").of(from).with(to));
  }
  const int aboard = rounds_of(giver, gun);
  if (count < 1 || count > aboard) {
    return refused(refusal("RR-205"_rule, "not-so-many-rounds").of(from).figures(count, aboard));
  }
  const int room = magazine_of(taker, gun) - rounds_of(taker, gun);
  return count > room
             ? refused(refusal("RR-202"_rule, "no-room-for-rounds").of(to).figures(count, room))
             : Judged<>{};
}

void refill(Record& record, GroupId group) {
  const int full = record.charts().fuel.supply;
  for (const VesselId id : vessels_of(record.state(), group)) {
    const Vessel& vessel = record.vessel(id);
    if (vessel.supply && !vessel.refilled && vessel.fuel < full) {
      record.change(id, [full](Vessel& each) {
        each.fuel = static_cast<std::int16_t>(full);
        each.refilled = true;
      });
      record.tell(told("RR-247"_rule, "refilled").of(id).with_figures({full}));
    }
  }
}

void move_fuel(Record& record, VesselId from, VesselId to, int points) {
  take_out(record, from, points);
  static_cast<void>(take_on(record, to, points));
  record.tell(told("RR-186"_rule, "fuel-moved").of(to).with_figures({points}));
}

}  // namespace core::river
