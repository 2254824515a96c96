#include "core/river/encounter.h"

#include "core/river/confederates.h"
#include "core/river/damage.h"
#include "core/river/flotilla.h"
#include "core/river/score.h"
#include "core/river/stores.h"

#include <algorithm>
#include <array>
#include <vector>

namespace core::river {
namespace {

using base::operator""_rule;

constexpr int kOutOfLine = 60;  // [RR-405] per cent

/// [RR-147] [RR-408] [RR-413] Whether something of this part fires before the first round.
bool has_opening(const Battery* battery) {
  return battery != nullptr && (battery->hidden || battery->mine == Mine::Laid);
}

/// [RR-062] [RR-409] What is fought one after another: batteries, the hidden ones first, then the
/// vessels; with the ironclad the vessels first, as they are printed.
std::vector<FightPart> parts_of(const Section& section, bool only_undealt) {
  std::vector<FightPart> parts;
  for (const bool hidden : {true, false}) {
    for (std::size_t i = 0; i < section.batteries.size(); ++i) {
      const Battery& each = section.batteries[i];
      if (is_active(each) && each.hidden == hidden && !(only_undealt && each.passed)) {
        parts.push_back({static_cast<std::uint8_t>(i)});
      }
    }
  }
  if (enemy_target_of(section)) {
    parts.insert(has_ironclad(section) ? parts.begin() : parts.end(), FightPart{});
  }
  return parts;
}

Judged<> judge_any(const State& state) {
  return state.step == Step::Encounter && state.fight
             ? Judged<>{}
             : refused(refusal("RR-050"_rule, "no-encounter"));
}

/// [RR-147] Nobody turns before what fires first has fired; [RR-170] an ironclad does not go away.
Judged<> judge_turning(const State& state, std::string_view key) {
  if (auto judged = judge_any(state); !judged) {
    return judged;
  }
  const Section& section = *state.find_section(state.fight->at);
  if (!state.fight->opened) {
    const auto& front = state.fight->parts.front().battery;
    const bool hidden = !front || section.batteries.at(*front).hidden;
    return refused((hidden ? refusal("RR-147"_rule, "they-fire-first")
                           : refusal("RR-413"_rule, "mine-is-laid"))
                       .at(state.fight->at));
  }
  return has_ironclad(section) ? refused(refusal("RR-169"_rule, key).at(state.fight->at))
                               : Judged<>{};
}

/// [RR-176] What becomes of those in company with a Confederate vessel.
void end_consorts(Record& record, std::size_t leader, bool captured) {
  constexpr std::string_view kConsortId = "consort";
  const Place place = fight_of(record).at;
  const auto count = record.section(place).enemies.at(leader).consorts;
  if (count == 0) {
    return;
  }
  record.tell(told("RR-176"_rule, captured ? "consorts-captured" : "consorts-flee")
                  .at(place)
                  .with_figures({count}));
  Enemy prize;
  prize.type = record.charts().find_confederate(kConsortId).value_or(0);
  prize.fate = EnemyFate::Captured;
  record.change(place, [&](Section& section) {
    section.enemies.at(leader).consorts = 0;
    for (auto left = count; captured && left > 0; --left) {
      section.enemies.push_back(prize);
    }
  });
}

}  // namespace

const Fight& fight_of(const Record& record) { return *record.state().fight; }

const FightPart& part_of(const Record& record) { return fight_of(record).parts.front(); }

const Battery* battery_of(const Record& record) {
  const auto& index = part_of(record).battery;
  return index ? &record.section(fight_of(record).at).batteries.at(*index) : nullptr;
}

std::optional<VesselId> target_of(const Setting& setting, const State& state, GroupId group) {
  auto ships = warships_of(state, group);
  if (ships.empty()) {
    ships = vessels_of(state, group);  // [RR-245]
  }
  const auto fit = std::ranges::find_if(
      ships, [&](VesselId id) { return !damaged_to(setting, state.vessel(id), kOutOfLine); });
  if (fit != ships.end()) {
    return *fit;
  }
  return ships.empty() ? std::nullopt : std::optional{ships.front()};
}

std::optional<VesselId> leader(const Record& record) {
  return target_of(record.setting(), record.state(), fight_of(record).group);
}

bool can_fight(const Vessel& vessel) {
  return in_service(vessel) && !vessel.supply && vessel.ground == Ground::Free &&
         std::ranges::any_of(vessel.guns, [&](const MountedGun& each) {
           return each.state == GunState::Ready && rounds_of(vessel, each.gun) > 0;
         });
}

std::optional<std::size_t> enemy_target_of(const Section& section) {
  for (const Find role : {Find::Ironclad, Find::HeavyGunboat, Find::Gunboat}) {
    for (std::size_t i = 0; i < section.enemies.size(); ++i) {
      if (section.enemies[i].role == role && is_active(section.enemies[i])) {
        return i;
      }
    }
  }
  return std::nullopt;
}

void begin_fight(Record& record, GroupId group, const Approach& approach) {
  const Place place = record.group(group).at;
  const Section& section = record.section(place);
  Fight fight;
  fight.group = group;
  fight.at = place;
  fight.from = approach.from;
  fight.downstream = approach.downstream;
  fight.drifting = approach.drifting;
  fight.parts = parts_of(section, approach.only_undealt);
  fight.to_the_death = has_ironclad(section);
  for (const Vessel& each : record.state().vessels) {
    fight.damage_before.push_back(each.damage);
  }
  const auto& first = fight.parts.front().battery;
  fight.opened = !has_opening(first ? &section.batteries.at(*first) : nullptr);
  const bool ironclad = fight.to_the_death;
  record.apply(FightChanged{std::move(fight)});
  record.change(group, [](Group& each) { each.fought = true; });
  record.tell(told("RR-053"_rule, "encounter").of(group).at(place));
  if (ironclad && !record.state().met_ironclad) {
    record.apply(IroncladMet{});
    record.tell(told("RR-169"_rule, "ironclad-met").at(place));
  }
}

void next_part(Record& record) {
  change_fight(record, [](Fight& fight) {
    fight.parts.erase(fight.parts.begin());
    fight.round = 0;
    fight.carried = 0;
  });
  if (fight_of(record).parts.empty()) {
    end_fight(record);
    return;
  }
  const bool opening = has_opening(battery_of(record));
  change_fight(record, [opening](Fight& fight) { fight.opened = !opening; });
}

void mark_passed(Record& record) {
  const Fight& fight = fight_of(record);
  const std::size_t index = *part_of(record).battery;
  const bool dealt_with = fight.group == kMainGroup && !fight.downstream;
  if (dealt_with) {
    record.change(fight.at,
                  [index](Section& section) { section.batteries.at(index).passed = true; });
  }
  record.tell(told("RR-411"_rule, "passed").of(fight.group).at(fight.at));
}

void turn_back(Record& record) {
  const Fight fight = fight_of(record);
  if (fight.group != kMainGroup || fight.downstream) {
    record.change(fight.group, [&fight](Group& each) { each.at = fight.from; });
  }
  record.tell(told("RR-412"_rule, "broke-off").of(fight.group).at(fight.at));
  if (record.state().motion) {
    record.apply(MotionChanged{std::nullopt});
  }
  end_fight(record);
}

void end_fight(Record& record) {
  const Fight fight = fight_of(record);
  record.change(fight.at, [](Section& section) {
    for (Battery& each : section.batteries) {
      each.hidden = false;
    }
  });
  for (std::size_t i = 0; i < record.state().vessels.size(); ++i) {
    if (record.state().vessels[i].group == fight.group) {
      add_to_pool(record, VesselId{static_cast<std::uint8_t>(i)}, fight.damage_before.at(i));
    }
  }
  record.apply(FightChanged{std::nullopt});
}

void end_enemy(Record& record, std::size_t index, EnemyFate fate, RuleId why) {
  static constexpr std::array<std::string_view, 5> kKeys{"", "enemy-sunk", "enemy-captured",
                                                         "enemy-scuttled", "enemy-blown-up"};
  const Place place = fight_of(record).at;
  record.change(place, [&](Section& section) { section.enemies.at(index).fate = fate; });
  const Enemy& enemy = record.section(place).enemies.at(index);
  record.tell(told(why, kKeys.at(static_cast<std::size_t>(fate))).at(place).on(enemy.type));
  score_enemy(record, enemy);
  end_consorts(record, index, fate == EnemyFate::Captured);
}

void let_consorts_flee(Record& record) {
  const std::size_t vessels = record.section(fight_of(record).at).enemies.size();
  for (std::size_t i = 0; i < vessels; ++i) {
    end_consorts(record, i, false);
  }
}

Judged<> judge_fight(const State& state, const FightOn& /*choice*/) {
  if (auto judged = judge_any(state); !judged) {
    return judged;
  }
  // [RR-169] Before the ironclad there is no drifting on.
  const bool carried_on = state.fight->drifting && !state.fight->to_the_death;
  return carried_on && state.fight->opened
             ? refused(refusal("RR-226"_rule, "drifts-past").at(state.fight->at))
             : Judged<>{};
}

Judged<> judge_fight(const State& state, const RunPast& /*choice*/) {
  if (auto judged = judge_turning(state, "fights-to-the-death"); !judged) {
    return judged;
  }
  return state.fight->parts.front().battery || state.fight->drifting
             ? Judged<>{}
             : refused(refusal("RR-151"_rule, "vessels-are-not-passed").at(state.fight->at));
}

Judged<> judge_fight(const State& state, const BreakOff& /*choice*/) {
  if (auto judged = judge_turning(state, "fights-to-the-death"); !judged) {
    return judged;
  }
  return state.fight->drifting ? refused(refusal("RR-226"_rule, "drifts-past").at(state.fight->at))
                               : Judged<>{};
}

}  // namespace core::river
