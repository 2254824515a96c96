#include "core/river/night.h"

#include "core/river/damage.h"
#include "core/river/flotilla.h"
#include "core/river/mechanics.h"
#include "core/river/repairs.h"

#include <utility>
#include <vector>

namespace core::river {
namespace {

using base::operator""_rule;

constexpr int kPatrolDie = 10;
constexpr int kFoundFrom = 9;  // [RR-282]
constexpr int kEffectDie = 6;
constexpr int kSevenRolls = 7;  // [RR-281]
constexpr int kNextDay = 5;     // [RR-286] turns

/// [RR-284] Under the fast resolution.
void patrol_fire(Record& record, VesselId id) {
  constexpr int kLostOn = 1;
  constexpr int kHeavyTo = 3;
  constexpr DiceSum kHeavy{3, kEffectDie, 0};
  constexpr DiceSum kLight{1, kEffectDie, 0};
  const int face = record.roll({"RR-284"_rule, kEffectDie, 0, id});
  if (face == kLostOn) {
    lose(record, id, Fate::Burnt, "RR-284"_rule);
    return;
  }
  const int before = record.vessel(id).damage;
  const int points = record.sum("RR-284"_rule, face <= kHeavyTo ? kHeavy : kLight);
  record.tell(told("RR-284"_rule, "fire").of(id).with_figures({points}));
  add_damage(record, id, points, false);
  add_to_pool(record, id, before);
}

int thrown_line(Record& record) { return record.roll({"RR-282"_rule, kEffectDie, 0, {}}); }

/// [RR-T22] A patrol has found the moored flotilla.
/// @param face of the die that tells what comes of it
void meet_patrol(Record& record, int face) {
  const PatrolLine& line = record.charts().patrol.of(face);
  const auto drawn = [&] {
    const auto vessels = vessels_of(record.state(), kMainGroup);
    return vessels.at(record.draw("RR-284"_rule, vessels.size()));
  };
  switch (line.effect) {
    case Patrol::Burned:
      record.tell(told("RR-284"_rule, "patrol-burns"));
      return lose(record, drawn(), Fate::Burnt, "RR-284"_rule);
    case Patrol::Fire:
      record.tell(told("RR-284"_rule, "patrol-fires"));
      return patrol_fire(record, drawn());
    case Patrol::Delay:
      record.tell(told("RR-285"_rule, "patrol-delays"));
      return record.apply(Delayed{true});
    case Patrol::HeldOff:
      record.tell(told("RR-282"_rule, "patrol-held-off").with_figures({line.points}));
      return record.score("RR-282"_rule, line.points);
    case Patrol::HeldOffWithLosses: {
      const int points = record.roll({"RR-282"_rule, kEffectDie, 0, {}});
      record.tell(told("RR-282"_rule, "patrol-held-off").with_figures({points}));
      return record.score("RR-282"_rule, points);
    }
    case Patrol::CutUp:
      record.tell(told("RR-286"_rule, "patrol-cut-up").with_figures({line.points}));
      record.score("RR-282"_rule, line.points);
      return record.apply(Disclosed{static_cast<std::int16_t>(record.state().turn + kNextDay)});
  }
}

template <class Edit>
void change_patrols(Record& record, Edit edit) {
  Patrols now = record.state().patrols;
  edit(now);
  record.apply(PatrolsChanged{now});
}

/// [RR-287] The action of its own: landing parties against cavalry.
void lay_out_patrol(Record& record) {
  const auto parties = static_cast<int>(warships_of(record.state(), kMainGroup).size());
  change_patrols(record, [](Patrols& patrols) { patrols.waits = true; });
  record.tell(
      told("RR-287"_rule, "patrol-by-hand").at(record.state().main().at).with_figures({parties}));
}

}  // namespace

void begin_night(Record& record) {
  std::vector<Group> groups = record.state().groups;
  for (Group& each : groups) {
    each.moved = each.fought = each.checked = each.stays = false;
  }
  if (groups != record.state().groups) {
    record.apply(GroupsChanged{std::move(groups), record.state().next_group});
  }
}

Judged<> judge_night(const Setting& setting, const State& state, const EndDay& choice) {
  if (state.patrols.waits) {
    return refused(refusal("RR-287"_rule, "patrol-waits"));
  }
  if (state.step != Step::Night) {
    return refused(refusal("RR-280"_rule, "not-at-night"));
  }
  if (choice.drop < 0 || choice.drop > kNightSections) {
    return refused(refusal("RR-280"_rule, "drops-too-far").figures(kNightSections, choice.drop));
  }
  if (choice.drop > 0 && state.main().at == kMississippi) {
    return refused(refusal("RR-280"_rule, "at-the-mouth"));
  }
  if (choice.by_hand && !setting.begin.options.patrols) {
    return refused(refusal("RR-282"_rule, "no-patrols"));
  }
  return choice.by_hand && choice.drop > 0 ? refused(refusal("RR-283"_rule, "no-patrols"))
                                           : Judged<>{};
}

Judged<> judge_night(const State& state, const PatrolResult& choice) {
  if (!state.patrols.waits) {
    return refused(refusal("RR-287"_rule, "no-patrol-waits"));
  }
  const int line = choice.line.value_or(1);
  return line < 1 || line > kPatrolLines
             ? refused(refusal("RR-287"_rule, "no-such-line").figures(kPatrolLines, line))
             : Judged<>{};
}

void end_day(Record& record, const EndDay& choice) {
  record.change(kMainGroup, [&](Group& main) { main.night_run = choice.drop; });
  std::vector<GroupId> runs;
  for (const GroupId id : in_order(record.state())) {
    const Group& group = record.group(id);
    const bool under_way =
        id == kMainGroup || group.standing == Standing::Follow || group.standing == Standing::Down;
    if (under_way && group.night_run > 0 && group.called_for <= record.state().turn) {
      runs.push_back(id);
    }
  }
  const int throws = patrol_throws(record.options());
  if (const Patrols patrols{static_cast<std::int8_t>(throws), choice.by_hand, false};
      patrols != record.state().patrols) {
    record.apply(PatrolsChanged{patrols});
  }
  record.apply(ToMove{std::move(runs)});
  record.tell(told("RR-280"_rule, choice.drop > 0 ? "drops-down" : "ties-up")
                  .at(record.state().main().at)
                  .with_figures({choice.drop}));
  record.apply(StepBegan{Step::NightRun});
}

int patrol_throws(const Options& options) noexcept {
  return !options.patrols ? 0 : options.seven_night_rolls ? kSevenRolls : 1;
}

void tell_patrol(Record& record, const PatrolResult& choice) {
  change_patrols(record, [](Patrols& patrols) { patrols.waits = false; });
  meet_patrol(record, choice.line ? int{*choice.line} : thrown_line(record));
}

bool throw_for_patrols(Record& record) {
  while (record.state().patrols.throws > 0) {
    const Group& main = record.state().main();
    if (main.moved || main.at == kMississippi || vessels_of(record.state(), kMainGroup).empty()) {
      return true;
    }
    change_patrols(record, [](Patrols& patrols) { --patrols.throws; });
    if (record.roll({"RR-282"_rule, kPatrolDie, 0, {}}) < kFoundFrom) {
      continue;
    }
    if (record.state().patrols.by_hand) {
      lay_out_patrol(record);
      return false;
    }
    meet_patrol(record, thrown_line(record));
  }
  return true;
}

void end_night(Record& record) {
  for (const GroupId id : in_order(record.state())) {
    const Group& group = record.group(id);
    throw_for_criticals(record, id);
    if (!group.moved && !group.fought && group.standing != Standing::Drift) {
      repair(record, id);
    }
  }
}

}  // namespace core::river
