#include "core/river/flotilla.h"

#include "core/river/stores.h"

#include <algorithm>

namespace core::river {
namespace {

using base::operator""_rule;

constexpr int kTenth = 10;
// [RR-011] [RR-129] Hundredths of a knot.
constexpr int kKeepsStation = 375;
constexpr int kStemsCurrent = 125;
constexpr int kDeepDraught = 70;  // [RR-133] tenths of a foot

VesselId id_of(std::size_t index) { return VesselId{static_cast<std::uint8_t>(index)}; }

std::vector<VesselId> in_line(const State& state, auto wanted) {
  std::vector<VesselId> found;
  for (const VesselId id : state.line) {
    if (const Vessel& vessel = state.vessel(id); in_service(vessel) && wanted(vessel)) {
      found.push_back(id);
    }
  }
  return found;
}

/// A bend towards that hand.
bool bends_to(Bend bend, Hand hand) { return !bend.is_ahead() && bend.hand == hand; }

/// [RR-130] Whether a jammed rudder lets her take a bend.
bool can_take(Rudder rudder, Bend bend) {
  switch (rudder) {
    case Rudder::Free:
      return true;
    case Rudder::NoPortHelm:
      return !bends_to(bend, Hand::Left);
    case Rudder::NoStarboardHelm:
      return !bends_to(bend, Hand::Right);
    case Rudder::AheadOnly:
      return bend.is_ahead();
  }
  return true;
}

/// The same bend for a ship that comes from above.
Bend from_above(Bend bend) {
  bend.hand = bend.hand == Hand::Left ? Hand::Right : Hand::Left;
  return bend;
}

/// What holds her in any direction.
Judged<> judge_under_way(const State& state, VesselId id, std::optional<Bend> bend) {
  const Vessel& vessel = state.vessel(id);
  switch (vessel.ground) {
    case Ground::Minor:
      return refused(
          refusal("RR-131"_rule, "aground-until").of(id).figures(vessel.afloat_in, state.turn));
    case Ground::Major:
      return refused(refusal("RR-131"_rule, "aground").of(id));
    case Ground::Bar:
      return refused(refusal("RR-225"_rule, "on-a-bar").of(id));
    case Ground::Free:
      break;
  }
  if (vessel.laid_up_to >= state.turn) {
    return refused(refusal("RR-222"_rule, "laid-up").of(id).figures(vessel.laid_up_to, state.turn));
  }
  if (!has_fuel(vessel)) {
    return refused(refusal("RR-185"_rule, "no-fuel").of(id));
  }
  if (bend && !can_take(vessel.rudder, *bend)) {
    return refused(refusal("RR-130"_rule, "cannot-take-bend").of(id));
  }
  return {};
}

/// [RR-133] Shoal water where she is stops a deep vessel, in tow or not.
Judged<> judge_draught(const Setting& setting, const State& state, VesselId id) {
  const Vessel& vessel = state.vessel(id);
  const Section* const here = state.find_section(state.find_group(vessel.group)->at);
  const int draught = setting.type_of(vessel).draught;
  const bool shoal = here != nullptr && here->shoal && !setting.printed_run;
  return shoal && draught >= kDeepDraught
             ? refused(refusal("RR-133"_rule, "too-deep").of(id).figures(kDeepDraught, draught))
             : Judged<>{};
}

/// [RR-227] Who is not in the group of her tug any more is let go.
void let_go_of_others(Record& record) {
  for (std::size_t i = 0; i < record.state().vessels.size(); ++i) {
    const Vessel& tug = record.state().vessels[i];
    if (tug.towing && record.vessel(*tug.towing).group != tug.group) {
      record.change(id_of(i), [](Vessel& each) { each.towing.reset(); });
    }
  }
}

/// [RR-226] Whether a group lies where another one does; who came up to the end of the section has
/// met on her way whoever lies half a section further down.
bool is_beside(const Group& group, const Group& other) {
  return group.at == other.at && (group.half == other.half || (group.moved && !group.half));
}

}  // namespace

bool in_service(const Vessel& vessel) noexcept { return vessel.fate == Fate::Afloat; }

std::vector<VesselId> vessels_of(const State& state, GroupId group) {
  return in_line(state, [group](const Vessel& each) { return each.group == group; });
}

std::optional<int> number_of_type(const State& state, VesselId vessel) {
  const auto alike = [&](const Vessel& each) { return each.type == state.vessel(vessel).type; };
  if (std::ranges::count_if(state.vessels, alike) < 2) {
    return std::nullopt;
  }
  return static_cast<int>(
      std::count_if(state.vessels.begin(), state.vessels.begin() + vessel.value() + 1, alike));
}

std::vector<VesselId> warships_of(const State& state, GroupId group) {
  return in_line(state,
                 [group](const Vessel& each) { return each.group == group && !each.supply; });
}

std::vector<VesselId> warships(const State& state) {
  return in_line(state, [](const Vessel& each) { return !each.supply; });
}

int speed_of(const Setting& setting, const Vessel& vessel) {
  return setting.type_of(vessel).knots * (kTenth - vessel.boiler);
}

std::optional<VesselId> tug_of(const State& state, VesselId id) {
  for (std::size_t i = 0; i < state.vessels.size(); ++i) {
    if (state.vessels[i].towing == id && in_service(state.vessels[i])) {
      return id_of(i);
    }
  }
  return std::nullopt;
}

bool keeps_station(const Setting& setting, const Vessel& vessel) {
  return speed_of(setting, vessel) >= kKeepsStation && !vessel.towing;
}

Judged<> judge_up(const Setting& setting, const State& state, VesselId id,
                  std::optional<Bend> bend) {
  if (const auto tug = tug_of(state, id)) {
    auto judged = judge_draught(setting, state, id);
    return judged ? judge_up(setting, state, *tug, bend) : judged;
  }
  if (auto judged = judge_under_way(state, id, bend); !judged) {
    return judged;
  }
  const Vessel& vessel = state.vessel(id);
  const int speed = speed_of(setting, vessel);
  if (speed <= kStemsCurrent) {
    return refused(refusal("RR-129"_rule, "cannot-stem").of(id).figures(kStemsCurrent, speed));
  }
  // [RR-129] [RR-227] Slow ships, and such as tow, go up every second turn only.
  if (!keeps_station(setting, vessel) && vessel.last_up != 0 && vessel.last_up + 1 >= state.turn) {
    return refused(refusal(vessel.towing ? "RR-227"_rule : "RR-129"_rule, "every-second-turn")
                       .of(id)
                       .figures(kKeepsStation, speed));
  }
  return judge_draught(setting, state, id);
}

Judged<> judge_down(const State& state, VesselId id, std::optional<Bend> bend) {
  if (const auto tug = tug_of(state, id)) {
    return judge_down(state, *tug, bend);
  }
  return judge_under_way(state, id, bend ? std::optional{from_above(*bend)} : std::nullopt);
}

Place place_of(const State& state, VesselId id) {
  return state.find_group(state.vessel(id).group)->at;
}

std::optional<Way> step_toward(const State& state, Place from, Place to) {
  if (from == to) {
    return std::nullopt;
  }
  const Way up{{from.branch, static_cast<std::int16_t>(from.section + 1)}, true};
  const Way down{below(state, from, 1), false};
  if (from.branch == to.branch) {
    return from.section < to.section ? up : down;
  }
  if (from.branch != 0) {
    return down;
  }
  const Place mouth = state.branch(to).mouth;
  if (from == mouth) {
    return Way{{to.branch, 1}, true};
  }
  return from.section < mouth.section ? up : down;
}

Place below(const State& state, Place from, int sections) {
  for (; sections > 0 && from != kMississippi; --sections) {
    if (from.branch != 0 && from.section == 1) {
      from = state.branch(from).mouth;
    } else {
      --from.section;
    }
  }
  return from;
}

int distance(const State& state, Place from, Place to) {
  int steps = 0;
  for (auto way = step_toward(state, from, to); way; way = step_toward(state, from, to)) {
    from = way->to;
    ++steps;
  }
  return steps;
}

int miles_up(const State& state, Place place) { return distance(state, kMississippi, place); }

std::optional<Bend> bend_on(const State& state, Place from, const Way& way) {
  const Section* const upper = state.find_section(way.upstream ? way.to : from);
  return upper == nullptr ? std::nullopt : std::optional{upper->bend};
}

GroupId part(Record& record, GroupId group, const std::vector<VesselId>& vessels,
             Standing standing) {
  const State& state = record.state();
  const GroupId fresh{state.next_group};
  std::vector<Group> all = state.groups;
  Group own = record.group(group);
  own.id = fresh;
  own.standing = standing;
  own.push = false;
  own.night_run = 0;
  own.scavenging.reset();
  all.push_back(own);
  record.apply(GroupsChanged{std::move(all), static_cast<std::uint8_t>(fresh.value() + 1)});
  for (const VesselId id : vessels) {
    record.change(id, [fresh](Vessel& each) { each.group = fresh; });
  }
  let_go_of_others(record);
  return fresh;
}

void merge(Record& record, GroupId into, GroupId from) {
  const bool fought = record.group(from).fought;
  for (std::size_t i = 0; i < record.state().vessels.size(); ++i) {
    if (record.state().vessels[i].group == from && in_service(record.state().vessels[i])) {
      record.change(id_of(i), [into](Vessel& each) { each.group = into; });
    }
  }
  record.change(into, [fought](Group& each) { each.fought = each.fought || fought; });
  record.tell(told(into == kMainGroup ? "RR-221"_rule : "RR-229"_rule, "joined")
                  .of(into)
                  .at(record.group(into).at));
}

void strike_empty_groups(Record& record) {
  std::vector<Group> all = record.state().groups;
  std::erase_if(all, [&](const Group& group) {
    return group.id != kMainGroup &&
           std::ranges::none_of(record.state().vessels, [&](const Vessel& each) {
             return each.group == group.id && (in_service(each) || each.fate == Fate::Trapped);
           });
  });
  if (all.size() != record.state().groups.size()) {
    record.apply(GroupsChanged{std::move(all), record.state().next_group});
  }
}

Place follows_to(const State& state, const Group& group) {
  return group.apart ? below(state, state.main().at, 1) : state.main().at;
}

void gather(Record& record) {
  const std::vector<Group> all = record.state().groups;
  for (std::size_t i = 0; i < all.size(); ++i) {
    for (std::size_t k = 0; k < i; ++k) {
      const bool follow =
          all[i].standing == Standing::Follow &&
          (k == 0 ? !all[i].apart
                  : all[k].standing == Standing::Follow && all[i].apart == all[k].apart);
      if (follow && is_beside(all[i], all[k]) && !vessels_of(record.state(), all[i].id).empty() &&
          !vessels_of(record.state(), all[k].id).empty()) {
        merge(record, all[k].id, all[i].id);
        break;
      }
    }
  }
  strike_empty_groups(record);
}

void choose_main(Record& record) {
  const State& state = record.state();
  if (!warships_of(state, kMainGroup).empty()) {
    return;
  }
  std::optional<GroupId> best;
  for (const Group& each : state.groups) {
    if (!warships_of(state, each.id).empty() &&
        (!best || miles_up(state, each.at) > miles_up(state, record.group(*best).at))) {
      best = each.id;
    }
  }
  if (!best) {
    return;
  }
  if (const auto left = vessels_of(state, kMainGroup); !left.empty()) {
    part(record, kMainGroup, left, Standing::Follow);
  }
  const Group chosen = record.group(*best);
  const auto vessels = vessels_of(state, *best);
  record.change(kMainGroup, [&chosen](Group& main) {
    main.at = chosen.at;
    main.half = chosen.half;
  });
  for (const VesselId id : vessels) {
    record.change(id, [](Vessel& each) { each.group = kMainGroup; });
  }
  strike_empty_groups(record);
  record.tell(told("RR-220"_rule, "new-main").at(chosen.at));
}

}  // namespace core::river
