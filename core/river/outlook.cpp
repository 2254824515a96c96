#include "core/river/outlook.h"

#include "core/river/confederates.h"
#include "core/river/exploration.h"
#include "core/river/flotilla.h"
#include "core/river/night.h"
#include "core/river/repairs.h"
#include "core/river/score.h"

#include <algorithm>

namespace core::river {
namespace {

constexpr int kDaysTurns = 5;    // [RR-007]
constexpr int kSureOfHer = 100;  // [RR-142] on the d100
constexpr int kMostOfDie = 6;

bool is_ironclad(Find find) { return find == Find::Ironclad || find == Find::UnderConstruction; }

// ---- what a section that nobody has entered may bring ----

/// [RR-306] Guns of the strongest line of table RR-T17.
int most_guns(const Charts& charts) {
  int most = 0;
  for (const BatteryLine& line : charts.battery.faces) {
    int guns = 0;
    for (const GunCount& each : line) {
      guns += each.count;
    }
    most = std::max(most, guns);
  }
  return most;
}

/// [RR-T18]
int most_batteries(const Charts& charts) {
  return std::ranges::max(charts.bridge.faces, {}, &BridgeDefence::batteries).batteries;
}

int most_of(const Charts& charts, Find find) {
  constexpr int kCompany = 5;  // [RR-166] gunboats
  const Points& points = charts.points;
  const int battery = most_guns(charts) * points.gun;
  switch (find) {
    case Find::Nothing:
      return 0;
    case Find::ShoreBattery:
    case Find::HiddenBattery:
      return battery;
    case Find::BridgeOrFerry:
      return most_batteries(charts) * battery;
    case Find::Town:
      return points.gunboat + battery;  // [RR-161]
    case Find::Gunboat:
      return points.gunboat;
    case Find::HeavyGunboat:
      return points.heavy + kCompany * points.gunboat;
    case Find::Ironclad:
      return points.ironclad_captured;
    case Find::UnderConstruction:
      return points.ironclad_captured + points.heavy;  // [RR-172]
  }
  return 0;
}

/// [RR-T10] The best cell of the table, with the ironclad or without her.
int most_of_section(const Charts& charts, bool with_ironclad) {
  int most = 0;
  for (const ActionRow& row : charts.action) {
    for (const Encounter& cell : row.by_column) {
      const bool ironclad = is_ironclad(cell.first) || is_ironclad(cell.second);
      if (!ironclad || with_ironclad) {
        most = std::max(most, most_of(charts, cell.first) + most_of(charts, cell.second));
      }
    }
  }
  return most;
}

/// [RR-343] What the map of the option has in sections of the main river not yet entered.
int most_of_plot(const Setting& setting, const State& state) {
  int most = 0;
  for (std::size_t i = 0; i < setting.plot.size(); ++i) {
    const Section* const section = state.find_section({0, static_cast<std::int16_t>(i + 1)});
    if (section == nullptr || !section->entered) {
      const PlottedSection& plotted = setting.plot[i];
      most += plotted.town ? most_of(setting.charts, Find::Town) : 0;
      most += plotted.crossing == CrossingPoint::None
                  ? 0
                  : most_of(setting.charts, Find::BridgeOrFerry);
    }
  }
  return most;
}

// ---- what is known ----

bool goes(const Group& group) {
  return group.standing == Standing::Follow || group.standing == Standing::Down ||
         group.standing == Standing::Drift;
}

/// Whether orders can still be given in this turn, so that anybody may go anywhere.
bool is_open(const State& state) { return state.step == Step::Orders || state.step == Step::Night; }

/// Whether a group has not yet come to where it goes.
bool is_under_way(const State& state) {
  const Group* const group = state.motion ? state.find_group(state.motion->group) : nullptr;
  return group != nullptr && group->at != state.motion->goal;
}

/// Whether a vessel may still meet an enemy in this turn.
bool is_at_risk(const State& state, const Vessel& vessel) {
  const Group* const group = state.find_group(vessel.group);
  return is_open(state) || group == nullptr || group->id == kMainGroup || goes(*group) ||
         group->night_run > 0;
}

/// Whether one of the enemies there may still be fought in this turn.
bool may_be_fought(const State& state, Place place) {
  const bool others = std::ranges::any_of(state.groups, [&](const Group& each) {
    return each.id != kMainGroup && goes(each) && !vessels_of(state, each.id).empty();
  });
  return is_open(state) || others || is_under_way(state) || place == state.main().at ||
         (state.fight && place == state.fight->at);
}

int damage_points_at(const Setting& setting, Vessel vessel, int damage) {
  vessel.damage_ever =
      static_cast<std::int16_t>(vessel.damage_ever + std::max(0, damage - vessel.damage));
  vessel.damage = static_cast<std::int16_t>(damage);
  return damage_points(setting.charts, setting.begin.options, vessel);
}

bool is_gone(const Vessel& vessel) {
  return vessel.fate != Fate::Afloat && vessel.fate != Fate::Trapped;
}

/// What a vessel's own fate may still cost, 0 or less.
int worst_of(const Setting& setting, const State& state, Vessel vessel) {
  if (is_gone(vessel)) {
    return 0;
  }
  const int now = damage_points_at(setting, vessel, vessel.damage);
  if (!is_at_risk(state, vessel)) {
    return now;
  }
  // [RR-304] What is repaired in this turn and night may be shot away again.
  const int most = setting.type_of(vessel).points;
  vessel.damage_ever = static_cast<std::int16_t>(vessel.damage_ever + 2 * repair_rate(most));
  return std::min({now, setting.charts.points.sunk, damage_points_at(setting, vessel, most)});
}

int best_of(const Setting& setting, const Vessel& vessel) {
  if (is_gone(vessel)) {
    return 0;
  }
  const int repaired = damage_points_at(setting, vessel, std::max(0, vessel.damage - vessel.pool));
  return std::max(repaired, setting.charts.points.sunk);
}

int most_of_battery(const Points& points, const Battery& battery) {
  return guns_ready(battery) * points.gun - battery.charged * points.bypassed;
}

int most_of_enemy(const Charts& charts, const Enemy& enemy) {
  const bool ironclad = enemy.role == Find::Ironclad;
  return !is_active(enemy)                  ? 0
         : ironclad                         ? charts.points.ironclad_captured
         : enemy.role == Find::HeavyGunboat ? charts.points.heavy
                                            : charts.points.gunboat;
}

/// What is there may earn.
int most_of_known(const Charts& charts, const Section& section) {
  int most = 0;
  for (const Battery& each : section.batteries) {
    most += most_of_battery(charts.points, each);
  }
  for (const Enemy& each : section.enemies) {
    most += most_of_enemy(charts, each);
  }
  return most;
}

/// @param all also what cannot be fought in this turn
int most_of_river(const Setting& setting, const State& state, bool all) {
  int most = 0;
  for (std::size_t branch = 0; branch < state.branches.size(); ++branch) {
    for (std::size_t i = 0; i < state.branches[branch].sections.size(); ++i) {
      const Place place{static_cast<std::uint8_t>(branch), static_cast<std::int16_t>(i + 1)};
      if (all || may_be_fought(state, place)) {
        most += most_of_known(setting.charts, state.branches[branch].sections[i]);
      }
    }
  }
  return most;
}

/// [RR-307] What guns cost that are left behind when the flotilla goes up now, 0 or less.
int bypassed_now(const Setting& setting, const State& state) {
  const Place here = state.main().at;
  const Section* const section = state.find_section(here);
  const bool is_free = here.branch != 0 && setting.begun_before.tributaries_free;
  if (section == nullptr || is_free || state.step != Step::Orders) {
    return 0;
  }
  int guns = 0;
  for (const Battery& each : section->batteries) {
    guns += guns_ready(each) - each.charged;
  }
  return guns * setting.charts.points.bypassed;
}

/// [RR-T22] What a patrol is worth at most.
int most_of_patrol(const Charts& charts) {
  int most = 0;
  for (const PatrolLine& line : charts.patrol.faces) {
    most = std::max(most, line.effect == Patrol::HeldOffWithLosses ? kMostOfDie : line.points);
  }
  return most;
}

/// [RR-281] Patrols that may still come before the next turn begins.
int patrols_left(const Setting& setting, const State& state) {
  const int a_night = patrol_throws(setting.begin.options);
  if (state.stage != Stage::Night) {
    return state.turn % kDaysTurns == 0 ? a_night : 0;
  }
  return state.step == Step::Night ? a_night : state.patrols.throws + (state.patrols.waits ? 1 : 0);
}

/// [RR-301] Whether this turn's point is still to be posted.
bool owes_turn(const State& state) { return state.stage == Stage::Main; }

/// [RR-321] [RR-324] Whether the campaign ends with this turn, whatever comes.
bool is_last_turn(const Setting& setting, const State& state) {
  if (state.met_ironclad) {
    return true;
  }
  const Section* const here = state.find_section(state.main().at);
  const bool others = std::ranges::any_of(
      warships(state), [&](VesselId id) { return state.vessel(id).group != kMainGroup; });
  return here != nullptr && state.main().at.branch == 0 && is_head(*here) && !is_open(state) &&
         !is_under_way(state) && !others && !setting.begin.options.search_tributaries;
}

Bounds bounds_of_turn(const Setting& setting, const State& state, int now) {
  const Points& points = setting.charts.points;
  int worst = state.points() + (owes_turn(state) ? points.turn : 0);
  int best = worst;
  for (const Vessel& each : state.vessels) {
    worst += worst_of(setting, state, each);
    best += best_of(setting, each);
  }
  worst += bypassed_now(setting, state);
  best += most_of_river(setting, state, false);
  best += patrols_left(setting, state) * most_of_patrol(setting.charts);
  if (state.step == Step::Orders) {
    best += most_of_section(setting.charts, true) + most_of_plot(setting, state);
    best = std::max(best, now);  // [RR-327] who quits owes no turn
  }
  return {worst, best};
}

/// What all sections may bring that are entered after this turn.
int most_to_come(const Setting& setting, const State& state) {
  const Charts& charts = setting.charts;
  const int next = action_modifier(setting.begin.options, state.turn + 1);
  const int without_her = std::max(0, kSureOfHer - next);
  const int a_turn = std::max(0, most_of_section(charts, false) + charts.points.turn);
  return without_her * a_turn + most_of_section(charts, true) + most_of_plot(setting, state) +
         most_of_river(setting, state, true) - most_of_river(setting, state, false);
}

}  // namespace

LevelOutlook level_outlook(const Setting& setting, const State& state) {
  LevelOutlook outlook;
  if (state.result) {
    const int total = state.result->points;
    return {total, {total, total}, {total, total}, true};
  }
  outlook.now = state.points();
  for (const Vessel& each : state.vessels) {
    outlook.now += damage_points(setting.charts, setting.begin.options, each);
  }
  outlook.this_turn = bounds_of_turn(setting, state, outlook.now);
  outlook.last_turn = is_last_turn(setting, state);
  if (outlook.last_turn) {
    outlook.final = outlook.this_turn;
  } else if (!setting.begin.options.patrols) {
    outlook.final.best = *outlook.this_turn.best + most_to_come(setting, state);
  }
  return outlook;
}

Level worst_level(const Charts& charts, const Bounds& bounds) {
  return bounds.worst ? charts.level(*bounds.worst) : Level::CrushingDefeat;
}

Level best_level(const Charts& charts, const Bounds& bounds) {
  return bounds.best ? charts.level(*bounds.best) : Level::FamousVictory;
}

}  // namespace core::river
