#include "core/field/targets.h"

#include "core/field/formation.h"
#include "core/field/houses.h"
#include "core/field/losses.h"

#include <algorithm>
#include <utility>

namespace core::field {
namespace {

using base::operator""_rule;

constexpr int kGroupNumbers = 6;  // [FB-154] faces that tell who is struck
constexpr int kTheSix = 6;        // [FB-156] the number that officers share
constexpr int kManUpTo = 3;       // [FB-156] faces of the second die that mean the man
constexpr int kBlockFiles = 3;
constexpr int kBlockRanks = 2;

/// Where in a unit's groups a figure belongs.
struct GroupPlace {
  int key{};
  int number{};  ///< from 0; beyond the six he stands behind the others
  bool front{true};
};

enum class GroupKind : std::uint8_t { Ranks, OpenOrder, House, Horses, Gun, Drivers };

int group_key(GroupKind kind, int major, int minor = 0) noexcept {
  constexpr int kMajor = 100;
  return (static_cast<int>(kind) * kMajor + major) * kMajor + minor;
}

/// Counts how many of a kind came before a figure.
class Counters {
 public:
  int next(int key) {
    for (auto& each : counts_) {
      if (each.first == key) {
        return each.second++;
      }
    }
    counts_.emplace_back(key, 1);
    return 0;
  }

