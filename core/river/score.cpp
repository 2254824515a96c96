#include "core/river/score.h"

#include "core/river/confederates.h"
#include "core/river/exploration.h"
#include "core/river/flotilla.h"
#include "core/river/stores.h"

#include <algorithm>

namespace core::river {
namespace {

using base::operator""_rule;

/// [RR-305] Whether she is one of those whose damage counts: neither sunk, captured nor burnt.
bool survives(const Vessel& vessel) {
  return vessel.fate == Fate::Afloat || vessel.fate == Fate::Trapped;  // [RR-132]
}

}  // namespace

int damage_points(const Charts& charts, const Options& options, const Vessel& vessel) {
  constexpr int kTenths = 10;
  if (!survives(vessel)) {
    return 0;
  }
  const int points = charts.union_vessels.at(vessel.type).points;
  const int damage = options.all_damage ? vessel.damage_ever : vessel.damage;
  const int complete = damage * kTenths / points;
  const int part = damage * kTenths % points == 0 ? 0 : 1;
  return charts.points.damage * (options.complete_tenths ? complete : complete + part);
}

void score_guns(Record& record, Place place, std::size_t battery, int guns) {
  if (guns <= 0) {
    return;
  }
  record.score("RR-306"_rule, guns * record.charts().points.gun);
  const auto charged = record.section(place).batteries.at(battery).charged;
  // Of the guns that are left as many are charged as before, as long as there are so many.
  const int back = std::max(0, charged - guns_ready(record.section(place).batteries.at(battery)));
  record.change(place, [&](Section& section) {
    auto& now = section.batteries.at(battery).charged;
    now = static_cast<std::int8_t>(now - back);
  });
  record.score("RR-307"_rule, -back * record.charts().points.bypassed);
}

void score_enemy(Record& record, const Enemy& enemy) {
  const Points& points = record.charts().points;
  if (enemy.role != Find::Ironclad) {
    record.score("RR-308"_rule, enemy.role == Find::HeavyGunboat ? points.heavy : points.gunboat);
    return;
  }
  record.score("RR-309"_rule,
               enemy.fate == EnemyFate::Captured ? points.ironclad_captured : points.ironclad_sunk);
}

void charge_bypassed(Record& record, Place place) {
  const bool is_free = place.branch != 0 && record.setting().begun_before.tributaries_free;
  if (is_free || record.state().find_section(place) == nullptr) {
    return;
  }
  for (std::size_t i = 0; i < record.section(place).batteries.size(); ++i) {
    const Battery& battery = record.section(place).batteries[i];
    const int guns = guns_ready(battery) - battery.charged;
    if (guns > 0) {
      record.change(place, [i, guns](Section& section) {
        auto& charged = section.batteries[i].charged;
        charged = static_cast<std::int8_t>(charged + guns);
      });
      record.score("RR-307"_rule, guns * record.charts().points.bypassed);
      record.tell(told("RR-307"_rule, "bypassed").at(place).with_figures({guns}));
    }
  }
}

namespace {

/// [RR-326] Whether a vessel lies on a bar from which she cannot come by herself [RR-225]: without
/// fuel, and with none to be had where she is.
bool is_stuck(const State& state, const Vessel& vessel) {
  if (vessel.ground != Ground::Bar || has_fuel(vessel)) {
    return false;
  }
  const Place here = state.find_group(vessel.group)->at;
  const Section* const section = state.find_section(here);
  return (section == nullptr || section->barges.empty()) && scavengings_of(state, here).empty();
}

}  // namespace

std::optional<Ending> ending_of(const Setting& setting, const State& state) {
  if (state.course == Course::Quit) {
    return setting.begun_before.quits_judged ? Ending::Quit : Ending::GivenUp;
  }
  if (state.met_ironclad) {  // [RR-174] nor is there a second one
    return Ending::Ironclad;
  }
  const auto afloat = warships(state);
  // [RR-326] Who is free, or can be helped by anybody who is, goes on.
  const bool all_stuck = std::ranges::all_of(state.vessels, [&](const Vessel& each) {
    return !in_service(each) || is_stuck(state, each);
  });
  if (afloat.empty() || all_stuck) {
    return Ending::Beaten;
  }
  const Group& main = state.main();
  const Section* const here = state.find_section(main.at);
  if (main.at.branch == 0 && here != nullptr && is_head(*here) &&
      !setting.begin.options.search_tributaries) {
    return Ending::Ruse;  // [RR-324]
  }
  const bool all_out = std::ranges::all_of(afloat, [&](VesselId id) {
    return state.find_group(state.vessel(id).group)->at == kMississippi;
  });
  return state.been_in && all_out ? std::optional{Ending::Quit} : std::nullopt;
}

void finish(Record& record, Ending ending) {
  for (const Vessel& each : record.state().vessels) {
    record.score("RR-302"_rule, damage_points(record.charts(), record.options(), each));
  }
  const int total = record.state().points();
  if (ending == Ending::GivenUp) {
    record.apply(Ended{{ending, static_cast<std::int16_t>(total), {}}});
    record.tell(told("RR-327"_rule, "given-up").with_figures({total}));
    return;
  }
  const Level level = record.charts().level(total);
  record.apply(Ended{{ending, static_cast<std::int16_t>(total), level}});
  record.tell(told("RR-328"_rule, "ended")
                  .with_figures({static_cast<int>(ending), total, static_cast<int>(level)}));
}

}  // namespace core::river
