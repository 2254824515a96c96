#include "core/river/setting.h"

#include "core/river/course.h"
#include "core/river/exploration.h"
#include "core/river/stores.h"

#include <algorithm>
#include <numeric>
#include <span>

namespace core::river {
namespace {

constexpr int kDeepFrom = 70;  // [RR-133] tenths of a foot

int rounds_in(const std::vector<GunCount>& cargo) {
  return std::accumulate(cargo.begin(), cargo.end(), 0,
                         [](int sum, const GunCount& each) { return sum + each.count; });
}

/// The row of the supply ships: the one without guns.
std::uint8_t supply_type(const Charts& charts) {
  const auto found = std::ranges::find_if(charts.union_vessels,
                                          [](const VesselType& each) { return each.guns.empty(); });
  return static_cast<std::uint8_t>(found - charts.union_vessels.begin());
}

/// [RR-462] A sample flotilla that takes one ship more than once.
bool is_repeating_sample(const Charts& charts, const std::vector<std::uint8_t>& warships) {
  return std::ranges::any_of(charts.flotillas, [&](const SampleFlotilla& each) {
    return each.repeats && each.warships == warships;
  });
}

/// "USS Cairo" of a row of RR-T26.
std::string name_of(const Charts& charts, std::uint8_t type) {
  return std::string{ship_name(charts.union_vessels.at(type))};
}

std::string fault_of_warships(const Charts& charts, const std::vector<std::uint8_t>& warships) {
  if (warships.size() != kWarships) {
    return "a flotilla has three warships, not " + std::to_string(warships.size()) + " [RR-390]";
  }
  for (const std::uint8_t each : warships) {
    if (each >= charts.union_vessels.size()) {
      return "there is no such Union vessel in the list [RR-390]";
    }
    if (charts.union_vessels[each].guns.empty()) {
      return name_of(charts, each) + " is no warship [RR-390]";
    }
    if (std::ranges::count(warships, each) > 1 && !is_repeating_sample(charts, warships)) {
      return name_of(charts, each) + " is taken more than once [RR-390]";
    }
  }
  return {};
}

std::string fault_of_cargo(const Charts& charts, const SupplyStart& supply) {
  for (const GunCount& each : supply.cargo) {
    if (each.gun >= charts.guns.size() || each.count < 0) {
      return "the cargo names a gun that there is not, or less than no rounds [RR-037]";
    }
  }
  const int rounds = rounds_in(supply.cargo);
  return rounds <= kCargoRounds ? ""
                                : "a supply ship carries at most " + std::to_string(kCargoRounds) +
                                      " rounds, not " + std::to_string(rounds) + " [RR-203]";
}

/// A vessel as she leaves the yard, with 30 rounds for each gun [RR-033].
Vessel built(const Charts& charts, std::uint8_t type, bool supply) {
  Vessel vessel;
  vessel.type = type;
  vessel.supply = supply;
  for (const GunCount& each : charts.union_vessels.at(type).guns) {
    vessel.guns.insert(vessel.guns.end(), static_cast<std::size_t>(each.count),
                       {each.gun, GunState::Ready, false});
    vessel.rounds.push_back({each.gun, static_cast<std::int16_t>(each.count * kRoundsPerGun)});
  }
  return vessel;
}

Standing standing_of(Posture posture) {
  return posture == Posture::Waiting ? Standing::Wait : Standing::Follow;
}

}  // namespace

std::string fault_of(const Charts& charts, const Begin& begin) {
  if (std::string fault = fault_of_warships(charts, begin.warships); !fault.empty()) {
    return fault;
  }
  for (const SupplyStart& each : begin.supply) {
    if (std::string fault = fault_of_cargo(charts, each); !fault.empty()) {
      return fault;
    }
  }
  for (const std::uint8_t each : begin.barges) {
    if (each > charts.fuel.barges) {
      return "a ship tows at most " + std::to_string(charts.fuel.barges) + " barges, not " +
             std::to_string(each) + " [RR-036]";
    }
  }
  if (begin.ironclad >= charts.confederate_vessels.size() ||
      !charts.confederate_vessels[begin.ironclad].half_damage) {
    return "there is no such ironclad in the list [RR-168]";
  }
  if (!begin.plot.empty() && !begin.options.plotted) {
    return "a map is drawn only with the option plotted_river [RR-340]";
  }
  return fault_of_plot(begin.plot);
}

std::vector<std::string> warnings_of(const Charts& charts, const Begin& begin) {
  std::vector<std::string> warnings;
  if (is_repeating_sample(charts, begin.warships)) {
    warnings.emplace_back(
        "the flotilla takes one ship more than once, as a joke of the source "
        "[RR-462]");
  }
  std::vector<std::uint8_t> told;
  for (const std::uint8_t each : begin.warships) {
    const VesselType& type = charts.union_vessels.at(each);
    if (std::ranges::count(told, each) > 0) {
      continue;
    }
    told.push_back(each);
    if (type.turret) {
      warnings.push_back(name_of(charts, each) +
                         " is a monitor: the fast resolution undervalues her [RR-462]");
    }
    if (type.draught >= kDeepFrom) {
      warnings.push_back(name_of(charts, each) + " is deep: shoal water stops her [RR-133]");
    }
  }
  return warnings;
}

Begin sample_begin(const Charts& charts, std::size_t sample, std::uint32_t river,
                   std::uint64_t seed) {
  const SampleFlotilla& flotilla = charts.flotillas.at(sample);
  Begin begin;
  begin.river = river;
  begin.seed = seed;
  begin.warships = flotilla.warships;
  // [RR-203] The first supply ship is filled, the second takes what is left.
  int room = kCargoRounds;
  for (const GunCount& each : flotilla.cargo) {
    const int first = std::min(room, each.count);
    room -= first;
    if (first > 0) {
      begin.supply.front().cargo.push_back({each.gun, first});
    }
    if (each.count > first) {
      begin.supply.back().cargo.push_back({each.gun, each.count - first});
    }
  }
  return begin;
}

std::shared_ptr<const Setting> make_setting(const Charts& charts, const Begin& begin) {
  auto setting = std::make_shared<Setting>();
  setting->charts = charts;
  setting->begin = begin;
  setting->quick = charts.quick.at(static_cast<std::size_t>(begin.options.constants));
  setting->begun_before = table::begun_before(begin.edition);
  if (begin.options.plotted) {
    setting->plot =
        begin.plot.empty() ? plotted_by_dice(charts, begin.options, begin.river) : begin.plot;
  }
  return setting;
}

State begin_state(const Setting& setting, std::vector<std::uint8_t> scripted) {
  const Begin& begin = setting.begin;
  State state;
  state.dice = base::Dice{begin.seed, std::move(scripted)};
  state.branches.push_back({kMississippi, Hand::Left, Heading::East, {}});
  state.groups.push_back({});
  state.groups.front().id = kMainGroup;
  for (const std::uint8_t type : begin.warships) {
    state.vessels.push_back(built(setting.charts, type, false));
  }
  const std::uint8_t supply = supply_type(setting.charts);
  for (const SupplyStart& each : begin.supply) {
    Vessel vessel = built(setting.charts, supply, true);
    vessel.fuel = static_cast<std::int16_t>(setting.charts.fuel.supply);
    for (const GunCount& rounds : each.cargo) {
      vessel.rounds.push_back({rounds.gun, static_cast<std::int16_t>(rounds.count)});
    }
    if (each.posture != Posture::InCompany) {
      Group own;
      own.id = GroupId{state.next_group++};
      own.standing = standing_of(each.posture);
      own.apart = each.posture == Posture::Following;
      vessel.group = own.id;
      state.groups.push_back(own);
    }
    state.vessels.push_back(std::move(vessel));
  }
  for (std::size_t i = 0; i < state.vessels.size(); ++i) {
    state.line.emplace_back(static_cast<std::uint8_t>(i));
    state.vessels[i].barges.assign(begin.barges.at(i),
                                   static_cast<std::uint8_t>(setting.charts.fuel.barge));
  }
  state.ledger.push_back({0, kStartRule, static_cast<std::int16_t>(setting.charts.points.start)});
  return state;
}

std::vector<SectionTrace> plotted_course(const std::vector<PlottedSection>& plot) {
  Heading heading = Heading::East;
  std::vector<SectionTrace> course;
  MilePoint at;
  for (const PlottedSection& section : plot) {
    const auto next = turned(heading, section.bend);
    if (!next) {
      break;
    }
    course.push_back(traced(at, heading, {section.bend, *next}));
    at = course.back().end;
    heading = *next;
  }
  return course;
}

std::string fault_of_plot(const std::vector<PlottedSection>& plot) {
  const std::vector<SectionTrace> course = plotted_course(plot);
  const auto where = [](std::size_t index) {
    return "section " + std::to_string(index + 1) + " of the map ";
  };
  for (std::size_t i = 0; i < course.size(); ++i) {
    if (const auto crossed = crossings(std::span{course}.first(i), course[i]); !crossed.empty()) {
      return where(i) + "crosses section " + std::to_string(crossed.front().other + 1) +
             " [RR-340]";
    }
  }
  return course.size() == plot.size()
             ? ""
             : where(course.size()) + "runs West, for which there is no table [RR-087]";
}

}  // namespace core::river
