#include "core/tabletop/river_brief.h"

#include "core/river/confederates.h"
#include "core/river/flotilla.h"
#include "core/river/stores.h"

#include <algorithm>

namespace core::tabletop {
namespace {

constexpr int kCurrent = 125;  // [RR-011] hundredths of a knot

/// By kind, in the order of table RR-T25.
/// @param rounds of a gun; nothing: they are not counted
std::vector<BriefGuns> guns_of(const river::Setting& setting,
                               const std::vector<river::MountedGun>& guns, auto rounds) {
  std::vector<BriefGuns> all;
  for (std::size_t i = 0; i < setting.charts.guns.size(); ++i) {
    BriefGuns kind;
    kind.gun = static_cast<river::GunIndex>(i);
    for (const river::MountedGun& each : guns) {
      const bool there = each.gun == kind.gun && each.state != river::GunState::Gone;
      kind.all += there ? 1 : 0;
      kind.ready += there && each.state == river::GunState::Ready ? 1 : 0;
      kind.suspect += there && each.suspect ? 1 : 0;
    }
    if (kind.all > 0) {
      kind.rounds = rounds(kind.gun);
      all.push_back(kind);
    }
  }
  return all;
}

std::vector<BriefGuns> guns_of(const river::Setting& setting,
                               const std::vector<river::MountedGun>& guns) {
  return guns_of(setting, guns, [](river::GunIndex) { return std::optional<int>{}; });
}

BriefVessel vessel_in(const river::Setting& setting, const river::State& state,
                      river::VesselId id) {
  const river::Vessel& vessel = state.vessel(id);
  BriefVessel brief;
  brief.vessel = id;
  brief.speed = river::speed_of(setting, vessel);
  brief.aground = vessel.ground != river::Ground::Free;
  brief.laid_up = vessel.laid_up_to >= state.turn;
  brief.no_fuel = !setting.printed_run && !river::has_fuel(vessel);
  brief.guns = guns_of(setting, vessel.guns, [&](river::GunIndex gun) {
    return setting.printed_run ? std::nullopt : std::optional{river::rounds_of(vessel, gun)};
  });
  return brief;
}

/// [RR-147] The hidden battery of the part that is fought now, as long as it has not fired.
std::optional<std::uint8_t> fires_first(const river::Fight& fight, const river::Section& section) {
  const auto& battery = fight.parts.front().battery;
  return battery && !fight.opened && section.batteries.at(*battery).hidden ? battery : std::nullopt;
}

}  // namespace

std::optional<RiverBrief> river_brief(const river::Setting& setting, const river::State& state) {
  if (state.step != river::Step::Encounter || !state.fight) {
    return std::nullopt;
  }
  const river::Fight& fight = *state.fight;
  const river::Section& section = *state.find_section(fight.at);
  RiverBrief brief;
  brief.place = fight.at;
  brief.group = fight.group;
  brief.daylight = state.stage != river::Stage::Night;
  brief.downstream = fight.downstream;
  brief.drifting = fight.drifting;
  brief.to_the_death = fight.to_the_death;
  brief.current = kCurrent;
  for (const river::VesselId id : river::vessels_of(state, fight.group)) {
    brief.union_vessels.push_back(vessel_in(setting, state, id));
  }
  bool vessels = false;
  for (const river::FightPart& part : fight.parts) {
    vessels = vessels || !part.battery;
    if (part.battery) {
      brief.batteries.push_back(
          {*part.battery, guns_of(setting, section.batteries.at(*part.battery).guns)});
    }
  }
  for (std::size_t i = 0; vessels && i < section.enemies.size(); ++i) {
    if (river::is_active(section.enemies[i])) {
      brief.enemies.push_back(
          {static_cast<std::uint8_t>(i), guns_of(setting, section.enemies[i].guns)});
      brief.consorts += section.enemies[i].consorts;
    }
  }
  brief.torpedo_craft = vessels ? section.torpedo_craft : 0;
  brief.fires_first = fires_first(fight, section);
  const bool ironclad = river::has_ironclad(section);
  brief.exits.passes = !ironclad && (!vessels || fight.drifting);
  brief.exits.breaks_off = !ironclad && !fight.drifting;
  brief.rounds_fought = fight.round;
  return brief;
}

}  // namespace core::tabletop
