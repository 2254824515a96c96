#include "core/river/quick.h"

#include "core/river/confederates.h"
#include "core/river/damage.h"
#include "core/river/encounter.h"
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

/// [RR-414] All torpedo craft come on, and are spent.
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
  record.change(place, [](Section& section) { section.torpedo_craft = 0; });
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
  if (record.setting().printed_run) {
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

/// Whether what this part is about is beaten.
bool is_beaten(const Record& record) {
  const Battery* const battery = battery_of(record);
  return battery != nullptr ? !is_active(*battery)
                            : !enemy_target_of(record.section(fight_of(record).at));
}

/// Whether the group can go on with the encounter: with the last warship the campaign is over
/// [RR-326]; with the ironclad it is fought as long as one is able to [RR-169].
bool is_lost(const Record& record) {
  const State& state = record.state();
  const GroupId group = fight_of(record).group;
  const auto ships = warships_of(state, group);
  const bool able =
      std::ranges::any_of(ships, [&](VesselId id) { return can_fight(state.vessel(id)); });
  return vessels_of(state, group).empty() || warships(state).empty() ||
         (fight_of(record).to_the_death && !able);
}

/// [RR-030] From now on it is fought so to its end.
void begin_quick(Record& record) {
  change_fight(record, [](Fight& fight) { fight.begun = true; });
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
    if (first) {
      let_consorts_flee(record);  // [RR-414] by now they are spent
    }
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

void fight(Record& record, const FightOn& /*choice*/) {
  begin_quick(record);
  if (fight_of(record).opened) {
    fight_round(record, Manner::Fight);
  } else {
    open_fire(record);
  }
}

void fight(Record& record, const RunPast& /*choice*/) {
  begin_quick(record);
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

void fight(Record& record, const BreakOff& /*choice*/) {
  begin_quick(record);
  fight_round(record, Manner::BreakOff);
}

}  // namespace core::river
