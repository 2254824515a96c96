#include "core/river/orders.h"

#include "core/river/damage.h"
#include "core/river/flotilla.h"
#include "core/river/sequence.h"
#include "core/river/stores.h"

namespace core::river {
namespace {

using base::operator""_rule;

constexpr int kATurn = 2;  // [RR-005] [RR-006] a section up, or two down

/// [RR-186] [RR-205] Whether a group holds this turn: what was handed over binds it.
void hold(Record& record, GroupId group) {
  record.change(group, [](Group& each) { each.stays = true; });
}

}  // namespace

void carry_out(Record& record, const GiveOrder& choice) {
  record.apply(CourseSet{choice.course});
  if (record.state().delayed) {
    record.apply(Delayed{false});
  }
  switch (choice.course) {
    case Course::Advance:
    case Course::Explore:
    case Course::FallBack:
      set_out(record, kMainGroup, goal_of(record.state(), choice), kATurn, false);
      return;
    case Course::Hold:
      record.change(kMainGroup, [&](Group& main) { main.scavenging = choice.scavenging; });
      record.apply(StepBegan{Step::Close});
      return;
    case Course::Quit:
      record.tell(told("RR-327"_rule, "quits").at(record.state().main().at));
      record.apply(StepBegan{Step::EndTest});
      return;
    case Course::Drift:
      drift(record, kMainGroup);
      if (record.state().step == Step::Orders) {
        record.apply(StepBegan{Step::Close});
      }
      return;
  }
}

void carry_out(Record& record, const SetStanding& choice) {
  const bool called =
      record.group(choice.group).standing == Standing::Wait && choice.standing != Standing::Wait;
  // [RR-246] A boat must run down first: two sections a turn.
  const int way = distance(record.state(), kMississippi, record.state().main().at);
  const int delay = called && record.options().order_delay ? (way + 1) / 2 : 0;
  const auto turn = record.state().turn;
  record.change(choice.group, [&](Group& group) {
    group.standing = choice.standing;
    group.apart = false;  // who is told to follow catches up
    group.push = choice.push;
    group.night_run = choice.night_run;
    group.scavenging = choice.scavenging;
    group.called_for = static_cast<std::int16_t>(delay > 0 ? turn + delay : group.called_for);
  });
}

void carry_out(Record& record, const Detach& choice) {
  const GroupId group = record.vessel(choice.vessels.front()).group;
  const GroupId fresh = part(record, group, choice.vessels, choice.standing);
  // [RR-241] An escort, or who is to stay back, follows as a group of its own.
  record.change(fresh, [](Group& each) { each.apart = each.standing == Standing::Follow; });
  record.tell(told("RR-220"_rule, "detached").of(fresh).at(record.group(fresh).at));
}

void carry_out(Record& record, const Rejoin& choice) {
  merge(record, kMainGroup, choice.group);
  strike_empty_groups(record);
}

void carry_out(Record& record, const SetLine& choice) { record.apply(LineChanged{choice.line}); }

void carry_out(Record& record, const MoveFuel& choice) {
  move_fuel(record, choice.from, choice.to, choice.points);
  hold(record, record.vessel(choice.from).group);
}

void carry_out(Record& record, const MoveRounds& choice) {
  change_rounds(record, choice.from, choice.gun, -choice.count);
  change_rounds(record, choice.to, choice.gun, choice.count);
  record.tell(told("RR-205"_rule, "rounds-moved")
                  .of(choice.to)
                  .by(choice.gun)
                  .with_figures({choice.count}));
  hold(record, record.vessel(choice.from).group);
}

void carry_out(Record& record, const CastOff& choice) {
  const std::uint8_t points = record.vessel(choice.vessel).barges.back();
  const Place here = place_of(record.state(), choice.vessel);
  record.change(choice.vessel, [](Vessel& each) { each.barges.pop_back(); });
  record.change(here, [points](Section& section) { section.barges.push_back(points); });
}

void carry_out(Record& record, const PickUp& choice) {
  const Place here = place_of(record.state(), choice.vessel);
  const std::uint8_t points = record.section(here).barges.back();
  record.change(here, [](Section& section) { section.barges.pop_back(); });
  record.change(choice.vessel, [points](Vessel& each) { each.barges.push_back(points); });
}

void carry_out(Record& record, const Tow& choice) {
  if (record.vessel(choice.other).ground == Ground::Bar) {
    record.change(choice.other, [](Vessel& each) { each.ground = Ground::Free; });
    record.tell(told("RR-227"_rule, "towed-off").of(choice.other));
    hold(record, record.vessel(choice.tug).group);  // it takes the tug's turn
    return;
  }
  record.change(choice.tug, [&](Vessel& each) { each.towing = choice.other; });
  record.tell(told("RR-227"_rule, "in-tow").of(choice.other));
}

void carry_out(Record& record, const LetGo& choice) {
  record.change(choice.tug, [](Vessel& each) { each.towing.reset(); });
}

void carry_out(Record& record, const Burn& choice) {
  lose(record, choice.vessel, Fate::Burnt, "RR-132"_rule);
}

}  // namespace core::river
