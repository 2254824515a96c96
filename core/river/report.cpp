#include "core/river/report.h"

#include "core/river/confederates.h"
#include "core/river/damage.h"
#include "core/river/encounter.h"
#include "core/river/flotilla.h"
#include "core/river/score.h"
#include "core/river/stores.h"

#include <algorithm>
#include <functional>

namespace core::river {
namespace {

using base::operator""_rule;

/// [RR-373] Whether nobody is reported twice.
bool once_each(const auto& reports, auto who) {
  return std::ranges::all_of(reports, [&](const auto& each) {
    return std::ranges::count(reports, std::invoke(who, each), who) == 1;
  });
}

/// [RR-405] What becomes of a Confederate vessel: one that has no point left is sunk.
EnemyFate fate_of(const Setting& setting, const Enemy& enemy, const EnemyReport& report) {
  const bool sunk = enemy.damage + report.damage >= setting.type_of(enemy).points;
  return report.fate == EnemyFate::Active && sunk ? EnemyFate::Sunk : report.fate;
}

/// All the guns that a report takes from a vessel.
std::vector<std::uint8_t> lost_in(const VesselReport& report) {
  std::vector<std::uint8_t> guns = report.guns_out;
  guns.insert(guns.end(), report.guns_burst.begin(), report.guns_burst.end());
  return guns;
}

/// [RR-169] Whether a warship can go on with a fight to the death after what is reported.
bool stays_able(Vessel vessel, const VesselReport& report) {
  for (const std::uint8_t gun : lost_in(report)) {
    vessel.guns.at(gun).state = GunState::KnockedOut;
  }
  return can_fight(vessel) && report.fate == Fate::Afloat && !report.aground;
}

struct ReportJudge {
  const Setting& setting;
  const State& state;
  const Fight& fight = *state.fight;
  const Section& section = *state.find_section(state.fight->at);

  [[nodiscard]] Judged<> operator()(const VesselReport& report) const {
    if (report.vessel.value() >= state.vessels.size() || !in_service(state.vessel(report.vessel)) ||
        state.vessel(report.vessel).group != fight.group) {
      return refused(refusal("RR-373"_rule, "vessel-not-there").at(fight.at));
    }
    const Vessel& vessel = state.vessel(report.vessel);
    const int left = setting.type_of(vessel).points - vessel.damage;
    if (report.damage < 0 || report.damage > left) {
      return refused(refusal("RR-373"_rule, "more-than-she-has")
                         .of(report.vessel)
                         .figures(left, report.damage));
    }
    const auto lost = lost_in(report);
    const bool guns = std::ranges::all_of(lost, [&](std::uint8_t gun) {
      return gun < vessel.guns.size() && vessel.guns[gun].state == GunState::Ready &&
             std::ranges::count(lost, gun) == 1;
    });
    const bool counts =
        report.stack_hits >= 0 && report.steering_hits >= 0 &&
        std::ranges::all_of(report.fired, [](const Rounds& each) { return each.count >= 0; });
    if (!guns || !counts) {
      return refused(refusal("RR-373"_rule, "no-such-gun").of(report.vessel));
    }
    return report.fate == Fate::Trapped || report.fate == Fate::Burnt
               ? refused(refusal("RR-373"_rule, "no-such-fate").of(report.vessel))
               : Judged<>{};
  }

  [[nodiscard]] Judged<> operator()(const BatteryReport& report) const {
    const bool known = std::ranges::any_of(
        fight.parts, [&](const FightPart& part) { return part.battery == report.battery; });
    if (!known) {
      return refused(refusal("RR-373"_rule, "battery-not-there").at(fight.at));
    }
    const auto& guns = section.batteries.at(report.battery).guns;
    const bool right = std::ranges::all_of(report.guns_out, [&](std::uint8_t gun) {
      return gun < guns.size() && guns[gun].state == GunState::Ready &&
             std::ranges::count(report.guns_out, gun) == 1;
    });
    return right ? Judged<>{} : refused(refusal("RR-373"_rule, "no-such-battery-gun").at(fight.at));
  }

  [[nodiscard]] Judged<> operator()(const EnemyReport& report) const {
    if (report.enemy >= section.enemies.size() || !is_active(section.enemies[report.enemy])) {
      return refused(refusal("RR-373"_rule, "enemy-not-there").at(fight.at));
    }
    const Enemy& enemy = section.enemies[report.enemy];
    const int left = setting.type_of(enemy).points - enemy.damage;
    return report.damage < 0 || report.damage > left
               ? refused(refusal("RR-373"_rule, "more-than-enemy-has")
                             .at(fight.at)
                             .figures(left, report.damage))
               : Judged<>{};
  }

  /// [RR-169] [RR-378] Whether the end fits what is left.
  [[nodiscard]] Judged<> judge_outcome(const Report& report) const {
    bool ironclad = false;
    bool vessels = false;
    bool batteries = false;
    for (std::size_t i = 0; i < section.enemies.size(); ++i) {
      const auto said = std::ranges::find(report.enemies, i, &EnemyReport::enemy);
      const bool beaten = said != report.enemies.end() &&
                          fate_of(setting, section.enemies[i], *said) != EnemyFate::Active;
      vessels = vessels || (is_active(section.enemies[i]) && !beaten);
      ironclad = ironclad || (is_active(section.enemies[i]) && !beaten &&
                              section.enemies[i].role == Find::Ironclad);
    }
    for (const FightPart& part : fight.parts) {
      if (part.battery) {
        const auto said =
            std::ranges::find(report.batteries, *part.battery, &BatteryReport::battery);
        const int out = said == report.batteries.end() ? 0
                        : said->silenced ? guns_ready(section.batteries[*part.battery])
                                         : static_cast<int>(said->guns_out.size());
        batteries = batteries || out < guns_ready(section.batteries[*part.battery]);
      }
    }
    const auto ships = warships_of(state, fight.group);
    const bool union_left = std::ranges::any_of(ships, [&](VesselId id) {
      const auto said = std::ranges::find(report.vessels, id, &VesselReport::vessel);
      return said == report.vessels.end() ? can_fight(state.vessel(id))
                                          : stays_able(state.vessel(id), *said);
    });
    if (ironclad && union_left) {
      return refused(refusal("RR-169"_rule, "fights-to-the-death").at(fight.at));
    }
    if (report.outcome == Outcome::Holds && union_left && (vessels || batteries)) {
      return refused(refusal("RR-378"_rule, "enemy-holds").at(fight.at));
    }
    return report.outcome == Outcome::Passed && vessels
               ? refused(refusal("RR-151"_rule, "vessels-are-not-passed").at(fight.at))
               : Judged<>{};
  }