 private:
  std::vector<std::pair<int, int>> counts_;
};

GroupPlace in_series(GroupKind kind, int major, int nth) noexcept {
  return {group_key(kind, major, nth / kGroupNumbers), nth % kGroupNumbers, true};
}

/// [FB-155] The place of one of the rank and file. Gunners and drivers keep their numbers when
/// others fall; of a house those who are left come up to the windows.
GroupPlace place_in_group(const Unit& unit, const Figure& figure, Counters& counters) {
  if (figure.section != kNoPlace) {
    const int key = group_key(GroupKind::House, figure.section);
    return {key, counters.next(key), true};
  }
  if (figure.kind == FigureKind::Gunner) {
    const int gun = std::max<int>(0, figure.gun);
    return in_series(GroupKind::Gun, gun, counters.next(group_key(GroupKind::Gun, gun)));
  }
  if (figure.kind == FigureKind::Driver) {
    return in_series(GroupKind::Drivers, 0, counters.next(group_key(GroupKind::Drivers, 0)));
  }
  if (figure.tending) {
    return in_series(GroupKind::Horses, 0, counters.next(group_key(GroupKind::Horses, 0)));
  }
  if (is_open(unit.formation)) {
    const int ranks = std::clamp<int>(unit.ranks, 1, kBlockFiles);
    const int files = kGroupNumbers / ranks;
    return {group_key(GroupKind::OpenOrder, figure.file / files),
            std::min<int>(figure.rank, ranks - 1) * files + figure.file % files, true};
  }
  return {group_key(GroupKind::Ranks, figure.rank / kBlockRanks, figure.file / kBlockFiles),
          figure.rank % kBlockRanks * kBlockFiles + figure.file % kBlockFiles,
          figure.rank < kBlockRanks};
}

/// A group while it is made up.
struct KeyedGroup {
  int key{};
  TargetGroup group;
};

TargetGroup& keyed_group(std::vector<KeyedGroup>& groups, UnitId unit, int key) {
  for (KeyedGroup& each : groups) {
    if (each.key == key) {
      return each.group;
    }
  }
  groups.push_back({key, {}});
  groups.back().group.unit = unit;
  return groups.back().group;
}

/// [FB-156] The group with which somebody at a place stands; in a house that of his section.
TargetGroup& group_nearest(std::vector<KeyedGroup>& groups, const State& state, UnitId unit,
                           Point at, int section) {
  if (section != kNoPlace) {
    return keyed_group(groups, unit, group_key(GroupKind::House, section));
  }
  KeyedGroup* best = nullptr;
  std::int64_t least = 0;
  for (KeyedGroup& each : groups) {
    const auto near = nearest_figure(state, each.group, at);
    if (near && (best == nullptr || near->squared < least)) {
      best = &each;
      least = near->squared;
    }
  }
  return best != nullptr ? best->group : keyed_group(groups, unit, group_key(GroupKind::Ranks, 0));
}

bool is_struck_already(const std::vector<Hit>& hits, Victim who) {
  return std::ranges::any_of(hits, [&](const Hit& hit) { return hit.who == who; });
}

/// The officers and the general of a group.
std::vector<Victim> leaders_of(const TargetGroup& group) {
  std::vector<Victim> all;
  for (const std::uint8_t each : group.officers) {
    all.emplace_back(FigureId{group.unit, each});
  }
  if (group.general) {
    all.emplace_back(*group.general);
  }
  return all;
}

std::optional<Victim> man_on(const TargetGroup& group, int face) {
  const std::int8_t man = group.men.at(static_cast<std::size_t>(face - 1));
  if (man == TargetGroup::kNobody) {
    return std::nullopt;
  }
  return FigureId{group.unit, static_cast<std::uint8_t>(man)};
}

/// [FB-156] On a 6 the second die: the man, or the officer; of several officers a third tells
/// which.
std::optional<Victim> who_on_six(Record& record, const TargetGroup& group,
                                 const std::vector<Victim>& officers, UnitId by) {
  const int second = record.d6("FB-156"_rule, by);
  if (second <= kManUpTo) {
    return man_on(group, kTheSix);
  }
  if (officers.size() == 1) {
    return officers.front();
  }
  const auto third = static_cast<std::size_t>(record.d6("FB-156"_rule, by));
  return officers[(third - 1) * officers.size() / kGroupNumbers];
}

}  // namespace

bool is_engaged(const State& state, UnitId unit) noexcept {
  return std::ranges::any_of(state.melees, [&](const Melee& melee) {
    return !melee.over && std::ranges::find(melee.units, unit) != melee.units.end();
  });
}

bool may_be_target(const State& state, Side by, UnitId unit) noexcept {
  const Unit& target = state.unit(unit);
  return target.on_table() && target.side != by && !target.hidden && !is_engaged(state, unit);
}

std::optional<Refusal> kept_from_firing(const State& state, UnitId id) {
  const Unit& unit = state.unit(id);
  const auto no = [&](RuleId rule, std::string_view key) { return refusal(rule, key).of(id); };
  if (unit.asleep) {
    return no("FB-505"_rule, "is-asleep");
  }
  if (is_engaged(state, id)) {
    return no("FB-166"_rule, "fights-hand-to-hand");
  }
  if (unit.halted) {
    return no("FB-381"_rule, "halted-by-morale");
  }
  if (unit.bad > 0) {
    return no("FB-385"_rule, "bad-morale");
  }
  if (unit.rallies) {
    return no("FB-411"_rule, "rallying").figures(*unit.rallies, state.move);
  }
  if (unit.broken && !is_housed(unit)) {  // [FB-401] a garrison may keep its houses
    return no("FB-400"_rule, "goes-to-the-rear");
  }
  if (unit.retreat > 0 || unit.now.compelled) {
    return no("FB-355"_rule, "goes-to-the-rear");
  }
  return std::nullopt;
}

std::vector<TargetGroup> target_groups(const State& state, UnitId id) {
  const Unit& unit = state.unit(id);
  std::vector<KeyedGroup> groups;
  Counters counters;
  for (std::size_t i = 0; i < unit.figures.size(); ++i) {
    const Figure& figure = unit.figures[i];
    // The fallen of a battery keep their numbers; elsewhere places tell, or they do not count.
    const bool counts = figure.kind == FigureKind::Gunner || figure.kind == FigureKind::Driver;
    if (is_officer(figure.kind) || (!figure.present() && !counts)) {
      continue;
    }
    const GroupPlace place = place_in_group(unit, figure, counters);
    if (!figure.present() || place.number >= kGroupNumbers) {
      continue;
    }
    TargetGroup& group = keyed_group(groups, id, place.key);
    group.men.at(static_cast<std::size_t>(place.number)) = static_cast<std::int8_t>(i);
    group.front = place.front;
  }
  for (std::size_t i = 0; i < unit.figures.size(); ++i) {
    const Figure& figure = unit.figures[i];
    if (figure.present() && is_officer(figure.kind)) {
      group_nearest(groups, state, id, figure.at, figure.section)
          .officers.push_back(static_cast<std::uint8_t>(i));
    }
  }
  if (unit.general && !groups.empty() && state.general(*unit.general).alive) {
    group_nearest(groups, state, id, state.general(*unit.general).at, kNoPlace).general =
        unit.general;
  }
  std::vector<TargetGroup> result;
  result.reserve(groups.size());
  for (KeyedGroup& each : groups) {
    result.push_back(std::move(each.group));
  }
  return result;
}

std::optional<NearestFigure> nearest_figure(const State& state, const TargetGroup& group,
                                            Point from) noexcept {
  const Unit& unit = state.unit(group.unit);
  std::optional<NearestFigure> best;
  const auto look = [&](std::size_t figure) {
    const std::int64_t squared = table::distance_squared(from, unit.figures[figure].at);
    if (!best || squared < best->squared) {
      best = {static_cast<std::uint8_t>(figure), squared};
    }
  };
  for (const std::int8_t man : group.men) {
    if (man != TargetGroup::kNobody) {
      look(static_cast<std::size_t>(man));
    }
  }
  for (const std::uint8_t officer : group.officers) {
    look(officer);
  }
  return best;
}

int men_in(const TargetGroup& group) noexcept {
  return static_cast<int>(std::ranges::count_if(
      group.men, [](std::int8_t man) { return man != TargetGroup::kNobody; }));
}

int leaders_in(const TargetGroup& group) noexcept {
  return static_cast<int>(group.officers.size()) + (group.general ? 1 : 0);
}

void throw_for_struck(Record& record, const TargetGroup& group, int hits, RuleId why, UnitId by,
                      std::vector<Hit>& struck) {
  const std::vector<Victim> officers = leaders_of(group);
  int shared = 0;
  for (int i = 0; i < hits; ++i) {
    const int face = record.d6("FB-154"_rule, by);
    if (face == kTheSix && !officers.empty()) {
      ++shared;
    } else if (const auto man = man_on(group, face)) {
      struck.push_back({*man, group.unit, why, by});
    }
  }
  for (int i = 0; i < shared; ++i) {
    if (const auto who = who_on_six(record, group, officers, by)) {
      struck.push_back({*who, group.unit, why, by});
    }
  }
}

void throw_for_killed(Record& record, const TargetGroup& group, RuleId why, UnitId by,
                      std::vector<Hit>& struck) {
  std::vector<Victim> officers = leaders_of(group);
  std::erase_if(officers, [&](const Victim& who) { return is_struck_already(struck, who); });
  TargetGroup left = group;
  for (std::int8_t& man : left.men) {
    if (man != TargetGroup::kNobody &&
        is_struck_already(struck, FigureId{group.unit, static_cast<std::uint8_t>(man)})) {
      man = TargetGroup::kNobody;
    }
  }
  if (men_in(left) == 0 && officers.empty()) {
    return;
  }
  std::optional<Victim> who;
  while (!who) {
    const int face = record.d6("FB-187"_rule, by);
    who = face == kTheSix && !officers.empty() ? who_on_six(record, left, officers, by)
                                               : man_on(left, face);
  }
  struck.push_back({*who, group.unit, why, by});
}

int take_hits(Record& record, const std::vector<Hit>& hits) {
  std::vector<std::pair<UnitId, int>> before;
  for (const Hit& hit : hits) {
    if (std::ranges::none_of(before, [&](const auto& each) { return each.first == hit.target; })) {
      before.emplace_back(hit.target, men_of(record.unit(hit.target)));
    }
  }
  for (const Hit& hit : hits) {
    if (const auto* const figure = std::get_if<FigureId>(&hit.who)) {
      strike(record, *figure, hit.why, Blow::Fire, hit.by);
    } else {
      strike_general(record, std::get<GeneralId>(hit.who), hit.why);
    }
  }
  int all = 0;
  for (const auto& [unit, men] : before) {
    const int lost = men - men_of(record.unit(unit));
    if (lost > 0) {
      record.tell("FB-008"_rule, "men-fall", unit, {lost});
    }
    all += lost;
  }
  return all;
}

void mark_fired_on(Record& record, const std::vector<UnitId>& units) {
  for (const UnitId unit : units) {
    record.change(unit, [](Unit& now) { now.now.fired_on = true; });
  }
}

}  // namespace core::field
