#include "core/river/quick.h"

#include "core/river/confederates.h"
#include "core/river/damage.h"
#include "core/river/flotilla.h"
#include "core/river/mechanics.h"
#include "core/river/score.h"
#include "core/river/stores.h"

#include <algorithm>
#include <array>
#include <vector>

namespace core::river {
namespace {

using base::Fraction;
using base::operator""_rule;

constexpr int kDieFaces = 6;
constexpr int kLeastThrow = 2;
constexpr int kMostThrow = 12;
constexpr Fraction kHalf{1, 2};
constexpr int kOutOfLine = 60;  // [RR-405] per cent

/// What a round is fought for.
enum class Manner : std::uint8_t { Fight, Run, BreakOff };

int whole(Fraction value) { return static_cast<int>(value.numerator() / value.denominator()); }

int two_dice(Record& record, RuleId why) {
  const int first = record.roll({why, kDieFaces, 0, {}});
  return first + record.roll({why, kDieFaces, 0, {}});
}

bool can_fire(const Vessel& vessel, const MountedGun& gun) {
  return gun.state == GunState::Ready && rounds_of(vessel, gun.gun) > 0;
}

Fraction left_of(int damage, int points) { return {points - damage, points}; }

const Fight& fight_of(const Record& record) { return *record.state().fight; }

const FightPart& part_of(const Record& record) { return fight_of(record).parts.front(); }

/// The battery that is fought now; null when the vessels are.
const Battery* battery_of(const Record& record) {
  const auto& index = part_of(record).battery;
  return index ? &record.section(fight_of(record).at).batteries.at(*index) : nullptr;
}

template <class Edit>
void change_fight(Record& record, Edit edit) {
  Fight now = fight_of(record);
  edit(now);
  record.happen(FightChanged{std::move(now)});
}

/// [RR-403] ΣF of the enemies of this part.
Fraction enemy_fire(const Record& record) {
  const Setting& setting = record.setting();
  if (const Battery* const battery = battery_of(record)) {
    return fire_of(setting, *battery);
  }
  Fraction sum;
  for (const Enemy& each : record.section(fight_of(record).at).enemies) {
    sum += is_active(each) ? fire_of(setting, each) : Fraction{};
  }
  return sum;
}

/// [RR-403] Confederate points of a throw.
Fraction enemy_points(const Record& record, int score) {
  return record.setting().quick.confederate_points *
         range_factor(record.section(fight_of(record).at), part_of(record)) *
         multiplier_of(record.charts(), score) * enemy_fire(record);
}

/// [RR-403] Union points of a throw; [RR-128] each ship reads it with her own modifier.
Fraction union_points(const Record& record, int score) {
  Fraction sum;
  for (const VesselId id : warships_of(record.state(), fight_of(record).group)) {
    const Vessel& vessel = record.vessel(id);
    sum +=
        multiplier_of(record.charts(), score + vessel.modifier) * fire_of(record.setting(), vessel);
  }
  return record.setting().quick.union_points *
         range_factor(record.section(fight_of(record).at), part_of(record)) * sum;
}

std::optional<VesselId> leader(const Record& record) {
  return target_of(record.setting(), record.state(), fight_of(record).group);
}

/// [RR-405] Confederate points on the ship that they go at.
void hit_union(Record& record, Fraction points) {
  const auto target = leader(record);
  if (!target) {
    return;
  }
  const bool half = record.setting().type_of(record.vessel(*target)).half_damage;
  add_damage(record, *target, whole(half ? points * kHalf : points), true);
}

/// [RR-406] Union points on a battery.
void hit_battery(Record& record, int points) {
  const int per_gun = record.setting().quick.points_per_gun;
  const Place place = fight_of(record).at;
  const std::size_t index = *part_of(record).battery;
  const int score = fight_of(record).carried + points;
  const int out = std::min(score / per_gun, guns_ready(*battery_of(record)));
  change_fight(record, [&](Fight& fight) {
    fight.carried = static_cast<std::int16_t>(score - out * per_gun);
  });
  for (int i = 0; i < out; ++i) {
    record.change(place, [&](Section& section) {
      auto& guns = section.batteries.at(index).guns;
      MountedGun* heaviest = nullptr;
      for (MountedGun& each : guns) {
        const bool heavier = heaviest == nullptr || record.setting().gun(each.gun).weight >
                                                        record.setting().gun(heaviest->gun).weight;
        heaviest = each.state == GunState::Ready && heavier ? &each : heaviest;
      }
      heaviest->state = GunState::Gone;
    });
  }
  score_guns(record, place, index, out);
  record.tell(told("RR-406"_rule, "battery-hit")
                  .at(place)
                  .with_figures({points, out, guns_ready(*battery_of(record))}));
  if (!is_active(*battery_of(record))) {
    record.change(place, [&](Section& section) {
      Battery& battery = section.batteries.at(index);
      battery.mine = battery.mine == Mine::Laid ? Mine::Spent : battery.mine;  // [RR-153]
    });
    record.tell(told("RR-152"_rule, "battery-silenced").at(place));
  }
}

void end_enemy(Record& record, std::size_t index, EnemyFate fate, RuleId why) {
  static constexpr std::array<std::string_view, 5> kKeys{"", "enemy-sunk", "enemy-captured",
                                                         "enemy-scuttled", "enemy-blown-up"};
  const Place place = fight_of(record).at;
  record.change(place, [&](Section& section) { section.enemies.at(index).fate = fate; });
  const Enemy& enemy = record.section(place).enemies.at(index);
  record.tell(told(why, kKeys.at(static_cast<std::size_t>(fate))).at(place).on(enemy.type));
  score_enemy(record, enemy);
}

/// [RR-407] Union points on the vessels.
void hit_enemy(Record& record, Fraction points) {
  const Place place = fight_of(record).at;
  const auto index = enemy_target_of(record.section(place));
  if (!index) {
    return;
  }
  const Enemy& enemy = record.section(place).enemies.at(*index);
  const int most = record.setting().type_of(enemy).points;
  const int taken = std::min(whole(is_sloped(record.setting(), enemy) ? points * kHalf : points),
                             most - enemy.damage);
  record.change(place, [&](Section& section) {
    auto& damage = section.enemies.at(*index).damage;
    damage = static_cast<std::int16_t>(damage + taken);
  });
  const Enemy& now = record.section(place).enemies.at(*index);
  record.tell(told("RR-407"_rule, "enemy-hit")
                  .at(place)
                  .on(now.type)
                  .with_figures({taken, now.damage, most}));
  if (now.damage >= most) {
    end_enemy(record, *index, EnemyFate::Sunk, "RR-407"_rule);
  }
}

/// [RR-414] All torpedo craft come on, and are spent, consorts too.
void torpedo_attack(Record& record) {
  constexpr int kReachesOn = 6;
  constexpr int kFails = 1;
  constexpr int kEarly = 2;
  constexpr int kEarlyPoints = 20;
  const Place place = fight_of(record).at;
  for (int i = 0; i < record.section(place).torpedo_craft; ++i) {
    const auto target = leader(record);
    if (!target || record.roll({"RR-414"_rule, kDieFaces, 0, {}}) < kReachesOn) {
      continue;
    }
    const int face = record.roll({"RR-414"_rule, kDieFaces, 0, target});
    record.tell(told("RR-414"_rule, face == kFails   ? "torpedo-fails"
                                    : face == kEarly ? "torpedo-early"
                                                     : "torpedo-hits")
                    .of(*target));
    if (face == kEarly) {
      add_damage(record, *target, kEarlyPoints, true);
    } else if (face != kFails) {
      lose(record, *target, Fate::Sunk, "RR-414"_rule);
    }
  }
  record.change(place, [](Section& section) {
    section.torpedo_craft = 0;
    section.consorts = 0;
  });
}

/// [RR-415]
void ram(Record& record) {
  constexpr int kAbleFrom = 40;  // tenths of a knot
  constexpr int kRamsOn = 6;
  constexpr int kPointsEach = 10;
  const Place place = fight_of(record).at;
  for (const Enemy& each : record.section(place).enemies) {
    const bool able = each.role == Find::Ironclad && is_active(each) &&
                      record.setting().type_of(each).ram && each.knots >= kAbleFrom;
    const auto target = leader(record);
    if (!able || !target || record.roll({"RR-415"_rule, kDieFaces, 0, {}}) < kRamsOn) {
      continue;
    }
    const int points = kPointsEach * record.roll({"RR-415"_rule, kDieFaces, 0, target});
    record.tell(told("RR-415"_rule, "rammed").of(*target).with_figures({points}));
    add_damage(record, *target, points, true);
  }
}

/// [RR-416] [RR-417] Who is hit hard enough gives up, or throws for it.
void strike(Record& record) {
  constexpr int kThirds = 3;
  constexpr int kCapturedFrom = 4;
  constexpr int kIroncladCaptured = 6;
  constexpr int kIroncladBlown = 1;
  const Place place = fight_of(record).at;
  for (std::size_t i = 0; i < record.section(place).enemies.size(); ++i) {
    const Enemy& enemy = record.section(place).enemies[i];
    if (!is_active(enemy) || kThirds * enemy.damage < 2 * record.setting().type_of(enemy).points) {
      continue;
    }
    if (enemy.role == Find::Ironclad) {
      const int face = record.roll({"RR-417"_rule, kDieFaces, 0, {}});
      if (face == kIroncladCaptured) {
        end_enemy(record, i, EnemyFate::Captured, "RR-417"_rule);
      } else if (face == kIroncladBlown) {
        end_enemy(record, i, EnemyFate::BlownUp, "RR-417"_rule);
      }
    } else {
      const int face = record.roll({"RR-416"_rule, kDieFaces, 0, {}});
      end_enemy(record, i, face >= kCapturedFrom ? EnemyFate::Captured : EnemyFate::Scuttled,
                "RR-416"_rule);
    }
  }
}

/// [RR-420]
void spend_rounds(Record& record) {
  if (record.setting().never_short) {
    return;
  }
  for (const VesselId id : warships_of(record.state(), fight_of(record).group)) {
    const std::vector<Rounds> rounds = record.vessel(id).rounds;
    for (const Rounds& each : rounds) {
      change_rounds(record, id, each.gun,
                    -rounds_used(record.setting(), record.vessel(id), each.gun));
    }
  }
}

/// [RR-413]
void fire_mine(Record& record) {
  constexpr int kDamagesOn = 5;
  constexpr int kSinksOn = 6;
  constexpr int kMinePoints = 20;
  const Place place = fight_of(record).at;
  const std::size_t index = *part_of(record).battery;
  const auto target = leader(record);
  if (!target) {
    return;
  }
  const int face = record.roll({"RR-413"_rule, kDieFaces, 0, target});
  record.change(place, [&](Section& section) { section.batteries.at(index).mine = Mine::Spent; });
  record.tell(told("RR-413"_rule, face >= kDamagesOn ? "mine" : "mine-fails").of(*target));
  if (face == kSinksOn) {
    lose(record, *target, Fate::Sunk, "RR-413"_rule);
  } else if (face == kDamagesOn) {
    add_damage(record, *target, kMinePoints, true);
  }
}

/// The encounter is over: what was hidden is known, half of the damage may be repaired.
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
  record.happen(FightChanged{std::nullopt});
}

/// [RR-147] [RR-408] [RR-413] Whether something of this part fires before the first round.
bool has_opening(const Battery* battery) {
  return battery != nullptr && (battery->hidden || battery->mine == Mine::Laid);
}

/// The next part, or the end.
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

/// Whether what this part is about is beaten.
bool is_beaten(const Record& record) {
  const Battery* const battery = battery_of(record);
  return battery != nullptr ? !is_active(*battery)
                            : !enemy_target_of(record.section(fight_of(record).at));
}

/// Whether the group can go on with the encounter.
bool is_lost(const Record& record) {
  const GroupId group = fight_of(record).group;
  return vessels_of(record.state(), group).empty() ||
         (fight_of(record).to_the_death && warships_of(record.state(), group).empty());
}

/// [RR-412] The group turns back: a main flotilla that came up stays below the enemy [RR-064].
void turn_back(Record& record) {
  const Fight fight = fight_of(record);
  if (fight.group != kMainGroup || fight.downstream) {
    record.change(fight.group, [&fight](Group& each) { each.at = fight.from; });
  }
  record.tell(told("RR-412"_rule, "broke-off").of(fight.group).at(fight.at));
  if (record.state().motion) {
    record.happen(MotionChanged{std::nullopt});
  }
  end_fight(record);
}

/// [RR-411] The battery is left behind.
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

/// [RR-421] A round; then the part, or all, may be over.
void fight_round(Record& record, Manner manner) {
  for (const VesselId id : warships_of(record.state(), fight_of(record).group)) {
    try_suspect_guns(record, id);
  }
  const int union_score = two_dice(record, "RR-402"_rule);
  const int enemy_score = two_dice(record, "RR-402"_rule);
  const Fraction against_enemy =
      union_points(record, union_score) * (manner == Manner::Fight ? Fraction{1} : kHalf);
  const Fraction against_union = enemy_points(record, enemy_score);
  const bool first = fight_of(record).round == 0;
  const bool vessels = !part_of(record).battery;
  spend_rounds(record);
  record.tell(told("RR-402"_rule, "round")
                  .at(fight_of(record).at)
                  .with_figures({fight_of(record).round + 1, union_score, enemy_score}));
  if (vessels) {
    hit_enemy(record, against_enemy);
  } else {
    hit_battery(record, whole(against_enemy));
  }
  hit_union(record, against_union);
  if (vessels) {
    if (first) {
      torpedo_attack(record);
    }
    ram(record);
    strike(record);
  }
  change_fight(record, [](Fight& fight) { ++fight.round; });
  if (is_lost(record)) {
    end_fight(record);
  } else if (is_beaten(record)) {
    next_part(record);
  } else if (manner == Manner::Run) {
    mark_passed(record);
    next_part(record);
  } else if (manner == Manner::BreakOff) {
    turn_back(record);
  }
}

/// [RR-147] [RR-408] The hidden battery's own fire, then the mine.
void open_fire(Record& record) {
  if (battery_of(record)->hidden) {
    const int score = two_dice(record, "RR-408"_rule);
    record.tell(told("RR-147"_rule, "fires-first").at(fight_of(record).at).with_figures({score}));
    hit_union(record, enemy_points(record, score));
  }
  if (battery_of(record)->mine == Mine::Laid) {
    fire_mine(record);
  }
  change_fight(record, [](Fight& fight) { fight.opened = true; });
  if (is_lost(record)) {
    end_fight(record);
  }
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

/// [RR-147] Nobody turns before what fires first has fired.
Judged<> judge_turning(const State& state, std::string_view key) {
  if (auto judged = judge_any(state); !judged) {
    return judged;
  }
  if (!state.fight->opened) {
    return refused(refusal("RR-147"_rule, "they-fire-first").at(state.fight->at));
  }
  const Section& section = *state.find_section(state.fight->at);
  return has_ironclad(section) ? refused(refusal("RR-169"_rule, key).at(state.fight->at))
                               : Judged<>{};
}

// ---- a report from the table ----

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
    const bool guns = std::ranges::all_of(report.guns_out, [&](std::uint8_t gun) {
      return gun < vessel.guns.size() && vessel.guns[gun].state == GunState::Ready &&
             std::ranges::count(report.guns_out, gun) == 1;
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
      const bool beaten = said != report.enemies.end() && said->fate != EnemyFate::Active;
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
      return said == report.vessels.end() || said->fate == Fate::Afloat;
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
  record.change(place, [&](Section& section) {
    auto& damage = section.enemies.at(report.enemy).damage;
    damage = static_cast<std::int16_t>(damage + report.damage);
  });
  if (report.fate != EnemyFate::Active) {
    end_enemy(record, report.enemy, report.fate, "RR-373"_rule);
  }
}

}  // namespace

Fraction fire_of(const Setting& setting, const Vessel& vessel) {
  const VesselType& type = setting.type_of(vessel);
  int weights = 0;
  for (const MountedGun& each : vessel.guns) {
    weights += can_fire(vessel, each) ? setting.gun(each.gun).weight : 0;
  }
  return Fraction{weights} * (type.turret ? Fraction{1} : kHalf) *
         left_of(vessel.damage, type.points);
}

Fraction fire_of(const Setting& setting, const Enemy& enemy) {
  const VesselType& type = setting.type_of(enemy);
  int weights = 0;
  for (const MountedGun& each : enemy.guns) {
    weights += each.state == GunState::Ready ? setting.gun(each.gun).weight : 0;
  }
  const bool all_bear = type.turret || enemy.role != Find::Ironclad;
  return Fraction{weights} * (all_bear ? Fraction{1} : kHalf) * left_of(enemy.damage, type.points);
}

Fraction fire_of(const Setting& setting, const Battery& battery) {
  int weights = 0;
  for (const MountedGun& each : battery.guns) {
    weights += each.state == GunState::Ready ? setting.gun(each.gun).weight : 0;
  }
  return weights;
}

Fraction multiplier_of(const Charts& charts, int score) {
  constexpr int kQuarters = 4;
  const int read = std::clamp(score, kLeastThrow, kMostThrow);
  return {charts.multiplier.at(static_cast<std::size_t>(read - kLeastThrow)), kQuarters};
}

Fraction range_factor(const Section& section, const FightPart& part) {
  constexpr Fraction kClose{3, 2};
  const bool close = section.narrowing == Narrowing::HalfWidth ||
                     (part.battery && section.batteries.at(*part.battery).hidden);
  return close ? kClose : Fraction{1};
}

bool is_sloped(const Setting& setting, const Enemy& enemy) {
  return setting.type_of(enemy).half_damage && !enemy.half_face.front();
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

int rounds_used(const Setting& setting, const Vessel& vessel, GunIndex gun) {
  constexpr int kEachMove = 4;
  constexpr int kAlternate = 2;
  const auto ready =
      static_cast<int>(std::ranges::count_if(vessel.guns, [&](const MountedGun& each) {
        return each.gun == gun && can_fire(vessel, each);
      }));
  const int bearing = setting.type_of(vessel).turret ? ready : (ready + 1) / 2;
  return bearing * (setting.gun(gun).alternate ? kAlternate : kEachMove);
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
  record.happen(FightChanged{std::move(fight)});
  record.change(group, [](Group& each) { each.fought = true; });
  record.tell(told("RR-053"_rule, "encounter").of(group).at(place));
  if (ironclad && !record.state().met_ironclad) {
    record.happen(IroncladMet{});
    record.tell(told("RR-169"_rule, "ironclad-met").at(place));
  }
}

Judged<> judge_fight(const State& state, const FightOn& /*choice*/) {
  if (auto judged = judge_any(state); !judged) {
    return judged;
  }
  return state.fight->drifting && state.fight->opened
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

Judged<> judge_fight(const Setting& setting, const State& state, const Report& choice) {
  if (auto judged = judge_any(state); !judged) {
    return judged;
  }
  const Fight& fight = *state.fight;
  const bool begun =
      fight.round > 0 ||
      (fight.opened && fight.parts.front().battery &&
       state.find_section(fight.at)->batteries.at(*fight.parts.front().battery).hidden);
  if (begun) {
    return refused(refusal("RR-030"_rule, "begun-already").at(fight.at));
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

void fight(Record& record, const FightOn& /*choice*/) {
  if (fight_of(record).opened) {
    fight_round(record, Manner::Fight);
  } else {
    open_fire(record);
  }
}

void fight(Record& record, const RunPast& /*choice*/) {
  if (part_of(record).battery) {
    fight_round(record, Manner::Run);
    return;
  }
  // [RR-226] Who drifts is carried past vessels, too.
  fight_round(record, Manner::Fight);
  if (record.state().fight && !part_of(record).battery) {
    next_part(record);
  }
}

void fight(Record& record, const BreakOff& /*choice*/) { fight_round(record, Manner::BreakOff); }

void fight(Record& record, const Report& choice) {
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
  record.change(place, [](Section& section) {
    section.torpedo_craft = 0;
    section.consorts = 0;
  });
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
