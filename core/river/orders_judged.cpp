// [RR-055] Orders of the turn judged: what a commodore may tell the flotilla, detached groups and
// single vessels.
#include "core/river/confederates.h"
#include "core/river/exploration.h"
#include "core/river/flotilla.h"
#include "core/river/night.h"
#include "core/river/orders.h"
#include "core/river/stores.h"

#include <algorithm>

namespace core::river {
namespace {

using base::operator""_rule;

constexpr int kMostDown = 2;  // [RR-006] sections

Judged<> judge_step(const State& state, bool at_night_too = false) {
  const bool right = state.step == Step::Orders || (at_night_too && state.step == Step::Night);
  return right ? Judged<>{} : refused(refusal("RR-055"_rule, "not-the-time-for-orders"));
}

/// A vessel that takes orders.
Judged<> judge_vessel(const State& state, VesselId id) {
  if (id.value() >= state.vessels.size()) {
    return refused(refusal("RR-063"_rule, "no-such-vessel"));
  }
  return in_service(state.vessel(id)) ? Judged<>{}
                                      : refused(refusal("RR-132"_rule, "out-of-service").of(id));
}

Judged<> judge_vessels(const State& state, VesselId a, VesselId b) {
  if (auto judged = judge_step(state); !judged) {
    return judged;
  }
  if (auto judged = judge_vessel(state, a); !judged) {
    return judged;
  }
  return judge_vessel(state, b);
}

/// [RR-055] Whether any warship of the main flotilla can take that way.
Judged<> judge_warships(const Setting& setting, const State& state, const Way& way) {
  const auto ships = warships_of(state, kMainGroup);
  const auto bend = bend_on(state, state.main().at, way);
  Judged<> first = refused(refusal("RR-326"_rule, "no-warship"));
  for (const VesselId id : ships) {
    auto judged = way.upstream ? judge_up(setting, state, id, bend) : judge_down(state, id, bend);
    if (judged) {
      return {};
    }
    first = id == ships.front() ? judged : first;
  }
  return first;
}

Judged<> judge_going_up(const Setting& setting, const State& state, Place goal) {
  const Place here = state.main().at;
  if (const Section* const section = state.find_section(here);
      section != nullptr && has_undealt(*section)) {
    return refused(refusal("RR-053"_rule, "not-dealt-with").at(here));
  }
  return judge_warships(setting, state, {goal, true});
}

Judged<> judge_advance(const Setting& setting, const State& state, const GiveOrder& choice) {
  const Place here = state.main().at;
  const Section* const section = state.find_section(here);
  if (section != nullptr && is_head(*section)) {
    return refused(
        refusal(here.branch == 0 ? "RR-108"_rule : "RR-116"_rule, "too-shallow").at(here));
  }
  return judge_going_up(setting, state, goal_of(state, choice));
}

Judged<> judge_explore(const Setting& setting, const State& state, const GiveOrder& choice) {
  const Place here = state.main().at;
  const Section* const section = state.find_section(here);
  if (section == nullptr || !section->tributary) {
    return refused(refusal("RR-111"_rule, "no-tributary").at(here));
  }
  return judge_going_up(setting, state, goal_of(state, choice));
}

Judged<> judge_falling_back(const Setting& setting, const State& state, const GiveOrder& choice) {
  if (choice.sections < 1 || choice.sections > kMostDown) {
    return refused(
        refusal("RR-006"_rule, "falls-back-too-far").figures(kMostDown, choice.sections));
  }
  const Place here = state.main().at;
  if (here == kMississippi) {
    return refused(refusal("RR-041"_rule, "at-the-mouth"));
  }
  return judge_warships(setting, state, {below(state, here, 1), false});
}

/// [RR-185] [RR-225] Without steam the flotilla drifts; who has steam goes under it.
Judged<> judge_drifting(const State& state) {
  if (state.main().at == kMississippi) {
    return refused(refusal("RR-041"_rule, "at-the-mouth"));
  }
  const auto ships = warships_of(state, kMainGroup);
  Judged<> first = refused(refusal("RR-326"_rule, "no-warship"));
  bool afloat = false;
  for (const VesselId id : ships) {
    auto judged = judge_down(state, id, std::nullopt);
    if (judged) {
      return refused(refusal("RR-185"_rule, "has-steam").of(id));
    }
    afloat = afloat || state.vessel(id).ground == Ground::Free;
    first = id == ships.front() ? judged : first;
  }
  return afloat ? Judged<>{} : first;
}

Judged<> judge_tug(const Setting& setting, const State& state, const Tow& choice) {
  const Vessel& tug = state.vessel(choice.tug);
  if (tug.towing) {
    return refused(refusal("RR-227"_rule, "tows-already").of(choice.tug));
  }
  // [RR-227] A dead ship takes the place of both barges.
  if (!tug.barges.empty()) {
    return refused(refusal("RR-227"_rule, "has-barges").of(choice.tug));
  }
  if (auto judged = judge_down(state, choice.tug, std::nullopt); !judged) {
    return judged;
  }
  static_cast<void>(setting);
  return {};
}

}  // namespace

Place goal_of(const State& state, const GiveOrder& choice) {
  const Place here = state.main().at;
  switch (choice.course) {
    case Course::Advance:
      return {here.branch, static_cast<std::int16_t>(here.section + 1)};
    case Course::Explore: {
      const Section* const section = state.find_section(here);
      return section != nullptr && section->tributary ? Place{*section->tributary, 1} : here;
    }
    case Course::FallBack:
      return below(state, here, choice.sections);
    case Course::Hold:
    case Course::Quit:
    case Course::Drift:
      return here;
  }
  return here;
}

Judged<> judge_order(const Setting& setting, const State& state, const GiveOrder& choice) {
  if (auto judged = judge_step(state); !judged) {
    return judged;
  }
  const bool goes = choice.course != Course::Hold && choice.course != Course::Quit;
  if (goes && state.delayed) {
    return refused(refusal("RR-285"_rule, "delayed"));
  }
  if (goes && state.main().stays) {
    return refused(refusal("RR-186"_rule, "holds-this-turn"));
  }
  switch (choice.course) {
    case Course::Advance:
      return judge_advance(setting, state, choice);
    case Course::Explore:
      return judge_explore(setting, state, choice);
    case Course::FallBack:
      return judge_falling_back(setting, state, choice);
    case Course::Hold:
      return choice.scavenging ? judge_scavenging(state, state.main().at, *choice.scavenging)
                               : Judged<>{};
    case Course::Quit:
      return {};
    case Course::Drift:
      return judge_drifting(state);
  }
  return {};
}

Judged<> judge_order(const Setting& /*setting*/, const State& state, const SetStanding& choice) {
  if (auto judged = judge_step(state, true); !judged) {
    return judged;
  }
  const Group* const group = state.find_group(choice.group);
  if (group == nullptr || choice.group == kMainGroup || vessels_of(state, choice.group).empty()) {
    return refused(refusal("RR-055"_rule, "no-such-group").of(choice.group));
  }
  if (choice.push && (state.step == Step::Night || choice.standing != Standing::Follow)) {
    return refused(refusal("RR-230"_rule, "cannot-push").of(choice.group));
  }
  if (choice.night_run < 0 || choice.night_run > kNightSections) {
    return refused(refusal("RR-230"_rule, "runs-too-far")
                       .of(choice.group)
                       .figures(kNightSections, choice.night_run));
  }
  if (choice.standing == Standing::Wait && group->at != kMississippi) {
    return refused(refusal("RR-241"_rule, "waits-at-the-mouth").of(choice.group).at(group->at));
  }
  if (choice.scavenging) {
    if (choice.standing != Standing::Hold) {
      return refused(refusal("RR-210"_rule, "scavenges-hove-to").of(choice.group));
    }
    return judge_scavenging(state, group->at, *choice.scavenging);
  }
  return {};
}

Judged<> judge_order(const Setting& /*setting*/, const State& state, const Detach& choice) {
  if (auto judged = judge_step(state); !judged) {
    return judged;
  }
  if (choice.vessels.empty()) {
    return refused(refusal("RR-220"_rule, "nobody-to-detach"));
  }
  for (const VesselId id : choice.vessels) {
    if (auto judged = judge_vessel(state, id); !judged) {
      return judged;
    }
  }
  const GroupId group = state.vessel(choice.vessels.front()).group;
  for (std::size_t i = 0; i < choice.vessels.size(); ++i) {
    const VesselId id = choice.vessels[i];
    const bool twice = std::ranges::count(choice.vessels, id) > 1;
    if (state.vessel(id).group != group || twice) {
      return refused(
          refusal("RR-220"_rule, "not-of-one-group").of(choice.vessels.front()).with(id));
    }
  }
  if (choice.vessels.size() >= vessels_of(state, group).size()) {
    return refused(refusal("RR-220"_rule, "all-of-the-group").of(group));
  }
  const auto ships = warships_of(state, kMainGroup);
  const bool one_stays = std::ranges::any_of(
      ships, [&](VesselId id) { return std::ranges::count(choice.vessels, id) == 0; });
  if (group == kMainGroup && !one_stays) {
    return refused(refusal("RR-220"_rule, "a-warship-stays"));
  }
  const Place here = state.find_group(group)->at;
  return choice.standing == Standing::Wait && here != kMississippi
             ? refused(refusal("RR-241"_rule, "waits-at-the-mouth").of(group).at(here))
             : Judged<>{};
}

Judged<> judge_order(const Setting& /*setting*/, const State& state, const Rejoin& choice) {
  if (auto judged = judge_step(state); !judged) {
    return judged;
  }
  const Group* const group = state.find_group(choice.group);
  if (group == nullptr || choice.group == kMainGroup || vessels_of(state, choice.group).empty()) {
    return refused(refusal("RR-055"_rule, "no-such-group").of(choice.group));
  }
  return group->at == state.main().at
             ? Judged<>{}
             : refused(refusal("RR-221"_rule, "not-in-company").of(choice.group).at(group->at));
}

Judged<> judge_order(const Setting& /*setting*/, const State& state, const SetLine& choice) {
  if (auto judged = judge_step(state); !judged) {
    return judged;
  }
  std::vector<VesselId> sorted = choice.line;
  std::vector<VesselId> all = state.line;
  std::ranges::sort(sorted);
  std::ranges::sort(all);
  if (sorted != all) {
    return refused(refusal("RR-391"_rule, "not-the-line"));
  }
  // [RR-245] Supply ships form the rear.
  const auto first_supply =
      std::ranges::find_if(choice.line, [&](VesselId id) { return state.vessel(id).supply; });
  const bool right = std::all_of(first_supply, choice.line.end(),
                                 [&](VesselId id) { return state.vessel(id).supply; });
  return right ? Judged<>{} : refused(refusal("RR-245"_rule, "supply-in-the-rear"));
}

Judged<> judge_order(const Setting& setting, const State& state, const MoveFuel& choice) {
  auto judged = judge_vessels(state, choice.from, choice.to);
  return judged ? judge_fuel(setting, state, choice.from, choice.to, choice.points) : judged;
}

Judged<> judge_order(const Setting& /*setting*/, const State& state, const MoveRounds& choice) {
  auto judged = judge_vessels(state, choice.from, choice.to);
  return judged ? judge_rounds(state, choice.from, choice.to, choice.gun, choice.count) : judged;
}

Judged<> judge_order(const Setting& /*setting*/, const State& state, const CastOff& choice) {
  if (auto judged = judge_vessels(state, choice.vessel, choice.vessel); !judged) {
    return judged;
  }
  if (state.vessel(choice.vessel).barges.empty()) {
    return refused(refusal("RR-249"_rule, "no-barge").of(choice.vessel));
  }
  const Place here = place_of(state, choice.vessel);
  return state.find_section(here) == nullptr
             ? refused(refusal("RR-249"_rule, "not-in-the-mississippi").of(choice.vessel))
             : Judged<>{};
}

Judged<> judge_order(const Setting& setting, const State& state, const PickUp& choice) {
  if (auto judged = judge_vessels(state, choice.vessel, choice.vessel); !judged) {
    return judged;
  }
  const Place here = place_of(state, choice.vessel);
  const Section* const section = state.find_section(here);
  if (section == nullptr || section->barges.empty()) {
    return refused(refusal("RR-249"_rule, "no-barge-here").of(choice.vessel).at(here));
  }
  const Vessel& vessel = state.vessel(choice.vessel);
  const int most = vessel.towing ? 0 : setting.charts.fuel.barges;  // [RR-227]
  const auto now = static_cast<int>(vessel.barges.size());
  return now < most ? Judged<>{}
                    : refused(refusal("RR-036"_rule, "too-many-barges")
                                  .of(choice.vessel)
                                  .figures(most, now + 1));
}

Judged<> judge_order(const Setting& setting, const State& state, const Tow& choice) {
  if (auto judged = judge_vessels(state, choice.tug, choice.other); !judged) {
    return judged;
  }
  if (choice.tug == choice.other || place_of(state, choice.tug) != place_of(state, choice.other)) {
    return refused(refusal("RR-227"_rule, "not-beside").of(choice.tug).with(choice.other));
  }
  if (auto judged = judge_tug(setting, state, choice); !judged) {
    return judged;
  }
  const Vessel& other = state.vessel(choice.other);
  if (other.ground == Ground::Minor || other.ground == Ground::Major) {
    return refused(refusal("RR-131"_rule, "aground").of(choice.other));
  }
  const bool towed = std::ranges::any_of(
      state.vessels, [&](const Vessel& each) { return each.towing == choice.other; });
  if (towed || other.towing) {
    return refused(refusal("RR-227"_rule, "in-tow-already").of(choice.other));
  }
  return other.ground == Ground::Bar || other.group == state.vessel(choice.tug).group
             ? Judged<>{}
             : refused(
                   refusal("RR-227"_rule, "not-of-one-group").of(choice.tug).with(choice.other));
}

Judged<> judge_order(const Setting& /*setting*/, const State& state, const LetGo& choice) {
  if (auto judged = judge_vessels(state, choice.tug, choice.tug); !judged) {
    return judged;
  }
  return state.vessel(choice.tug).towing
             ? Judged<>{}
             : refused(refusal("RR-227"_rule, "tows-nobody").of(choice.tug));
}

Judged<> judge_order(const Setting& /*setting*/, const State& state, const Burn& choice) {
  if (auto judged = judge_step(state); !judged) {
    return judged;
  }
  if (choice.vessel.value() >= state.vessels.size()) {
    return refused(refusal("RR-063"_rule, "no-such-vessel"));
  }
  const Vessel& vessel = state.vessel(choice.vessel);
  const bool fast =
      vessel.fate == Fate::Trapped || (in_service(vessel) && vessel.ground != Ground::Free);
  return fast ? Judged<>{} : refused(refusal("RR-132"_rule, "lies-not-fast").of(choice.vessel));
}

}  // namespace core::river
