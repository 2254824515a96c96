#include "core/river/mechanics.h"

#include "core/river/damage.h"
#include "core/river/flotilla.h"
#include "core/river/stores.h"

#include <algorithm>
#include <vector>

namespace core::river {
namespace {

using base::operator""_rule;

constexpr int kSixFaces = 6;
constexpr int kTenFaces = 10;
constexpr int kTwentyFaces = 20;
constexpr int kPerTenth = 10;

/// [RR-122] A gun of the vessel is not trusted any more.
void suspect_a_gun(Record& record, VesselId id) {
  std::vector<std::size_t> guns;
  for (std::size_t i = 0; i < record.vessel(id).guns.size(); ++i) {
    if (record.vessel(id).guns[i].state == GunState::Ready) {
      guns.push_back(i);
    }
  }
  if (guns.empty()) {
    return;
  }
  const std::size_t which = guns.at(record.draw("RR-122"_rule, guns.size()));
  record.change(id, [which](Vessel& each) { each.guns[which].suspect = true; });
  record.tell(told("RR-122"_rule, "suspect-gun").of(id).by(record.vessel(id).guns[which].gun));
}

/// [RR-124] The worse of two boiler troubles counts.
void boiler_trouble(Record& record, VesselId id) {
  const int face = record.roll({"RR-124"_rule, kTenFaces, 0, id});
  const int tenths = face * record.charts().figures.boiler_step / kPerTenth;
  record.change(id, [tenths](Vessel& each) {
    each.boiler = std::max(each.boiler, static_cast<std::uint8_t>(tenths));
  });
  record.tell(told("RR-124"_rule, "boiler")
                  .of(id)
                  .with_figures({tenths * kPerTenth,
                                 speed_of(record.setting(), record.vessel(id)) / kPerTenth}));
}

void jam_rudder(Record& record, VesselId id) {
  const Rudder rudder =
      record.charts().figures.rudder.of(record.roll({"RR-125"_rule, kSixFaces, 0, id}));
  record.change(id, [rudder](Vessel& each) { each.rudder = rudder; });
  const std::string_view key = rudder == Rudder::NoPortHelm        ? "rudder-no-port"
                               : rudder == Rudder::NoStarboardHelm ? "rudder-no-starboard"
                                                                   : "rudder-ahead-only";
  record.tell(told("RR-125"_rule, key).of(id));
}

/// [RR-126] One of hers; when she tows none, one of the group's.
void lose_barge(Record& record, GroupId group, VesselId id) {
  if (record.vessel(id).barges.empty()) {
    std::vector<VesselId> tows;
    for (const VesselId each : vessels_of(record.state(), group)) {
      tows.insert(tows.end(), record.vessel(each).barges.size(), each);
    }
    if (tows.empty()) {
      return;
    }
    id = tows.at(record.draw("RR-126"_rule, tows.size()));
  }
  const int points = record.vessel(id).barges.back();
  record.change(id, [](Vessel& each) { each.barges.pop_back(); });
  record.tell(told("RR-126"_rule, "barge-lost").of(id).with_figures({points}));
}

void further_trouble(Record& record, GroupId group, VesselId id) {
  const TroubleFigures& figures = record.charts().figures;
  switch (record.charts().further.of(record.roll({"RR-127"_rule, kSixFaces, 0, id}))) {
    case FurtherTrouble::Fire:
      return small_fire(record, id);
    case FurtherTrouble::MinorGrounding: {
      // [RR-131] The rest of this turn, and the turns that freeing takes.
      const auto afloat = static_cast<std::int16_t>(record.state().turn + figures.minor_turns + 1);
      record.change(id, [afloat](Vessel& each) {
        each.ground = Ground::Minor;
        each.afloat_in = afloat;
      });
      return record.tell(told("RR-131"_rule, "minor-grounding").of(id).with_figures({afloat}));
    }
    case FurtherTrouble::MajorGrounding:
      record.change(id, [](Vessel& each) { each.ground = Ground::Major; });
      return record.tell(told("RR-131"_rule, "major-grounding").of(id));
    case FurtherTrouble::ShoalWater: {
      const Place here = record.group(group).at;
      if (record.state().find_section(here) != nullptr) {
        record.change(here, [](Section& section) { section.shoal = true; });
        record.tell(told("RR-133"_rule, "shoal-water").at(here));
      }
      return;
    }
    case FurtherTrouble::BadFood:
      record.change(id, [&](Vessel& each) {
        each.modifier = static_cast<std::int8_t>(figures.food_modifier);
      });
      return record.tell(told("RR-128"_rule, "bad-food").of(id));
    case FurtherTrouble::HighSpirits:
      record.change(id, [&](Vessel& each) {
        each.modifier = static_cast<std::int8_t>(figures.spirits_modifier);
      });
      return record.tell(told("RR-128"_rule, "high-spirits").of(id));
  }
}

void clear_grounding(Record& record, VesselId id) {
  const TroubleFigures& figures = record.charts().figures;
  const Vessel& vessel = record.vessel(id);
  bool free = false;
  switch (vessel.ground) {
    case Ground::Free:
      return;
    case Ground::Minor:
      free = record.state().turn >= vessel.afloat_in;
      break;
    case Ground::Major: {
      const int face = record.roll({"RR-131"_rule, kTenFaces, 0, id});
      if (face <= figures.trapped_to) {
        trap(record, id);
        return;
      }
      free = face >= figures.freed_from;
      break;
    }
    case Ground::Bar:
      free = has_fuel(vessel);  // [RR-225] under her own power
      break;
  }
  if (free) {
    record.change(id, [](Vessel& each) { each.ground = Ground::Free; });
    record.tell(told("RR-131"_rule, "afloat-again").of(id));
  }
}

}  // namespace

std::vector<GroupId> in_order(const State& state) {
  std::vector<GroupId> all;
  for (const Group& each : state.groups) {
    all.push_back(each.id);
  }
  std::stable_sort(all.begin(), all.end(), [&state](GroupId a, GroupId b) {
    if ((a == kMainGroup) != (b == kMainGroup)) {
      return a == kMainGroup;
    }
    return miles_up(state, state.find_group(a)->at) > miles_up(state, state.find_group(b)->at);
  });
  return all;
}

void trap(Record& record, VesselId id) {
  const GroupId group = record.vessel(id).group;
  lose(record, id, Fate::Trapped, "RR-132"_rule);
  part(record, group, {id}, Standing::Hold);
}

void check_machinery(Record& record, GroupId group) {
  record.change(group, [](Group& each) { each.checked = true; });
  const auto vessels = vessels_of(record.state(), group);
  if (vessels.empty()) {
    return;
  }
  const Trouble trouble =
      record.charts().trouble.of(record.roll({"RR-120"_rule, kTwentyFaces, 0, {}}));
  if (trouble == Trouble::None) {
    return;
  }
  const VesselId id = vessels.at(record.draw("RR-120"_rule, vessels.size()));
  switch (trouble) {
    case Trouble::None:
      return;
    case Trouble::SuspectGun:
      return suspect_a_gun(record, id);
    case Trouble::Boiler:
      return boiler_trouble(record, id);
    case Trouble::Rudder:
      return jam_rudder(record, id);
    case Trouble::BargeLost:
      return lose_barge(record, group, id);
    case Trouble::Further:
      return further_trouble(record, group, id);
  }
}

void clear_troubles(Record& record) {
  const TroubleFigures& figures = record.charts().figures;
  for (const GroupId group : in_order(record.state())) {
    for (const VesselId id : vessels_of(record.state(), group)) {
      if (record.vessel(id).boiler > 0 &&
          record.roll({"RR-124"_rule, kSixFaces, 0, id}) >= figures.boiler_cured_from) {
        record.change(id, [](Vessel& each) { each.boiler = 0; });
        record.tell(told("RR-124"_rule, "boiler-cured").of(id));
      }
      if (record.vessel(id).rudder != Rudder::Free &&
          record.roll({"RR-125"_rule, kSixFaces, 0, id}) >= figures.rudder_freed_from) {
        record.change(id, [](Vessel& each) { each.rudder = Rudder::Free; });
        record.tell(told("RR-125"_rule, "rudder-freed").of(id));
      }
      clear_grounding(record, id);
    }
  }
}

void try_suspect_guns(Record& record, VesselId id) {
  for (std::size_t i = 0; i < record.vessel(id).guns.size(); ++i) {
    const MountedGun gun = record.vessel(id).guns[i];
    if (!gun.suspect || gun.state != GunState::Ready ||
        rounds_of(record.vessel(id), gun.gun) == 0) {
      continue;
    }
    const auto modifier = record.vessel(id).modifier;
    // [RR-128] + is good for her: it lowers the throw that bursts the gun.
    const bool bursts = record.roll({"RR-122"_rule, kSixFaces, -modifier, id}) - modifier >=
                        record.charts().figures.burst_from;
    record.change(id, [i, bursts](Vessel& each) {
      each.guns[i].suspect = false;
      each.guns[i].state = bursts ? GunState::Gone : GunState::Ready;
    });
    if (bursts) {
      record.tell(told("RR-122"_rule, "gun-burst").of(id).by(gun.gun));
      // As a hit of that gun: sloped armour counts [RR-461].
      const int points = record.setting().gun(gun.gun).damage;
      const bool half = record.setting().type_of(record.vessel(id)).half_damage;
      add_damage(record, id, half ? points / 2 : points, true);
    } else {
      record.tell(told("RR-123"_rule, "gun-trusted").of(id).by(gun.gun));
    }
  }
}

}  // namespace core::river
