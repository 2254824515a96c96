#include "core/river/sequence.h"

#include "core/river/confederates.h"
#include "core/river/damage.h"
#include "core/river/encounter.h"
#include "core/river/exploration.h"
#include "core/river/flotilla.h"
#include "core/river/mechanics.h"
#include "core/river/night.h"
#include "core/river/repairs.h"
#include "core/river/score.h"
#include "core/river/stores.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace core::river {
namespace {

using base::operator""_rule;

constexpr int kTurnsADay = 5;  // [RR-007]
// [RR-005] [RR-006] What a section costs of a turn's two.
constexpr int kTurn = 2;
constexpr int kUp = 2;
constexpr int kDown = 1;

void begin_step(Record& record, Step step) { record.apply(StepBegan{step}); }

/// [RR-T12] S1: a new turn: what lasted for one is over, troubles may be.
void begin_turn(Record& record) {
  record.apply(TurnBegan{static_cast<std::int16_t>(record.state().turn + 1)});
  record.apply(CourseSet{Course::Hold});
  std::vector<Group> groups = record.state().groups;
  for (Group& each : groups) {
    each.moved = each.fought = each.checked = each.stays = false;
    each.scavenging.reset();
  }
  if (groups != record.state().groups) {
    record.apply(GroupsChanged{std::move(groups), record.state().next_group});
  }
  for (std::size_t i = 0; i < record.state().vessels.size(); ++i) {
    record.change(VesselId{static_cast<std::uint8_t>(i)}, [](Vessel& each) {
      each.modifier = 0;
      each.turn_damage = 0;
    });
  }
  clear_troubles(record);
  strike_empty_groups(record);
  begin_step(record, Step::Orders);
}

// ---- a group under way ----

int cost_of(const Motion& motion, const Way& way) {
  return motion.at_night ? 1 : way.upstream ? kUp : kDown;
}

/// Vessels of the group that can go on that way. [RR-129] Slow ones hold nobody up: they go along
/// when no warship, or in a group without one no vessel, keeps station.
std::vector<VesselId> movers_of(const Record& record, GroupId group, const Way& way) {
  const State& state = record.state();
  const Setting& setting = record.setting();
  const auto bend = bend_on(state, record.group(group).at, way);
  std::vector<VesselId> able = vessels_of(state, group);
  std::erase_if(able, [&](VesselId id) {
    return way.upstream ? !judge_up(setting, state, id, bend) : !judge_down(state, id, bend);
  });
  const bool has_warships = !warships_of(state, group).empty();
  const auto is_fast = [&](VesselId id) {
    return keeps_station(setting, state.vessel(id)) && !tug_of(state, id);
  };
  const bool any_fast = std::ranges::any_of(able, [&](VesselId id) {
    return is_fast(id) && (!has_warships || !state.vessel(id).supply);
  });
  if (way.upstream && any_fast) {
    std::erase_if(able, [&](VesselId id) { return !is_fast(id); });
  }
  const bool any_warship =
      std::ranges::any_of(able, [&](VesselId id) { return !state.vessel(id).supply; });
  if (group == kMainGroup && !any_warship) {
    able.clear();  // the flotilla does not go on without a warship
  }
  return able;
}

/// [RR-220] Who cannot go on stays behind.
void leave_behind(Record& record, GroupId group, const std::vector<VesselId>& movers) {
  std::vector<VesselId> left = vessels_of(record.state(), group);
  std::erase_if(left, [&](VesselId id) { return std::ranges::count(movers, id) > 0; });
  if (left.empty()) {
    return;
  }
  const Standing standing = group == kMainGroup ? Standing::Follow : record.group(group).standing;
  const GroupId fresh = part(record, group, left, standing);
  record.tell(told("RR-220"_rule, "left-behind").of(fresh).at(record.group(fresh).at));
  std::vector<GroupId> to_move = record.state().to_move;
  if (group != kMainGroup) {
    to_move.insert(to_move.begin(), fresh);
    record.apply(ToMove{std::move(to_move)});
  }
}

void end_motion(Record& record) {
  if (record.state().motion) {
    record.apply(MotionChanged{std::nullopt});
  }
}

/// [RR-053] [RR-224] [RR-242] What meets a group in the section that it has entered: stragglers and
/// supply ships, too, meet what was left there.
void meet_enemies(Record& record, GroupId group, Place from, bool downstream, bool drifting) {
  const Section* const here = record.state().find_section(record.group(group).at);
  if (here == nullptr || !has_enemies(*here) || vessels_of(record.state(), group).empty()) {
    return;
  }
  begin_fight(record, group, {from, downstream, drifting, false});
  begin_step(record, Step::Encounter);
}

/// The vessels are in the next section.
void shift(Record& record, GroupId group, const std::vector<VesselId>& movers, const Way& way) {
  record.change(group, [&](Group& each) {
    each.at = way.to;
    each.half = false;
    each.moved = true;
  });
  const auto turn = record.state().turn;
  for (const VesselId id : movers) {
    if (way.upstream) {
      record.change(id, [turn](Vessel& vessel) { vessel.last_up = turn; });
    }
  }
}

/// S4 to S6 of a section that a group has come into. [RR-056] A known section keeps its terrain,
/// and the enemies that survive.
void enter(Record& record, GroupId group, Place from, const Way& way) {
  if (!record.state().been_in) {
    record.apply(RiverEntered{});
  }
  const bool is_new = !record.section(way.to).entered;
  if (is_new) {
    find_terrain(record, way.to);
  }
  if (!record.group(group).checked) {
    check_machinery(record, group);
  }
  if (is_new) {
    find_confederates(record, way.to);
  }
  meet_enemies(record, group, from, !way.upstream, false);
}

/// S3 to S6: the group goes on by one section. @return whether it did
bool go_a_section(Record& record) {
  const Motion motion = *record.state().motion;
  const Place from = record.group(motion.group).at;
  const auto way = step_toward(record.state(), from, motion.goal);
  if (!way || motion.left < cost_of(motion, *way)) {
    return false;
  }
  const bool is_main = motion.group == kMainGroup;
  if (is_main && way->upstream) {
    find_course(record, way->to);
  }
  if (record.state().find_section(way->to) == nullptr && way->to != kMississippi) {
    return false;  // nobody but the main flotilla explores
  }
  const auto movers = movers_of(record, motion.group, *way);
  if (movers.empty()) {
    record.tell(told("RR-220"_rule, "cannot-go-on").of(motion.group).at(from));
    return false;
  }
  leave_behind(record, motion.group, movers);
  if (is_main && way->upstream) {
    charge_bypassed(record, from);
  }
  shift(record, motion.group, movers, *way);
  Motion next = motion;
  next.left = static_cast<std::int8_t>(next.left - cost_of(motion, *way));
  record.apply(MotionChanged{next});
  if (motion.at_night) {
    burn_fuel(record, motion.group);  // [RR-181] one for each section
  }
  if (way->to != kMississippi) {
    enter(record, motion.group, from, *way);
  }
  return true;
}

/// Goes on behind a motion or an encounter that is over.
Step next_of(Stage stage) {
  switch (stage) {
    case Stage::Main:
      return Step::Close;
    case Stage::Detached:
      return Step::Detached;
    case Stage::Night:
      return Step::NightRun;
  }
  return Step::Close;
}

void move_on(Record& record) {
  if (!record.state().motion || !go_a_section(record)) {
    end_motion(record);
    begin_step(record, next_of(record.state().stage));
  }
}

// ---- the end of a group's turn ----

/// S7 to S9 without the fighting: work of a group that is hove to, fuel.
void close_group(Record& record, GroupId id) {
  if (record.state().find_group(id) == nullptr) {
    return;
  }
  throw_for_criticals(record, id);
  const Group group = record.group(id);
  if (!group.moved && !group.fought) {  // [RR-065]
    if (group.scavenging && judge_scavenging(record.state(), group.at, *group.scavenging)) {
      scavenge(record, id, *group.scavenging);  // [RR-066] hove to all the same
    }
    if (group.at == kMississippi && group.standing == Standing::Hold) {
      refill(record, id);
    }
    repair(record, id);
  }
  burn_fuel(record, id);
}

/// S7, S8, S9 of the main flotilla.
void close_main(Record& record) {
  // [RR-064] Who holds below enemies that it has not dealt with meets them again.
  const Group& main = record.state().main();
  const Section* const here = record.state().find_section(main.at);
  const Course course = record.state().course;
  const bool stays = course == Course::Hold || course == Course::Drift;  // upon a bar at once
  if (!main.moved && !main.fought && here != nullptr && has_undealt(*here) && stays &&
      !warships_of(record.state(), kMainGroup).empty()) {
    begin_fight(record, kMainGroup, {main.at, false, false, true});
    begin_step(record, Step::Encounter);
    return;
  }
  record.score("RR-301"_rule, record.charts().points.turn);  // [RR-058] moved or held
  close_group(record, kMainGroup);
  std::vector<GroupId> order = in_order(record.state());
  std::erase(order, kMainGroup);
  record.apply(ToMove{std::move(order)});
  begin_step(record, Step::Detached);
}

// ---- detached groups ----

/// [RR-222] [RR-223] What pushing the engines gains.
int push_engines(Record& record, GroupId id) {
  constexpr int kPushDie = 10;
  constexpr int kLaidUp = 6;
  record.change(id, [](Group& group) { group.push = false; });
  switch (record.charts().push.of(record.roll({"RR-222"_rule, kPushDie, 0, {}}))) {
    case Push::NoGround:
      record.tell(told("RR-222"_rule, "no-ground").of(id));
      return kTurn;
    case Push::OneSection:
      record.tell(told("RR-222"_rule, "ground-gained").of(id));
      return 2 * kTurn;
    case Push::Burst:
      break;
  }
  const auto vessels = vessels_of(record.state(), id);
  const VesselId burst = vessels.at(record.draw("RR-222"_rule, vessels.size()));
  const auto until = static_cast<std::int16_t>(record.state().turn + kLaidUp);
  record.change(burst, [until](Vessel& vessel) { vessel.laid_up_to = until; });
  record.tell(told("RR-222"_rule, "tube-burst").of(burst).with_figures({until}));
  return 0;
}

/// [RR-052] [RR-244] A detached group goes its way, supply ships as stragglers. @return whether it
/// does anything but lie there
bool goes_its_way(Record& record, GroupId id) {
  const Group group = record.group(id);
  const bool had_its_turn = group.moved || group.fought || group.stays;
  if (had_its_turn || group.called_for > record.state().turn) {
    return false;
  }
  // Whatever comes of it, it does not try again in this turn.
  record.change(id, [](Group& each) { each.stays = true; });
  if (group.standing == Standing::Drift) {
    drift(record, id);
    return true;
  }
  const bool follows = group.standing == Standing::Follow;
  if (!follows && group.standing != Standing::Down) {
    return false;
  }
  const Place goal = follows ? follows_to(record.state(), group) : kMississippi;
  if (group.at == goal) {
    return false;
  }
  if (const int length = group.push && follows ? push_engines(record, id) : kTurn; length > 0) {
    set_out(record, id, goal, length, false);
  }
  return true;
}

/// [RR-052] The next detached group does what it has to.
void move_detached(Record& record) {
  std::vector<GroupId> left = record.state().to_move;
  if (left.empty()) {
    gather(record);
    begin_step(record, Step::EndTest);
    return;
  }
  const GroupId id = left.front();
  const bool is_there =
      record.state().find_group(id) != nullptr && !vessels_of(record.state(), id).empty();
  if (is_there && goes_its_way(record, id)) {
    return;
  }
  close_group(record, id);
  left = record.state().to_move;
  std::erase(left, id);
  record.apply(ToMove{std::move(left)});
}

// ---- the end of the turn ----

void test_end(Record& record) {
  strike_empty_groups(record);
  choose_main(record);
  if (const auto ending = ending_of(record.setting(), record.state())) {
    finish(record, *ending);
    return;
  }
  if (record.state().turn % kTurnsADay == 0 && record.state().stage != Stage::Night) {
    begin_night(record);
    begin_step(record, Step::Night);
  } else {
    begin_turn(record);
  }
}

/// [RR-230] The next group runs on in the night, or the night is over.
void run_on(Record& record) {
  std::vector<GroupId> left = record.state().to_move;
  if (left.empty()) {
    if (!throw_for_patrols(record)) {
      return;  // [RR-287] the commodore is asked
    }
    end_night(record);
    gather(record);
    begin_step(record, Step::EndTest);
    return;
  }
  const GroupId id = left.front();
  left.erase(left.begin());
  record.apply(ToMove{std::move(left)});
  const Group* const group = record.state().find_group(id);
  if (group == nullptr || vessels_of(record.state(), id).empty()) {
    return;
  }
  const Place goal = id == kMainGroup ? below(record.state(), group->at, group->night_run)
                     : group->standing == Standing::Follow ? follows_to(record.state(), *group)
                                                           : kMississippi;
  const auto length = group->night_run;
  record.change(id, [](Group& each) { each.night_run = 0; });
  set_out(record, id, goal, length, true);
}

void go_a_step(Record& record) {
  switch (record.state().step) {
    case Step::Motion:
      return move_on(record);
    case Step::Encounter:
      // The encounter is over: the group goes on, or it is its turn's end.
      return begin_step(record,
                        record.state().motion ? Step::Motion : next_of(record.state().stage));
    case Step::Close:
      return close_main(record);
    case Step::Detached:
      return move_detached(record);
    case Step::EndTest:
      return test_end(record);
    case Step::NightRun:
      return run_on(record);
    case Step::Orders:
    case Step::Night:
    case Step::Over:
      return;
  }
}

/// Whether the commodore is asked, or all is over.
bool waits(const State& state) {
  const bool encounter = state.step == Step::Encounter && state.fight;
  return encounter || state.patrols.waits || state.step == Step::Orders ||
         state.step == Step::Night || state.step == Step::Over;
}

}  // namespace