  [[nodiscard]] Judged<> all(const auto& reports) const {
    for (const auto& each : reports) {
      if (auto judged = (*this)(each); !judged) {
        return judged;
      }
    }
    return {};
  }
};

void apply_report(Record& record, const VesselReport& report) {
  for (const Rounds& each : report.fired) {
    change_rounds(record, report.vessel, each.gun, -each.count);
  }
  record.change(report.vessel, [&](Vessel& vessel) {
    for (const std::uint8_t gun : report.guns_out) {
      vessel.guns.at(gun).state = GunState::KnockedOut;
    }
    for (const std::uint8_t gun : report.guns_burst) {
      vessel.guns.at(gun).state = GunState::Gone;
    }
    // [RR-123] Ours: of a report that does not say which gun of a type has fired all have.
    for (MountedGun& gun : vessel.guns) {
      const auto fired = std::ranges::find(report.fired, gun.gun, &Rounds::gun);
      gun.suspect = gun.suspect && gun.state != GunState::Gone &&
                    (fired == report.fired.end() || fired->count == 0);
    }
    vessel.stack_hits = static_cast<std::int8_t>(vessel.stack_hits + report.stack_hits);
    vessel.steering_hits = static_cast<std::int8_t>(vessel.steering_hits + report.steering_hits);
    vessel.ground = report.aground ? Ground::Major : vessel.ground;
  });
  add_damage(record, report.vessel, report.damage, false);
  if (report.fate != Fate::Afloat && in_service(record.vessel(report.vessel))) {
    lose(record, report.vessel, report.fate, "RR-373"_rule);
  }
}

void apply_report(Record& record, const BatteryReport& report) {
  const Place place = fight_of(record).at;
  const int before = guns_ready(record.section(place).batteries.at(report.battery));
  record.change(place, [&](Section& section) {
    Battery& battery = section.batteries.at(report.battery);
    for (std::size_t i = 0; i < battery.guns.size(); ++i) {
      const bool out =
          report.silenced || std::ranges::count(report.guns_out, static_cast<std::uint8_t>(i)) > 0;
      battery.guns[i].state = out ? GunState::Gone : battery.guns[i].state;
    }
    battery.mine = battery.mine == Mine::Laid ? Mine::Spent : battery.mine;
  });
  const int after = guns_ready(record.section(place).batteries.at(report.battery));
  score_guns(record, place, report.battery, before - after);
  if (after == 0) {
    record.tell(told("RR-152"_rule, "battery-silenced").at(place));
  }
}

void apply_report(Record& record, const EnemyReport& report) {
  const Place place = fight_of(record).at;
  const EnemyFate fate =
      fate_of(record.setting(), record.section(place).enemies.at(report.enemy), report);
  record.change(place, [&](Section& section) {
    auto& damage = section.enemies.at(report.enemy).damage;
    damage = static_cast<std::int16_t>(damage + report.damage);
  });
  if (fate != EnemyFate::Active) {
    end_enemy(record, report.enemy, fate, "RR-373"_rule);
  }
}

}  // namespace

Judged<> judge_report(const Setting& setting, const State& state, const Report& choice) {
  if (state.step != Step::Encounter || !state.fight) {
    return refused(refusal("RR-050"_rule, "no-encounter"));
  }
  const Fight& fight = *state.fight;
  if (fight.begun) {
    return refused(refusal("RR-030"_rule, "begun-already").at(fight.at));
  }
  const bool once = once_each(choice.vessels, &VesselReport::vessel) &&
                    once_each(choice.batteries, &BatteryReport::battery) &&
                    once_each(choice.enemies, &EnemyReport::enemy);
  if (!once) {
    return refused(refusal("RR-373"_rule, "reported-twice").at(fight.at));
  }
  const ReportJudge judge{setting, state};
  if (auto judged = judge.all(choice.vessels); !judged) {
    return judged;
  }
  if (auto judged = judge.all(choice.batteries); !judged) {
    return judged;
  }
  if (auto judged = judge.all(choice.enemies); !judged) {
    return judged;
  }
  return judge.judge_outcome(choice);
}

void take_report(Record& record, const Report& choice) {
  for (const VesselReport& each : choice.vessels) {
    apply_report(record, each);
  }
  for (const BatteryReport& each : choice.batteries) {
    apply_report(record, each);
  }
  for (const EnemyReport& each : choice.enemies) {
    apply_report(record, each);
  }
  const Place place = fight_of(record).at;
  record.change(place, [](Section& section) { section.torpedo_craft = 0; });
  let_consorts_flee(record);
  if (choice.outcome == Outcome::BrokeOff) {
    turn_back(record);
    return;
  }
  while (record.state().fight) {
    if (const Battery* const battery = battery_of(record);
        battery != nullptr && is_active(*battery)) {
      mark_passed(record);
    }
    next_part(record);
  }
}

}  // namespace core::river