void open_campaign(Record& record) {
  // [RR-034] [RR-035] Warships only: supply ships are full.
  for (std::size_t i = 0; i < kWarships; ++i) {
    const VesselId id{static_cast<std::uint8_t>(i)};
    const DiceSum start = record.charts().fuel.start;
    int points = start.plus;
    for (int die = 0; die < start.dice; ++die) {
      points += record.roll({"RR-034"_rule, start.sides, start.plus, id});
    }
    record.change(id,
                  [points](Vessel& vessel) { vessel.fuel = static_cast<std::int16_t>(points); });
    record.tell(told("RR-034"_rule, "fuel-at-start").of(id).with_figures({points}));
  }
  begin_turn(record);
}

void go_on(Record& record) {
  while (!waits(record.state())) {
    go_a_step(record);
  }
}

void drift(Record& record, GroupId id) {
  constexpr int kDriftDie = 6;
  constexpr int kTrappedFrom = 5;
  if (record.group(id).at == kMississippi) {
    return;
  }
  for (const VesselId vessel : vessels_of(record.state(), id)) {
    if (record.vessel(vessel).ground == Ground::Free &&
        record.roll({"RR-225"_rule, kDriftDie, 0, vessel}) >= kTrappedFrom) {
      record.change(vessel, [](Vessel& each) { each.ground = Ground::Bar; });
      record.tell(told("RR-225"_rule, "drifted-on-bar").of(vessel).at(record.group(id).at));
    }
  }
  std::vector<VesselId> afloat = vessels_of(record.state(), id);
  std::erase_if(afloat, [&](VesselId each) { return record.vessel(each).ground != Ground::Free; });
  const bool goes_on = std::ranges::any_of(
      afloat, [&](VesselId each) { return id != kMainGroup || !record.vessel(each).supply; });
  if (!goes_on) {
    return;
  }
  leave_behind(record, id, afloat);
  const Place from = record.group(id).at;
  const bool into_next = record.group(id).half;
  record.change(id, [&](Group& group) {
    group.half = !group.half;
    group.at = into_next ? below(record.state(), group.at, 1) : group.at;
    group.moved = true;
  });
  record.tell(told("RR-226"_rule, "drifted").of(id).at(record.group(id).at));
  if (into_next) {
    meet_enemies(record, id, from, true, true);
  }
}

void set_out(Record& record, GroupId group, Place goal, int left, bool at_night) {
  record.apply(MotionChanged{Motion{group, goal, static_cast<std::int8_t>(left), at_night}});
  begin_step(record, Step::Motion);
}

}  // namespace core::river
